import { randomUUID } from 'node:crypto';
import { form, PDF } from '../harness.ts';
import type { World } from './world.ts';

/** What one call sends along, where it needs more than its address. */
export interface CallSample {
  /** Fills in `:id`, `:format` and a query. */
  readonly url?: (world: World) => string;
  readonly json?: (world: World) => unknown;
  readonly form?: (world: World) => ReturnType<typeof form>;
}

const CREDENTIALS = { email: 'nobody@example.org', password: 'not the password' };
const TOKEN = `tlm_${'A'.repeat(43)}`;
const ONE = '/api/v1/conversions';
const HOOKS = '/api/v1/webhooks';

/** Passkeys that are well-formed, and nobody's. */
const WHOSE = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } as const;
const CREDENTIAL = { ...WHOSE, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const NEW_CREDENTIAL = { ...WHOSE, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

/** A result without a statement. */
const RESULT = {
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements: [],
  warnings: [],
};

const ofA = (path: string): CallSample => ({ url: ({ ids }) => path.replace(':id', ids.conversion) });
const hookOfA = (path: string): CallSample => ({ url: ({ ids }) => `${HOOKS}/${ids.webhook}${path}` });

/** A well-formed call of each route, by the name that the matrix gives it. What needs nothing is not here. */
export const SAMPLES: Readonly<Record<string, CallSample>> = {
  'POST /api/v1/conversions': { form: () => form([{ name: 'a.pdf', bytes: PDF }]) },
  'POST /api/v1/conversions/cost': { json: () => ({ files: [{ sha256: 'a'.repeat(64), pages: 1 }] }) },
  'POST /api/v1/user-bind-ppts': { form: ({ ids }) => form([], { ap_ppt_id: ids.visitorConversion }) },
  'GET /api/v1/conversions/{id}': ofA(`${ONE}/:id`),
  'DELETE /api/v1/conversions/{id}': ofA(`${ONE}/:id`),
  'GET /api/v1/conversions/{id}/events': ofA(`${ONE}/:id/events`),
  'GET /api/v1/conversions/{id}/file': ofA(`${ONE}/:id/file`),
  'GET /api/v1/conversions/{id}/corrections': ofA(`${ONE}/:id/corrections`),
  'PUT /api/v1/conversions/{id}/corrections': {
    ...ofA(`${ONE}/:id/corrections`),
    json: () => ({ revision: 0, corrections: null }),
  },
  'POST /api/v1/conversions/{id}/again': ofA(`${ONE}/:id/again`),
  'POST /api/v1/conversions/{id}/cancel': ofA(`${ONE}/:id/cancel`),
  'GET /api/v1/conversions/{id}/evidence': ofA(`${ONE}/:id/evidence`),
  'GET /api/v1/conversions/{id}/exports/{format}': ofA(`${ONE}/:id/exports/csv`),
  'GET /api/v1/conversions/{id}/exports/{format}/notes': ofA(`${ONE}/:id/exports/csv/notes`),
  'GET /api/v1/exports': ofA('/api/v1/exports?ids=:id&format=csv'),
  'POST /api/v1/exports/{format}': { url: () => '/api/v1/exports/csv', json: () => RESULT },
  'GET /api/v1/conversions/{id} (of visitor A)': {
    url: ({ ids }) => `${ONE}/${ids.visitorConversion}`,
  },
  'DELETE /api/v1/conversions/{id} (of visitor A)': {
    url: ({ ids }) => `${ONE}/${ids.visitorConversion}`,
  },
  'GET /api/v1/conversions/{id}/file (of visitor A)': {
    url: ({ ids }) => `${ONE}/${ids.visitorConversion}/file`,
  },
  'POST /api/auth/register': {
    json: () => ({ email: `${randomUUID()}@example.org`, password: 'a long tally of leaves' }),
  },
  'POST /api/auth/verify': { json: () => ({ token: TOKEN }) },
  'POST /api/auth/verify/resend': { json: () => ({ email: CREDENTIALS.email }) },
  'POST /api/auth/change-email': { json: () => ({ token: TOKEN }) },
  'POST /api/auth/login': { json: () => ({ ...CREDENTIALS, email: `${randomUUID()}@example.org` }) },
  'POST /api/auth/forgot': { json: () => ({ email: CREDENTIALS.email }) },
  'POST /api/auth/reset': { json: () => ({ token: TOKEN, password: 'a long tally of leaves' }) },
  'POST /api/auth/second-step': { json: () => ({ challenge: `tlc_${'A'.repeat(43)}`, code: '123456' }) },
  'POST /api/auth/second-step/passkey': { json: () => ({ challenge: `tlc_${'A'.repeat(43)}` }) },
  'POST /api/auth/passkey': { json: () => ({ credential: CREDENTIAL }) },
  'POST /api/auth/{provider}': { url: () => '/api/auth/google' },
  'POST /api/user/bsc/login': { json: () => ({ auth_name: 'google' }) },
  'POST /api/user/bsc/login-verify': { json: () => ({ auth_name: 'google' }) },
  'POST /api/user/bsc/login-verify/{rest}': {
    url: () => '/api/user/bsc/login-verify/code=a&state=b',
    json: () => ({ auth_name: 'google' }),
  },
  'POST /api/user/bsc/login-out': { json: () => ({ auth_name: 'google' }) },
  'PATCH /api/account': { json: () => ({ username: 'A' }) },
  'DELETE /api/account': { json: () => ({}) },
  'DELETE /api/account/sessions/{id}': { url: ({ ids }) => `/api/account/sessions/${ids.session}` },
  'POST /api/account/password': { json: () => ({ password: 'a long tally of leaves' }) },
  'POST /api/account/two-step/totp': { json: () => ({}) },
  'POST /api/account/two-step/totp/confirm': { json: () => ({ code: '123456' }) },
  'DELETE /api/account/two-step/totp': { json: () => ({}) },
  'POST /api/account/two-step/passkeys/options': { json: () => ({}) },
  'POST /api/account/two-step/passkeys': { json: () => ({ name: 'A', credential: NEW_CREDENTIAL }) },
  'DELETE /api/account/two-step/passkeys/{id}': {
    url: () => `/api/account/two-step/passkeys/${randomUUID()}`,
    json: () => ({}),
  },
  'POST /api/account/two-step/recovery-codes': { json: () => ({}) },
  'POST /api/account/email': { json: () => ({ email: `${randomUUID()}@example.org` }) },
  'POST /api/credits/deduct': { json: () => ({ amount: 1, reason: 'test', idempotency_key: randomUUID() }) },
  'POST /api/credits/survey': { json: () => ({ use: 'other', heard: 'other' }) },
  'POST /api/plans/checkout': { json: () => ({ plan_index: 3 }) },
  'POST /api/plans/portal': { json: () => ({}) },
  'POST /api/stripe/webhook': { json: () => ({}) },
  'PUT /api/v1/category-rules': { json: () => ({ key: 'A', merchant: 'A', category: 'B' }) },
  'DELETE /api/v1/category-rules': { url: () => '/api/v1/category-rules?key=A' },
  'PUT /api/v1/layouts': {
    json: () => ({ fingerprint: '0123456789abcdef', columns: [{ role: 'amount', from: 0.5, to: 0.6 }] }),
  },
  'DELETE /api/v1/layouts': { url: () => '/api/v1/layouts?fingerprint=0123456789abcdef' },
  'POST /api/v1/keys': { json: () => ({ name: 'another' }) },
  'DELETE /api/v1/keys/{id}': { url: ({ ids }) => `/api/v1/keys/${ids.key}` },
  'POST /api/v1/webhooks': { json: () => ({ url: 'https://example.org/another' }) },
  'PATCH /api/v1/webhooks/{id}': { ...hookOfA(''), json: () => ({ active: false }) },
  'DELETE /api/v1/webhooks/{id}': hookOfA(''),
  'GET /api/v1/webhooks/{id}/deliveries': hookOfA('/deliveries'),
  'POST /api/v1/webhooks/{id}/test': hookOfA('/test'),
  'POST /api/contact': {
    json: () => ({ name: 'A', email: 'a@example.org', message: 'A question of mine.', locale: 'en' }),
  },
  'GET /api/_nuxt_icon/{file}': { url: () => '/api/_nuxt_icon/lucide.json?icons=check' },
};
