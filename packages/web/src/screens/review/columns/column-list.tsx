import { COLUMN_ROLES, type SetColumn, type SetRole } from '@tallyleaf/contract';
import { useState } from 'react';
import AddIcon from '~icons/lucide/plus';
import IconDelete from '~icons/lucide/trash-2';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { addColumn, type Edge, moveEdge, removeColumn, setRole } from './edges.ts';

interface ColumnListProps {
  readonly columns: readonly SetColumn[];
  readonly onChange: (columns: readonly SetColumn[]) => void;
}

/** The columns as a list: what each holds, and from where to where it reaches. */
export function ColumnList({ columns, onChange }: ColumnListProps) {
  const t = useTranslate();
  const more = addColumn(columns);
  return (
    <>
      <ol className="mt-4 grid gap-2" aria-label={t('setColumns.list')}>
        {columns.map((column, index) => (
          // Columns have no identity but their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex flex-wrap items-center gap-2 border-b border-rule pb-2 text-sm">
            <span className="w-5 flex-none text-right tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            <select
              className="field min-w-32 flex-1 max-sm:basis-[70%]"
              aria-label={t('setColumns.role', { number: index + 1 })}
              value={column.role}
              onChange={(event) => onChange(setRole(columns, index, event.target.value as SetRole))}
            >
              {COLUMN_ROLES.map((role) => (
                <option key={role} value={role}>
                  {t(`setColumns.roles.${role}`)}
                </option>
              ))}
            </select>
            <span className="flex items-center gap-1">
              <EdgeField {...{ columns, index }} edge="from" onChange={onChange} />
              <span aria-hidden="true">–</span>
              <EdgeField {...{ columns, index }} edge="to" onChange={onChange} />
              <span aria-hidden="true">%</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('setColumns.remove', { number: index + 1 })}
              title={t('setColumns.remove', { number: index + 1 })}
              disabled={columns.length === 1}
              onClick={() => onChange(removeColumn(columns, index))}
            >
              <IconDelete className="size-5" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button-text mt-2 min-h-11 text-sm disabled:opacity-40"
        disabled={!more}
        onClick={() => (more ? onChange(more) : undefined)}
      >
        <AddIcon className="size-4" aria-hidden="true" />
        {t('setColumns.add')}
      </button>
    </>
  );
}

interface EdgeFieldProps extends ColumnListProps {
  readonly index: number;
  readonly edge: Edge;
}

/** An edge as a number, in percent of the page's width; taken over when the field is left. */
function EdgeField({ columns, index, edge, onChange }: EdgeFieldProps) {
  const t = useTranslate();
  const tag = useTag();
  const [typed, setTyped] = useState<string | null>(null);
  const column = columns[index] as SetColumn;
  const shown = (column[edge] * 100).toLocaleString(tag, { maximumFractionDigits: 1 });
  const take = (): void => {
    const percent = Number(typed?.normalize('NFKC').replace(',', '.'));
    if (typed !== null && typed.trim() !== '') onChange(moveEdge(columns, index, edge, percent / 100));
    setTyped(null);
  };
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      className="field w-16 px-2 text-right"
      aria-label={t(`setColumns.edge.${edge}`, { number: index + 1, role: t(`setColumns.roles.${column.role}`) })}
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
