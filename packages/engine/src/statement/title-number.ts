import { accountTypesIn, titlesIn } from '../languages/match.ts';
import { ACCOUNT_WORD } from '../languages/names.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { leadingNumber, MASKED } from './identifiers.ts';
import { isPaidFrom } from './paid-from.ts';
import { titleParts } from './title-parts.ts';

/** Titles of accounts are no longer. */
const TITLE_LENGTH = 60;
/** So many digits behind the kind of an account are its number. */
const LONG = 6;

/** A number and nothing behind it, masked or not, behind what parts it from a name. */
const NUMBER_AT_END = /^[ :：#\-–]*((?:[\d.\-/ ]|[Xx*•●·∗＊×…])+)$/u;
/** Words, and behind them a number of which only the last digits are printed: `Everyday •••• 1122`. */
const MASKED_AT_END = new RegExp(
  String.raw`^(?:\p{L}[\p{L}\p{M}'’.&-]*:? ){0,4}\(?((?:${MASKED}{2,}[ -]?)+\d{3,6})\)?$`,
  'u',
);

/** A word for a number alone, where a label of two columns says no more: `Número 5550001234`, `Number 號碼`. */
const BARE_NAME =
  /^(?:n[°ºr]\.?|no\.|nro\.?|number|número|numero|numéro|nummer|numer|číslo|номер|numarası|nomor|號碼|号码|番号|[ :：])+$/iu;

const cellsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.kind === 'remark' ? textsOf(item) : item.kind === 'section' ? [item.text] : []));

/** The cells above an account's first row. */
function cellsAbove(items: readonly Item[]): string[] {
  const first = items.findIndex((item) => item.kind === 'row');
  return cellsOf(items.slice(0, first < 0 ? items.length : first));
}

/** True for a cell that is a number and nothing else. */
const isNumber = (text: string): boolean => leadingNumber(text) === text.replace(/\s+/gu, '');

/** The cells of a line, with the number that stands alone in the next one: `Number | 5550001234`, `Online Saver | 55500012-01`. */
const textsOf = ({ cells }: Remark): string[] =>
  cells.map(({ text }, i) => {
    const next = cells[i + 1]?.text ?? '';
    return !/\d/u.test(text) && isNumber(next) ? `${text} ${next}` : text;
  });

const digitsOf = (number: string): number => number.match(/\d/gu)?.length ?? 0;

