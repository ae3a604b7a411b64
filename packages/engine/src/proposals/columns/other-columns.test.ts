import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../../tests/page-builder.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { columnRoles } from './column-roles.ts';
import { proposeOthers } from './other-columns.ts';

const wide = columns([50], [110], [250, 'right'], [320, 'right'], [420, 'right'], [510, 'right']);

/** What else may be booked than the rules say, by the columns' roles. */
function othersOf(headings: readonly string[], ...lines: readonly (readonly Placed[])[]): string[] {
  const { tables, form } = findLayout([pageOf([wide('Date', 'Details', ...headings), ...lines])]);
  return tables.flatMap((table) => proposeOthers(table, form, columnRoles(table)).map(({ roles }) => roles.join(' ')));
}

describe('columns that are as full as the booked one', () => {
  it('may be booked in its place', () =>
    expect(
      othersOf(
        ['Amount', 'No.', 'Amount due', ''],
        wide('13/03/2025', 'GROCER', '12.00', '1/1', '12.00'),
        wide('14/03/2025', 'SHOES', '600.00', '1/6', '100.00'),
        wide('15/03/2025', 'CAFE', '7.50', '1/1', '7.50'),
      ),
    ).toEqual(['amount other']));

  it('are no others where most rows leave them empty', () =>
    expect(
      othersOf(
        ['Amount', 'No.', 'Amount due', ''],
        wide('13/03/2025', 'GROCER', '', '', '12.00'),
        wide('14/03/2025', 'SHOES', '600.00', '1/6', '100.00'),
        wide('15/03/2025', 'CAFE', '', '', '7.50'),
      ),
    ).toEqual([]));
});

describe('a column named as a balance', () => {
  const rows = (...balances: readonly [string, string, string]) =>
    othersOf(
      ['Amount', '', '', 'Balance'],
      wide('13/03/2025', 'GROCER', '12.00', '', '', balances[0]),
      wide('14/03/2025', 'SHOES', '600.00', '', '', balances[1]),
      wide('15/03/2025', 'CAFE', '7.50', '', '', balances[2]),
    );

  it('may be none where no booking moves it', () => expect(rows('0.00', '500.00', '0.00')).toContain('amount other'));

  it('is one where a booking does, though another figure is misprinted', () =>
    expect(rows('900.00', '300.00', '299.50')).toEqual(['other amount']));
});
