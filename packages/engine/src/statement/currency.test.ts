import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark } from '../../tests/item-builder.ts';
import { codeBehindNumber, currencyNamed, currencyOf, currencyOfHead } from './currency.ts';

describe('a currency named in a line', () => {
  it.each([
    ['Currency: EUR', 'EUR'],
    ['Currency | AUD', 'AUD'],
    ['Currency: Hong Kong dollar', 'HKD'],
    ['币种：人民币', 'CNY'],
    ['מטבע: ש"ח', 'ILS'],
    ['العملة: درهم إماراتي', 'AED'],
    ['Privatkonto in CHF', 'CHF'],
    ['Moneda: PESOS', null],
    ['Moneda | Pesos (ARS) | Créditos', 'ARS'],
    ['Cuenta Corriente en Moneda Nacional', null],
    ['Paid to EUR shop', null],
    ['Caja de Ahorro en Dólares', 'USD'],
    ['Caja de Ahorro en la Plaza', null],
    ['CAJA DE AHORRO EN U$S NRO. 039', 'USD'],
    ['CAJA DE AHORRO EN $ NRO. 039', null],
  ])('%j is %s', (text, expected) => expect(currencyNamed(remark(text))).toBe(expected));
});

const plain = booking('3 March 2025', '1,234.50');
const abroad = { ...plain, figures: [...plain.figures, figure('other', '126.91 EUR')] };
const dollars = booking('3 March 2025', '$1,234.50');

interface Case {
  readonly texts: readonly string[];
  readonly row?: typeof plain;
  readonly iban?: string;
  readonly bic?: string;
  readonly headings?: readonly string[];
  readonly language: string;
  readonly code: string;
  readonly assumed?: boolean;
}

it('is not that of a figure in a sentence', () => {
  const prose = remark('Deposits are insured up to 100,000 euro for each person and each bank by a fund of its own');
  const named = labelled('total-in', [figure('amount', '100,000 euro')], { inTable: false, spot: prose.spot });
  const codeOf = (line: ReturnType<typeof remark>) =>
    currencyOf([plain], [plain, named, line], { named: null, iban: null, bic: 'TLLFDK22', language: 'da' }).code;
  expect(codeOf(prose)).toBe('DKK');
  expect(codeOf({ ...prose, ...remark('Deposits 100,000 euro') })).toBe('EUR');
});

