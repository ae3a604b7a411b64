import type { Explanation, ToldAttempt, ToldProposal, ToldSubject } from '@tallyleaf/engine/node';

type Subject = ToldSubject['subject'];

/** The order in which subjects are told of. */
const ORDER: readonly Subject['what'][] = ['document', 'table', 'column', 'boundary', 'statement'];

function titleOf({ what, page, table = 0, kind, column = 0, statement = 0, text }: Subject): string {
  const named = text ? ` “${text}”` : '';
  if (what === 'table') return `table ${table + 1}${page ? `, from page ${page}` : ''}${named}`;
  if (what === 'column') return `  table ${table + 1}, ${kind} ${column + 1}${named}`;
  if (what === 'boundary') return `page ${page}, at${named}`;
  return what === 'statement' ? `statement ${statement + 1}` : what;
}

const scoreOf = ({ score, measure }: ToldProposal): string =>
  score === null ? '' : `${Number.isInteger(score) ? score : score.toFixed(2)}${measure ? ` ${measure}` : ''}`;

function proposalLine(told: ToldProposal, deep: boolean): string {
  const times = told.times > 1 ? `${told.times} times` : '';
  const rest = [scoreOf(told), times].filter((part) => part !== '').join(', ');
  const line = `${deep ? '    ' : '  '}${told.taken ? '*' : ' '} ${told.by}: ${told.proposes}`;
  return rest === '' ? line : `${line} (${rest})`;
}

/** A table, then its columns. */
const placeOf = ({ what, table = 0, kind, column = 0, statement = 0 }: Subject): number[] => {
  const inTable = what === 'column' ? 1 : 0;
  return [ORDER.indexOf(inTable ? 'table' : what), table, inTable, kind === 'figures' ? 1 : 0, column, statement];
};

function inOrder(one: ToldSubject, other: ToldSubject): number {
  const [a, b] = [placeOf(one.subject), placeOf(other.subject)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

const attemptLine = ({ name, depth, rating, taken }: ToldAttempt, isLeaf: boolean): string => {
  const rated = rating === null ? (isLeaf ? ' (as before)' : '') : ` (rating ${rating.toFixed(2)})`;
  return `${'  '.repeat(depth + 1)}${taken ? '*' : ' '} ${name}${rated}`;
};

/** How a document's reading came about, line by line; `*` marks what stands. */
export function explained({ attempts, subjects }: Explanation): string[] {
  const tried = attempts.map((attempt, i) => attemptLine(attempt, (attempts[i + 1]?.depth ?? 0) <= attempt.depth));
  const told = subjects
    .toSorted(inOrder)
    .flatMap(({ subject, proposals }) => [
      titleOf(subject),
      ...proposals.map((proposal) => proposalLine(proposal, subject.what === 'column')),
    ]);
  return ['tried', ...tried, ...told];
}
