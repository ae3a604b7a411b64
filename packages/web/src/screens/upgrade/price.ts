import { decimalsOf } from '@tallyleaf/contract';

/** A price in the currency's smallest unit as the reader's language writes it: `(900, 'EUR', 'de-DE')` → `9,00 €`. */
export const formatPrice = (amount: number, currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / 10 ** decimalsOf(currency));
