import {
  type Conversion,
  decimalsOf,
  fromMinor,
  type Statement,
  sumAmounts,
  type Transaction,
} from '@tallyleaf/contract';
import { CORPUS_STATEMENTS } from './corpus-statements.ts';

/**
 * Statements that every format is tried on with real programs. Invented, all of it; their sums come out. Those of the corpus
 * are its truths, to which the engine is held: what a program reads is what the page says.
 */

interface Parts {
  readonly account?: Partial<Statement['account']>;
  readonly period?: Statement['period'];
  readonly opening?: string | null;
  /** Left out: what opening and transactions give. */
  readonly closing?: null;
  readonly rows: readonly (readonly [date: string, amount: string, description: string, more?: Partial<Transaction>])[];
}

function statement({ account, period, opening = '1000.00', closing, rows }: Parts): Statement {
  const currency = account?.currency ?? 'EUR';
  const decimals = decimalsOf(currency);
  const transactions = rows.map(([date, amount, description, more]): Transaction => {
    return { date, valueDate: null, description, reference: null, amount, balance: null, confidence: 0.99, ...more };
  });
  const sum =
    closing === null || opening === null ? null : sumAmounts([opening, ...rows.map(([, amount]) => amount)], decimals);
  return {
    account: {
      institution: 'Example Bank',
      holder: 'Ada Person',
      number: '0012345678',
      iban: null,
      bic: null,
      type: 'checking',
      currency,
      ...account,
    },
    period: period ?? { start: '2025-03-01', end: '2025-03-31' },
    opening,
    closing: sum,
    transactions,
    reconciliation: { status: 'verified', checks: [] },
  };
}

