import { fromMinor, type Minor } from '@tallyleaf/contract';
import { writePdf } from '../written-pdf.ts';

/** Statements of one made-up account, as a bank would print them month by month. */

interface Booking {
  /** ISO 8601. */
  readonly day: string;
  readonly text: string;
  readonly amount: Minor;
}

const MONTHS = 12;
const OPENING = 100_000n;

const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The bookings of a year: rent, wages and a few purchases every month, no two of them alike. */
export const bookingsOf = (year: number): readonly Booking[] =>
  Array.from({ length: MONTHS }, (_, i) => i + 1).flatMap((month) => [
    { day: isoDay(year, month, 1), text: 'RENT HARBOUR HOUSE', amount: -85_000n },
    { day: isoDay(year, month, 5), text: `GREEN GROCER ${month}`, amount: -2_300n - BigInt(month) },
    { day: isoDay(year, month, 18), text: 'RAILWAY TICKETS', amount: -4_850n },
    { day: isoDay(year, month, 27), text: 'SALARY HOLLOWAY', amount: 145_000n },
  ]);

const figure = (minor: Minor): string => fromMinor(minor, 2);
const sum = (bookings: readonly Booking[]): Minor => bookings.reduce((total, { amount }) => total + amount, 0n);
const printed = (day: string): string => day.split('-').reverse().join('/');

/** The statement of the days from `start` to `end`, both included, as a PDF. */
export function statementOf(year: number, start: string, end: string): Uint8Array {
  const all = bookingsOf(year);
  const rows = all.filter(({ day }) => day >= start && day <= end);
  const opening = OPENING + sum(all.filter(({ day }) => day < start));
  const line = (y: number, ...cells: readonly (readonly [x: number, text: string])[]): string =>
    cells.map(([x, text]) => `BT /F3 10 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
  const right = (x: number, text: string): readonly [number, string] => [x - 6 * text.length, text];
  let running = opening;
  const lines = rows.map(({ day, text, amount }, i) => {
    running += amount;
    return line(600 - 18 * i, [50, printed(day)], [130, text], right(440, figure(amount)), right(540, figure(running)));
  });
  const foot = 590 - 18 * rows.length;
  return writePdf([
    {
      content: [
        line(780, [50, 'Harbour Lane Savings Bank']),
        line(750, [50, 'Account number 40218873']),
        line(732, [50, `Statement period ${printed(start)} to ${printed(end)}`], [420, 'Currency GBP']),
        line(650, [50, 'Opening balance'], right(540, figure(opening))),
        line(624, [50, 'Date'], [130, 'Description'], right(440, 'Amount'), right(540, 'Balance')),
        ...lines,
        line(foot, [50, 'Closing balance'], right(540, figure(running))),
      ].join('\n'),
    },
  ]);
}

/** The last day of a month, counted from 1. */
export const lastDay = (year: number, month: number): string =>
  isoDay(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());

export { isoDay };
