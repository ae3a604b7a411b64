import type { ExportResult } from '@tallyleaf/exporters';
import { useState } from 'react';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { offerSurvey } from '../session/survey.ts';
import { toast } from '../ui/toasts.ts';
import { rememberFormat } from './export-memory.ts';
import { tellNotes } from './notes.ts';

/** What became of a download: what was written, and what the format could not hold. */
export type Taken = Pick<ExportResult, 'warnings' | 'notWritten'> & { readonly files: readonly unknown[] };

/** Takes results out one at a time: remembers the format, tells what it could not hold, and what failed. */
export function useTaking() {
  const t = useTranslate();
  const locale = useLocaleCode();
  const [busy, setBusy] = useState(false);
  const take = async (id: string, save: (id: string) => Promise<Taken>): Promise<void> => {
    setBusy(true);
    try {
      const result = await save(id);
      if (result.files.length > 0) rememberFormat(id);
      await tellNotes(locale, result);
      offerSurvey();
    } catch (error) {
      console.error(error);
      toast({ title: t('downloads.failed'), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
