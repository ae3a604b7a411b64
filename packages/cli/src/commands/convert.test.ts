import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EnginePool, Job } from '../engine-pool.ts';
import type { Entry } from '../report.ts';
import { UsageError } from '../usage.ts';
import { convert } from './convert.ts';

/** The rules of `convert` on a pool that reads no documents: a file's own text says what becomes of it. */

let folder = '';
let jobs: Job[] = [];
let closed = 0;
let stop = new AbortController();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyleaf-cli-'));
  jobs = [];
  closed = 0;
  stop = new AbortController();
});
afterEach(async () => await rm(folder, { recursive: true }));

const conversionOf = (fileName: string, verdict: 'verified' | 'failed' | 'unverifiable' = 'verified'): Conversion => ({
  schema: 'statement/1',
  source: { fileName, sha256: Buffer.from(fileName).toString('hex').slice(0, 64).padEnd(64, '0'), pages: 1, kind: 'digital' },
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
      reconciliation: { status: verdict, checks: [] },
    },
  ],
  warnings: [],
});

/** `refuse CODE`, `fault`, `stop`, `wait N` (turns of the event loop), a verdict; anything else is verified. */
const openPool = async (): Promise<EnginePool> => ({
  convert: async (job, { onProgress, signal }) => {
    jobs.push(job);
    onProgress?.({ stage: 'reading', page: 1, pages: 2 });
    const [word, argument] = (await readFile(job.path, 'utf8')).split(' ');
    if (word === 'refuse') throw new Refusal(argument as 'no-statement');
    if (word === 'fault') throw new TypeError('x is not a function');
    if (word === 'stop') stop.abort();
    signal?.throwIfAborted();
    for (let turn = 0; word === 'wait' && turn < Number(argument); turn++) await new Promise(setImmediate);
    return conversionOf(job.fileName, word === 'failed' || word === 'unverifiable' ? word : 'verified');
  },
  close: async () => {
    closed++;
  },
});

const at = (...parts: string[]) => join(folder, ...parts);
const put = async (name: string, text = 'ok') => {
  await mkdir(at(name, '..'), { recursive: true });
  await writeFile(at(name), text);
  return at(name);
};
const written = async () => (existsSync(at('out')) ? (await readdir(at('out'))).sort() : []);

async function run(args: string[], terminal = false) {
  const chunks: Uint8Array[] = [];
  let errors = '';
  const io = {
    stdout: { write: (chunk: string | Uint8Array) => chunks.push(Buffer.from(chunk)) },
    stderr: { write: (chunk: string) => (errors += chunk), isTTY: terminal, columns: 60 },
    signal: stop.signal,
  };
  const exit = await convert(args, io, openPool);
  return { exit, stdout: Buffer.concat(chunks).toString(), lines: errors.split('\n').slice(0, -1), errors };
}

const out = () => ['--out', at('out')];

describe('what is written', () => {
  it('is NAME.EXT for each input and format', async () => {
    const files = [await put('march.pdf'), await put('April 2025.x.pdf'), await put('bare')];
    expect((await run([...files, ...out(), '--to', 'json,csv'])).exit).toBe(0);
    expect(await written()).toEqual([
      'April 2025.x.csv',
      'April 2025.x.json',
      'bare.csv',
      'bare.json',
      'march.csv',
      'march.json',
    ]);
  });

  it('is CSV unless said otherwise, and each format once', async () => {
    await run([await put('march.pdf'), ...out()]);
    expect(await written()).toEqual(['march.csv']);
    await run([await put('march.pdf'), ...out(), '--to', 'json, json', '--to=json']);
    expect(await written()).toEqual(['march.csv', 'march.json']);
  });

  it('keeps inputs of one name apart, in their order', async () => {
    const files = [await put('a/march.pdf'), await put('b/march.png'), await put('march-2.pdf')];
    await run([...files, ...out(), '--to', 'json']);
    expect(await written()).toEqual(['march-2.json', 'march-3.json', 'march.json']);
    const second = JSON.parse(await readFile(at('out', 'march-3.json'), 'utf8'));
    expect(second.source.fileName).toBe('march.png');
  });

  it('overwrites nothing without --force', async () => {
    const file = await put('march.pdf');
    await put('out/march.csv', 'mine');
    const first = await run([file, ...out()]);
    expect([first.exit, jobs.length]).toEqual([64, 0]);
    expect(first.errors).toContain('--force');
    const second = await run([file, ...out(), '--to', 'csv,json']);
    expect(second.exit).toBe(64);
    expect(await readFile(at('out', 'march.csv'), 'utf8')).toBe('mine');
    expect(await written()).toEqual(['march.csv', 'march.json']);
    expect((await run([file, ...out(), '--force'])).exit).toBe(0);
    expect(await readFile(at('out', 'march.csv'), 'utf8')).toContain('march.pdf');
  });

  it('is never an input, nor the report', async () => {
    const file = await put('out/march.csv');
    await expect(run([file, ...out(), '--force'])).rejects.toThrow(UsageError);
    const report = ['--report', at('out', 'may.json')];
    await expect(run([await put('may.pdf'), ...out(), '--to', 'json', ...report])).rejects.toThrow(UsageError);
    expect(jobs).toEqual([]);
  });

  it('leaves nothing else behind', async () => {
    await run([await put('a.pdf', 'fault'), await put('b.pdf', 'refuse damaged-file'), await put('c.pdf'), ...out()]);
    expect(await written()).toEqual(['c.csv']);
  });
});

