import { encodes } from '../parts/charsets.ts';
import { type ChoiceSetting, SettingError, type TextSetting } from '../settings.ts';
import type { Entry } from './entry.ts';

const BOOKED = ['date', 'valueDate', 'text', 'amount', 'currency', 'account'] as const;

/** Digits of an account in a chart of accounts; none: the chart's own. */
const ledgerAccount = (id: string, label: string): TextSetting => ({
  kind: 'text',
  id,
  label,
  standard: '',
  pattern: '(\\d{3,8})?',
  maxLength: 8,
  expects: '3 to 8 digits',
});

/** The title of an account in a Japanese set of books. */
const title = (id: string, label: string, standard: string): TextSetting => ({
  kind: 'text',
  id,
  label,
  standard,
  pattern: `[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー・A-Za-z0-9 （）()]${standard === '' ? '*' : '+'}`,
  maxLength: 12,
  expects: 'up to 12 Japanese letters or ASCII letters and digits',
  fault: (value) =>
    [...value].every((character) => encodes('shift_jis', character))
      ? null
      : new SettingError(id, `"${id}" has a letter that Shift_JIS does not have.`),
});

const code = (id: string, label: string, digits: number): TextSetting => ({
  kind: 'text',
  id,
  label,
  standard: '',
  pattern: `(\\d{${digits}})?`,
  maxLength: digits,
  expects: `${digits} digits, or nothing`,
});

const encoding = (standard: string, ...choices: { value: string; label: string }[]): ChoiceSetting => ({
  kind: 'choice',
  id: 'encoding',
  label: 'Character set',
  choices,
  standard,
});

const DATEV_SETTINGS = [
  {
    kind: 'text',
    id: 'consultant',
    label: 'Consultant number (Berater)',
    standard: '1001',
    pattern: '[1-9]\\d{3,6}',
    maxLength: 7,
    expects: '4 to 7 digits, from 1001',
  },
  {
    kind: 'text',
    id: 'client',
    label: 'Client number (Mandant)',
    standard: '1',
    pattern: '[1-9]\\d{0,4}',
    maxLength: 5,
    expects: '1 to 5 digits',
  },
  {
    kind: 'choice',
    id: 'chart',
    label: 'Chart of accounts (Kontenrahmen)',
    choices: [
      { value: 'skr03', label: 'SKR 03 (bank 1200, in transit 1360)' },
      { value: 'skr04', label: 'SKR 04 (bank 1800, in transit 1460)' },
    ],
    standard: 'skr03',
  },
  ledgerAccount('bank-account', 'Bank account (Konto)'),
  ledgerAccount('counter-account', 'Contra account (Gegenkonto)'),
  {
    kind: 'choice',
    id: 'account-length',
    label: 'Digits in an account number (Sachkontenlänge)',
    choices: ['4', '5', '6', '7', '8'].map((value) => ({ value, label: value })),
    standard: '4',
  },
  {
    kind: 'choice',
    id: 'fiscal-year-start',
    label: 'Fiscal year starts',
    choices: Array.from({ length: 12 }, (_, month) => {
      const value = `${String(month + 1).padStart(2, '0')}-01`;
      return { value, label: `on the first day of month ${month + 1}` };
    }),
    standard: '01-01',
  },
] as const;

