/** What one directory of a TIFF file (or of EXIF, which is one) says of its picture; undefined where it does not. */
export interface TiffDirectory {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly dpiX: number | undefined;
  readonly dpiY: number | undefined;
  readonly orientation: number | undefined;
}

/** Tags of TIFF 6.0. */
const WIDTH = 256;
const HEIGHT = 257;
const ORIENTATION = 274;
const X_RESOLUTION = 282;
const Y_RESOLUTION = 283;
const RESOLUTION_UNIT = 296;

const READ = new Set([WIDTH, HEIGHT, ORIENTATION, X_RESOLUTION, Y_RESOLUTION, RESOLUTION_UNIT]);

const TYPE_SHORT = 3;
const TYPE_LONG = 4;
const TYPE_RATIONAL = 5;
const CENTIMETRES = 3;

function value(view: DataView, entry: number, little: boolean): number | undefined {
  const type = view.getUint16(entry + 2, little);
  if (type === TYPE_SHORT) return view.getUint16(entry + 8, little);
  if (type === TYPE_LONG) return view.getUint32(entry + 8, little);
  if (type !== TYPE_RATIONAL) return undefined;
  const at = view.getUint32(entry + 8, little);
  const divisor = view.getUint32(at + 4, little);
  return divisor === 0 ? undefined : view.getUint32(at, little) / divisor;
}

function readDirectory(view: DataView, at: number, entries: number, little: boolean): TiffDirectory {
  const tags = new Map<number, number | undefined>();
  for (let i = 0; i < entries; i += 1) {
    const entry = at + 2 + i * 12;
    const tag = view.getUint16(entry, little);
    // Others may be there by the ten thousand, the same ones again in the next directory.
    if (READ.has(tag)) tags.set(tag, value(view, entry, little));
  }
  const factor = tags.get(RESOLUTION_UNIT) === CENTIMETRES ? 2.54 : 1;
  const dpi = (tag: number): number | undefined => {
    const resolution = tags.get(tag);
    return resolution === undefined ? undefined : resolution * factor;
  };
  return {
    width: tags.get(WIDTH),
    height: tags.get(HEIGHT),
    dpiX: dpi(X_RESOLUTION),
    dpiY: dpi(Y_RESOLUTION),
    orientation: tags.get(ORIENTATION),
  };
}

/**
 * The directories of a TIFF file, in order, at most `most` and one more; a chain that runs in a circle ends where it closes.
 * @throws {RangeError} when one lies outside the file.
 */
export function tiffDirectories(bytes: Uint8Array, most: number): readonly TiffDirectory[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint8(0) === 0x49;
  const seen = new Set<number>();
  const found: TiffDirectory[] = [];
  for (let at = view.getUint32(4, little); at !== 0 && !seen.has(at) && found.length <= most; ) {
    seen.add(at);
    const entries = view.getUint16(at, little);
    found.push(readDirectory(view, at, entries, little));
    at = view.getUint32(at + 2 + entries * 12, little);
  }
  return found;
}
