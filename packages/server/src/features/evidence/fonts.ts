import { readFile } from 'node:fs/promises';
import type { LoadFont } from '@tallyleaf/exporters/evidence';

/** A typeface of the report, from the files that come with the exporters; none of the machine's is needed. */
export const readFont: LoadFont = async (name) =>
  new Uint8Array(await readFile(new URL(import.meta.resolve(`@tallyleaf/exporters/fonts/${name}`))));
