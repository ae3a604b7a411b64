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
