/**
 * A thread beside the one that converts. It ends the process and what it started when their memory goes over the limit (a
 * limit of V8 would not count WebAssembly's) and when the pool's process is gone, which a thread deep in PDFium would not notice.
 */
import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { MEMORY_MARK } from './messages.ts';
import { createGroupWatch, killGroup } from './process-group.ts';

/** Milliseconds. The fastest bombs seen fill 0.6 GB a second, so the limit is overrun by a few per cent at most. */
const EVERY = 50;

/** The descriptor itself: a thread's `process.stderr` passes through the main thread, which hears nothing. */
const STANDARD_ERROR = 2;

const pool = process.ppid;
const memoryOfOthers = createGroupWatch(process.pid);
let limit = Number.POSITIVE_INFINITY;

function look(): void {
  const overrun = limit < Number.POSITIVE_INFINITY && process.memoryUsage.rss() + memoryOfOthers() > limit;
  if (overrun) writeSync(STANDARD_ERROR, MEMORY_MARK);
  const alone = process.ppid !== pool;
  if ((overrun || alone) && !killGroup(process.pid)) process.kill(process.pid, 'SIGKILL');
}

// A limit in bytes for the work that is about to begin, which waits for the answer; null when it is done.
parentPort?.on('message', (bytes: number | null) => {
  limit = bytes ?? Number.POSITIVE_INFINITY;
  look();
  parentPort?.postMessage('watching');
});
setInterval(look, EVERY);