/** Formats with fixed records and journals that one country's banks and programs use. */
export const COUNTRIES: readonly Entry[] = [
  {
    id: 'norma43',
    label: 'Norma 43 (Spain)',
    extension: 'n43',
    mediaType: 'text/plain',
    neededBy: 'Spanish accounting programs: A3, ContaPlus, Sage, Holded, Odoo; accounts with a Spanish IBAN',
    programs: ['A3', 'ContaPlus', 'Sage 50', 'Odoo', 'Holded'],
    accounts: 'many',
    keeps: [...BOOKED, 'reference', 'opening', 'closing'],
    settings: [
      encoding(
        'iso-8859-1',
        { value: 'iso-8859-1', label: 'ISO 8859-1, as used in practice' },
        { value: 'cp850', label: 'code page 850, as the standard says' },
      ),
    ],
    load: async () => (await import('../norma43.ts')).norma43,
  },
  {
    id: 'bai2',
    label: 'BAI2 (United States, Canada)',
    extension: 'bai2',
    mediaType: 'text/plain; charset=us-ascii',
    neededBy: 'ERP and treasury programs in North America: NetSuite, Workday, SAP, Oracle',
    programs: ['NetSuite', 'Workday', 'SAP', 'Oracle'],
    accounts: 'many',
    keeps: [...BOOKED, 'reference', 'id'],
    settings: [],
    load: async () => (await import('../bai2.ts')).bai2,
  },
  {
    id: 'cfonb120',
    label: 'CFONB 120 (France)',
    extension: 'cfonb',
    mediaType: 'text/plain; charset=iso-8859-1',
    neededBy: 'French accounting and treasury programs: Sage, Cegid, EBP, Odoo; accounts with a French IBAN or RIB',
    programs: ['Sage 100', 'Cegid', 'EBP', 'Odoo'],
    accounts: 'many',
    keeps: [...BOOKED, 'reference', 'opening', 'closing'],
    settings: [],
    load: async () => (await import('../cfonb120.ts')).cfonb120,
  },
  {
    id: 'datev-ascii',
    label: 'DATEV bank statement (ASCII)',
    extension: 'datev.csv',
    mediaType: 'text/csv',
    neededBy: 'DATEV Rechnungswesen: transactions of a bank account, to be booked there',
    programs: ['DATEV'],
    accounts: 'one',
    keeps: BOOKED,
    settings: [
      encoding('windows-1252', { value: 'windows-1252', label: 'Windows-1252' }, { value: 'utf-8', label: 'UTF-8' }),
    ],
    load: async () => (await import('../datev-ascii.ts')).datevAscii,
  },
  {
    id: 'datev-extf',
    label: 'DATEV postings (EXTF)',
    extension: 'EXTF.csv',
    mediaType: 'text/csv; charset=windows-1252',
    neededBy: 'DATEV, Lexware, sevDesk, BuchhaltungsButler: transactions as bookings against a clearing account',
    programs: ['DATEV'],
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount', 'currency'],
    settings: DATEV_SETTINGS,
    load: async () => (await import('../datev-extf.ts')).datevExtf,
  },
  {
    id: 'zengin',
    label: 'Zengin (Japan), experimental',
    extension: 'zengin.txt',
    mediaType: 'text/plain; charset=shift_jis',
    neededBy: 'Japanese accounting programs: 弥生, 勘定奉行, PCA; yen accounts',
    programs: ['全銀', '弥生会計'],
    accounts: 'many',
    keeps: [...BOOKED, 'opening', 'closing'],
    settings: [
      {
        kind: 'choice',
        id: 'deposit',
        label: 'Type of account (預金種目)',
        choices: [
          { value: '1', label: '普通預金 (ordinary)' },
          { value: '2', label: '当座預金 (current)' },
          { value: '4', label: '貯蓄預金 (savings)' },
        ],
        standard: '1',
      },
      code('bank', 'The bank’s code (銀行コード), where none is printed', 4),
      code('branch', 'The branch’s code (支店コード), where none is printed', 3),
    ],
    load: async () => (await import('../zengin.ts')).zengin,
  },
  {
    id: 'yayoi',
    label: 'Yayoi (Japan)',
    extension: 'yayoi.csv',
    mediaType: 'text/csv; charset=shift_jis',
    neededBy: '弥生会計 and やよいの青色申告: transactions as bookings; yen accounts',
    programs: ['Yayoi', '弥生会計'],
    accounts: 'one',
    keeps: ['date', 'text', 'reference', 'amount', 'currency'],
    settings: [
      title('account', 'Title of the account (勘定科目)', '普通預金'),
      title('sub-account', 'Sub-account (補助科目)', ''),
      title('money-out', 'Post money out to', '仮払金'),
      title('money-in', 'Post money in to', '仮受金'),
    ],
    load: async () => (await import('../yayoi.ts')).yayoi,
  },
];
