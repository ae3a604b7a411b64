import { expect, test } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { settleSigns } from './settle-signs.ts';

const row = columns([50], [110], [400, 'right']);

/** What figures are read as that are printed with a sign before them, and read as said. */
function settled(...figures: readonly (readonly [printed: string, text: string, ...readings: string[]])[]): string[] {
  const lines = figures.map(([printed], at) => row(`0${at + 1}/04`, 'CARD PAYMENT', printed));
  const page = pageOf([row('Date', 'Description', 'Amount'), ...lines]);
  const words = page.words.map((word) => {
    const [, text, ...readings] = figures.find(([printed]) => printed === word.text) ?? ['', word.text];
    return { ...word, text, readings, sureness: 0.7 };
  });
  return settleSigns(findLayout([{ ...page, text: 'read', words }])).map(
    ({ words: [word], by: [by] }) => `${word?.text}: ${by?.text}`,
  );
}

test('a sign that readers do not know is no digit of any figure of its column', () => {
  const all = settled(
    ['#2,367', '2,367', '32,367'],
    ['#927', '3927', 'X927'],
    ['#325', '3325', '325'],
    ['#760', '3760'],
    ['#1,110', '1,110'],
    ['#2,409', '372,409', '32,409', '2,409'],
    ['#1,202', '31,202', '1,202'],
  );
  expect(all).toEqual(['3325: 325', '3760: 760', '372,409: 2,409', '31,202: 1,202', '3927: 927'].sort(byPlace(all)));
});

const byPlace = (all: readonly string[]) => (one: string, other: string) => all.indexOf(one) - all.indexOf(other);

test('figures that readers hardly dispute stay as they are read', () => {
  expect(settled(['2,367', '2,367'], ['927', '927', '27'], ['325', '325'], ['760', '760'], ['110', '110'])).toEqual([]);
});

test('first digits that one reader missed are digits where they differ', () => {
  expect(
    settled(
      ['4,367', '4,367', ',367'],
      ['927', '927', '27'],
      ['325', '325', '25'],
      ['761', '761', '61'],
      ['118', '118', '18'],
    ),
  ).toEqual([]);
});
