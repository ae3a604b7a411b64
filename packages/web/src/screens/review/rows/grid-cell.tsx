import { memo, useRef } from 'react';
import IconRule from '~icons/lucide/tags';
import { formatAmount, formatDate } from '../../../i18n/format.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { kindOf } from '../editing/cell-texts.ts';
import type { CellName } from '../editing/draft.ts';
import { Catch } from './catch.tsx';

interface GridCellProps {
  readonly cell: CellName;
  readonly value: string | null;
  readonly currency: string;
  /** Counted from 0 as shown; the number of the row is the column before the first. */
  readonly row: number;
  readonly column: number;
  readonly active: boolean;
  readonly selected: boolean;
  /** Why it is in doubt, in words; null where it is not. */
  readonly doubt: string | null;
  /** What was read here before a person corrected it; undefined: it is as it was read. */
  readonly read: string | null | undefined;
  /** The merchant whose rule gives this category; undefined: no rule does. */
  readonly rule: string | undefined;
  /** Told what an input method has written into the cell. */
  readonly onComposed: (text: string) => void;
}

/** One cell at rest. What is doubtful or corrected is said in words and by a sign, not by colour alone. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, value, currency, row, column, active, selected, doubt, read, rule, onComposed } = props;
  const field = useRef<HTMLInputElement>(null);
  const t = useTranslate();
  const tag = useTag();
  const shown = shownCell(cell, value, currency, tag);
  const before = read === undefined ? null : shownCell(cell, read, currency, tag) || t('review.cell.nothing');
  const note = [
    doubt,
    before === null ? null : t('review.cell.read', { text: before }),
    rule === undefined ? null : t('categories.byRule', { merchant: rule }),
  ].filter((one) => one !== null);
  // A long text is cut at the cell's edge, as in a spreadsheet.
  const told = [kindOf(cell) === 'text' ? shown : '', ...note].filter((one) => one !== '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows come and go as they are scrolled to, which no table allows
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={selected}
      data-cell={`${row} ${column}`}
      data-of={cell}
      data-active={active || undefined}
      data-corrected={before === null ? undefined : true}
      tabIndex={-1}
      onFocus={(event) =>
        event.target === event.currentTarget ? field.current?.focus({ preventScroll: true }) : undefined
      }
      title={told.length > 0 ? told.join('\n') : undefined}
      className={kindOf(cell) === 'figure' ? 'grid-cell figure' : 'grid-cell'}
    >
      <span className={inkOf(cell, value, doubt !== null)}>{shown}</span>
      {rule === undefined ? null : <IconRule className="ml-1 size-3.5 flex-none text-ink-2" aria-hidden="true" />}
      {note.length > 0 ? <span className="sr-only">{note.join(' ')}</span> : null}
      {active ? <Catch ref={field} label={shown || t('review.cell.nothing')} onComposed={onComposed} /> : null}
    </div>
  );
});

function inkOf(cell: CellName, value: string | null, doubtful: boolean): string {
  const isIn = cell === 'amount' && value !== null && !value.startsWith('-');
  return `grid-text ${isIn ? 'text-green' : ''} ${doubtful ? 'grid-doubt' : ''}`;
}

/** A cell as it is read. */
export function shownCell(cell: CellName, value: string | null, currency: string, tag: string): string {
  if (value === null) return '';
  const kind = kindOf(cell);
  if (kind === 'text') return value;
  return kind === 'day' ? formatDate(value, tag) : formatAmount(value, currency, tag);
}