/** A name of letters alone, a sign for a number, and the number to the end, perhaps with a remark in brackets. */
const NAMED_NUMBER =
  /^(?<name>(?:[(（]?\p{L}[\p{L}\p{M}'’.&/+-]*[)）]?[ :：]+|[-–:：] ){1,7})(?:[nN][°º.]?|nr\.|№|#)?[ :.#]*(?<number>(?:\p{Lu}{1,4}[- ]?)?\d[\dA-Z./ -]*?)(?: ?[(（][^()（）]*[)）])?$/u;
/** `012-555050/4 (Savings account)`: the number first, perhaps behind short codes. */
const NUMBER_FIRST = /^(?:\S{1,4} ){0,2}(?<number>\d[\d./-]+) [(（](?<name>[^()（）]+)[)）]/u;
/** Beside a name that says so little, numbers have more digits. */
const BARE_DIGITS = 8;
/** `Statement 3/2025`: a year, and which of its statements this is. */
const OF_YEAR = /(?:^(?:19|20)\d\d[/-]\d{1,3}|[/-](?:19|20)\d\d)$/u;

/** Whether a text names an account that is no card's and no loan. */
export const isAccountName = (name: string): boolean =>
  ACCOUNT_WORD.test(name.replace(/statements?/giu, '')) ||
  accountTypesIn(name).some(({ type }) => type !== 'loan' && type !== 'credit-card');

/** The number that a name of an account stands in front of, or, in brackets, behind: `Relevé de compte privé 055500012345`. */
function besideAccount(part: string): string | null {
  const { name = '', number: printed = '' } = (NAMED_NUMBER.exec(part) ?? NUMBER_FIRST.exec(part))?.groups ?? {};
  const number = leadingNumber(printed);
  if (number !== printed.replace(/\s+/gu, '') || digitsOf(number) < LONG - 1 || OF_YEAR.test(number)) return null;
  if (isPaidFrom(name, name.length)) return null;
  if (BARE_NAME.test(name.trim())) return digitsOf(number) >= BARE_DIGITS ? number : null;
  return isAccountName(name) ? number : null;
}

/** `Account statement 2022 for building loan 5.550.012/03`: a paper's title says what it is of, a loan as well. */
const titlesPaper = (text: string): boolean =>
  titlesIn(text).some(({ title, at }) => title === 'statement' && at === 0);

/** The number that a title ends with right behind the kind of account: `Business Checking 12267490`. */
function behindKind(text: string): string | null {
  for (const kind of accountTypesIn(text)) {
    if (kind.type === 'credit-card' || (kind.type === 'loan' && !titlesPaper(text))) continue;
    const rest = NUMBER_AT_END.exec(text.slice(kind.at + kind.length))?.[1];
    const number = rest === undefined ? null : leadingNumber(rest.trim());
    if (number && digitsOf(number) >= LONG) return number;
  }
  return null;
}

/**
 * An account's number where no label names it: it stands in a title beside what the account is called.
 *
 *     FERNWOOD DENTAL     Business Checking 55500012
 *     Compte espèces L5550123-002
 */
export function numberBesideName(items: readonly Item[], all: readonly Item[] = items): string | null {
  const [first = null, ...others] = numbersIn(cellsAbove(items));
  const isNamed = (number: string | null, cells: readonly string[]): boolean =>
    cells.some((text) => number !== null && numbersIn([text]).includes(number) && isAccountName(text));
  const own = cellsAbove(items).filter(isAccountName);
  // The head of each page may give the number of the first of several accounts
  if (first === null || isNamed(first, own) || !isNamed(first, cellsOf(all))) return first;
  return others.findLast((number) => isNamed(number, own)) ?? first;
}

/** `LIVRET JEUNE N° 55500012345 en euros`: the currency behind the number, in words. */
const IN_CURRENCY = /(?<=\d) (?:en|in|i|em|w|v)\.? (?:\p{Ll}{4,12}|\p{Lu}{3})$/u;

/** `Everyday Checking - 5550900176 (Continued in order of posting)`: a remark behind a title makes it no longer. */
const ASIDE = / ?[(（][^()（）]*[)）]$/u;

const numbersIn = (cells: readonly string[]): string[] =>
  cells
    .flatMap(titleParts)
    .map((text) => text.replace(IN_CURRENCY, ''))
    .filter((text) => text.replace(ASIDE, '').length <= TITLE_LENGTH)
    .flatMap((part) => behindKind(part) ?? besideAccount(part) ?? []);

/** The one number that all accounts of a document are named beside; null where they have several. */
export function numberOfAll(items: readonly Item[]): string | null {
  const [only = null, ...others] = new Set(numbersIn(cellsOf(items)));
  return others.length === 0 ? only : null;
}

/** So many accounts that go on from one number are that number's own. */
const SEVERAL = 2;
/** What an account's number has more than the one that it goes on from. */
const GOES_ON = /^[-/. ]?(?:\d{1,4}|[A-Z]{1,3}\d{0,4})$/u;

/** The first or the last word of titles, where letters and digits are its number: `ORDINARY SHARES No. 975234-S01`. */
const wordsAtEnds = (cells: readonly string[]): string[] =>
  cells
    .filter((text) => text.length <= TITLE_LENGTH)
    .flatMap((text) => [/^\S+/u, /\S+$/u].flatMap((end) => end.exec(text)?.[0] ?? []));

/**
 * The number in an account's own title, where it goes on from the one that the head gives for all of several accounts:
 *
 *     Account number  178-339201            Folio 538298
 *     HKD Savings     178-339201-888        538298-ES1    EPARGNE STABLE
 */
export function goesOnFrom(head: string | null, items: readonly Item[], all: readonly Item[]): string | null {
  if (head === null || digitsOf(head) < LONG) return null;
  const isOwn = (number: string): boolean => number.startsWith(head) && GOES_ON.test(number.slice(head.length));
  const ownIn = (cells: readonly string[]): string[] => [...numbersIn(cells), ...wordsAtEnds(cells)].filter(isOwn);
  if (new Set(ownIn(cellsOf(all))).size < SEVERAL) return null;
  return ownIn(cellsAbove(items))[0] ?? null;
}

/** A masked number behind a name: `Everyday •••• 5511`. Null where they differ: one may be that of a card or of a payee. */
export function maskedInTitle(items: readonly Item[]): string | null {
  const titles = cellsAbove(items).filter((text) => text.length <= TITLE_LENGTH);
  const masked = new Set(titles.flatMap((text) => MASKED_AT_END.exec(text.trim())?.[1]?.replace(/\s+/gu, '') ?? []));
  const [only = null] = masked;
  return masked.size === 1 ? only : null;
}
