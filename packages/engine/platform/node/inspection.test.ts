import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Explanation } from '../../src/search/trace-log.ts';
import { openForInspection } from './inspection.ts';

async function explanationOf(name: string): Promise<Explanation> {
  const bytes = await readFile(new URL(`../../../../corpus/cases/${name}/input.pdf`, import.meta.url));
  const opened = await openForInspection({ bytes, fileName: `${name}.pdf` });
  opened.close();
  return opened.explanation;
}

/** Who proposed what for subjects of one kind, and what was taken. */
const told = ({ subjects }: Explanation, what: string): [string, string, boolean][] =>
  subjects
    .filter(({ subject }) => subject.what === what)
    .flatMap(({ proposals }) => proposals.map(({ by, proposes, taken }) => [by, proposes, taken] as const))
    .map(([by, proposes, taken]) => [by, proposes, taken]);

it('tells what arithmetic and headings propose of columns, with how many figures come out', async () => {
  const explanation = await explanationOf('us-credit-union-accounts');
  expect(told(explanation, 'column')).toEqual(
    expect.arrayContaining([
      ['headings', 'balance', true],
      ['balance chain', 'balance', true],
    ]),
  );
  const chain = explanation.subjects.flatMap(({ proposals }) => proposals).find(({ by }) => by === 'balance chain');
  expect(chain).toMatchObject({ score: 34, measure: 'figures come out' });
});

it('tells where a statement begins, and who said so', async () => {
  const boundaries = told(await explanationOf('us-credit-union-accounts'), 'boundary');
  expect(boundaries.filter(([, , taken]) => taken).map(([by]) => by)).toEqual(['another account', 'another account']);
  expect(boundaries.map(([by]) => by)).toContain('balance begins anew');
});

it('tells the signs that were tried of a statement, with what the printed figures say of each', async () => {
  const { subjects } = await explanationOf('pl-checking-unknown-marks');
  const signs = subjects.find(({ subject }) => subject.what === 'statement')?.proposals;
  expect(signs?.map(({ measure, taken }) => [measure, taken])).toEqual([
    ['by the comparator, failed', false],
    ['by the comparator, failed', false],
    ['by the comparator, failed', false],
    ['by the comparator, verified', true],
  ]);
});

it('tells the other readings that were tried where nothing is proven, and what the model said in them', async () => {
  const { attempts, subjects } = await explanationOf('gb-savings-empty-misprint');
  expect(attempts.filter(({ taken }) => taken).map(({ name }) => name)).toEqual(['pages as gathered', 'rules']);
  expect(attempts.length).toBeGreaterThan(5);
  expect(subjects.flatMap(({ proposals }) => proposals.map(({ by }) => by))).toContain('model');
});
