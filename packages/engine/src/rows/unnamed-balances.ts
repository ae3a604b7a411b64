import { overlapX } from '../geometry/box.ts';
import type { Phrase } from '../languages/language.ts';
import { headingRoles } from '../languages/match.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import type { KnownLine } from './figure-line.ts';

const wordsOf = (text: string): string =>
  text
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

const isBooked = ({ kind }: KnownLine): boolean => kind.kind === 'booked';
/** The only figure of its line. */
const isBalance = ({ view, kind }: KnownLine): boolean =>
  kind.kind === 'balance' && view.figures.length === 1 && wordsOf(view.text) !== '';

const MOVES: ReadonlySet<string> = new Set(['amount', 'money-in', 'money-out']);

/** True where digits that are no figure stand where the booking beside a line has its one: `(420,0 0)` was booked, if it cannot be read. */
const hidesFigure = ({ view }: KnownLine, booking: KnownLine): boolean => {
  const booked = booking.view.figures.filter(({ role }) => MOVES.has(role));
  return view.segments
    .flatMap(({ tokens }) => tokens)
    .some(({ text, box }) => /\p{Nd}/u.test(text) && booked.some((figure) => overlapX(figure.box, box) > 0));
};

const as = (line: KnownLine, phrase: Phrase): KnownLine => ({
  ...line,
  kind: { kind: 'labelled', phrase, label: line.view.text },
});

/**
 * Balances alone at both ends of a table, called by the same words, are its opening and closing ones, whatever the words:
 *
 *     15.02.24   Account status                    1,000.00
 *     16.02.24   CARD PAYMENT           12.50        987.50
 *     15.03.24   Account status                      987.50
 */
function namedAlike(lines: readonly KnownLine[], first: number, last: number): readonly [KnownLine, KnownLine] | null {
  const [above, below] = first < 0 ? [lines, lines] : [lines.slice(0, first), lines.slice(last + 1)];
  const opening = first < 0 ? above.find(isBalance) : above.findLast(isBalance);
  const closing = first < 0 ? below.findLast(isBalance) : below.find(isBalance);
  const alike = opening && closing && wordsOf(opening.view.text) === wordsOf(closing.view.text);
  return alike && opening !== closing ? [opening, closing] : null;
}

/** What a line's figures of some roles come to without their signs. */
const unitsOf = ({ view }: KnownLine, form: NumberForm, roles: readonly string[]): bigint | null => {
  const [units = null, ...others] = view.figures.flatMap(({ role, amount }) => {
    const read = roles.includes(role) ? readingIn(amount, form) : null;
    return read === null || read === 0n ? [] : [magnitude(read)];
  });
  return others.length > 0 ? null : units;
};

/** Words read from a picture: what looks like a balance alone may be a booking whose amount was lost. */
const isInk = ({ view }: KnownLine): boolean => view.line.words.some(({ sureness }) => sureness !== undefined);

/**
 * A balance alone from which the booking beside it leads to its own is the opening one, whatever it is called, and one that
 * is the same as the booking's the closing one:
 *
 *     01.03.24   Where we stood                    1,000.00
 *     02.03.24   CARD PAYMENT           12.50        987.50
 */
function byBooking(balance: KnownLine | undefined, booking: KnownLine | undefined, form: NumberForm): Phrase | null {
  if (!balance || !booking || !isBalance(balance) || isInk(balance) || hidesFigure(balance, booking)) return null;
  const moved = unitsOf(booking, form, [...MOVES]);
  const [after, before] = [unitsOf(booking, form, ['balance']), unitsOf(balance, form, ['balance'])];
  if (moved === null || after === null || before === null) return null;
  if (after === before) return 'closing';
  return [after - before, before - after, after + before].includes(moved) ? 'opening' : null;
}

/**
 * What looks like the last booking but is called a balance, and is the one beside the booking above it, is the closing one:
 *
 *     28/02   999   CARD PAYMENT          -735.12      12,450.10
 *     28/02   999   B A L A N C E       12,450.10
 */
function closesAsAmount(lines: readonly KnownLine[], last: number, form: NumberForm): boolean {
  const [line, above] = [lines[last], lines.slice(0, Math.max(0, last)).findLast(isBooked)];
  if (!line || !above || line.view.figures.length !== 1 || isInk(line)) return false;
  const [amount, balance] = [unitsOf(line, form, ['amount', 'money-in']), unitsOf(above, form, ['balance'])];
  return amount !== null && amount === balance && headingRoles(line.view.text).some(({ role }) => role === 'balance');
}

/** Balances alone at a table's ends that no known word names, as what their words or the bookings beside them say. */
export function nameBalances(lines: readonly KnownLine[], form: NumberForm): Map<KnownLine, KnownLine> {
  const renamed = new Map<KnownLine, KnownLine>();
  const named = (phrase: Phrase): boolean =>
    lines.some(({ kind }) => kind.kind === 'labelled' && kind.phrase === phrase);
  const [first, last] = [lines.findIndex(isBooked), lines.findLastIndex(isBooked)];
  const alike = named('opening') || named('closing') ? null : namedAlike(lines, first, last);
  if (alike) {
    const [opening, closing] = alike;
    return renamed.set(opening, as(opening, 'opening')).set(closing, as(closing, 'closing'));
  }
  if (first < 0) return renamed;
  if (!named('closing') && closesAsAmount(lines, last, form)) {
    const line = lines[last] as KnownLine;
    renamed.set(line, as(line, 'closing'));
  }
  const ends = [lines.slice(0, first).findLast(isBalance), lines.slice(last + 1).find(isBalance)];
  for (const [i, end] of ends.entries()) {
    const phrase = byBooking(end, lines[i === 0 ? first : last], form);
    const taken =
      phrase &&
      (named(phrase) ||
        [...renamed.values()].some((one) => one.kind.kind === 'labelled' && one.kind.phrase === phrase));
    if (end && phrase && !taken) renamed.set(end, as(end, phrase));
  }
  return renamed;
}
