import { ApiKeyParams, ApiKeys, KEYS_PATH, MadeApiKey, NewApiKey, Success, success } from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { askedBy } from '../../http/idempotency.ts';
import type { Seal } from '../../secrets.ts';
import type { Keys } from './service.ts';

/** `/api/v1/keys`: for signed-in people only, as a program that could make keys could outlive its own. */
export function keyRoutes(app: App, { keys, seal }: { readonly keys: Keys; readonly seal: Seal }): void {
  app.get(
    KEYS_PATH,
    {
      config: { access: 'session' },
      schema: {
        summary: 'lists one’s API keys, newest first',
        tags: ['programs'],
        response: { 200: Success(ApiKeys) },
      },
    },
    async ({ owner }) => success(await keys.list(owner.id)),
  );

  app.post(
    KEYS_PATH,
    {
      config: { access: 'session', idempotent: true, failures: ['too-many'] },
      schema: {
        summary: 'makes an API key, shown in this answer only',
        tags: ['programs'],
        body: NewApiKey,
        response: { 201: Success(MadeApiKey) },
      },
    },
    async (request, reply) => {
      const made = await keys.make(request.owner.id, request.body, askedBy(request, seal));
      return reply.code(201).send(success(made));
    },
  );

  app.delete(
    `${KEYS_PATH}/:id`,
    {
      config: { access: 'session' },
      schema: {
        summary: 'deletes an API key, which opens nothing any more',
        tags: ['programs'],
        params: ApiKeyParams,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, params }) => {
      await keys.delete(owner.id, params.id);
      return success(null);
    },
  );
}
