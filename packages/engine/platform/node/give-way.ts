/** A process that works on one document for long gives way to others: they have the processors first. */
import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** A tenth of the share of others, so that long documents go on where short ones never end. */
const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority;

function set(pid: number, ofProcess: number, ofSession: number): boolean {
  try {
    setPriority(pid, ofProcess);
  } catch {
    return false;
  }
  try {
    // Where Linux groups processes by session, their own priorities count within it only (sched(7), "autogroup").
    writeFileSync(`/proc/${pid}/autogroup`, String(ofSession));
  } catch {
    // Not Linux, or sessions are not grouped.
  }
  return true;
}

/**
 * Makes a process that leads a session, and what it starts from now on, give way to others.
 * @returns takes it back, and says whether that was allowed: only a privileged process may raise a priority.
 * `undefined` where no priority may be set.
 */
export function giveWay(pid: number): (() => boolean) | undefined {
  const before = getPriority(pid);
  if (!set(pid, Math.max(before, PRIORITY_BELOW_NORMAL), PRIORITY_BELOW_NORMAL)) return undefined;
  return () => set(pid, before, PRIORITY_NORMAL);
}
