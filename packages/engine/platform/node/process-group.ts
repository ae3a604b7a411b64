/**
 * A process that converts leads a group of its own: whatever it starts (tesseract) belongs to it, counts as its memory and its
 * time, and ends with it. A process killed with SIGKILL cannot end its children itself.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Where Linux tells of processes; elsewhere there is no such folder, and only what the leader itself takes is known. */
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

/** Places in what `statOf` returns. */
const GROUP = 2;
/** In user and kernel mode, by the process itself and by its children that have ended. */
const OWN_TIME = 11;
const ENDED_CHILDREN_TIME = 13;
const TIME_END = 15;
/** A clock tick of Linux, in milliseconds. */
const TICK = 10;

const timeOf = (stat: readonly string[], from: number): number =>
  stat.slice(from, TIME_END).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK;

/** What a process has started, as long as it belongs to its group. */
export interface Started {
  /** In bytes. */
  readonly memory: number;
  /** What processors have done for it so far, that which has ended included. Milliseconds. */
  readonly time: number;
}

/** A function that tells what the members of a group take besides its leader. */
export function createGroupWatch(leader: number): () => Started {
  const own = String(leader);
  // A process does not change its group once it is at work; asking each of a machine's hundreds every time would cost.
  let strangers = new Set<string>([own]);
  return () => {
    // First: what ends meanwhile is missed until the next look, rather than counted twice.
    let time = orNone(() => timeOf(statOf(own), ENDED_CHILDREN_TIME)) ?? 0;
    let memory = 0;
    const pids = orNone(() => readdirSync(PROCESSES))?.filter((name) => /^\d+$/.test(name)) ?? [];
    const others = new Set<string>([own]);
    for (const pid of pids) {
      const stat = strangers.has(pid) ? undefined : orNone(() => statOf(pid));
      if (stat?.[GROUP] === own) {
        time += timeOf(stat, OWN_TIME);
        memory += orNone(() => residentOf(pid)) ?? 0;
      } else others.add(pid);
    }
    strangers = others;
    return { memory, time };
  };
}

/**
 * Ends all processes of a group at once, whether its leader is still there or not: its number is taken as long as one is.
 * @returns false where there is no such group, as on Windows
 */
export const killGroup = (leader: number): boolean => orNone(() => process.kill(-leader, 'SIGKILL')) ?? false;
