import {
  CONVERSION_EVENTS,
  type ConversionDetail,
  type ConversionEvent,
  type ConversionProgress,
  isFinished,
} from '@tallyleaf/contract';
import { eventsUrl, getConversion } from './conversions.ts';

/** Milliseconds between looks at a conversion where events do not come through. */
export const POLL_MS = 1500;

export interface Watch {
  readonly onProgress: (progress: ConversionProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Follows a conversion to its end: by server-sent events, which the browser itself takes up again after a lost
 * connection, or by asking now and then where they are not let through (some proxies hold them back).
 * @throws {ApiError}
 */
export async function watchConversion(id: string, watch: Watch): Promise<ConversionDetail> {
  await followEvents(id, watch);
  for (;;) {
    const detail = await getConversion(id, watch.signal);
    if (isFinished(detail.status)) return detail;
    if (detail.progress) watch.onProgress(detail.progress);
    await pause(POLL_MS, watch.signal);
  }
}

/** Resolves at the last event, or when events cannot be had; what then holds is read by `getConversion`. */
function followEvents(id: string, { onProgress, signal }: Watch): Promise<void> {
  if (typeof EventSource === 'undefined' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const source = new EventSource(eventsUrl(id));
    const stop = (): void => {
      source.close();
      signal.removeEventListener('abort', stop);
      resolve();
    };
    signal.addEventListener('abort', stop);
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
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
