import { exactRoles } from '../languages/match.ts';
import type { Word } from '../shapes/page.ts';

/** A short form with its point, and a word right behind it. */
const SHORT_FORM = /^(\p{L}+\.)(\p{L}{3,})$/u;

const names = (text: string): boolean => exactRoles(text).length > 0;

/** `Br.Description`: two headings of narrow columns without a blank between them are cut behind the first one's point. */
export function cutAtPoint(word: Word): Word[] {
  const [, left, right] = SHORT_FORM.exec(word.text) ?? [];
  if (!left || !right || names(word.text) || !names(left) || !names(right)) return [word];
  const [x0, y0, x1, y1] = word.box;
  const at = x0 + ((x1 - x0) * left.length) / word.text.length;
  return [
    { ...word, text: left, box: [x0, y0, at, y1] },
    { ...word, text: right, box: [at, y0, x1, y1] },
  ];
}
