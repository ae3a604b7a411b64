/** The Thai solar calendar counts from 543 BC: 2568 is 2025. */
const OFFSET = 543;

/** Whether a four-digit year can only be a Buddhist one: 2500 (1957) to 2642 (2099). */
export const looksLikeBuddhistYear = (year: number): boolean => year >= 2500 && year < 2643;

/** The Gregorian year; null for one that no statement prints. */
export const buddhistYear = (year: number): number | null => (looksLikeBuddhistYear(year) ? year - OFFSET : null);
