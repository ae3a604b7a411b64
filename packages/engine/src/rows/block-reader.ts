import type { Block, Line, Token } from '../shapes/layout.ts';
import type { Item, Labelled, Row } from '../shapes/row.ts';
import { LINE_STEP, LOOSE_EDGE } from '../tolerances.ts';
import { type PrintedDate, readDate } from '../values/date.ts';
import { dayNumber } from './column-facts.ts';
import { composeRow } from './compose-row.ts';
import type { KnownLine } from './figure-line.ts';
import type { Group, RowLines } from './group-lines.ts';
import type { HeadKind } from './head-totals.ts';
import { linesBelow } from './labelled-figures.ts';
import type { LineView } from './line-view.ts';
import { looseItems, toRemark } from './remarks.ts';
import { STEP_IN_DAY } from './run-over.ts';
import { sumsOfSides } from './sums-of-sides.ts';
import type { TablePlan } from './table-plan.ts';

function labelledItem(view: LineView, phrase: Labelled['phrase'], label: string, inTable: boolean): Labelled {
  const { page, box } = view.line;
  return {
    kind: 'labelled',
    spot: { page, box },
    phrase,
    label,
    date: view.date?.date ?? null,
    figures: view.figures,
    inTable,
  };
}

const SECTION_OF = { total: 'section-booked', 'total-in': 'section-in', 'total-out': 'section-out' } as const;

/** `02 Jul   Balance brought forward`: balances that rows begin with. */
const BEGINS: ReadonlySet<Labelled['phrase']> = new Set(['opening', 'brought-forward']);

/** The items of one block; `day` is the date under which rows without one of their own stand. */
export class BlockReader {
  readonly items: Item[] = [];
  private day: PrintedDate | null;
  private bottom: number;
  /** No row stands above: a day above the opening balance is one of a list. */
  private fresh: boolean;
  /** The last line with a day and a text that went on to no row: `03 Mar   CARD PAYMENT`. */
  private opened: LineView | null = null;
  private readonly plan: TablePlan;
  /** The day that its page is of, where no row prints one. */
  private readonly ofPaper: PrintedDate | null;
  private readonly lines: readonly Line[];

  /** `next` is the line after the block, `first` the one with which the table begins in it, `above` what stands above the block. */
  constructor(
    block: Block,
    plan: TablePlan,
    day: PrintedDate | null,
    next: Line | undefined,
    first: Line | undefined = block.lines[0],
    above: readonly Item[] = [],
  ) {
    this.lines = next ? [...block.lines, next] : block.lines;
    this.plan = plan;
    this.fresh = !above.some(({ kind }) => kind === 'row');
    this.ofPaper = plan.days.get(block.page) ?? null;
    this.day = this.ofPaper ?? day;
    // Rows at the top of a block go on from the page before.
    this.bottom = first?.baseline ?? 0;
  }

  get lastDay(): PrintedDate | null {
    return this.day;
  }

  take(group: Group): void {
    if (group.type === 'row') this.row(group);
    else this.other(group.known);
  }

  private loose(line: Line): void {
    const at = this.lines.indexOf(line);
    this.items.push(...looseItems(line, linesBelow(this.lines, at), this.plan.form, this.lines[at - 1]));
  }

  private row(group: Extract<Group, { type: 'row' }>): void {
    const { columns, index } = this.plan;
    const lines = { ...group, bookedBelow: columns.dates.below === true };
    const composed = composeRow(lines, columns.texts, this.day, index, this.supportOf(group.lines));
    const row = this.withOnlyDate(composed, group);
    const own = row !== composed || group.lines.some((view) => view.date);
    if (!row.date || (!own && !this.plan.moving.has(group.booked) && !this.goesOn(group.lines[0] as LineView))) {
      for (const view of group.lines) this.loose(view.line);
      return;
    }
    this.day = row.date;
    this.fresh = false;
    this.bottom = (group.lines.at(-1) as LineView).line.baseline;
    const sided = row.figures.some(({ role }) => role === 'money-in' || role === 'money-out');
    this.items.push({
      ...row,
      ...(!own && { undated: true as const }),
      ...((!this.isTold(row, group) ||
        this.isBelowDay(group) ||
        ((row !== composed || !own) && this.losesDay(group))) && {
        eitherDate: true as const,
      }),
      ...(this.plan.sidesNamed && sided && { sideNamed: true as const }),
      ...(this.plan.owed && { owedNamed: true as const }),
      ...(this.plan.owed === 'loan' && { loanNamed: true as const }),
      ...(this.plan.days.size > 0 && { dayOfPaper: true as const }),
    });
  }

  /** Whether it is told which of a row's two dates is which: in columns of their own, or below each other in one. */
  private isTold({ valueDate }: Row, { lines }: RowLines): boolean {
    const { sure, stackTold, elsewhere, rivals } = this.plan.columns.dates;
    const rivalled = lines.some(({ line }) => line.tokens.some((token) => rivals?.has(token)));
    if (!valueDate || elsewhere) return !elsewhere && !rivalled;
    const [above, below] = lines.filter((view) => view.date);
    const isStacked =
      below !== undefined && below.date?.text !== above?.date?.text && !lines.some((view) => view.valueDate);
    return sure && (!isStacked || stackTold === true || below.line.valueDay === true);
  }

