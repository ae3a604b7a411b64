import type { Recipe } from './recipe.ts';

/** What the manifest says of a scan, besides what it says of the printed file. */
export function difficultiesOf(recipe: Recipe, hidden: boolean): string[] {
  if (recipe.blind === 'no-tounicode') return ['no-tounicode'];
  if (recipe.blind === 'outlines') return ['no-text-layer', 'text-as-outlines'];
  if (recipe.blind === 'swapped-digits') return ['swapped-digits-in-text-layer', 'wrong-text-layer'];
  const said: Readonly<Record<string, boolean>> = {
    scan: true,
    [`scan-${recipe.dpi[0]}dpi`]: !recipe.fax && recipe.camera === 'scanner',
    'scan-fax': recipe.fax,
    'scan-photo': recipe.camera === 'phone',
    'scan-skew': recipe.camera === 'scanner' && recipe.skew > 0.3,
    'scan-noise': recipe.noise > 3,
    'scan-blur': recipe.blur > 0.02 || recipe.motion > 0,
    'scan-border': recipe.lid === 'black',
    'scan-cut-edge': recipe.cut,
    'scan-shadow': recipe.gutter,
    'scan-low-quality': recipe.quality < 41 && recipe.tone !== 'black-and-white',
    'scan-black-and-white': recipe.tone === 'black-and-white',
    'scan-sideways': recipe.turn % 2 === 1 && !recipe.turnedBack,
    'scan-upside-down': recipe.turn === 2 && !recipe.turnedBack,
    'scan-exif': recipe.turn !== 0 && recipe.turnedBack && recipe.container === 'jpeg',
    'scan-rotate-entry': recipe.turn !== 0 && recipe.turnedBack && recipe.container === 'pdf',
    'two-pages-in-one-picture': recipe.spread,
    'digital-and-scanned-pages': recipe.mixed,
    'image-file': recipe.container !== 'pdf',
    tiff: recipe.container === 'tiff',
    'no-resolution-in-file': recipe.container === 'pdf' ? recipe.pageSize === 'pixels' : !recipe.resolutionInFile,
    'hidden-text-layer-right': recipe.layer?.right === true,
    'hidden-text-layer-wrong': recipe.layer?.right === false,
    'blacked-out': hidden,
    'too-coarse': recipe.hard,
  };
  return [...recipe.effects, ...Object.keys(said).filter((each) => said[each])];
}
