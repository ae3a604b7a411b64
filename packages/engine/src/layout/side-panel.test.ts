import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [300, 'right'], [370, 'right'], [400], [560, 'right']);

const layoutOf = (title: string) =>
  findLayout([
    pageOf([
      row('Date', 'Description', 'Amount', 'Balance', title, ''),
      row('03/03/2025', 'GROCER', '-12.00', '88.00', 'Credit balance', '94.00'),
      row('', '', '', '', 'Debit balance', '0.00'),
      row('04/03/2025', 'BOOKS', '-8.00', '80.00', '', ''),
      row('', '', '', '', 'Lost your card?', ''),
      row('', '', '', '', 'Call us from abroad', ''),
      row('05/03/2025', 'SALARY', '90.00', '170.00', '0800 000 000', ''),
      row('06/03/2025', 'BAKER', '-1.00', '169.00', '', ''),
    ]),
  ]);

describe('boxes right of a table', () => {
  it('stand apart from it, and their title is none of its headings', () => {
    const blocks = layoutOf('Average balances').pages[0]?.blocks ?? [];
    expect(blocks.map(({ heading, lines }) => [heading?.cells.length, lines.map(({ text }) => text)])).toEqual([
      [
        4,
        [
          '03/03/2025 GROCER -12.00 88.00',
          '04/03/2025 BOOKS -8.00 80.00',
          '05/03/2025 SALARY 90.00 170.00',
          '06/03/2025 BAKER -1.00 169.00',
        ],
      ],
      [
        undefined,
        ['Credit balance 94.00', 'Debit balance 0.00', 'Lost your card?', 'Call us from abroad', '0800 000 000'],
      ],
    ]);
  });

  it('are its last column where that holds texts', () => {
    expect(layoutOf('Note').tables.map(({ heading }) => heading?.cells.length)).toEqual([5]);
  });

  it('begin below the heading as well, between its lines and on them', () => {
    const line = columns([50], [110], [300, 'right'], [370, 'right']);
    const beside = (text: string, drop: number) => ({ text, x: 400, drop });
    const page = pageOf([
      line('Date', 'Description', 'Amount', 'Balance'),
      [...line('03/03/2025', 'GROCER', '-12.00', '88.00'), beside('Your deposit is safe with us', 2)],
      [...line('', 'Mill Street', '', ''), beside('up to 85,000.00', -1)],
      [...line('04/03/2025', 'BOOKS', '-8.00', '80.00'), beside('Any questions?', -4)],
      [...line('05/03/2025', 'SALARY', '90.00', '170.00'), beside('Call us at any time', -7)],
    ]);
    const blocks = findLayout([page]).pages[0]?.blocks ?? [];
    expect(blocks.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      [
        '03/03/2025 GROCER -12.00 88.00',
        'Mill Street',
        '04/03/2025 BOOKS -8.00 80.00',
        '05/03/2025 SALARY 90.00 170.00',
      ],
      ['Your deposit is safe with us', 'up to 85,000.00', 'Any questions?', 'Call us at any time'],
    ]);
  });
});
