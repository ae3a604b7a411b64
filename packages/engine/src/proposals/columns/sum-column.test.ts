import { expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../../tests/page-builder.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { columnRoles } from './column-roles.ts';
import { proposeBySums } from './sum-column.ts';

const wide = columns([50], [110], [300, 'right'], [380, 'right'], [440, 'right'], [520, 'right']);

function rolesOf(...lines: readonly (readonly Placed[])[]): string | undefined {
  const heading = wide('Date', 'Details', 'Amount', 'Zuiop', 'Fee', 'Qwertz');
  const { tables, form } = findLayout([pageOf([heading, ...lines])]);
  const [table] = tables.filter(({ figures }) => figures.length > 0);
  return table && proposeBySums(table, form, columnRoles(table))?.roles.join(' ');
}

const bought = [
  wide('13/03/2025', 'FURNITURE', '127.90', '12.79', '0.15', '12.94'),
  wide('14/03/2025', 'GROCER', '35.00', '35.00', '0.00', '35.00'),
];

it('a column that is the sum of two others on every row is booked', () =>
  expect(rolesOf(...bought, wide('15/03/2025', 'SHOES', '600.00', '100.00', '3.00', '103.00'))).toBe(
    'other other other amount',
  ));

it.each([
  ['one row comes out alone', wide('15/03/2025', 'CAFE', '7.50', '7.50', '0.00', '7.50')],
  ['a row does not come out', wide('15/03/2025', 'SHOES', '600.00', '100.00', '3.00', '104.00')],
])('nothing is proposed where %s', (_, row) => expect(rolesOf(...bought, row)).toBeUndefined());
