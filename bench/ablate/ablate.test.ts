import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createAnswerer } from './answerer.ts';
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
    ['function proposeTwo(): number | null { return 2; }', ['proposeTwo = null']],
    ['const proposeMany = (): readonly number[] => [2];', ['proposeMany = []']],
  ])('%s', (source, names) => {
    const found = rulesOf('a.ts', source).flatMap((rule) =>
      rule.constants.map((constant) => nameOf({ rule, constant })),
    );
    expect(found).toEqual(names.map((name) => `a.ts ${name}`));
  });

  test('a switch is put where the rule is, whatever letters stand before it', () => {
    const source = '/** für Ä */\nexport const isÄ = (a: string): boolean => a === "ü"; // é';
    expect(withSwitches('a.ts', source)).toBe(
      '/** für Ä */\nexport const isÄ = (a: string): boolean => globalThis.__tallyleafRule("a.ts isÄ", () => (a === "ü")); // é',
    );
  });

  test('the engine has hundreds', () => expect(findRules(ENGINE).length).toBeGreaterThan(200));
});

describe('trying rules', () => {
  const answerer = createAnswerer(join(ground.root, 'two-rules.ts'), ground);
  afterAll(() => answerer.restart());
  const rules = findRules(ground).filter(({ id }) => !id.includes('isText'));
  const paper = (path: string): Paper => ({ path, name: path, family: path, passwords: [] });

  test('one that tells the answer is told from one that only takes part', async () => {
    const untouched = await readUntouched(answerer, [paper('LOUD'), paper('very quiet'), paper('quiet')]);
    const trials = await tryRules(answerer, untouched, rules, 12);
    expect(trials.map((trial) => [nameOf(trial), trial.otherwise, trial.tried, trial.changed?.how])).toEqual([
      ['two-rules.ts isLong = false', 1, 1, 'answer'],
      ['two-rules.ts isLong = true', 2, 1, 'answer'],
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
