import { BYTES } from './mutate/bytes.ts';
import { STRUCTURES } from './mutate/pdf.ts';
import { ACTING } from './pdf/actions.ts';
import { CONTENTS } from './pdf/contents.ts';
import { FILTERED } from './pdf/filters.ts';
import { FONTS } from './pdf/fonts.ts';
import { IMAGES } from './pdf/images.ts';
import { STRUCTURE } from './pdf/structure.ts';
import { TEXTS } from './pdf/texts.ts';
import { TREES } from './pdf/trees.ts';
import { JPEGS } from './pictures/jpeg.ts';
import { PNGS } from './pictures/png.ts';
import { TIFFS } from './pictures/tiff.ts';
import { WEBPS } from './pictures/webp.ts';
import type { Recipe } from './recipe.ts';

/** Files drawn from nothing: each recipe is one kind of harm. */
const DRAWN: readonly Recipe[] = [
  ...TREES,
  ...CONTENTS,
  ...TEXTS,
  ...FILTERED,
  ...STRUCTURE,
  ...FONTS,
  ...IMAGES,
  ...ACTING,
  ...PNGS,
  ...JPEGS,
  ...TIFFS,
  ...WEBPS,
];

/** Files that were good once. */
const MUTATED: readonly Recipe[] = [...BYTES, ...STRUCTURES];

/** All ways to make hostile files; half of all files are mutations of good ones. */
export const RECIPES: readonly Recipe[] = [
  ...DRAWN,
  ...Array.from({ length: Math.ceil(DRAWN.length / MUTATED.length) }, () => MUTATED).flat(),
];
