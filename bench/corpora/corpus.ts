import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Entry, Truth } from '../score/shapes.ts';

/** Statements with their truth: a folder with `manifest.json`, `files/` and `truth/NAME.json`. */
export interface Corpus {
  readonly name: string;
  readonly folder: string;
  readonly entries: readonly Entry[];
}

/** @throws {Error} where there is no corpus in the folder */
export function openCorpus(folder: string, name = basename(folder)): Corpus {
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`there is no corpus in ${folder}`);
  return { name, folder, entries: JSON.parse(readFileSync(manifest, 'utf8')) as Entry[] };
}

/** Where a file of a corpus lies. */
export const fileOf = ({ folder }: Corpus, { name }: Entry): string => join(folder, 'files', name);

/** A file's truth; null of a paper that is no statement. */
export function truthOf({ folder }: Corpus, { name }: Entry): Truth | null {
  const path = join(folder, 'truth', `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Truth) : null;
}

/** Files with text of their own, those with pages that are pictures, or both. */
const KINDS = ['digital', 'scanned', 'all'] as const;
export type Kind = (typeof KINDS)[number];

/** @throws {RangeError} where there is no such kind */
export function kindNamed(name: string): Kind {
  const kind = KINDS.find((one) => one === name);
  if (!kind) throw new RangeError(`no kind ${name}; there are ${KINDS.join(', ')}`);
  return kind;
}

const isOfKind = ({ kind = 'digital' }: Entry, asked: Kind): boolean =>
  asked === 'all' || (asked === 'digital') === (kind === 'digital');

/** The corpus with the entries of a kind only, and that in its name. */
export function ofKind(corpus: Corpus, kind: Kind): Corpus {
  if (kind === 'all') return corpus;
  const entries = corpus.entries.filter((entry) => isOfKind(entry, kind));
  return { ...corpus, name: `${corpus.name} ${kind}`, entries };
}
