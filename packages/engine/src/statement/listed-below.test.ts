import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Row } from '../shapes/row.ts';
import { listedBelow } from './listed-below.ts';

const bought = ['-1.00', '-2.00', '-3.00'].map((amount) => booking('3 March 2025', amount));

/** The amounts that are taken for no bookings, where the ends leave room for the first of two rows below those bought. */
function leftOut(first: Row): string[] {
  const last = booking('2 March 2025', '60.00');
  const rows = [...bought, first, last];
  const units = [-100n, -200n, -300n, 6000n, 6000n];
  const days = rows.map((row) => (row === last ? '2025-03-02' : '2025-03-03'));
  const reading = {
    opening: { value: -6000n },
    closing: { value: -600n },
    dates: { days },
    rows: units.map((amount) => ({ amount })),
  };
  const items = [...bought, remark('Paid'), first, last];
  return [...listedBelow({ rows, reading } as unknown as Candidate, items).keys()].map(
    (row) => row.date?.readings[0]?.day.toString() ?? '',
  );
}

it('rows that the ends have no room for are listed below, but a row with its day below one that prints none', () => {
  expect(leftOut(booking('3 March 2025', '60.00'))).toEqual(['2']);
  expect(leftOut({ ...booking('3 March 2025', '60.00'), undated: true })).toEqual([]);
});
