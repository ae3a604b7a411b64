import { type Charset, encode } from '../charsets.ts';
import { isAscii } from '../fit.ts';
import { type Element, markedUp } from './element.ts';

/** OFX 1.0.2: a header of nine lines, an empty line, and SGML whose values stay open, as banks write it. */

const line = ({ name, content }: Element): string =>
  typeof content === 'string'
    ? `<${name}>${markedUp(content)}\r\n`
    : `<${name}>\r\n${content.map(line).join('')}</${name}>\r\n`;

const header = (encoding: string, charset: string): string =>
  [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    `ENCODING:${encoding}`,
    `CHARSET:${charset}`,
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '',
    '',
  ].join('\r\n');

/**
 * The file's bytes. Text that is all ASCII says so; other text is UTF-8 under `UNICODE` and `NONE`, which every reader
 * that was tried gets right (contract/exports, "OFX 1.0.2"), unless a character set is asked for.
 * @param charset the text has been fitted to it; `USASCII` and `1252` is how OFX 1 names windows-1252
 */
export function sgmlFile(root: Element, charset?: Charset & 'windows-1252'): Uint8Array<ArrayBuffer> {
  const body = line(root);
  if (charset) return encode(header('USASCII', '1252') + body, charset);
  const plain = [...body].every((character) => isAscii(character) || character === '\r' || character === '\n');
  return new TextEncoder().encode((plain ? header('USASCII', '1252') : header('UNICODE', 'NONE')) + body);
}
