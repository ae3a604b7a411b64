/** The columns that the generic CSV and the workbook share (contract/exports, "CSV"), and what stands in them. */

export type ColumnKind = 'date' | 'text' | 'amount';

export interface Column {
  readonly key:
    | 'date'
    | 'valueDate'
    | 'text'
    | 'reference'
    | 'amount'
    | 'currency'
    | 'balance'
    | 'account'
    | 'category';
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

/** Behind the others, where some row has one: a table without it stays as it was. */
const CATEGORY: Column = { key: 'category', kind: 'text', width: 24 };

/** The columns of a table of these rows. */
export const columnsFor = (rows: readonly { readonly category: string | null }[]): readonly Column[] =>
  rows.some(({ category }) => category !== null) ? [...COLUMNS, CATEGORY] : COLUMNS;

const ENGLISH = ['Date', 'Value date', 'Description', 'Reference', 'Amount', 'Currency', 'Balance', 'Account'] as const;

/** The headings by language, in the order of `COLUMNS`: the nine of the product. The category's is among those below. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  en: ENGLISH,
  es: ['Fecha', 'Fecha valor', 'Concepto', 'Referencia', 'Importe', 'Moneda', 'Saldo', 'Cuenta'],
  pt: ['Data', 'Data-valor', 'Descrição', 'Referência', 'Montante', 'Moeda', 'Saldo', 'Conta'],
  fr: ['Date', 'Date de valeur', 'Libellé', 'Référence', 'Montant', 'Devise', 'Solde', 'Compte'],
  de: ['Datum', 'Wertstellung', 'Buchungstext', 'Referenz', 'Betrag', 'Währung', 'Saldo', 'Konto'],
  it: ['Data', 'Data valuta', 'Descrizione', 'Riferimento', 'Importo', 'Valuta', 'Saldo', 'Conto'],
  ja: ['日付', '起算日', '摘要', '参照番号', '金額', '通貨', '残高', '口座'],
  zh: ['日期', '起息日', '摘要', '参考号', '金额', '币种', '余额', '账户'],
  'zh-TW': ['日期', '起息日', '摘要', '參考編號', '金額', '幣別', '餘額', '帳戶'],
};

const MORE_IN_ENGLISH = ['Money in', 'Money out', 'ID', 'Category'] as const;

/** Headings of what own layouts may hold besides, by language: money in, money out, the transaction's id, its category. */
const MORE_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  en: MORE_IN_ENGLISH,
  es: ['Abonos', 'Cargos', 'ID', 'Categoría'],
  pt: ['Entradas', 'Saídas', 'ID', 'Categoria'],
  fr: ['Crédit', 'Débit', 'ID', 'Catégorie'],
  de: ['Eingang', 'Ausgang', 'ID', 'Kategorie'],
  it: ['Entrate', 'Uscite', 'ID', 'Categoria'],
  ja: ['入金', '出金', 'ID', '分類'],
  zh: ['收入', '支出', 'ID', '类别'],
  'zh-TW': ['存入', '支出', 'ID', '類別'],
};

/** The headings of `columnsFor` in a language (as `localeForm` names it), the category's last; English where there are none. */
export const headings = (language: string): readonly string[] => [
  ...(HEADINGS[language] ?? ENGLISH),
  moreHeadings(language)[3] ?? '',
];

/** `Money in`, `Money out`, `ID` and `Category` in a language; English where there are none. */
export const moreHeadings = (language: string): readonly string[] => MORE_HEADINGS[language] ?? MORE_IN_ENGLISH;
