import type { Transaction } from '@tallyleaf/contract';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import type { CellName, Cells } from '../editing/draft.ts';
import { shownCell } from './grid-cell.tsx';
import { headOf } from './grid-heads.tsx';

interface RowDetailProps {
  readonly row: Transaction | undefined;
  readonly place: number;
  readonly currency: string;
  readonly onTakeBack: (cells: Partial<Cells>) => void;
}

/** The row with the focus in full: its whole text, what was read where it was corrected, what else its ink may say. */
export function RowDetail({ row, place, currency, onTakeBack }: RowDetailProps) {
  const t = useTranslate();
  const tag = useTag();
  if (!row) return null;
  const read = Object.entries(row.read ?? {}) as [CellName, string | null][];
  const doubts = (row.evidence ?? []).filter(({ kind }) => kind === 'doubtful');
  return (
    <div className="border-t border-rule px-2 py-2 text-sm" data-detail={place}>
      <p className="line-clamp-3">
        <span className="text-ink-2">{t('review.detail.row', { row: place + 1 })}</span> {row.description}
      </p>
      {doubts.map(({ field, read: one, others = [] }) => (
        <p key={`${field} ${one}`} className="text-doubt">
          {t('review.detail.doubt', { read: one, others: others.join(' · ') })}
        </p>
      ))}
      {read.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          {read.map(([cell, value]) => (
            <span key={cell}>
              {t('review.detail.read', {
                cell: headOf(t, cell, currency),
                text: shownCell(cell, value, currency, tag) || t('review.cell.nothing'),
              })}
            </span>
          ))}
          <button type="button" className="button-text min-h-8 text-sm" onClick={() => onTakeBack({ ...row.read })}>
            {t('review.detail.takeBack')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
