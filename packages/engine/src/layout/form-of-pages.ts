import { decimalsOf } from '@tallyleaf/contract/plain';
import type { Line, PageLayout, Token } from '../shapes/layout.ts';
import { CELL_BLANK } from '../tolerances.ts';
import { type NumberForm, numberForm, numberFormOfLines, type PrintedAmount } from '../values/amount.ts';
import { currenciesOfSymbol, isCurrencyCode, isSmallestCoinUsed, namedCurrency } from '../values/currency.ts';

/** Digits alone, close to a word on either side, belong to a text and say nothing of how amounts are written: `NO. 912 300 80`. */
const isWordOfText = ({ amount, gapBefore, gapAfter }: Token, { size }: Line): boolean =>
  amount?.bare === true && amount.symbol === null && Math.min(gapBefore, gapAfter) < CELL_BLANK * size;

/** The currency that a word is: a code or the symbol of one currency only, in brackets or not. */
function currencyOfWord(text: string): string | null {
  const word = text.replace(/^[([（]+|[)\]）.:,]+$/gu, '');
  if (isCurrencyCode(word)) return word;
  const [only = null, ...others] = currenciesOfSymbol(word);
  return others.length === 0 ? only : null;
}

/** The currency that is printed most often, as a code, a symbol or a name; null for none. */
function commonestCurrency(lines: readonly Line[]): string | null {
  const counts = new Map<string, number>();
  for (const { tokens } of lines) {
    for (const { amount, words, text } of tokens) {
      const own = amount ? [amount.currency] : [namedCurrency(text), ...words.map((word) => currencyOfWord(word.text))];
      for (const code of own) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const THOUSANDTHS = 3;

/** Whether figures in a currency are printed with three decimals. */
const printsThousandths = (currency: string | null): boolean =>
  currency !== null && isSmallestCoinUsed(currency) && decimalsOf(currency) === THOUSANDTHS;

/**
 * How amounts are written. Digits of texts do not count, unless three decimals were the outcome: those are groups more often,
 * and whole units elsewhere say so. Where the currency printed has three decimals itself, it is the other way about:
 *
 *     Amount (KWD)    34.195    7.894    447.419
 */
export function formOfPages(pages: readonly PageLayout[]): NumberForm {
  const lines = pages.flatMap((page) => page.lines);
  const [all, apart]: [PrintedAmount[], PrintedAmount[][]] = [[], []];
  for (const line of lines) {
    const own: PrintedAmount[] = [];
    for (const token of line.tokens) {
      if (!token.amount || token.date) continue;
      all.push(token.amount);
      if (!isWordOfText(token, line)) own.push(token.amount);
    }
    apart.push(own);
  }
  if (printsThousandths(commonestCurrency(lines))) {
    const marked = apart.flat().filter(({ bare }) => !bare);
    if (marked.length > 0) return numberForm(marked, THOUSANDTHS);
  }
  const form = numberFormOfLines(apart);
  return form.decimals === THOUSANDTHS ? numberForm(all) : form;
}
