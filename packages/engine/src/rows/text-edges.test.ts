import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [400, 'right']);

it('texts begin where those of lines with days do, so that names of sums are no rows of the day above', () => {
  const shops = ['GROCER', 'BAKER', 'BOOKS', 'TRAIN'].map((shop, i) => row(`0${i + 3} Mar 2025`, shop, `1${i}.00`));
  const page = pageOf([
    row('Payment received', '', '-50.00'),
    ...shops,
    row('Payments and refunds', '', '-50.00'),
    row('08 Mar 2025', 'THANK YOU', '-50.00'),
  ]);
  const layout = findLayout([page]);
  const { rows } = readOut(readRows(layout), layout);
  expect(rows.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    '3.3. GROCER',
    '4.3. BAKER',
    '5.3. BOOKS',
    '6.3. TRAIN',
    '8.3. THANK',
  ]);
});
