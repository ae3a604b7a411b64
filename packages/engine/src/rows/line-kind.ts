import { directionNamed } from '../languages/direction-words.ts';
import type { ColumnRole, Phrase } from '../languages/language.ts';
import { countLetters } from '../languages/letters.ts';
import { exactRoles, type Found, headingsIn, phrasesIn } from '../languages/match.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { withoutLongNumbers } from '../values/long-number.ts';
import { isFramed, isRule } from './drawn-signs.ts';
import type { HeadKind } from './head-totals.ts';
import type { LineView } from './line-view.ts';
import { countsWithin, namesSeveral, VALUE } from './named-sums.ts';
import { bookedIn, withPending } from './title-phrases.ts';

/** What a line of a table is, before rows are formed. */
export type LineKind =
  | { readonly kind: 'booked' } // carries a figure that moves the balance
  | { readonly kind: 'opens' } // a date and text, its figure stands below
  | { readonly kind: 'day' } // a date alone: the rows below are of that day
  | { readonly kind: 'balance' } // a balance alone
  | { readonly kind: 'labelled'; readonly phrase: Phrase; readonly label: string; readonly reckoned?: true }
  | { readonly kind: 'section'; readonly phrases: readonly Phrase[] }
  | HeadKind // the sum of the rows below it
  | { readonly kind: 'title' } // names the rows below it, as their total does
  | { readonly kind: 'aside' } // names figures that stand in no column
  | { readonly kind: 'text' };

const BALANCES: ReadonlySet<Phrase> = new Set([
  'opening',
  'closing',
  'carried-forward',
  'brought-forward',
  'daily-balance',
  'available-balance',
]);
/** What sums are called. */
export const SUMS: ReadonlySet<Phrase> = new Set([
  'subtotal',
  'total',
  'total-in',
  'total-out',
  'count',
  'not-a-transaction',
]);
const SECTIONS: ReadonlySet<Phrase> = new Set([
  'section-in',
  'section-out',
  'section-booked',
  'pending',
  'summary',
  'interest-rates',
  'no-transactions',
]);

/** `USD  22 Oct  Balance brought forward`: a currency in a column of its own before a phrase is no word of its line. */
const saysNothing = (before: string): boolean => countLetters(before) <= 2 || isCurrencyCode(before.trim());

/**
 * `Purchases and cash total`, `Interest and fees total`: behind names of sections, a line ends with the name of a sum. Not each
 * joint name is known where the word for a sum stands last.
 */
function sumsSections(view: LineView, { phrase, at, length }: Found): boolean {
  if (!SUMS.has(phrase) || /\p{L}/u.test(view.text.slice(at + length))) return false;
  const named = view.phrases.filter((found) => SECTIONS.has(found.phrase) && found.at < at);
  const rest = [...view.text.slice(0, at)].filter(
    (_, i) => !named.some((one) => i >= one.at && i < one.at + one.length),
  );
  return named.some((one) => one.at === 0) && saysNothing(rest.join(''));
}

/** The phrase of a family that a line begins with, and the share of the line's letters that phrases of balances and sums make up. */
function leading(
  view: LineView,
  family: ReadonlySet<Phrase>,
): { readonly phrase: Phrase; readonly share: number } | null {
  if (view.phrases.length === 0) return null;
  const all = countLetters(view.text);
  const leads = (found: Found): boolean => saysNothing(view.text.slice(0, found.at)) || sumsSections(view, found);
  const first = view.phrases.find((found) => family.has(found.phrase) && leads(found));
  if (!first || all === 0) return null;
  const own = countLetters(view.text.slice(first.at, first.at + first.length));
  return { phrase: bookedIn(first, view.phrases), share: Math.max(own, lettersOfPhrases(view)) / all };
}

const isFigureName = (phrase: Phrase): boolean => BALANCES.has(phrase) || SUMS.has(phrase);

