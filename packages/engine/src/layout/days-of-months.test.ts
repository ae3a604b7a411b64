import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { textsAfter } from '../../tests/read-lines.ts';
import { withMonths } from './days-of-months.ts';
import { wordsToLines } from './lines.ts';

const cells = columns([40], [80], [400, 'right']);
const textsOf = textsAfter(withMonths, cells);

describe('days under the heading of a month', () => {
  it('stand as whole dates', () => {
    expect(
      textsOf(
        ['March 2025'],
        ['03', 'CAFE', '4.50'],
        ['', 'ROOM 12'],
        ['17', 'RENT', '810.00'],
        ['2025年4月'],
        ['1', 'FEE', '2.00'],
        ['1', 'CAFE', '3.00'],
      ),
    ).toEqual([
      'March 2025',
      '2025-03-03 CAFE 4.50',
      'ROOM 12',
      '2025-03-17 RENT 810.00',
      '2025年4月',
      '2025-04-01 FEE 2.00',
      '2025-04-01 CAFE 3.00',
    ]);
  });

  it('leave the month that they stand under a title, and one within a text a text', () => {
    const page = pageOf([
      cells('', 'March 2025'),
      cells('03', 'RENT', '810.00'),
      cells('', 'March 2025'),
      cells('17', 'CAFE', '4.50'),
      cells('', 'April 2025'),
      cells('01', 'FEE', '2.00'),
    ]);
    const [lines = []] = withMonths([wordsToLines(1, page.words)]);
    expect(lines.map(({ month }) => month ?? false)).toEqual([true, false, false, false, true, false]);
  });

  it('stand so beside dates of value', () => {
    expect(
      textsOf(
        ['March 2025'],
        ['3.', '04.03. CAFE', '4.50'],
        ['17.', '17.03. RENT'],
        ['', '16.03. 12:40', '810.00'],
        ['31.', '01.04. FEE', '2.00'],
      ),
    ).toEqual([
      'March 2025',
      '2025-03-03 04.03. CAFE 4.50',
      '2025-03-17 17.03. RENT',
      '16.03. 12:40 810.00',
      '2025-03-31 01.04. FEE 2.00',
    ]);
  });

  it('stand so behind days of the week', () => {
    expect(
      textsOf(['March 2025'], ['Mon 3', 'CAFE', '4.50'], ['Mon 17', 'RENT', '810.00'], ['Mon 31', 'FEE', '2.00']),
    ).toEqual(['March 2025', '2025-03-03 CAFE 4.50', '2025-03-17 RENT 810.00', '2025-03-31 FEE 2.00']);
  });

  it('stand so in their column where a text begins close behind one', () => {
    const close = [
      cells('March 2025'),
      cells('3', 'RENT', '810.00'),
      columns([40], [50], [400, 'right'])('7', 'CAFE', '4.50'),
      cells('17', 'RENT', '810.00'),
      cells('31', 'FEE', '2.00'),
    ];
    expect(withMonths([wordsToLines(1, pageOf(close).words)]).flat()[2]?.text).toBe('2025-03-07 CAFE 4.50');
  });

  it('stand so where the month and its year are printed with the first of its rows alone', () => {
    const beside = columns([40], [70], [130], [200], [400, 'right']);
    const textsBeside = (...rows: readonly (readonly string[])[]): string[] =>
      withMonths([wordsToLines(1, pageOf(rows.map((row) => beside(...row))).words)]).flatMap((lines) =>
        lines.map(({ text }) => text),
      );
    const days = (year: string): string[] =>
      textsBeside(
        [year, 'Julio', '20', 'PAGO', '90.50-'],
        ['', '', '03', 'CAFE', '4.50'],
        ['', '', '03', 'LIBROS', '8.00'],
        ['', '', '17', 'RENTA', '810.00'],
        ['', '', '29', 'CAFE', '4.10'],
        [year, 'Agosto', '02', 'CAFE', '3.00'],
        ['', '', '04', 'CAFE', '3.20'],
        ['', '', '11', 'CAFE', '3.40'],
      ).map((text) => text.split(/ (?=[A-Z]{3})/u)[0] as string);
    const [july, august] = [
      ['20', '03', '03', '17', '29'],
      ['02', '04', '11'],
    ];
    expect(days('25')).toEqual([...july.map((day) => `2025-07-${day}`), ...august.map((day) => `2025-08-${day}`)]);
    expect(days('')).toEqual([
      ...july.map((day) => `${Number(day)} Julio`),
      ...august.map((day) => `${Number(day)} Agosto`),
    ]);
  });

  it('stand so where a title ends with the month, and each is printed once for its rows', () => {
    const rows = [
      ['== ENTRIES SEP/2025'],
      ['28', 'CAFE', '4.50'],
      ['', 'RENT', '810.00'],
      ['', 'BALANCE OF THE DAY', '95.50'],
      ['== ENTRIES OCT/2025'],
      ['03', 'FEE', '2.00'],
      ['', 'CAFE MAY 2025'],
      ['', 'BALANCE OF THE DAY', '93.50'],
      ['05', 'SALARY', '900.00'],
      ['', 'BALANCE OF THE DAY', '993.50'],
    ];
    const read = textsOf(...rows);
    expect([read[1], read[5], read[8]]).toEqual([
      '2025-09-28 CAFE 4.50',
      '2025-10-03 FEE 2.00',
      '2025-10-05 SALARY 900.00',
    ]);
  });

  it('stand so where sums of each month are dated near them', () => {
    const rows = ['March', 'April'].flatMap((month) => [
      [`${month} 2025`],
      ['03', 'CAFE', '4.50'],
      ['27', 'FEE', '2.00'],
      ['', `STOOD ON 30 ${month}`, '95.50'],
    ]);
    expect(textsOf(...rows)[5]).toBe('2025-04-03 CAFE 4.50');
  });

  it('stand so where few texts hold dates', () => {
    const days = Array.from({ length: 20 }, (_, i) => [`${i + 5}`, i === 3 ? 'CAFE 21.01.2025' : 'CAFE', '4.50']);
    expect(textsOf(['March 2025'], ...days)[4]).toBe('2025-03-08 CAFE 21.01.2025 4.50');
  });

  it('stand so where sentences below them hold dates and figures', () => {
    const days = ['3', '9', '17'].map((day) => [day, 'CAFE', '4.50']);
    expect(textsOf(['March 2025'], ...days, ['Pay 52.50 until 15 May 2025.'])[1]).toBe('2025-03-03 CAFE 4.50');
  });

  it('stand so where the head of their page names the month, whatever it says of it', () => {
    const days = [
      ['1', 'CAFE', '4.50'],
      ['7', 'DEB. ENERGIA 02-2024', '2.00'],
      ['17', 'RENT', '810.00'],
    ];
    expect(textsOf(['', 'DEL MES DE ABRIL - 24', 'HOJA 1 DE 1'], ...days)[3]).toBe('2024-04-17 RENT 810.00');
    expect(textsOf(['', 'DEL MES DE ABRIL 24', 'HOJA 1 DE 1'], ...days)[3]).toBe('17 RENT 810.00');
  });

  it.each([
    [
      'dates beside them are far off',
      ['March 2025'],
      ['3', '04.06.', '1.00'],
      ['4', '05.07.', '2.00'],
      ['17', '06.08.', '3.00'],
    ],
    ['no month is named', ['Rows'], ['03', 'A', '1.00'], ['04', 'B', '2.00'], ['17', 'C', '3.00']],
    ['they are the numbers of the rows', ['March 2025'], ['1', 'A', '1.00'], ['2', 'B', '2.00'], ['3', 'C', '3.00']],
    ['they are in no order', ['March 2025'], ['13', 'A', '1.00'], ['4', 'B', '2.00'], ['17', 'C', '3.00']],
    ['the month has no such day', ['June 2025'], ['29', 'A', '1.00'], ['30', 'B', '2.00'], ['31', 'C', '3.00']],
    ['rows print dates', ['March 2025'], ['3', '03/04/2025', '1.00'], ['4', 'B', '2.00'], ['17', 'C', '3.00']],
  ])('are left alone where %s', (_, ...rows) => {
    expect(textsOf(...rows)).toEqual(rows.map((row) => row.join(' ')));
  });
});
