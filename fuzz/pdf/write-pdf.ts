import { latin1 } from '../bytes.ts';

/** A PDF object's text (one byte a character) or bytes. */
export type PdfObject = string | Buffer;

/** A stream; `dictionary` is what stands between `<<` and `>>` besides its length, which may be a lie. */
export function stream(dictionary: string, data: PdfObject, length?: number | string): Buffer {
  const bytes = typeof data === 'string' ? latin1(data) : data;
  const head = latin1(`<< ${dictionary} /Length ${length ?? bytes.length} >>\nstream\n`);
  return Buffer.concat([head, bytes, latin1('\nendstream')]);
}

/** What a file says besides its objects. */
export interface Frame {
  /** Further entries of the trailer. */
  readonly trailer?: string;
  /** In place of the true offset of the table. */
  readonly startxref?: number;
}

/** A file of numbered objects, its table of offsets and its trailer. Object 1 is the catalog. */
export function assemble(objects: ReadonlyMap<number, PdfObject>, { trailer = '', startxref }: Frame = {}): Buffer {
  const parts: Buffer[] = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let at = parts[0]?.length ?? 0;
  const add = (bytes: Buffer): void => {
    parts.push(bytes);
    at += bytes.length;
  };
  const numbers = [...objects.keys()].toSorted((a, b) => a - b);
  let table = 'xref\n0 1\n0000000000 65535 f \n';
  for (const number of numbers) {
    table += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    const object = objects.get(number) ?? '';
    add(latin1(`${number} 0 obj\n`));
    add(typeof object === 'string' ? latin1(object) : object);
    add(latin1('\nendobj\n'));
  }
  const start = startxref ?? at;
  const size = (numbers.at(-1) ?? 0) + 1;
  add(latin1(`${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** What a file of one page consists of; anything that is not told is ordinary. */
export interface OnePage {
  readonly content?: PdfObject;
  /** In place of the content stream that is made of `content`. */
  readonly contents?: PdfObject;
  /** Entries of the page's resources. */
  readonly resources?: string;
  /** Its fonts besides a Helvetica named /F. */
  readonly fonts?: string;
  /** Entries of the page, the media box among them. */
  readonly page?: string;
  /** Entries of the catalog. */
  readonly catalog?: string;
  /** Further objects, from number 10. */
  readonly more?: readonly PdfObject[];
  readonly frame?: Frame;
  /** How often the page comes. */
  readonly pages?: number;
}

export const FIRST_FREE = 10;
const TEXT = 'BT /F 10 Tf 72 700 Td (Opening balance 12.34) Tj ET';

/** Catalog 1, pages 2, page 3, content 4, font 5, resources 6. */
export function onePage(parts: OnePage): Buffer {
  const {
    content = TEXT,
    resources = '',
    fonts = '',
    page = '/MediaBox [0 0 595 842]',
    catalog = '',
    more = [],
    pages = 1,
  } = parts;
  return assemble(
    new Map<number, PdfObject>([
      [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
      [2, `<< /Type /Pages /Count ${pages} /Kids [${'3 0 R '.repeat(pages)}] >>`],
      [3, `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources 6 0 R ${page} >>`],
      [4, parts.contents ?? stream('', content)],
      [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
      [6, `<< /Font << /F 5 0 R ${fonts} >> ${resources} >>`],
      ...more.map((object, i): [number, PdfObject] => [FIRST_FREE + i, object]),
    ]),
    parts.frame,
  );
}
