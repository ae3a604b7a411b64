import { Suspense, useMemo, useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { markTaken } from '../../../documents/tab-documents.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import type { Job } from '../jobs.ts';
import { ReviewAll } from '../result/review-all.tsx';

const ManyDialog = lazyPart(async () => (await import('../../../exporting/many/many-dialog.tsx')).ManyDialog);

/** The way to take all results at once, where there are several. */
export function TakeAll({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const documents = useMemo(
    () =>
      jobs.flatMap(({ id, file, state }) =>
        state.step === 'done' && state.conversion.statements.length > 0
          ? [{ id, name: file.name, conversion: state.conversion }]
          : [],
      ),
    [jobs],
  );
  if (documents.length < 2) return null;
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <ReviewAll jobs={jobs.filter(({ state }) => state.step === 'done' && state.conversion.statements.length > 0)} />
      <button type="button" className="button small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconDownload className="size-4 flex-none" aria-hidden="true" />
        {t('files.takeAll', { count: documents.length })}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ManyDialog
            documents={documents}
            form="each"
            onTaken={() => {
              for (const { id } of documents) void markTaken(id);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
