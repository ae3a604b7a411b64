/** Pixels, as a picture's data has them: four bytes each, row by row. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A run of columns of a picture. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** How far two greys may lie apart and be the same: print is smoothed at its edges. */
const SAME = 24;

function isSameColumn({ data, width, height }: Pixels, one: number, other: number): boolean {
  for (let row = 0; row < height; row += 1) {
    const [a = 0, b = 0] = [data[(row * width + one) * 4 + 1], data[(row * width + other) * 4 + 1]];
    if (Math.abs(a - b) > SAME) return false;
  }
  return true;
}

/**
 * What of a line of print is worth showing: where columns of pixels repeat each other, nothing stands but paper and rules,
 * and only so much of it is kept as tells that there is a gap.
 * @param most pixels of a gap that are kept
 */
export function withoutGaps(pixels: Pixels, most: number): readonly Run[] {
  const kept: Run[] = [];
  let alike = 0;
  for (let column = 0; column < pixels.width; column += 1) {
    alike = column > 0 && isSameColumn(pixels, column, column - 1) ? alike + 1 : 0;
    if (alike > most) continue;
    const last = kept.at(-1);
    if (last?.to === column) kept[kept.length - 1] = { from: last.from, to: column + 1 };
    else kept.push({ from: column, to: column + 1 });
  }
  return kept;
}

/** A run as it is laid anew: how far from the left, and in which line. */
export interface Laid extends Run {
  readonly x: number;
  readonly line: number;
}

/**
 * Lays words of a line of print into lines of a width, each as long as fits; a word that is longer stands alone.
 * @param most pixels of a gap between two words that are kept
 */
export function inLines(words: readonly Run[], most: number, width: number): readonly Laid[] {
  const laid: Laid[] = [];
  for (const word of words) {
    const last = laid.at(-1);
    const x = last ? last.x + last.to - last.from + Math.min(word.from - last.to, most) : 0;
    const fits = x + word.to - word.from <= width;
    laid.push(!last || fits ? { ...word, x, line: last?.line ?? 0 } : { ...word, x: 0, line: last.line + 1 });
  }
  return laid;
}
