#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: finds the pinned runtime and hands over to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first Node whose type stripping runs our sources as they are. */
const OLDEST = 24;

const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, '..', 'src', 'main.ts');
const pinned = join(here, '..', '..', '..', 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
const recentEnough = Number.parseInt(process.versions.node, 10) >= OLDEST;

if (existsSync(pinned)) handOver(pinned);
else if (recentEnough) handOver(process.execPath);
else {
  process.stderr.write(
    `tallyleaf needs Node ${OLDEST} or later and found ${process.version}. Run "npm run setup" in its folder.\n`,
  );
  process.exitCode = 70;
}

/** Runs the program under `node` with our arguments, streams and signals, and ends as it ends. */
function handOver(node) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to the child as well; it stops by itself and we wait for its exit status.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`tallyleaf could not start ${node}: ${error.message}\n`);
    process.exitCode = 70;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}
