/** Digits of a number that programs keep which take figures for binary numbers: spreadsheets, libofx. */
const MOST_DIGITS = 15;

/** Whether such a program shows another figure than the decimal string that it is given. */
export const isTooLongForBinary = (figure: string): boolean =>
  figure.replace(/\D/g, '').replace(/^0+|0+$/g, '').length > MOST_DIGITS;
