import { deflateSync, inflateSync } from 'node:zlib';

/**
 * PDFs object by object: new ones, and changes appended to the ones that the families' printers write (a plain table of
 * objects, dictionaries in the clear).
 */

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** A PDF whose objects can be looked up. */
export class ReadPdf {
  readonly bytes: Uint8Array;
  private readonly text: string;
  private readonly offsets = new Map<number, number>();
  readonly root: number;
  readonly size: number;
  readonly start: number;

  /** @throws {Error} where its objects are not listed in a plain table. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.text = latin(bytes);
    this.start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.text)?.[1]);
    const table = /^xref\s+0 (\d+)\s*\n/.exec(this.text.slice(this.start, this.start + 60));
    if (!table) throw new Error('this PDF has no plain table of objects');
    const first = this.start + table[0].length;
    for (let k = 0; k < Number(table[1]); k++) {
      const line = this.text.slice(first + 20 * k, first + 20 * k + 20);
      if (line[17] === 'n') this.offsets.set(k, Number(line.slice(0, 10)));
    }
    const trailer = this.text.slice(this.text.indexOf('trailer', this.start));
    this.root = Number(/\/Root\s+(\d+)/.exec(trailer)?.[1]);
    this.size = Number(/\/Size\s+(\d+)/.exec(trailer)?.[1]);
  }

  /** What stands between `obj` and `endobj` or `stream`, without comments. */
  dictionary(number: number): string {
    const from = this.text.indexOf('obj', this.offsets.get(number)) + 3;
    const ends = [this.text.indexOf('endobj', from), this.text.indexOf('stream', from)].filter((at) => at >= 0);
    return this.text.slice(from, Math.min(...ends)).replace(/%.*$/gm, '');
  }

  /** A stream's bytes, inflated. */
  stream(number: number): Uint8Array {
    const dictionary = this.dictionary(number);
    const at = this.text.indexOf('stream', this.offsets.get(number)) + 6;
    const from = this.text.startsWith('\r\n', at) ? at + 2 : at + 1;
    const told = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(dictionary);
    const length = told?.[2] ? Number(this.dictionary(Number(told[1]))) : Number(told?.[1]);
    const raw = this.bytes.subarray(from, from + length);
    return dictionary.includes('/FlateDecode') ? new Uint8Array(inflateSync(raw)) : raw;
  }

  /** The numbers of the page objects, in order. */
  pages(): number[] {
    const kidsOf = (number: number): number[] => {
      const dictionary = this.dictionary(number);
      const kids = /\/Kids\s*\[([^\]]*)\]/.exec(dictionary)?.[1];
      if (kids === undefined) return [number];
      return [...kids.matchAll(/(\d+)\s+\d+\s+R/g)].flatMap(([, kid]) => kidsOf(Number(kid)));
    };
    return kidsOf(Number(/\/Pages\s+(\d+)/.exec(this.dictionary(this.root))?.[1]));
  }

  /** The numbers of the objects whose dictionary matches. */
  find(pattern: RegExp): number[] {
    return [...this.offsets.keys()].filter((number) => pattern.test(this.dictionary(number)));
  }
}

/** Writes a PDF, or changes to one. */
export class PdfWriter {
  private readonly base: ReadPdf | null;
  private readonly objects = new Map<number, Buffer>();
  private next: number;

  constructor(base: ReadPdf | null = null) {
    this.base = base;
    this.next = base ? base.size : 1;
  }

  /** A number for an object that is set later. */
  reserve(): number {
    return this.next++;
  }

  set(number: number, dictionary: string, stream?: Uint8Array): void {
    const body = stream
      ? Buffer.concat([
          Buffer.from(`${dictionary.replace(/>>\s*$/, '')} /Length ${stream.length} >>\nstream\n`, 'latin1'),
          stream,
          Buffer.from('\nendstream'),
        ])
      : Buffer.from(dictionary, 'latin1');
    this.objects.set(number, body);
  }

  add(dictionary: string, stream?: Uint8Array): number {
    const number = this.reserve();
    this.set(number, dictionary, stream);
    return number;
  }

  /** Adds a stream, deflated. */
  addDeflated(content: string | Uint8Array, entries = ''): number {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    return this.add(`<< ${entries} /Filter /FlateDecode >>`, deflateSync(bytes));
  }

  /** @param root the catalogue's number; of a changed file, its own. */
  finish(root = this.base?.root): Uint8Array {
    const parts: Buffer[] = [
      this.base ? Buffer.from(this.base.bytes) : Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    ];
    let length = (parts[0] as Buffer).length;
    const add = (part: Buffer) => {
      parts.push(part);
      length += part.length;
    };
    if (this.base) add(Buffer.from('\n'));
    let table = 'xref\n';
    if (!this.base) table += '0 1\n0000000000 65535 f \n';
    for (const [number, body] of [...this.objects].sort(([a], [b]) => a - b)) {
      table += `${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`;
      add(Buffer.from(`${number} 0 obj\n`));
      add(body);
      add(Buffer.from('\nendobj\n'));
    }
    const before = this.base ? ` /Prev ${this.base.start}` : '';
    const trailer = `trailer\n<< /Size ${this.next} /Root ${root} 0 R${before} >>\nstartxref\n${length}\n%%EOF\n`;
    add(Buffer.from(table + trailer));
    return new Uint8Array(Buffer.concat(parts));
  }
}
