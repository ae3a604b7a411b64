/**
 * Programs that people know by name and that no format is called by, and the format in which each takes a statement. Where that hangs on the country, it stands by
 * the reader's language.
 */
interface Program {
  /** As its maker writes it. */
  readonly name: string;
  /** Other ways in which it is typed. */
  readonly also?: string;
  readonly format: string;
  readonly byLanguage?: Readonly<Record<string, string>>;
}

const PROGRAMS: readonly Program[] = [
  { name: 'Excel', also: 'microsoft libreoffice calc', format: 'xlsx' },
  { name: 'Google Sheets', also: 'tabellen tabelas', format: 'xlsx' },
  { name: 'Numbers', also: 'apple', format: 'xlsx' },
  {
    name: 'Sage',
    also: 'sage 50 accounting',
    format: 'sage',
    byLanguage: { de: 'mt940', es: 'norma43', fr: 'cfonb120' },
  },
  { name: 'Lexware', also: 'lexoffice lexware office', format: 'mt940' },
  { name: 'QuickBooks Online', also: 'qbo intuit', format: 'csv-quickbooks3' },
  { name: 'QuickBooks Desktop', also: 'intuit', format: 'qbo' },
  { name: 'Quicken', format: 'qfx' },
  { name: 'MYOB', format: 'qif' },
  { name: 'NetSuite', also: 'oracle', format: 'bai2' },
  { name: 'SAP', format: 'mt940' },
  { name: 'Exact Online', format: 'mt940' },
  { name: 'Odoo', format: 'ofx', byLanguage: { de: 'camt053', fr: 'camt053', it: 'camt053' } },
  { name: 'GnuCash', format: 'ofx' },
  { name: 'KMyMoney', format: 'ofx' },
  { name: 'HomeBank', format: 'qif' },
  { name: 'MoneyMoney', format: 'ofx' },
  { name: 'Banktivity', format: 'ofx' },
  { name: 'Actual Budget', format: 'ofx' },
  { name: 'Firefly III', format: 'camt053' },
  { name: 'DATEV', format: 'datev-ascii' },
  { name: 'BuchhaltungsButler', format: 'datev-extf' },
  { name: 'Cegid', format: 'cfonb120' },
  { name: 'EBP', format: 'cfonb120' },
  { name: 'Holded', format: 'norma43' },
  { name: 'A3', also: 'a3asesor wolters kluwer', format: 'norma43' },
  { name: 'ContaPlus', format: 'norma43' },
  { name: 'Conta Azul', format: 'ofx-br' },
  { name: 'Omie', format: 'ofx-br' },
  { name: '弥生会計', also: 'やよい yayoi', format: 'yayoi' },
  { name: 'マネーフォワード', also: 'money forward moneyforward', format: 'moneyforward' },
  { name: '勘定奉行', also: 'kanjo bugyo', format: 'zengin' },
  { name: 'PCA会計', also: 'pca', format: 'zengin' },
  { name: '金蝶', also: 'kingdee', format: 'kingdee' },
  { name: '用友', also: 'yonyou', format: 'yonyou' },
];

export interface NamedProgram {
  readonly name: string;
  /** The id of the format that it takes. */
  readonly format: string;
}

/** The programs whose name begins with what is typed, or has a word that does. @param tag the reader's language (BCP 47) */
export function programsCalled(typed: string, tag: string): readonly NamedProgram[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const language = tag.split('-')[0] ?? '';
  return PROGRAMS.filter(({ name, also = '' }) =>
    ` ${name} ${name.replaceAll(' ', '')} ${also}`.toLowerCase().includes(` ${wanted}`),
  ).map(({ name, format, byLanguage }) => ({ name, format: byLanguage?.[language] ?? format }));
}
