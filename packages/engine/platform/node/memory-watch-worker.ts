/**
 * A thread beside the one that converts. It ends the process when its memory goes over the limit (a limit of V8 would not
 * count WebAssembly's) and when the pool's process is gone, which a thread deep in PDFium would not notice.
 */
import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { MEMORY_MARK } from './messages.ts';

/** Milliseconds. The fastest bombs seen fill 0.6 GB a second, so the limit is overrun by a few per cent at most. */
const EVERY = 50;

const pool = process.ppid;
let limit = Number.POSITIVE_INFINITY;

parentPort?.on('message', (bytes: number | null) => {
  limit = bytes ?? Number.POSITIVE_INFINITY;
});

setInterval(() => {
  const overrun = process.memoryUsage.rss() > limit;
  if (overrun) writeSync(process.stderr.fd, MEMORY_MARK);
  if (overrun || process.ppid !== pool) process.kill(process.pid, 'SIGKILL');
}, EVERY);
