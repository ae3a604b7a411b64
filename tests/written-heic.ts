/**
 * HEIC files written byte by byte, as telephones make them: HEVC in a box of boxes (ISO/IEC 23008-12). The pixels are not
 * compressed (HEVC's PCM blocks, one to a slice), so that no encoder is needed.
 */

/** Bytes of a box before its content. */
const HEAD = 8;
/** Pixels of a block's side. */
const BLOCK = 32;

class Bits {
  #text = '';
  u(count: number, value: number): this {
    this.#text += value.toString(2).padStart(count, '0');
    return this;
  }
  /** Exp-Golomb codes, for whole numbers from 0 on. */
  ue(...values: readonly number[]): this {
    for (const value of values) {
      const bits = (value + 1).toString(2);
      this.#text += bits.padStart(2 * bits.length - 1, '0');
    }
    return this;
  }
  /** A one, and zeros up to the end of the byte. */
  end(): Uint8Array {
    this.#text += '1';
    return Uint8Array.from(this.#text.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  }
}

/** A unit of HEVC: a 3 keeps zeros in its data from looking like the start of another. */
function unit(type: number, data: Uint8Array): Uint8Array {
  const bytes = [type << 1, 1];
  for (const byte of data) {
    if (byte <= 3 && bytes.length > 3 && bytes.at(-1) === 0 && bytes.at(-2) === 0) bytes.push(3);
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** Main profile, level 3.1. */
const profile = (bits: Bits): Bits => bits.u(8, 1).u(16, 0x6000).u(16, 0).u(4, 0b1001).u(22, 0).u(22, 0).u(8, 93);

const videoParameters = (): Uint8Array =>
  unit(
    32,
    profile(new Bits().u(4, 0).u(2, 3).u(6, 0).u(3, 0).u(1, 1).u(16, 0xffff))
      .u(1, 1)
      .ue(0, 0, 0)
      .u(6, 0)
      .ue(0)
      .u(2, 0)
      .end(),
  );

const sequenceParameters = (width: number, height: number): Uint8Array =>
  unit(
    33,
    profile(new Bits().u(4, 0).u(3, 0).u(1, 1))
      .ue(0, 1, width, height)
      .u(1, 0)
      .ue(0, 0, 0)
      .u(1, 1)
      // Blocks of 32, transforms of 4 to 32; PCM of 8 bits in blocks of 32, which no filter touches.
      .ue(0, 0, 0, 2, 0, 0, 3, 0, 0)
      .u(4, 0b0001)
      .u(8, 0x77)
      .ue(2, 0)
      .u(1, 1)
      .ue(0)
      .u(5, 0)
      .end(),
  );

const pictureParameters = (): Uint8Array =>
  unit(34, new Bits().ue(0, 0).u(7, 0).ue(0, 0, 0).u(3, 0).ue(0, 0).u(7, 0).u(3, 0b101).u(2, 0).ue(0).u(2, 0).end());

/** A slice of one block. Around its samples stand what arithmetic coding makes of "one part, not compressed" and of "the end". */
function slice(address: number, addressBits: number, luma: Uint8Array): Uint8Array {
  const head = new Bits()
    .u(1, address === 0 ? 1 : 0)
    .u(1, 0)
    .ue(0);
  if (address > 0) head.u(addressBits, address);
  const grey = new Uint8Array(luma.length / 2).fill(128);
  return unit(20, Uint8Array.from([...head.ue(2, 0).end(), 0x86, 0x80, ...luma, ...grey, 0xfe, 0x80]));
}

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const bytesOf = (size: number, ...values: readonly number[]): number[] =>
  values.flatMap((value) => Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** (size - 1 - i)) & 255));
const box = (type: string, ...content: readonly ArrayLike<number>[]): number[] => {
  const all = content.flatMap((part) => Array.from(part));
  return [...bytesOf(4, all.length + 8), ...ascii(type), ...all];
};
const fullBox = (type: string, flags: number, ...content: readonly ArrayLike<number>[]): number[] =>
  box(type, bytesOf(4, flags), ...content);

function configuration(units: readonly Uint8Array[]): number[] {
  const head = [
    1,
    1,
    0x60,
    0,
    0,
    0,
    0x90,
    0,
    0,
    0,
    0,
    0,
    93,
    0xf0,
    0,
    0xfc,
    0xfd,
    0xf8,
    0xf8,
    0,
    0,
    0x0f,
    units.length,
  ];
  return [...head, ...units.flatMap((one) => [0x80 | ((one[0] ?? 0) >> 1), 0, 1, ...bytesOf(2, one.length), ...one])];
}

/** One coded picture: its slices, each behind its length. */
function coded(grey: Uint8Array, width: number, height: number): number[] {
  const [across, down] = [width / BLOCK, height / BLOCK];
  const addressBits = Math.ceil(Math.log2(across * down));
  return Array.from({ length: across * down }, (_, address) => {
    const [left, top] = [(address % across) * BLOCK, Math.floor(address / across) * BLOCK];
    const luma = cut(grey, width, left, top, BLOCK, BLOCK);
    const one = slice(address, addressBits, luma);
    return [...bytesOf(4, one.length), ...one];
  }).flat();
}

const cut = (grey: Uint8Array, width: number, left: number, top: number, wide: number, high: number): Uint8Array =>
  Uint8Array.from(
    { length: wide * high },
    (_, i) => grey[(top + Math.floor(i / wide)) * width + left + (i % wide)] ?? 0,
  );

export interface WrittenHeic {
  /** How often it has to be turned left to stand upright. */
  readonly quarterTurns?: number;
  /** In how many pieces side by side, each a picture of its own, as telephones cut theirs. */
  readonly tiles?: number;
}

/**
 * Writes a HEIC.
 * @param grey rows of pixels; the sides of its tiles are multiples of 32
 */
export function writeHeic(
  grey: Uint8Array,
  width: number,
  height: number,
  { quarterTurns = 0, tiles = 1 }: WrittenHeic = {},
): Uint8Array<ArrayBuffer> {
  const wide = width / tiles;
  const parts = Array.from({ length: tiles }, (_, i) =>
    coded(cut(grey, width, i * wide, 0, wide, height), wide, height),
  );
  const gridded = tiles > 1;
  // The pieces are numbered from 1; what is put together of them comes last.
  const main = gridded ? tiles + 1 : 1;
  const items = gridded ? [...parts, [0, 0, 0, tiles - 1, ...bytesOf(2, width, height)]] : parts;
  const units = [videoParameters(), sequenceParameters(wide, height), pictureParameters()];
  const properties = box(
    'ipco',
    box('hvcC', configuration(units)),
    fullBox('ispe', 0, bytesOf(4, wide, height)),
    box('colr', ascii('nclx'), bytesOf(2, 1, 13, 6), [0x80]),
    box('irot', [quarterTurns]),
    fullBox('ispe', 0, bytesOf(4, width, height)),
  );
  const used = items.map((_, i) => {
    const whole = i + 1 === main;
    const list = [...(gridded && whole ? [5] : [0x81, 2]), 3, ...(whole ? [0x84] : [])];
    return [...bytesOf(2, i + 1), list.length, ...list];
  });
  const type = box('ftyp', ascii('heic'), bytesOf(4, 0), ascii('mif1heic'));
  const meta = (offset: number): number[] => {
    let at = offset;
    const places = items.flatMap((item, i) => {
      const place = [...bytesOf(2, i + 1, 0, 1), ...bytesOf(4, at, item.length)];
      at += item.length;
      return place;
    });
    const kinds = items.map((_, i) =>
      fullBox('infe', 0x02000000, bytesOf(2, i + 1, 0), ascii(gridded && i + 1 === main ? 'grid' : 'hvc1'), [0]),
    );
    const made = box('dimg', bytesOf(2, main, tiles, ...parts.map((_, i) => i + 1)));
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, bytesOf(4, 0), ascii('pict'), bytesOf(4, 0, 0, 0), [0]),
      fullBox('pitm', 0, bytesOf(2, main)),
      fullBox('iloc', 0, [0x44, 0], bytesOf(2, items.length), places),
      fullBox('iinf', 0, bytesOf(2, items.length), kinds.flat()),
      gridded ? fullBox('iref', 0, made) : [],
      box('iprp', properties, fullBox('ipma', 0, bytesOf(4, items.length), used.flat())),
    );
  };
  const offset = type.length + meta(0).length + HEAD;
  return Uint8Array.from([...type, ...meta(offset), ...box('mdat', items.flat())]);
}
