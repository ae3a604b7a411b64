import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [400, 'right'], [450]);
const tableOf = (...lines: readonly (readonly Placed[])[]) => findLayout([pageOf(lines)]).tables.at(-1);
const cells = (table: ReturnType<typeof tableOf>) => table?.heading?.cells.map(({ text }) => text);
const texts = (table: ReturnType<typeof tableOf>) => table?.blocks.map(({ lines }) => lines.map(({ text }) => text));

describe('what stands beside a table', () => {
  const rows = [
    row('03/03/2025', 'CARD PAYMENT', '-12.00', 'Printed'),
    row('04/03/2025', 'SALARY', '1,900.00', '05/03/2025'),
  ];

  it('is a panel where it begins above the heading', () => {
    const table = tableOf(
      row('Statement', '', '', 'Example Bank'),
      row('', '', '', '1 High Street'),
      row('Date', 'Description', 'Amount', 'Phone 555'),
      ...rows,
    );
    expect(cells(table)).toEqual(['Date', 'Description', 'Amount']);
    expect(texts(table)).toEqual([['03/03/2025 CARD PAYMENT -12.00', '04/03/2025 SALARY 1,900.00']]);
  });

  it('is a column where it begins with the heading', () => {
    const table = tableOf(row('Date', 'Description', 'Amount', 'Remark'), ...rows);
    expect(cells(table)).toEqual(['Date', 'Description', 'Amount', 'Remark']);
    expect(texts(table)?.[0]?.[0]).toBe('03/03/2025 CARD PAYMENT -12.00 Printed');
  });

  it('is a panel in a box whose lines keep to no baseline of the table', () => {
    const aside = (text: string, drop: number): Placed => ({ text, x: 450, drop });
    const page = pageOf([
      row('Date', 'Description', 'Amount'),
      [...row('03/03/2025', 'CARD PAYMENT', '-12.00'), aside('Account summary', 5)],
      [...row('', 'GREEN GROCER'), aside('Opening balance 900.00', 4)],
      [...row('04/03/2025', 'SALARY', '1,900.00'), aside('withdrawals', 3)],
      [...row('05/03/2025', 'FEE', '-1.00'), aside('Closing balance 800.00', 5)],
    ]);
    const side = { direction: 'vertical', box: [440, 65, 440, 130] } as const;
    const table = (rulings: readonly (typeof side)[]) => findLayout([{ ...page, rulings }]).tables.at(-1);
    expect(texts(table([side]))).toEqual([
      ['03/03/2025 CARD PAYMENT -12.00', 'GREEN GROCER', '04/03/2025 SALARY 1,900.00', '05/03/2025 FEE -1.00'],
    ]);
    expect(texts(table([]))?.[0]).toContain('Account summary');
  });

  it('is a panel where its title names no column and its lines keep to no baseline of the table', () => {
    const aside = (text: string, figure: string, drop: number): Placed[] => [
      { text, x: 430, drop },
      { text: figure, x: 560, align: 'right', drop },
    ];
    const page = (title: string, drop: (line: number) => number) =>
      tableOf(
        [...row('Date', 'Description', 'Amount'), { text: title, x: 430 }],
        [...row('03/03/2025', 'CARD PAYMENT', '-12.00'), ...aside('Credit limit', '900.00', drop(1))],
        [...row('', 'GREEN GROCER'), ...aside('Due date', '2 Apr 2025', drop(2))],
        [...row('04/03/2025', 'SALARY', '1,900.00'), ...aside('Interest', '12.00', drop(3))],
        [...row('05/03/2025', 'FEE', '-1.00'), ...aside('Minimum payment', '10.00', drop(4))],
      );
    const own = [
      '03/03/2025 CARD PAYMENT -12.00',
      'GREEN GROCER',
      '04/03/2025 SALARY 1,900.00',
      '05/03/2025 FEE -1.00',
    ];
    const table = page('Payment information', (line) => 5 - line / 2);
    expect(cells(table)).toEqual(['Date', 'Description', 'Amount']);
    expect(texts(table)).toEqual([own]);
    expect(texts(page('Payment information', () => 0))?.[0]).not.toEqual(own);
    expect(texts(page('Balance', (line) => 5 - line / 2))?.[0]).not.toEqual(own);
  });

  it('is a panel without a title where many of its lines begin below each other, on no baseline of the table', () => {
    const names = ['Payments', 'Due date', 'Limit', 'Interest', 'Purchases', 'Fees', 'Cash'];
    const page = (drop: (line: number) => number) =>
      tableOf(
        row('Date', 'Description', 'Amount'),
        ...names.map((name, line) => [
          ...row(`0${line + 1}/03/2025`, 'CARD PAYMENT', `-1${line}.00`),
          { text: name, x: 430, drop: drop(line) },
          { text: '9.00', x: 560, align: 'right' as const, drop: drop(line) },
        ]),
      );
    const own = names.map((_, line) => `0${line + 1}/03/2025 CARD PAYMENT -1${line}.00`);
    expect(texts(page((line) => 5 - line / 3))).toEqual([own]);
    expect(texts(page(() => 0))).not.toEqual([own]);
  });

  it('is a panel beside rows that go on from the page before, too, where its lines keep to no baseline of them', () => {
    const aside = (text: string, drop: number): Placed => ({ text, x: 450, drop });
    const first = pageOf([row('Date', 'Description', 'Amount'), ...rows.map((line) => line.slice(0, 3))]);
    const second = (drop: number) =>
      findLayout([
        first,
        pageOf([
          [...row('06/03/2025', 'CARD PAYMENT', '-12.00'), aside('Watch the charges', drop)],
          [...row('', 'GREEN GROCER'), aside('of the next month', drop)],
          [...row('07/03/2025', 'BOOKS', '-8.00'), aside('Interest: 12%', drop)],
          [...row('', 'CORNER SHOP'), aside('Fees: 2%', drop)],
          [...row('08/03/2025', 'SALARY', '1,900.00'), aside('Instalments', drop)],
          [...row('', 'EXAMPLE LTD'), aside('Next bill: none', drop)],
        ]),
      ]).tables.find(({ heading }) => heading !== null);
    expect(texts(second(5))?.at(-1)).toEqual([
      '06/03/2025 CARD PAYMENT -12.00',
      'GREEN GROCER',
      '07/03/2025 BOOKS -8.00',
      'CORNER SHOP',
      '08/03/2025 SALARY 1,900.00',
      'EXAMPLE LTD',
    ]);
    expect(texts(second(0))?.at(-1)).toContain('GREEN GROCER of the next month');
  });
});
