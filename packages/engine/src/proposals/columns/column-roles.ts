import { saysCharged, saysPaid } from '../../languages/owed-words.ts';
import type { ColumnRole, Line, Table, TableColumn, Token } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { currenciesOfSymbol, isCurrencyCode } from '../../values/currency.ts';
import { withoutAbroad } from './abroad.ts';
import { besideSides } from './beside-sides.ts';
import { currencyColumns } from './currency-columns.ts';
import { areSides, byFilling, NEARLY_FULL, showsBothSigns } from './filling.ts';
import { oneOfEach, oneOfHeading } from './one-of-each.ts';
import { datedLines, exclusive, exclusiveButForSums, type Filled, usedColumns } from './used-columns.ts';

/** Headings that name a figure which is not booked. */
const ASIDE: ReadonlySet<ColumnRole> = new Set([
  'fee',
  'gross',
  'foreign-amount',
  'rate',
  'reference',
  'sequence',
  'branch',
  'card-number',
  'other',
]);
const BOOKED: ReadonlySet<ColumnRole> = new Set(['amount', 'money-in', 'money-out', 'net', 'balance']);

/** `EUR`, `U$S`; a letter alone is of something else. */
const isCurrency = (text: string): boolean =>
  isCurrencyCode(text) || (!/^\p{L}$/u.test(text) && currenciesOfSymbol(text).length > 0);

/** What the heading over a column of figures says; null where it says nothing of figures. A currency alone heads amounts in it. */
function byHeading(column: TableColumn): FigureRole | null {
  if (column.heading && isCurrency(column.heading.text)) return 'amount';
  for (const role of column.heading?.roles ?? []) {
    if (role === 'net') return 'amount';
    if (BOOKED.has(role)) return role as FigureRole;
    if (ASIDE.has(role)) return 'other';
  }
  return null;
}

/** So many of a column's figures stand beside another's where the two go together. */
const MOSTLY = 0.8;

/**
 * A booking moves by one figure: a column of one direction whose figures stand beside amounts names something else.
 *
 *     Date    Details       Amount      Balance     Charges
 *     03 Mar  GROCER         12.00       88.00Cr       1.50
 *     04 Mar  SALARY        900.00Cr    988.00Cr
 */
function besideAmounts(columns: readonly TableColumn[], roles: readonly FigureRole[], table: Table): FigureRole[] {
  const lineOf = lineOfToken(table);
  const linesOf = (column: TableColumn): Set<Line> =>
    new Set(column.tokens.flatMap((token) => lineOf.get(token) ?? []));
  const amounts = columns.filter((_, i) => roles[i] === 'amount').map(linesOf);
  return roles.map((role, i) => {
    if (role !== 'money-in' && role !== 'money-out') return role;
    const own = linesOf(columns[i] as TableColumn);
    const beside = (amount: ReadonlySet<Line>): boolean =>
      amount.size > own.size && [...own].filter((line) => amount.has(line)).length > own.size * MOSTLY;
    return own.size > 0 && amounts.some(beside) ? 'other' : role;
  });
}

/**
 * Fees that stand on lines of their own, where every other booking has its figure, are bookings too; beside a booked
 * figure they are a part of it, or are booked elsewhere.
 *
 *     Date    Description      Fees    Withdrawal    Deposit    Balance
 *     14 Jul  Grocer                        21.10                 88.00
 *     15 Jul  Service charge   1.50                               86.50
 */
function feesApart(columns: readonly TableColumn[], roles: readonly FigureRole[], table: Table): FigureRole[] {
  if (!roles.includes('money-out')) return [...roles];
  const lineOf = lineOfToken(table);
  const dated = datedLines(table, lineOf);
  const linesOf = (column: TableColumn): Line[] =>
    column.tokens.flatMap((token) => lineOf.get(token) ?? []).filter((line) => dated.has(line));
  const moved = new Set(columns.filter((_, i) => MOVES.has(roles[i] as FigureRole)).flatMap(linesOf));
  return roles.map((role, i) => {
    const column = columns[i] as TableColumn;
    if (role !== 'other' || !column.heading?.roles.includes('fee')) return role;
    const own = linesOf(column);
    return own.length > 0 && own.every((line) => !moved.has(line)) ? 'money-out' : role;
  });
}

const MOVES: ReadonlySet<FigureRole> = new Set(['amount', 'money-in', 'money-out']);

const OTHER_SIDE = { 'money-in': 'money-out', 'money-out': 'money-in' } as const;

/**
 * Amounts without signs beside a column of one direction, no row with both, are what goes the other way:
 *
 *     Date    Shop          Amount    Cancelled
 *     03 Mar  GROCER         12.00
 *     04 Mar  TRAIN                        8.00
 */
