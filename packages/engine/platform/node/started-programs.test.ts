import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { Refusal } from '../../src/refusal.ts';
import { startEngineChild } from './child-process.ts';
import { openForInspection } from './inspection.ts';
import { DEFAULT_POOL_LIMITS, type PoolLimits } from './pool-limits.ts';

/** A tesseract that tells the number of its process in a file, and then does what it is told to. */
const tesseract = (told: string, does: string) => `#!/bin/sh
if [ "$1" = --version ]; then echo 'tesseract 5.0.0'; exit; fi
echo $$ > '${told}'
${does}
`;
const ENDLESS = 'exec sleep 1000';

let folder: string;
let path: string | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyleaf-test-'));
  path = process.env.PATH;
  put(ENDLESS);
  process.env.PATH = `${folder}${delimiter}${path}`;
});
/** Puts a tesseract where it is found first. */
function put(does: string): void {
  writeFileSync(join(folder, 'tesseract'), tesseract(join(folder, 'pid'), does));
  chmodSync(join(folder, 'tesseract'), 0o755);
}
afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

/** A page of print as a picture. */
async function scan(): Promise<Uint8Array> {
  const lines = Array.from({ length: 20 }, (_, i) => at(72, 760 - 30 * i, `Balance brought forward ${i} 1,234.56`, 14));
  const inspection = await openForInspection({ bytes: writePdf([{ content: lines.join('') }]), fileName: 'a.pdf' });
  const drawing = inspection.draw(1, 200 / 72);
  inspection.close();
  if (!drawing) throw new Error('the page cannot be drawn');
  const { width, height, rgba } = drawing;
  return new Uint8Array(
    await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

/** Starts a conversion, and waits until it has started a tesseract. */
async function reading(limits: Partial<PoolLimits> = {}) {
  const child = startEngineChild();
  const job = {
    task: 'convert',
    bytes: await scan(),
    fileName: 'a.png',
    passwords: [],
    limits: { ...DEFAULT_POOL_LIMITS, ...limits },
  } as const;
  const answer = child.convert(job).catch((error: Error) => (error instanceof Refusal ? error.code : error.name));
  const told = join(folder, 'pid');
  await vi.waitFor(() => expect(existsSync(told) && readFileSync(told, 'utf8')).toMatch(/\d\n/), { timeout: 50_000 });
  return { child, answer, tesseract: Number(readFileSync(told, 'utf8')) };
}

const gone = (pid: number): Promise<void> =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 });

test('a document that is called off leaves no tesseract behind', async () => {
  const { child, answer, tesseract } = await reading();
  child.kill();
  await gone(tesseract);
  await answer;
});

test('a process that is killed from outside leaves no tesseract behind', async () => {
  const { child, answer, tesseract } = await reading();
  process.kill(child.pid ?? 0, 'SIGKILL');
  await gone(tesseract);
  expect(await answer).toBe('Error');
});

/** Seconds of the processor that a page may take here: more than the engine itself needs, also where all processors are busy. */
const SECONDS = 8;
const LIMITS = { documentTime: SECONDS * 1000, pageTime: 0, ocrPageTime: 0 };

test('what a tesseract works is time of the document, which is refused for it and leaves none behind', async () => {
  put('while :; do :; done');
  const { child, answer, tesseract } = await reading({ ...LIMITS, documentTime: 5000 });
  expect(await answer).toBe('took-too-long');
  await gone(tesseract);
  expect(child.alive()).toBe(false);
});

test('what passes on the clock is not, however busy the machine is', async () => {
  const busy = Array.from({ length: availableParallelism() }, () => spawn('sh', ['-c', 'while :; do :; done']));
  try {
    // Once, and it reads nothing.
    put(`mkdir '${join(folder, 'slept')}' 2>&- && sleep ${SECONDS + 2}; exit 0`);
    const began = performance.now();
    const { child, answer } = await reading(LIMITS);
    expect(await answer).toBe('no-statement');
    expect(performance.now() - began).toBeGreaterThan(SECONDS * 1000);
    child.kill();
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
});
