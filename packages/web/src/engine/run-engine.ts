import type { Conversion, RefusalCode, SetLayout } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import {
  type ConvertRequest,
  type CountRequest,
  ENGINE_PROTOCOL,
  type EngineReply,
  type PrepareRequest,
} from './messages.ts';
import { beginPatience } from './patience.ts';

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
  /** Columns that a person set, of whatever layouts. */
  readonly layouts: readonly SetLayout[];
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
  // One that took too long does so still.
  const isFree = outcome.type === 'done' || (outcome.type === 'refused' && outcome.code !== 'took-too-long');
  if (isFree) idle ??= worker;
  if (idle !== worker) worker.terminate();
  return outcome;
}

/** Milliseconds in which a file must have been opened; what takes longer is told when it is converted. */
const INSPECT_WITHIN_MS = 20_000;

/** What is known of a file before it is read. */
export interface Inspected {
  /** Null where they could not be counted. */
  readonly pages: number | null;
  /** Why it cannot be converted, where that shows by opening it: it is locked, or damaged. */
  readonly refusal: RefusalCode | null;
}

const UNKNOWN: Inspected = { pages: null, refusal: null };

let inspecting: Promise<unknown> = Promise.resolve();
/** One of its own for as long as files wait: others are converted meanwhile. */
let inspector: Worker | null = null;
let waiting = 0;

/** Opens a file and counts its pages, without reading any. Files take turns. */
export function inspectFile(file: File, locale: string, passwords: readonly string[]): Promise<Inspected> {
  waiting += 1;
  const turn = inspecting.then(() => inspectNow(file, locale, passwords));
  inspecting = turn;
  return turn;
}

async function inspectNow(file: File, locale: string, passwords: readonly string[]): Promise<Inspected> {
  const bytes = await readFile(file);
  const found = bytes ? await askInspector(bytes, { fileName: file.name, locale, passwords }) : UNKNOWN;
  waiting -= 1;
  if (waiting === 0 && inspector) {
    idle ??= inspector;
    if (idle !== inspector) inspector.terminate();
    inspector = null;
  }
  return found;
}

async function askInspector(
  bytes: Uint8Array<ArrayBuffer>,
  file: Pick<CountRequest, 'fileName' | 'locale' | 'passwords'>,
): Promise<Inspected> {
  if (!inspector) [inspector, idle] = [idle ?? startWorker(), null];
  const worker = inspector;
  const over = new AbortController();
  const { signal } = over;
  const counted = await new Promise<Inspected | null>((resolve) => {
    const hear = ({ data }: MessageEvent<EngineReply>): void => {
      if (data.type === 'counted') resolve({ pages: data.pages, refusal: data.refusal });
      else if (data.type === 'ready' && data.protocol !== ENGINE_PROTOCOL) resolve(null);
    };
    worker.addEventListener('message', hear, { signal });
    worker.addEventListener('error', () => resolve(null), { signal });
    const patience = setTimeout(() => resolve(null), INSPECT_WITHIN_MS);
    signal.addEventListener('abort', () => clearTimeout(patience));
    const request: CountRequest = { type: 'count', protocol: ENGINE_PROTOCOL, bytes, ...file };
    worker.postMessage(request, [bytes.buffer]);
  });
  over.abort();
  if (counted) return counted;
  // A worker that did not answer is of no more use.
  worker.terminate();
  inspector = null;
  return UNKNOWN;
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
    const patience = beginPatience(() => resolve({ type: 'refused', code: 'took-too-long' }));
    signal.addEventListener('abort', patience.end);
    const hear = ({ data }: MessageEvent<EngineReply>): void => {
      if (data.type === 'progress') {
        patience.progress(data.progress);
        job.onProgress(data.progress);
      } else if (data.type === 'failed') resolve({ type: 'failed', reason: data.reason });
      else if (data.type === 'done' || data.type === 'refused') resolve(data);
      else if (data.type === 'ready' && data.protocol !== ENGINE_PROTOCOL)
        resolve({ type: 'failed', reason: 'version' });
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
    layouts: job.layouts,
  };
  worker.postMessage(request, [bytes.buffer]);
  return outcome.finally(() => over.abort());
}
