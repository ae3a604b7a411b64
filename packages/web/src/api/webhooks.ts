import {
  type MadeWebhook,
  type NewWebhook,
  WEBHOOKS_PATH,
  type Webhook,
  type WebhookChanges,
  type WebhookDeliveryPage,
} from '@tallyleaf/contract';
import { post, request } from './request.ts';

const needLogin = true;
const pathOf = (id: string): string => `${WEBHOOKS_PATH}/${id}`;

/** One's webhooks, newest first. @throws {ApiError} */
export const listWebhooks = (): Promise<Webhook[]> => request('GET', WEBHOOKS_PATH, { needLogin });

/** Makes a webhook; its secret is in this answer only. @throws {ApiError} */
export const makeWebhook = (body: NewWebhook): Promise<MadeWebhook> => post(WEBHOOKS_PATH, body);

/** Changes a webhook, or switches it on or off. @throws {ApiError} */
export const changeWebhook = (id: string, body: WebhookChanges): Promise<Webhook> =>
  request('PATCH', pathOf(id), { body, needLogin });

/** Deletes a webhook, and what was to be sent to it. @throws {ApiError} */
export const deleteWebhook = (id: string): Promise<unknown> => request('DELETE', pathOf(id), { needLogin });

/** Has a webhook called once. @throws {ApiError} */
export const testWebhook = (id: string): Promise<unknown> => request('POST', `${pathOf(id)}/test`, { needLogin });

/** The calls that were made or are to be made, newest first. @throws {ApiError} */
export const listDeliveries = (id: string): Promise<WebhookDeliveryPage> =>
  request('GET', `${pathOf(id)}/deliveries?limit=10`, { needLogin });
