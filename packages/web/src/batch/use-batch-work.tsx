import { type ReactNode, Suspense, useState } from 'react';
import type { Form, NamedResult } from '../exporting/many/take-many.ts';
import { useTranslate } from '../i18n/translate.ts';
import { lazyPart } from '../pwa/lazy-part.tsx';
import { toast } from '../ui/toasts.ts';
import type { BatchHost, ManyPage } from './host.ts';
import { type BatchRow, groupOf, hasResult } from './rows.ts';
import type { ToldRow } from './tell-rows.ts';
import { cutText } from './use-kept-host.ts';
import type { Selection } from './use-selection.ts';

const ManyDialog = lazyPart(async () => (await import('../exporting/many/many-dialog.tsx')).ManyDialog);

/** What can be done with the rows that are selected, or with all that are shown where none is. */
export interface BatchWork {
  readonly host: BatchHost;
  readonly busy: boolean;
  /** Those that need a person and can be looked through, in their order. */
  readonly needing: readonly ToldRow[];
  /** Those that add up. */
  readonly good: readonly ToldRow[];
  /** What is joined and merged: what is selected and has a result; where nothing is selected, what adds up or was looked at. */
  readonly joined: readonly ToldRow[];
  readonly take: (rows: readonly BatchRow[], form: Form) => void;
  readonly visit: (page: ManyPage, rows: readonly BatchRow[]) => void;
  readonly begin: () => void;
  /** What stands over the page. */
  readonly dialog: ReactNode;
}

export function useBatchWork(host: BatchHost, shown: readonly ToldRow[], selection: Selection): BatchWork {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [taking, setTaking] = useState<{ readonly results: readonly NamedResult[]; readonly form: Form } | null>(null);
  const some = selection.rows.length > 0;
  const chosen = some ? selection.rows : shown;
  const good = chosen.filter(({ standing }) => standing === 'verified');
  const run = (work: () => Promise<void>): void => {
    setBusy(true);
    work()
      .catch((error: unknown) => {
        console.error(error);
        toast({ title: t('batch.notFetched'), tone: 'bad' });
      })
      .finally(() => setBusy(false));
  };
  const needing = chosen.filter((row) => groupOf(row.standing) === 'needs' && row.step === 'done');
  const visit = (page: ManyPage, rows: readonly BatchRow[]): void =>
    run(async () => {
      await host.visit(page, rows);
      const cut = cutText(t, rows.length);
      if (cut !== null) toast({ title: cut });
    });
  return {
    host,
    busy,
    needing,
    good,
    joined: chosen.filter((row) => hasResult(row) && (some || groupOf(row.standing) !== 'needs')),
    take: (rows, form) => run(async () => setTaking({ results: await host.resultsOf(rows), form })),
    visit,
    begin: () => visit('worklist', needing),
    dialog: taking ? (
      <Suspense fallback={null}>
        <ManyDialog documents={taking.results} form={taking.form} onClose={() => setTaking(null)} />
      </Suspense>
    ) : null,
  };
}
