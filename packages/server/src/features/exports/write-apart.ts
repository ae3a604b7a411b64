import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Conversion } from '@tallyleaf/contract';
import type { ExportOptions, ExportResult } from '@tallyleaf/exporters';
import { ApiError } from '../../http/errors.ts';
import { spanned } from '../../tracing/doing.ts';
import type { FromThread, ToThread } from './export-messages.ts';

/** What is to be written. */
export interface Writing {
  readonly format: string;
  readonly options: ExportOptions;
  /** The file name of what several conversions are joined to; `undefined`: there is one. */
  readonly mergedAs?: string;
}

/** Exports that are written at once; each has a thread. */
const THREADS = 2;

/** Memory of a thread, in megabytes: 150 documents of 282 pages, joined, take under one gigabyte. */
const THREAD_MB = 1500;

/** How long an idle thread stays ready, in milliseconds. */
const IDLE_MS = 60_000;

const waiting: (() => void)[] = [];
const idle: Worker[] = [];
let busy = 0;

/**
 * Writes an export in a thread of its own. The conversions are read one by one, so that no more than one is held here.
 * @throws {ApiError} `invalid-input` where a setting is wrong, `export-failed` where it takes more memory than there is;
 *   any other error is a fault
 */
export const writeApart = (
  conversions: Iterable<Conversion> | AsyncIterable<Conversion>,
  writing: Writing,
): Promise<ExportResult> =>
  spanned('export', { 'tallyleaf.format': writing.format }, () => writeInThread(conversions, writing));

async function writeInThread(
  conversions: Iterable<Conversion> | AsyncIterable<Conversion>,
  { format, options, mergedAs }: Writing,
): Promise<ExportResult> {
  await enter();
  const thread = idle.pop() ?? start();
  thread.ref();
  let isWhole = false;
  try {
    const answered = answerOf(thread);
    answered.catch(() => {});
    for await (const conversion of conversions) tell(thread, { type: 'conversion', conversion });
    tell(thread, { type: 'write', format, options, mergedAs });
    const answer = await answered;
    isWhole = true;
    if (answer.type === 'written') return answer.result;
    if (answer.type === 'setting') throw new ApiError('invalid-input', answer.message);
    throw new Error(`an export could not be written: ${answer.message}`);
  } finally {
    // What was told of half a request goes with the thread.
    if (isWhole) rest(thread);
    else void thread.terminate();
    leave();
  }
}

const tell = (thread: Worker, message: ToThread): void => thread.postMessage(message);

async function enter(): Promise<void> {
  if (busy < THREADS) busy++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else busy--;
}

function start(): Worker {
  const thread = new Worker(new URL('./export-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  });
  // An error is told to whoever waits for the answer; where nobody does, it must not end the process.
  thread.on('error', () => {});
  return thread;
}

/** The next answer of a thread; rejects when it ends before. */
async function answerOf(thread: Worker): Promise<FromThread> {
  const ended = new AbortController();
  try {
    return await Promise.race([
      once(thread, 'message', { signal: ended.signal }).then(([answer]) => answer as FromThread),
      once(thread, 'exit', { signal: ended.signal }).then(() => {
        throw new Error('the thread that writes exports ended');
      }),
    ]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw new ApiError('export-failed', 'Together they are too large for one file. Export fewer at a time.');
    }
    throw error;
  } finally {
    ended.abort();
  }
}

/** Keeps a thread ready for a while; a thread that is ready does not keep the process from ending. */
function rest(thread: Worker): void {
  idle.push(thread);
  thread.unref();
  const timer = setTimeout(() => {
    const at = idle.indexOf(thread);
    if (at < 0) return;
    idle.splice(at, 1);
    void thread.terminate();
  }, IDLE_MS);
  timer.unref();
  thread.once('exit', () => clearTimeout(timer));
}
