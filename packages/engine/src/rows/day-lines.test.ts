import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [300], [450, 'right']);

function days(lines: readonly (readonly Placed[])[]): string[] {
  const items = readRows(findLayout([pageOf(lines)]));
  const say = (date: { readonly readings: readonly { day: number }[] } | null) => date?.readings[0]?.day ?? '-';
  return items.flatMap((item) =>
    item.kind === 'row' ? [`${say(item.date)} ${say(item.valueDate)} ${item.description.split(' ')[0]}`] : [],
  );
}

describe('days on lines of their own', () => {
  const rows = (label: string) => [
    row('Details', 'Value date', 'Amount'),
    row(`${label}13/03/2025`, '', ''),
    row('GROCER', '14/03', '-12.00'),
    row('BOOKS', '13/03', '-2.00'),
    row(`${label}15/03/2025`, '', ''),
    row('SALARY', '14/03', '900.00'),
  ];
  const read = ['13 14 GROCER', '13 13 BOOKS', '15 14 SALARY'];

  it('are those of booking, beside dates of value', () => {
    expect(days(rows('Booking date: '))).toEqual(read);
    expect(days(rows(''))).toEqual(read);
  });

  it('are those that are named, and not what texts say behind words', () => {
    const lines = [
      row('Booking date: 13/03/2025', '', ''),
      row('RADIO', '14/03', '-12.00'),
      row('From 01 to 09/24', '', ''),
      row('Booking date: 15/03/2025', '', ''),
      row('RADIO', '15/03', '-12.00'),
      row('From 01 to 10/24', '', ''),
      row('BOOKS', '16/03', '-2.00'),
      row('Booking date: 17/03/2025', '', ''),
      row('SALARY', '17/03', '900.00'),
    ];
    expect(days(lines)).toEqual(['13 14 RADIO', '15 15 RADIO', '15 16 BOOKS', '17 17 SALARY']);
  });

  it('are those alone on their lines, where a label stands before fewer', () => {
    const lines = [
      row('13/03/2025', '', ''),
      row('GROCER', '', '-12.00'),
      row('Refund of 11/03/2025', '', ''),
      row('14/03/2025', '', ''),
      row('BOOKS', '', '-2.00'),
      row('15/03/2025', '', ''),
      row('SALARY', '', '900.00'),
      row('Refund of 12/03/2025', '', ''),
      row('BAKERY', '', '-3.00'),
    ];
    expect(days(lines).map((read) => read.split(' ')[0])).toEqual(['13', '14', '15', '15']);
  });

  it('are those behind a label that nobody knows, which stands again and again above rows', () =>
    expect(days(rows('Qwertz: '))).toEqual(read));

  it('are those of booking wherever they stand, where their label says so, and rows print days of value', () => {
    const text = columns([50], [62], [100], [450, 'right']);
    const lines = [
      text('No.', '', 'Event / payee', 'Amount'),
      text('', '', 'Booking date 13/03/2025', ''),
      text('1', '1403', 'GROCER', '-12.00'),
      text('2', '1303', 'BOOKS', '-2.00'),
      text('', '', 'Booking date 15/03/2025', ''),
      text('3', '1403', 'SALARY', '900.00'),
    ];
    expect(days(lines)).toEqual(read);
  });

  it('are digits alone behind words that say so, where the rows’ own days stand below them, of trade or unnamed', () => {
    const text = columns([50], [106], [140], [450, 'right']);
    const read = (heading: string): string[] =>
      days([
        text('Code', '', heading, 'Amount'),
        text('Booking date 0808', '', '', ''),
        text('77QX1', '0808', 'GROCER', '-12.00'),
        text('77QX2', '0708', 'BOOKS', '-2.00'),
        text('Booking date 1508', '', '', ''),
        text('77QX3', '1408', 'SALARY', '900.00'),
        text('77QX4', '1508', 'RENT', '-70.00'),
      ]).map((row) => row.replace(/ 77QX\d$/u, ''));
    expect(read('Shop').map((row) => row.split(' ')[0])).toEqual(['8', '8', '15', '15']);
    expect(read('Transaction date').map((row) => row.split(' ')[0])).toEqual(['8', '8', '15', '15']);
  });

  it.each([
    ['their label is unknown', 'Qwertz: ', 'Xyz', true],
    ['their label is known', 'Booking date: ', 'Xyz', undefined],
    ['the others are of value', 'Qwertz: ', 'Value date', undefined],
  ])('beside dates of rows are certain or not: %s', (_, label, second, either) => {
    const [, ...lines] = rows(label);
    const items = readRows(findLayout([pageOf([row('Details', second, 'Amount'), ...lines])]));
    expect(items.flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []))).toContain(either);
  });

  it('make rows uncertain that print dates of their own, though nobody knows their label nor where it stands', () => {
    const text = columns([50], [62], [100], [450, 'right']);
    const lines = [
      text('No.', '', 'Event / payee', 'Amount'),
      text('', '', 'Qwertz 13/03/2025', ''),
      text('1', '1403', 'GROCER', '-12.00'),
      text('2', '1303', 'BOOKS', '-2.00'),
      text('', '', 'Qwertz 15/03/2025', ''),
      text('3', '1403', 'SALARY', '900.00'),
    ];
    const items = readRows(findLayout([pageOf(lines)]));
    expect(items.flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []))).toEqual([true, true, true]);
  });

  it('make rows uncertain that print a day of their own', () => {
    const booked = [row('Details', 'Date', 'Amount'), ...rows('Booking date: ').slice(1)];
    const items = readRows(findLayout([pageOf(booked)]));
    expect(items.flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []))).toEqual([true, true, true]);
  });

  it.each([
    ['their order is none', ['13/03/2027', '15/03/2026']],
    ['it is one day again and again', ['15/03/2025', '15/03/2025']],
    ['none stands above the first rows', ['', '15/03/2025']],
  ])('are none where %s', (_, [first = '', second = '']) => {
    const said = (day: string) => (day ? [row(`Expiry: ${day}`, '', '')] : []);
    const [heading = [], , one = [], two = [], , three = []] = rows('');
    const lines = [heading, ...said(first), one, two, ...said(second), three, ...said(second)];
    expect(days(lines)).toEqual(['14 - GROCER', '13 - BOOKS', '14 - SALARY']);
  });

  it('are none of the rows’ own texts', () => {
    const text = columns([50], [110], [450, 'right']);
    const booked = (day: string, name: string) => [text(day, name, '-12.00'), text('', `Referring to ${day}`, '')];
    const lines = [booked('13/03/2025', 'GROCER'), booked('14/03/2025', 'BOOKS'), booked('15/03/2025', 'SHOES')];
    expect(days([text('Xy', 'Details', 'Amount'), ...lines.flat()])).toEqual([
      '13 - GROCER',
      '14 - BOOKS',
      '15 - SHOES',
    ]);
  });

  it('are those of texts beside a second column of days, or below rows', () => {
    const wide = columns([50], [120], [300], [450, 'right']);
    const two = [
      wide('Value date', 'Xyz', 'Details', 'Amount'),
      wide('14/03', '13/03', 'GROCER', '-12.00'),
      wide('13/03', '13/03', 'BOOKS', '-2.00'),
      wide('', '', '13/03/2025', ''),
      wide('15/03', '14/03', 'SALARY', '900.00'),
    ];
    expect(days(two)).toEqual(['13 14 GROCER', '13 13 BOOKS', '14 15 SALARY']);
    const [heading, , first, second, day, third] = rows('');
    expect(days([heading, first, second, day, third] as Placed[][])).toHaveLength(3);
  });

  it('are none beside a column of booking dates', () => {
    const booked = [row('Details', 'Date', 'Amount'), ...rows('Booking date: ').slice(1)];
    expect(days(booked)).toEqual(['14 - GROCER', '13 - BOOKS', '14 - SALARY']);
  });
});
