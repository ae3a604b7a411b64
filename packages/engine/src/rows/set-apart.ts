import { median } from '../geometry/sorted.ts';
import type { KnownLine } from './figure-line.ts';
import type { LineView } from './line-view.ts';

/** So many rows right below each other tell how far apart they stand. */
const FEWEST_STEPS = 4;
/** More than this share of rows' distance, above and below, sets a line apart. */
const APART = 1.1;

/** How far a line stands below another on its page; null where it does not. */
function stepTo(below: KnownLine | undefined, above: KnownLine | undefined): number | null {
  if (!below || !above || below.view.line.page !== above.view.line.page) return null;
  const step = below.view.line.baseline - above.view.line.baseline;
  return step > 0 ? step : null;
}

/**
 * Texts that stand farther from the rows above and below than rows stand from each other: they are titles, and no row's. A text
 * of a row is no farther from it than the next row would be.
 *
 *     04 Jul   PAYMENT               -123.44
 *
 *              CARD 6688 ANN LEE
 *
 *     25 Jun   GROCER                  55.44
 *     25 Jun   BAKER                   60.43
 */
export function setApart(known: readonly KnownLine[]): ReadonlySet<LineView> {
  const steps = known.flatMap((line, i) => {
    const before = known[i - 1];
    const step = line.kind.kind === 'booked' && before?.kind.kind === 'booked' ? stepTo(line, before) : null;
    return step === null ? [] : [step];
  });
  const usual = steps.length < FEWEST_STEPS ? null : median(steps);
  if (!usual) return new Set();
  const isFar = (step: number | null): boolean => step !== null && step > APART * usual;
  const apart = known.filter(
    (line, i) => line.kind.kind === 'text' && isFar(stepTo(line, known[i - 1])) && isFar(stepTo(known[i + 1], line)),
  );
  return new Set(apart.map(({ view }) => view));
}
