import { hullOf } from '../geometry/box.ts';
import { type Found, phrasesIn } from '../languages/match.ts';
import { currencyColumns } from '../proposals/columns/currency-columns.ts';
import type { Line, Table, Token } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { Figure, FigureRole } from '../shapes/row.ts';
import { CELL_BLANK, SET_EDGE } from '../tolerances.ts';
import type { PrintedAmount } from '../values/printed-amount.ts';
import { joinedAsRead } from '../values/right-to-left.ts';
import { isDirectionMark } from '../values/sign.ts';
import { isTime } from '../values/time.ts';
import { amountsAbroad } from './amounts-abroad.ts';
import type { DateRoles } from './date-certainty.ts';
import { figuresInTexts, numbersOfTexts } from './figures-in-texts.ts';
import { guessedMarks, markTokens, signsBeside } from './mark-columns.ts';
import { marksOfTexts } from './marks-of-texts.ts';
import { rightEdge } from './right-edge.ts';
import { type TextColumns, textColumns } from './text-columns.ts';
import { DESCRIBES } from './text-roles.ts';

/** Words of one text, as close as words are set. */
export interface Segment {
  readonly text: string;
  readonly box: Box;
  readonly tokens: readonly Token[];
}

/** A line of a table with its values told apart by the columns that they stand in. */
export interface LineView {
  readonly line: Line;
  readonly figures: readonly Figure[];
  readonly date: Token | null;
  readonly valueDate: Token | null;
  readonly segments: readonly Segment[];
  /** Its segments without a word that may be a mark of direction, where one stands on it. */
  readonly unmarked?: readonly Segment[];
  /** Its segments with figures that stand in columns of texts' lines alone, where some do. */
  readonly whole?: readonly Segment[];
  /** What its text says at its beginning, beside its values. */
  readonly phrases: readonly Found[];
  readonly text: string;
}

/** A table's columns, ready to look tokens up in. */
export interface TableColumns {
  readonly roleOf: ReadonlyMap<Token, FigureRole>;
  /** The heading that names its column's currency, of tokens in columns of several that stand beside each other. */
  readonly unitOf: ReadonlyMap<Token, string>;
  readonly dates: DateRoles;
  /** What columns of nothing but directions hold. */
  readonly marks: ReadonlySet<Token>;
  /** Words of texts that are marks elsewhere. */
  readonly noMarks: ReadonlySet<Token>;
  /** What columns of two words hold that may be directions. */
  readonly guesses: ReadonlySet<Token>;
  /** A sign beside some amounts and not beside others, which may say a direction. */
  readonly signs: ReadonlySet<Token>;
  /** What begins right of this is not the table's, unless it goes on a text that begins left of it. */
  readonly right: number;
  readonly texts: TextColumns;
  /** Figures of columns without a name that stand on no line with a booking. */
  readonly inTexts: ReadonlySet<Token>;
}

/** A mark in a column of its own stands at most this many font sizes from its figure. */
const MARK_REACH = 4;
/** Longer marks (`Accredito`, `消费`) are also words of a text, unless they stand alone. */
const SHORT_MARK = /^(?:[^\u2e80-\uffff]{1,3}|[\u2e80-\uffff])$/u;

/** Texts of one column begin within this many points of each other. */
const ON_START = 0.8;
export function tableColumns(table: Table, roles: readonly FigureRole[], dates: DateRoles): TableColumns {
  const roleOf = new Map<Token, FigureRole>();
  const abroad = amountsAbroad(table, roles);
  const words = numbersOfTexts(table, roles);
  table.figures.forEach((column, i) => {
    for (const token of column.tokens)
      if (!words.has(token)) roleOf.set(token, abroad.has(token) ? 'other' : (roles[i] as FigureRole));
  });
  const marks = markTokens(table, roles);
  const claimed = new Set([...roleOf.keys(), ...marks, ...dates.booking, ...dates.value, ...dates.other]);
  const units = currencyColumns(table);
  return {
    roleOf,
    unitOf: new Map(
      table.figures.flatMap(({ tokens }, i) =>
        tokens.flatMap((token) => (units[i] ? [[token, units[i]] as const] : [])),
      ),
    ),
    dates,
    marks,
    noMarks: marksOfTexts(table),
    guesses: guessedMarks(table, roles),
    signs: signsBeside(table, roles),
    right: rightEdge(table, roles, claimed),
    texts: textColumns(table, claimed),
    inTexts: figuresInTexts(table, roles, dates),
  };
}

