import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Trial } from './try-rules.ts';

/** Answers of rules that no digital document of the repository's own needs, each with what holds the rule. */
export const readKnown = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'known.json'), 'utf8'));

/**
 * What is without a case and not known to be, and what is known to be and has one. `more`: documents were tried beyond the
 * repository's own, which hold more.
 */
export function compareWithKnown(
  trials: readonly Trial[],
  units: ReadonlyMap<string, string>,
  more: boolean,
): string[] {
  const known = readKnown();
  return trials.flatMap((trial) => {
    const name = nameOf(trial);
    if (trial.changed === null && !units.has(name) && !(name in known))
      return [`${name} is without a case: find one, or delete it`];
    if (trial.changed && name in known && !more)
      return [`${name} has a case now: take it out of bench/ablate/known.json`];
    return [];
  });
}