  /**
   * Whether a day and a text right above a row may be its own:
   *
   *     03 Mar 2025    CARD PAYMENT
   *     01 Mar 2025    GREEN GROCER        12.00
   *
   * A day that comes before the row's is one of the list: `02 Mar 2025    INTEREST RATE CHANGED TO 6.44%`.
   */
  private isBelowDay({ lines: [first] }: RowLines): boolean {
    const above = this.opened;
    if (!above?.date || !first) return false;
    const step = first.line.baseline - above.line.baseline;
    if (step <= 0 || step >= LINE_STEP * first.line.size) return false;
    return first.date === null || !(dayNumber(above.date) <= dayNumber(first.date));
  }

  /** Whether words in the booking dates' column are a date that is cut: `24m ars`. */
  private losesDay({ lines }: RowLines): boolean {
    const cut = lines.flatMap(({ line: { words } }) =>
      words.filter((word, at) => {
        const joined = `${word.text}${words[at + 1]?.text ?? ''}`;
        return (
          /^\p{Nd}/u.test(joined) &&
          /[\p{L}./-]/u.test(joined) &&
          readDate(word.text) === null &&
          readDate(joined) !== null
        );
      }),
    );
    const isDay = ({ box }: Token): boolean => cut.some((word) => Math.abs(word.box[0] - box[0]) < LOOSE_EDGE);
    return cut.length > 0 && [...this.plan.columns.dates.booking].some(isDay);
  }

  /**
   * Where rows have dates of both kinds, a row with one of them alone is of that day, not of the row's above:
   *
   *     11/03            PAYMENT, THANK YOU     -20,673
   *     10/22   10/23    GROCER                   3,331
   */
  private withOnlyDate(row: Row, { lines, booked }: RowLines): Row {
    const [text] = booked.segments;
    const only = booked.valueDate && text && booked.valueDate.box[2] < text.box[0] ? booked.valueDate.date : null;
    if (this.plan.dateless || !only || lines.some((view) => view.date)) return row;
    return { ...row, date: only, valueDate: null };
  }

  /** The least support of a row's lines. */
  private supportOf(lines: readonly LineView[]): number | null {
    const all = lines.flatMap((view) => this.plan.support.get(view) ?? []);
    return all.length > 0 ? Math.min(...all) : null;
  }

  /** A row without a date of its own stands right under the row or the date that it shares a day with, where texts begin. */
  private goesOn(first: LineView): boolean {
    const gap = first.line.baseline - this.bottom;
    const left = first.segments[0]?.box[0];
    return gap < STEP_IN_DAY * first.line.size && (left === undefined || left > this.plan.textLeft - LOOSE_EDGE);
  }

  /**
   * True for a row's first line whose figures a page parts from it: what follows is of its day. It stands right under
   * this block's rows and its text where theirs do; letterheads and feet have dates at their edge as well.
   */
  private beginsRow(view: LineView): boolean {
    return view.date !== null && this.items.some(({ kind }) => kind === 'row') && this.goesOn(view);
  }

  private section(view: LineView, phrases: readonly Labelled['phrase'][]): void {
    const { page, box } = view.line;
    this.items.push({ kind: 'section', spot: { page, box }, phrases, text: view.text });
    this.items.push(toRemark(view.line));
  }

  /** A total above its rows says their direction, and where it has a date their day. */
  private head(view: LineView, { phrase }: HeadKind): void {
    this.beginDay(view);
    this.section(view, [SECTION_OF[phrase]]);
    this.items.push({ ...labelledItem(view, phrase, view.text, true), heads: true });
  }

  /** What follows a line is of its day: one that prints nothing else, or a balance above rows that print none. */
  private beginDay(view: LineView): void {
    this.day = view.date?.date ?? this.day;
    this.bottom = view.line.baseline;
  }

  private other({ view, kind }: KnownLine): void {
    if (kind.kind === 'section') this.section(view, kind.phrases);
    else if (kind.kind === 'day') {
      this.beginDay(view);
      this.section(view, ['section-booked']);
    } else if (kind.kind === 'head') this.head(view, kind);
    else if (kind.kind === 'labelled') {
      // A list of days and balances ends above the balance with which rows begin
      if (kind.phrase === 'opening' && this.fresh) this.day = this.ofPaper;
      if (this.plan.dateless && BEGINS.has(kind.phrase)) this.beginDay(view);
      const item = labelledItem(view, kind.phrase, kind.label, true);
      this.items.push(
        ...(kind.reckoned ? [{ ...item, reckoned: true as const }] : sumsOfSides(item)),
        toRemark(view.line),
      );
    } else {
      if (this.beginsRow(view)) this.day = view.date?.date ?? this.day;
      if (view.date !== null && view.segments.length > 0 && view.figures.length === 0) this.opened = view;
      this.loose(view.line);
    }
  }
}
