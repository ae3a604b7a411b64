import { PassThrough } from 'node:stream';
import pino from 'pino';
import { LINES } from '../log.ts';

/** A logger that writes nothing. */
export const silentLog = (): pino.Logger => pino({ level: 'silent' });

/** A logger whose lines can be read: to test what is in the log and, above all, what is not. */
export function recordingLog(): { readonly log: pino.Logger; readonly text: () => string } {
  const stream = new PassThrough();
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
  });
  return { log: pino({ ...LINES, level: 'trace' }, stream), text: () => text };
}
