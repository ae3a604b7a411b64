import type { ConversionSummary } from '@tallyleaf/contract';
import { Link } from 'react-router';
import AlertIcon from '~icons/lucide/circle-alert';
import DownloadIcon from '~icons/lucide/download';
import LoaderIcon from '~icons/lucide/loader';
import ReviewIcon from '~icons/lucide/table-properties';
import TrashIcon from '~icons/lucide/trash-2';
import XIcon from '~icons/lucide/x';
import { pathIn, reviewPath } from '../../app/paths.ts';
import { formatMoment, formatSize } from '../../i18n/figures.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { VerdictWord } from '../../ui/verdict-mark.tsx';
import { isDone, isUnderWay } from './rows.ts';

interface HistoryRowProps {
  readonly row: ConversionSummary;
  readonly ticked: boolean;
  readonly onTick: (on: boolean) => void;
  readonly onDownload: () => void;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** One conversion: its file, how it stands, and what can be done with it. */
export function HistoryRow({ row, ticked, onTick, onDownload, onCancel, onDelete }: HistoryRowProps) {
  const t = useTranslate();
  const tag = useTag();
  const locale = useLocaleCode();
  const name = row.fileName;
  const pages = t('files.pages', { count: row.pages });
  const kept = t('history.kept', { date: formatMoment(row.expiresAt, tag) });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-rule py-3">
      <span className="grid min-h-6 place-items-center">
        <input
          type="checkbox"
          className="size-4 accent-green"
          aria-label={t('history.select', { name })}
          checked={ticked}
          onChange={(event) => onTick(event.target.checked)}
        />
      </span>
      <div className="min-w-0">
        <p className="font-semibold break-all">{name}</p>
        {row.verdict ? <VerdictLine verdict={row.verdict} /> : <StatusLine row={row} />}
        <p className="text-xs text-ink-2">
          {[formatMoment(row.createdAt, tag), pages, formatSize(row.size, tag), kept].join(' · ')}
        </p>
      </div>
      <div className="-my-2 flex">
        {isDone(row) ? (
          <Link
            to={pathIn(locale, reviewPath(row.id))}
            className="icon-button"
            aria-label={t('history.review', { name })}
            title={t('history.review', { name })}
          >
            <ReviewIcon className="size-5" aria-hidden="true" />
          </Link>
        ) : null}
        {isDone(row) ? (
          <button
            type="button"
            className="icon-button"
            aria-label={t('history.download', { name })}
            onClick={onDownload}
          >
            <DownloadIcon className="size-5" aria-hidden="true" />
          </button>
        ) : null}
        {isUnderWay(row) ? (
          <button type="button" className="icon-button" aria-label={t('history.cancel', { name })} onClick={onCancel}>
            <XIcon className="size-5" aria-hidden="true" />
          </button>
        ) : null}
        <button type="button" className="icon-button" aria-label={t('history.deleteOne', { name })} onClick={onDelete}>
          <TrashIcon className="size-5" aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

/** Of a conversion that is done, whether it adds up. */
function VerdictLine({ verdict }: { readonly verdict: NonNullable<ConversionSummary['verdict']> }) {
  const t = useTranslate();
  return (
    <p className="text-sm" aria-live="polite">
      <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
    </p>
  );
}

/** How one without a result stands, with a mark and in words, and why there is none. */
function StatusLine({ row }: { readonly row: ConversionSummary }) {
  const live = isUnderWay(row);
  const Mark = live ? LoaderIcon : AlertIcon;
  const words = useStatusWords(row);
  return (
    <p className={`flex items-start gap-1.5 text-sm ${live ? 'text-ink-2' : 'text-doubt'}`} aria-live="polite">
      <Mark className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}

function useStatusWords({ status, progress, refusal }: ConversionSummary): string {
  const t = useTranslate();
  if (status === 'refused' && refusal) return t(`refusals.${refusal.code}.title`);
  if (status !== 'running' || !progress || progress.pages === 0) return t(`history.status.${status}`);
  const { ocrPages = 0, ocrDone = 0, page, pages } = progress;
  if (progress.stage === 'reading' && ocrPages > 0) return t('steps.scans', { done: ocrDone, pages: ocrPages });
  return progress.stage === 'reading' ? t('steps.reading', { page, pages }) : t('history.status.running');
}
