import { type Translate, useTranslate } from '../../../i18n/translate.ts';
import { fractionOf, type Job, type JobState } from '../jobs.ts';
import { roundLeft } from '../pace.ts';

interface FileProgressProps {
  readonly job: Job;
  readonly state: Extract<JobState, { step: 'running' }>;
}

/** How far a file is: in words, by page, and as a bar. */
export function FileProgress({ job, state }: FileProgressProps) {
  const fraction = fractionOf(job);
  const words = useProgressWords(state);
  return (
    <div className="mt-3 grid gap-1">
      <progress
        className="progress"
        aria-label={job.file.name}
        max={1}
        {...(fraction === null ? {} : { value: fraction })}
      />
      <p className="text-sm text-ink-2">{words}</p>
    </div>
  );
}

const SEPARATOR = ' · ';

/** How long it will take, as far as pages were measured. */
function leftInWords(t: Translate, left: number | null): string {
  if (left === null) return t('steps.scansTakeLonger');
  const told = roundLeft(left);
  if (told.unit === 'few') return t('steps.fewSecondsLeft');
  return t(told.unit === 'minutes' ? 'steps.minutesLeft' : 'steps.secondsLeft', { count: told.count });
}

function useProgressWords({ place, progress, pace }: FileProgressProps['state']): string {
  const t = useTranslate();
  if (!progress) return t(place === 'server' ? 'steps.sending' : 'steps.starting');
  const { ocrPages = 0, ocrDone = 0 } = progress;
  if (progress.stage === 'reading' && ocrPages > 0)
    return `${t('steps.scans', { done: ocrDone, pages: ocrPages })}${SEPARATOR}${leftInWords(t, pace?.left ?? null)}`;
  if (progress.stage === 'reading') return t('steps.reading', { page: progress.page, pages: progress.pages });
  return t(progress.stage === 'opening' ? 'steps.opening' : 'steps.understanding');
}
