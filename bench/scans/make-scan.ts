import { createHash } from 'node:crypto';
import { type Inspection, openForInspection } from '@tallyleaf/engine/node';
import type { Random } from '../../corpus/generator/random.ts';
import { blackOut } from './black-out.ts';
import { difficultiesOf } from './difficulties.ts';
import { drawSheets, smallPrint } from './draw-sheets.ts';
import { develop, place } from './expose-page.ts';
import { dropLines, senderLine } from './fax.ts';
import { asOutlines, withoutUnicode, withSwappedDigits } from './files/blind-text.ts';
import { blackOf } from './files/encode.ts';
import { ReadPdf } from './files/pdf-file.ts';
import type { Mapping } from './place.ts';
import type { Raster } from './raster.ts';
import { EFFECTS, type Recipe } from './recipe.ts';
import { palestFigures, type Sheet } from './sheet.ts';
import type { Entry, Source, Truth } from './source.ts';
import { type Placement, truthOfScan } from './truth.ts';
import { writeScan } from './write-scan.ts';

/** One picture of the scan, with the sheets that are in it. */
export interface Exposed {
  readonly raster: Raster;
  /** One byte a pixel, 1 black; of black and white pictures. */
  readonly black: Uint8Array | null;
  /** The page's size in points, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly {
    /** The printed page's number, from 1. */
    readonly number: number;
    /** From points of the paper to points of this page. */
    readonly toPage: Mapping;
  }[];
}

export interface Scan {
  readonly entry: Entry;
  readonly bytes: Uint8Array;
  readonly truth: Truth | null;
}

/** A digit as high as this many pixels can be read by anybody: 900 dpi ÷ the print's size in points. */
const READABLE = 900;

/** The recipe with pixels enough for the print. */
function readable(recipe: Recipe, print: number): Recipe {
  if (recipe.hard) return recipe;
  const least = (READABLE / print) * (recipe.camera === 'phone' ? 1.2 : 1);
  if (Math.min(...recipe.dpi) >= least) return recipe;
  if (recipe.fax) return { ...recipe, dpi: least <= 196 ? [204, 196] : [300, 300] };
  const dpi = [150, 200, 240, 300, 400].find((each) => each >= least) ?? 400;
  return { ...recipe, dpi: [dpi, dpi] };
}

async function exposeSheets(
  sheets: readonly Sheet[],
  numbers: readonly number[],
  recipe: Recipe,
  print: number,
  random: Random,
): Promise<Exposed> {
  for (const sheet of sheets) {
    for (const name of recipe.effects) await EFFECTS[name](sheet, random.fork(`${name}/${numbers}`));
    if (recipe.fax) await senderLine(sheet, random);
  }
  // Where figures are grey, people turn the scanner's "darker" up.
  const pale = sheets.some((sheet) => palestFigures(sheet) > 80);
  const capture = place(sheets, recipe, random);
  const raster = await develop(capture, recipe, print, random);
  const black = recipe.tone === 'black-and-white' ? blackOf(raster, pale ? 0.82 : 0.66) : null;
  if (black && recipe.fax) dropLines(black, raster.width, raster.height, random);
  const inPixels = recipe.container === 'pdf' ? recipe.pageSize === 'pixels' : !recipe.resolutionInFile;
  const [sx, sy] = inPixels ? [1, 1] : [72 / recipe.dpi[0], 72 / recipe.dpi[1]];
  return {
    ...{ raster, black, width: raster.width * sx, height: raster.height * sy },
    sheets: capture.parts.map(({ toPicture }, k) => ({
      number: numbers[k] as number,
      toPage: (x, y) => {
        const [px, py] = toPicture(x, y);
        return [px * sx, py * sy];
      },
    })),
  };
}

/** A printed file whose text is worth nothing: its pages stay where they are. */
async function makeBlind(source: Source, recipe: Recipe, file: Inspection, random: Random): Promise<Uint8Array> {
  if (recipe.blind === 'no-tounicode') return withoutUnicode(new ReadPdf(source.bytes));
  if (recipe.blind === 'swapped-digits') return withSwappedDigits(new ReadPdf(source.bytes), random);
  return asOutlines(drawSheets(file, source.truth, 400 / 72, false));
}

/** Which pages lie in one picture together, by their numbers from 1. */
function groupsOf(pages: number, recipe: Recipe, random: Random): number[][] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (recipe.spread) return all.flatMap((number) => (number % 2 === 1 ? [all.slice(number - 1, number + 1)] : []));
  if (!recipe.mixed) return all.map((number) => [number]);
  const scanned = random.shuffle(all).slice(0, random.integer(1, Math.max(1, pages - 1)));
  return scanned.sort((a, b) => a - b).map((number) => [number]);
}

/**
 * Makes a scan of a printed file, with its truth.
 * @throws {Error} where the file cannot be drawn, or is written in a way that cannot be changed
 */
export async function makeScan(source: Source, wanted: Recipe, name: string, random: Random): Promise<Scan> {
  const file = await openForInspection({ bytes: source.bytes, fileName: source.entry.name });
  try {
    const print = smallPrint(file);
    const recipe = readable(wanted, print);
    if (recipe.blind) {
      const bytes = await makeBlind(source, recipe, file, random);
      const placements = new Map(
        Array.from({ length: file.pages }, (_, k) => [
          k + 1,
          { page: k + 1, toPage: (x: number, y: number) => [x, y] as const },
        ]),
      );
      return finish(source, recipe, name, bytes, file.pages, placements, new Set());
    }
    const scale = (recipe.dpi[1] >= 280 ? 400 : Math.min(400, Math.max(...recipe.dpi) * 2)) / 72;
    const sheets = drawSheets(file, source.truth, scale, recipe.effects.includes('scan-show-through'));
    const hidden = new Set<string>();
    if (recipe.blackedOut && source.truth)
      for (const [index, sheet] of sheets.entries())
        for (const field of blackOut(sheet, file.page(index + 1).words, source.truth)) hidden.add(field);
    const exposed: Exposed[] = [];
    for (const group of groupsOf(file.pages, recipe, random)) {
      const chosen = group.flatMap((number) => sheets[number - 1] ?? []);
      exposed.push(await exposeSheets(chosen, group, recipe, print, random.fork(`page ${group[0]}`)));
    }
    const { bytes, pages, placements } = await writeScan(exposed, recipe, source, file, random);
    return finish(source, recipe, name, bytes, pages, placements, hidden);
  } finally {
    file.close();
  }
}

function finish(
  source: Source,
  recipe: Recipe,
  name: string,
  bytes: Uint8Array,
  pages: number,
  placements: ReadonlyMap<number, Placement>,
  hidden: ReadonlySet<string>,
): Scan {
  const kind = recipe.mixed ? 'mixed' : 'scanned';
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { difficulties = [], ...entry } = source.entry;
  if (!source.truth) return { entry: { ...entry, name, kind }, bytes, truth: null };
  return {
    entry: {
      ...{ ...entry, name, kind, pages },
      difficulties: [...difficulties, ...difficultiesOf(recipe, hidden.size > 0)].sort(),
      ...(recipe.hard ? { sums: null } : {}),
    },
    bytes,
    truth: truthOfScan(source.truth, { fileName: name, sha256, pages, kind }, placements, hidden),
  };
}
