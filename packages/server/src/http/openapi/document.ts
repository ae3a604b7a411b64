import { STATUS_CODES } from 'node:http';
import { Failure, WEBHOOK_EVENTS, WebhookBody } from '@tallyleaf/contract';
import type { Access } from '../authenticate.ts';
import { type OtherContent, TAGS } from '../describe-route.ts';
import { describeFailures, failuresOf } from './failures.ts';
import { ABOUT, IDEMPOTENCY, SECURITY, SIGNATURE } from './notes.ts';
import type { ListedRoute } from './route-list.ts';
import { type JsonSchema, Schemas } from './schemas.ts';

/** An OpenAPI document, as far as our own page and tables read it (https://spec.openapis.org/oas/v3.1.1). */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: typeof SECURITY;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Body>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface Body {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export interface About {
  readonly product: string;
  /** Where people reach the server; `undefined`: where the document came from. */
  readonly address: string | undefined;
}

/** Of the calls: what is added does not change it; the addresses of the calls for programs carry it. */
const VERSION = '1';

const JSON_TYPE = 'application/json';

/** The OpenAPI document of the app's calls, made of what their routes say of themselves. */
export function describeApi(routes: readonly ListedRoute[], { product, address }: About): OpenApiDocument {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, schemas) };
  }
  const webhooks = Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: webhookOf(event, schemas) }]));
  return {
    openapi: '3.1.1',
    info: { title: `The ${product} API`, version: VERSION, description: ABOUT },
    servers: [{ url: address ?? '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: { schemas: schemas.named(), securitySchemes: SECURITY },
  };
}

/** `/a/:id` as OpenAPI writes it: `/a/{id}`. */
const pathOf = (url: string): string => url.replace(/:(\w+)(?:\([^)]*\))?/g, '{$1}').replace(/\*$/, '{rest}');

function operationOf(route: ListedRoute, schemas: Schemas): Operation {
  const { method, url, schema, config } = route;
  const parameters = [...parametersOf(route, schemas)];
  const requestBody = bodyOf(route, schemas);
  return {
    operationId: operationIdOf(method, url),
    summary: schema.summary ?? '',
    ...(schema.description !== undefined && { description: schema.description }),
    tags: [...(schema.tags ?? [])],
    security: securityOf(config.access),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(route, schemas), ...failedAnswersOf(route, schemas) },
  };
}

/** `POST /api/v1/conversions/:id/cancel`: `postV1ConversionsIdCancel`. */
const operationIdOf = (method: string, url: string): string =>
  method.toLowerCase() +
  url
    .replace(/^\/api\//, '/')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('') +
  (url.endsWith('*') ? 'Rest' : '');

function securityOf(access: Access = 'anyone'): Operation['security'] {
  if (access === 'session') return [{ session: [] }];
  const bearer = [{ session: [] }, { apiKey: [] }];
  if (access === 'user') return bearer;
  return access === 'owner' ? [{ visitor: [] }, ...bearer] : [];
}

type ObjectSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

function* parametersOf({ url, schema, config }: ListedRoute, schemas: Schemas): Generator<Parameter> {
  const params = (schema.params ?? {}) as ObjectSchema;
  for (const [, name = ''] of pathOf(url).matchAll(/\{(\w+)\}/g)) {
    const known = params.properties?.[name];
    yield { name, in: 'path', required: true, schema: known ? schemas.refer(known) : { type: 'string' } };
  }
  const { properties = {}, required = [] } = (schema.querystring ?? {}) as ObjectSchema;
  for (const [name, property] of Object.entries(properties)) {
    yield { name, in: 'query', required: required.includes(name), schema: schemas.refer(property) };
  }
  if (config.idempotent) yield IDEMPOTENCY;
}

function bodyOf({ schema, config }: ListedRoute, schemas: Schemas): Operation['requestBody'] {
  const { takes } = config;
  if (takes) return { ...otherContent(takes, schemas), required: true };
  if (schema.body === undefined) return undefined;
  return { description: 'JSON', required: true, content: { [JSON_TYPE]: { schema: schemas.refer(schema.body) } } };
}

function answersOf({ schema, config }: ListedRoute, schemas: Schemas): Record<string, Body> {
  const answers: Record<string, Body> = {};
  for (const [status, answer] of Object.entries((schema.response ?? {}) as Record<string, unknown>)) {
    answers[status] = {
      description: STATUS_CODES[status] ?? 'An answer',
      content: { [JSON_TYPE]: { schema: schemas.refer(answer) } },
    };
  }
  for (const [status, content] of Object.entries(config.gives ?? {})) {
    answers[status] = content ? otherContent(content, schemas) : { description: STATUS_CODES[status] ?? 'No content' };
  }
  return answers;
}

function otherContent({ mediaType, about, schema }: OtherContent, schemas: Schemas): Body {
  const types = [mediaType].flat();
  const content = types.map((type) => {
    const described = schema && (types.length === 1 || type === JSON_TYPE);
    return [type, { schema: described ? schemas.refer(schema) : {} }] as const;
  });
  return { description: about, content: Object.fromEntries(content) };
}

function failedAnswersOf(route: ListedRoute, schemas: Schemas): Record<string, Body> {
  const schema = schemas.refer(Failure);
  const failed = [...failuresOf(route)].map(([status, codes]) => [
    status,
    { description: describeFailures(codes), content: { [JSON_TYPE]: { schema } } },
  ]);
  return Object.fromEntries(failed);
}

function webhookOf(event: string, schemas: Schemas): Operation {
  return {
    operationId: `told${operationIdOf('', event.replace('.', '/'))}`,
    summary: `a conversion of one’s own is ${event.replace('conversion.', '')}`,
    description: SIGNATURE,
    tags: ['programs'],
    security: [],
    requestBody: {
      description: 'JSON',
      required: true,
      content: { [JSON_TYPE]: { schema: schemas.refer(WebhookBody) } },
    },
    responses: { '2XX': { description: 'Any answer of the kind says that it arrived.' } },
  };
}
