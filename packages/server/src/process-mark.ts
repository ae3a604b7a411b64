import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const HOST = hostname().replaceAll(/[^A-Za-z0-9]/g, '') || 'host';
const TOKEN = randomBytes(4).toString('hex');

/** This process, told apart from every other of any machine, also from one that had its number before: `host.pid.token`. */
export const PROCESS_MARK = `${HOST}.${process.pid}.${TOKEN}`;

const MARK = /^([A-Za-z0-9]+)\.(\d+)\.([0-9a-f]{8})/;

/** Whether what begins with this mark was left by a process of this machine that is dead. Of other machines it is not known. */
export function isOfDeadProcess(mark: string): boolean {
  const [, host, number, token] = MARK.exec(mark) ?? [];
  if (host !== HOST || token === TOKEN) return false;
  const pid = Number(number);
  return pid === process.pid || !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
