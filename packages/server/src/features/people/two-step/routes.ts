import {
  PasskeyAsk,
  PasskeyOptions,
  RecoveryCodes,
  SECOND_STEP_PATH,
  SecondStep,
  SignedIn,
  Success,
  signedIn,
  success,
  TotpBegun,
  TotpConfirmation,
  TWO_STEP_PATH,
  TwoStep,
  TwoStepProof,
} from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../../http/app-type.ts';
import { browserOf } from '../../../http/browser.ts';
import { noteInJournal } from '../../../http/keep-journal.ts';
import { personOf } from '../account-routes.ts';
import { type AuthRoutesNeeds, SMALL_BODY } from '../auth-routes.ts';
import type { PeopleNeeds } from '../needs.ts';
import { twoStepOf } from './factors.ts';
import { beginTotp, confirmBegunTotp, removeTotp, renewRecoveryCodes } from './manage.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { PROOF_FAILURES } from './proof-failures.ts';
import { askForSecondStep, pendingOf, takeSecondStep } from './second-step.ts';

const session = { access: 'session' } as const;
const tags = ['people'] as const;

/** The second step of a sign-in, and what the account page sets about it. */
export function twoStepRoutes(app: App, needs: AuthRoutesNeeds): void {
  secondStepRoute(app, needs);
  totpRoutes(app, needs.people);
  passkeyRoutes(app, needs);

  app.get(
    TWO_STEP_PATH,
    {
      config: session,
      schema: { summary: 'how one’s two-step sign-in stands', tags, response: { 200: Success(TwoStep) } },
    },
    async ({ owner }) => success(await twoStepOf(needs.people.sql, owner.id)),
  );

  app.post(
    `${TWO_STEP_PATH}/recovery-codes`,
    {
      config: { ...session, failures: [...PROOF_FAILURES, 'not-found'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'makes recovery codes anew; those before are good no longer',
        tags,
        body: TwoStepProof,
        response: { 200: Success(RecoveryCodes) },
      },
    },
    async (request) => success(await renewRecoveryCodes(needs.people, personOf(request), request.body)),
  );
}

function secondStepRoute(app: App, { people, renewVisitor }: AuthRoutesNeeds): void {
  app.post(
    SECOND_STEP_PATH,
    {
      config: {
        access: 'anyone',
        failures: ['sign-in-failed', 'wrong-code', 'code-used', 'passkey-refused', 'too-many-attempts'],
      },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'completes a sign-in that asked for a second step, by a code or a passkey',
        description:
          'A sign-in by password of an account with two-step sign-in fails with `second-step-needed`; `data` has the ' +
          '`challenge`, by which `steps` it can be met, and how many `minutes` it lasts.',
        tags,
        body: SecondStep,
        response: { 200: SignedIn },
      },
    },
    async (request, reply) => {
      const pending = await pendingOf(people, request.body.challenge);
      noteInJournal(request, { account: pending.userId });
      const { token, user, by } = await takeSecondStep(people, pending, request.body, browserOf(request));
      noteInJournal(request, { account: pending.userId, detail: by });
      if (pending.binds) renewVisitor(request, reply);
      return signedIn(token, user);
    },
  );

  app.post(
    `${SECOND_STEP_PATH}/passkey`,
    {
      config: { access: 'anyone', failures: ['sign-in-failed'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'what a passkey is to sign for that second step',
        tags,
        body: PasskeyAsk,
        response: { 200: Success(PasskeyOptions) },
      },
    },
    async ({ body }) => success(await askForSecondStep(people, body.challenge)),
  );
}

function totpRoutes(app: App, people: PeopleNeeds): void {
  app.post(
    `${TWO_STEP_PATH}/totp`,
    {
      config: { ...session, failures: [...PROOF_FAILURES, 'already-done'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'begins with an app that shows codes; it counts once a code of it is sent',
        tags,
        body: TwoStepProof,
        response: { 200: Success(TotpBegun) },
      },
    },
    async (request) => success(await beginTotp(people, personOf(request), request.body)),
  );

  app.post(
    `${TWO_STEP_PATH}/totp/confirm`,
    {
      config: { ...session, failures: ['wrong-code', 'not-found', 'too-many-attempts'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'sends a first code of that app: from now on signing in takes two steps',
        tags,
        body: TotpConfirmation,
        response: { 200: Success(RecoveryCodes) },
      },
    },
    async (request) => success(await confirmBegunTotp(people, personOf(request), request.body.code)),
  );

  app.delete(
    `${TWO_STEP_PATH}/totp`,
    {
      config: { ...session, failures: [...PROOF_FAILURES, 'not-found'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'removes that app, and the recovery codes',
        tags,
        body: TwoStepProof,
        response: { 200: Success(Type.Null()) },
      },
    },
    async (request) => {
      await removeTotp(people, personOf(request), request.body);
      return success(null);
    },
  );
}
