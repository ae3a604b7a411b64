import { decimalsOf, type PlanPrice } from '@tallyleaf/contract';

/**
 * A price as the reader's language writes it: `(900, 'USD')` → `$9`, `(950, 'EUR')` → `9,50 €`. Whole amounts go without
 * decimals. The amount counts the currency's smallest unit.
 */
export function formatPrice({ amount, currency }: Pick<PlanPrice, 'amount' | 'currency'>, tag: string): string {
  const unit = 10 ** decimalsOf(currency);
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % unit === 0 ? 0 : decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  }).format(amount / unit);
}
