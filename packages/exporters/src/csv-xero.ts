import type { Format, Held } from './exporter.ts';
import type { AccountRow } from './parts/by-account.ts';
import { chequeNumber } from './parts/cheques.ts';
import type { TableColumns } from './parts/delimited.ts';
import { dividedTables } from './parts/divided-table.ts';
import { XERO_TABLE } from './parts/program-limits.ts';
import { holdForProgram, withRounding } from './parts/program-tables.ts';
import { orderedDate, settingOf } from './settings.ts';

/**
 * Xero's bank statement template. Xero reads by position or by name, depending on its version, so the six columns are
 * always there. The payee is not known; the cheque's number is, where the reference is certainly one.
 */
export const xero: Format = {
  hold: (conversion) => withRounding(holdForProgram(conversion), 'Xero'),
  print: (held, { settings }, conversion) => {
    const columns = columnsFor(settingOf(settings, 'dates'), cheques(held));
    return dividedTables(held, conversion, 'xero.csv', { columns }, XERO_TABLE);
  },
};

/** The ids of transactions that are cheques, with their numbers. */
const cheques = ({ statements }: Held): ReadonlyMap<string, string> =>
  new Map(
    statements.flatMap(({ transactions, source }) =>
      transactions.flatMap((held): [string, string][] => {
        const transaction = source.transactions[held.row];
        const number = transaction ? chequeNumber(transaction) : null;
        return number === null ? [] : [[held.id, number]];
      }),
    ),
  );

/** @param order of `DATES`; organisations that write the month first are in the United States, where cheques are checks */
const columnsFor = (order: string, numbers: ReadonlyMap<string, string>): TableColumns<AccountRow> => [
  ['*Date', ({ date }) => orderedDate(date, order)],
  ['*Amount', ({ amount }) => amount],
  ['Payee', () => ''],
  ['Description', ({ text }) => text],
  ['Reference', ({ reference }) => reference ?? ''],
  [order === 'mdy' ? 'Check Number' : 'Cheque Number', ({ id }) => (numbers.size === 0 ? '' : (numbers.get(id) ?? ''))],
];
