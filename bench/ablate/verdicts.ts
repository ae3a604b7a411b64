import type { Constant, Rule } from './rules.ts';
import { showsCase, type Trial } from './try-rules.ts';

/** What the trials of a rule say of it. */
export interface Verdict {
  readonly rule: Rule;
  /** Documents in which it is asked. */
  readonly asked: number;
  /** No document needs it: none is answered worse, whatever it answers, or it answers the same in all. */
  readonly isWithoutCase: boolean;
  /** What it may answer always. */
  readonly spare: readonly Constant[];
}

function verdictOf(rule: Rule, trials: readonly Trial[]): Verdict {
  const spare = trials.filter(({ changed }) => !showsCase(changed));
  const same = trials.length > 1 && spare.some(({ otherwise }) => otherwise === 0);
  return {
    rule,
    asked: trials[0]?.asked ?? 0,
    isWithoutCase: spare.length === trials.length || same,
    spare: spare.map(({ constant }) => constant),
  };
}

/** What is found of each rule, in the order in which they were tried. */
export function verdictsOf(trials: readonly Trial[]): Verdict[] {
  const byRule = new Map<Rule, Trial[]>();
  for (const trial of trials) byRule.set(trial.rule, [...(byRule.get(trial.rule) ?? []), trial]);
  return [...byRule].map(([rule, all]) => verdictOf(rule, all));
}
