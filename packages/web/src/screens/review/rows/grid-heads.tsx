import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import type { CellName } from '../editing/draft.ts';
import { type GridColumn, minWidthOf } from './columns.ts';

/** Pixels of the headings. */
const HEAD_HEIGHT = 36;

/** What a column is called. */
export const headOf = (t: Translate, cell: CellName, currency: string): string =>
  cell === 'amount' ? t('table.amount', { currency }) : cell === 'category' ? t('review.category') : t(`table.${cell}`);

interface GridHeadsProps {
  readonly columns: readonly GridColumn[];
  readonly tracks: string;
  readonly currency: string;
}

/** The headings, which stay while the rows are scrolled. */
export function GridHeads({ columns, tracks, currency }: GridHeadsProps) {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div role="rowgroup" className="grid-heads" style={{ minWidth: minWidthOf(columns), height: HEAD_HEIGHT }}>
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid */}
      <div role="row" tabIndex={-1} aria-rowindex={1} className="grid-row" style={{ gridTemplateColumns: tracks }}>
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
            className={cell === 'amount' || cell === 'balance' ? 'grid-cell figure' : 'grid-cell'}
          >
            {headOf(t, cell, currency)}
          </div>
        ))}
      </div>
    </div>
  );
}
