import type { Statement } from '@tallyleaf/contract';
import type { Fitted } from '../hold.ts';
import { bankCodeOf } from '../iban.ts';
import { standIn } from '../ids.ts';
import { oneLine } from '../text.ts';

/** Accounts as OFX names them: BANKID of at most nine characters, ACCTID of at most 22 (OFX 1.0.2, "BANKACCTFROM"). */

const LONGEST_ACCOUNT = 22;
const LONGEST_BANK = 9;

/**
 * ACCTID: the IBAN if it fits, else its last 22 characters without country and check digits; else the number as
 * printed, its last 22 characters, which tell accounts apart. What tells accounts of one number apart (`-2`,
 * `-savings`) always stays.
 * @param label the account's among those of the document (`accountLabels`)
 * @param fit the file's characters
 */
export function accountId({ account }: Statement, label: string | null, fit: (text: string) => Fitted): Fitted {
  const printed = oneLine(account.iban ?? account.number ?? '');
  const whole = printed || standIn(account.currency);
  const suffix = (label ?? '').slice(whole.length).replaceAll(' ', '-');
  const fitted = fit(whole);
  const most = LONGEST_ACCOUNT - suffix.length;
  const body = (fitted.text || standIn(account.currency)).replaceAll(' ', '');
  const changed = fitted.losses.length > 0 || body.length > most;
  const last = [...(account.iban && body.length > most ? body.slice(4) : body)].slice(-most).join('');
  return { text: last + suffix, losses: changed ? ['account-changed'] : [] };
}

/** BANKID: the IBAN's bank code; else the one printed (in the US the routing number); else the BIC's beginning; else 0. */
export function bankId({ account }: Statement): string {
  const { iban, bankCode, bic } = account;
  const known = (iban && bankCodeOf(iban)) || oneLine(bankCode ?? '') || oneLine(bic ?? '');
  return known.replace(/[^A-Za-z0-9]/g, '').slice(0, LONGEST_BANK) || '0';
}

/** Cards are messages of their own, without BANKID and ACCTTYPE. */
export const isCard = ({ account }: Statement): boolean => account.type === 'credit-card';

/** ACCTTYPE of an account that is no card; OFX has no other word for what is not known. */
export function accountType({ account }: Statement): string {
  if (account.type === 'savings') return 'SAVINGS';
  return account.type === 'loan' ? 'CREDITLINE' : 'CHECKING';
}
