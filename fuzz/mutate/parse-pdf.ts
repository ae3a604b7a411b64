import { inflateSync } from 'node:zlib';

/** A PDF taken apart roughly: its numbered objects, each with its stream if it has one. */
export interface ParsedPdf {
  readonly objects: Map<number, ParsedObject>;
  /** What stands between `<<` and `>>` of the last trailer. */
  readonly trailer: string;
}

export interface ParsedObject {
  /** Its text up to the stream's data. */
  readonly head: string;
  /** Inflated where it was deflated and nothing else; its head then names no filter any more. */
  readonly data: Buffer | null;
}

const OBJECT = /(?<![0-9])(\d{1,7}) \d{1,5} obj\b([\s\S]*?)endobj/g;

function objectOf(body: string): ParsedObject {
  const found = /^([\s\S]*?>>)\s*stream\r?\n([\s\S]*?)\r?\n?endstream/.exec(body);
  if (!found) return { head: body, data: null };
  const [, head = '', text = ''] = found;
  const data = Buffer.from(text, 'latin1');
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(head) || /DecodeParms/.test(head)) return { head, data };
  try {
    return {
      head: head.replace(/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/, ''),
      data: inflateSync(data, { maxOutputLength: 50_000_000 }),
    };
  } catch {
    return { head, data };
  }
}

/** Takes a PDF apart by what its objects look like; what stands in object streams is not found. */
export function parsePdf(bytes: Uint8Array): ParsedPdf {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, ParsedObject>();
  for (const [, number, body] of text.matchAll(OBJECT)) objects.set(Number(number), objectOf(body ?? ''));
  const trailers = [...text.matchAll(/trailer\s*<<([\s\S]*?)>>\s*startxref/g)];
  const [, trailer = ''] = trailers.at(-1) ?? [];
  return { objects, trailer };
}

/** Puts it together again with a true table of offsets, and the lengths of its streams where these still told them. */
export function writeParsed({ objects, trailer }: ParsedPdf): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  let at = 9;
  let table = 'xref\n0 1\n0000000000 65535 f \n';
  const add = (bytes: Buffer): void => {
    parts.push(bytes);
    at += bytes.length;
  };
  for (const [number, { head, data }] of objects) {
    table += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    const start = data ? head.replace(/\/Length\s+\d+(?: \d+ R)?/, `/Length ${data.length}`) : head;
    add(Buffer.from(`${number} 0 obj\n${start}`, 'latin1'));
    if (data) add(Buffer.concat([Buffer.from('\nstream\n', 'latin1'), data, Buffer.from('\nendstream', 'latin1')]));
    add(Buffer.from('\nendobj\n', 'latin1'));
  }
  add(Buffer.from(`${table}trailer\n<<${trailer}>>\nstartxref\n${at}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}
