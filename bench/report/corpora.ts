import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { sharedSets } from '../../tests/shared-samples.ts';
import { withoutHarm } from '../answers.ts';
import { type Corpus, ofKind, openCorpus } from '../corpora/corpus.ts';
import { layOutOwnCorpus } from '../corpora/own-corpus.ts';
import { packedRounds, unpackRound } from '../corpora/packed-rounds.ts';
import { newestRound } from '../families/load.ts';

/** A corpus to report on, and what is said of it. */
export interface Reported {
  readonly corpus: Corpus;
  readonly about: string;
}

const root = resolve(import.meta.dirname, '../..');
const SPENT = 'written blind; the engine was mended on what failed in it when it was new';

const named = (corpus: Corpus, name: string): Corpus => ({ ...corpus, name });

/** Prints the newest round of families, which is still source; nothing where there is none. */
function printNewest(folder: string): Reported[] {
  const round = newestRound();
  if (!round) return [];
  const out = join(folder, `round-${round}`);
  const args = ['--out', out, '--round', round, '--count', '4'];
  execFileSync(process.execPath, [join(root, 'bench/families.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return [{ corpus: openCorpus(out, `families, round ${round}`), about: `the newest; ${SPENT}` }];
}

/** The corpora to report on, the least known to the engine first: their digital files but those that mean harm; what has to be laid out goes under `folder`. */
export function corporaIn(folder: string): Reported[] {
  const spent = packedRounds().map(({ round }) => ({
    corpus: named(unpackRound(round, join(folder, `round-${round}`)), `families, round ${round}`),
    about: SPENT,
  }));
  const samples = sharedSets.map((path) => ({
    corpus: openCorpus(path),
    about: 'given; the engine was mended on what failed in it; hostile files are measured by `npm run bench:accuracy`',
  }));
  const own = {
    corpus: layOutOwnCorpus(join(folder, 'corpus')),
    about: 'drawn by `corpus/generator`; the tests hold the engine to it',
  };
  return [...printNewest(folder), ...spent, ...samples.toReversed(), own].map(({ corpus, about }) => ({
    corpus: named(withoutHarm(ofKind(corpus, 'digital')), corpus.name),
    about,
  }));
}
