import { createHmac, randomBytes } from 'node:crypto';
import { TOKEN_MARKS } from '../../http/tokens.ts';

/** How calls are signed: the scheme of https://www.standardwebhooks.com, for which there are libraries in most languages. */

/** Of the scheme's 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** A fresh secret. Plain base64, not base64url: that is what the scheme's libraries read. */
export const newWebhookSecret = (): string => TOKEN_MARKS.webhook + randomBytes(SECRET_BYTES).toString('base64');

/**
 * The headers of one attempt. The time is part of what is signed: a receiver refuses what is older than five minutes, so
 * that a call that was listened to cannot be made again later; within these, `webhook-id` tells a repetition.
 */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(TOKEN_MARKS.webhook.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
