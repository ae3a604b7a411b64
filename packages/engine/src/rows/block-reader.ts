import type { Block, Line } from '../shapes/layout.ts';
import type { Item, Labelled } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';
import { composeRow } from './compose-row.ts';
import type { Group, KnownLine } from './group-lines.ts';
import type { LineView } from './line-view.ts';
import { looseItems, toRemark } from './remarks.ts';
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

/** The items of one block; `day` is the date under which rows without one of their own stand. */
export class BlockReader {
  readonly items: Item[] = [];
  private day: PrintedDate | null;
  private readonly plan: TablePlan;
  private readonly lines: readonly Line[];

  /** `next` is the line after the block. */
  constructor(block: Block, plan: TablePlan, day: PrintedDate | null, next: Line | undefined) {
    this.lines = next ? [...block.lines, next] : block.lines;
    this.plan = plan;
    this.day = day;
  }

  get lastDay(): PrintedDate | null {
    return this.day;
  }

  take(group: Group): void {
    if (group.type === 'row') this.row(group);
    else this.other(group.known);
  }

  private loose(line: Line): void {
    this.items.push(...looseItems(line, this.lines[this.lines.indexOf(line) + 1], this.plan.form));
  }

  private row(group: Extract<Group, { type: 'row' }>): void {
    const { columns, index, datesAll } = this.plan;
    const row = composeRow(group, columns.texts, this.day, index);
    const own = group.lines.some((view) => view.date);
    if (!row.date || (datesAll && !own)) {
      for (const view of group.lines) this.loose(view.line);
      return;
    }
    this.day = row.date;
    this.items.push(row);
  }

  private section(view: LineView, phrases: readonly Labelled['phrase'][]): void {
    const { page, box } = view.line;
    this.items.push({ kind: 'section', spot: { page, box }, phrases, text: view.text });
    this.items.push(toRemark(view.line));
  }

  private other({ view, kind }: KnownLine): void {
    if (kind.kind === 'section') this.section(view, kind.phrases);
    else if (kind.kind === 'day') {
      this.day = view.date?.date ?? this.day;
      this.section(view, ['section-booked']);
    } else if (kind.kind === 'labelled') {
      this.items.push(labelledItem(view, kind.phrase, kind.label, true), toRemark(view.line));
    } else this.loose(view.line);
  }
}
