import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { MEMORY_MARK } from './messages.ts';
import { createGroupWatch, killGroup } from './process-group.ts';

/** Starts a program that leads a group; it may start others, which say their numbers. */
function lead(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
}

async function firstOutput(program: ReturnType<typeof lead>): Promise<string> {
  const [text] = await once(program.stdout, 'data');
  return text;
}

const gone = (pid: number): Promise<void> =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 });

/** Starts a program of its own that sleeps, and tells its number. */
const SLEEPER = `
  import { spawn } from 'node:child_process';
  const { pid } = spawn('sleep', ['1000'], { stdio: 'ignore' });
  console.log(pid);
  setInterval(() => undefined, 1000);
`;
/** Starts one that takes 300 MB. */
const EATER = `
  import { spawn } from 'node:child_process';
  const eat = 'globalThis.kept = Buffer.alloc(300_000_000, 1); setInterval(() => undefined, 1000); console.log(process.pid)';
  const { stdout } = spawn(process.execPath, ['--eval', eat], { stdio: ['ignore', 'pipe', 'ignore'] });
  stdout.on('data', (text) => console.log(String(text)));
`;
/** Lets one that works for half a second come to its end, says so, and starts one that works on. */
const WORKER = `
  import { spawn, spawnSync } from 'node:child_process';
  const loop = 'const end = process.cpuUsage().user + 500_000; while (process.cpuUsage().user < end);';
  spawnSync(process.execPath, ['--eval', loop]);
  console.log('done');
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  setInterval(() => undefined, 1000);
`;

describe('a process that leads a group', () => {
  test('is ended together with what it started', async () => {
    const leader = lead(SLEEPER);
    const started = Number(await firstOutput(leader));
    expect(killGroup(leader.pid ?? 0)).toBe(true);
    await gone(started);
    await vi.waitFor(() => expect(killGroup(leader.pid ?? 0)).toBe(false));
  });

  test('may have ended before: what it started is ended all the same', async () => {
    const leader = lead(SLEEPER);
    const started = Number(await firstOutput(leader));
    leader.kill('SIGKILL');
    await once(leader, 'close');
    expect(killGroup(leader.pid ?? 0)).toBe(true);
    await gone(started);
  });

  test('has the memory of what it started', async () => {
    const leader = lead(EATER);
    const started = createGroupWatch(leader.pid ?? 0);
    await firstOutput(leader);
    expect(started().memory).toBeGreaterThan(300_000_000);
    expect(started().memory).toBeLessThan(600_000_000);
    killGroup(leader.pid ?? 0);
  });

  test('has the time of what it started, also of what has ended', async () => {
    const leader = lead(WORKER);
    const started = createGroupWatch(leader.pid ?? 0);
    await firstOutput(leader);
    expect(started().time).toBeGreaterThanOrEqual(400);
    const before = started().time;
    await vi.waitFor(() => expect(started().time).toBeGreaterThan(before + 200), { timeout: 30_000 });
    killGroup(leader.pid ?? 0);
  });

  test('has no time of what only waits', async () => {
    const leader = lead(SLEEPER);
    const started = createGroupWatch(leader.pid ?? 0);
    await firstOutput(leader);
    expect(started().time).toBeLessThan(100);
    killGroup(leader.pid ?? 0);
  });
});

describe('the watch inside a process that hears nothing any more', () => {
  const WATCHED = `
    import { once } from 'node:events';
    import { Worker } from 'node:worker_threads';
    const watch = new Worker('./watch-worker.ts', { execArgv: [] });
    watch.postMessage({ kind: 'begin', memory: process.memoryUsage.rss() + 250_000_000, time: 1e9 });
    await once(watch, 'message');
  `;

  test('counts the memory of what it started, and ends that too', async () => {
    const leader = lead(`${WATCHED} ${EATER}`);
    let errors = '';
    leader.stderr.on('data', (text: string) => {
      errors += text;
    });
    const [, signal] = await once(leader, 'close');
    expect([signal, errors]).toEqual(['SIGKILL', MEMORY_MARK]);
    await vi.waitFor(() => expect(killGroup(leader.pid ?? 0)).toBe(false), { timeout: 30_000 });
  });

  test('ends what it started when the program that it works for is gone', async () => {
    const inner = `${WATCHED} ${SLEEPER.replace('setInterval', 'for (;;); setInterval')}`;
    const outer = lead(`
      import { spawn } from 'node:child_process';
      spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(inner)}], { stdio: 'inherit', detached: true });
    `);
    const started = Number(await firstOutput(outer));
    outer.kill('SIGKILL');
    await gone(started);
  });
});
