import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');
const bookings = [
  row('03/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
  row('04/03/2025', 'SALARY', '1,900.00', '1,988.00'),
  row('05/03/2025', 'RENT', '-700.50', '1,287.50'),
];
const layoutOf = (...pages: readonly (readonly (readonly Placed[])[])[]) =>
  findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));

it('digits alone are no days among dates that are printed in full', () => {
  const row = columns([50], [120], [400, 'right']);
  const lines = [
    row('No.', 'Details', 'Amount'),
    row('05/06/2025', '', ''),
    row('860408', 'DEPOSIT', '12.00'),
    row('06/06/2025', '', ''),
    row('447671', 'CHEQUE', '24.50'),
  ];
  const [table] = findLayout([pageOf(lines)]).tables;
  expect(table?.dates.flatMap(({ tokens }) => tokens.map(({ text }) => text))).toEqual(['05/06/2025', '06/06/2025']);
});

it('in a picture they are days whose strokes were lost', () => {
  const page = pageOf([
    heading,
    row('06/06/2025', 'CARD PAYMENT', '-12.00', '88.00'),
    row('07/06/2025', 'RENT', '-20.00', '68.00'),
    row('08062025', 'DEPOSIT', '12.00', '80.00'),
  ]);
  const read = { ...page, words: page.words.map((word) => ({ ...word, sureness: 0.9 })) };
  expect(findLayout([read]).tables[0]?.dates.map(({ tokens }) => tokens.length)).toEqual([3]);
});

describe('a page', () => {
  it('is what stands above its headings, and what stands under each', () => {
    const layout = layoutOf([line('Statement of account'), heading, ...bookings, heading, ...bookings.slice(1)]);
    const blocks = layout.pages[0]?.blocks ?? [];
    expect(blocks.map((block) => [block.heading !== null, block.ownHeading, block.lines.length])).toEqual([
      [false, false, 1],
      [true, true, 3],
      [true, true, 2],
    ]);
  });

  it('has its columns under their headings', () => {
    const layout = layoutOf([heading, ...bookings]);
    const [table] = layout.tables;
    expect(table?.figures.map((column) => [column.heading?.text, column.tokens.length])).toEqual([
      ['Amount', 3],
      ['Balance', 3],
    ]);
    expect(table?.dates.map((column) => [column.heading?.text, column.tokens.length])).toEqual([['Date', 3]]);
  });

  it('has figures without decimals in its columns, where they name a currency or stand at a column’s edge', () => {
    const layout = layoutOf([
      heading,
      ...bookings,
      row('06/03/2025', 'CARD PAYMENT', '-20', '1,267.50'),
      row('07/03/2025', 'CARD PAYMENT', '₹ 500', '₹ 767.50'),
      row('', '4410', '1200'),
      row('0412', 'BRANCH', '30'),
    ]);
    expect(layout.tables[0]?.figures.map(({ tokens }) => tokens.length)).toEqual([5, 5]);
  });

  it('without words has no blocks', () => {
    expect(layoutOf([]).pages[0]).toMatchObject({ lines: [], blocks: [] });
  });
});

describe('a table', () => {
  it('has columns under their headings, though another table follows on the next page without one', () => {
    const place = columns([50], [212, 'right'], [290, 'right'], [300]);
    const other = columns([50], [304, 'right'], [464, 'right']);
    const days = [1, 2, 3, 4, 5, 6, 7, 8];
    const layout = layoutOf(
      [
        place('Date', 'Debit', 'Credit', 'Description'),
        ...days.slice(1).map((i) => place(`0${i}.03.2025`, '', `111.${i}11.850,55`, 'TEXT')),
        ...days.slice(2).map((i) => place(`1${i}.03.2025`, `1.${i}52.771,20`, '', 'TEXT')),
      ],
      days.map((i) => other(`0${i}.03.2025`, `13.53${i},51`, `135,3${i}`)),
    );
    const [debit, credit] = layout.tables[0]?.figures ?? [];
    expect([debit?.heading?.text, credit?.heading?.text]).toEqual(['Debit', 'Credit']);
  });

  it('goes on over pages that repeat its heading', () => {
    const layout = layoutOf([heading, ...bookings], [heading, ...bookings]);
    expect(layout.tables).toHaveLength(1);
    expect(layout.tables[0]?.blocks.map(({ page }) => page)).toEqual([1, 2]);
    expect(layout.tables[0]?.figures[0]?.tokens).toHaveLength(6);
  });

  it('goes on over pages that do not', () => {
    const layout = layoutOf([heading, ...bookings], bookings);
    expect(layout.tables).toHaveLength(1);
    expect(layout.pages[1]?.blocks).toMatchObject([{ ownHeading: false, heading: { lines: 1 } }]);
  });

  it('is another under other headings', () => {
    const other = columns([50], [300, 'right']);
    const layout = layoutOf([heading, ...bookings, other('Date', 'Balance'), other('03/03/2025', '88.00')]);
    expect(layout.tables.map((table) => table.heading?.cells.map(({ text }) => text).join())).toEqual([
      'Date,Description,Amount,Balance',
      'Date,Balance',
    ]);
  });
});

