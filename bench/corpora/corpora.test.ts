import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Entry } from '../score/shapes.ts';
import { type Corpus, fileOf, kindNamed, ofKind, openCorpus, truthOf } from './corpus.ts';
import { layOutOwnCorpus } from './own-corpus.ts';
import { packedRounds, unpackRound } from './packed-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-corpora-'));
afterAll(() => rmSync(folder, { recursive: true }));

const withTruth = (corpus: Corpus): readonly Entry[] =>
  corpus.entries.filter((entry) => (truthOf(corpus, entry)?.statements.length ?? 0) > 0);
const statements = ({ entries }: Corpus): readonly Entry[] => entries.filter((entry) => entry.class === 'statement');

test('our own corpus is laid out with the truth of each statement, and of nothing else', () => {
  const corpus = layOutOwnCorpus(join(folder, 'own'));
  expect(statements(corpus).length).toBeGreaterThan(30);
  expect(withTruth(corpus)).toEqual(statements(corpus));
  expect(corpus.entries.length).toBeGreaterThan(statements(corpus).length);
});

describe('packed rounds', () => {
  test.each(packedRounds())('round $round comes out as it was drawn', ({ round, files }) => {
    const corpus = unpackRound(round, join(folder, round));
    expect(corpus).toMatchObject({ name: `round ${round}`, entries: { length: files } });
    expect(statements(corpus).length).toBeGreaterThan(10);
    expect(withTruth(corpus)).toEqual(statements(corpus));
  });

  test('there are some, the newest first', () => {
    const numbers = packedRounds().map(({ round }) => Number(round));
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  test('a round that is not packed is named', () => {
    expect(() => unpackRound('0', join(folder, '0'))).toThrow('no round 0 is packed');
  });
});

describe('a corpus in a folder', () => {
  const entries: Entry[] = [
    { name: 'a.pdf', class: 'statement', kind: 'digital' },
    { name: 'b.pdf', class: 'statement', kind: 'scanned' },
    { name: 'c.pdf', class: 'statement', kind: 'mixed' },
    { name: 'd.pdf', class: 'no-statement' },
  ];
  const path = join(folder, 'small');
  mkdirSync(path);
  writeFileSync(join(path, 'manifest.json'), JSON.stringify(entries));
  const corpus = openCorpus(path);

  test('bears its name, and is nothing without a manifest', () => {
    expect(corpus).toEqual({ name: 'small', folder: path, entries });
    expect(fileOf(corpus, entries[0] as Entry)).toBe(join(path, 'files/a.pdf'));
    expect(truthOf(corpus, entries[0] as Entry)).toBeNull();
    expect(() => openCorpus(folder)).toThrow('there is no corpus');
  });

  test.each([
    ['digital', 'small digital', ['a.pdf', 'd.pdf']],
    ['scanned', 'small scanned', ['b.pdf', 'c.pdf']],
    ['all', 'small', ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']],
  ])('%s files', (kind, name, names) => {
    const some = ofKind(corpus, kindNamed(kind));
    expect([some.name, some.entries.map((entry) => entry.name)]).toEqual([name, names]);
  });

  test('a kind that there is not', () => expect(() => kindNamed('printed')).toThrow('digital, scanned, all'));
});
