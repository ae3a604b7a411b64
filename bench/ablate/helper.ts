import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that answers to messages one at a time, and is begun anew when one takes too long or ends it. */
export interface Helper<Asked, Answered> {
  /** Null where there was no answer in so many milliseconds, or the process ended. */
  readonly ask: (asked: Asked, limit: number) => Promise<Answered | null>;
  /** Ends the process; the next message begins another. */
  readonly end: () => Promise<void>;
}

/** What a child says next; null when it ends before, or says nothing for so many milliseconds. */
async function nextOf(child: ChildProcess, limit: number): Promise<unknown> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(limit)]);
  const end = (): void => ended.abort();
  child.once('exit', end);
  try {
    const [message] = await once(child, 'message', { signal });
    return message;
  } catch {
    return null;
  } finally {
    child.off('exit', end);
  }
}

/** Milliseconds until a process is ready. */
const START = 120_000;

/** `script` is a module that sends a message when it is ready, and one for each message that it gets. */
export function createHelper<Asked extends object, Answered>(
  script: string,
  args: readonly string[] = [],
): Helper<Asked, Answered> {
  let child: ChildProcess | null = null;
  const start = async (): Promise<ChildProcess> => {
    const begun = fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if ((await nextOf(begun, START)) === null) throw new Error(`${script} does not start: ${args.join(' ')}`);
    return begun;
  };
  const end = async (): Promise<void> => {
    const old = child;
    child = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    old.kill('SIGKILL');
    await once(old, 'exit');
  };
  return {
    end,
    ask: async (asked, limit) => {
      child ??= await start();
      const next = nextOf(child, limit);
      child.send(asked);
      const answered = (await next) as Answered | null;
      if (answered === null) await end();
      return answered;
    },
  };
}
