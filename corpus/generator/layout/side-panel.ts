import type { Flow } from './flow.ts';
import type { Grammar } from './grammar.ts';

/** A panel's width, and the blank between it and the rows, in points. */
const WIDTH = 130;
const BLANK = 10;
/** Its lines keep to no baseline of the rows. */
const STEP = 1.17;

/** From where to where the rows run, beside a panel where there is one. */
export function rowsSpan({ page: { width, margin }, panel }: Grammar): readonly [x0: number, x1: number] {
  return [margin, width - margin - (panel ? WIDTH + BLANK : 0)];
}

/** Draws the panel beside the rows that begin at the flow's place, where the page has it. */
export function drawPanel({ sheet, y }: Flow, { page, panel, family, size }: Grammar): void {
  if (!panel || (panel.on === 'first') !== (sheet.number === 1)) return;
  const x = page.width - page.margin - WIDTH;
  panel.lines.forEach((line, at) => {
    sheet.text(line, x, y + panel.drop + at * size * STEP, { family, size: size - 1, bold: at === 0 });
  });
}
