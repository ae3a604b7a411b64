import { zlibSync } from 'fflate';

/** A PDF as it is written, object by object (ISO 32000-1, 7.5). The same calls give the same bytes. */
export interface PdfFile {
  /** Keeps a number for an object that others name before it is written. */
  readonly reserve: () => number;
  /** Writes an object, under a number that was kept for it or the next one; returns its number. */
  readonly add: (object: string, number?: number) => number;
  /** Writes a stream, packed. `entries` are more of its dictionary's. */
  readonly stream: (bytes: Uint8Array, entries?: string) => number;
  /** Ends the file. `id`: 32 hexadecimal digits that tell it from others. */
  readonly end: (catalog: number, information: number, id: string) => Uint8Array<ArrayBuffer>;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** A text of a PDF that any reader shows: UTF-16 with its mark, in hexadecimal digits (ISO 32000-1, 7.9.2.2). */
export const textString = (text: string): string =>
  `<feff${text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')}>`;

/** Begins a PDF. */
export function createPdf(): PdfFile {
  const pieces: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  let count = 0;
  const put = (bytes: Uint8Array): void => {
    pieces.push(bytes);
    length += bytes.length;
  };
  // Four bytes beyond ASCII say that the file is binary (7.5.2).
  put(latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
  const reserve = (): number => {
    count += 1;
    return count;
  };
  const begin = (number: number): void => {
    offsets[number] = length;
    put(latin1(`${number} 0 obj\n`));
  };
  return {
    reserve,
    add: (object, number = reserve()) => {
      begin(number);
      put(latin1(`${object}\nendobj\n`));
      return number;
    },
    stream: (bytes, entries = '') => {
      const number = reserve();
      const packed = zlibSync(bytes, { level: 6 });
      begin(number);
      put(latin1(`<< /Length ${packed.length} /Filter /FlateDecode ${entries}>>\nstream\n`));
      put(packed);
      put(latin1('\nendstream\nendobj\n'));
      return number;
    },
    end: (catalog, information, id) => {
      const start = length;
      const entries = Array.from(
        { length: count },
        (_, i) => `${String(offsets[i + 1] ?? 0).padStart(10, '0')} 00000 n \n`,
      );
      put(latin1(`xref\n0 ${count + 1}\n0000000000 65535 f \n${entries.join('')}`));
      const trailer = `/Size ${count + 1} /Root ${catalog} 0 R /Info ${information} 0 R /ID [<${id}> <${id}>]`;
      put(latin1(`trailer\n<< ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
      const file = new Uint8Array(length);
      let at = 0;
      for (const piece of pieces) {
        file.set(piece, at);
        at += piece.length;
      }
      return file;
    },
  };
}
