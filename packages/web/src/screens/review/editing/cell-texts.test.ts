import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromTsv, readCell, toTsv, typedCell } from './cell-texts.ts';

const en = { tag: 'en-US', currency: 'EUR' };

it.each([
  ['amount', '12.3', { amount: '12.30' }],
  ['amount', '', 'wrong'],
  ['amount', '1,2', 'wrong'],
  ['balance', ' ', { balance: null }],
  ['date', '2025-03-03', { date: '2025-03-03' }],
  ['date', '', 'wrong'],
  ['valueDate', '', { valueDate: null }],
  ['description', '', { description: '' }],
  ['category', '  ', { category: null }],
  ['category', 'x'.repeat(201), 'wrong'],
  ['reference', 'A 1', { reference: 'A 1' }],
] as const)('into %s, “%s” is read as %o', (cell, text, cells) => {
  expect(readCell(cell, text, en)).toEqual(cells === 'wrong' ? 'wrong' : { cells });
});

it('cells are written as spreadsheets of the language take them', () => {
  expect(typedCell('amount', '-1234.50', { tag: 'de-DE', currency: 'EUR' })).toBe('-1234,50');
  expect(typedCell('date', '2025-03-03', { tag: 'de-DE', currency: 'EUR' })).toBe('03.03.2025');
  expect(typedCell('balance', null, en)).toBe('');
});

it('no text is a formula where it is pasted; a figure keeps its sign', () => {
  const line = [
    { cell: 'description' as const, text: '=cmd()' },
    { cell: 'amount' as const, text: '-1.00' },
  ];
  expect(toTsv([line])).toBe("'=cmd()\t-1.00");
});

it('reads what spreadsheets write', () => {
  expect(fromTsv('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  expect(fromTsv('"two\nlines"\t"said ""so"""\n')).toEqual([['two\nlines', 'said "so"']]);
  expect(fromTsv('one')).toEqual([['one']]);
  expect(fromTsv('')).toEqual([['']]);
});

it('reads back any block that it wrote', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', ',') }).map((part) => `x${part}`);
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (block) => {
      const lines = block.map((line) => line.map((part) => ({ cell: 'reference' as const, text: part })));
      expect(fromTsv(toTsv(lines))).toEqual(block);
    }),
  );
});
