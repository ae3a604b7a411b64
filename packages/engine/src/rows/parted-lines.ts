import { median } from '../geometry/sorted.ts';
import { type KnownLine, standsUnder, widestGap } from './figure-line.ts';
import type { Group } from './group-lines.ts';
import type { LineView } from './line-view.ts';

/** Blanks within rows are no higher than the usual one by more than this. */
const USUAL = 1.25;

const gapBetween = (above: LineView, below: LineView): number => below.line.baseline - above.line.baseline;

const anchorsOf = (lines: readonly KnownLine[]): number[] =>
  lines.flatMap(({ kind }, i) => (kind.kind === 'booked' ? [i] : []));

/** The lines from each line with figures to the next one. */
const stretchesOf = (lines: readonly KnownLine[], anchors: readonly number[]): LineView[][] =>
  anchors.slice(1).map((to, i) => lines.slice(anchors[i], to + 1).map(({ view }) => view));

/** Lines nearer than so many font sizes are of cells side by side, one of which is centred: they are no lines of one text. */
const BESIDE = 0.75;
const isBeside = (above: LineView, below: LineView): boolean => gapBetween(above, below) < BESIDE * below.line.size;

/** How far apart the lines of one row stand: the middle of the blanks that are not the widest of their stretch. */
function usualGap(runs: readonly (readonly KnownLine[])[]): number {
  const gaps = runs.flatMap((run) =>
    stretchesOf(run, anchorsOf(run)).flatMap((views) => {
      const cut = widestGap(views);
      return views.slice(1).flatMap((view, i) => {
        const above = views[i] as LineView;
        return i + 1 === cut || isBeside(above, view) ? [] : [gapBetween(above, view)];
      });
    }),
  );
  return median(gaps) ?? 0;
}

/** Where rows begin: below every blank wider than is usual; where there is none between two figures, below the widest. */
function rowStarts(lines: readonly KnownLine[], usual: number): number[] {
  const starts = new Set<number>([0]);
  lines.forEach(({ view }, i) => {
    const above = lines[i - 1]?.view;
    if (!above) return;
    const wide = usual > 0 && gapBetween(above, view) > usual * USUAL;
    if (wide || above.line.page !== view.line.page) starts.add(i);
  });
  const anchors = anchorsOf(lines);
  stretchesOf(lines, anchors).forEach((views, i) => {
    const from = anchors[i] as number;
    const last = views.length - 1;
    const parted = views.some((_, k) => k > 0 && starts.has(from + k));
    if (!parted) starts.add(from + (widestGap(views) ?? last));
  });
  return [...starts].sort((a, b) => a - b);
}

const belongs = ({ view, kind }: KnownLine, textLeft: number): boolean =>
  kind.kind === 'booked' || kind.kind === 'opens' || (kind.kind === 'text' && standsUnder(view, textLeft));

/**
 * A date alone is that of the row above it where this has none yet, and a wider blank stands below:
 *
 *     Charges for TRANSFER-4711       -5.07     1,690.43
 *     31 May 2025
 *
 *     GROCER                         -52.00     1,638.43
 *     30 May 2025 Card ending in 1122
 */
function datesAbove(known: readonly KnownLine[], i: number): boolean {
  const [above, here, below] = [known[i - 1], known[i], known[i + 1]];
  if (here?.kind.kind !== 'day' || above?.kind.kind !== 'booked' || above.view.date) return false;
  if (above.view.line.page !== here.view.line.page) return false;
  const ends = below?.view.line.page !== here.view.line.page;
  return ends || gapBetween(above.view, here.view) * USUAL < gapBetween(here.view, (below as KnownLine).view);
}

/** A run of lines of rows, each row between two blanks; lines that no figures stand among are left as they are. */
function groupRun(lines: readonly KnownLine[], usual: number): Group[] {
  const starts = rowStarts(lines, usual);
  return starts.flatMap((from, i): Group[] => {
    const part = lines.slice(from, starts[i + 1]);
    const booked = part.find(({ kind }) => kind.kind === 'booked');
    if (!booked) return part.map((known) => ({ type: 'other', known }));
    return [{ type: 'row', lines: part.map(({ view }) => view), booked: booked.view, below: null }];
  });
}

/** Rows that wider blanks part, whichever of their lines the figures stand on. */
export function groupParted(known: readonly KnownLine[], textLeft: number): Group[] {
  const runs: KnownLine[][] = [];
  let open = false;
  known.forEach((line, i) => {
    const inRow = belongs(line, textLeft) || datesAbove(known, i);
    if (inRow && open) runs.at(-1)?.push(line);
    else runs.push([line]);
    open = inRow;
  });
  const usual = usualGap(runs);
  return runs.flatMap((run) => {
    const [first] = run as [KnownLine];
    return belongs(first, textLeft) ? groupRun(run, usual) : [{ type: 'other', known: first } satisfies Group];
  });
}
