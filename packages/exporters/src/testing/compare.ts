import { decimalsOf, toMinor } from '@tallyleaf/contract/plain';
import type { ExporterInfo, Held, RowField } from '../exporter.ts';
import type { ReadFile, ReadRow, ReadStatement } from './readers/read.ts';

/** What a reader must find and what it found, as two values that a test can hold against each other. */

const ROW_FIELDS: readonly RowField[] = [
  'date',
  'valueDate',
  'text',
  'reference',
  'amount',
  'currency',
  'balance',
  'account',
  'category',
  'id',
];

type Values = Readonly<Record<string, unknown>>;

/** What a file's reader must find of a conversion: of each transaction the fields that the format keeps. */
export function expectedOf(held: Held, keeps: ExporterInfo['keeps']): { rows: Values[]; statements: Values[] } {
  const rows = held.statements.flatMap(({ transactions, account, currency }) =>
    transactions.map((transaction) => rowValues({ ...transaction, account, currency }, currency, keeps)),
  );
  const statements = held.statements.map(({ account, opening, closing, source, currency }) =>
    statementValues({ account, opening, closing, period: source.period }, currency, keeps),
  );
  return { rows, statements: statesAny(keeps) ? statements : [] };
}

/** What was found, in the same form. Currencies are the conversion's: a file without them does not say decimals. */
export function foundOf(files: readonly ReadFile[], held: Held, keeps: ExporterInfo['keeps']) {
  const currencies = held.statements.flatMap(({ transactions, currency }) => transactions.map(() => currency));
  const rows = files.flatMap((file) => file.rows).map((row, n) => rowValues(row, currencies[n] ?? 'USD', keeps));
  const statements = files
    .flatMap((file) => file.statements ?? [])
    .map((statement, n) => statementValues(statement, held.statements[n]?.currency ?? 'USD', keeps));
  return { rows, statements: statesAny(keeps) ? statements : [] };
}

const statesAny = (keeps: ExporterInfo['keeps']): boolean =>
  keeps.some((field) => field === 'opening' || field === 'closing' || field === 'period');

/** Amounts in minor units: `12.5` and `12.50` are the same. */
const minor = (amount: string | null | undefined, currency: string): bigint | null =>
  amount === null || amount === undefined ? null : toMinor(amount, decimalsOf(currency));

function rowValues(row: ReadRow, currency: string, keeps: ExporterInfo['keeps']): Values {
  const values: Values = {
    ...row,
    amount: minor(row.amount, currency),
    balance: minor(row.balance, currency),
    valueDate: row.valueDate ?? null,
    reference: row.reference ?? null,
    category: row.category ?? null,
  };
  return Object.fromEntries(ROW_FIELDS.filter((field) => keeps.includes(field)).map((field) => [field, values[field]]));
}

function statementValues(statement: ReadStatement, currency: string, keeps: ExporterInfo['keeps']): Values {
  const { opening, closing, period, account } = statement;
  return {
    ...(keeps.includes('account') ? { account } : {}),
    ...(keeps.includes('opening') ? { opening: minor(opening, currency) } : {}),
    ...(keeps.includes('closing') ? { closing: minor(closing, currency) } : {}),
    ...(keeps.includes('period') ? { period } : {}),
  };
}
