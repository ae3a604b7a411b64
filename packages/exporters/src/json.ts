import { Conversion } from '@tallyleaf/contract';
import type { Format } from './exporter.ts';
import { holdConversion } from './parts/hold.ts';

/** The contract as it is, its keys in the contract's order, whatever order they came in. */
export const json: Format = {
  hold: (conversion) => holdConversion(conversion, { account: (_, label) => ({ text: label ?? '', losses: [] }) }),
  print: (_held, _options, conversion) => {
    const text = `${JSON.stringify(inOrder(conversion, Conversion), null, 2)}\n`;
    return [{ bytes: new TextEncoder().encode(text), extension: 'json', account: null }];
  },
};

/** The parts of a JSON schema that say in what order keys stand. */
interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
}

/** The value with each object's keys as its schema lists them; keys that the schema does not know come after. */
function inOrder(value: unknown, schema: unknown): unknown {
  const { properties = {}, items } = (schema ?? {}) as Shape;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, items));
  if (typeof value !== 'object' || value === null) return value;
  const given = new Map(Object.entries(value));
  const known = Object.keys(properties).filter((key) => given.has(key));
  const others = [...given.keys()].filter((key) => !Object.hasOwn(properties, key));
  return Object.fromEntries([...known, ...others].map((key) => [key, inOrder(given.get(key), properties[key])]));
}
