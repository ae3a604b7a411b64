import { describe, expect, it } from 'vitest';
import { accountsOf, type CaseSpec } from '../case.ts';
import { seededRandom } from '../random.ts';
import { isBuiltIn } from '../render/fonts.ts';
import { createMeasure, renderPdf } from '../render/render-pdf.ts';
import { expectedOf } from '../truth/expected.ts';
import { vocabularyOf } from '../vocabulary/index.ts';
import { drawGrammar } from './draw-grammar.ts';
import type { Grammar } from './grammar.ts';
import { type LaidOut, layOut } from './lay-out.ts';

const english = vocabularyOf('en');
const measure = createMeasure();

/** Fonts that need no file, so that this runs anywhere; a choice too wide for its page is drawn again. */
function drawn(seed: string): { grammar: Grammar; laidOut: LaidOut } {
  const spec: CaseSpec = {
    name: seed,
    seed,
    language: 'en',
    accounts: [
      {
        country: 'GB',
        currency: 'GBP',
        type: 'checking',
        start: '2024-12-12',
        end: '2025-01-20',
        entries: 30,
        opening: 900,
      },
    ],
    grammar: {},
    difficulties: [],
  };
  for (let attempt = 0; attempt < 40; attempt++) {
    const grammar = drawGrammar(seededRandom(`${seed}/${attempt}`), english);
    if (!isBuiltIn(grammar.family)) continue;
    try {
      return { grammar, laidOut: layOut(accountsOf(spec), grammar, english, measure) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new Error(`no grammar fits: ${seed}`);
}

const seeds = Array.from({ length: 40 }, (_, index) => `drawn-${index}`);

describe('grammars that are drawn', () => {
  it('differ from each other', () => {
    expect(new Set(seeds.map((seed) => JSON.stringify(drawn(seed).grammar))).size).toBe(seeds.length);
  });

  it.each(seeds)('%s: every row has its place on a page, below the one before it', (seed) => {
    const { grammar, laidOut } = drawn(seed);
    const { transactions } = expectedOf(laidOut, grammar, '').statements[0] ?? { transactions: [] };
    expect(transactions).toHaveLength(30);
    const rows = grammar.order === 'newest-first' ? transactions.toReversed() : transactions;
    let [page, bottom] = [1, 0];
    for (const { where } of rows) {
      expect(where.page).toBeLessThanOrEqual(laidOut.pages.length);
      expect(where.box[0]).toBeGreaterThanOrEqual(grammar.page.margin);
      expect(where.box[2]).toBeLessThanOrEqual(grammar.page.width - grammar.page.margin + 0.1);
      expect(where.box[3]).toBeLessThan(grammar.page.height);
      if (where.page === page) expect(where.box[1]).toBeGreaterThanOrEqual(bottom);
      else expect(where.page).toBeGreaterThan(page);
      const last = where.more?.at(-1) ?? where;
      [page, bottom] = [last.page, last.box[3]];
    }
  });

  it('are drawn as PDF files, the same ones each time', async () => {
    const { grammar, laidOut } = drawn('drawn-0');
    const one = await renderPdf(laidOut.pages, { rotate: grammar.page.rotate, ink: grammar.ink });
    const other = await renderPdf(laidOut.pages, { rotate: grammar.page.rotate, ink: grammar.ink });
    expect(new TextDecoder('latin1').decode(one.slice(0, 8))).toBe('%PDF-1.4');
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
