import { type Element, markedUp } from './element.ts';

/** OFX 2.2 (XML): every element closed, no namespace, raw UTF-8. */

const PROLOGUE = [
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
  '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
  '',
].join('\r\n');

const lines = ({ name, content }: Element): string =>
  typeof content === 'string'
    ? `<${name}>${markedUp(content)}</${name}>\r\n`
    : `<${name}>\r\n${content.map(lines).join('')}</${name}>\r\n`;

/** The file's bytes. */
export const xmlFile = (root: Element): Uint8Array<ArrayBuffer> => new TextEncoder().encode(PROLOGUE + lines(root));
