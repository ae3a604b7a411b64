import { oneLine } from './text.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for an XML element or a quoted attribute: on one line, so that nothing is left that XML 1.0 forbids. */
export const xmlText = (text: string): string => oneLine(text).replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** An element: its text, or the elements in it; those that are null are left out. Many are best made as they are printed. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | Iterable<XmlElement | null>;
}

/** An element and its attributes for `printXml`. */
export const xml = (
  name: string,
  content: XmlElement['content'],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({ name, content, attributes });

/** An element on lines of its own, those in it set in by a blank each. */
export function printXml({ name, attributes = {}, content }: XmlElement, indent = ''): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const open = `${indent}<${name}${said.join('')}>`;
  if (typeof content === 'string') return `${open}${xmlText(content)}</${name}>\n`;
  const inner: string[] = [];
  for (const child of content) if (child) inner.push(printXml(child, `${indent} `));
  return `${open}\n${inner.join('')}${indent}</${name}>\n`;
}
