const CLEAR = 256;
const END = 257;
/** The code at which TIFF writers begin anew: one before 12 bits run out. */
const FULL = 4094;

/** LZW as TIFF 6.0 has it: codes of 9 to 12 bits, the highest bit first, widened one code early. */
export function encodeLzw(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let [held, heldBits, width, next] = [0, 0, 9, 258];
  let table = new Map<number, number>();
  const put = (code: number) => {
    held = (held << width) | code;
    heldBits += width;
    while (heldBits >= 8) {
      heldBits -= 8;
      out.push((held >> heldBits) & 0xff);
    }
    held &= (1 << heldBits) - 1;
  };
  put(CLEAR);
  let prefix = -1;
  for (const byte of bytes) {
    if (prefix < 0) {
      prefix = byte;
      continue;
    }
    const key = prefix * 256 + byte;
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    put(prefix);
    table.set(key, next++);
    if (next === 512 || next === 1024 || next === 2048) width++;
    if (next === FULL) {
      put(CLEAR);
      table = new Map();
      [width, next] = [9, 258];
    }
    prefix = byte;
  }
  if (prefix >= 0) {
    put(prefix);
    next++;
    if (next === 512 || next === 1024 || next === 2048) width++;
  }
  put(END);
  if (heldBits > 0) out.push((held << (8 - heldBits)) & 0xff);
  return Uint8Array.from(out);
}
