import { beforeAll, describe, expect, it } from 'vitest';
import { describedApi } from '../../testing/described-api.ts';
import type { OpenApiDocument, Operation } from './document.ts';
import { type JsonSchema, nameOfRef } from './schemas.ts';

interface SpecCall {
  readonly call: string;
  /** What the client sends in the body, and how. */
  readonly sends?: { readonly as?: 'application/json' | 'multipart/form-data'; readonly fields: readonly string[] };
  /** The client also sends none. */
  readonly mayBeEmpty?: boolean;
  /** What the client reads of the answer; parted by dots where it is inside something. */
  readonly reads: readonly string[];
  /** The client sends a token: who has none is told so. */
  readonly signedIn?: boolean;
}

const credits = ['total', 'available', 'plan_info', 'is_fill_survey', 'activity_total', 'activity_available'];
const planInfo = [
  'available',
  'credit_period_end',
  'credit_period_start',
  'period_end',
  'period_start',
  'plan_index',
  'status',
  'total',
  'is_loop_sub',
];
const userInfo = ['email', 'username', 'phone_number', 'created_at', 'available', 'plan', 'access_token'];
const byName = { fields: ['auth_name'] };

/** The table of the specification's section 7, with the fields that its section 3 says are read. */
const CALLS: readonly SpecCall[] = [
  { call: 'POST /api/auth/login', sends: { fields: ['email', 'password'] }, reads: ['token', 'user'] },
  { call: 'POST /api/auth/{provider}', mayBeEmpty: true, reads: ['token', 'user'] },
  { call: 'GET /api/user/info', reads: ['user', ...userInfo.map((field) => `user.${field}`)], signedIn: true },
  { call: 'POST /api/user/bsc/login', sends: byName, reads: [] },
  { call: 'POST /api/user/bsc/login-out', sends: byName, reads: [] },
  { call: 'POST /api/user/bsc/login-verify', sends: byName, reads: [] },
  { call: 'POST /api/user/bsc/login-verify/{rest}', sends: byName, reads: [] },
  { call: 'GET /user/v2/userinfo', reads: ['code', 'userinfo', ...userInfo.map((field) => `userinfo.${field}`)] },
  { call: 'GET /user/logout', reads: [] },
  {
    call: 'GET /api/credits/user',
    reads: [...credits.map((field) => `data.${field}`), ...planInfo.map((field) => `data.plan_info.${field}`)],
  },
  { call: 'POST /api/credits/deduct', sends: { fields: ['amount', 'reason', 'idempotency_key'] }, reads: [] },
  { call: 'DELETE /api/credits/subscribe/cancel', reads: [], signedIn: true },
  {
    call: 'POST /api/v1/user-bind-ppts',
    sends: { as: 'multipart/form-data', fields: ['ap_ppt_id'] },
    reads: [],
    signedIn: true,
  },
];

describe('the calls of the specification', () => {
  let document: OpenApiDocument;
  beforeAll(async () => {
    document = await describedApi();
  });

  const operationOf = (call: string): Operation | undefined => {
    const [method = '', path = ''] = call.split(' ');
    return document.paths[path]?.[method.toLowerCase()];
  };
  const resolved = (schema: JsonSchema): JsonSchema =>
    typeof schema.$ref === 'string' ? (document.components.schemas[nameOfRef(schema.$ref)] ?? {}) : schema;
  /** What a schema says of a field, in any of its forms. */
  const fieldOf = (schema: JsonSchema, name: string): JsonSchema | undefined => {
    const { anyOf, properties } = resolved(schema);
    if (Array.isArray(anyOf)) return anyOf.map((one) => fieldOf(one, name)).find(Boolean);
    return (properties as Record<string, JsonSchema> | undefined)?.[name];
  };
  const has = (schema: JsonSchema, path: string): boolean =>
    path.split('.').reduce<JsonSchema | undefined>((at, name) => at && fieldOf(at, name), schema) !== undefined;
  const successOf = (operation: Operation | undefined) =>
    operation?.responses['200']?.content?.['application/json']?.schema ?? {};

  it.each(CALLS)('$call is there', ({ call }) => expect(operationOf(call)).toBeDefined());

  it('has the icons that pages fall back to', () => {
    expect(operationOf('GET /api/_nuxt_icon/{file}')?.responses).toHaveProperty('200');
  });

  it.each(CALLS.filter(({ sends }) => sends))('$call takes what is sent', ({ call, sends }) => {
    const { as = 'application/json', fields = [] } = sends ?? {};
    const schema = operationOf(call)?.requestBody?.content?.[as]?.schema ?? {};
    expect(fields.filter((field) => !has(schema, field))).toEqual([]);
  });

  it.each(CALLS.filter(({ mayBeEmpty }) => mayBeEmpty))('$call takes nothing, too', ({ call }) => {
    const { anyOf } = operationOf(call)?.requestBody?.content?.['application/json']?.schema ?? {};
    expect(anyOf).toContainEqual({ type: 'null' });
  });

  it.each(CALLS.filter(({ reads }) => reads.length > 0))('$call answers what is read', ({ call, reads }) => {
    const schema = successOf(operationOf(call));
    expect(reads.filter((path) => !has(schema, path))).toEqual([]);
  });

  it.each(CALLS)('$call answers in the envelope', ({ call }) => {
    const schema = successOf(operationOf(call));
    expect(['code', 'message', 'data'].filter((field) => !has(schema, field))).toEqual([]);
  });

  it.each(CALLS.filter(({ signedIn }) => signedIn))('$call is for those who are signed in', ({ call }) => {
    const operation = operationOf(call);
    expect(operation?.security.map((one) => Object.keys(one)[0])).toEqual(['session']);
    expect(Object.keys(operation?.responses ?? {})).toContain('401');
  });
});
