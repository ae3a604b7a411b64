import { expect, it } from 'vitest';
import { booking } from '../../tests/item-builder.ts';
import { signByBalance } from './signs-by-balance.ts';

const read = (printed: string, amount: bigint, balance: bigint | null) => ({
  row: booking('3 March 2025', printed),
  amount,
  balance,
});
const opening = { value: 1000n, label: 'Opening balance', where: null };

it('amounts without a direction go the way in which the balance moved', () => {
  const rows = [read('5.00', -500n, 1500n), read('2.00', -200n, 1300n), read('1.00', -100n, 1400n)];
  expect(signByBalance(rows, [opening]).map(({ amount }) => amount)).toEqual([500n, -200n, 100n]);
});

it.each([
  ['a printed sign', read('-5.00', -500n, 1500n)],
  ['a figure that does not fit its balance', read('4.00', -400n, 1500n)],
  ['a row without a balance', read('5.00', -500n, null)],
])('%s stays as it is', (_, row) => expect(signByBalance([row], [opening])).toEqual([row]));
