import type { Transaction } from '@tallyleaf/contract';
import { merchantOf } from '@tallyleaf/engine/review';
import { type ReactNode, useState } from 'react';
import UpIcon from '~icons/lucide/chevron-up';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import type { CellName, Cells } from '../editing/draft.ts';
import { shownCell } from './grid-cell.tsx';
import { headOf } from './grid-heads.tsx';
import { piecesOf } from './uncertain.ts';

interface RowDetailProps {
  readonly row: Transaction | undefined;
  readonly place: number;
  readonly currency: string;
  /** Its ink, where the page is shown. */
  readonly ink: (row: Transaction) => ReactNode;
  readonly onTakeBack: (cells: Partial<Cells>) => void;
}

/** The row with the focus in full: its whole text, what was read where it was corrected, what else its ink may say. */
export function RowDetail({ row, place, currency, ink, onTakeBack }: RowDetailProps) {
  const t = useTranslate();
  const tag = useTag();
  const [whole, setWhole] = useState(false);
  if (!row) return null;
  const read = Object.entries(row.read ?? {}) as [CellName, string | null][];
  const merchant = merchantOf(row.description);
  const doubts = (row.evidence ?? []).filter(({ kind }) => kind === 'doubtful');
  return (
    <div className="row-detail" data-detail={place}>
      <button
        type="button"
        className="button-text min-h-9 w-full justify-between text-sm md:hidden"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {t(whole ? 'worklist.row.less' : 'worklist.row.more', { row: place + 1 })}
        <UpIcon className={`size-5 flex-none ${whole ? 'rotate-180' : ''}`} aria-hidden="true" />
      </button>
      {whole ? <WholeRow row={row} currency={currency} /> : null}
      <p className={whole ? 'max-md:hidden' : 'break-words'}>
        <span className="text-ink-2">{t('review.detail.row', { row: place + 1 })}</span> {row.description}
      </p>
      {merchant === row.description ? null : <p className="text-ink-2">{t('categories.merchant', { merchant })}</p>}
      {doubts.map(({ field, read: one, others = [] }) => (
        <p key={`${field} ${one}`} className="text-doubt">
          {t.rich('review.detail.doubt', {
            read: one,
            others: others.join(' · '),
            ink: () => <Uncertain key="ink" read={one} others={others} />,
          })}
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
      {ink(row)}
    </div>
  );
}

interface UncertainProps {
  readonly read: string;
  readonly others: readonly string[];
}

/** What was read, with the characters marked on which its readings differ. */
function Uncertain({ read, others }: UncertainProps) {
  return piecesOf(read, others).map(({ text, sure }, index) =>
    sure ? (
      text
    ) : (
      // Pieces have no identity but their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={index} className="ink-doubt">
        {text}
      </mark>
    ),
  );
}

const CELLS: readonly CellName[] = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance', 'category'];

/** Every cell of a row, one below the other, where a screen is too narrow for them side by side. */
function WholeRow({ row, currency }: { readonly row: Transaction; readonly currency: string }) {
  const t = useTranslate();
  const tag = useTag();
  const filled = CELLS.filter((cell) => row[cell] !== null && row[cell] !== undefined && row[cell] !== '');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 pb-2 md:hidden">
      {filled.map((cell) => (
        <div key={cell} className="contents">
          <dt className="text-ink-2">{headOf(t, cell, currency)}</dt>
          <dd className="break-words">{shownCell(cell, row[cell] ?? null, currency, tag)}</dd>
        </div>
      ))}
    </dl>
  );
}
