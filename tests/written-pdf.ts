/**
 * PDFs written by hand, object by object, so that a test decides every operator of a page: what a library would set around
 * the text (blanks, kerning, colours) is just what such tests are about.
 */

/** One page: its content stream and what its dictionary says besides. */
export interface WrittenPage {
  readonly content: string;
  /** User space, A4 unless told. */
  readonly mediaBox?: readonly number[];
  readonly rotate?: number;
  /** Dictionaries; an appearance may be the form /Fm, object 7. */
  readonly annotations?: readonly string[];
}

/** As /Im, but nearly all light comes through it, named /Veil. */
const VEIL = [
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 9 0 R /Length 1 >>\nstream\n\x00\nendstream',
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\x10\nendstream',
];

const hex = (text: string, digits: number): string =>
  [...text].map((character) => character.charCodeAt(0).toString(16).padStart(digits, '0')).join('');

/** A /ToUnicode stream: the characters of WinAnsi stand for themselves but for those in `said`. */
function unicodeMap(said: Readonly<Record<string, string>>): string {
  const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
  const lines = printable.map((character) => `<${hex(character, 2)}> <${hex(said[character] ?? character, 4)}>\n`);
  const chars = `${lines.length} beginbfchar\n${lines.join('')}endbfchar\n`;
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def\n1 begincodespacerange <00> <ff> endcodespacerange\n${chars}endcmap end end\n`;
  return `<< /Length ${map.length} >>\nstream\n${map}endstream`;
}

const A4 = [0, 0, 595, 842];
const FONT = '/Type /Font /Subtype /Type1 /Encoding /WinAnsiEncoding';

/** A 1 × 1 grey picture, named /Im in every page's resources; scale it with `cm`. */
const IMAGE =
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\x80\nendstream';
/** A form named /Fm that draws a line 100 points long to the right of its origin. */
const LINE_FORM =
  '<< /Type /XObject /Subtype /Form /BBox [0 -5 200 5] /Length 21 >>\nstream\n0 0 m 100 0 l 1 w S  \nendstream';

/**
 * A PDF with Helvetica as /F1, Helvetica-Bold as /F2, Courier as /F3, a transparent graphics state /Clear, /Im, /Veil and /Fm.
 * Texts are in WinAnsi.
 * @param form the form's object, in place of the one that draws a line
 * @param toUnicode what Helvetica's glyphs are said to be, in place of what they are: `{ 3: '8' }`
 */
export function writePdf(
  pages: readonly WrittenPage[],
  form = LINE_FORM,
  toUnicode?: Readonly<Record<string, string>>,
): Uint8Array {
  const resources =
    '<< /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /ExtGState << /Clear << /ca 0 >> >> /XObject << /Im 6 0 R /Fm 7 0 R /Veil 8 0 R >> >>';
  const first = 11;
  const map = toUnicode ? '/ToUnicode 10 0 R' : '';
  const kids = pages.map((_, i) => `${first + 2 * i} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /Resources ${resources} >>`,
    `<< ${FONT} ${map} /BaseFont /Helvetica >>`,
    `<< ${FONT} /BaseFont /Helvetica-Bold >>`,
    `<< ${FONT} /BaseFont /Courier >>`,
    IMAGE,
    form,
    ...VEIL,
    unicodeMap(toUnicode ?? {}),
    ...pages.flatMap(({ content, mediaBox = A4, rotate = 0, annotations = [] }, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox.join(' ')}] /Rotate ${rotate} /Annots [${annotations.join(' ')}] /Contents ${first + 2 * i + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

/** Text at a place of user space: `at(72, 700, 'Balance')`. */
export const at = (x: number, y: number, text: string, size = 10, font = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`;
