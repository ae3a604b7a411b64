import { type Conversion, type StatementOutline, verdictOfFile } from '@tallyleaf/contract';
import { outlinesOf } from '@tallyleaf/exporters';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { pathIn, reviewPath } from '../../../app/paths.ts';
import { Batch } from '../../../batch/batch.tsx';
import { focusSoon } from '../../../batch/focus-soon.ts';
import type { BatchHost } from '../../../batch/host.ts';
import type { BatchRow } from '../../../batch/rows.ts';
import { lookThrough, manyPath } from '../../../batch/use-kept-host.ts';
import { heldNow, subscribeHeld } from '../../../documents/tab-documents.ts';
import { Texts, useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { canTryAgain, isActive, type Job, wantsPassword } from '../jobs.ts';
import type { Conversions } from '../use-conversion.ts';
import { FileProgress } from './file-progress.tsx';
import { TroubleLine } from './file-trouble.tsx';
import { PasswordForm } from './password-form.tsx';

/** Many files on the page: one table, as of those that are kept. */
export function BatchOfJobs({ conversions }: { readonly conversions: Conversions }) {
  return (
    <Texts of={['batch', 'ledger', 'exporting']}>
      <Shown conversions={conversions} />
    </Texts>
  );
}

function Shown({ conversions }: { readonly conversions: Conversions }) {
  const { jobs } = conversions;
  const held = useSyncExternalStore(subscribeHeld, heldNow, heldNow);
  const rows = useMemo(() => {
    const kept = new Set(held.flatMap((one) => (one.kept ? [one.id] : [])));
    return jobs.map((job): BatchRow => (kept.has(job.id) ? { ...rowOfJob(job), kept: 'device' } : rowOfJob(job)));
  }, [jobs, held]);
  const jobOf = (row: BatchRow): Job | undefined => jobs.find(({ id }) => id === row.id);
  const host = useJobsHost(conversions, jobOf);
  return (
    <div className="mt-6">
      <Batch
        rows={rows}
        host={host}
        extra={(row) => {
          const job = jobOf(row);
          return job && hasExtra(job) ? <Extra job={job} conversions={conversions} /> : null;
        }}
      />
    </div>
  );
}

const hasExtra = (job: Job): boolean =>
  job.state.step === 'running' || job.state.step === 'failed' || job.state.step === 'refused';

function Extra({ job, conversions }: { readonly job: Job; readonly conversions: Conversions }) {
  const { state } = job;
  return (
    <>
      <TroubleLine state={state} />
      <div className="max-w-xl">
        {state.step === 'running' ? <FileProgress job={job} state={state} /> : null}
        {wantsPassword(job) ? <PasswordForm job={job} conversions={conversions} /> : null}
      </div>
    </>
  );
}

const outlines = new WeakMap<Conversion, readonly StatementOutline[]>();

function outlinesOnce(conversion: Conversion): readonly StatementOutline[] {
  const known = outlines.get(conversion) ?? outlinesOf(conversion);
  outlines.set(conversion, known);
  return known;
}

function rowOfJob(job: Job): BatchRow {
  const { id, file, pages, state } = job;
  const row = { id, fileName: file.name, kept: 'page', pages } as const;
  if (state.step === 'done') {
    const { conversion, serverId } = state;
    return {
      ...row,
      ...(serverId !== null && { kept: 'server', openId: serverId }),
      step: 'done',
      verdict: verdictOfFile(conversion),
      statements: outlinesOnce(conversion),
      sha256: conversion.source.sha256,
      pages: conversion.source.pages,
    };
  }
  if (state.step === 'refused') {
    return { ...row, step: 'stopped', status: { status: 'refused', refusal: { code: state.code, message: '' } } };
  }
  if (state.step === 'failed') return { ...row, step: 'stopped', status: { status: 'refused' } };
  if (state.step === 'cancelled') return { ...row, step: 'stopped', status: { status: 'cancelled' } };
  return {
    ...row,
    step: 'under-way',
    status: { status: isActive(job) && state.step === 'running' ? 'running' : 'queued' },
  };
}

const hasStatements = (job: Job | undefined): boolean =>
  job?.state.step === 'done' && job.state.conversion.statements.length > 0;

function useJobsHost(conversions: Conversions, jobOf: (row: BatchRow) => Job | undefined): BatchHost {
  const _t = useTranslate();
  const navigate = useNavigate();
  const locale = useLocaleCode();
  /** Under which id a result is found: on the server, or in this tab. */
  const idOf = (row: BatchRow): string | null => {
    const job = jobOf(row);
    return job?.state.step === 'done' ? (job.state.serverId ?? job.id) : null;
  };
  const go = async (rows: readonly BatchRow[], pathOf: (ids: readonly string[]) => string): Promise<void> => {
    await navigate(pathIn(locale, pathOf(rows.map(idOf).filter((id) => id !== null))));
  };
  return {
    wayTo: (row, list) => {
      const job = jobOf(row);
      if (job && wantsPassword(job)) return () => focusSoon(`[data-password="${job.id}"]`);
      if (!hasStatements(job)) return null;
      const others = list.some(({ id }) => id === row.id) ? list.filter(({ id }) => id !== row.id) : [];
      return () => void go([row, ...others], others.length > 0 ? lookThrough : ([id = '']) => reviewPath(id));
    },
    visit: (page, rows) =>
      go(
        rows,
        page === 'worklist'
          ? lookThrough
          : (ids) =>
              manyPath(
                page,
                ids.map((id) => ({ id })),
              ),
      ),
    resultsOf: async (rows) =>
      rows
        .map(jobOf)
        .flatMap((job) =>
          job?.state.step === 'done' ? [{ id: job.id, name: job.file.name, conversion: job.state.conversion }] : [],
        ),
    remove: (rows) => {
      for (const { id } of rows) conversions.remove(id);
    },
    cancel: ({ id }) => conversions.cancel(id),
    again: (row) => {
      const job = jobOf(row);
      return job && canTryAgain(job) ? () => conversions.convert(job.id) : null;
    },
  };
}
