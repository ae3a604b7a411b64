import type { TextSetting } from '../settings.ts';
import type { Entry } from './entry.ts';

/** Beancount's own rule: a root of five, then parts that begin with a capital or a digit. */
const BEANCOUNT_NAME = '(?:Assets|Liabilities|Equity|Income|Expenses)(?::[\\p{Lu}\\p{Lo}\\p{N}][\\p{L}\\p{N}-]*)+';
/** Parts of letters, digits and a few signs; blanks stand alone, because two of them end a name. */
const LEDGER_NAME = "\\p{L}(?: ?[\\p{L}\\p{N}_.&'-])*(?::[\\p{L}\\p{N}](?: ?[\\p{L}\\p{N}_.&'-])*)*";

const settingsFor = (name: string, example: string): readonly TextSetting[] => [
  {
    kind: 'text',
    id: 'account',
    label: "The bank account's name in your books",
    standard: '',
    pattern: `(?:${name})?`,
    maxLength: 200,
    expects: `nothing, or an account as ${example}`,
  },
  {
    kind: 'text',
    id: 'counter',
    label: 'Contra account',
    standard: 'Equity:Uncategorized',
    pattern: name,
    maxLength: 200,
    expects: `an account as ${example}`,
  },
];

const BOOKED = [
  'date',
  'valueDate',
  'text',
  'reference',
  'amount',
  'currency',
  'account',
  'id',
  'opening',
  'closing',
] as const;

const journal = { mediaType: 'text/plain; charset=utf-8', accounts: 'many' } as const;

/** Plain-text accounting. */
export const JOURNALS: readonly Entry[] = [
  {
    ...journal,
    id: 'beancount',
    label: 'Beancount',
    extension: 'beancount',
    neededBy: 'Beancount and Fava: double entry against one account, closing balances checked',
    keeps: BOOKED,
    settings: settingsFor(BEANCOUNT_NAME, 'Assets:Bank:Current'),
    load: async () => (await import('../beancount.ts')).beancount,
  },
  {
    ...journal,
    id: 'ledger',
    label: 'Ledger',
    extension: 'ledger',
    neededBy: 'Ledger: double entry against one account, every printed balance checked',
    keeps: [...BOOKED, 'balance'],
    settings: settingsFor(LEDGER_NAME, 'Assets:Bank:Current account'),
    load: async () => (await import('../ledger.ts')).ledger,
  },
  {
    ...journal,
    id: 'hledger',
    label: 'hledger',
    extension: 'journal',
    neededBy: 'hledger: double entry against one account, printed balances checked',
    keeps: [...BOOKED, 'balance'],
    settings: settingsFor(LEDGER_NAME, 'Assets:Bank:Current account'),
    load: async () => (await import('../hledger.ts')).hledger,
  },
];
