import { type Conversion, decimalsOf, fromMinor, type Statement, type Transaction } from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  deleteRows,
  fillDown,
  insertRow,
  mergeRows,
  moveYears,
  pasteBlock,
  replaceTexts,
  setCells,
  setFigures,
  splitRow,
  swapSigns,
} from './commands.ts';
import { confirm, hasOtherDate, takeBack, takeOtherDate, turnBack, turnRound } from './confirming.ts';
import { correctionsOf, draftOf, type StatementDraft } from './draft.ts';

const row = (amount: string, more: Partial<Transaction> = {}): Transaction => ({
  date: '2025-03-03',
  valueDate: null,
  description: `Row of ${amount}`,
  reference: null,
  amount,
  balance: null,
  confidence: 1,
  ...more,
});

const statementOf = (transactions: Transaction[], currency = 'EUR'): Statement => ({
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'unknown', currency },
  period: { start: '2025-03-01', end: null },
  opening: '10.00',
  closing: null,
  transactions,
  reconciliation: { status: 'unverifiable', checks: [] },
});

const conversionOf = (...statements: Statement[]): Conversion => ({
  schema: 'statement/1',
  source: { fileName: 'a.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements,
  warnings: [],
});

const CELLS = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance'] as const;
const cellsOf = (rows: readonly (Transaction | StatementDraft['rows'][number])[]) =>
  rows.map((one) => ({
    ...Object.fromEntries(CELLS.map((cell) => [cell, one[cell]])),
    category: one.category ?? null,
  }));

const amount = fc.bigInt({ min: -999_999n, max: 999_999n }).map((minor) => fromMinor(minor, decimalsOf('EUR')));
const place = fc.nat(30);

/** Any command with whatever it may be given. */
const command = fc.oneof(
  fc.record({ does: fc.constant('amount' as const), at: place, amount }),
  fc.record({ does: fc.constant('category' as const), at: place, category: fc.option(fc.string({ minLength: 1 })) }),
  fc.record({ does: fc.constant('insert' as const), at: place }),
  fc.record({ does: fc.constant('delete' as const), at: place }),
  fc.record({ does: fc.constant('split' as const), at: place, amount }),
  fc.record({ does: fc.constant('merge' as const), at: place, more: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('swap' as const), at: place }),
  fc.record({ does: fc.constant('year' as const), at: place }),
  fc.record({ does: fc.constant('fill' as const), at: place }),
  fc.record({ does: fc.constant('replace' as const), at: place }),
  fc.record({ does: fc.constant('paste' as const), at: place, amount }),
  fc.record({ does: fc.constant('turn' as const), at: place }),
  fc.record({ does: fc.constant('other date' as const), at: place }),
  fc.record({ does: fc.constant('take back' as const), at: place }),
  fc.record({ does: fc.constant('opening' as const), at: place, amount: fc.option(amount) }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

function run(draft: StatementDraft, todo: Command): StatementDraft {
  const at = todo.at % (draft.rows.length + 1);
  const key = draft.rows[at]?.key ?? -1;
  const keys = new Set([key]);
  const places = draft.rows.map((_, index) => index).slice(at);
  if (todo.does === 'amount') return setCells(draft, new Map([[key, { amount: todo.amount }]]));
  if (todo.does === 'category') return setCells(draft, new Map([[key, { category: todo.category }]]));
  if (todo.does === 'insert') return insertRow(draft, at, 'EUR');
  if (todo.does === 'delete') return deleteRows(draft, keys);
  if (todo.does === 'split') return splitRow(draft, at, todo.amount, 'EUR');
  if (todo.does === 'merge') return mergeRows(draft, at, at + todo.more, 'EUR');
  if (todo.does === 'swap') return swapSigns(draft, keys);
  if (todo.does === 'year') return moveYears(draft, keys, 1);
  if (todo.does === 'fill') return fillDown(draft, places.slice(0, 3), ['date', 'category']);
  if (todo.does === 'replace') return replaceTexts(draft, new Set(draft.rows.map((one) => one.key)), 'row', 'x').draft;
  if (todo.does === 'turn') return draft.turned ? turnBack(draft) : turnRound(draft);
  if (todo.does === 'other date') return takeOtherDate(draft);
  if (todo.does === 'take back') return takeBack(draft, 'dates');
  if (todo.does === 'paste')
    return pasteBlock(draft, places.slice(0, 2), Array(3).fill({ amount: todo.amount }), 'EUR');
  return setFigures(draft, { opening: todo.amount });
}

it('whatever is done, the corrections lay it over what was read, and come back as the same rows', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), fc.array(command, { maxLength: 12 }), (amounts, todo) => {
      const read = conversionOf(
        statementOf(amounts.map((one, i) => row(one, i % 2 ? { valueDate: '2025-03-04' } : {}))),
        statementOf([row('1.00')]),
      );
      const [first, second] = draftOf(read, null);
      if (!first || !second) throw new Error('two statements have two drafts');
      const now = todo.reduce(run, first);
      const corrections = correctionsOf(read, [now, second]);
      expect(corrections.statements[1]).toEqual({});
      const corrected = applyCorrections(read, corrections).statements[0];
      expect(cellsOf(corrected?.transactions ?? [])).toEqual(cellsOf(now.rows));
      expect(corrected?.opening).toBe(now.opening);
      const again = draftOf(read, corrections)[0];
      expect(cellsOf(again?.rows ?? [])).toEqual(cellsOf(now.rows));
      expect([again?.turned, again?.confirmed]).toEqual([now.turned, now.confirmed]);
      expect(correctionsOf(read, draftOf(read, corrections))).toEqual(corrections);
    }),
    { numRuns: 300 },
  );
});

