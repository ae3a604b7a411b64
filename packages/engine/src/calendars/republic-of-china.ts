/** Names of the calendar as printed before its year. */
export const rocNames: readonly string[] = ['中華民國', '中华民国', '民國', '民国'];

/** The Gregorian year of a year of the Republic (民國114年 is 2025); null before its first year or beyond a century ahead. */
export const rocYear = (year: number): number | null => (year >= 1 && year <= 288 ? year + 1911 : null);

/** Whether a year without its calendar's name can only be one of the Republic: three digits, 100 (2011) to 199. */
export const looksLikeRocYear = (year: number, digits: number): boolean => digits === 3 && year >= 100 && year <= 199;
