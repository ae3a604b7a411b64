import type { PaymentsConfig } from '../../config.ts';
import { type EndingNeeds, endDue } from './ending.ts';
import { openPayments } from './stripe.ts';

export interface PlansJobNeeds extends Omit<EndingNeeds, 'payments' | 'now'> {
  readonly config: { readonly payments: PaymentsConfig | undefined };
}

/** Makes the job that ends plans whose time is over, and asks after those that should have been renewed. */
export function plansJob({ config, ...needs }: PlansJobNeeds): () => Promise<void> {
  const payments = config.payments && openPayments(config.payments);
  return () => endDue({ ...needs, payments, now: () => new Date() });
}
