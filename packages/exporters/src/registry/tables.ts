import { type ChoiceSetting, ENCODING } from '../settings.ts';
import type { Entry } from './entry.ts';
import { OWN_SETTINGS } from './own-columns.ts';

const TABLE = ['date', 'valueDate', 'text', 'reference', 'amount', 'currency', 'balance', 'account'] as const;

/** What holds a category, too. */
const CATEGORISED = [...TABLE, 'category'] as const;

const CALENDAR: ChoiceSetting = {
  kind: 'choice',
  id: 'calendar',
  label: 'Calendar',
  choices: [
    { value: 'gregorian', label: 'Gregorian' },
    { value: 'republic-of-china', label: 'Republic of China (114/12/31)' },
  ],
  standard: 'gregorian',
};

const MARKS: ChoiceSetting = {
  kind: 'choice',
  id: 'marks',
  label: 'Mark corrected cells',
  choices: [
    { value: 'yes', label: 'with a colour and a note of what was read' },
    { value: 'no', label: 'no' },
  ],
  standard: 'yes',
};

const OVERVIEW: ChoiceSetting = {
  kind: 'choice',
  id: 'overview',
  label: 'Sheets',
  choices: [
    { value: 'yes', label: 'an overview with sums and checks, then rows with balances that can be followed' },
    { value: 'no', label: 'rows only, for programs that import workbooks' },
  ],
  standard: 'yes',
};

/** Tables for spreadsheets, and everything as JSON. */
export const TABLES: readonly Entry[] = [
  {
    id: 'csv',
    label: 'CSV (comma, ISO dates)',
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    neededBy: 'every spreadsheet and script; point as decimal sign, dates as 2025-12-31',
    accounts: 'many',
    keeps: CATEGORISED,
    settings: [],
    load: async () => (await import('../csv.ts')).csv,
  },
  {
    id: 'csv-local',
    label: "CSV (your country's form)",
    extension: 'local.csv',
    mediaType: 'text/csv',
    neededBy: 'spreadsheets set to a language that writes 1234,56: semicolons and dates as they are written there',
    accounts: 'many',
    keeps: CATEGORISED,
    settings: [ENCODING, CALENDAR],
    load: async () => (await import('../csv.ts')).localCsv,
  },
  {
    id: 'xlsx',
    label: 'Excel workbook',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    neededBy: 'Excel, LibreOffice, Google Sheets, Numbers: an overview with sums and checks, and balances as formulas',
    accounts: 'many',
    keeps: CATEGORISED,
    settings: [OVERVIEW, MARKS],
    load: async () => (await import('../xlsx.ts')).xlsx,
  },
  {
    id: 'json',
    label: 'JSON',
    extension: 'json',
    mediaType: 'application/json',
    neededBy: 'programs: everything that was read, with places, confidence and checks',
    accounts: 'many',
    keeps: [...CATEGORISED, 'opening', 'closing', 'period'],
    settings: [],
    load: async () => (await import('../json.ts')).json,
  },
  {
    id: 'csv-own',
    label: 'CSV (your own columns)',
    extension: 'own.csv',
    mediaType: 'text/csv',
    neededBy: 'programs that want columns of their own: which, in what order, with what headings, dates and signs',
    accounts: 'many',
    keeps: TABLE,
    settings: OWN_SETTINGS,
    load: async () => (await import('../csv-own.ts')).ownCsv,
  },
];
