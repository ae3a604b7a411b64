import { canonical, canonicalText, UNSPACED } from './canonical.ts';

/** A place where an entry stands in a text: offsets into the text as it was given. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

interface Entry<Meaning> {
  readonly text: string;
  readonly meanings: Meaning[];
}

/** Words and phrases with what they mean, compiled once so that a line is searched in one pass. */
export interface Vocabulary<Meaning> {
  /** What a whole text in canonical form means; empty for one that is no entry. */
  readonly whole: (canonical: string) => readonly Meaning[];
  /** Whether some entry begins with the word, or CJK character, that a text in canonical form begins with. */
  readonly begins: (canonical: string) => boolean;
  /** Every entry in a text, the longest first, none within a longer one. Words match whole, CJK anywhere. */
  readonly within: (
    text: string,
  ) => readonly (Place & { readonly entry: string; readonly meanings: readonly Meaning[] })[];
}

const WORD = /[\p{L}\p{N}]/u;

/** For each UTF-16 unit: 0 not yet known, 1 part of no word, 2 part of a word that blanks end. */
const wordUnits = new Uint8Array(0x10000);

function isWordUnit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return false;
  if (wordUnits[code] === 0) {
    const char = String.fromCharCode(code);
    wordUnits[code] = WORD.test(char) && !UNSPACED.test(char) ? 2 : 1;
  }
  return wordUnits[code] === 2;
}

/** Where the word that begins here ends; of what is no word, and in CJK, where the character ends. */
function keyEnd(text: string, at: number): number {
  let end = at;
  while (isWordUnit(text, end)) end++;
  return end > at ? end : at + ((text.codePointAt(at) as number) > 0xffff ? 2 : 1);
}

/** Entries are filed under a number for their first word, or first character in CJK; different ones may share it. */
function keyOf(text: string, at: number, end: number): number {
  let key = 0;
  for (let i = at; i < end; i++) key = (Math.imul(key, 31) + text.charCodeAt(i)) | 0;
  return key;
}

/** An entry as a language's file has it. */
type Printed<Meaning> = readonly [text: string, meaning: Meaning];

/** The key of an entry, from no more of it than its first word. */
function keyOfPrinted(printed: string, keys: Map<string, number>): number {
  const blank = printed.indexOf(' ');
  // A letter alone may be the first of a letter-spaced word
  const head = blank > 1 ? printed.slice(0, blank) : printed;
  const known = keys.get(head);
  if (known !== undefined) return known;
  const text = canonicalText(head);
  const key = text === '' ? 0 : keyOf(text, 0, keyEnd(text, 0));
  keys.set(head, key);
  return key;
}

/** Entries in canonical form, those with one text as one, the longest first. */
function compiled<Meaning>(list: readonly Printed<Meaning>[]): Entry<Meaning>[] {
  const entries = new Map<string, Entry<Meaning>>();
  for (const [printed, meaning] of list) {
    const text = canonicalText(printed);
    if (text === '') continue;
    const known = entries.get(text);
    if (!known) entries.set(text, { text, meanings: [meaning] });
    else if (!known.meanings.includes(meaning)) known.meanings.push(meaning);
  }
  return [...entries.values()].sort((a, b) => b.text.length - a.text.length);
}

const NOTHING: readonly never[] = [];

/** Entries by key. */
type Table<Meaning> = (key: number) => readonly Entry<Meaning>[];

/** There are thousands of entries, and few are ever met: those of a key are compiled when it is first asked for. */
function tableOf<Source, Meaning>(
  sources: ReadonlyMap<number, Source>,
  compiled: (source: Source) => readonly Entry<Meaning>[],
): Table<Meaning> {
  const entries = new Map<number, readonly Entry<Meaning>[]>();
  return (key) => {
    const known = entries.get(key);
    if (known) return known;
    const source = sources.get(key);
    if (source === undefined) return NOTHING;
    const found = compiled(source);
    entries.set(key, found);
    return found;
  };
}

/** Asks a table that is built when it is first asked for. */
function vocabularyOf<Meaning>(build: () => Table<Meaning>): Vocabulary<Meaning> {
  let built: Table<Meaning> | undefined;
  const table = (): Table<Meaning> => {
    built ??= build();
    return built;
  };
  const startingAs = (text: string) => (text === '' ? NOTHING : table()(keyOf(text, 0, keyEnd(text, 0))));
  return {
    whole: (text) => startingAs(text).find((entry) => entry.text === text)?.meanings ?? NOTHING,
    begins: (text) => startingAs(text).length > 0,
    within: (text) => search(text, table()),
  };
}

