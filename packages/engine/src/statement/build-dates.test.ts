import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from '../rows/read-rows.ts';
import type { Candidate } from '../shapes/candidate.ts';
import { buildStatements } from './build-statements.ts';

type Lines = readonly (readonly Placed[])[];

/** Each statement in the likeliest way to read it. */
const understand = (lines: Lines, locale?: string): Candidate[] => {
  const layout = findLayout([pageOf(lines)]);
  return buildStatements(readRows(layout), layout.form, locale).map(({ first }) => first);
};

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');
const summary = columns([50], [300, 'right']);
const title = line('Statement of account');
const march = line('Period 01/03/2025 - 31/03/2025');

describe('dates', () => {
  const dated = (period: string, ...days: readonly string[]): Lines => [
    title,
    line(period),
    heading,
    ...days.map((day, i) => row(day, `ROW ${i}`, '1.00', `${i + 1}.00`)),
  ];
  const days = (lines: Lines, locale?: string) => understand(lines, locale)[0]?.transactions.map(({ date }) => date);

  it('take their year from the period', () => {
    expect(days(dated('Period 01/03/2025 - 31/03/2025', '13/03', '14/03', '15/03'))).toEqual([
      '2025-03-13',
      '2025-03-14',
      '2025-03-15',
    ]);
  });

  it('take each its own year over New Year', () => {
    expect(days(dated('Period 15/12/2024 - 14/01/2025', '30/12', '31/12', '02/01', '13/01'))).toEqual([
      '2024-12-30',
      '2024-12-31',
      '2025-01-02',
      '2025-01-13',
    ]);
  });

  it('that may be read both ways are read by the period', () => {
    expect(days(dated('Period April 1, 2025 - April 30, 2025', '04/02/2025', '04/05/2025', '04/09/2025'))).toEqual([
      '2025-04-02',
      '2025-04-05',
      '2025-04-09',
    ]);
    expect(days(dated('Period 1 April 2025 - 30 April 2025', '02/04/2025', '05/04/2025', '09/04/2025'))).toEqual([
      '2025-04-02',
      '2025-04-05',
      '2025-04-09',
    ]);
  });

  it('that nothing tells are read as the caller’s place is used to', () => {
    const lines = [
      title,
      heading,
      row('03/04/2025', 'ROW', '1.00', '5.00'),
      row('03/04/2025', 'ROW', '1.00', '6.00'),
      row('03/04/2025', 'ROW', '1.00', '7.00'),
    ];
    expect(days(lines, 'en-US')).toEqual(['2025-03-04', '2025-03-04', '2025-03-04']);
    expect(days([...lines, line('Currency: GBP')], 'en-GB')).toEqual(['2025-04-03', '2025-04-03', '2025-04-03']);
    expect(understand(lines)[0]?.datesDoubtful).toEqual([true, true, true]);
  });
});

it('rows of which one may have swallowed another are not all that is printed', () => {
  const titled = columns([50], [110], [320, 'right'], [400, 'right']);
  const unread = (figure: string): boolean | undefined => {
    const swallowed = titled('13/03/2025', 'TRANSFER SENT', figure, '');
    const rows = [titled('12/03/2025', 'GROCER', '', '-5.00'), swallowed, titled('14/03/2025', 'SALARY', '', '350.00')];
    const lines = [title, march, titled('Date', 'Description', 'Courtage', 'Amount'), ...rows];
    return understand(lines)[0]?.reading.linesUnread;
  };
  expect([unread('171.00'), unread('')]).toEqual([true, false]);
});

describe('what is no statement', () => {
  it.each([
    [
      'an invoice',
      [
        line('Invoice'),
        row('Date', 'Description', 'Amount', ''),
        row('13/03/2025', 'GARDEN CHAIR', '12.00', ''),
        row('14/03/2025', 'TABLE', '90.00', ''),
      ],
    ],
    ['a letter', [line('Dear customer,'), line('thank you for your letter of 3 March 2025.')]],
    ['an empty page', []],
  ])('%s', (_, lines) => expect(understand(lines)).toEqual([]));

  it('is told from a statement on which nothing was booked', () => {
    const [statement] = understand([
      title,
      march,
      summary('Opening balance', '100.00'),
      summary('Closing balance', '100.00'),
      line('There were no transactions in this period'),
    ]);
    expect(statement).toMatchObject({ opening: '100.00', closing: '100.00', transactions: [] });
  });
});
