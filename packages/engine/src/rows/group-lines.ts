import { comeInPairs, datesLead } from './dates-in-pairs.ts';
import { type FigureLine, follows, isStacked, type KnownLine, STEP, standsUnder } from './figure-line.ts';
import { indentsOf, isIndented } from './indented-texts.ts';
import type { LineView } from './line-view.ts';
import { titlesSum } from './named-sums.ts';
import { withoutOverFigures } from './over-figures.ts';
import { groupParted } from './parted-lines.ts';
import { rowStep, type Steps, stepsOf } from './row-steps.ts';
import { setApart } from './set-apart.ts';

/** The lines of one row: `booked` carries its figures. */
export interface RowLines {
  readonly type: 'row';
  readonly lines: readonly LineView[];
  readonly booked: LineView;
  /** A balance printed below the amount. */
  readonly below: LineView | null;
  /** Of its dates below each other, the second is its booking date. */
  readonly bookedBelow?: boolean;
}

export interface OtherLine {
  readonly type: 'other';
  readonly known: KnownLine;
}

export type Group = RowLines | OtherLine;

const isBold = (view: LineView): boolean => view.line.words.every((word) => word.bold);

/** How much nearer a text must stand to the figures below it than to the line above it, to belong to them. */
const NEARER = 0.7;

const hasTextAt = (view: LineView, textLeft: number): boolean =>
  view.segments.some((segment) => Math.abs(segment.box[0] - textLeft) < 6);

/** A line that is a row's has less than this share of the blank between rows above it. */
const NEAR_ROW = 0.9;
/** Lines of one text follow each other within so much of the same step. */
const AS_BEFORE = 1.1;

/** A text is set apart where it stands so many times as far below a row as texts of rows do. */
const APART = 1.4;
/** Print of another size differs by more, in points. */
const OTHER_SIZE = 0.5;
const sharesEdge = (view: LineView, other: LineView): boolean =>
  view.segments.every(({ box }) => other.segments.some((segment) => Math.abs(segment.box[0] - box[0]) < 3));

/** `Purchases of this bill:` */
const LEADS = /[:：]$/u;

class Grouping {
  readonly groups: Group[] = [];
  private open: LineView[] = [];
  private row: { lines: LineView[]; booked: LineView; below: LineView | null } | null = null;
  private readonly mode: FigureLine;
  private readonly textLeft: number;
  private readonly rowStep: number;
  private readonly textStep: number | null;
  private readonly datesLead: boolean;
  private readonly pairs: boolean;
  /** Where texts of all lines begin. */
  private readonly starts: readonly number[];
  private readonly indents: readonly number[];
  /** Texts that stand apart from the rows above and below. */
  private readonly apart: ReadonlySet<LineView>;

  constructor(known: readonly KnownLine[], mode: FigureLine, textLeft: number, table: Steps) {
    this.mode = mode;
    this.textLeft = textLeft;
    this.rowStep = rowStep(known) || table.row;
    this.textStep = table.text;
    this.datesLead = datesLead(known);
    this.apart = setApart(known);
    this.pairs = mode === 'dated' && comeInPairs(known);
    [this.indents, this.starts] = [
      indentsOf(known),
      known.flatMap(({ view }) => view.segments.map(({ box }) => box[0])),
    ];
  }

  close(): void {
    if (this.row) this.groups.push({ type: 'row', ...this.row });
    this.row = null;
  }

  release(): void {
    for (const view of this.open) this.groups.push({ type: 'other', known: { view, kind: { kind: 'text' } } });
    this.open = [];
  }

  /**
   * A title stands apart from rows; words of a title within a row's text are text. One that ends with a colon, no nearer to
   * the row above than rows are to each other, leads to what follows.
   */
  section(known: KnownLine): void {
    const last = this.open.at(-1) ?? this.row?.lines.at(-1);
    const within = last && follows(last, known.view) && standsUnder(known.view, this.textLeft) && !isBold(known.view);
    const leads = LEADS.test(known.view.text) && last !== undefined && !this.isNear(last, known.view);
    if (within && !leads) this.text(known);
    else this.other(known);
  }

