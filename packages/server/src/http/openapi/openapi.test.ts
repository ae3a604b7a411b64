import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { describedApi } from '../../testing/described-api.ts';
import { TAGS } from '../describe-route.ts';
import type { OpenApiDocument, Operation } from './document.ts';
import { writePage } from './page.ts';

let document: OpenApiDocument;
let calls: readonly { readonly name: string; readonly path: string; readonly operation: Operation }[];
beforeAll(async () => {
  document = await describedApi();
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
});

/** Everything in a document of which a test holds. */
function* within(value: unknown, holds: (one: object) => boolean): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (holds(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* within(part, holds);
}

const faulty = (isFaulty: (operation: Operation, path: string) => boolean): string[] =>
  calls.filter(({ operation, path }) => isFaulty(operation, path)).map(({ name }) => name);

describe('each call', () => {
  it('says what it does, in a phrase, and what it is about', () => {
    expect(calls.length).toBeGreaterThan(40);
    expect(faulty(({ summary }) => !/^\S.*[^.\s]$/.test(summary))).toEqual([]);
    expect(faulty(({ tags }) => tags.length !== 1 || !tags.every((tag) => tag in TAGS))).toEqual([]);
  });

  it('says how it answers when all is well, and how when not', () => {
    const statuses = ({ responses }: Operation) => Object.keys(responses);
    expect(faulty((operation) => !statuses(operation).some((status) => /^[23]/.test(status)))).toEqual([]);
    expect(faulty((operation) => !statuses(operation).includes('500'))).toEqual([]);
    expect(faulty(({ security, responses }) => security.length > 0 && !('401' in responses))).toEqual([]);
    expect(faulty(({ responses }, path) => path.includes('{id}') && !('404' in responses))).toEqual([]);
  });

  it('that makes something takes an Idempotency-Key', () => {
    const keyed = calls.filter(({ operation }) =>
      operation.parameters?.some(({ name, in: where }) => name === 'Idempotency-Key' && where === 'header'),
    );
    expect(keyed.map(({ name }) => name).sort()).toEqual([
      'POST /api/v1/conversions',
      'POST /api/v1/keys',
      'POST /api/v1/webhooks',
    ]);
  });

  it('that a program may make is one of these', () => {
    const open = calls.filter(({ operation }) => operation.security.some((one) => 'apiKey' in one));
    const groups = new Set(open.map(({ operation }) => operation.tags[0]));
    expect([...groups].sort()).toEqual(['conversions', 'credits', 'programs']);
    expect(open.map(({ name }) => name).filter((name) => /account|keys|plans|auth|\/user\//.test(name))).toEqual([]);
  });
});

describe('the document', () => {
  it('has the parts that OpenAPI 3.1 asks for', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: '/' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' }, visitor: { in: 'cookie' } } },
    });
    const known = new Set(Object.keys(document.components.securitySchemes));
    expect(faulty(({ security }) => security.some((one) => Object.keys(one).some((name) => !known.has(name))))).toEqual(
      [],
    );
    expect(Object.keys(document.paths).filter((path) => !/^\/[\w./{}-]*$/.test(path))).toEqual([]);
  });

  it('names each call once', () => {
    const ids = [...within(document, (one) => 'operationId' in one)].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]\w+$/i.test(String(id)))).toEqual([]);
  });

  it('has a parameter for each part of an address, each parameter once', () => {
    const inPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
    expect(
      faulty(({ parameters = [] }, path) => {
        const names = parameters.map(({ name, in: where }) => `${where} ${name}`);
        const ofPath = parameters.filter((one) => one.in === 'path');
        return (
          new Set(names).size !== names.length ||
          ofPath.some(({ required }) => !required) ||
          ofPath
            .map(({ name }) => `path ${name}`)
            .sort()
            .join() !== inPath(path).sort().join()
        );
      }),
    ).toEqual([]);
  });

  it('describes every answer and body, and has a schema for each media type', () => {
    const bodies = calls.flatMap(({ operation }) => [
      ...Object.values(operation.responses),
      ...(operation.requestBody ? [operation.requestBody] : []),
    ]);
    expect(bodies.filter(({ description }) => description === '')).toEqual([]);
    const contents = bodies.flatMap(({ content = {} }) => Object.entries(content));
    expect(contents.filter(([type, { schema }]) => !/^[\w-]+\/[\w.+-]+$/.test(type) || !schema)).toEqual([]);
    expect(document.paths['/api/v1/conversions']?.post?.requestBody?.content).toHaveProperty(['multipart/form-data']);
  });

  it('refers to nothing that is not there, and holds nothing that is not referred to', () => {
    const refs = [...within(document, (one) => '$ref' in one)].map(({ $ref }) => String($ref));
    const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...new Set(refs)].sort()).toEqual(named.sort());
  });

  it('has schemas that are schemas, and that a validator can use', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'api', components: document.components });
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
      expect(ajv.getSchema(`api#/components/schemas/${name}`)).toBeTypeOf('function');
    }
    const isBody = ajv.getSchema('api#/components/schemas/WebhookBody');
    const body = { id: 'x', type: 'conversion.done', created_at: 'x', data: { id: 'x', status: 'done' } };
    expect([isBody?.(body), isBody?.({ ...body, type: 'other' })]).toEqual([true, false]);
    for (const { schema } of within(document.paths, (one) => 'schema' in one)) {
      expect(ajv.validateSchema(schema as object)).toBe(true);
    }
  });

  it('tells a conversion’s result by the contract’s schema', () => {
    expect(document.components.schemas.ConversionDetail?.properties).toMatchObject({
      conversion: { $ref: '#/components/schemas/Conversion' },
    });
  });

  it('tells what webhooks are told', () => {
    expect(Object.keys(document.webhooks)).toEqual(['conversion.done', 'conversion.refused', 'conversion.failed']);
  });
});

describe('the page', () => {
  it('shows every call and every message, and needs nothing from elsewhere', () => {
    const page = writePage(document, '/api/openapi.json');
    for (const { name, operation } of calls) {
      expect(page).toContain(`<h3 id="${operation.operationId}"><code>${name}</code></h3>`);
    }
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
    expect(page).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|src=|url\(/);
    expect(page).not.toMatch(/undefined|\[object/);
    expect(page.length).toBeLessThan(300_000);
  });

  it('shows what is written, as it is written', () => {
    const title = '<script>alert(1)</script> & "more"';
    const page = writePage({ ...document, info: { ...document.info, title } }, '/api/openapi.json');
    expect(page).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;</h1>');
  });
});
