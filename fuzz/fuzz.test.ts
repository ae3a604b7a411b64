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
    expect(judge({ ...fine, error, time: 60_000 }, undefined)).toMatchObject({ kind: 'late' });
    expect(judge({ ...fine, error, memory: 2e9 }, undefined)).toMatchObject({ kind: 'memory' });
    expect(judge({ ...fine, error, crashes: 2 }, undefined)).toMatchObject({ kind: 'crash' });
    expect(judge({ ...fine, conversion: conversion() }, undefined)).toMatchObject({ kind: 'not-of-the-contract' });
  });
});

test('a find is cut down as long as it stays one', async () => {
  const bytes = Buffer.from(`${'a'.repeat(500)}WRONG${'b'.repeat(400)}`);
  const least = await minimise(bytes, async (tried) => Buffer.from(tried).includes('WRONG'));
  expect(Buffer.from(least).includes('WRONG')).toBe(true);
  expect(least.length).toBeLessThan(60);
});