describe('tables side by side', () => {
  const pair = columns([50], [110], [260, 'right'], [320], [380], [530, 'right']);
  const page = [
    pair('Date', 'Details', 'Amount', 'Date', 'Details', 'Amount'),
    pair('03/03/2025', 'A SHOP', '12.00', '06/03/2025', 'D SHOP', '15.00'),
    pair('04/03/2025', 'B SHOP', '13.00', '07/03/2025', 'E SHOP', '16.00'),
    pair('05/03/2025', 'C SHOP', '14.00'),
  ];

  it('are a block each, with its part of the heading and of the lines', () => {
    const blocks = layoutOf(page).pages[0]?.blocks ?? [];
    expect(blocks.map(({ strip, lines }) => [strip, lines.map(({ text }) => text)])).toEqual([
      [0, ['03/03/2025 A SHOP 12.00', '04/03/2025 B SHOP 13.00', '05/03/2025 C SHOP 14.00']],
      [1, ['06/03/2025 D SHOP 15.00', '07/03/2025 E SHOP 16.00']],
    ]);
    expect(blocks.every((block) => block.heading?.cells.length === 3)).toBe(true);
  });

  it('part where no word is cut', () => {
    const wide = page.with(3, [...pair('05/03/2025', '', '14.00'), { text: 'A SHOP WITH A VERY LONG NAME', x: 110 }]);
    const [left, right] = layoutOf(wide).pages[0]?.blocks ?? [];
    expect(left?.lines.at(-1)?.text).toContain('LONG NAME');
    expect(right?.lines).toHaveLength(2);
  });
});

describe('rows side by side without a heading', () => {
  const pair = columns([50], [90], [260, 'right'], [320], [360], [530, 'right']);
  const rows = [3, 4, 5, 6, 7].map((day) => pair(`0${day}/03`, 'GROCER', '12.00', `${day + 10}/03`, 'CAFE', '4.50'));

  it('are two strips, and what stands above and below them is whole', () => {
    const blocks = layoutOf([
      line('Statement of account'),
      ...rows,
      line('Your bank wishes you a happy spring of savings'),
    ]).pages[0]?.blocks;
    expect(blocks?.map(({ strip, lines }) => [strip, lines.length])).toEqual([
      [null, 1],
      [0, 5],
      [1, 5],
      [null, 1],
    ]);
  });
});

describe('how numbers are written', () => {
  it.each([
    ['1,900.00', { decimalMark: '.', decimals: 2 }],
    ['1.900,00', { decimalMark: ',', decimals: 2 }],
    ['1 900,00', { decimalMark: ',', decimals: 2 }],
    ["1'900.00", { decimalMark: '.', decimals: 2 }],
    ['190,000', { decimalMark: null, decimals: 0 }],
  ])('is told from the figures: %s', (text, form) => {
    const table = [heading, row('03.03.2025', 'A', text, text), row('04.03.2025', 'B', text, text)];
    expect(layoutOf(table).form).toEqual(form);
  });
});

it('digits that are words of texts say nothing of how amounts are written', () => {
  const place = columns([50], [110], [400, 'right']);
  const texts = [1, 2, 3, 4].map((day) => [
    place(`0${day}.05.2025`, 'MILL STREET 912 300 80 FLAT 4711 ROOM 12 FLOOR 3', ''),
    place('', 'KEY 77 BOX 815 GATE 9', `${day}24,50-`),
  ]);
  expect(layoutOf(texts.flat()).form).toMatchObject({ decimalMark: ',', decimals: 2 });
});

it('digits of texts tell groups of three figures from three decimals', () => {
  const place = columns([50], [110], [400, 'right']);
  const page = [
    place('01.05.2025', 'MILL STREET 12 OF 3 AND 4 IN 5', '12,762'),
    place('02.05.2025', 'LIMIT 1800,000円 OR 7 AND 8 IN 9', '41,643'),
  ];
  expect(layoutOf(page).form.decimals).toBe(0);
});
