import type { Transaction } from '@tallyleaf/contract';
import { useRef } from 'react';
import IconClose from '~icons/lucide/x';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { useDesk } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { setCells } from '../editing/commands.ts';
import type { CellName } from '../editing/draft.ts';
import { InkOfRow } from '../reread/box-host.tsx';
import { useBesideRow } from './beside-row.ts';
import { shownCell } from './grid-cell.tsx';
import { headOf } from './grid-heads.tsx';
import { piecesOf } from './uncertain.ts';

interface RowDetailProps {
  readonly row: Transaction;
  readonly place: number;
}

/**
 * The row with the focus in full, beside it, over the page: its ink at reading size, what was read where it was corrected,
 * what else its ink may say, and every cell. It goes along with the focus; on a phone it is a sheet below the rows.
 */
export function RowDetail({ row, place }: RowDetailProps) {
  const t = useTranslate();
  const tag = useTag();
  const desk = useDesk();
  const { draft, writing } = useOnDesk();
  const { currency } = writing;
  const sheet = useRef<HTMLElement>(null);
  useBesideRow(sheet, place);
  const read = Object.entries(row.read ?? {}) as [CellName, string | null][];
  const doubts = (row.evidence ?? []).filter(({ kind }) => kind === 'doubtful');
  const takeBack = (): void => desk.change(setCells(draft, new Map([[draft.rows[place]?.key ?? -1, { ...row.read }]])));
  return (
    <section
      ref={sheet}
      className="row-detail"
      data-detail={place}
      aria-label={t('review.detail.row', { row: place + 1 })}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-sans text-sm font-semibold">{t('review.detail.row', { row: place + 1 })}</h2>
        <button
          type="button"
          className="tool-button"
          aria-label={t('toasts.close')}
          onClick={() => desk.set({ detail: false })}
        >
          <IconClose className="size-5" aria-hidden="true" />
        </button>
      </div>
      <InkOfRow place={place} />
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
          <button type="button" className="line-button" onClick={takeBack}>
            {t('review.detail.takeBack')}
          </button>
        </p>
      ) : null}
      <WholeRow row={row} currency={currency} />
    </section>
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

/** Every cell of a row, one below the other. */
function WholeRow({ row, currency }: { readonly row: Transaction; readonly currency: string }) {
  const t = useTranslate();
  const tag = useTag();
  const filled = CELLS.filter((cell) => row[cell] !== null && row[cell] !== undefined && row[cell] !== '');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {filled.map((cell) => (
        <div key={cell} className="contents">
          <dt className="text-ink-2">{headOf(t, cell, currency)}</dt>
          <dd className="break-words">{shownCell(cell, row[cell] ?? null, currency, tag)}</dd>
        </div>
      ))}
    </dl>
  );
}
