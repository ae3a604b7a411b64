import { describe, expect, it } from 'vitest';
import { accountTypesIn, exactRoles, guessLanguages, headingRoles, headingsIn, normalise, titlesIn } from './match.ts';

describe('one spelling', () => {
  it.each([
    ['  Date : ', 'date'],
    ['DATE', 'date'],
    ['D A T E', 'date'],
    ['999 S A L D O', '999 saldo'],
    ['Mr J A B Smith', 'mr j a b smith'],
    ['Posting date¹', 'posting date'],
    ['Réf. opération', 'ref operation'],
    ['Kto.-Nr.', 'kto nr'],
    ['Вхiдний залишок', 'вхіднии залишок'],
    ['Kto.Nr.', 'kto nr'],
    ['Debit / Credit', 'debit/credit'],
    ['Straße', 'strasse'],
    ['Bogført', 'bogfort'],
    ['Wpłata', 'wplata'],
    ['ＤＡＴＥ', 'date'],
    ['ｶｰﾄﾞ', 'カード'],
    ['摘　要', '摘要'],
    ['ΧΡΕΏΣΕΙΣ', 'χρεωσεισ'],
    ['χρεώσεις', 'χρεωσεισ'],
    ['İŞLEM TARİHİ', 'islem tarihi'],
    ['お 支 払 金 額', 'お支払金額'],
    ['Solde au 31.12.', 'solde au 31.12'],
    ['sub-total', 'sub total'],
    ['（円）', '(円)'],
    ['…', ''],
    ['', ''],
  ])('%j is %j', (text, expected) => expect(normalise(text)).toBe(expected));
});

/** The roles that a heading has, without their languages. */
const roles = (text: string, exact = true): string[] => [
  ...new Set(headingRoles(text).flatMap((found) => (found.exact === exact ? [found.role] : []))),
];

describe('headings', () => {
  it.each([
    ['Date', 'date'],
    ['Posting date', 'date'],
    ['Transaction Date', 'transaction-date'],
    ['Value Date', 'value-date'],
    ['Particulars', 'description'],
    ['Lugar de operación', 'branch'],
    ['Narration', 'description'],
    ['Payment type and details', 'description'],
    ['Chq./Ref.No.', 'reference'],
    ['ID de la operación', 'reference'],
    ['Comprob.', 'reference'],
    ['Paid out', 'money-out'],
    ['Paid out £', 'money-out'],
    ['Paid in', 'money-in'],
    ['Money out', 'money-out'],
    ['Withdrawals', 'money-out'],
    ['Withdrawal (-)', 'money-out'],
    ['Deposit (+)', 'money-in'],
    ['Debits (-)', 'money-out'],
    ['Withdrawal Amt.', 'money-out'],
    ['Deposits/Credits', 'money-in'],
    ['Balance', 'balance'],
    ['Balance ($)', 'balance'],
    ['Running balance', 'balance'],
    ['Amount (USD)', 'amount'],
    ['Amount $', 'amount'],
    ['CR/DR', 'mark'],
    ['Date (mm/dd)', 'date'],
    ['Amount (incl. GST)', 'amount'],
    ['Buchungstag', 'date'],
    ['Bu-Tag', 'date'],
    ['Valuta', 'value-date'],
    ['Wert', 'value-date'],
    ['Verwendungszweck', 'description'],
    ['Vorgang/Erläuterung', 'description'],
    ['Soll', 'money-out'],
    ['Haben', 'money-in'],
    ['Belastung', 'money-out'],
    ['Gutschrift', 'money-in'],
    ['Betrag zu Ihren Lasten', 'money-out'],
    ['Betrag (EUR)', 'amount'],
    ['Betrag in EUR', 'amount'],
    ['Umsatz EUR', 'amount'],
    ['Débit', 'money-out'],
    ['DEBIT', 'money-out'],
    ['Crédit euros', 'money-in'],
    ['Nature des opérations', 'description'],
    ["Date d'opération", 'date'],
    ['Date d’opération', 'date'],
    ['F. OPER.', 'date'],
    ['F. VALOR', 'value-date'],
    ['CHEQUES Y OTROS CARGOS', 'money-out'],
    ['DEPÓSITOS Y ABONOS', 'money-in'],
    ['DEPOSITOS Y ABONOS', 'money-in'],
    ['N° DOCTO', 'reference'],
    ['Valor R$', 'amount'],
    ['Histórico', 'description'],
    ['DATA MOV.', 'date'],
    ['Dare', 'money-out'],
    ['Avere', 'money-in'],
    ['Data oper.', 'date'],
    ['Bedrag af', 'money-out'],
    ['Bij', 'money-in'],
    ['Rentedatum', 'value-date'],
    ['Af/Bij', 'mark'],
    ['Withdrawal (Dr)/ Deposit (Cr)', 'amount'],
    ['Accrued Bank Charges', 'fee'],
    ['Fec. mvto.', 'date'],
    ['Mov. a crédito', 'money-in'],
    ['Date de la comptabilisation', 'date'],
    ['Wertst.-Tag', 'value-date'],
    ['Importi in avere', 'money-in'],
    ['Bedrag bijschr.', 'money-in'],
    ['Insättningar', 'money-in'],
    ['Uttag', 'money-out'],
    ['Bokföringsdag', 'date'],
    ['Ut', 'money-out'],
    ['Inn', 'money-in'],
    ['Ut av konto', 'money-out'],
    ['Hævet', 'money-out'],
    ['Indsat', 'money-in'],
    ['Bogført', 'date'],
    ['Otto', 'money-out'],
    ['Pano', 'money-in'],
    ['Määrä EUR', 'amount'],
    ['Saaja/Maksaja', 'description'],
    ['Data księg.', 'date'],
    ['Obciążenia', 'money-out'],
    ['Uznania', 'money-in'],
    ['Saldo po operacji', 'balance'],
    ['お支払金額', 'money-out'],
    ['お預り金額', 'money-in'],
    ['お引出し', 'money-out'],
    ['差引残高', 'balance'],
    ['Pův. částka', 'foreign-amount'],
    ['摘要', 'description'],
    ['摘　要', 'description'],
    ['ご利用金額(円)', 'amount'],
    ['ご利用店名', 'description'],
    ['借方发生额', 'money-out'],
    ['贷方', 'money-in'],
    ['支出金额', 'money-out'],
    ['账户余额', 'balance'],
    ['借贷标志', 'mark'],
    ['支出', 'money-out'],
    ['存入', 'money-in'],
    ['餘額', 'balance'],
    ['結餘', 'balance'],
    ['이번 달 결제금액', 'amount'],
    ['찾으신 금액(원)', 'money-out'],
    ['お引き出し金額（円）', 'money-out'],
    ['現在高又は貸付高', 'balance'],
    ['存款(+)', 'money-in'],
    ['借方发生额(支出)', 'money-out'],
    ['Kwota po stronie Wn', 'money-out'],
    ['Kredit (Kč)', 'money-in'],
    ['Para girişi', 'money-in'],
    ['Inn på konto NOK', 'money-in'],
    ['Tilille tullut', 'money-in'],
    ['Výdaj (-)', 'money-out'],
    ['Rulaj debitor', 'money-out'],
  ])('%s is %s', (text, role) => expect(roles(text)).toContain(role));

  it.each([
    ['Date / Datum', ['date']],
    ['日期 Date', ['date']],
    ['Balance 餘額', ['balance']],
    ['摘要(Description)', ['description']],
    ['Débit / Soll', ['money-out']],
    ['Amount/Betrag', ['amount']],
  ])('%s in two languages is %j', (text, expected) => expect(roles(text)).toEqual(expected));

  it.each([
    [''],
    ['Coffee shop'],
    ['12.50'],
    ['Page 1 of 3'],
    ['Debit card purchase at the shop on Date street'],
    ['()'],
  ])('%j is no heading as a whole', (text) => expect(roles(text)).toEqual([]));

  it('end in a currency, not in any three letters', () => {
    expect(exactRoles('Amount EUR')).toEqual(['amount']);
    expect(exactRoles('Amount Ref')).toEqual([]);
  });

  it('are found within a line, the longest first', () => {
    const line = 'Date Value Date Description Paid out';
    const found = headingsIn(line).filter(({ language }) => language === 'en');
    expect(found.map(({ at, length }) => line.slice(at, at + length))).toEqual(
      expect.arrayContaining(['Value Date', 'Paid out', 'Description']),
    );
    expect(headingRoles(line).every(({ exact }) => !exact)).toBe(true);
  });
});

