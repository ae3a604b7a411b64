import { expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Row } from '../shapes/row.ts';
import { readRows } from './read-rows.ts';

const cell = columns([50], [150], [480, 'right']);

/** Rows of two lines with a date on each, as far apart as their lines are. */
function read(over: string, under: string): readonly string[] {
  const lines: (readonly Placed[])[] = [[...cell(over, 'Details', 'Amount'), { text: under, x: 50, drop: 11 }]];
  ['GROCER', 'BAKER', 'CINEMA', 'CHEMIST'].forEach((name, i) => {
    lines.push(cell(`1${i}.03.2025`, `${name} PURCHASE`, `-${i + 1}2.00`), cell(`1${i + 1}.03.2025`, 'CARD 4711', ''));
  });
  const day = (date: Row['date']): number | undefined => date?.readings.find(({ order }) => order === 'dmy')?.day;
  return readRows(findLayout([pageOf(lines, { step: 22 })])).flatMap((item) =>
    item.kind === 'row' ? [`${day(item.date)} (${day(item.valueDate)}) ${item.description}`] : [],
  );
}

it('the second of two dates below each other books where the heading says so, however far it stands below the first', () => {
  expect(read('Transaction date', 'Posting date')).toEqual([
    '11 (undefined) GROCER PURCHASE CARD 4711',
    '12 (undefined) BAKER PURCHASE CARD 4711',
    '13 (undefined) CINEMA PURCHASE CARD 4711',
    '14 (undefined) CHEMIST PURCHASE CARD 4711',
  ]);
});

it('the first books where the heading says nothing of the second', () => {
  expect(read('Posting date', 'Value date')[0]).toBe('10 (11) GROCER PURCHASE CARD 4711');
});

it('the second books where words more stand behind its name', () => {
  expect(read('Transaction date', 'Posting date and code')[0]).toBe('11 (undefined) GROCER PURCHASE CARD 4711');
});

it('a day close behind the row’s number is a date of its column', () => {
  const numbered = columns([50], [61], [130], [230], [480, 'right']);
  const lines = ['GROCER', 'BAKER', 'CINEMA'].map((name, i) =>
    numbered(`${i + 1}.`, `1${i}.03.2025`, `1${i + 1}.03.2025`, name, `-${i + 1}2.00`),
  );
  const heading = numbered('No.', 'Value date', 'Posting date', 'Details', 'Amount');
  const rows = readRows(findLayout([pageOf([heading, ...lines])])).flatMap((item) =>
    item.kind === 'row' ? [item] : [],
  );
  expect(rows.map(({ description }) => description)).toEqual(['GROCER', 'BAKER', 'CINEMA']);
  expect(rows[0]?.valueDate?.readings.some(({ day }) => day === 10)).toBe(true);
});
