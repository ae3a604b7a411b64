import type { Conversion, Statement } from '@tallyleaf/contract';
import { type AccountGroup, accountsOf } from './accounts.ts';
import { standIn } from './ids.ts';

/** What journals of plain-text accounting call the accounts of a conversion. */

/** Where an account's name begins by its type; every other type is a bank's. */
const BRANCH: Readonly<Partial<Record<Statement['account']['type'], string>>> = {
  'credit-card': 'Liabilities:Card',
  loan: 'Liabilities:Loan',
};

/** One part of an account's name: letters and digits only, the first of each word a capital. */
export const accountPart = (text: string): string =>
  (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => capital(word)).join('');

const capital = (word: string): string => {
  const [first = '', ...rest] = word;
  const upper = first.toUpperCase();
  return ([...upper].length === 1 ? upper : first) + rest.join('');
};

/** A number as a part of a name; masked digits stay masked. */
const numberComponent = (label: string): string => accountPart(label.replace(/[*•●×·]/gu, 'X'));

/**
 * The account of each statement, in the statements' order: what is given, else `Assets:Bank:` or `Liabilities:Card:`
 * and the institution. Several accounts of one name get their number behind it, those of one number their
 * currency, so that none are merged.
 * @param given the name that the user chose; empty for none
 */
export function journalAccounts(conversion: Conversion, given: string): string[] {
  const groups = accountsOf(conversion);
  /** The names, with an ending where another account has the same one. */
  const unlikeOthers = (names: readonly string[], ending: (group: AccountGroup, ordinal: number) => string): string[] =>
    groups.map((group, at) => {
      const name = names[at] ?? '';
      const same = [...names.keys()].filter((n) => names[n] === name);
      return same.length < 2 ? name : name + ending(group, same.indexOf(at) + 1);
    });
  const plain = groups.map(({ statements: [first = 0] }) => given || standard(conversion.statements[first]));
  const numbered = unlikeOthers(
    plain,
    ({ label, currency }) => `:${numberComponent(label ?? '') || standIn(currency)}`,
  );
  const inCurrency = unlikeOthers(numbered, ({ currency }) => `-${currency}`);
  const names = unlikeOthers(inCurrency, (_, ordinal) => `-${ordinal}`);
  return conversion.statements.map(
    (_, index) => names[groups.findIndex(({ statements }) => statements.includes(index))] ?? '',
  );
}

function standard(statement: Statement | undefined): string {
  const { type = 'unknown', institution = null } = statement?.account ?? {};
  return `${BRANCH[type] ?? 'Assets:Bank'}:${accountPart(institution ?? '') || 'Unknown'}`;
}
