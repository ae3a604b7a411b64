import {
  MadeWebhook,
  NewWebhook,
  Success,
  success,
  WEBHOOKS_PATH,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  Webhooks as WebhookList,
  WebhookParams,
} from '@tallyleaf/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { askedBy } from '../../http/idempotency.ts';
import type { Seal } from '../../secrets.ts';
import type { Webhooks } from './service.ts';

export interface WebhookRoutesNeeds {
  readonly webhooks: Webhooks;
  readonly seal: Seal;
  /** @throws {ApiError} `rate-limited`: each test is a call to an address that its maker chose */
  readonly limitTests: (request: FastifyRequest) => Promise<void>;
}

const ONE = `${WEBHOOKS_PATH}/:id`;
const access = 'user';
const tags = ['programs'] as const;

/** `/api/v1/webhooks`: for signed-in people and their programs. */
export function webhookRoutes(app: App, { webhooks, seal, limitTests }: WebhookRoutesNeeds): void {
  app.get(
    WEBHOOKS_PATH,
    {
      config: { access },
      schema: { summary: 'lists one’s webhooks, newest first', tags, response: { 200: Success(WebhookList) } },
    },
    async ({ owner }) => success(await webhooks.list(owner.id)),
  );

  app.post(
    WEBHOOKS_PATH,
    {
      config: { access, idempotent: true, failures: ['too-many'] },
      schema: {
        summary: 'makes a webhook; its secret is shown in this answer only',
        tags,
        body: NewWebhook,
        response: { 201: Success(MadeWebhook) },
      },
    },
    async (request, reply) => {
      const made = await webhooks.make(request.owner.id, request.body, askedBy(request, seal));
      return reply.code(201).send(success(made));
    },
  );

  app.patch(
    ONE,
    {
      config: { access },
      schema: {
        summary: 'changes a webhook, or switches it on or off',
        tags,
        params: WebhookParams,
        body: WebhookChanges,
        response: { 200: Success(Webhook) },
      },
    },
    async ({ owner, params, body }) => success(await webhooks.change(owner.id, params.id, body)),
  );

  app.delete(
    ONE,
    {
      config: { access },
      schema: {
        summary: 'deletes a webhook and what was to be sent to it',
        tags,
        params: WebhookParams,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, params }) => {
      await webhooks.delete(owner.id, params.id);
      return success(null);
    },
  );

  deliveryRoutes(app, webhooks, limitTests);
}

function deliveryRoutes(app: App, webhooks: Webhooks, limitTests: WebhookRoutesNeeds['limitTests']): void {
  app.get(
    `${ONE}/deliveries`,
    {
      config: { access },
      schema: {
        summary: 'lists the calls that were made or are to be made, newest first',
        tags,
        params: WebhookParams,
        querystring: WebhookDeliveryQuery,
        response: { 200: Success(WebhookDeliveryPage) },
      },
    },
    async ({ owner, params, query }) =>
      success(await webhooks.deliveries(owner.id, params.id, query.cursor, query.limit)),
  );

  app.post(
    `${ONE}/test`,
    {
      config: { access, failures: ['rate-limited'] },
      schema: {
        summary: 'has a webhook called once, with an event of the type `test`',
        tags,
        params: WebhookParams,
        response: { 202: Success(WebhookDelivery) },
      },
      preHandler: (request) => limitTests(request),
    },
    async ({ owner, params }, reply) => reply.code(202).send(success(await webhooks.test(owner.id, params.id))),
  );
}
