import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Forest } from '../model/forest.ts';
import type { Table } from '../shapes/layout.ts';
import { judgeFigures } from './judge.ts';

/** A model that is sure, whatever it sees, that a column holds amounts. */
const amounts: Forest = {
  name: 'columns',
  classes: ['amount', 'other-figure'],
  features: [],
  base: Float32Array.of(9, 0),
  starts: new Int32Array(1),
  thresholds: new Float32Array(),
  trees: new Uint16Array(),
  masks: new Int32Array(),
  firstLeaves: new Int32Array(1),
  leaves: new Float32Array(),
};

it('what codes of currencies prove is not disputed by the model', () => {
  const cells = columns([50], [110], [420, 'right'], [520, 'right']);
  const rolesWith = (code: string) => {
    const page = pageOf([
      cells('03/03/2025', 'GROCER', 'CNY/104.54', 'CNY/104.54'),
      cells('04/03/2025', 'HOTEL', `${code}/121.59`, 'CNY/875.47'),
      cells('06/03/2025', 'BOOKS', 'CNY/30.89', 'CNY/30.89'),
    ]);
    const { tables, form } = findLayout([page]);
    return judgeFigures(tables[0] as Table, 0, form, { model: { columns: amounts, lines: null }, trust: 'both' });
  };
  expect(rolesWith('USD')).toEqual(['other', 'amount']);
  expect(rolesWith('CNY')).toEqual(['amount', 'amount']);
});
