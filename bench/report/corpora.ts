import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where statements with their truth lie, made or given, and what is said of them. */
export interface Corpus {
  readonly name: string;
  readonly about: string;
  readonly entries: readonly Entry[];
  readonly folder: string;
}

/** A line of a corpus's manifest, as the scorer reads it. */
export interface Entry {
  readonly name: string;
  readonly class: 'statement' | 'no-statement' | 'hostile';
  readonly kind?: string;
  readonly password?: string;
  readonly family?: string;
}

const root = resolve(import.meta.dirname, '../..');
const samples = resolve(root, '../shared/samples');

const entriesOf = (folder: string): Entry[] =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Entry[];

/** Prints a round of the families that were written blind. */
function families(round: string, about: string, folder: string): Corpus {
  const out = join(folder, `round-${round}`);
  execFileSync(process.execPath, [join(root, 'bench/families.ts'), '--out', out, '--round', round, '--count', '4'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { name: `families, round ${round}`, about, entries: entriesOf(out), folder: out };
}

/** What a round came to when it was new: before anybody had looked at what failed in it. */
export interface Blind {
  readonly round: string;
  readonly files: number;
  readonly meanFileF1: number;
  readonly perfect: number;
  readonly silentErrors: number;
  readonly refusalAccuracy: number;
}

/** The rounds' first figures, written down by hand when they were measured. */
export const blindFigures = (): Blind[] =>
  JSON.parse(readFileSync(join(root, 'bench/families/blind.json'), 'utf8')) as Blind[];

/** The corpora to report on, the least known to the engine first; what has to be printed goes under `folder`. */
export function corporaIn(folder: string): Corpus[] {
  const corpora = [
    families('4', 'written blind; the engine has since been mended on what failed in them', folder),
    families('3', 'the same', folder),
    families('2', 'the same', folder),
    families('1', 'the same', folder),
  ];
  if (existsSync(samples)) {
    const digital = entriesOf(samples).filter((entry) => entry.class !== 'statement' || entry.kind === 'digital');
    corpora.push({
      name: 'samples, digital',
      about:
        'the set that the engine was developed on, with the papers that it must refuse; hostile files are measured by `npm run bench:accuracy`',
      entries: digital,
      folder: samples,
    });
  }
  return corpora;
}
