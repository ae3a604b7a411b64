import type { Conversion, RefusalCode } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import { type ConvertRequest, ENGINE_PROTOCOL, type EngineReply, type PrepareRequest } from './messages.ts';

/** How a conversion on this device ended. `cancelled` where the caller's signal stopped it. */
export type EngineOutcome =
  | { readonly type: 'done'; readonly conversion: Conversion }
  | { readonly type: 'refused'; readonly code: RefusalCode }
  | { readonly type: 'failed'; readonly reason: 'unreadable' | 'parts' | 'crashed' | 'version' }
  | { readonly type: 'cancelled' };

export interface EngineJob {
  readonly file: File;
  readonly passwords: readonly string[];
  readonly locale: string;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

let idle: Worker | null = null;

const startWorker = (): Worker => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

/** Starts the worker ahead of the first conversion, so that its program is there when it is needed. */
export function warmEngine(): void {
  idle ??= startWorker();
}

/** Fetches what reads scans while the reader still looks at the page. */
export function warmScans(heic: boolean): void {
  warmEngine();
  const request: PrepareRequest = { type: 'prepare-scans', protocol: ENGINE_PROTOCOL, heic };
  idle?.postMessage(request);
}

/** Converts one file in a worker, kept for the next one; a cancelled or broken worker is ended at once. */
export async function runEngine(job: EngineJob): Promise<EngineOutcome> {
  const bytes = await readFile(job.file);
  if (!bytes) return { type: 'failed', reason: 'unreadable' };
  if (job.signal.aborted) return { type: 'cancelled' };
  const worker = idle ?? startWorker();
  idle = null;
  const outcome = await converse(worker, job, bytes);
  if (outcome.type === 'done' || outcome.type === 'refused') idle ??= worker;
  else worker.terminate();
  if (idle !== worker) worker.terminate();
  return outcome;
}

/** A file's bytes; null where it is gone since it was chosen. */
async function readFile(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function converse(worker: Worker, job: EngineJob, bytes: Uint8Array<ArrayBuffer>): Promise<EngineOutcome> {
  const over = new AbortController();
  const { signal } = over;
  const outcome = new Promise<EngineOutcome>((resolve) => {
    const hear = ({ data }: MessageEvent<EngineReply>): void => {
      if (data.type === 'progress') job.onProgress(data.progress);
      else if (data.type === 'failed') resolve({ type: 'failed', reason: data.reason });
      else if (data.type !== 'ready') resolve(data);
      else if (data.protocol !== ENGINE_PROTOCOL) resolve({ type: 'failed', reason: 'version' });
    };
    worker.addEventListener('message', hear, { signal });
    worker.addEventListener('error', () => resolve({ type: 'failed', reason: 'crashed' }), { signal });
    job.signal.addEventListener('abort', () => resolve({ type: 'cancelled' }), { signal });
  });
  const request: ConvertRequest = {
    type: 'convert',
    protocol: ENGINE_PROTOCOL,
    bytes,
    fileName: job.file.name,
    passwords: job.passwords,
    locale: job.locale,
  };
  worker.postMessage(request, [bytes.buffer]);
  return outcome.finally(() => over.abort());
}
