import { addDays } from '../../corpus/generator/model/days.ts';
import { closingOf, type Entry, turnoverOf } from '../../corpus/generator/model/statement-model.ts';
import {
  amountCells,
  type Booking,
  balanceText,
  bookingsOf,
  type CellTexts,
  dayText,
  type Printing,
  plainText,
} from './bookings.ts';
import { broken, type Grid, type GridLine, placeGrid, setHeadings, setLine } from './grid.ts';
import type { CellLabel, LineLabel } from './labels.ts';
import type { Setting } from './setting.ts';

/** Draws the table of bookings over as many pages as it takes. */

const FIGURES: readonly CellLabel[] = ['amount', 'money-in', 'money-out', 'balance', 'other-figure'];

interface Running {
  readonly printing: Printing;
  readonly setting: Setting;
  readonly grid: Grid;
  readonly onTurn: () => number;
  y: number;
  balance: bigint;
  day: string;
  headed: boolean;
}

const bottomOf = ({ printing }: Running): number => printing.style.page[1] - printing.style.margin - 24;

function balanceCells(printing: Printing, label: string, balance: bigint, date: string | null): CellTexts {
  const { style, random } = printing;
  const figure = style.cells.includes('balance')
    ? { balance: [balanceText(printing, balance)] }
    : amountCells(printing, balance);
  return {
    ...(date && random.chance(0.6) ? { date: [dayText(printing, date)] } : {}),
    description: [label],
    ...figure,
  };
}

/** Sets a line of one balance, total or title between bookings. */
function setPlain(running: Running, cells: CellTexts, what: LineLabel): void {
  const { printing, setting, grid } = running;
  const line: GridLine = Object.entries(cells).map(([cell, texts]) => ({
    cell: cell as CellLabel,
    text: texts?.join(' ') ?? '',
  }));
  running.y += grid.type.size * printing.style.leading;
  setLine(setting, grid, line, running.y, what, { bold: printing.style.boldBalances });
  running.y += grid.type.size * printing.style.rowGap;
}

function heads(running: Running): void {
  const { style, random } = running.printing;
  if (style.headed === 'none' || (style.headed === 'first-page' && running.headed)) return;
  running.headed = true;
  running.y += setHeadings(running.setting, running.grid, running.y, random.fork('heads'));
}

function turn(running: Running): void {
  const { printing } = running;
  const { style, wording } = printing;
  if (style.carried)
    setPlain(running, balanceCells(printing, wording.phrase('carried-forward'), running.balance, null), 'carried');
  running.y = running.onTurn();
  running.day = '';
  heads(running);
  if (style.carried)
    setPlain(running, balanceCells(printing, wording.phrase('brought-forward'), running.balance, null), 'carried');
}

/** Which of a row's lines carries its figures. */
function figureLineOf({ printing }: Running, lines: number): number {
  const { figureLine } = printing.style;
  return figureLine === 'first' ? 0 : figureLine === 'last' ? lines - 1 : (lines - 1) >> 1;
}

/** A row's cells line by line: figures on their line, all else from the first. */
function linesOf(running: Running, cells: CellTexts): { readonly lines: GridLine[]; readonly at: number } {
  const { style } = running.printing;
  const count = Math.max(1, cells.description?.length ?? 0);
  const at = figureLineOf(running, count);
  const centred = style.figureLine === 'middle';
  const lines = Array.from({ length: count }, (_, i) =>
    style.cells.flatMap((cell): GridLine => {
      if (cell === 'description') return [{ cell, text: cells.description?.[i] ?? '' }];
      if (cell === 'value-date' && style.dateBelow)
        return i === 1 ? [{ cell: 'date' as const, text: cells[cell]?.[0] ?? '' }] : [];
      const own = FIGURES.includes(cell) || centred ? at : 0;
      return i === own ? [{ cell, text: cells[cell]?.join(' ') ?? '' }] : [];
    }),
  );
  return { lines, at };
}

