import { blackRuns, type CodeTable, HORIZONTAL, LONGEST, MAKE_UP, modes, PASS, whiteRuns } from './fax-codes.ts';

/** The data hold no code at their place. */
export class NoCode extends Error {}

/** Bits, from each byte's highest. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  over(): boolean {
    return this.#at >= this.#bytes.length * 8;
  }

  /** The next bits, up to 16, without going on; zeros behind the end. */
  peek(count: number): number {
    const bytes = this.#bytes;
    const from = this.#at >> 3;
    const three = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    return (three >> (24 - (this.#at & 7) - count)) & ((1 << count) - 1);
  }

  skip(count: number): void {
    this.#at += count;
  }

  toNextByte(): void {
    this.#at = (this.#at + 7) & ~7;
  }

  /** @throws {NoCode} */
  code(table: CodeTable): number {
    const found = table[this.peek(LONGEST)] ?? 0;
    if ((found & 15) === 0) throw new NoCode('the fax data hold no code, or end too early');
    this.#at += found & 15;
    return found >> 4;
  }
}

interface Tables {
  readonly white: CodeTable;
  readonly black: CodeTable;
  readonly modes: CodeTable;
}
let made: Tables | undefined;

/** Made with the first fax. */
function tables(): Tables {
  made ??= { white: whiteRuns(), black: blackRuns(), modes: modes() };
  return made;
}

/**
 * Reads lines of a fax. Of a line it keeps where its colour changes: at even places of the list from white to black, at odd
 * ones back; the line's width behind the last.
 */
export class FaxLines {
  readonly bits: BitReader;
  readonly width: number;
  readonly #tables = tables();
  #above: Int32Array;
  #current: Int32Array;
  #count = 0;

  constructor(bits: BitReader, width: number) {
    this.bits = bits;
    this.width = width;
    this.#above = new Int32Array(width + 4).fill(width);
    this.#current = new Int32Array(width + 4);
  }

  #change(at: number): void {
    const before = this.#count > 0 ? (this.#current[this.#count - 1] ?? 0) : 0;
    if (this.#count <= this.width) this.#current[this.#count++] = Math.min(Math.max(at, before), this.width);
  }

  #run(colour: number): number {
    const table = colour === 0 ? this.#tables.white : this.#tables.black;
    for (let length = 0; ; ) {
      const part = this.bits.code(table);
      length += part;
      if (part < MAKE_UP) return length;
    }
  }

  /** Ends the line: the next is told against it. */
  end(): Int32Array {
    this.#current.fill(this.width, this.#count, this.#count + 3);
    [this.#above, this.#current] = [this.#current, this.#above];
    this.#count = 0;
    return this.#above;
  }

  /** A line by itself: runs in turn, white first. @throws {NoCode} */
  readAlone(): void {
    for (let at = 0, colour = 0; at < this.width; colour ^= 1) {
      at += this.#run(colour);
      this.#change(at);
    }
  }

  /** A line against the one above (ITU-T T.6, 2.2). @throws {NoCode} */
  readAgainst(): void {
    const above = this.#above;
    const { width } = this;
    // Before the first pixel stands a white one.
    let at = -1;
    let colour = 0;
    let place = 0;
    while (at < width) {
      // The next change above, right of where we are, away from our colour: its place is as even as our colour.
      place = Math.max(place - 1, 0);
      if ((place & 1) !== colour) place += 1;
      while ((above[place] ?? width) <= at && (above[place] ?? width) < width) place += 2;
      const mode = this.bits.code(this.#tables.modes);
      if (mode === PASS) {
        at = above[place + 1] ?? width;
      } else if (mode === HORIZONTAL) {
        at = Math.max(at, 0) + this.#run(colour);
        this.#change(at);
        at += this.#run(colour ^ 1);
        this.#change(at);
      } else {
        at = (above[place] ?? width) + mode;
        this.#change(at);
        colour ^= 1;
      }
    }
  }
}
