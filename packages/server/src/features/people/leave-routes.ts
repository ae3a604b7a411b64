import { ACCOUNT_PATH, AccountRemoval, Success, success } from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { personOf } from './account-routes.ts';
import { SMALL_BODY } from './auth-routes.ts';
import { deleteAccount, exportAccount } from './leave.ts';
import type { PeopleNeeds } from './needs.ts';

const ARCHIVE = 'application/zip';

/** The export of an account, and its end. */
export function leaveRoutes(app: App, people: PeopleNeeds): void {
  app.get(
    `${ACCOUNT_PATH}/export`,
    {
      config: {
        access: 'session',
        failures: ['too-many-attempts'],
        gives: { 200: { mediaType: ARCHIVE, about: 'a ZIP of everything that is kept of the account' } },
      },
      exposeHeadRoute: false,
      schema: { summary: 'everything that is kept of one’s account', tags: ['people'] },
    },
    async (request, reply) => {
      const archive = await exportAccount(people, request.owner.id);
      return reply.type(ARCHIVE).header('content-disposition', 'attachment; filename="account.zip"').send(archive);
    },
  );

  app.delete(
    ACCOUNT_PATH,
    {
      config: {
        access: 'session',
        failures: ['wrong-credentials', 'sign-in-again', 'too-many-attempts', 'provider-unreachable'],
      },
      bodyLimit: SMALL_BODY,
      schema: {
        summary: 'deletes the account and all that belongs to it',
        tags: ['people'],
        body: AccountRemoval,
        response: { 200: Success(Type.Null()) },
      },
    },
    async (request) => {
      await deleteAccount(people, personOf(request), request.body.password);
      return success(null);
    },
  );
}
