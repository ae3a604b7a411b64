/**
 * Packs a round of families that is spent, to be kept as drawn: `node bench/pack-round.ts --corpus DIR --round N [--seeds 2]`. DIR
 * is what `node bench/families.ts --out DIR --round N` printed; of each layout the first so many files are kept. The source of
 * the round may go then. What is written stands in `bench/rounds`, and is unpacked by `bench/accuracy.ts` and `bench/report.ts`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { printJson } from '../corpus/generator/print-json.ts';
import { fileOf, openCorpus } from './corpora/corpus.ts';
import { hashOf, type PackedEntry, type PackedRound, packedRounds } from './corpora/packed-rounds.ts';

const rounds = join(import.meta.dirname, 'rounds');
/** Bytes of an archive: hosts of repositories frown on large files. */
const MOST_BYTES = 4 * 1024 * 1024;

const truthPath = (name: string): string => join('truth', `${name}.json`);

/** Copies what is kept under `out`, with hashes in its manifest. */
function stage(from: string, seeds: number, out: string): PackedEntry[] {
  for (const part of ['files', 'truth']) mkdirSync(join(out, part), { recursive: true });
  const corpus = openCorpus(from);
  const kept = corpus.entries.filter(({ name }) => Number(/-(\d+)\.pdf$/.exec(name)?.[1]) < seeds);
  const entries = kept.map((entry): PackedEntry => {
    cpSync(fileOf(corpus, entry), join(out, 'files', entry.name));
    const sha256 = hashOf(readFileSync(fileOf(corpus, entry)));
    if (entry.class !== 'statement') return { ...entry, sha256 };
    const truth = JSON.stringify(JSON.parse(readFileSync(join(from, truthPath(entry.name)), 'utf8')));
    writeFileSync(join(out, truthPath(entry.name)), truth);
    return { ...entry, sha256, truthSha256: hashOf(Buffer.from(truth)) };
  });
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(entries));
  return entries;
}

function compress(folder: string, names: readonly string[]): Buffer {
  const plain = ['--owner=0', '--group=0', '--numeric-owner', '--mtime=2025-01-01', '--format=ustar'];
  const tar = execFileSync('tar', [...plain, '-cf', '-', '-C', folder, ...names], { maxBuffer: 1e9 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(tar, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: tar.length },
  });
}

/** As few archives as keep each small enough; the first holds the manifest. */
function archives(folder: string, entries: readonly PackedEntry[], count = 1): Buffer[] {
  const size = Math.ceil(entries.length / count);
  const parts = Array.from({ length: count }, (_, part) => {
    const names = entries
      .slice(part * size, (part + 1) * size)
      .flatMap(({ name, truthSha256 }) => [join('files', name), ...(truthSha256 ? [truthPath(name)] : [])]);
    return compress(folder, part === 0 ? ['manifest.json', ...names] : names);
  });
  return parts.every(({ length }) => length < MOST_BYTES) ? parts : archives(folder, entries, count + 1);
}

function main(): void {
  const { values } = parseArgs({
    options: { corpus: { type: 'string' }, round: { type: 'string' }, seeds: { type: 'string', default: '2' } },
  });
  const { corpus, round, seeds } = values;
  if (!corpus || !round) throw new Error('--corpus DIR says what is packed, --round N which round it is');
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-pack-'));
  try {
    const entries = stage(resolve(corpus), Number(seeds), folder);
    // By layout, so that what is alike is packed together.
    const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const parts = archives(folder, sorted).map((bytes, index) => {
      const name = `round-${round}-${index + 1}.tar.br`;
      writeFileSync(join(rounds, name), bytes);
      return { name, sha256: hashOf(bytes) };
    });
    const others = packedRounds().filter((one) => one.round !== round);
    const all: PackedRound[] = [...others, { round, files: entries.length, parts }];
    writeFileSync(join(rounds, 'rounds.json'), printJson(all.toSorted((a, b) => Number(b.round) - Number(a.round))));
    console.log(`${entries.length} files in ${parts.length} archives`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main();
