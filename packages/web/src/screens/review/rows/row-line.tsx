import { merchantOf } from '@tallyleaf/engine/review';
import IconFull from '~icons/lucide/panel-right-open';
import IconAgain from '~icons/lucide/scan-text';
import { useTranslate } from '../../../i18n/translate.ts';
import { CategoryOffers } from '../categories/category-offers.tsx';
import { readAgain } from '../desk/desk-keys.ts';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { RowDetail } from './row-detail.tsx';
import { RowPeek } from './row-peek.tsx';

/** One line below the rows: what there is to say of the row with the focus, the way to see it in full, or a question. */
export function RowLine({ place }: { readonly place: number }) {
  const t = useTranslate();
  const desk = useDesk();
  const onDesk = useOnDesk();
  const detail = useDeskState((state) => state.detail);
  const peek = useDeskState((state) => state.peek);
  const hasViewer = useDeskState((state) => state.viewer !== null);
  const row = onDesk.statement.transactions[place];
  if (!row) return null;
  const merchant = merchantOf(row.description);
  return (
    <div className="row-line">
      <p className="row-said">{merchant === row.description ? null : t('categories.merchant', { merchant })}</p>
      {hasViewer && row.where ? (
        <button
          type="button"
          className="line-button"
          title="Shift+F9"
          aria-keyshortcuts="Shift+F9"
          onClick={() => readAgain(desk, onDesk)}
        >
          <IconAgain className="size-4" aria-hidden="true" />
          {t('desk.again')}
        </button>
      ) : null}
      <button
        type="button"
        className="line-button"
        title="Alt+Enter"
        aria-keyshortcuts="Alt+Enter"
        aria-expanded={detail}
        onClick={() => desk.set({ detail: !detail })}
      >
        <IconFull className="size-4" aria-hidden="true" />
        {t(detail ? 'worklist.row.less' : 'worklist.row.more', { row: place + 1 })}
      </button>
      {detail ? <RowDetail row={row} place={place} /> : null}
      {peek !== null && hasViewer && !detail ? <RowPeek key={peek} place={peek} /> : null}
      <CategoryOffers />
    </div>
  );
}
