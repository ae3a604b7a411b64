import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

function read(lines: readonly (readonly Placed[])[], step = 14): readonly string[] {
  const layout = findLayout([pageOf(lines, { step })]);
  return readOut(readRows(layout), layout).rows;
}

const row = columns([50], [110], [400, 'right'], [500, 'right']);

describe('rows whose date stands apart from their figures', () => {
  it('leave out a dated notice above them that moves nothing', () => {
    const rows = read([
      row('Date', 'Description', 'Amount', 'Balance'),
      row('13/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
      row('14/03/2025', 'INTEREST RATE CHANGED', '', ''),
      row('15/03/2025', 'SALARY', '900.00', '988.00'),
      row('16/03/2025', 'CARD PAYMENT', '-8.00', '980.00'),
      row('17/03/2025', 'CARD PAYMENT', '-1.00', '979.00'),
    ]);
    expect(rows[1]).toBe('15.3. SALARY amount 900.00 balance 988.00');
  });

  it('take title and date, where figures stand half-way between them', () => {
    const place = columns([50], [250], [400, 'right'], [500, 'right']);
    const cell = (title: string, code: string, day: string, amount: string, balance: string) => [
      place(title, '', '', ''),
      place('', code, amount, balance),
      place(day, '', '', ''),
      [],
    ];
    const rows = read(
      [
        place('Activity', 'Reference', 'Amount', 'Balance'),
        [],
        ...cell('CARD PAYMENT', '0A1B2C3D4E', '13 Mar 2025 21:12 SHOP', '-12.00', '88.00'),
        ...cell('SALARY', '0A1B2C3D4F', '14 Mar 2025 10:12 EMPLOYER', '900.00', '988.00'),
        ...cell('CARD PAYMENT', '0A1B2C3D5A', '15 Mar 2025 12:10 GROCER', '-8.00', '980.00'),
      ],
      7,
    );
    expect(rows).toEqual([
      '13.3. CARD PAYMENT 21:12 SHOP amount -12.00 balance 88.00',
      '14.3. SALARY 10:12 EMPLOYER amount 900.00 balance 988.00',
      '15.3. CARD PAYMENT 12:10 GROCER amount -8.00 balance 980.00',
    ]);
  });
});

it('days that texts begin with are theirs, and no dates of value, where no heading tells', () => {
  const rows = read([
    row('13 Mar', '12MAR FUEL STOP', '-12.00', '88.00'),
    row('14 Mar', '13MAR GREEN GROCER', '-8.00', '80.00'),
    row('17 Mar', 'RENT 16MAR', '-1.00', '79.00'),
  ]);
  expect(rows[0]).toBe('13.3. 12MAR FUEL STOP amount -12.00 balance 88.00');
});

it('a letterhead is no text of the row that a page before it ends with', () => {
  const cells = columns([50], [420, 'right']);
  const day = (name: string, ...rows: readonly (readonly Placed[])[]) => [[{ text: name, x: 50 }], [], ...rows];
  const letterhead = [cells('OURBRAND', ''), []];
  const row = (text: string, amount: string) => [cells(text, amount), cells('CARD PAYMENT', ''), []];
  const pages = [
    [...letterhead, ...day('Friday, 14 March 2025', ...row('GROCER', '-1.00'), ...row('BAKER', '-2.00'))],
    [...letterhead, ...day('Thursday, 13 March 2025', ...row('CHEMIST', '-3.00'), ...row('CINEMA', '-4.00'))],
  ];
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  expect(readOut(readRows(layout), layout).rows).toEqual([
    '14.3. GROCER CARD PAYMENT amount -1.00',
    '14.3. BAKER CARD PAYMENT amount -2.00',
    '13.3. CHEMIST CARD PAYMENT amount -3.00',
    '13.3. CINEMA CARD PAYMENT amount -4.00',
  ]);
});

it('a letterhead above the first heading is no text of the row that a page before it ends with either', () => {
  const heading = row('Date', 'Description', 'Amount', 'Balance');
  const pages = [
    [
      row('', 'OURBRAND', '', ''),
      heading,
      row('13/03/2025', 'GROCER', '-1.00', '9.00'),
      row('14/03/2025', 'CAFE', '-1.00', '8.00'),
    ],
    [row('', 'OURBRAND', '', ''), row('15/03/2025', 'BAKER', '-8.00', '0.00')],
  ];
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  expect(readOut(readRows(layout), layout).rows[1]).toBe('14.3. CAFE amount -1.00 balance 8.00');
});

it('a title above a heading that is printed again is no text of the row that the page before ends with', () => {
  const heading = row('Date', 'Description', 'Amount', 'Balance');
  const pages = [
    [
      heading,
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => row(`0${day}/03/2025`, 'CAFE', '-1.00', `${90 - day}.00`)),
      row('14/03/2025', 'BAKER', '-8.00', '73.00'),
    ],
    [
      row('', 'Statement of the pot', '', ''),
      [{ text: '01/03/2025 - 31/03/2025 · Kind: flexible', x: 50 }],
      heading,
      row('12/03/2025', 'TRANSFER', '7.00', '707.00'),
      row('15/03/2025', 'INTEREST', '1.00', '708.00'),
    ],
  ];
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  expect(readOut(readRows(layout), layout).rows[9]).toBe('14.3. BAKER amount -8.00 balance 73.00');
});