function setBooking(running: Running, booking: Booking): void {
  const { printing, setting, grid } = running;
  const { style } = printing;
  const again = running.day === '' && style.dated === 'day' ? { date: [dayText(printing, booking.entry.date)] } : {};
  const cells = broken(grid, { ...booking.cells, ...again });
  const { lines, at } = linesOf(running, cells);
  const below = style.balances === 'below' ? at + 1 : -1;
  const height = Math.max(lines.length, below + 1) * grid.type.size * style.leading;
  if (running.y + height > bottomOf(running)) turn(running);
  if (style.dated === 'heading' && booking.entry.date !== running.day) setDay(running, booking.entry.date);
  for (let i = 0; i < Math.max(lines.length, below + 1); i++) {
    running.y += grid.type.size * style.leading;
    const what: LineLabel = i < at ? 'leads' : i === at ? 'booked' : i === below ? 'below' : 'follows';
    setLine(setting, grid, lines[i] ?? [], running.y, what, { indent: i === 0 ? 0 : style.indent });
    if (i === below) setBalanceBelow(running, booking);
  }
  running.y += grid.type.size * style.rowGap;
  running.day = booking.entry.date;
  running.balance = booking.balance;
}

function setBalanceBelow({ printing, setting, grid, y }: Running, { balance }: Booking): void {
  const column = grid.columns.find(({ cell }) => cell === 'amount' || cell === 'money-in');
  if (!column) return;
  const x = column.align === 'right' ? column.x1 : column.align === 'left' ? column.x0 : (column.x0 + column.x1) / 2;
  const grey = { ...grid.type, colour: 0x777777 };
  setting.set(balanceText(printing, balance), x, y, grey, column.align, { line: 'below', cell: 'balance' });
}

function setDay(running: Running, iso: string): void {
  const { setting, grid, printing } = running;
  running.y += grid.type.size * (printing.style.leading + 0.4);
  const x = grid.columns[0]?.x0 ?? 0;
  setting.set(dayText(printing, iso), x, running.y, { ...grid.type, bold: true }, 'left', {
    line: 'day',
    cell: 'date',
  });
}

function setTitle(running: Running, title: string): void {
  const { setting, grid, printing } = running;
  if (running.y + 5 * grid.type.size > bottomOf(running)) turn(running);
  running.y += grid.type.size * 1.8;
  const type = { ...grid.type, bold: true, size: grid.type.size + printing.random.pick([0, 1, 2]) };
  setting.set(title, printing.style.margin, running.y, type, 'left', { line: 'section', cell: null });
  running.y += grid.type.size * 0.4;
}

function sectioned(printing: Printing, bookings: readonly Booking[]): [title: string, bookings: Booking[]][] {
  const { style, wording } = printing;
  const kindOf = ({ entry }: Booking): string =>
    style.sections === 'kinds' ? entry.type : wording.phrase(entry.amount < 0n ? 'section-out' : 'section-in');
  const sections = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const key = style.sections === 'kinds' ? booking.entry.type : String(booking.entry.amount < 0n);
    sections.set(key, [...(sections.get(key) ?? []), booking]);
  }
  return [...sections.values()].map((list) => [kindOf(list[0] as Booking), list]);
}

function setSections(running: Running, bookings: readonly Booking[]): void {
  const { printing } = running;
  for (const [title, list] of sectioned(printing, bookings)) {
    setTitle(running, title);
    running.headed = false;
    running.day = '';
    heads(running);
    for (const booking of list) setBooking(running, booking);
    const sum = list.reduce((total, { entry }) => total + entry.amount, 0n);
    const label = printing.wording.phrase(sum < 0n ? 'total-out' : 'total-in');
    if (printing.style.totals !== 'none')
      setPlain(
        running,
        { description: [`${label}${printing.random.chance(0.5) ? ` ${title}` : ''}`], ...amountCells(printing, sum) },
        'total',
      );
  }
}

