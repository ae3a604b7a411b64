import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seededRandom } from '../../corpus/generator/random.ts';
import { sharedSets } from '../../tests/shared-samples.ts';
import { sharedScorer } from '../../tests/shared-scorer.ts';
import { type Corpus, openCorpus, truthOf } from '../corpora/corpus.ts';
import { layOutOwnCorpus } from '../corpora/own-corpus.ts';
import { scoreAll } from './score-all.ts';
import type { Answer, Entry, Truth } from './shapes.ts';
import { loosenTruth, spoilAnswer } from './testing/spoil.ts';

/** Answers with faults of every kind come to the same figures here and by the scorer that the samples come with, where it is at hand. */

const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-score-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A corpus with answers to it, each drawn from a seed of its own: another case of the corpus changes no other answer. */
function spoilt(corpus: Corpus, seed: string) {
  const drawn = corpus.entries.map((one) => {
    const random = seededRandom(`${seed}/${one.name}`);
    const misprint = random.chance(0.5);
    const entry: Entry = misprint ? { ...one, sums: false } : one;
    const truth = truthOf(corpus, one);
    return { entry, truth: truth && loosenTruth(random, truth, misprint), answer: spoilAnswer(random, truth) };
  });
  const of = new Map(drawn.map((one) => [one.entry.name, one]));
  return {
    entries: drawn.map(({ entry }) => entry),
    truthOf: ({ name }: Entry): Truth | null => of.get(name)?.truth ?? null,
    answerOf: ({ name }: Entry): Answer => of.get(name)?.answer ?? null,
  };
}

test('spoilt answers have faults of every kind', () => {
  const own = layOutOwnCorpus(join(folder, 'own'));
  const totals = ['one', 'three', 'four', 'five'].map((seed) => {
    const { entries, truthOf, answerOf } = spoilt(own, seed);
    return scoreAll(entries, truthOf, answerOf).total;
  });
  const counts = ['silentErrors', 'falseAlarms', 'cautious', 'verifiedDespiteMisprint', 'missing', 'refused'] as const;
  expect(counts.filter((name) => totals.every((total) => total[name] === 0))).toEqual([]);
  const shares = totals.flatMap(({ f1, boxIoU, refusalAccuracy }) => [f1, boxIoU, refusalAccuracy]);
  expect(shares.filter((share) => !share || share === 1)).toEqual([]);
});

if (sharedScorer) {
  const given = (await import(sharedScorer)) as { scoreAll: (...args: Parameters<typeof scoreAll>) => object };
  const corpora = [layOutOwnCorpus(join(folder, 'corpus')), ...sharedSets.map((path) => openCorpus(path))];

  test.each(corpora)('$name: each figure is the same by the scorer of the samples', (corpus) => {
    const { entries, truthOf, answerOf } = spoilt(corpus, corpus.name);
    const { total, by, files } = scoreAll(entries, truthOf, answerOf);
    const flat = files.map(({ entry, figures, faults }) => ({
      ...{ name: entry.name, class: entry.class, family: entry.family },
      ...figures,
      faults,
    }));
    expect({ total, by, files: flat }).toEqual(given.scoreAll(entries, truthOf, answerOf));
  });
}
