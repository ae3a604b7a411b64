import { PassThrough, type Readable } from 'node:stream';
import { isFinished } from '@tallyleaf/contract';
import type { Changes } from './changes.ts';
import { toEvent } from './presentation.ts';
import type { SummaryRow } from './repository.ts';

export interface EventStreamNeeds {
  readonly id: string;
  /** The conversion as it is now; `undefined` when it is gone. */
  readonly read: () => Promise<SummaryRow | undefined>;
  readonly changes: Changes;
  /** The version that the reader has seen (`Last-Event-ID`); 0 when none. */
  readonly seen: number;
  /** How long the reader waits before it comes back after a lost connection, and how often silence is broken. */
  readonly retryMs?: number;
  readonly heartbeatMs?: number;
}

/** Below the 30 s after which common proxies give up on a silent connection. */
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 1000;

/**
 * A conversion's server-sent events. An event carries the whole state and the version as its id, so a reader that
 * comes back after a lost connection gets what is true now, and nothing that it has seen already.
 */
export function eventStream(needs: EventStreamNeeds): Readable {
  const stream = new PassThrough();
  let seen = needs.seen;
  let working = false;
  let again = false;

  const send = async (): Promise<void> => {
    const row = await needs.read();
    if (stream.destroyed || stream.writableEnded) return;
    if (!row) {
      stream.end();
      return;
    }
    // A reader that is slow gets fewer events, each still true, instead of a growing queue of old ones.
    if (row.version > seen && !stream.writableNeedDrain) {
      seen = row.version;
      stream.write(format(row));
      if (isFinished(row.status)) stream.end();
    }
  };
  const look = async (): Promise<void> => {
    again = true;
    if (working) return;
    working = true;
    try {
      while (again) {
        again = false;
        await send();
      }
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error('the conversion could not be read'));
    } finally {
      working = false;
    }
  };

  const unwatch = needs.changes.watch(needs.id, () => void look());
  const timer = setInterval(() => {
    if (!stream.writableNeedDrain) stream.write(': still here\n\n');
    // Also finds what a notification failed to tell.
    void look();
  }, needs.heartbeatMs ?? HEARTBEAT_MS);
  const stop = (): void => {
    clearInterval(timer);
    unwatch();
  };
  stream.once('close', stop);
  stream.once('finish', stop);
  stream.on('drain', () => void look());
  stream.write(`retry: ${needs.retryMs ?? RETRY_MS}\n\n`);
  void look();
  return stream;
}

function format(row: SummaryRow): string {
  const name = isFinished(row.status) ? row.status : 'progress';
  return `id: ${row.version}\nevent: ${name}\ndata: ${JSON.stringify(toEvent(row))}\n\n`;
}
