import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { convertAgain } from '../../api/conversions.ts';
import { PAGES, pathIn } from '../../app/paths.ts';
import { Batch } from '../../batch/batch.tsx';
import { DeleteDialog } from '../../batch/delete-dialog.tsx';
import { type KeptRows, useKeptRows } from '../../batch/kept-rows.ts';
import type { BatchRow } from '../../batch/rows.ts';
import { useKeptHost } from '../../batch/use-kept-host.ts';
import { mayHelpAgain } from '../../documents/may-help-again.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { Sidenav } from '../../layouts/sidenav.tsx';
import { isLogin } from '../../session/rules.ts';
import { useSession } from '../../session/session.ts';
import { openSignIn } from '../../session/sign-in-prompt.ts';
import { toast } from '../../ui/toasts.ts';
import { EmptyHistory, FailedHistory, WaitingHistory } from './history-states.tsx';
import { PeriodCalendar } from './period-calendar.tsx';

/** What was converted and is kept, here and on the server: what needs one first (product, section 6). Visitors see their own, too. */
export function HistoryScreen() {
  const t = useTranslate();
  const locale = useLocaleCode();
  const kept = useKeptRows();
  const { status } = kept.server;
  useCountTitle(kept.rows);
  return (
    <Sidenav>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-xl">{t('history.title')}</h1>
        <p className="flex flex-wrap gap-x-5 text-sm">
          <Link to={pathIn(locale, PAGES.worklist)}>{t('batch.toWorklist')}</Link>
          <Link to={pathIn(locale, PAGES.ledger)}>{t('batch.toLedger')}</Link>
        </p>
      </div>
      <p className="mt-2 max-w-2xl text-ink-2">{t('batch.lead')}</p>
      <VisitorNote />
      {status === 'waiting' && kept.rows.length === 0 ? <WaitingHistory /> : null}
      {status === 'failed' ? <FailedHistory onAgain={kept.server.reload} /> : null}
      {status === 'ready' && kept.rows.length === 0 ? <EmptyHistory /> : null}
      {kept.rows.length > 0 ? <KeptBatch kept={kept} /> : null}
    </Sidenav>
  );
}

function KeptBatch({ kept }: { readonly kept: KeptRows }) {
  const t = useTranslate();
  const { server, rows, remove } = kept;
  const [doomed, setDoomed] = useState<readonly BatchRow[] | null>(null);
  const tell = (failed: string) => (error: unknown) => {
    console.error(error);
    toast({ title: failed, tone: 'bad' });
  };
  const host = useKeptHost({
    remove: setDoomed,
    cancel: ({ id }) => void server.cancel(id).catch(tell(t('batch.notCancelled'))),
    again: ({ id, kept: where, status }) =>
      where === 'server' && status && mayHelpAgain(status)
        ? () => void convertAgain(id).then(server.reload, tell(t('history.notAgain')))
        : null,
  });
  return (
    <div className="mt-5">
      <Batch rows={rows} host={host} period={(view, change) => <PeriodCalendar view={view} onChange={change} />} />
      {server.more ? (
        <button
          type="button"
          className="button-quiet mt-6"
          onClick={() => void server.more?.().catch(tell(t('history.failed.title')))}
        >
          {t('history.more')}
        </button>
      ) : null}
      {doomed ? <DeleteDialog rows={doomed} remove={remove} onClose={() => setDoomed(null)} /> : null}
    </div>
  );
}

/** While files are being read on the server, the tab's title tells how many are done; then it is the page's own again. */
function useCountTitle(rows: readonly BatchRow[]): void {
  const t = useTranslate();
  const live = rows.filter(({ step }) => step === 'under-way');
  // Of those that were handed in with or after what is still read.
  const since = live.map(({ createdAt = '' }) => createdAt).sort()[0] ?? '';
  const over = rows.filter(({ step, createdAt = '' }) => step === 'done' && createdAt >= since).length;
  const title = live.length > 0 ? t('files.title', { over, all: over + live.length }) : null;
  useEffect(() => {
    if (title === null) return;
    const own = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = own;
    };
  }, [title]);
}

/** Whose list this is, for who is not signed in. */
function VisitorNote() {
  const t = useTranslate();
  const { token, user, userLoadDone } = useSession();
  if (!userLoadDone || isLogin(token, user)) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 border-l-4 border-l-edge bg-surface py-2 pr-3 pl-4 text-sm">
      {t('history.visitor')}
      <button type="button" className="button-text text-sm" onClick={() => openSignIn('sign-in')}>
        {t('accountMenu.signIn')}
      </button>
    </p>
  );
}
