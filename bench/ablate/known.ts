import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './verdicts.ts';

/** Rules that no digital document of the repository's own needs, each with what holds it. */
export const readKnown = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'known.json'), 'utf8'));

/**
 * What is without a case and not known to be, and what is known to be and has one. `more`: documents were tried beyond the
 * repository's own digital ones, and may hold more.
 */
export function compareWithKnown(
  verdicts: readonly Verdict[],
  known: Readonly<Record<string, string>>,
  more: boolean,
): string[] {
  return verdicts.flatMap(({ rule: { id }, isWithoutCase }) => {
    if (isWithoutCase && !(id in known)) return [`${id} is without a case: find one, or delete it`];
    if (!isWithoutCase && id in known && !more) return [`${id} has a case now: take it out of bench/ablate/known.json`];
    return [];
  });
}
