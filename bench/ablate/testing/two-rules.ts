import type { Answer, Document } from '../subject.ts';

/** A subject of its own: one rule tells the answer, one only takes part in it. */

const isLong = (text: string): boolean => text.length > 8;

/** Both ways of it are the same. */
const isShouted = (text: string): boolean => text === text.toUpperCase();

function wordOf(text: string): string {
  const size = isLong(text) ? 'long' : 'short';
  return isShouted(text) ? `${size}` : size;
}

/** Never ends for what it takes for no text. */
function isText(text: string): boolean {
  return text !== '';
}

export async function answerTo({ path }: Document): Promise<Answer> {
  while (!isText(path));
  return { said: wordOf(path), sure: '', worth: { good: [], bad: [] } };
}
