import type { Picture } from '../../src/shapes/picture.ts';

/** A picture as a file that tesseract takes without further decoding: PGM, binary, 8 bits (Netpbm's pgm(5)). */
export function sheetFile({ width, height, grey }: Picture): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.length + grey.length);
  file.set(header);
  file.set(grey, header.length);
  return file;
}

const HEADER = 8;
const ENTRY = 12;
/** TIFF's types of numbers. */
const SHORT = 3;
const LONG = 4;

/** A page's tags (TIFF 6.0, section 4): 8 bits a pixel, 0 black, as they are, all in one strip. */
const tagsOf = ({ width, height }: Picture, strip: number): readonly (readonly [number, number, number])[] => [
  [256, LONG, width],
  [257, LONG, height],
  [258, SHORT, 8],
  [259, SHORT, 1],
  [262, SHORT, 1],
  [273, LONG, strip],
  [277, SHORT, 1],
  [278, LONG, height],
  [279, LONG, width * height],
];

/** Several pictures as one file, a page each: TIFF, its numbers with the lowest byte first. */
export function sheetsFile(sheets: readonly Picture[]): Uint8Array<ArrayBuffer> {
  const directory = 2 + ENTRY * tagsOf({ width: 0, height: 0, grey: new Uint8Array() }, 0).length + 4;
  const even = ({ grey }: Picture): number => grey.length + (grey.length % 2);
  const file = new Uint8Array(sheets.reduce((sum, sheet) => sum + directory + even(sheet), HEADER));
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode('II*\0'));
  let at = HEADER;
  view.setUint32(4, at, true);
  for (const [index, sheet] of sheets.entries()) {
    const strip = at + directory;
    const tags = tagsOf(sheet, strip);
    view.setUint16(at, tags.length, true);
    for (const [n, [tag, type, value]] of tags.entries()) {
      const entry = at + 2 + n * ENTRY;
      view.setUint16(entry, tag, true);
      view.setUint16(entry + 2, type, true);
      view.setUint32(entry + 4, 1, true);
      if (type === SHORT) view.setUint16(entry + 8, value, true);
      else view.setUint32(entry + 8, value, true);
    }
    file.set(sheet.grey, strip);
    const next = strip + even(sheet);
    view.setUint32(strip - 4, index + 1 < sheets.length ? next : 0, true);
    at = next;
  }
  return file;
}
