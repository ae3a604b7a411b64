import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answered, Asked } from './child.ts';
import type { Ground } from './rules.ts';
import type { Document } from './subject.ts';
import type { Off } from './switches.ts';

/** Answers to documents in a process of their own, which is begun anew when one takes too long or ends it. */
export interface Answerer {
  /** Null where there was none in time, or the process ended. */
  readonly ask: (document: Document, off: Off | null, limit: number) => Promise<Answered | null>;
  /** The next document is answered to by a new process. */
  readonly restart: () => Promise<void>;
}

const CHILD = join(import.meta.dirname, 'child.ts');

/** What the child says next; null when it ends before, or says nothing for so many milliseconds. */
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

/** `subject`: the module that answers; `ground`: where its rules are. */
export function createAnswerer(subject: string, { root, parts }: Ground): Answerer {
  let child: ChildProcess | null = null;
  const start = async (): Promise<ChildProcess> => {
    const begun = fork(CHILD, [subject, root, ...parts], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    if ((await nextOf(begun, START)) === null) throw new Error(`${subject} cannot be loaded`);
    return begun;
  };
  const restart = async (): Promise<void> => {
    const old = child;
    child = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    old.kill('SIGKILL');
    await once(old, 'exit');
  };
  return {
    restart,
    ask: async (document, off, limit) => {
      child ??= await start();
      const answer = nextOf(child, limit);
      child.send({ document, off } satisfies Asked);
      const answered = (await answer) as Answered | null;
      if (answered === null) await restart();
      return answered;
    },
  };
}
