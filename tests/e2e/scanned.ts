import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForInspection } from '@tallyleaf/engine/node';
import sharp from 'sharp';
import type { DroppedFile } from './browser.ts';
import type { Case } from './product.ts';

/** Dots an inch of an office scanner that was set to be quick. */
const DPI = 200;

/** A document of the corpus as it comes out of a scanner: a picture in greys, its first page only. */
export async function scanOf(
  document: Pick<Case, 'name' | 'path'>,
  folder: string,
  name = `${document.name}.jpg`,
): Promise<DroppedFile> {
  const bytes = new Uint8Array(readFileSync(document.path));
  const opened = await openForInspection({ bytes, fileName: document.name });
  const drawing = opened.draw(1, DPI / 72);
  opened.close();
  if (!drawing) throw new Error(`${document.name} cannot be drawn`);
  const { width, height, rgba } = drawing;
  const path = join(folder, name);
  const scan = sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .rotate(0.4, { background: 'white' })
    .blur(0.5)
    .greyscale()
    .withMetadata({ density: DPI });
  writeFileSync(path, await scan.jpeg({ quality: 70 }).toBuffer());
  return { name, path };
}
