import { accountTypesIn } from '../languages/match.ts';
import type { Item } from '../shapes/row.ts';
import { currencyNamedAlone, isCurrencyCode } from '../values/currency.ts';
import { WORDS_TOO } from './printed-currency.ts';

/** A title is no longer; with the account's number it may be. */
const TITLE_LENGTH = 40;
const NUMBERED_LENGTH = 60;
/** `178-339201-888` at the end of a title. */
const NUMBER_AT_END = /\p{Nd}(?:[ ./-]?\p{Nd}){5,}$/u;

/** A code or a currency's name that ends the words for the account's kind, above its rows: `CHEQUING - PERSONAL TTD`, `AHORRO SOLES`. */
export function currencyBehindKind(items: readonly Item[]): string | null {
  for (const item of items) {
    if (item.kind === 'row') break;
    for (const { text } of item.kind === 'remark' ? item.cells : []) {
      const [words = '', last = ''] = /^(.+) (\p{L}+)$/u.exec(text)?.slice(1) ?? [];
      if (words.length > TITLE_LENGTH || accountTypesIn(words).length === 0) continue;
      const code = isCurrencyCode(last) ? last : currencyNamedAlone(last);
      if (code && !WORDS_TOO.has(last)) return code;
    }
  }
  return null;
}

/** The code that begins the title of an account, its kind behind it, right above its rows: `HKD Savings 港元儲蓄 178-339201-888`. */
export function currencyBeforeKind(items: readonly Item[]): string | null {
  const first = items.findIndex(({ kind }) => kind === 'row');
  const above = items.slice(0, Math.max(0, first)).flatMap((item) => (item.kind === 'remark' ? item.cells : []));
  const codes = above.flatMap(({ text }) => {
    const [, code = '', words = ''] = /^([A-Z]{3}) (\p{L}.*)$/u.exec(text) ?? [];
    const isTitle =
      isCurrencyCode(code) && !WORDS_TOO.has(code) && text.length <= NUMBERED_LENGTH && NUMBER_AT_END.test(text);
    return isTitle && accountTypesIn(words).length > 0 ? [code] : [];
  });
  return codes.at(-1) ?? null;
}