function otherSide(table: Table, roles: readonly FigureRole[]): FigureRole[] {
  const sided = roles.flatMap((role, i) => (MOVES.has(role) ? [i] : []));
  const [amount, side, ...others] = sided.sort((a, b) => Number(roles[b] === 'amount') - Number(roles[a] === 'amount'));
  const named = side === undefined ? undefined : roles[side];
  if (amount === undefined || side === undefined || others.length > 0 || roles[amount] !== 'amount') return [...roles];
  if (named !== 'money-in' && named !== 'money-out') return [...roles];
  const used = usedColumns(table);
  const [a, b] = [amount, side].map((i) => used.find(({ column }) => column === table.figures[i]));
  const isPlain = ({ tokens }: TableColumn): boolean =>
    tokens.every((token) => !token.amount?.sign && !token.amount?.mark);
  if (!a || !b || !exclusive(a, b) || !isPlain(a.column) || !isPlain(b.column)) return [...roles];
  return roles.map((role, i) => (i === amount ? OTHER_SIDE[named] : role));
}

/**
 * Where no heading names a column that moves the balance, the columns under unknown words do; where one of a single direction is
 * named, the one whose figures never stand beside its own is of the other:
 *
 *     Data mov.     Descrição      Movimento      Saldo          Date    Details    Paid out    Qwertz
 *     04-11-2025    Compra            -49,00    1.208,58         03 Mar  GROCER        12.00
 *                                                                04 Mar  SALARY                 900.00
 */
function withUnnamed(table: Table, named: readonly (FigureRole | null)[]): FigureRole[] {
  const roles = named.map((role): FigureRole => role ?? 'other');
  const moving = roles.flatMap((role, i) => (MOVES.has(role) ? [i] : []));
  const [sided = -1] = moving;
  const role = roles[sided];
  const isOfSided = (i: number): boolean =>
    roles[i] === role && table.figures[i]?.heading === table.figures[sided]?.heading;
  if (!moving.every(isOfSided) || role === 'amount') return roles;
  const at = (each: Filled | undefined): number => (each ? table.figures.indexOf(each.column) : -1);
  const used = usedColumns(table);
  const free = used.filter((each) => named[at(each)] === null);
  if (role === 'money-in' || role === 'money-out') {
    const sides = used.filter((each) => moving.includes(at(each)));
    const opposite = free.filter(
      (each) => !showsBothSigns(each.column) && sides.every((side) => exclusiveButForSums(side, each)),
    );
    // What stands below the rows may have columns of its own
    const [other, ...more] = opposite.length > 1 ? opposite.filter(({ column }) => column.heading !== null) : opposite;
    if (other && more.length === 0 && sides.length > 0) roles[at(other)] = OTHER_SIDE[role];
    return roles;
  }
  const most = Math.max(0, ...used.map(({ lines }) => lines.size));
  const full = free.filter(({ lines }) => lines.size >= most * NEARLY_FULL);
  const [first, second] = free;
  if (first && second && free.length === 2 && areSides(first, second)) {
    roles[at(first)] = 'money-out';
    roles[at(second)] = 'money-in';
  } else if (full.length > 0) roles[at(full[0])] = 'amount';
  return roles;
}

const isPaid = ({ heading }: TableColumn): boolean => heading !== null && saysPaid(heading.text);
const isCharged = ({ heading }: TableColumn): boolean => heading !== null && saysCharged(heading.text);

/**
 * Beside charges, and where no column of money in stands, payments are what the holder pays to the lender:
 *
 *     Date     Transaction      Charges    Payments    Balance owed
 *     10 Mar   PAYMENT                       914.38          235.77
 *     12 Mar   DINER              25.00                      260.77
 */
export function arePaymentsIn(columns: readonly TableColumn[], roles: readonly FigureRole[]): boolean {
  if (columns.some((column, i) => (roles[i] === 'money-in' && !isPaid(column)) || roles[i] === 'amount')) return false;
  return columns.some((column, i) => roles[i] === 'money-out' && isCharged(column)) && columns.some(isPaid);
}

function paymentsBesideCharges(columns: readonly TableColumn[], roles: readonly FigureRole[]): FigureRole[] {
  if (!arePaymentsIn(columns, roles)) return [...roles];
  return roles.map((role, i) => (role === 'money-out' && isPaid(columns[i] as TableColumn) ? 'money-in' : role));
}

