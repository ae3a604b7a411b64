/** How alike two texts are, however their blanks, widths and cases are written. */

/** NFKC, in one case, without blanks. */
export const normal = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** How many letters must be put in, taken out or exchanged to make one text of the other. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of one.entries()) {
    const next = [i + 1];
    for (const [j, against] of other.entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** 1 where the texts are the same, 0 where not a letter is: the share of the longer one that need not be changed. */
export function likeness(one: string | null | undefined, other: string | null | undefined): number {
  const [a, b] = [normal(one), normal(other)];
  if (a === b) return 1;
  const [letters, others] = [[...a], [...b]];
  return 1 - distance(letters, others) / Math.max(letters.length, others.length);
}
