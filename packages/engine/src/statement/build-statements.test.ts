import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { reconcile } from '../proof/reconcile.ts';
import { readRows } from '../rows/read-rows.ts';
import type { Candidate } from '../shapes/candidate.ts';
import { buildStatements } from './build-statements.ts';

type Lines = readonly (readonly Placed[])[];

interface Understood {
  readonly opening: string | null;
  readonly closing: string | null;
  /** Each transaction as its day, text and amount, and its balance where printed. */
  readonly rows: readonly string[];
  readonly verdict: string;
  readonly candidate: Candidate;
}

/** Pages as statements, each read in the first way whose sums come out, else in the likeliest. */
function understand(pages: readonly Lines[], locale?: string): Understood[] {
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  return buildStatements(readRows(layout), layout.form, locale).map((ways) => {
    const verdictOf = (one: Candidate) => reconcile(one.reading, one.decimals).status;
    const candidate = [...ways].find((one) => verdictOf(one) === 'verified') ?? ways.first;
    const { opening, closing, transactions } = candidate;
    return {
      opening,
      closing,
      rows: transactions.map(({ date, description, amount, balance }) =>
        [date, description, amount, ...(balance === null ? [] : [balance])].join(' '),
      ),
      verdict: verdictOf(candidate),
      candidate,
    };
  });
}

function only(...pages: readonly Lines[]): Understood {
  const statements = understand(pages);
  expect(statements).toHaveLength(1);
  return statements[0] as Understood;
}

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');
const summary = columns([50], [300, 'right']);
const title = line('Statement of account');
const march = line('Period 01/03/2025 - 31/03/2025');

describe('a closing balance', () => {
  const booked: Lines = [
    heading,
    row('12/03/2025', 'Balance brought forward', '', '100.00'),
    row('13/03/2025', 'GROCER', '-12.00', '88.00'),
    row('14/03/2025', 'SALARY', '900.00', '988.00'),
    row('', 'Balance carried forward', '', '988.00'),
  ];

  it('is what is carried over, where none is named', () => {
    expect(only([title, march, ...booked])).toMatchObject({ closing: '988.00', verdict: 'verified' });
  });

  it('contradicts the rows where it is named, whatever is carried over', () => {
    const named = [title, march, summary('Opening balance', '100.00'), summary('Closing balance', '998.00')];
    expect(only([...named, ...booked])).toMatchObject({ closing: '998.00', verdict: 'failed' });
  });
});

describe('a statement', () => {
  const page: Lines = [
    title,
    march,
    summary('Opening balance', '100.00'),
    summary('Closing balance', '980.00'),
    heading,
    row('13/03/2025', 'GROCER', '-12.00', '88.00'),
    row('14/03/2025', 'SALARY', '900.00', '988.00'),
    row('15/03/2025', 'CAFE', '-8.00', '980.00'),
  ];

  it('has its balances and its transactions', () => {
    const { opening, closing, rows, verdict } = only(page);
    expect({ opening, closing, verdict }).toEqual({ opening: '100.00', closing: '980.00', verdict: 'verified' });
    expect(rows).toEqual([
      '2025-03-13 GROCER -12.00 88.00',
      '2025-03-14 SALARY 900.00 988.00',
      '2025-03-15 CAFE -8.00 980.00',
    ]);
  });

  it('printed newest first is turned round', () => {
    const turned = [...page.slice(0, 5), ...page.slice(5).toReversed()];
    const { rows, verdict } = only(turned);
    expect(rows).toEqual(only(page).rows);
    expect(verdict).toBe('verified');
  });

  it('printed newest first without balances is turned round by its days', () => {
    const place = columns([50], [110], [400, 'right']);
    const { rows } = only([
      title,
      march,
      summary('Opening balance', '100.00'),
      summary('Closing balance', '980.00'),
      place('Date', 'Description', 'Amount'),
      place('15/03/2025', 'CAFE', '-8.00'),
      place('14/03/2025', 'SALARY', '900.00'),
      place('13/03/2025', 'GROCER', '-12.00'),
    ]);
    expect(rows.map((text) => text.split(' ')[1])).toEqual(['GROCER', 'SALARY', 'CAFE']);
  });

  it('without an opening leaves its first row unbound', () => {
    const { verdict, candidate } = only([title, march, ...page.slice(4)]);
    expect(verdict).toBe('unverifiable');
    expect(reconcile(candidate.reading, 2).unbound).toEqual([0]);
  });

  it.each([
    ['an amount', 5, row('13/03/2025', 'GROCER', '-13.00', '88.00')],
    ['a balance', 6, row('14/03/2025', 'SALARY', '900.00', '998.00')],
    ['the opening', 2, summary('Opening balance', '700.00')],
    ['the closing', 3, summary('Closing balance', '930.00')],
  ])('with %s misprinted fails', (_, at, changed) => {
    expect(only(page.with(at, changed)).verdict).toBe('failed');
  });
});