/** How many of a line's letters belong to phrases of a family; parts that several phrases share count once. */
function lettersOfPhrases(view: LineView, isOf = isFigureName): number {
  const marked = new Set<number>();
  for (const found of view.phrases) {
    if (!isOf(found.phrase)) continue;
    for (let at = found.at; at < found.at + found.length; at++) marked.add(at);
  }
  return countLetters([...marked].map((at) => view.text[at] ?? '').join(''));
}

/**
 * A sum named in the last cell before the figures, on the line of what it is of:
 *
 *     Card 4711                  Subtotal of this card     430.71
 *     03 Mar   GROCER                                       30.00
 */
function sumBeside({ segments }: LineView): Phrase | null {
  const cell = segments.length > 1 ? segments.at(-1)?.text : undefined;
  const found = cell ? phrasesIn(cell).find(({ phrase, at }) => at === 0 && BESIDE.has(phrase)) : undefined;
  return found?.phrase ?? null;
}
const BESIDE: ReadonlySet<Phrase> = new Set(['subtotal', 'total']);

/** What is carried over may also be a kind of booking: `Übertrag` is a transfer, too. */
const ENDS: ReadonlySet<Phrase> = new Set(['opening', 'closing']);

/** `IB`: initials in a cell before a text are a code of what was booked, whatever they shorten elsewhere. */
const INITIALS = /^\P{L}*\p{Lu}{1,3}\P{L}*$/u;

/** `31 May  Ending balance   Interest rate 0.45 %   1,204.50`: a balance's whole name in a cell of its own, before others. */
function isOwnCell(view: LineView, phrase: Phrase): boolean {
  const [cell, ...others] = view.segments;
  const name =
    cell &&
    others.length > 0 &&
    !INITIALS.test(cell.text) &&
    phrasesIn(cell.text).find((found) => found.phrase === phrase);
  return name ? countLetters(cell.text.slice(name.at, name.at + name.length)) === countLetters(cell.text) : false;
}

/** A balance that a line names anywhere, where it names little else. */
function balanceNamed(view: LineView): { readonly phrase: Phrase; readonly share: number } | null {
  const first = leading(view, BALANCES);
  if (first && ENDS.has(first.phrase) && isOwnCell(view, first.phrase)) return { ...first, share: 1 };
  if (first || !leading(view, SUMS)) return first;
  const found = view.phrases.find(({ phrase }) => BALANCES.has(phrase));
  return found ? { phrase: found.phrase, share: lettersOfPhrases(view) / countLetters(view.text) } : null;
}

const TURNS: ReadonlySet<Phrase> = new Set(['carried-forward', 'brought-forward', 'page']);

/** A word alone may be a booking's (`Transport`); East Asian words stand without blanks between them. */
const SEVERAL_WORDS = /\S \S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3}/u;

/** `Page 1 of 2`, whatever word stands between the two. */
const PAGE_OF = /^\P{L}*(\p{Nd}{1,3}) ?(?:\p{L}{1,4}|\/) ?(\p{Nd}{1,3})\P{L}*$/u;

/** A page's name and numbers, and nothing else. Its last number may stand where figures of a column end. */
function numbersPage({ line: { text }, phrases }: LineView): boolean {
  const name = phrases.find(({ phrase, at }) => phrase === 'page' && at === 0);
  const [, page, pages] = PAGE_OF.exec(name ? text.slice(name.length) : '') ?? [];
  return page !== undefined && pages !== undefined && Number(page) <= Number(pages);
}

/**
 * Words that say nothing but that the table goes on (`continued on next page`) or ends are no text of the row above. A word
 * alone is none where it stands among figures:
 *
 *     03 Mar   GROCER        12.00
 *              LONDON
 *                        Continued
 */
function saysThatItTurns(view: LineView, amongFigures: boolean): boolean {
  if (ELLIPSIS.test(view.line.text)) return true;
  if (view.date || view.figures.length > 0 || !(amongFigures || SEVERAL_WORDS.test(view.text))) return false;
  const all = countLetters(view.text);
  return (
    namesNextPage(view) || isFramed(view.text) || lettersOfPhrases(view, (phrase) => TURNS.has(phrase)) > all * 0.9
  );
}

