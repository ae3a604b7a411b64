import type { Conversion } from '@tallyleaf/contract';
import type { ExportedFile, Held, ProgramLimit } from '../exporter.ts';
import { type AccountRow, heldByAccount } from './by-account.ts';
import { type Delimiter, delimitedRow, type TableColumns } from './delimited.ts';

/** Tables of one account a file, divided into numbered files where a program takes no more: `-part1`, `-part2` …. */

/** What comes before a table, and after it, is the same in each part. */
interface Table {
  readonly columns: TableColumns<AccountRow>;
  readonly delimiter?: Delimiter;
  readonly heading?: boolean;
}

/** A file for each account of which something is held, or several where it is more than the program takes. */
export function dividedTables(
  held: Held,
  conversion: Conversion,
  extension: string,
  { columns, delimiter = ',', heading = true }: Table,
  limit: Pick<ProgramLimit, 'lines' | 'bytes'>,
): ExportedFile[] {
  const encoder = new TextEncoder();
  const first = heading
    ? encoder.encode(
        delimitedRow(
          columns.map(([title]) => title),
          delimiter,
        ),
      )
    : new Uint8Array();
  return heldByAccount(held, conversion).flatMap(({ number, rows }): ExportedFile[] => {
    const lines = rows.map((row) =>
      encoder.encode(
        delimitedRow(
          columns.map(([, cell]) => cell(row)),
          delimiter,
        ),
      ),
    );
    const parts = divide(lines, first.length, limit, heading ? 1 : 0);
    return parts.map((part, n) => ({
      bytes: joined([first, ...part]),
      extension,
      account: number,
      ...(parts.length > 1 ? { part: `part${n + 1}` } : {}),
    }));
  });
}

/** Lines in runs that are within the limit; one empty run where there are none. A line that is over it alone is alone. */
function divide(
  lines: readonly Uint8Array<ArrayBuffer>[],
  headingBytes: number,
  { lines: mostLines = Infinity, bytes: mostBytes = Infinity }: Pick<ProgramLimit, 'lines' | 'bytes'>,
  headings: number,
): Uint8Array<ArrayBuffer>[][] {
  const parts: Uint8Array<ArrayBuffer>[][] = [[]];
  let bytes = headingBytes;
  for (const line of lines) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && (last.length + headings >= mostLines || bytes + line.length > mostBytes)) {
      parts.push([line]);
      bytes = headingBytes + line.length;
    } else {
      last.push(line);
      bytes += line.length;
    }
  }
  return parts;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
