import { exporters } from '@tallyleaf/exporters';
import { expect, it } from 'vitest';
import { offeredFormats } from './formats.ts';

const ids = (tag: string): string[] => offeredFormats(exporters, tag).map(({ id }) => id);

it('offers the workbook first, and the comma form only where a comma is written', () => {
  expect(ids('en-US')[0]).toBe('xlsx');
  expect(ids('en-US')).not.toContain('csv-local');
  expect(ids('de-DE').slice(0, 2)).toEqual(['xlsx', 'csv-local']);
});

it('leaves out nothing else and repeats nothing', () => {
  expect(ids('de-DE').sort()).toEqual(exporters.map(({ id }) => id).sort());
});