/** `.../...` and nothing else, as French papers say that they go on. */
const ELLIPSIS = /^(?:\.{2,3}|…) ?\/ ?(?:\.{2,3}|…)$/u;

/** `Contd. on page 2`: it begins with words for going on, and ends with a page's number. */
const namesNextPage = ({ text, phrases }: LineView): boolean =>
  phrases.some(({ phrase, at }) => TURNS.has(phrase) && at === 0) &&
  phrases.some(({ phrase, at, length }) => phrase === 'page' && at > 0 && PAGE_NUMBER.test(text.slice(at + length)));

const PAGE_NUMBER = /^\P{L}{0,2}\p{Nd}{1,3}\P{L}{0,2}$/u;

/** `Account summary 4711   Page 1 / 3`: what counts the pages runs at their heads or feet, whatever stands below it. */
const countsPages = (text: string, all: readonly Found[]): boolean =>
  all.some(({ phrase, at, length }) => phrase === 'page' && /^\P{L}*\p{Nd}/u.test(text.slice(at + length)));

/** What a line outside the tables says of the rows below it, where it says little else; empty for nothing. */
export function sectionOf(text: string): Phrase[] {
  const found = phrasesIn(text);
  if (countsPages(text, found)) return [];
  const first = found.find(({ phrase, at }) => SECTIONS.has(phrase) && countLetters(text.slice(0, at)) <= 2);
  if (!first) return [];
  const share = countLetters(text.slice(first.at, first.at + first.length)) / Math.max(1, countLetters(text));
  const phrases = withPending(bookedIn(first, found), found);
  return share > (phrases.includes('pending') ? 0.15 : 0.4) ? phrases : [];
}

const NAMES_DAY: ReadonlySet<ColumnRole> = new Set(['date', 'value-date', 'transaction-date']);

/** `Booking date 15.07.`: the words of a date's column name the day of the rows below. */
const namesDay = (view: LineView): boolean => exactRoles(view.text).some((role) => NAMES_DAY.has(role));

/**
 * `1 March 2025  Daily balance: 1,565.33      Amount      Balance`: what the account held on a day, and the names of columns, are
 * no text of the rows below, which are of that day.
 */
function namesDayBalance(view: LineView): boolean {
  const [first, ...others] = view.segments;
  const found = first && phrasesIn(first.text).find(({ phrase, at }) => at === 0 && BALANCES.has(phrase));
  if (!found || !FIGURE_ALONE.test(first.text.slice(found.length))) return false;
  return others.every(({ text }) => headingsIn(text).length > 0);
}