/** What stands after the last booking of a day. */
function setDayEnd(running: Running, bookings: readonly Booking[], i: number): void {
  const { printing } = running;
  const { style, wording } = printing;
  const booking = bookings[i];
  if (!booking || (style.balances !== 'between' && !style.dayTotals)) return;
  const { date } = booking.entry;
  if (style.newestFirst ? bookings[i + 1]?.entry.date === date : !booking.lastOfDay) return;
  if (style.dayTotals) {
    const day = bookings.filter(({ entry }) => entry.date === date).map(({ entry }) => entry);
    setPlain(running, { description: [wording.phrase('subtotal')], ...turnoverCells(printing, day) }, 'total');
  }
  if (style.balances === 'between')
    setPlain(running, balanceCells(printing, wording.phrase('daily-balance'), booking.balance, date), 'balance');
}

/** Bookings that are announced stand in the same columns, and move no printed balance. */
function setPending(running: Running, bookings: readonly Booking[]): void {
  const { printing, setting, grid } = running;
  const { random, style, wording } = printing;
  if (running.y + 9 * grid.type.size * style.leading > bottomOf(running)) turn(running);
  running.y += grid.type.size * 1.8;
  const type = { ...grid.type, bold: true };
  setting.set(wording.phrase('pending'), style.margin, running.y, type, 'left', { line: 'lookalike', cell: null });
  for (const booking of bookings.slice(0, random.integer(1, 4))) {
    const { balance: _, ...cells } = broken(grid, booking.cells);
    const { lines } = linesOf(running, cells);
    for (const line of lines.slice(0, 2)) {
      running.y += grid.type.size * style.leading;
      setLine(setting, grid, line, running.y, 'lookalike');
    }
    running.y += grid.type.size * style.rowGap;
  }
}

function setBookings(running: Running, bookings: readonly Booking[]): void {
  for (const [i, booking] of bookings.entries()) {
    setBooking(running, booking);
    setDayEnd(running, bookings, i);
  }
}

function turnoverCells(printing: Printing, entries: readonly Entry[]): CellTexts {
  const { moneyIn, moneyOut } = turnoverOf(entries);
  return printing.style.cells.includes('amount')
    ? { amount: [balanceText(printing, moneyIn - moneyOut)] }
    : { 'money-in': [plainText(printing, moneyIn)], 'money-out': [plainText(printing, moneyOut)] };
}

function setTotals(running: Running): void {
  const { printing } = running;
  const figures = turnoverCells(printing, printing.account.entries);
  setPlain(running, { description: [printing.wording.phrase('total')], ...figures }, 'total');
}

/**
 * Draws an account's bookings from `top` on; `onTurn` begins a page and says where its rows begin. Gives where the table
 * ends; null where its columns do not fit the page.
 */
export function drawTable(printing: Printing, setting: Setting, top: number, onTurn: () => number): number | null {
  const { style, account, wording } = printing;
  const bookings = bookingsOf(printing);
  const ends = [account.opening, closingOf(account)].map((balance) => balanceCells(printing, '', balance, account.end));
  const grid = placeGrid(printing, bookings, ends);
  if (!grid) return null;
  const running: Running = {
    printing,
    setting,
    grid,
    onTurn,
    y: top,
    balance: account.opening,
    day: '',
    headed: false,
  };
  const opens = style.opening === 'row' || style.opening === 'both';
  const closes = style.closing === 'row' || style.closing === 'both';
  const opening = () =>
    setPlain(running, balanceCells(printing, wording.phrase('opening'), account.opening, account.start), 'opening');
  const closing = () =>
    setPlain(
      running,
      balanceCells(printing, wording.phrase('closing'), closingOf(account), addDays(account.end, 0)),
      'closing',
    );
  if (style.sections === 'none') {
    heads(running);
    if (style.newestFirst ? closes : opens) (style.newestFirst ? closing : opening)();
    setBookings(running, bookings);
    if (style.totals === 'foot') setTotals(running);
    if (style.newestFirst ? opens : closes) (style.newestFirst ? opening : closing)();
  } else setSections(running, bookings);
  if (style.pending) setPending(running, bookings);
  return running.y;
}
