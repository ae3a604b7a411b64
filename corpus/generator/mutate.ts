import type { Statement } from '@tallyleaf/contract';

/**
 * Changes that turn a right statement into a wrong one: what a misreading, a lost line or a doubled line would leave.
 * None of them may still be `verified`.
 */

/** The part of a statement that sums are made of. */
export type Figures = Pick<Statement, 'opening' | 'closing' | 'transactions'>;

export interface Mutation<T extends Figures = Figures> {
  /** What was changed, for a test's name: `amount 3: digit 2 4>5`. */
  readonly what: string;
  /** The row that was changed; null for opening and closing. */
  readonly row: number | null;
  readonly statement: T;
}

/** Every way to change one digit of a decimal string into its successor (9 into 0); the result differs in value. */
function digitChanges(amount: string): { text: string; what: string }[] {
  return [...amount].flatMap((char, index) => {
    if (!/\d/.test(char)) return [];
    const digit = String((Number(char) + 1) % 10);
    return [
      { text: amount.slice(0, index) + digit + amount.slice(index + 1), what: `digit ${index} ${char}>${digit}` },
    ];
  });
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

function withRow<T extends Figures>(statement: T, row: number, change: Partial<T['transactions'][number]>): T {
  const transactions = statement.transactions.map((transaction, index) =>
    index === row ? { ...transaction, ...change } : transaction,
  );
  return { ...statement, transactions };
}

/** Opening or closing with one digit changed. */
export function headMutations<T extends Figures>(statement: T): Mutation<T>[] {
  return (['opening', 'closing'] as const).flatMap((field) =>
    digitChanges(statement[field] ?? '').map(({ text, what }) => ({
      what: `${field}: ${what}`,
      row: null,
      statement: { ...statement, [field]: text },
    })),
  );
}

/** A digit of an amount or a balance changed, and an amount's sign. */
export function figureMutations<T extends Figures>(statement: T): Mutation<T>[] {
  return statement.transactions.flatMap((transaction, row) => {
    const changes = (['amount', 'balance'] as const).flatMap((field) =>
      digitChanges(transaction[field] ?? '').map(({ text, what }) => ({
        what: `${field} ${row}: ${what}`,
        row,
        statement: withRow(statement, row, { [field]: text } as Partial<T['transactions'][number]>),
      })),
    );
    if (isZero(transaction.amount)) return changes;
    const amount = negated(transaction.amount);
    const sign = { amount } as Partial<T['transactions'][number]>;
    return [...changes, { what: `amount ${row}: sign`, row, statement: withRow(statement, row, sign) }];
  });
}

/** A row left out, or there twice. Rows that change nothing are passed over: no sum can miss them. */
export function rowMutations<T extends Figures>(statement: T): Mutation<T>[] {
  return statement.transactions.flatMap((transaction, row) => {
    if (isZero(transaction.amount)) return [];
    const before = statement.transactions.slice(0, row);
    const after = statement.transactions.slice(row + 1);
    return [
      { what: `row ${row}: lost`, row, statement: { ...statement, transactions: [...before, ...after] } },
      {
        what: `row ${row}: doubled`,
        row,
        statement: { ...statement, transactions: [...before, transaction, transaction, ...after] },
      },
    ];
  });
}

/** All single changes of a statement. */
export const allMutations = <T extends Figures>(statement: T): Mutation<T>[] => [
  ...headMutations(statement),
  ...figureMutations(statement),
  ...rowMutations(statement),
];