describe('directions', () => {
  const place = columns([50], [110], [400, 'right']);
  const amounts = place('Date', 'Description', 'Amount');

  it('are those of the sections', () => {
    const { rows, verdict } = only([
      title,
      march,
      summary('Opening balance', '100.00'),
      summary('Closing balance', '980.00'),
      line('Deposits and other credits'),
      amounts,
      place('14/03/2025', 'SALARY', '900.00'),
      place('', 'Total deposits and other credits', '900.00'),
      line('Withdrawals and other debits'),
      amounts,
      place('13/03/2025', 'GROCER', '12.00'),
      place('15/03/2025', 'CAFE', '8.00'),
      place('', 'Total withdrawals and other debits', '20.00'),
    ]);
    expect(rows).toEqual(['2025-03-14 SALARY 900.00', '2025-03-13 GROCER -12.00', '2025-03-15 CAFE -8.00']);
    expect(verdict).toBe('verified');
  });

  it('of a card bill are seen from its holder’s side', () => {
    const { rows, opening, closing, verdict } = only([
      line('Credit card statement'),
      line('Statement period 01/03/2025 - 31/03/2025'),
      summary('Previous balance', '120.00'),
      summary('New balance', '40.00'),
      summary('Minimum payment due', '10.00'),
      amounts,
      place('13/03/2025', 'GROCER', '12.00'),
      place('14/03/2025', 'PAYMENT RECEIVED', '-100.00'),
      place('15/03/2025', 'CAFE', '8.00'),
    ]);
    expect({ opening, closing, verdict }).toEqual({ opening: '-120.00', closing: '-40.00', verdict: 'verified' });
    expect(rows).toEqual(['2025-03-13 GROCER -12.00', '2025-03-14 PAYMENT RECEIVED 100.00', '2025-03-15 CAFE -8.00']);
  });

  it('of money in are printed with a plus where money out has no sign', () => {
    const { rows, verdict } = only([
      title,
      march,
      summary('Opening balance', '100.00'),
      summary('Closing balance', '980.00'),
      amounts,
      place('13/03/2025', 'GROCER', '12.00'),
      place('14/03/2025', 'SALARY', '+900.00'),
      place('15/03/2025', 'CAFE', '8.00'),
    ]);
    expect(rows.map((text) => text.split(' ').at(-1))).toEqual(['-12.00', '900.00', '-8.00']);
    expect(verdict).toBe('verified');
  });
});

describe('totals', () => {
  it('of in and out verify where no balance is printed', () => {
    const wide = columns([50], [110], [330, 'right'], [420, 'right']);
    const { verdict, candidate } = only([
      title,
      march,
      wide('Date', 'Details', 'Paid out', 'Paid in'),
      wide('13/03/2025', 'GROCER', '12.00', ''),
      wide('14/03/2025', 'SALARY', '', '900.00'),
      wide('15/03/2025', 'CAFE', '8.00', ''),
      wide('', 'Total', '20.00', '900.00'),
    ]);
    expect(verdict).toBe('verified');
    expect(candidate.reading.totals.map(({ direction, rows }) => [direction, rows])).toEqual([
      ['out', [0, 2]],
      ['in', [1]],
    ]);
  });
});

