import type { Box, Place } from '@tallyleaf/contract';
import { type Entry, turnoverOf } from '../model/statement-model.ts';
import type { Flow } from './flow.ts';
import { cardSections, type PrintedAccount, type PrintedSection } from './printed-account.ts';
import { printDate } from './printed-dates.ts';
import { printMagnitude } from './printed-figures.ts';
import {
  balanceRowCells,
  entryCells,
  figureText,
  magnitudeText,
  namedBalanceCells,
  type Printing,
  partsOf,
  totalsCells,
} from './row-cells.ts';
import { drawPanel } from './side-panel.ts';
import { Strips } from './strips.ts';
import {
  anchorOf,
  type Cells,
  drawFiguresNote,
  drawHeadings,
  drawRow,
  lineCount,
  placeTable,
  rowHeight,
  type TableLook,
  withLeaders,
  wrapCells,
} from './table.ts';

/** Where entries came to stand. */
export type Places = Map<Entry, Place>;

/** The table being drawn, and what the next row depends on. */
interface Running {
  readonly flow: Flow;
  readonly printing: Printing;
  readonly printed: PrintedAccount;
  look: TableLook;
  /** The halves of the page, where rows run down one and on down the other. */
  readonly strips: Strips | null;
  readonly places: Places;
  /** The balance after the last row drawn (oldest first only). */
  balance: bigint;
  lastDate: string;
  rows: number;
  headed: boolean;
}

function drawHeads(running: Running): void {
  const { printing, flow, look } = running;
  const { headings, figuresNote } = printing.grammar;
  drawPanel(flow, printing.grammar);
  if (headings === 'every-page' || (headings === 'first-page' && !running.headed)) {
    running.headed = true;
    flow.y += drawHeadings(flow.sheet, look, flow.y);
  }
  if (figuresNote !== null) flow.y += drawFiguresNote(flow.sheet, look, flow.y, figuresNote);
}

function drawPlain(running: Running, cells: Cells): void {
  const { flow, look } = running;
  const wrapped = wrapCells(flow.sheet, look, cells);
  drawRow(flow.sheet, look, wrapped, flow.y, { bold: true });
  flow.y += rowHeight(look, lineCount(wrapped));
}

function drawGoesOn({ printing, flow, look }: Running): void {
  const { goesOn, page } = printing.grammar;
  if (goesOn !== null) flow.sheet.text(goesOn, page.width - page.margin, flow.y + look.ink.size, look.ink, 'right');
}

/** Turns the page: the balance is carried over where the grammar says so, the headings are repeated. */
function turnPage(running: Running): void {
  const { printing, flow } = running;
  const carried = printing.grammar.carried;
  const names = printing.grammar.turnNames ?? printing.vocabulary.rows;
  if (carried && names.carried !== '')
    drawPlain(running, balanceRowCells(printing, names.carried, running.balance, null));
  drawGoesOn(running);
  if (running.strips) {
    running.strips.turn(flow);
    running.look = running.strips.look;
  } else flow.newPage();
  running.lastDate = '';
  drawHeads(running);
  if (carried) drawPlain(running, balanceRowCells(printing, names.brought, running.balance, null));
}

/** Room that the foot of a table must leave: the row that carries the balance over, and what says that it goes on. */
const footRoom = ({ printing: { grammar }, look }: Running): number =>
  (Number(grammar.carried) + Number(grammar.goesOn !== null)) * rowHeight(look, 1);

function makeRoom(running: Running, lines: number): void {
  if (!running.flow.fits(rowHeight(running.look, lines) + footRoom(running))) turnPage(running);
}

function cellsOf(running: Running, entry: Entry): Cells {
  const { printing, printed, flow, look } = running;
  const index = printed.account.entries.indexOf(entry);
  const { description: lines = [] } = wrapCells(flow.sheet, look, {
    description: partsOf(entry, printing.grammar).lines,
  });
  const description = printing.grammar.leaders ? withLeaders(flow.sheet, look, lines) : lines;
  const date = printing.grammar.dateShown === 'every-row' || entry.date !== running.lastDate;
  return entryCells(printing, entry, { date, balance: printed.balances[index] ?? null, description });
}

