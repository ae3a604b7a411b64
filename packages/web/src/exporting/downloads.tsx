import type { Conversion } from '@tallyleaf/contract';
import { findExporter } from '@tallyleaf/exporters';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconDownload from '~icons/lucide/download';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { offerSurvey } from '../session/survey.ts';
import { toast } from '../ui/toasts.ts';
import { rememberFormat } from './export-memory.ts';
import { formatName } from './format-name.ts';
import { tellNotes } from './notes.ts';
import { PageFormat } from './page-format.ts';

const FormatDialog = lazy(async () => ({ default: (await import('./format-dialog.tsx')).FormatDialog }));

interface DownloadsProps {
  readonly conversion: Conversion;
  readonly name: string;
  /** Whether the download is the page's one thing to do. */
  readonly alone: boolean;
}

/**
 * The result as a file, made in this browser, wherever it was converted: a button for the likeliest format, or the one
 * taken last, and another for the list of all.
 */
export function Downloads({ conversion, name, alone }: DownloadsProps) {
  const t = useTranslate();
  const [choosing, setChoosing] = useState(false);
  const { first, busy, save } = useSaving(conversion, name);
  const format = first === null ? '' : formatName(t, first, findExporter(first)?.label ?? first);
  const look = alone ? 'button' : 'button-quiet';
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of one file, no fields of a form
    <div role="group" aria-label={t('downloads.label', { name })} className="flex min-h-9 max-w-full">
      {first === null ? null : (
        <button
          type="button"
          className={`${look} small min-w-0 rounded-r-none`}
          disabled={busy}
          onClick={() => void save(first)}
        >
          <IconDownload className="size-4 flex-none" aria-hidden="true" />
          <span className="min-w-0">{t('downloads.as', { format })}</span>
        </button>
      )}
      <button
        type="button"
        className={`${look} small -ml-px flex-none rounded-l-none`}
        aria-label={t('downloads.more')}
        aria-haspopup="dialog"
        disabled={busy}
        onClick={() => setChoosing(true)}
      >
        <IconChevron className="size-4" aria-hidden="true" />
      </button>
      {choosing ? (
        <Suspense fallback={null}>
          <FormatDialog
            conversion={conversion}
            onClose={() => setChoosing(false)}
            onTake={(id) => {
              setChoosing(false);
              void save(id);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function useSaving(conversion: Conversion, name: string) {
  const t = useTranslate();
  const tag = useTag();
  const ofPage = use(PageFormat);
  const [first, setFirst] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    void import('./can-hold.ts')
      .then(({ likeliestFormat }) => likeliestFormat(conversion, tag, ofPage))
      .then((id) => current && setFirst(id));
    return () => {
      current = false;
    };
  }, [conversion, tag, ofPage]);
  const save = async (id: string): Promise<void> => {
    setBusy(true);
    try {
      const { saveExport } = await import('./save-export.ts');
      const result = await saveExport(conversion, id, tag, name);
      if (result.files.length > 0) {
        rememberFormat(id);
        setFirst(id);
      }
      tellNotes(t, result);
      offerSurvey();
    } catch (error) {
      console.error(error);
      toast({ title: t('downloads.failed'), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { first, busy, save };
}
