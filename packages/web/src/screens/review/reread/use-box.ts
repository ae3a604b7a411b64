import type { Place, Transaction } from '@tallyleaf/contract';
import { useEffect, useState } from 'react';
import { readBoxAgain } from '../../../engine/read-again.ts';
import { useTag } from '../../../i18n/translate.ts';
import { blobOf } from '../../../viewer/viewer-file.ts';
import type { Opened } from '../use-opened.ts';

/** Why a box could not be read. `locked`: the file asks for a password. */
export type BoxFailure = 'locked' | 'parts' | 'other';

/** `print`: the page is a picture, whose print is read. */
export type BoxReading =
  | { readonly status: 'reading'; readonly print: boolean }
  | { readonly status: 'read'; readonly rows: readonly Transaction[] }
  | { readonly status: 'failed'; readonly why: BoxFailure };

const WAITING: BoxReading = { status: 'reading', print: false };

async function read(
  { file, name }: Pick<Opened, 'file' | 'name'>,
  place: Place,
  locale: string,
  onReading: (reading: BoxReading) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const outcome = await readBoxAgain({
      file: await blobOf(file, signal),
      fileName: name,
      place,
      locale,
      signal,
      onProgress: ({ stage, ...progress }) => {
        const print = stage === 'reading' && (progress as { ocrPages?: number }).ocrPages !== 0;
        onReading({ status: 'reading', print });
      },
    });
    if (outcome.type === 'read') onReading({ status: 'read', rows: outcome.rows });
    else if (outcome.type === 'refused')
      onReading({ status: 'failed', why: outcome.code.startsWith('password') ? 'locked' : 'other' });
    else if (outcome.type === 'failed')
      onReading({ status: 'failed', why: outcome.reason === 'parts' ? 'parts' : 'other' });
  } catch (error) {
    if (signal.aborted) return;
    console.error('The box could not be read', error);
    onReading({ status: 'failed', why: 'other' });
  }
}

/** Reads a box of the document again, on this device; leaving ends it. */
export function useBox(opened: Pick<Opened, 'file' | 'name'>, place: Place) {
  const tag = useTag();
  const [reading, setReading] = useState<BoxReading>(WAITING);
  const [attempt, setAttempt] = useState(0);
  const source = 'url' in opened.file ? opened.file.url : opened.file.bytes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same source is the same file; `attempt` asks again
  useEffect(() => {
    const left = new AbortController();
    setReading(WAITING);
    const tell = (now: BoxReading): void => (left.signal.aborted ? undefined : setReading(now));
    void read(opened, place, tag, tell, left.signal);
    return () => left.abort();
  }, [source, place, tag, attempt]);
  return { reading, retry: () => setAttempt((one) => one + 1) };
}
