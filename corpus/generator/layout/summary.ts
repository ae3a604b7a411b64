import type { Flow } from './flow.ts';
import { limitFacts } from './header.ts';
import type { PrintedAccount } from './printed-account.ts';
import { printDate } from './printed-dates.ts';
import { figureText, magnitudeText, type Printing } from './row-cells.ts';
import type { Ink } from './sheet.ts';

/** The printed figures that stand together above the bookings. */

/** A figure of the summary under its name, with the day it is of or the count of rows it sums. */
type Named = readonly [label: string, figure: string, note: string];

function figuresOf(printing: Printing, printed: PrintedAccount): Named[] {
  const { grammar, vocabulary } = printing;
  const { labels } = vocabulary;
  const { account } = printed;
  const card = account.type === 'credit-card';
  const day = (iso: string): string => printDate(iso, grammar.dates, vocabulary);
  const count = (sign: number): string =>
    `(${account.entries.filter(({ amount }) => Number(amount) * sign > 0).length})`;
  const figures: Named[] = [];
  if (printed.opening !== null && ['summary', 'both'].includes(grammar.opening)) {
    figures.push([
      card ? labels.cardOpening : labels.opening,
      figureText(printing, printed.opening),
      day(account.start),
    ]);
  }
  if (printed.totals && grammar.totals === 'summary') {
    figures.push([labels.moneyIn, magnitudeText(printing, printed.totals.moneyIn), count(1)]);
    if (grammar.limitAt === 'summary')
      figures.push(...limitFacts(printing, account).map(([label, figure]): Named => [label, figure, '']));
    figures.push([labels.moneyOut, magnitudeText(printing, printed.totals.moneyOut), count(-1)]);
  }
  if (printed.closing !== null && ['summary', 'both'].includes(grammar.closing)) {
    figures.push([card ? labels.cardClosing : labels.closing, figureText(printing, printed.closing), day(account.end)]);
  }
  return figures.map(([label, figure, note], i) => [
    (grammar.summaryNames?.[i] ?? label).replace('{day}', note),
    figure,
    note,
  ]);
}

/** Draws figures side by side, each below its name. */
function drawCells(flow: Flow, { grammar }: Printing, figures: readonly Named[], ink: Ink): void {
  const { width, margin } = grammar.page;
  const cell = (width - 2 * margin) / figures.length;
  const down = grammar.summaryDays ? 12 : 0;
  figures.forEach(([label, figure, note], index) => {
    const x = margin + cell * index;
    flow.sheet.panel([x + 2, flow.y, x + cell - 2, flow.y + 34 + down], { fill: '#f1f1ee' });
    flow.sheet.text(label, x + 8, flow.y + 12, { ...ink, size: ink.size - 1.5 });
    if (grammar.summaryDays) flow.sheet.text(note, x + 8, flow.y + 24, { ...ink, size: ink.size - 1.5 });
    flow.sheet.text(figure, x + 8, flow.y + 26 + down, { ...ink, bold: true, size: ink.size + 1.5 });
  });
  flow.y += 48 + down;
}

/** Draws figures behind their names, one below the other, the first beside the period. */
function drawBesidePeriod(
  flow: Flow,
  printing: Printing,
  { account }: PrintedAccount,
  figures: readonly Named[],
  ink: Ink,
): void {
  const { grammar, vocabulary } = printing;
  const { margin, width } = grammar.page;
  const days = [account.start, account.end].map((iso) => printDate(iso, grammar.longDates, vocabulary));
  flow.sheet.text(days.join(' - '), margin, flow.y + ink.size, ink);
  for (const [label, figure] of figures) {
    flow.y += ink.size * 1.5;
    flow.sheet.text(label, width / 2, flow.y - ink.size / 2, ink);
    flow.sheet.text(figure, width / 2 + 160, flow.y - ink.size / 2, ink, 'right');
  }
  flow.y += 12;
}

/** Draws an account's printed figures in the grammar's form; nothing where it prints none. */
export function drawSummary(flow: Flow, printing: Printing, printed: PrintedAccount): void {
  const { grammar } = printing;
  const figures = figuresOf(printing, printed);
  if (figures.length === 0) return;
  const { width, margin } = grammar.page;
  const ink: Ink = { family: grammar.family, size: grammar.size + 0.5 };
  const step = ink.size * 1.5;
  if (grammar.summary === 'cells') {
    drawCells(flow, printing, figures, ink);
    return;
  }
  if (grammar.summary === 'beside-period') {
    drawBesidePeriod(flow, printing, printed, figures, ink);
    return;
  }
  const x0 = grammar.summary === 'box' ? width - margin - 245 : margin;
  const x1 = x0 + 245;
  const height = step * figures.length + 8;
  if (grammar.summary === 'box') flow.sheet.panel([x0 - 6, flow.y, x1, flow.y + height], { stroke: '#444444' });
  figures.forEach(([label, figure], index) => {
    const baseline = flow.y + step * (index + 1) - 1;
    flow.sheet.text(label, x0, baseline, ink);
    flow.sheet.text(figure, x1 - 6, baseline, { ...ink, bold: true }, 'right');
  });
  flow.y += height + 12;
}
