import type { Block, Line, Table, Token } from './layout.ts';

const known = new WeakMap<readonly Block[], ReadonlyMap<Token, Line>>();

/** The line that each token of a table stands on. It is asked for again and again, and made once. */
export function lineOfToken({ blocks }: Table): ReadonlyMap<Token, Line> {
  const before = known.get(blocks);
  if (before) return before;
  const lineOf = new Map<Token, Line>();
  for (const { lines } of blocks) for (const line of lines) for (const token of line.tokens) lineOf.set(token, line);
  known.set(blocks, lineOf);
  return lineOf;
}
