import type { Block, Heading, Layout, Line, PageLayout, Table } from '../shapes/layout.ts';
import type { Page, Word } from '../shapes/page.ts';
import { type NumberForm, numberForm } from '../values/amount.ts';
import { tableColumns } from './columns.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';
import { strips } from './side-by-side.ts';

const wordsOf = (lines: readonly Line[]): Word[] => lines.flatMap((line) => line.words);

/** The blocks that stand under one heading: one, or one for each of its strips. */
function blocksUnder(page: Page, heading: Heading, lines: readonly Line[]): Block[] {
  const words = wordsOf(lines);
  const parts = strips(heading, words, page.width);
  const bottom = Math.max(heading.box[3], ...lines.map((line) => line.box[3]));
  return parts.map(({ x0, x1, heading: own }, i) => ({
    page: page.number,
    box: [x0, heading.box[1], x1, bottom],
    heading: own,
    ownHeading: true,
    strip: parts.length === 1 ? null : i,
    lines:
      parts.length === 1
        ? lines
        : wordsToLines(
            page.number,
            words.filter((word) => (word.box[0] + word.box[2]) / 2 >= x0 && (word.box[0] + word.box[2]) / 2 < x1),
          ),
  }));
}

/** What stands above a page's first heading goes on under the heading of the page before, if there was one. */
function blockAbove(page: Page, lines: readonly Line[], before: Heading | null): Block[] {
  if (lines.length === 0) return [];
  const bottom = Math.max(...lines.map((line) => line.box[3]));
  return [
    { page: page.number, box: [0, 0, page.width, bottom], heading: before, ownHeading: false, strip: null, lines },
  ];
}

function divide(page: Page, before: Heading | null): { readonly layout: PageLayout; readonly last: Heading | null } {
  const lines = wordsToLines(page.number, page.words);
  const headings = findHeadings(lines);
  const first = headings[0]?.at ?? lines.length;
  const blocks = blockAbove(page, lines.slice(0, first), before);
  headings.forEach(({ at, heading }, i) => {
    const end = headings[i + 1]?.at ?? lines.length;
    blocks.push(...blocksUnder(page, heading, lines.slice(at + heading.lines, end)));
  });
  return { layout: { page, lines, blocks }, last: blocks.at(-1)?.heading ?? before };
}

/** What makes two headings the same table's: the same words at about the same places. */
const signature = (heading: Heading | null): string =>
  heading ? heading.cells.map((cell) => `${cell.text}@${Math.round(cell.box[0] / 24)}`).join('|') : '';

/** Blocks under the same heading as one table, whichever pages they stand on. */
function tablesOf(pages: readonly PageLayout[], form: NumberForm): Table[] {
  const bySignature = new Map<string, Block[]>();
  for (const block of pages.flatMap((page) => page.blocks)) {
    const key = signature(block.heading);
    const blocks = bySignature.get(key);
    if (blocks) blocks.push(block);
    else bySignature.set(key, [block]);
  }
  return [...bySignature.values()].map((blocks) => {
    const heading = blocks[0]?.heading ?? null;
    return { heading, blocks, ...tableColumns(blocks, heading, form) };
  });
}

const formOf = (pages: readonly PageLayout[]): NumberForm => {
  const tokens = pages.flatMap((page) => page.lines.flatMap((line) => line.tokens));
  return numberForm(tokens.flatMap((token) => (token.amount && !token.date ? [token.amount] : [])));
};

/** Pages as lines, and these as blocks under the headings that name their columns. */
export function findLayout(pages: readonly Page[]): Layout {
  const layouts: PageLayout[] = [];
  let heading: Heading | null = null;
  for (const page of pages) {
    const { layout, last } = divide(page, heading);
    layouts.push(layout);
    heading = last;
  }
  const form = formOf(layouts);
  return { pages: layouts, tables: tablesOf(layouts, form), form };
}