/** A vocabulary of entries as they are printed. */
export const compile = <Meaning>(entries: () => Iterable<Printed<Meaning>>): Vocabulary<Meaning> =>
  vocabularyOf(() => {
    const printed = new Map<number, Printed<Meaning>[]>();
    const keys = new Map<string, number>();
    for (const entry of entries()) {
      const key = keyOfPrinted(entry[0], keys);
      const list = printed.get(key);
      if (list) list.push(entry);
      else printed.set(key, [entry]);
    }
    return tableOf(printed, compiled);
  });

/** What no text in canonical form holds: these part the entries of a key, an entry from its meanings, and keys. */
const [ENTRY, MEANING, KEY] = ['|', ':', '\n'];
/** Meanings are numbers, written with digits and letters. */
const RADIX = 36;

/** Entries compiled into one text, the meaning of each a number: a line for each key. */
export function written(entries: Iterable<Printed<number>>): string {
  const keys = new Map<number, string[]>();
  for (const { text, meanings } of compiled([...entries])) {
    const key = keyOf(text, 0, keyEnd(text, 0));
    const entry = `${text}${MEANING}${meanings.map((meaning) => meaning.toString(RADIX)).join()}`;
    keys.set(key, [...(keys.get(key) ?? []), entry]);
  }
  const lines = [...keys.values()].map((list) => list.join(ENTRY));
  return lines.sort((a, b) => (a < b ? -1 : 1)).join(KEY);
}

/** A vocabulary of entries that `written` compiled, asked for when a text is first looked up. */
export function readyMade<Meaning>(text: () => string, meaningOf: (meaning: number) => Meaning): Vocabulary<Meaning> {
  const entryOf = (entry: string): Entry<Meaning> => {
    const end = entry.indexOf(MEANING);
    const numbers = entry.slice(end + 1).split(',');
    return { text: entry.slice(0, end), meanings: numbers.map((each) => meaningOf(Number.parseInt(each, RADIX))) };
  };
  return vocabularyOf(() => {
    const lines = new Map<number, string>();
    for (const line of text().split(KEY)) lines.set(keyOf(line, 0, keyEnd(line, 0)), line);
    return tableOf(lines, (line) => line.split(ENTRY).map(entryOf));
  });
}

interface Hit<Meaning> {
  readonly from: number;
  readonly to: number;
  readonly entry: Entry<Meaning>;
}

function search<Meaning>(original: string, table: Table<Meaning>) {
  const text = canonicalText(original);
  let places: readonly number[] | undefined;
  const placeOf = (at: number): number => {
    places ??= canonical(original).at;
    return places[at] as number;
  };
  const hits: Hit<Meaning>[] = [];
  for (let from = 0; from < text.length; ) {
    const end = keyEnd(text, from);
    for (const entry of table(keyOf(text, from, end))) {
      if (!standsAt(text, from, entry.text) || isPartOfWord(original, placeOf, from, entry.text)) continue;
      if (
        ENDS_IN_LETTER.test(entry.text) &&
        LETTER_FOLLOWS.test(original.slice(placeOf(from + entry.text.length - 1) + 1))
      )
        continue;
      hits.push({ from, to: from + entry.text.length, entry });
      break;
    }
    from = end;
  }
  if (hits.length === 0) return NOTHING;
  return hits
    .filter((hit) => !hits.some((other) => other !== hit && other.from <= hit.from && other.to >= hit.to))
    .map(({ from, to, entry }) => {
      const start = placeOf(from);
      // The end is just behind the last character matched, not before the next one: blanks were dropped between
      const end = placeOf(to - 1) + lengthAt(original, placeOf(to - 1));
      return { at: start, length: end - start, entry: entry.text, meanings: entry.meanings };
    })
    .sort((a, b) => b.length - a.length || a.at - b.at);
}

/** `C.U.` is no abbreviation where another letter and its point follow: `C.U.I.`. */
const ENDS_IN_LETTER = /(?<!\p{L})\p{Script=Latin}$/u;
const LETTER_FOLLOWS = /^\.\p{L}\./u;

const lengthAt = (text: string, at: number): number => String.fromCodePoint(text.codePointAt(at) as number).length;

/** A single CJK character (共, 計, 様) is an entry only where it is set apart: 合計 and 会計 hold 計 as well. */
function isPartOfWord(original: string, placeOf: (at: number) => number, from: number, entry: string): boolean {
  if (entry.length > 1 || !UNSPACED.test(entry)) return false;
  const at = placeOf(from);
  return UNSPACED.test(original[at - 1] ?? ' ') || UNSPACED.test(original[at + 1] ?? ' ');
}

function standsAt(text: string, from: number, entry: string): boolean {
  if (!text.startsWith(entry, from)) return false;
  const end = from + entry.length;
  return !(isWordUnit(text, end - 1) && isWordUnit(text, end));
}
