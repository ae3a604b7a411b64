import { type Figures, figuresOf } from './figures.ts';
import type { JudgedRow } from './file-score.ts';
import { scoreRefusalFile } from './refusal-file.ts';
import type { Answer, Entry, Truth } from './shapes.ts';
import { scoreStatementFile } from './statement-file.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** What files are put together by, to see where the faults lie. */
export const GROUPS = ['class', 'family', 'language', 'country', 'type', 'kind', 'difficulty'] as const;
export type Group = (typeof GROUPS)[number];

export interface ScoredFile {
  readonly entry: Entry;
  readonly figures: Figures;
  readonly faults: readonly string[];
  readonly rows: readonly JudgedRow[];
}

export interface Score {
  readonly total: Figures;
  /** By group and its name, in the names' order. */
  readonly by: Readonly<Record<Group, Readonly<Record<string, Figures>>>>;
  readonly files: readonly ScoredFile[];
}

/** The names under which a file counts in each group. */
function namesOf(entry: Entry): readonly (readonly [Group, string])[] {
  if (entry.class !== 'statement') return [['class', entry.class]];
  const single = (['class', 'family', 'language', 'country', 'type', 'kind'] as const).flatMap((group) => {
    const name = entry[group];
    return name == null ? [] : [[group, name] as const];
  });
  return [...single, ...(entry.difficulties ?? []).map((name) => ['difficulty', name] as const)];
}

const inOrder = (tallies: ReadonlyMap<string, Tally>): Record<string, Figures> =>
  Object.fromEntries([...tallies.keys()].sort().map((name) => [name, figuresOf(tallies.get(name) as Tally)]));

/**
 * Judges all answers to a corpus.
 * @throws {Error} where a file that holds statements has no truth
 */
export function scoreAll(
  entries: readonly Entry[],
  truthOf: (entry: Entry) => Truth | null,
  answerOf: (entry: Entry) => Answer,
): Score {
  const total = emptyTally();
  const groups = new Map(GROUPS.map((group) => [group, new Map<string, Tally>()]));
  const files = entries.map((entry): ScoredFile => {
    const truth = entry.class === 'statement' ? truthOf(entry) : null;
    if (entry.class === 'statement' && !truth) throw new Error(`there is no truth of ${entry.name}`);
    const score = truth ? scoreStatementFile(entry, truth, answerOf(entry)) : scoreRefusalFile(entry, answerOf(entry));
    addTally(total, score.tally);
    for (const [group, name] of namesOf(entry)) {
      const tallies = groups.get(group) as Map<string, Tally>;
      const tally = tallies.get(name) ?? emptyTally();
      addTally(tally, score.tally);
      tallies.set(name, tally);
    }
    return { entry, figures: figuresOf(score.tally), faults: score.faults, rows: score.rows };
  });
  const by = Object.fromEntries([...groups].map(([group, tallies]) => [group, inOrder(tallies)])) as Score['by'];
  return { total: figuresOf(total), by, files };
}
