import { verdictOfFile } from '@tallyleaf/contract';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import type { Job } from '../jobs.ts';

/** Tells screen readers how each file ended, and where reading has got to now and then. */
export function Announcer({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useTranslate();
  const [message, setMessage] = useState('');
  const told = useRef(new Map<string, string>());
  useEffect(() => {
    for (const job of jobs) {
      const words = wordsFor(job, t);
      if (words === null || told.current.get(job.id) === words) continue;
      told.current.set(job.id, words);
      setMessage(words);
    }
  }, [jobs, t]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

/** Every quarter of the pages is told, not every page. */
function wordsFor({ file: { name }, state }: Job, t: Translate): string | null {
  if (state.step === 'done') {
    return t('announce.done', { name, verdict: t(`verdict.${verdictOfFile(state.conversion)}`) });
  }
  if (state.step === 'refused') return t('announce.stopped', { name, reason: t(`refusals.${state.code}.title`) });
  if (state.step === 'failed') return t('announce.stopped', { name, reason: t(`failures.${state.reason}.title`) });
  if (state.step !== 'running' || state.progress?.stage !== 'reading') return null;
  const { page, pages, ocrPages = 0, ocrDone = 0 } = state.progress;
  if (ocrPages > 0 && ocrDone > 0) {
    const quarters = Math.floor((4 * ocrDone) / ocrPages);
    const done = Math.max(1, Math.ceil((quarters * ocrPages) / 4));
    return t('announce.scans', { name, done, pages: ocrPages });
  }
  const quarter = Math.floor((4 * page) / pages);
  const last = Math.ceil((quarter * pages) / 4);
  return quarter === 0 ? t('announce.started', { name }) : t('announce.reading', { name, page: last, pages });
}
