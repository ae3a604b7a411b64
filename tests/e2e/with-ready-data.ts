import { startServer, temporaryFolder } from './product.ts';

/**
 * A global set-up: the data folder of a server that was started once and stopped. To begin one takes half of a server's start,
 * three seconds of a core; `startServer` copies this one. Made anew for each run, so that it is of today's code.
 */

let folder: ReturnType<typeof temporaryFolder> | undefined;

/** For Vitest. */
export async function setup(): Promise<void> {
  folder = temporaryFolder();
  const server = await startServer(folder.path);
  await server.stop();
  process.env.TALLYLEAF_READY_DATA = folder.path;
}

export async function teardown(): Promise<void> {
  folder?.remove();
}

// biome-ignore lint/style/noDefaultExport: Playwright wants one
export default async function forPlaywright(): Promise<typeof teardown> {
  await setup();
  return teardown;
}
