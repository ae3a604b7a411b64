import { VISITOR_COOKIE } from '../authenticate.ts';

/** What the OpenAPI document says in words. */

export const ABOUT = `Every JSON answer is in an envelope: \`{"code": 100000, "message": "OK", "data": …}\`. Any other \`code\` is a failure: it
equals the HTTP status, \`message\` is to be shown, and \`error\` is a short code that programs can tell apart.

What belongs to somebody else answers 404, as if it were not there. Where there were too many calls, the answer is 429 and
says in \`Retry-After\` how many seconds to wait.`;

export const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A call that is sent again with the same key within 24 hours is done once, and answered alike. Keys are one’s own, and each call’s own.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
} as const;

export const SIGNATURE = `Signed by the scheme of https://www.standardwebhooks.com: \`webhook-signature\` is \`v1,\` and the base64 of HMAC-SHA-256, with
the 32 bytes that the secret holds in base64 behind \`whsec_\`, over \`{webhook-id}.{webhook-timestamp}.{body}\`. Refuse what is
not signed so, and what is older than five minutes; \`webhook-id\` is the same at every attempt, so that one can tell a
repetition. An answer that is not 2xx within 10 s is tried again for about a day; 410 switches the webhook off.`;

export const SECURITY = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a sign-in (`tls_…`).',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key (`tlk_…`), made on the account page or by `POST /api/v1/keys`.',
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: VISITOR_COOKIE,
    description: 'Names a visitor who is not signed in; the first answer sets it.',
  },
} as const;
