import { isRealDate } from './gregorian.ts';

/** An era: its names as printed (lower case), the day it began, and how many of its years there were (0: it goes on). */
interface Era {
  readonly names: readonly string[];
  readonly start: readonly [year: number, month: number, day: number];
  readonly years: number;
}

/** The Japanese eras since statements exist; the newest first. Dates as proclaimed by the Cabinet. */
const ERAS: readonly Era[] = [
  { names: ['令和', '令', 'r', '㋿'], start: [2019, 5, 1], years: 0 },
  { names: ['平成', '平', 'h', '㍻'], start: [1989, 1, 8], years: 31 },
  { names: ['昭和', '昭', 's', '㍼'], start: [1926, 12, 25], years: 64 },
];

const byName = new Map(ERAS.flatMap((era) => era.names.map((name) => [name, era] as const)));

/** Every printed name of an era, for building patterns: `令和`, `令`, `r` …, the longest first. */
export const eraNames: readonly string[] = [...byName.keys()].sort((a, b) => b.length - a.length);

/**
 * The Gregorian year of an era's year: `eraYear('令和', 7)` is 2025, year 1 (元) of 令和 is 2019. Null for an unknown
 * era or a year that the era does not have.
 */
export function eraYear(name: string, year: number): number | null {
  const era = byName.get(name.toLowerCase());
  if (!era || year < 1 || year > (era.years || 99)) return null;
  return era.start[0] + year - 1;
}

/** The same for a whole date: also null where the day is not in the era (平成31年5月1日 never was; 令和1年4月30日 neither). */
export function eraDate(name: string, year: number, month: number, day: number): number | null {
  const gregorian = eraYear(name, year);
  if (gregorian === null || !isRealDate(gregorian, month, day)) return null;
  const index = ERAS.findIndex((era) => era.names.includes(name.toLowerCase()));
  const key = dayKey(gregorian, month, day);
  if (key < dayKey(...(ERAS[index] as Era).start)) return null;
  const next = ERAS[index - 1];
  return next && key >= dayKey(...next.start) ? null : gregorian;
}

/**
 * The Gregorian year of an era year printed without its era ("07-03-03", "7年3月3日"): 令和 up to 20, 平成 from 21 to
 * 31; null for others. Passbooks of the present print 令和; older ones are read by their neighbours.
 */
export const unnamedEraYear = (year: number): number | null =>
  year <= 20 ? eraYear('令和', year) : eraYear('平成', year);

const dayKey = (year: number, month: number, day: number): number => (year * 100 + month) * 100 + day;
