/**
 * `node bench/unpack-corpus.ts FOLDER`: lays our own corpus out as the sample statements are (files/, truth/, manifest.json), so
 * that `node bench/accuracy.ts --corpus FOLDER` and the scorer can work on it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ManifestEntry } from '../corpus/generator/manifest.ts';

const corpus = resolve(import.meta.dirname, '../corpus');
const [folder] = process.argv.slice(2);
if (!folder) throw new RangeError('usage: node bench/unpack-corpus.ts FOLDER');

for (const part of ['files', 'truth']) mkdirSync(join(folder, part), { recursive: true });
const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as ManifestEntry[];
for (const { name, path } of manifest) {
  cpSync(join(corpus, path), join(folder, 'files', name));
  const truth = join(corpus, dirname(path), 'expected.json');
  if (path.startsWith('cases/') && existsSync(truth)) cpSync(truth, join(folder, 'truth', `${name}.json`));
}
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
console.log(`${manifest.length} files in ${folder}`);
