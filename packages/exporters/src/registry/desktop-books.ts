import type { TextSetting } from '../settings.ts';
import type { Entry } from './entry.ts';

/** The bank's account and the one of the other side, as the program's own books call them. */
const ledgers = (account: string, counter: string): readonly TextSetting[] =>
  [
    { id: 'account', label: "The bank account's name in your books", standard: account },
    { id: 'counter', label: 'The account of the other side', standard: counter },
  ].map((setting) => ({
    ...setting,
    kind: 'text',
    pattern: '[^\\p{Cc}\\p{Cs}"]+',
    maxLength: 100,
    expects: 'the name of an account, without quotes',
  }));

/** Bookings that go into a program's books at once. */
export const DESKTOP_BOOKS: readonly Entry[] = [
  {
    id: 'iif',
    label: 'QuickBooks Desktop (IIF)',
    extension: 'iif',
    mediaType: 'text/plain; charset=windows-1252',
    neededBy:
      'QuickBooks Desktop where it takes no .qbo: goes into the books at once, cannot be undone, makes a backup wise',
    programs: ['QuickBooks Desktop', 'QuickBooks', 'QuickBooks Enterprise'],
    source:
      'http://support.quickbooks.intuit.com/support/Pages/InProductHelp/Core/QB2K8/ContentPackage/Core/IIF/iif_reference_transactions.html',
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount'],
    settings: ledgers('Checking', 'Uncategorized Expenses'),
    load: async () => (await import('../iif.ts')).iif,
  },
  {
    id: 'tally',
    label: 'TallyPrime (XML, experimental)',
    extension: 'tally.xml',
    mediaType: 'application/xml',
    neededBy: 'TallyPrime in India: receipt and payment vouchers; the two ledgers must be in the company already',
    programs: ['Tally', 'TallyPrime', 'Tally ERP 9'],
    source: 'https://help.tallysolutions.com/developer-reference/introduction/understanding-integration-transactions/',
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount', 'id'],
    settings: ledgers('Bank', 'Suspense A/c'),
    load: async () => (await import('../tally-xml.ts')).tallyXml,
  },
];
