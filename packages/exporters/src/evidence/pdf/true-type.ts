/**
 * A TrueType font read as far as a PDF needs of it, and cut down to the glyphs that are used (OpenType 1.9: `cmap`, `head`,
 * `hhea`, `hmtx`, `loca`, `glyf`). Fonts are our own files: one that is not as expected is a bug, and throws.
 */
export interface TrueType {
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly bounds: readonly [number, number, number, number];
  /** The number of the glyph of a character; 0 where there is none. */
  readonly glyphOf: (code: number) => number;
  /** How far a glyph moves the pen, in units of the font. */
  readonly advanceOf: (glyph: number) => number;
  /** A font of these glyphs alone, numbered anew from 0 in their order; the first must be 0. */
  readonly subset: (glyphs: readonly number[]) => Uint8Array;
}

/** Flags of a composite glyph's parts (OpenType 1.9, `glyf`). */
const WORDS = 1;
const SCALED = 8;
const MORE = 32;
const SCALED_BOTH = 64;
const MATRIX = 128;

interface Tables {
  readonly view: DataView;
  readonly at: (tag: string) => { readonly offset: number; readonly length: number };
}

function tablesOf(bytes: Uint8Array): Tables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, { offset: number; length: number }>();
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const entry = 12 + 16 * i;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    found.set(tag, { offset: view.getUint32(entry + 8), length: view.getUint32(entry + 12) });
  }
  const at = (tag: string) => {
    const table = found.get(tag);
    if (!table) throw new RangeError(`the font has no table ${tag}`);
    return table;
  };
  return { view, at };
}

/** Ranges of characters with the glyph of the first, from a table of format 12; or a map of one of format 4. */
function readCharacters({ view, at }: Tables): ReadonlyMap<number, number> {
  const { offset } = at('cmap');
  const formats = new Map<number, number>();
  for (let i = 0; i < view.getUint16(offset + 2); i += 1) {
    const table = offset + view.getUint32(offset + 4 + 8 * i + 4);
    const platform = view.getUint16(offset + 4 + 8 * i);
    if (platform === 0 || platform === 3) formats.set(view.getUint16(table), table);
  }
  const characters = new Map<number, number>();
  const twelve = formats.get(12);
  const four = formats.get(4);
  if (twelve !== undefined) readFormat12(view, twelve, characters);
  else if (four !== undefined) readFormat4(view, four, characters);
  else throw new RangeError('the font has no map of Unicode characters');
  return characters;
}

function readFormat12(view: DataView, table: number, characters: Map<number, number>): void {
  for (let i = 0; i < view.getUint32(table + 12); i += 1) {
    const group = table + 16 + 12 * i;
    const [first, last, glyph] = [view.getUint32(group), view.getUint32(group + 4), view.getUint32(group + 8)];
    for (let code = first; code <= last; code += 1) characters.set(code, glyph + code - first);
  }
}

function readFormat4(view: DataView, table: number, characters: Map<number, number>): void {
  const twice = view.getUint16(table + 6);
  for (let i = 0; i < twice; i += 2) {
    const last = view.getUint16(table + 14 + i);
    const first = view.getUint16(table + 16 + twice + i);
    const delta = view.getInt16(table + 16 + 2 * twice + i);
    const rangeAt = table + 16 + 3 * twice + i;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - first));
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) characters.set(code, glyph);
    }
  }
}

/** Where the parts of a composite glyph say which glyph they are. */
function partsOf(view: DataView, start: number): number[] {
  if (view.getInt16(start) >= 0) return [];
  const parts: number[] = [];
  for (let at = start + 10, flags = MORE; flags & MORE; ) {
    flags = view.getUint16(at);
    parts.push(at + 2);
    at += 4 + (flags & WORDS ? 4 : 2);
    if (flags & SCALED) at += 2;
    else if (flags & SCALED_BOTH) at += 4;
    else if (flags & MATRIX) at += 8;
  }
  return parts;
}

interface Outlines {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** Where a glyph's outline begins and ends. */
  readonly spanOf: (glyph: number) => readonly [from: number, to: number];
}

function outlinesOf(bytes: Uint8Array, { view, at }: Tables): Outlines {
  const long = view.getInt16(at('head').offset + 50) === 1;
  const [loca, glyf] = [at('loca').offset, at('glyf').offset];
  const place = (glyph: number): number =>
    glyf + (long ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph));
  return { bytes, view, spanOf: (glyph) => [place(glyph), place(glyph + 1)] };
}

