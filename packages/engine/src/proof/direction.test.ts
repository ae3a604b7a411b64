import { describe, expect, it } from 'vitest';
import { booking, figure, row as printedRow } from '../../tests/item-builder.ts';
import type { Row } from '../shapes/row.ts';
import { isDirectionProven, wordsFor } from './direction.ts';

type Signed = Parameters<typeof isDirectionProven>[0][number];

/** A row with a text and an amount as printed; `amount` is what it was taken for. */
const row = (text: string, printed: string, amount: bigint, section: Signed['section'] = null): Signed => ({
  row: { ...booking('3 March 2025', printed), description: text },
  amount,
  section,
});

const account = { kind: 'deposit', owed: false, connected: true } as const;

describe('the direction of amounts is proven', () => {
  it.each([
    ['by a printed sign', [row('A', '-1.00', -100n), row('B', '2.00', 200n)]],
    ['by the names of sections', [row('A', '1.00', -100n, 'out'), row('B', '2.00', 200n, 'in')]],
    ['by words', [row('ATM withdrawal', '1.00', -100n), row('Card purchase', '2.00', -200n)]],
  ])('%s', (_, rows) => expect(isDirectionProven(rows, account)).toBe(true));

  it('by a printed sign in a column of one direction', () => {
    const inColumn = (text: string): Signed => ({
      row: { ...printedRow('3 March 2025', [figure('money-in', text)]), description: 'A' },
      amount: 100n,
      section: null,
    });
    expect(['+1.00', '1.00'].map((text) => isDirectionProven([inColumn(text)], account))).toEqual([true, false]);
  });

  it('by the name of a column', () => {
    const named = { ...row('A', '1.00', -100n) };
    expect(isDirectionProven([named], account)).toBe(false);
    expect(isDirectionProven([{ ...named, row: { ...named.row, sideNamed: true } }], account)).toBe(true);
  });

  it('by a card’s title', () =>
    expect(isDirectionProven([row('A', '1.00', -100n)], { ...account, kind: 'card' })).toBe(true));
});

describe('the direction of amounts is not proven', () => {
  it('where words of most rows contradict a card’s title and none agree', () => {
    const rows = [row('ATM withdrawal', '1.00', 100n), row('Card purchase', '2.00', 200n), row('A', '3.00', 300n)];
    expect(isDirectionProven(rows, { ...account, kind: 'card' })).toBe(false);
  });

  it('where nothing printed says it', () =>
    expect(isDirectionProven([row('A', '1.00', -100n), row('B', '2.00', 200n)], account)).toBe(false));

  it('where few figures have a minus and nothing names the account: a card’s bill may print so what was paid', () => {
    const unnamed = { ...account, kind: 'unnamed' } as const;
    const few = [row('A', '-3.00', -300n), row('B', '2.00', 200n), row('C', '4.00', 400n)];
    expect([unnamed, account].map((kind) => isDirectionProven(few, kind))).toEqual([false, true]);
    expect(isDirectionProven([...few, row('D', '-1.00', -100n)], unnamed)).toBe(true);
    // Where a balance is printed, a minus is no payment of a bill's
    const led = { ...row('E', '5.00', 500n), row: booking('3 March 2025', '5.00', '9.00', { description: 'E' }) };
    expect(isDirectionProven([...few, led], unnamed)).toBe(true);
    const words = [row('Cash deposit', '2.00', 200n), row('Salary', '2.00', 200n)];
    expect(isDirectionProven([...few, ...words], unnamed)).toBe(true);
  });

  it('by the sign of a balance that no other leads to', () => {
    const rows = [{ ...row('A', '1.00', -100n), row: booking('3 March 2025', '1.00', '+9.00', { description: 'A' }) }];
    expect(isDirectionProven(rows, account)).toBe(true);
    expect(isDirectionProven(rows, { ...account, connected: false })).toBe(false);
  });

  it('where words contradict the names of sections', () => {
    const rows = ['ATM', 'Card purchase', 'Direct debit'].map((text) => row(text, '1.00', 100n, 'in'));
    expect(isDirectionProven(rows, account)).toBe(false);
  });

  it('but few words among many rows contradict no names', () => {
    const against = ['ATM', 'Card purchase', 'Direct debit'].map((text) => row(text, '1.00', 100n, 'in'));
    const others = Array.from({ length: 13 }, (_, i) => row(`A${i}`, '1.00', 100n, 'in'));
    expect(isDirectionProven([...against, ...others.slice(0, 11)], account)).toBe(false);
    expect(isDirectionProven([...against, ...others], account)).toBe(true);
  });

  it('where signs are read against the titles above them', () => {
    const card = { ...account, kind: 'card' } as const;
    const below = (amount: bigint) => [row('A', '-1.00', amount, 'out'), row('B', '-2.00', 2n * amount, 'out')];
    expect(isDirectionProven(below(100n), card)).toBe(false);
    expect(isDirectionProven(below(-100n), card)).toBe(true);
    const payments = [...below(100n), ...Array.from({ length: 4 }, () => row('C', '1.00', -100n))];
    expect(isDirectionProven(payments, card)).toBe(true);
  });

  it('where an account’s printed signs are read against what they say', () => {
    const turned = [row('A', '+1.00', -100n), row('B', '-2.00', 200n)];
    expect(isDirectionProven(turned, account)).toBe(false);
    expect(isDirectionProven(turned, { ...account, kind: 'card' })).toBe(true);
    const overdrawn = rowsOf([-900n, -900n], ['6.00', '(3.00)']).map((each, i) => ({
      ...each,
      balance: i === 0 ? -600n : 300n,
    }));
    expect(isDirectionProven(overdrawn, account)).toBe(false);
    const named = overdrawn.map((each) => ({ ...each, row: { ...each.row, sideNamed: true as const } }));
    expect(isDirectionProven(named, account)).toBe(true);
  });

  it('where words contradict the printed signs', () => {
    const rows = ['Payment received', 'Refund', 'Salary'].map((text) => row(text, '-1.00', -100n));
    expect(isDirectionProven(rows, account)).toBe(false);
    expect(isDirectionProven([...rows, row('ATM', '-1.00', -100n)], account)).toBe(true);
  });

  it('where marks of some amounts of a column do not tell them from the others', () => {
    const rows = [row('Thank you', '19.00 CR', 1900n), row('Fridgewala', '4.00', 400n)];
    const card = { ...account, kind: 'card' } as const;
    expect(isDirectionProven(rows, card)).toBe(false);
    const told = rows.map((each, i) => (i === 0 ? each : { ...each, amount: -400n }));
    expect(isDirectionProven(told, card)).toBe(true);
    const apart = rows.map((each, i) => ({ ...each, row: { ...each.row, table: i } }));
    expect(isDirectionProven(apart, card)).toBe(true);
  });

  it('of a section with an unknown title, where no balance connects it to the others', () => {
    const rows = [row('A', '1.00', -100n), row('B', '2.00', -200n, 'out')];
    expect(isDirectionProven(rows, { ...account, connected: false })).toBe(false);
    expect(isDirectionProven(rows, account)).toBe(true);
  });
});

