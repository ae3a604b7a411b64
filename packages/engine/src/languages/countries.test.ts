import { expect, it } from 'vitest';
import { countrySignsIn } from './countries.ts';

const countries = (text: string): string[] => [...new Set(countrySignsIn(text).map(({ country }) => country))].sort();

it.each([
  ['Wattle NSW 2999', ['AU']],
  ['BSB 062-000', ['AU']],
  ['EFTPOS FERN STORE', ['AU', 'NZ']],
  ['CRA 7 # 12-34 AP 101', ['CO']],
  ['Calle 12B No. 34-56', ['CO']],
  ['Calle 12 34-56', []],
  ['Halifax NS B3H 2Y4', ['CA']],
  ['SALEM OR 97301', ['US']],
  ['Member FDIC', ['US']],
  ['Eastmere EM4 2QT', ['GB']],
  ['PIX ENVIADO', ['BR']],
  ['RFC: ABC 1234', ['MX']],
  ['RTGS/NEFT IFSC : TLLF0000001', ['IN']],
  ['DEBIT ORDER', ['ZA']],
  ['Clearing-Nr. 778', ['CH']],
  ['www.tannenhof.com.au', ['AU']],
  ['Account 12-3456-1234567-00', ['NZ']],
  ['Call +64 9 555 0123', ['NZ']],
  ['Call (+852) 2555 0123', ['HK']],
  ['LIPA (PAYBILL):', ['KE']],
  ['PUROK 4 BRGY SAN ROQUE', ['PH']],
  ['FERMONT (QC) J1H 9Z9', ['CA']],
  ['A BSP-regulated issuer', ['PH']],
  ['CNPJ 12.345.678/0001-95', ['BR']],
  ['Titular 123.456.789-09', ['BR']],
  ['Branch TLLF0000123', ['IN']],
  ['ABN 12 345 678 901', ['AU']],
  ['12, Jalan Damai, 47100 Larkhill, Selangor', ['MY']],
  ['Wallet account 0300-5551234', ['PK']],
  ['0341-555123', []],
  ['+1,234.00', []],
  ['FEN CAFE BOULDER CITY NV', ['US']],
  ['صندوق بريد 12، عمّان - الأردن', ['JO']],
  ['فرع الدار البيضاء', ['MA']],
  ['סניף תל אביב', ['IL']],
  ['FEN CAFE NV', ['US']],
  ['Fen cafe NV', []],
  ['Toby Fenn', []],
  ['12345 67890', []],
])('%j tells of %j', (text, expected) => {
  expect(countries(text)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(countries(text)).toEqual([]);
});
