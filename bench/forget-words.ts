import { COMPILED } from '../packages/engine/src/languages/compiled-vocabularies.ts';

/** How the compiled vocabularies part keys, the entries of a key, and an entry from its meanings (`languages/vocabulary.ts`). */
const [KEY, ENTRY, MEANING] = ['\n', '|', ':'];

/** A number from 0 up to 1 for a text: FNV-1a, mixed at its end. */
function fractionOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x7feb352d);
  return ((sum ^ (sum >>> 15)) >>> 0) / 2 ** 32;
}

/** A compiled vocabulary without the share of its entries that the seed picks. */
export function withoutShare(compiled: string, share: number, seed: string): string {
  const isKept = (entry: string): boolean => fractionOf(`${seed}/${entry.slice(0, entry.indexOf(MEANING))}`) >= share;
  return compiled
    .split(KEY)
    .map((line) => line.split(ENTRY).filter(isKept).join(ENTRY))
    .filter((line) => line !== '')
    .join(KEY);
}

/**
 * Makes the engine of this process forget a share of its vocabulary (headings, labels, titles, kinds of paper): the wording of
 * a bank never met, on layouts whose truth is known. Before the engine's vocabularies are loaded, which is when it first converts.
 */
export function forgetWords(share: number, seed: string): void {
  const vocabularies = COMPILED as Record<string, string>;
  for (const [name, compiled] of Object.entries(vocabularies)) vocabularies[name] = withoutShare(compiled, share, seed);
}
