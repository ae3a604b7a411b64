import { median } from '../geometry/sorted.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import type { LineKind } from './line-kind.ts';
import type { LineView } from './line-view.ts';

/** A line with its kind. */
export interface KnownLine {
  readonly view: LineView;
  readonly kind: LineKind;
}

/** Lines of one row follow each other within this many font sizes. */
export const STEP = 2.1;

export const follows = (before: LineView, after: LineView): boolean =>
  before.line.page !== after.line.page ||
  after.line.baseline - before.line.baseline <= STEP * Math.max(before.line.size, after.line.size);

/** True for a date alone right below the date of a line with figures: its value date, where such dates are stacked. */
export const isStacked = (above: KnownLine | undefined, { view, kind }: KnownLine): boolean =>
  kind.kind === 'day' &&
  above?.kind.kind === 'booked' &&
  above.view.date !== null &&
  Math.abs(above.view.date.box[0] - (view.date?.box[0] ?? 0)) < DRIFTING_EDGE &&
  follows(above.view, view);

/** So far left of the rows' texts, in points, a text is none of theirs. */
const LEFT_OF_TEXTS = 6;

/**
 * True where a line's text stands under a row's text, not under its date or in the margin. What begins under the dates and
 * runs on past where texts begin is a title:
 *
 *     Purchases with your card 1234
 *     03 Mar     GROCER                  12.00
 *
 * in one cell or in several of which any does so.
 */
export function standsUnder({ segments }: LineView, textLeft: number): boolean {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || last.box[0] < textLeft - LEFT_OF_TEXTS) return false;
  return segments.every(({ box }) => box[0] >= textLeft - LEFT_OF_TEXTS || box[2] <= textLeft);
}

/**
 * Where a row's figures stand: on its first line, the rest below, or on its last line, the rest above.
 * `dated`: on its first line, and a second date may stand below the first. `middle`: half-way down, as cells are
 * centred. `parted`: on any of its lines, as wider blanks part the rows.
 */
export type FigureLine = 'first' | 'last' | 'dated' | 'middle' | 'parted';

/** So many second dates must stand below figures where a heading names them. */
const NAMED_BELOW = 2;

/**
 * Dates that stand right below lines with figures and a date are the rows' second ones where a heading names them so, though most
 * rows print none:
 *
 *     Date          Details              Amount
 *     Value date
 *     01-03         GREEN GROCER         -12.00
 *     02-03         TRANSFER             -80.00
 *     03-03         L. NOBODY
 */
function standBelowFigures(known: readonly KnownLine[], opened: readonly number[]): boolean {
  const below = opened.filter((i) => {
    const [above, { view }] = [known[i - 1], known[i] as KnownLine];
    return above?.kind.kind === 'booked' && above.view.date !== null && follows(above.view, view);
  });
  return below.length >= NAMED_BELOW && below.length === opened.length;
}

/** Where a line's date or text begins. */
const leftOf = ({ date, segments }: LineView): number =>
  Math.min(date?.box[0] ?? Infinity, segments[0]?.box[0] ?? Infinity);

/**
 * A line that has nothing where rows' texts and dates begin, though a number may stand beside its figures. A day above it
 * begins its row, whose cells are not centred:
 *
 *     03/03    Purchase
 *                        CARD GREEN GROCER     -12.00
 *     04/03    Transfer
 */
function isWordless(line: KnownLine, above: KnownLine | undefined, below: KnownLine | undefined): boolean {
  if (line.kind.kind !== 'booked') return false;
  if (line.view.segments.length === 0) return true;
  const near = [above, below].filter((other) => other !== undefined);
  const left = leftOf(line.view);
  return (
    near.length === 2 &&
    above?.view.date === null &&
    near.every(({ view }) => leftOf(view) < left - FAR_RIGHT * view.line.size && view.figures.length === 0)
  );
}

/** So many font sizes right of where its neighbours' texts begin stands what is no text of that column. */
const FAR_RIGHT = 10;

/** Most figures without words stand between two lines of text, nearer to both than rows are to each other. */
function isBetweenTexts(known: readonly KnownLine[]): boolean {
  let between = 0;
  let wordless = 0;
  known.forEach(({ view, kind }, i) => {
    if (!isWordless({ view, kind }, known[i - 1], known[i + 1])) return;
    wordless++;
    const [above, below] = [known[i - 1], known[i + 1]];
    const near = [above, below].every(
      (other) =>
        other &&
        other.kind.kind !== 'booked' &&
        Math.abs(other.view.line.baseline - view.line.baseline) < view.line.size * 1.2,
    );
    if (near) between++;
  });
  return between * 2 > wordless;
}

/** The lines between two neighbouring lines with figures, with these two at the ends; texts alone stand between them. */
function stretches(known: readonly KnownLine[], textLeft: number): LineView[][] {
  const found: LineView[][] = [];
  let open: LineView[] = [];
  for (const { view, kind } of known) {
    const [first] = open;
    if (kind.kind === 'booked') {
      if (open.length > 1) found.push([...open, view]);
      open = [view];
    } else if (
      first?.line.page === view.line.page &&
      (kind.kind === 'opens' || (kind.kind === 'text' && standsUnder(view, textLeft)))
    )
      open.push(view);
    else open = [];
  }
  return found.filter((views) => views.at(-1)?.line.page === views[0]?.line.page);
}

/** A blank between rows is at least this many times as high as those within them. */
const WIDER = 1.12;

