import { describe, expect, it } from 'vitest';
import { type Align, columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

type Lines = readonly (readonly Placed[])[];

function read(...pages: readonly Lines[]) {
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  return readOut(readRows(layout), layout);
}

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');

describe('rows under a heading', () => {
  it('are what the columns hold', () => {
    const { rows } = read([
      line('Statement of account'),
      heading,
      row('13/03/2025', 'CARD PAYMENT GREEN GROCER', '-12.00', '88.00'),
      row('14/03/2025', 'SALARY', '1,900.00', '1,988.00'),
    ]);
    expect(rows).toEqual([
      '13.3. CARD PAYMENT GREEN GROCER amount -12.00 balance 88.00',
      '14.3. SALARY amount 1900.00 balance 1988.00',
    ]);
  });

  it('come after a balance that is set as they are, though no heading stands over it', () => {
    const bare = columns([50], [200, 'right'], [230]);
    const { rows, labelled } = read([
      bare('01/03/2025', '100.00', 'Opening balance'),
      bare('13/03/2025', '-12.00', 'GROCER'),
      bare('14/03/2025', '900.00', 'SALARY'),
      bare('15/03/2025', '-8.00', 'CINEMA'),
    ]);
    expect(labelled[0]).toContain('opening');
    expect(rows).toHaveLength(3);
  });

  it('tell money out from money in by their columns', () => {
    const wide = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);
    const { rows } = read([
      wide('Date', 'Details', 'Withdrawal (-)', 'Deposit (+)', 'Balance'),
      wide('13/03/2025', 'GROCER', '12.00', '', '88.00'),
      wide('14/03/2025', 'SALARY', '', '1,900.00', '1,988.00'),
    ]);
    expect(rows).toEqual([
      '13.3. GROCER money-out 12.00 balance 88.00',
      '14.3. SALARY money-in 1900.00 balance 1988.00',
    ]);
  });

  it.each(['right', 'left', 'centre'] as const)('with figures aligned at the %s', (align) => {
    const at = (x: number): [number, Align] => [align === 'right' ? x : align === 'left' ? x - 45 : x - 22, align];
    const place = columns([50], [110], at(330), at(420), at(510));
    const { rows } = read([
      place('Date', 'Details', 'Paid out', 'Paid in', 'Balance'),
      place('13/03/2025', 'GROCER', '1,212.00', '', '88.00'),
      place('14/03/2025', 'SALARY', '', '900.00', '988.00'),
      place('15/03/2025', 'CAFE', '7.50', '', '980.50'),
    ]);
    expect(rows).toEqual([
      '13.3. GROCER money-out 1212.00 balance 88.00',
      '14.3. SALARY money-in 900.00 balance 988.00',
      '15.3. CAFE money-out 7.50 balance 980.50',
    ]);
  });

  it('without the currency of a foreign amount', () => {
    const place = columns([50], [110], [300], [370, 'right'], [500, 'right']);
    const { rows } = read([
      place('Date', 'Details', 'Foreign amount', '', 'Amount'),
      place('13/03/2025', 'GROCER', '', '', '1,212.00'),
      place('14/03/2025', 'HOTEL', 'USD', '75.89', '72.98'),
      place('15/03/2025', 'CAFE', 'CHF', '9.20', '9.61'),
    ]);
    expect(rows).toEqual([
      '13.3. GROCER amount 1212.00',
      '14.3. HOTEL other 75.89 amount 72.98',
      '15.3. CAFE other 9.20 amount 9.61',
    ]);
  });

  it('with columns set close together', () => {
    const close = columns([50], [110], [430, 'right'], [472, 'right'], [520, 'right']);
    const { rows } = read([
      close('Date', 'Details', 'Out', 'In', 'Balance'),
      close('13/03/2025', 'GROCER', '1,212.00', '', '1,088.00'),
      close('14/03/2025', 'SALARY', '', '2,900.00', '3,988.00'),
      close('15/03/2025', 'RENT', '1,700.00', '', '2,288.00'),
    ]);
    expect(rows).toEqual([
      '13.3. GROCER money-out 1212.00 balance 1088.00',
      '14.3. SALARY money-in 2900.00 balance 3988.00',
      '15.3. RENT money-out 1700.00 balance 2288.00',
    ]);
  });

  it('with a minus behind the figure, hanging over the edge or a little apart', () => {
    const place = columns([50], [110], [500, 'right']);
    const minus = (text: string, gap: number): Placed[] => [
      { text, x: 500, align: 'right' },
      { text: '-', x: 500 + gap },
    ];
    const { rows } = read([
      place('Datum', 'Verwendungszweck', 'Betrag'),
      [...place('13.03.2025', 'MARKT', ''), ...minus('1.212,00', 0.3)],
      place('14.03.2025', 'GEHALT', '900,00'),
      [...place('15.03.2025', 'MIETE', ''), ...minus('700,00', 2)],
    ]);
    expect(rows).toEqual(['13.3. MARKT amount -1212.00', '14.3. GEHALT amount 900.00', '15.3. MIETE amount -700.00']);
  });

  it('with a mark in a column of its own', () => {
    const place = columns([50], [110], [430, 'right'], [455]);
    const { rows } = read([
      place('Datum', 'Verwendungszweck', 'Betrag', 'S/H'),
      place('13.03.2025', 'MARKT', '12,00', 'S'),
      place('14.03.2025', 'GEHALT', '900,00', 'H'),
    ]);
    expect(rows).toEqual(['13.3. MARKT amount 12.00 S', '14.3. GEHALT amount 900.00 H']);
  });

  it('keep figures and dates that are part of a text', () => {
    const { rows } = read([
      heading,
      row('13/03/2025', 'INVOICE 1234.50 OF 01/02/2025 PAID', '-12.00', '88.00'),
      row('14/03/2025', 'SALARY', '1,900.00', '1,988.00'),
    ]);
    expect(rows[0]).toBe('13.3. INVOICE 1234.50 OF 01/02/2025 PAID amount -12.00 balance 88.00');
  });

  it('keep a reference apart, where a column holds it', () => {
    const place = columns([50], [110], [300], [500, 'right']);
    const { items } = read([
      place('Date', 'Description', 'Reference', 'Amount'),
      place('13/03/2025', 'GROCER', '7700123', '-12.00'),
      place('14/03/2025', 'SALARY', '7700124', '900.00'),
    ]);
    expect(items.flatMap((item) => (item.kind === 'row' ? [[item.description, item.reference]] : []))).toEqual([
      ['GROCER', '7700123'],
      ['SALARY', '7700124'],
    ]);
  });

  it('have value dates beside booking dates', () => {
    const place = columns([50], [110], [170], [500, 'right']);
    const { items } = read([
      place('Booking date', 'Value date', 'Description', 'Amount'),
      place('13/03/2025', '15/03/2025', 'GROCER', '-12.00'),
      place('14/03/2025', '16/03/2025', 'SALARY', '900.00'),
    ]);
    const days = items.flatMap((item) =>
      item.kind === 'row' ? [[item.date?.readings[0]?.day, item.valueDate?.readings[0]?.day]] : [],
    );
    expect(days).toEqual([
      [13, 15],
      [14, 16],
    ]);
  });

  it('keep a date within a text that ends up under the value dates', () => {
    const dated = columns([50], [110], [300], [500, 'right']);
    const { rows } = read([
      dated('Date', 'Description', 'Value date', 'Amount'),
      ...['03', '04', '05', '06', '07'].map((day) => dated(`${day}/03/2025`, 'TRANSFER', `${day}/03/2025`, '-12.00')),
      columns([110], [284])('WITH CARD 4714', '06/03/2025 11:57'),
    ]);
    expect(rows.at(-1)).toBe('7.3. TRANSFER WITH CARD 4714 06/03/2025 11:57 amount -12.00');
  });

  it('say where they stand', () => {
    const { items } = read([heading, row('13/03/2025', 'GROCER', '-12.00', '88.00'), row('', 'LONDON', '', '')]);
    const first = items.find((item) => item.kind === 'row');
    const [x0, y0, x1, y1] = first?.spot.box ?? [];
    expect(first?.spot.page).toBe(1);
    expect(x0).toBe(50);
    expect(x1).toBeCloseTo(500);
    expect(y0).toBeLessThan(74);
    expect(y1).toBeGreaterThan(88);
  });
});

