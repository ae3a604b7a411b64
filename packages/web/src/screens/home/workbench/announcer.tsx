import { verdictOfFile } from '@tallyleaf/contract';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import { fractionOf, type Job } from '../jobs.ts';
import { progressWords } from './progress-words.ts';

interface Told {
  readonly words: string;
  readonly quarter: number | null;
}

/** Which quarter of a running file's bar is reached; null of one that does not run. */
function quarterOf(job: Job): number | null {
  if (job.state.step !== 'running') return null;
  return Math.floor(4 * (fractionOf(job) ?? 0));
}

/** Tells screen readers how each file ended, and where reading has got to now and then. */
export function Announcer({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useTranslate();
  const [message, setMessage] = useState('');
  const told = useRef(new Map<string, Told>());
  useEffect(() => {
    for (const job of jobs) {
      const words = wordsFor(job, t);
      const before = told.current.get(job.id);
      if (words === null || before?.words === words) continue;
      const quarter = quarterOf(job);
      // While it runs, every quarter is told, not every page.
      if (quarter !== null && before?.quarter === quarter) continue;
      told.current.set(job.id, { words, quarter });
      setMessage(words);
    }
  }, [jobs, t]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

/** How it ended; while it runs, what stands beside its bar. */
function wordsFor({ file: { name }, state }: Job, t: Translate): string | null {
  if (state.step === 'done') {
    return t('announce.done', { name, verdict: t(`verdict.${verdictOfFile(state.conversion)}`) });
  }
  if (state.step === 'refused') return t('announce.stopped', { name, reason: t(`refusals.${state.code}.title`) });
  if (state.step === 'failed') return t('announce.stopped', { name, reason: t(`failures.${state.reason}.title`) });
  if (state.step !== 'running' || state.progress?.stage !== 'reading') return null;
  return t('announce.running', { name, words: progressWords(t, state) });
}