/** The glyphs, and those that they are put together from. */
function withParts({ view, spanOf }: Outlines, glyphs: readonly number[]): number[] {
  const all = [...glyphs];
  const known = new Set(all);
  for (let i = 0; i < all.length; i += 1) {
    const [from, to] = spanOf(all[i] as number);
    for (const at of to > from ? partsOf(view, from) : []) {
      const part = view.getUint16(at);
      if (!known.has(part)) all.push(part);
      known.add(part);
    }
  }
  return all;
}

/** The outlines of the glyphs one after the other, their parts numbered anew, and where each begins. */
function cutOutlines({ bytes, spanOf }: Outlines, glyphs: readonly number[]) {
  const numbers = new Map(glyphs.map((glyph, i) => [glyph, i]));
  const pieces = glyphs.map((glyph) => {
    const [from, to] = spanOf(glyph);
    const piece = bytes.slice(from, to + ((4 - ((to - from) % 4)) % 4));
    const view = new DataView(piece.buffer);
    for (const at of to > from ? partsOf(view, 0) : []) view.setUint16(at, numbers.get(view.getUint16(at)) ?? 0);
    return piece;
  });
  const loca = new DataView(new ArrayBuffer(4 * (pieces.length + 1)));
  let length = 0;
  for (const [i, piece] of pieces.entries()) {
    length += piece.length;
    loca.setUint32(4 * (i + 1), length);
  }
  const glyf = new Uint8Array(length);
  for (const [i, piece] of pieces.entries()) glyf.set(piece, loca.getUint32(4 * i));
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

/** A font file of the tables, in their order by name. */
function fontFile(tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array {
  const head = 12 + 16 * tables.length;
  const padded = (length: number): number => Math.ceil(length / 4) * 4;
  const file = new Uint8Array(tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), head));
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  let offset = head;
  for (const [i, [tag, bytes]] of tables.entries()) {
    file.set(bytes, offset);
    const entry = 12 + 16 * i;
    file.set(
      [...tag].map((sign) => sign.charCodeAt(0)),
      entry,
    );
    let sum = 0;
    for (let at = offset; at < offset + padded(bytes.length); at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    view.setUint32(entry + 4, sum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    offset += padded(bytes.length);
  }
  return file;
}

/** Reads a font. `name` is what the PDF calls it. */
export function readTrueType(name: string, bytes: Uint8Array): TrueType {
  const tables = tablesOf(bytes);
  const { view, at } = tables;
  const [head, hhea, maxp, hmtx] = [at('head'), at('hhea'), at('maxp'), at('hmtx')];
  const table = ({ offset, length }: { readonly offset: number; readonly length: number }): Uint8Array =>
    bytes.slice(offset, offset + length);
  const characters = readCharacters(tables);
  const outlines = outlinesOf(bytes, tables);
  const metrics = view.getUint16(hhea.offset + 34);
  const advanceOf = (glyph: number): number => view.getUint16(hmtx.offset + 4 * Math.min(glyph, metrics - 1));
  const bearingOf = (glyph: number): number =>
    glyph < metrics
      ? view.getInt16(hmtx.offset + 4 * glyph + 2)
      : view.getInt16(hmtx.offset + 4 * metrics + 2 * (glyph - metrics));
  const subset = (wanted: readonly number[]): Uint8Array => {
    const glyphs = withParts(outlines, wanted);
    const [newHead, newHhea, newMaxp] = [table(head), table(hhea), table(maxp)];
    new DataView(newHead.buffer).setInt16(50, 1);
    new DataView(newHhea.buffer).setUint16(34, glyphs.length);
    new DataView(newMaxp.buffer).setUint16(4, glyphs.length);
    const newHmtx = new DataView(new ArrayBuffer(4 * glyphs.length));
    for (const [i, glyph] of glyphs.entries()) {
      newHmtx.setUint16(4 * i, advanceOf(glyph));
      newHmtx.setInt16(4 * i + 2, bearingOf(glyph));
    }
    const { glyf, loca } = cutOutlines(outlines, glyphs);
    return fontFile([
      ['glyf', glyf],
      ['head', newHead],
      ['hhea', newHhea],
      ['hmtx', new Uint8Array(newHmtx.buffer)],
      ['loca', loca],
      ['maxp', newMaxp],
    ]);
  };
  const bound = (n: number): number => view.getInt16(head.offset + 36 + 2 * n);
  return {
    name,
    unitsPerEm: view.getUint16(head.offset + 18),
    ascent: view.getInt16(hhea.offset + 4),
    descent: view.getInt16(hhea.offset + 6),
    bounds: [bound(0), bound(1), bound(2), bound(3)],
    glyphOf: (code) => characters.get(code) ?? 0,
    advanceOf,
    subset,
  };
}
