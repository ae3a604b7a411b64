/** Long texts in fields of limited length. Lengths are counted in characters (code points). */

export interface PieceRules {
  /** Characters of the first piece. */
  readonly first: number;
  /** Characters of the others; as many as the first where it is left out. */
  readonly rest?: number;
  /** How many pieces there is room for. */
  readonly most?: number;
  /** Whether a piece may begin with this character; the break is moved forward to one that may. */
  readonly mayBegin?: (character: string) => boolean;
}

/**
 * The text in pieces, broken after blanks: a blank stays at the end of its piece, so that programs that join with
 * nothing and programs that trim and join with a blank give the same words back. A word longer than a piece is
 * divided; so are words where the text would not have room otherwise. What is left over is not in the pieces.
 */
export function inPieces(text: string, rules: PieceRules): string[] {
  const byWords = pieces([...text], rules, afterBlank);
  return byWords.join('') === text ? byWords : pieces([...text], rules, () => 0);
}

type Break = (characters: readonly string[], from: number, width: number) => number;

/** How many characters to the last blank of so many; 0 where there is none. */
const afterBlank: Break = (characters, from, width) => {
  for (let length = width; length > 0; length--) if (characters[from + length - 1] === ' ') return length;
  return 0;
};

function pieces(
  characters: readonly string[],
  { first, rest = first, most = Number.POSITIVE_INFINITY, mayBegin = () => true }: PieceRules,
  breakAt: Break,
): string[] {
  const found: string[] = [];
  for (let from = 0; from < characters.length && found.length < most; ) {
    const width = found.length === 0 ? first : rest;
    let length = characters.length - from;
    if (length > width) {
      length = breakAt(characters, from, width) || width;
      while (length > 0 && !mayBegin(characters[from + length] ?? '')) length--;
      if (length === 0) {
        // Nothing in reach that a piece may begin with: the rest cannot be held.
        found.push(characters.slice(from, from + width).join(''));
        return found;
      }
    }
    found.push(characters.slice(from, from + length).join(''));
    from += length;
  }
  return found;
}
