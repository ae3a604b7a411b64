import { type Static, Type } from 'typebox';
import { LocaleCode } from '../locales.ts';
import { PLANS } from '../plans.ts';

export const PLANS_PATH = '/api/plans';
export const CHECKOUT_PATH = `${PLANS_PATH}/checkout`;
export const PORTAL_PATH = `${PLANS_PATH}/portal`;
/** Where the payment service tells what happened. */
export const STRIPE_WEBHOOK_PATH = '/api/stripe/webhook';
/** The specification's call (section 7). */
export const CANCEL_PLAN_PATH = '/api/credits/subscribe/cancel';

/** What is paid for one period, or once. */
export const PlanPrice = Type.Object({
  /** In the currency's smallest unit, as the payment service counts it. */
  amount: Type.Integer({ minimum: 0 }),
  /** ISO 4217, upper case. */
  currency: Type.String(),
  /** How often; `null`: once. */
  interval: Type.Union([Type.Literal('month'), Type.Literal('year'), Type.Null()]),
});
export type PlanPrice = Static<typeof PlanPrice>;

export const PlanOffer = Type.Object({
  plan_index: Type.Integer({ minimum: 0 }),
  name: Type.String(),
  /** Credits each month; `null`: unlimited. */
  credits_a_month: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Credits granted once, when it is bought. */
  credits_once: Type.Integer({ minimum: 0 }),
  unlimited: Type.Boolean(),
  recurring: Type.Boolean(),
  /** Months that one payment lasts; 0: nothing is paid. */
  period_months: Type.Integer({ minimum: 0 }),
  /** `null`: not for sale, or the payment service did not tell it yet. */
  price: Type.Union([PlanPrice, Type.Null()]),
});
export type PlanOffer = Static<typeof PlanOffer>;

/** `GET /api/plans`. */
export const PlanOffers = Type.Object({
  /** Whether anything can be bought here. */
  payments: Type.Boolean(),
  plans: Type.Array(PlanOffer),
});
export type PlanOffers = Static<typeof PlanOffers>;

/** `POST /api/plans/checkout`; the locale is that of the screens that it returns to. */
export const CheckoutRequest = Type.Object(
  { plan_index: Type.Integer({ minimum: 1, maximum: PLANS.length - 1 }), locale: Type.Optional(LocaleCode) },
  { additionalProperties: false },
);
export type CheckoutRequest = Static<typeof CheckoutRequest>;

/** `POST /api/plans/portal`; it may have no body. */
export const PortalRequest = Type.Union([
  Type.Object({ locale: Type.Optional(LocaleCode) }, { additionalProperties: false }),
  Type.Null(),
]);
export type PortalRequest = Static<typeof PortalRequest>;

/** Where the browser goes on: a page of the payment service. */
export const PaymentPage = Type.Object({ url: Type.String() });
export type PaymentPage = Static<typeof PaymentPage>;

/** The plan that a user has. Times are ISO 8601 with their zone. */
export const PlanState = Type.Object({
  plan_index: Type.Integer({ minimum: 0 }),
  name: Type.String(),
  /** `cancelled`: kept until its end; `past-due`: a payment failed, kept for some days. */
  status: Type.Union([Type.Literal('active'), Type.Literal('cancelled'), Type.Literal('past-due')]),
  is_loop_sub: Type.Boolean(),
  period_start: Type.String({ format: 'date-time' }),
  /** `null`: without an end. */
  period_end: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type PlanState = Static<typeof PlanState>;
