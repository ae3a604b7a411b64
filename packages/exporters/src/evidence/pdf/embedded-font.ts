import type { PdfFile } from './pdf-file.ts';
import type { TrueType } from './true-type.ts';

/** A font of a PDF: it keeps the glyphs that are used, and embeds these alone. */
export interface EmbeddedFont {
  /** What it is called in the pages' resources. */
  readonly key: string;
  readonly has: (code: number) => boolean;
  /** In thousandths of the size. */
  readonly widthOf: (code: number) => number;
  /** A text as the glyphs' numbers, in hexadecimal digits. */
  readonly encode: (text: string) => string;
  /** Writes the font into the file, once no more is set in it; null where nothing was. */
  readonly write: (file: PdfFile) => number | null;
}

const hex = (number: number): string => number.toString(16).padStart(4, '0');

/** A name's mark as a part of a font: six capitals (ISO 32000-1, 9.6.4). */
const PART_OF = 'EVIDEN+';

/** Font flags (ISO 32000-1, table 123): it has other characters than those of standard Latin text. */
const SYMBOLIC = 4;

/** A character map back to Unicode, so that text can be selected and searched (ISO 32000-1, 9.10.3). */
function toUnicode(codes: readonly number[]): string {
  const lines = codes.flatMap((code, glyph) => {
    if (glyph === 0) return [];
    const units = Array.from(String.fromCodePoint(code).split(''), (unit) => hex(unit.charCodeAt(0))).join('');
    return [`<${hex(glyph)}> <${units}>`];
  });
  const blocks: string[] = [];
  // No block may have more than 100 lines.
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/** Makes a font ready to be set in. */
export function embedFont(key: string, font: TrueType): EmbeddedFont {
  const numbers = new Map<number, number>();
  /** By their new numbers: 0 is the sign for what is missing. */
  const codes: number[] = [0];
  const scaled = (units: number): number => Math.round((units * 1000) / font.unitsPerEm);
  const numberOf = (code: number): number => {
    const known = numbers.get(code);
    if (known !== undefined) return known;
    numbers.set(code, codes.length);
    return codes.push(code) - 1;
  };
  const write = (file: PdfFile): number | null => {
    if (codes.length === 1) return null;
    const glyphs = codes.map((code, i) => (i === 0 ? 0 : font.glyphOf(code)));
    const bytes = font.subset(glyphs);
    const name = `/${PART_OF}${font.name}`;
    const program = file.stream(bytes, `/Length1 ${bytes.length} `);
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName ${name} /Flags ${SYMBOLIC} /FontBBox [${font.bounds.map(scaled).join(' ')}] ` +
        `/ItalicAngle 0 /Ascent ${scaled(font.ascent)} /Descent ${scaled(font.descent)} /CapHeight ${scaled(font.ascent)} ` +
        `/StemV 80 /FontFile2 ${program} 0 R >>`,
    );
    const widths = glyphs.map((glyph) => scaled(font.advanceOf(glyph))).join(' ');
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) ` +
        `/Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 1000 /W [0 [${widths}]] /CIDToGIDMap /Identity >>`,
    );
    const map = file.stream(new TextEncoder().encode(toUnicode(codes)));
    return file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] ` +
        `/ToUnicode ${map} 0 R >>`,
    );
  };
  return {
    key,
    has: (code) => font.glyphOf(code) !== 0,
    widthOf: (code) => (font.advanceOf(font.glyphOf(code)) * 1000) / font.unitsPerEm,
    encode: (text) => Array.from(text, (sign) => hex(numberOf(sign.codePointAt(0) ?? 0))).join(''),
    write,
  };
}
