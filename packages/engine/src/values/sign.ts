import { languages as allLanguages } from '../languages/index.ts';

/** A mark as it is looked up: upper case, without its point, its brackets or the stroke before it (`/DR`). */
const plainMark = (mark: string): string =>
  mark
    .normalize('NFKC')
    .trim()
    .replace(/^[([/]|[)\].:]+$/gu, '')
    .toUpperCase();

const byLanguage = new Map(
  allLanguages.map(({ code, marks }) => [
    code,
    { in: new Set(marks.in.map(plainMark)), out: new Set(marks.out.map(plainMark)) },
  ]),
);

/**
 * Which way a printed mark (CR, S, Haben, 借 …) moves the money of the account's holder, in these languages (all, where
 * none are given). Null for no mark, and for one that the languages do not agree on: the document has to say then
 * whether its D is a deposit or a debit.
 */
export function directionOf(mark: string, languages: readonly string[] = []): 'in' | 'out' | null {
  const text = plainMark(mark);
  if (text === '+') return 'in';
  if (text === '-') return 'out';
  const codes = languages.length > 0 ? languages : [...byLanguage.keys()];
  const seen = new Set<'in' | 'out'>();
  for (const code of codes) {
    const marks = byLanguage.get(code);
    if (marks?.in.has(text)) seen.add('in');
    if (marks?.out.has(text)) seen.add('out');
  }
  const [only = null] = seen;
  return seen.size === 1 ? only : null;
}

const everyMark: ReadonlySet<string> = new Set(
  [...byLanguage.values()].flatMap((marks) => [...marks.in, ...marks.out]),
);

/** Whether this text alone is a mark of direction in some language: `CR`, `Dr.`, `(Cr)`, `S`, `Haben`, `借`. */
export const isDirectionMark = (text: string): boolean => everyMark.has(plainMark(text));
