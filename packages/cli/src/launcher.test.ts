import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** bin/tallyleaf.mjs: the program as people start it. */

const LAUNCHER = fileURLToPath(new URL('../bin/tallyleaf.mjs', import.meta.url));
const SHORTCUT = fileURLToPath(new URL('../../../node_modules/.bin/tallyleaf', import.meta.url));

const run = async (command: string, args: readonly string[]) =>
  await new Promise<{ exit: number | string | null; stdout: string; stderr: string }>((done) => {
    const child: ChildProcess = execFile(command, args, { cwd: tmpdir() }, (_error, stdout, stderr) =>
      done({ exit: child.exitCode, stdout, stderr }),
    );
  });

describe('the launcher', () => {
  it.each([
    [process.execPath, [LAUNCHER]],
    [SHORTCUT, []],
  ])('%s: works from any folder and passes arguments and exit status on', async (command, before) => {
    expect(await run(command, [...before, 'version'])).toMatchObject({ exit: 0, stderr: '' });
    const wrong = await run(command, [...before, 'no such command']);
    expect(wrong).toMatchObject({ exit: 64, stdout: '' });
    expect(wrong.stderr).toContain('no such command');
  });

  it('lives until the engine’s processes have ended, and then tells what became of the files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tallyleaf-launcher-'));
    try {
      const files = ['a.pdf', 'b.pdf'].map((name) => join(folder, name));
      for (const file of files) await writeFile(file, 'This is no PDF.');
      const { exit, stderr } = await run(process.execPath, [LAUNCHER, 'convert', ...files, '--out', folder]);
      expect([exit, stderr.match(/unsupported-file/g)?.length]).toEqual([2, 2]);
      const inspected = await run(process.execPath, [LAUNCHER, 'inspect', files[0] ?? '', '--out', folder]);
      expect(inspected).toMatchObject({ exit: 2, stderr: expect.stringContaining('unsupported-file') });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('hands over to the pinned Node from another one, with arguments, exit status and signals', async () => {
    // A copy of the runtime by another name is "another Node" to the launcher, as an older one would be.
    const folder = await mkdtemp(join(tmpdir(), 'tallyleaf-launcher-'));
    try {
      const other = join(folder, 'node');
      await copyFile(process.execPath, other);
      expect(await run(other, [LAUNCHER, 'version'])).toMatchObject({ exit: 0, stderr: '' });
      expect(await run(other, [LAUNCHER, 'nothing'])).toMatchObject({ exit: 64 });
      const server = spawn(other, [LAUNCHER, 'serve', '--port', '0', '--data', join(folder, 'data')], {
        stdio: 'pipe',
      });
      const ended = once(server, 'exit');
      await Promise.race([once(server.stdout, 'data'), ended]);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