describe('an account’s currency', () => {
  it('has no cents where rows print none, in a language whose country has none, whatever texts tell of', () => {
    const of = (...amounts: string[]) =>
      currencyOf(
        amounts.map((amount) => booking('3 March 2025', amount)),
        [remark('GBP 64.95'), booking('3 March 2025', '1'), remark('GBP 12.50')],
        { named: null, iban: null, language: 'ja' },
      ).code;
    expect(of('1,980', '620', '4,570')).toBe('JPY');
    expect(of('19.80', '6.20', '45.70')).toBe('GBP');
    const abroad = (...amounts: string[]) =>
      currencyOf(
        amounts.map((amount) => booking('3 March 2025', amount)),
        [remark('Wattle NSW 2999')],
        { named: null, iban: null, language: 'ja' },
      ).code;
    expect([abroad('1,980', '620', '4,570'), abroad('19.80', '6.20', '45.70')]).toEqual(['JPY', 'AUD']);
  });

  it.each<Case>([
    { texts: ['דף חשבון'], language: 'he', code: 'ILS', assumed: true },
    { texts: ['Wattle NSW 2999'], row: dollars, language: 'en', code: 'AUD' },
    { texts: ['Halifax NS B3H 2Y4'], row: dollars, language: 'en', code: 'CAD' },
    { texts: ['SALEM OR 97301'], row: dollars, language: 'en', code: 'USD' },
    { texts: ['PAY BILL', 'RECEIVED MONEY'], language: 'en', code: 'KES', assumed: true },
    { texts: ['Statement'], row: dollars, language: 'en', code: 'USD', assumed: true },
    { texts: ['账户类型：ALL', '对账单'], language: 'zh-cn', code: 'CNY', assumed: true },
    { texts: ['Type: ALL', 'Currency | ALL'], language: 'en', code: 'USD', assumed: true },
    { texts: ['TOTAL FEES WITH VAT', 'ATM CAD CASH'], language: 'en', code: 'USD', assumed: true },
    { texts: ['Opening position 12.00 ALL'], language: 'en', code: 'ALL' },
    { texts: ['收入： 8 笔 10,686.14 元'], language: 'zh-cn', code: 'CNY' },
    { texts: ['Statement'], headings: ['Date', 'Amount (RM)', 'Balance (RM)'], language: 'en', code: 'MYR' },
    { texts: ['Statement'], headings: ['Date', 'Amount in INR'], language: 'en', code: 'INR' },
    { texts: ['Relevé'], headings: ['Date', 'Montant (CHF)', 'Solde (CHF)'], language: 'fr', code: 'CHF' },
    { texts: ['Statement'], headings: ['Date 日期', 'Balance (HKD) 結餘'], language: 'en', code: 'HKD' },
    { texts: ['Udskrift'], headings: ['Beløb i DKK', 'Saldo i DKK'], language: 'de', code: 'DKK' },
    { texts: ['Výpis'], headings: ['Částka v CZK'], row: abroad, language: 'cs', code: 'CZK' },
    { texts: ['Výpis'], row: abroad, language: 'cs', code: 'CZK', assumed: true },
    { texts: ['Statement'], headings: ['Amount (USD)', 'Amount (SGD)'], language: 'en', code: 'USD', assumed: true },
    { texts: ['Statement'], headings: ['Ref (ABC)', 'Amount (Rs)'], language: 'en', code: 'INR', assumed: true },
    { texts: ['Account 12-3456-1234567-00'], row: dollars, language: 'en', code: 'NZD' },
    { texts: ['Account 12-3456-1234567-00'], language: 'en', code: 'NZD', assumed: true },
    { texts: ['Statement'], bic: 'TLLFSGSG', row: dollars, language: 'en', code: 'SGD' },
    { texts: ['KONTO 31.555.209 EUR'], language: 'de', code: 'EUR' },
    { texts: ['KONTO 31.555.209 USD'], iban: 'AT479999900012345678', language: 'de', code: 'USD' },
    { texts: ['Jenis Akaun | PAB CURRENT ACCOUNT'], language: 'ms', code: 'MYR', assumed: true },
    { texts: ['LOT 12 JALAN MAJU | Jenis Akaun | PAB CURRENT ACCOUNT'], language: 'ms', code: 'MYR', assumed: true },
    { texts: ['CHEQUING - PERSONAL TTD'], language: 'en', code: 'TTD' },
    { texts: ['USD Savings', 'HKD Savings 港元儲蓄 178-339201-888'], language: 'en', code: 'HKD' },
    { texts: ['USD Savings 港元儲蓄'], language: 'fr', code: 'EUR', assumed: true },
    { texts: ['CUENTA MONETARIA QUETZALES'], language: 'es', code: 'GTQ' },
    { texts: ['CUENTA DE AHORROS SOLES DE PLATA'], language: 'es', code: 'EUR', assumed: true },
    { texts: ['CHEQUING - PERSONAL ALL'], language: 'en', code: 'CAD', assumed: true },
    { texts: ['Statement'], iban: 'CH8399999000123456789', language: 'de', code: 'CHF' },
    { texts: ['No. Cuenta CLABE 123', 'RFC XAX1'], language: 'es', code: 'MXN', assumed: true },
    { texts: ['Moneda: PESOS', 'Avenida Larga 12, Temuco, Santiago'], language: 'es', code: 'CLP' },
    { texts: ['COMPTE COURANT', 'EN DIRHAM'], language: 'fr', code: 'MAD', assumed: true },
    { texts: ['COMPTE COURANT', 'EN DIRHAM', 'Agence Casablanca'], language: 'fr', code: 'MAD' },
    { texts: ['Currency: Dirham', 'Branch Dubai'], language: 'en', code: 'AED' },
    { texts: ['Currency: Dirhams'], language: 'en', code: 'AED', assumed: true },
    { texts: ['Cuenta corriente', 'EN LA PLAZA'], language: 'es', code: 'EUR', assumed: true },
    { texts: ['Agência: 1234-5 CPF 123'], language: 'pt', code: 'BRL', assumed: true },
    { texts: ['Extrato de conta'], language: 'pt', code: 'BRL', assumed: true },
    { texts: ['Sort code 00-00-00'], language: 'en', code: 'GBP', assumed: true },
    { texts: ['Amounts are in PLN'], language: 'en', code: 'PLN' },
  ])(
    '$texts, $headings in $language is $code',
    ({ texts, row = plain, iban = null, bic, headings, language, code, assumed = false }) => {
      const items = [...texts.map((text) => remark(text)), row];
      const hints = { named: null, iban, bic: bic ?? null, headings: headings ?? [], language };
      expect(currencyOf([row], items, hints)).toEqual({ code, assumed });
    },
  );

  it('is that of its IBAN’s country sooner than one in a text below the rows, not than one above them', () => {
    const text = remark('Deposits are guaranteed up to 100,000.00 EUR');
    const hints = { named: null, iban: 'RO57BCLU4572989125947951', bic: null, headings: [], language: 'ro' };
    expect(currencyOf([plain], [plain, text], hints).code).toBe('RON');
    expect(currencyOf([plain], [text, plain], hints).code).toBe('EUR');
  });

  it('is one without cents where no row prints any, of those that a sign leaves open', () => {
    const codeOf = (amount: string) => {
      const rows = [3, 4, 5].map((day) => booking(`${day} March 2025`, amount));
      const hints = { named: null, iban: null, bic: null, headings: [], language: 'es' };
      return currencyOf(rows, [remark('Estado de cuenta'), ...rows], hints);
    };
    expect(codeOf('$ 131.390')).toEqual({ code: 'CLP', assumed: true });
    expect(codeOf('$ 1.390,50').code).not.toBe('CLP');
  });

  it('is that of the towns in two rows, of those that a sign leaves open', () => {
    const rows = ['FERN CAFE RENO NV', 'FEN SHOP BOULDER UT'].map((description) =>
      booking('3 March 2025', '$12.00', undefined, { description }),
    );
    const told = currencyOf(rows, rows, { named: null, iban: null, language: 'en' });
    expect(told).toEqual({ code: 'USD', assumed: false });
  });

  it('is that of many rows’ places', () => {
    const rows = ['CAPE TOWN', 'PRETORIA', 'CAPE TOWN', 'PRETORIA', 'LONDON'].map((town) =>
      booking('3 March 2025', '1 234.50', undefined, { description: `POS SHOP ${town}` }),
    );
    expect(currencyOf(rows, rows, { named: null, iban: null, language: 'en' }).code).toBe('ZAR');
  });
});

