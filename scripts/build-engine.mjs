/**
 * Makes one file of the engine's stages, which a process that converts loads in a quarter of the time that the sources take.
 * Does nothing where there is one of the sources as they are; what changes them later is seen, and then the sources
 * themselves run. `--out FOLDER` writes elsewhere.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { BUILT, isCurrent, SOURCES, STAGES, sourceAt } from '../packages/engine/platform/node/load-stages.ts';
import { root } from './setup/root.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: BUILT } } });
const folder = resolve(values.out);

async function bundle() {
  const build = await rolldown({ input: join(root, 'packages/engine/platform/node/stages.ts'), platform: 'node' });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const [chunk] = output;
  if (output.length !== 1) throw new Error(`the engine came out as ${output.length} files`);
  return chunk;
}

/**
 * Whole or not at all: processes may be reading.
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const path = join(folder, name);
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

if (!isCurrent(folder)) {
  const began = Date.now();
  const { code, moduleIds } = await bundle();
  // Some modules are the bundler's own, and no files
  const sources = moduleIds.filter((id) => isAbsolute(id)).map(sourceAt);
  if (sources.some(([, , changed]) => changed >= began)) throw new Error('a source of the engine changed meanwhile');
  mkdirSync(folder, { recursive: true });
  write(STAGES, code);
  write(SOURCES, JSON.stringify(sources));
}
