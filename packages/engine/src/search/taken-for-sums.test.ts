import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../../platform/node/host.ts';
import type { Placed } from '../../tests/page-builder.ts';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { modelOf } from '../model/load-model.ts';
import { searchReadings } from './search-readings.ts';

const host = createNodeHost();
const cells = columns([50], [110], [360, 'right'], [440, 'right'], [520, 'right']);

interface Told {
  readonly rows: readonly string[];
  readonly ends: readonly (string | null)[];
  readonly status: string;
}

/** What is read of pages of an account. Words for balances and sums are none that anybody knows. */
async function read(...pages: readonly (readonly (readonly Placed[])[])[]): Promise<Told> {
  const head = [line('Marrow Bank'), line('Account statement 01/03/2025 - 31/03/2025'), line('Account no. 12345678')];
  const layout = findLayout(pages.map((lines, i) => pageOf([...head, ...lines], { number: i + 1 })));
  const { statements } = await searchReadings(layout, () => modelOf(host), {}, false);
  const [statement] = statements;
  return {
    rows: statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount)),
    ends: [statement?.opening ?? null, statement?.closing ?? null],
    status: statement?.reconciliation.status ?? 'none',
  };
}

const sides = cells('Date', 'Description', 'Debit', 'Credit');
const signed = cells('Date', 'Description', '', '', 'Amount');
const row = (day: number, text: string, debit: string, credit = ''): Placed[] =>
  cells(`${String(day).padStart(2, '0')}/03/2025`, text, debit, credit);

describe('what looks like a row is no booking where it is what the rows before it come to', () => {
  it('what stands below each day, under one name', async () => {
    const stood = (day: number, figure: string): Placed[] => row(day, 'Flobnar', '', figure);
    const told = await read([
      sides,
      cells('', 'Opening balance', '', '1,000.00'),
      row(3, 'GROCER', '30.00'),
      stood(3, '970.00'),
      row(4, 'SALARY', '', '900.00'),
      row(4, 'BOOKS', '12.50'),
      stood(4, '1,857.50'),
      row(5, 'RENT', '700.00'),
      stood(5, '1,157.50'),
      row(6, 'BAKER', '7.50'),
      stood(6, '1,150.00'),
      cells('', 'Closing balance', '', '1,150.00'),
    ]);
    expect(told.rows).toEqual(['-30.00', '900.00', '-12.50', '-700.00', '-7.50']);
    expect(told.status).toBe('verified');
  });

  it('what is carried over a page, twice', async () => {
    const told = await read(
      [
        sides,
        cells('', 'Opening balance', '', '1,000.00'),
        row(3, 'GROCER', '30.00'),
        row(4, 'SALARY', '', '900.00'),
        row(5, 'BOOKS', '12.50'),
        cells('', 'Flobnar', '', '1,857.50'),
      ],
      [
        sides,
        cells('', 'Flobnar', '', '1,857.50'),
        row(6, 'RENT', '700.00'),
        row(7, 'REFUND', '', '20.00'),
        row(8, 'BAKER', '7.50'),
        cells('', 'Closing balance', '', '1,170.00'),
      ],
    );
    expect(told.rows).toEqual(['-30.00', '900.00', '-12.50', '-700.00', '20.00', '-7.50']);
    expect(told.ends).toEqual(['1000.00', '1170.00']);
    expect(told.status).toBe('verified');
  });

  it('the balance at the end, set as a row without a day', async () => {
    const told = await read([
      signed,
      cells('', 'Opening balance', '', '', '1,000.00'),
      cells('03/03/2025', 'GROCER', '', '', '-30.00'),
      cells('04/03/2025', 'SALARY', '', '', '900.00'),
      cells('05/03/2025', 'BOOKS', '', '', '-12.50'),
      cells('06/03/2025', 'RENT', '', '', '-700.00'),
      cells('', 'Flobnar grizzet', '', '', '1,157.50'),
    ]);
    expect(told.rows).toHaveLength(4);
    expect(told.ends).toEqual(['1000.00', '1157.50']);
    expect(told.status).toBe('verified');
  });

  it('sums of both columns that have days', async () => {
    const told = await read([
      sides,
      cells('', 'Opening balance', '', '1,000.00'),
      row(3, 'GROCER', '30.00'),
      row(4, 'SALARY', '', '900.00'),
      row(5, 'BOOKS', '12.50'),
      row(6, 'RENT', '700.00'),
      row(7, 'REFUND', '', '20.00'),
      row(31, 'Flobnar', '742.50'),
      row(31, 'Flobnar', '', '920.00'),
      cells('', 'Closing balance', '', '1,177.50'),
    ]);
    expect(told.rows).toEqual(['-30.00', '900.00', '-12.50', '-700.00', '20.00']);
    expect(told.status).toBe('verified');
  });
});

