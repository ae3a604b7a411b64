import { GROUPS, VALUES } from './ofx-grammar.ts';

/** A strict reader of OFX: the header to the letter, one element a line, their order and their values. */

export interface Node {
  readonly name: string;
  /** A value without its entities; null of a group. */
  readonly value: string | null;
  readonly children: readonly Node[];
}

export interface OfxFile {
  /** The text, decoded as the header says. */
  readonly text: string;
  readonly root: Node;
}

const HEADER =
  /^OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:(USASCII|UNICODE)\r\nCHARSET:(1252|NONE)\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n(?=<OFX>)/;
const PROLOGUE =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\r\n<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\r\n';

/** @throws {Error} naming the first fault. @param bytes of an OFX 1.0.2 file */
export function readSgml(bytes: Uint8Array): OfxFile {
  const [header, encoding, charset] = HEADER.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
  if (header === undefined) throw new Error('the header is not that of OFX 1.0.2');
  const unicode = encoding === 'UNICODE';
  if (unicode !== (charset === 'NONE')) throw new Error(`${encoding} and ${charset} do not go together`);
  const text = new TextDecoder(unicode ? 'utf-8' : 'windows-1252', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (unicode && bytes.every((byte) => byte < 0x80)) throw new Error('plain ASCII is not marked as that');
  return { text, root: readElements(text.slice(header.length), /^<([A-Z0-9.]+)>([^<]+)$/) };
}

/** @throws {Error} naming the first fault. @param bytes of an OFX 2.2 file */
export function readXml(bytes: Uint8Array): OfxFile {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.startsWith(PROLOGUE)) throw new Error('the prologue is not that of OFX 2.2');
  return { text, root: readElements(text.slice(PROLOGUE.length), /^<([A-Z0-9.]+)>([^<]+)<\/\1>$/) };
}

function readElements(body: string, leaf: RegExp): Node {
  const lines = body.split('\r\n');
  if (lines.pop() !== '' || lines.some((line) => /[\r\n]/.test(line)))
    throw new Error('a line does not end with CR LF');
  const open: { name: string; children: Node[] }[] = [{ name: '', children: [] }];
  for (const line of lines) {
    const [, name = '', value = ''] = leaf.exec(line) ?? [];
    const [, group] = /^<([A-Z0-9]+)>$/.exec(line) ?? [];
    if (name) open.at(-1)?.children.push({ name, value: unmarked(name, value), children: [] });
    else if (group) open.push({ name: group, children: [] });
    else close(open, line);
  }
  const [root] = open[0]?.children ?? [];
  if (open.length !== 1 || root?.name !== 'OFX') throw new Error('the file is not one OFX element');
  return root;
}

function close(open: { name: string; children: Node[] }[], line: string): void {
  const group = open.pop();
  if (!group || line !== `</${group.name}>`) throw new Error(`${line} closes nothing`);
  checkOrder(group.name, group.children);
  open.at(-1)?.children.push({ ...group, value: null });
}

function checkOrder(name: string, children: readonly Node[]): void {
  const parts = GROUPS[name]?.map((part) => part.replace(/^([^?*+]+)([?*+]?)$/, '(?:$1 )$2').replaceAll('.', '[.]'));
  if (!parts) throw new Error(`${name} is no group`);
  const names = children.map((child) => `${child.name} `).join('');
  if (!new RegExp(`^${parts.join('')}$`).test(names)) throw new Error(`${name} holds ${names}`);
}

function unmarked(name: string, marked: string): string {
  if (/&(?!(amp|lt|gt);)/.test(marked) || marked.includes('>')) throw new Error(`${name} is not marked up: ${marked}`);
  const value = marked.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  if (!VALUES[name]?.test(value)) throw new Error(`${name} cannot be ${value}`);
  return value;
}

/** The first group or value at a path below a node; null where there is none. */
export function at(node: Node, ...path: readonly string[]): Node | null {
  const [first, ...rest] = path;
  if (first === undefined) return node;
  const child = node.children.find(({ name }) => name === first);
  return child ? at(child, ...rest) : null;
}

/** The value at a path. @throws {Error} where there is none */
export function valueAt(node: Node, ...path: readonly string[]): string {
  const value = at(node, ...path)?.value;
  if (value === undefined || value === null) throw new Error(`${node.name} has no ${path.join('/')}`);
  return value;
}