/** Runs of tokens that no column claims, cut where blanks are wide. */
function segmentsOf(line: Line, free: readonly Token[], { starts, setAt, fromRight }: TextColumns): Segment[] {
  const runs: Token[][] = [];
  let lastIndex = -2;
  for (const token of free) {
    const index = line.tokens.indexOf(token);
    const open = runs.at(-1);
    const begins = starts.some((start) => Math.abs(start - token.box[0]) < ON_START);
    const before = open?.at(-1);
    const parts = setAt !== undefined && before !== undefined && setAt.get(before) !== setAt.get(token);
    if (open && !begins && !parts && index === lastIndex + 1 && token.gapBefore <= CELL_BLANK * line.size)
      open.push(token);
    else runs.push([token]);
    lastIndex = index;
  }
  return runs.map((tokens) => ({
    text: joinedAsRead(
      tokens.map((token) => token.text),
      fromRight,
    ),
    box: hullOf(tokens),
    tokens,
  }));
}

/** The letter mark that stands alone beside a figure, if there is one. */
function markBeside(line: Line, figure: Token, free: readonly Token[]): Token | null {
  const near = free.filter((token) => {
    const gap = Math.max(token.box[0] - figure.box[2], figure.box[0] - token.box[2]);
    const alone = Math.min(token.gapBefore, token.gapAfter) > CELL_BLANK * line.size;
    return (
      gap >= 0 && gap < MARK_REACH * line.size && (alone || SHORT_MARK.test(token.text)) && isDirectionMark(token.text)
    );
  });
  return near.find((token) => token.box[0] > figure.box[2]) ?? near[0] ?? null;
}

/** The mark of a figure: beside it, or of an amount in the column of marks. */
function markOf(
  line: Line,
  figure: Token,
  role: FigureRole,
  free: readonly Token[],
  { marks, noMarks }: TableColumns,
): Token | null {
  if (role === 'other' || figure.amount?.mark) return null;
  const own = role === 'amount' ? free.find((token) => marks.has(token)) : undefined;
  return (
    own ??
    markBeside(
      line,
      figure,
      free.filter((token) => !noMarks.has(token)),
    )
  );
}

const SIGN = /^[-+−–]$/u;

/** An amount with its mark; a sign in a column of its own is the amount's sign, whoever's that is. */
function directed(amount: PrintedAmount, mark: Token | null): Pick<Figure, 'amount' | 'mark'> {
  if (!mark || !SIGN.test(mark.text)) return { amount, mark: mark?.text ?? null };
  return { amount: amount.sign ? amount : { ...amount, sign: mark.text === '+' ? '+' : '-' }, mark: null };
}

/** So many words stand between the days of a period: `to`, `up to`. */
const BETWEEN_DAYS = 2;

/** `9 May to 8 June 2025`: two days in running words, and nothing else. In rows blanks part a day from what follows. */
function namesPeriod({ tokens, size }: Line): boolean {
  const [first, ...others] = tokens;
  const between = others.length - 1;
  return (
    first?.date != null &&
    others.at(-1)?.date != null &&
    between > 0 &&
    between <= BETWEEN_DAYS &&
    others.slice(0, -1).every(({ amount, date }) => !amount && !date) &&
    others.every(({ gapBefore }) => gapBefore <= CELL_BLANK * size)
  );
}

/** The last token of a line that is a table's: one that begins left of its right edge, or goes on a text that does. */
function lastWithin({ tokens, size }: Line, right: number): number {
  const next = tokens.findIndex(({ box, gapBefore }) => box[0] >= right && gapBefore > CELL_BLANK * size);
  return next < 0 ? tokens.length - 1 : next - 1;
}

