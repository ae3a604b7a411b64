import type { Layout, Line } from '../shapes/layout.ts';
import type { Page, Word } from '../shapes/page.ts';
import { findIban } from '../values/iban.ts';
import { type Change, readAs } from './changes.ts';
import { isInk } from './ink.ts';

/**
 * Numbers that identify accounts: a wrong one would part a statement in two where it stands on a later page. An IBAN is
 * checked by its own digits; what stands at one place of several pages is read as most of them have it.
 */

/** Where an IBAN is printed and does not come out, the one reading with which it does. */
function ibanChange(line: Line): Change | null {
  const texts = line.words.map(({ text }) => text);
  if (!/[A-Z]{2} ?\d/u.test(line.text) || findIban(line.text)) return null;
  for (const [at, word] of line.words.entries()) {
    const other = (word.readings ?? []).find((text) => findIban(texts.with(at, text).join(' ')));
    if (other !== undefined) return { page: line.page, words: [word], by: [readAs(word, other)], because: 'form' };
  }
  return null;
}

const LIKE_DIGITS = /^(?=.*\d)(?=.*\p{L})[\dOoQDIlSBZG|-]{3,}$/u;

/** A group of a number in which a letter was read for a digit, where another reading has digits alone. */
function groupChange(word: Word, page: number): Change | null {
  const other = LIKE_DIGITS.test(word.text) ? word.readings?.find((text) => /^[\d-]+$/u.test(text)) : undefined;
  return other === undefined ? null : { page, words: [word], by: [readAs(word, other)], because: 'form' };
}

/** Pages of one scan lie this near to each other, in points. */
const SHIFT = 20;
/** So many digits identify; fewer count pages and sheets, and name months. */
const LONG = 7;
/** What names an account on every page stands in this upper part of it. */
const HEAD = 0.35;
/** A misread number differs in this many places from the others. */
const MOST_DIFFERENT = 2;

interface Printed {
  readonly page: number;
  readonly word: Word;
}

const identifies = ({ text }: Word): boolean =>
  (text.match(/\d/gu)?.length ?? 0) >= LONG && /^[\p{L}\d./-]+$/u.test(text);

/** A line of a page's head; rows' numbers differ from page to page. */
const isHead = ({ tokens, baseline }: Line, { height }: Page): boolean =>
  baseline < HEAD * height && tokens.every(({ amount, date }) => !date && (!amount || amount.bare));

const differences = (a: string, b: string): number =>
  a.length === b.length ? [...a].filter((letter, at) => letter !== b[at]).length : Infinity;

/** Where a word stands, roughly; it and what lies `SHIFT` from it stand in this cell or a neighbouring one. */
const cellsOf = ({ box, text }: Word): string[] => {
  const [x, y] = [Math.round(box[0] / SHIFT), Math.round(box[1] / SHIFT)];
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy} ${text.length}`));
};

/** Of each text, the pages that have it, and how sure their reader was. */
type Votes = Map<string, { readonly pages: Set<number>; sureness: number }>;

/** Which pages have which text near the place of a word. */
function votesByCell(printed: readonly Printed[]): Map<string, Votes> {
  const cells = new Map<string, Votes>();
  for (const { page, word } of printed) {
    for (const cell of cellsOf(word)) {
      const texts: Votes = cells.get(cell) ?? new Map();
      const votes = texts.get(word.text) ?? { pages: new Set<number>(), sureness: 0 };
      votes.pages.add(page);
      votes.sureness = Math.max(votes.sureness, word.sureness ?? 0);
      cells.set(cell, texts.set(word.text, votes));
    }
  }
  return cells;
}

/** What more of the other pages have in the word's place, or as many whose reader was surer. */
function elsewhere(word: Word, texts: Votes): string | null {
  const rank = (text: string): readonly [pages: number, sureness: number] => {
    const votes = texts.get(text);
    return [votes?.pages.size ?? 0, votes?.sureness ?? 0];
  };
  const better = (a: string, b: string): boolean => {
    const [[pagesA, sureA], [pagesB, sureB]] = [rank(a), rank(b)];
    return pagesA !== pagesB ? pagesA > pagesB : sureA !== sureB ? sureA > sureB : a < b;
  };
  const near = [...texts.keys()].filter((text) => differences(text, word.text) <= MOST_DIFFERENT);
  const best = near.reduce((first, text) => (better(text, first) ? text : first), word.text);
  return best === word.text ? null : best;
}

/** Identifying numbers to be read otherwise. */
export function settleNumbers({ pages }: Layout): Change[] {
  const printed = pages.flatMap(({ page, lines }) =>
    lines
      .filter((line) => isHead(line, page))
      .flatMap(({ words }) => words.filter((word) => isInk(word) && identifies(word)))
      .map((word) => ({ page: page.number, word })),
  );
  const cells = votesByCell(printed);
  const repeated = printed.flatMap(({ page, word }): Change[] => {
    const [, , , , own = ''] = cellsOf(word);
    const other = elsewhere(word, cells.get(own) ?? new Map());
    return other === null ? [] : [{ page, words: [word], by: [readAs(word, other)], because: 'form' }];
  });
  const alone = pages.flatMap(({ page, lines }) =>
    lines.flatMap((line) => {
      const groups = isHead(line, page) ? line.words.flatMap((word) => groupChange(word, page.number) ?? []) : [];
      return [ibanChange(line) ?? [], groups].flat();
    }),
  );
  return [...alone, ...repeated];
}
