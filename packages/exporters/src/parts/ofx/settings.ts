import type { ChoiceSetting, TextSetting } from '../../settings.ts';

/**
 * A bank of Intuit's list, as Web Connect files name it: its programs show that bank's name, and refuse numbers that
 * are not in the list. Only what files that banks themselves gave out have is known here; the rest a user takes from
 * such a file of their own bank.
 */
interface IntuitBank {
  readonly label: string;
  readonly bid: string;
  readonly org: string;
  readonly fid: string;
}

const INTUIT_BANKS: Readonly<Record<string, IntuitBank>> = {
  'wells-fargo': { label: 'Wells Fargo', bid: '3000', org: 'WF', fid: '3000' },
  chase: { label: 'Chase', bid: '10898', org: 'B1', fid: '10898' },
};

/** What was chosen of the bank, filled in. */
export function intuitBank(chosen: string, own: Omit<IntuitBank, 'label'>): Omit<IntuitBank, 'label'> {
  const { bid, org, fid } = INTUIT_BANKS[chosen] ?? INTUIT_BANKS['wells-fargo'] ?? own;
  return { bid: own.bid || bid, org: own.org || org, fid: own.fid || fid };
}

/** The bank by its name; a number, a name or an FID that is given besides takes the place of the list's. */
export const INTUIT_NAME: ChoiceSetting = {
  kind: 'choice',
  id: 'intuit-bank',
  label: "The bank in Intuit's list",
  choices: Object.entries(INTUIT_BANKS).map(([value, { label }]) => ({ value, label })),
  standard: 'wells-fargo',
};

export const INTUIT_BANK: TextSetting = {
  kind: 'text',
  id: 'bank-id',
  label: "Intuit's number of another bank (INTU.BID)",
  standard: '',
  pattern: '\\d{0,9}',
  maxLength: 9,
  expects: 'nothing, or one to nine digits',
};

/** ORG and FID have at most 32 characters (OFX 1.0.2, "FI"). */
export const INTUIT_ORG: TextSetting = {
  kind: 'text',
  id: 'org',
  label: 'Name of that bank in the list (ORG)',
  standard: '',
  pattern: '(?:[!-~](?:[ -~]*[!-~])?)?',
  maxLength: 32,
  expects: 'nothing, or up to 32 ASCII characters',
};

export const INTUIT_FID: TextSetting = {
  kind: 'text',
  id: 'fid',
  label: 'Number of that bank in the list (FID)',
  standard: '',
  pattern: '[A-Za-z0-9]*',
  maxLength: 32,
  expects: 'nothing, or up to 32 letters and digits',
};

/** An account as it is printed, and its number; or a number alone, for the only account. */
const ONE_ID = '[^=;]{1,60}=[A-Za-z0-9-]{1,22}';

/**
 * The number by which the program knows an account whose own is masked or not printed: programs take it for another
 * account each time it changes.
 */
export const ACCOUNT_ID: TextSetting = {
  kind: 'text',
  id: 'account-id',
  label: 'Account number, where the statement does not print all of it',
  standard: '',
  pattern: `(?:[A-Za-z0-9-]{1,22}|${ONE_ID}(?:;${ONE_ID})*)?`,
  maxLength: 2000,
  expects:
    'nothing, a number of up to 22 letters and digits, or "as printed=number" for each account, parted by semicolons',
};

/**
 * The number that was given for an account, or ''.
 * @param printed the account as the statement prints it, with its masks; UNKNOWN and the currency where it prints none
 */
export function accountIdFor(setting: string, printed: string): string {
  if (!setting.includes('=')) return setting;
  const pairs = setting.split(';').map((pair) => pair.split('='));
  return pairs.find(([account]) => account === printed)?.[1] ?? '';
}

/** For statements that do not print it. */
export const COMPE_CODE: TextSetting = {
  kind: 'text',
  id: 'bank-code',
  label: "The bank's code (COMPE), where the statement prints none",
  standard: '',
  pattern: '(?:\\d{3})?',
  maxLength: 3,
  expects: 'three digits',
};
