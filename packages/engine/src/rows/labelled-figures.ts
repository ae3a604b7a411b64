import type { ColumnRole, Phrase } from '../languages/language.ts';
import { exactRoles, headingsIn, phrasesIn } from '../languages/match.ts';
import type { Line, Token } from '../shapes/layout.ts';
import type { Figure, Labelled } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import { directionOf } from '../values/sign.ts';
import { beneath, beside, besideSetLarger, type Name, type Named } from './figures-of-names.ts';

/** Words that name a figure outside a table. */
export const NAMING: ReadonlySet<Phrase> = new Set([
  'opening',
  'closing',
  'total-in',
  'total-out',
  'carried-forward',
  'brought-forward',
  'available-balance',
  'count',
]);

export const toFigure = (token: Token): Figure | null =>
  token.amount ? { role: 'amount', amount: token.amount, mark: null, box: token.box } : null;

/** Where in a line's text each word begins, so that phrases can be put in their places. */
function wordStarts(line: Line): number[] {
  let at = 0;
  return line.words.map((word) => {
    const start = at;
    at += word.text.length + 1;
    return start;
  });
}

const SUM_OF: Partial<Record<ColumnRole, Phrase>> = { 'money-in': 'total-in', 'money-out': 'total-out' };

/**
 * Between an opening and a closing balance, words that elsewhere head a column name its sum:
 *
 *     Opening balance      Debits     Credits   Closing balance
 *            1,000.00      250.00      100.00            850.00
 *
 * but not within a longer name of something else: `Credit limit`.
 */
function sumsBetween(text: string, names: readonly Name[]): Name[] {
  const says = (phrase: Phrase): boolean => names.some((name) => name.phrase === phrase);
  if (!says('opening') || !says('closing')) return [];
  const all = phrasesIn(text);
  return headingsIn(text).flatMap(({ role, at, length }) => {
    const phrase = SUM_OF[role];
    const taken =
      names.some((name) => name.at < at + length && at < name.at + name.length) ||
      all.some((name) => name.length > length && name.at <= at && at + length <= name.at + name.length);
    return phrase && !taken ? [{ phrase, at, length }] : [];
  });
}

/** Units in which bookings are counted. */
const UNITS =
  '(?:笔|筆|件|次|items?|transactions?|entries|posten|buchungen|umsätze|opérations?|operaciones|movimientos|lançamentos|movimentos|operazioni|movimenti|boekingen|poster|posteringer|operacji|položek)';
const COUNTED = new RegExp(`(?<word>\\p{L}[\\p{L} ]{0,24}?) ?[:：]? ?\\p{Nd}{1,5} ?${UNITS}(?!\\p{L})`, 'giu');

/**
 * A side with the count of its bookings, which its sum follows:
 *
 *     收入：7 笔 5,291.29 元   支出：41 笔 11,331.34 元
 */
function countedSides(text: string): Name[] {
  return [...text.matchAll(COUNTED)].flatMap((match) => {
    const words = match.groups?.word ?? '';
    for (let at = 0; at >= 0; at = words.indexOf(' ', at + 1)) {
      const phrase = sideNamed(words.slice(at).trim());
      const first = at + (words[at] === ' ' ? 1 : 0);
      if (phrase) return [{ phrase, at: match.index + first, length: match[0].length - first }];
    }
    return [];
  });
}

/** The sum that a word for a side names: `Credits`, `支出`. */
export function sideNamed(word: string): Phrase | null {
  const side = exactRoles(word).find((role) => SUM_OF[role]);
  const direction = directionOf(word);
  if (side) return SUM_OF[side] ?? null;
  return direction && (direction === 'in' ? 'total-in' : 'total-out');
}

const BALANCES: ReadonlySet<Phrase> = new Set(['opening', 'closing']);

/** Words for a balance say nothing where they begin within others that tell which one it is: `Ending balance on 30 June`. */
const withoutTails = (names: readonly Name[]): Name[] =>
  names.filter(
    ({ phrase, at }) =>
      !BALANCES.has(phrase) ||
      !names.some((other) => BALANCES.has(other.phrase) && other.at < at && at < other.at + other.length),
  );

/** This many font sizes of blank part two names; the words of one stand closer. */
const BETWEEN_NAMES = 1.5;

/** The first and the last word of a name. */
function wordsOf({ at, length }: Name, starts: readonly number[]): readonly [first: number, last: number] {
  const first = Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );
  return [
    first,
    Math.max(
      first,
      starts.findLastIndex((start) => start < at + length),
    ),
  ];
}

const overlap = (a: Name, b: Name): boolean => a.at < b.at + b.length && b.at < a.at + a.length;

/**
 * Names without those that are made of the end of one and the beginning of the next:
 *
 *     Opening balance     Debit amount     Credit amount     Closing balance
 */
