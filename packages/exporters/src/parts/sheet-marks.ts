import type { Transaction } from '@tallyleaf/contract';
import type { SheetWords } from './sheet-words.ts';
import type { Cell } from './workbook.ts';

/** What is noted of a cell that a person corrected; null where it is as it was read. */
function noteOf(field: string, row: Transaction | undefined, words: SheetWords): string | null {
  if (row?.origin === 'person') return field === 'date' ? words.added : null;
  const cell = field === 'text' ? 'description' : field;
  const read = row?.read as Readonly<Record<string, string | null>> | undefined;
  return read && cell in read ? `${words.read} ${read[cell] || words.nothing}` : null;
}

/**
 * The cell with a note of what was read in it, where a person corrected it.
 * @param field of `HeldTransaction`
 * @param words none where nothing is to be marked
 */
export function marked(cell: Cell, field: string, row: Transaction | undefined, words: SheetWords | null): Cell {
  const note = words ? noteOf(field, row, words) : null;
  return note === null ? cell : { ...(cell ?? { kind: 'empty' as const }), note };
}
