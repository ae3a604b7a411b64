import type { Random } from '../../corpus/generator/random.ts';
import * as dirt from './effects/dirt.ts';
import * as paper from './effects/paper.ts';
import * as pen from './effects/pen.ts';
import * as toner from './effects/toner.ts';
import type { Tone } from './files/encode.ts';
import type { LayerPlace } from './files/text-layer.ts';
import type { TiffCompression } from './files/tiff.ts';
import type { Effect } from './sheet.ts';

/** How a statement becomes a scan: everything that is decided before a pixel is touched. */

/** What may have happened to the paper, by the difficulty that it is called in the manifest. */
export const EFFECTS = {
  'scan-faint': toner.faintToner,
  'scan-heavy': toner.heavyToner,
  'scan-photocopy': toner.photocopied,
  'scan-grey-paper': toner.greyPaper,
  'scan-specks': dirt.specks,
  'scan-salt-and-pepper': dirt.saltAndPepper,
  'scan-coffee': dirt.coffeeRing,
  'scan-folds': dirt.folds,
  'scan-streaks': dirt.streaks,
  'scan-punch-holes': paper.punchHoles,
  'scan-staple': paper.staple,
  'scan-show-through': paper.showThrough,
  'scan-dog-ear': paper.dogEar,
  'scan-stamp': pen.stamp,
  'scan-pen': pen.penMarks,
  'scan-highlighter': pen.highlighter,
} satisfies Record<string, Effect>;
export type EffectName = keyof typeof EFFECTS;

export type Container = 'pdf' | 'png' | 'jpeg' | 'tiff' | 'webp';

/** Ways for a printed PDF to be worth no more than a scan. */
export type Blindness = 'no-tounicode' | 'swapped-digits' | 'outlines';