function withoutBridges(names: readonly Name[], line: Line, starts: readonly number[]): Name[] {
  const bridges = (name: Name): boolean => {
    const [first, last] = wordsOf(name, starts);
    const words = line.words.slice(first, last + 1);
    return words.slice(1).some(({ box }, i) => box[0] - (words[i]?.box[2] ?? 0) > BETWEEN_NAMES * line.size);
  };
  const across = names.filter(bridges);
  return names.filter(
    (name) => !across.includes(name) || !names.some((other) => !across.includes(other) && overlap(name, other)),
  );
}

const SIDES: ReadonlyMap<Phrase, 'in' | 'out'> = new Map([
  ['total-in', 'in'],
  ['section-in', 'in'],
  ['total-out', 'out'],
  ['section-out', 'out'],
]);

/** The words of a list of both sides name neither: `Charges, fees, taxes and credits   5.15`. */
function isOfBothSides(name: Name, line: Line, starts: readonly number[]): boolean {
  const side = SIDES.get(name.phrase);
  const others = phrasesIn(line.text).filter(
    (other) => SIDES.has(other.phrase) && SIDES.get(other.phrase) !== side && !overlap(other, name),
  );
  return others.some((other) => {
    const words = [name, other].flatMap((each) => wordsOf(each, starts));
    const list = line.words.slice(Math.min(...words), Math.max(...words) + 1);
    const isOne = list.slice(1).every(({ box }, i) => box[0] - (list[i]?.box[2] ?? 0) < line.size);
    return side !== undefined && isOne && !list.some(({ text }) => /\p{Nd}/u.test(text));
  });
}

/** Names that say the same in words that they share are one: `Total payments` and `payments received`. */
function joined(names: readonly Name[]): Name[] {
  const all: Name[] = [];
  for (const name of [...names].sort((a, b) => a.at - b.at || b.length - a.length)) {
    const same = all.findIndex((other) => other.phrase === name.phrase && overlap(other, name));
    const other = all[same];
    if (!other) all.push(name);
    else all[same] = { ...other, length: Math.max(other.length, name.at + name.length - other.at) };
  }
  return all;
}

function namesOn(line: Line): Named[] {
  const starts = wordStarts(line);
  const naming = phrasesIn(line.text).filter((found) => NAMING.has(found.phrase));
  // A bridge is no name that another could begin within: `Vorig saldo     Nieuw saldo` holds `saldo nieuw`
  const phrases = withoutTails(withoutBridges(naming, line, starts)).filter(
    (name) => !isOfBothSides(name, line, starts),
  );
  const names = [...phrases, ...sumsBetween(line.text, phrases), ...countedSides(line.text)];
  return joined(withoutBridges(names, line, starts))
    .map((found) => {
      const [first, last] = wordsOf(found, starts);
      return { found, x0: line.words[first]?.box[0] ?? 0, x1: line.words[last]?.box[2] ?? 0 };
    })
    .sort((a, b) => a.x0 - b.x0);
}

/**
 * The two lines under another one. Signs that reckon alone are none:
 *
 *     Opening balance    Money out    Money in    Closing balance
 *                     -            +           =
 *              100.00        20.00        5.00              85.00
 */
export function linesBelow(lines: readonly Line[], at: number): readonly Line[] {
  const found: Line[] = [];
  for (let i = at + 1; i < lines.length && found.length < 2; i++) {
    const line = lines[i] as Line;
    if (/[\p{L}\p{N}]/u.test(line.text)) found.push(line);
  }
  return found;
}

/** Balances and totals that a line outside the tables names, with their figures beside or beneath the names. */
export function labelledFigures(line: Line, below: readonly Line[], form: NumberForm): Labelled[] {
  const names = namesOn(line);
  return names.flatMap((named, i) => {
    // Words that name both balances (`Balance on …`) stand at one place
    const next = names.slice(i + 1).find(({ x0 }) => x0 >= named.x1);
    let tokens = beside(named, next, line, form);
    if (tokens.length === 0) tokens = besideSetLarger(named, next, line, below, form);
    if (tokens.length === 0) tokens = beneath(named, line, below, form);
    const figures = tokens.map(toFigure).filter((figure) => figure !== null);
    if (figures.length === 0) return [];
    const ends = next?.x0 ?? Infinity;
    const date = line.tokens.find(({ date, box }) => date && box[0] >= named.x0 && box[0] < ends)?.date ?? null;
    return [
      {
        kind: 'labelled',
        spot: { page: line.page, box: line.box },
        phrase: named.found.phrase,
        label: line.text.slice(named.found.at, named.found.at + named.found.length),
        date,
        figures,
        inTable: false,
      } satisfies Labelled,
    ];
  });
}
