import type { ColumnRole, Table, TableColumn } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';

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

/** What the heading over a column of figures says; null where it says nothing of figures. */
function byHeading(column: TableColumn): FigureRole | null {
  for (const role of column.heading?.roles ?? []) {
    if (role === 'net') return 'amount';
    if (BOOKED.has(role)) return role as FigureRole;
    if (ASIDE.has(role)) return 'other';
  }
  return null;
}

/** True where no line holds a figure in both columns. */
function exclusive(a: TableColumn, b: TableColumn): boolean {
  const baselines = new Set(a.tokens.map((token) => `${Math.round(token.box[3])}`));
  const shared = b.tokens.filter((token) => baselines.has(`${Math.round(token.box[3])}`)).length;
  return shared <= Math.min(a.tokens.length, b.tokens.length) * 0.02;
}

/** Roles for columns that no heading names, from how they are filled: in and out exclude each other, balances stand last. */
function byFilling(columns: readonly TableColumn[]): FigureRole[] {
  const most = Math.max(0, ...columns.map((column) => column.tokens.length));
  const used = columns.filter((column) => column.tokens.length * 20 >= most);
  const [first, second] = used;
  let roles: FigureRole[];
  if (used.length <= 1) roles = ['amount'];
  else if (used.length === 2) {
    roles = exclusive(first as TableColumn, second as TableColumn) ? ['money-out', 'money-in'] : ['amount', 'balance'];
  } else roles = ['money-out', 'money-in', 'balance'];
  return columns.map((column) => roles[used.indexOf(column)] ?? 'other');
}

/** Of columns with one meaning, those nearly as full as the fullest. */
function fullest(columns: readonly TableColumn[], indexes: readonly number[]): number[] {
  const most = Math.max(...indexes.map((i) => (columns[i] as TableColumn).tokens.length));
  return indexes.filter((i) => (columns[i] as TableColumn).tokens.length > most * 0.8);
}

/** Two columns of one meaning: the later balance and the earlier amount (before conversion, before fees) are asides, and so are sparse ones. */
function oneOfEach(columns: readonly TableColumn[], roles: FigureRole[]): FigureRole[] {
  const kept = [...roles];
  for (const role of ['balance', 'amount'] as const) {
    const several = kept.flatMap((r, i) => (r === role ? [i] : []));
    if (several.length < 2) continue;
    const full = fullest(columns, several);
    const chosen = (role === 'balance' ? full[0] : full.at(-1)) as number;
    for (const i of several) if (i !== chosen && !sameHeading(columns, i, chosen)) kept[i] = 'other';
  }
  return kept;
}

const sameHeading = (columns: readonly TableColumn[], a: number, b: number): boolean =>
  columns[a]?.heading === columns[b]?.heading;

/** What each of a table's columns of figures holds. */
export function columnRoles(table: Table): FigureRole[] {
  const named = table.figures.map(byHeading);
  if (named.every((role) => role === null)) return byFilling(table.figures);
  return oneOfEach(
    table.figures,
    named.map((role) => role ?? 'other'),
  );
}
