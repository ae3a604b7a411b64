import type { Box, SetRole } from '@tallyleaf/contract';
import type { Input } from '../convert.ts';
import { union, unionOf } from '../geometry/box.ts';
import { openDocument } from '../intake/open-document.ts';
import { modelOf } from '../model/load-model.ts';
import type { Options } from '../options.ts';
import { placeInFile } from '../place-on-pages.ts';
import type { Host } from '../ports.ts';
import { DESCRIBES } from '../rows/text-roles.ts';
import { gatherPages } from '../search/gather-pages.ts';
import { readDocument } from '../search/read-document.ts';
import type { Reading } from '../search/reading.ts';
import { seeLayout } from '../see-layout.ts';
import type { Layout, Table } from '../shapes/layout.ts';
import type { Page } from '../shapes/page.ts';
import type { SeenBlock, SeenColumn, SeenLayout } from '../shapes/seen-layout.ts';
import { columnEdges, type FoundColumn } from './column-edges.ts';

/** A column of a table's part on one page. */
export interface ColumnSeen extends FoundColumn {
  /** From the part's top to its bottom, in points. */
  readonly box: Box;
}

/** The part of a table of bookings that stands on one page. */
export interface TableSeen {
  /** Tables with one fingerprint, in whatever files, are laid out alike. */
  readonly fingerprint: string;
  readonly box: Box;
  /** From left to right, none over another: those of the whole table, on each of its pages. */
  readonly columns: readonly ColumnSeen[];
}

/** A page of the file as it is looked at, in points. */
export interface ColumnsOfPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly tables: readonly TableSeen[];
}

/** A part of a table, with the page that it was laid out on. */
interface Part {
  readonly block: SeenBlock;
  readonly page: Page;
}

/** The words of a person for what a column is taken for. `described`: another column says what a booking is. */
function roleOf({ kind, role }: SeenColumn, described: boolean): SetRole {
  if (kind === 'dates') return role === 'booking-date' || role === 'value-date' ? role : 'unused';
  if (kind === 'figures') return role === 'other' ? 'unused' : role;
  if (role === 'reference') return role;
  return DESCRIBES.includes(role) && !(role === 'type' && described) ? 'description' : 'unused';
}

/** Dates that no row takes stand in its texts. */
const isInTexts = ({ kind, role }: SeenColumn): boolean => kind === 'dates' && role === 'unused';

/** Whether as many rows have a text as have a kind of booking: where they have none, the kind describes them. */
function isDescribed(columns: readonly SeenColumn[]): boolean {
  const count = (fits: (column: SeenColumn) => boolean): number =>
    columns
      .filter((column) => column.kind === 'texts' && fits(column))
      .reduce((sum, { values }) => sum + values.length, 0);
  const types = count(({ role }) => role === 'type');
  return count(({ role }) => role !== 'type' && DESCRIBES.some((known) => known === role)) * 2 > types;
}

/** A box of a page as laid out, on the page of the file. */
const inFile = (box: Box | SeenColumn['box'], page: Page, pages: readonly Page[]): Box =>
  placeInFile({ page: page.number, box: [...box] }, pages).box;

const widthOf = (page: Page): number => page.taken?.width ?? page.width;

/** Texts that stand apart from most of their column's are not a column of their own below this share of them. */
const STRAY = 0.2;

/** Where a column's values stand: texts of one meaning may stand on both sides of others. */
function placesOf({ kind, box, values }: SeenColumn): SeenColumn['box'][] {
  if (kind !== 'texts') return [box];
  const places: { box: SeenColumn['box']; count: number }[] = [];
  for (const value of [...values].sort((a, b) => a.box[0] - b.box[0])) {
    const last = places.at(-1);
    if (last && value.box[0] < last.box[2]) {
      last.box = union(last.box, value.box);
      last.count += 1;
    } else places.push({ box: value.box, count: 1 });
  }
  const most = Math.max(...places.map(({ count }) => count));
  return places.filter(({ count }) => count >= most * STRAY).map((place) => place.box);
}

/** A column as it is found, and what tells it from others. */
interface Known extends FoundColumn {
  readonly key: string;
  readonly kind: SeenColumn['kind'];
}

/** Figures within a column of texts that no heading names are words of these. */
const areWords = (column: Known, all: readonly Known[]): boolean =>
  column.kind === 'figures' &&
  column.role === 'unused' &&
  column.heading === null &&
  all.some(
    ({ kind, role, from, to }) => kind === 'texts' && role === 'description' && from < column.to && column.from < to,
  );

