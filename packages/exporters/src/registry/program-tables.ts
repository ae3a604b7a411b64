import { QUICKBOOKS_TABLE, XERO_TABLE } from '../parts/program-limits.ts';
import { type ChoiceSetting, ENCODING, SLASHED_DATES } from '../settings.ts';
import type { Entry } from './entry.ts';

const CSV_UTF8 = 'text/csv; charset=utf-8';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const JAPANESE_ENCODING: ChoiceSetting = {
  ...ENCODING,
  choices: ENCODING.choices.filter(({ value }) => value === 'utf-8-bom' || value === 'shift_jis'),
};

const DEBIT: ChoiceSetting = {
  kind: 'choice',
  id: 'debit',
  label: 'What goes in 借方金额',
  choices: [
    { value: 'in', label: "money in, as in the company's books" },
    { value: 'out', label: 'money out, as on most printed statements' },
  ],
  standard: 'in',
};

/** Tables in the columns of one program. */
export const PROGRAM_TABLES: readonly Entry[] = [
  {
    id: 'csv-quickbooks3',
    label: 'QuickBooks Online (CSV, 3 columns)',
    extension: 'quickbooks3.csv',
    mediaType: CSV_UTF8,
    neededBy: 'QuickBooks Online: date, description and one signed amount',
    programs: ['QuickBooks Online', 'QuickBooks', 'QBO'],
    accounts: 'one',
    keeps: ['date', 'text', 'amount'],
    limit: QUICKBOOKS_TABLE,
    settings: [SLASHED_DATES],
    load: async () => (await import('../csv-quickbooks.ts')).quickbooksSigned,
  },
  {
    id: 'csv-quickbooks4',
    label: 'QuickBooks Online (CSV, 4 columns)',
    extension: 'quickbooks4.csv',
    mediaType: CSV_UTF8,
    neededBy: 'QuickBooks Online: money in under Credit, money out under Debit',
    programs: ['QuickBooks Online', 'QuickBooks', 'QBO'],
    accounts: 'one',
    keeps: ['date', 'text', 'amount'],
    limit: QUICKBOOKS_TABLE,
    settings: [SLASHED_DATES],
    load: async () => (await import('../csv-quickbooks.ts')).quickbooksTwoSided,
  },
  {
    id: 'csv-xero',
    label: 'Xero (CSV)',
    extension: 'xero.csv',
    mediaType: CSV_UTF8,
    neededBy: "Xero's statement import; at most 1,000 lines a file",
    programs: ['Xero'],
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount'],
    limit: XERO_TABLE,
    settings: [SLASHED_DATES],
    load: async () => (await import('../csv-xero.ts')).xero,
  },
  {
    id: 'csv-ynab',
    label: 'YNAB (CSV)',
    extension: 'ynab.csv',
    mediaType: CSV_UTF8,
    neededBy: "YNAB's file import",
    programs: ['YNAB', 'You Need A Budget'],
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount'],
    settings: [SLASHED_DATES],
    load: async () => (await import('../csv-ynab.ts')).ynab,
  },
  {
    id: 'freee',
    label: 'freee (CSV, experimental)',
    extension: 'freee.csv',
    mediaType: 'text/csv',
    neededBy: "freee's statement upload (明細アップロード), accounts in yen",
    programs: ['freee'],
    accounts: 'one',
    keeps: ['date', 'text', 'amount', 'balance'],
    settings: [JAPANESE_ENCODING],
    load: async () => (await import('../japanese-tables.ts')).freee,
  },
  {
    id: 'moneyforward',
    label: 'Money Forward (CSV, experimental)',
    extension: 'moneyforward.csv',
    mediaType: 'text/csv',
    neededBy: "Money Forward Cloud's import of statements (データ連携), accounts in yen",
    programs: ['Money Forward', 'マネーフォワード'],
    accounts: 'one',
    keeps: ['date', 'text', 'amount', 'balance'],
    settings: [{ ...JAPANESE_ENCODING, standard: 'shift_jis' }],
    load: async () => (await import('../japanese-tables.ts')).moneyForward,
  },
  {
    id: 'kingdee',
    label: 'Kingdee 金蝶 (Excel, experimental)',
    extension: 'kingdee.xlsx',
    mediaType: WORKBOOK,
    neededBy: 'Kingdee KIS and K/3: 银行对账单; Kingdee Cloud wants the sheet saved as .xls',
    programs: ['Kingdee', '金蝶'],
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount', 'balance'],
    settings: [DEBIT],
    load: async () => (await import('../chinese-sheets.ts')).kingdee,
  },
  {
    id: 'yonyou',
    label: 'Yonyou 用友 (Excel, experimental)',
    extension: 'yonyou.xlsx',
    mediaType: WORKBOOK,
    neededBy: "Yonyou U8's import of bank statements, by its wizard",
    programs: ['Yonyou', '用友'],
    accounts: 'one',
    keeps: ['date', 'text', 'amount', 'balance', 'account'],
    settings: [],
    load: async () => (await import('../chinese-sheets.ts')).yonyou,
  },
];
