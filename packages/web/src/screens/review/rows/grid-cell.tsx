import { memo } from 'react';
import { formatAmount, formatDate } from '../../../i18n/format.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { kindOf } from '../editing/cell-texts.ts';
import type { CellName } from '../editing/draft.ts';

interface GridCellProps {
  readonly cell: CellName;
  readonly value: string | null;
  readonly currency: string;
  /** Counted from 0 as shown; the number of the row is the column before the first. */
  readonly row: number;
  readonly column: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly doubtful: boolean;
  /** What was read here before a person corrected it; undefined: it is as it was read. */
  readonly read: string | null | undefined;
}

/** One cell at rest. What is doubtful or corrected is said in words and by a sign, not by colour alone. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, value, currency, row, column, active, selected, doubtful, read } = props;
  const t = useTranslate();
  const tag = useTag();
  const shown = shownCell(cell, value, currency, tag);
  const before = read === undefined ? null : shownCell(cell, read, currency, tag) || t('review.cell.nothing');
  const note = [
    doubtful ? t('review.cell.doubtful') : null,
    before === null ? null : t('review.cell.read', { text: before }),
  ].filter((one) => one !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows come and go as they are scrolled to, which no table allows
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={selected}
      data-cell={`${row} ${column}`}
      data-active={active || undefined}
      data-corrected={before === null ? undefined : true}
      tabIndex={active ? 0 : -1}
      title={note.length > 0 ? note.join('\n') : undefined}
      className={kindOf(cell) === 'figure' ? 'grid-cell figure' : 'grid-cell'}
    >
      <span className={inkOf(cell, value, doubtful)}>{shown}</span>
      {note.length > 0 ? <span className="sr-only">{note.join(' ')}</span> : null}
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
