import Schema from 'typebox/schema';
import type { OpenApiDocument } from '../http/openapi/document.ts';
import type { JsonSchema } from '../http/openapi/schemas.ts';

/** An answer of the server, as `inject` gives it. */
interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  readonly body: string;
}

/** Where an answer is not as the OpenAPI document says: its status, its type of content, its shape. */
export function faultsOfAnswer(document: OpenApiDocument, method: string, path: string, answer: Answer): string[] {
  const described = document.paths[path]?.[method.toLowerCase()]?.responses[String(answer.statusCode)];
  if (!described) return [`${answer.statusCode} is not described`];
  const types = Object.keys(described.content ?? {});
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  if (types.length === 0) return answer.body === '' ? [] : [`a body of ${type} where none is described`];
  const schema = described.content?.[type]?.schema ?? described.content?.['*/*']?.schema;
  if (!schema) return [`${answer.statusCode} is ${type}; described: ${types.join(', ')}`];
  return type === 'application/json' ? faultsOfShape(document, schema, JSON.parse(answer.body)) : [];
}

function faultsOfShape({ components }: OpenApiDocument, schema: JsonSchema, value: unknown): string[] {
  const [valid, errors] = Schema.Errors({ components, ...schema }, value);
  return valid ? [] : errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
