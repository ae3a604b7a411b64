import { expect, test } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Page } from '../shapes/page.ts';
import { settleWords } from './settle-words.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const read = (page: Page): Page => ({
  ...page,
  text: 'read',
  words: page.words.map((word) => ({ ...word, sureness: 0.8 })),
});

function settled(...rows: readonly (readonly [string, string, string, string])[]): string[] {
  const pages = [read(pageOf(rows.map((cells) => row(...cells))))];
  return settleWords(findLayout(pages)).map(({ by }) => by.map(({ text }) => text).join(' '));
}

const booked = (text: string, day: number) => [`0${day}/04`, text, '-12.00', `8${day}.00`] as const;

test('a word that is a letter away from a heading is one', () => {
  expect(settled(['Daoe', 'Description', 'Amount', 'Balance'], booked('GROCER', 1), booked('CAFE', 2))).toEqual([
    'Date',
  ]);
});

test('a word that bookings say again and again is none', () => {
  const heading = ['Date', 'Description', 'Amount', 'Balance'] as const;
  const text = 'TOPUP ECHANNEL';
  expect(settled(heading, booked(text, 1), booked('CAFE', 2))).toEqual(['CHANNEL']);
  expect(settled(heading, booked(text, 1), booked(text, 2), booked(text, 3))).toEqual([]);
});
