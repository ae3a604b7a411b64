import type { Figure } from './figures.ts';
import { areAtOnePlace } from './overlaid.ts';

/** The marks of a file's end and of one that is laid out for the web (ISO 32000-1, 7.5.5 and annex F). */
const END_OF_FILE = '%%EOF';
const LAID_OUT_FOR_THE_WEB = '/Linearized';
/** Bytes within which a file says that it is laid out for the web. */
const HEAD = 1024;
/** Bytes after which nothing but an end of line may follow the end of a file. */
const LITTLE = 8;

function indexOf(bytes: Uint8Array, text: string, from: number, to: number): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0 && at < to; at = bytes.indexOf(first, at + 1)) {
    let same = 1;
    while (same < text.length && bytes[at + same] === text.charCodeAt(same)) same += 1;
    if (same === text.length) return at;
  }
  return -1;
}

/** Where what was there first ends, of a file that was saved again by adding to it; null of any other. */
export function firstSaved(bytes: Uint8Array): number | null {
  const ends: number[] = [];
  for (let at = indexOf(bytes, END_OF_FILE, 0, bytes.length); at >= 0; ) {
    ends.push(at + END_OF_FILE.length);
    at = indexOf(bytes, END_OF_FILE, at + 1, bytes.length);
  }
  // The first end of a file that is laid out for the web is that of its first page.
  const isForWeb = indexOf(bytes, LAID_OUT_FOR_THE_WEB, 0, Math.min(HEAD, bytes.length)) >= 0;
  const whole = isForWeb ? ends.slice(1) : ends;
  const [first] = whole;
  return whole.length > 1 && first !== undefined && first < bytes.length - LITTLE ? first : null;
}

/** Where the first signature's bytes end, where bytes follow them; null where none do, or there is no signature. */
export function signedBefore(bytes: Uint8Array, signedTo: readonly number[]): number | null {
  const first = Math.min(...signedTo);
  return signedTo.length > 0 && first < bytes.length - LITTLE ? first : null;
}

/** A figure that is another than before. */
export interface Changed {
  readonly page: number;
  /** As it is now, or where it stood. */
  readonly figure: Figure;
  /** What it was; empty where nothing stood there. */
  readonly before: string;
  /** What it is; empty where nothing stands there any more. */
  readonly now: string;
}

/** Figures of a page that are others than those of the same page before. */
export function changedFigures(page: number, before: readonly Figure[], now: readonly Figure[]): Changed[] {
  const isSame = (a: Figure, b: Figure): boolean => a.text === b.text && areAtOnePlace(a.box, b.box);
  const fresh = now.filter((figure) => !before.some((one) => isSame(one, figure)));
  const gone = before.filter((figure) => !now.some((one) => isSame(one, figure)));
  const replaced = fresh.map((figure): Changed => {
    const old = gone.find(({ box }) => areAtOnePlace(box, figure.box));
    return { page, figure, before: old?.text ?? '', now: figure.text };
  });
  const lost = gone.filter(({ box }) => !fresh.some((figure) => areAtOnePlace(box, figure.box)));
  return [...replaced, ...lost.map((figure): Changed => ({ page, figure, before: figure.text, now: '' }))];
}