/**
 * True for a date that is a text's first words: it begins where the rows' texts begin, and words follow it as words do.
 *
 *     Description                                 Amount
 *     Sent money to A. BLAKE                      -87.02
 *     21 May 2025 Transaction: TRANSFER-5503
 */
function standsInText(date: Token, { size }: Line, { columns }: TextColumns): boolean {
  if (date.gapAfter >= CELL_BLANK * size) return false;
  return columns.some(
    ({ role, left, heading }) =>
      DESCRIBES.includes(role) && !heading?.roles.includes('date') && Math.abs(left - date.box[0]) < SET_EDGE,
  );
}

/** Times of the day behind a row's dates, apart from what follows them: no texts. */
const timesOfDates = ({ tokens, size }: Line, dates: ReadonlySet<Token>): Token[] =>
  tokens.filter((token, i) => {
    const before = tokens[i - 1];
    return before && dates.has(before) && isTime(token.text) && token.gapAfter > CELL_BLANK * size;
  });

/** The line as one text, where figures stand on it that are words of texts. */
function wholeOf(line: Line, { inTexts }: TableColumns, segments: readonly Segment[]): Pick<LineView, 'whole'> {
  const own = new Set(segments.flatMap(({ tokens }) => tokens));
  const tokens = line.tokens.filter((token) => own.has(token) || inTexts.has(token));
  if (tokens.length === own.size || own.size === 0) return {};
  const text = joinedAsRead(tokens.map((token) => token.text));
  return { whole: [{ text, box: (segments[0] as Segment).box, tokens }] };
}

/** What stands on a line that may say its amount's direction; nothing, too, where a sign stands on others. */
function guessOf({ tokens }: Line, { guesses, signs }: TableColumns): string | null {
  const word = tokens.find((token) => guesses.has(token) || signs.has(token));
  return word?.text ?? (signs.size > 0 ? '' : null);
}

/** A line told apart by a table's columns. */
export function viewLine(line: Line, columns: TableColumns): LineView {
  const { roleOf, dates, right } = columns;
  const claimed = new Set<Token>();
  const dateToken = namesPeriod(line) ? null : (line.tokens.find((token) => dates.booking.has(token)) ?? null);
  const valueToken = line.tokens.find((token) => dates.value.has(token)) ?? null;
  for (const token of [dateToken, valueToken])
    if (token && !standsInText(token, line, columns.texts)) claimed.add(token);
  for (const token of line.tokens) if (dates.other.has(token)) claimed.add(token);
  for (const time of timesOfDates(line, claimed)) claimed.add(time);
  const figures: Figure[] = [];
  for (const token of line.tokens) {
    const role = roleOf.get(token);
    if (!role || !token.amount || claimed.has(token)) continue;
    claimed.add(token);
    const free = line.tokens.filter((other) => !claimed.has(other));
    const mark = markOf(line, token, role, free, columns);
    if (mark) claimed.add(mark);
    const guess = role === 'amount' ? guessOf(line, columns) : null;
    const unit = columns.unitOf.get(token);
    figures.push({
      role,
      ...directed(token.amount, mark),
      ...(guess !== null && { guess }),
      ...(unit && { unit }),
      box: token.box,
    });
  }
  const last = lastWithin(line, right);
  const names = dateToken !== null && dates.above?.has(dateToken) === true;
  const free = names ? [] : line.tokens.filter((token, i) => !claimed.has(token) && i <= last);
  const segments = segmentsOf(line, free, columns.texts);
  const unguessed = free.filter((token) => !columns.guesses.has(token) && !columns.signs.has(token));
  const text = joinedAsRead(segments.map((segment) => segment.text));
  return {
    line,
    figures,
    date: dateToken,
    valueDate: valueToken,
    segments,
    ...wholeOf(line, columns, segments),
    ...(unguessed.length < free.length && { unmarked: segmentsOf(line, unguessed, columns.texts) }),
    text,
    phrases: text ? phrasesIn(text) : [],
  };
}
