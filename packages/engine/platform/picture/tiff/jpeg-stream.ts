/** Markers of JPEG (ITU-T T.81, table B.1). */
const START = [0xff, 0xd8] as const;
const ADOBE = 0xee;
/** TIFF's number for colours told as lightness and two differences. */
const YCBCR = 6;

/** The frame headers: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The size that a JPEG says it has; null where it says none. */
export function frameSize(jpeg: Uint8Array): { readonly width: number; readonly height: number } | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at + 9 <= jpeg.length; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame(view.getUint8(at + 1))) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return null;
}

/** Adobe's segment says whether colours are red, green and blue (0) or lightness and differences (1), which a TIFF says elsewhere. */
const adobe = (transform: number): number[] => [
  0xff,
  ADOBE,
  0,
  14,
  ...new TextEncoder().encode('Adobe'),
  0,
  100,
  0,
  0,
  0,
  0,
  transform,
];

/** A JPEG that stands by itself, of the tables that a TIFF keeps for all its pieces and one of them. */
export function joinTables(tables: Uint8Array | undefined, piece: Uint8Array, photometric: number): Uint8Array {
  const inner = tables ? tables.subarray(2, tables.length - 2) : new Uint8Array();
  const colours = adobe(photometric === YCBCR ? 1 : 0);
  const joined = new Uint8Array(2 + colours.length + inner.length + piece.length - 2);
  joined.set(START);
  joined.set(colours, 2);
  joined.set(inner, 2 + colours.length);
  joined.set(piece.subarray(2), 2 + colours.length + inner.length);
  return joined;
}
