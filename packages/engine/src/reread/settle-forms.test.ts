import { expect, test } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Page } from '../shapes/page.ts';
import { settleForms } from './settle-forms.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const read = (page: Page): Page => ({
  ...page,
  text: 'read',
  words: page.words.map((word) => ({ ...word, sureness: 0.8 })),
});

function settled(...rows: readonly (readonly [string, string, string, string])[]): string[] {
  const lines = [row('Date', 'Description', 'Amount', 'Balance'), ...rows.map((cells) => row(...cells))];
  return settleForms(findLayout([read(pageOf(lines))])).map(({ by }) => by.map(({ text }) => text).join(' '));
}

test('dirt before a figure is left out, letters and digits that look alike are read as the column needs them', () => {
  expect(
    settled(
      ['OCT03', 'CARD PAYMENT', '-12.00', '88.00'],
      ['OCT04', 'SALARY', '1,900.00', '1,988.00'],
      ['0CT07', 'RENT', '"-700.50', '1,287.50'],
      ['OCT09', 'FEE', '-1.50', '.1,286.00'],
    ),
  ).toEqual(['OCT07', '-700.50', '1,286.00']);
});

test('in a column of dates, digits stand before the letters of a month', () => {
  expect(
    settled(
      ['03OCT', 'CARD PAYMENT', '-12.00', '88.00'],
      ['OSOCT', 'SALARY', '1,900.00', '1,988.00'],
      ['07OCT', 'RENT', '-700.50', '1,287.50'],
      ['130CT', 'FEE', '-1.50', '1,286.00'],
    ),
  ).toEqual(['05OCT', '13OCT']);
});

test('a figure that lost its decimal mark has one where all others of its column have', () => {
  const others = Array.from({ length: 8 }, (_, n) => [`0${n + 1}/04`, 'CARD PAYMENT', '-12.00', `8${n}.00`] as const);
  expect(settled(...others, ['09/04', 'INSURANCE', '-11495', '73.05'])).toEqual(['-114.95']);
  expect(settled(['01/04', 'GROCER', '-12', '88'], ['02/04', 'CAFE', '-3.50', '84.50'])).toEqual([]);
});

test('a sign of currency that was read as a digit is one where all others of its column have one', () => {
  const others = Array.from({ length: 8 }, (_, n) => [`0${n + 1}/04`, 'CARD PAYMENT', '321', `$3${n},489`] as const);
  expect(settled(...others, ['09/04', 'CAFE', '5,141', 'S34,348'], ['10/04', 'CAFE', '71', 'S$34,277'])).toEqual([
    '$34,348',
    '$34,277',
  ]);
  // Read as a digit, or left out: both stay.
  expect(settled(...others, ['09/04', 'CAFE', '819', '529,823'])).toEqual(['529,823']);
});

test('a number over a column of figures is none of them', () => {
  const others = Array.from({ length: 8 }, (_, n) => [`0${n + 1}/04`, 'CARD PAYMENT', '-12.00', `8${n}.00`] as const);
  expect(settled(['Account', 'no', '0395296484', ''], ['Period', 'March', '2025', ''], ...others)).toEqual([]);
});

test('a date that lost the end of its year has that of nearly all others of its column', () => {
  const others = Array.from(
    { length: 8 },
    (_, n) => [`0${n + 1}/04/2025`, 'CARD PAYMENT', '-12.00', `8${n}.00`] as const,
  );
  expect(settled(...others, ['09/04/2', 'CAFE', '-3.50', '84.50'], ['10/04/2C', 'CAFE', '-3.50', '81.00'])).toEqual([
    '09/04/2025',
    '10/04/2025',
  ]);
});

test('a comma for a point is a point, whatever digits another reader had', () => {
  const page = read(pageOf([row('Date', 'Description', 'Amount', 'Balance'), ...MARKED.map((cells) => row(...cells))]));
  const words = page.words.map((word) => (word.text === '51,55' ? { ...word, readings: ['51.58'] } : word));
  const [change] = settleForms(findLayout([{ ...page, words }]));
  expect(change?.by).toMatchObject([{ text: '51.55', readings: ['51,55', '51.58'] }]);
});

const MARKED = [
  ['01/04', 'GROCER', '-12.00', '88.00'],
  ['02/04', 'CAFE', '-3.50', '84.50'],
  ['03/04', 'STORES', '51,55', '32.95'],
] as const;
