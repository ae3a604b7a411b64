import type { Random } from '../../../corpus/generator/random.ts';
import type { Box } from '../place.ts';
import type { PdfWriter } from './pdf-file.ts';

/** Text that a PDF holds beside its picture, as scanning software adds it. */

export interface LayerWord {
  readonly text: string;
  /** Points of the PDF's page as displayed, from its top left corner. */
  readonly box: Box;
}

/** `hidden`: invisible, over the picture. `under`: ordinary text that the picture covers. */
export type LayerPlace = 'hidden' | 'under';

const hex = (text: string): string =>
  Array.from(text, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0').slice(-4)).join('');

/** A font without shapes whose codes are Unicode's, half as wide as high, as readers of print use. */
export function addLayerFont(pdf: PdfWriter): number {
  const toUnicode = pdf.addDeflated(
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Plain def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <ffff> <0000> endbfrange endcmap end end',
  );
  const descriptor = pdf.add(
    '<< /Type /FontDescriptor /FontName /Plain /Flags 4 /FontBBox [0 0 500 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  );
  const descendant = pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Plain /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 500 /CIDToGIDMap /Identity >>`,
  );
  return pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Plain /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  );
}

/** The words' content stream, in the font named /Layer; each word is stretched to its box. */
export function layerContent(words: readonly LayerWord[], pageHeight: number, place: LayerPlace): string {
  const lines = words.map(({ text, box: [x0, y0, x1, y1] }) => {
    const size = Math.max(1, y1 - y0);
    const stretch = (100 * (x1 - x0)) / (0.5 * size * Math.max(1, [...text].length));
    return `${size.toFixed(2)} 0 0 ${size.toFixed(2)} ${x0.toFixed(2)} ${(pageHeight - y1 + 0.2 * size).toFixed(2)} Tm ${stretch.toFixed(2)} Tz <${hex(text)}> Tj`;
  });
  return `BT /Layer 1 Tf ${place === 'hidden' ? 3 : 0} Tr\n${lines.join('\n')}\nET\n`;
}

/** As a poor reader would have it: some figures changed, points for commas, letters mistaken; each sheet in its own way. */
export function misread(words: readonly LayerWord[], random: Random): LayerWord[] {
  const way = random.pick(['digits', 'letters', 'moved'] as const);
  const figures = random.shuffle([...'0123456789']);
  if (way === 'moved') {
    // The text of the wrong page, as it were: every word says what its tenth neighbour says.
    return words.map(({ box }, k) => ({ box, text: words[(k + 10) % words.length]?.text ?? '' }));
  }
  const wrong = (character: string): string => {
    if (/\d/.test(character) && random.chance(way === 'digits' ? 0.35 : 0.1)) return figures[Number(character)] ?? '0';
    if (way === 'letters' && random.chance(0.4)) return random.pick([...'¬~^|\\¦¤§rnlI1']);
    return character;
  };
  return words.map(({ text, box }) => ({ box, text: [...text].map(wrong).join('') }));
}
