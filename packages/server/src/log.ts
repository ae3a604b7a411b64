import pino from 'pino';
import type { LogLevel } from './config/settings.ts';
import { currentMarks } from './tracing/doing.ts';

/**
 * The structured log. What is written to it never holds contents of statements, names of files, passwords or query
 * strings: errors are logged by their type and place, requests by method and route.
 */
export type Logger = Pick<pino.Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'>;

/** A logger that writes JSON lines to standard error, so that standard output is left to what a person reads. */
export const createLogger = (level: LogLevel): pino.Logger =>
  pino({ ...LINES, level, base: { pid: process.pid } }, pino.destination({ dest: 2, sync: true }));

/**
 * How lines are written. A library's own line at level `trace` would hold the headers of uploads. Lines of a call say its
 * id, also those of a part that knows of no call; where traces are on, they name theirs.
 */
export const LINES: Pick<pino.LoggerOptions, 'serializers' | 'mixin'> = {
  serializers: { err: describeError, busboyOptions: () => undefined },
  mixin: (_fields, _level, logger) => {
    const { reqId, ...trace } = currentMarks();
    // A call's own logger says it by itself.
    return reqId === undefined || 'reqId' in logger.bindings() ? trace : { reqId, ...trace };
  },
};

/**
 * An error as the log may show it: its name, code, and where it was thrown. The message is left out where it may quote
 * what was worked on (a value in an SQL error, a file's name), and kept for errors that are ours.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined;
  const place = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim().slice(0, 300));
  return { type: error.name, code, place };
}
