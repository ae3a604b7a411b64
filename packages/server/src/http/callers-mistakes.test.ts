import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLES } from '../testing/access/calls.ts';
import { makeWorld, type World } from '../testing/access/world.ts';
import { testDatabases } from '../testing/database.ts';
import { form, type Harness, newPdf, startHarness, visitor } from '../testing/harness.ts';
import type { OpenApiDocument } from './openapi/document.ts';
import { OPENAPI_PATH } from './openapi/routes.ts';

/** What no database keeps in a text, half a character, and what no integer of a database holds. */
const HOSTILE = ['a\u0000b', '\ud800', 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 1e300, -1];
/** The same in an address; the last two are no text at all. */
const HOSTILE_IN_ADDRESS = ['a%00b', '2147483648', '99999999999999999999', '-1', '%ED%A0%80', '%'];

/** Copies of a value with one part replaced: each text by each hostile text, each number by each hostile number. */
function* spoilt(value: unknown): Generator<unknown> {
  if (typeof value === 'string' || typeof value === 'number') {
    yield* HOSTILE.filter((bad) => typeof bad === typeof value);
  } else if (Array.isArray(value)) {
    for (const [n, part] of value.entries()) for (const bad of spoilt(part)) yield value.with(n, bad);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) for (const bad of spoilt(part)) yield { ...value, [name]: bad };
  }
}

const ROW = { of: null, date: '2025-03-03', description: 'a', amount: '1.00', category: 'b', reference: 'c' };

/** Bodies that hold more than the samples do. */
const FULLER: Readonly<Record<string, unknown>> = {
  'PUT /api/v1/conversions/{id}/corrections': {
    revision: 0,
    corrections: { statements: [{ rows: [[0, 0], { of: 0, description: 'x', category: 'y' }, ROW] }] },
  },
  'PATCH /api/account': { username: 'A', locale: 'de', keep_hours: 24 },
  'PATCH /api/v1/webhooks/{id}': { url: 'https://example.org/a', active: false },
};

describe.each(testDatabases)('what callers get wrong, on $name', (kind) => {
  let harness: Harness;
  let document: OpenApiDocument;
  let world: World;
  let addresses = 0;
  beforeAll(async () => {
    harness = await startHarness(kind);
    document = JSON.parse((await harness.app.inject(OPENAPI_PATH)).body) as OpenApiDocument;
    world = await makeWorld(harness);
  });
  afterAll(() => harness?.close());

  /** A call from an address of its own; what is wrong with its answer. */
  const faultOf = async (method: string, url: string, payload?: object | Buffer, headers = world.headers['user A']) => {
    addresses += 1;
    const answer = await harness.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      headers,
      ...(payload && { payload }),
    });
    const { statusCode: status, body } = answer;
    const isFine = status < 400 || (status < 500 && answer.json().code === status && 'error' in answer.json());
    return isFine ? [] : [`${method} ${url}: ${status} ${body}`];
  };

  const withBody = Object.keys(SAMPLES).filter((name) => SAMPLES[name]?.json);
  it('has bodies to spoil', () => expect(withBody.length).toBeGreaterThan(20));

  it.each(withBody)('is no fault of ours in the body of %s', async (name) => {
    const [, method = '', path = ''] = /^(\w+) (\S+)/.exec(name) ?? [];
    const one = await makeWorld(harness);
    const { url, json } = SAMPLES[name] ?? {};
    const faults: string[] = [];
    for (const body of [...spoilt(json?.(one)), ...spoilt(FULLER[name])]) {
      faults.push(...(await faultOf(method, url?.(one) ?? path, body as object, one.headers['user A'])));
    }
    expect(faults).toEqual([]);
  });

  it.each(HOSTILE_IN_ADDRESS)('is no fault of ours in an address: %s', async (bad) => {
    const faults: string[] = [];
    let tried = 0;
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const sample = SAMPLES[`${method.toUpperCase()} ${path}`]?.url?.(world) ?? path;
        const [whole = '', query = ''] = sample.split('?');
        const names = (operation.parameters ?? []).flatMap((one) => (one.in === 'query' ? [one.name] : []));
        const urls = [
          ...names.map((name) => `${whole}?${name === 'ids' ? '' : query}&${name}=${bad}`),
          ...[...path.matchAll(/\{\w+\}/g)].map(([part]) => path.replace(part, bad).replaceAll(/\{\w+\}/g, 'csv')),
        ];
        for (const url of urls) faults.push(...(await faultOf(method.toUpperCase(), url)));
        tried += urls.length;
      }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(40);
  });

  it('is no fault of ours in what goes with a file', async () => {
    const columns = [{ role: 'amount', from: 0.5, to: 0.6 }];
    const options = { languages: ['de'], layouts: [{ fingerprint: '0123456789abcdef', columns }] };
    const calls: (readonly [string, Record<string, string>])[] = [
      ...[...spoilt(options)].map((one) => ['a.pdf', { options: JSON.stringify(one) }] as const),
      ...['a\u0000b.pdf', '\ud800.pdf', '\u0000', 'CON.pdf'].map((name) => [name, {}] as const),
      ['a.pdf', { password: 'a\u0000b' }],
      ['a.pdf', { other: 'a\u0000b' }],
    ];
    const faults: string[] = [];
    for (const [name, fields] of calls) {
      const { payload, headers } = await form([{ name, bytes: newPdf() }], fields);
      const mine = { ...headers, ...visitor(randomUUID()) };
      faults.push(...(await faultOf('POST', CONVERSIONS_PATH, payload, mine)));
    }
    expect(faults).toEqual([]);
  });
});
