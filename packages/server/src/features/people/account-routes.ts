import {
  ACCOUNT_PATH,
  AccountPatch,
  AccountSession,
  EmailChange,
  PasswordChange,
  SessionParams,
  Success,
  success,
  UserInfo,
} from '@tallyleaf/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { bearerOf } from '../../http/authenticate.ts';
import { networkOf } from '../../http/network-address.ts';
import {
  askForAddress,
  changeAccount,
  changePassword,
  ownSessions,
  revokeOtherSessions,
  revokeSession,
} from './account.ts';
import { SMALL_BODY } from './auth-routes.ts';
import type { Person } from './confirm.ts';
import type { PeopleNeeds } from './needs.ts';
import { userInfo } from './sign-in.ts';

/** Only signed-in people: a program with a key may not change who can sign in. */
const session = { access: 'session' } as const;
const tags = ['people'] as const;

export function personOf({ caller, owner, ip }: FastifyRequest): Person {
  if (caller.kind !== 'session') throw new Error('the route does not ask for a session');
  return { userId: owner.id, sessionId: caller.sessionId, network: networkOf(ip) };
}

/** The account page. */
export function accountRoutes(app: App, people: PeopleNeeds): void {
  profileRoutes(app, people);
  sessionRoutes(app, people);

  app.post(
    `${ACCOUNT_PATH}/password`,
    {
      config: { ...session, failures: ['password-unfit', 'wrong-credentials', 'sign-in-again', 'too-many-attempts'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'sets another password; ends all other sessions',
        tags,
        body: PasswordChange,
        response: { 200: Success(Type.Null()) },
      },
    },
    async (request) => {
      await changePassword(people, personOf(request), request.body);
      return success(null);
    },
  );

  app.post(
    `${ACCOUNT_PATH}/email`,
    {
      config: { ...session, failures: ['wrong-credentials', 'sign-in-again', 'too-many-attempts'] },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'mails a link to a new address, which is the account’s once it is followed',
        tags,
        body: EmailChange,
        response: { 202: Success(Type.Null()) },
      },
    },
    async (request, reply) => {
      await askForAddress(people, personOf(request), request.body);
      return reply.code(202).send(success(null, 'Look into the mail of the new address.'));
    },
  );
}

function profileRoutes(app: App, people: PeopleNeeds): void {
  app.get(
    ACCOUNT_PATH,
    {
      config: session,
      schema: { summary: 'one’s own account', tags, response: { 200: Success(UserInfo) } },
    },
    async (request) => success(await userInfo(people, request.owner.id, bearerOf(request))),
  );

  app.patch(
    ACCOUNT_PATH,
    {
      config: session,
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'changes name, telephone number, language, and how long things are kept',
        tags,
        body: AccountPatch,
        response: { 200: Success(UserInfo) },
      },
    },
    async (request) => {
      await changeAccount(people, request.owner.id, request.body);
      return success(await userInfo(people, request.owner.id, bearerOf(request)));
    },
  );
}

function sessionRoutes(app: App, people: PeopleNeeds): void {
  app.get(
    `${ACCOUNT_PATH}/sessions`,
    {
      config: session,
      schema: {
        summary: 'where one is signed in',
        tags,
        response: { 200: Success(Type.Array(AccountSession)) },
      },
    },
    async (request) => success(await ownSessions(people, personOf(request))),
  );

  app.delete(
    `${ACCOUNT_PATH}/sessions/:id`,
    {
      config: session,
      schema: {
        summary: 'ends one of one’s sessions',
        tags,
        params: SessionParams,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, params }) => {
      await revokeSession(people, owner.id, params.id);
      return success(null);
    },
  );

  app.delete(
    `${ACCOUNT_PATH}/sessions`,
    {
      config: session,
      schema: {
        summary: 'ends all of one’s sessions but this one',
        tags,
        response: { 200: Success(Type.Object({ ended: Type.Integer() })) },
      },
    },
    async (request) => success({ ended: await revokeOtherSessions(people, personOf(request)) }),
  );
}
