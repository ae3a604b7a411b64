import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import type { CellName } from '../editing/draft.ts';
import { type GridColumn, withinWidths } from './columns.ts';
import { changeView, useGridView } from './grid-view.ts';
import type { RowOrder } from './order.ts';

/** What a column is called. */
export const headOf = (t: Translate, cell: CellName, currency: string): string =>
  cell === 'amount' ? t('table.amount', { currency }) : cell === 'category' ? t('review.category') : t(`table.${cell}`);

/** Pixels that a press on an arrow makes a column wider or narrower by. */
const STEP = 8;

interface GridHeadsProps {
  readonly columns: readonly GridColumn[];
  readonly currency: string;
  readonly order: RowOrder | null;
  readonly onSort: (cell: CellName) => void;
}

/**
 * The headings, which stay while the rows are scrolled. A press sorts; the edge draws the column wider. By keyboard: arrows
 * go from one to the next, Enter sorts, Shift with an arrow sets the width.
 */
export function GridHeads({ columns, currency, order, onSort }: GridHeadsProps) {
  const t = useTranslate();
  const setWidth = useWidths();
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div role="rowgroup" className="grid-heads">
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid */}
      <div role="row" tabIndex={-1} aria-rowindex={1} className="grid-row">
        {/* biome-ignore lint/a11y/useSemanticElements: as the grid */}
        <div role="columnheader" tabIndex={-1} aria-colindex={1} className="grid-cell grid-number">
          {t('table.number')}
        </div>
        {columns.map(({ cell }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as the grid
          <div
            key={cell}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={index + 2}
            aria-sort={order?.cell === cell ? (order.down ? 'descending' : 'ascending') : undefined}
            data-head={cell}
            className={cell === 'amount' || cell === 'balance' ? 'grid-cell figure' : 'grid-cell'}
          >
            <button
              type="button"
              tabIndex={index === 0 ? 0 : -1}
              title={t('desk.heads.how', { column: headOf(t, cell, currency) })}
              onClick={() => onSort(cell)}
              onKeyDown={(event) => onHeadKey(event, (by) => setWidth(event.currentTarget, cell, by))}
            >
              <span className="grid-text">{headOf(t, cell, currency)}</span>
              {order?.cell === cell ? <SortMark down={order.down} /> : null}
            </button>
            <WidthEdge cell={cell} />
          </div>
        ))}
      </div>
    </div>
  );
}

function SortMark({ down }: { readonly down: boolean }) {
  const Icon = down ? IconDown : IconUp;
  return <Icon className="size-3.5 flex-none" aria-hidden="true" />;
}

/** Arrows lead to the next heading; with Shift they set the width. */
function onHeadKey(event: KeyboardEvent<HTMLElement>, widen: (by: number) => void): void {
  const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (way === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (event.shiftKey) {
    widen(way * STEP);
    return;
  }
  const heads = [...(event.currentTarget.closest('.grid-row')?.querySelectorAll('button') ?? [])];
  heads[heads.indexOf(event.currentTarget as HTMLButtonElement) + way]?.focus();
}

/** Sets the width of a column by so many pixels, from what it has. */
function useWidths() {
  const { widths } = useGridView();
  return (inside: Element, cell: CellName, by: number): void => {
    const now = inside.closest('[data-head]')?.getBoundingClientRect().width ?? 0;
    changeView({ widths: { ...widths, [cell]: withinWidths(now + by) } });
  };
}

/** The edge by which a column is drawn wider; pressed twice, the column is as wide as what it holds again. */
function WidthEdge({ cell }: { readonly cell: CellName }) {
  const { widths } = useGridView();
  const begun = useRef({ x: 0, width: 0 });
  const onPointerDown = (event: PointerEvent): void => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = event.currentTarget.closest('[data-head]')?.getBoundingClientRect().width ?? 0;
    begun.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = withinWidths(begun.current.width + event.clientX - begun.current.x);
    changeView({ widths: { ...widths, [cell]: width } });
  };
  return (
    <span
      className="grid-edge"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => changeView({ widths: { ...widths, [cell]: undefined } })}
    />
  );
}
