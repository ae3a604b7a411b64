import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

/** The days of value where the balance beside them ends at `x`, and the day begins at 510. */
function valueDays(x: number, ...days: readonly string[]): number {
  const row = columns([40], [95], [330, 'right'], [420, 'right'], [x, 'right'], [510]);
  const lines = days.map((day, i) =>
    row(`0${i + 1}JUN22`, 'THIRD PARTY J. NOBODY', '10.00', '', `${990 - 10 * i}.00CR`, day),
  );
  const layout = findLayout([
    pageOf([row('DATE', 'PARTICULARS', 'WITHDRAWALS', 'DEPOSITS', 'BALANCE', 'VALUE'), ...lines]),
  ]);
  const [, second] = layout.tables[0]?.dates ?? [];
  return second?.tokens.length ?? 0;
}

it('a day at the end of a line is a column’s, close as it stands behind a figure', () => {
  expect(valueDays(500, '01JUN22', '02JUN22', '04JUL22')).toBe(3);
  expect(valueDays(506, '01JUN22', '02JUN22', '04JUL22')).toBe(3);
});

it('but not one that is written as no other of its line', () =>
  expect(valueDays(506, '01/06/22', '02/06/22', '04/07/22')).toBe(0));
