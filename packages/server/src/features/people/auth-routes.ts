import {
  AUTH_PATH,
  Credentials,
  MailConfirmation,
  MailRequest,
  PasswordReset,
  Registration,
  SignedIn,
  Success,
  signedIn,
  success,
  Verification,
} from '@tallyleaf/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { visitorOf } from '../../http/authenticate.ts';
import { type Browser, browserOf } from '../../http/browser.ts';
import { changeAddress } from './account.ts';
import type { PeopleNeeds } from './needs.ts';
import { forgotPassword, passwordSignIn } from './password-sign-in.ts';
import { register, resendVerification, verify } from './registration.ts';
import { resetPassword } from './reset.ts';
import type { SignedInUser } from './sign-in.ts';

export interface AuthRoutesNeeds {
  readonly people: PeopleNeeds;
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Makes the browser another visitor: what it did so far is the user's now, and signing out must not show it. */
  readonly renewVisitor: (request: FastifyRequest, reply: FastifyReply) => string;
}

/** No body of these calls is longer. */
export const SMALL_BODY = 16 * 1024;

const LOOK_INTO_MAIL = 'Look into your mail.';
const anyone = { access: 'anyone' } as const;
const mailed = { 202: Success(Type.Null()) };
const signs = { 200: SignedIn };

/** Registering and signing in by e-mail and password, and what links in mails are traded for. */
export function authRoutes(app: App, needs: AuthRoutesNeeds): void {
  registrationRoutes(app, needs);
  signInRoutes(app, needs);
}

/** Signs in, and makes the browser another visitor. */
async function answerSignIn(
  { renewVisitor }: AuthRoutesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (browser: Browser) => Promise<SignedInUser>,
): Promise<SignedIn> {
  const { token, user } = await work(browserOf(request));
  renewVisitor(request, reply);
  return signedIn(token, user);
}

function registrationRoutes(app: App, needs: AuthRoutesNeeds): void {
  const { people, isSecure } = needs;

  app.post(
    `${AUTH_PATH}/register`,
    {
      config: { ...anyone, failures: ['password-unfit', 'too-many-attempts', 'unavailable'] },
      bodyLimit: SMALL_BODY,
      schema: { summary: 'registers; a mail brings the link', tags: ['people'], body: Registration, response: mailed },
    },
    async (request, reply) => {
      const visitorId = visitorOf(request, reply, isSecure);
      await register(people, request.body, { ...browserOf(request), visitorId });
      return reply.code(202).send(success(null, LOOK_INTO_MAIL));
    },
  );

  app.post(
    `${AUTH_PATH}/verify`,
    {
      config: {
        ...anyone,
        failures: ['mail-link-invalid', 'password-needed', 'wrong-credentials', 'email-taken', 'too-many-attempts'],
      },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'trades the link of a registration for an account, signed in',
        tags: ['people'],
        body: Verification,
        response: signs,
      },
    },
    (request, reply) => answerSignIn(needs, request, reply, (browser) => verify(people, request.body, browser)),
  );

  app.post(
    `${AUTH_PATH}/verify/resend`,
    {
      config: { ...anyone, failures: ['too-many-attempts'] },
      bodyLimit: SMALL_BODY,
      schema: { summary: 'sends that mail again', tags: ['people'], body: MailRequest, response: mailed },
    },
    async (request, reply) => {
      await resendVerification(people, request.body.email, browserOf(request));
      return reply.code(202).send(success(null, LOOK_INTO_MAIL));
    },
  );

  app.post(
    `${AUTH_PATH}/change-email`,
    {
      config: { ...anyone, failures: ['mail-link-invalid', 'email-taken'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'follows the link to a new address of an account',
        tags: ['people'],
        body: MailConfirmation,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ body }) => {
      await changeAddress(people, body.token);
      return success(null);
    },
  );
}

function signInRoutes(app: App, needs: AuthRoutesNeeds): void {
  const { people } = needs;

  app.post(
    `${AUTH_PATH}/login`,
    {
      config: {
        ...anyone,
        failures: ['wrong-credentials', 'second-step-needed', 'email-unverified', 'too-many-attempts', 'unavailable'],
      },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'signs in by e-mail and password',
        tags: ['people'],
        body: Credentials,
        response: signs,
      },
    },
    (request, reply) => answerSignIn(needs, request, reply, (browser) => passwordSignIn(people, request.body, browser)),
  );

  app.post(
    `${AUTH_PATH}/forgot`,
    {
      config: { ...anyone, failures: ['too-many-attempts'] },
      bodyLimit: SMALL_BODY,
      schema: { summary: 'mails a link for a new password', tags: ['people'], body: MailRequest, response: mailed },
    },
    async (request, reply) => {
      await forgotPassword(people, request.body.email, browserOf(request));
      return reply.code(202).send(success(null, LOOK_INTO_MAIL));
    },
  );

  app.post(
    `${AUTH_PATH}/reset`,
    {
      config: {
        ...anyone,
        failures: ['mail-link-invalid', 'password-unfit', 'second-step-needed', 'too-many-attempts', 'unavailable'],
      },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'sets a new password by that link, and signs in',
        tags: ['people'],
        body: PasswordReset,
        response: signs,
      },
    },
    async (request) => {
      const { token, user } = await resetPassword(people, request.body, browserOf(request));
      return signedIn(token, user);
    },
  );
}
