/** An element of an OFX file: a value, or other elements in the order that the schemas prescribe. */
export interface Element {
  readonly name: string;
  readonly content: string | readonly Element[];
}

/** An element; what is null or empty among its children is left out, as OFX has no empty elements. */
export function element(name: string, content: string | readonly (Element | null)[]): Element {
  if (typeof content === 'string') return { name, content };
  return { name, content: content.filter((child) => child !== null) };
}

/** An element with a value, or null where there is none. */
export const optional = (name: string, value: string | null): Element | null =>
  value === null || value === '' ? null : { name, content: value };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A value in OFX: these three entities and no other, for readers know no others (contract/exports, "OFX 1.0.2"). */
export const markedUp = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');
