import { COLUMN_ROLES } from '../languages/language.ts';
import type { Line, Table, TableColumn, Token } from '../shapes/layout.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';

/**
 * What can be seen of a table's columns, as numbers: the model judges by these what each holds. Order and names are
 * part of the weights' file; a share is 0 to 1, lengths are in font sizes.
 */
export type Facts = Readonly<Record<string, number>>;

/** A figure and the line that it stands on, counted through all of the table's blocks. */
interface Placed {
  readonly line: number;
  readonly value: number;
  readonly token: Token;
}

/** So many lines tell what a column holds. */
const ENOUGH_LINES = 400;

function linesOf(table: Table): Line[] {
  return table.blocks.flatMap((block) => block.lines).slice(0, ENOUGH_LINES);
}

function placesOf(column: TableColumn, lineOf: ReadonlyMap<Token, number>, form: NumberForm): Placed[] {
  return column.tokens.flatMap((token) => {
    const line = lineOf.get(token);
    if (line === undefined) return [];
    const units = token.amount ? readingIn(token.amount, form) : null;
    return [{ line, value: units === null ? Number.NaN : Number(units), token }];
  });
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function headingFacts({ heading }: TableColumn): Facts {
  const facts: Record<string, number> = {
    headed: heading ? 1 : 0,
    headingKnown: heading && heading.roles.length > 0 ? 1 : 0,
    meanings: heading?.roles.length ?? 0,
  };
  for (const role of COLUMN_ROLES) {
    const at = heading?.roles.indexOf(role) ?? -1;
    facts[`says ${role}`] = at < 0 ? 0 : at === 0 ? 2 : 1;
  }
  return facts;
}

/** How a column's figures are written. */
function printFacts(places: readonly Placed[]): Facts {
  const count = (test: (token: Token) => boolean): number =>
    share(places.filter(({ token }) => test(token)).length, places.length);
  const values = places.map(({ value }) => Math.abs(value)).filter((value) => !Number.isNaN(value));
  return {
    minus: count(({ amount }) => amount?.sign === '-'),
    plus: count(({ amount }) => amount?.sign === '+'),
    marked: count(({ amount }) => amount !== null && amount.mark !== null),
    symbol: count(({ amount }) => amount !== null && amount.symbol !== null),
    bare: count(({ amount }) => amount?.bare === true),
    zero: share(values.filter((value) => value === 0).length, values.length),
    distinct: share(new Set(values).size, values.length),
    firstOnLine: count(({ gapBefore }) => gapBefore === Infinity),
    lastOnLine: count(({ gapAfter }) => gapAfter === Infinity),
  };
}

/**
 * How the figures of one column move another: `moves` is the share of steps of `balance` that `amount` makes, `gains` the
 * share of these that go up.
 */
function steps(balance: readonly Placed[], amount: ReadonlyMap<number, number>): { moves: number; gains: number } {
  let made = 0;
  let up = 0;
  for (let i = 1; i < balance.length; i++) {
    const [before, after] = [balance[i - 1] as Placed, balance[i] as Placed];
    const step = after.value - before.value;
    const moved = [amount.get(after.line), amount.get(before.line)].find(
      (value) => value !== undefined && Math.abs(value) === Math.abs(step) && value !== 0,
    );
    if (moved === undefined) continue;
    made++;
    // Newest first, the figure of the line before makes the step, the other way round.
    const forward = amount.get(after.line) === moved;
    if (step > 0 === forward) up++;
  }
  return { moves: share(made, Math.max(1, balance.length - 1)), gains: made === 0 ? 0.5 : up / made };
}

/** What a column of figures has to do with the others: what balances move by is an amount. */
function movingFacts(index: number, places: readonly (readonly Placed[])[]): Facts {
  const byLine = places.map((column) => new Map(column.map(({ line, value }) => [line, value])));
  const own = places[index] as readonly Placed[];
  const ownByLine = byLine[index] as ReadonlyMap<number, number>;
  let isMoved = 0;
  let most = { moves: 0, gains: 0.5 };
  places.forEach((column, other) => {
    if (other === index) return;
    isMoved += steps(own, byLine[other] as ReadonlyMap<number, number>).moves;
    const moving = steps(column, ownByLine);
    if (moving.moves > most.moves) most = moving;
  });
  const filled = share(own.length, Math.max(1, ...places.map((column) => column.length)));
  return {
    isMoved,
    moves: most.moves,
    movesOfOwn: Math.min(2, most.moves / Math.max(0.05, filled)),
    gains: most.gains,
  };
}

/** The share of a column's lines that hold a figure in another as well. */
function together(own: readonly Placed[] | undefined, other: readonly Placed[] | undefined): number {
  if (!own || !other) return -1;
  const lines = new Set(other.map(({ line }) => line));
  return share(own.filter(({ line }) => lines.has(line)).length, Math.min(own.length, other.length));
}

const middleValue = (places: readonly Placed[]): number =>
  places
    .map(({ value }) => Math.abs(value))
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b)[places.length >> 1] ?? 0;

