import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../report.ts';
import { Workbench } from '../testing/workbench.ts';
import { UsageError } from '../usage.ts';

/** The rules of `convert`. */

const bench = new Workbench();
const { at, put, written, run, out } = bench;

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
    expect([first.exit, bench.jobs.length]).toEqual([64, 0]);
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
    expect(bench.jobs).toEqual([]);
  });

  it('leaves nothing else behind', async () => {
    await run([await put('a.pdf', 'fault'), await put('b.pdf', 'refuse damaged-file'), await put('c.pdf'), ...out()]);
    expect(await written()).toEqual(['c.csv']);
  });
});

describe('how it ends', () => {
  it.each([
    ['ok', 0],
    ['failed', 0],
    ['unverifiable', 0],
    ['refuse no-statement', 2],
    ['refuse password-wrong', 2],
    ['refuse took-too-long', 2],
    ['fault', 70],
  ])('%s: %d', async (text, exit) => {
    expect((await run([await put('march.pdf', text), await put('other.pdf'), ...out()])).exit).toBe(exit);
    expect(await written()).toContain('other.csv');
  });

  it('does the others where a file is missing or a folder', async () => {
    const { exit, lines } = await run([at('missing.pdf'), at(), await put('march.pdf'), ...out()]);
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
    expect(bench.closed).toBe(1);
  });

  it.each([
    [[]],
    [['--to', 'nothing', 'a.pdf']],
    [['--to', '', 'a.pdf']],
    [['--unknown', 'a.pdf']],
    [['a.pdf', '--max-pages', '0']],
    [['a.pdf', '--max-pages', '1e3']],
    [['a.pdf', '--max-seconds', '-1']],
    [['a.pdf', '--locale', 'not a tag']],
    [['a.pdf', 'b.pdf', '--stdout']],
    [['a.pdf', '--stdout', '--to', 'csv,json']],
    [['a.pdf', '--password-file', '/does/not/exist']],
    [['a.pdf', '--layouts', '/does/not/exist']],
  ])('%j is wrong usage', async (args) => {
    await expect(run(args)).rejects.toThrow(UsageError);
  });
});

describe('what the engine is given', () => {
  it('is every password, the locale and the limits', async () => {
    const passwords = await put('passwords', '\ufeffone\r\n\r\ntwo words \n');
    const limits = ['--max-pages', '7', '--max-seconds', '90'];
    const args = ['--password', 'first', '--password-file', passwords, '--locale', 'de-at', ...limits];
    await run([await put('march.pdf'), ...out(), ...args]);
    expect(bench.jobs).toEqual([
      {
        path: at('march.pdf'),
        fileName: 'march.pdf',
        passwords: ['first', 'one', 'two words '],
        locale: 'de-AT',
        limits: { pages: 7, documentTime: 90_000 },
      },
    ]);
  });

  it('is the columns that somebody set, and a file of anything else is wrong usage', async () => {
    const layouts = [{ fingerprint: '0123456789abcdef', columns: [{ role: 'amount', from: 0.5, to: 0.7 }] }];
    await run([await put('march.pdf'), ...out(), '--layouts', await put('layouts', JSON.stringify(layouts))]);
    expect(bench.jobs).toMatchObject([{ layouts }]);
    const turned = [{ ...layouts[0], columns: [{ role: 'amount', from: 0.7, to: 0.5 }] }];
    for (const text of ['{}', 'no JSON', JSON.stringify(turned)]) {
      const args = [at('march.pdf'), ...out(), '--force', '--layouts', await put('others', text)];
      await expect(run(args)).rejects.toThrow(UsageError);
    }
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
      put('e.pdf', 'unverifiable dates'),
      put('f.pdf', 'unverifiable direction'),
    ]);
    const { lines, stdout } = await run([...files, ...out()]);
    expect(lines.map((line) => line.slice(at().length + 1))).toEqual([
      'a.pdf: 1 row, adds up',
      'b.pdf: 1 row, does not add up',
      'c.pdf: 1 row, cannot be checked',
      expect.stringMatching(/^d\.pdf: refused, no-statement: There is no bank/),
      'e.pdf: 1 row, cannot be checked (dates not certain)',
      'f.pdf: 1 row, cannot be checked (direction not certain)',
    ]);
    expect(stdout).toBe('');
  });

  it('is nothing with --quiet, and standard output has the file with --stdout', async () => {
    const { errors, stdout } = await run([await put('march.pdf'), '--stdout', '--quiet', '--to', 'csv'], true);
    expect(errors).toBe('');
    expect(stdout).toMatch(/^\ufeffDate,/);
    expect(await readdir(at())).toEqual(['march.pdf']);
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
      unread: [[]],
      warnings: [],
    });
    expect(entries[3]?.message).toContain('x is not a function');
  });
});
