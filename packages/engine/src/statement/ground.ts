import { decimalsOf } from '@tallyleaf/contract';
import type { Draft } from '../shapes/draft.ts';
import type { Item } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import { currencyOf } from './currency.ts';
import { type DateOrder, type DateScheme, dateBy, dateScheme, type Period } from './dates.ts';
import { latestDay } from './period.ts';
import { periodOf } from './period-of.ts';
import { bookedRows, type SectionedRow } from './sections.ts';
import type { Money } from './signs.ts';

/** A booked row with its days. */
export interface DatedRow extends SectionedRow {
  readonly day: string | null;
  readonly valueDay: string | null;
}

/** What all candidates of a draft share. */
export interface Ground {
  readonly draft: Draft;
  readonly rows: readonly DatedRow[];
  readonly money: Money;
  readonly currency: { readonly code: string; readonly assumed: boolean };
  readonly period: Period;
  readonly dates: DateScheme;
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
  /** The cells over the tables' columns. */
  readonly headings?: readonly string[];
}

/** Currency, period and days of a draft: what all ways to read its signs have in common. */
export function groundOf(draft: Draft, { all, form, locale, language, headings = [] }: Document): Ground {
  const rows = bookedRows(draft.items);
  const plain = rows.map(({ row }) => row);
  const currency = currencyOf(plain, [...draft.items, ...all], {
    named: draft.facts.currency,
    iban: draft.facts.iban,
    bic: draft.facts.bic,
    language,
    headings,
  });
  const prefer = preferredOrder(language, currency.code, locale);
  const printed = plain.flatMap((row) => (row.date ? [row.date] : []));
  const last = latestDay(draft.items, prefer) ?? latestDay(all, prefer);
  const hints = { prefer, dates: printed, year: last ? Number(last.slice(0, 4)) : null };
  const period = periodOf(draft.items, all, hints);
  const latest = period.end ?? last;
  const dates = dateScheme(
    printed,
    period.end ? period : { start: null, end: latest },
    latest ? Number(latest.slice(0, 4)) : null,
    prefer,
  );
  const dated = rows.map((row) => ({
    ...row,
    day: dateBy(dates, row.row.date),
    valueDay: dateBy(dates, row.row.valueDate),
  }));
  return { draft, rows: dated, money: { form, decimals: decimalsOf(currency.code) }, currency, period, dates };
}
