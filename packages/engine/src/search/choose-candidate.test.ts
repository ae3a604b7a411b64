import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { buildStatements } from '../statement/build-statements.ts';
import { chooseCandidate } from './choose-candidate.ts';

const form = { decimalMark: '.', decimals: 2 } as const;

/** A booking whose figure stands in the left or right of two columns without a heading. */
const sided = (date: string, description: string, printed: string, role: 'money-out' | 'money-in'): Item => {
  const row = booking(date, printed, undefined, { description });
  return { ...row, figures: row.figures.map((figure) => ({ ...figure, role })) };
};

describe('where no printed figure tells which of two columns is money in', () => {
  const items = [
    remark('Account statement'),
    sided('3 March 2025', 'Salary Tannwerk', '900.00', 'money-out'),
    sided('4 March 2025', 'Card purchase Larkfield', '12.00', 'money-in'),
    sided('6 March 2025', 'ATM withdrawal', '50.00', 'money-in'),
  ];

  it('takes the way that the words of bookings fit, and proves nothing by it', () => {
    const [candidates] = buildStatements(items, form);
    const { statement } = chooseCandidate(candidates as NonNullable<typeof candidates>, false, 0);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual(['900.00', '-12.00', '-50.00']);
    expect(statement.reconciliation.status).toBe('unverifiable');
  });
});

describe('a card’s list of bookings without any sum', () => {
  const items = [
    remark('Credit card activity'),
    remark('Card number 5258 12** **** 6271'),
    ...['Salary Street Parking', 'Refund & Co. Shoes', 'Gutschrift Books', 'Abono Records'].map((description, i) =>
      booking(`${i + 2} March 2025`, '20.08', undefined, { description }),
    ),
    booking('9 March 2025', '-395.08', undefined, { description: 'Thank you' }),
  ];

  it('goes the way that most of its rows go, whatever words a few merchants have', () => {
    const [candidates] = buildStatements(items, form);
    const { statement } = chooseCandidate(candidates as NonNullable<typeof candidates>, false, 0);
    expect(statement.account.type).toBe('credit-card');
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([
      ...['-20.08', '-20.08', '-20.08', '-20.08'],
      '395.08',
    ]);
  });
});
