import { overlapX } from '../../geometry/box.ts';
import type { Table, Token } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { type NumberForm, readingIn } from '../../values/amount.ts';
import { magnitude } from '../../values/magnitude.ts';
import { directionOf } from '../../values/sign.ts';
import type { RoleProposal } from './proposal.ts';

/**
 * Proposes the roles of a table's columns of figures from its arithmetic alone. A column whose figures move by what
 * stands in other columns is the balance, whatever the heading over it says:
 *
 *     Description        Incoming   Outgoing     Amount
 *     Rent                            -87.02     708.66
 *     Card payment                    -24.99     795.68
 *     Transfer in          489.69                820.67
 */

/** Fewer balances that follow from each other may do so by chance; under a heading two, if they are all there are. */
const FEWEST_LINKS = 3;
const FEWEST_HEADED = 2;
/** Of the balances that have a figure beside or before them, this share must follow; breaks part statements and pages. */
const LINKED = 0.6;
/** A column moves the balance where it explains this share of the steps in which it takes part. */
const EXPLAINS = 0.5;

/** A figure of a column: its size, and what is printed of its direction. */
interface Move {
  readonly column: number;
  readonly units: bigint;
  readonly told: boolean;
}

/** From one balance to the next: how far it moved, and the figures printed since. */
interface Step {
  readonly delta: bigint;
  readonly moves: readonly Move[];
}

type Cells = readonly (bigint | null)[];

/** A balance's or an amount's units: a printed sign applied, and a letter mark that says `out`. */
function signedUnits({ amount }: Token, form: NumberForm): bigint | null {
  const units = amount && readingIn(amount, form);
  if (units === null || units === undefined || !amount) return null;
  const direction = amount.mark ? directionOf(amount.mark) : null;
  if (direction === 'out') return -magnitude(units);
  return direction === 'in' ? magnitude(units) : units;
}

/** Columns overlap where this share of the narrower one lies in the other. */
const OVERLAP = 0.5;

/**
 * Which column each of the table's columns is a part of: pages drift, so that one column is found in two places. Parts
 * lie over each other, and no line has a figure in both.
 */
function wholes(table: Table): number[] {
  const { figures } = table;
  const lineOf = lineOfToken(table);
  const linesOf = figures.map(({ tokens }) => new Set(tokens.map((token) => lineOf.get(token))));
  return figures.map((column, i) => {
    const first = figures.findIndex((other, j) => {
      if (j >= i) return true;
      const shared = overlapX(column.box, other.box);
      const width = Math.min(column.box[2] - column.box[0], other.box[2] - other.box[0]);
      return shared > width * OVERLAP && ![...(linesOf[i] ?? [])].some((line) => linesOf[j]?.has(line));
    });
    return first;
  });
}

/** Each line's figures, by column; lines without any are left out. */
function cellsOf(
  { blocks, figures }: Table,
  whole: readonly number[],
  form: NumberForm,
): { readonly cells: Cells; readonly told: boolean[] }[] {
  const columnOf = new Map(figures.flatMap(({ tokens }, i) => tokens.map((token) => [token, whole[i] ?? i] as const)));
  return blocks.flatMap(({ lines }) =>
    lines.flatMap(({ tokens }) => {
      const cells: (bigint | null)[] = figures.map(() => null);
      const told = figures.map(() => false);
      for (const token of tokens) {
        const column = columnOf.get(token);
        if (column === undefined || cells[column] !== null) continue;
        cells[column] = signedUnits(token, form);
        told[column] = token.amount?.sign === '-' || !!token.amount?.mark;
      }
      return cells.some((units) => units !== null) ? [{ cells, told }] : [];
    }),
  );
}

/** The steps of a column taken for the balance, its lines read in one order. */
function stepsOf(lines: ReturnType<typeof cellsOf>, balance: number): Step[] {
  const steps: Step[] = [];
  let before: bigint | null = null;
  let moves: Move[] = [];
  for (const { cells, told } of lines) {
    cells.forEach((units, column) => {
      if (column !== balance && units !== null && units !== 0n)
        moves.push({ column, units, told: told[column] === true });
    });
    const here = cells[balance] ?? null;
    if (here === null) continue;
    if (before !== null && moves.length > 0) steps.push({ delta: here - before, moves });
    before = here;
    moves = [];
  }
  return steps;
}

/** What one column does to the balance. */
interface Effect {
  /** Steps that its figures alone explain, up and down. */
  up: number;
  down: number;
  /** Steps in which it has a figure. */
  present: number;
}

/** Steps that the figures of one column alone explain, for each column. */
function effectsOf(steps: readonly Step[], columns: number): Effect[] {
  const effects = Array.from({ length: columns }, (): Effect => ({ up: 0, down: 0, present: 0 }));
  for (const { delta, moves } of steps) {
    for (const column of new Set(moves.map((move) => move.column))) {
      const effect = effects[column] as Effect;
      const sum = moves.reduce((total, move) => (move.column === column ? total + move.units : total), 0n);
      effect.present++;
      if (delta === 0n || magnitude(sum) !== magnitude(delta)) continue;
      if (delta > 0n) effect.up++;
      else effect.down++;
    }
  }
  return effects;
}