describe('the currency of a document’s head', () => {
  it.each([
    [['All amounts in euro (€)'], 'EUR'],
    [['All amounts in euro (€)', 'Currency: USD'], null],
    [['Currency | ALL'], null],
    [['Caja de Ahorro en Dólares'], null],
  ])('%j is %s', (texts, expected) => expect(currencyOfHead(texts.map((text) => remark(text)))).toBe(expected));

  it('is not what stands below the first row', () => {
    expect(currencyOfHead([plain, remark('Currency: USD')])).toBeNull();
  });

  it('is an account’s where that names none of its own, and no sign says otherwise', () => {
    const of = (texts: readonly string[]) =>
      currencyOf(
        [plain],
        texts.map((text) => remark(text)),
        { named: null, iban: null, language: 'en', head: 'EUR' },
      );
    expect(of(['Loan account'])).toEqual({ code: 'EUR', assumed: false });
    expect(of(['Moneda: PESOS']).code).not.toBe('EUR');
  });
});

it.each([
  ['Savings 賬戶號碼 Account Number 555-788105-209 USD', 'USD'],
  ['Account Number 555-788105-388 USD', null],
  ['Account Number 555-788105-209 ALL', null],
  ['Account Number 555-788105-209 USD 12', null],
])('an account’s own line may end with its currency: %s', (text, code) =>
  expect(codeBehindNumber([remark(text)], '555-788105-209')).toBe(code),
);
