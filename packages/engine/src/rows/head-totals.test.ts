import { describe, expect, it } from 'vitest';
import { labelled, remark, row, section } from '../../tests/item-builder.ts';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { belowTheirRows } from './head-totals.ts';
import { readRows } from './read-rows.ts';

const wide = columns([50], [130], [510, 'right']);

function read(...lines: readonly (readonly Placed[])[]) {
  const layout = findLayout([pageOf(lines)]);
  const items = readRows(layout);
  const sections = items.flatMap((item) => (item.kind === 'section' ? item.phrases : []));
  const heads = items.filter((item) => item.kind === 'labelled' && item.heads).length;
  return { ...readOut(items, layout), sections, heads };
}

const FIRST = [
  wide('03 Mar 2025', 'Qwertz', '+ 50.00'),
  wide('', 'Transfer from A. NOBODY', '30.00'),
  wide('', 'Asdfg', '20.00'),
];
const SECOND = [wide('', 'Zuiop', '- 12.00'), wide('', 'Grocer', '12.00')];
const THIRD = [
  wide('04 Mar 2025', 'Zuiop', '- 9.00'),
  wide('', 'Cafe', '4.00'),
  wide('', 'Books', '3.00'),
  wide('', 'Kiosk', '2.00'),
];

describe('totals above their rows', () => {
  it('are told by arithmetic, and give the rows their day and direction', () => {
    const { rows, labelled, sections } = read(...FIRST, ...SECOND, ...THIRD);
    expect(rows).toEqual([
      '3.3. Transfer from A. NOBODY amount 30.00',
      '3.3. Asdfg amount 20.00',
      '3.3. Grocer amount 12.00',
      '4.3. Cafe amount 4.00',
      '4.3. Books amount 3.00',
      '4.3. Kiosk amount 2.00',
    ]);
    expect(labelled).toEqual(['total-in 50.00', 'total-out -12.00', 'total-out -9.00']);
    expect(sections).toEqual(['section-in', 'section-out', 'section-out']);
  });

  it('may be called what names no booking, and end with the account that they are of', () => {
    const charges = [
      wide('', 'Charges for the period', '7.00'),
      wide('01 Mar 2025', 'Account', '5.00'),
      wide('02 Mar 2025', 'Card', '2.00'),
    ];
    const next = [
      wide('', 'Closing balance', '100.00'),
      wide('05 Mar 2025', 'Saving', '6.00'),
      wide('', 'Closing balance', '6.00'),
    ];
    const { rows, labelled } = read(...charges, ...FIRST, ...SECOND, ...THIRD, ...next);
    expect(rows).toHaveLength(9);
    expect(labelled.filter((text) => text.startsWith('total'))).toHaveLength(4);
  });

  it('may stand below an overview', () =>
    expect(read(wide('', 'Poiuz', '21.00'), ...FIRST, ...SECOND, ...THIRD).labelled).toHaveLength(3));

  it('may stand below named sums in a column of their own', () => {
    const overview = columns([250], [430, 'right']);
    const lines = [overview('Total entradas', '+50.00'), overview('Total saídas', '-21.00'), wide('Movements')];
    expect(read(...lines, ...FIRST, ...SECOND, ...THIRD).heads).toBe(3);
  });

  it('may be what remains of rows that go both ways, under words that are known', () => {
    const row = (day: string, text: string, amount: string) => wide(`${day} Mar 2025`, text, amount);
    const { rows, heads } = read(
      wide('Date', 'Details', 'Amount'),
      wide('', 'Total', '42.00'),
      ...[row('03', 'Payment', '-80.00'), row('04', 'Grocer', '90.00'), row('05', 'Books', '32.00')],
      wide('', 'Total fees', '5.00'),
      row('09', 'Year', '5.00'),
    );
    expect([rows.length, heads]).toEqual([4, 2]);
  });

  it('may be two where they alone print no day, above lines that print none either', () => {
    const dated = (head: string, ...rows: readonly string[]) => [
      wide('', 'Qwertz', head),
      ...rows.map((text, i) => wide(`0${i + 1} Mar 2025`, 'Asdfg', text)),
    ];
    const foot = wide('', 'Poiuz', '4.00');
    const { rows, labelled } = read(...dated('-50.00', '-50.00'), ...dated('12.00', '5.00', '7.00'), foot);
    expect(rows.slice(0, 3).every((text) => text.includes('Asdfg'))).toBe(true);
    // A head's sign says no direction that its rows' signs do not
    expect(labelled).toEqual(['total -50.00', 'total 12.00']);
    expect(read(...dated('-50.00', '-50.00'), ...dated('13.00', '5.00', '7.00'), foot).labelled).toEqual([]);
  });

  it('say no direction where two of one name have other signs, and their rows these', () => {
    const part = (head: string, name: string, ...rows: readonly string[]) => [
      wide('', name, head),
      ...rows.map((text, i) => wide(`0${i + 1} Mar 2025`, 'Asdfg', text)),
    ];
    const charges = part('12.00', 'Total debits', '5.00', '7.00');
    const title = wide('Date', 'Details', 'Amount');
    expect(read(title, ...part('-50.00', 'Total debits', '-50.00'), ...charges).labelled).toEqual([
      'total -50.00',
      'total-out 12.00',
    ]);
    expect(read(title, ...part('50.00', 'Total debits', '50.00'), ...charges).labelled).toEqual([
      'total-out 50.00',
      'total-out 12.00',
    ]);
  });

  it.each([
    ['one of them is no sum', [...FIRST, ...SECOND, wide('05 Mar 2025', 'Zuiop', '7.00'), wide('', 'Cafe', '6.00')]],
    [
      'all may be equal amounts',
      ['50.00', '50.00', '50.00', '50.00', '50.00', '50.00'].map((sum, i) => wide(`0${i + 1} Mar 2025`, 'Saving', sum)),
    ],
    ['they are two', [...FIRST, ...SECOND]],
  ])('are none where %s', (_, lines) => expect(read(...lines).labelled).toEqual([]));
});

describe('the items of totals above their rows', () => {
  const head = labelled('total', ['5.00'], { heads: true });
  const booked = row('3 March 2025', []);

  it('stand behind the rows, though a title stands between', () => {
    const [title, next] = [section('section-booked'), section('pending')];
    expect(belowTheirRows([head, title, booked, remark('Foot'), next, booked])).toEqual([
      title,
      booked,
      head,
      remark('Foot'),
      next,
      booked,
    ]);
    expect(belowTheirRows([booked, head, head])).toEqual([booked, head, head]);
  });
});
