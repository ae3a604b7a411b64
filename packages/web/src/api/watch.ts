import {
  CONVERSION_EVENTS,
  type ConversionDetail,
  type ConversionEvent,
  type ConversionProgress,
  isFinished,
} from '@tallyleaf/contract';
import { EventSource } from 'eventsource';
import { ApiError } from './client.ts';
import { eventsUrl, getConversion } from './conversions.ts';
import { fetchAsCaller } from './request.ts';

/** Milliseconds between looks at a conversion where events do not come through. */
export const POLL_MS = 1500;

/** Milliseconds in which an event stream must have opened; a proxy that holds it back is not waited for. */
export const OPEN_WITHIN_MS = 8000;

/** Looks in a row that may find no network before it is given up: about half a minute. */
export const LOST_LOOKS = 20;

export interface Watch {
  readonly onProgress: (progress: ConversionProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Follows a conversion to its end: by server-sent events, which are taken up again after a lost
 * connection, or by asking now and then where they are not let through (some proxies hold them back).
 * @throws {ApiError}
 */
export async function watchConversion(id: string, watch: Watch): Promise<ConversionDetail> {
  await followEvents(id, watch);
  let lost = 0;
  for (;;) {
    try {
      const detail = await getConversion(id, watch.signal);
      if (isFinished(detail.status)) return detail;
      if (detail.progress) watch.onProgress(detail.progress);
      lost = 0;
    } catch (error) {
      lost += 1;
      if (!(error instanceof ApiError) || error.kind !== 'network' || lost >= LOST_LOOKS) throw error;
    }
    await pause(POLL_MS, watch.signal);
  }
}

/** Resolves at the last event, or when events cannot be had; what then holds is read by `getConversion`. */
function followEvents(id: string, { onProgress, signal }: Watch): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    // The browser's own cannot send a token along.
    const source = new EventSource(new URL(eventsUrl(id), window.location.href), { fetch: fetchAsCaller });
    const stop = (): void => {
      source.close();
      clearTimeout(patience);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const patience = setTimeout(stop, OPEN_WITHIN_MS);
    signal.addEventListener('abort', stop);
    source.addEventListener('open', () => clearTimeout(patience));
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) stop();
    });
    for (const name of CONVERSION_EVENTS) {
      source.addEventListener(name, (message: MessageEvent<string>) => {
        if (name !== 'progress') return stop();
        const event = JSON.parse(message.data) as ConversionEvent;
        if (event.progress) onProgress(event.progress);
      });
    }
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
