import { expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { reconcile } from '../proof/reconcile.ts';
import { readRows } from '../rows/read-rows.ts';
import { buildStatements } from './build-statements.ts';

const place = columns([50], [110], [400, 'right']);
const summary = columns([50], [300, 'right']);

/** Each way to read a list below the title of what is pending: its verdict, and how many rows it books. */
function waysTo(closing: string, above = [place('12/03/2025', 'BOOKS', '-3.00')]): [string, number][] {
  const layout = findLayout([
    pageOf([
      line('Statement of account'),
      line('Period 01/03/2025 - 31/03/2025'),
      summary('Opening balance', '100.00'),
      summary('Closing balance', closing),
      ...above,
      line('Pending transactions'),
      line('No pending payments this month'),
      line('Qwertz asdfg'),
      place('13/03/2025', 'GROCER', '-12.00'),
      place('14/03/2025', 'SALARY', '900.00'),
      place('15/03/2025', 'CAFE', '-7.50'),
    ]),
  ]);
  return buildStatements(readRows(layout), layout.form).flatMap((ways) =>
    [...ways].map(({ reading, decimals }): [string, number] => [
      reconcile(reading, decimals).status,
      reading.rows.length,
    ]),
  );
}

it('rows below the title of something else are booked where they lead from balance to balance', () => {
  expect(waysTo('977.50').at(-1)).toEqual(['verified', 4]);
  expect(waysTo('980.50', [])).toEqual([['verified', 3]]);
  expect(waysTo('97.00').some(([, rows]) => rows > 1)).toBe(false);
});