/** Draws a row that may go on over the page, line by line. */
function drawBreaking(running: Running, cells: Cells, odd: boolean): Place {
  const { flow, look } = running;
  const parts: { page: number; box: Box }[] = [];
  for (let from = 0; from < lineCount(cells); ) {
    let to = from + 1;
    while (to < lineCount(cells) && flow.fits(rowHeight(look, to - from + 1) + footRoom(running))) to++;
    const box = drawRow(flow.sheet, look, cells, flow.y, { odd, from, to });
    if (box) parts.push({ page: flow.sheet.number, box });
    flow.y += rowHeight(look, to - from);
    from = to;
    if (from < lineCount(cells)) turnPage(running);
  }
  const [first, ...more] = parts;
  if (!first) throw new Error('a row without words');
  return more.length > 0 ? { ...first, more } : first;
}

function drawEntry(running: Running, entry: Entry): void {
  const { printing, places } = running;
  const lines = lineCount(cellsOf(running, entry));
  if (running.strips?.isFull()) turnPage(running);
  makeRoom(running, printing.grammar.rowsBreak ? 1 : lines);
  const cells = cellsOf(running, entry);
  places.set(entry, drawBreaking(running, cells, running.rows % 2 === 1));
  running.rows++;
  running.lastDate = entry.date;
  running.balance += entry.amount;
}

/** What stands above a section and beside its subtotal. */
function sectionNames(
  { grammar, vocabulary: { rows } }: Printing,
  { direction, card = '' }: PrintedSection,
): readonly [title: string, total: string] {
  const own = direction === 'in' || direction === 'out' ? grammar.sectionNames?.[direction] : undefined;
  if (own) return own;
  if (direction === 'in') return [rows.sectionIn, rows.subtotalIn];
  if (direction === 'out') return [rows.sectionOut, rows.subtotalOut];
  return [(rows.cardSection ?? '').replace('{card}', card), (rows.cardSubtotal ?? '').replace('{card}', card)];
}

/** A section's title, with its total beside it where the grammar has that there. */
function drawTitle({ printing, look, flow }: Running, title: string, total: string): void {
  const { page, subtotalAt } = printing.grammar;
  flow.require(70);
  flow.y += 14;
  const ink = { ...look.ink, bold: true, size: look.ink.size + 1.5, colour: look.accent };
  flow.sheet.text(title, page.margin, flow.y, ink);
  const last = look.columns.at(-1);
  if (subtotalAt === 'title' && last) flow.sheet.text(total, anchorOf(last), flow.y, ink, last.align);
  flow.y += 6;
}

function drawSections(running: Running): void {
  const { printing, printed } = running;
  for (const section of printed.sections) {
    const { direction, entries, subtotal } = section;
    const [title, label] = sectionNames(printing, section);
    const figure = figureText(printing, direction === 'out' ? -subtotal : subtotal);
    drawTitle(running, title, `${label} ${figure}`);
    running.headed = false;
    running.lastDate = '';
    drawHeads(running);
    for (const entry of entries) drawEntry(running, entry);
    if (printing.grammar.subtotalAt === 'title') continue;
    makeRoom(running, 1);
    drawPlain(running, { description: [label], amount: [figure] });
  }
  const { totals } = printed;
  const { cardTotal } = printing.vocabulary.rows;
  if (!totals || printing.grammar.sections !== 'by-card' || !cardTotal) return;
  makeRoom(running, 1);
  drawPlain(running, { description: [cardTotal], amount: [figureText(printing, totals.moneyIn - totals.moneyOut)] });
}

/** Days of a range, the rate that held on them and the balance that it was reckoned on, in the columns of the rows. */
function drawInterestDays(running: Running): void {
  const { printing, printed } = running;
  const { grammar, vocabulary, currency } = printing;
  const { start, end, opening } = printed.account;
  const day = (iso: string): string => printDate(iso, grammar.dates, vocabulary);
  makeRoom(running, 1);
  drawPlain(running, {
    date: [day(start)],
    description: [`- ${day(end)}`],
    valueDate: [`${printMagnitude(225n, 2, grammar.numbers)} %`],
    amount: [magnitudeText({ grammar, vocabulary, currency }, opening)],
  });
}

