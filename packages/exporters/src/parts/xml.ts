import { oneLine } from './text.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for an XML element or a quoted attribute: on one line, so that nothing is left that XML 1.0 forbids. */
export const xmlText = (text: string): string => oneLine(text).replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
