import { decimalsOf } from '@tallyleaf/contract';

/** Figures and dates as the reader's language writes them. Formatters are costly to make, so they are kept. */

const amounts = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function cached<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** An amount with its currency's decimals, grouped: `('-1450.00', 'EUR', 'de-DE')` → `-1.450,00`. Exact at any size. */
export function formatAmount(amount: string, currency: string, tag: string): string {
  const digits = decimalsOf(currency);
  const format = cached(
    amounts,
    `${tag} ${digits}`,
    () =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        // In Italian, Spanish and Portuguese, too: 1450,00 above 11.450,00 in one column is no statement's way.
        useGrouping: 'always',
      }),
  );
  // A decimal string is formatted digit by digit; it never becomes a binary number.
  return format.format(amount as Intl.StringNumericLiteral);
}

/** An ISO date: `('2025-03-03', 'de-DE')` → `03.03.2025`. */
export function formatDate(date: string, tag: string): string {
  const format = cached(dates, tag, () => new Intl.DateTimeFormat(tag, { ...dateParts(tag), timeZone: 'UTC' }));
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** A month by name where the language's figures alone could be read two ways (3/4/2025). */
const dateParts = (tag: string): Intl.DateTimeFormatOptions =>
  tag.startsWith('en')
    ? { day: '2-digit', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: '2-digit', year: 'numeric' };
