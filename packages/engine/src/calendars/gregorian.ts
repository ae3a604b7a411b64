/** Days of a month of the Gregorian calendar; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether the calendar has this day. Years outside 1900..2199 are none that a statement prints. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Whether some year has this day: 29 February is, 30 February is not. */
export const isRealDay = (month: number, day: number): boolean => isRealDate(2024, month, day);

/** The century of a year printed with two digits: 00–79 are the 2000s, 80–99 the 1900s. */
export const fullYear = (twoDigits: number): number => (twoDigits < 80 ? 2000 : 1900) + twoDigits;
