import { describe, expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { dayTextAmountBalance, type Lines, readLines } from '../../tests/read-lines.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = dayTextAmountBalance;
const heading = row('Date', 'Description', 'Amount', 'Balance');

describe('rows of several lines', () => {
  it('take the lines below, where figures stand on the first', () => {
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
      row('', 'GREEN GROCER', '', ''),
      row('', 'LONDON', '', ''),
      row('14/03/2025', 'SALARY', '900.00', '988.00'),
    ]);
    expect(rows).toEqual([
      '13.3. CARD PAYMENT GREEN GROCER LONDON amount -12.00 balance 88.00',
      '14.3. SALARY amount 900.00 balance 988.00',
    ]);
  });

  it('end above a title that ends with a colon, as far below as rows stand from each other', () => {
    const lines = (title: string) =>
      readLines([
        heading,
        row('13/03/2025', 'TRANSFER', '-12.00', '88.00'),
        row('', title, '', ''),
        row('14/03/2025', 'GROCER', '-8.00', '80.00'),
      ]).rows[0];
    expect(lines('Purchases:')).toBe('13.3. TRANSFER amount -12.00 balance 88.00');
    expect(lines('Purchases')).toBe('13.3. TRANSFER Purchases amount -12.00 balance 88.00');
  });

  it('end above words right of all that a row says, where no other text begins', () => {
    const place = columns([50], [110], [250], [420, 'right'], [500, 'right']);
    const days = [13, 14, 15, 16].flatMap((day) => [
      place(`${day}/03/2025`, 'CARD', '', '-1.00', `${20 - day}.00`),
      place('', 'GROCER', '', '', ''),
    ]);
    const { rows } = readLines([
      heading,
      ...days,
      place('', '', 'There were 4 cards', '', '').map((cell) => ({ ...cell, size: 6 })),
    ]);
    expect(rows.at(-1)).toBe('16.3. CARD GROCER amount -1.00 balance 4.00');
  });

  it('are no entries of a column beside the booked one', () => {
    const place = columns([50], [110], [420, 'right'], [500, 'right']);
    const read = (entry: string) =>
      readLines([
        place('Date', 'Description', 'Qwertz', 'Amount'),
        ...[13, 14, 15].map((day) => place(`${day}/03/2025`, 'GROCER', '0.10', '-10.00')),
        place('16/03/2025', 'RETURN', entry, '10.00'),
        place('', 'Asdfg zuiop', '-0.10', ''),
      ]).rows.at(-1);
    expect(read('')).toMatch(/^16\.3\. RETURN amount/u);
    expect(read('0.10')).toMatch(/^16\.3\. RETURN Asdfg zuiop/u);
  });

  it('end above a title that stands farther below than texts do, and begins where none does', () => {
    const grocer = [13, 14, 15, 16].flatMap((day) => [
      row(`${day}/03/2025`, 'CARD', '-1.00', ''),
      row('', 'GROCER', '', ''),
    ]);
    const title = (x: number, drop: number) => [{ text: 'Flobnar by number', x, drop }];
    const last = (x: number, drop: number) => {
      const items = readRows(findLayout([pageOf([heading, ...grocer, title(x, drop)], { step: 10 })]));
      return items.flatMap((item) => (item.kind === 'row' ? item.description : [])).at(-1);
    };
    expect(last(250, 5)).toBe('CARD GROCER');
    expect(last(250, 1)).toBe('CARD GROCER Flobnar by number');
  });

  it('end above a title that begins under the dates and runs on past where texts begin', () => {
    const cells = columns([50], [110], [230], [440, 'right']);
    const { rows } = readLines([
      cells('Date', 'Description', '', 'Amount'),
      cells('13/03/2025', 'TRANSFER', '', '-12.00'),
      cells('', 'RENT', '', ''),
      cells('Bought with your card 1234', '', 'A. NOBODY', ''),
      cells('14/03/2025', 'GROCER', '', '-8.00'),
    ]);
    expect(rows).toEqual(['13.3. TRANSFER RENT amount -12.00', '14.3. GROCER amount -8.00']);
  });

  it('take a line of the rate of their currency, which stands as far below as rows do', () => {
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'HOTEL', '-12.00', '88.00'),
      row('', 'Exchange rate USD 1.07667', '', ''),
      row('14/03/2025', 'GROCER', '-8.00', '80.00'),
    ]);
    expect(rows[0]).toBe('13.3. HOTEL Exchange rate USD 1.07667 amount -12.00 balance 88.00');
  });

  it('take the lines above, where figures stand on the last', () => {
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'CARD PAYMENT', '', ''),
      row('', 'GREEN GROCER', '-12.00', '88.00'),
      row('14/03/2025', 'TRANSFER', '', ''),
      row('', 'FROM EMPLOYER', '', ''),
      row('', 'MARCH', '900.00', '988.00'),
      row('15/03/2025', 'CARD PAYMENT', '', ''),
      row('', 'CAFE', '-8.00', '980.00'),
    ]);
    expect(rows).toEqual([
      '13.3. CARD PAYMENT GREEN GROCER amount -12.00 balance 88.00',
      '14.3. TRANSFER FROM EMPLOYER MARCH amount 900.00 balance 988.00',
      '15.3. CARD PAYMENT CAFE amount -8.00 balance 980.00',
    ]);
  });

  it('take the lines below, though the last balance has a text below it', () => {
    const counts = columns([50], [200]);
    const { rows } = readLines([
      heading,
      row('', 'Previous balance', '', '100.00'),
      row('13/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
      row('', 'GREEN GROCER', '', ''),
      row('14/03/2025', 'TRANSFER', '900.00', '988.00'),
      row('', 'FROM EMPLOYER', '', ''),
      row('15/03/2025', 'CARD PAYMENT', '-8.00', '980.00'),
      row('', 'Closing balance', '', '980.00'),
      counts('3 entries in all', 'none of them new'),
      [],
      [],
      counts('YEAR TO DATE', 'nothing more'),
    ]);
    expect(rows[0]).toBe('13.3. CARD PAYMENT GREEN GROCER amount -12.00 balance 88.00');
  });

  it('lie between two wider blanks, wherever their figures stand', () => {
    const blank: Lines[number] = [];
    const page: Lines = [
      heading,
      blank,
      row('', 'CARD PAYMENT', '', ''),
      row('13/03/2025', 'GREEN GROCER', '-12.00', '88.00'),
      blank,
      row('', 'TRANSFER', '', ''),
      row('14/03/2025', 'FROM EMPLOYER', '900.00', '988.00'),
      row('', 'MARCH', '', ''),
      blank,
      row('15/03/2025', 'CAFE', '-8.00', '980.00'),
      blank,
      row('', 'STANDING ORDER', '', ''),
      row('16/03/2025', 'RENT', '-500.00', '480.00'),
    ];
    const layout = findLayout([pageOf(page, { step: 8, size: 8 })]);
    const texts = readRows(layout).flatMap((item) => (item.kind === 'row' ? [item.description] : []));
    expect(texts).toEqual(['CARD PAYMENT GREEN GROCER', 'TRANSFER FROM EMPLOYER MARCH', 'CAFE', 'STANDING ORDER RENT']);
  });

  it('stand below the figures, where a page begins with a balance and letters', () => {
    const { rows } = readLines(
      [
        heading,
        row('12/03/2025', 'Opening balance', '', '100.00'),
        row('13/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
        row('', 'GREEN GROCER', '', ''),
        row('14/03/2025', 'SALARY', '900.00', '988.00'),
        row('', 'MARCH', '', ''),
        row('15/03/2025', 'CAFE', '-8.00', '980.00'),
        row('', 'Balance carried forward', '', '980.00'),
      ],
      [
        line('Clearing 0999', 300),
        heading,
        row('', 'Balance brought forward', '', '980.00'),
        row('16/03/2025', 'RENT', '-500.00', '480.00'),
      ],
    );
    expect(rows).toHaveLength(4);
    expect(rows[0]).toBe('13.3. CARD PAYMENT GREEN GROCER amount -12.00 balance 88.00');
  });

  it('may begin with a figure, where texts begin', () => {
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'CASH ABROAD', '-12.00', '88.00'),
      row('', 'USD 12.89', '', ''),
      row('', 'BOSTON', '', ''),
      row('14/03/2025', 'SALARY', '900.00', '988.00'),
      row('15/03/2025', 'CAFE', '-8.00', '980.00'),
    ]);
    expect(rows[0]).toBe('13.3. CASH ABROAD USD 12.89 BOSTON amount -12.00 balance 88.00');
  });

  it('go on over a page, under the heading printed again', () => {
    const { rows, items } = readLines(
      [heading, row('13/03/2025', 'SALARY', '900.00', '988.00'), row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00')],
      [heading, row('', 'GREEN GROCER', '', ''), row('15/03/2025', 'CAFE', '-6.00', '970.00')],
    );
    expect(rows[1]).toBe('14.3. CARD PAYMENT GREEN GROCER amount -12.00 balance 976.00');
    expect(items.filter((item) => item.kind === 'row')[1]?.more).toMatchObject([{ page: 2 }]);
  });

  it('have their balance below the amount, in the same column', () => {
    const place = columns([50], [110], [500, 'right']);
    const { rows } = readLines([
      place('Date', 'Description', 'Amount'),
      place('13/03/2025', 'GROCER', '-12.00'),
      place('', 'LONDON', '88.00'),
      place('14/03/2025', 'SALARY', '900.00'),
      place('', 'MARCH', '988.00'),
      place('15/03/2025', 'CAFE', '-8.50'),
      place('', 'LONDON', '979.50'),
    ]);
    expect(rows).toEqual([
      '13.3. GROCER LONDON amount -12.00 balance 88.00',
      '14.3. SALARY MARCH amount 900.00 balance 988.00',
      '15.3. CAFE LONDON amount -8.50 balance 979.50',
    ]);
  });
});

