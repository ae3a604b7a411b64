import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type Stages = typeof import('./stages.ts');

/** A module that a file was built of: its path, its size in bytes, and when it was last changed. */
export type Source = readonly [path: string, size: number, changed: number];

/** Where `scripts/build-engine.mjs` writes by itself; beside what Node keeps of compiled sources. */
export const BUILT = fileURLToPath(new URL('../../../../node_modules/.cache/tallyleaf/engine/', import.meta.url));
/** The stages in one file, and the list of its sources, which is written last. */
export const STAGES = 'stages.mjs';
export const SOURCES = 'sources.json';

/** A module as it is now. @throws {Error} where there is none. */
export function sourceAt(path: string): Source {
  const { size, mtimeMs } = statSync(path);
  return [path, size, mtimeMs];
}

const isUnchanged = ([path, size, changed]: Source): boolean => {
  const now = statSync(path, { throwIfNoEntry: false });
  return now?.size === size && now.mtimeMs === changed;
};

function sourcesOf(folder: string): readonly Source[] {
  try {
    return JSON.parse(readFileSync(join(folder, SOURCES), 'utf8')) as readonly Source[];
  } catch {
    return [];
  }
}

/** Whether a folder holds the stages as they were built of these very sources. */
export function isCurrent(folder: string): boolean {
  const sources = sourcesOf(folder);
  return sources.length > 0 && sources.every(isUnchanged);
}

/** The engine's stages: from one file, which takes a quarter of the time, where that is built of the sources as they are. */
export async function loadStages(): Promise<Stages> {
  if (!isCurrent(BUILT)) return import('./stages.ts');
  return import(pathToFileURL(join(BUILT, STAGES)).href) as Promise<Stages>;
}
