import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { expect, test, vi } from 'vitest';
import { MEMORY_MARK, TIME_MARK } from './messages.ts';

/** Runs a program of its own that uses the engine's processes. */
function run(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8');
  return child;
}

async function firstOutput(program: ReturnType<typeof run>): Promise<string> {
  const [text] = await once(program.stdout, 'data');
  return text;
}

/** Waits until there is no such process any more. */
async function gone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 });
}

test('an idle process does not keep the program that started it from ending', async () => {
  const program = run(`
    const { createEnginePool } = await import('./index.ts');
    const pool = createEnginePool({ size: 1 });
    await pool.convert({ bytes: new Uint8Array(), fileName: 'a.pdf' }).catch((error) => console.log(error.code));
  `);
  let output = '';
  program.stdout.on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(program, 'close');
  expect([code, output.trim()]).toEqual([0, 'unsupported-file']);
});

test('a process in the middle of its work ends when the program that started it is killed', async () => {
  const program = run(`
    const { startEngineChild } = await import('./child-process.ts');
    const { DEFAULT_POOL_LIMITS } = await import('./pool-limits.ts');
    const child = startEngineChild();
    child.convert({ path: '/dev/zero', fileName: 'a.pdf', passwords: [], limits: DEFAULT_POOL_LIMITS }).catch(() => undefined);
    console.log(child.pid);
  `);
  const pid = Number(await firstOutput(program));
  program.kill('SIGKILL');
  await gone(pid);
});

/** The signal that ended a program, and what it said before. */
async function ending(program: ReturnType<typeof run>): Promise<[string, string]> {
  let errors = '';
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [, signal] = await once(program, 'close');
  return [signal, errors];
}

/** Starts the watch in a process whose main thread then hears nothing any more, like one deep in PDFium. */
const BLOCKED = `
  import { Worker } from 'node:worker_threads';
  import { once } from 'node:events';
  const watch = new Worker('./watch-worker.ts', { execArgv: [] });
  const limit = (memory, time) => (watch.postMessage({ kind: 'begin', memory, time }), once(watch, 'message'));
`;

test('a process that hears nothing any more ends all the same', async () => {
  const blocked = `${BLOCKED} await limit(Infinity, Infinity); console.log(process.pid); for (;;);`;
  const program = run(`
    const { spawn } = await import('node:child_process');
    spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(blocked)}], { stdio: 'inherit' });
  `);
  const pid = Number(await firstOutput(program));
  program.kill('SIGKILL');
  await gone(pid);
});

test('a process that hears nothing any more ends when its memory goes over the limit, and says so', async () => {
  const program = run(`${BLOCKED}
    await limit(process.memoryUsage.rss() + 100_000_000, Infinity);
    const kept = [];
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  `);
  expect(await ending(program)).toEqual(['SIGKILL', MEMORY_MARK]);
});

test.each([
  ['itself', 'for (;;);'],
  [
    'in threads of its own',
    `for (let i = 0; i < 2; i += 1) new Worker('for (;;);', { eval: true, execArgv: [] });
     setInterval(() => undefined, 1000);`,
  ],
])('a process that works %s for longer than it may is ended, and says so', async (_, work) => {
  const program = run(`${BLOCKED} await limit(Infinity, 500); ${work}`);
  expect(await ending(program)).toEqual(['SIGKILL', TIME_MARK]);
});

test('a process that only waits is not ended for longer than it may work', async () => {
  const program = run(`${BLOCKED}
    await limit(Infinity, 500);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    process.exit(7);
  `);
  const [code] = await once(program, 'close');
  expect(code).toBe(7);
});

test('time that is given to pages counts, also where the process hears nothing any more', async () => {
  const program = run(`${BLOCKED}
    await limit(Infinity, 300);
    watch.postMessage({ kind: 'allow', time: 600_000 });
    const end = performance.now() + 2000;
    while (performance.now() < end);
    process.exit(7);
  `);
  const [code] = await once(program, 'close');
  expect(code).toBe(7);
});

test('a process that works on a document for long gives way to others, and is told when it still does after it', async () => {
  const program = run(`${BLOCKED}
    import { getPriority } from 'node:os';
    watch.postMessage({ kind: 'begin', memory: Infinity, time: Infinity, quickTime: 300 });
    await once(watch, 'message');
    const [first] = [getPriority()];
    const end = performance.now() + 3000;
    while (performance.now() < end);
    const during = getPriority();
    watch.postMessage({ kind: 'end' });
    const [givesWay] = await once(watch, 'message');
    console.log(JSON.stringify({ first, during, after: getPriority(), givesWay }));
    process.exit();
  `);
  const { first, during, after, givesWay } = JSON.parse(await firstOutput(program));
  expect(during).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  // A privileged process takes it back.
  expect({ after, givesWay }).toEqual(givesWay ? { after: during, givesWay } : { after: first, givesWay });
  expect(givesWay).toBe(process.getuid?.() !== 0);
});
