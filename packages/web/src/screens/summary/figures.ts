import { formatAmount } from '../../i18n/format.ts';
import { useTag } from '../../i18n/translate.ts';

/** The way to write amounts of a currency for the reader. */
export function useMoney(currency: string): (amount: string) => string {
  const tag = useTag();
  return (amount) => formatAmount(amount, currency, tag);
}

const FORMS = {
  long: { month: 'long', year: 'numeric' },
  medium: { month: 'short', year: 'numeric' },
  short: { month: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A month by name: `('2025-03', 'en', 'long')` → `March 2025`. Nothing where it is none. */
export function monthName(month: string, tag: string, form: keyof typeof FORMS): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(tag, { ...FORMS[form], timeZone: 'UTC' }).format(date);
}
