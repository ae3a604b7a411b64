import type { Conversion, Place, RefusalCode, SetLayout, Transaction } from '@tallyleaf/contract';
import type { ColumnsOfPage, Progress } from '@tallyleaf/engine';
import {
  type BoxRequest,
  type ColumnsRequest,
  type ConvertRequest,
  ENGINE_PROTOCOL,
  type EngineReply,
} from './messages.ts';
import { beginPatience } from './patience.ts';

/** What of a document under review is read again, on this device, in a worker that is kept for the next one. */

/** Why nothing came of it. */
export type NotRead =
  | { readonly type: 'refused'; readonly code: RefusalCode }
  | { readonly type: 'failed'; readonly reason: 'parts' | 'crashed' | 'version' }
  | { readonly type: 'cancelled' };

/** How the reading of a box ended. */
export type BoxOutcome = { readonly type: 'read'; readonly rows: readonly Transaction[] } | NotRead;
/** How the looking for columns ended. */
export type ColumnsOutcome = { readonly type: 'columns'; readonly pages: readonly ColumnsOfPage[] } | NotRead;
/** How the reading of the whole file ended. */
export type WholeOutcome = { readonly type: 'done'; readonly conversion: Conversion } | NotRead;

export interface AgainJob {
  readonly file: Blob;
  readonly fileName: string;
  /** The reader's language tag. */
  readonly locale: string;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

export interface BoxJob extends AgainJob {
  readonly place: Place;
}

export interface LaidOutJob extends AgainJob {
  /** Columns that a person set. */
  readonly layouts: readonly SetLayout[];
}

/** Reads a box of a page once more. */
export const readBoxAgain = (job: BoxJob): Promise<BoxOutcome> =>
  ask(job, 'read', (common) => ({ ...common, type: 'read-box', place: job.place }));

/** Says which columns the document's tables have. */
export const seeColumnsOf = (job: LaidOutJob): Promise<ColumnsOutcome> =>
  ask(job, 'columns', (common) => ({ ...common, type: 'see-columns', layouts: job.layouts }));

/** Reads the whole document once more. */
export const readWholeAgain = (job: LaidOutJob): Promise<WholeOutcome> =>
  ask(job, 'done', (common) => ({ ...common, type: 'convert', layouts: job.layouts }));

type Request = BoxRequest | ColumnsRequest | ConvertRequest;
type Common = Omit<BoxRequest, 'type' | 'place'>;
/** What a request is answered with where something comes of it. */
type Answers = Pick<{ [Reply in EngineReply as Reply['type']]: Reply }, 'read' | 'columns' | 'done'>;
type Answer<Type extends keyof Answers> = Answers[Type];

let idle: Worker | null = null;

const startWorker = (): Worker => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

/** Asks a worker, and keeps it where it came to an end by itself. */
async function ask<Type extends keyof Answers>(
  job: AgainJob,
  answer: Type,
  requestOf: (common: Common) => Request,
): Promise<Answer<Type> | NotRead> {
  const bytes = new Uint8Array(await job.file.arrayBuffer());
  if (job.signal.aborted) return { type: 'cancelled' };
  const worker = idle ?? startWorker();
  idle = null;
  const { fileName, locale } = job;
  const request = requestOf({ protocol: ENGINE_PROTOCOL, bytes, fileName, passwords: [], locale });
  const outcome = await converse(worker, job, answer, request);
  // One that took too long does so still.
  const isFree = outcome.type === answer || (outcome.type === 'refused' && outcome.code !== 'took-too-long');
  if (isFree) idle ??= worker;
  if (idle !== worker) worker.terminate();
  return outcome;
}

function converse<Type extends keyof Answers>(
  worker: Worker,
  job: AgainJob,
  answer: Type,
  request: Request,
): Promise<Answer<Type> | NotRead> {
  const over = new AbortController();
  const { signal } = over;
  const isAnswer = (reply: EngineReply): reply is Answer<Type> & EngineReply => reply.type === answer;
  const outcome = new Promise<Answer<Type> | NotRead>((resolve) => {
    const patience = beginPatience(() => resolve({ type: 'refused', code: 'took-too-long' }));
    signal.addEventListener('abort', patience.end);
    const hear = ({ data }: MessageEvent<EngineReply>): void => {
      if (data.type === 'progress') {
        patience.progress(data.progress);
        job.onProgress(data.progress);
      } else if (isAnswer(data)) resolve(data);
      else if (data.type === 'refused' || data.type === 'failed') resolve(data);
      else if (data.type === 'ready' && data.protocol !== ENGINE_PROTOCOL)
        resolve({ type: 'failed', reason: 'version' });
    };
    worker.addEventListener('message', hear, { signal });
    worker.addEventListener('error', () => resolve({ type: 'failed', reason: 'crashed' }), { signal });
    job.signal.addEventListener('abort', () => resolve({ type: 'cancelled' }), { signal });
  });
  worker.postMessage(request, [request.bytes.buffer]);
  return outcome.finally(() => over.abort());
}
