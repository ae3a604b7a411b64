import { expect, it } from 'vitest';
import { booking } from '../../tests/item-builder.ts';
import { withBooking } from './booking-column.ts';
import { dateBy, dateScheme, type Period } from './dates.ts';

const NONE: Period = { start: null, end: null };

type Printed = readonly [day: number, valueDay: number, text?: string];

/** The days of booking of rows with two dates each, of which nothing else tells which is which. */
function daysOf(card: boolean, ...rows: readonly Printed[]) {
  const printed = rows.map(([day, value, text = 'TRANSFER']) =>
    booking(`${day} March 2025`, '1.00', undefined, {
      description: text,
      valueDate: booking(`${value} March 2025`, '1.00').date,
    }),
  );
  const scheme = dateScheme(
    printed.flatMap(({ date }) => date ?? []),
    NONE,
    2025,
    'dmy',
    [],
  );
  const dated = printed.map((row) => ({
    row,
    section: null,
    sectionIndex: 0,
    group: 0,
    signed: false,
    day: dateBy(scheme, row.date),
    valueDay: dateBy(scheme, row.valueDate),
    columnUnsure: true,
    exchanged: false,
  }));
  return withBooking(dated, scheme, NONE, card).map(({ day, columnUnsure }) => [Number(day?.slice(-2)), columnUnsure]);
}

it('texts that mention days of purchase tell which of two dates is the booking’s', () => {
  const shop = (day: number): string => `SHOP ${day} March 2025`;
  expect(daysOf(false, [2, 3, shop(3)], [4, 5, shop(5)])).toEqual([
    [3, false],
    [5, false],
  ]);
  expect(daysOf(false, [3, 2, shop(3)], [5, 4, shop(5)])).toEqual([
    [3, false],
    [5, false],
  ]);
});
