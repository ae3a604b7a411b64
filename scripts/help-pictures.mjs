/**
 * Draws the screens that the help shows (packages/web/src/screens/docs/help-pictures.ts), in all languages or in some:
 *   npm run help-pictures
 *   npm run help-pictures -- --locales fr,cn
 * They lie in packages/web/public/help. Run it when a screen that the help shows has changed.
 */
import { parseArgs } from 'node:util';
import { runWalks } from './walks/run-walks.mjs';

const ALL = 'en,es,pt,fr,de,it,ja,cn,zh-TW';
const { values } = parseArgs({ options: { locales: { type: 'string', default: ALL } } });
const env = { TALLYLEAF_LOCALES: values.locales };
process.exitCode = runWalks(['--config', 'tests/e2e/walks/help.config.ts', '--reporter=line'], env);
