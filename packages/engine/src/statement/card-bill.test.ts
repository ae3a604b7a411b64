import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark, row } from '../../tests/item-builder.ts';
import { reconcile } from '../proof/reconcile.ts';
import type { Item } from '../shapes/row.ts';
import { buildStatements } from './build-statements.ts';

const FORM = { decimalMark: '.', decimals: 2 } as const;
const outside = { inTable: false };
const head = [remark('Credit card statement'), remark('Statement period 01/03/2025 - 31/03/2025')];

/** The first way to read a card's bill, and what sums say of it. */
function billOf(...items: readonly Item[]) {
  const [ways] = buildStatements([...head, ...items], FORM);
  if (!ways) return null;
  const { opening, closing, transactions, reading, decimals } = ways.first;
  const amounts = transactions.map(({ amount }) => amount);
  return { opening, closing, amounts, verdict: reconcile(reading, decimals).status };
}

describe('a card bill', () => {
  const day = '13/03/2025';

  it('that prints the holder’s signs is as printed, balances and all', () => {
    expect(
      billOf(
        labelled('opening', ['120.00-'], outside),
        labelled('closing', ['40.00-'], outside),
        booking(day, '12.00-'),
        booking(day, '100.00+'),
        booking(day, '8.00-'),
      ),
    ).toEqual({
      opening: '-120.00',
      closing: '-40.00',
      amounts: ['-12.00', '100.00', '-8.00'],
      verdict: 'verified',
    });
  });

  it('has no booking of nothing: interest is listed by what it would be on', () => {
    const bill = billOf(
      labelled('opening', ['120.00'], outside),
      booking(day, '12.00'),
      booking(day, '0.00'),
      labelled('closing', ['132.00'], outside),
    );
    expect(bill?.amounts).toEqual(['-12.00']);
    const ends = [labelled('opening', ['120.00'], outside), labelled('closing', ['120.00'], outside)];
    expect(billOf(...ends, booking(day, '0.00'))).toMatchObject({ amounts: [], verdict: 'verified' });
  });

  it.each([
    ['Available credit', ['-12.00', '100.00', '8.00']],
    ['Green Grocer', ['12.00', '-100.00', '-8.00']],
  ])('is told by payments received with a minus where credit is named: %s', (named, amounts) => {
    const [ways] = buildStatements(
      [
        remark('Statement period 01/03/2025 - 31/03/2025'),
        remark(named),
        labelled('opening', ['120.00'], outside),
        labelled('closing', ['24.00'], outside),
        booking(day, '12.00', undefined, { description: 'GROCER' }),
        booking(day, '100.00-', undefined, { description: 'PAYMENT RECEIVED, THANK YOU' }),
        booking(day, '8.00-', undefined, { description: 'REFUND GROCER' }),
      ],
      FORM,
    );
    expect(ways?.first.transactions.map(({ amount }) => amount).sort()).toEqual([...amounts].sort());
  });

  it('asks for the sum of its purchases, and where nothing was bought for nothing', () => {
    const due = (amount: string) => labelled('closing', [amount], outside);
    expect(billOf(due('20.00'), booking(day, '12.00'), booking(day, '8.00'))).toEqual({
      opening: null,
      closing: '-20.00',
      amounts: ['-12.00', '-8.00'],
      verdict: 'verified',
    });
    const card = [
      remark('Card number 4111 **** 1111'),
      remark('Credit limit 900.00'),
      remark('Minimum payment 0.00'),
      remark('Your cardholder agreement with Example Bank plc, branch account'),
    ];
    expect(billOf(...card, due('0.00'))).toEqual({ opening: null, closing: '0.00', amounts: [], verdict: 'verified' });
  });

  it('is one though a slip below its rows names the account that it is paid into', () => {
    const items = [
      labelled('opening', ['0.00'], outside),
      labelled('closing', ['20.00'], outside),
      booking(day, '12.00'),
      booking(day, '8.00'),
      remark('Payment slip | Payable to NL23 TLLF 0123 4567 89'),
    ];
    expect(billOf(...items)).toMatchObject({ closing: '-20.00', amounts: ['-12.00', '-8.00'], verdict: 'verified' });
    const [ways] = buildStatements([...head, ...items], FORM);
    expect(ways?.first.account).toMatchObject({ type: 'credit-card', iban: null });
  });

  it('keeps what was bought before its days, and posted late', () => {
    const items = [
      labelled('opening', ['0.00'], outside),
      booking('25/02/2025', '5.00'),
      booking(day, '12.00'),
      booking('14/03/2025', '8.00'),
      labelled('closing', ['25.00'], outside),
    ];
    expect(billOf(...items)).toMatchObject({ amounts: ['-5.00', '-12.00', '-8.00'], verdict: 'verified' });
  });

  it('lists payments apart from purchases, each in the order of their days', () => {
    const [opening, closing] = ['50.00', '20.00'].map((figure, i) =>
      labelled(i === 0 ? 'opening' : 'closing', [figure], outside),
    ) as [Item, Item];
    const [paid, bought] = [booking('20/03/2025', '50.00-'), [booking(day, '12.00'), booking('14/03/2025', '8.00')]];
    expect(billOf(opening, paid, ...bought, closing)?.verdict).toBe('verified');
    expect(billOf(opening, ...bought, booking('11/03/2025', '50.00-'), closing)?.verdict).toBe('verified');
    const amid = [booking(day, '12.00'), paid, booking('14/03/2025', '8.00')];
    expect(billOf(opening, ...amid, closing)?.verdict).toBe('unverifiable');
  });
});

