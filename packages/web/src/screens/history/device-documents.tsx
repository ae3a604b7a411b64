import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import TrashIcon from '~icons/lucide/trash-2';
import { useResource } from '../../api/use-resource.ts';
import { pathIn, reviewPath, worklistPath } from '../../app/paths.ts';
import {
  type DocumentSummary,
  deleteDocuments,
  KEPT_DAYS,
  listDocuments,
  tidyDocuments,
} from '../../documents/documents.ts';
import { formatMoment, formatSize } from '../../i18n/figures.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { VerdictWord } from '../../ui/verdict-mark.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** What was converted on this device and is kept in this browser; nothing is shown where nothing is. */
export function DeviceDocuments() {
  const t = useTranslate();
  const load = useCallback(async () => {
    await tidyDocuments();
    return await listDocuments();
  }, []);
  const { data, reload } = useResource(load);
  const locale = useLocaleCode();
  const [doomed, setDoomed] = useState<readonly DocumentSummary[] | null>(null);
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="device-documents">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="device-documents" className="text-lg">
          {t('history.device.title')}
        </h2>
        <div className="flex flex-wrap items-baseline gap-x-6">
          {data.length > 1 ? (
            <Link to={pathIn(locale, worklistPath(data.map(({ id }) => id)))}>
              {t('result.reviewAll', { count: data.length })}
            </Link>
          ) : null}
          <button type="button" className="button-text" onClick={() => setDoomed(data)}>
            {t('history.device.deleteAll')}
          </button>
        </div>
      </div>
      <p className="text-sm text-ink-2">{t('history.device.lead', { count: KEPT_DAYS })}</p>
      <ul className="mt-3 border-t border-ink" aria-labelledby="device-documents">
        {data.map((one) => (
          <DocumentRow key={one.id} document={one} onDelete={() => setDoomed([one])} />
        ))}
      </ul>
      {doomed ? (
        <DeleteDialog
          rows={doomed}
          text={t('history.device.ask')}
          remove={deleteDocuments}
          onClose={() => setDoomed(null)}
          onGone={reload}
        />
      ) : null}
    </section>
  );
}

function DocumentRow({ document, onDelete }: { readonly document: DocumentSummary; readonly onDelete: () => void }) {
  const t = useTranslate();
  const tag = useTag();
  const locale = useLocaleCode();
  const { id, fileName: name, verdict, createdAt, pages, size } = document;
  return (
    <li className="flex items-start gap-3 border-b border-rule py-3">
      <div className="min-w-0 flex-1">
        <Link to={pathIn(locale, reviewPath(id))} className="font-semibold break-all">
          {name}
        </Link>
        <p className="text-sm">
          <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
        </p>
        <p className="text-xs text-ink-2">
          {[formatMoment(createdAt, tag), t('files.pages', { count: pages }), formatSize(size, tag)].join(' · ')}
        </p>
      </div>
      <button type="button" className="icon-button" aria-label={t('history.deleteOne', { name })} onClick={onDelete}>
        <TrashIcon className="size-5" aria-hidden="true" />
      </button>
    </li>
  );
}
