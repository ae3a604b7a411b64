import { exactRoles } from '../languages/match.ts';
import type { Line, Table, Token } from '../shapes/layout.ts';
import { LOOSE_EDGE } from '../tolerances.ts';
import { runOneWay } from './date-order.ts';

/** The date that a line says, and the words before it, where there is nothing else: `0508` is one behind the name of such. */
function labelled({ tokens }: Line): { readonly label: string; readonly day: Token } | null {
  const last = tokens.at(-1);
  if (!last?.date) return null;
  const before = tokens.slice(0, -1);
  if (before.some(({ amount, date }) => amount !== null || date !== null)) return null;
  const label = before
    .map(({ text }) => text)
    .join(' ')
    .replace(/[ ]*[:：]$/u, '');
  return last.date.weak && !namesBooking(label) ? null : { label, day: last };
}

const namesBooking = (label: string): boolean => exactRoles(label).includes('date');

/** The date that a line says and nothing beside it, but that it is the date of booking. */
function dayOf(line: Line): Token | null {
  const said = labelled(line);
  return said && (said.label === '' || namesBooking(said.label)) ? said.day : null;
}

/**
 * Dates on lines of their own, each the day on which the rows below it were booked:
 *
 *     Details                        Value       Amount
 *     Booking date: 03.03.2025
 *     GROCER                         04.03        30.00
 *     BOOKS                          03.03        20.00
 */
export function dayLines(table: Table): ReadonlySet<Token> {
  return new Set(table.blocks.flatMap(({ lines }) => lines.flatMap((line) => dayOf(line) ?? [])));
}

/** The days of booking that are printed above rows, each behind words that say so; none where there are not several. */
export function namedDays(table: Table): readonly Token[] {
  const lines = table.blocks.flatMap((block) => block.lines);
  const days = lines.flatMap((line) => {
    const said = labelled(line);
    return said && namesBooking(said.label) ? [said.day] : [];
  });
  return new Set(days.map(({ text }) => text)).size >= OFTEN ? days : [];
}

/** So many times at least a label stands before days, to name those of the rows below it. */
const OFTEN = 2;

/** Of the rows, at most this share stands above the first of such days: an opening balance, or rows of a page before. */
const FEW = 0.25;

const isMoney = ({ amount, date }: Token): boolean => amount !== null && !amount.bare && date === null;

/** Lines with figures, and where many have dates beside these, those alone: rows, not sums. */
function rowLines(lines: readonly Line[]): number[] {
  const money = lines.flatMap(({ tokens }, at) => (tokens.some(isMoney) ? [at] : []));
  const dated = money.filter((at) => lines[at]?.tokens.some(({ date }) => date !== null));
  return dated.length * 3 > money.length ? dated : money;
}

/** Whether rows stand below the first of such days, and few above it. */
export function standAboveRows(table: Table, days: ReadonlySet<Token>): boolean {
  const lines = table.blocks.flatMap((block) => block.lines);
  const first = lines.findIndex(({ tokens }) => tokens.some((token) => days.has(token)));
  const rows = rowLines(lines);
  return rows.filter((at) => at < first).length <= rows.length * FEW;
}

/**
 * Days behind a label: it stands again and again above rows, each time with a later day (or each time with an earlier one),
 * rows stand below each, and it begins where these do, or is known to name days of booking. What stands under the rows'
 * texts is else one of them:
 *
 *     KIRJAUSPÄIVÄ 05.09.23                    09.12  CHEQUE               1.341,02
 *     3    PALKKA      0409    3.172,72+       10.12  TARIFA                  21,62
 *     4    PANO        0509      363,74+              Referente 06.12
 *     KIRJAUSPÄIVÄ 07.09.23                    11.12  PIX                    446,45
 *
 * `anywhere`: all that may be such days, wherever they begin.
 */
export function repeatedDayLines(table: Table, anywhere = false): ReadonlySet<Token> {
  const lines = table.blocks.flatMap((block) => block.lines);
  const days = new Map<string, { readonly at: number; readonly day: Token }[]>();
  lines.forEach((line, at) => {
    const said = labelled(line);
    if (said && /\p{L}/u.test(said.label))
      days.set(said.label, [...(days.get(said.label) ?? []), { at, day: said.day }]);
  });
  const rows = rowLines(lines);
  const left = (at: number): number => lines[at]?.box[0] ?? 0;
  const edge = Math.min(...rows.map(left)) + LOOSE_EDGE;
  const between = (from: number, to: number): number => rows.filter((at) => at > from && at < to).length;
  const found = [...days].filter(
    ([label, each]) =>
      new Set(each.map(({ day }) => day.text)).size >= Math.max(OFTEN, each.length / 2) &&
      (anywhere || namesBooking(label) || each.every(({ at }) => left(at) < edge)) &&
      between(-1, each[0]?.at ?? 0) <= rows.length * FEW &&
      each.every(({ at }, i) => between(at, each[i + 1]?.at ?? lines.length) > 0) &&
      runOneWay(each.map(({ day }) => day)),
  );
  // Beside days that are named, others behind words are texts: `Contribution 01 to 09/24`
  const named = found.filter(([label]) => namesBooking(label));
  return new Set((named.length > 0 ? named : found).flatMap(([, each]) => each.map(({ day }) => day)));
}