  private isNear(last: LineView, view: LineView): boolean {
    const step = view.line.baseline - last.line.baseline;
    return step > 0 && step < this.nearStep();
  }

  /** `COUNT 66` within a row's text is text: it stands nearer to the row than rows do to each other, or at an indent. */
  aside(known: KnownLine): void {
    const last = this.open.at(-1) ?? this.row?.lines.at(-1);
    const isNear = last && (this.isNear(last, known.view) || this.goesOn(last, known.view));
    const isBelow = last && follows(last, known.view) && isIndented(known.view, this.indents);
    if (isBelow || (isNear && sharesEdge(known.view, last))) this.text(known);
    else this.other(known);
  }

  /** A line as far below another as texts of rows stand, where these stand nearer to each other than rows do. */
  private goesOn(last: LineView, view: LineView): boolean {
    const step = view.line.baseline - last.line.baseline;
    const { textStep } = this;
    return textStep !== null && textStep < this.rowStep * NEAR_ROW && step > 0 && step <= textStep * AS_BEFORE;
  }

  /** What stands nearer than this is the row's. Of the only row there is, lines go on as its others do. */
  private nearStep(): number {
    const [before, last] = this.row?.lines.slice(-2) ?? [];
    if (this.rowStep > 0 || !before || !last) return this.rowStep * NEAR_ROW;
    return (last.line.baseline - before.line.baseline) * AS_BEFORE;
  }

  other(known: KnownLine): void {
    this.close();
    this.release();
    this.groups.push({ type: 'other', known });
  }

  /** A centred cell's first line stands nearer to the figures below it than to the row above. */
  private textAbove(view: LineView): LineView | undefined {
    const lines = this.row?.lines ?? [];
    const [before, last] = lines.slice(-2);
    if (!before || !last || last === this.row?.booked || hasTextAt(view, this.textLeft)) return undefined;
    const [up, down] = [last.line.baseline - before.line.baseline, view.line.baseline - last.line.baseline];
    return down < up * NEARER ? lines.pop() : undefined;
  }

  /**
   * A dated line without a figure moves nothing, where rows' figures stand on their first line and the next has its own date:
   *
   *     23 Apr  RATE CHANGED TO 6.11 %
   *     24 Apr  CARD PAYMENT                24.50
   */
  private isNotice(next: LineView): boolean {
    return this.mode === 'first' && next.date !== null && this.open.some(({ date }) => date !== null);
  }

  booked(view: LineView): void {
    const stolen = this.textAbove(view);
    this.close();
    if (stolen) this.open.push(stolen);
    const last = this.open.at(-1);
    if (last && (!follows(last, view) || this.isNotice(view))) this.release();
    this.row = { lines: [...this.open, view], booked: view, below: null };
    this.open = [];
  }

  balance(known: KnownLine): void {
    const { row } = this;
    const has = row && (row.below || row.booked.figures.some((figure) => figure.role === 'balance'));
    if (row && !has && follows(row.lines.at(-1) as LineView, known.view)) {
      row.below = known.view;
      row.lines.push(known.view);
    } else this.other(known);
  }

  opens(known: KnownLine): void {
    const { view } = known;
    const last = this.row?.lines.at(-1);
    if (this.row && last && this.mode === 'dated' && (follows(last, view) || this.isSecond(last))) {
      this.row.lines.push(view);
      return;
    }
    this.close();
    const open = this.open.at(-1);
    if (this.mode !== 'last' || (open && !follows(open, view))) this.release();
    this.open.push(view);
  }

  /** Below a row's figures stands its second date, where all rows have one. */
  private isSecond(above: LineView): boolean {
    return this.pairs && above === this.row?.booked;
  }

  /**
   * What begins where no line of the row does, and farther below than texts of rows stand, is the title of what follows:
   *
   *     30 Apr   CARD PAYMENT            -12.00
   *              GREEN GROCER
   *
   *                     Checks by number
   *
   * or what is printed smaller or larger, right of all that the row says, where no other text begins.
   */
  private isTitle(view: LineView): boolean {
    const { lines } = this.row ?? { lines: [] };
    const last = lines.at(-1);
    if (this.open.length > 0 || !last || this.textStep === null || last.line.page !== view.line.page) return false;
    const apart = view.line.baseline - last.line.baseline > this.textStep * APART || this.isBeyond(view, lines);
    return apart && view.segments.every(({ box }) => lines.every((line) => !hasTextAt(line, box[0])));
  }