describe('merging', () => {
  it('writes one file of all that could be read, and an entry of its own', async () => {
    const files = [await put('a.pdf'), await put('b.pdf', 'refuse no-statement'), await put('c.pdf')];
    const { exit } = await run([...files, '--merge', 'all', '--out', at('out'), '--report', at('report.json')]);
    expect(exit).toBe(2);
    expect(await readdir(at('out'))).toEqual(['all.csv']);
    const lines = (await readFile(at('out', 'all.csv'), 'utf8')).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(['a.pdf', 'c.pdf']);
    const report = JSON.parse(await readFile(at('report.json'), 'utf8')) as Entry[];
    expect(report.map(({ file, transactions, outputs }) => [file, transactions, outputs])).toEqual([
      [files[0], 1, []],
      [files[1], 0, []],
      [files[2], 1, []],
      ['all', 2, [at('out', 'all.csv')]],
    ]);
  });

  it('overwrites nothing, and says so before anything is read', async () => {
    const file = await put('a.pdf');
    await run([file, '--merge', 'all', '--out', at('out')]);
    const before = jobs.length;
    await expect(run([file, '--merge', 'all', '--out', at('out')])).rejects.toThrow(/exists; --force/);
    expect(jobs.length).toBe(before);
    await expect(run([file, '--merge', '../all'])).rejects.toThrow(UsageError);
  });
});

describe('--set', () => {
  it.each([
    ['dates=mdy', 'none of the formats has that'],
    ['csv.dates=mdy', 'no setting "dates"'],
    ['nonsense', 'none of the formats has that'],
    ['=x', 'none of the formats has that'],
  ])('refuses %s where no format takes it', async (text, message) => {
    await expect(run([await put('a.pdf'), '--set', text])).rejects.toThrow(message);
  });
});

describe('how it ends', () => {
  it.each([
    ['ok', 0],
    ['failed', 0],
    ['unverifiable', 0],
    ['refuse no-statement', 2],
    ['refuse password-wrong', 2],
    ['fault', 70],
  ])('%s: %d', async (text, exit) => {
    expect((await run([await put('march.pdf', text), await put('other.pdf'), ...out()])).exit).toBe(exit);
    expect(await written()).toContain('other.csv');
  });

  it('does the others where a file is missing or a folder', async () => {
    const { exit, lines } = await run([at('missing.pdf'), folder, await put('march.pdf'), ...out()]);
    expect(exit).toBe(64);
    expect(lines[0]).toBe(`${at('missing.pdf')}: There is no such file.`);
    expect(lines[1]).toContain('folder');
    expect(await written()).toEqual(['march.csv']);
  });

  it('stops where it is asked to, with nothing half-written', async () => {
    const files = await Promise.all(['a', 'b', 'c', 'd'].map((name) => put(`${name}.pdf`, 'stop')));
    const { exit, errors } = await run([...files, ...out(), '--report', at('report.json')]);
    expect(exit).toBe(130);
    expect(errors).toContain('Stopped: 0 of 4');
    expect(await written()).toEqual([]);
    expect(existsSync(at('report.json'))).toBe(false);
    expect(closed).toBe(1);
  });

  it.each([
    [[]],
    [['--to', 'nothing', 'a.pdf']],
    [['--to', '', 'a.pdf']],
    [['--unknown', 'a.pdf']],
    [['a.pdf', '--max-pages', '0']],
    [['a.pdf', '--max-pages', '1e3']],
    [['a.pdf', '--locale', 'not a tag']],
    [['a.pdf', 'b.pdf', '--stdout']],
    [['a.pdf', '--stdout', '--to', 'csv,json']],
    [['a.pdf', '--password-file', '/does/not/exist']],
  ])('%j is wrong usage', async (args) => {
    await expect(run(args)).rejects.toThrow(UsageError);
  });
});

