import { AdminError } from './admin/admin-error.ts';
import { ConfigError } from './config.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { OtherVersion } from './database/folder-version.ts';
import { PortInUse } from './http/listen.ts';
import { describeError } from './log.ts';

/** Exit statuses (sysexits): wrong usage, something needed is not free, a fault of ours. */
const USAGE = 64;
const UNAVAILABLE = 69;
const FAULT = 70;

/** Stopping may take so long besides draining; after that the process ends as it is. */
const STOP_MS = 25_000;

/** What runs until it is closed. */
export interface Stoppable {
  readonly close: () => Promise<void>;
  /** How long closing lets others turn away first, in milliseconds. */
  readonly drainMs?: number;
}

/** Starts something, keeps it running until the process is asked to stop, and stops it in order. */
export async function runUntilStopped(start: () => Promise<Stoppable>): Promise<void> {
  process.on('uncaughtException', (error) => endWith(error));
  process.on('unhandledRejection', (error) => endWith(error));
  try {
    const { close, drainMs = 0 } = await start();
    let asked = false;
    const onSignal = (signal: NodeJS.Signals): void => {
      // Asked twice, a person means now.
      if (asked) process.exit(signal === 'SIGINT' ? 130 : 143);
      asked = true;
      setTimeout(() => process.exit(FAULT), STOP_MS + drainMs).unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => endWith(error),
      );
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  } catch (error) {
    endWith(error);
  }
}

/** What to do about something that whoever runs us has to put right; `undefined` where the error is no such thing. */
export function explainForPeople(error: unknown): string | undefined {
  const theirs = [AdminError, ConfigError, FolderInUse, OtherVersion, PortInUse].some((kind) => error instanceof kind);
  return theirs && error instanceof Error ? error.message : undefined;
}

/** What went wrong, in one line a person can act on where it is no fault of ours. */
export function explain(error: unknown): string {
  const said = explainForPeople(error);
  if (said !== undefined) return said;
  const message = error instanceof Error ? error.message.split('\n')[0]?.slice(0, 500) : 'unknown error';
  return `Tallyleaf could not go on: ${message}\n${JSON.stringify(describeError(error))}`;
}

function endWith(error: unknown): never {
  // Only what we made of it is printed: an error of the embedded database quotes its whole source.
  console.error(explain(error));
  process.exit(statusOf(error));
}

function statusOf(error: unknown): number {
  if (error instanceof ConfigError) return USAGE;
  return error instanceof FolderInUse || error instanceof OtherVersion || error instanceof PortInUse
    ? UNAVAILABLE
    : FAULT;
}
