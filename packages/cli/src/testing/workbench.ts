import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conversion, Reconciliation } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { afterEach, beforeEach } from 'vitest';
import { convert } from '../commands/convert.ts';
import type { EnginePool, Job } from '../engine-pool.ts';

const conversionOf = (fileName: string, reconciliation: Omit<Reconciliation, 'checks'>): Conversion => ({
  schema: 'statement/1',
  source: {
    fileName,
    sha256: Buffer.from(fileName).toString('hex').slice(0, 64).padEnd(64, '0'),
    pages: 1,
    kind: 'digital',
  },
  statements: [
    {
      account: {
        institution: null,
        holder: null,
        number: '1',
        iban: null,
        bic: null,
        type: 'checking',
        currency: 'USD',
      },
      period: { start: null, end: null },
      opening: null,
      closing: null,
      transactions: [
        {
          date: '2025-03-03',
          valueDate: null,
          description: fileName,
          reference: null,
          amount: '-1.00',
          balance: null,
          confidence: 1,
        },
      ],
      reconciliation: { ...reconciliation, checks: [] },
    },
  ],
  warnings: [],
});

/** `convert` on a pool that reads no documents: a file's own text says what becomes of it. A folder for each test. */
export class Workbench {
  #folder = '';
  jobs: Job[] = [];
  closed = 0;
  stop = new AbortController();

  constructor() {
    beforeEach(async () => {
      this.#folder = await mkdtemp(join(tmpdir(), 'tallyleaf-cli-'));
      this.jobs = [];
      this.closed = 0;
      this.stop = new AbortController();
    });
    afterEach(async () => await rm(this.#folder, { recursive: true }));
  }

  at = (...parts: string[]): string => join(this.#folder, ...parts);

  put = async (name: string, text = 'ok'): Promise<string> => {
    await mkdir(this.at(name, '..'), { recursive: true });
    await writeFile(this.at(name), text);
    return this.at(name);
  };

  written = async (): Promise<string[]> => (existsSync(this.at('out')) ? (await readdir(this.at('out'))).sort() : []);

  out = (): string[] => ['--out', this.at('out')];

  run = async (args: string[], terminal = false) => {
    const chunks: Uint8Array[] = [];
    let errors = '';
    const io = {
      stdout: { write: (chunk: string | Uint8Array) => chunks.push(Buffer.from(chunk)) },
      stderr: { write: (chunk: string) => (errors += chunk), isTTY: terminal, columns: 60 },
      signal: this.stop.signal,
    };
    const exit = await convert(args, io, this.openPool);
    return { exit, stdout: Buffer.concat(chunks).toString(), lines: errors.split('\n').slice(0, -1), errors };
  };

  /** `refuse CODE`, `fault`, `stop`, `wait N` (turns of the event loop), a verdict and what is not proven; else verified. */
  openPool = async (): Promise<EnginePool> => ({
    convert: async (job, { onProgress, signal }) => {
      this.jobs.push(job);
      onProgress?.({ stage: 'reading', page: 1, pages: 2 });
      const [word, argument] = (await readFile(job.path, 'utf8')).split(' ');
      if (word === 'refuse') throw new Refusal(argument as 'no-statement');
      if (word === 'fault') throw new TypeError('x is not a function');
      if (word === 'stop') this.stop.abort();
      signal?.throwIfAborted();
      for (let turn = 0; word === 'wait' && turn < Number(argument); turn++) await new Promise(setImmediate);
      const status = word === 'failed' || word === 'unverifiable' ? word : 'verified';
      const unread = argument === 'dates' || argument === 'direction' ? ([argument] as const) : undefined;
      return conversionOf(job.fileName, { status, ...(unread && { unread: [...unread] }) });
    },
    close: async () => {
      this.closed++;
    },
  });
}
