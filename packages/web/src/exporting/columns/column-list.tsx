import { LAYOUT_KEYS, type LayoutKey, LONGEST_HEADING, layoutHeadings, MOST_COLUMNS } from '@tallyleaf/exporters';
import { useEffect, useRef, useState } from 'react';
import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import IconPlus from '~icons/lucide/plus';
import IconX from '~icons/lucide/x';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { added, changed, type Draft, type DraftColumn, moved, removed } from './draft.ts';

interface ColumnListProps {
  readonly draft: Draft;
  /** Which column is at fault, as an index. */
  readonly faulty: number | null;
  readonly onChange: (draft: Draft) => void;
}

/** The columns in their order, each with what it holds and its heading; moved, removed and added by buttons. */
export function ColumnList({ draft, faulty, onChange }: ColumnListProps) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const focusNext = useFocusNext(list);
  const names = useColumnNames();
  const move = ({ number, key }: DraftColumn, by: -1 | 1): void => {
    const next = moved(draft, number, by);
    if (next === draft) return;
    onChange(next);
    const place = next.findIndex((column) => column.number === number) + 1;
    setSaid(t('columns.moved', { column: names[key], place, count: next.length }));
    focusNext(`${number} ${by === -1 ? 'up' : 'down'}`);
  };
  const remove = (column: DraftColumn): void => {
    const at = draft.indexOf(column);
    const neighbour = draft[at + 1] ?? draft[at - 1];
    onChange(removed(draft, column.number));
    setSaid(t('columns.removed', { column: names[column.key] }));
    focusNext(neighbour ? `${neighbour.number} remove` : 'add');
  };
  const add = (): void => {
    const next = added(draft);
    onChange(next);
    focusNext(`${next.at(-1)?.number} key`);
  };
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('settings.columns')}</h3>
      <ol ref={list} className="mt-1 divide-y divide-rule border-y border-rule">
        {draft.map((column, index) => (
          <ColumnRow
            key={column.number}
            column={column}
            place={index + 1}
            last={index === draft.length - 1}
            faulty={index === faulty}
            onChange={(change) => onChange(changed(draft, column.number, change))}
            onMove={(by) => move(column, by)}
            onRemove={() => remove(column)}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      <button type="button" className="button-text" disabled={draft.length >= MOST_COLUMNS} onClick={add}>
        <IconPlus aria-hidden="true" />
        {t('columns.add')}
      </button>
    </div>
  );
}

/** Columns as they are called where they have no heading of their own. */
function useColumnNames(): Readonly<Record<LayoutKey, string>> {
  const t = useTranslate();
  return { ...layoutHeadings(useTag()), empty: t('columns.empty') };
}

/** Puts the focus on a part of the list once it stands in its new order: what moves in the document loses it. */
function useFocusNext(list: React.RefObject<HTMLOListElement | null>): (part: string) => void {
  const [next, setNext] = useState<{ readonly part: string } | null>(null);
  useEffect(() => {
    if (!next) return;
    const found = list.current?.querySelector<HTMLElement>(`[data-part="${next.part}"]`);
    (found ?? list.current?.parentElement?.querySelector<HTMLElement>('.button-text'))?.focus();
  }, [next, list]);
  return (part) => setNext({ part });
}

interface ColumnRowProps {
  readonly column: DraftColumn;
  /** Counted from 1. */
  readonly place: number;
  readonly last: boolean;
  readonly faulty: boolean;
  readonly onChange: (change: Partial<DraftColumn>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function ColumnRow({ column, place, last, faulty, onChange, onMove, onRemove }: ColumnRowProps) {
  const t = useTranslate();
  const names = useColumnNames();
  const { number, key, heading } = column;
  const named = { column: names[key], place };
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <select
        data-part={`${number} key`}
        aria-label={t('columns.holds', { place })}
        className="field min-w-0 flex-[1_1_9rem]"
        value={key}
        onChange={(event) => onChange({ key: event.target.value as LayoutKey })}
      >
        {LAYOUT_KEYS.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
      <input
        aria-label={t('columns.heading', { place })}
        aria-invalid={faulty ? true : undefined}
        className="field min-w-0 flex-[1_1_9rem] aria-invalid:border-red"
        placeholder={t('columns.ownHeading')}
        autoComplete="off"
        maxLength={LONGEST_HEADING}
        value={heading}
        onChange={(event) => onChange({ heading: event.target.value })}
      />
      <span className="ml-auto flex flex-none">
        <button
          type="button"
          data-part={`${number} up`}
          className="icon-button aria-disabled:opacity-40"
          aria-label={t('columns.up', named)}
          aria-disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <IconUp className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          data-part={`${number} down`}
          className="icon-button aria-disabled:opacity-40"
          aria-label={t('columns.down', named)}
          aria-disabled={last}
          onClick={() => onMove(1)}
        >
          <IconDown className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          data-part={`${number} remove`}
          className="icon-button"
          aria-label={t('columns.remove', named)}
          onClick={onRemove}
        >
          <IconX className="size-4" aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}
