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

describe('words in a heading’s bold print, close below it', () => {
  const five = columns([40], [60], [200], [420, 'right'], [520, 'right']);
  const bold = (cells: readonly Placed[], drop = 0): Placed[] => cells.map((cell) => ({ ...cell, bold: true, drop }));
  const heading = bold(five('No.', 'Qwertz', 'Details', 'Paid out', 'Paid in'));
  const row = five('1', 'WATERWORKS', 'Water', '88.90', '0.00');
  const linesOf = (...below: readonly (readonly Placed[])[]) => headingsOf(heading, ...below)[0]?.heading.lines;

  it('go on with a heading that nobody knows', () => {
    expect(linesOf(bold(five('', 'asdf yxcv'), -4), row)).toBe(2);
    // A count of the rows stands as close before the name as its words do
    const close = columns([40], [60], [200], [420, 'right'], [520, 'right']);
    const [found] = headingsOf(
      bold(close('Rb Qwertz', '', 'Details', 'Paid out', 'Paid in')),
      bold(columns([53.1])('asdf'), -4),
      row,
    );
    expect(found?.heading.lines).toBe(2);
  });

  it.each([
    ['of the rows’ print', five('', 'asdf yxcv').map((cell) => ({ ...cell, drop: -4 })), row],
    ['as near to the rows', bold(five('', 'asdf yxcv')), row],
    ['under a known heading', bold(five('', '', 'asdf yxcv'), -4), row],
    ['above rows of the same print', bold(five('', 'asdf yxcv'), -4), bold(row)],
  ])('do not %s', (_, below, rows) => expect(linesOf(below, rows)).toBe(1));
});

it('words that tell apart two headings of one name are their last line', () => {
  const four = columns([50], [110], [170], [500, 'right']);
  const rolesUnder = (...words: string[]) =>
    headingsOf(four('Dátum', 'Dátum', 'Popis', 'Suma'), four(...words))[0]
      ?.heading.cells.slice(0, 2)
      .map(({ text, roles }) => `${text}: ${roles[0]}`);
  expect(rolesUnder('valuty', 'zaúčtovania')).toEqual(['Dátum valuty: value-date', 'Dátum zaúčtovania: date']);
});

it('words half a line below cells that stand half-way down beside those of two lines are the heading’s', () => {
  const lines = [
    columns([50], [110], [300])('Date', 'No.', 'Account'),
    columns([180], [420, 'right'], [500, 'right'])('Payee', 'Paid out', 'Paid in'),
    columns([50], [110], [300])('qwertz', 'of slip', 'of payee'),
  ];
  const [found] = findHeadings(wordsToLines(1, pageOf(lines, { step: 4.5 }).words));
  expect(found?.heading.cells.map(({ text }) => text)).toEqual([
    'Date qwertz',
    'No. of slip',
    'Payee',
    'Account of payee',
    'Paid out',
    'Paid in',
  ]);
});
