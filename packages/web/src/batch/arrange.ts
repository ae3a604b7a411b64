import { decimalsOf, type StatementOutline, toMinor } from '@tallyleaf/contract';
import { matching } from '../ui/matching.ts';
import { type Group, groupOf, STANDINGS } from './rows.ts';
import type { ToldRow } from './tell-rows.ts';

/** Which rows are shown, and in which order. */
export interface View {
  readonly group: Group | null;
  /** Words that a row must have in its name, bank or account. */
  readonly search: string;
  /** ISO dates, or empty: the days that a row must have some of. */
  readonly from: string;
  readonly until: string;
  readonly sort: Sort;
}

export const COLUMNS = ['name', 'account', 'period', 'opening', 'closing', 'rows', 'verdict'] as const;
export type ColumnId = (typeof COLUMNS)[number];

export interface Sort {
  readonly column: ColumnId;
  readonly down: boolean;
}

/** What needs a person first. */
export const FIRST_SORT: Sort = { column: 'verdict', down: false };
export const WHOLE_VIEW: View = { group: null, search: '', from: '', until: '', sort: FIRST_SORT };

export function arrange(rows: readonly ToldRow[], view: View, tag: string): readonly ToldRow[] {
  const shown = rows.filter(
    (row) => (view.group === null || groupOf(row.standing) === view.group) && isWithin(row, view),
  );
  const found = matching(
    shown.map((row) => ({ row, label: wordsOf(row) })),
    view.search,
  ).map(({ row }) => row);
  return sorted(found, view.sort, new Intl.Collator(tag, { numeric: true }));
}

/** What a row is found by. */
export const wordsOf = ({ fileName, statements = [] }: Pick<ToldRow, 'fileName' | 'statements'>): string =>
  [fileName, ...statements.flatMap(({ institution, account }) => [institution, account])].filter(Boolean).join(' · ');

/** One of which no days are known is shown where none are asked for. */
function isWithin({ statements = [] }: ToldRow, { from, until }: View): boolean {
  if (from === '' && until === '') return true;
  return statements.some(({ period: { start, end } }) => {
    const [first, last] = [start ?? end, end ?? start];
    return first !== null && last !== null && (from === '' || last >= from) && (until === '' || first <= until);
  });
}

type Compare = (one: ToldRow, other: ToldRow) => number;

function sorted(rows: readonly ToldRow[], { column, down }: Sort, collator: Intl.Collator): readonly ToldRow[] {
  const byColumn = compareBy(column, collator);
  const byAccount: Compare = (one, other) =>
    compareBy('account', collator)(one, other) || compareBy('period', collator)(one, other);
  const turn = down ? -1 : 1;
  // What is equal stands by account and days, so that neighbours stand together; else as it came.
  return [...rows].sort((one, other) => turn * byColumn(one, other) || byAccount(one, other));
}

function compareBy(column: ColumnId, collator: Intl.Collator): Compare {
  switch (column) {
    case 'name':
      return (one, other) => collator.compare(one.fileName, other.fileName);
    case 'account':
      return (one, other) => collator.compare(accountOf(one), accountOf(other));
    case 'period':
      return (one, other) => collator.compare(firstOf(one)?.period.start ?? '', firstOf(other)?.period.start ?? '');
    case 'opening':
    case 'closing':
      return (one, other) => compareMoney(firstOf(one), firstOf(other), column);
    case 'rows':
      return (one, other) => countRows(one) - countRows(other);
    case 'verdict':
      return (one, other) => STANDINGS.indexOf(one.standing) - STANDINGS.indexOf(other.standing);
  }
}

const firstOf = ({ statements = [] }: ToldRow): StatementOutline | undefined => statements[0];
export const countRows = ({ statements = [] }: Pick<ToldRow, 'statements'>): number =>
  statements.reduce((sum, { rows }) => sum + rows, 0);
/** A space sorts before every name: rows of no account stand apart. */
const accountOf = (row: ToldRow): string =>
  [firstOf(row)?.institution, firstOf(row)?.account].filter(Boolean).join(' ');

/** By currency, then by amount; what is not printed first. */
function compareMoney(
  one: StatementOutline | undefined,
  other: StatementOutline | undefined,
  side: 'opening' | 'closing',
): number {
  const [a, b] = [one?.[side], other?.[side]];
  if (!one || !other || !a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  if (one.currency !== other.currency) return one.currency < other.currency ? -1 : 1;
  const difference = toMinor(a, decimalsOf(one.currency)) - toMinor(b, decimalsOf(one.currency));
  return difference < 0n ? -1 : Number(difference > 0n);
}