it('a date in a cell of its own beside that of booking is no word of a text, though few rows have one', () => {
  const place = columns([50], [120], [190], [400, 'right']);
  const rows = read([
    place('Posted on', 'Made on', 'Description', 'Amount'),
    place('13/03/2025', '', 'CARD PAYMENT', '-12.00'),
    place('14/03/2025', '', 'SALARY', '900.00'),
    place('15/03/2025', '13/03/2025', 'CHEQUE', '-8.00'),
    place('16/03/2025', '', 'CARD PAYMENT', '-1.00'),
    place('17/03/2025', '', 'CARD PAYMENT', '-2.00'),
    place('18/03/2025', '', 'CARD PAYMENT', '-3.00'),
  ]);
  expect(rows[2]).toBe('15.3. CHEQUE amount -8.00');
});

describe('which of two days is the booking’s is not told', () => {
  const place = columns([50], [110], [180], [400, 'right'], [500, 'right']);
  const certain = (...lines: Parameters<typeof pageOf>[0]): (true | undefined)[] =>
    readRows(findLayout([pageOf(lines)])).flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []));

  it('where a list elsewhere swells one of the columns, and balances have a day of the other', () => {
    const aside = columns([50], [110], [300, 'right']);
    const list = ['05/03', '06/03', '07/03', '08/03'].map((day) => aside(day, 'SHOP', '33.10'));
    const rows = [
      place('Foo', 'Bar', 'Description', 'Amount', 'Balance'),
      place('', '01/03', 'Opening balance', '', '100.00'),
      place('12/03', '13/03', 'GROCER', '-12.00', '88.00'),
      place('', '31/03', 'Closing balance', '', '88.00'),
    ];
    expect(certain(...rows, [], ...list)[0]).toBe(true);
  });

  it('where a row’s own is cut', () => {
    const rows = [
      place('Date', 'Value date', 'Description', 'Amount', 'Balance'),
      place('12 March', '13 March', 'GROCER', '-12.00', '88.00'),
      place('14M arch', '15 March', 'BOOKS', '-8.00', '80.00'),
      place('16 March', '16 March', 'RENT', '-1.00', '79.00'),
      place('17 March', '18 March', 'CAFE', '-2.00', '77.00'),
    ];
    expect(certain(...rows)).toEqual([undefined, true, undefined, undefined]);
  });

  describe('where days begin the texts, some of them behind the row’s own and some before it', () => {
    const loose = columns([50], [400, 'right'], [500, 'right']);
    const days = (...texts: readonly string[]) => texts.map((text, i) => loose(text, '-10.00', `${900 - i * 10}.00`));
    const mixed = days(
      '16 Aug 2023 15 Aug 2023 BOOKS',
      '18 Aug 2023 19 Aug 2023 GROCER',
      '20 Aug 2023 19 Aug 2023 CAFE',
    );

    it('and no heading names the first of them', () => {
      expect(certain(...mixed)).toEqual([true, true, true]);
      expect(certain(loose('Date Details', 'Amount', 'Balance'), ...mixed)).toEqual([undefined, undefined, undefined]);
    });

    const apart = columns([50], [125], [400, 'right'], [500, 'right']);
    const beside = (...rows: readonly (readonly [string, string])[]) =>
      certain(...rows.map(([day, text], i) => apart(day, text, '-10.00', `${90 - i * 10}.00`)))[0];

    it('and a wide blank parts the first of them from the texts', () =>
      expect(
        beside(
          ['16 Aug 2023', '15 Aug 2023 BOOKS'],
          ['18 Aug 2023', '19 Aug 2023 GROCER'],
          ['20 Aug 2023', '19 Aug 2023 CAFE'],
        ),
      ).toBe(true));

    it('but numbers of branches, which read as days, are none', () =>
      expect(beside(['16/08', '1508 BOOKS'], ['18/08', '1908 GROCER'], ['20/08', '1908 CAFE'])).toBe(undefined));

    it('and the first turn once', () =>
      expect(
        certain(
          ...days('16 Aug 2023 15 Aug 2023 BOOKS', '19 Aug 2023 18 Aug 2023 GROCER', '18 Aug 2023 20 Aug 2023 CAFE'),
        )[0],
      ).toBe(true));

    it('and no heading names the second, though it never lies behind the first', () => {
      const rows = days(
        '16 Aug 2023 15 Aug 2023 BOOKS',
        '18 Aug 2023 17 Aug 2023 GROCER',
        '20 Aug 2023 19 Aug 2023 CAFE',
      );
      expect(certain(...rows)[0]).toBe(true);
    });

    it('but rows in its order alone are printed in that', () => {
      const turning = [
        '16 Aug 2023 19',
        '18 Aug 2023 12',
        '20 Aug 2023 22',
        '22 Aug 2023 13',
        '24 Aug 2023 26',
        '26 Aug 2023 14',
      ];
      expect(certain(...days(...turning.map((text) => `${text} Aug 2023 CAFE`)))[0]).toBe(undefined);
    });
  });

  it('where one heading stands over both, unless the booking’s word comes first', () => {
    const days = [
      ['03/03/2025', '04/03/2025'],
      ['05/03/2025', '05/03/2025'],
      ['06/03/2025', '07/03/2025'],
    ] as const;
    const under = (heading: string, rows: readonly (readonly [string, string])[] = days) =>
      certain(
        place(heading, '', 'Details', 'Amount', 'Balance'),
        ...rows.map(([one, other], i) => place(one, other, 'GROCER', '-10.00', `${90 - i * 10}.00`)),
      );
    expect(under('Made Posted')).toEqual([true, true, true]);
    expect(under('Booked Made')).toEqual([undefined, undefined, undefined]);
    const turning = [
      ['06/03/2025', '04/03/2025'],
      ['02/03/2025', '05/03/2025'],
      ['07/03/2025', '07/03/2025'],
      ['01/03/2025', '08/03/2025'],
      ['09/03/2025', '09/03/2025'],
    ] as const;
    expect(under('Booked Made', turning)[0]).toBe(true);
  });

  it('where days of digits alone stand beside such days on few rows, but not beside days in full', () => {
    const few = ['', '0603', '0803', '', '', '', ''];
    const rows = (day: (i: number) => string) => [
      place('Foo', 'Bar', 'Details', 'Amount', 'Balance'),
      ...few.map((other, i) => place(day(i), other, 'GROCER', '-10.00', `${90 - i * 10}.00`)),
    ];
    expect(certain(...rows((i) => `0${i + 3}03`))[1]).toBe(true);
    expect(certain(...rows((i) => `0${i + 3}/03/2025`))[1]).toBe(undefined);
  });
});

it('the day that a card is settled on is that of booking, whatever the day beside it is called', () => {
  const place = columns([50], [120], [200], [400, 'right']);
  const rows = read([
    place('Datum', 'Datum', '', 'Bedrag'),
    place('verrichting', 'verrekening', 'Handelaar', 'in EUR'),
    place('13/03/2025', '15/03/2025', 'BAKKERIJ', '12,00 -'),
    place('14/03/2025', '17/03/2025', 'KRANTENWINKEL', '8,00 -'),
  ]);
  expect(rows[0]).toContain('15.3. BAKKERIJ');
});