it.each([
  ['Statement of Account', 'statement', 'en'],
  ['Kontoauszug 3/2025', 'statement', 'de'],
  ['RELEVÉ DE COMPTE', 'statement', 'fr'],
  ['INVOICE', 'other', 'en'],
  ['Rechnung Nr. 5', 'other', 'de'],
  ['給与明細書', 'other', 'ja'],
  ['對帳單', 'statement', 'zh-tw'],
  ['Fahrplan', 'other', 'de'],
])('%s is the title of a %s (%s)', (text, title, language) =>
  expect(titlesIn(text)).toContainEqual(expect.objectContaining({ title, language })),
);

it.each([
  ['Everyday Checking', 'checking'],
  ['Regular Share Savings', 'savings'],
  ['Smart Save Account', 'savings'],
  ['Simpedes Umum-IDR', 'savings'],
  ['Kreditkartenabrechnung', 'credit-card'],
  ['普通預金', 'savings'],
  ['当座預金', 'checking'],
  ['Cash management account', 'unknown'],
  ['Home loan', 'loan'],
])('%s is a kind of %s account', (text, type) =>
  expect(accountTypesIn(text)).toContainEqual(expect.objectContaining({ type })),
);

it.each([
  ['Date Description Paid out Paid in Balance Opening balance', 'en'],
  ['Kontoauszug Buchungstag Verwendungszweck Betrag Alter Saldo', 'de'],
  ['Relevé de compte Date Nature des opérations Débit Crédit Solde', 'fr'],
  ['Fecha Concepto Importe Saldo anterior Cargos Abonos', 'es'],
  ['Extrato Data Histórico Documento Valor Saldo do dia', 'pt'],
  ['Estratto conto Data Valuta Dare Avere Descrizione operazioni', 'it'],
  ['Rekeningafschrift Boekdatum Omschrijving Bedrag af Bedrag bij', 'nl'],
  ['Kontoutdrag Bokföringsdag Insättning Uttag Ingående saldo', 'sv'],
  ['Kontoutskrift Bokført Forklaring Ut av konto Inn på konto', 'no'],
  ['Kontoudskrift Bogført Tekst Hævet Indsat Saldo', 'da'],
  ['Tiliote Kirjauspäivä Saaja/Maksaja Määrä Saldo kauden alussa', 'fi'],
  ['Wyciąg bankowy Data księgowania Opis operacji Kwota Saldo po operacji', 'pl'],
  ['お取引日 摘要 お支払金額 お預り金額 差引残高', 'ja'],
  ['交易日期 摘要 对方户名 收入金额 支出金额 账户余额', 'zh-cn'],
  ['交易日期 摘要 支出 存入 結餘 備註', 'zh-tw'],
])('%s is %s', (text, language) => expect(guessLanguages(text)[0]).toBe(language));

it('guesses nothing from nothing', () => expect(guessLanguages('12345 ???')).toEqual([]));