/** What is printed around the rows tells the card, where no title does. */
it('a card known by its number and its limit prints what is owed without a sign', () => {
  const top = [remark('Business'), remark('Account 5413 18XX XXXX 1936'), remark('Credit limit 50,000')];
  const items = [...top, booking('13/03/2025', '12.00'), booking('14/03/2025', '-5.00'), booking('15/03/2025', '8.00')];
  const [ways] = buildStatements(items, FORM);
  expect(ways?.first.account.type).toBe('credit-card');
  expect(ways?.first.transactions.map(({ amount }) => amount)).toEqual(['-12.00', '5.00', '-8.00']);
});

it('cards of several holders are one bill for each currency that its columns are headed by', () => {
  const euros = (text: string) => ({ ...figure('amount', text), unit: 'EUR' });
  const dollars = (text: string) => ({ ...figure('amount', text), unit: 'USD' });
  const both = (phrase: 'opening' | 'closing', ...texts: [string, string]) =>
    labelled(phrase, [euros(texts[0]), dollars(texts[1])]);
  const statements = buildStatements(
    [
      ...head,
      both('opening', '80.00', '9.00'),
      remark('Card number 4111 **** 0000'),
      row('13/03/2025', [euros('-80.00')]),
      row('14/03/2025', [euros('12.00')]),
      row('15/03/2025', [dollars('7.00')]),
      remark('Card number 4111 **** 1111'),
      row('16/03/2025', [euros('30.00')]),
      both('closing', '42.00', '16.00'),
    ],
    FORM,
  );
  const read = statements.map(({ first }) => [first.account.currency, first.transactions.length, first.closing]);
  expect(read).toEqual([
    ['EUR', 3, '-42.00'],
    ['USD', 1, '-16.00'],
  ]);
});

describe('a line that names a card’s account by its kind and number', () => {
  const day = '13/03/2025';
  const bill = (title: string, ...rows: readonly Item[]) =>
    buildStatements(
      [
        remark(title),
        remark('Statement period 01/03/2025 - 31/03/2025'),
        labelled('opening', ['120.00'], outside),
        labelled('closing', ['32.00'], outside),
        ...rows,
      ],
      FORM,
    ).map(({ first }) => ({ type: first.account.type, rows: first.transactions.length, opening: first.opening }));

  it.each(['Credit card no. XXXX-XXXXXX-12345', 'Credit card no. 4111 **** **** 1234'])(
    'makes the cards of several holders one bill: %s',
    (title) => {
      const cards = [
        booking(day, '100.00 CR'),
        booking(day, '8.00'),
        remark('Purchases of J. Plum, card no. XXXX-XXXXXX-12353'),
        booking(day, '4.00'),
      ];
      expect(bill(title, ...cards)).toEqual([{ type: 'credit-card', rows: 3, opening: '-120.00' }]);
    },
  );
});
