/** A piece of what was read from ink; `sure`: all readings agree on it. */
export interface Piece {
  readonly text: string;
  readonly sure: boolean;
}

/** Which characters another reading of the same ink has, too. */
function agreed(letters: readonly string[], other: readonly string[]): boolean[] {
  if (letters.length === other.length) return letters.map((letter, at) => letter === other[at]);
  // Of another length: what both begin and end with.
  const shorter = Math.min(letters.length, other.length);
  const differs = letters.findIndex((letter, at) => letter !== other[at]);
  const begin = differs < 0 ? shorter : Math.min(differs, shorter);
  let end = 0;
  while (end < shorter - begin && letters.at(-1 - end) === other.at(-1 - end)) end += 1;
  return letters.map((_, at) => at < begin || at >= letters.length - end);
}

/** What was read, in pieces on which its other readings agree, and pieces on which they do not. */
export function piecesOf(read: string, others: readonly string[]): readonly Piece[] {
  const letters = [...read];
  const all = others.map((other) => agreed(letters, [...other]));
  const pieces: Piece[] = [];
  for (const [at, text] of letters.entries()) {
    const sure = all.every((one) => one[at]);
    const last = pieces.at(-1);
    if (last?.sure === sure) pieces[pieces.length - 1] = { text: last.text + text, sure };
    else pieces.push({ text, sure });
  }
  return pieces;
}
