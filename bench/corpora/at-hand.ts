import { join } from 'node:path';
import type { Corpus } from './corpus.ts';
import { layOutOwnCorpus } from './own-corpus.ts';
import { packedRounds, unpackRound } from './packed-rounds.ts';

/** Everything to measure on that this repository holds: its own corpus and the spent rounds, laid out under `folder`. */
export const corporaAtHand = (folder: string): Corpus[] => [
  layOutOwnCorpus(join(folder, 'corpus')),
  ...packedRounds().map(({ round }) => unpackRound(round, join(folder, `round-${round}`))),
];
