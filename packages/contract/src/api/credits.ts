import { type Static, Type } from 'typebox';

/** The HTTP messages of credits (specification, sections 3 and 7; product, section 3). All amounts are whole credits. */

export const CREDITS_PATH = '/api/credits/user';
export const DEDUCT_PATH = '/api/credits/deduct';
export const SURVEY_PATH = '/api/credits/survey';
export const LEDGER_PATH = '/api/credits/ledger';

/** The specification's names, kept as they are. */
const count = () => Type.Integer({ minimum: 0 });
const moment = () => Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

/** The plan and what it gives. Periods are null where there is none: a visitor's, or a plan without an end. */
export const PlanInfo = Type.Object({
  /** Of what the plan gave for this period of credits, what is left. */
  available: count(),
  total: count(),
  credit_period_start: moment(),
  credit_period_end: moment(),
  /** What was paid for. */
  period_start: moment(),
  period_end: moment(),
  /** 0 Free … 7 Team yearly; 3, 4, 6 and 7 are unlimited. */
  plan_index: Type.Integer({ minimum: 0, maximum: 7 }),
  /** `active`, `cancelled` (runs until `period_end`), `past-due`. */
  status: Type.String(),
  /** True for a plan that renews itself. */
  is_loop_sub: Type.Boolean(),
});
export type PlanInfo = Static<typeof PlanInfo>;

/** What one has: `total` was given and has not expired, `available` of it can be spent now. */
export const CreditsState = Type.Object({
  total: count(),
  available: count(),
  plan_info: PlanInfo,
  is_fill_survey: Type.Boolean(),
  /** Of both, what was given as a promotion. */
  activity_total: count(),
  activity_available: count(),
});
export type CreditsState = Static<typeof CreditsState>;

/** Text without control characters: it is kept and shown. */
const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });

/** The most that one call may take. */
const MAX_DEDUCTION = 1_000_000;

export const DeductRequest = Type.Object({
  amount: Type.Integer({ minimum: 1, maximum: MAX_DEDUCTION }),
  reason: line(200),
  /** The same key is done once, however often it is sent. */
  idempotency_key: line(255),
});
export type DeductRequest = Static<typeof DeductRequest>;

/** `charged` is 0 on an unlimited plan; `available` is what is left now. */
export const Deduction = Type.Object({ amount: count(), charged: count(), available: count() });
export type Deduction = Static<typeof Deduction>;

/** The three questions: what for, how one heard of it, what is missing. */
export const SurveyAnswers = Type.Object({
  use: Type.Enum(['own-books', 'business', 'for-clients', 'lending', 'other']),
  heard: Type.Enum(['search', 'recommendation', 'article', 'advertisement', 'other']),
  wish: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[^\\u0000]*$' })),
});
export type SurveyAnswers = Static<typeof SurveyAnswers>;

/** What the survey gave. */
export const SurveyReceipt = Type.Object({ granted: count() });
export type SurveyReceipt = Static<typeof SurveyReceipt>;

/** One row of the ledger. `amount` is what it adds to what can be spent, `held` what it adds to what is held. */
export const LedgerEntry = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['grant', 'hold', 'take', 'give-back', 'expire']),
  amount: Type.Integer(),
  held: Type.Integer(),
  /** Where the credits came from, and until when they can be spent. */
  source: Type.Enum(['daily', 'plan', 'purchase', 'promotion', 'survey', 'operator']),
  expires_at: moment(),
  /** What it was for: `conversion`, or the reason that was given. */
  reason: Type.String(),
  /** Rows of one hold have one; the id of the conversion that was charged, where it was one. */
  hold_id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  created_at: Type.String({ format: 'date-time' }),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

/** A page of the ledger, newest first. `nextCursor` is absent on the last page. */
export const LedgerPage = Type.Object({
  items: Type.Array(LedgerEntry),
  nextCursor: Type.Optional(Type.String()),
});
export type LedgerPage = Static<typeof LedgerPage>;

export const LedgerQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
});

/** What a failure with `credits-insufficient` says in `data`. */
export const CreditsNeeded = Type.Object({ required: count(), available: count() });
export type CreditsNeeded = Static<typeof CreditsNeeded>;
