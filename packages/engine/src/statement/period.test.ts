import { describe, expect, it } from 'vitest';
import { dateOf, remark } from '../../tests/item-builder.ts';
import { block, type Cell, line } from '../../tests/line-builder.ts';
import { findClosingDay } from './closing-day.ts';
import type { DateOrder } from './dates.ts';
import { findPeriod, isYearDisputed } from './period.ts';

const hints = (prefer: DateOrder, ...dates: string[]) => ({ prefer, dates: dates.map(dateOf), year: 2025 });
const MARCH = { start: '2025-03-01', end: '2025-03-31' };

describe('a period', () => {
  it.each<[text: string, prefer: DateOrder, expected: unknown]>([
    ['Statement period 1 March 2025 to 31 March 2025', 'dmy', MARCH],
    ['01.03.2025–31.03.2025', 'dmy', MARCH],
    ['March 1 to March 31, 2025', 'mdy', MARCH],
    ['Statement period 對帳期間01 Mar 2025 - 31 Mar 2025', 'dmy', MARCH],
    ['账期2025/03/01-2025/03/31', 'ymd', MARCH],
    ['Your statement O01 Mar 2025 to 31 Mar 2025', 'dmy', MARCH],
    ['Period: 2025/03/01-2025/03/31', 'ymd', MARCH],
    ['Period: 03/05 - 04/02', 'ymd', { start: '2025-03-05', end: '2025-04-02' }],
    ['起止日期：20250301-20250331', 'ymd', MARCH],
    ['Zeitraum 01.03.2025 bis 31.03.2025', 'dmy', MARCH],
    ['起止日期： 2025-03-01 至 2025-03-31', 'ymd', MARCH],
    ['對帳期間： 114年03月01日 ~ 114年03月31日', 'ymd', MARCH],
    ['令和7年3月1日～令和7年3月31日', 'ymd', MARCH],
    ['Activity from 01/01/2025 to 01/31/2025', 'mdy', { start: '2025-01-01', end: '2025-01-31' }],
    ['Period 01-MAR-2025 TO 31-MAR-2025', 'dmy', MARCH],
    ['March 1-March 31, 2025', 'mdy', MARCH],
    ['起止日期：20250301-20250331', 'ymd', MARCH],
    ['2025/03/01-2025/03/31', 'ymd', MARCH],
    ['2025年3月1日-2025年3月31日', 'ymd', MARCH],
    ['Period 2025-03-01-2025-03-31', 'ymd', MARCH],
    ['Period: 25.03.01 -25.03.31', 'dmy', MARCH],
    ['Period: 01/03/2025- 31/03/2025', 'dmy', MARCH],
    ['לתקופה שבין 1.3.2025 ל-31.3.2025', 'dmy', MARCH],
    ['01.03.2025 -20.50', 'dmy', null],
    ['Next period: 14.04.2025 125.00 - 14.05.2025 125.00', 'dmy', null],
    ['1 March 2025 [GMT+01:00] - 31 March 2025 [GMT+02:00]', 'dmy', MARCH],
    ['Period 2025-03-01 00:00:00 - 2025-03-31 23:59:59', 'ymd', MARCH],
    ['Từ ngày/ From: 01/03/2025 Đến ngày/ To: 31/03/2025', 'dmy', MARCH],
    ['Opened 01/03/2025 and last changed by us on 31/03/2025', 'dmy', null],
    ['Từ ngày / From: | 01/03/2025 | Đến ngày / To: | 31/03/2025', 'dmy', MARCH],
    ['Last closing: 24 Dec 2024 Last due: 4 Jan 2025', 'dmy', null],
    ['Statement starts 1 March 2025 Statement ends 31 March 2025', 'dmy', MARCH],
    ['Period: March 2025', 'dmy', MARCH],
    ['Kontoauszug März 2025', 'dmy', MARCH],
    ['Zeitraum 03/2025', 'dmy', MARCH],
    ['March 2025', 'dmy', null],
    ['Mar 1 - Mar 31, 2025', 'dmy', MARCH],
    ['March 1-31, 2025', 'dmy', MARCH],
    ['Mar 1 – 31, 2025', 'dmy', MARCH],
    ['1 to 31 March 2025', 'dmy', MARCH],
    ['1 - 31 March 2025', 'dmy', MARCH],
    ['vom 1. bis 31. März 2025', 'dmy', MARCH],
    ['du 1er au 31 mars 2025', 'dmy', MARCH],
    ['Período: 01 a 31/03/2025', 'dmy', MARCH],
    ['Период от 01.03.2025 г. до 31.03.2025 г.', 'dmy', MARCH],
    ['01 Mar 2025-31 Mar 2025', 'dmy', MARCH],
    ['01-Mar-2025-31-Mar-2025', 'dmy', MARCH],
    ['01MAR25-31MAR25', 'dmy', MARCH],
    ['MAR.16-APR.15,2025', 'mdy', { start: '2025-03-16', end: '2025-04-15' }],
    ['2025-03-01/2025-03-31', 'dmy', MARCH],
    ['1 March 25 to 31 March 25', 'dmy', MARCH],
    ['2025/3/1～3/31', 'ymd', MARCH],
    ['Dec 22 2024-Jan 21 2025', 'mdy', { start: '2024-12-22', end: '2025-01-21' }],
    ['Dec 22 - Jan 21, 2025', 'mdy', { start: '2024-12-22', end: '2025-01-21' }],
    ['22 Dec - 21 Jan 2025', 'dmy', { start: '2024-12-22', end: '2025-01-21' }],
    ['DE 04 JUN A 03 JUL', 'dmy', { start: '2025-06-04', end: '2025-07-03' }],
    ['16 December to 15 January 2025', 'dmy', { start: '2024-12-16', end: '2025-01-15' }],
    ['From 31/03/2025 to 01/03/2025', 'dmy', null],
    ['Opened 1 March 2015, closed for good after long years on 31 March 2025', 'dmy', null],
    ['Statement date 31/03/2025', 'dmy', null],
  ])('%j', (text, prefer, expected) => expect(findPeriod([remark(text)], hints(prefer))).toEqual(expected));

  it('stands under its headings', () => {
    const headings: Cell[] = [
      ['Valuta', 200],
      ['Van', 300],
      ['Tot en met', 400],
    ];
    const values: Cell[] = [
      ['EUR', 200],
      ['01-03-2025', 300],
      ['31-03-2025', 400],
    ];
    expect(findPeriod([line(100, headings), line(112, values)], hints('dmy'))).toEqual(MARCH);
  });

  it('stands on two lines', () => {
    expect(findPeriod(block(100, ['Fecha desde: 01/03/2025', 'Fecha hasta: 31/03/2025']), hints('dmy'))).toEqual(MARCH);
  });

  it('does not end on a day that words of a sentence go on from', () => {
    const due = (label: string) => block(100, ['Fecha desde: 18/08/2025', `${label} 26/08/2025 y no antes`]);
    expect(findPeriod(due('Fecha hasta:'), hints('dmy'))).toEqual({ start: '2025-08-18', end: '2025-08-26' });
    expect(findPeriod(due('Desde su cuenta cobraremos todo el importe el'), hints('dmy'))).toBeNull();
  });

  it('stands on two lines with another beside them', () => {
    const lines = [
      line(100, [['Fecha desde: 01/03/2025', 300]]),
      line(106, [['Banco de la Fuente', 50]]),
      line(112, [['Hasta 31/03/2025', 330]]),
    ];
    expect(findPeriod(lines, hints('dmy'))).toEqual(MARCH);
  });

  it('goes on in the line below', () => {
    const below = (text: string, left: number) =>
      findPeriod([line(100, [['Période du 1 mars 2025', 300]]), line(112, [[text, left]])], hints('dmy'));
    expect(below('au 31 mars 2025', 330)).toEqual(MARCH);
    expect(below('au 31 mars 2025 inclus', 330)).toBeNull();
    expect(below('le 31 mars 2025', 330)).toBeNull();
    expect(below('au 31 mars 2025', 50)).toBeNull();
  });

  it('goes on below the dash behind its first day', () => {
    const below = (first: string, last: string, left = 150) =>
      findPeriod(
        [
          line(100, [
            ['Statement period', 50],
            [first, 150],
          ]),
          line(107, [
            ['ANN LEE', 50],
            [last, left],
          ]),
        ],
        hints('dmy'),
      );
    expect(below('1 Mar 2025 -', '31 Mar 2025')).toEqual(MARCH);
    expect(below('1 Mar 2025 to', '31 Mar 2025')).toEqual(MARCH);
    expect(below('1 Mar 2025', '31 Mar 2025')).toBeNull();
    expect(below('1 Mar 2025 -', '31 Mar 2025 or later')).toBeNull();
    expect(below('1 Mar 2025 -', '31 Mar 2025', 400)).toBeNull();
  });

  it('goes on beside a label of its own in the line below', () => {
    const below = (label: string, day: string) =>
      findPeriod(
        [
          line(100, [
            ['Statement from', 50],
            ['1 Mar 2025', 150],
          ]),
          line(112, [
            [label, 50],
            [day, 150],
          ]),
        ],
        hints('dmy'),
      );
    expect(below('to', '31 Mar 2025')).toEqual(MARCH);
    expect(below('To', ': 31 Mar 2025')).toEqual(MARCH);
    expect(below('printed', '31 Mar 2025')).toBeNull();
    expect(below('to', '31 Mar 2025 at noon')).toBeNull();
  });

  it('is no month that the rows are not of', () => {
    expect(findPeriod([remark('Period: March 2025')], hints('dmy', '20 March 2025'))).toEqual(MARCH);
    expect(findPeriod([remark('Period: March 2025')], hints('dmy', '20 April 2025'))).toBeNull();
  });

  it('is one day where its label names that day alone and all rows are of it', () => {
    const paper = [remark('IZVOD BR. 68 ZA DAN 17.01.2025.')];
    const day = { start: '2025-01-17', end: '2025-01-17' };
    expect(findPeriod(paper, hints('dmy', '17 Jan 2025', '17 Jan 2025'))).toEqual(day);
    expect(findPeriod(paper, hints('dmy', '17 Jan 2025', '16 Jan 2025'))).toBeNull();
    expect(findPeriod(paper, hints('dmy'))).toBeNull();
  });

  it('is the one that holds the rows', () => {
    const items = [remark('Period 1 March 2025 to 31 March 2025'), remark('Period 1 April 2025 to 30 April 2025')];
    expect(findPeriod(items, hints('dmy', '20 April 2025'))).toEqual({ start: '2025-04-01', end: '2025-04-30' });
  });
});

