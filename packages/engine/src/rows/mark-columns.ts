import type { Line, Table, Token } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import { isDirectionMark } from '../values/sign.ts';

/** A blank this many font sizes wide stands on both sides of what fills a column of its own. */
const ALONE = 0.8;
/** Of the lines with an amount, so many have a mark, and of what stands in the marks' column on them so much is one. */
const FILLED = 0.9;
const FEWEST = 2;
/** A column of marks holds few different ones. */
const MOST_MARKS = 4;

const SIGN = /^[-+−–]$/u;

const isMark = ({ text, amount, date }: Token): boolean =>
  !amount && !date && (SIGN.test(text) || isDirectionMark(text));

const isAlone = (token: Token, line: Line): boolean =>
  Math.min(token.gapBefore, token.gapAfter) > ALONE * line.size && isMark(token);

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

/**
 * The tokens of columns that hold nothing but the amounts' directions, however far from these they stand:
 *
 *     03-02  GROCER                    Af              26,53
 *     04-02  SALARY                    Bij          1.900,00
 *
 * Letters alone stand in texts as well: it is a column where nearly all amounts have one, and nothing else stands there.
 */
export function markTokens(table: Table, roles: readonly FigureRole[]): ReadonlySet<Token> {
  const amounts = new Set(table.figures.flatMap(({ tokens }, i) => (roles[i] === 'amount' ? tokens : [])));
  const lines = table.blocks.flatMap((block) => block.lines);
  const booked = new Set(lines.filter(({ tokens }) => tokens.some((token) => amounts.has(token))));
  const alone = lines.flatMap((line) =>
    line.tokens.filter((token) => isAlone(token, line)).map((token) => ({ token, line })),
  );
  const lineOf = new Map(alone.map(({ token, line }) => [token, line]));
  const columns = stacks(alone.map(({ token }) => token)).filter((tokens) => {
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
  return new Set(columns.flat());
}