/** What was found of a table's columns on all its pages: those of one meaning, one below the other, are one. */
function foundIn(parts: readonly Part[], pages: readonly Page[]): FoundColumn[] {
  const described = isDescribed(parts.flatMap(({ block }) => block.columns));
  const found: Known[] = [];
  const take = (column: SeenColumn, box: SeenColumn['box'], page: Page): void => {
    const heading = column.heading?.text ?? null;
    const key = `${column.kind} ${column.role} ${heading}`;
    const [from, to] = [box[0] / widthOf(page), box[2] / widthOf(page)];
    const at = found.findIndex((one) => one.key === key && one.from < to && from < one.to);
    const before = found[at] ?? { key, kind: column.kind, role: roleOf(column, described), from, to, heading };
    const wider = { ...before, from: Math.min(before.from, from), to: Math.max(before.to, to) };
    found.splice(at < 0 ? found.length : at, 1, wider);
  };
  for (const { block, page } of parts) {
    for (const column of block.columns.filter((each) => !isInTexts(each)))
      for (const box of placesOf(column)) take(column, inFile(box, page, pages), page);
  }
  return found
    .filter((column) => !areWords(column, found))
    .map(({ role, from, to, heading }) => ({ role, from, to, heading }));
}

/** A table's columns: those that a person set, with the words over them, else those that were found. */
function columnsOf(table: Table, parts: readonly Part[], pages: readonly Page[]): FoundColumn[] {
  const found = columnEdges(foundIn(parts, pages));
  if (!table.set) return found;
  const over = (from: number, to: number): string | null =>
    found.find((column) => from < (column.from + column.to) / 2 && (column.from + column.to) / 2 < to)?.heading ?? null;
  return table.set.columns.map((column) => ({ ...column, heading: over(column.from, column.to) }));
}

/** The tables that may be set, by their number: those of bookings, or where none is, all that hold figures. */
function partsOf(seen: readonly SeenLayout[], { pages }: Layout): Map<number, Part[]> {
  const parts = seen.flatMap(({ blocks }, i) =>
    blocks.map((block): Part => ({ block, page: (pages[i] as Layout['pages'][number]).page })),
  );
  const booked = parts.filter(({ block }) => block.bookings);
  const figured = parts.filter(({ block }) => block.columns.some(({ kind }) => kind === 'figures'));
  const byTable = new Map<number, Part[]>();
  for (const part of booked.length > 0 ? booked : figured)
    byTable.set(part.block.table, [...(byTable.get(part.block.table) ?? []), part]);
  return byTable;
}

function tableOn(
  { block, page }: Part,
  table: Table,
  columns: readonly FoundColumn[],
  pages: readonly Page[],
): TableSeen {
  const box = inFile(unionOf([block.box, ...block.columns.map((column) => column.box)]) as Box, page, pages);
  const share = (part: number): number => part * widthOf(page);
  return {
    fingerprint: table.fingerprint,
    box,
    columns: columns.map((column) => ({ ...column, box: [share(column.from), box[1], share(column.to), box[3]] })),
  };
}

/** The columns on pages as they were read, by the page of the file. */
function columnsOn({ layout, judge }: Reading): ColumnsOfPage[] {
  const pages = layout.pages.map(({ page }) => page);
  const byPage = new Map<number, ColumnsOfPage & { tables: TableSeen[] }>();
  for (const page of pages) {
    const number = page.taken?.page ?? page.number;
    const { width, height } = page.taken ?? page;
    if (!byPage.has(number)) byPage.set(number, { page: number, width, height, tables: [] });
  }
  for (const [index, parts] of partsOf(seeLayout(layout, judge), layout)) {
    const table = layout.tables[index] as Table;
    const columns = columnsOf(table, parts, pages);
    for (const part of parts)
      byPage.get(part.page.taken?.page ?? part.page.number)?.tables.push(tableOn(part, table, columns, pages));
  }
  return [...byPage.values()];
}

/**
 * The columns that the engine sees in a file's tables of bookings and what it takes them for, page by page, in the words
 * in which a person sets others (`Options.layouts`). `from` and `to` are shares of the page's width as it is looked at.
 * @throws {Refusal} when the file cannot be opened.
 */
export async function seeColumns(input: Input, options: Options, host: Host): Promise<ColumnsOfPage[]> {
  const document = await openDocument(input, options, host);
  try {
    const gathering = await gatherPages(document, options, host);
    await gathering.close();
    const { pages } = gathering.gathered;
    const unread = pages.some(({ text }) => text === 'none');
    return columnsOn(await readDocument(pages, () => modelOf(host), options, unread));
  } finally {
    document.close();
  }
}
