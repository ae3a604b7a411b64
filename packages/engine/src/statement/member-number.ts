import type { Item } from '../shapes/row.ts';

/** Numbers of members of credit unions and of their accounts. */

/** `S20 MEADOW CHECKING`, `SHARE 07 - DRAFT`: a member's accounts are told apart by a code before their names. */
const SUFFIX =
  /^(?:([A-Z]{1,2}\d{2,4}) (?=\p{L}+(?![\p{L}\d]))|(?:SHARE|LOAN|SUFFIX) (?:ID )?#?(\d{2,4})(?= *[-–:] ))/iu;
const SUFFIX_LENGTH = 50;

/** `PRIMARY SHARE SAVINGS   ID S0001`: the code behind the name. */
const SUFFIX_BEHIND = /\p{L} (?:(?:SHARE |LOAN )?ID|SUFFIX) #?([A-Z]{1,2}\d{2,4})$/iu;

const MEMBER = /\bmember(?:ship)? (?:number|no\b|#|(?=\d{4}))/iu;
const MEMBER_NUMBER = /\bmember(?:ship)?(?: number| no\.?)?[ :#]*(\d{4,})(?![\d.,/-])/iu;

/** The first text that names a member's number, whether the number stands in it or not. */
const memberText = (items: readonly Item[]): string | undefined => items.map(textOf).find((text) => MEMBER.test(text));

/** `Member No: 555013`: the number that all accounts of a member go by, where papers name no other. */
export const memberNumber = (items: readonly Item[]): string | null =>
  MEMBER_NUMBER.exec(memberText(items) ?? '')?.[1] ?? null;

/** What goes behind a member's number: `-S20`, as its letters begin another word; `07`, as the digits of one number. */
const suffixIn = (text: string): string | null => {
  const match = SUFFIX.exec(text) ?? SUFFIX_BEHIND.exec(text);
  return match ? (match[2] ?? `-${match[1]}`) : null;
};

const textOf = (item: Item): string => (item.kind === 'remark' || item.kind === 'section' ? item.text : '');

/**
 * An account's whole number where members have one number and each of their accounts a code in its title (`0555123` and
 * `S20 …` → `0555123-S20`). `items` are those of the account, `all` those of the document.
 */
export function withSuffix(number: string | null, items: readonly Item[], all: readonly Item[]): string | null {
  if (memberText(all) === undefined) return number;
  const first = items.findIndex((item) => item.kind === 'row');
  const suffixes = items.slice(0, first < 0 ? items.length : first).flatMap((item) => {
    const text = textOf(item);
    return text.length <= SUFFIX_LENGTH ? (suffixIn(text) ?? []) : [];
  });
  const suffix = suffixes.at(-1);
  const whole = number ?? memberNumber(all);
  return suffix && whole !== null ? whole + suffix : number;
}
