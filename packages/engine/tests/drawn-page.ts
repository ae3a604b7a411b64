import { readFile } from 'node:fs/promises';
import { createNodeHost } from '../platform/node/host.ts';
import { openDocument } from '../src/intake/open-document.ts';
import type { Picture } from '../src/shapes/picture.ts';

const CASES = new URL('../../../corpus/cases/', import.meta.url);
const POINTS = 72;

/** The first page of a case of the corpus, drawn in greys. */
export async function drawnPage(name: string, dpi: number): Promise<Picture> {
  const bytes = new Uint8Array(await readFile(new URL(`${name}/input.pdf`, CASES)));
  const document = await openDocument({ bytes, fileName: 'input.pdf' }, {}, createNodeHost());
  const drawing = document.draw(1, dpi / POINTS);
  document.close();
  if (!drawing) throw new Error(`${name} cannot be drawn`);
  const { width, height, rgba } = drawing;
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [rgba[at * 4] as number, rgba[at * 4 + 1] as number, rgba[at * 4 + 2] as number];
    grey[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { width, height, grey };
}
