import { decimalsOf } from '@tallyleaf/contract/plain';
import type { Draft } from '../shapes/draft.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import { dateAt, type PrintedDate } from '../values/date.ts';
import { besideBalance } from './balance-days.ts';
import { withBooking } from './booking-column.ts';
import { codeBehindNumber, currencyOf, currencyOfHead } from './currency.ts';
import { lacksYear } from './date-doubts.ts';
import { type DateOrder, type DateScheme, dateBy, dateScheme, isOtherwise, orderTold, type Period } from './dates.ts';
import { unsureOfDay } from './inherited-days.ts';
import { datesOf } from './mentioned-dates.ts';
import { isYearDisputed } from './period.ts';
import { periodOf } from './period-of.ts';
import { bookedRows, type SectionedRow } from './sections.ts';
import type { Money } from './signs.ts';
import { dayOfYear, daysOfPaper, latestOf, titledDay } from './year-of-rows.ts';

/** A booked row with its days. */
export interface DatedRow extends SectionedRow {
  readonly day: string | null;
  readonly valueDay: string | null;
  /** Which of its two dates is the booking's is not certain. */
  readonly columnUnsure: boolean;
  /** Its dates are exchanged: the row as printed has them in the other order. */
  readonly exchanged: boolean;
  /** The direction of its figure without a sign, as the sums tell it; what its section's title says of it does not count. */
  readonly bySum?: 'in' | 'out';
}

/** What all candidates of a draft share. */
export interface DraftContext {
  readonly draft: Draft;
  readonly rows: readonly DatedRow[];
  /** How many rows are left out, since they are not booked. */
  readonly left?: number;
  readonly money: Money;
  readonly currency: { readonly code: string; readonly assumed: boolean };
  readonly period: Period;
  readonly dates: DateScheme;
  /** Dates have no year, and neither a period nor a title says which. */
  readonly yearAssumed: boolean;
}

/** Month before day is the usage of the United States and of few others. */
const preferredOrder = (language: string, currency: string, locale: string | undefined): DateOrder => {
  if (locale === 'en-US' || (language === 'en' && currency === 'USD')) return 'mdy';
  return language.startsWith('zh') || language === 'ja' ? 'ymd' : 'dmy';
};

/** What all accounts of a document share. */
export interface Document {
  readonly all: readonly Item[];
  readonly form: NumberForm;
  readonly locale: string | undefined;
  readonly language: string;
  /** The cells over each table's columns. */
  readonly headings?: readonly (readonly string[])[];
}

/** Dates printed elsewhere than in rows: they are written as the rows' dates are. */
const datesBeside = (all: readonly Item[]): PrintedDate[] =>
  all
    .flatMap((item) => (item.kind === 'remark' ? datesOf(item).found.map(({ date }) => date) : []))
    .slice(0, MOST_DATES_BESIDE);

const MOST_DATES_BESIDE = 40;

/** The same, rows that may have lost their own day marked as unsure. */
function withoutOwnDay(rows: readonly DatedRow[], items: readonly Item[], scheme: DateScheme): readonly DatedRow[] {
  const dayOf = ({ cells: [first] }: Remark): string | null => dateBy(scheme, dateAt(first?.text.split(' ') ?? [], 0));
  const unsure = unsureOfDay(rows, items, dayOf);
  return rows.map((row) => (unsure.has(row) ? { ...row, columnUnsure: true } : row));
}

/**
 * Currency, period and days of a draft: what all ways to read its signs have in common. `rowsOf`: which of its rows are booked, as
 * its titles say where nothing else is given.
 */
export function contextOf(
  draft: Draft,
  { all, form, locale, language, headings = [] }: Document,
  card: boolean,
  rowsOf: typeof bookedRows = bookedRows,
): DraftContext {
  const rows = rowsOf(draft.items, card);
  const plain = rows.map(({ row }) => row);
  const found = currencyOf(plain, [...draft.items, ...all], {
    named: draft.facts.currency ?? codeBehindNumber(draft.items, draft.facts.number),
    iban: draft.facts.iban,
    bic: draft.facts.bic,
    language,
    head: currencyOfHead(all),
    headings: [...new Set(plain.map(({ table }) => table))].flatMap((table) => headings[table] ?? []),
  });
  const currency = { ...found, assumed: found.assumed || draft.facts.currencyAssumed === true };
  const printed = plain.flatMap((row) => (row.date ? [row.date] : []));
  const prefer = orderTold(printed) ?? preferredOrder(language, currency.code, locale);
  const own = daysOfPaper(draft.items, prefer);
  const days = own.length > 0 ? own : daysOfPaper(all, prefer);
  const confirmed = dayOfYear(days, printed);
  const last = confirmed.day ?? latestOf(days);
  const hints = { prefer, dates: printed, year: last ? Number(last.slice(0, 4)) : null };
  const period = periodOf(draft.items, all, hints);
  const titled = period.end ? null : titledDay(all, hints);
  const balance = period.end ? null : besideBalance(draft.items, hints);
  const span = period.end ? period : (balance ?? { start: null, end: titled ?? last });
  const dates = dateScheme(
    printed,
    span,
    Number((span.end ?? span.start)?.slice(0, 4)) || null,
    prefer,
    datesBeside(all),
  );
  const dated = rows.map((row) => ({
    ...row,
    day: dateBy(dates, row.row.date),
    valueDay: dateBy(dates, row.row.valueDate),
    columnUnsure:
      isOtherwise(dates, row.row.date) ||
      row.row.eitherDate === true ||
      (row.row.dayOfPaper === true && period.start !== period.end),
    exchanged: false,
  }));
  const booked = withoutOwnDay(withBooking(dated, dates, period, card), draft.items, dates);
  const told = period.end !== null || balance !== null || titled !== null || confirmed.sure;
  const yearAssumed = plain.some(lacksYear) && (!told || isYearDisputed(all, hints, period));
  const money = { form, decimals: decimalsOf(currency.code) };
  return { draft, rows: booked, money, currency, period, dates, yearAssumed };
}

/** The same without some of its rows. */
export const without = (context: DraftContext, left: ReadonlySet<Row>): DraftContext => ({
  ...context,
  rows: context.rows.filter(({ row }) => !left.has(row)),
  left: left.size,
});
