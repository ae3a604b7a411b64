import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLES } from '../testing/access/calls.ts';
import { MATRIX } from '../testing/access/matrix.ts';
import { CALLERS, type CallerName, makeWorld, type World } from '../testing/access/world.ts';
import { testDatabases } from '../testing/database.ts';
import { faultsOfAnswer } from '../testing/described-answer.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { type LocalProvider, startLocalProvider } from '../testing/provider.ts';
import { type FakeStripe, startStripe } from '../testing/stripe.ts';
import type { OpenApiDocument } from './openapi/document.ts';
import { OPENAPI_PATH } from './openapi/routes.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

describe.each(testDatabases)('who may call what, on $name', (kind) => {
  let harness: Harness;
  let stripe: FakeStripe;
  let provider: LocalProvider;
  let addresses = 0;
  let document: OpenApiDocument;
  beforeAll(async () => {
    // Everything is switched on, so that no answer says only that something is off.
    [stripe, provider] = [await startStripe(), await startLocalProvider()];
    harness = await startHarness(kind, { environment: { ...stripe.environment, ...provider.environment } });
    document = JSON.parse((await harness.app.inject(OPENAPI_PATH)).body) as OpenApiDocument;
  });
  afterAll(async () => {
    await harness.close();
    await Promise.all([stripe.close(), provider.close()]);
  });

  it('the table has every call, and no other', () => {
    const { paths } = document;
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      METHODS.filter((method) => method in operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const inTable = new Set(Object.keys(MATRIX).map((name) => name.replace(/ \(.*\)$/, '')));
    expect([...inTable].sort()).toEqual(calls.sort());
  });

  it('an address that takes other methods says which', async () => {
    const posted = await harness.app.inject({ method: 'POST', url: '/api/openapi.json' });
    expect([posted.statusCode, posted.headers.allow, posted.json().error]).toEqual([
      405,
      'GET, HEAD',
      'method-not-allowed',
    ]);
    const got = await harness.app.inject({ method: 'GET', url: '/api/auth/login' });
    expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST']);
  });

  it.each(Object.entries(MATRIX))('%s, each answer as the API’s document says', async (name, expected) => {
    const answers: number[] = [];
    const faults = new Set<string>();
    // A look changes nothing: its callers may share a world.
    const shared = name.startsWith('GET ') ? await makeWorld(harness) : undefined;
    for (const caller of CALLERS) {
      const answer = await answerTo(name, caller, shared ?? (await makeWorld(harness)));
      answers.push(answer.statusCode);
      const [, method = '', path = ''] = /^(\w+) (\S+)/.exec(name) ?? [];
      for (const fault of faultsOfAnswer(document, method, path, answer)) faults.add(fault);
    }
    expect(answers.join(' ')).toBe(expected);
    expect([...faults]).toEqual([]);
  });

  /** What one caller is answered, from an address of its own, so that no limit is reached. */
  async function answerTo(name: string, caller: CallerName, world: World) {
    const [, method = '', path = ''] = /^(\w+) (\S+)/.exec(name) ?? [];
    const { url, json, form } = SAMPLES[name] ?? {};
    const filled = await form?.(world);
    addresses += 1;
    return harness.app.inject({
      method: method as 'GET',
      url: url?.(world) ?? path,
      remoteAddress: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      headers: { ...filled?.headers, ...world.headers[caller] },
      ...(filled && { payload: filled.payload }),
      ...(json && { payload: json(world) as object }),
    });
  }
});
