import { nameOf, type Trial } from './try-rules.ts';

/** A trial as a line: the rule and its answer, in how many documents it is asked, in how many it answers otherwise, what changed. */
export function lineOf(trial: Trial): string {
  const { rule, asked, otherwise, tried, changed } = trial;
  const came = changed ? `${changed.name}${changed.how === 'answer' ? '' : ` (${changed.how})`}` : '-';
  const counts = [asked, otherwise, tried].map((count) => String(count).padStart(4)).join('');
  return `${`${nameOf(trial)} :${rule.line}`.padEnd(72)}${counts}  ${came}`;
}

const list = (title: string, lines: readonly string[]): string =>
  [`\n${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join('\n');

/** What came of all: what is held by unit tests only, what is by how sure answers are, and what by nothing. */
export function summaryOf(trials: readonly Trial[], units: ReadonlyMap<string, string>): string {
  const none = trials.filter(({ changed }) => changed === null);
  const rules = new Set(trials.map(({ rule }) => rule.id));
  const without = none.filter((trial) => !units.has(nameOf(trial)));
  return [
    list('moves only how sure an answer is', trials.filter(({ changed }) => changed?.how === 'sureness').map(nameOf)),
    list(
      'unit test only',
      [...units].map(([name, test]) => `${name}  ${test}`),
    ),
    list('without a case', without.map(nameOf)),
    `\n${rules.size} rules; without a case: ${new Set(without.map(({ rule }) => rule.id)).size}`,
  ].join('\n');
}
