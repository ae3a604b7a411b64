import type { Box } from './place.ts';
import type { Sheet } from './sheet.ts';
import type { Truth } from './source.ts';

/** Account and holder made unreadable in the picture, as people do before they hand a statement on. */

const FIELDS = ['number', 'iban', 'holder'] as const;
/** Shorter ones would be found where something else is meant. */
const SHORTEST = 5;

type Words = readonly { readonly text: string; readonly box: Box }[];

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}*]/gu, '').toUpperCase();

/** The words that together say the text, wherever they do. */
export function findText(words: Words, text: string): Box[] {
  const wanted = bare(text);
  if (wanted.length < SHORTEST) return [];
  return words.flatMap((word, from) => {
    if (bare(word.text).includes(wanted)) return [word.box];
    let said = '';
    for (let to = from; to < words.length && wanted.startsWith(said); to++) {
      said += bare(words[to]?.text ?? '');
      if (said === wanted) return words.slice(from, to + 1).map(({ box }) => box);
    }
    return [];
  });
}

/** Blacks the fields out on a sheet. @returns which of them were there */
export function blackOut(sheet: Sheet, words: Words, truth: Truth): Set<string> {
  const found = new Set<string>();
  const { raster, scale } = sheet;
  for (const { account } of truth.statements) {
    for (const field of FIELDS) {
      for (const [x0, y0, x1, y1] of findText(words, account[field] ?? '')) {
        found.add(field);
        const [left, right] = [Math.max(0, Math.round((x0 - 2) * scale)), Math.round((x1 + 2) * scale)];
        for (let y = Math.max(0, Math.round((y0 - 1) * scale)); y < Math.round((y1 + 1) * scale); y++) {
          if (y >= raster.height) break;
          raster.rgb.fill(18, (y * raster.width + left) * 3, (y * raster.width + Math.min(right, raster.width)) * 3);
        }
      }
    }
  }
  return found;
}
