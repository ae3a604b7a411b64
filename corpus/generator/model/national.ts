import type { Random } from '../random.ts';

/** Account numbers as a country's own rules make them: bank, branch and account apart, with right check digits. */

export interface NationalNumber {
  readonly bank: string;
  readonly branch: string | null;
  readonly account: string;
  /** The whole number with its check digits, in the groups that statements print; null where there is no such number. */
  readonly whole: string | null;
  /** Check digits where a cell of their own prints them. */
  readonly check: string | null;
  /** What stands behind the first four characters of the number's IBAN; null where the country has none. */
  readonly bban: string | null;
}

/** A number's groups, as they are printed and as they stand in an IBAN. */
const written = (...groups: readonly string[]) => ({ whole: groups.join(' '), bban: groups.join('') });

/** Weights of a Spanish CCC's two check digits (Consejo Superior Bancario), modulo 11. */
const CCC_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function cccDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (CCC_WEIGHTS[at] ?? 0), 0);
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? '1' : `${digit}`;
}

function spanish(random: Random): NationalNumber {
  const [bank, branch, account] = [random.digits(4), random.digits(4), random.digits(10)];
  const check = cccDigit(`00${bank}${branch}`) + cccDigit(account);
  return { bank, branch, account, check, ...written(bank, branch, check, account) };
}

/** A letter of a French account counts as its digit: A to I 1 to 9, J to R 1 to 9, S to Z 2 to 9. */
function ribDigits(account: string): string {
  return account.replace(/[A-Z]/g, (letter) => {
    const at = letter.charCodeAt(0) - 65;
    return `${at < 18 ? (at % 9) + 1 : at - 16}`;
  });
}

/** Bank 5, branch 5, account of ten digits and a letter, key 2: the whole is a multiple of 97. */
function french(random: Random): NationalNumber {
  const [bank, branch] = [random.digits(5), random.digits(5)];
  const account = random.digits(10) + random.pick([...'ABDHKMRTVZ']);
  const rest = BigInt(`${bank}${branch}${ribDigits(account)}00`) % 97n;
  const check = String(97n - rest).padStart(2, '0');
  return { bank, branch, account, check, ...written(bank, branch, account, check) };
}

const german = (random: Random): NationalNumber => {
  const [bank, account] = [`9${random.digits(7)}`, `1${random.digits(9)}`];
  return { bank, branch: null, account, check: null, whole: null, bban: bank + account };
};

const japanese = (random: Random): NationalNumber => {
  const [bank, branch, account] = [random.digits(4), random.digits(3), random.digits(7)];
  return { bank, branch, account, check: null, whole: null, bban: null };
};

const MAKERS: Readonly<Record<string, (random: Random) => NationalNumber>> = {
  ES: spanish,
  FR: french,
  DE: german,
  JP: japanese,
};

/** An invented number by a country's rules. @throws {RangeError} for a country whose rules are not known here. */
export function inventNational(random: Random, country: string): NationalNumber {
  const make = MAKERS[country];
  if (!make) throw new RangeError(`no national account numbers of ${country}`);
  return make(random);
}

/** A bank code as it is printed: a German one in groups of 3, 3 and 2. */
export const printedBank = (bank: string): string => bank.replace(/^(\d{3})(\d{3})(\d{2})$/, '$1 $2 $3');
