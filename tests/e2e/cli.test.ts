import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Conversion, isRefusalCode } from '@tallyleaf/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpus, type Ended, runTallyleaf, temporaryFolder } from './product.ts';
import { cellsOf } from './read-xlsx.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

/** The corpus under names of its own, as a person would have it in a folder. */
const inputs = join(folder.path, 'in');
const files = corpus.map(({ name }) => `${name}.pdf`);

beforeAll(() => {
  mkdirSync(inputs);
  for (const { name, path } of corpus) copyFileSync(path, join(inputs, `${name}.pdf`));
});

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

describe('the whole corpus in three formats', () => {
  let ended: Ended;
  const out = join(folder.path, 'out');
  const report = join(out, 'report.json');

  beforeAll(async () => {
    ended = await runTallyleaf(
      ['convert', ...files, '--to', 'json,csv,xlsx', '--out', out, '--report', report],
      inputs,
    );
  });

  test('ends well, with a line for each file and nothing on standard output', () => {
    expect(ended).toMatchObject({ status: 0, stdout: '' });
    expect(files.filter((file) => !ended.stderr.includes(file))).toEqual([]);
  });

  test('reports each file in the order given', () => {
    const entries = readJson<{ file: string; refusal: unknown; outputs: string[] }[]>(report);
    expect(entries.map(({ file }) => file)).toEqual(files);
    expect(entries.filter(({ refusal }) => refusal !== null)).toEqual([]);
    expect(entries.map(({ outputs }) => outputs.length)).toEqual(files.map(() => 3));
    expect(entries.flatMap(({ outputs }) => outputs).filter((path) => !existsSync(path))).toEqual([]);
  });

  test.each(corpus)('$name: JSON is the contract, CSV and XLSX hold its rows', async ({ name }) => {
    const conversion = readJson<Conversion>(join(out, `${name}.json`));
    expect([...Value.Errors(Conversion, conversion)].slice(0, 3)).toEqual([]);
    const transactions = conversion.statements.flatMap((statement) => statement.transactions);

    const csv = readFileSync(join(out, `${name}.csv`), 'utf8')
      .trim()
      .split('\r\n');
    expect(csv.length).toBe(1 + transactions.length);

    const cells = await cellsOf(readFileSync(join(out, `${name}.xlsx`)));
    const dates = cells.filter((cell) => cell instanceof Date).map((date) => date.toISOString().slice(0, 10));
    expect(transactions.filter(({ date }) => !dates.includes(date))).toEqual([]);
    expect(transactions.filter(({ amount }) => !cells.includes(Math.abs(Number(amount))))).toEqual([]);
  });

  test('a plain statement is read as it was drawn', () => {
    const name = 'us-checking-plain';
    const drawn = corpus.find((one) => one.name === name)?.expected.statements[0];
    const [read] = readJson<Conversion>(join(out, `${name}.json`)).statements;
    const figures = (statement: typeof read) =>
      statement?.transactions.map(({ date, amount, balance }) => ({ date, amount, balance }));
    expect(figures(read)).toEqual(figures(drawn));
    expect(read?.reconciliation.status).toBe('verified');
  });

  test('the same again gives the same bytes, whatever the order', async () => {
    const again = join(folder.path, 'again');
    await runTallyleaf(['convert', ...[...files].reverse(), '--to', 'json,csv', '--out', again, '--quiet'], inputs);
    const differing = readdirSync(again).filter(
      (file) => !readFileSync(join(again, file)).equals(readFileSync(join(out, file))),
    );
    expect(differing).toEqual([]);
    expect(readdirSync(again).length).toBe(2 * files.length);
  });
});

test('a refused file does not stop the others', async () => {
  const out = join(folder.path, 'mixed');
  writeFileSync(join(inputs, 'note.pdf'), 'Dear reader, this is no PDF.');
  const report = join(folder.path, 'mixed.json');
  const { status } = await runTallyleaf(
    ['convert', 'note.pdf', files[0] ?? '', '--to', 'json', '--out', out, '--report', report],
    inputs,
  );
  expect(status).toBe(2);
  const entries = readJson<{ refusal: string | null; outputs: string[]; message: string | null }[]>(report);
  expect(entries.map(({ refusal }) => refusal)).toEqual(['unsupported-file', null]);
  expect(isRefusalCode(entries[0]?.refusal ?? '')).toBe(true);
  expect(entries[0]?.message).toMatch(/\.$/);
  expect(readdirSync(out)).toEqual([`${corpus[0]?.name}.json`]);
});

test('what exists is not overwritten, unless that is asked for', async () => {
  const out = join(folder.path, 'kept');
  const target = join(out, `${corpus[0]?.name}.csv`);
  const args = ['convert', files[0] ?? '', '--out', out, '--quiet'];
  await runTallyleaf(args, inputs);
  writeFileSync(target, 'mine');
  expect((await runTallyleaf(args, inputs)).status).not.toBe(0);
  expect(readFileSync(target, 'utf8')).toBe('mine');
  expect((await runTallyleaf([...args, '--force'], inputs)).status).toBe(0);
  expect(readFileSync(target, 'utf8')).not.toBe('mine');
});

test('--stdout writes one format of one file', async () => {
  const { stdout, status } = await runTallyleaf(
    ['convert', files[0] ?? '', '--to', 'json', '--stdout', '--quiet'],
    inputs,
  );
  expect(status).toBe(0);
  expect(Value.Check(Conversion, JSON.parse(stdout))).toBe(true);
});

test.each([
  ['no command', []],
  ['an unknown command', ['frobnicate']],
  ['an unknown option', ['convert', 'a.pdf', '--frobnicate']],
  ['an unknown format', ['convert', 'a.pdf', '--to', 'frobnicate']],
  ['no file', ['convert']],
])('%s is wrong usage: status 64 and a word on standard error', async (_, args) => {
  const { status, stdout, stderr } = await runTallyleaf(args);
  expect({ status, stdout }).toEqual({ status: 64, stdout: '' });
  expect(stderr).not.toBe('');
});

test('formats are listed, the id first', async () => {
  const { stdout } = await runTallyleaf(['formats']);
  const ids = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/\s/)[0]);
  expect(ids).toEqual(expect.arrayContaining(['csv', 'xlsx', 'json']));
  const { stdout: json } = await runTallyleaf(['formats', '--json']);
  expect((JSON.parse(json) as { id: string }[]).map(({ id }) => id)).toEqual(ids);
});

test('the version is the package’s', async () => {
  const { stdout } = await runTallyleaf(['version']);
  const { version } = readJson<{ version: string }>(new URL('../../package.json', import.meta.url).pathname);
  expect(stdout).toContain(version);
});
