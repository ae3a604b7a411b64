import { expect, it } from 'vitest';
import { statement, transaction } from '../testing/cases.ts';
import { transactionIds } from './ids.ts';

const march = statement({
  transactions: [
    transaction({ date: '2025-03-01' }),
    transaction({ date: '2025-03-31' }),
    transaction({ date: '2025-03-31' }),
  ],
});

it('tells equal transactions of a day apart', () => {
  expect(new Set(transactionIds(march)).size).toBe(3);
  expect(transactionIds(march)[0]).toMatch(/^[0-9a-f]{32}$/);
});

it('gives the same ids in an overlapping statement, whatever else that one holds', () => {
  const [, second, third] = transactionIds(march);
  const april = statement({
    period: { start: '2025-03-31', end: '2025-04-30' },
    transactions: [...march.transactions.slice(1), transaction({ date: '2025-04-02' })],
  });
  expect(transactionIds(april).slice(0, 2)).toEqual([second, third]);
});

it.each([
  ['account', { account: { number: '9' } }],
  ['currency', { account: { currency: 'EUR' } }],
])('gives others in another %s', (_, over) => {
  const same = new Set(transactionIds(march));
  expect(transactionIds(statement({ ...over, transactions: march.transactions })).some((id) => same.has(id))).toBe(
    false,
  );
});

it('does not change from release to release', () => {
  expect(transactionIds(statement())).toEqual(['55dcc9384dea6d6ae4e76777ed01965e']);
});

it('does not change when a person corrects what was read: the next import would book it twice', () => {
  const [id] = transactionIds(statement());
  const corrected = transaction({
    date: '2025-03-04',
    description: 'Groceries',
    amount: '-24.40',
    read: { date: '2025-03-03', description: 'CARD PAYMENT GREEN GROCER LTD', amount: '-23.40' },
  });
  expect(transactionIds(statement({ transactions: [corrected] }))).toEqual([id]);
  const turned = statement({ transactions: [transaction({ amount: '23.40' })], read: { turned: true } });
  expect(transactionIds(turned)).toEqual([id]);
  const added = transaction({ origin: 'person', amount: '23.40' });
  expect(transactionIds(statement({ transactions: [added] }))).not.toEqual([id]);
});
