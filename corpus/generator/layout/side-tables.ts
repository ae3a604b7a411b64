import { addDays } from '../model/days.ts';
import { balancesOf } from '../model/statement-model.ts';
import type { SideTable } from '../vocabulary/vocabulary.ts';
import type { Flow } from './flow.ts';
import type { PrintedAccount } from './printed-account.ts';
import { printDate } from './printed-dates.ts';
import { figureText, magnitudeText, type Printing } from './row-cells.ts';
import { anchorOf, placeTable } from './table.ts';

/** Tables with dates and figures that are no bookings, and the small print. */

function drawSideTable(flow: Flow, { grammar }: Printing, table: SideTable): void {
  const ink = { family: grammar.family, size: grammar.size - 0.5 };
  const step = ink.size * 1.4;
  const { margin } = grammar.page;
  flow.require(step * (table.rows.length + 3) + 16);
  flow.y += 20;
  flow.sheet.text(table.title, margin, flow.y, { ...ink, bold: true, size: ink.size + 1 });
  flow.y += step;
  const width = 300 / table.heads.length;
  [table.heads, ...table.rows].forEach((row, line) => {
    row.forEach((text, column) => {
      const first = column === 0;
      const x = first ? margin : margin + width * (column + 1);
      flow.sheet.text(text, x, flow.y, { ...ink, bold: line === 0 }, first ? 'left' : 'right');
    });
    flow.y += step;
  });
}

/** The balance at the end of each day that had a booking. */
function dailyBalances(printing: Printing, { account }: PrintedAccount, most = 12): SideTable {
  const { title, heads } = printing.vocabulary.dailyBalances;
  const balances = balancesOf(account);
  const byDay = new Map(account.entries.map(({ date }, index) => [date, balances[index] ?? 0n]));
  const rows = [...byDay]
    .slice(0, most)
    .map(([day, balance]) => [
      printDate(day, printing.grammar.dates, printing.vocabulary),
      figureText(printing, balance),
    ]);
  return { title, heads, rows };
}

/** The balance of each day on a page of its own, between the edges of the bookings' table. */
function drawOverleaf(flow: Flow, printing: Printing, printed: PrintedAccount): void {
  const { grammar, vocabulary } = printing;
  const { title, heads, rows } = dailyBalances(printing, printed, Number.POSITIVE_INFINITY);
  const ink = { family: grammar.family, size: grammar.size };
  const { columns } = placeTable(grammar, vocabulary);
  const [left, right] = [columns[0], columns.at(-1)].map((column) => (column ? anchorOf(column) : 0)) as [
    number,
    number,
  ];
  flow.newPage();
  flow.y += 20;
  flow.sheet.text(title, left, flow.y, { ...ink, bold: true });
  [heads, ...rows].forEach(([day = '', balance = ''], line) => {
    flow.y += ink.size * 1.6;
    flow.sheet.text(day, left, flow.y, { ...ink, bold: line === 0 });
    flow.sheet.text(balance, right, flow.y, { ...ink, bold: line === 0 }, 'right');
  });
  flow.y += ink.size * 1.6;
}

/** Payments that are announced but not booked: they change no printed balance. */
function pending(printing: Printing, { account }: PrintedAccount): SideTable {
  const { vocabulary, grammar } = printing;
  const rows = vocabulary.merchants
    .slice(0, 2)
    .map((merchant, index) => [
      `${printDate(addDays(account.end, index), grammar.dates, vocabulary)}  ${merchant}`,
      figureText(printing, BigInt(-1995 - 1210 * index)),
    ]);
  return {
    title: vocabulary.rows.pending,
    heads: [vocabulary.headings.description[0] ?? '', vocabulary.headings.amount[0] ?? ''],
    rows,
  };
}

/** What will be paid on days to come: lines with a day, a text and a figure below a title, and under a heading where the grammar has one. */
export function drawOrders(flow: Flow, printing: Printing, { account }: PrintedAccount): void {
  const { grammar, vocabulary } = printing;
  const ink = { family: grammar.family, size: grammar.size - 0.5 };
  const step = ink.size * 1.6;
  const { margin } = grammar.page;
  const payees = [...vocabulary.merchants, ...vocabulary.people];
  flow.require(step * (payees.length + 2) + 30);
  flow.y += 14;
  flow.sheet.text(vocabulary.rows.orders ?? '', margin, flow.y, { ...ink, bold: true, size: ink.size + 1 });
  if (grammar.lookalikes.includes('orders-headed')) {
    const { date, description, amount } = vocabulary.headings;
    flow.y += step;
    flow.sheet.text(date[0] ?? '', margin, flow.y, ink);
    flow.sheet.text(description[0] ?? '', margin + 90, flow.y, ink);
    flow.sheet.text(amount[0] ?? '', margin + 340, flow.y, ink, 'right');
  }
  payees.forEach((payee, index) => {
    flow.y += step;
    const day = printDate(addDays(account.end, 2 * index + 1), grammar.dates, vocabulary);
    flow.sheet.text(day, margin, flow.y, ink);
    flow.sheet.text(payee, margin + 90, flow.y, ink);
    flow.sheet.text(magnitudeText(printing, BigInt(1850 + 725 * index)), margin + 340, flow.y, ink, 'right');
  });
  flow.y += step + 20;
}

/** Draws the tables that a grammar adds after the bookings. */
export function drawLookalikes(flow: Flow, printing: Printing, printed: PrintedAccount): void {
  const { vocabulary, grammar } = printing;
  for (const kind of grammar.lookalikes) {
    if (kind === 'fees') drawSideTable(flow, printing, vocabulary.fees);
    else if (kind === 'interest') drawSideTable(flow, printing, vocabulary.interest);
    else if (kind === 'pending') drawSideTable(flow, printing, pending(printing, printed));
    else if (kind === 'daily-balances') drawSideTable(flow, printing, dailyBalances(printing, printed));
    else if (kind === 'daily-balances-overleaf') drawOverleaf(flow, printing, printed);
    else if (kind === 'orders-headed') drawOrders(flow, printing, printed);
  }
}

function drawParagraph(flow: Flow, printing: Printing, text: string, framed: boolean): void {
  const { grammar } = printing;
  const ink = { family: grammar.family, size: grammar.size - 1, colour: '#444444' };
  const { width, margin } = grammar.page;
  const lines = flow.sheet.wrap(text, width - 2 * margin - 16, ink);
  const height = lines.length * ink.size * 1.35 + 12;
  flow.require(height + 10);
  flow.y += 8;
  if (framed) flow.sheet.panel([margin, flow.y, width - margin, flow.y + height], { fill: '#f6f1e4' });
  lines.forEach((line, index) => {
    flow.sheet.text(line, margin + 8, flow.y + 6 + ink.size * (0.8 + 1.35 * index), ink);
  });
  flow.y += height;
}

/** Draws the advertisement, the notice and the terms that a grammar adds. */
export function drawSmallPrint(flow: Flow, printing: Printing): void {
  const { vocabulary, grammar } = printing;
  flow.y += 10;
  if (grammar.advert) drawParagraph(flow, printing, vocabulary.advert, true);
  if (grammar.notice !== null) drawParagraph(flow, printing, grammar.notice, false);
  if (grammar.terms) for (const text of vocabulary.terms) drawParagraph(flow, printing, text, false);
}