describe('tables without headings', () => {
  it('hold the bookings where the only heading is one of something else', () => {
    const list = columns([50], [110], [510, 'right']);
    const plan = columns([50], [250, 'right'], [350, 'right'], [450]);
    const booked = ['03', '04', '05', '06'].map((day) => list(`${day}/03/2025`, 'GROCER', '12.00'));
    const { rows } = read([
      ...booked,
      [],
      plan('Description', 'Amount', 'Quantity', 'Price'),
      plan('TELE-SHOP', '910.98', '43.38', '5/21'),
    ]);
    expect(rows).toHaveLength(booked.length);
  });

  it('are read by how their columns are filled', () => {
    const place = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);
    const { rows } = read([
      place('13/03/2025', 'GROCER', '12.00', '', '88.00'),
      place('14/03/2025', 'SALARY', '', '900.00', '988.00'),
      place('15/03/2025', 'CAFE', '8.00', '', '980.00'),
      place('16/03/2025', 'GIFT', '', '20.00', '1,000.00'),
    ]);
    expect(rows.map((text) => text.replace(/^.*(money-\w+).*$/, '$1'))).toEqual([
      'money-out',
      'money-in',
      'money-out',
      'money-in',
    ]);
  });

  it('keep money in and out apart where their lines stand level on two pages', () => {
    const place = columns([50], [110], [330, 'right'], [420, 'right']);
    const { rows } = read(
      [place('13/03/2025', 'GROCER', '12.00', ''), place('14/03/2025', 'SALARY', '', '900.00')],
      [place('15/03/2025', 'GIFT', '', '20.00'), place('16/03/2025', 'CAFE', '8.00', '')],
    );
    expect(rows.map((text) => text.replace(/^.*(money-\w+).*$/, '$1'))).toEqual([
      'money-out',
      'money-in',
      'money-in',
      'money-out',
    ]);
  });

  it('take no column from figures on lines without a date', () => {
    const place = columns([50], [110], [420, 'right'], [510, 'right']);
    const { rows } = read([
      place('13/03/2025', 'GROCER', '', '-12.00'),
      place('', 'Units', '1.50', ''),
      place('', 'Price', '8.00', ''),
      place('14/03/2025', 'SALARY', '', '900.00'),
      place('15/03/2025', 'CAFE', '', '-8.00'),
      place('', 'Units', '4.00', '-2.00'),
    ]);
    expect(rows[0]).toContain('amount -12.00');
    expect(rows[1]).toBe('14.3. SALARY amount 900.00');
    expect(rows.join()).not.toContain('balance');
  });
});

