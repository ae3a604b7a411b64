import { useTranslate } from '../../../i18n/translate.ts';
import { fractionOf, type Job, type JobState } from '../jobs.ts';

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

function useProgressWords({ place, progress }: FileProgressProps['state']): string {
  const t = useTranslate();
  if (!progress) return t(place === 'server' ? 'steps.sending' : 'steps.starting');
  if (progress.stage === 'reading') return t('steps.reading', { page: progress.page, pages: progress.pages });
  return t(progress.stage === 'opening' ? 'steps.opening' : 'steps.understanding');
}
