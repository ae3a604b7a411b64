import type { ColumnRole, Line, Table, Token } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import { CELL_BLANK } from '../tolerances.ts';
import { directionOf, isDirectionMark } from '../values/sign.ts';

/** Of the lines with an amount, so many have a mark, and of what stands in the marks' column on them so much is one. */
const FILLED = 0.9;
const FEWEST = 2;
/** A column of marks holds few different ones. */
const MOST_MARKS = 4;

const SIGN = /^[-+−–]$/u;

const isMark = ({ text, amount, date }: Token): boolean =>
  !amount && !date && (SIGN.test(text) || isDirectionMark(text));

const standsAlone = ({ gapBefore, gapAfter }: Token, { size }: Line): boolean =>
  Math.min(gapBefore, gapAfter) > CELL_BLANK * size;

/** Tokens that stand one under another. */
function stacks(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  let end = -Infinity;
  for (const token of [...tokens].sort((a, b) => a.box[0] - b.box[0])) {
    if (token.box[0] < end) found.at(-1)?.push(token);
    else found.push([token]);
    end = Math.max(end, token.box[2]);
  }
  return found;
}

const amountsOf = ({ figures }: Table, roles: readonly FigureRole[]): Set<Token> =>
  new Set(figures.flatMap(({ tokens }, i) => (roles[i] === 'amount' ? tokens : [])));

/** The lines with an amount; where most of them have a date, those without are totals. */
function bookedLines(lines: readonly Line[], amounts: ReadonlySet<Token>): ReadonlySet<Line> {
  const all = lines.filter(({ tokens }) => tokens.some((token) => amounts.has(token)));
  const dated = all.filter(({ tokens }) => tokens.some(({ date }) => date !== null));
  return new Set(dated.length * 2 > all.length ? dated : all);
}

/** Columns of nothing but what `fits`, which nearly all amounts have. */
function columnsOf(
  table: Table,
  amounts: ReadonlySet<Token>,
  fits: (token: Token, line: Line, at: number) => boolean,
): Token[][] {
  const lines = table.blocks.flatMap((block) => block.lines);
  const booked = bookedLines(lines, amounts);
  const alone = lines.flatMap((line) =>
    line.tokens.filter((token, at) => fits(token, line, at)).map((token) => ({ token, line })),
  );
  const lineOf = new Map(alone.map(({ token, line }) => [token, line]));
  return stacks(alone.map(({ token }) => token)).filter((tokens) => {
    const [left, right] = [Math.min(...tokens.map(({ box }) => box[0])), Math.max(...tokens.map(({ box }) => box[2]))];
    const marked = new Set(tokens.map((token) => lineOf.get(token)).filter((line) => line && booked.has(line))).size;
    const others = [...booked].flatMap((line) =>
      line.tokens.filter((token) => !tokens.includes(token) && token.box[0] < right && left < token.box[2]),
    );
    return (
      marked >= Math.max(FEWEST, booked.size * FILLED) &&
      others.length <= marked * (1 - FILLED) &&
      new Set(tokens.map(({ text }) => text)).size <= MOST_MARKS
    );
  });
}

/**
 * The tokens of columns that hold nothing but the amounts' directions, however far from these they stand:
 *
 *     03-02  GROCER                    Af              26,53
 *     04-02  SALARY                    Bij          1.900,00
 *
 * Letters alone stand in texts as well: it is a column where nearly all amounts have one, and nothing else stands there.
 */
export function markTokens(table: Table, roles: readonly FigureRole[]): ReadonlySet<Token> {
  const fits = (token: Token, line: Line): boolean => isMark(token) && standsAlone(token, line);
  return new Set(columnsOf(table, amountsOf(table, roles), fits).flat());
}

/** A mark that no language of ours need know. */
const LETTERS = /^\p{L}{1,3}\.?$/u;
/** Columns whose short codes say something else. */
const MAY_MARK: ReadonlySet<ColumnRole> = new Set(['mark', 'type', 'amount', 'description']);

/** Strokes and other signs that are neither of money nor of a number, of a footnote nor of a list. */
const STROKES = /^[^\p{L}\p{M}\p{N}\p{Sc}\s.,:;'"()[\]*#+\-–—−/\\•·]{1,3}$/u;

/**
 * The tokens of one sign that stands beside some of the amounts, and beside others not. It may say the direction of those
 * that have it; only sums tell.
 *
 *     03-02  GROCER                                $26.53
 *     04-02  YOUR PAYMENT, THANK YOU         || $1,900.00
 */
export function signsBeside(table: Table, roles: readonly FigureRole[]): ReadonlySet<Token> {
  const amounts = amountsOf(table, roles);
  if (isTold(amounts, roles)) return new Set();
  const lines = table.blocks.flatMap((block) => block.lines);
  const beside = lines.flatMap(({ tokens }) =>
    tokens.filter((token, at) => {
      const next = [tokens[at - 1], tokens[at + 1]].some((other) => other !== undefined && amounts.has(other));
      return next && STROKES.test(token.text);
    }),
  );
  const some = beside.length >= FEWEST && beside.length < bookedLines(lines, amounts).size;
  return new Set(some && new Set(beside.map(({ text }) => text)).size === 1 ? beside : []);
}

/** Signs or marks that we know, or columns of their own, say the amounts' directions. */
const isTold = (amounts: ReadonlySet<Token>, roles: readonly FigureRole[]): boolean =>
  [...amounts].some(({ amount }) => amount?.sign || amount?.mark) ||
  roles.some((role) => role === 'money-in' || role === 'money-out');

/** Two marks, each in several rows, of which it is not known already that they say opposite directions. */
function areTwoMarks(tokens: readonly Token[]): boolean {
  const texts = [...new Set(tokens.map(({ text }) => text))];
  const directions = texts.map((text) => directionOf(text));
  const known = directions.includes('in') && directions.includes('out');
  const recur = texts.every((each) => tokens.filter(({ text }) => text === each).length >= FEWEST);
  return texts.length === 2 && !known && recur;
}

/** True for tokens under a heading that we do not know, or one that allows for marks. */
const mayMark = ({ heading }: Table, [first]: readonly Token[]): boolean => {
  const over = heading?.cells.find(({ box }) => first && box[0] < first.box[2] && first.box[0] < box[2]);
  return !over || over.roles.length === 0 || over.roles.some((role) => MAY_MARK.has(role));
};

/**
 * The tokens of a column of two short words, one of which stands with each amount. They may say its direction, in words
 * that we do not know; only sums tell.
 *
 *     03.02.  Trgovina                 B               26,53
 *     04.02.  Plača                    D            1.900,00
 */
export function guessedMarks(table: Table, roles: readonly FigureRole[]): ReadonlySet<Token> {
  const amounts = amountsOf(table, roles);
  if (isTold(amounts, roles)) return new Set();
  const parts = (other: Token | undefined, gap: number, { size }: Line): boolean =>
    gap > CELL_BLANK * size || other === undefined || amounts.has(other);
  const columns = columnsOf(
    table,
    amounts,
    (token, line, at) =>
      LETTERS.test(token.text) &&
      !token.amount &&
      parts(line.tokens[at - 1], token.gapBefore, line) &&
      parts(line.tokens[at + 1], token.gapAfter, line),
  ).filter((tokens) => areTwoMarks(tokens) && mayMark(table, tokens));
  return new Set(columns.length === 1 ? columns[0] : []);
}
