import { useState } from 'react';
import { pathIn, worklistPath } from '../../../app/paths.ts';
import { keepOnce } from '../../../documents/keep-once.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';
import type { Job } from '../jobs.ts';

interface ReviewAllProps {
  /** Those that are done, in their order. */
  readonly jobs: readonly Job[];
}

/** Leads to all results as one list of work, in a page of its own: the files stay where they are. */
export function ReviewAll({ jobs }: ReviewAllProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const [busy, setBusy] = useState(false);
  const review = async (): Promise<void> => {
    setBusy(true);
    try {
      const ids: string[] = [];
      for (const { file, state } of jobs) {
        if (state.step === 'done') ids.push(state.serverId ?? (await keepOnce(file, state.conversion)));
      }
      window.open(pathIn(locale, worklistPath(ids)), '_blank', 'noopener');
    } catch (error) {
      // No room is left, or the browser keeps nothing in this window.
      console.warn(error);
      toast({ title: t('result.notKept.title'), description: t('result.notKept.todo'), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button-quiet small" disabled={busy} onClick={() => void review()}>
      {t('result.reviewAll', { count: jobs.length })}
    </button>
  );
}
