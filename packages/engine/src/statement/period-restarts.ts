import type { Item, Remark } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';
import type { DateOrder, Period } from './dates.ts';
import { datesOf } from './mentioned-dates.ts';
import { asPeriod, covers, NEARLY_ALL } from './period.ts';
import { phrasesOf } from './phrases.ts';

/**
 * Where a letterhead names another period than the one before it, and the rows below lie in it: statements of several
 * months stand in one file.
 *
 *     Statement 01.03.2025 - 31.03.2025
 *     14.03.  GROCER                      -12.00      88.00
 *     Statement 01.04.2025 - 30.04.2025
 *     02.04.  SALARY                      900.00     988.00
 */

/** A line that names a first and a last day, or a last day alone. */
interface PeriodLine {
  readonly remark: Remark;
  /** Where it stands among the items. */
  readonly at: number;
  /** What it says beside its days. */
  readonly frame: string;
  /** Its days as printed. */
  readonly days: string;
  readonly first: PrintedDate | null;
  readonly last: PrintedDate;
}

const said = (remark: Remark, ...phrases: readonly string[]): boolean =>
  phrasesOf(remark).some(({ phrase }) => phrases.includes(phrase));

/** So many words stand between the days of a period. */
const BETWEEN = 3;

function periodLine(remark: Remark, at: number): PeriodLine | null {
  const { words, found } = datesOf(remark);
  const [first, last, ...others] = found;
  if (!first || others.length > 0) return null;
  if (last ? last.at - first.end > BETWEEN : !said(remark, 'statement-date')) return null;
  const within = (i: number): boolean => found.some(({ at: from, end }) => i >= from && i < end);
  const frame = words
    .filter((_, i) => !within(i))
    .join(' ')
    .replace(/\d+/gu, '#');
  const days = words.filter((_, i) => within(i)).join(' ');
  return { remark, at, frame, days, first: last ? first.date : null, last: (last ?? first).date };
}

/** Letterheads stand at one place of their pages, to a point. */
const isAtPlace = (a: Remark, b: Remark): boolean =>
  a.spot.page !== b.spot.page && [0, 1].every((i) => Math.abs((a.spot.box[i] ?? 0) - (b.spot.box[i] ?? 0)) < 2);

const isLike = (a: PeriodLine, b: PeriodLine): boolean =>
  a.frame === b.frame &&
  (a.first === null) === (b.first === null) &&
  (isAtPlace(a.remark, b.remark) || said(b.remark, 'period', 'statement-date'));

const periodOf = ({ first, last }: PeriodLine, prefer: DateOrder): Period | null => {
  if (first) return asPeriod(first, last, prefer, null);
  const end = asPeriod(last, last, prefer, null)?.end ?? null;
  return end ? { start: null, end } : null;
};

/** No row stands above it on its page, or a balance is named below it before any row does. */
function isHead({ remark, at }: PeriodLine, items: readonly Item[]): boolean {
  const above = items.slice(0, at).some((item) => item.kind === 'row' && item.spot.page === remark.spot.page);
  const next = items
    .slice(at)
    .find((item) => item.kind === 'row' || (item.kind === 'labelled' && item.phrase === 'opening'));
  return !above || next?.kind === 'labelled';
}

/** Lines of one letterhead that name other days than the one before them; the first one names the first days. */
function turnsOf(lines: readonly PeriodLine[]): PeriodLine[][] {
  const kinds: PeriodLine[][] = [];
  for (const line of lines) {
    const kind = kinds.find(([first]) => first && isLike(first, line));
    if (!kind) kinds.push([line]);
    else if (kind.at(-1)?.days !== line.days) kind.push(line);
  }
  return kinds.filter((kind) => kind.length > 1);
}

/** The rows' days below each line, down to the next one; those above the first are its own. */
const datesBelow = (turns: readonly PeriodLine[], items: readonly Item[]): PrintedDate[][] =>
  turns.map((_, i) =>
    items
      .slice(i === 0 ? 0 : turns[i]?.at, turns[i + 1]?.at ?? items.length)
      .flatMap((item) => (item.kind === 'row' && item.date ? [item.date] : [])),
  );

/** Days that {@link covers} lets rows stand outside a period. */
const SLACK = 3;

/** A period that covers no row behind its last day. */
function exactly({ start, end }: Period): Period {
  const last = end === null ? null : new Date(Date.parse(end) - SLACK * 86_400_000).toISOString().slice(0, 10);
  return { start, end: last };
}

/** Each line's rows lie in its period, and not in the one before it. */
function holds(turns: readonly PeriodLine[], dates: readonly (readonly PrintedDate[])[], prefer: DateOrder): boolean {
  const periods = turns.map((turn) => periodOf(turn, prefer));
  return periods.every((period, i) => {
    const own = dates[i] ?? [];
    const before = i > 0 ? periods[i - 1] : null;
    if (!period) return false;
    return (
      own.length === 0 || (covers(period, own) >= NEARLY_ALL && (!before || covers(exactly(before), own) < NEARLY_ALL))
    );
  });
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

/** The lines at which a statement of another period begins. */
export function periodRestarts(items: readonly Item[]): ReadonlySet<Item> {
  const lines = items.flatMap((item, at) => (item.kind === 'remark' ? (periodLine(item, at) ?? []) : []));
  const found = turnsOf(lines).find((turns) => {
    const dates = datesBelow(turns, items);
    const filled = dates.filter((own) => own.length > 0).length;
    const heads = turns.every((turn) => isHead(turn, items));
    return filled > 1 && heads && ORDERS.some((prefer) => holds(turns, dates, prefer));
  });
  return new Set((found ?? []).slice(1).map(({ remark }) => remark));
}
