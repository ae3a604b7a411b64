import type { Table, TableColumn } from '../../shapes/layout.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { exclusive, exclusiveButForSums, type Filled, usedColumns } from './used-columns.ts';

/** What columns of figures hold by how they are filled, whatever stands over them. */

/** An unnamed column is the rows' amount where it holds at least this share of the fullest column's figures. */
export const NEARLY_FULL = 0.5;

/** Figures with a plus and figures with a minus in one column: its signs say the direction, its place does not. */
export const showsBothSigns = ({ tokens }: TableColumn): boolean =>
  ['+', '-'].every((sign) => tokens.some(({ amount }) => amount?.sign === sign));

/** Columns of money out and money in, told by their lines: none has figures of both, and no column shows both signs. */
export const areSides = (a: Filled, b: Filled): boolean =>
  exclusive(a, b) && !showsBothSigns(a.column) && !showsBothSigns(b.column);

/** The same above one line that sums up both, where their figures stand beside days: `Total   386.10   2,503.83`. */
function areSummedSides(a: Filled, b: Filled): boolean {
  if (!exclusiveButForSums(a, b) || showsBothSigns(a.column) || showsBothSigns(b.column)) return false;
  const own = [...a.lines, ...b.lines].filter((line) => !(a.lines.has(line) && b.lines.has(line)));
  return own.every(({ tokens }) => tokens.some(({ date }) => date !== null));
}

/**
 * Where the columns left of the fullest one have figures in few of its rows, they lead to no balance in it: it holds the amounts, and
 * they what some were before they were changed.
 *
 *     16.10.   GROCER                                85,98-
 *     22.10.   THAMES FERRY    GBP  37,26   0,8541   43,63-
 */
function besideFullest(used: readonly Filled[]): FigureRole[] | null {
  const most = Math.max(0, ...used.map(({ lines }) => lines.size));
  const at = used.findIndex(({ lines }) => lines.size === most);
  const full = used[at];
  if (!full || at === 0) return null;
  const beside = new Set(used.slice(0, at).flatMap(({ lines }) => [...lines]));
  const covered = [...full.lines].filter((line) => beside.has(line)).length;
  const within = [...beside].every((line) => full.lines.has(line));
  if (!within || covered >= most * NEARLY_FULL) return null;
  return used.map((_, i): FigureRole => (i === at ? 'amount' : i === at + 1 ? 'balance' : 'other'));
}

/** Roles for columns that no heading names, from how they are filled: in and out exclude each other, balances stand last. */
export function byFilling(table: Table): FigureRole[] {
  const used = usedColumns(table);
  const [first, second] = used;
  const beside = besideFullest(used);
  let roles: FigureRole[];
  if (used.length <= 1) roles = ['amount'];
  else if (beside) roles = beside;
  else if (used.length === 2 && exclusive(first as Filled, second as Filled))
    roles = areSides(first as Filled, second as Filled) ? ['money-out', 'money-in'] : ['amount', 'amount'];
  else if (used.length === 2 && areSummedSides(first as Filled, second as Filled)) roles = ['money-out', 'money-in'];
  else if (used.length === 2) roles = ['amount', 'balance'];
  else roles = ['money-out', 'money-in', 'balance'];
  return table.figures.map((column) => roles[used.findIndex((each) => each.column === column)] ?? 'other');
}
