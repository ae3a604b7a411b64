/** The columns that the generic CSV and the workbook share (contract/exports, "CSV"), and what stands in them. */

export type ColumnKind = 'date' | 'text' | 'amount';

export interface Column {
  readonly key: 'date' | 'valueDate' | 'text' | 'reference' | 'amount' | 'currency' | 'balance' | 'account';
  readonly kind: ColumnKind;
  /** As wide as this many digits, in a spreadsheet. */
  readonly width: number;
}

export const COLUMNS: readonly Column[] = [
  { key: 'date', kind: 'date', width: 12 },
  { key: 'valueDate', kind: 'date', width: 12 },
  { key: 'text', kind: 'text', width: 56 },
  { key: 'reference', kind: 'text', width: 18 },
  { key: 'amount', kind: 'amount', width: 14 },
  { key: 'currency', kind: 'text', width: 10 },
  { key: 'balance', kind: 'amount', width: 14 },
  { key: 'account', kind: 'text', width: 28 },
];

const ENGLISH = ['Date', 'Value date', 'Description', 'Reference', 'Amount', 'Currency', 'Balance', 'Account'] as const;

/** The headings by language, in the order of `COLUMNS`: the nine of the product. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  en: ENGLISH,
  es: ['Fecha', 'Fecha valor', 'Descripción', 'Referencia', 'Importe', 'Moneda', 'Saldo', 'Cuenta'],
  pt: ['Data', 'Data-valor', 'Descrição', 'Referência', 'Montante', 'Moeda', 'Saldo', 'Conta'],
  fr: ['Date', 'Date de valeur', 'Libellé', 'Référence', 'Montant', 'Devise', 'Solde', 'Compte'],
  de: ['Datum', 'Wertstellung', 'Beschreibung', 'Referenz', 'Betrag', 'Währung', 'Saldo', 'Konto'],
  it: ['Data', 'Data valuta', 'Descrizione', 'Riferimento', 'Importo', 'Valuta', 'Saldo', 'Conto'],
  ja: ['日付', '起算日', '摘要', '参照番号', '金額', '通貨', '残高', '口座'],
  zh: ['日期', '起息日', '摘要', '参考号', '金额', '币种', '余额', '账户'],
  'zh-TW': ['日期', '起息日', '摘要', '參考編號', '金額', '幣別', '餘額', '帳戶'],
};

const MORE_IN_ENGLISH = ['Money in', 'Money out', 'ID'] as const;

/** Headings of what own layouts may hold besides, by language: money in, money out, the transaction's id. */
const MORE_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  en: MORE_IN_ENGLISH,
  es: ['Abonos', 'Cargos', 'ID'],
  pt: ['Entradas', 'Saídas', 'ID'],
  fr: ['Crédit', 'Débit', 'ID'],
  de: ['Eingang', 'Ausgang', 'ID'],
  it: ['Entrate', 'Uscite', 'ID'],
  ja: ['入金', '出金', 'ID'],
  zh: ['收入', '支出', 'ID'],
  'zh-TW': ['存入', '支出', 'ID'],
};

/** The headings in a language (as `localeForm` names it); English where there are none. */
export const headings = (language: string): readonly string[] => HEADINGS[language] ?? ENGLISH;

/** `Money in`, `Money out` and `ID` in a language; English where there are none. */
export const moreHeadings = (language: string): readonly string[] => MORE_HEADINGS[language] ?? MORE_IN_ENGLISH;
