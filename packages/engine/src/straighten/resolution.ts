/** What is known of a page's size. */
export interface Sizes {
  /** The straight page, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether its ends are those of the sheet. */
  readonly wholeSheet: boolean;
  /** The resolution that the file tells, brought to the straight page's pixels. */
  readonly stated: number | null;
  /** How high most letters are, in pixels; 0 where none was found. */
  readonly letters: number;
}

/** Sheets that statements are printed on, shorter side first, in inches: A4, Letter, Legal, A5, A6. */
const SHEETS: readonly (readonly [number, number])[] = [
  [8.27, 11.69],
  [8.5, 11],
  [8.5, 14],
  [5.83, 8.27],
  [4.13, 5.83],
];
/** Capitals and figures of usual print (8 to 9 points) are so high, in inches. */
const LETTER = 0.082;
/** What scanners and telephones yield. */
const LOWEST = 50;
const HIGHEST = 1300;

/** Whether letters would have a size that people print: capitals of 2 to 17 points. */
const printable = (letters: number, dpi: number): boolean =>
  letters === 0 || (letters / dpi > LETTER * 0.3 && letters / dpi < LETTER * 2.6);

/** Pixels an inch: as the file says if letters then have a usual size; else as the sheet's form, else as the letters' size tells. */
export function resolutionOf({ width, height, wholeSheet, stated, letters }: Sizes): number {
  if (stated !== null && stated >= LOWEST && stated <= HIGHEST && printable(letters, stated)) return stated;
  const shorter = Math.min(width, height);
  const longer = Math.max(width, height);
  if (wholeSheet) {
    for (const [short, long] of SHEETS) {
      if (Math.abs((longer * short) / (shorter * long) - 1) > 0.04) continue;
      const dpi = (shorter / short + longer / long) / 2;
      if (dpi >= LOWEST && dpi <= HIGHEST && printable(letters, dpi)) return dpi;
    }
  }
  if (letters > 0) return Math.min(HIGHEST, Math.max(LOWEST, letters / LETTER));
  return Math.min(HIGHEST, Math.max(LOWEST, shorter / 8.27));
}
