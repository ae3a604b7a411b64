import { describe, expect, it } from 'vitest';
import { booking } from '../../tests/item-builder.ts';
import { isDirectionProven } from './direction.ts';

type Signed = Parameters<typeof isDirectionProven>[0][number];

/** A row with a text and an amount as printed; `amount` is what it was taken for. */
const row = (text: string, printed: string, amount: bigint, section: Signed['section'] = null): Signed => ({
  row: { ...booking('3 March 2025', printed), description: text },
  amount,
  section,
});

const account = { card: false, connected: true };

describe('the direction of amounts is proven', () => {
  it.each([
    ['by a printed sign', [row('A', '-1.00', -100n), row('B', '2.00', 200n)]],
    ['by the names of sections', [row('A', '1.00', -100n, 'out'), row('B', '2.00', 200n, 'in')]],
    ['by words', [row('ATM withdrawal', '1.00', -100n), row('Card purchase', '2.00', -200n)]],
  ])('%s', (_, rows) => expect(isDirectionProven(rows, account)).toBe(true));

  it('by the name of a column', () => {
    const named = { ...row('A', '1.00', -100n) };
    expect(isDirectionProven([named], account)).toBe(false);
    expect(isDirectionProven([{ ...named, row: { ...named.row, sideNamed: true } }], account)).toBe(true);
  });

  it('by a card’s title', () =>
    expect(isDirectionProven([row('A', '1.00', -100n)], { ...account, card: true })).toBe(true));
});

describe('the direction of amounts is not proven', () => {
  it('where nothing printed says it', () =>
    expect(isDirectionProven([row('A', '1.00', -100n), row('B', '2.00', 200n)], account)).toBe(false));

  it('where words contradict the names of sections', () => {
    const rows = ['ATM', 'Card purchase', 'Direct debit'].map((text) => row(text, '1.00', 100n, 'in'));
    expect(isDirectionProven(rows, account)).toBe(false);
  });

  it('of a section with an unknown title, where no balance connects it to the others', () => {
    const rows = [row('A', '1.00', -100n), row('B', '2.00', -200n, 'out')];
    expect(isDirectionProven(rows, { card: false, connected: false })).toBe(false);
    expect(isDirectionProven(rows, account)).toBe(true);
  });
});
