import { describe, expect, it } from 'vitest';
import { columns, line } from '../../tests/page-builder.ts';
import { dayTextAmountBalance, readLines } from '../../tests/read-lines.ts';

const row = dayTextAmountBalance;
const heading = row('Date', 'Description', 'Amount', 'Balance');

describe('lines that are no bookings', () => {
  it('name the balance at the start, the end, and of a page', () => {
    const { rows, labelled } = readLines(
      [
        heading,
        row('', 'Balance brought forward', '', '100.00'),
        row('13/03/2025', 'GROCER', '-12.00', '88.00'),
        row('', 'Balance carried forward', '', '88.00'),
      ],
      [
        heading,
        row('', 'Balance brought forward', '', '88.00'),
        row('14/03/2025', 'SALARY', '900.00', '988.00'),
        row('31/03/2025', 'Closing balance', '', '988.00'),
      ],
    );
    expect(rows).toHaveLength(2);
    expect(labelled).toEqual([
      'brought-forward 100.00',
      'carried-forward 88.00',
      'brought-forward 88.00',
      'closing 988.00',
    ]);
  });

  it('are totals under the columns', () => {
    const wide = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);
    const { rows, items } = readLines([
      wide('Date', 'Details', 'Paid out', 'Paid in', 'Balance'),
      wide('13/03/2025', 'GROCER', '12.00', '', '88.00'),
      wide('14/03/2025', 'SALARY', '', '900.00', '988.00'),
      wide('', 'Total', '12.00', '900.00', ''),
    ]);
    expect(rows).toHaveLength(2);
    const total = items.find((item) => item.kind === 'labelled');
    expect(total?.figures.map(({ role }) => role)).toEqual(['money-out', 'money-in']);
    expect(total).toMatchObject({ phrase: 'total', inTable: true });
  });

  it('name figures in a summary, beside their names or beneath', () => {
    const boxed = columns([60], [220], [380]);
    const { labelled } = readLines([
      columns([60], [300, 'right'])('Opening balance', '100.00'),
      boxed('Total credits', 'Total debits', 'Closing balance'),
      boxed('900.00', '12.00', '988.00'),
      line('Your transactions'),
      heading,
      row('13/03/2025', 'GROCER', '-12.00', '88.00'),
      row('14/03/2025', 'SALARY', '900.00', '988.00'),
    ]);
    expect(labelled).toEqual(['opening 100.00', 'total-in 900.00', 'total-out 12.00', 'closing 988.00']);
  });

  it('list daily balances, not bookings', () => {
    const pair = columns([50], [160, 'right'], [220], [330, 'right']);
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'GROCER', '-12.00', '88.00'),
      row('14/03/2025', 'SALARY', '900.00', '988.00'),
      line('Daily balances'),
      pair('Date', 'Balance', 'Date', 'Balance'),
      pair('13/03/2025', '88.00', '14/03/2025', '988.00'),
    ]);
    expect(rows).toHaveLength(2);
  });

  it('may begin with a word for a balance, and be bookings nevertheless', () => {
    const { rows } = readLines([
      heading,
      row('13/03/2025', 'CLOSING BALANCE SENT TO ANOTHER BANK', '-12.00', '88.00'),
      row('14/03/2025', 'TOTAL FUEL STATION MOTORWAY NORTH', '-8.00', '80.00'),
    ]);
    expect(rows).toHaveLength(2);
  });
});
