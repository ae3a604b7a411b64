import { columnBands, columnsInWords, columnTags, headingCells } from './columns.ts';
import type { InspectRow, InspectSheet } from './sheet.ts';
import { label, rectangle, stroke } from './svg.ts';

/** The drawing over a page, as SVG. */

const INK = { word: '#2563eb', ruling: '#c026d3', figure: '#1a1c1e' } as const;
const STANDING: Readonly<Record<InspectRow['standing'], string>> = {
  bound: '#0b6b4c',
  broken: '#b42318',
  unbound: '#9a6700',
};
/** Points between the lines of the strip below the page, its font size, and its margin. */
const LEADING = 12;
const SIZE = 8;
const MARGIN = 10;
/** The least room right of the page for what was read of a row, in points, and that text's size and a letter's width on average. */
const GUTTER = 150;
const READING = 7;
const LETTER = 0.58 * READING;
/** Which place in the gutter a row has: one for the rows of each of the tables that stand side by side. */
function lanes(rows: readonly InspectRow[]): Map<InspectRow, number> {
  const lane = new Map<InspectRow, number>();
  for (const row of [...rows].sort((a, b) => a.box[0] - b.box[0])) {
    const left = [...lane].filter(([other]) => other.box[2] <= row.box[0]);
    lane.set(row, 1 + Math.max(-1, ...left.map(([, at]) => at)));
  }
  return lane;
}

/** What was read of a row. */
function readingOf({ row, date, amount, balance, confidence }: InspectRow): string {
  return `${row + 1} ${date} ${amount}${balance === null ? '' : ` = ${balance}`} ${confidence.toFixed(2)}`;
}

/** How wide a place in the gutter is, in points. */
const laneWidth = (rows: readonly InspectRow[]): number =>
  Math.max(GUTTER, ...rows.map((row) => Math.ceil(readingOf(row).length * LETTER) + MARGIN));

/** The whole drawing's size, in points: the page, the gutter to its right and the strip below. */
export function drawingSize(sheet: InspectSheet): { readonly width: number; readonly height: number } {
  const places = 1 + Math.max(0, ...lanes(sheet.rows).values());
  const width = sheet.width + laneWidth(sheet.rows) * places;
  return { width, height: sheet.height + 2 * MARGIN + LEADING * stripLines(sheet, width).length };
}

/**
 * The SVG for a page: columns, words, rulings, rows, figures; what was read of each row to the right, below it what the
 * columns are taken for and the checks.
 * @param scale pixels to a point
 */
export function overlay(sheet: InspectSheet, scale: number): string {
  const { width, height } = drawingSize(sheet);
  const lane = lanes(sheet.rows);
  const step = laneWidth(sheet.rows);
  const parts = [
    ...columnBands(sheet),
    ...sheet.rulings.map(({ box }) => stroke(box, INK.ruling, 0.8)),
    ...sheet.words.map(({ box }) => rectangle(box, `fill="none" stroke="${INK.word}" stroke-width="0.3"`)),
    ...sheet.rows.map((row) => rowPart(row, sheet.width + step * (lane.get(row) ?? 0))),
    ...sheet.figures.map(({ box, ok }) =>
      rectangle(box, `fill="none" stroke="${ok ? INK.figure : STANDING.broken}" stroke-width="1.2"`),
    ),
    ...headingCells(sheet),
    ...columnTags(sheet),
    strip(sheet, width, height),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${parts.join('')}</svg>`;
}

function rowPart(row: InspectRow, left: number): string {
  const colour = STANDING[row.standing];
  const frame = rectangle(row.box, `fill="none" stroke="${colour}" stroke-width="0.7"`);
  return frame + label(left + 4, row.box[1] + READING, readingOf(row), colour, READING);
}

interface StripLine {
  readonly text: string;
  readonly colour: string;
}

/** Lines no longer than the strip is wide, cut at blanks; a line that goes on is indented. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of text.split(' ')) {
    if (open !== '' && open.length + word.length >= most) {
      lines.push(open);
      open = '    ';
    }
    open += open.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, open];
}

function stripLines(sheet: InspectSheet, width: number): StripLine[] {
  const checks = sheet.checks.length > 0 ? sheet.checks : [{ ok: true, text: 'No statement has a row on this page.' }];
  const lines = [
    ...checks.map(({ ok, text }) => ({ text, colour: ok ? INK.figure : STANDING.broken })),
    ...columnsInWords(sheet).map((text) => ({ text, colour: '#44505c' })),
  ];
  const most = Math.max(20, Math.floor((width - 2 * MARGIN) / (SIZE * 0.56)));
  return lines.flatMap(({ text, colour }) => wrap(text, most).map((part) => ({ text: part, colour })));
}

function strip(sheet: InspectSheet, width: number, height: number): string {
  const lines = stripLines(sheet, width).map(({ text, colour }, index) =>
    label(
      MARGIN + (text.startsWith(' ') ? 12 : 0),
      sheet.height + MARGIN + LEADING * (index + 0.7),
      text,
      colour,
      SIZE,
    ),
  );
  return rectangle([0, sheet.height, width, height], 'fill="#fbfaf6"') + lines.join('');
}
