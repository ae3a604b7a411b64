import { type ReactNode, useId } from 'react';
import { useLabels } from './labels.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly name: string;
  /** Set to the right, on one edge with the others of its column. */
  readonly figure?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A ruled table; without rows it says so (specification, section 9). What is wider than the page scrolls in itself. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const labels = useLabels();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
      <table className="ledger w-full text-sm">
        <caption id={id} className="mb-2 text-left font-semibold">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, name, figure }) => (
              <th key={id} scope="col" className={figure ? 'figure' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="text-ink-2">
                {labels.noData}
              </td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, figure, cell }) => (
                <td key={id} className={figure ? 'figure' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
