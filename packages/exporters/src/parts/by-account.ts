import type { Conversion } from '@tallyleaf/contract';
import type { ExportedFile, Held, HeldStatement, HeldTransaction } from '../exporter.ts';
import { accountsOf } from './accounts.ts';

/** A transaction with its account, as tables hold it. */
export type AccountRow = HeldTransaction & Pick<HeldStatement, 'account' | 'currency'>;

/** The held statements of one account, for formats that hold one account a file. */
export interface HeldAccount {
  /** Which account of the document, counted from 1; the same whether or not others are refused. */
  readonly number: number;
  readonly statements: readonly HeldStatement[];
  /** Their transactions, in order. */
  readonly rows: readonly AccountRow[];
}

/** The transactions of statements, in order, each with its account. */
export const rowsOf = (statements: readonly HeldStatement[]): AccountRow[] =>
  statements.flatMap(({ transactions, account, currency }) =>
    transactions.map((row) => ({ ...row, account, currency })),
  );

/** What is held of each account, period after period; accounts of which nothing is held are left out. */
export const heldByAccount = (held: Held, conversion: Conversion): HeldAccount[] =>
  accountsOf(conversion).flatMap((group, index): HeldAccount[] => {
    const statements = held.statements.filter((statement) => group.statements.includes(statement.index));
    return statements.length === 0 ? [] : [{ number: index + 1, statements, rows: rowsOf(statements) }];
  });

/** A file for each account of which something is held. */
export const accountFiles = (
  held: Held,
  conversion: Conversion,
  extension: string,
  print: (rows: readonly AccountRow[]) => Uint8Array<ArrayBuffer>,
): ExportedFile[] =>
  heldByAccount(held, conversion).map(({ number, rows }) => ({ bytes: print(rows), extension, account: number }));
