import { DEFAULT_LIMITS, type Limits, type Options } from '../options.ts';
import { Refusal } from '../refusal.ts';

/** The limits of a conversion: the caller's where given, the contract's else. */
export const limitsOf = (options: Options): Limits => ({ ...DEFAULT_LIMITS, ...options.limits });

/** @throws {Refusal} `too-large` when the file has more bytes than allowed. */
export function checkBytes(bytes: number, limits: Limits): void {
  if (bytes > limits.bytes) throw new Refusal('too-large', `more than ${Math.floor(limits.bytes / 1e6)} MB`);
}

/** @throws {Refusal} `damaged-file` when there is no page at all, `too-many-pages` when there are more than allowed. */
export function checkPages(pages: number, limits: Limits): void {
  if (pages < 1) throw new Refusal('damaged-file', 'it has no pages');
  if (pages > limits.pages) throw new Refusal('too-many-pages', `${pages} pages, ${limits.pages} allowed`);
}

/** @throws {Refusal} `too-large` when a picture, or a page to be drawn, has more pixels than allowed. */
export function checkPixels(width: number, height: number, limits: Limits): void {
  if (width * height > limits.pixels)
    throw new Refusal('too-large', `${width} × ${height} pixels, ${Math.floor(limits.pixels / 1e6)} million allowed`);
}