describe('dates printed once a day', () => {
  it('hold for the rows below', () => {
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'GROCER', '-12.00', ''),
      row('', 'CAFE', '-8.00', ''),
      row('', 'KIOSK', '-3.00', '77.00'),
      row('14/03/2025', 'SALARY', '900.00', ''),
      row('', 'RENT', '-500.00', '477.00'),
    ]);
    expect(rows.map((text) => text.slice(0, 10))).toEqual([
      '13.3. GROC',
      '13.3. CAFE',
      '13.3. KIOS',
      '14.3. SALA',
      '14.3. RENT',
    ]);
  });

  it('hold where they stand on a line of their own', () => {
    const place = columns([50], [110], [500, 'right']);
    const { rows } = readLines([
      place('Date', 'Description', 'Amount'),
      line('13 March 2025'),
      place('', 'GROCER', '-12.00'),
      place('', 'CAFE', '-8.00'),
      line('14 March 2025'),
      place('', 'SALARY', '900.00'),
    ]);
    expect(rows).toEqual(['13.3. GROCER amount -12.00', '13.3. CAFE amount -8.00', '14.3. SALARY amount 900.00']);
  });
});

it('a number that names someone is no sum below a row, though its name is another line’s elsewhere', () => {
  const { rows } = readLines([
    heading,
    row('13/03/2025', 'VENDAS', '12.00', '88.00'),
    row('', 'CNPJ 01027199000041', '', ''),
    row('14/03/2025', 'SALARY', '900.00', '988.00'),
  ]);
  expect(rows[0]).toBe('13.3. VENDAS CNPJ 01027199000041 amount 12.00 balance 88.00');
});
