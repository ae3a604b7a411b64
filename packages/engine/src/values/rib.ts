/** A French account in its own form (RIB): bank 5 digits, branch 5, account 11 with letters, key 2. */

/** A letter counts as a digit: A to I 1 to 9, J to R 1 to 9, S to Z 2 to 9. */
function ribDigit(letter: string): string {
  const at = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return `${at < 18 ? (at % 9) + 1 : at - 16}`;
}

/** Whether text without blanks is a RIB: the whole number is a multiple of 97 (Comité français d'organisation et de normalisation bancaires). */
const isRib = (text: string): boolean =>
  /^\d{10}[A-Z\d]{11}\d{2}$/u.test(text) &&
  /[1-9]/u.test(text) &&
  BigInt(text.replace(/[A-Z]/gu, ribDigit)) % 97n === 0n;

/** The RIB that a text begins with, its blanks removed; null where its key does not hold. */
export function leadingRib(text: string): string | null {
  const found = /^[A-Z\d](?:[ -]?[A-Z\d]){22}(?![\p{L}\d])/u.exec(text)?.[0].replace(/[ -]/gu, '') ?? '';
  return isRib(found) ? found : null;
}
