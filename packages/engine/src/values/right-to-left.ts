/**
 * Text of scripts that are read from right to left, put in the order of reading. Pages are read from left to right, whatever
 * order a file has its letters in, so such text arrives reversed: its letters in their words, and its words on their line.
 * Numbers and words of other scripts among it are read from left to right all the same.
 */

/** A letter of a script that is read from right to left; their figures are read as all figures are. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER_OR_FIGURE = /[\p{L}\p{Nd}]/u;

/** Whether a text has letters that are read from right to left. */
export const hasFromRight = (text: string): boolean => FROM_RIGHT.test(text);

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** Brackets are drawn the other way round from right to left; of such a pair, the closing one comes first. */
function withBrackets(text: string): string {
  const [first, ...others] = text.match(/[()[\]]/gu) ?? [];
  const isTurned = (first === ')' || first === ']') && others.at(-1) === BRACKETS[first];
  return isTurned ? text.replace(/[()[\]]/gu, (bracket) => BRACKETS[bracket] as string) : text;
}

/** Turns parts round, but for each run of `l`, which keeps its order. `kinds` has a letter for each part. */
function turned(parts: readonly string[], kinds: string): string[] {
  const found: string[][] = [];
  // What stands between parts that are read from the left is read with them
  for (const run of kinds.matchAll(/l(?:[^r]*l)?|./gu)) found.push(parts.slice(run.index, run.index + run[0].length));
  return found.reverse().flat();
}

/**
 * A word whose parts stand in order from left to right, as it is read: each part is a letter with its marks, or several that
 * the file itself has in order.
 */
export function wordAsRead(parts: readonly string[]): string {
  const text = parts.join('');
  if (!hasFromRight(text)) return text;
  const single = parts.flatMap((part) => (hasFromRight(part) ? [part] : [...part]));
  const kindOf = (part: string): string => (hasFromRight(part) ? 'r' : LETTER_OR_FIGURE.test(part) ? 'l' : 'n');
  return withBrackets(turned(single, single.map(kindOf).join('')).join(''));
}

/** Whether more words are read from the right than from the left; of as many, the one at the right tells. */
export function isReadFromRight(texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => text.split(' ')).filter((word) => /\p{L}/u.test(word));
  const fromRight = words.filter(hasFromRight).length;
  return (
    fromRight * 2 > words.length ||
    (fromRight > 0 && fromRight * 2 === words.length && hasFromRight(words.at(-1) ?? ''))
  );
}

/** `12`, `POS`: a number stands for itself among words from the right, words of another script go on with each other. */
function kindOfText(text: string): string {
  if (hasFromRight(text)) return 'r';
  return /\p{L}/u.test(text) ? 'l' : 'n';
}

/** Numbers behind a word that is read from the left are read with it: `POS 4711`. */
const withNumbers = (kinds: string): string => kinds.replace(/ln+/gu, (run) => 'l'.repeat(run.length));

/**
 * Words in their order from left to right on one line, joined by blanks as they are read. `fromRight` says that the text around
 * them is read from the right; else they tell themselves.
 */
export function joinedAsRead(texts: readonly string[], fromRight?: boolean): string {
  if (!texts.some(hasFromRight)) return texts.join(' ');
  const kinds = withNumbers(texts.map(kindOfText).join(''));
  if (fromRight ?? isReadFromRight(texts)) return withBrackets(turned(texts, kinds).join(' '));
  // Among words from the left, each run from the right is turned by itself
  const runs = [...kinds.matchAll(/r(?:[^l]*r)?|./gu)].map((run) => {
    const part = texts.slice(run.index, run.index + run[0].length);
    return run[0].startsWith('r') ? withBrackets([...part].reverse().join(' ')) : part.join(' ');
  });
  return runs.join(' ');
}
