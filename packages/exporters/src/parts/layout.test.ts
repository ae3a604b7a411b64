import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUT_KEYS, LayoutError, LONGEST_HEADING, MOST_COLUMNS, printLayout, readLayout } from './layout.ts';

const codeOf = (value: string) => {
  const layout = readLayout(value);
  return layout instanceof LayoutError ? [layout.code, layout.column, layout.setting] : null;
};

describe('readLayout', () => {
  it.each([
    [
      'date,text,amount',
      [
        ['date', null],
        ['text', null],
        ['amount', null],
      ],
    ],
    [
      ' date , text = Payee',
      [
        ['date', null],
        ['text', ' Payee'],
      ],
    ],
    [
      'date=,amount=Betrag=netto',
      [
        ['date', ''],
        ['amount', 'Betrag=netto'],
      ],
    ],
    [
      'text=a\\,b,id=c\\\\',
      [
        ['text', 'a,b'],
        ['id', 'c\\'],
      ],
    ],
    ['text=a\\b', [['text', 'a\\b']]],
    ['text=a\\', [['text', 'a\\']]],
    [
      'date,date',
      [
        ['date', null],
        ['date', null],
      ],
    ],
  ])('%j', (value, columns) => {
    expect(readLayout(value)).toEqual(columns.map(([key, heading]) => ({ key, heading })));
  });

  it.each([
    ['', ['no-columns', null, 'columns']],
    ['  ', ['no-columns', null, 'columns']],
    ['empty,empty=x', ['no-columns', null, 'columns']],
    [Array.from({ length: MOST_COLUMNS + 1 }, () => 'date').join(), ['too-many-columns', null, 'columns']],
    ['date,sum', ['unknown-column', 1, 'columns']],
    ['date,', ['unknown-column', 1, 'columns']],
    ['Date', ['unknown-column', 0, 'columns']],
    [`date,text=${'x'.repeat(LONGEST_HEADING + 1)}`, ['heading-unfit', 1, 'columns']],
    ['text=two\nlines', ['heading-unfit', 0, 'columns']],
    ['date,moneyIn', ['one-direction', 1, 'columns']],
    ['moneyOut,balance', ['one-direction', 0, 'columns']],
  ])('refuses %j', (value, fault) => expect(codeOf(value)).toEqual(fault));

  it.each(['amount,moneyIn', 'moneyIn,moneyOut'])('takes %s', (value) => expect(codeOf(value)).toBeNull());

  it('reads back what printLayout writes, whatever the headings', () => {
    const heading = fc.option(
      fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(text)),
    );
    const column = fc.record({ key: fc.constantFrom(...LAYOUT_KEYS), heading });
    const layout = fc
      .array(column, { maxLength: 8 })
      .map((columns) => [...columns, { key: 'amount', heading: null } as const]);
    fc.assert(
      fc.property(layout, (columns) => {
        expect(readLayout(printLayout(columns))).toEqual(columns);
      }),
    );
  });
});
