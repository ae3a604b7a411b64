/**
 * What `npm test` leaves out because it takes long: every route and state in all nine locales on three widths of screen,
 * tests in Japanese, and the whole corpus through all doors: `npm run test:matrix`.
 */
import { LOCALES } from '@tallyleaf/contract';
import { runWalks } from './walks/run-walks.mjs';

const locales = LOCALES.map(({ code }) => code).join(',');
const LEFT_OUT = String.raw`walks\.spec|doors\.spec|\bja\b`;
const args = ['--grep', LEFT_OUT, '--reporter=list', ...process.argv.slice(2)];
process.exitCode = runWalks(args, { TALLYLEAF_LOCALES: locales });
