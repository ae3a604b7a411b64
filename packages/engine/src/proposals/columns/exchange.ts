import type { Line, Table, Token } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import type { FigureRole } from '../../shapes/row.ts';
import type { NumberForm, PrintedAmount } from '../../values/amount.ts';
import type { RoleProposal } from './proposal.ts';

/**
 * Proposes which of two columns is booked where a rate beside them turns one into the other, whatever the headings over
 * them say: amounts abroad stand on some rows, the amount in the account's currency on all of them.
 *
 *     Day     Description       Currency   Amount     Rate        XYZ
 *     02.05   Ferry                                            155.87
 *     08.05   Stream Abroad     EUR        144.48   11.0310  1,593.76
 *     27.05   Stream Abroad     EUR        283.71   11.0290  3,129.04
 */

/** One line may come out by chance, so many seldom. */
const FEWEST_LINES = 2;
/** Of the lines that hold figures of both columns, this share must come out. */
const MOSTLY = 0.8;
/** Rates are rounded in print, and so are the amounts. */
const TOLERANCE = 0.001;
/** A rate as near to one makes any two like figures come out. */
const NEAR_ONE = 0.01;

type Cells = ReadonlyMap<Line, Token>;

/** The size of a figure with as many decimals as it prints; null where it is not written as the document's numbers are. */
function sizeOf({ readings }: PrintedAmount, { decimalMark }: NumberForm): number | null {
  const reading =
    readings.find((each) => each.decimalMark === decimalMark) ?? readings.find((each) => !each.decimalMark);
  return reading ? Number(reading.units) / 10 ** reading.decimals : null;
}

/** Each column's figures by their lines. */
function cellsOf(table: Table): Cells[] {
  const lineOf = lineOfToken(table);
  return table.figures.map(
    ({ tokens }) =>
      new Map(
        tokens.flatMap((token) => {
          const line = lineOf.get(token);
          return line ? [[line, token] as const] : [];
        }),
      ),
  );
}

/** The figure of a line that is the rate between two others, whichever way round it is quoted. */
function rateBetween(line: Line, a: Token, b: Token, form: NumberForm): Token | undefined {
  const [one, other] = [a, b].map(({ amount }) => (amount ? sizeOf(amount, form) : null));
  if (!one || !other) return undefined;
  return line.tokens.find((token) => {
    const rate = token === a || token === b || !token.amount ? null : sizeOf(token.amount, form);
    if (!rate || Math.abs(rate - 1) < NEAR_ONE) return false;
    return [(one * rate) / other, (other * rate) / one].some((ratio) => Math.abs(ratio - 1) < TOLERANCE);
  });
}

/** The rates between two columns, where most lines with figures of both have one. */
function ratesBetween(some: Cells, all: Cells, form: NumberForm): Token[] {
  const shared = [...some].flatMap(([line, a]) => {
    const b = all.get(line);
    return b ? [{ line, a, b }] : [];
  });
  const rates = shared.flatMap(({ line, a, b }) => rateBetween(line, a, b, form) ?? []);
  return rates.length >= FEWEST_LINES && rates.length >= shared.length * MOSTLY ? rates : [];
}

const MOVES: ReadonlySet<FigureRole | undefined> = new Set(['amount', 'money-in', 'money-out']);

/** Roles under which the fuller of two columns that rates connect is booked; null where no rates do. `ruled` says what the rules take the columns for. */
export function proposeByRates(table: Table, form: NumberForm, ruled: readonly FigureRole[]): RoleProposal | null {
  const cells = cellsOf(table);
  const roles: FigureRole[] = [...ruled];
  let links = 0;
  cells.forEach((all, booked) => {
    cells.forEach((some, abroad) => {
      if (some.size >= all.size || ruled[booked] === 'balance') return;
      const rates = ratesBetween(some, all, form);
      if (rates.length === 0) return;
      links = Math.max(links, rates.length);
      roles[abroad] = 'other';
      table.figures.forEach(({ tokens }, i) => {
        if (i !== booked && rates.some((rate) => tokens.includes(rate))) roles[i] = 'other';
      });
      if (!MOVES.has(ruled[booked])) roles[booked] = 'amount';
    });
  });
  return links > 0 ? { name: 'exchange', roles, links } : null;
}
