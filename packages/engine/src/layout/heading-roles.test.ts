import { expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { rolesOf } from './heading-roles.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

const headOf = (row: readonly Placed[]) => findHeadings(wordsToLines(1, pageOf([row]).words))[0]?.heading.cells;

it('a balance of a day is one of balances, and its day no column of days', () => {
  expect(rolesOf('Saldo fine giorno')).toEqual(['balance']);
  const place = columns([40], [110], [300, 'right'], [400, 'right'], [520, 'right']);
  const cells = headOf(place('Data', 'Descrizione', 'Uscite', 'Entrate', 'Saldo fine giorno'));
  expect(cells?.map(({ roles }) => roles[0])).toEqual(['date', 'description', 'money-out', 'money-in', 'balance']);
  // Words of a day's balance that do not begin with it name no column
  expect(rolesOf('Giacenza media')).toEqual([]);
});
