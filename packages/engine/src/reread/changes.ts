import type { Evidence } from '@tallyleaf/contract';
import { hullOf } from '../geometry/box.ts';
import type { Page, Word } from '../shapes/page.ts';

/** Words of a page to be read otherwise than they were. */
export interface Change {
  readonly page: number;
  readonly words: readonly Word[];
  readonly by: readonly Word[];
  readonly because: NonNullable<Evidence['because']>;
}

/** The word as another of its readings; the one that it had stays among them. */
export const readAs = (word: Word, text: string): Word => ({
  ...word,
  text,
  readings: [word.text, ...(word.readings ?? []).filter((reading) => reading !== text)],
});

/** A reading that none of the ink's readers had is not sure. */
const NOBODYS = 0.5;

/** The word as none of its readers had it. */
export const supposed = (word: Word, text: string): Word => ({
  ...readAs(word, text),
  sureness: Math.min(word.sureness ?? 1, NOBODYS),
});

/** Letters of East Asian scripts are about twice as wide as digits. */
const breadth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

/** The word as several, each as wide as its letters make it. */
export function parted(word: Word, texts: readonly string[]): Word[] {
  const [x0, y0, x1, y1] = word.box;
  // One letter's room for each blank
  const all = texts.reduce((sum, text) => sum + breadth(text) + 1, -1);
  const step = (x1 - x0) / all;
  let left = x0;
  return texts.map((text, i) => {
    const right = left + breadth(text) * step;
    const part: Word = {
      ...word,
      text,
      readings: [],
      box: [left, y0, right, y1],
      spaceBefore: i > 0 || word.spaceBefore,
    };
    left = right + step;
    return part;
  });
}

/** Neighbouring words as one, whose blanks were read where none is printed. */
export function joined(words: readonly [Word, ...Word[]]): Word {
  const [first] = words;
  return {
    ...first,
    text: words.map(({ text }) => text).join(''),
    box: hullOf(words),
    sureness: Math.min(...words.map(({ sureness }) => sureness ?? 1)),
    readings: [words.map(({ text }) => text).join(' ')],
  };
}

/** The pages with the changes made; of changes to one word, the first counts. */
export function changePages(pages: readonly Page[], changes: readonly Change[]): Page[] {
  return pages.map((page) => {
    const here = changes.filter((change) => change.page === page.number);
    if (here.length === 0) return page;
    const by = new Map<Word, readonly Word[]>();
    for (const { words, by: others } of here) {
      if (words.some((word) => by.has(word))) continue;
      for (const [i, word] of words.entries()) by.set(word, i === 0 ? others : []);
    }
    return { ...page, words: page.words.flatMap((word) => by.get(word) ?? [word]) };
  });
}
