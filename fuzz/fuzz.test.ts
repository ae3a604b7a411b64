import type { Conversion } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../corpus/generator/random.ts';
import { judge } from './judge.ts';
import { minimise } from './minimise.ts';
import { parsePdf, writeParsed } from './mutate/parse-pdf.ts';
import { RECIPES } from './recipes.ts';
import { readSeeds } from './seeds.ts';
import { openWatchedPool } from './watched-pool.ts';

const seeds = readSeeds();
const bytesOf = async (name: string, seed: string): Promise<Buffer> => {
  const recipe = RECIPES.find((one) => one.name === name);
  const made = await recipe?.make(seededRandom(seed), seeds);
  return Buffer.from(made instanceof Uint8Array ? made : (made?.bytes ?? []));
};

test.each([...new Set(RECIPES.map(({ name }) => name))])('%s makes the same file of the same seed', async (name) => {
  const bytes = await bytesOf(name, 'one');
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.equals(await bytesOf(name, 'one'))).toBe(true);
});

test('a PDF that is taken apart and put together again is read as before', async () => {
  const seed = seeds.named('us-checking-plain.pdf');
  if (!seed) throw new Error('the corpus lacks a case');
  const pool = openWatchedPool(1);
  const before = await pool.convert(seed.bytes, 'before');
  const after = await pool.convert(writeParsed(parsePdf(seed.bytes)), 'after');
  await pool.close();
  expect(after.conversion?.statements).toEqual(before.conversion?.statements);
});

describe('an answer', () => {
  const fine = { crashes: 0, time: 100, allowedTime: 22_000, memory: 1e8, work: 100 };
  const statement = (...amounts: string[]) => ({
    opening: '0.00',
    closing: '9.00',
    transactions: amounts.map((amount) => ({ amount })),
    reconciliation: { status: 'verified' },
  });
  const conversion = (...amounts: string[]) => ({ statements: [statement(...amounts)] }) as unknown as Conversion;

  test('within the limits is no find', () => {
    expect(judge({ ...fine, error: new Refusal('damaged-file') }, undefined)).toBeNull();
  });
  test('that is no refusal, late, too large, or cost a process, is one', () => {
    expect(judge({ ...fine, error: new TypeError('a bug') }, undefined)).toMatchObject({ kind: 'fault' });
    const error = new Refusal('damaged-file');
    expect(judge({ ...fine, error, work: 60_000 }, undefined)).toMatchObject({ kind: 'late' });
    expect(judge({ ...fine, error, memory: 2e9 }, undefined)).toMatchObject({ kind: 'memory' });
    expect(judge({ ...fine, error, crashes: 2 }, undefined)).toMatchObject({ kind: 'crash' });
    expect(judge({ ...fine, conversion: conversion() }, undefined)).toMatchObject({ kind: 'not-of-the-contract' });
  });
});

describe('a verified answer to a changed file', () => {
  const statement = (opening: string | null, amounts: readonly string[], closing: string | null, currency = 'EUR') => ({
    account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'checking', currency },
    period: { start: null, end: null },
    opening,
    closing,
    transactions: amounts.map((amount) => ({
      date: '2025-03-03',
      valueDate: null,
      description: 'GROCER',
      reference: null,
      amount,
      balance: null,
      where: { page: 1, box: [0, 0, 1, 1] },
      confidence: 1,
    })),
    reconciliation: { status: 'verified', checks: [] },
  });
  const conversion = (one: ReturnType<typeof statement>, ...warnings: { code: string; message: string }[]) =>
    ({
      schema: 'statement/1',
      source: { fileName: 'changed.pdf', sha256: 'a'.repeat(64), pages: 1, kind: 'digital' },
      statements: [one],
      warnings,
    }) as unknown as Conversion;
  const kindOf = (changed: Conversion, source: Conversion) =>
    judge({ crashes: 0, time: 100, allowedTime: 22_000, memory: 1e8, work: 100, conversion: changed }, source)?.kind;
  const find = 'verified-though-changed';
  const source = conversion(statement('100.00', ['-12.00', '5.50', '-3.00'], '90.50'));

  test('says what its source says, or a part of it', () => {
    expect(kindOf(source, source)).toBeUndefined();
    expect(kindOf(conversion(statement(null, ['-12.00', '5.50', '-3.00'], null)), source)).toBeUndefined();
    expect(kindOf(conversion(statement('88.00', ['5.50', '-3.00'], '90.50')), source)).toBeUndefined();
    expect(kindOf(conversion(statement('100.00', ['-12.00', '8.50', '-3.00'], '93.50')), source)).toBe(find);
    expect(kindOf(conversion(statement('100.00', ['-12.00', '5.50', '-3.00'], '90.00')), source)).toBe(find);
  });

  test('does not say that nothing was booked where rows were', () => {
    expect(kindOf(conversion(statement('100.00', [], '100.00')), source)).toBe(find);
    const empty = conversion(statement('100.00', [], '100.00'));
    expect(kindOf(empty, empty)).toBeUndefined();
    expect(kindOf(conversion(statement('90.00', [], '90.00')), empty)).toBe(find);
  });

  test('tells the same money in another currency only where it says that it assumed it', () => {
    const yen = conversion(statement('1000', ['-120', '55'], '935', 'JPY'));
    const euros = statement('1000.00', ['-120.00', '55.00'], '935.00');
    const assumed = { code: 'currency-assumed', message: 'No currency is printed.' };
    expect(kindOf(conversion(euros, assumed), yen)).toBeUndefined();
    expect(kindOf(conversion(euros), yen)).toBe(find);
    expect(kindOf(conversion(statement('10.00', ['-1.20', '0.55'], '9.35'), assumed), yen)).toBe(find);
  });
});

test('a find is cut down as long as it stays one', async () => {
  const bytes = Buffer.from(`${'a'.repeat(500)}WRONG${'b'.repeat(400)}`);
  const least = await minimise(bytes, async (tried) => Buffer.from(tried).includes('WRONG'));
  expect(Buffer.from(least).includes('WRONG')).toBe(true);
  expect(least.length).toBeLessThan(60);
});
