import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './src/app/paths.ts';

/** Pages are written at build time; whatever is not among them (a 404, say) is rendered by the server. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: no page need be asked for at the server, which may be out of reach.
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths()],
} satisfies Config;
