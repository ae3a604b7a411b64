import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openForInspection } from '@tallyleaf/engine/node';
import sharp from 'sharp';
import type { Random } from '../corpus/generator/random.ts';
import { readSamples } from '../tests/shared-samples.ts';

export interface Seed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const WRITERS = {
  png: (picture: sharp.Sharp) => picture.png(),
  jpeg: (picture: sharp.Sharp) => picture.jpeg({ quality: 60 }),
  'jpeg-progressive': (picture: sharp.Sharp) => picture.jpeg({ quality: 60, progressive: true }),
  tiff: (picture: sharp.Sharp) => picture.tiff({ compression: 'lzw' }),
  'tiff-fax': (picture: sharp.Sharp) =>
    picture.threshold().toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }),
  webp: (picture: sharp.Sharp) => picture.webp({ quality: 60 }),
  'webp-lossless': (picture: sharp.Sharp) => picture.webp({ lossless: true }),
};

export type PictureKind = keyof typeof WRITERS;

/** Files to be changed: our corpus, pictures of its pages, and the sample statements where they are. */
export interface Seeds {
  readonly pdf: (random: Random) => Seed;
  readonly picture: (random: Random, kind: PictureKind) => Promise<Uint8Array>;
  readonly any: (random: Random) => Promise<Seed>;
  /** What was a seed's file. */
  readonly named: (name: string) => Seed | undefined;
}

const corpus = resolve(import.meta.dirname, '../corpus');
/** Dots an inch of the pictures: coarse ones are as hostile, and sooner made. */
const SCALE = 100 / 72;
/** Longer files are left out, and those longer than a digital statement are taken seldom: they are scans, which take long to read. Bytes. */
const LARGEST = 3_000_000;
const LARGE = 200_000;
const SELDOM = 0.05;

function readAll(): Seed[] {
  const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as { name: string; path: string }[];
  const ours = manifest.map(({ name, path }) => ({ name, bytes: new Uint8Array(readFileSync(join(corpus, path))) }));
  const samples = readSamples().map(({ name, path }) => ({
    name: `sample-${name}`,
    bytes: new Uint8Array(readFileSync(path)),
  }));
  return [...ours, ...samples.filter(({ bytes }) => bytes.length < LARGEST)];
}

const isPdf = ({ bytes }: Seed): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

async function draw(seed: Seed, kind: PictureKind): Promise<Uint8Array> {
  const inspection = await openForInspection({ bytes: seed.bytes, fileName: seed.name });
  try {
    const drawing = inspection.draw(1, SCALE);
    if (!drawing) throw new Error(`${seed.name} cannot be drawn`);
    const { width, height, rgba } = drawing;
    const picture = sharp(rgba, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
    return new Uint8Array(await WRITERS[kind](picture.greyscale()).toBuffer());
  } finally {
    inspection.close();
  }
}

/** Reads the seeds; pictures are drawn as they are asked for, and kept. */
export function readSeeds(): Seeds {
  const all = readAll();
  const pdfs = all.filter(isPdf);
  const large = pdfs.filter(({ bytes }) => bytes.length > LARGE);
  const small = pdfs.filter((seed) => !large.includes(seed));
  const pdf = (random: Random): Seed => random.pick(random.chance(SELDOM) && large.length > 0 ? large : small);
  // A few are enough, and drawing takes time.
  const drawable = pdfs.filter(({ name }) =>
    /^(us-checking-plain|de-giro-trailing-minus|gb-card-statement|jp-savings-eras)/.test(name),
  );
  const drawn = new Map<string, Promise<Uint8Array>>();
  const picture = (random: Random, kind: PictureKind): Promise<Uint8Array> => {
    const seed = random.pick(drawable);
    const key = `${kind}/${seed.name}`;
    const known = drawn.get(key) ?? draw(seed, kind);
    drawn.set(key, known);
    return known;
  };
  return {
    pdf,
    picture,
    any: async (random) => {
      if (random.chance(0.6)) return pdf(random);
      if (random.chance(0.1)) return random.pick(all);
      const kind = random.pick(Object.keys(WRITERS) as PictureKind[]);
      return { name: kind, bytes: await picture(random, kind) };
    },
    named: (name) => all.find((seed) => seed.name === name),
  };
}
