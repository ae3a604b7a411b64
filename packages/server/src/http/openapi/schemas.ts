import * as contract from '@tallyleaf/contract';

/** A JSON Schema (2020-12), which is what OpenAPI 3.1 describes messages with, and what the contract is written in. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const REF = '#/components/schemas/';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The contract's own names for its messages; those of bare words and numbers would say less than these themselves do. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isSchema(value) && value.type === 'object' && isSchema(value.properties) && Object.keys(value.properties).length > 1
      ? [[JSON.stringify(value), name] as const]
      : [],
  ),
);

/** Passed through as the engine gave it, and so without a schema of its own there. */
const RESULT: unknown = contract.ConversionDetail.properties.conversion;

/** The schemas of a document: what the contract has a name for stands once, under it, and is referred to. */
export class Schemas {
  readonly #named = new Map<string, JsonSchema>();

  /** A schema as the document shows it. */
  refer(schema: unknown): JsonSchema {
    if (schema === RESULT) return this.refer(contract.Conversion);
    if (!isSchema(schema)) return {};
    const name = NAMES.get(JSON.stringify(schema));
    if (name === undefined) return this.#inside(schema);
    if (!this.#named.has(name)) {
      // Set before it is looked into, should it contain itself.
      this.#named.set(name, {});
      this.#named.set(name, this.#inside(schema));
    }
    return { $ref: REF + name };
  }

  /** Those that have a name, by name. */
  named(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #inside(schema: JsonSchema): JsonSchema {
    const entries = Object.entries(asOf2020(schema));
    return Object.fromEntries(entries.map(([keyword, value]) => [keyword, this.#keyword(keyword, value)]));
  }

  #keyword(keyword: string, value: unknown): unknown {
    if (keyword === 'properties' && isSchema(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, this.refer(property)]));
    }
    if (keyword === 'items' || keyword === 'additionalProperties') return isSchema(value) ? this.refer(value) : value;
    if (/^(anyOf|oneOf|allOf|prefixItems)$/.test(keyword) && Array.isArray(value)) {
      return value.map((one) => this.refer(one));
    }
    return value;
  }
}

/** Lists of a fixed length are written in the way of JSON Schema's drafts before 2020. */
function asOf2020(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.items)) return schema;
  const { items: prefixItems, additionalItems: items = true, ...rest } = schema;
  return { ...rest, prefixItems, items };
}

/** The name that a reference leads to. */
export const nameOfRef = (ref: string): string => ref.slice(REF.length);
