import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Entry } from '../score/shapes.ts';
import { type Corpus, openCorpus } from './corpus.ts';

/**
 * Rounds of families that are spent: the engine was mended on what failed in them, so they show only that nothing got worse.
 * Kept as drawn, not as what draws them: archives of files, truths and a manifest with the hash of each.
 */

const folder = join(import.meta.dirname, '../rounds');

export interface PackedRound {
  /** `1` for the first. */
  readonly round: string;
  readonly files: number;
  /** Archives in the folder of rounds (tar, by Brotli) and their hashes. */
  readonly parts: readonly { readonly name: string; readonly sha256: string }[];
}

/** A manifest's line in an archive. */
export interface PackedEntry extends Entry {
  readonly sha256: string;
  /** Of statements. */
  readonly truthSha256?: string;
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The rounds that are packed, the newest first. */
export const packedRounds = (): PackedRound[] =>
  JSON.parse(readFileSync(join(folder, 'rounds.json'), 'utf8')) as PackedRound[];

function unpackPart({ name, sha256 }: PackedRound['parts'][number], out: string): void {
  const packed = readFileSync(join(folder, name));
  if (hashOf(packed) !== sha256) throw new Error(`${name} is not what was packed`);
  execFileSync('tar', ['-xf', '-', '-C', out], {
    input: brotliDecompressSync(packed),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

function check(out: string, { name, sha256, truthSha256 }: PackedEntry): void {
  const intact = (path: string, hash: string): boolean => existsSync(path) && hashOf(readFileSync(path)) === hash;
  if (!intact(join(out, 'files', name), sha256)) throw new Error(`${name} is not as it was drawn`);
  if (truthSha256 && !intact(join(out, 'truth', `${name}.json`), truthSha256))
    throw new Error(`the truth of ${name} is not as it was drawn`);
}

/**
 * Unpacks a round into a folder.
 * @throws {Error} where there is no such round, or a file is not as it was drawn
 */
export function unpackRound(round: string, out: string): Corpus {
  const packed = packedRounds().find((one) => one.round === round);
  if (!packed) throw new Error(`no round ${round} is packed`);
  mkdirSync(out, { recursive: true });
  for (const part of packed.parts) unpackPart(part, out);
  const corpus = openCorpus(out, `round ${round}`);
  for (const entry of corpus.entries) check(out, entry as PackedEntry);
  return corpus;
}
