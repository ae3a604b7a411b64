import { describe, expect, it } from 'vitest';
import { type Placed, pageOf, wordsOf } from '../../tests/page-builder.ts';
import type { Page } from '../shapes/page.ts';
import { partColumnsOfPrint } from './columns-of-print.ts';
import { wordsToLines } from './lines.ts';

const LEFT = 40;
const RIGHT = 320;

const row = (x: number, day: string, text: string, amount: string): Placed[] => [
  { text: day, x },
  { text, x: x + 40 },
  { text: amount, x: x + 240, align: 'right' },
];
const rows = (x: number, count: number): Placed[][] =>
  Array.from({ length: count }, (_, i) => row(x, `0${i + 1}/03`, `SHOP ${i}`, `1${i}.00`));

/** A page of lines one under the other at each column's own step, between a head and a foot. */
function page(left: readonly (readonly Placed[])[], right: readonly (readonly Placed[])[]): Page {
  const set = (lines: readonly (readonly Placed[])[], top: number, step: number) =>
    lines.flatMap((line, i) => line.flatMap((placed) => wordsOf(placed, top + i * step)));
  const head = set([[{ text: 'Statement of the card of A. NOBODY, which runs across', x: 150, size: 12 }]], 60, 14);
  const foot = set([[{ text: 'Foot', x: 290 }]], 700, 14);
  return { ...pageOf([]), words: [...head, ...set(left, 200, 14), ...set(right, 195, 17), ...foot] };
}

const textsOf = (pages: readonly Page[] | null) =>
  pages?.map(({ number, words }) => wordsToLines(number, words).map(({ text }) => text));

describe('a page in two columns of print', () => {
  it('is a page for each, with what stands above the first and below the second', () => {
    const parts = partColumnsOfPrint([page(rows(LEFT, 5), rows(RIGHT, 4))]);
    expect(textsOf(parts)).toEqual([
      [
        'Statement of the card of A. NOBODY, which runs across',
        ...rows(LEFT, 5).map((line) => line.map(({ text }) => text).join(' ')),
      ],
      rows(RIGHT, 4).map((line) => line.map(({ text }) => text).join(' ')),
      ['Foot'],
    ]);
    expect(parts?.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('leaves above what stands apart from the right column, whatever the left one has beside the blank', () => {
    const boxed = [[{ text: 'Yearly rate of interest', x: RIGHT }], [], [], ...rows(RIGHT, 4)];
    const parts = textsOf(partColumnsOfPrint([page(rows(LEFT, 8), boxed)]));
    expect(parts?.[0]?.some((text) => text.includes('Yearly rate'))).toBe(true);
    expect(parts?.[1]).toHaveLength(4);
  });

  it('has its columns over each other, and tells where its words stand on the page', () => {
    const right = partColumnsOfPrint([page(rows(LEFT, 5), rows(RIGHT, 4))])?.[1];
    expect(Math.min(...(right?.words ?? []).map(({ box }) => box[0]))).toBeCloseTo(LEFT);
    expect(right?.taken).toMatchObject({ page: 1, toPage: [1, 0, RIGHT - LEFT, 0, 1, 0, 0, 0, 1] });
  });

  it('leaves rows of the left column to it that go on below the end of the right one, and titles between them', () => {
    const titled = [...rows(LEFT, 7), [], [], [{ text: 'Second card', x: LEFT }], ...rows(LEFT, 2)];
    const parts = textsOf(partColumnsOfPrint([page(titled, rows(RIGHT, 4))]));
    expect(parts?.map((lines) => lines.length)).toEqual([11, 4, 1]);
    expect(parts?.[0]?.slice(-3)).toEqual([
      'Second card',
      ...rows(LEFT, 2).map((row) => row.map(({ text }) => text).join(' ')),
    ]);
  });

  it('has its columns where those of another page stand, however few rows are left for the right one', () => {
    const last = { ...page(rows(LEFT, 5), rows(RIGHT, 1)), number: 2 };
    const parts = partColumnsOfPrint([page(rows(LEFT, 5), rows(RIGHT, 4)), last]);
    expect(textsOf(parts)?.[4]).toEqual(['01/03 SHOP 0 10.00']);
    expect(parts).toHaveLength(6);
  });

  it('is numbered on behind pages in one', () => {
    const parts = partColumnsOfPrint([pageOf(rows(LEFT, 5)), { ...page(rows(LEFT, 5), rows(RIGHT, 4)), number: 2 }]);
    expect(parts?.map(({ number, taken }) => [number, taken?.page])).toEqual([
      [1, undefined],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
  });

  it.each([
    ['one column', page(rows(LEFT, 5), [])],
    ['few rows at the right', page(rows(LEFT, 5), rows(RIGHT, 3))],
    ['columns close together', page(rows(LEFT, 5), rows(LEFT + 100, 4))],
    [
      'a text across',
      page(rows(LEFT, 5), [...rows(RIGHT, 2), [{ text: 'Interest of this month goes on', x: 260 }], ...rows(RIGHT, 2)]),
    ],
  ])('is none with %s', (_, one) => expect(partColumnsOfPrint([one])).toBeNull());
});

describe('a panel at the right of a list', () => {
  const at = (...texts: string[]): Placed[][] => texts.map((text) => [{ text, x: RIGHT }]);
  const panel = at('Account of', 'Toby NOBODY', 'Opening', '100.00', 'Closing', '80.00');

  it('is a page of its own, before the list and all else', () => {
    const parts = partColumnsOfPrint([page(rows(LEFT, 5), panel)]);
    expect(textsOf(parts)?.[0]).toEqual(['Account of', 'Toby NOBODY', 'Opening', '100.00', 'Closing', '80.00']);
    expect(textsOf(parts)?.[1]).toHaveLength(7);
    expect(parts?.map(({ taken }) => taken?.toPage[2])).toEqual([0, 0]);
  });

  it.each([
    ['few texts', page(rows(LEFT, 5), panel.slice(0, 3))],
    ['figures alone', page(rows(LEFT, 5), at('1.00', '2.00', '3.00', '4.00', '5.00'))],
    ['no list beside it', page(rows(LEFT, 3), panel)],
  ])('is none with %s', (_, one) => expect(partColumnsOfPrint([one])).toBeNull());
});
