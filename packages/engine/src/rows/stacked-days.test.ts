import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readLines } from '../../tests/read-lines.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const place = columns([50], [130], [210], [500, 'right']);
const two = columns([50], [210]);

describe('dates of a row below each other', () => {
  const rows = [
    place('03.03.2025', '04.03.2025', 'GROCER', '-12.00'),
    two('05.03.2025', 'CARD PAYMENT'),
    place('06.03.2025', '07.03.2025', 'RENT', '-800.00'),
    two('08.03.2025', 'TRANSFER'),
  ];

  it.each([
    ['the posting’s below the payment’s', 'Payment date', 'Posting date', ['5.3.', '8.3.']],
    ['the posting’s above the payment’s', 'Posting date', 'Payment date', ['3.3.', '6.3.']],
  ])('are told by their names: %s', (_, above, below, days) => {
    const heading = [place(above, 'Value date', 'Payee', 'Amount'), two(below, 'Message')];
    expect(readLines([...heading, ...rows]).rows.map((text) => text.split(' ')[0])).toEqual(days);
  });
});

it.each([
  ['Qwertz', true],
  ['Posting date', undefined],
  ['posted and code of authorisation', true],
])('one below the other in one column, either may be the booking date unless a heading tells: %s', (name, either) => {
  const dates = columns([50], [210], [500, 'right']);
  const lines = [
    dates(name, 'Payee', 'Amount'),
    dates('03.03.2025', 'GROCER', '-12.00'),
    two('05.03.2025', 'CARD PAYMENT'),
    dates('06.03.2025', 'RENT', '-800.00'),
    two('08.03.2025', 'TRANSFER'),
  ];
  const items = readRows(findLayout([pageOf(lines)]));
  expect(items.flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []))).toEqual([either, either]);
});

it('a day of value that is named below another is not the booking date', () => {
  const dates = columns([50], [210], [500, 'right']);
  const lines = [
    dates('Date', 'Payee', 'Amount'),
    two('Value date', 'Message'),
    dates('03.03.2025', 'GROCER', '-12.00'),
    two('05.03.2025', 'CARD PAYMENT'),
    dates('06.03.2025', 'RENT', '-800.00'),
    two('08.03.2025', 'TRANSFER'),
  ];
  const items = readRows(findLayout([pageOf(lines)]));
  expect(items.flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []))).toEqual([undefined, undefined]);
});

it('of three columns of dates without names the third is no text', () => {
  const dates = columns([40], [110], [180], [420], [540, 'right']);
  const { rows } = readLines([
    dates('03.03.2025', '04.03.2025', 'GROCER', '03.03.2025', '-12.00'),
    dates('05.03.2025', '05.03.2025', 'RENT', '05.03.2025', '-800.00'),
    dates('06.03.2025', '07.03.2025', 'CINEMA', '06.03.2025', '-24.00'),
  ]);
  expect(rows.map((text) => /[A-Z]+( \d\S+)?/u.exec(text)?.[0])).toEqual(['GROCER', 'RENT', 'CINEMA']);
});

it.each([
  [1, true],
  [3, undefined],
])(
  'a date that begins the text right behind the day may be the booking date where %i rows tell nothing',
  (count, either) => {
    const beside = columns([50], [130], [500, 'right']);
    const lines = Array.from({ length: count }, (_, i) =>
      beside(`1${i}.03.2025`, `0${i + 1}.03.2025 COLLECTION OF THE WATER WORKS`, `-1${i}.00`),
    );
    const rows = readRows(findLayout([pageOf(lines)])).filter(({ kind }) => kind === 'row');
    expect(rows.map((row) => row.kind === 'row' && row.eitherDate)).toEqual(Array(count).fill(either));
  },
);

it('a second column of days right before the balances may be that of the booking', () => {
  const beside = columns([50], [130], [400], [452], [330, 'right']);
  const lines = [
    ['03.03.2025', 'GROCER', '04.03.2025', '988.00', '-12.00'],
    ['05.03.2025', 'RENT', '06.03.2025', '188.00', '-800.00'],
    ['07.03.2025', 'CINEMA', '07.03.2025', '164.00', '-24.00'],
    ['10.03.2025', 'BAKER', '11.03.2025', '160.00', '-4.00'],
  ].map((texts) => beside(...texts));
  const rows = readRows(findLayout([pageOf(lines)])).filter(({ kind }) => kind === 'row');
  expect(rows.map((row) => row.kind === 'row' && row.eitherDate)).toEqual(Array(4).fill(true));
});

it('a day of value that few rows have, named below the other day, begins no row', () => {
  const dates = columns([50], [210], [500, 'right']);
  const lines = [
    dates('Date', 'Payee', 'Amount'),
    two('Value date', ''),
    ...['03', '04', '05', '06', '07', '08'].map((day) => dates(`${day}.03.2025`, 'GROCER', '-12.00')),
    two('09.03.2025', 'LONDON'),
    dates('10.03.2025', 'RENT', '-800.00'),
    two('11.03.2025', 'TRANSFER'),
  ];
  const items = readRows(findLayout([pageOf(lines)]));
  const said = items.flatMap((item) => (item.kind === 'row' ? [`${item.description} ${item.valueDate !== null}`] : []));
  expect(said.slice(-3)).toEqual(['GROCER false', 'GROCER LONDON true', 'RENT TRANSFER true']);
});
