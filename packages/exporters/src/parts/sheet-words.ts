/** Words of a workbook that no other export has, by language (as `localeForm` names it). */
export interface SheetWords {
  readonly overview: string;
  readonly transactions: string;
  /** Over the balances that the statement prints, beside those that the sheet calculates. */
  readonly printed: string;
  readonly difference: string;
  readonly reckoned: string;
  /** Of a figure that is not printed and follows from printed balances. */
  readonly derived: string;
  readonly from: string;
  readonly to: string;
  readonly number: string;
  /** Of a cell that a person corrected, and of a row that a person added. */
  readonly read: string;
  readonly nothing: string;
  readonly added: string;
  /** The text of a cheque of which nothing but its number is printed. */
  readonly cheque: string;
}

const ENGLISH: SheetWords = {
  overview: 'Overview',
  transactions: 'Transactions',
  printed: 'Printed balance',
  difference: 'Difference',
  reckoned: 'Closing balance (calculated)',
  derived: 'not printed; follows from the balances beside the rows',
  from: 'From',
  to: 'To',
  number: 'Number of transactions',
  read: 'Read as:',
  nothing: 'nothing',
  added: 'Added by hand.',
  cheque: 'Cheque',
};

const WORDS: Readonly<Record<string, SheetWords>> = {
  en: ENGLISH,
  es: {
    overview: 'Resumen',
    transactions: 'Movimientos',
    printed: 'Saldo impreso',
    difference: 'Diferencia',
    reckoned: 'Saldo final (calculado)',
    derived: 'no impreso; se deduce de los saldos de las filas',
    from: 'Desde',
    to: 'Hasta',
    number: 'Número de movimientos',
    read: 'Leído como:',
    nothing: 'nada',
    added: 'Añadida a mano.',
    cheque: 'Cheque',
  },
  pt: {
    overview: 'Resumo',
    transactions: 'Movimentos',
    printed: 'Saldo impresso',
    difference: 'Diferença',
    reckoned: 'Saldo final (calculado)',
    derived: 'não impresso; resulta dos saldos das linhas',
    from: 'De',
    to: 'Até',
    number: 'Número de movimentos',
    read: 'Lido como:',
    nothing: 'nada',
    added: 'Acrescentada à mão.',
    cheque: 'Cheque',
  },
  fr: {
    overview: 'Synthèse',
    transactions: 'Opérations',
    printed: 'Solde du relevé',
    difference: 'Écart',
    reckoned: 'Solde final (calculé)',
    derived: 'non indiqué ; déduit des soldes des lignes',
    from: 'Du',
    to: 'Au',
    number: 'Nombre d’opérations',
    read: 'Lu :',
    nothing: 'rien',
    added: 'Ajoutée à la main.',
    cheque: 'Chèque',
  },
  de: {
    overview: 'Übersicht',
    transactions: 'Buchungen',
    printed: 'Ausgewiesener Saldo',
    difference: 'Differenz',
    reckoned: 'Endsaldo (errechnet)',
    derived: 'nicht ausgewiesen; folgt aus den Salden der Zeilen',
    from: 'Von',
    to: 'Bis',
    number: 'Anzahl der Buchungen',
    read: 'Gelesen als:',
    nothing: 'nichts',
    added: 'Von Hand hinzugefügt.',
    cheque: 'Scheck',
  },
  it: {
    overview: 'Riepilogo',
    transactions: 'Movimenti',
    printed: 'Saldo riportato',
    difference: 'Differenza',
    reckoned: 'Saldo finale (calcolato)',
    derived: 'non riportato; si ricava dai saldi delle righe',
    from: 'Dal',
    to: 'Al',
    number: 'Numero di movimenti',
    read: 'Letto:',
    nothing: 'niente',
    added: 'Aggiunta a mano.',
    cheque: 'Assegno',
  },
  ja: {
    overview: '概要',
    transactions: '取引明細',
    printed: '記載残高',
    difference: '差額',
    reckoned: '最終残高（計算値）',
    derived: '記載なし。各行の残高から算出',
    from: '開始日',
    to: '終了日',
    number: '取引件数',
    read: '読み取り時：',
    nothing: 'なし',
    added: '手入力で追加した行です。',
    cheque: '小切手',
  },
  zh: {
    overview: '概览',
    transactions: '交易明细',
    printed: '所列余额',
    difference: '差额',
    reckoned: '期末余额（计算）',
    derived: '未列，由各行余额推算',
    from: '起始日',
    to: '截止日',
    number: '交易笔数',
    read: '读取为：',
    nothing: '空',
    added: '手动添加。',
    cheque: '支票',
  },
  'zh-TW': {
    overview: '總覽',
    transactions: '交易明細',
    printed: '所列餘額',
    difference: '差額',
    reckoned: '期末餘額（計算）',
    derived: '未列，由各列餘額推算',
    from: '起始日',
    to: '截止日',
    number: '交易筆數',
    read: '讀取為：',
    nothing: '空',
    added: '手動新增。',
    cheque: '支票',
  },
};

/** The words in a language; English where there are none. */
export const sheetWords = (language: string): SheetWords => WORDS[language] ?? ENGLISH;