describe('what stands between the rows', () => {
  it('carries a balance from page to page, and counts at the ends', () => {
    const { opening, closing, rows, verdict } = only(
      [
        title,
        march,
        heading,
        row('', 'Balance brought forward', '', '100.00'),
        row('13/03/2025', 'GROCER', '-12.00', '88.00'),
        row('', 'Balance carried forward', '', '88.00'),
      ],
      [
        heading,
        row('', 'Balance brought forward', '', '88.00'),
        row('14/03/2025', 'SALARY', '900.00', '988.00'),
        row('', 'Balance carried forward', '', '988.00'),
      ],
    );
    expect({ opening, closing, verdict }).toEqual({ opening: '100.00', closing: '988.00', verdict: 'verified' });
    expect(rows).toHaveLength(2);
  });

  it('is not booked where it is pending', () => {
    const { rows, verdict, closing } = only([
      title,
      march,
      summary('Opening balance', '100.00'),
      summary('Closing balance', '988.00'),
      heading,
      row('13/03/2025', 'GROCER', '-12.00', '88.00'),
      row('14/03/2025', 'SALARY', '900.00', '988.00'),
      line('Pending transactions'),
      row('15/03/2025', 'CAFE', '-8.00', ''),
    ]);
    expect(rows.map((text) => text.split(' ')[1])).toEqual(['GROCER', 'SALARY']);
    expect({ closing, verdict }).toEqual({ closing: '988.00', verdict: 'verified' });
  });

  it('may be pending above the booked rows', () => {
    const { rows } = only([
      title,
      march,
      summary('Opening balance', '100.00'),
      summary('Closing balance', '988.00'),
      line('Pending transactions'),
      heading,
      row('15/03/2025', 'CAFE', '-8.00', ''),
      line('Booked transactions'),
      heading,
      row('13/03/2025', 'GROCER', '-12.00', '88.00'),
      row('14/03/2025', 'SALARY', '900.00', '988.00'),
    ]);
    expect(rows.map((text) => text.split(' ')[1])).toEqual(['GROCER', 'SALARY']);
  });
});

describe('several accounts in one file', () => {
  it('are told apart where nothing was booked on any', () => {
    const still = (iban: string, balance: string): Lines => [
      line(`IBAN ${iban}`),
      heading,
      ...['Opening balance', 'Closing balance'].map((name) => row('01/03/2025', name, '', balance)),
    ];
    const page = [...still('DE89370400440532013000', '100.00'), ...still('GB82WEST12345698765432', '7.50')];
    expect(understand([[title, march, ...page]])).toMatchObject([{ opening: '100.00' }, { opening: '7.50' }]);
  });

  const account = (iban: string, opening: string, closing: string, ...rows: Lines): Lines => [
    line(`Account IBAN ${iban}`),
    heading,
    row('', 'Opening balance', '', opening),
    ...rows,
    row('', 'Closing balance', '', closing),
    [],
  ];

  it('are a statement each', () => {
    const statements = understand([
      [
        title,
        march,
        ...account('NL23 TLLF 0123 4567 89', '100.00', '88.00', row('13/03/2025', 'GROCER', '-12.00', '88.00')),
        ...account('NL72 TLLF 0987 6543 21', '5.00', '905.00', row('14/03/2025', 'SALARY', '900.00', '905.00')),
      ],
    ]);
    expect(statements.map(({ opening, closing, rows, verdict }) => ({ opening, closing, rows, verdict }))).toEqual([
      { opening: '100.00', closing: '88.00', rows: ['2025-03-13 GROCER -12.00 88.00'], verdict: 'verified' },
      { opening: '5.00', closing: '905.00', rows: ['2025-03-14 SALARY 900.00 905.00'], verdict: 'verified' },
    ]);
    expect(statements.map(({ candidate }) => candidate.account.iban)).toEqual([
      'NL23TLLF0123456789',
      'NL72TLLF0987654321',
    ]);
  });
});
