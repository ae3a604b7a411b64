import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Answer, Order, Question } from './judge.ts';

/** Milliseconds that tests may take beyond three times what they take unchanged: starts are slow on a busy machine. */
const GRACE_MS = 20_000;

/** Asks a judge in a process of its own, which is begun anew where tests run for ever. */
export function openJudge(order: Order) {
  let child: ChildProcess | null = null;

  const started = async (): Promise<ChildProcess> => {
    if (child) return child;
    child = fork(resolve(import.meta.dirname, 'judge.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    child.send(order);
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (said !== 'ready') throw new Error(`the tests of ${order.judges.join(', ')} do not start`);
    return child;
  };

  /** Ends the judge with the processes of its tests. */
  const close = (): void => {
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    child = null;
  };

  /** Null where no answer came in time. `usualMs`: how long the tests take unchanged. */
  const ask = async (question: Question, usualMs: number): Promise<Answer | null> => {
    const asked = await started();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), 3 * usualMs + GRACE_MS);
    try {
      asked.send(question);
      const [answer] = await Promise.race([
        once(asked, 'message', { signal: patience.signal }),
        once(asked, 'exit', { signal: patience.signal }).then(() => [null]),
      ]);
      if (answer === null) child = null;
      return answer as Answer | null;
    } catch {
      close();
      return null;
    } finally {
      clearTimeout(timer);
      patience.abort();
    }
  };

  return { ask, close };
}