describe('what is listed below the bookings', () => {
  const head = [line('Opening balance 1,000.00'), line('Closing balance 1,157.50')];
  const rows = [
    cells('03/03/2025', 'GROCER', '', '', '-30.00'),
    cells('04/03/2025', 'SALARY', '', '', '900.00'),
    cells('05/03/2025', 'BOOKS', '', '', '-12.50'),
    cells('06/03/2025', 'RENT', '', '', '-700.00'),
  ];

  it.each([
    ['begins with an earlier day', [cells('01/03/2025', 'Flobnar', '', '', '1,204.88')]],
    [
      'goes back in time itself',
      [cells('06/03/2025', 'Flobnar', '', '', '1,204.88'), cells('01/03/2025', 'Grizzet', '', '', '14.20')],
    ],
  ])('and %s is no booking where the printed ends leave no room for it', async (_, below) => {
    const told = await read([...head, signed, ...rows, line('Flobnar grizzet apart'), ...below]);
    expect(told.rows).toEqual(['-30.00', '900.00', '-12.50', '-700.00']);
    expect(told.ends).toEqual(['1000.00', '1157.50']);
    expect(told.status).toBe('verified');
  });

  it('is booked where the ends have room for it', async () => {
    const [opening] = head;
    const ends = [opening ?? [], line('Closing balance 1,171.70')];
    const told = await read([
      ...ends,
      signed,
      ...rows,
      line('Flobnar'),
      cells('01/03/2025', 'Grizzet', '', '', '14.20'),
    ]);
    expect(told.rows).toHaveLength(5);
  });
});

describe('a booking stays one', () => {
  it('where no balance proves that it is a sum', async () => {
    const told = await read([
      signed,
      cells('03/03/2025', 'BOOKS', '', '', '-300.00'),
      cells('04/03/2025', 'GROCER', '', '', '-30.00'),
      cells('05/03/2025', 'RENT', '', '', '-700.00'),
      cells('06/03/2025', 'CAR', '', '', '-1,030.00'),
    ]);
    expect(told.rows).toHaveLength(4);
    expect(told.status).not.toBe('verified');
  });

  it('where balances prove that it is one, though it is the sum of those before it', async () => {
    const told = await read([
      sides,
      cells('', 'Opening balance', '', '1,000.00'),
      row(3, 'GROCER', '30.00'),
      row(4, 'BOOKS', '12.50'),
      row(5, 'RENT', '700.00'),
      row(6, 'CAR', '742.50'),
      row(7, 'SALARY', '', '900.00'),
      cells('', 'Closing balance', '', '415.00'),
    ]);
    expect(told.rows).toHaveLength(5);
    expect(told.status).toBe('verified');
  });

  it('where it pays what was owed on a card', async () => {
    const told = await read([
      line('Credit card statement'),
      line('Previous balance 513.20'),
      line('New balance 334.00'),
      signed,
      cells('02/03/2025', 'Flobnar', '', '', '513.20'),
      cells('03/03/2025', 'BOOKS', '', '', '120.00'),
      cells('04/03/2025', 'GROCER', '', '', '30.00'),
      cells('05/03/2025', 'BAKER', '', '', '84.00'),
      cells('06/03/2025', 'PETROL', '', '', '100.00'),
    ]);
    expect(told.rows).toHaveLength(5);
    expect(told.status).not.toBe('verified');
  });

  it('what was bought in two currencies side by side, on one line', async () => {
    const two = cells('Date', 'Description', '', 'USD', 'ARS');
    const told = await read([
      two,
      cells('', 'Opening balance', '', '20.00', '500.00'),
      cells('03/03/2025', 'GROCER', '', '', '-130.00'),
      cells('04/03/2025', 'STREAM', '', '-4.00', ''),
      cells('05/03/2025', 'BOOKS', '', '', '-12.50'),
      cells('06/03/2025', 'TRAIN', '', '', '-33.00'),
      cells('07/03/2025', 'CLOUD', '', '-2.50', ''),
      cells('08/03/2025', 'GAMES', '', '-1.25', ''),
      cells('', 'Flobnar', '', '-7.75', '-175.50'),
      cells('09/03/2025', 'FEE', '', '', '-3.00'),
      cells('', 'Closing balance', '', '12.25', '321.50'),
    ]);
    expect(told.rows).not.toContain('-175.50');
    expect(told.rows).toHaveLength(7);
    expect(told.status).toBe('verified');
  });
});
