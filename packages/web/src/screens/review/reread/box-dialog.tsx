import type { Place, Statement } from '@tallyleaf/contract';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import type { Writing } from '../editing/cell-texts.ts';
import type { StatementDraft } from '../editing/draft.ts';
import { shownCell } from '../rows/grid-cell.tsx';
import { headOf } from '../rows/grid-heads.tsx';
import type { Opened } from '../use-opened.ts';
import { InkPiece } from './ink-piece.tsx';
import { type Offer, offersOf, takeOffers } from './offers.ts';
import { type BoxReading, useBox } from './use-box.ts';

export interface BoxDialogProps {
  readonly opened: Pick<Opened, 'file' | 'name'>;
  readonly place: Place;
  readonly statement: Statement;
  readonly draft: StatementDraft;
  readonly writing: Writing;
  /** Null where the page is not shown. */
  readonly viewer: ViewerHandle | null;
  /** The rows with what was taken, and the place of the first of it. */
  readonly onTake: (next: StatementDraft, place: number) => void;
  readonly onClose: () => void;
}

/** What stands in a box of the page, read again and offered as rows. */
export function BoxDialog(props: BoxDialogProps) {
  const { opened, place, onClose } = props;
  const t = useTranslate();
  const { reading, retry } = useBox(opened, place);
  return (
    <Dialog title={t('reread.title')} close={t('toasts.close')} onClose={onClose} wide>
      <div role="status" className="mt-4">
        <Said reading={reading} />
      </div>
      {reading.status === 'failed' && reading.why !== 'locked' ? (
        <button type="button" className="button mt-4" onClick={retry}>
          {t('review.again')}
        </button>
      ) : null}
      {reading.status === 'read' && reading.rows.length > 0 ? <Offers {...props} rows={reading.rows} /> : null}
    </Dialog>
  );
}

/** How far the reading is, or what it came to. */
function Said({ reading }: { readonly reading: BoxReading }) {
  const t = useTranslate();
  if (reading.status === 'reading') return <p>{t(reading.print ? 'reread.readingPrint' : 'reread.reading')}</p>;
  if (reading.status === 'failed') return <p>{t(`reread.failed.${reading.why}`)}</p>;
  if (reading.rows.length > 0) return <p>{t('reread.found', { count: reading.rows.length })}</p>;
  return (
    <>
      <p>{t('reread.none.title')}</p>
      <p className="mt-2 text-ink-2">{t('reread.none.text')}</p>
    </>
  );
}

interface OffersProps extends BoxDialogProps {
  readonly rows: Extract<BoxReading, { status: 'read' }>['rows'];
}

function Offers({ rows, statement, draft, writing, viewer, onTake }: OffersProps) {
  const t = useTranslate();
  const offers = useMemo(() => offersOf(statement, draft, rows), [statement, draft, rows]);
  // New rows are what the box was drawn for; what stands already is replaced only where somebody says so.
  const [chosen, setChosen] = useState<ReadonlySet<Offer>>(() => new Set(offers.filter(({ at }) => at === null)));
  const taken = offers.filter((offer) => chosen.has(offer));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const { draft: next, place } = takeOffers(statement, draft, taken);
    onTake(next, place);
  };
  const toggle = (offer: Offer): void => {
    const next = new Set(chosen);
    if (!next.delete(offer)) next.add(offer);
    setChosen(next);
  };
  return (
    <form className="mt-4 grid gap-4" onSubmit={onSubmit}>
      <ul className="grid gap-3">
        {offers.map((offer, index) => (
          <OfferItem
            // Rows have no identity but their order, which does not change.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            offer={offer}
            checked={chosen.has(offer)}
            writing={writing}
            viewer={viewer}
            onToggle={() => toggle(offer)}
          />
        ))}
      </ul>
      <button type="submit" className="button" disabled={taken.length === 0}>
        {t('reread.take', { count: taken.length })}
      </button>
    </form>
  );
}

interface OfferItemProps {
  readonly offer: Offer;
  readonly checked: boolean;
  readonly writing: Writing;
  readonly viewer: ViewerHandle | null;
  readonly onToggle: () => void;
}

const CELLS = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance'] as const;

/** Of rows of this confidence nine in ten are right (contract, `confidence`). */
const SURE = 0.9;

function OfferItem({ offer, checked, writing, viewer, onToggle }: OfferItemProps) {
  const { row, at, same } = offer;
  const { currency, tag } = writing;
  const t = useTranslate();
  const id = useId();
  const note = at === null ? t('reread.fresh') : t(same ? 'reread.same' : 'reread.other', { row: at + 1 });
  return (
    <li className="rounded border border-rule bg-surface p-3 text-sm">
      {viewer && row.where ? (
        <InkPiece inkOf={viewer.inkOf} place={row.where} label={t('reread.ink', { text: row.description })} />
      ) : null}
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 flex-none accent-green"
          checked={checked}
          disabled={same}
          aria-describedby={id}
          onChange={onToggle}
        />
        <span>
          <span className="font-semibold">{row.description}</span> {shownCell('amount', row.amount, currency, tag)}
        </span>
      </label>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-8 text-ink-2">
        {CELLS.filter((cell) => row[cell] !== null && cell !== 'description').map((cell) => (
          <div key={cell} className="flex gap-1">
            <dt>{headOf(t, cell, currency)}</dt>
            <dd className="text-ink">{shownCell(cell, row[cell], currency, tag)}</dd>
          </div>
        ))}
      </dl>
      <p id={id} className="mt-1 pl-8 text-ink-2">
        {note} {row.confidence < SURE ? t('review.cell.unsure') : null}
      </p>
    </li>
  );
}
