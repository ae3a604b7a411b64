import { countLetters } from '../languages/letters.ts';
import { exactRoles, headingsIn, phrasesIn } from '../languages/match.ts';
import { namesPosting } from '../languages/posting-words.ts';
import type { ColumnRole } from '../shapes/layout.ts';
import { isDirectionMark } from '../values/sign.ts';

/** What columns of figures hold. */
export const FIGURE_ROLES: ReadonlySet<ColumnRole> = new Set([
  'amount',
  'money-in',
  'money-out',
  'balance',
  'net',
  'gross',
]);

/** What a heading adds in brackets: `Deposit (+)`, `Amount (GBP)`. */
const ADDITION = /[ ]*[(（[][^)）\]]*[)）\]][ ]*$/u;

/** A heading with a word more than we know: `Booked balance`. It must be most of a short text. */
const MOST_WORDS = 4;
const KNOWN_SHARE = 0.45;
function partialRoles(text: string): ColumnRole[] {
  if (text.split(' ').length > MOST_WORDS) return [];
  const places = headingsIn(text).filter(
    ({ at, length }) => countLetters(text.slice(at, at + length)) >= countLetters(text) * KNOWN_SHARE,
  );
  const longest = Math.max(0, ...places.map(({ length }) => length));
  return [...new Set(places.filter(({ length }) => length === longest).map(({ role }) => role))];
}

/** What a balance is in, or after: `Balance in original currency`, `Saldo nach Buchung`. */
const QUALIFIED = /^(\p{L}+) (?:in|after|on|nach|na|en|après|dopo|po|efter|tras|após|em) /iu;
/** East Asian headings name the thing last: `原貨幣結餘`. */
const HEAD_LAST = /^[\p{Script=Han}\p{Script=Hiragana}]{3,9}$/u;

/** And so do English ones: `Statement balance`. What words before it do to a balance is a figure of another kind. */
const ENGLISH_LAST = /^(?!.*\b(?:in|on|of|to|from|by)\b)(?:\p{L}+ ){1,2}balance$/iu;

/** A balance, and that it is a day's: `Saldo fine giorno`. */
function isBalanceOfDay(text: string): boolean {
  const [first = '', ...more] = text.split(' ');
  if (more.length === 0 || !exactRoles(first).includes('balance')) return false;
  return phrasesIn(text).some(({ phrase, length }) => phrase === 'daily-balance' && length === text.length);
}

/** True for a balance that the heading says more of. */
export function isQualifiedBalance(text: string): boolean {
  if (ENGLISH_LAST.test(text) || isBalanceOfDay(text)) return true;
  const first = QUALIFIED.exec(text)?.[1];
  if (first) return exactRoles(first).includes('balance');
  if (!HEAD_LAST.test(text)) return false;
  return [...text].some((_, at) => at > 0 && at < text.length - 1 && exactRoles(text.slice(at)).includes('balance'));
}

/** `Posting/ Value date`: two names of days over one date, of which the first leaves off what it shares with the second. */
const PAIR = /^(\p{L}[\p{L}. ]*)-? ?[/] ?(\p{L}[\p{L}. ]*)$/u;

/** The roles of one date under two names, where the first is the posting's; none where the heading is no such pair. */
function pairedRoles(text: string): ColumnRole[] {
  const [, first = '', second = ''] = PAIR.exec(text) ?? [];
  const days = exactRoles(second).filter((role) => role.endsWith('date'));
  return days.length > 0 && namesPosting(first) ? [...new Set<ColumnRole>(['date', ...days])] : [];
}

/** What a heading tells of the marks beside the figures below it: `CR = credit`, in brackets or on a line of its own. */
const LEGEND = /(?:^|[ (（[])(\p{Lu}{1,3}\.?) ?= ?\p{L}+[)）\]]?$/u;

/** A legend names no column: what stands before it does. */
const legendTaken = (text: string): string =>
  isDirectionMark(LEGEND.exec(text)?.[1] ?? '') ? text.replace(LEGEND, '') : text;

/** Whether a text does nothing but tell what a mark means. */
export const isLegend = (text: string): boolean => text !== '' && legendTaken(text) === '';

/** What a heading says of its column, the likeliest first. */
export function rolesOf(printed: string): ColumnRole[] {
  const text = legendTaken(printed);
  const roles = exactRoles(text);
  if (roles.length > 0) return roles;
  const bare = exactRoles(text.replace(ADDITION, ''));
  if (bare.length > 0) return bare;
  const paired = pairedRoles(text);
  if (paired.length > 0) return paired;
  return isQualifiedBalance(text) ? ['balance'] : partialRoles(text);
}
