/**
 * Puts trained weights where the engine reads them, with the card that tells how they were made:
 * `node training/publish.ts [--from DIR] [--commit ID]`; the commit is the one at which they were trained, this one if none is named.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readModel } from '../packages/engine/src/model/model.ts';
import { cardOf, type Report } from './card.ts';

/** What the repository lets the weights weigh (the issue that asked for them). */
const MOST_BYTES = 4_000_000;

function main(): void {
  const { values } = parseArgs({ options: { from: { type: 'string' }, commit: { type: 'string' } } });
  const from = resolve(values.from ?? join(import.meta.dirname, 'out'));
  const to = resolve(import.meta.dirname, '../packages/engine/weights');
  const bytes = new Uint8Array(readFileSync(join(from, 'row-roles.bin')));
  if (bytes.length >= MOST_BYTES) throw new RangeError(`${bytes.length} bytes are too many: ${MOST_BYTES} at most`);
  readModel(bytes);
  const report = JSON.parse(readFileSync(join(from, 'report.json'), 'utf8')) as Report;
  const commit = values.commit ?? execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(to, 'row-roles.bin'), bytes);
  writeFileSync(
    join(to, 'manifest.json'),
    `${JSON.stringify({ 'row-roles.bin': { bytes: bytes.length, sha256 } }, null, 2)}\n`,
  );
  writeFileSync(join(to, 'card.md'), cardOf(report, commit, sha256));
}

main();
