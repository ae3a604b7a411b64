import type { SetColumn, SetLayout, SetRole } from '@tallyleaf/contract';
import { areInOrder } from '@tallyleaf/contract/plain';
import { hullOf, overlapX } from '../geometry/box.ts';
import { placeInFile } from '../place-on-pages.ts';
import type { Heading, HeadingCell, SetTable, Table, TableColumn, Token } from '../shapes/layout.ts';
import type { Page } from '../shapes/page.ts';
import type { FigureRole } from '../shapes/row.ts';
import type { DateColumnRole } from '../shapes/seen-layout.ts';
import type { NumberForm } from '../values/amount.ts';
import { isFigure } from './columns.ts';

/**
 * Tables with the columns that a person set: these take what they hold from the columns that were found, which keep the
 * rest. What is not set at all, such as the dates where only figures are, stays as it was found.
 */

const FIGURES: ReadonlySet<SetRole> = new Set(['amount', 'money-in', 'money-out', 'balance']);
const DATES: ReadonlySet<SetRole> = new Set(['booking-date', 'value-date']);
const TEXTS: ReadonlySet<SetRole> = new Set(['description', 'reference']);

type ColumnOf = SetTable['columnOf'];

/** Which column each token's middle lies in, on the file's page as it is looked at. */
function columnsOfTokens({ blocks }: Table, columns: readonly SetColumn[], pages: readonly Page[]): ColumnOf {
  const columnOf = new Map<Token, SetColumn>();
  for (const { page: number, lines } of blocks) {
    const page = pages[number - 1];
    const width = page?.taken?.width ?? page?.width ?? 0;
    for (const token of lines.flatMap(({ tokens }) => tokens)) {
      const { box } = placeInFile({ page: number, box: [...token.box] }, pages);
      const middle = (box[0] + box[2]) / 2 / width;
      const column = columns.find(({ from, to }) => from <= middle && middle < to);
      if (column) columnOf.set(token, column);
    }
  }
  return columnOf;
}

/** The heading over what stands in a column: the cell that shares most with it. */
const headingOver = (tokens: readonly Token[], heading: Heading | null): HeadingCell | null => {
  const hull = hullOf(tokens);
  const shared = (cell: HeadingCell): number => overlapX(cell.box, hull);
  return (heading?.cells ?? []).reduce<HeadingCell | null>(
    (best, cell) => (shared(cell) > Math.max(0, best ? shared(best) : 0) ? cell : best),
    null,
  );
};

/** A column with what it was set to hold; null where the person does not say. */
interface Said<Role> {
  readonly column: TableColumn;
  readonly role: Role | null;
}

/** What the columns of one kind are when some are set: what each set one holds, and the rest of those that were found. */
function columnsOf<Role extends string>(
  table: Table,
  found: readonly TableColumn[],
  columnOf: ColumnOf,
  kind: {
    readonly set: ReadonlySet<SetRole>;
    readonly holds: (token: Token) => boolean;
    /** What columns hold that are set to be of no use, and what those are that stand in none. */
    readonly unused: Role;
    readonly beside: Role;
  },
): Said<Role>[] {
  const bySet = new Map<SetColumn, Token[]>();
  for (const [token, column] of columnOf) {
    if (!kind.set.has(column.role) || !kind.holds(token)) continue;
    const own = bySet.get(column);
    if (own) own.push(token);
    else bySet.set(column, [token]);
  }
  const set = [...bySet].map(([{ role }, tokens]) => ({
    column: { box: hullOf(tokens), tokens, heading: headingOver(tokens, table.heading) },
    role: role as SetRole & Role,
  }));
  const taken = new Set([...bySet.values()].flat());
  const rest = (column: TableColumn, fits: (role: SetRole | undefined) => boolean, role: Role | null): Said<Role>[] => {
    const tokens = column.tokens.filter((token) => !taken.has(token) && fits(columnOf.get(token)?.role));
    return tokens.length > 0 ? [{ column: { ...column, box: hullOf(tokens), tokens }, role }] : [];
  };
  const isSet = [...columnOf.values()].some(({ role }) => kind.set.has(role));
  const others = found.flatMap((column) => [
    ...rest(column, (role) => role === 'unused', kind.unused),
    ...rest(column, (role) => role === undefined, isSet ? kind.beside : null),
  ]);
  return [...set, ...others].sort((a, b) => a.column.box[0] - b.column.box[0]);
}

function withColumns(table: Table, columns: readonly SetColumn[], pages: readonly Page[], form: NumberForm): Table {
  const columnOf = columnsOfTokens(table, columns, pages);
  const figures = columnsOf<FigureRole>(table, table.figures, columnOf, {
    set: FIGURES,
    holds: (token) => isFigure(token, form),
    unused: 'other',
    beside: 'other',
  });
  const dates = columnsOf<DateColumnRole>(table, table.dates, columnOf, {
    set: DATES,
    holds: ({ date }) => date !== null,
    unused: 'other-date',
    // A date in the texts
    beside: 'unused',
  });
  const isBooked = columns.some(({ role }) => role === 'booking-date');
  const named = columns.some(({ role }) => TEXTS.has(role));
  return {
    ...table,
    figures: figures.map(({ column }) => column),
    dates: dates.map(({ column }) => column),
    set: {
      columns,
      figures: figures.map(({ role }) => role),
      // Where only a date of value is set, another date may still be the booking's
      dates: dates.map(({ role }) => (role === 'unused' && !isBooked ? null : role)),
      texts: named ? columns.filter(({ role }) => TEXTS.has(role) || role === 'unused') : [],
      columnOf,
    },
  };
}

/** Tables with the columns that a person set for tables that are laid out so; the others as they are. */
export function withSetColumns(
  tables: readonly Table[],
  layouts: readonly SetLayout[],
  pages: readonly Page[],
  form: NumberForm,
): readonly Table[] {
  const byFingerprint = new Map(
    layouts.filter(({ columns }) => areInOrder(columns)).map(({ fingerprint, columns }) => [fingerprint, columns]),
  );
  return tables.map((table) => {
    const columns = byFingerprint.get(table.fingerprint);
    return columns ? withColumns(table, columns, pages, form) : table;
  });
}
