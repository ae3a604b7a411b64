import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaAtHand } from '../corpora/at-hand.ts';
import { type Corpus, openCorpus } from '../corpora/corpus.ts';
import type { Answerer } from './answerer.ts';
import { type Paper, readUntouched, type Untouched } from './try-rules.ts';

/** Where what is costly is kept from one run to the next. */
export const CACHE = join(import.meta.dirname, '../../node_modules/.cache/tallyleaf/ablate');

const engine = join(import.meta.dirname, '../../packages/engine/src');

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

/** A hash of the sources of the engine below some folders, or of some files. */
export function hashOfSources(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    for (const file of filesIn(join(engine, part)))
      hash.update(`${file.slice(engine.length)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}

/** A hash of the engine as it is. */
export const hashOfEngine = (): string => hashOfSources(['']);

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Everything to measure on that this repository holds, laid out once. */
export function corporaKept(): Corpus[] {
  const root = join(import.meta.dirname, '../..');
  const held = ['bench/rounds/rounds.json', 'corpus/manifest.json'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const folder = join(CACHE, 'corpora', sha(held.join('\n')));
  const list = join(folder, 'names.json');
  if (!existsSync(list)) {
    const making = `${folder}.new`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    const names = corporaAtHand(making).map((corpus) => [corpus.name, corpus.folder.slice(making.length + 1)]);
    writeFileSync(join(making, 'names.json'), JSON.stringify(names));
    renameSync(making, folder);
  }
  const names = JSON.parse(readFileSync(list, 'utf8')) as [string, string][];
  return names.map(([name, path]) => openCorpus(join(folder, path), name));
}

/** What is answered to documents by all rules, read once of an engine as it is. */
export async function readUntouchedOnce(open: () => Answerer, papers: readonly Paper[]): Promise<Untouched[]> {
  const file = join(CACHE, 'untouched', `${hashOfEngine()}-${sha(JSON.stringify(papers))}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Untouched[];
  const answerer = open();
  try {
    const untouched = await readUntouched(answerer, papers);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(untouched));
    return untouched;
  } finally {
    await answerer.restart();
  }
}
