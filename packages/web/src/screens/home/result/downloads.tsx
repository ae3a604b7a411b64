import type { Conversion } from '@tallyleaf/contract';
import { exporters } from '@tallyleaf/exporters';
import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { type Translate, useTag, useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';
import { offeredFormats } from './formats.ts';

interface DownloadsProps {
  readonly conversion: Conversion;
  readonly name: string;
  /** Whether the first format is the page's one thing to do. */
  readonly alone: boolean;
}

/** The result as files, made in this browser, wherever it was converted. */
export function Downloads({ conversion, name, alone }: DownloadsProps) {
  const t = useTranslate();
  const tag = useTag();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (id: string): Promise<void> => {
    setBusy(id);
    try {
      const { saveExport } = await import('./save-export.ts');
      const { warnings, notWritten } = await saveExport(conversion, id, tag, name);
      for (const { message } of [...notWritten, ...warnings].slice(0, 3)) {
        toast({ title: t('downloads.note'), description: message });
      }
    } catch (error) {
      console.error(error);
      toast({ title: t('downloads.failed'), tone: 'bad' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('downloads.label', { name })}>
      {offeredFormats(exporters, tag).map(({ id, label }, index) => {
        const text = (
          <>
            <IconDownload className="size-4" aria-hidden="true" />
            <span className="sr-only">{t('downloads.as', { format: nameOf(id, label, t) })}</span>
            <span aria-hidden="true">{nameOf(id, label, t)}</span>
          </>
        );
        const look = `${alone && index === 0 ? 'button' : 'button-quiet'} small`;
        return (
          <li key={id}>
            <button type="button" className={look} disabled={busy !== null} onClick={() => void save(id)}>
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf(id: string, label: string, t: Translate): string {
  const key = `formats.${id}` as 'formats.csv';
  return t.has(key) ? t(key) : label;
}