/** The role of a column by what it does to the balance: one direction, or both. */
function roleOf({ up, down, present }: Effect, alone: boolean): FigureRole {
  if (up + down === 0 || up + down < present * EXPLAINS) return 'other';
  if (alone || (up > 0 && down > 0)) return 'amount';
  return up > 0 ? 'money-in' : 'money-out';
}

/** Steps that come out under the roles, and those of them in which a column of both directions holds as it is printed. */
interface Links {
  readonly all: number;
  readonly asPrinted: number;
}

function linked(steps: readonly Step[], roles: readonly FigureRole[]): Links {
  let [all, asPrinted] = [0, 0];
  for (const { delta, moves } of steps) {
    let sum = 0n;
    let unsigned = 0n;
    for (const { column, units, told } of moves) {
      if (roles[column] === 'money-in') sum += told ? units : magnitude(units);
      else if (roles[column] === 'money-out') sum -= magnitude(units);
      else if (roles[column] === 'amount') {
        sum += units;
        unsigned += units;
      }
    }
    if (delta === 0n || (sum !== delta && sum - 2n * unsigned !== delta)) continue;
    all++;
    if (sum === delta) asPrinted++;
  }
  return { all, asPrinted };
}

/** What a chain proposes, and what tells it from another that comes out as often. */
interface Chain {
  readonly proposal: RoleProposal;
  /** Whether the heading over its balance names one. */
  readonly named: boolean;
  readonly asPrinted: number;
}

/**
 * Of two columns of balances that go on from each other, one stands before each booking. It moves by the amounts turned round, as
 * it is read from the bottom:
 *
 *     Date       Details       Amount     Bal before     Bal after
 *     01 Apr     CASH IN        51.30         313.38        364.68
 *     02 Apr     TRANSFER      -82.95         364.68        281.73
 */
const isBetter = (one: Chain, other: Chain): boolean =>
  (one.proposal.links - other.proposal.links ||
    Number(one.named) - Number(other.named) ||
    one.asPrinted - other.asPrinted) > 0;

const MOVES: ReadonlySet<FigureRole> = new Set(['amount', 'money-in', 'money-out']);

interface Told {
  readonly roles: readonly FigureRole[];
  readonly links: Links;
}

/**
 * The roles under which most steps come out: as each column's figures alone explain steps, or as headings name what moves the
 * balance, where most days move it both ways:
 *
 *     Date     Details      Out        In        Qwertz
 *     16 Aug   TRAIN         78.50
 *              SALARY                 468.80    2,378.30
 */
function likeliest(steps: readonly Step[], balance: number, columns: number, named: readonly FigureRole[]): Told {
  const effects = effectsOf(steps, columns);
  const moving = effects.filter(({ up, down, present }) => up + down > 0 && up + down >= present * EXPLAINS);
  const alone = effects.map((effect, i): FigureRole => (i === balance ? 'balance' : roleOf(effect, moving.length < 2)));
  const headed = named.map((role, i): FigureRole => (i === balance ? 'balance' : MOVES.has(role) ? role : 'other'));
  const [first, second] = [linked(steps, alone), linked(steps, headed)];
  const isHeaded = !MOVES.has(named[balance] ?? 'other') && second.all > first.all;
  return isHeaded ? { roles: headed, links: second } : { roles: alone, links: first };
}

function proposalFor(
  table: Table,
  lines: ReturnType<typeof cellsOf>,
  balance: number,
  headed: readonly FigureRole[],
): Chain | null {
  const steps = stepsOf(lines, balance);
  const fewest = table.heading && steps.length < FEWEST_LINKS ? FEWEST_HEADED : FEWEST_LINKS;
  if (steps.length < fewest) return null;
  const { roles, links: found } = likeliest(steps, balance, table.figures.length, headed);
  const { all: links, asPrinted } = found;
  const part = fewest === FEWEST_LINKS ? LINKED : 1;
  if (links < fewest || links < steps.length * part) return null;
  const named = table.figures[balance]?.heading?.roles.includes('balance') === true;
  return { proposal: { name: 'balance-chain', roles, links }, named, asPrinted };
}

/**
 * The assignment under which most balances follow from each other, read from the top or from the bottom; null for none. `headed`:
 * what headings say of the columns.
 */
export function proposeByChain(
  table: Table,
  form: NumberForm,
  headed: readonly FigureRole[] = [],
): RoleProposal | null {
  if (table.figures.length < 2) return null;
  const whole = wholes(table);
  const down = cellsOf(table, whole, form);
  const orders = [down, [...down].reverse()];
  let best: Chain | null = null;
  for (const balance of new Set(whole)) {
    for (const lines of orders) {
      const found = proposalFor(table, lines, balance, headed);
      if (found && (!best || isBetter(found, best))) best = found;
    }
  }
  if (!best) return null;
  const { roles } = best.proposal;
  return { ...best.proposal, roles: whole.map((column) => roles[column] ?? 'other') };
}
