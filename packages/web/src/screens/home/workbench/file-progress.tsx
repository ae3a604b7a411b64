import { useTranslate } from '../../../i18n/translate.ts';
import { fractionOf, type Job, type JobState } from '../jobs.ts';
import { progressWords } from './progress-words.ts';

interface FileProgressProps {
  readonly job: Job;
  readonly state: Extract<JobState, { step: 'running' }>;
}

/** How far a file is: in words, by page, and as a bar. */
export function FileProgress({ job, state }: FileProgressProps) {
  const t = useTranslate();
  const fraction = fractionOf(job);
  return (
    <div className="mt-3 grid gap-1">
      <progress
        className="progress"
        aria-label={job.file.name}
        max={1}
        {...(fraction === null ? {} : { value: fraction })}
      />
      <p className="text-sm text-ink-2">{progressWords(t, state)}</p>
    </div>
  );
}
