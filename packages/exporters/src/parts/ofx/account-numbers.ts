import type { Conversion, Statement } from '@tallyleaf/contract';
import { standIn } from '../ids.ts';
import { oneLine } from '../text.ts';
import { accountIdFor } from './settings.ts';

/** Accounts that do not print all of their number, and the numbers that a person gave for them. */

type Owned = Pick<Statement, 'account'>;

/** An account as the statement prints it: what a number is given for. */
export const printedAccount = ({ account }: Owned): string =>
  oneLine(account.iban ?? account.number ?? '').replace(/[=;]/g, ' ') || standIn(account.currency);

/** Whether a statement says all of its account's number, so that nobody need be asked for it. */
export const saysAccount = ({ account }: Owned): boolean => {
  const printed = oneLine(account.iban ?? account.number ?? '');
  return /^[\dA-Z][\dA-Z -]*$/.test(printed) && !/X{2}/.test(printed);
};

/** What such a program would know the account by, if nobody says more: letters and digits of what is printed. */
export const plainNumber = (printed: string): string => printed.replace(/[^A-Za-z0-9-]/g, '').slice(-22) || 'UNKNOWN';

/** The accounts of conversions that do not say all of their number, as printed, each with the number given for it or ''. */
export function accountNumbers(
  conversions: readonly Conversion[],
  setting: string,
): readonly { readonly printed: string; readonly given: string }[] {
  const masked = conversions.flatMap(({ statements }) => statements.filter((one) => !saysAccount(one)));
  const pairs = setting.includes('=') ? setting : '';
  return [...new Set(masked.map(printedAccount))].map((printed) => ({ printed, given: accountIdFor(pairs, printed) }));
}

/** The setting with a number for an account, in place of what was given for it before. */
export function withAccountNumber(setting: string, printed: string, number: string): string {
  const others = setting.includes('=') ? setting.split(';').filter((pair) => pair.split('=')[0] !== printed) : [];
  return [...others, ...(number === '' ? [] : [`${printed}=${number}`])].join(';');
}