/** The line of a stretch that the widest blank stands above, counted from 1; null where others are as wide. */
export function widestGap(views: readonly LineView[]): number | null {
  const gaps = views.slice(1).map((view, i) => view.line.baseline - (views[i] as LineView).line.baseline);
  const widest = Math.max(...gaps);
  const at = gaps.indexOf(widest);
  return gaps.some((gap, i) => i !== at && gap * WIDER > widest) ? null : at + 1;
}

/** This share of the stretches must be parted by one widest blank for blanks to tell where rows begin. */
const CLEARLY = 0.85;
/** So many rows must have texts where none are expected. */
const ENOUGH = 2;

/** By how many times the blank is higher than all others that rows begin below if figures stand on their first, or last, line. */
function clearness(views: readonly LineView[], mode: 'first' | 'last'): number {
  const gaps = views.slice(1).map((view, i) => view.line.baseline - (views[i] as LineView).line.baseline);
  const own = mode === 'first' ? gaps.pop() : gaps.shift();
  return (own ?? 0) / Math.max(...gaps, 1);
}

/**
 * Whether blanks agree with `mode` taken together, where few of them tell alone: in a picture, lines stand half a point higher or
 * lower than they were printed.
 */
function agreeTogether(all: readonly (readonly LineView[])[], mode: 'first' | 'last'): boolean {
  if (all.length < 2 * ENOUGH) return false;
  const clear = all.map((views) => clearness(views, mode));
  return (median(clear) ?? 0) >= WIDER && clear.every((one) => one * WIDER > 1);
}

/**
 * `parted` where blanks part the rows otherwise than `mode` has it, `mode` where they agree, null where they do not tell.
 * Texts above the figures, where they should stand below:
 *
 *     CARD PAYMENT
 *     03.02  GREEN GROCER    24.50
 *
 *     TRANSFER
 *     04.02  J. SMITH        80.00
 */
function partedAs(known: readonly KnownLine[], textLeft: number, mode: 'first' | 'last'): FigureLine | null {
  const all = stretches(known, textLeft);
  const cuts = all.map((views) => ({ cut: widestGap(views), last: views.length - 1 }));
  const clear = cuts.filter(({ cut }) => cut !== null);
  if (clear.length < ENOUGH || clear.length < all.length * CLEARLY) return agreeTogether(all, mode) ? mode : null;
  const against = clear.filter(({ cut, last }) => cut !== (mode === 'first' ? last : 1)).length;
  return against >= ENOUGH && against * 10 >= clear.length ? 'parted' : mode;
}

/**
 * A text right below a day alone begins a row, for no row above it is of that day. Where most days stand so, figures
 * stand on rows' last lines:
 *
 *     Tuesday 4 March
 *       CARD PAYMENT
 *       GREEN GROCER         24.50-
 */
function textsBelowDays(known: readonly KnownLine[], textLeft: number): boolean {
  let texts = 0;
  let figures = 0;
  known.forEach(({ kind }, i) => {
    const below = known[i + 1];
    if (kind.kind !== 'day' || !below) return;
    if (below.kind.kind === 'text' && standsUnder(below.view, textLeft)) texts++;
    if (below.kind.kind === 'booked') figures++;
  });
  return texts >= ENOUGH && texts > figures;
}

/** True for a line that stands near another one: a letterhead's date stands apart from the table. */
function hasNeighbour(known: readonly KnownLine[], at: number): boolean {
  const [above, line, below] = [known[at - 1], known[at], known[at + 1]];
  if (!line) return false;
  return [above && follows(above.view, line.view), below && follows(line.view, below.view)].includes(true);
}

const NEARLY_ALL = 0.9;
/** Second dates stand below at least one first date in so many. Fewer dates without a figure are notices' ones. */
const SECOND_DATES = 3;

/**
 * Dates without a figure on their line, and text, tell that figures stand on rows' last lines, unless lines with
 * figures have dates as well:
 *
 *     21 Feb  CARD PAYMENT                      05.02.2025  CARD PAYMENT   24,50-
 *             SOME SHOP          18.20          04.02.2025  SOME SHOP
 *
 * Blanks that part rows tell more than that. `stackTold`: headings name a second day below the first.
 */
export function figureLine(known: readonly KnownLine[], textLeft: number, stackTold = false): FigureLine {
  const opened = known.flatMap((line, i) => (line.kind.kind === 'opens' || isStacked(known[i - 1], line) ? [i] : []));
  const opens = opened.length;
  const booked = known.filter(({ kind }) => kind.kind === 'booked');
  const wordless = known.filter((line, i) => isWordless(line, known[i - 1], known[i + 1])).length;
  if (wordless > 1 && wordless * 8 > booked.length && isBetweenTexts(known)) return 'middle';
  const dated = booked.filter(({ view }) => view.date).length;
  const within = opened.filter((i) => hasNeighbour(known, i)).length;
  const few = within < 2 || within * 8 < booked.length;
  const allDated = dated > booked.length * NEARLY_ALL;
  if (allDated && (opens * SECOND_DATES >= booked.length || (stackTold && standBelowFigures(known, opened))))
    return 'dated';
  const mode = few || allDated ? 'first' : 'last';
  const parted = partedAs(known, textLeft, mode);
  if (parted) return parted;
  return mode === 'first' && textsBelowDays(known, textLeft) ? 'last' : mode;
}
