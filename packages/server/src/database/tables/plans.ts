import type { Generated } from 'kysely';

/** Plans and payment (migration 0004 says what each column holds). */
export interface PlanTables {
  subscriptions: SubscriptionsTable;
  purchases: PurchasesTable;
  stripe_customers: StripeCustomersTable;
  stripe_events: StripeEventsTable;
}

export type SubscriptionStatus = 'active' | 'cancelled' | 'past-due' | 'ended';

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_index: number;
  status: SubscriptionStatus;
  started_at: Date;
  period_start: Date;
  period_end: Date | null;
  stripe_id: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface PurchasesTable {
  id: string;
  user_id: string;
  plan_index: number;
  bought_at: Date;
  expires_at: Date;
  stripe_id: string | null;
  round: Generated<number>;
  taken_back: number | null;
}

export interface StripeCustomersTable {
  user_id: string;
  stripe_id: string;
  version: Generated<number>;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  handled_at: Date;
}
