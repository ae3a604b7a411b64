import { type Conversion, fromMinor, type Statement, type Transaction, toMinor } from '@tallyleaf/contract';
import type { SettingValues } from '@tallyleaf/exporters';

/** A statement of any length that a format holds. Invented; its balances come out. */

const EURO = { iban: 'DE61999123450000555012', number: '555012', bic: 'BYLADEM1001', currency: 'EUR' };

/** Accounts of formats that hold those of one country only. */
const ACCOUNTS: Readonly<Record<string, Partial<Statement['account']>>> = {
  norma43: { iban: 'ES9121000418450200051332', number: null, bic: 'CAIXESBBXXX' },
  cfonb120: { iban: 'FR1420041010050500013M02606', number: null, bic: 'PSSTFRPPMON' },
  ...Object.fromEntries(
    ['zengin', 'yayoi', 'freee', 'moneyforward'].map((id) => [
      id,
      { iban: null, bic: null, number: '1234567', currency: 'JPY', bankCode: '0001', branchCode: '001' },
    ]),
  ),
};

export const SETTINGS: Readonly<Record<string, SettingValues>> = { 'ofx-br': { 'bank-code': '001' } };

const TEXTS = [
  'Card payment Green Grocer Ltd',
  'Überweisung Müller & Söhne',
  'Salary March',
  '振込 みどり商店',
  'Cheque',
];
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
/** The rows are spread over so many days, however many they are. */
const DAYS = 360;

/** A conversion of one account with so many rows. @param id of the format that is to hold it */
export function subjectFor(id: string, rows: number): Conversion {
  const account = { ...EURO, ...ACCOUNTS[id] };
  const decimals = account.currency === 'JPY' ? 0 : 2;
  let sum = toMinor('1000', decimals);
  const opening = fromMinor(sum, decimals);
  const transactions = Array.from({ length: rows }, (_, n): Transaction => {
    // Neither first in, first out nor all of one kind: sums stay small, whatever the length.
    const amount = BigInt(((n * 7919) % 20_011) - 10_005) || 1n;
    sum += amount;
    return {
      date: new Date(FIRST_DAY + Math.floor((n * DAYS) / rows) * DAY).toISOString().slice(0, 10),
      valueDate: null,
      description: `${TEXTS[n % TEXTS.length]} ${n}`,
      reference: n % 3 === 0 ? String(100_000 + n) : null,
      amount: fromMinor(amount, decimals),
      balance: fromMinor(sum, decimals),
      confidence: 1,
    };
  });
  const statement: Statement = {
    account: {
      institution: 'Example Bank',
      holder: 'Ada Person',
      type: 'checking',
      ...account,
    } as Statement['account'],
    period: { start: '2024-01-01', end: '2024-12-31' },
    opening,
    closing: fromMinor(sum, decimals),
    transactions,
    reconciliation: { status: 'verified', checks: [] },
  };
  return {
    schema: 'statement/1',
    source: { fileName: 'long.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
    statements: [statement],
    warnings: [],
  };
}
