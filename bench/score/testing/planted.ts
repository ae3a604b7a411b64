import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { type Score, scoreAll } from '../score-all.ts';
import type { Answer, Entry, Truth } from '../shapes.ts';

/** A small corpus, perfect answers to it, and how they score once a test has planted its fault in them. */

type Changeable<T> = T extends object ? { -readonly [Name in keyof T]: Changeable<T[Name]> } : T;
export type Given = Changeable<Statement>;

/** The row of a day of March: a booking with a box of its own. */
export const row = (
  index: number,
  amount: string,
  balance: string | null,
  more: Partial<Transaction> & { readonly alsoAccepted?: readonly string[] } = {},
): Transaction => ({
  date: `2025-03-${String(index + 1).padStart(2, '0')}`,
  valueDate: null,
  description: `Mill Lane Bakery order ${index} paid by card`,
  reference: null,
  amount,
  balance,
  where: { page: 1, box: [50, 100 + 12 * index, 500, 110 + 12 * index] },
  confidence: 1,
  ...more,
});

export const statement = (
  number: string,
  currency: string,
  transactions: readonly Transaction[],
  opening: string | null,
  closing: string | null,
): Statement => ({
  account: { institution: 'A', holder: 'B', number, iban: null, bic: null, type: 'checking', currency },
  period: { start: '2025-03-01', end: '2025-03-31' },
  opening,
  closing,
  transactions: [...transactions],
  reconciliation: { status: 'verified', checks: [] },
});

const first = [row(0, '-10.00', '90.00'), row(1, '-20.00', '70.00'), row(2, '5.50', '75.50'), row(3, '-0.50', '75.00')];
const second = [row(0, '-1.00', null), row(1, '-2.00', null)];
const misprint = statement('444', 'USD', [row(0, '-10.00', '95.00')], '100.00', '95.00');

/** `two.pdf` holds two statements of four rows and two, `scan.pdf` one of one, `misprint.pdf` one whose sums do not come out. */
export const TRUTH: Readonly<Record<string, Truth>> = {
  'two.pdf': {
    statements: [statement('111', 'USD', first, '100.00', '75.00'), statement('222', 'EUR', second, '10.00', '7.00')],
  },
  'scan.pdf': {
    statements: [statement('333', 'JPY', [row(0, '-1000', '9000', { alsoAccepted: ['brief'] })], '10000', '9000')],
  },
  'misprint.pdf': { statements: [{ ...misprint, reconciliation: { status: 'failed' } }] },
};

const known = { class: 'statement', type: 'checking' } as const;
export const ENTRIES: readonly Entry[] = [
  { ...known, name: 'two.pdf', family: 'f1', language: 'en', country: 'US', kind: 'digital', difficulties: ['d1'] },
  { ...known, name: 'scan.pdf', family: 'f2', language: 'ja', country: 'JP', kind: 'scanned' },
  { ...known, name: 'misprint.pdf', family: 'f2', language: 'en', country: 'US', kind: 'digital', sums: false },
  { name: 'letter.pdf', class: 'no-statement', expectRefusal: 'no-statement' },
  { name: 'junk.pdf', class: 'hostile', expectRefusal: ['damaged-file', 'unsupported-file'] },
];

export interface Planted {
  /** Answers by file; one that is taken out is missing. */
  readonly answers: Record<string, Answer>;
  /** The statements of a file's answer, to be spoilt. */
  readonly statements: (name: string) => Given[];
  /** One of them: the first, unless told. */
  readonly given: (name: string, index?: number) => Given;
  /** A row of the file's first statement. */
  readonly row: (name: string, index: number) => Changeable<Transaction>;
}

const conversion = ({ statements }: Truth): Conversion => ({ statements: structuredClone(statements) }) as Conversion;

/** How answers score that are right in all but what `plant` changes. */
export function scorePlanted(plant: (planted: Planted) => unknown, truth = TRUTH): Score {
  const answers: Record<string, Answer> = Object.fromEntries(
    Object.entries(truth).map(([name, one]) => [name, conversion(one)]),
  );
  answers['letter.pdf'] = { refusal: 'no-statement' };
  answers['junk.pdf'] = { refusal: 'damaged-file' };
  const statements = (name: string): Given[] => (answers[name] as Changeable<Conversion>).statements;
  const given = (name: string, index = 0): Given => statements(name)[index] as Given;
  plant({
    answers,
    statements,
    given,
    row: (name, index) => given(name).transactions[index] as Changeable<Transaction>,
  });
  return scoreAll(
    ENTRIES,
    ({ name }) => truth[name] ?? null,
    ({ name }) => answers[name] ?? null,
  );
}
