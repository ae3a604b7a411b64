import type { Inspection } from '@tallyleaf/engine/node';
import type { Random } from '../../corpus/generator/random.ts';
import { encodeForPdf, ofBlack, writePicture } from './files/encode.ts';
import { ReadPdf } from './files/pdf-file.ts';
import { type PicturePage, writeMixedPdf, writeScannedPdf } from './files/scanned-pdf.ts';
import { type LayerWord, misread } from './files/text-layer.ts';
import type { Exposed } from './make-scan.ts';
import { type Raster, toSharp } from './raster.ts';
import type { Recipe } from './recipe.ts';
import type { Source } from './source.ts';
import type { Placement } from './truth.ts';

/** Puts the pictures of a scan into its file, and says where each printed page went. */

export interface Written {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** By the printed page's number. */
  readonly placements: ReadonlyMap<number, Placement>;
}

/** The words of the sheets in a picture, where they came to lie; as large as they were. */
function layerWords({ sheets, width }: Exposed, file: Inspection): LayerWord[] {
  return sheets.flatMap(({ number, toPage }) => {
    const page = file.page(number);
    const grown = width / sheets.length / page.width;
    return page.words.map(({ text, box: [x0, y0, x1, y1] }) => {
      const [x, y] = toPage((x0 + x1) / 2, (y0 + y1) / 2);
      const [w, h] = [((x1 - x0) * grown) / 2, ((y1 - y0) * grown) / 2];
      return { text, box: [x - w, y - h, x + w, y + h] as const };
    });
  });
}

async function quarterTurned(raster: Raster, turns: number): Promise<Raster> {
  if (turns % 4 === 0) return raster;
  const { data, info } = await toSharp(raster)
    .rotate((turns % 4) * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8ClampedArray(data) };
}

async function picturePage(exposed: Exposed, recipe: Recipe, file: Inspection, random: Random): Promise<PicturePage> {
  const rotate = recipe.turnedBack ? recipe.turn : 0;
  const stored = await quarterTurned(
    exposed.black ? ofBlack(exposed.raster, exposed.black) : exposed.raster,
    4 - rotate,
  );
  const picture = await encodeForPdf(stored, recipe.tone, recipe.quality, random.chance(0.15));
  const page = { picture, width: exposed.width, height: exposed.height, rotate };
  if (!recipe.layer) return page;
  const words = layerWords(exposed, file);
  return { ...page, layer: { place: recipe.layer.place, words: recipe.layer.right ? words : misread(words, random) } };
}

/** As EXIF tells a picture that lies turned by so many quarters. */
const ORIENTATIONS = [1, 6, 3, 8] as const;

async function writePictures(exposed: readonly Exposed[], recipe: Recipe): Promise<Uint8Array> {
  const { container, tone, quality, compression, dpi } = recipe;
  if (container === 'pdf') throw new RangeError('a PDF is no picture');
  const rasters = exposed.map(({ raster, black }) => (black ? ofBlack(raster, black) : raster));
  return writePicture(rasters, {
    ...{ container, tone, quality, compression },
    orientation: recipe.turnedBack ? ORIENTATIONS[recipe.turn] : 1,
    dpi: recipe.resolutionInFile ? dpi : null,
  });
}

export async function writeScan(
  exposed: readonly Exposed[],
  recipe: Recipe,
  source: Source,
  file: Inspection,
  random: Random,
): Promise<Written> {
  const placements = new Map<number, Placement>();
  const same = (x: number, y: number) => [x, y] as const;
  if (recipe.mixed) for (let page = 1; page <= file.pages; page++) placements.set(page, { page, toPage: same });
  exposed.forEach(({ sheets }, index) => {
    for (const { number, toPage } of sheets)
      placements.set(number, { page: recipe.mixed ? number : index + 1, toPage });
  });
  const pages = recipe.mixed ? file.pages : exposed.length;
  if (recipe.container !== 'pdf') return { bytes: await writePictures(exposed, recipe), pages, placements };
  const pictures: PicturePage[] = [];
  for (const each of exposed) pictures.push(await picturePage(each, recipe, file, random));
  if (!recipe.mixed) return { bytes: writeScannedPdf(pictures), pages, placements };
  const byPage = new Map(pictures.map((picture, k) => [(exposed[k]?.sheets[0]?.number ?? 1) - 1, picture] as const));
  return { bytes: writeMixedPdf(new ReadPdf(source.bytes), byPage), pages, placements };
}
