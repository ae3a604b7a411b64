import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [100], [128], [410, 'right'], [500, 'right']);

const head = columns([50], [90], [116], [410, 'right'], [500, 'right']);

it('a figure that a day follows closely is a column’s', () => {
  const place = columns([50], [150, 'right'], [154], [250]);
  const page = pageOf([place('No.', 'Amount', 'Date', 'Reference'), place('1148', '2,213.94', '25/07/2025', 'XY0954')]);
  expect(findLayout([page]).tables.flatMap(({ figures }) => figures.map(({ heading }) => heading?.text))).toEqual([
    'Amount',
  ]);
});

it('one figure close before a text is a column’s where the heading of one ends', () => {
  const place = columns([50], [180, 'right'], [260, 'right'], [264], [420, 'right']);
  const head = place('Date', 'Money in', 'Money out', 'Details', 'Balance');
  const page = pageOf([
    head,
    ...['13', '14', '15'].map((day) => place(`${day}/03/2025`, '8.00', '', 'INTEREST', '1,108.00')),
    place('16/03/2025', '', '488.40', 'WITHDRAWAL', '619.60'),
  ]);
  const [table] = findLayout([page]).tables;
  expect(table?.figures.map(({ heading }) => heading?.text)).toEqual(['Money in', 'Money out', 'Balance']);
});

it('a column of days keeps its heading though a longer day of a paragraph begins at its edge', () => {
  const page = pageOf([
    head('Date', 'Value', 'Details', 'Amount', 'Balance'),
    row('3.02', '3.03', 'BAKER', '8.00', '92.00'),
    row('3.04', '3.05', 'BOOKS', '2.00', '90.00'),
    row('3.06', '3.06', 'CHEMIST', '5.00', '85.00'),
    row('', '2024/02/29 is the day of our new terms', '', '', ''),
  ]);
  const { tables } = findLayout([page]);
  const headings = tables.flatMap(({ dates }) => dates.map(({ heading, tokens }) => [heading?.text, tokens.length]));
  expect(headings).toContainEqual(['Value', 4]);
});

it('digits alone are no days where most numbers in their column can be none, a sign for a note behind them or not', () => {
  const receipt = columns([50], [100], [160], [410, 'right']);
  const rows = ['2425', '0571', '0927', '7560*', '1308*'].map((code, i) =>
    receipt(`${i + 3} Mar`, code, 'BAKER', `${i}.40`),
  );
  const datesOf = (...all: readonly (typeof rows)[number][]): number[] =>
    findLayout([pageOf([receipt('Date', 'Receipt', 'Details', 'Amount'), ...all])]).tables.flatMap(({ dates }) =>
      dates.map(({ tokens }) => tokens.length),
    );
  expect(datesOf(...rows)).toEqual([5]);
  expect(datesOf(...[2, 4].map((i) => rows[i] as (typeof rows)[number]))).toEqual([2, 2]);
});

it('a figure that a long text comes close to stands in its column alone where it ends as the heading does', () => {
  const sided = columns([40], [110], [330, 'right'], [410, 'right'], [500, 'right']);
  const near = columns([40], [374, 'right'], [410, 'right'], [500, 'right']);
  const countsOf = (day: string): number[] =>
    findLayout([
      pageOf([
        sided('日付', '摘要', 'お支払金額', 'お預り金額', '残高'),
        sided('2025/04/03', '口座振替 水道', '4,980', '', '95,020'),
        near(day, '給与 カブシキガイシャ ヤマノテ', '280,000', '375,020'),
        sided('2025/04/09', 'カード', '1,210', '', '373,810'),
      ]),
    ]).tables.flatMap(({ figures }) => figures.map(({ tokens }) => tokens.length));
  expect(countsOf('2025/04/05')).toEqual([2, 1, 3]);
  // A line of a text is none of a row
  expect(countsOf('')).toEqual([2, 3]);
});

