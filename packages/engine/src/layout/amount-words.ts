import { currenciesBeforeFigures, isCurrencyCode } from '../values/currency.ts';
import { plainText } from '../values/printed-text.ts';
import { isDirectionMark } from '../values/sign.ts';

/** Signs and brackets, a currency's letters or symbol, signs, and then figures: `12`, `.50`, `-$.50`, `($80.00)`, `Rs.1,250`, `RM80`, `CNY/80`. */
const FIGURES = /^[-+▲△(<]*(|\p{L}{0,4}[.:]?\/?\.?\p{Sc}?)[-+(*]*[.,]?\p{Nd}/u;
/** The same without figures, which the next word prints: `–`, `($`, `-R$`, `EUR`, `S/`. */
const BEFORE_FIGURES = /^[-+▲△(<]*(\p{L}{0,5}[.:]?\/?\.?\p{Sc}?)[-+(]*$/u;
/** What may stand behind an amount's figures: signs and brackets, a short word, a currency's symbol, a sign that points to a note. */
const BEHIND = /^[*†‡§#]{1,3}$|^[-+)>]+|^[-+)>\p{Sc}円元]+$|^\p{L}{1,3}[.$]?$|^借|^贷|^\([\p{L}-]/u;

const isMoney = (letters: string): boolean => {
  if (letters === '' || letters === '.') return true;
  const word = letters.replace(/[.:/]$/u, '');
  return (
    isCurrencyCode(word) || currenciesBeforeFigures(letters).length > 0 || currenciesBeforeFigures(word).length > 0
  );
};

/** Up to three capitals before figures may be a code or a mark that only the whole amount tells: `CR 12.00`, `US 5.00`. */
const CAPITALS = /^[A-Z]{1,3}\$?$/u;

/** Whether an amount may begin with this word: its figures, or the sign, bracket, currency or mark before them. */
export function mayBeginAmount(word: string): boolean {
  const plain = plainText(word);
  const letters = (FIGURES.exec(plain) ?? BEFORE_FIGURES.exec(plain))?.[1];
  return (
    CAPITALS.test(plain) ||
    (letters !== undefined && (isMoney(letters) || isDirectionMark(letters))) ||
    /^\*/u.test(plain)
  );
}

/** A mark written out behind the figures: `593,00 Haben`. */
const isMarkInWords = (word: string): boolean => /^\p{L}{4,}$/u.test(word) && isDirectionMark(word);

/** Whether an amount may go on with this word. */
export function mayGoOn(word: string): boolean {
  const plain = plainText(word);
  if (BEHIND.test(plain) || isMarkInWords(plain)) return true;
  const letters = (FIGURES.exec(plain) ?? BEFORE_FIGURES.exec(plain))?.[1];
  return letters !== undefined && isMoney(letters);
}
