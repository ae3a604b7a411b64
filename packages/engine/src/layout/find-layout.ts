import type { SetLayout } from '@tallyleaf/contract';
import type { Block, Heading, Layout, Line, PageLayout, Table } from '../shapes/layout.ts';
import type { Page, Word } from '../shapes/page.ts';
import type { NumberForm } from '../values/amount.ts';
import { adoptHeadings } from './adopted-headings.ts';
import { seamed, seamOf } from './bare-strips.ts';
import { joinBrokenDates } from './broken-dates.ts';
import { tableColumns } from './columns.ts';
import { withMonths } from './days-of-months.ts';
import { withoutLeaders } from './dot-leaders.ts';
import { withoutDrawnRules } from './drawn-tables.ts';
import { fingerprintOf } from './fingerprint.ts';
import { formOfPages } from './form-of-pages.ts';
import { findHeadings } from './headings.ts';
import { withoutLeftPanel } from './left-panel.ts';
import { wordsToLines } from './lines.ts';
import { mixedForm } from './mixed-form.ts';
import { partPanel } from './page-panel.ts';
import { partPairedDays } from './paired-days.ts';
import { findRecords } from './records.ts';
import { haveRowsOf } from './rows-above.ts';
import { withSetColumns } from './set-columns.ts';
import { isFoot, strips, stripsEnd, stripsGoOn } from './side-by-side.ts';
import { withoutPanel } from './side-panel.ts';
import { joinSpacedDays } from './spaced-days.ts';
import { summaryHead } from './summary-head.ts';
import { withoutNamesOfValueDays } from './valued-days.ts';
import { withoutWordsOfDays } from './worded-days.ts';

const wordsOf = (lines: readonly Line[]): Word[] => lines.flatMap((line) => line.words);

/** The blocks that stand under one heading: one, or one for each of its strips. `own`: it is printed right above them. */
function blocksUnder(page: Page, heading: Heading | null, lines: readonly Line[], own: boolean): Block[] {
  if (lines.length === 0 && !own) return [];
  const words = wordsOf(lines);
  const parts = heading ? strips(heading, words, page.width) : [{ x0: 0, x1: page.width, heading: null }];
  const top = own ? (heading?.box[1] ?? 0) : 0;
  const bottom = Math.max(own ? (heading?.box[3] ?? 0) : 0, ...lines.map((line) => line.box[3]));
  return parts.map(({ x0, x1, heading: part }, i) => ({
    page: page.number,
    box: [x0, top, x1, bottom],
    heading: part,
    ownHeading: own,
    strip: parts.length === 1 ? null : i,
    lines:
      parts.length === 1
        ? lines
        : wordsToLines(
            page.number,
            words.filter((word) => isWithin(word, x0, x1)),
          ),
  }));
}

/** Lines without a heading over them: one block, or where rows stand side by side one for each strip of these. */
function bareBlocks(page: Page, lines: readonly Line[], seam: number | null): Block[] {
  const range = seam === null ? null : seamed(lines, seam);
  if (!range || seam === null) return blocksUnder(page, null, lines, false);
  const strip = (x0: number, x1: number, i: number): Block[] => {
    const words = wordsOf(lines.slice(range.from, range.to)).filter((word) => isWithin(word, x0, x1));
    return blocksUnder(page, null, wordsToLines(page.number, words), false).map((block) => ({ ...block, strip: i }));
  };
  return [
    ...blocksUnder(page, null, lines.slice(0, range.from), false),
    ...strip(0, seam, 0),
    ...strip(seam, page.width, 1),
    ...blocksUnder(page, null, lines.slice(range.to), false),
  ];
}

const isWithin = (word: Word, x0: number, x1: number): boolean => {
  const middle = (word.box[0] + word.box[2]) / 2;
  return middle >= x0 && middle < x1;
};

/** The heading that a page ends under; `cut` are tables side by side above the page's foot. */
interface Last {
  readonly heading: Heading | null;
  readonly cut: Heading | null;
}

/** Lines above a page's first heading where tables side by side go on, and what stands above and below these. */
function cutBlocks(page: Page, above: readonly Line[], cut: Heading | null): Block[] | null {
  const range = cut && stripsGoOn(cut, above, page.width);
  if (!range) return null;
  return [
    ...blocksUnder(page, null, above.slice(0, range.from), false),
    ...blocksUnder(page, cut, above.slice(range.from, range.to), false),
    ...blocksUnder(page, null, above.slice(range.to), false),
  ];
}