function placeFacts(column: TableColumn, index: number, count: number, lines: readonly Line[]): Facts {
  const size = lines[0]?.size ?? 9;
  const left = Math.min(...lines.map((line) => line.box[0]));
  const width = Math.max(1, Math.max(...lines.map((line) => line.box[2])) - left);
  return {
    fromLeft: index,
    fromRight: count - 1 - index,
    ofKind: count,
    x0: (column.box[0] - left) / width,
    x1: (column.box[2] - left) / width,
    width: (column.box[2] - column.box[0]) / size,
  };
}

/** The facts of a table's columns of figures, from left to right. */
export function figureFacts(table: Table, form: NumberForm): Facts[] {
  const lines = linesOf(table);
  const lineOf = new Map(lines.flatMap((line, i) => line.tokens.map((token) => [token, i] as const)));
  const dated = new Set(table.dates.flatMap((column) => column.tokens.map((token) => lineOf.get(token))));
  const places = table.figures.map((column) => placesOf(column, lineOf, form));
  const most = Math.max(1, ...places.map((column) => column.length));
  const scale = Math.max(1, ...places.map(middleValue));
  return table.figures.map((column, i) => {
    const own = places[i] as Placed[];
    return {
      kind: 0,
      ...placeFacts(column, i, table.figures.length, lines),
      fill: share(own.length, lines.length),
      fillOfMost: share(own.length, most),
      withDate: share(own.filter(({ line }) => dated.has(line)).length, own.length),
      withLeft: together(own, places[i - 1]),
      withRight: together(own, places[i + 1]),
      magnitude: middleValue(own) / scale,
      ...printFacts(own),
      ...movingFacts(i, places),
      ...NO_DAYS,
      ...headingFacts(column),
    };
  });
}

const NO_DAYS: Facts = { rising: 0, falling: 0, withYear: 0, beforeOther: 0, afterOther: 0, withFigure: 0 };
const NO_FIGURES: Facts = {
  magnitude: 0,
  minus: 0,
  plus: 0,
  marked: 0,
  symbol: 0,
  bare: 0,
  zero: 0,
  distinct: 0,
  isMoved: 0,
  moves: 0,
  movesOfOwn: 0,
  gains: 0,
};

/** A printed day as a number that grows with the days; a missing year counts as none. */
export function dayNumber({ date }: Token): number {
  const reading = date?.readings[0];
  return reading ? (reading.year ?? 0) * 372 + reading.month * 31 + reading.day : Number.NaN;
}

function dayFacts(own: readonly Placed[], others: readonly (readonly Placed[])[]): Facts {
  const days = own.map(({ token }) => dayNumber(token));
  const pairs = days.slice(1).map((day, i) => day - (days[i] as number));
  const compared = others.flatMap((column) =>
    column.flatMap(({ line, token }) => {
      const at = own.findIndex((place) => place.line === line);
      return at < 0 ? [] : [(days[at] as number) - dayNumber(token)];
    }),
  );
  return {
    rising: share(pairs.filter((step) => step >= 0).length, pairs.length),
    falling: share(pairs.filter((step) => step <= 0).length, pairs.length),
    withYear: share(own.filter(({ token }) => token.date?.readings[0]?.year != null).length, own.length),
    beforeOther: share(compared.filter((step) => step < 0).length, compared.length),
    afterOther: share(compared.filter((step) => step > 0).length, compared.length),
  };
}

/** The facts of a table's columns of dates, from left to right. */
export function dateFacts(table: Table, form: NumberForm): Facts[] {
  const lines = linesOf(table);
  const lineOf = new Map(lines.flatMap((line, i) => line.tokens.map((token) => [token, i] as const)));
  const figured = new Set(table.figures.flatMap((column) => column.tokens.map((token) => lineOf.get(token))));
  const places = table.dates.map((column) => placesOf(column, lineOf, form));
  const most = Math.max(1, ...places.map((column) => column.length));
  return table.dates.map((column, i) => {
    const own = places[i] as Placed[];
    const print = printFacts(own);
    const first = places[0] as Placed[];
    return {
      kind: 1,
      ...placeFacts(column, i, table.dates.length, lines),
      fill: share(own.length, lines.length),
      fillOfMost: share(own.length, most),
      withDate: together(own, i === 0 ? places[1] : first),
      withLeft: together(own, places[i - 1]),
      withRight: together(own, places[i + 1]),
      ...NO_FIGURES,
      firstOnLine: print.firstOnLine as number,
      lastOnLine: print.lastOnLine as number,
      ...dayFacts(
        own,
        places.filter((_, other) => other !== i),
      ),
      withFigure: share(own.filter(({ line }) => figured.has(line)).length, own.length),
      ...headingFacts(column),
    };
  });
}