export interface Recipe {
  /** The kind's name, for the file's. */
  readonly kind: string;
  readonly container: Container;
  readonly camera: 'scanner' | 'phone';
  /** Pixels an inch, across and down. */
  readonly dpi: readonly [number, number];
  /** The most a sheet lies askew, in degrees. */
  readonly skew: number;
  readonly turn: 0 | 1 | 2 | 3;
  /** Whether the file says how to turn the picture upright: a PDF's /Rotate, a JPEG's EXIF. */
  readonly turnedBack: boolean;
  readonly effects: readonly EffectName[];
  readonly lid: 'white' | 'grey' | 'black';
  /** A strip of the margins is lost. */
  readonly cut: boolean;
  readonly gutter: boolean;
  /** Deviation of the defocus, as a share of the size of the print. */
  readonly blur: number;
  /** Length of the movement, as a share of the size of the print. */
  readonly motion: number;
  /** Levels. */
  readonly noise: number;
  readonly tone: Tone;
  readonly quality: number;
  readonly compression: TiffCompression;
  readonly resolutionInFile: boolean;
  /** A PDF's page: as large as the paper, or a point for each pixel. */
  readonly pageSize: 'paper' | 'pixels';
  readonly fax: boolean;
  /** Two pages in each picture. */
  readonly spread: boolean;
  /** Only some pages are scanned; the others stay printed. */
  readonly mixed: boolean;
  readonly layer: null | { readonly right: boolean; readonly place: LayerPlace };
  /** Account and holder are blacked out in the picture. */
  readonly blackedOut: boolean;
  readonly blind: Blindness | null;
  /** Too coarse to be read. */
  readonly hard: boolean;
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random.unit();

/** A flatbed or a feeder in an office, nothing wrong with it. */
export function plainScan(kind: string, onePage: boolean, random: Random): Recipe {
  const dpi = random.pick([150, 200, 200, 200, 240, 300, 300, 300]);
  const tone = random.pick(['grey', 'grey', 'grey', 'colour', 'colour', 'black-and-white'] as const);
  const container = random.chance(0.75)
    ? 'pdf'
    : onePage
      ? random.pick(['png', 'jpeg', 'jpeg', 'tiff', 'webp'] as const)
      : 'tiff';
  return {
    ...{ kind, container, camera: 'scanner', dpi: [dpi, dpi], turn: 0, turnedBack: false, effects: [] },
    skew: random.chance(0.75) ? between(random, 0, 1.2) : between(random, 1.2, 3),
    ...{ lid: random.pick(['white', 'white', 'grey'] as const), cut: false, gutter: false, motion: 0 },
    blur: random.chance(0.5) ? 0 : between(random, 0.01, 0.035),
    noise: between(random, 0.5, 5),
    ...{ tone, quality: random.integer(45, 85) },
    compression: tone === 'black-and-white' ? 'group4' : random.pick(['lzw', 'deflate'] as const),
    resolutionInFile: container !== 'webp' && random.chance(0.85),
    ...{ pageSize: random.chance(0.92) ? 'paper' : 'pixels', fax: false, spread: false, mixed: false, layer: null },
    ...{ blackedOut: false, blind: null, hard: false },
  } as Recipe;
}

/** A telephone held over a desk. */
function phone(onePage: boolean, random: Random): Recipe {
  const dpi = random.integer(170, 280);
  return {
    ...plainScan('phone', onePage, random),
    ...{ camera: 'phone', dpi: [dpi, dpi], tone: 'colour' },
    container: onePage ? random.pick(['jpeg', 'jpeg', 'jpeg', 'png', 'webp', 'pdf'] as const) : 'pdf',
    turn: random.pick([0, 0, 0, 0, 0, 1, 3] as const),
    turnedBack: random.chance(0.75),
    effects: random.chance(0.35)
      ? [random.pick(['scan-folds', 'scan-pen', 'scan-stamp', 'scan-highlighter'] as const)]
      : [],
    blur: between(random, 0.015, 0.05),
    motion: random.chance(0.2) ? between(random, 0.05, 0.1) : 0,
    noise: between(random, 2, 7),
    quality: random.integer(40, 85),
    resolutionInFile: random.chance(0.3),
    pageSize: random.chance(0.7) ? 'paper' : 'pixels',
  };
}

type Change = (random: Random) => Partial<Recipe>;

const effect =
  (...names: EffectName[]): Change =>
  () => ({ effects: names });

/** What an ordinary scan has besides, now and then. */
export const FLAVOURS: Readonly<Record<string, Change>> = {
  plain: () => ({}),
  holes: effect('scan-punch-holes', 'scan-staple'),
  plain2: () => ({}),
  border: (random) => ({ lid: 'black', skew: between(random, 0.5, 3) }),
  layer: (random) => ({
    container: 'pdf',
    layer: { right: true, place: random.pick(['hidden', 'hidden', 'under'] as const) },
  }),
  pen: effect('scan-pen'),
  plain3: () => ({}),
  folds: effect('scan-folds'),
  mixed: () => ({ container: 'pdf', mixed: true, pageSize: 'paper' }),
  stamp: effect('scan-stamp'),
  turned: (random) => ({ turn: random.pick([1, 2, 3] as const), turnedBack: random.chance(0.35) }),
  paper: effect('scan-grey-paper', 'scan-specks'),
  plain4: () => ({}),
  marker: () => ({ effects: ['scan-highlighter'], tone: 'colour' }),
  streaks: effect('scan-streaks'),
  reverse: () => ({ effects: ['scan-show-through'], tone: 'grey' }),
  cut: () => ({ cut: true }),
  gutter: () => ({ gutter: true }),
  coffee: () => ({ effects: ['scan-coffee'], tone: 'colour' }),
  corner: effect('scan-dog-ear', 'scan-staple'),
  bits: (random) => ({
    tone: 'black-and-white',
    dpi: random.pick([
      [300, 300],
      [200, 200],
    ] as const),
    compression: 'group4',
  }),
};

/** What is rarer. */
export const RARITIES: Readonly<Record<string, Change>> = {
  fax: (random) => ({
    ...{ fax: true, dpi: random.chance(0.6) ? [204, 196] : [204, 98], tone: 'black-and-white', compression: 'group4' },
    ...{
      container: random.pick(['pdf', 'tiff'] as const),
      blur: 0.02,
      noise: 6,
      resolutionInFile: true,
      pageSize: 'paper',
    },
  }),
  copy: effect('scan-photocopy', 'scan-specks'),
  wronglayer: (random) => ({
    container: 'pdf',
    layer: { right: false, place: random.pick(['hidden', 'under'] as const) },
  }),
  spread: () => ({ spread: true }),
  faint: () => ({ effects: ['scan-faint'], tone: 'grey' }),
  nounicode: () => ({ blind: 'no-tounicode', container: 'pdf' }),
  heavy: effect('scan-heavy'),
  salt: effect('scan-salt-and-pepper'),
  blackout: (random) => ({
    ...{ blackedOut: true, container: 'pdf' },
    layer: { right: true, place: random.pick(['hidden', 'under'] as const) },
  }),
  outlines: () => ({ blind: 'outlines', container: 'pdf' }),
  swapped: () => ({ blind: 'swapped-digits', container: 'pdf' }),
  lowquality: (random) => ({
    dpi: [150, 150],
    quality: random.integer(25, 40),
    tone: 'grey',
    container: 'pdf',
    blur: 0.03,
  }),
};

/** The recipe of a kind: `office-<flavour>`, `phone`, `coarse`, or one of the rarities. */
export function recipeOf(kind: string, onePage: boolean, random: Random): Recipe {
  if (kind === 'phone') return phone(onePage, random);
  const plain = plainScan(kind, onePage, random);
  if (kind === 'coarse') return { ...plain, dpi: [60, 60], hard: true, tone: 'grey', container: 'pdf' };
  const change = FLAVOURS[kind.replace(/^office-/, '')] ?? RARITIES[kind];
  if (!change) throw new RangeError(`there is no kind of scan called ${kind}`);
  const recipe: Recipe = { ...plain, ...change(random) };
  const compression =
    recipe.tone === 'black-and-white' ? 'group4' : plain.compression === 'group4' ? 'lzw' : plain.compression;
  // Only a file that can hold it says how the page is turned.
  const turnedBack = recipe.turnedBack && ['pdf', 'jpeg'].includes(recipe.container);
  return { ...recipe, compression, turnedBack };
}
