import { createHash } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/database.ts';
import { type Harness, startHarness } from '../testing/harness.ts';

const [embedded] = testDatabases;
if (!embedded) throw new Error('the embedded database is always there');

const CALLS = [
  CONVERSIONS_PATH,
  `${CONVERSIONS_PATH}/no-id`,
  '/api/nothing',
  '/nothing',
  '/health',
  '/api/docs',
  '/%zz',
];

describe('every answer', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness(embedded, { environment: { PUBLIC_URL: 'https://tally.example' } });
  });
  afterAll(() => harness?.close());

  it.each(CALLS)('of %s says what it is, and that nothing else may be made of it', async (url) => {
    const { headers } = await harness.app.inject({ url, headers: { origin: 'https://evil.example' } });
    expect(headers['content-type']).toMatch(/^(application\/json|text\/html); charset=utf-8$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('of what belongs to one person is kept by no cache', async () => {
    const { headers } = await harness.app.inject(CONVERSIONS_PATH);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('shows its calls, to programs and to people, under a policy that runs and loads nothing', async () => {
    const document = await harness.app.inject('/api/openapi.json');
    expect(document.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(document.json().paths).toHaveProperty([`${CONVERSIONS_PATH}/{id}`]);
    const page = await harness.app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    for (const { headers, cookies } of [document, page]) {
      expect([headers['cache-control'], cookies]).toEqual(['public, max-age=300', []]);
    }
  });

  it('opens nothing to other sites, and names no program and no version', async () => {
    const called = { method: 'OPTIONS', origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const url of CALLS) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await harness.app.inject({ url, method, headers: called });
        const told = Object.keys(headers).filter((name) => /^(access-control-|server$|via$|x-powered-by$)/.test(name));
        expect([method, url, told]).toEqual([method, url, []]);
      }
    }
  });

  it('keeps browsers to TLS where people reach the server by TLS, and not where they do not', async () => {
    const { headers } = await harness.app.inject('/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await startHarness(embedded);
    expect((await plain.app.inject('/health')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });
});
