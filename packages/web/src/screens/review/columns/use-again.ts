import type { Conversion, SetLayout } from '@tallyleaf/contract';
import type { ColumnsOfPage } from '@tallyleaf/engine';
import { useEffect, useRef, useState } from 'react';
import { keptLayouts } from '../../../columns/kept-layouts.ts';
import { type NotRead, readWholeAgain, seeColumnsOf } from '../../../engine/read-again.ts';
import { useTag } from '../../../i18n/translate.ts';
import { blobOf } from '../../../viewer/viewer-file.ts';
import type { Opened } from '../use-opened.ts';

/** Why the document could not be read again. `locked`: it asks for a password. */
export type AgainFailure = 'locked' | 'parts' | 'other';

export type Again<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly why: AgainFailure };

type File = Pick<Opened, 'file' | 'name'>;

export function failureOf(outcome: NotRead): AgainFailure {
  if (outcome.type === 'refused' && outcome.code.startsWith('password')) return 'locked';
  return outcome.type === 'failed' && outcome.reason === 'parts' ? 'parts' : 'other';
}

const jobOf = async ({ file, name }: File, locale: string, layouts: readonly SetLayout[], signal: AbortSignal) => ({
  file: await blobOf(file, signal),
  fileName: name,
  locale,
  layouts,
  onProgress: () => {},
  signal,
});

/** Columns that were set before; without them those are shown that are found. */
const setBefore = (): Promise<readonly SetLayout[]> =>
  keptLayouts().catch((error: unknown) => {
    console.warn('Columns that were set could not be had', error);
    return [];
  });

/** The pages' columns as the document is read now, and the layouts that were set before. */
export interface Seen {
  readonly pages: readonly ColumnsOfPage[];
  readonly before: readonly SetLayout[];
}

/** Looks which columns a document has. @throws {Error} where the document cannot be had */
export async function see(file: File, locale: string, signal: AbortSignal): Promise<Again<Seen>> {
  const before = await setBefore();
  const outcome = await seeColumnsOf(await jobOf(file, locale, before, signal));
  if (outcome.type === 'columns') return { status: 'done', value: { pages: outcome.pages, before } };
  return { status: 'failed', why: failureOf(outcome) };
}

async function readBy(
  file: File,
  locale: string,
  layouts: readonly SetLayout[],
  signal: AbortSignal,
): Promise<Again<Conversion>> {
  const outcome = await readWholeAgain(await jobOf(file, locale, layouts, signal));
  if (outcome.type === 'done') return { status: 'done', value: outcome.conversion };
  return { status: 'failed', why: failureOf(outcome) };
}

/** Runs one piece of work after another; what was begun before, or is left, ends unheard. */
function useWork<T>() {
  const [now, setNow] = useState<Again<T>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const drop = (): void => {
    running.current?.abort();
    setNow({ status: 'idle' });
  };
  const run = (work: (signal: AbortSignal) => Promise<Again<T>>): void => {
    running.current?.abort();
    const left = new AbortController();
    running.current = left;
    setNow({ status: 'reading' });
    work(left.signal).then(
      (result) => (left.signal.aborted ? undefined : setNow(result)),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The document could not be read again', error);
        setNow({ status: 'failed', why: 'other' });
      },
    );
  };
  return { now, run, drop };
}

/** The columns of the document under review, seen on this device. */
export function useSeen(file: File) {
  const tag = useTag();
  const { now, run } = useWork<Seen>();
  const look = (): void => run((signal) => see(file, tag, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once; asking again is a button
  useEffect(look, []);
  return { seen: now, retry: look };
}

/** The document read as a whole by columns that were set, on this device. */
export function useReadingBy(file: File) {
  const tag = useTag();
  const { now, run, drop } = useWork<Conversion>();
  return {
    reading: now,
    readBy: (layouts: readonly SetLayout[]) => run((signal) => readBy(file, tag, layouts, signal)),
    drop,
  };
}
