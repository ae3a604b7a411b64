import { verdictOfFile } from '@tallyleaf/contract';
import { Suspense, useEffect, useRef } from 'react';
import IconPlus from '~icons/lucide/plus';
import { useTranslate } from '../../../i18n/translate.ts';
import { usePageCommands } from '../../../layouts/command-view.ts';
import { InstallBar } from '../../../pwa/install-bar.tsx';
import { lazyPart } from '../../../pwa/lazy-part.tsx';
import { useAskedCredits } from '../../../session/credits.ts';
import { isUnlimited } from '../../../session/rules.ts';
import { offerSurvey } from '../../../session/survey.ts';
import { TOOLTIP_DELAY_MS, TooltipProvider } from '../../../ui/tooltip.tsx';
import { useCost } from '../cost.ts';
import { isActive, isOver, isPriced, isReady, type Job } from '../jobs.ts';
import { PlaceSwitch } from '../place-switch.tsx';
import type { Conversions } from '../use-conversion.ts';
import { Announcer } from './announcer.tsx';
import { FileEntry } from './file-entry.tsx';
import { KeepNote } from './keep-note.tsx';
import { TakeAll } from './take-all.tsx';

const BatchOfJobs = lazyPart(async () => (await import('./batch-of-jobs.tsx')).BatchOfJobs);

/** Up to so many files, each is shown with its rows; more of them are one table. */
const FEW = 2;

interface WorkbenchProps {
  readonly conversions: Conversions;
  readonly onChoose: () => void;
}

/** The files on the page in the drop zone's place: chosen, converted, told apart by their verdicts. */
export function Workbench({ conversions, onChoose }: WorkbenchProps) {
  const t = useTranslate();
  const { jobs } = conversions;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const runs = jobs.some(isActive);
  // Who leaves the page's results has seen them.
  useEffect(() => offerSurvey, []);
  // The part that shows results is fetched while the first file is still being chosen or read.
  useEffect(() => void import('../result/file-result.tsx'), []);
  useProgressTitle(jobs, runs);

  return (
    <section className="page pt-6 pb-16" aria-labelledby="files-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 id="files-heading" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('files.heading', { count: jobs.length })}
        </h1>
        <div className="flex flex-wrap gap-x-6">
          <button type="button" className="button-text" onClick={onChoose}>
            <IconPlus aria-hidden="true" />
            {t('files.add')}
          </button>
          <button type="button" className="button-text" onClick={conversions.clear}>
            {t('files.removeAll')}
          </button>
        </div>
      </div>
      <Controls conversions={conversions} />
      <KeepNote jobs={jobs} />
      {jobs.length > FEW ? (
        <Suspense fallback={<div className="min-h-96" />}>
          <BatchOfJobs conversions={conversions} />
        </Suspense>
      ) : (
        <Files conversions={conversions} />
      )}
      {runs || !jobs.some(({ state }) => state.step === 'done') ? null : <InstallBar />}
      <Announcer jobs={jobs} />
    </section>
  );
}

/** A few files, one below the other. */
function Files({ conversions }: { readonly conversions: Conversions }) {
  const { jobs } = conversions;
  return (
    <>
      <TakeAll jobs={jobs} />
      <TooltipProvider delay={TOOLTIP_DELAY_MS}>
        <ul className="mt-6 border-t border-ink">
          {jobs.map((job) => (
            <FileEntry key={job.id} job={job} conversions={conversions} among={jobs.length} />
          ))}
        </ul>
      </TooltipProvider>
    </>
  );
}

/** Where files that are added run; *Convert* where the server waits to be asked; *Cancel* while it runs. */
function Controls({ conversions }: { readonly conversions: Conversions }) {
  const t = useTranslate();
  const { jobs, place, setPlace, convert, cancel } = conversions;
  const ready = jobs.filter(isReady).length;
  const active = jobs.filter(isActive).length;
  // What was stopped or failed here is tried again in its own row.
  const asks = place === 'server' && ready > 0;
  const start = { id: 'convert', label: t('files.convert', { count: ready }), run: () => convert() };
  usePageCommands(asks && active === 0 ? [start] : []);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-rule py-3">
      <div>
        <PlaceSwitch place={place} onChoose={setPlace} />
        {asks ? <Cost jobs={jobs} /> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {active > 0 ? (
          <button type="button" className="button-quiet" onClick={() => cancel()}>
            {t(active > 1 ? 'files.cancelAll' : 'files.cancel')}
          </button>
        ) : null}
        {asks ? (
          <button type="button" className="button" onClick={() => convert()}>
            {t('files.convert', { count: ready })}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** What it costs on the server, and what is left for it: of the pages that were counted, and not before all are. */
function Cost({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useTranslate();
  const credits = useAskedCredits();
  const required = useCost(jobs.filter(isPriced));
  if (jobs.some(({ state }) => state.step === 'checking')) return null;
  if (!credits || required === null || isUnlimited(credits.plan_info.plan_index)) return null;
  const { available } = credits;
  return (
    <p role="status" className={`mt-3 text-sm ${required > available ? 'text-doubt' : 'text-ink-2'}`}>
      {required === 0 ? t('files.paid') : t('files.cost', { required, available })}
    </p>
  );
}

/**
 * The tab's title counts what succeeded, for who has gone to another tab: while it runs, what was converted; then, of several
 * files, what adds up.
 */
function useProgressTitle(jobs: readonly Job[], running: boolean): void {
  const t = useTranslate();
  const done = jobs.flatMap(({ state }) => (state.step === 'done' ? [verdictOfFile(state.conversion)] : []));
  const all = jobs.length;
  const title = running
    ? t('files.title', { over: done.length, all })
    : all > 1 && jobs.every(isOver)
      ? t('files.titleDone', { good: done.filter((verdict) => verdict === 'verified').length, all })
      : null;
  useEffect(() => {
    if (title === null) return;
    const own = document.title;
    document.title = title;
    return () => {
      // Another page may have set its title meanwhile.
      if (document.title === title) document.title = own;
    };
  }, [title]);
}
