import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Conversion, decimalsOf, toMinor } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { exporters, findExporter, loadExporter } from './index.ts';
import { nameFiles } from './parts/names.ts';
import { CASES } from './testing/cases.ts';
import { READERS } from './testing/readers.ts';

/** What every exporter must pass. A file beside this that no entry of the registry loads fails it too. */

const HERE = import.meta.dirname;
const LOCALE = 'de-DE';
const NOT_FORMATS = ['exporter.ts', 'index.ts', 'registry.ts'];
const GOLDEN = ['one', 'two-accounts', 'yen', 'no-transactions'];

const movements = (conversion: Conversion): [date: string, minor: bigint][] =>
  conversion.statements.flatMap(({ transactions, account }) =>
    transactions.map(({ date, amount }): [string, bigint] => [date, toMinor(amount, decimalsOf(account.currency))]),
  );

async function write(id: string, conversion: Conversion) {
  return (await loadExporter(id)).write(conversion, { locale: LOCALE });
}

describe('the registry', () => {
  it('knows every format that lies beside it', () => {
    const registry = readFileSync(join(HERE, 'registry.ts'), 'utf8');
    const formats = readdirSync(HERE).filter((name) => /^[\w-]+\.ts$/.test(name) && !NOT_FORMATS.includes(name));
    expect(formats.length).toBeGreaterThan(0);
    expect(formats.filter((name) => !registry.includes(`import('./${name}')`))).toEqual([]);
  });

  it('has ids and endings of its own for each', () => {
    expect(new Set(exporters.map(({ id }) => id)).size).toBe(exporters.length);
    expect(new Set(exporters.map(({ extension }) => extension)).size).toBe(exporters.length);
    for (const { id, extension } of exporters) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(extension).toMatch(/^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/);
    }
  });

  it('refuses what it does not know', async () => {
    expect(findExporter('nothing')).toBeUndefined();
    await expect(loadExporter('nothing')).rejects.toThrow(RangeError);
  });
});

describe.each(exporters.map((info) => [info.id, info] as const))('%s', (id, info) => {
  it.each(Object.keys(CASES))('%s: every transaction once, with its date and amount', async (name) => {
    const conversion = CASES[name] as Conversion;
    const result = await write(id, conversion);
    const left = new Set(result.notWritten.map(({ statement }) => statement));
    const held = { ...conversion, statements: conversion.statements.filter((_, index) => !left.has(index)) };
    const read = READERS[id];
    if (!read) throw new Error(`testing/readers.ts has no reader for ${id}`);
    const rows = (await Promise.all(result.files.map(read))).flat();
    const currencies = held.statements.flatMap(({ account, transactions }) => transactions.map(() => account.currency));
    const found = rows.map(({ date, amount }, n) => [date, toMinor(amount, decimalsOf(currencies[n] ?? 'USD'))]);
    expect(found).toEqual(movements(held));
  });

  it.each(Object.keys(CASES))('%s: the same bytes again, and nothing of the conversion changed', async (name) => {
    const conversion = CASES[name] as Conversion;
    const before = structuredClone(conversion);
    const first = await write(id, conversion);
    const second = await write(id, structuredClone(conversion));
    expect(second).toEqual(first);
    expect(conversion).toEqual(before);
  });

  it('says what its files are', async () => {
    const { files } = await write(id, CASES['two-accounts'] as Conversion);
    expect(files.map(({ account }) => account)).toEqual(info.accounts === 'one' ? [1, 2] : [null]);
    expect(new Set(nameFiles('march', files)).size).toBe(files.length);
    for (const { extension } of files) expect(extension).toBe(info.extension);
  });

  it('names statements and rows that exist in what it warns of', async () => {
    for (const conversion of Object.values(CASES)) {
      const { warnings, notWritten } = await write(id, conversion);
      for (const { statement, rows } of warnings) {
        const { transactions = [] } = conversion.statements[statement] ?? {};
        expect(rows.filter((row) => transactions[row] === undefined)).toEqual([]);
      }
      expect(notWritten.filter(({ statement }) => conversion.statements[statement] === undefined)).toEqual([]);
    }
  });

  it.each(GOLDEN)('%s: its golden file', async (name) => {
    const { files } = await write(id, CASES[name] as Conversion);
    for (const [index, fileName] of nameFiles(name, files).entries()) {
      const path = join(HERE, 'golden', id, fileName);
      const bytes = files[index]?.bytes ?? new Uint8Array();
      if (process.env.ACCEPT === 'golden') {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, bytes);
      }
      expect(existsSync(path), `${fileName} is not accepted yet: ACCEPT=golden vitest run packages/exporters`).toBe(
        true,
      );
      expect(Buffer.compare(readFileSync(path), bytes), `${fileName} differs from its golden file`).toBe(0);
    }
  });
});
