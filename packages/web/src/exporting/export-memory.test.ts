import { exporters, standardOf } from '@tallyleaf/exporters';
import { afterEach, expect, it } from 'vitest';
import { findChoice } from './choice.ts';
import { COLUMNS_KEY, deleteColumns, freshId, keepColumns, OWN_FORMAT, ownColumns } from './export-memory.ts';

afterEach(() => localStorage.clear());

const standards = exporters.find(({ id }) => id === OWN_FORMAT)?.settings.map((one) => [one.id, standardOf(one, 'en')]);
const settings = { ...(Object.fromEntries(standards ?? []) as Record<string, string>), columns: 'date,amount=Sum' };

it('keeps columns under ids of their own, changes them in their place, and forgets those that are deleted', () => {
  keepColumns({ id: freshId(), name: 'Tax', settings });
  keepColumns({ id: freshId(), name: 'Club', settings });
  keepColumns({ id: 'own:1', name: 'Taxes', settings });
  expect(ownColumns().map(({ id, name }) => [id, name])).toEqual([
    ['own:1', 'Taxes'],
    ['own:2', 'Club'],
  ]);
  deleteColumns('own:1');
  expect(ownColumns().map(({ id }) => id)).toEqual(['own:2']);
  expect(freshId()).toBe('own:3');
});

it('own columns are a choice: the format with what was composed', () => {
  keepColumns({ id: 'own:1', name: 'Tax', settings });
  expect(findChoice('own:1', 'en')).toMatchObject({ id: 'own:1', format: { id: OWN_FORMAT }, settings });
  expect(findChoice('own:2', 'en')).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"id":"own:1"}'],
  ['nothing of ours', '[1,null,{"id":"own:1"}]'],
  ['columns that there are not', '[{"id":"own:1","name":"x","settings":{"columns":"date,colour"}}]'],
  ['a setting that there is not', '[{"id":"own:1","name":"x","settings":{"colour":"red"}}]'],
])('offers nothing of %s', (_, stored) => {
  localStorage.setItem(COLUMNS_KEY, stored);
  expect(ownColumns()).toEqual([]);
});
