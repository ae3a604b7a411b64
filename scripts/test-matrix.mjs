/** Every route and state in all nine locales, on three widths of screen: `npm run test:matrix`. */
import { LOCALES } from '@tallyleaf/contract';
import { runWalks } from './walks/run-walks.mjs';

const locales = LOCALES.map(({ code }) => code).join(',');
process.exitCode = runWalks(['walks.spec.ts', '--reporter=list', ...process.argv.slice(2)], {
  TALLYLEAF_LOCALES: locales,
});
