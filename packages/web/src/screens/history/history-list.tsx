import type { ConversionSummary } from '@tallyleaf/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { downloadOne, downloadSeveral, type FileForm } from '../../api/history.ts';
import { PAGES, pathIn, summaryPath, worklistPath } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { toast } from '../../ui/toasts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { HistoryRow } from './history-row.tsx';
import { MergeDialog, resultsOf, type StoredResult } from './merge-dialog.tsx';
import { isDone } from './rows.ts';
import type { History } from './use-history.ts';

interface HistoryListProps {
  readonly history: History;
  readonly form: FileForm;
}

/** The rows, and what is done with those that are ticked. */
export function HistoryList({ history, form }: HistoryListProps) {
  const t = useTranslate();
  const { rows } = history;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<readonly ConversionSummary[] | null>(null);
  const [merging, setMerging] = useState<readonly StoredResult[] | null>(null);
  const act = useActions();
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const tick = (ids: readonly string[], on: boolean): void => {
    const next = new Set(ticked);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setTicked(next);
  };
  return (
    <>
      <Batch
        rows={rows}
        chosen={chosen}
        busy={act.busy}
        onTickAll={(on) => tick(on ? rows.map(({ id }) => id) : [...ticked], on)}
        onDownload={(done) => void act.run(() => downloadSeveral(done, form, false), t('history.downloadFailed'))}
        onMerge={(done) => void act.run(async () => setMerging(await resultsOf(done)), t('history.downloadFailed'))}
        onDelete={() => setDoomed(chosen)}
      />
      <ul className="border-t border-ink" aria-label={t('history.list')}>
        {rows.map((row) => (
          <HistoryRow
            key={row.id}
            row={row}
            ticked={ticked.has(row.id)}
            onTick={(on) => tick([row.id], on)}
            onDownload={() => void act.run(() => downloadOne(row, form), t('history.downloadFailed'))}
            onCancel={() => void act.run(() => history.cancel(row.id), t('history.cancelFailed'))}
            onDelete={() => setDoomed([row])}
          />
        ))}
      </ul>
      {history.more ? (
        <button
          type="button"
          className="button-quiet mt-6"
          disabled={act.busy}
          onClick={() => void act.run(history.more ?? (async () => {}), t('history.failed.title'))}
        >
          {t('history.more')}
        </button>
      ) : null}
      {merging ? <MergeDialog results={merging} onClose={() => setMerging(null)} /> : null}
      {doomed ? (
        <DeleteDialog
          rows={doomed}
          remove={history.remove}
          onClose={() => setDoomed(null)}
          onGone={() =>
            tick(
              doomed.map(({ id }) => id),
              false,
            )
          }
        />
      ) : null}
    </>
  );
}

/** Does one thing at a time; what goes wrong is said in a toast, with the server's own words where it has some. */
function useActions() {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>, failed: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.error(error);
      toast({ title: failed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

interface BatchProps {
  readonly rows: readonly ConversionSummary[];
  readonly chosen: readonly ConversionSummary[];
  readonly busy: boolean;
  readonly onTickAll: (on: boolean) => void;
  readonly onDownload: (ids: readonly string[]) => void;
  readonly onMerge: (ids: readonly string[]) => void;
  readonly onDelete: () => void;
}

/** What can be done with several rows at once. */
function Batch({ rows, chosen, busy, onTickAll, onDownload, onMerge, onDelete }: BatchProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const done = chosen.filter(isDone).map(({ id }) => id);
  return (
    <div className="mt-6 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 pb-2">
      <label className="mr-auto flex min-h-10 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-green"
          checked={chosen.length === rows.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && chosen.length < rows.length;
          }}
          onChange={(event) => onTickAll(event.target.checked)}
        />
        {chosen.length > 0 ? t('history.selected', { count: chosen.length }) : t('history.selectAll')}
      </label>
      {done.length > 0 ? (
        <button type="button" className="button small" disabled={busy} onClick={() => onDownload(done)}>
          {t('history.zip', { count: done.length })}
        </button>
      ) : null}
      {done.length > 0 ? (
        <Link
          className="button-quiet small"
          to={`${pathIn(locale, PAGES.ledger)}?${new URLSearchParams({ ids: done.join() })}`}
        >
          {t('history.join', { count: done.length })}
        </Link>
      ) : null}
      {done.length > 0 ? (
        <Link className="button-quiet small" to={pathIn(locale, summaryPath(done))}>
          {t('summary.open')}
        </Link>
      ) : null}
      {done.length > 1 ? (
        <Link className="button-quiet small" to={pathIn(locale, worklistPath(done))}>
          {t('result.reviewAll', { count: done.length })}
        </Link>
      ) : null}
      {done.length > 1 ? (
        <button
          type="button"
          className="button-quiet small"
          aria-haspopup="dialog"
          disabled={busy}
          onClick={() => onMerge(done)}
        >
          {t('history.merge', { count: done.length })}
        </button>
      ) : null}
      {chosen.length > 0 ? (
        <button type="button" className="button-quiet small" onClick={onDelete}>
          {t('history.delete', { count: chosen.length })}
        </button>
      ) : null}
    </div>
  );
}
