import type { ChoiceSetting } from '../settings.ts';
import type { Entry } from './entry.ts';

const STRUCTURE: ChoiceSetting = {
  kind: 'choice',
  id: 'structure',
  label: 'Description',
  choices: [
    { value: 'auto', label: "by the account's country: structured for Germany and Austria" },
    { value: 'plain', label: 'plain text' },
    { value: 'german', label: 'structured as German banks do (?20, ?21 …)' },
  ],
  standard: 'auto',
};

const STATED = [
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

/** Messages that banks themselves send to companies. */
export const BANK_MESSAGES: readonly Entry[] = [
  {
    id: 'mt940',
    label: 'MT940',
    extension: 'sta',
    mediaType: 'text/plain; charset=us-ascii',
    neededBy:
      'accounting in Germany, Austria, Switzerland, the Netherlands, Poland: SAP, Exact, Lexware, Sage, GnuCash',
    programs: ['SAP', 'Exact', 'Lexware', 'Sage 50', 'GnuCash', 'MoneyMoney'],
    accounts: 'many',
    keeps: STATED,
    settings: [STRUCTURE],
    load: async () => (await import('../mt940.ts')).mt940,
  },
  {
    id: 'camt053',
    label: 'CAMT.053 (001.02)',
    extension: 'camt.xml',
    mediaType: 'application/xml',
    neededBy:
      'banking and accounting in Europe: DATEV, Odoo, Firefly III, Actual, Exact; the version that all of them read',
    programs: ['DATEV', 'Odoo', 'Firefly III', 'Actual Budget', 'Exact', 'Zoho Books'],
    accounts: 'many',
    keeps: [...STATED, 'period'],
    settings: [],
    load: async () => (await import('../camt053.ts')).camt053,
  },
  {
    id: 'camt053-08',
    label: 'CAMT.053 (001.08)',
    extension: '08.camt.xml',
    mediaType: 'application/xml',
    neededBy: 'programs that ask for the version of 2019: Switzerland (SPS), Germany since 2025',
    programs: ['Swiss Payment Standards'],
    accounts: 'many',
    keeps: [...STATED, 'period'],
    settings: [],
    load: async () => (await import('../camt053.ts')).camt05308,
  },
];
