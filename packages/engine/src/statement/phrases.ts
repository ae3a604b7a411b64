import { type Found, phrasesIn } from '../languages/match.ts';

/** A remark, or a cell of one. */
interface Part {
  readonly text: string;
}

const known = new WeakMap<Part, readonly Found[]>();

/** The phrases in a remark or a cell of one. They are looked up once, however many accounts a document has. */
export function phrasesOf(part: Part): readonly Found[] {
  const found = known.get(part) ?? phrasesIn(part.text);
  known.set(part, found);
  return found;
}
