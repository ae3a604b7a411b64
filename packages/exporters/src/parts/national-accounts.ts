import type { Statement } from '@tallyleaf/contract';
import { oneLine } from './text.ts';

/** Bank, branch and account of countries whose formats want them apart: taken from the IBAN, else from the number as printed. */

export interface NationalAccount {
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
}

type Account = Statement['account'];

/** A number without the signs that are printed between its groups. */
const bare = ({ number }: Account): string => oneLine(number ?? '').replace(/[\s./-]/gu, '');

/** Bank, branch and account where each is printed by itself, in the country's form; `null` where one is not. */
function printedApart(account: Account, form: Readonly<Record<keyof NationalAccount, RegExp>>): NationalAccount | null {
  const parts = {
    bank: account.bankCode ?? '',
    branch: account.branchCode ?? '',
    account: bare(account).toUpperCase(),
  };
  const fits = form.bank.test(parts.bank) && form.branch.test(parts.branch) && form.account.test(parts.account);
  return fits ? parts : null;
}

const SPANISH = { bank: /^\d{4}$/, branch: /^\d{4}$/, account: /^\d{10}$/ };
const FRENCH = { bank: /^\d{5}$/, branch: /^\d{5}$/, account: /^[A-Z0-9]{11}$/ };
const JAPANESE = { bank: /^\d{4}$/, branch: /^\d{3}$/, account: /^\d{1,10}$/ };

/**
 * A Spanish account (CCC: bank 4, branch 4, check digits 2, account 10), whole or in its parts; `null` where it is none.
 * Check digits: weights 1 2 4 8 5 10 9 7 3 6, modulo 11 (Consejo Superior Bancario).
 */
export function spanishAccount(account: Account): NationalAccount | null {
  if (account.iban) return /^ES\d{22}$/.test(account.iban) ? splitCcc(account.iban.slice(4)) : null;
  const ccc = bare(account);
  return /^\d{20}$/.test(ccc) && cccHolds(ccc) ? splitCcc(ccc) : printedApart(account, SPANISH);
}

const splitCcc = (ccc: string): NationalAccount => ({
  bank: ccc.slice(0, 4),
  branch: ccc.slice(4, 8),
  account: ccc.slice(10),
});

const CCC_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

const cccHolds = (ccc: string): boolean =>
  ccc.slice(8, 10) === cccDigit(`00${ccc.slice(0, 8)}`) + cccDigit(ccc.slice(10)) && /[1-9]/.test(ccc);

function cccDigit(digits: string): string {
  const sum = CCC_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? '1' : `${digit}`;
}

/**
 * A French account (RIB: bank 5, branch 5, account 11 with letters, key 2), whole or in its parts, also of Monaco, which
 * uses it; `null` where it is none. Key: the whole number, letters as digits (A J = 1, B K S = 2 …), is a multiple of 97.
 */
export function frenchAccount(account: Account): NationalAccount | null {
  if (account.iban) {
    return /^(FR|MC)\d{12}[A-Z0-9]{11}\d{2}$/.test(account.iban) ? splitRib(account.iban.slice(4)) : null;
  }
  const rib = bare(account).toUpperCase();
  return /^\d{10}[A-Z0-9]{11}\d{2}$/.test(rib) && ribHolds(rib) ? splitRib(rib) : printedApart(account, FRENCH);
}

const splitRib = (rib: string): NationalAccount => ({
  bank: rib.slice(0, 5),
  branch: rib.slice(5, 10),
  account: rib.slice(10, 21),
});

const ribHolds = (rib: string): boolean =>
  /[1-9]/.test(rib) && BigInt(rib.replace(/[A-Z]/g, (letter) => ribDigit(letter))) % 97n === 0n;

/** A to I are 1 to 9, J to R 1 to 9, S to Z 2 to 9. */
function ribDigit(letter: string): string {
  const at = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return `${at < 18 ? (at % 9) + 1 : at - 16}`;
}

/** Bank code (Bankleitzahl) and number of a German IBAN, the number without its leading zeros; `null` for another. */
export function germanAccount({ iban }: Account): Omit<NationalAccount, 'branch'> | null {
  if (!iban || !/^DE\d{20}$/.test(iban)) return null;
  return { bank: iban.slice(4, 12), account: iban.slice(12).replace(/^0+(?=\d)/, '') };
}

/** `516-0414836`: a branch and the account of seven digits that it keeps. */
const WITH_BRANCH = /^(\d{3})-(\d{7})$/;

/** A Japanese account: bank 4 digits, branch 3, number of up to 10; `null` where one of them is not printed. */
export function japaneseAccount(account: Account): NationalAccount | null {
  const [, branchCode = account.branchCode ?? null, number = account.number] =
    WITH_BRANCH.exec(oneLine(account.number ?? '')) ?? [];
  return printedApart({ ...account, branchCode, number }, JAPANESE);
}
