import type { Picture } from './picture.ts';

/** What was read in one place of a sheet. */
export interface ReadWord {
  readonly text: string;
  /** `[x0, y0, x1, y1]` in pixels of the sheet. */
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
  /** What the reader itself thinks of it, 0 to 1; not calibrated. */
  readonly sureness: number;
}

/** A program that reads print (tesseract, whichever way it runs). It may be asked for several sheets at once. */
export interface PrintReader {
  readonly program: { readonly engine: string; readonly version: string; readonly data: string };
  /** How many sheets it reads side by side; more wait in line. */
  readonly lanes: number;
  /** The data that it has, by tesseract's names (`eng`, `chi_sim`). */
  readonly languages: ReadonlySet<string>;
  /**
   * Reads a sheet: lines of print, one below the other, each at least half its height apart from the next.
   * @param language one of `languages`
   * @throws the signal's reason once it is aborted
   */
  readonly read: (sheet: Picture, language: string, signal?: AbortSignal) => Promise<readonly ReadWord[]>;
  readonly close: () => Promise<void>;
}