describe('a closing day', () => {
  it.each<[text: string, expected: string | null]>([
    ['Balances as at 30 Nov 2025', '2025-11-30'],
    ['Statement date | 30/11/2025', '2025-11-30'],
    ['Fecha de corte 30/11/2025', '2025-11-30'],
    ['ESTADO DE CUENTA AL 30 DE NOV DE 2025', '2025-11-30'],
    ['STATEMENT DATE / DATE DU RELEVE 30/11/25', '2025-11-30'],
    ['Printed on 30 Nov 2025', null],
    ['Datum 30.11.2025', null],
    ['Statement date 30 Nov', null],
    ['Statement date 31 October 2025', null],
  ])('%j', (text, expected) => {
    expect(findClosingDay([remark(text)], hints('dmy', '20 November 2025', '28 November 2025'))).toBe(expected);
  });
});

it('is named by labels on two lines, colons in cells of their own', () => {
  const dayLine = (top: number, name: string, label: string, day: string) =>
    line(top, [[name], [label, 300], [':', 390], [day, 400]]);
  const lines = [
    dayLine(100, 'Ad soyad', 'Başlangıç tarihi', '01.03.2025'),
    dayLine(112, 'Hesap', 'Bitiş tarihi', '31.03.2025'),
  ];
  expect(findPeriod(lines, hints('dmy'))).toEqual(MARCH);
});

