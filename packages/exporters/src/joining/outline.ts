import type { Account, Conversion, Statement, StatementOutline } from '@tallyleaf/contract';
import { sha256Of } from '../parts/ids.ts';
import { oneLine } from '../parts/text.ts';
import { daysOf, identityOf } from './join-statements.ts';

/** Places of an account's number that lists show: enough to tell one's own accounts apart. */
const SHOWN = 4;
/** Hexadecimal digits of an account's key: no two accounts of one person share 64 bits. */
const KEY_DIGITS = 16;

/** What lists say of each statement of a conversion, in order. */
export const outlinesOf = ({ statements }: Pick<Conversion, 'statements'>): StatementOutline[] =>
  statements.map(outlineOf);

function outlineOf(statement: Statement): StatementOutline {
  const { account, opening, closing, transactions, reconciliation } = statement;
  const identity = identityOf(account);
  return {
    institution: account.institution,
    account: maskedNumber(account),
    accountKey: identity === null ? null : sha256Of(identity).slice(0, KEY_DIGITS),
    currency: account.currency,
    period: daysOf(statement),
    opening,
    closing,
    rows: transactions.length,
    verdict: reconciliation.status,
    ...(reconciliation.unread && { unread: reconciliation.unread }),
  };
}

/** `DE02 1203 0000 0000 2020 51` gives `•••• 2051`; what is as short as what is shown stays whole. */
function maskedNumber({ iban, number }: Account): string | null {
  const printed = oneLine(iban ?? number ?? '').replace(/\s/g, '');
  if (printed === '') return null;
  const letters = [...printed];
  return letters.length > SHOWN ? `•••• ${letters.slice(-SHOWN).join('')}` : printed;
}
