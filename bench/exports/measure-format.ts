/** Measures one format in a process of its own (`bench/exports.ts` starts it), and prints what it took as JSON. */
import process from 'node:process';
import { loadExporter } from '@tallyleaf/exporters';
import type { Measured, Taken } from './judge.ts';
import { SIZES } from './judge.ts';
import { SETTINGS, subjectFor } from './subject.ts';

/** Each length is written until it took so long in all, and at least so often: short ones are told from the clock's steps. */
const LONG_ENOUGH_MS = 300;
const FEWEST = 3;

const id = process.argv[2] ?? '';
const exporter = await loadExporter(id);

async function write(rows: number) {
  const conversion = subjectFor(id, rows);
  const started = process.cpuUsage();
  const { files, notWritten } = await exporter.write(conversion, { locale: 'en-GB', settings: SETTINGS[id] ?? {} });
  const { user, system } = process.cpuUsage(started);
  if (files.length === 0) throw new Error(`${id} holds nothing of it: ${notWritten[0]?.message}`);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return { milliseconds: (user + system) / 1000, bytes };
}

/** The least that it took: what else a machine does, and the collection of garbage, only ever add to it. */
async function measure(rows: number): Promise<Taken> {
  let best = Infinity;
  let spent = 0;
  let bytes = 0;
  for (let n = 0; n < FEWEST || spent < LONG_ENOUGH_MS; n++) {
    globalThis.gc?.();
    const taken = await write(rows);
    best = Math.min(best, taken.milliseconds);
    spent += taken.milliseconds;
    bytes = taken.bytes;
  }
  return { rows, milliseconds: best, bytes, megabytes: process.resourceUsage().maxRSS / 1024 };
}

// What is compiled while it runs is compiled before it is measured.
for (let n = 0; n < 20; n++) await write(SIZES[0]);
const taken: Taken[] = [];
for (const rows of SIZES) taken.push(await measure(rows));
const measured: Measured = { id, taken };
process.stdout.write(JSON.stringify(measured));