/** Rows of money in and out under headings that name no side, each with its balance. */
function rowsOf(amounts: readonly bigint[], balances: readonly string[], more: Partial<Row> = {}) {
  return amounts.map((amount, i) => ({
    amount,
    section: null,
    row: printedRow(
      '3 March 2025',
      [figure(amount < 0n ? 'money-out' : 'money-in', '9.00'), figure('balance', balances[i] ?? '')],
      more,
    ),
  }));
}

const HOLDERS = { owed: false };
const BANKS = { owed: true };

describe('a sign at a balance', () => {
  it('proves the direction of an account’s amounts', () => {
    expect(
      isDirectionProven(rowsOf([900n, -900n], ['361.50', '-349.49']), { ...account, kind: 'deposit', ...HOLDERS }),
    ).toBe(true);
  });

  it('does not where it may be the lender’s or the holder’s', () => {
    expect(
      isDirectionProven(rowsOf([900n, -900n], ['361.50', '-349.49']), { ...account, kind: 'loan', ...HOLDERS }),
    ).toBe(false);
    const owed = rowsOf([900n, -900n], ['361.50', '-349.49'], { owedNamed: true });
    expect(isDirectionProven(owed, { ...account, kind: 'deposit', ...HOLDERS })).toBe(false);
  });

  it('does where all of a loan’s balances have a minus, or a mark', () => {
    expect(
      isDirectionProven(rowsOf([900n, -900n], ['-361.50', '-349.49']), { ...account, kind: 'loan', ...HOLDERS }),
    ).toBe(true);
    expect(
      isDirectionProven(rowsOf([900n, -900n], ['361.50 DR', '349.49 CR']), { ...account, kind: 'loan', ...HOLDERS }),
    ).toBe(true);
  });
});

describe('a heading that says owed', () => {
  const rows = rowsOf([-900n, 900n], ['361.50', '349.49'], { owedNamed: true });

  it('proves the direction where the balances are read as the lender’s', () => {
    expect(isDirectionProven(rows, { ...account, kind: 'loan', ...BANKS })).toBe(true);
    expect(isDirectionProven(rows, { ...account, kind: 'loan', ...HOLDERS })).toBe(false);
  });

  it('proves nothing of a loan under another heading', () => {
    expect(isDirectionProven(rowsOf([-900n, 900n], ['361.50', '349.49']), { ...account, kind: 'loan', ...BANKS })).toBe(
      false,
    );
  });
});

describe('balances in favour of a loan’s holder', () => {
  const lent = (printed: string, balance: bigint): Signed[] =>
    rowsOf([900n], [printed], { sideNamed: true }).map((each) => ({ ...each, balance }));

  it('are the lender’s, whose columns prove nothing', () => {
    expect(isDirectionProven(lent('361.50', 36150n), { ...account, kind: 'loan', ...HOLDERS })).toBe(false);
    expect(isDirectionProven(lent('361.50', -36150n), { ...account, kind: 'loan', ...BANKS })).toBe(true);
    expect(isDirectionProven(lent('361.50', 36150n), account)).toBe(true);
  });

  it('are the holder’s where a mark says so', () =>
    expect(isDirectionProven(lent('361.50 CR', 36150n), { ...account, kind: 'loan', ...HOLDERS })).toBe(true));
});

describe('words of bookings', () => {
  const [rent, wages] = [row('Standing order rent', '1.00', -100n), row('Salary', '2.00', 200n)];

  it('fit one of two directions better', () => {
    expect(wordsFor([rent, wages])).toBe(2);
    expect(wordsFor([rent, wages].map((each) => ({ ...each, amount: -each.amount })))).toBe(-2);
  });

  it('are too few to tell anything where signs are printed', () =>
    expect(wordsFor([row('Card purchase', '-1.00', 100n)])).toBe(0));
});

it('a mark of money out in a column named for money in leaves the direction open', () => {
  const marked = (mark: string): Signed => ({
    row: { ...printedRow('3 March 2025', [figure('money-in', '72.00', mark)]), sideNamed: true },
    amount: 7200n,
    section: null,
  });
  expect(isDirectionProven([marked('CR')], account)).toBe(true);
  expect(isDirectionProven([marked('DR')], account)).toBe(false);
});
