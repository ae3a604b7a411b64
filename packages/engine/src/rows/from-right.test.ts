import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const cell = columns([90, 'right'], [170, 'right'], [200], [330, 'right'], [350], [440], [510]);

/** Rows of balance, amount, two texts and two days, which are read from the right; words stand as they are seen. */
const rows = readRows(
  findLayout([
    pageOf([
      cell('יתרה', 'סכום', 'פרטים', 'סניף', 'הפעולה תיאור', 'ערך', 'תאריך'),
      cell('900.00', '-100.00', 'GREEN GROCER', '', 'הגליל מי', '03/08/24', '04/08/24'),
      cell('880.00', '-20.00', 'דנה', '', 'הילדים גן', '05/08/24', '05/08/24'),
      cell('850.00', '-30.00', '954', '', 'סניף מזומן', '07/08/24', '08/08/24'),
      cell('810.00', '-40.00', 'לוי', '', 'חשמל', '09/08/24', '09/08/24'),
    ]),
  ]),
).flatMap((item) => (item.kind === 'row' ? [item] : []));

it('texts of columns that are read from the right are joined from the right', () => {
  expect(rows.map(({ description }) => description)).toEqual([
    'מי הגליל GREEN GROCER',
    'גן הילדים דנה',
    'מזומן סניף 954',
    'חשמל לוי',
  ]);
});

it('of two columns of days without a known heading, the right one is the first', () => {
  const dayOf = (row: (typeof rows)[number]) => row.date?.readings.find(({ order }) => order === 'dmy')?.day;
  expect(rows.map(dayOf)).toEqual([4, 5, 8, 9]);
});
