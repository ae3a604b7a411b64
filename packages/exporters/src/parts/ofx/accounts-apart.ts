import type { Conversion } from '@tallyleaf/contract';
import type { ExportedFile, FormatOptions, Held } from '../../exporter.ts';
import { type ChoiceSetting, settingOf } from '../../settings.ts';
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

/** The files of an export of statements: one of all accounts, or one an account, as was chosen. None of nothing. */
export function filesOfAccounts(
  held: Held,
  { settings }: FormatOptions,
  conversion: Conversion,
  extension: string,
  print: (part: Held) => Uint8Array<ArrayBuffer>,
): ExportedFile[] {
  if (held.statements.length === 0) return [];
  if (settingOf(settings, ACCOUNTS.id) === 'together') return [{ bytes: print(held), extension, account: null }];
  return accountsOf(conversion).flatMap((group, n): ExportedFile[] => {
    const statements = held.statements.filter(({ index }) => group.statements.includes(index));
    if (statements.length === 0) return [];
    return [{ bytes: print({ ...held, statements }), extension, account: n + 1 }];
  });
}
