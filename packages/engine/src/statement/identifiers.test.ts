import { describe, expect, it } from 'vitest';
import { remark } from '../../tests/item-builder.ts';
import { line } from '../../tests/line-builder.ts';
import type { Item } from '../shapes/row.ts';
import { customerNumber, identifiersIn, leadingNumber, numberInIban } from './identifiers.ts';

describe('a number in front of a text', () => {
  it.each([
    ['12345678', '12345678'],
    [': 07 1122 33445566', '07112233445566'],
    ['****-****-****-1234', '****-****-****-1234'],
    ['0112 3752 1931 5794', '0112375219315794'],
    ['31.555.209 EUR', '31.555.209'],
    ['0555/12345678 in EURO', '0555/12345678'],
    ['CZK 12345678/0999', '12345678/0999'],
    ['ABC 12345678/0999', 'ABC12345678/0999'],
    ['0999-26-393772 Mynt', '0999-26-393772'],
    ['0999-9,555 000 123-4', '0999-9,555000123-4'],
    ['0999,55', null],
    ['普通 5550123', '5550123'],
    ['普通預金 です', null],
    ['n.º 0555000123', '0555000123'],
    ['RONCRT0003215403', 'RONCRT0003215403'],
    ['20441106', '20441106'],
    ['20251106', null],
    ['55548-S1 (rate 8.4%)', '55548-S1'],
    ['55Q-41902', '55Q-41902'],
    ['KZ16722C359047512057', 'KZ16722C359047512057'],
    ['05MAR25', null],
    ['口座番号 5550123', '5550123'],
    ['2025-03-31', null],
    ['12345678 31.03.2025 page 1/3', '12345678'],
    ['12345678 - 31/03/25', '12345678'],
    ['12345678 31-03-2025', '12345678'],
    ['12345678 20-03-25', '1234567820-03-25'],
    ['12345678 - 31/03/2025 - 1/3', '12345678'],
    ['1122 555-501', '1122555-501'],
    ['31 03 12345678', '310312345678'],
    ['063089 43596807', '06308943596807'],
    ['12/2025', null],
    ['12/2025-4', '12/2025-4'],
    ['01/03/2025', null],
    ['FROM 01/03/2025 TO 31/03/2025', null],
    ['du 01 07 2023 au 31 07 2023', null],
    ['DK 01-03-4567', 'DK01-03-4567'],
    ['NRO. 469-890530/6', '469-890530/6'],
    ['Kto. 5550123', '5550123'],
    ['1,234.50', null],
    ['1.234,50', null],
    ['12', null],
    ['**** 1122', '****1122'],
    ['●●●● 1122', '●●●●1122'],
    ['…1122', '…1122'],
    ['12345678 · Mr A. Nobody', '12345678'],
    ['12345678 ····', '12345678····'],
    ['####1122', '####1122'],
    ['2026/08 1/2', null],
    ['2026/0800', '2026/0800'],
    ['none', null],
    ['末尾 1234 ご利用分', null],
    ['$ -119.796', null],
    ['$ 119796', null],
    ['0410666338 K', '0410666338K'],
    ['0410666338 K. Nobody', '0410666338'],
    ['20250331 A', null],
  ])('%j is %s', (text, expected) => expect(leadingNumber(text)).toBe(expected));
});

