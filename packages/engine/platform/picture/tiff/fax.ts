import { BitReader, FaxLines, NoCode } from './fax-lines.ts';

/** How fax data are set down: each line by itself up to a byte's end (2), with marks between lines (3), or all against the line above (4). */
export interface FaxForm {
  readonly compression: 2 | 3 | 4;
  /** Of 3: a bit behind each mark says whether the line is told against the one above. */
  readonly twoDimensional: boolean;
}

/** Eleven zeros and a one stand between lines, and nowhere in them; zeros may fill up before it. */
const MARK_ZEROS = 11;
/** A line in so many may be disturbed; with more of them it is no page any more. */
const GOOD_TO_BAD = 10;

/** Goes past a mark that stands here. */
function passMark(bits: BitReader): boolean {
  if (bits.peek(MARK_ZEROS) !== 0) return false;
  while (!bits.over() && bits.peek(1) === 0) bits.skip(1);
  if (bits.over()) return false;
  bits.skip(1);
  return true;
}

function seekMark(bits: BitReader): void {
  while (!bits.over() && bits.peek(MARK_ZEROS) !== 0) bits.skip(1);
}

/** Reads a line that marks part from the others. @returns false at the end of the page */
function readMarked(lines: FaxLines, twoDimensional: boolean): boolean {
  const { bits } = lines;
  let marks = 0;
  let alone = true;
  while (passMark(bits)) {
    marks += 1;
    if (twoDimensional) {
      alone = bits.peek(1) === 1;
      bits.skip(1);
    }
  }
  // Marks one behind the other end the page; so do zeros up to the end of the data.
  if (marks > 1 || (bits.peek(MARK_ZEROS) === 0 && bits.over())) return false;
  if (alone) lines.readAlone();
  else lines.readAgainst();
  return true;
}

function readLine(lines: FaxLines, { compression, twoDimensional }: FaxForm): boolean {
  if (compression === 3) return readMarked(lines, twoDimensional);
  if (compression === 2) {
    lines.readAlone();
    lines.bits.toNextByte();
    return true;
  }
  if (lines.bits.peek(MARK_ZEROS + 1) === 1) return false;
  lines.readAgainst();
  return true;
}

/** Sets the black pixels of a line, from its first change on. */
function paint(row: Uint8Array, changes: Int32Array, width: number): void {
  for (let place = 0; (changes[place] ?? width) < width; place += 2) {
    const to = changes[place + 1] ?? width;
    for (let x = changes[place] ?? width; x < to; ) {
      if ((x & 7) === 0 && x + 8 <= to) {
        row[x >> 3] = 0xff;
        x += 8;
      } else {
        row[x >> 3] = (row[x >> 3] ?? 0) | (0x80 >> (x & 7));
        x += 1;
      }
    }
  }
}

/**
 * Decodes fax data: one bit a pixel, 1 where it is black, each line in whole bytes. Lines behind the mark that ends a page are white.
 * @throws {Error} where the data make no sense, or end too early
 */
export function decodeFax(bytes: Uint8Array, width: number, rows: number, form: FaxForm): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const page = new Uint8Array(rowBytes * rows);
  const lines = new FaxLines(new BitReader(bytes), width);
  let bad = 0;
  for (let y = 0; y < rows; y += 1) {
    try {
      if (!readLine(lines, form)) {
        if (y === 0) throw new Error('the fax data hold no line');
        break;
      }
    } catch (error) {
      bad += 1;
      if (!(error instanceof NoCode) || form.compression !== 3 || bad * GOOD_TO_BAD > rows) throw error;
      seekMark(lines.bits);
    }
    paint(page.subarray(y * rowBytes, (y + 1) * rowBytes), lines.end(), width);
  }
  return page;
}
