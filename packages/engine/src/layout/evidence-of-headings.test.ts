import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

const cellsOf = (...rows: readonly (readonly Placed[])[]) =>
  findHeadings(wordsToLines(1, pageOf(rows).words))[0]?.heading.cells.map(
    ({ text, roles }) => `${text}: ${roles[0] ?? '?'}`,
  );
const four = columns([50], [150], [400, 'right'], [500, 'right']);

describe('names of days and texts with unknown words behind them', () => {
  const heading = four('Date', 'Description', 'Qwertz', 'Asdfg');

  it('head a table where a row below has its day and its figures under them', () =>
    expect(cellsOf(heading, four('03.08.2024', 'GROCER', '21.12', ''))).toEqual([
      'Date: date',
      'Description: description',
      'Qwertz: ?',
      'Asdfg: ?',
    ]));

  it.each([
    ['no day stands under the name of days', four('GROCER', '03.08.2024', '21.12', '')],
    ['figures stand under no word', [...four('03.08.2024', 'GROCER', '', ''), { text: '21.12', x: 560 }]],
    ['there is no figure', four('03.08.2024', 'GROCER', '', '')],
  ])('do not where %s', (_, row) => expect(cellsOf(heading, row)).toBeUndefined());
});

describe('words above a heading that name a column only with those below them', () => {
  it('are its first line, though its middle one stands between them', () =>
    expect(
      cellsOf(
        line('Transaction', 150),
        columns([50], [230], [500, 'right'])('Value date', 'Details', 'Amount'),
        line('date', 150),
      ),
    ).toEqual([
      'Value date: value-date',
      'Transaction date: transaction-date',
      'Details: description',
      'Amount: amount',
    ]));

  it('and others are not', () =>
    expect(cellsOf(line('Qwertz', 150), four('Date', 'Details', 'Amount', 'Balance'))?.[1]).toBe(
      'Details: description',
    ));
});

it('a page’s number above a heading is none of its lines, though a known word stands beside it', () =>
  expect(
    cellsOf([...line('Branch', 150), { text: 'Page 2 / 3', x: 470 }], four('Date', 'Details', 'Amount', 'Balance')),
  ).toEqual(['Date: date', 'Details: description', 'Amount: amount', 'Balance: balance']));

it('a name with a footnote’s mark that goes on with “and” is one heading', () =>
  expect(cellsOf(columns([50], [230], [500, 'right'])('Posting date¹ and code', 'Details', 'Amount'))?.[0]).toMatch(
    'Posting date¹ and code: ',
  ));

it('a name with “and” is one heading beside another that is set close to it', () =>
  expect(
    cellsOf(columns([50], [400, 'right'], [500, 'right'])('Date and time Description', 'Amount', 'Balance')),
  ).toEqual(['Date and time: date', 'Description: description', 'Amount: amount', 'Balance: balance']));