/** A figure with its currency, and nothing else. */
const FIGURE_ALONE =
  /^ ?[:：]? ?[-+−]?(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3})? ?[-+−]?\d[\d.,' ]*(?: ?(?:\p{Sc}|\p{Lu}{3}))?$/u;

/** `Balance   1,204.50`: the words of a balance's column name what is none, whatever column it stands in. */
const namesBalance = (view: LineView): boolean => {
  const roles = view.date ? [] : exactRoles(view.text);
  return roles.length > 0 && roles.every((role) => role === 'balance');
};

/** `01.10.23 - 31.10.23   2.250 %   10,137.41`: days of a range and figures, and no word of what was booked. */
const RANGE = /^[~–—-] ?\p{Nd}/u;
const isRange = ({ date, text }: LineView): boolean => date !== null && RANGE.test(text) && countLetters(text) === 0;

/** `Exchange rate USD 1.0767`, below a booking in another currency: its own text, which the account's rates are not. */
const isRateOfBooking = ({ phrases, segments: [cell] }: LineView): boolean =>
  cell !== undefined &&
  phrases.some(({ at, length }) => at === 0 && exactRoles(cell.text.slice(0, length)).includes('rate')) &&
  cell.text.split(/[ /]/u).some(isCurrencyCode);

/** `Total deposits  1,204.50`, `3 payments`: a balance or sum and its figure. Behind several, `10/2023 4 items` is a text. */
function namesValue(view: LineView): boolean {
  const found = leading(view, BALANCES) ?? leading(view, SUMS);
  const at = view.phrases.find(({ phrase }) => phrase === found?.phrase)?.at ?? 0;
  const said = withoutLongNumbers(view.line.text);
  if (found && countsWithin(view.text, found)) return false;
  return found !== null && VALUE.test(said) && !/\p{Nd}\P{Nd}* \P{Nd}*\p{Nd}/u.test(view.text.slice(0, at));
}

/** A sum's name that is a booking's as well, in a longer text. */
const LITTLE = 0.5;

/**
 * `Top-up from a card of another bank   1,204.50`, below a row that prints its day for both: a kind of booking by whose name the sum of
 * all of them is called elsewhere, with more words of its own.
 */
function namesBooking(view: LineView, { phrase, share }: { readonly phrase: Phrase; readonly share: number }): boolean {
  const way = phrase === 'total-in' ? 'in' : phrase === 'total-out' ? 'out' : null;
  const found = view.phrases.find((each) => each.phrase === phrase);
  if (way === null || !found || share >= LITTLE) return false;
  return directionNamed(view.text.slice(found.at, found.at + found.length)) === way;
}

/** Rows may be called anything: a phrase counts for more where the line has no date of its own, or little else to say. */
export function lineKind(view: LineView, amongFigures = false): LineKind {
  if (view.line.month) return { kind: 'title' };
  if (isRange(view) || numbersPage(view) || isRule(view.line.text)) return { kind: 'aside' };
  const booked = view.figures.some(
    (figure) => figure.role === 'amount' || figure.role === 'money-in' || figure.role === 'money-out',
  );
  const balance = view.figures.some((figure) => figure.role === 'balance');
  const label = { label: view.text };
  const dated = view.date !== null || view.valueDate !== null;
  if (!dated && (booked || balance) && namesSeveral(view)) return { kind: 'aside' };
  if (booked || balance) {
    const named = balanceNamed(view);
    if (named && (named.share > 0.55 || !dated || !booked)) return { kind: 'labelled', phrase: named.phrase, ...label };
    if (booked && namesBalance(view)) return { kind: 'labelled', phrase: 'daily-balance', ...label };
  }
  const beside = view.figures.length > 0 && !booked && !balance ? balanceNamed(view) : null;
  if (beside && beside.share > 0.9) return { kind: 'labelled', phrase: beside.phrase, ...label };
  const summed = view.figures.length > 0 ? leading(view, SUMS) : null;
  const isBooking = booked && summed !== null && namesBooking(view, summed);
  if (summed && !isBooking && (!dated || summed.share > 0.9))
    return { kind: 'labelled', phrase: summed.phrase, ...label };
  const aside = booked && !dated && !isBooking ? sumBeside(view) : null;
  if (aside) return { kind: 'labelled', phrase: aside, ...label };
  if (booked || balance) return { kind: booked ? 'booked' : 'balance' };
  const section = view.date ? null : leading(view, SECTIONS);
  const says = section ? withPending(section.phrase, view.phrases) : [];
  if (section && section.share > (says.includes('pending') ? 0.15 : 0.4))
    return countsPages(view.text, view.phrases) ? { kind: 'aside' } : { kind: 'section', phrases: says };
  if (view.date)
    return { kind: view.segments.length > 0 && !namesDay(view) && !namesDayBalance(view) ? 'opens' : 'day' };
  if (saysThatItTurns(view, amongFigures)) return { kind: 'aside' };
  if (isRateOfBooking(view)) return { kind: 'text' };
  if (view.figures.length === 0 && namesValue(view)) return { kind: 'aside' };
  return { kind: 'text' };
}
