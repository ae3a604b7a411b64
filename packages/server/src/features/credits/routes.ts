import {
  CREDITS_PATH,
  CreditsState,
  DEDUCT_PATH,
  Deduction,
  DeductRequest,
  LEDGER_PATH,
  LedgerPage,
  LedgerQuery,
  SURVEY_PATH,
  Success,
  SurveyAnswers,
  SurveyReceipt,
  success,
} from '@tallyleaf/contract';
import type { App } from '../../http/app-type.ts';
import type { Credits } from './service.ts';

/** One's own credits: what there is, where it went, spending some, and the survey that gives some. */
export function creditRoutes(app: App, { credits }: { readonly credits: Credits }): void {
  app.get(
    CREDITS_PATH,
    {
      config: { access: 'owner' },
      schema: {
        summary: 'what one has: credits, and the plan that gives them',
        tags: ['credits'],
        response: { 200: Success(CreditsState) },
      },
    },
    async ({ owner, ip }) => success(await credits.state(owner, ip)),
  );

  app.post(
    DEDUCT_PATH,
    {
      config: { access: 'owner', failures: ['credits-insufficient', 'idempotency-key-reused'] },
      schema: {
        summary: 'spends some of one’s own credits, once for each `idempotency_key`',
        tags: ['credits'],
        body: DeductRequest,
        response: { 200: Success(Deduction) },
      },
    },
    async ({ owner, ip, body }) => success(await credits.deduct(owner, ip, body)),
  );

  app.post(
    SURVEY_PATH,
    {
      config: { access: 'session', failures: ['already-done'] },
      schema: {
        summary: 'takes the answers of the short survey, and gives credits for it once',
        tags: ['credits'],
        body: SurveyAnswers,
        response: { 200: Success(SurveyReceipt) },
      },
    },
    async ({ owner, body }) => success(await credits.survey(owner.id, body)),
  );

  app.get(
    LEDGER_PATH,
    {
      config: { access: 'owner' },
      schema: {
        summary: 'every change of one’s credits, newest first; `cursor`, `limit` up to 100',
        tags: ['credits'],
        querystring: LedgerQuery,
        response: { 200: Success(LedgerPage) },
      },
    },
    async ({ owner, query }) => success(await credits.ledger(owner, query.cursor, query.limit)),
  );
}