describe('what a line says of an account', () => {
  it.each([
    ['Account number 12345678', { number: '12345678' }],
    ['ACCT 5550001234', { number: '5550001234' }],
    ['חשבון עו"ש מספר 555-000123', { number: '555-000123' }],
    [
      'COMPTE DE DEPOT N° 05550001234 IBAN FR76 3000 6000 0112 3456 7890 189',
      { number: '05550001234', iban: 'FR7630006000011234567890189' },
    ],
    ['No. de Cuenta | 5550012345', { number: '5550012345' }],
    ['No. Cuenta CLABE | 999180001234567897', { interbank: '999180001234567897' }],
    ['IBAN NL23 TLLF 0123 4567 89', { iban: 'NL23TLLF0123456789' }],
    ['IBAN NL24 TLLF 0123 4567 89', { iban: null }],
    ['BIC: TLLFNL2X', { bic: 'TLLFNL2X' }],
    ['Branch Identifier Code TLLFGB2L', { bic: 'TLLFGB2L' }],
    ['TRANSFER TLLFNL2X', { bic: null }],
    ['Account Number | : | 00005550001234', { number: '00005550001234' }],
    ['Konto | Företagskonto 55500012345', { number: '55500012345' }],
    ['Tarjeta: Oro 5550 01** **** 1234', { number: '555001******1234' }],
    ['Girokonto Nummer 5550001234', { number: '5550001234' }],
    ['Cuenta de Ahorros 664-413452-79 Titular: Mara Example', { number: '664-413452-79' }],
    ['CAJA DE AHORRO Nro. 555-746598/0 CBU 1947036402152377358773', { number: '555-746598/0' }],
    ['LIVRET EPARGNE N° 555000123456 en euros', { number: '555000123456' }],
    ['Compte Courant Pro n° 55500012345', { number: '55500012345' }],
    ['CONTA À ORDEM BASE N.º 5555.395424.001 EUR', { number: '5555.395424.001' }],
    ['We take this sum from your account NL•• •• •••• ••55 50 on the day named above', { number: null }],
    ['15/04/2025 | Withheld by a shop, card ****0550 | -12.00', { number: null }],
    ['Account opened in Tilford 2019', { number: null }],
    ['결제계좌 | 417-55-123499', { number: null }],
    ['Einzug vom Konto DE61999123450000555012', { iban: null, number: null }],
    ['Auszug vom Konto DE61999123450000555012', { iban: 'DE61999123450000555012' }],
    ['계좌번호 | 417-55-123499', { number: '417-55-123499' }],
    ['Account | ACME SCAFFOLDING WLL - 082831926612 - QAR CURRENT', { number: '082831926612' }],
    ['https://corporate.bank.example/activity?acct=6612 | 1/1', { number: null }],
  ])('%j', (text, expected) => expect(identifiersIn(remark(text), null)).toMatchObject(expected));

  it('stands below its heading', () => {
    const headings = line(100, [
      ['Account No.', 50],
      ['BIC', 200],
    ]);
    const values = line(112, [
      ['7777-1234567', 50],
      ['TLLFNL2X', 200],
    ]);
    expect(identifiersIn(headings, values)).toMatchObject({ number: '7777-1234567', bic: 'TLLFNL2X' });
    // A house and its street
    expect(identifiersIn(headings, line(112, [['4410 W FEN ROAD', 50]])).number).toBeNull();
  });
});

describe('the number of a customer', () => {
  it.each([
    ['Mobile Number: | 0555012345', '0555012345'],
    ['Klantnummer 55500012345', '55500012345'],
    ['2024-11-01 to 2024-11-30 Mobile number 05550123456 Currency PHP', '05550123456'],
    ['Mobile Number: 0555012345 in use', '0555012345'],
    ['Customer number 12', null],
    ['Quote your customer number 55500012345 whenever you call us', null],
  ])('%j', (text, expected) => expect(customerNumber([remark(text)])).toBe(expected));
});

describe('several numbers in one cell', () => {
  it('stand below their labels in order', () => {
    const labels = line(100, [['Agência | Conta', 50]]);
    const values = line(112, [['05555 | 0555123-4', 50]]);
    expect(identifiersIn(labels, values)).toMatchObject({ number: '0555123-4' });
  });
});

it('an account is listed behind its name by a number that its IBAN ends with', () => {
  const iban = 'DE02100500000555000123';
  expect(numberInIban(iban, [remark('Girokonto 555000123 | +1.150,00')])).toBe('555000123');
  const title = (number: string): Item[] => [remark(`Girokonto Plus Nr. ${number} EUR IBAN ${iban}`)];
  expect(numberInIban(iban, title('555000123'))).toBe('555000123');
  expect(numberInIban(iban, title('555000124'))).toBeNull();
  expect(numberInIban(iban, [remark('Girokonto 555000124 | +1.150,00'), remark('Girokonto 0123')])).toBeNull();
});

it('the country of an IBAN behind a kind of account is no word for a number', () => {
  const found = identifiersIn(remark('Brukskonto IBAN NO93 8601 1117 947'), null);
  expect([found.number, found.iban]).toEqual([null, 'NO9386011117947']);
});
