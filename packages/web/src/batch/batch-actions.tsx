import { useTranslate } from '../i18n/translate.ts';
import type { ToldRow } from './tell-rows.ts';
import type { BatchWork } from './use-batch-work.tsx';
import type { Selection } from './use-selection.ts';

interface BatchActionsProps {
  readonly work: BatchWork;
  readonly selection: Selection;
  readonly shown: readonly ToldRow[];
}

/** What can be done with several rows at once; the likeliest stands out. */
export function BatchActions({ work, selection, shown }: BatchActionsProps) {
  const t = useTranslate();
  const { busy, needing, good, joined, take, visit, begin } = work;
  const some = selection.rows.length > 0;
  const first = some || needing.length === 0 ? 'download' : 'work';
  const look = (one: typeof first): string => (one === first ? 'button small' : 'button-quiet small');
  return (
    <div className="mt-4 flex min-h-12 flex-wrap items-center gap-2 pb-3">
      <SelectAll selection={selection} shown={shown} />
      {needing.length > 0 ? (
        <button type="button" className={look('work')} disabled={busy} onClick={begin}>
          {t('batch.work', { count: needing.length })}
        </button>
      ) : null}
      {good.length > 0 ? (
        <button
          type="button"
          className={look('download')}
          aria-haspopup="dialog"
          disabled={busy}
          onClick={() => take(good, 'each')}
        >
          {t('batch.download', { count: good.length })}
        </button>
      ) : null}
      {joined.length > 1 ? (
        <button
          type="button"
          className="button-quiet small"
          aria-haspopup="dialog"
          disabled={busy}
          onClick={() => take(joined, 'merged')}
        >
          {t('batch.merge', { count: joined.length })}
        </button>
      ) : null}
      {joined.length > 0 ? (
        <button type="button" className="button-quiet small" disabled={busy} onClick={() => visit('ledger', joined)}>
          {t('batch.join', { count: joined.length })}
        </button>
      ) : null}
      {some && joined.length > 0 ? (
        <button type="button" className="button-quiet small" disabled={busy} onClick={() => visit('summary', joined)}>
          {t('batch.summary')}
        </button>
      ) : null}
      {some ? (
        <button type="button" className="button-quiet small" onClick={() => work.host.remove(selection.rows)}>
          {t(selection.rows.every(({ kept }) => kept === 'page') ? 'batch.remove' : 'batch.delete', {
            count: selection.rows.length,
          })}
        </button>
      ) : null}
    </div>
  );
}

function SelectAll({ selection, shown }: Pick<BatchActionsProps, 'selection' | 'shown'>) {
  const t = useTranslate();
  const ticked = shown.filter(({ id }) => selection.has(id)).length;
  return (
    <label className="mr-auto flex min-h-10 cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-4 accent-green"
        checked={shown.length > 0 && ticked === shown.length}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < shown.length;
        }}
        onChange={(event) =>
          selection.set(
            shown.map(({ id }) => id),
            event.target.checked,
          )
        }
      />
      {selection.rows.length > 0 ? t('batch.selected', { count: selection.rows.length }) : t('batch.selectAll')}
    </label>
  );
}
