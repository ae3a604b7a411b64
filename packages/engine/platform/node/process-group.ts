/**
 * A process that converts leads a group of its own: whatever it starts (tesseract) belongs to it, counts as its memory, and ends
 * with it. A process killed with SIGKILL cannot end its children itself.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Where Linux tells of processes; elsewhere there is no such folder, and only the leader's memory is known. */
const PROCESSES = '/proc';

/** @returns the parts of `/proc/N/stat` behind the name, which may hold anything: state, parent, group, … (proc(5)) */
function statOf(pid: string): readonly string[] {
  const stat = readFileSync(`${PROCESSES}/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function residentOf(pid: string): number {
  const status = readFileSync(`${PROCESSES}/${pid}/status`, 'latin1');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** What may fail because a process has ended meanwhile. */
function orNone<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const GROUP = 2;

/** A function that tells what the members of a group hold besides its leader, in bytes. */
export function createGroupWatch(leader: number): () => number {
  const own = String(leader);
  // A process does not change its group once it is at work; asking each of a machine's hundreds every time would cost.
  let strangers = new Set<string>([own]);
  return () => {
    const pids = orNone(() => readdirSync(PROCESSES))?.filter((name) => /^\d+$/.test(name)) ?? [];
    const others = new Set<string>([own]);
    let sum = 0;
    for (const pid of pids) {
      const member = !strangers.has(pid) && orNone(() => statOf(pid)[GROUP]) === own;
      if (member) sum += orNone(() => residentOf(pid)) ?? 0;
      else others.add(pid);
    }
    strangers = others;
    return sum;
  };
}

/**
 * Ends all processes of a group at once, whether its leader is still there or not: its number is taken as long as one is.
 * @returns false where there is no such group, as on Windows
 */
export const killGroup = (leader: number): boolean => orNone(() => process.kill(-leader, 'SIGKILL')) ?? false;
