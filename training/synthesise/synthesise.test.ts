import { describe, expect, it } from 'vitest';
import { LINE_LABELS } from '../../packages/engine/src/rows/line-label.ts';
import { CELL_LABELS, type Label } from './labels.ts';
import { synthesise } from './synthesise.ts';

const some = Array.from({ length: 120 }, (_, i) => synthesise(`test-${i}`));
const labels: Label[] = some.flatMap(({ pages }) => pages.flatMap((page) => [...page.labels.values()]));

describe('synthesised statements', () => {
  it('are the same for the same seed', () => {
    const again = synthesise('test-3');
    expect(again.pages).toEqual(some[3]?.pages);
    expect(again.printing.account).toEqual(some[3]?.printing.account);
  });
  it('hold every kind of line and cell', () => {
    expect(new Set(labels.map(({ line }) => line))).toEqual(new Set(LINE_LABELS));
    const cells = new Set(labels.flatMap(({ cell }) => cell ?? []));
    expect(cells).toEqual(new Set(CELL_LABELS));
  });
  it('are in many languages', () => expect(new Set(some.map(({ language }) => language)).size).toBeGreaterThan(12));
  it('say of every word what it is', () => {
    for (const { page, labels } of some.flatMap(({ pages }) => pages)) {
      for (const word of page.words) expect(labels.has(word)).toBe(true);
    }
  });
  it('keep their words on the page', () => {
    for (const { page } of some.flatMap(({ pages }) => pages)) {
      const bottom = Math.max(...page.words.map(({ box }) => box[3]));
      expect(bottom).toBeLessThanOrEqual(page.height);
    }
  });
});
