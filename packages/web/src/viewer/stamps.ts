import type { PageSize } from './place.ts';

/** What can be stamped on a page: a word that the reader's language has for it, or the day. */
export const STAMPS = ['paid', 'received', 'checked', 'date'] as const;
export type StampName = (typeof STAMPS)[number];

const INK: Readonly<Record<StampName, string>> = {
  paid: '#0B6B4B',
  received: '#1D4E9E',
  checked: '#0B6B4B',
  date: '#1D4E9E',
};

/** Pixels of the picture for a point of the page: it stays sharp in print. */
const FINE = 4;
/** Points. */
const LETTERS = 15;
const HEIGHT = 26;
const AROUND = 9;
const EDGE = 1.75;

/** Draws a stamp: a word in a frame, on nothing. Its size is in points. */
export async function drawStamp(
  name: StampName,
  word: string,
): Promise<{ readonly file: File; readonly size: PageSize }> {
  const canvas = document.createElement('canvas');
  const font = `600 ${LETTERS}px ${getComputedStyle(document.body).fontFamily}`;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  context.font = font;
  const width = Math.ceil(context.measureText(word).width) + 2 * AROUND;
  canvas.width = width * FINE;
  canvas.height = HEIGHT * FINE;
  context.scale(FINE, FINE);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = INK[name];
  context.strokeStyle = INK[name];
  context.lineWidth = EDGE;
  context.beginPath();
  context.roundRect(EDGE, EDGE, width - 2 * EDGE, HEIGHT - 2 * EDGE, 4);
  context.stroke();
  context.fillText(word, width / 2, HEIGHT / 2 + 0.5);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!bytes) throw new Error('the stamp could not be drawn');
  return { file: new File([bytes], `${name}.png`, { type: 'image/png' }), size: { width, height: HEIGHT } };
}
