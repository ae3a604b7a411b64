/** A small strict reader of XML: elements, attributes, text, the five entities; it knows no comments, CDATA or DTD. */

export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The text; of an element that holds elements only the white space between them is allowed, and it is ''. */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const TOKEN = /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*>|([^<]+)/uy;
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
  text: string;
}

/** The root of a document. @throws {Error} where it is not well-formed, or holds what this reader does not know */
export function readXml(bytes: Uint8Array): XmlNode {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"(?: standalone="yes")?\?>\s*/.exec(text);
  if (!declaration || FORBIDDEN.test(text)) throw new Error('no XML in UTF-8');
  const top: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [top];
  TOKEN.lastIndex = declaration[0].length;
  for (let at = TOKEN.lastIndex; at < text.length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`not well-formed at ${at}: ${text.slice(at, at + 40)}`);
    take(token, open);
  }
  const [root, second] = top.children;
  if (open.length > 1 || !root || second || top.text.trim()) throw new Error('not one root');
  return root;
}

function take([, slash, name, attributes = '', text]: RegExpExecArray, open: Open[]): void {
  const current = open.at(-1);
  if (!current) throw new Error('text after the root');
  if (text !== undefined) current.text += unescaped(text);
  else if (name && !slash) open.push({ name, attributes: attributesOf(attributes), children: [], text: '' });
  else {
    if (current.name !== name) throw new Error(`${current.name} closed by ${name}`);
    if (current.children.length > 0 && current.text.trim() !== '') throw new Error(`text among elements in ${name}`);
    open.pop();
    open.at(-1)?.children.push({ ...current, text: current.children.length > 0 ? '' : current.text });
  }
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
  );

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text) || text.includes(']]>')) throw new Error(`not escaped: ${text}`);
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}