/** Below the last row of one holder's card, what his rows come to. */
function drawHolderTotal(running: Running, last: Entry): void {
  const { printing, printed } = running;
  const sections = cardSections(printed.account, printing.grammar.cards);
  const at = sections.findIndex(({ entries }) => entries.at(-1) === last);
  const section = sections[at];
  if (!section) return;
  const { moneyIn, moneyOut } = turnoverOf(section.entries);
  makeRoom(running, 1);
  drawPlain(running, totalsCells(printing, moneyIn, moneyOut, ` ${printing.vocabulary.people[at] ?? ''}`));
}

/** A note among the rows, on the day of the row above it. */
function drawRowNote(running: Running): void {
  const { printing, lastDate } = running;
  const { grammar, vocabulary } = printing;
  if (grammar.rowNote === null) return;
  makeRoom(running, 1);
  drawPlain(running, { date: [printDate(lastDate, grammar.dates, vocabulary)], description: [grammar.rowNote] });
}

/** A payment stands before the title of the card whose purchases follow. */
const FIRST_OF_CARD = 1;
/** Blank above and below that title, in rows. */
const TITLE_BLANK = 0.2;

/** A title among the rows, in their ink, with blank above and below: what follows is of this card. */
function drawRowTitle(running: Running): void {
  const { rowTitle } = running.printing.grammar;
  if (rowTitle === null) return;
  makeRoom(running, 2);
  const { flow, look } = running;
  const height = rowHeight(look, 1);
  flow.y += TITLE_BLANK * height;
  drawRow(flow.sheet, look, wrapCells(flow.sheet, look, { description: [rowTitle] }), flow.y, {});
  flow.y += (1 + TITLE_BLANK) * height;
}

function drawRows(running: Running): void {
  const { printing, printed } = running;
  const { grammar, vocabulary } = printing;
  const newest = grammar.order === 'newest-first';
  const { account } = printed;
  const opening = () => {
    if (printed.opening === null || !['row', 'both'].includes(grammar.opening)) return;
    makeRoom(running, 1);
    drawPlain(running, namedBalanceCells(printing, 'opening', printed.opening, account.start));
  };
  const closing = () => {
    if (printed.closing === null || !['row', 'both'].includes(grammar.closing)) return;
    makeRoom(running, 1);
    drawPlain(running, namedBalanceCells(printing, 'closing', printed.closing, account.end));
  };
  drawHeads(running);
  (newest ? closing : opening)();
  if (grammar.lookalikes.includes('interest-days')) drawInterestDays(running);
  const entries = newest ? account.entries.toReversed() : account.entries;
  const middle = Math.floor(entries.length / 2);
  entries.forEach((entry, at) => {
    if (at === middle) drawRowNote(running);
    if (at === FIRST_OF_CARD) drawRowTitle(running);
    drawEntry(running, entry);
    if (grammar.totals === 'holders') drawHolderTotal(running, entry);
  });
  running.strips?.end(running.flow);
  if (entries.length === 0) drawPlain(running, { description: [vocabulary.rows.none] });
  if (printed.totals && ['foot', 'foot-stacked'].includes(grammar.totals)) {
    makeRoom(running, 1);
    drawPlain(running, totalsCells(printing, printed.totals.moneyIn, printed.totals.moneyOut));
  }
  (newest ? opening : closing)();
}

/** Draws an account's bookings from the flow's place on; gives where each entry came to stand. */
export function drawAccountTable(flow: Flow, printing: Printing, printed: PrintedAccount): Places {
  flow.require(60);
  const { grammar, vocabulary } = printing;
  const strips = grammar.strips === null ? null : new Strips(grammar, vocabulary, grammar.strips, flow.y);
  const running: Running = {
    flow,
    printing,
    printed,
    look: strips?.look ?? placeTable(grammar, vocabulary),
    strips,
    places: new Map(),
    balance: printed.account.opening,
    lastDate: '',
    rows: 0,
    headed: false,
  };
  if (printed.sections.length > 0) drawSections(running);
  else drawRows(running);
  const { ending } = grammar;
  if (ending !== null) {
    makeRoom(running, 1);
    drawPlain(running, { description: [ending] });
  }
  return running.places;
}
