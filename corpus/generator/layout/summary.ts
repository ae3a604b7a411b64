import type { Flow } from './flow.ts';
import { limitFacts } from './header.ts';
import type { PrintedAccount } from './printed-account.ts';
import { figureText, magnitudeText, type Printing } from './row-cells.ts';
import type { Ink } from './sheet.ts';

/** The printed figures that stand together above the bookings. */

function figuresOf(printing: Printing, printed: PrintedAccount): [label: string, figure: string][] {
  const { grammar, vocabulary } = printing;
  const { labels } = vocabulary;
  const card = printed.account.type === 'credit-card';
  const figures: [string, string][] = [];
  if (printed.opening !== null && ['summary', 'both'].includes(grammar.opening)) {
    figures.push([card ? labels.cardOpening : labels.opening, figureText(printing, printed.opening)]);
  }
  if (printed.totals && grammar.totals === 'summary') {
    figures.push([labels.moneyIn, magnitudeText(printing, printed.totals.moneyIn)]);
    if (grammar.limitAt === 'summary') figures.push(...limitFacts(printing, printed.account));
    figures.push([labels.moneyOut, magnitudeText(printing, printed.totals.moneyOut)]);
  }
  if (printed.closing !== null && ['summary', 'both'].includes(grammar.closing)) {
    figures.push([card ? labels.cardClosing : labels.closing, figureText(printing, printed.closing)]);
  }
  return figures.map(([label, figure], i) => [grammar.summaryNames?.[i] ?? label, figure]);
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
    const cell = (width - 2 * margin) / figures.length;
    figures.forEach(([label, figure], index) => {
      const x = margin + cell * index;
      flow.sheet.panel([x + 2, flow.y, x + cell - 2, flow.y + 34], { fill: '#f1f1ee' });
      flow.sheet.text(label, x + 8, flow.y + 12, { ...ink, size: ink.size - 1.5 });
      flow.sheet.text(figure, x + 8, flow.y + 26, { ...ink, bold: true, size: ink.size + 1.5 });
    });
    flow.y += 48;
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
