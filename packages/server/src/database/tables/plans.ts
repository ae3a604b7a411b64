/** Plans and payment (migration 0004 says what each column holds). */
export interface PlanTables {
  subscriptions: SubscriptionsTable;
  stripe_customers: StripeCustomersTable;
  stripe_events: StripeEventsTable;
}

export type SubscriptionStatus = 'active' | 'cancelled' | 'past-due' | 'ended';

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_index: number;
  status: SubscriptionStatus;
  period_start: Date;
  period_end: Date | null;
  stripe_id: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface StripeCustomersTable {
  user_id: string;
  stripe_id: string;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  handled_at: Date;
}
