import { CONTACT_PATH, ContactMessage, ContactReceipt, Success, success } from '@tallyleaf/contract';
import type { App } from '../../http/app-type.ts';
import { limitByNetwork } from '../../http/rate-limit.ts';
import { type ContactParts, takeMessage } from './service.ts';

/** Messages from one network: as many as a person writes, and no more in a day than an office does. */
const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const PER_TEN_MINUTES = 5;
const PER_DAY = 20;

/** A message to the people of the support; whoever may write one needs no account. */
export function contactRoutes(app: App, parts: ContactParts): void {
  const limits = [
    limitByNetwork(app, 'contact soon', PER_TEN_MINUTES, TEN_MINUTES),
    limitByNetwork(app, 'contact today', PER_DAY, DAY),
  ];
  app.post(
    CONTACT_PATH,
    {
      config: { access: 'anyone', failures: ['rate-limited'] },
      bodyLimit: 64 * 1024,
      schema: {
        summary: 'sends a message to the support',
        tags: ['site'],
        body: ContactMessage,
        response: { 200: Success(ContactReceipt) },
      },
    },
    async (request) => {
      for (const limit of limits) await limit(request);
      await takeMessage(request.body, parts);
      return success({ sent: true as const });
    },
  );
}
