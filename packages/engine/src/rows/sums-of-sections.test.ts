import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { sectionOf } from './line-kind.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [130], [510, 'right']);

it('the name of a section and a word for a sum behind it name the sum, though their joint name is not known', () => {
  const page = [
    row('Kirjauspäivä', 'Tapahtuma', 'EUR'),
    [{ text: 'Ostot ja nostot, kortti 5413 33** **** 9765', x: 50 }],
    row('3.7.2022', 'ABCD PATTERI', '81,74'),
    row('4.7.2022', 'ALEPAH KAUPPA', '46,31'),
    row('', 'Ostot ja nostot yhteensä', '128,05'),
    [{ text: 'Korot ja kulut', x: 50 }],
    row('31.7.2022', 'KORKO 12,45 %', '5,21'),
    row('', 'Korot ja kulut yhteensä', '5,21'),
  ];
  const items = readRows(findLayout([pageOf(page)]));
  expect(items.flatMap((item) => (item.kind === 'row' ? [item.description] : []))).toEqual([
    'ABCD PATTERI',
    'ALEPAH KAUPPA',
    'KORKO 12,45 %',
  ]);
  expect(items.flatMap((item) => (item.kind === 'labelled' ? [item.phrase] : []))).toEqual(['total-out', 'total-out']);
});

it.each([
  ['Korot ja kulut', ['section-out']],
  ['Korot', ['interest-rates']],
])('%s is a title of %s', (text, phrases) => expect(sectionOf(text)).toEqual(phrases));
