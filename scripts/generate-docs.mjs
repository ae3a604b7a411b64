/** Writes the texts that are made from the code; with `--check` it only says which of them are not as they should be. */
import { staleTexts, writeTexts } from './docs/write-texts.ts';

if (process.argv.includes('--check')) {
  const stale = await staleTexts();
  for (const file of stale) process.stdout.write(`${file} does not fit the code: run npm run docs\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const file of await writeTexts()) process.stdout.write(`${file} written\n`);
}
