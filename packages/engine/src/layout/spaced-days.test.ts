import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { textsAfter } from '../../tests/read-lines.ts';
import { wordsToLines } from './lines.ts';
import { joinSpacedDays } from './spaced-days.ts';

const cells = columns([40], [90], [400, 'right']);
const textsOf = textsAfter(joinSpacedDays, cells);

describe('a day and its month with a blank between them', () => {
  it('stand as one date', () => {
    expect(
      textsOf(['29 12', 'RENT', '810.00'], ['', 'FLAT 4'], ['03 01', 'CAFE', '4.50'], ['17 01', 'FEE', '2.00']),
    ).toEqual(['29/12 RENT 810.00', 'FLAT 4', '03/01 CAFE 4.50', '17/01 FEE 2.00']);
  });

  it('stand as one date in the middle of the lines, in a cell of their own', () => {
    const middle = columns([40], [300, 'right'], [330], [400, 'right']);
    const rows = [
      ['FEE UP TO 12 27', '4.50-', '12 29', '810.00'],
      ['SALARY', '900.00', '01 03', '1,710.00'],
      ['FEE', '2.00-', '01 17', '1,708.00'],
    ];
    const lines = wordsToLines(1, pageOf(rows.map((row) => middle(...row))).words);
    expect(joinSpacedDays([lines]).flatMap((page) => page.map(({ text }) => text))).toEqual([
      'FEE UP TO 12 27 4.50- 12/29 810.00',
      'SALARY 900.00 01/03 1,710.00',
      'FEE 2.00- 01/17 1,708.00',
    ]);
  });

  const wide = columns([40], [80], [130], [170], [220], [400, 'right']);
  const widelySet = (...rows: readonly (readonly string[])[]): string[] =>
    joinSpacedDays([wordsToLines(1, pageOf(rows.map((row) => wide(...row))).words)]).flatMap((lines) =>
      lines.map(({ text }) => text),
    );

  it('stand as one date in columns of their own, a day of purchase beside that of booking', () => {
    expect(
      widelySet(
        ['29', '5', '2', '6', 'RENT', '810.00'],
        ['', '', '2', '6', 'PAYMENT', '900.00'],
        ['27', '5', '3', '6', 'CAFE', '4.50'],
        ['30', '5', '3', '6', 'BOOKS', '9.50'],
        ['1', '6', '3', '6', 'CAFE', '5.50'],
        ['31', '5', '11', '6', 'CAFE', '6.50'],
      ),
    ).toEqual([
      '29/5 2/6 RENT 810.00',
      '2/6 PAYMENT 900.00',
      '27/5 3/6 CAFE 4.50',
      '30/5 3/6 BOOKS 9.50',
      '1/6 3/6 CAFE 5.50',
      '31/5 11/6 CAFE 6.50',
    ]);
  });

  it('stand as two dates beside the number of their row', () => {
    const days = [
      ['29', '05', '02', '06'],
      ['03', '06', '05', '06'],
      ['04', '06', '07', '06'],
      ['30', '06', '01', '07'],
    ];
    const texts = ['29/05 02/06', '03/06 05/06', '04/06 07/06', '30/06 01/07'];
    const numbers = ['087', '088', '089', '090'];
    const close = columns([40], [70], [110], [140], [180], [230], [400, 'right']);
    const numbered = (rows: readonly (readonly string[])[]): string[] =>
      joinSpacedDays([wordsToLines(1, pageOf(rows.map((row) => close(...row, 'CAFE', '4.50'))).words)]).flatMap(
        (lines) => lines.map(({ text }) => text),
      );
    expect(numbered(days.map((row, i) => [...row, numbers[i] as string]))).toEqual(
      texts.map((text, i) => `${text} ${numbers[i]} CAFE 4.50`),
    );
    expect(numbered(days.map((row, i) => [numbers[i] as string, ...row]))).toEqual(
      texts.map((text, i) => `${numbers[i]} ${text} CAFE 4.50`),
    );
  });

  it('stand as one date with their year, behind a code, or with a month’s name', () => {
    const days = [
      ['28', '12', '24', 'RENT', '810.00'],
      ['3', '1', '25', 'CAFE', '4.50'],
      ['17', '1', '25', 'BOOKS', '9.50'],
      ['2', '2', '25', 'CAFE', '5.50'],
    ];
    expect(widelySet(...days.map((row) => [...row.slice(0, 3), '', ...row.slice(3)]))).toEqual([
      '28/12/24 RENT 810.00',
      '03/01/25 CAFE 4.50',
      '17/01/25 BOOKS 9.50',
      '02/02/25 CAFE 5.50',
    ]);
    const codes = ['412', '77', '9', '31'];
    const coded = days.map(([day, month, , ...rest], i) => [codes[i], day, month, '', ...rest] as string[]);
    expect(widelySet(...coded).map((text) => text.split(' ')[1])).toEqual(['28/12', '3/1', '17/1', '2/2']);
    const names = ['Dec', 'Jan', 'Jan', 'Feb'];
    const named = days.map(([day], i) => [day, names[i], '', '', 'SHOP', `${i}.50`] as string[]);
    expect(widelySet(...named)[1]).toBe('3 Jan SHOP 1.50');
  });

  it.each([
    [
      'dates stand beside them',
      ['2', '6', 'A 02/06/2025', '1.00'],
      ['3', '6', 'B 03/06/2025', '2.00'],
      ['5', '7', 'C 05/06/2025', '3.00'],
    ],
    ['the rows are counted', ['1', '7', 'A', '1.00'], ['2', '7', 'B', '2.00'], ['3', '8', 'C', '3.00']],
    [
      'they are in no order',
      ['29', '12', 'A', '1.00'],
      ['3', '1', 'B', '2.00'],
      ['17', '5', 'C', '3.00'],
      ['1', '2', 'D', '1.00'],
      ['9', '3', 'E', '1.00'],
      ['2', '1', 'F', '1.00'],
    ],
    ['they stand at no one place', ['2', '6', 'A', '1.00'], ['', '3', '6', 'B', '2.00'], ['', '', '4', '6', '3.00']],
  ])('are left alone in columns where %s', (_, ...all) => {
    const rows = all as readonly (readonly string[])[];
    expect(widelySet(...rows)).toEqual(rows.map((row) => row.filter((cell) => cell !== '').join(' ')));
  });

  it.each([
    ['one is no month', ['29 42', 'A', '1.00'], ['30 12', 'B', '2.00'], ['31 12', 'C', '3.00']],
    [
      'they are in no order',
      ['29 12', 'A', '1.00'],
      ['03 01', 'B', '2.00'],
      ['17 05', 'C', '3.00'],
      ['11 02', 'D', '4.00'],
      ['19 03', 'E', '4.00'],
      ['02 01', 'F', '4.00'],
    ],
    ['a text begins with them', ['29 12 A', 'x', '1.00'], ['03 01 A', 'x', '1.00'], ['17 01 A', 'x', '1.00']],
    [
      'most figures have none',
      ['29 12', 'A', '1.00'],
      ['03 01', 'B', '2.00'],
      ['17 01', 'C', '3.00'],
      ['D', 'x', '4.00'],
      ['E', 'x', '5.00'],
      ['F', 'x', '6.00'],
      ['G', 'x', '7.00'],
    ],
    ['all are the same', ['01 01', 'A', '1.00'], ['01 01', 'B', '2.00'], ['01 01', 'C', '3.00']],
  ])('are left alone where %s', (_, ...all) => {
    const rows = all as readonly (readonly string[])[];
    expect(textsOf(...rows)).toEqual(rows.map((row) => row.join(' ')));
  });
});

describe('a day that a reader of print misread', () => {
  const rows = ['01', '02', '06', '92', '13', '14', '20'].map((day) => cells(`${day} 10`, 'RENT', '810.00'));
  const { words } = pageOf(rows);
  const textOf = (some: typeof words): string | undefined =>
    joinSpacedDays([wordsToLines(1, some)])[0]
      ?.map(({ text }) => text.split(' RENT')[0])
      .join(', ');

  it('leaves the others of its column their months', () =>
    expect(textOf(words.map((word) => ({ ...word, sureness: 0.9 })))).toBe(
      '01/10, 02/10, 06/10, 92 10, 13/10, 14/10, 20/10',
    ));

  it('is no day where the page says so itself', () => expect(textOf(words)).toContain('01 10, 02 10'));
});
