import { expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

it('the heading of a table that holds no bookings names the figure beneath it', () => {
  const facts = columns([50], [180], [360]);
  const row = columns([50], [110], [400, 'right'], [500, 'right']);
  const layout = findLayout([
    pageOf([
      facts('Titular', 'Cuenta', 'Saldo actual'),
      facts('A. NADIE', 'Cuenta Diaria', '1,988.00 EUR'),
      line('What was booked from 1 March 2025 to 31 March 2025'),
      row('Date', 'Description', 'Amount', 'Balance'),
      row('14/03/2025', 'SALARY', '1,900.00', '1,988.00'),
      row('13/03/2025', 'GROCER', '-12.00', '88.00'),
    ]),
  ]);
  const { rows, labelled } = readOut(readRows(layout), layout);
  expect(rows).toHaveLength(2);
  expect(labelled).toEqual([expect.stringMatching(/closing.*1988\.00/u)]);
});
