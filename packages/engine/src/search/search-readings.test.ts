import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../../platform/node/host.ts';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { modelOf } from '../model/load-model.ts';
import { searchReadings } from './search-readings.ts';

const host = createNodeHost();
const cells = columns([50], [110], [320, 'right'], [400, 'right'], [500, 'right']);

/** Balances that rows move upwards by what the headings call charges. */
const charges = [
  cells('Date', 'Description', 'Charges', 'Credits', 'Balance'),
  cells('03/03/2025', 'Room 12', '112.35', '', '112.35'),
  cells('04/03/2025', 'Room tax', '5.10', '', '117.45'),
  cells('05/03/2025', 'Lobby bar', '36.50', '', '153.95'),
  cells('06/03/2025', 'Settled, thank you', '', '153.95', '0.00'),
];

async function statementsOf(...above: readonly string[]): Promise<number> {
  const layout = findLayout([pageOf([...above.map((text) => line(text)), ...charges])]);
  return (await searchReadings(layout, () => modelOf(host), {}, false)).statements.length;
}

describe('sums that only a proposed reading brings out', () => {
  it('make no statement of a paper that shows no institution', async () => {
    expect(await statementsOf('The Green Inn', 'Guest folio 4711')).toBe(0);
  });

  it('are believed where the paper shows one', async () => {
    expect(await statementsOf('Marrow Bank', 'Overdraft limit', 'Available balance', 'Minimum payment')).toBe(1);
  });
});

/** Balances are printed once a day, and one of them is misprinted: 9,832.63 for 8,932.63. */
it('balances that rows lead to are not left aside because one is misprinted', async () => {
  const at = (right: number) => columns([50], [110], [320, 'right'], [400, 'right'], [right, 'right']);
  const layout = findLayout([
    pageOf([
      line('Statement of current account 59615179829 at Marrow Bank'),
      cells('Date', 'Description', 'Deposit', 'Withdrawal', 'Balance'),
      cells('', 'Opening balance', '', '', '22,451.96'),
      cells('18/07/2024', 'Cheque', '', '15,900.26', '6,551.70'),
      at(500.1)('25/07/2024', 'Cash', '2,380.93', '', '9,832.63'),
      cells('30/07/2024', 'Cheque', '1,363.43'),
      cells('30/07/2024', 'Transfer', '8,156.30', '', '18,452.36'),
      cells('03/08/2024', 'Cheque', '', '7,223.99'),
      cells('03/08/2024', 'Transfer', '1,475.81', '', '12,704.18'),
      at(499.9)('07/08/2024', 'Cheque', '', '1,474.69', '11,229.49'),
      cells('', 'Total deposits', '13,376.47'),
      cells('', 'Total withdrawals', '', '24,598.94'),
      cells('', 'Closing balance', '', '', '11,229.49'),
    ]),
  ]);
  const { statements } = await searchReadings(layout, () => modelOf(host), {}, false);
  expect(statements.map(({ reconciliation: { status, cause } }) => `${status} ${cause}`)).toEqual(['failed printed']);
});

it('bookings without a heading that lead from balance to balance go before a list that has one', async () => {
  const list = columns([50], [180], [300, 'right']);
  const layout = findLayout([
    pageOf([
      line('Statement of current account at Marrow Bank'),
      cells('Opening balance', '', '', '', '100.00'),
      cells('Closing balance', '', '', '', '970.00'),
      [],
      cells('03/03/2025', 'GROCER', '', '-12.00'),
      cells('04/03/2025', 'SALARY', '', '900.00'),
      cells('05/03/2025', 'TRAIN', '', '-8.50'),
      cells('06/03/2025', 'BAKER', '', '-9.50'),
      list('Date', 'Description', 'Amount'),
      ...['21.00', '33.40', '5.15', '61.00', '7.20'].map((text, i) => list(`1${i}/03/2025`, 'SHOP', text)),
    ]),
  ]);
  const { statements } = await searchReadings(layout, () => modelOf(host), {}, false);
  expect(statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    '-12.00',
    '900.00',
    '-8.50',
    '-9.50',
  ]);
});
