import { describe, expect, it } from 'vitest';
import { figure, labelled, remark, spot } from '../../tests/item-builder.ts';
import type { Phrase } from '../languages/language.ts';
import type { Item } from '../shapes/row.ts';
import { summedUp } from './summaries.ts';

const money = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const holder = { owed: false, bankSigns: false, unsigned: 'in' } as const;

/** One line of a summary: a name and its figure. */
const named = (phrase: Phrase, amount: string, y: number): Item[] => {
  const box = [400, y, 440, y + 10] as const;
  return [
    labelled(phrase, [{ ...figure('amount', amount), box }], { inTable: false, spot: spot(1, y) }),
    { ...remark(phrase), cells: [{ text: amount, box, size: 9 }] },
  ];
};

const summary = (out: string, ...more: readonly Item[]): Item[] => [
  ...named('opening', '100.00', 10),
  ...named('total-in', '50.00', 20),
  ...more,
  ...named('total-out', out, 30),
  ...named('closing', '120.00', 40),
];

const wrong = (items: readonly Item[]) => [...summedUp(items, money, holder).contradicted].map(({ phrase }) => phrase);

const right = (items: readonly Item[]) => [...summedUp(items, money, holder).certain].map(({ phrase }) => phrase);

describe('a summary of opening, money in, money out and closing', () => {
  it('comes out', () => {
    expect(wrong(summary('30.00'))).toEqual([]);
    expect(right(summary('30.00'))).toEqual(['total-in', 'total-out']);
    expect(right(summary('31.00'))).toEqual([]);
  });

  it('contradicts itself where it does not', () => expect(wrong(summary('31.00'))).toEqual(['total-in', 'total-out']));

  it('may call its opening what was brought forward', () => {
    const [, , ...others] = summary('31.00');
    expect(wrong([...named('brought-forward', '100.00', 10), ...others])).toEqual(['total-in', 'total-out']);
  });

  it('may have its opening apart, where that is the only one', () => {
    const apart = (...openings: readonly Item[]): Item[] => [
      ...openings,
      remark('3,000.00 of something else'),
      ...summary('31.00').slice(2),
    ];
    const opening = named('opening', '100.00', 10);
    expect(wrong(apart(...opening))).toEqual(['total-in', 'total-out']);
    expect(wrong(apart(...opening, ...named('opening', '90.00', 12)))).toEqual([]);
  });

  it('may hold a figure more, that makes up the difference', () => {
    const fee = remark('Fees');
    const cells = [{ text: '1.00', box: [300, 20, 340, 30] as const, size: 9 }];
    expect(wrong(summary('29.00', { ...fee, cells }))).toEqual([]);
  });

  it('takes a limit for no figure of the account, among its lines or beside them', () => {
    const limit = (name: string, x: number, y: number): Item => ({
      ...remark(`${name} 1.00`, { spot: spot(1, y) }),
      cells: [
        { text: name, box: [x, y, x + 60, y + 10], size: 9 },
        { text: '1.00', box: [x + 70, y, x + 90, y + 10], size: 9 },
      ],
    });
    for (const [x, y] of [
      [20, 20],
      [300, 25],
    ] as const) {
      expect(wrong(summary('29.00', limit('Credit limit', x, y)))).toEqual(['total-in', 'total-out']);
      expect(wrong(summary('29.00', limit('Cash advances', x, y)))).toEqual([]);
    }
  });

  it('may print what went out with a minus', () => expect(wrong(summary('-30.00'))).toEqual([]));

  it('may leave off the mark that its balance has among the rows', () => {
    const overdrawn = [...summary('170.00').slice(0, -2), ...named('closing', '20.00', 40)];
    expect(wrong(overdrawn)).toEqual(['total-in', 'total-out']);
    const marked = labelled('closing', [figure('amount', '20.00', 'DR')], { spot: spot(1, 300) });
    expect(wrong([...overdrawn, marked])).toEqual([]);
    const other = labelled('closing', [figure('amount', '21.00', 'DR')], { spot: spot(1, 300) });
    expect(wrong([...overdrawn, other])).toEqual(['total-in', 'total-out']);
  });

  it('says nothing where it is not whole', () => expect(wrong(summary('31.00').slice(2))).toEqual([]));

  it('may split what went out, under a name that says nothing to us', () => {
    const line = (...figures: readonly [string, Phrase | null][]): Item[] => {
      const cells = figures.map(([text], i) => ({ text, box: [100 * i, 60, 100 * i + 60, 70] as const, size: 9 }));
      const known = figures.flatMap(([text, phrase], i): Item[] => {
        const box = cells[i]?.box ?? ([0, 0, 0, 0] as const);
        return phrase
          ? [labelled(phrase, [{ ...figure('amount', text), box }], { inTable: false, spot: spot(1, 50) })]
          : [];
      });
      return [...known, { ...remark(''), cells }];
    };
    const split = (cheques: string): Item[] =>
      line(
        ['100.00', 'opening'],
        ['50.00', 'total-in'],
        [cheques, null],
        ['20.00', 'total-out'],
        ['120.00', 'closing'],
      );
    expect(wrong(split('10.00'))).toEqual([]);
    expect(wrong(split('11.00'))).toEqual(['total-in', 'total-out']);
  });
});