  private isBeyond({ segments, line }: LineView, lines: readonly LineView[]): boolean {
    if (lines.some(({ line: { size } }) => Math.abs(size - line.size) < OTHER_SIZE)) return false;
    const end = Math.max(...lines.flatMap((view) => view.segments.map(({ box }) => box[2])));
    return segments.every(
      ({ box }) => box[0] > end && this.starts.filter((start) => Math.abs(start - box[0]) < 3).length === 1,
    );
  }

  text(known: KnownLine): void {
    const { view } = known;
    const own = this.open.length > 0 ? [] : (this.row?.booked.figures ?? []);
    if (this.isTitle(view) || this.apart.has(view) || titlesSum(view, own)) {
      this.other(known);
      return;
    }
    const below = this.mode !== 'last' || this.datesLead;
    const before = this.open.at(-1) ?? (below ? this.row?.lines.at(-1) : undefined);
    const under = standsUnder(view, this.textLeft);
    if (before && under && follows(before, view)) {
      if (this.open.length > 0) this.open.push(view);
      else this.row?.lines.push(view);
      return;
    }
    if (this.mode === 'last' && under) {
      this.close();
      this.release();
      this.open.push(view);
      return;
    }
    this.other(known);
  }
}

/** Each text goes to the row whose figures stand nearest; lines with figures between them part rows. */
function groupAround(known: readonly KnownLine[], textLeft: number): Group[] {
  const anchors = known.flatMap(({ kind }, i) => (kind.kind === 'booked' ? [i] : []));
  const lineAt = (i: number): LineView => (known[i] as KnownLine).view;
  const owners = known.map(({ view, kind }, i) => {
    if (kind.kind === 'booked') return i;
    if (kind.kind !== 'opens' && (kind.kind !== 'text' || !standsUnder(view, textLeft))) return -1;
    const distance = (anchor: number): number => Math.abs(lineAt(anchor).line.baseline - view.line.baseline);
    const near = anchors.filter(
      (anchor) => lineAt(anchor).line.page === view.line.page && distance(anchor) < STEP * view.line.size,
    );
    return near.length > 0 ? near.reduce((a, b) => (distance(b) < distance(a) ? b : a)) : -1;
  });
  return known.flatMap((line, i): Group[] => {
    if (owners[i] === -1) return [{ type: 'other', known: line }];
    if (owners[i] !== i) return [];
    const lines = known.flatMap(({ view }, j) => (owners[j] === i ? [view] : []));
    return [{ type: 'row', lines, booked: line.view, below: null }];
  });
}

/**
 * A block's lines as rows and the lines between them. `textLeft` is where the rows' texts begin, `table` are the steps of all
 * blocks' lines: one with a single row does not tell how far rows stand apart.
 */
export function groupLines(
  known: readonly KnownLine[],
  mode: FigureLine,
  textLeft: number,
  table: Steps = stepsOf(known),
): Group[] {
  const lines = withoutOverFigures(known, mode === 'middle' || mode === 'parted');
  if (mode === 'middle') return groupAround(lines, textLeft);
  if (mode === 'parted') return groupParted(lines, textLeft);
  const grouping = new Grouping(lines, mode, textLeft, table);
  lines.forEach((line, i) => {
    if (line.kind.kind === 'booked') grouping.booked(line.view);
    else if (line.kind.kind === 'balance') grouping.balance(line);
    else if (line.kind.kind === 'opens' || (mode === 'dated' && isStacked(known[i - 1], line))) grouping.opens(line);
    else if (line.kind.kind === 'text') grouping.text(line);
    else if (line.kind.kind === 'section') grouping.section(line);
    else if (line.kind.kind === 'aside') grouping.aside(line);
    else grouping.other(line);
  });
  grouping.close();
  grouping.release();
  return grouping.groups;
}
