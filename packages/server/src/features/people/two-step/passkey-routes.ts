import {
  NewPasskey,
  PASSKEY_PATH,
  PasskeyOptions,
  PasskeyParams,
  PasskeySignIn,
  RecoveryCodes,
  SignedIn,
  Success,
  signedIn,
  success,
  TWO_STEP_PATH,
  TwoStepProof,
} from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../../http/app-type.ts';
import { browserOf } from '../../../http/browser.ts';
import { noteInJournal } from '../../../http/keep-journal.ts';
import { personOf } from '../account-routes.ts';
import { type AuthRoutesNeeds, SMALL_BODY } from '../auth-routes.ts';
import type { PeopleNeeds } from '../needs.ts';
import { signIn } from '../sign-in.ts';
import { addPasskey, beginPasskey, removePasskey } from './manage.ts';
import { PROOF_FAILURES } from './proof-failures.ts';
import { askForPasskey, ownerOfPasskey } from './second-step.ts';

const tags = ['people'] as const;

/** Passkeys: signing in by one alone, and one's own on the account page. */
export function passkeyRoutes(app: App, needs: AuthRoutesNeeds): void {
  signInRoutes(app, needs);
  ownRoutes(app, needs.people);
}

function signInRoutes(app: App, { people, renewVisitor }: AuthRoutesNeeds): void {
  app.post(
    `${PASSKEY_PATH}/options`,
    {
      config: { access: 'anyone', failures: ['too-many-attempts'] },
      schema: {
        summary: 'what a passkey is to sign to sign in by it alone',
        tags,
        response: { 200: Success(PasskeyOptions) },
      },
    },
    async (request) => success(await askForPasskey(people, browserOf(request))),
  );

  app.post(
    PASSKEY_PATH,
    {
      config: { access: 'anyone', failures: ['passkey-refused', 'email-unverified', 'too-many-attempts'] },
      bodyLimit: SMALL_BODY,
      schema: { summary: 'signs in by a passkey alone', tags, body: PasskeySignIn, response: { 200: SignedIn } },
    },
    async (request, reply) => {
      const browser = browserOf(request);
      const userId = await ownerOfPasskey(people, request.body.credential, browser);
      noteInJournal(request, { account: userId, detail: 'passkey' });
      const { token, user } = await signIn(people, userId, { ...browser, method: 'passkey' });
      renewVisitor(request, reply);
      return signedIn(token, user);
    },
  );
}

function ownRoutes(app: App, people: PeopleNeeds): void {
  app.post(
    `${TWO_STEP_PATH}/passkeys/options`,
    {
      config: { access: 'session', failures: [...PROOF_FAILURES, 'too-many'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'begins with a passkey: what the browser is to be asked for',
        tags,
        body: TwoStepProof,
        response: { 200: Success(PasskeyOptions) },
      },
    },
    async (request) => success(await beginPasskey(people, personOf(request), request.body)),
  );

  app.post(
    `${TWO_STEP_PATH}/passkeys`,
    {
      config: { access: 'session', failures: ['passkey-refused'] },
      bodyLimit: 2 * SMALL_BODY,
      schema: {
        summary: 'adds the passkey that the browser made',
        tags,
        body: NewPasskey,
        response: { 200: Success(RecoveryCodes) },
      },
    },
    async (request) => success(await addPasskey(people, personOf(request), request.body)),
  );

  app.delete(
    `${TWO_STEP_PATH}/passkeys/:id`,
    {
      config: { access: 'session', failures: PROOF_FAILURES },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'removes one of one’s passkeys; with the last factor the recovery codes, too',
        tags,
        params: PasskeyParams,
        body: TwoStepProof,
        response: { 200: Success(Type.Null()) },
      },
    },
    async (request) => {
      await removePasskey(people, personOf(request), request.params.id, request.body);
      return success(null);
    },
  );
}
