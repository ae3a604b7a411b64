import { expect, it } from 'vitest';
import { figureLine, type KnownLine } from './figure-line.ts';

const lineAt = (kind: 'booked' | 'opens' | 'text', page: number, baseline: number): KnownLine => {
  const segments = [{ text: 'GROCER', box: [100, baseline - 8, 150, baseline], tokens: [] }];
  const view = {
    line: { page, baseline, size: 8, box: [100, baseline - 8, 500, baseline] },
    date: null,
    segments,
    figures: [],
  };
  return { view, kind: { kind } } as unknown as KnownLine;
};

const page = (number: number, dated: number): KnownLine[] => [
  lineAt('opens', number, dated),
  lineAt('booked', number, 100),
  lineAt('booked', number, 120),
];

it('dates without a figure tell that figures stand on rows’ last lines, but not those of a letterhead', () => {
  expect(figureLine([...page(1, 90), ...page(2, 90)], 100)).toBe('last');
  expect(figureLine([...page(1, 50), ...page(2, 50)], 100)).toBe('first');
});

/** A line of words, right of the days where `left` says so. */
const wordsAt = (kind: 'booked' | 'opens', baseline: number, left: number, date: object | null): KnownLine => {
  const { view } = lineAt(kind, 1, baseline);
  const segments = [{ text: 'GROCER', box: [left, baseline - 8, left + 50, baseline], tokens: [] }];
  return { view: { ...view, segments, date }, kind: { kind } } as unknown as KnownLine;
};

it('days above and below a line of words with figures begin rows, whose cells are not centred', () => {
  const day = { box: [40, 0, 70, 8] };
  const rows = (date: object | null) =>
    [0, 18, 36, 54].flatMap((at) => [wordsAt('opens', at, 40, date), wordsAt('booked', at + 9, 160, null)]);
  expect(figureLine([...rows(day), wordsAt('opens', 72, 40, day)], 100)).toBe('last');
});
