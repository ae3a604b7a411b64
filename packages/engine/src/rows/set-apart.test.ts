import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const place = columns([36], [100], [400, 'right']);

/** The first row's text where a line below it stands so much lower than rows stand, and the next row so much lower than that. */
function firstText(above: number, below: number, text = 'CARD 6688 ANN LEE'): string | undefined {
  const days = ['05', '06', '07', '08', '09', '10'];
  const lines = [
    place('Date', 'Description', 'Amount'),
    place('04 Jul 2025', 'PAYMENT', '-123.44'),
    place('', text, ''),
    ...days.map((day) => place(`${day} Jul 2025`, 'GREEN GROCER', '55.44')),
  ];
  const drop = (i: number): number => (i < 2 ? 0 : i === 2 ? above : above + below);
  const dropped = lines.map((line, i) => line.map((cell) => ({ ...cell, drop: drop(i) })));
  const items = readRows(findLayout([pageOf(dropped, { step: 12, size: 8 })]));
  return items.flatMap((item) => (item.kind === 'row' ? [item.description] : []))[0];
}

it('a line that stands apart from the rows above and below is no text of the row above', () => {
  expect(firstText(3, 2)).toBe('PAYMENT');
});

it('one that stands no farther from either than rows do is', () => {
  expect(firstText(0, 0)).toBe('PAYMENT CARD 6688 ANN LEE');
  expect(firstText(3, 0)).toBe('PAYMENT CARD 6688 ANN LEE');
  expect(firstText(-2, 3)).toBe('PAYMENT CARD 6688 ANN LEE');
});

it('words between signs that say that nothing follows are no text of a row', () => {
  expect(firstText(0, 0, '〜〜 以下空白 〜〜')).toBe('PAYMENT');
  expect(firstText(0, 0, '～～ 甲乙丙丁 ～～')).toBe('PAYMENT');
  expect(firstText(0, 0, '以下空白')).toBe('PAYMENT');
});
