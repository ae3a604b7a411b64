import { forTerminal } from '../io.ts';
import type { InspectRow, InspectSheet } from './sheet.ts';

/** The drawing over a page, as SVG. */

const INK = { word: '#2563eb', ruling: '#c026d3', figure: '#7c3aed' } as const;
const STANDING: Readonly<Record<InspectRow['standing'], string>> = {
  bound: '#0b6b4c',
  broken: '#b42318',
  unbound: '#9a6700',
};
/** Points between the lines of the strip below the page, and its margin. */
const LEADING = 12;
const MARGIN = 10;
/** Room to the right of the page for what was read of each row, in points. */
export const GUTTER = 150;

/** How high the strip below the page is that says what was checked, in points. */
export const stripHeight = (sheet: InspectSheet): number => 2 * MARGIN + LEADING * Math.max(1, sheet.checks.length);

/**
 * The SVG for a page: words, rulings, rows, figures; what was read of each row to the right, the checks below.
 * @param scale pixels to a point
 */
export function overlay(sheet: InspectSheet, scale: number): string {
  const width = sheet.width + GUTTER;
  const height = sheet.height + stripHeight(sheet);
  const parts = [
    ...sheet.rulings.map(({ box: [x0, y0, x1, y1] }) => {
      // A frame of no height or width would not be drawn, a line is.
      return `<path d="M${figure(x0)} ${figure(y0)}L${figure(x1)} ${figure(y1)}" stroke="${INK.ruling}" stroke-width="0.8"/>`;
    }),
    ...sheet.words.map(({ box }) => rectangle(box, `fill="none" stroke="${INK.word}" stroke-width="0.35"`)),
    ...sheet.rows.map((row) => rowPart(row, sheet.width)),
    ...sheet.figures.map(({ box, ok }) =>
      rectangle(box, `fill="none" stroke="${ok ? INK.figure : STANDING.broken}" stroke-width="1.2"`),
    ),
    strip(sheet),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${parts.join('')}</svg>`;
}

type ReadonlyBox = InspectRow['box'];

const figure = (value: number): string => String(Math.round(value * 100) / 100);

function rectangle([x0, y0, x1, y1]: ReadonlyBox, style: string): string {
  return `<rect x="${figure(x0)}" y="${figure(y0)}" width="${figure(x1 - x0)}" height="${figure(y1 - y0)}" ${style}/>`;
}

function label(x: number, y: number, content: string, colour: string, size = 5): string {
  return `<text x="${figure(x)}" y="${figure(y)}" font-size="${size}" fill="${colour}">${escaped(content)}</text>`;
}

const escaped = (text: string): string =>
  forTerminal(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function rowPart(row: InspectRow, pageWidth: number): string {
  const colour = STANDING[row.standing];
  const frame = rectangle(row.box, `fill="${colour}" fill-opacity="0.08" stroke="${colour}" stroke-width="0.7"`);
  const balance = row.balance === null ? '' : ` = ${row.balance}`;
  const text = `${row.row + 1}  ${row.date}  ${row.amount}${balance}  ${row.confidence.toFixed(2)}`;
  return frame + label(pageWidth + 4, row.box[1] + 7, text, colour, 7);
}

function strip(sheet: InspectSheet): string {
  const top = sheet.height;
  const paper = rectangle([0, top, sheet.width + GUTTER, top + stripHeight(sheet)], 'fill="#fbfaf6"');
  const checks = sheet.checks.length > 0 ? sheet.checks : [{ ok: true, text: 'No statement has a row on this page.' }];
  const lines = checks.map(({ ok, text }, index) =>
    label(MARGIN, top + MARGIN + LEADING * (index + 0.7), text, ok ? '#1a1c1e' : STANDING.broken, 8),
  );
  return paper + lines.join('');
}