describe('tables side by side', () => {
  const pair = columns([50], [110], [260, 'right'], [320], [380], [530, 'right']);
  const texts = (lines: Lines) => read(lines).rows.map((text) => text.split(' ')[1]);

  it('are read one after the other where their days run on so', () => {
    expect(
      texts([
        pair('Date', 'Details', 'Amount', 'Date', 'Details', 'Amount'),
        pair('13/03/2025', 'A', '12.00', '16/03/2025', 'D', '15.00'),
        pair('14/03/2025', 'B', '13.00', '17/03/2025', 'E', '16.00'),
        pair('15/03/2025', 'C', '14.00'),
      ]),
    ).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('are told without a heading by the days of both', () => {
    const lines = [1, 2, 3, 4, 5].map((i) =>
      pair(`0${i}/03/2025`, `LEFT${i} SHOP`, `1${i}.00-`, `1${i}/03/2025`, `RIGHT${i} SHOP`, `2${i}.00-`),
    );
    const { rows } = read([
      line('My Bank 01/03/2025 - 31/03/2025'),
      [],
      ...lines,
      pair('06/03/2025', 'LEFT6', '16.00-'),
    ]);
    expect(rows.map((text) => text.split(' ')[1])).toEqual([
      ...['LEFT1', 'LEFT2', 'LEFT3', 'LEFT4', 'LEFT5', 'LEFT6'],
      ...['RIGHT1', 'RIGHT2', 'RIGHT3', 'RIGHT4', 'RIGHT5'],
    ]);
    expect(rows[0]).toBe('1.3. LEFT1 SHOP amount -11.00');
  });

  it('are read across where their days run on so', () => {
    expect(
      texts([
        pair('Date', 'Details', 'Amount', 'Date', 'Details', 'Amount'),
        pair('13/03/2025', 'A', '12.00', '14/03/2025', 'B', '15.00'),
        pair('15/03/2025', 'C', '13.00', '16/03/2025', 'D', '16.00'),
        pair('17/03/2025', 'E', '14.00'),
      ]),
    ).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});