it('nothing done is nothing to keep, and rows taken back are rows as read', () => {
  const read = conversionOf(statementOf([row('1.00'), row('2.00'), row('3.00')]));
  const [draft] = draftOf(read, null);
  if (!draft) throw new Error('a statement has a draft');
  expect(correctionsOf(read, [draft])).toEqual({ statements: [{}] });
  const typed = setCells(draft, new Map([[1, { amount: '-2.00' }]]));
  expect(correctionsOf(read, [typed])).toEqual({
    statements: [{ rows: [[0, 0], { of: 1, amount: '-2.00' }, [2, 2]] }],
  });
  expect(correctionsOf(read, [setCells(typed, new Map([[1, { amount: '2.00' }]]))])).toEqual({ statements: [{}] });
});

const [asRead] = draftOf(conversionOf(statementOf([row('1.00', { balance: '11.00' }), row('-2.00')])), null);
if (!asRead) throw new Error('a statement has a draft');

it('all amounts are turned round in one entry, and back to nothing', () => {
  const read = conversionOf(statementOf([row('1.00', { balance: '11.00' }), row('-2.00')]));
  const turned = turnRound(asRead);
  expect(turned.rows.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['-1.00', '-11.00'],
    ['2.00', null],
  ]);
  expect(correctionsOf(read, [turned])).toEqual({ statements: [{ turned: true, confirmed: ['direction'] }] });
  expect(turnBack(turned)).toEqual(asRead);
});

it('what was said is said once, and taken back', () => {
  const said = confirm(asRead, 'dates');
  expect(confirm(said, 'dates')).toBe(said);
  expect(takeBack(said, 'dates')).toEqual(asRead);
  expect(takeBack(said, 'direction').confirmed).toEqual(['dates']);
});

it('the other date is taken where a row has two, and both are kept', () => {
  expect(hasOtherDate(asRead)).toBe(false);
  const read = conversionOf(statementOf([row('1.00', { valueDate: '2025-03-05' }), row('2.00')]));
  const [draft] = draftOf(read, null);
  if (!draft) throw new Error('a statement has a draft');
  expect(hasOtherDate(draft)).toBe(true);
  const other = takeOtherDate(draft);
  expect(other.rows.map(({ date, valueDate }) => [date, valueDate])).toEqual([
    ['2025-03-05', '2025-03-03'],
    ['2025-03-03', null],
  ]);
  expect(other.confirmed).toEqual(['dates']);
});
