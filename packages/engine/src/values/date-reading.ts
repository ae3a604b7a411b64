import { isRealDate, isRealDay } from '../calendars/gregorian.ts';

/** One way to read a printed date; the year is the Gregorian one. */
export interface DateReading {
  /** Null where none is printed. */
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly order: 'dmy' | 'mdy' | 'ymd' | 'named';
  readonly calendar: 'gregorian' | 'japanese' | 'roc' | 'buddhist';
  /** 4: the year is certain (four digits, or its era or calendar named); 2: its century or era is supplied; 0: none printed. */
  readonly yearDigits: 0 | 2 | 4;
}

/** A printed date and every way to read it, the likeliest first. */
export interface PrintedDate {
  readonly readings: readonly DateReading[];
  /** As likely something else: digits without separators, `3.12`, `12-03`. Believe it among its like only. */
  readonly weak: boolean;
  /** How many blank-separated words it takes. */
  readonly words: number;
}

/** What the readers of each form yield; the words are counted by their caller. */
export type DateFound = Omit<PrintedDate, 'words'>;

export const isReal = ({ year, month, day }: DateReading): boolean =>
  year === null ? isRealDay(month, day) : isRealDate(year, month, day);

/** The real ones among the readings, without those that say the same; null when there is none. */
export function found(readings: readonly (DateReading | null)[], weak: boolean): DateFound | null {
  const [only] = readings;
  if (only && readings.length === 1) return isReal(only) ? { readings: [only], weak } : null;
  const seen = new Set<string>();
  const kept = readings.filter((reading): reading is DateReading => {
    if (!reading || !isReal(reading)) return false;
    const key = `${reading.year}/${reading.month}/${reading.day}/${reading.calendar}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
  return kept.length > 0 ? { readings: kept, weak } : null;
}
