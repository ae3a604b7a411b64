import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

const headingsOf = (...rows: readonly (readonly Placed[])[]) => findHeadings(wordsToLines(1, pageOf(rows).words));

describe('words below a heading that name a column only with those above them', () => {
  const upper = columns([50], [110], [400, 'right'], [480, 'right'], [500]);
  const heading = upper('Date', 'Description', 'Amount', 'Balance', 'Init.');
  const rolesBelow = (text: string) => headingsOf(heading, line(text, 502))[0]?.heading.cells.at(-1)?.roles;

  it('are its last line', () => expect(rolesBelow('Br')).toEqual(['branch']));
  it('and others are not', () => expect(rolesBelow('XY')).toEqual([]));
});

describe('words that each stand under one heading', () => {
  const five = columns([50], [110], [170], [400, 'right'], [500, 'right']);
  const heading = five('Date', 'Date', 'Details', 'Amount', 'Balance');
  const below = (...words: string[]) =>
    headingsOf(heading, five(...words))[0]?.heading.cells.map(({ text, roles }) => `${text}: ${roles[0] ?? '?'}`);

  it('go on with it, known or not', () =>
    expect(below('Qwzx.', 'Value', '', '', 'Yxcv')).toEqual([
      'Date Qwzx.: date',
      'Date Value: value-date',
      'Details: description',
      'Amount: amount',
      'Balance Yxcv: balance',
    ]));

  it('go on with it beside names of their own', () => {
    const heading = five('Date', '', 'Details', 'Amount', 'Balance');
    const cells = headingsOf(heading, five('Qwzx.', 'Payee', '', 'Zuio', 'Yxcv'))[0]?.heading.cells;
    expect(cells?.map(({ text }) => text)).toEqual(['Date Qwzx.', 'Payee', 'Details', 'Amount Zuio', 'Balance Yxcv']);
  });

  it.each([
    ['two of them', ['Qwzx.', '', '', '', 'Yxcv']],
    ['a text with the figures of a row', ['Qwzx.', 'Value', 'Green', '12.00', '88.00']],
  ])('do not where they are %s', (_, words) => expect(below(...words)?.[0]).toBe('Date: date'));
});

it('words under the descriptions alone are the text of the first row, though they name a column elsewhere', () => {
  const four = columns([50], [110], [400, 'right'], [500, 'right']);
  const heading = four('Date', 'Description', 'Amount', 'Balance');
  const textBelow = (words: string) => headingsOf(heading, four('', words))[0]?.heading.cells[1]?.text;
  expect([textBelow('Credit'), textBelow('Details')]).toEqual(['Description', 'Description']);
});

it('headings set close together are cut where both go on in the line below', () => {
  const first = [
    { text: 'Transaction Process', x: 50 },
    { text: 'Description', x: 160 },
    { text: 'Amount', x: 400 },
  ];
  const below = [
    { text: 'date', x: 50 },
    { text: 'date', x: 104 },
  ];
  expect(
    headingsOf(first, below)[0]
      ?.heading.cells.slice(0, 2)
      .map(({ text, roles }) => `${text}: ${roles[0]}`),
  ).toEqual(['Transaction date: transaction-date', 'Process date: date']);
});

it('words that tell apart two headings of one name are their last line', () => {
  const four = columns([50], [110], [170], [500, 'right']);
  const rolesUnder = (...words: string[]) =>
    headingsOf(four('Dátum', 'Dátum', 'Popis', 'Suma'), four(...words))[0]
      ?.heading.cells.slice(0, 2)
      .map(({ text, roles }) => `${text}: ${roles[0]}`);
  expect(rolesUnder('valuty', 'zaúčtovania')).toEqual(['Dátum valuty: value-date', 'Dátum zaúčtovania: date']);
});
