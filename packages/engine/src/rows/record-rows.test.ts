import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

type Lines = readonly (readonly Placed[])[];

function read(...pages: readonly Lines[]) {
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  return readOut(readRows(layout), layout);
}

const record = (date: string, text: string, amount: string): Lines => [
  line(`Posted: ${date}`),
  line(`Details: ${text}`),
  line(`Amount: ${amount}`),
];

const printed = [
  record('03/03/2025', 'GREEN GROCER', '-12.50'),
  record('05/03/2025', 'SALARY', '1,900.00'),
  record('15/03/2025', 'CAFE LUNA', '-7.20'),
];

const read3 = ['3.3. GREEN GROCER amount -12.50', '5.3. SALARY amount 1900.00', '15.3. CAFE LUNA amount -7.20'];

describe('records of labels and values', () => {
  it('are rows, and what stands around them is not', () => {
    const { rows, labelled } = read([
      line('Account holder: ANN LEE'),
      line('Opening balance: 100.00'),
      [],
      ...printed.flat(),
      [],
      line('Page 1 of 1'),
    ]);
    expect(rows).toEqual(read3);
    expect(labelled).toEqual(['opening 100.00']);
  });

  it('may have two fields a line, and days and balances beside them', () => {
    const row = columns([50], [300]);
    const two = (day: string, text: string, amount: string, balance: string): Lines => [
      row(`Booking date: ${day}`, `Amount: ${amount}`),
      row(`Value date: 09/03/2025`, `Balance: ${balance}`),
      row(`Details: ${text}`, 'Reference: 4711A'),
    ];
    const { rows, items } = read([
      ...two('03/03/2025', 'GREEN GROCER', '-12.50', '87.50'),
      ...two('05/03/2025', 'SALARY', '1,900.00', '1,987.50'),
      ...two('07/03/2025', 'CAFE LUNA', '-7.50', '1,980.00'),
    ]);
    expect(rows).toEqual([
      '3.3. GREEN GROCER amount -12.50 balance 87.50',
      '5.3. SALARY amount 1900.00 balance 1987.50',
      '7.3. CAFE LUNA amount -7.50 balance 1980.00',
    ]);
    expect(items[0]).toMatchObject({ reference: '4711A', valueDate: { readings: [{ day: 9 }, { day: 3 }] } });
  });

  it('under labels of no known name are told by what they hold', () => {
    const odd = (day: string, text: string, amount: string): Lines => [
      line(`Zorp: ${day}`),
      line(`Quell: ${text}`),
      line(`Drae: DR`),
      line(`Vim: ${amount}`),
    ];
    const { rows } = read([
      ...odd('13/03/2025', 'GREEN GROCER', '12.50'),
      ...odd('14/03/2025', 'BOOKS', '9.00'),
      ...odd('15/03/2025', 'CAFE LUNA', '7.20'),
    ]);
    expect(rows).toEqual([
      '13.3. GREEN GROCER amount 12.50 DR',
      '14.3. BOOKS amount 9.00 DR',
      '15.3. CAFE LUNA amount 7.20 DR',
    ]);
  });

  it('may have a field that others lack, a text of two lines, and a page between them', () => {
    const [first, second, third] = printed as [Lines, Lines, Lines];
    const { rows } = read(
      [
        ...first.slice(0, 2),
        line('AND SONS', 90),
        line('Original amount: USD 9.10'),
        ...first.slice(2),
        ...second.slice(0, 1),
      ],
      [line('Northwood Bank'), [], ...second.slice(1), ...third],
    );
    expect(rows).toEqual(['3.3. GREEN GROCER AND SONS Original amount: USD 9.10 amount -12.50', ...read3.slice(1)]);
  });

  it('are none beside a table of bookings', () => {
    const row = columns([50], [150], [500, 'right']);
    const table = [row('Date', 'Details', 'Amount'), row('17/03/2025', 'RENT', '-700.50')];
    expect(read([...printed.flat(), [], [], ...table]).rows).toContain('17.3. RENT amount -700.50');
  });

  it('need three of them, days and amounts', () => {
    expect(read(printed.slice(0, 2).flat() as Lines).rows).toEqual([]);
    const undated = printed.flatMap(([, ...rest]) => [line('Branch: NORTH'), ...rest]);
    expect(read(undated).rows).toEqual([]);
  });
});
