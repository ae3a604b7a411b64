import { type LayoutColumn, LayoutError, type LayoutKey, MOST_COLUMNS, readLayout } from '@tallyleaf/exporters';

/** Columns while they are composed: pure rules. Each has a number of its own, by which its fields are found again. */
export interface DraftColumn {
  readonly number: number;
  readonly key: LayoutKey;
  /** As typed; where it is empty the language's heading stands. */
  readonly heading: string;
}

export type Draft = readonly DraftColumn[];

/** Columns as they were kept. */
export function draftOf(columns: string): Draft {
  const layout = readLayout(columns);
  if (layout instanceof LayoutError) throw layout; // what cannot be written is not kept
  return layout.map(({ key, heading }, number) => ({ number, key, heading: heading ?? '' }));
}

export const layoutOf = (draft: Draft): LayoutColumn[] =>
  draft.map(({ key, heading }) => ({ key, heading: heading === '' ? null : heading }));

export const changed = (draft: Draft, number: number, change: Partial<DraftColumn>): Draft =>
  draft.map((column) => (column.number === number ? { ...column, ...change } : column));

export const removed = (draft: Draft, number: number): Draft => draft.filter((column) => column.number !== number);

/** One place towards the beginning (−1) or the end (1); as it was where there is no such place. */
export function moved(draft: Draft, number: number, by: -1 | 1): Draft {
  const at = draft.findIndex((column) => column.number === number);
  const [one, other] = [draft[at], draft[at + by]];
  if (!one || !other) return draft;
  return draft.map((column) => (column === one ? other : column === other ? one : column));
}

/** The order in which columns are offered to who adds one. */
const OFFERED: readonly LayoutKey[] = [
  'date',
  'text',
  'amount',
  'balance',
  'currency',
  'account',
  'reference',
  'valueDate',
];

/** With one more column: the first of the usual ones that is not there yet. */
export function added(draft: Draft): Draft {
  if (draft.length >= MOST_COLUMNS) return draft;
  const key = OFFERED.find((offered) => !draft.some((column) => column.key === offered)) ?? 'empty';
  const number = Math.max(-1, ...draft.map((column) => column.number)) + 1;
  return [...draft, { number, key, heading: '' }];
}
