import {
  CANCEL_PLAN_PATH,
  CHECKOUT_PATH,
  CheckoutRequest,
  PaymentPage,
  PLANS_PATH,
  PlanOffers,
  PlanState,
  PORTAL_PATH,
  PortalRequest,
  STRIPE_WEBHOOK_PATH,
  Success,
  success,
} from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import type { Logger } from '../../log.ts';
import type { Plans } from './service.ts';

export interface PlanRoutesNeeds {
  readonly plans: Plans;
  readonly rateLimits: RateLimits;
  readonly log: Logger;
}

const tags = ['plans'] as const;

/** Plans: what there is, buying, changing, cancelling; and what Stripe tells. */
export function planRoutes(app: App, needs: PlanRoutesNeeds): void {
  const { plans, rateLimits } = needs;

  app.get(
    PLANS_PATH,
    {
      config: { access: 'anyone' },
      schema: { summary: 'lists the plans and what they cost', tags, response: { 200: Success(PlanOffers) } },
    },
    async () => success(await plans.offers()),
  );

  app.post(
    CHECKOUT_PATH,
    {
      config: { access: 'session', failures: ['payments-off', 'plan-running', 'provider-unreachable'] },
      schema: {
        summary: 'begins to buy a plan or a pack: the address of the page where it is paid',
        tags,
        body: CheckoutRequest,
        response: { 200: Success(PaymentPage) },
      },
      preHandler: (request) => rateLimits.payment(request),
    },
    async ({ owner, body }) => success({ url: await plans.checkout(owner.id, body.plan_index, body.locale) }),
  );

  app.post(
    PORTAL_PATH,
    {
      config: { access: 'session', failures: ['payments-off', 'provider-unreachable'] },
      schema: {
        summary: 'the address of the page where one changes a plan, how it is paid, and finds invoices',
        tags,
        body: PortalRequest,
        response: { 200: Success(PaymentPage) },
      },
      preHandler: (request) => rateLimits.payment(request),
    },
    async ({ owner, body }) => success({ url: await plans.portal(owner.id, body?.locale) }),
  );

  app.delete(
    CANCEL_PLAN_PATH,
    {
      config: { access: 'session', failures: ['no-plan', 'payments-off', 'provider-unreachable'] },
      schema: {
        summary: 'cancels a recurring plan, which is kept until its end',
        tags,
        response: { 200: Success(PlanState) },
      },
      preHandler: (request) => rateLimits.payment(request),
    },
    async ({ owner }) => success(await plans.cancel(owner.id)),
  );

  stripeRoute(app, needs);
}

/** Stripe's events are some kilobytes long. */
const MAX_EVENT_BYTES = 1_000_000;

/** Stripe signs the body byte by byte, so that this route, and no other, gets it unread. */
function stripeRoute(app: App, { plans, log }: PlanRoutesNeeds): void {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      STRIPE_WEBHOOK_PATH,
      {
        config: {
          access: 'anyone',
          failures: ['bad-request', 'payments-off'],
          takes: { mediaType: 'application/json', about: 'an event, signed by Stripe' },
        },
        schema: { summary: 'what the payment service tells', tags, response: { 200: Success(Type.Null()) } },
      },
      async ({ body, headers }) => {
        const signature = headers['stripe-signature'];
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await orServerError(log, plans.handleCall(bytes, typeof signature === 'string' ? signature : undefined));
        return success(null);
      },
    );
  });
}

/** Whatever goes wrong with an event that is Stripe's is answered so that Stripe sends it again. */
async function orServerError(log: Logger, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    log.error({ err: error }, 'an event of Stripe was not handled; it will come again');
    throw new ApiError('internal');
  }
}
