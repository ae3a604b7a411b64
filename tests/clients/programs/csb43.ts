import { run } from '../client.ts';

/** `csb2format` of python3-csb43: a strict reader of Norma 43. */

export interface Csb43Account {
  readonly bank_code: string;
  readonly branch_code: string;
  readonly account_key: string;
  readonly account_number: string;
  readonly currency: string;
  readonly initial_balance: string;
  readonly final_balance: string;
  readonly initial_date: string;
  readonly final_date: string;
  readonly expenses: string;
  readonly income: string;
  readonly transactions: readonly {
    readonly amount: string;
    readonly transaction_date: string;
    readonly value_date: string;
    readonly reference2: string;
    readonly optional_items?: readonly { readonly item1: string; readonly item2: string }[];
  }[];
}

/**
 * What it reads of a file.
 * @param encoding as Python calls it: `latin1`, `cp850`
 * @throws {Error} when it refuses the file
 */
export function csb2format(path: string, encoding = 'latin1'): Csb43Account[] {
  const { status, stdout, stderr } = run('csb2format', ['-s', '-e', encoding, '-f', 'json', path, '-']);
  if (status !== 0) throw new Error(`csb2format: ${stderr}`);
  return (JSON.parse(stdout) as { accounts: Csb43Account[] }).accounts;
}

/** Fields as it gives them lack the blanks at their ends; they are 38 characters wide. */
export const textOf = ({ optional_items: items = [] }: Csb43Account['transactions'][number]): string =>
  items
    .flatMap(({ item1, item2 }) => [item1.padEnd(38), item2.padEnd(38)])
    .join('')
    .trimEnd();
