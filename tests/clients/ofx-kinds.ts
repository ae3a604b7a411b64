import { type Conversion, decimalsOf, toMinor } from '@tallyleaf/contract';
import type { ExportOptions, HeldStatement, HeldTransaction } from '@tallyleaf/exporters';
import { expect } from 'vitest';
import { withFiles } from './client.ts';
import { STATEMENTS } from './statements.ts';

/** The OFX formats as programs are shown them, and what they must find. */

export interface OfxKind {
  readonly id: string;
  readonly options: ExportOptions;
}

export const OFX_KINDS: readonly OfxKind[] = [
  { id: 'ofx', options: {} },
  { id: 'ofx2', options: {} },
  { id: 'qbo', options: {} },
  { id: 'qfx', options: { settings: { 'bank-id': '10898', org: 'B1', fid: '10898' } } },
  { id: 'ofx-br', options: { settings: { 'bank-code': '001' } } },
];

/** A transaction with its statement. */
export interface OfxRow {
  readonly row: HeldTransaction;
  readonly statement: HeldStatement;
}

/** A statement's transactions. */
export const rowsOf = (statement: HeldStatement): OfxRow[] => statement.transactions.map((row) => ({ row, statement }));

/** Statements of one account together, as most programs keep them. */
export function byAccount(statements: readonly HeldStatement[]): [HeldStatement, ...HeldStatement[]][] {
  const groups: [HeldStatement, ...HeldStatement[]][] = [];
  for (const statement of statements) {
    const group = groups.find(([first]) => first.account === statement.account);
    if (group) group.push(statement);
    else groups.push([statement]);
  }
  return groups;
}

/** Amounts in minor units, so that `-23.4` and `-23.40` are the same. */
export const minorOf = (amount: string | null | undefined, { currency }: Pick<HeldStatement, 'currency'>): bigint =>
  toMinor(amount ?? '', decimalsOf(currency));

/** NAME: the first 32 characters of the text. */
export const nameOf = ({ text }: HeldTransaction): string => [...text].slice(0, 32).join('').trimEnd();

/** MEMO: the whole text, where NAME does not hold it. */
export const memoOf = (row: HeldTransaction): string => (nameOf(row) === row.text ? '' : row.text);

export const isCard = ({ source }: HeldStatement): boolean => source.account.type === 'credit-card';

/** The one cheque among our statements has this number. */
export const isCheque = ({ reference }: HeldTransaction): boolean => reference === '000123';

/** A statement's one file, with what it must hold. */
export interface OfxFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly folder: string;
  readonly statements: readonly HeldStatement[];
  readonly rows: readonly OfxRow[];
}

/** Every statement in a format, one after the other; of those that it refuses there is no file to look at. */
export async function lookAtAll(kind: OfxKind, look: (file: OfxFile) => void): Promise<void> {
  for (const name of Object.keys(STATEMENTS)) await lookAt(kind, name, look);
}

/** One statement in a format, for programs that are slow. */
export async function lookAt({ id, options }: OfxKind, name: string, look: (file: OfxFile) => void): Promise<void> {
  await withFiles(
    id,
    STATEMENTS[name] as Conversion,
    ({ files, held, folder }) => {
      expect(files, name).toHaveLength(held.statements.length > 0 ? 1 : 0);
      const { statements } = held;
      const rows = statements.flatMap(rowsOf);
      for (const file of files) look({ name, ...file, folder, statements, rows });
    },
    options,
  );
}
