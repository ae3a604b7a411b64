import type { Table, TableColumn } from '../../shapes/layout.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { isCurrencyCode } from '../../values/currency.ts';
import { type Filled, usedColumns } from './used-columns.ts';

const sameHeading = (columns: readonly TableColumn[], a: number, b: number): boolean =>
  columns[a]?.heading === columns[b]?.heading;

/** Of columns with one meaning, those nearly as full as the fullest. */
function fullest(columns: readonly TableColumn[], indexes: readonly number[]): number[] {
  const most = Math.max(...indexes.map((i) => (columns[i] as TableColumn).tokens.length));
  return indexes.filter((i) => (columns[i] as TableColumn).tokens.length > most * 0.8);
}

/** What a heading names, and the code of a currency behind it. */
const IN_CURRENCY = /^(.*?)[ (]+([A-Z]{3})\)?$/u;

/**
 * Each amount is printed in the account's currency and then in another, under headings that differ in nothing else, as where
 * a country changes its currency:
 *
 *     Date        Details       Amount EUR    Amount BGN
 *     03.02.2025  GROCER             12.19         23.84
 */
function areOneAmountTwice(columns: readonly TableColumn[], full: readonly number[]): boolean {
  const parts = full.map((i) => IN_CURRENCY.exec(columns[i]?.heading?.text ?? '') ?? []);
  const [names, codes] = [1, 2].map((at) => new Set(parts.map((match) => match[at])));
  return names?.size === 1 && codes?.size === full.length && [...codes].every((code) => isCurrencyCode(code ?? ''));
}

/**
 * Two columns of one meaning: the later balance and the earlier amount (before conversion, before fees) are asides, and so are
 * sparse ones. `currencies` are what parts columns of accounts that stand beside each other.
 */
export function oneOfEach(
  columns: readonly TableColumn[],
  roles: FigureRole[],
  currencies: readonly (string | null)[] = [],
): FigureRole[] {
  const kept = [...roles];
  for (const role of ['balance', 'amount'] as const) {
    const several = kept.flatMap((r, i) => (r === role && !currencies[i] ? [i] : []));
    if (several.length < 2) continue;
    const full = fullest(columns, several);
    const first = role === 'balance' || areOneAmountTwice(columns, full);
    const chosen = (first ? full[0] : full.at(-1)) as number;
    for (const i of several) if (i !== chosen && !sameHeading(columns, i, chosen)) kept[i] = 'other';
  }
  return kept;
}

const SIDES: readonly FigureRole[] = ['money-in', 'money-out'];

/**
 * Under one heading of one direction, what one costs and what all of them do: of figures side by side, the last are booked.
 *
 *     Date                              Number    Unit Charge
 *     04-30    Monthly fees                  3           2.50        -7.50
 */
export function oneOfHeading(table: Table, roles: readonly FigureRole[]): FigureRole[] {
  const used = usedColumns(table);
  return roles.map((role, i) => {
    const own = used.find(({ column }) => column === table.figures[i]);
    if (!own || !SIDES.includes(role)) return role;
    const isBehind = (other: Filled): boolean =>
      table.figures.indexOf(other.column) > i &&
      roles[table.figures.indexOf(other.column)] === role &&
      other.column.heading === own.column.heading &&
      [...own.lines].every((line) => other.lines.has(line));
    return used.some(isBehind) ? 'other' : role;
  });
}
