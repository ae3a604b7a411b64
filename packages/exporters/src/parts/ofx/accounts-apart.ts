import type { Conversion } from '@tallyleaf/contract';
import type { ExportedFile, Held } from '../../exporter.ts';
import type { ChoiceSetting } from '../../settings.ts';
import { accountsOf } from '../accounts.ts';

/** Programs take the first account of a file and pass over the others without a word (Sage Accounting's help says so). */
export const ACCOUNTS: ChoiceSetting = {
  kind: 'choice',
  id: 'accounts',
  label: 'Several accounts',
  choices: [
    { value: 'together', label: 'in one file' },
    { value: 'apart', label: 'one file each' },
  ],
  standard: 'together',
};

/**
 * The files of an export of statements: one of all accounts, or one an account, as was chosen. None of nothing.
 * @param accounts a value of that setting
 */
export function filesOfAccounts(
  held: Held,
  accounts: string,
  conversion: Conversion,
  extension: string,
  print: (part: Held) => Uint8Array<ArrayBuffer>,
): ExportedFile[] {
  if (held.statements.length === 0) return [];
  if (accounts === 'together') return [{ bytes: print(held), extension, account: null }];
  const groups = accountsOf(conversion);
  const numberOf = (index: number): number => groups.findIndex((group) => group.statements.includes(index)) + 1;
  // In the order in which they are held: cards come last.
  const numbers = [...new Set(held.statements.map(({ index }) => numberOf(index)))];
  return numbers.map((account): ExportedFile => {
    const statements = held.statements.filter(({ index }) => numberOf(index) === account);
    return { bytes: print({ ...held, statements }), extension, account };
  });
}
