import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { fromMinor } from '@tallyleaf/contract/plain';
import type { SettingValues } from '../settings.ts';

/** Conversions that every exporter is tried on. Invented, all of it. */

export const transaction = (over: Partial<Transaction> = {}): Transaction => ({
  date: '2025-03-03',
  valueDate: null,
  description: 'CARD PAYMENT GREEN GROCER LTD',
  reference: null,
  amount: '-23.40',
  balance: null,
  where: { page: 1, box: [54, 312.4, 541.2, 336] },
  confidence: 0.998,
  ...over,
});

type StatementParts = Partial<Omit<Statement, 'account'>> & { readonly account?: Partial<Statement['account']> };

export const statement = ({ account, ...over }: StatementParts = {}): Statement => ({
  account: {
    institution: 'Example Bank',
    holder: 'A. Person',
    number: '0012345678',
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'USD',
    ...account,
  },
  period: { start: '2025-03-01', end: '2025-03-31' },
  opening: '1520.75',
  closing: '1497.35',
  transactions: [transaction({ balance: '1497.35' })],
  reconciliation: {
    status: 'verified',
    checks: [{ kind: 'opening-plus-transactions-is-closing', ok: true, expected: '1497.35', found: '1497.35' }],
  },
  ...over,
});

export const conversion = (...statements: Statement[]): Conversion => ({
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements,
  warnings: [],
});

/** Settings without which a format would refuse most of the cases, by its id. */
export const SETTINGS: Readonly<Record<string, SettingValues>> = { 'ofx-br': { 'bank-code': '001' } };

/** Texts that spreadsheets run, that break delimited or marked-up text, or that no format can hold as they are. */
export const HOSTILE_TEXTS = [
  '=1+1',
  '@SUM(A1)',
  '+31 20 123 4567',
  '-cmd|calc',
  '-12.50',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  'say "hello", then; go',
  'first line\r\nsecond line\nthird',
  'nul\u0000 bell\u0007 escape\u001b[31m delete\u007f next\u0085line\u2028separator',
  'green 🥬 grocer 👩‍👩‍👧',
  '株式会社 みどり商店 ﾐﾄﾞﾘ',
  '<b>&amp;</b> ]]> \'single\' "double"',
  'lone \ud83d surrogate \ufffe',
  '_x0041_ and _x000D_',
  'cafe\u0301',
  '   ',
  '',
  '00012345',
  '1e5',
  '2025-03-03',
  'x'.repeat(40_000),
];

const eur = statement({
  account: { iban: 'DE61999123450000555012', number: '555012', currency: 'EUR', type: 'savings' },
  opening: '-10.00',
  closing: '1224.56',
  transactions: [transaction({ amount: '1234.56', valueDate: '2025-12-31', reference: '000123', balance: '1224.56' })],
});

/** One of each country whose formats are for its own accounts only. */
const spanish = statement({
  account: { iban: 'ES9121000418450200051332', number: null, bic: 'CAIXESBBXXX', currency: 'EUR' },
  opening: '-50.25',
  closing: '869.75',
  transactions: [
    transaction({ amount: '-100.00', description: 'RECIBO DE LA LUZ, CÓDIGO Ñ-7', valueDate: '2025-03-05' }),
    transaction({ date: '2025-03-10', amount: '1020.00', description: 'NÓMINA MARZO', reference: '000123' }),
  ],
});
const french = statement({
  account: { iban: 'FR1420041010050500013M02606', number: null, bic: 'PSSTFRPPMON', currency: 'EUR' },
  opening: '100.00',
  closing: '-21.50',
  transactions: [
    transaction({ amount: '-125.50', description: 'PRÉLÈVEMENT ÉLECTRICITÉ RÉFÉRENCE 2025-03-7 CLIENT 000456' }),
    transaction({ date: '2025-03-31', amount: '4.00', description: 'Remboursement n° 7', valueDate: '2025-04-01' }),
  ],
});
const japanese = statement({
  account: {
    institution: 'みどり銀行',
    holder: 'カブシキガイシャ ミドリ',
    number: '1234567',
    currency: 'JPY',
    bankCode: '0001',
    branchCode: '001',
  },
  opening: '-5000',
  closing: '232600',
  transactions: [
    transaction({ amount: '-12400', description: '株式会社みどり商店 カード' }),
    transaction({ date: '2025-03-25', amount: '250000', description: '給与 ﾐﾄﾞﾘ', valueDate: '2025-03-24' }),
  ],
});

export const CASES: Readonly<Record<string, Conversion>> = {
  one: conversion(statement()),
  'no-transactions': conversion(statement({ transactions: [] })),
  'no-statements': conversion(),
  'two-accounts': conversion(statement(), eur),
  'two-periods': conversion(statement(), statement({ period: { start: '2025-04-01', end: '2025-04-30' } })),
  'accounts-without-number': conversion(
    statement({ account: { number: null } }),
    statement({ account: { number: null } }),
    statement({ account: { number: null, currency: 'EUR' } }),
  ),
  'nothing-printed': conversion(
    statement({ account: { institution: null, holder: null, number: null }, opening: null, closing: null }),
  ),
  yen: conversion(
    statement({
      account: { currency: 'JPY' },
      opening: '100000',
      closing: '87600',
      transactions: [transaction({ amount: '-12400', balance: '87600', description: '株式会社 みどり商店' })],
    }),
  ),
  hostile: conversion(
    statement({
      account: { number: '=1+1', institution: '<&">' },
      transactions: HOSTILE_TEXTS.map((text) => transaction({ description: text, reference: text || null })),
    }),
  ),
  spanish: conversion(spanish),
  french: conversion(french),
  japanese: conversion(japanese),
  countries: conversion(spanish, french, japanese, spanish),
  'equal-rows': conversion(statement({ transactions: [transaction(), transaction()] })),
  'long-figures': conversion(statement({ transactions: [transaction({ amount: '-12345678901234567.89' })] })),
  '500-rows': conversion(
    statement({
      transactions: Array.from({ length: 500 }, (_, n) =>
        transaction({
          date: `2025-03-${String((n % 31) + 1).padStart(2, '0')}`,
          amount: fromMinor(BigInt((n - 250) * 137), 2),
          description: `Row ${n}`,
        }),
      ),
    }),
  ),
};
