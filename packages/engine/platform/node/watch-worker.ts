/**
 * A thread beside the one that converts. It ends the process and what it started when their memory or their time goes over the
 * limit (a limit of V8 would not count WebAssembly's memory, and a clock would count what other programs do), and when the pool's
 * process is gone, which a thread deep in PDFium would not notice. A document that takes long gives way to others.
 */
import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { giveWay } from './give-way.ts';
import { MEMORY_MARK, STILL_MARK, TIME_MARK, type WatchAnswer, type WatchMessage } from './messages.ts';
import { createGroupWatch, killGroup } from './process-group.ts';
import { createTimeWatch, type TimeWatch } from './time-watch.ts';

/** Milliseconds. The fastest bombs seen fill 0.6 GB a second, so the limit is overrun by a few per cent at most. */
const EVERY = 50;

/** The descriptor itself: a thread's `process.stderr` passes through the main thread, which hears nothing. */
const STANDARD_ERROR = 2;

const pool = process.ppid;
const lookAtStarted = createGroupWatch(process.pid);
let memoryLimit = Number.POSITIVE_INFINITY;
let time: TimeWatch | undefined;
/** How much is done for a document before its process gives way to others, and what takes that back once it does. */
let quickUntil = Number.POSITIVE_INFINITY;
let takeBack: (() => boolean) | undefined;

/** What processors have done for this process without this thread, in milliseconds. Other threads' work is in it. */
function ownTime(): number {
  const [all, here] = [process.cpuUsage(), process.threadCpuUsage()];
  return (all.user + all.system - here.user - here.system) / 1000;
}

/** The mark of what is wrong, if anything is. */
function fault(): string | null {
  if (!time) return null;
  const started = lookAtStarted();
  if (process.memoryUsage.rss() + started.memory > memoryLimit) return MEMORY_MARK;
  const work = ownTime() + started.time;
  if (work >= quickUntil) takeBack ??= giveWay(process.pid);
  const wrong = time.look(work, performance.now());
  return wrong && { over: TIME_MARK, still: STILL_MARK }[wrong];
}

function look(): void {
  const mark = fault();
  if (mark !== null) writeSync(STANDARD_ERROR, mark);
  const alone = process.ppid !== pool;
  if ((mark !== null || alone) && !killGroup(process.pid)) process.kill(process.pid, 'SIGKILL');
}

parentPort?.on('message', (message: WatchMessage) => {
  if (message.kind === 'allow') {
    time?.allow(message.time);
    return;
  }
  const begins = message.kind === 'begin';
  memoryLimit = begins ? message.memory : Number.POSITIVE_INFINITY;
  const work = ownTime() + lookAtStarted().time;
  time = begins ? createTimeWatch(message.time, work, performance.now()) : undefined;
  quickUntil = begins ? work + message.quickTime : Number.POSITIVE_INFINITY;
  if (!begins && takeBack?.()) takeBack = undefined;
  look();
  // The work waits for the answer.
  parentPort?.postMessage((takeBack !== undefined) satisfies WatchAnswer);
});
setInterval(look, EVERY);
