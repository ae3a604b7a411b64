import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../report.ts';
import { Workbench } from '../testing/workbench.ts';
import { UsageError } from '../usage.ts';

/** What `convert` does with what formats let one choose, and with many files as one. */

const bench = new Workbench();
const { at, put, run } = bench;

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
    const before = bench.jobs.length;
    await expect(run([file, '--merge', 'all', '--out', at('out')])).rejects.toThrow(/exists; --force/);
    expect(bench.jobs.length).toBe(before);
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