/** True where the heading over a column of money in or out says this side; fees are money out, whatever it says more. */
export function namesSide(columns: readonly TableColumn[], roles: readonly FigureRole[], at: number): boolean {
  const column = columns[at] as TableColumn;
  const role = roles[at] as FigureRole;
  const paid = isPaid(column) && arePaymentsIn(columns, roles);
  if (paid) return role === 'money-in';
  const named = column.heading?.roles ?? [];
  return named.includes(role as ColumnRole) || (role === 'money-out' && named.includes('fee'));
}

/** Fewer figures than these show no habit. */
const FEWEST_STANDING = 4;

const unitsOf = ({ amount }: Token): bigint => amount?.readings[0]?.units ?? 0n;

/**
 * What mostly stays as it is while amounts are booked is no balance that they move: what is left of each purchase when it is paid.
 *
 *     Date     Shop      Amount    Charged    Left after this bill
 *     03.11    GROCER     8,320      8,320                       0
 *     04.11    TRAIN     72,710     72,710                       0
 */
function standing(table: Table, roles: readonly FigureRole[]): FigureRole[] {
  const lineOf = lineOfToken(table);
  const amounts = table.figures.flatMap(({ tokens }, i) => (roles[i] === 'amount' ? tokens : []));
  const booked = new Set(amounts.filter((token) => unitsOf(token) !== 0n).map((token) => lineOf.get(token)));
  return roles.map((role, i) => {
    const own = (table.figures[i] as TableColumn).tokens.filter((token) => booked.has(lineOf.get(token)));
    if (role !== 'balance' || own.length < FEWEST_STANDING) return role;
    const same = own.slice(1).filter((token, at) => unitsOf(token) === unitsOf(own[at] as Token)).length;
    return same >= (own.length - 1) * MOSTLY ? 'other' : role;
  });
}

/** A rule on what columns of figures hold: it goes on from what was told before it. */
interface ColumnRule {
  readonly name: string;
  /** Made for print like that above the function. */
  readonly settle: (table: Table, told: readonly (FigureRole | null)[]) => readonly (FigureRole | null)[];
}

const byAllHeadings: ColumnRule = { name: 'headings', settle: ({ figures }) => figures.map(byHeading) };

/** Where no heading says anything of figures. */
const UNHEADED: readonly ColumnRule[] = [
  { name: 'filling', settle: byFilling },
  { name: 'abroad', settle: withoutAbroad },
];

/** Where some do, each of these after the one before. */
const HEADED: readonly ColumnRule[] = [
  { name: 'abroad', settle: withoutAbroad },
  { name: 'unnamed columns', settle: withUnnamed },
  { name: 'payments beside charges', settle: ({ figures }, told) => paymentsBesideCharges(figures, filled(told)) },
  { name: 'one of each', settle: (table, told) => oneOfEach(table.figures, filled(told), currencyColumns(table)) },
  { name: 'one of a heading', settle: (table, told) => oneOfHeading(table, filled(told)) },
  { name: 'the other side', settle: (table, told) => otherSide(table, filled(told)) },
  { name: 'beside sides', settle: (table, told) => besideSides(table, filled(told)) },
  { name: 'beside amounts', settle: (table, told) => besideAmounts(table.figures, filled(told), table) },
  { name: 'standing balances', settle: (table, told) => standing(table, filled(told)) },
  { name: 'fees apart', settle: (table, told) => feesApart(table.figures, filled(told), table) },
];

/** All rules on columns of figures by what is printed over and in them, for `proposals/index.ts`. */
export const COLUMN_RULES: readonly ColumnRule[] = [byAllHeadings, ...UNHEADED, ...HEADED];

const filled = (told: readonly (FigureRole | null)[]): FigureRole[] => told.map((role) => role ?? 'other');

/** Hears which rule says what of a column, where that differs from what was said before. */
export type OnRule = (rule: string, column: number, role: FigureRole) => void;

/** What each of a table's columns of figures holds: as a person set them, else as headings say, or as they are filled. */
export function columnRoles(table: Table, onRule?: OnRule): FigureRole[] {
  const ruled = rolesFound(table, onRule);
  if (!table.set) return ruled;
  return ruled.map((role, i) => {
    const set = table.set?.figures[i];
    if (set) onRule?.('a person', i, set);
    return set ?? role;
  });
}

function rolesFound(table: Table, onRule: OnRule | undefined): FigureRole[] {
  let told: readonly (FigureRole | null)[] = table.figures.map(() => null);
  const follow = ({ name, settle }: ColumnRule): void => {
    const next = settle(table, told);
    next.forEach((role, i) => {
      if (role !== null && role !== told[i]) onRule?.(name, i, role);
    });
    told = next;
  };
  follow(byAllHeadings);
  for (const rule of told.every((role) => role === null) ? UNHEADED : HEADED) follow(rule);
  return filled(told);
}
