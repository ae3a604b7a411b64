import type { Transaction } from '@tallyleaf/contract';
import { memo, type ReactNode } from 'react';
import IconQuestion from '~icons/lucide/circle-help';
import IconAdded from '~icons/lucide/plus';
import IconBreak from '~icons/lucide/unlink';
import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import { useRulesInGrid } from '../categories/rules-context.ts';
import type { CellName, DraftRow } from '../editing/draft.ts';
import type { GridColumn } from './columns.ts';
import { GridCell } from './grid-cell.tsx';
import type { RowState } from './problems.ts';
import { type Block, isWithin } from './selection.ts';

interface GridRowProps {
  readonly draft: DraftRow;
  /** The same row as it is checked. */
  readonly row: Transaction;
  readonly state: RowState;
  /** Where it stands among all rows, and among those that are shown. */
  readonly place: number;
  readonly shown: number;
  readonly columns: readonly GridColumn[];
  readonly currency: string;
  /** Pixels from the top of the rows. */
  readonly top: number;
  readonly height: number;
  readonly block: Block;
  /** The column that has the focus, where the row has it. */
  readonly active: number | null;
  /** Told what an input method has written into the cell with the focus. */
  readonly onComposed: (text: string) => void;
  /** What stands in place of a cell that is being written. */
  readonly editor: ReactNode;
}

/** A row of the grid: its number with what the sums say of it, then its cells. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { draft, row, state, place, shown, columns, currency, top, height, block, active, editor, onComposed } = props;
  const t = useTranslate();
  const { ruleFor } = useRulesInGrid();
  const rule = draft.category === null ? undefined : ruleFor(draft.description);
  const read = row.read as Partial<Record<CellName, string | null>> | undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows come and go as they are scrolled to, which no table allows
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={place + 2}
      data-row={place}
      data-mark={state.mark ?? undefined}
      data-editing={editor ? true : undefined}
      className="grid-row"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <RowNumber number={place + 1} state={state} />
      {columns.map(({ cell }, column) =>
        active === column && editor ? (
          <div key={cell} className="contents">
            {editor}
          </div>
        ) : (
          <GridCell
            key={cell}
            cell={cell}
            value={draft[cell]}
            currency={currency}
            row={shown}
            column={column}
            active={active === column}
            selected={isWithin(block, shown, column)}
            doubt={doubtOf(cell, state, t)}
            read={read && cell in read ? read[cell] : undefined}
            rule={cell === 'category' && rule?.category === draft.category ? rule?.merchant : undefined}
            onComposed={onComposed}
          />
        ),
      )}
    </div>
  );
});

/** Why a cell is in doubt, in words. */
function doubtOf(cell: CellName, { doubtful, undated }: RowState, t: Translate): string | null {
  if (doubtful.has(cell)) return t('review.cell.doubtful');
  return cell === 'date' && undated ? t('table.dateDoubt') : null;
}

function RowNumber({ number, state }: { readonly number: number; readonly state: RowState }) {
  const t = useTranslate();
  const { mark, unsure, added } = state;
  const words = [
    mark === 'broken' ? t('table.broken') : mark === 'unbound' ? t('table.unbound') : null,
    mark === 'date' ? t('table.dateDoubt') : null,
    unsure ? t('review.cell.unsure') : null,
    added ? t('review.cell.added') : null,
  ].filter((one) => one !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the row
    <div
      role="rowheader"
      tabIndex={-1}
      aria-colindex={1}
      className="grid-cell grid-number"
      title={words.length > 0 ? words.join('\n') : undefined}
    >
      {number}
      {mark === 'broken' ? <IconBreak className="size-4 text-red" aria-hidden="true" /> : null}
      {mark === 'unbound' || mark === 'date' || (mark === null && unsure) ? (
        <IconQuestion className="size-4 text-doubt" aria-hidden="true" />
      ) : null}
      {mark === null && !unsure && added ? <IconAdded className="size-4 text-green" aria-hidden="true" /> : null}
      {words.length > 0 ? <span className="sr-only">{words.join(' ')}</span> : null}
    </div>
  );
}
