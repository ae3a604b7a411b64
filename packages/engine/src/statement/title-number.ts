import { accountTypesIn } from '../languages/match.ts';
import type { Item } from '../shapes/row.ts';
import { leadingNumber, MASKED } from './identifiers.ts';

/** Titles of accounts are no longer. */
const TITLE_LENGTH = 60;
/** So many digits behind the kind of an account are its number. */
const LONG = 6;

/** A number and nothing behind it, masked or not, behind what parts it from a name. */
const NUMBER_AT_END = /^[ :：#\-–]*((?:[\d.\-/ ]|[Xx*•●·∗＊×…])+)$/u;
/** Words, and behind them a number of which only the last digits are printed: `Everyday •••• 1122`. */
const MASKED_AT_END = new RegExp(
  String.raw`^(?:\p{L}[\p{L}\p{M}'’.&-]*:? ){0,4}\(?((?:${MASKED}{2,}[ -]?)+\d{3,6})\)?$`,
  'u',
);

/** The texts above an account's first row that are short enough for titles. */
function titles(items: readonly Item[]): string[] {
  const first = items.findIndex((item) => item.kind === 'row');
  return items
    .slice(0, first < 0 ? items.length : first)
    .flatMap((item) =>
      item.kind === 'remark' ? item.cells.map(({ text }) => text) : item.kind === 'section' ? [item.text] : [],
    )
    .filter((text) => text.length <= TITLE_LENGTH);
}

/** The number that a title ends with right behind the kind of account: `Business Checking 12267490`. */
function behindKind(text: string): string | null {
  for (const kind of accountTypesIn(text)) {
    if (kind.type === 'loan' || kind.type === 'credit-card') continue;
    const rest = NUMBER_AT_END.exec(text.slice(kind.at + kind.length))?.[1];
    const number = rest === undefined ? null : leadingNumber(rest.trim());
    if (number && (number.match(/\d/gu)?.length ?? 0) >= LONG) return number;
  }
  return null;
}

/**
 * An account's number where no label names it: it stands in the title, behind the account's kind, or masked behind its name.
 *
 *     FERNWOOD DENTAL     Business Checking 55500012
 *     Everyday •••• 5511
 *
 * Null where there is none, or where masked numbers differ: one may be that of a card or of a payee.
 */
export function numberInTitle(items: readonly Item[]): string | null {
  const texts = titles(items);
  for (const text of texts) {
    const number = behindKind(text);
    if (number) return number;
  }
  const masked = new Set(texts.flatMap((text) => MASKED_AT_END.exec(text.trim())?.[1]?.replace(/\s+/gu, '') ?? []));
  const [only = null] = masked;
  return masked.size === 1 ? only : null;
}