it('times with points below days are none where most of their like can be none', () => {
  const cell = columns([50], [160], [410, 'right']);
  const rows = ['08.14.07', '11.33.45', '16.58.20', '09.25.11', '18.47.59'].flatMap((time, i) => [
    cell(`0${i + 3}/01/2025`, 'BAKER', `${i}.40`),
    cell(time, 'LONDON'),
  ]);
  const { tables } = findLayout([pageOf([cell('Date', 'Details', 'Amount'), ...rows])]);
  expect(tables.flatMap(({ dates }) => dates.map(({ tokens }) => tokens.length))).toEqual([5]);
});

it('hours and minutes with a point below days are none of days that are printed otherwise', () => {
  const cell = columns([50], [160], [410, 'right']);
  const datesOf = (day: (i: number) => string, read: { readonly sureness?: number } = {}): number[] => {
    const rows = ['21.25', '19.05', '20.50', '16.10', '12.05'].flatMap((time, i) => [
      cell(day(i), 'BAKER', `${i}.40`),
      cell(time, 'LONDON'),
    ]);
    const page = pageOf([cell('Date', 'Details', 'Amount'), ...rows]);
    const { tables } = findLayout([{ ...page, words: page.words.map((word) => ({ ...word, ...read })) }]);
    return tables.flatMap(({ dates }) => dates.map(({ tokens }) => tokens.length));
  };
  expect(datesOf((i) => `${i + 3} Mar 2025`)).toEqual([5]);
  expect(datesOf((i) => `${i + 3} Mar 2025`, { sureness: 0.9 })).toEqual([5]);
  // Days printed as times are stay
  expect(datesOf((i) => `0${i + 3}.03`)).toEqual([8]);
});

it('digits alone under no heading, where figures are grouped, are numbers in texts', () => {
  const place = columns([40], [110], [200], [410, 'right'], [500, 'right']);
  const rows = (...figures: readonly string[]) => [
    place('日付', '摘要', '', 'お支払金額', '残高'),
    ...['695915', '248768', '710062'].map((number, i) =>
      place(`2025/04/0${i + 3}`, 'デビット', number, figures[i] as string, figures[i + 3] as string),
    ),
  ];
  const countsOf = (...figures: readonly string[]): number[] =>
    findLayout([pageOf(rows(...figures))]).tables.flatMap((table) => table.figures.map(({ tokens }) => tokens.length));
  expect(countsOf('3,899', '5,543', '6,500', '95,020', '89,477', '82,977')).toEqual([3, 3]);
  expect(countsOf('3899', '5543', '6500', '95020', '89477', '82977')).toEqual([3, 3, 3]);
});

it('digits alone at the edge of a column’s figures are none beside a day that words run up to', () => {
  const place = columns([50], [130], [500, 'right']);
  const rows = ['13', '14', '15'].map((day) => place(`${day}/03/2025`, 'GROCER', '-12.00'));
  const code = place('', 'PAYMENT OF 12/03/2025', '854893');
  const page = pageOf([place('Date', 'Details', 'Amount'), ...rows, code]);
  const [table] = findLayout([page]).tables;
  expect(table?.figures.flatMap(({ tokens }) => tokens.map(({ text }) => text))).toEqual([
    '-12.00',
    '-12.00',
    '-12.00',
  ]);
});

it('days under a heading of days are no figures, however many of them were misread', () => {
  const days = columns([70, 'right'], [100, 'right'], [128], [410, 'right'], [500, 'right']);
  const page = pageOf([
    days('Date', 'Value', 'Details', 'Amount', 'Balance'),
    ...['7.01', '7.02', '1.72', '7.05', '2', '7.08'].map((day, at) =>
      days(day, '7.08', 'BAKER', '8.00', `${92 - 8 * at}.00`),
    ),
  ]);
  const [table] = findLayout([page]).tables;
  expect(table?.figures.map(({ heading }) => heading?.text)).toEqual(['Amount', 'Balance']);
  expect(table?.dates.map(({ heading }) => heading?.text)).toEqual(['Date', 'Value']);
});
