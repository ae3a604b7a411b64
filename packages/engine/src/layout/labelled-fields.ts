import { canonicalText } from '../languages/canonical.ts';
import type { Field, Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { SURE_CELL_BLANK } from '../tolerances.ts';
import { rolesOf } from './heading-roles.ts';
import { lineTokens } from './tokens.ts';

/** A label has no more words than these. */
const MOST_WORDS = 4;

const LABEL = /^\p{L}[\p{L}\p{M}\p{N}.'’/()&-]*$/u;
const LAST_OF_LABEL = /^(\p{L}[\p{L}\p{M}\p{N}.'’/()&-]*|)[:：](.*)$/u;

interface Label {
  readonly text: string;
  /** How many words it is made of; a value may be set in the last of them. */
  readonly words: number;
  /** What stands in its last word after the colon: `Date:03/03/2025`. */
  readonly rest: string;
}

/** The label that begins at a word: words up to one that ends with a colon. */
function labelAt(words: readonly Word[], from: number): Label | null {
  const texts: string[] = [];
  for (const word of words.slice(from, from + MOST_WORDS + 1)) {
    const last = LAST_OF_LABEL.exec(word.text);
    if (last) {
      texts.push(last[1] as string);
      const text = texts.join(' ').trim();
      return text === '' ? null : { text, words: texts.length, rest: last[2] as string };
    }
    if (!LABEL.test(word.text)) return null;
    texts.push(word.text);
  }
  return null;
}

const startsCell = (words: readonly Word[], at: number, size: number): boolean => {
  const before = words[at - 1];
  return !before || (words[at] as Word).box[0] - before.box[2] > SURE_CELL_BLANK * size;
};

/** What of a line's words stands after a label. */
function valueWords(words: readonly Word[], from: number, end: number, { words: count, rest }: Label): Word[] {
  const last = words[from + count - 1] as Word;
  const after = words.slice(from + count, end);
  return rest === '' ? after : [{ ...last, text: rest }, ...after];
}

/** The labelled fields that a line is made of; none where it does not begin with a label. */
export function fieldsOf({ words, size }: Line): Field[] {
  const found = words.flatMap((_, at) => {
    const label = startsCell(words, at, size) ? labelAt(words, at) : null;
    return label ? [{ at, label }] : [];
  });
  if (found[0]?.at !== 0) return [];
  return found.map(({ at, label }, i) => {
    const value = valueWords(words, at, found[i + 1]?.at ?? words.length, label);
    return {
      label: label.text,
      key: canonicalText(label.text),
      roles: rolesOf(label.text),
      text: value.map(({ text }) => text).join(' '),
      tokens: lineTokens(value, size),
    };
  });
}
