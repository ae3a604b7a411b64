import { nameOf, type Trial } from './try-rules.ts';
import type { Verdict } from './verdicts.ts';

/**
 * A trial as a line: the rule and what it always answers, in how many documents it is asked, in how many it answers otherwise, how many
 * of these were tried, and which changed.
 */
export function lineOf(trial: Trial): string {
  const { rule, asked, otherwise, tried, changed } = trial;
  const came = changed ? `${changed.name}${changed.how === 'answer' ? '' : ` (${changed.how})`}` : '-';
  const counts = [asked, otherwise, tried].map((count) => String(count).padStart(5)).join('');
  return `${`${nameOf(trial)} :${rule.line}`.padEnd(80)}${counts}  ${came}`;
}

const list = (title: string, lines: readonly string[]): string =>
  [`\n${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join('\n');

/** What came of all. `units`: the file of the unit test that holds a rule without a case, by the rule's name. */
export function summaryOf(verdicts: readonly Verdict[], units: ReadonlyMap<string, string>): string {
  const without = verdicts.filter(({ isWithoutCase }) => isWithoutCase).map(({ rule }) => rule.id);
  const some = verdicts.filter(({ isWithoutCase, spare }) => !isWithoutCase && spare.length > 0);
  return [
    list(
      'held by documents, but one answer would always do in those that were tried',
      some.map(({ rule, spare }) => `${rule.id} = ${spare.join()}`),
    ),
    list(
      'unit test only',
      without.flatMap((id) => (units.has(id) ? [`${id}  ${units.get(id)}`] : [])),
    ),
    list(
      'without a case',
      without.filter((id) => !units.has(id)),
    ),
    `\n${verdicts.length} rules, ${verdicts.length - without.length} held by documents`,
  ].join('\n');
}
