// Develops the web app: the server on a port of its own, restarted when its sources change, and Vite before it with
// hot reloading, which passes /api on. Stop with Ctrl-C.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages/web');
const port = process.env.PORT ?? '3000';
const require = createRequire(join(web, 'package.json'));
const reactRouter = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs');

const children = [
  spawn(process.execPath, ['--watch-path=packages', '--watch', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(process.execPath, [reactRouter, 'dev'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, TALLYLEAF_API: `http://localhost:${port}` },
  }),
];

let stopping = false;
/**
 * Whichever of the two ends takes the other with it.
 * @param {number} code
 */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
