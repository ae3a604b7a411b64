/** The process that converts: one document at a time, ended by its watch when it takes too long or too much. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Progress } from '../../src/ports.ts';
import { Refusal } from '../../src/refusal.ts';
import { createTimeAllowance } from '../../src/time-limits.ts';
import { createNodeHost } from './host.ts';
import type { ChildMessage, ConvertMessage, WatchMessage } from './messages.ts';

const host = createNodeHost();
// While PDFium works this thread hears nothing: a thread of its own watches limits, and whether the pool is still there.
const watch = new Worker(new URL('./watch-worker.ts', import.meta.url));

/** Says to the watch that work begins or ends, and waits until it knows. */
async function tellWatch(message: WatchMessage): Promise<void> {
  watch.postMessage(message);
  await once(watch, 'message');
}

const send = (message: ChildMessage): void => {
  process.send?.(message);
};

async function count(job: ConvertMessage): Promise<ChildMessage> {
  const { countPages } = await import('../../src/count-pages.ts');
  const bytes = await bytesOf(job);
  const pages = await countPages(
    { bytes, fileName: job.fileName },
    { passwords: job.passwords, limits: job.limits },
    host,
  );
  return { kind: 'counted', pages, resident: process.memoryUsage.rss() };
}

const bytesOf = async (job: ConvertMessage): Promise<Uint8Array> =>
  job.bytes ?? new Uint8Array(await readFile(job.path ?? ''));

async function convert(job: ConvertMessage): Promise<ChildMessage> {
  // Loaded with the first document, so that the process is there at once.
  const { convert } = await import('../../src/convert.ts');
  const bytes = await bytesOf(job);
  const time = createTimeAllowance(job.limits);
  const options = {
    passwords: job.passwords,
    limits: job.limits,
    ...(job.locale !== undefined && { locale: job.locale }),
    ...(job.layouts && { layouts: job.layouts }),
    onProgress: (progress: Progress) => {
      if (time.progress(progress)) watch.postMessage({ kind: 'allow', time: time.allowed() } satisfies WatchMessage);
      send({ kind: 'progress', progress });
    },
  };
  const conversion = await convert({ bytes, fileName: job.fileName }, options, host);
  return { kind: 'done', conversion, resident: process.memoryUsage.rss() };
}

function failure(error: unknown): ChildMessage {
  if (error instanceof Refusal)
    return { kind: 'refused', code: error.code, message: error.message, resident: process.memoryUsage.rss() };
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'fault', name, message, stack };
}

async function answer(job: ConvertMessage): Promise<void> {
  await tellWatch({ kind: 'begin', memory: job.limits.memory, time: job.limits.documentTime });
  const work = job.task === 'count' ? count : convert;
  const message = await work(job).catch(failure);
  await tellWatch({ kind: 'end' });
  send(message);
  // What was compiled for this document is there at once in the next process; processes are ended, and save nothing then
  flushCompileCache();
}

process.on('message', (job: ConvertMessage) => void answer(job));
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
