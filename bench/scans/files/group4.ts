/** Fax compression (ITU-T T.6) of black and white pictures: one byte a pixel in, 1 black. */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Codes of runs of 0 to 63, then of 64, 128 … 1728. */
const WHITE = words(`
00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101
101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010
00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010
00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100
11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011 011010100 011010101
011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011`);
const BLACK = words(`
0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000
0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001
000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111
000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111
0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100
0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101`);
/** Codes of 1792, 1856 … 2560, of either colour. */
const LONG = words(
  '00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 000000010111 000000011100 000000011101 000000011110 000000011111',
);
/** By how far the edge lies right of the one above, from −3 to 3. */
const VERTICAL = ['0000010', '000010', '010', '1', '011', '000011', '0000011'];
const PASS = '0001';
const HORIZONTAL = '001';
const END = '000000000001';

class BitWriter {
  private bytes = new Uint8Array(1 << 16);
  private bits = 0;

  put(code: string): void {
    for (let k = 0; k < code.length; k++, this.bits++) {
      const at = this.bits >> 3;
      if (at >= this.bytes.length) {
        const wider = new Uint8Array(this.bytes.length * 2);
        wider.set(this.bytes);
        this.bytes = wider;
      }
      if (code[k] === '1') this.bytes[at] = (this.bytes[at] as number) | (0x80 >> (this.bits & 7));
    }
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, (this.bits + 7) >> 3);
  }
}

function putRun(out: BitWriter, length: number, black: boolean): void {
  const table = black ? BLACK : WHITE;
  let left = length;
  while (left >= 2560) {
    out.put(LONG[12] as string);
    left -= 2560;
  }
  if (left >= 1792) out.put(LONG[(left >> 6) - 28] as string);
  else if (left >= 64) out.put(table[63 + (left >> 6)] as string);
  out.put(table[left & 63] as string);
}

/** The first place from `from` on where the line is not `colour`; before its start lies white. */
function runEnd(line: Uint8Array, from: number, colour: number): number {
  let at = Math.max(from, 0);
  while (at < line.length && line[at] === colour) at++;
  return at;
}

/** The first change on the line above, right of `a0`, to the colour opposite to `colour`. */
function changeAbove(above: Uint8Array, a0: number, colour: number): number {
  let at = a0 + 1;
  while (at < above.length) {
    const before = at === 0 ? 0 : (above[at - 1] as number);
    if (above[at] !== before && above[at] !== colour) return at;
    at++;
  }
  return above.length;
}

function encodeLine(out: BitWriter, line: Uint8Array, above: Uint8Array): void {
  const width = line.length;
  let [a0, colour] = [-1, 0];
  while (a0 < width) {
    const a1 = runEnd(line, a0, colour);
    const b1 = changeAbove(above, a0, colour);
    const b2 = runEnd(above, b1, 1 - colour);
    if (b2 < a1) {
      out.put(PASS);
      a0 = b2;
    } else if (Math.abs(a1 - b1) <= 3) {
      out.put(VERTICAL[a1 - b1 + 3] as string);
      a0 = a1;
      colour = 1 - colour;
    } else {
      const a2 = runEnd(line, a1, 1 - colour);
      out.put(HORIZONTAL);
      putRun(out, a1 - Math.max(a0, 0), colour === 1);
      putRun(out, a2 - a1, colour === 0);
      a0 = a2;
    }
  }
}

/** The whole picture as one strip. */
export function encodeGroup4(black: Uint8Array, width: number, height: number): Uint8Array {
  const out = new BitWriter();
  let above: Uint8Array = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    const line = black.subarray(y * width, (y + 1) * width);
    encodeLine(out, line, above);
    above = line;
  }
  out.put(END + END);
  return out.finish();
}
