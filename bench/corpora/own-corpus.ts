import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ManifestEntry } from '../../corpus/generator/manifest.ts';
import { type Corpus, openCorpus } from './corpus.ts';

const own = resolve(import.meta.dirname, '../../corpus');

/** Lays the repository's own corpus out as all others are, under `folder`. */
export function layOutOwnCorpus(folder: string): Corpus {
  for (const part of ['files', 'truth']) mkdirSync(join(folder, part), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(own, 'manifest.json'), 'utf8')) as ManifestEntry[];
  for (const { name, path } of manifest) {
    cpSync(join(own, path), join(folder, 'files', name));
    const truth = join(own, dirname(path), 'expected.json');
    if (path.startsWith('cases/') && existsSync(truth)) cpSync(truth, join(folder, 'truth', `${name}.json`));
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return openCorpus(folder, 'corpus');
}
