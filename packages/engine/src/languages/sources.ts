import type { AccountType, ColumnRole, Language, Phrase } from './language.ts';
import { ACCOUNT_TYPES, COLUMN_ROLES, PHRASES } from './language.ts';
import type { PaperWords } from './paper-words.ts';

/** What the entries of the compiled vocabularies mean, and the numbers that stand for that: a language's, then a kind's. */

export type PaperKind = keyof PaperWords;

export const PAPER_KINDS: readonly PaperKind[] = ['banking', 'bookings', 'columns', 'labels', 'documents'];

export type Title = 'statement' | 'other';

/** Kinds of one vocabulary's entries, and where a language lists them. */
interface Source<Kind> {
  readonly kinds: readonly Kind[];
  readonly of: (language: Language, kind: Kind) => readonly string[];
}

export const SOURCES: {
  readonly headings: Source<ColumnRole>;
  readonly phrases: Source<Phrase>;
  readonly titles: Source<Title>;
  readonly accountTypes: Source<AccountType>;
} = {
  headings: { kinds: COLUMN_ROLES, of: ({ headings }, role) => headings[role] },
  phrases: { kinds: PHRASES, of: ({ phrases }, phrase) => phrases[phrase] },
  titles: {
    kinds: ['statement', 'other'],
    of: ({ statementTitles, otherTitles }, title) => (title === 'statement' ? statementTitles : otherTitles),
  },
  accountTypes: { kinds: ACCOUNT_TYPES, of: ({ accountTypes }, type) => accountTypes[type] },
};

export interface Meaning<Kind> {
  readonly kind: Kind;
  /** The language's code. */
  readonly language: string;
}

/** What a number means, of a vocabulary of such kinds in these languages. */
export function meaningOf<Kind>(kinds: readonly Kind[], codes: readonly string[], number: number): Meaning<Kind> {
  const language = codes[Math.floor(number / kinds.length)];
  const kind = kinds[number % kinds.length];
  if (language === undefined || kind === undefined) throw new RangeError('the compiled vocabularies are out of date');
  return { kind, language };
}