const conversion = (...statements: Statement[]): Conversion => ({
  schema: 'statement/1',
  source: { fileName: 'statement.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements,
  warnings: [],
});

export const GERMAN = { iban: 'DE61999123450000555012', number: '555012', bic: 'BYLADEM1001' } as const;
export const SPANISH = { iban: 'ES9121000418450200051332', number: null, bic: 'CAIXESBBXXX' } as const;
export const FRENCH = { iban: 'FR1420041010050500013M02606', number: null, bic: 'PSSTFRPPMON' } as const;
const YEN = { number: '1234567', currency: 'JPY', bankCode: '0001', branchCode: '001' } as const;

/** Characters that are quotes, separators, comments or formulas to some program. */
const HOSTILE = [
  'Tom & Jerry <b>bold</b>',
  'say "hello"; then go',
  "it's = 1+1",
  '(begins with a bracket',
  'pipe | and ; semicolon',
  '=1+1',
  '+31 20 123 4567',
  '-cmd',
  '@home',
  'hash # percent % slash / back \\ at @',
  'tag: value, key=value',
  'green grocer 🥬 family 👩‍👩‍👧',
  'two  blanks',
  ':61: looks like a tag',
  '- dash at first',
];

const monthly = (n: number): string => `2025-03-${String((n % 31) + 1).padStart(2, '0')}`;

export const STATEMENTS: Readonly<Record<string, Conversion>> = {
  checking: conversion(
    statement({
      account: GERMAN,
      rows: [
        ['2025-03-03', '-23.40', 'CARD PAYMENT GREEN GROCER LTD', { valueDate: '2025-03-04', balance: '976.60' }],
        ['2025-03-05', '1500.00', 'SALARY MARCH', { reference: 'SAL-2025-03', balance: '2476.60' }],
        ['2025-03-05', '-0.01', 'FEE', { balance: '2476.59' }],
        ['2025-03-20', '-100.00', 'CHEQUE', { reference: '000123', balance: '2376.59' }],
      ],
    }),
  ),
  card: conversion(
    statement({
      account: { type: 'credit-card', number: '5555****4444', currency: 'USD' },
      opening: '-250.00',
      rows: [
        ['2025-03-02', '-19.99', 'BOOKSHOP ONLINE'],
        ['2025-03-10', '250.00', 'PAYMENT RECEIVED THANK YOU'],
        ['2025-03-12', '-45.10', 'FUEL STATION 12'],
      ],
    }),
  ),
  overdrawn: conversion(
    statement({
      account: SPANISH,
      opening: '-50.25',
      rows: [
        ['2025-03-03', '-100.00', 'RECIBO DE LA LUZ'],
        ['2025-03-04', '20.00', 'INGRESO'],
      ],
    }),
  ),
  yen: conversion(
    statement({
      account: YEN,
      opening: '100000',
      rows: [
        ['2025-03-03', '-12400', '株式会社 みどり商店'],
        ['2025-03-25', '250000', '給与 ﾐﾄﾞﾘ(ｶ'],
      ],
    }),
  ),
  chinese: conversion(
    statement({
      account: { number: '6222020200012345678', currency: 'CNY' },
      rows: [
        ['2025-03-03', '-88.00', '绿色食品有限公司'],
        ['2025-03-04', '500.00', '工资收入'],
      ],
    }),
  ),
  accents: conversion(
    statement({
      account: FRENCH,
      rows: [
        ['2025-03-03', '-12.50', 'Café Zoë – Straße à Århus'],
        ['2025-03-04', '-3.20', 'Müller & Söhne GmbH, Köln'],
        ['2025-03-06', '9.99', 'Remboursement n° 7 «été»'],
      ],
    }),
  ),
  'five hundred rows': conversion(
    statement({
      account: GERMAN,
      rows: Array.from(
        { length: 500 },
        (_, n) =>
          [
            monthly(Math.floor((n * 31) / 500)),
            fromMinor(BigInt(((n * 7919) % 20011) - 10007), 2),
            `Row ${n} of many`,
          ] as const,
      ),
    }),
  ),
  'two accounts': conversion(
    statement({ account: GERMAN, rows: [['2025-03-03', '-10.00', 'First account']] }),
    statement({
      account: { iban: 'DE91100000000123456789', number: '123456789', type: 'savings' },
      opening: '5.00',
      rows: [['2025-03-04', '10.00', 'Second account']],
    }),
  ),
  empty: conversion(statement({ account: GERMAN, rows: [] })),
  'no balances': conversion(
    statement({
      account: { number: null },
      opening: null,
      closing: null,
      period: { start: null, end: null },
      rows: [['2025-03-03', '-10.00', 'Balances are not printed']],
    }),
  ),
  'new year': conversion(
    statement({
      account: GERMAN,
      period: { start: '2024-12-15', end: '2025-01-14' },
      rows: [
        ['2024-12-30', '-10.00', 'Before the year ends'],
        ['2024-12-31', '-20.00', 'Booked on the last day', { valueDate: '2025-01-02' }],
        ['2025-01-02', '30.00', 'Booked in the new year', { valueDate: '2024-12-31' }],
      ],
    }),
  ),
  'hostile texts': conversion(
    statement({
      account: GERMAN,
      rows: HOSTILE.map(
        (text, n) => [monthly(n), n % 2 === 0 ? '1.00' : '-1.00', text, { reference: `R${n}` }] as const,
      ),
    }),
  ),
  'long texts': conversion(
    statement({
      account: SPANISH,
      rows: [
        ['2025-03-03', '-7.00', Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')],
        ['2025-03-04', '-8.00', 'x'.repeat(300)],
        ['2025-03-05', '-9.00', 'Exactly thirty two characters ok'],
      ],
    }),
  ),
  'equal rows': conversion(
    statement({
      account: GERMAN,
      rows: [
        ['2025-03-03', '-2.50', 'COFFEE'],
        ['2025-03-03', '-2.50', 'COFFEE'],
        ['2025-03-03', '-2.50', 'COFFEE'],
      ],
    }),
  ),
  spanish: conversion(
    statement({
      account: SPANISH,
      opening: '1234.56',
      period: { start: '2024-12-16', end: '2025-01-15' },
      rows: [
        [
          '2024-12-31',
          '-45.10',
          'RECIBO COMUNIDAD DE PROPIETARIOS CALLE DEL NIÑO JESÚS 7',
          { valueDate: '2025-01-02' },
        ],
        ['2025-01-02', '1850.00', 'NÓMINA DICIEMBRE', { reference: 'NOM-2024-12', valueDate: '2024-12-31' }],
        ['2025-01-03', '-0.99', 'Comisión de administración ¿y cuál? 10 €'],
        ['2025-01-03', '0.00', 'Liquidación sin importe'],
      ],
    }),
  ),
  french: conversion(
    statement({
      account: FRENCH,
      opening: '-120.00',
      rows: [
        [
          '2025-03-03',
          '-58.20',
          'PRLV SEPA ÉLECTRICITÉ DE L’OUEST ÉCHÉANCE 03/2025 CONTRAT 000123456 MANDAT FR-77',
          { valueDate: '2025-03-04' },
        ],
        ['2025-03-07', '2100.00', 'VIR SALAIRE MARS', { reference: 'SALAIRE-03' }],
        ['2025-03-31', '-9.90', 'COTISATION CARTE BANCAIRE ANNÉE 2025 RÉF 00000000000000000000000000000000000000042'],
      ],
    }),
    statement({
      account: FRENCH,
      opening: '1911.90',
      period: { start: '2025-04-01', end: '2025-04-30' },
      rows: [['2025-04-02', '-11.90', 'CARTE 01/04 BOULANGERIE']],
    }),
  ),
  japanese: conversion(
    statement({
      account: { ...YEN, institution: 'みどり銀行', holder: 'カブシキガイシャ ミドリ' },
      opening: '-3000',
      rows: [
        ['2025-03-03', '1250000', '振込 株式会社ミドリ商店', { valueDate: '2025-03-02' }],
        ['2025-03-10', '-880', 'ＡＴＭ利用手数料'],
        ['2025-03-25', '-54321', 'カード引落 みどりガス・でんき ご契約番号１２３４５６７８９'],
      ],
    }),
  ),
  'other scripts': conversion(
    statement({
      account: { ...GERMAN, holder: 'Ада Примерова' },
      rows: [
        ['2025-03-03', '-12.50', 'Москва, ул. Ленина 7: оплата'],
        ['2025-03-04', '-3.20', 'ΕΛΛΗΝΙΚΗ ΤΡΑΠΕΖΑ Αθήνα'],
        ['2025-03-05', '9.99', '서울 상점 환불'],
        ['2025-03-06', '-1.00', '北京 茶店'],
      ],
    }),
  ),
  'balances beside rows only': conversion(
    statement({
      account: SPANISH,
      opening: null,
      rows: [
        ['2025-03-03', '-23.40', 'CARD PAYMENT', { balance: '976.60' }],
        ['2025-03-05', '1500.00', 'SALARY', { balance: '2476.60' }],
      ],
    }),
  ),
  'invisible letters and nothing moved': conversion(
    statement({
      account: GERMAN,
      rows: [
        ['2025-03-04', '-0.00', 'Nothing moved'],
        ['2025-03-05', '-7.00', 'Right \u202eto left\u202c and \u200bnothing'],
      ],
    }),
  ),
  ...CORPUS_STATEMENTS,
};
