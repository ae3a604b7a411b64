import type { Statement } from '@tallyleaf/contract';
import type { LedgerGap } from '@tallyleaf/exporters';
import { formatAmount, formatDate } from '../i18n/format.ts';
import type { Translate } from '../i18n/translate.ts';

/** The days that a statement speaks of, as far as they are known. */
export function daysText(t: Translate, { start, end }: Statement['period'], tag: string): string {
  if (start && end) return t('result.period', { start: formatDate(start, tag), end: formatDate(end, tag) });
  if (start) return t('result.periodFrom', { start: formatDate(start, tag) });
  return end ? t('result.periodUntil', { end: formatDate(end, tag) }) : t('ledger.noDays');
}

/** Whole months by name, `2025-04` → `April 2025`, as a list. */
export function monthsText(months: readonly string[], tag: string): string {
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const names = months.map((each) => month.format(new Date(`${each}-01T00:00:00Z`)));
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
}

/** What is missing or contradicts between two statements, in a sentence. */
export function gapText(t: Translate, gap: LedgerGap, currency: string, tag: string): string {
  const { kind, after, before, months, expected, found } = gap;
  const days = { after: after ? formatDate(after, tag) : '', before: before ? formatDate(before, tag) : '' };
  if (kind === 'missing-days') {
    return months.length > 0
      ? t('ledger.gap.months', { months: monthsText(months, tag), count: months.length })
      : t('ledger.gap.days', days);
  }
  const figure = (amount: string | null): string =>
    amount === null ? t('table.notPrinted') : formatAmount(amount, currency, tag);
  return t(`ledger.gap.${kind}`, { ...days, expected: figure(expected), found: figure(found) });
}
