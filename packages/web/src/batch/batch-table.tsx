import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import { useTranslate } from '../i18n/translate.ts';
import { COLUMNS, type ColumnId, type Sort } from './arrange.ts';
import { BatchLine } from './batch-line.tsx';
import { keyOnRow } from './row-keys.ts';
import type { BatchRow } from './rows.ts';
import type { ToldRow } from './tell-rows.ts';
import type { BatchWork } from './use-batch-work.tsx';
import type { Selection } from './use-selection.ts';

interface BatchTableProps {
  readonly rows: readonly ToldRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly selection: Selection;
  readonly work: BatchWork;
  readonly extra?: ((row: BatchRow) => ReactNode) | undefined;
}

/** The rows. By keyboard it is one stop: arrows go from row to row, Enter opens, Space selects, Delete deletes. */
export function BatchTable({ rows, sort, onSort, selection, work, extra }: BatchTableProps) {
  const t = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const stop = rows.some(({ id }) => id === active) ? active : rows[0]?.id;
  useFocusOn(rows, active, table);
  const onKeyDown = (event: KeyboardEvent): void => {
    const done = keyOnRow(event, table.current, {
      tick: (id) => selection.set([id], !selection.has(id)),
      tickAll: () =>
        selection.set(
          rows.map(({ id }) => id),
          true,
        ),
      remove: (id) => work.host.remove(rows.filter((row) => row.id === id)),
    });
    if (done) event.preventDefault();
  };
  return (
    <>
      <SortChoice sort={sort} onSort={onSort} />
      <table ref={table} className="batch-table" aria-label={t('batch.list')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <td className="tick" />
            {COLUMNS.map((column) => (
              <SortHead key={column} column={column} sort={sort} onSort={onSort} />
            ))}
            <td className="acts" />
          </tr>
        </thead>
        {rows.map((row) => (
          <BatchLine
            key={row.id}
            row={row}
            stop={row.id === stop}
            onFocus={() => setActive(row.id)}
            selection={selection}
            work={work}
            extra={extra?.(row)}
          />
        ))}
      </table>
    </>
  );
}

/** Where the row that had the focus goes, the one in its place has it then. */
function useFocusOn(rows: readonly ToldRow[], active: string | null, table: RefObject<HTMLElement | null>): void {
  const at = rows.findIndex(({ id }) => id === active);
  const last = useRef(-1);
  useEffect(() => {
    if (at >= 0) {
      last.current = at;
      return;
    }
    if (last.current < 0 || document.activeElement !== document.body) return;
    const names = table.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [];
    names[Math.min(last.current, names.length - 1)]?.focus();
    last.current = -1;
  }, [at, table]);
}

interface SortHeadProps extends Pick<BatchTableProps, 'sort' | 'onSort'> {
  readonly column: ColumnId;
}

function SortHead({ column, sort, onSort }: SortHeadProps) {
  const t = useTranslate();
  const on = sort.column === column;
  const Mark = sort.down ? IconDown : IconUp;
  return (
    <th scope="col" className={column} aria-sort={on ? (sort.down ? 'descending' : 'ascending') : undefined}>
      <button type="button" onClick={() => onSort({ column, down: on && !sort.down })}>
        {t(`batch.columns.${column}`)}
        {on ? <Mark className="size-3.5 flex-none" aria-hidden="true" /> : null}
      </button>
    </th>
  );
}

/** Where there is no room for columns, the order is chosen from a list. */
function SortChoice({ sort, onSort }: Pick<BatchTableProps, 'sort' | 'onSort'>) {
  const t = useTranslate();
  return (
    <label className="batch-sort text-sm">
      {t('batch.sort')}
      <select
        className="field"
        value={sort.column}
        onChange={(event) => onSort({ column: event.target.value as ColumnId, down: false })}
      >
        {COLUMNS.map((column) => (
          <option key={column} value={column}>
            {t(`batch.columns.${column}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
