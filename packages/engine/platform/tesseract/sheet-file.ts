import type { Picture } from '../../src/shapes/picture.ts';

/** A picture as a file that tesseract takes without further decoding: PGM, binary, 8 bits (Netpbm's pgm(5)). */
export function sheetFile({ width, height, grey }: Picture): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.length + grey.length);
  file.set(header);
  file.set(grey, header.length);
  return file;
}