describe('what the engine is given', () => {
  it('is every password, the locale and the limit', async () => {
    const passwords = await put('passwords', '\ufeffone\r\n\r\ntwo words \n');
    const args = ['--password', 'first', '--password-file', passwords, '--locale', 'de-at', '--max-pages', '7'];
    await run([await put('march.pdf'), ...out(), ...args]);
    expect(jobs).toEqual([
      {
        path: at('march.pdf'),
        fileName: 'march.pdf',
        passwords: ['first', 'one', 'two words '],
        locale: 'de-AT',
        limits: { pages: 7 },
      },
    ]);
  });

  it('shows no password anywhere', async () => {
    const file = await put('march.pdf', 'refuse password-wrong');
    const { errors } = await run([file, ...out(), '--password', 'secret', '--report', at('report.json')]);
    expect(errors + (await readFile(at('report.json'), 'utf8'))).not.toContain('secret');
  });
});

describe('what is said', () => {
  it('is one line a file, in the inputs’ order, whichever is done first', async () => {
    const files = await Promise.all([
      put('a.pdf', 'wait 50'),
      put('b.pdf', 'failed'),
      put('c.pdf', 'unverifiable'),
      put('d.pdf', 'refuse no-statement'),
    ]);
    const { lines, stdout } = await run([...files, ...out()]);
    expect(lines.map((line) => line.slice(folder.length + 1))).toEqual([
      'a.pdf: 1 row, adds up',
      'b.pdf: 1 row, does not add up',
      'c.pdf: 1 row, cannot be checked',
      expect.stringMatching(/^d\.pdf: refused, no-statement: There is no bank/),
    ]);
    expect(stdout).toBe('');
  });

  it('is nothing with --quiet, and standard output has the file with --stdout', async () => {
    const { errors, stdout } = await run([await put('march.pdf'), '--stdout', '--quiet', '--to', 'csv'], true);
    expect(errors).toBe('');
    expect(stdout).toMatch(/^\ufeffDate,/);
    expect(await readdir(folder)).toEqual(['march.pdf']);
  });

  it('has a bar on a terminal, gone at the end, and none in a pipe', async () => {
    const files = [await put('a.pdf', 'wait 5'), await put('b.pdf')];
    expect((await run([...files, ...out()])).errors).not.toContain('\u001b');
    const { errors } = await run([...files, ...out(), '--force'], true);
    expect(errors).toContain('[....................] 0 of 2');
    expect(errors.endsWith('\r\u001b[K') || errors.endsWith('\n')).toBe(true);
  });

  it('is harmless to a terminal, whatever a file is called', async () => {
    const { errors } = await run([await put('a\u001b[31m.pdf'), ...out()]);
    expect(errors).not.toContain('\u001b');
  });
});

describe('the report', () => {
  it('has an entry for each input, in the order given', async () => {
    const files = [
      at('missing.pdf'),
      await put('b.pdf', 'wait 20'),
      await put('c.pdf', 'refuse damaged-file'),
      await put('d.pdf', 'fault'),
    ];
    await run([...files, ...out(), '--to', 'json,csv', '--report', at('sub', 'report.json')]);
    const entries = JSON.parse(await readFile(at('sub', 'report.json'), 'utf8')) as Entry[];
    expect(entries.map(({ file }) => file)).toEqual(files);
    expect(entries.map(({ refusal }) => refusal)).toEqual([null, null, 'damaged-file', null]);
    expect(entries[1]).toEqual({
      file: at('b.pdf'),
      outputs: [at('out', 'b.json'), at('out', 'b.csv')],
      refusal: null,
      message: null,
      notWritten: [],
      statements: 1,
      transactions: 1,
      status: ['verified'],
      ms: expect.any(Number),
      warnings: [],
    });
    expect(entries[3]?.message).toContain('x is not a function');
  });
});
