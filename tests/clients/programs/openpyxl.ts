import { PYTHON, run } from '../client.ts';

/** A cell as openpyxl reads it: `n` number, `d` date, `s` text, `f` formula; `[n, '', …]` for one with nothing in it. */
export type PyCell = readonly [type: string, value: string, format: string];

export interface PySheet {
  readonly title: string;
  /** The cell below and right of what stays in sight: `A2`. */
  readonly freeze: string | null;
  /** The range that has a filter. */
  readonly filter: string | null;
  readonly rows: readonly (readonly PyCell[])[];
}

const SCRIPT = `
import json, sys, openpyxl
def show(cell):
    value = cell.value
    text = '' if value is None else value.isoformat() if hasattr(value, 'isoformat') else str(value)
    return [cell.data_type, text, cell.number_format]
books = []
for path in json.load(sys.stdin):
    book = openpyxl.load_workbook(path, data_only=False)
    books.append([{'title': s.title, 'freeze': s.freeze_panes, 'filter': s.auto_filter.ref,
                   'rows': [[show(c) for c in row] for row in s.iter_rows()]} for s in book.worksheets])
json.dump(books, sys.stdout)
`;

/** The sheets of each workbook, in the paths' order, formulas as formulas. */
export function readWithOpenpyxl(paths: readonly string[]): PySheet[][] {
  const { status, stdout, stderr } = run(PYTHON, ['-c', SCRIPT], { input: JSON.stringify(paths) });
  if (status !== 0) throw new Error(`openpyxl: ${stderr}`);
  return JSON.parse(stdout) as PySheet[][];
}
