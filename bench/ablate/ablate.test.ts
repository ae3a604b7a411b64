import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Answerer, createAnswerer } from './answerer.ts';
import { isWorse } from './judge.ts';
import { keepTrials } from './keep-trials.ts';
import { compareWithKnown, readKnown } from './known.ts';
import { ENGINE, findRules, rulesOf } from './rules.ts';
import { withSwitches } from './switches.ts';
import { nameOf, type Paper, readUntouched, tryRules } from './try-rules.ts';
import { verdictsOf } from './verdicts.ts';

const ground = { root: join(import.meta.dirname, 'testing'), parts: ['two-rules.ts'] };

describe('rules', () => {
  test.each([
    ['const isBig = (a: number): boolean => a > 1;', ['isBig = false', 'isBig = true']],
    ['const isBig = (a: number) => a > 1 && !a;', ['isBig = false', 'isBig = true']],
    ['const isBig: (a: number) => boolean = (a) => !!a;', ['isBig = false', 'isBig = true']],
    ['export function isBig(a: unknown): a is string { return true; }', ['isBig = false']],
    ['function outer() { const isBig = (): boolean => true; }', ['outer.isBig = false', 'outer.isBig = true']],
    ['const tests = { isBig: (): boolean => true };', ['tests.isBig = false', 'tests.isBig = true']],
    ['const half = (a: number) => a / 2;', []],
    ['function findTwo(): number | null { return 2; }', ['findTwo = null']],
    ['const many = (): readonly number[] => [2];', ['many = []']],
    ['const step = (a: readonly Row[], n = 1): readonly Row[] => a.slice(n);', ['step = same']],
    ['function last(a: string): string { return a.slice(-1); }', ['last = same']],
  ])('%s', (source, names) => {
    const found = rulesOf('a.ts', source).flatMap((rule) =>
      rule.constants.map((constant) => nameOf({ rule, constant })),
    );
    expect(found).toEqual(names.map((name) => `a.ts ${name}`));
  });

  test('a switch is put where the rule is, whatever letters stand before it', () => {
    const source = '/** für Ä */\nexport const isÄ = (a: string): boolean => a === "ü"; // é';
    const off = '(globalThis.__tallyleafOff === "a.ts isÄ" ? globalThis.__tallyleafAnswer() :';
    expect(withSwitches('a.ts', source, false)).toBe(
      `/** für Ä */\nexport const isÄ = (a: string): boolean => ${off} (a === "ü")); // é`,
    );
    expect(withSwitches('a.ts', source)).toBe(
      `/** für Ä */\nexport const isÄ = (a: string): boolean => ${off} globalThis.__tallyleafNote("a.ts isÄ", () => (a === "ü"))); // é`,
    );
  });

  test('a step that is switched off gives back what it was given', () => {
    const source = 'function step(rows: string[]): string[] { return rows.slice(1); }';
    expect(withSwitches('a.ts', source, false)).toBe(
      'function step(rows: string[]): string[] { if (globalThis.__tallyleafOff === "a.ts step") return globalThis.__tallyleafAnswer(rows);  return rows.slice(1); }',
    );
  });

  test('the engine has hundreds', () => expect(findRules(ENGINE).length).toBeGreaterThan(200));
});

/** Nobody is asked. */
const nobody: Answerer = {
  ask: () => Promise.reject(new Error('a document was asked about')),
  restart: async () => undefined,
};

test.each([
  [[3, 1], [0], false],
  [[2, 2], [0], true],
  [[3, 2], [1], true],
])('worth %j and %j is worse than [3, 1] and [0]: %s', (good, bad, worse) => {
  expect(isWorse({ good, bad }, { good: [3, 1], bad: [0] })).toBe(worse);
});

describe('trying rules', () => {
  const answerer = createAnswerer(join(ground.root, 'two-rules.ts'), ground, 'notes');
  afterAll(() => answerer.restart());
  const rules = findRules(ground).filter(({ id }) => !/isText|wordOf/.test(id));
  const paper = (path: string): Paper => ({ path, name: path, family: path, passwords: [], accepted: true });

  test('one that tells the answer is told from one that only takes part', async () => {
    const untouched = await readUntouched(answerer, [paper('LOUD'), paper('very quiet'), paper('quiet')]);
    const trials = await tryRules(answerer, untouched, rules, 12);
    expect(trials.map((trial) => [nameOf(trial), trial.otherwise, trial.tried, trial.changed?.how])).toEqual([
      ['two-rules.ts isLong = false', 1, 1, 'worse'],
      ['two-rules.ts isLong = true', 2, 1, 'worse'],
      ['two-rules.ts isShouted = false', 1, 1, undefined],
      ['two-rules.ts isShouted = true', 2, 2, undefined],
    ]);
    const verdicts = verdictsOf(trials);
    expect(verdicts.map(({ isWithoutCase }) => isWithoutCase)).toEqual([false, true]);
    const faults = (known: Readonly<Record<string, string>>, more = false): string[] =>
      compareWithKnown(verdicts, known, more);
    expect(faults({})).toEqual(['two-rules.ts isShouted is without a case: find one, or delete it']);
    const known = { 'two-rules.ts isShouted': 'scans', 'two-rules.ts isLong': 'scans' };
    expect(faults(known)).toEqual(['two-rules.ts isLong has a case now: take it out of bench/ablate/known.json']);
    expect(faults(known, true)).toEqual([]);
  });

  test('one that answers the same in all documents is without a case', async () => {
    const untouched = await readUntouched(answerer, [paper('loud'), paper('quiet')]);
    const trials = await tryRules(answerer, untouched, rules, 12);
    const without = verdictsOf(trials).filter(({ isWithoutCase }) => isWithoutCase);
    expect(without.map(({ rule, spare }) => [rule.id, spare])).toContainEqual(['two-rules.ts isLong', ['false']]);
  });

  test('another answer that is worth as much is no case', async () => {
    const untouched = await readUntouched(answerer, [{ ...paper('loud'), accepted: false }]);
    const [off] = await tryRules(answerer, untouched, rules, 12);
    expect([off?.rule.id, off?.changed]).toEqual(['two-rules.ts isLong', null]);
    const isLong = await tryRules(answerer, untouched, rules.slice(0, 1), 12);
    expect(isLong.map(({ changed }) => changed?.how)).toEqual([undefined, 'answer']);
  });

  test('what was tried before is not tried again', async () => {
    const untouched = await readUntouched(answerer, [paper('loud')]);
    const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-ablate-'));
    const file = join(folder, 'trials');
    try {
      const first = keepTrials(file);
      const trials = await tryRules(answerer, untouched, rules, 12, { tell: first.add });
      const again = keepTrials(file);
      const known = await tryRules(nobody, untouched, rules, 12, { known: again.known });
      expect(known.map(({ changed, tried }) => ({ changed, tried }))).toEqual(
        trials.map(({ changed, tried }) => ({ changed, tried })),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('one without which there is no end has a case', async () => {
    const off = { rule: 'two-rules.ts isText', constant: 'false' } as const;
    expect(await answerer.ask(paper('quiet'), off, 500)).toBeNull();
    expect((await answerer.ask(paper('quiet'), null, 30_000))?.answer?.said).toBe('short');
  });
});

test('what is known to be without a case is still there, with a reason', () => {
  const names = findRules(ENGINE).map(({ id }) => id);
  const known = Object.entries(readKnown());
  expect(known.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
  expect(known.filter(([, reason]) => reason.length < 4)).toEqual([]);
});
