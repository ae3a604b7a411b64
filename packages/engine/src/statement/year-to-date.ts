/**
 * Words for sums since the year began, which stand beside those of a statement's own days:
 *
 *     Total fees for this period          4.77
 *     Totals year-to-date
 *     Total fees in 2025                118.40
 */
const SINCE_NEW_YEAR =
  /(?<!\p{L})(?:year[- ]to[- ]date|ytd|since (?:1|01) jan\p{L}*|(?:so far )?this year|(?:in|im) (?:laufenden|lfd\.?) jahr|seit jahresbeginn|depuis (?:le )?(?:début|1er janvier)[^|]{0,12}|cumul annuel|acumulado (?:del|no|en el)? ?(?:año|ano)|en lo que va del? año|da inizio anno|dall['’]inizio dell['’]anno|od początku roku|sinds 1 januari|sedan årets början|hittil i år)(?!\p{L})|年初来|年初至今|本年[累合]|今年度?累/iu;

/** `Total fees in 2025`: a year at the end of a name. */
const OF_A_YEAR = /(?<!\p{L})(?:in|im|en|em|nel|for|für|pour|w|año|year|jahr|année) (?:19|20)\d\d$/iu;

/** True for the name of a sum of the year, or of one that stands under a title that says so. */
export const isOfYear = (name: string, titles: readonly string[]): boolean =>
  OF_A_YEAR.test(name.trim()) || [name, ...titles].some((text) => SINCE_NEW_YEAR.test(text));
