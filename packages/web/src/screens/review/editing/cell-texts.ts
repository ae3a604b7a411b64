import { formatAmount } from '../../../i18n/format.ts';
import type { CellName, Cells } from './draft.ts';
import { readAmount, readDate, typedAmount, typedDate } from './typed.ts';

/** Cells as text, and text as cells: what is typed, copied and pasted. */

/** How a reader writes: the language's tag, and the statement's currency. */
export interface Writing {
  readonly tag: string;
  readonly currency: string;
}

export type CellKind = 'day' | 'figure' | 'text';

const KINDS: Readonly<Record<CellName, CellKind>> = {
  date: 'day',
  valueDate: 'day',
  description: 'text',
  reference: 'text',
  amount: 'figure',
  balance: 'figure',
  category: 'text',
};

/** Cells that a row always has. */
const NEEDED: ReadonlySet<CellName> = new Set(['date', 'amount']);

/** Characters that a text may have (contract, "Corrections"). */
const MOST = { description: 4000, reference: 4000, category: 200 } as const;

export const kindOf = (cell: CellName): CellKind => KINDS[cell];

/** What a text in a cell stands for; `wrong`: it is nothing that the cell takes. */
export type Read = { readonly cells: Partial<Cells> } | 'wrong';

/** Reads a text that is typed or pasted into a cell. */
export function readCell(cell: CellName, text: string, { tag, currency }: Writing): Read {
  const bare = text.trim();
  const kind = kindOf(cell);
  if (kind === 'text') return readText(cell as keyof typeof MOST, bare);
  if (bare === '') return NEEDED.has(cell) ? 'wrong' : { cells: { [cell]: null } };
  const value = kind === 'day' ? readDate(bare, tag) : readAmount(bare, currency, tag);
  return value === null ? 'wrong' : { cells: { [cell]: value } };
}

function readText(cell: keyof typeof MOST, text: string): Read {
  if (text.length > MOST[cell]) return 'wrong';
  return { cells: { [cell]: text === '' && cell !== 'description' ? null : text } };
}

/** What a cell holds when it is cleared; nothing where it cannot be empty. */
export function clearedCell(cell: CellName): Partial<Cells> {
  return NEEDED.has(cell) ? {} : { [cell]: cell === 'description' ? '' : null };
}

/** A cell as it is typed, and as spreadsheets of the language take it. */
export function typedCell(cell: CellName, value: string | null, { tag }: Writing): string {
  if (value === null) return '';
  const kind = kindOf(cell);
  if (kind === 'text') return value;
  return kind === 'day' ? typedDate(value, tag) : typedAmount(value, tag);
}

/** An example of what a cell takes, for who typed something else. */
export function exampleOf(cell: CellName, { tag, currency }: Writing): string {
  return kindOf(cell) === 'day' ? typedDate('2025-03-31', tag) : formatAmount('1234.56', currency, tag);
}

/** A text that a spreadsheet would take for a formula begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows of texts as spreadsheets take them from the clipboard: parted by tabs, no text a formula. */
export function toTsv(block: readonly (readonly { readonly cell: CellName; readonly text: string }[])[]): string {
  const written = ({ cell, text }: { readonly cell: CellName; readonly text: string }): string => {
    const safe = kindOf(cell) === 'text' && FORMULA.test(text) ? `'${text}` : text;
    return /["\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return block.map((line) => line.map(written).join('\t')).join('\n');
}

const PIECE = /("(?:[^"]|"")*"|[^\t\n\r]*)(\t|\r\n|\n|\r|$)/y;

/** What spreadsheets put on the clipboard: cells parted by tabs, those with a line's end between quotation marks. */
export function fromTsv(text: string): string[][] {
  const lines: string[][] = [[]];
  PIECE.lastIndex = 0;
  for (;;) {
    const [whole, cell = '', end = ''] = PIECE.exec(text) ?? [''];
    // A quotation mark that nothing closes is a quotation mark.
    const bare = cell.startsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    lines.at(-1)?.push(bare);
    if (whole === '' || end === '') break;
    if (end !== '\t') lines.push([]);
  }
  const last = lines.at(-1);
  return lines.length > 1 && last?.length === 1 && last[0] === '' ? lines.slice(0, -1) : lines;
}
