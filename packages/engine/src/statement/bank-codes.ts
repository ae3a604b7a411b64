import type { Account } from '@tallyleaf/contract';
import { BANK_CODE_NAMES, type BankCodeName } from '../languages/bank-code-words.ts';
import type { Item, Remark } from '../shapes/row.ts';

/** The codes of the account's bank and branch where they are printed apart from its number. */

export type BankCodes = Pick<Account, 'bankCode' | 'branchCode'>;

/** A code that a text begins with, its groups joined: `970 508 80`, `12-34-56`; null for more or fewer digits. */
function leadingCode(text: string, { digits, holds }: BankCodeName): string | null {
  const found = new RegExp(String.raw`^[^\p{L}\d]{0,3}((?:\d[ -]?){${digits - 1}}\d)(?!\d|[.,]\d)`, 'u').exec(text);
  const code = found?.[1]?.replace(/\D/gu, '') ?? '';
  return code !== '' && (holds?.(code) ?? true) ? code : null;
}

/** What stands behind a name in its cell, else in the cell right of it, else in the one below it. */
function codesIn(remark: Remark, below: Remark | null, name: BankCodeName): string[] {
  return remark.cells.flatMap((cell, i) => {
    const text = cell.text.normalize('NFKC');
    const found = name.names.exec(text);
    if (!found) return [];
    const under = below?.cells.find(({ box }) => box[0] < cell.box[2] && box[2] > cell.box[0]);
    const places = [text.slice(found.index + found[0].length), remark.cells[i + 1]?.text, under?.text];
    const code = places.map((place) => leadingCode((place ?? '').normalize('NFKC'), name)).find((one) => one !== null);
    return code ? [code] : [];
  });
}

/** What is printed above the first row. */
function heads(items: readonly Item[]): Remark[] {
  const first = items.findIndex((item) => item.kind === 'row');
  const above = first < 0 ? items : items.slice(0, first);
  return above.filter((item): item is Remark => item.kind === 'remark');
}

/** The one code that the heads name; null for none, for several, and for one that is not in the IBAN. */
function codeOf(part: BankCodeName['part'], remarks: readonly Remark[], iban: string | null): string | null {
  const names = BANK_CODE_NAMES.filter((name) => name.part === part);
  const codes = remarks.flatMap((remark, i) => {
    const next = remarks[i + 1];
    const below = next?.spot.page === remark.spot.page ? next : null;
    return names.flatMap((name) => codesIn(remark, below, name));
  });
  const [code = null] = codes;
  if (code === null || codes.some((other) => other !== code)) return null;
  return iban === null || iban.slice(4).includes(code) ? code : null;
}

/**
 * The account's codes as printed, blanks and hyphens removed; nothing for one that is not printed.
 * @param items those of the account alone
 * @param all those of the document, for what stands above all of its accounts
 */
export function bankCodes(items: readonly Item[], all: readonly Item[], iban: string | null): BankCodes {
  const [own, shared] = [heads(items), heads(all)];
  const bankCode = codeOf('bank', own, iban) ?? codeOf('bank', shared, iban);
  const branchCode = codeOf('branch', own, iban) ?? codeOf('branch', shared, iban);
  return { ...(bankCode === null ? {} : { bankCode }), ...(branchCode === null ? {} : { branchCode }) };
}