it('has no year of another cell of two figures', () => {
  const items = [
    remark('March 1, 2025 to March 31, 2025'),
    remark('From | To | Days'),
    remark('March 1 | March 31 | 30'),
  ];
  expect(findPeriod(items, hints('mdy', '10 March'))).toEqual(MARCH);
});

it('is of a disputed year where its days are named with another as well', () => {
  const named = (year: string) => [
    remark('March 1 to March 31, 2025'),
    remark(`Rates of March 1 to March 31, ${year}`),
  ];
  const disputed = (year: string) => isYearDisputed(named(year), hints('mdy', '10 March'), MARCH);
  expect([disputed('2025'), disputed('2019')]).toEqual([false, true]);
});

it('is told by labels whose days are followed by the word for years', () => {
  const lines = [line(100, [['Период от'], ['01.03.2025 г.', 200]]), line(112, [['до'], ['31.03.2025 г.', 200]])];
  expect(findPeriod(lines, hints('dmy'))).toEqual(MARCH);
});

it('is headed past a line that stands beside it', () => {
  const lines = (between: number) => [
    line(100, [['Cuenta'], ['Del', 300], ['Al', 400]]),
    line(106, [['Calle Zela 214', between]]),
    line(112, [['Cercado'], ['01/03/25', 300], ['31/03/25', 400]]),
  ];
  expect(findPeriod(lines(50), hints('dmy'))).toEqual(MARCH);
  expect(findPeriod(lines(300), hints('dmy'))).toBeNull();
});
