import { Suspense, useState } from 'react';
import IconX from '~icons/lucide/x';
import { markTaken } from '../../../documents/tab-documents.ts';
import { formatSize } from '../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { canTryAgain, isActive, type Job, wantsPassword } from '../jobs.ts';
import type { Conversions } from '../use-conversion.ts';
import { FileProgress } from './file-progress.tsx';
import { FileTrouble } from './file-trouble.tsx';
import { PasswordForm } from './password-form.tsx';

const ReviewAction = lazyPart(async () => (await import('../result/review-action.tsx')).ReviewAction);
const FileResult = lazyPart(async () => (await import('../result/file-result.tsx')).FileResult);

/** Up to so many files, rows show as soon as they are read. */
const FEW = 2;

interface FileEntryProps {
  readonly job: Job;
  readonly conversions: Conversions;
  /** How many files are on the page; the rows of a few show at once, those of many on a press. */
  readonly among: number;
}

/** One file: what it is, then its progress, then its verdict and rows or why there are none. */
export function FileEntry({ job, conversions, among }: FileEntryProps) {
  const t = useTranslate();
  const { state } = job;
  const nameId = `file-${job.id}`;
  return (
    <li className="border-b border-rule py-4">
      <article aria-labelledby={nameId}>
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 id={nameId} className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
              {job.file.name}
            </h2>
            <FileFacts job={job} />
          </div>
          {isActive(job) && among > 1 ? (
            <button type="button" className="button-text" onClick={() => conversions.cancel(job.id)}>
              {t('files.cancel')}
              <span className="sr-only">{job.file.name}</span>
            </button>
          ) : null}
          <Tooltip text={t('files.remove', { name: job.file.name })}>
            <button
              type="button"
              className="icon-button -mr-2.5"
              aria-label={t('files.remove', { name: job.file.name })}
              onClick={() => conversions.remove(job.id)}
            >
              <IconX className="size-5" aria-hidden="true" />
            </button>
          </Tooltip>
        </div>
        {state.step === 'running' ? <FileProgress job={job} state={state} /> : null}
        <FileTrouble state={state} />
        {wantsPassword(job) ? <PasswordForm job={job} conversions={conversions} /> : null}
        {canTryAgain(job) ? (
          <button type="button" className="button-text" onClick={() => conversions.convert(job.id)}>
            {t('files.again')}
          </button>
        ) : null}
        {state.step === 'done' ? (
          <Suspense fallback={<div className="min-h-32" />}>
            <DoneEntry state={state} among={among} id={job.id} file={job.file} />
          </Suspense>
        ) : null}
      </article>
    </li>
  );
}

interface DoneEntryProps {
  readonly state: Extract<Job['state'], { step: 'done' }>;
  readonly among: number;
  readonly id: string;
  readonly file: File;
}

function DoneEntry({ state, among, id, file }: DoneEntryProps) {
  const [open, setOpen] = useState(among <= FEW);
  const given = { name: file.name, id: state.serverId ?? id };
  return (
    <FileResult
      conversion={state.conversion}
      name={file.name}
      open={open}
      alone={among === 1}
      onTaken={() => void markTaken(id)}
      onToggle={() => setOpen(!open)}
      actions={<ReviewAction {...given} />}
      settle={<ReviewAction {...given} settles />}
    />
  );
}

/** Size, kind, pages and step, as far as they are known. */
function FileFacts({ job }: { readonly job: Job }) {
  const t = useTranslate();
  const tag = useTag();
  const { state } = job;
  const pages = state.step === 'done' ? state.conversion.source.pages : (job.pages ?? 0);
  const facts = [
    formatSize(job.file.size, tag),
    job.kind ? t(`kinds.${job.kind}`) : null,
    pages > 0 ? t('files.pages', { count: pages }) : null,
    state.step === 'done' ? t(state.serverId === null ? 'files.here' : 'files.there') : null,
    state.step === 'waiting' || state.step === 'queued' || state.step === 'cancelled' || state.step === 'checking'
      ? t(`steps.${state.step}`)
      : null,
  ].filter((fact) => fact !== null);
  return <p className="text-sm text-ink-2">{facts.join(' · ')}</p>;
}
