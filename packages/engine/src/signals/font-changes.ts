import { remembered } from '../languages/remembered.ts';
import type { Figure } from './figures.ts';

/** The figures of a page. */
export interface PageFigures {
  readonly page: number;
  readonly figures: readonly Figure[];
}

/** A figure and the page that it stands on. */
export interface Found {
  readonly page: number;
  readonly figure: Figure;
}

/** Of fewer amounts than this nothing tells how the document sets them. */
const FEWEST_AMOUNTS = 8;
/** A document that sets more of its amounts so does it by habit: raised cents, a face for thousands. */
const HABIT = 0.05;
const FEW = 2;
/** Sizes are other sizes from this ratio on; baselines lie apart from this share of the size on. */
const OTHER_SIZE = 1.04;
const OTHER_BASELINE = 0.05;
/** How far the right ends of a column's amounts may lie apart, in points; how many a column has at least. */
const SAME_END = 1.5;
const FEWEST_IN_COLUMN = 6;

/** A font's family: without its mark as a part of the font (`ABCDEF+`), weight and slope. Asked for each digit. */
const familyOf = remembered((name) =>
  name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/(regular|roman|book|medium|semi|demi|bold|black|heavy|light|italic|oblique|std|mt|ps)/gi, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase(),
);

const differs = (numbers: readonly number[], isOther: (least: number, most: number) => boolean): boolean =>
  numbers.length > 1 && isOther(Math.min(...numbers), Math.max(...numbers));

/** Whether the digits of a figure are set in more than one way. */
function isMixed({ glyphs }: Figure): boolean {
  const digits = glyphs.filter(({ digit }) => digit);
  const sizes = digits.map(({ size }) => size);
  const families = new Set(digits.map(({ font }) => familyOf(font)));
  return (
    families.size > 1 ||
    differs(sizes, (least, most) => most > OTHER_SIZE * least) ||
    differs(
      digits.map(({ baseline }) => baseline),
      (least, most) => most - least > OTHER_BASELINE * Math.min(...sizes),
    )
  );
}

const fontOf = ({ glyphs }: Figure): string => familyOf(glyphs.find(({ digit }) => digit)?.font ?? '');

/** The font that most figures have. */
function mainFont(figures: readonly Figure[]): string {
  const counts = new Map<string, number>();
  for (const figure of figures) counts.set(fontOf(figure), (counts.get(fontOf(figure)) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])[0];
}

/** Whether an amount between others of its column, on a line with figures of their font, has a font of its own. */
function isForeign(figure: Figure, main: string, amounts: readonly Figure[], figures: readonly Figure[]): boolean {
  const [, top, right, bottom] = figure.box;
  const column = amounts.filter((one) => one !== figure && Math.abs(one.box[2] - right) <= SAME_END);
  if (column.length < FEWEST_IN_COLUMN || column.some((one) => fontOf(one) !== main)) return false;
  const between = column.some(({ box }) => box[3] < top) && column.some(({ box }) => box[1] > bottom);
  const middle = (top + bottom) / 2;
  return between && figures.some((one) => fontOf(one) === main && one.box[1] < middle && one.box[3] > middle);
}

/**
 * Amounts whose digits are set in another way than the document sets its amounts: one figure in two fonts, sizes or
 * heights, or one amount of a column in a font of its own. What a document does often is its habit, and is not told.
 */
export function fontChanges(pages: readonly PageFigures[], isAmount: (figure: Figure) => boolean): Found[] {
  const amounts = pages.map(({ page, figures }) => ({ page, figures, amounts: figures.filter(isAmount) }));
  const all = amounts.flatMap((one) => one.amounts);
  if (all.length < FEWEST_AMOUNTS) return [];
  const most = Math.max(FEW, Math.floor(HABIT * all.length));
  const found = (has: (figure: Figure, of: (typeof amounts)[number]) => boolean): Found[] => {
    const those = amounts.flatMap((of) =>
      of.amounts.flatMap((figure) => (has(figure, of) ? [{ page: of.page, figure }] : [])),
    );
    return those.length <= most ? those : [];
  };
  const mixed = found(isMixed);
  const main = mainFont(all);
  const others = all.filter((figure) => fontOf(figure) !== main);
  if (main === '' || others.length === 0 || others.length > most) return mixed;
  const foreign = found(
    (figure, of) => !isMixed(figure) && fontOf(figure) !== main && isForeign(figure, main, of.amounts, of.figures),
  );
  return [...mixed, ...foreign].sort((a, b) => a.page - b.page);
}