/** One page in blocks. What stands above its first heading goes on under the last one of the page before. */
function divide(
  page: Page,
  lines: readonly Line[],
  { heading: before, cut }: Last,
  seam: number | null,
): { readonly layout: PageLayout; readonly last: Last } {
  const all = findHeadings(lines);
  const { table, panel } = partPanel(page, lines, all, before);
  const headings = panel.length > 0 ? findHeadings(table) : all;
  const first = headings[0]?.at ?? table.length;
  const above = table.slice(0, first);
  const [own] = headings;
  const over = before ?? (own && haveRowsOf(above, table.slice(first + own.heading.lines)) ? own.heading : null);
  const goesOn = over === null ? 0 : ((before && own ? summaryHead(above) : null) ?? above.length);
  const bare = cutBlocks(page, above, cut) ?? [
    ...blocksUnder(page, over, above.slice(0, goesOn), false),
    ...(goesOn < above.length ? bareBlocks(page, above.slice(goesOn), seam) : []),
  ];
  const blocks = [...blocksUnder(page, null, panel, false), ...bare];
  let last: Last = { heading: before, cut: null };
  headings.forEach(({ at, heading }, i) => {
    const end = headings[i + 1]?.at ?? table.length;
    const under = table.slice(at + heading.lines, end);
    const bookings = stripsEnd(heading, under, page.width);
    const left = withoutLeftPanel(heading, under.slice(0, bookings ?? under.length));
    const parted = withoutPanel(left.heading, left.lines);
    blocks.push(...blocksUnder(page, parted.heading, parted.lines, true));
    blocks.push(...blocksUnder(page, null, [...left.panel, ...parted.panel], false));
    if (bookings !== null) blocks.push(...blocksUnder(page, null, under.slice(bookings), false));
    const goesOver = bookings !== null && isFoot(under.slice(bookings));
    last = { heading: bookings === null ? parted.heading : null, cut: goesOver ? parted.heading : null };
  });
  return { layout: { page, lines, blocks }, last };
}

/** What makes two headings the same table's: the same words at about the same places. */
const signature = (heading: Heading | null): string =>
  heading ? heading.cells.map((cell) => `${cell.text}@${Math.round(cell.box[0] / 24)}`).join('|') : '';

/** Cells of one heading on two pictures begin within this many points of each other. */
const NEAR_CELL = 14;

/** The same heading in another picture: a letter may have been misread, and no sheet lies as the one before. */
const isLike = (a: Heading, b: Heading): boolean =>
  a.cells.length === b.cells.length &&
  a.cells.every((cell, i) => {
    const other = b.cells[i];
    if (!other || Math.abs(cell.box[0] - other.box[0]) > NEAR_CELL) return false;
    return cell.text === other.text || (cell.roles.length > 0 && cell.roles.join() === other.roles.join());
  });

/** Blocks under the same heading as one table, whichever pages they stand on. */
function tablesOf(pages: readonly PageLayout[], form: NumberForm): Table[] {
  const bySignature = new Map<string, Block[]>();
  const keyOf = ({ heading, strip }: Block, page: Page): string => {
    const key = heading ? signature(heading) : `${strip ?? ''}`;
    if (page.text !== 'read' || !heading || bySignature.has(key)) return key;
    for (const [other, [first, ...more]] of bySignature) {
      const here = [first, ...more].some((block) => block?.ownHeading && block.page === page.number);
      if (first?.heading && !here && isLike(heading, first.heading)) return other;
    }
    return key;
  };
  for (const { page, blocks: all } of pages) {
    for (const block of all) {
      const key = keyOf(block, page);
      const blocks = bySignature.get(key);
      if (blocks) blocks.push(block);
      else bySignature.set(key, [block]);
    }
  }
  return [...bySignature.values()].map((blocks) => {
    const heading = blocks[0]?.heading ?? null;
    const columns = tableColumns(blocks, heading, form);
    const first = pages.find(({ page }) => page.number === blocks[0]?.page) as PageLayout;
    return {
      heading,
      blocks,
      ...columns,
      fingerprint: fingerprintOf(heading, columns.dates, columns.figures, first.page),
    };
  });
}

/** Pages as lines, and these as blocks under the headings that name their columns. `set`: columns that a person set. */
export function findLayout(pages: readonly Page[], set: readonly SetLayout[] = []): Layout {
  const layouts: PageLayout[] = [];
  let before: Last = { heading: null, cut: null };
  const printed = pages.map((page) => wordsToLines(page.number, withoutLeaders(withoutDrawnRules(page.words))));
  const whole = withoutNamesOfValueDays(joinSpacedDays(joinBrokenDates(printed)));
  const lines = partPairedDays(withMonths(withoutWordsOfDays(whole)));
  const seam = seamOf(lines.flat());
  for (const [i, page] of pages.entries()) {
    const { layout, last } = divide(page, lines[i] as readonly Line[], before, seam);
    layouts.push(layout);
    before = last;
  }
  const usual = formOfPages(layouts);
  const tables = tablesOf(layouts, usual);
  const form = mixedForm(usual, tables);
  const found = form === usual ? tables : tablesOf(layouts, form);
  const headed = adoptHeadings(found);
  return { pages: layouts, records: findRecords(layouts), tables: withSetColumns(headed, set, pages, form), form };
}
