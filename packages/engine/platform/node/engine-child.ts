/** The process that converts: one document at a time, ended by its watch when it takes too long or too much. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Progress } from '../../src/ports.ts';
import { createTimeAllowance } from '../../src/time-limits.ts';
import { createNodeHost } from './host.ts';
import { loadStages, type Stages } from './load-stages.ts';
import type { ChildMessage, ConvertMessage, Left, WatchAnswer, WatchMessage } from './messages.ts';

const host = createNodeHost();
// While PDFium works this thread hears nothing: a thread of its own watches limits, and whether the pool is still there.
const watch = new Worker(new URL('./watch-worker.ts', import.meta.url));

/** Says to the watch that work begins or ends, and waits until it knows. */
async function tellWatch(message: WatchMessage): Promise<WatchAnswer> {
  watch.postMessage(message);
  const [answer] = (await once(watch, 'message')) as [WatchAnswer];
  return answer;
}

/** What a document comes to, as long as the process is still at it. */
type Outcome = WithoutLeft<Extract<ChildMessage, Left>>;
type WithoutLeft<Message> = Message extends Left ? Omit<Message, keyof Left> : never;

const send = (message: ChildMessage): void => {
  process.send?.(message);
};

async function count(job: ConvertMessage, { countPages }: Stages): Promise<Outcome> {
  const bytes = await bytesOf(job);
  const pages = await countPages(
    { bytes, fileName: job.fileName },
    { passwords: job.passwords, limits: job.limits },
    host,
  );
  return { kind: 'counted', pages };
}

const bytesOf = async (job: ConvertMessage): Promise<Uint8Array> =>
  job.bytes ?? new Uint8Array(await readFile(job.path ?? ''));

async function convert(job: ConvertMessage, { convert }: Stages): Promise<Outcome> {
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
  return { kind: 'done', conversion };
}

function faultOf(error: unknown): Outcome {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'fault', name, message, stack };
}

async function outcomeOf(job: ConvertMessage): Promise<Outcome> {
  // Loaded with the first document, so that the process is there at once.
  const stages = await loadStages();
  const work = job.task === 'count' ? count : convert;
  try {
    return await work(job, stages);
  } catch (error) {
    if (!(error instanceof stages.Refusal)) throw error;
    return { kind: 'refused', code: error.code, message: error.message };
  }
}

async function answer(job: ConvertMessage): Promise<void> {
  const { memory, documentTime: time, quickTime } = job.limits;
  await tellWatch({ kind: 'begin', memory, time, quickTime });
  const outcome = await outcomeOf(job).catch(faultOf);
  const givesWay = await tellWatch({ kind: 'end' });
  send({ ...outcome, resident: process.memoryUsage.rss(), givesWay });
  // What was compiled for this document is there at once in the next process; processes are ended, and save nothing then
  flushCompileCache();
}

process.on('message', (job: ConvertMessage) => void answer(job));
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
