/**
 * `node bench/accept.ts CASE …`: keeps what the engine makes of a case beside its truth, in `reading.json`: the checks that it
 * ran and its warnings. It shows the difference first. `expected.json` is the truth from the generator and is never written
 * here; a case whose conversion differs from it is refused, and nothing is written in CI.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';
import { convert } from '@tallyleaf/engine';
import { createNodeHost } from '@tallyleaf/engine/node';
import { faultsOf } from '../corpus/generator/compare.ts';
import { printJson } from '../corpus/generator/print-json.ts';
import { readingOf } from '../corpus/generator/reading.ts';
import { CASES } from '../corpus/specs/index.ts';

const host = createNodeHost();

/** Lines that only one side has, as a difference shows them. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const come = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
  return [...gone, ...come].join('\n');
}

async function accept(name: string): Promise<void> {
  const spec = CASES.find((one) => one.name === name);
  if (!spec) throw new RangeError(`no such case: ${name}`);
  const folder = resolve(import.meta.dirname, '../corpus/cases', name);
  const bytes = new Uint8Array(readFileSync(resolve(folder, 'input.pdf')));
  const got: Conversion = await convert({ bytes, fileName: 'input.pdf' }, {}, host);
  const faults = faultsOf(spec.language, JSON.parse(readFileSync(resolve(folder, 'expected.json'), 'utf8')), got);
  if (faults.length > 0)
    throw new Error(`${name} is not read right, so there is nothing to keep:\n${faults.join('\n')}`);
  const path = resolve(folder, 'reading.json');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const after = printJson(readingOf(got));
  console.log(before === after ? `${name}: unchanged` : `${name}\n${difference(before, after)}`);
  writeFileSync(path, after);
}

if (process.env.CI) throw new Error('accept is for a person who reads the difference: it does not run in CI');
const names = process.argv.slice(2);
if (names.length === 0) throw new RangeError('usage: node bench/accept.ts CASE …');
for (const name of names) await accept(name);
