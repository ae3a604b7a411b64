import { SUCCESS_CODE, Success, success, UserAnswer, UserInfoAnswer } from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { bearerOf } from '../../http/authenticate.ts';
import type { PeopleNeeds } from './needs.ts';
import { endSessionOf } from './sessions.ts';
import { userInfo } from './sign-in.ts';

/** The calls of the specification, section 7, that ask who is signed in; one service, two names. */
export function userRoutes(app: App, people: PeopleNeeds): void {
  app.get(
    '/api/user/info',
    {
      config: { access: 'session' },
      schema: { summary: 'who is signed in', tags: ['people'], response: { 200: UserAnswer } },
    },
    async (request) => {
      const user = await userInfo(people, request.owner.id, bearerOf(request));
      return { code: SUCCESS_CODE, message: 'OK', data: { user }, user } as const;
    },
  );

  app.get(
    '/user/v2/userinfo',
    {
      config: { access: 'session' },
      schema: {
        summary: 'who is signed in; another code than 100000: nobody',
        tags: ['people'],
        response: { 200: UserInfoAnswer },
      },
    },
    async (request) => {
      const userinfo = await userInfo(people, request.owner.id, bearerOf(request));
      return { code: SUCCESS_CODE, message: 'OK', data: { userinfo }, userinfo } as const;
    },
  );

  app.get(
    '/user/logout',
    {
      // Anyone: somebody whose session is over already is signed out, too.
      config: { access: 'anyone' },
      schema: {
        summary: 'ends the session of the bearer',
        tags: ['people'],
        response: { 200: Success(Type.Null()) },
      },
    },
    async (request) => {
      const token = bearerOf(request);
      if (token !== undefined) await endSessionOf(people.sql, token);
      return success(null);
    },
  );
}
