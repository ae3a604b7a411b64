/**
 * Draws every route and state, on a desk's screen and a phone's, and lays the pictures side by side:
 *   npm run screens                      English, German, Japanese
 *   npm run screens -- --locales fr,cn
 * out/screens/index.html shows them all; the sheets beside it are for a quick look.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './setup/root.mjs';
import { writeContactSheets } from './walks/contact-sheets.mjs';
import { runWalks } from './walks/run-walks.mjs';

const { values } = parseArgs({ options: { locales: { type: 'string', default: 'en,de,ja' } } });
const folder = join(root, 'out/screens');
rmSync(folder, { recursive: true, force: true });
const env = { TALLYLEAF_LOCALES: values.locales, TALLYLEAF_SCREENS: folder };
const status = runWalks(['--config', 'tests/e2e/walks/draw.config.ts', '--reporter=line'], env);
// What could be drawn is shown even where a walk did not get to its end.
const sheets = await writeContactSheets(folder);
process.stdout.write(`${sheets.join('\n')}\n${join(folder, 'index.html')}\n`);
process.exitCode = status;
