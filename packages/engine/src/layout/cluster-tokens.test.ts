import { describe, expect, it } from 'vitest';
import { type Align, type Placed, pageOf, widthOf } from '../../tests/page-builder.ts';
import { clusterTokens } from './cluster-tokens.ts';
import { wordsToLines } from './lines.ts';

type Column = readonly [x: number, align: Align, texts: readonly string[]];

/** The tokens of columns of figures, one text a line, each column at its place. */
const tokensOf = (...columns: readonly Column[]) => {
  const count = Math.max(...columns.map(([, , texts]) => texts.length));
  const rows = Array.from({ length: count }, (_, i): Placed[] =>
    columns.flatMap(([x, align, texts]) => (texts[i] ? [{ text: texts[i], x, align }] : [])),
  );
  return wordsToLines(1, pageOf(rows).words).flatMap((line) => line.tokens);
};
const textsOf = (...columns: readonly Column[]) =>
  clusterTokens(tokensOf(...columns)).map((column) => column.map(({ text }) => text).sort());

const FIGURES = ['1,234.56', '7.00', '12.50', '999.99'];
const sorted = [...FIGURES].sort();

describe('tokens as columns', () => {
  it.each(['right', 'left', 'centre'] as const)('aligned at the %s', (align) => {
    expect(textsOf([400, align, FIGURES])).toEqual([sorted]);
  });

  it('aligned at the last digit, a trailing minus hanging over the edge', () => {
    const minus = widthOf('-', 9);
    const hanging = ['12.00', '1,050.00-', '7.25', '310.00-'].map((text): Placed[] => [
      { text, x: text.endsWith('-') ? 400 + minus : 400, align: 'right' },
    ]);
    const tokens = wordsToLines(1, pageOf(hanging).words).flatMap((line) => line.tokens);
    expect(tokens.every(({ amount }) => amount !== null)).toBe(true);
    expect(clusterTokens(tokens)).toHaveLength(1);
  });

  it('from left to right, each with all of its tokens', () => {
    expect(textsOf([300, 'right', FIGURES], [400, 'right', FIGURES], [500, 'right', FIGURES])).toEqual([
      sorted,
      sorted,
      sorted,
    ]);
  });

  it('whose long figures reach into the next column', () => {
    const out = ['12.00', '12,345.67', '8.50', '7.25'];
    const balance = ['100.00', '', '123,456,789.00', '5.00'];
    expect(textsOf([440, 'right', out], [500, 'right', balance])).toEqual([
      [...out].sort(),
      balance.filter((text) => text !== '').sort(),
    ]);
  });

  it('of one token', () => expect(textsOf([400, 'right', ['1.00']])).toEqual([['1.00']]));
  it('of none', () => expect(clusterTokens([])).toEqual([]));
});
