import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { type ReadingSpec, reading } from '../../tests/reading-builder.ts';
import type { Candidate, Candidates } from '../shapes/candidate.ts';
import type { Item } from '../shapes/row.ts';
import type { Firing, Subject, Trace } from '../shapes/trace.ts';
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

describe('of several candidates', () => {
  const candidate = (name: string, spec: ReadingSpec, more: Partial<Candidate> = {}): Candidate =>
    ({
      account: { currency: 'EUR' },
      period: { start: null, end: null },
      opening: null,
      closing: null,
      transactions: (spec.rows ?? []).map(() => ({ description: name, reference: null })),
      rows: [],
      decimals: 2,
      reading: reading(spec),
      datesDoubtful: [],
      origin: () => name,
      ...more,
    }) as unknown as Candidate;
  const list = (...all: Candidate[]): Candidates => Object.assign(all, { first: all[0] as Candidate });
  const chosen = (all: Candidates, pagesUnread = false): string =>
    chooseCandidate(all, pagesUnread, 0).candidate.origin();

  const rows = [['10.00'], ['5.00']] as const;
  const right = { opening: '1.00', closing: '16.00', rows };
  const open = { rows };
  const wrong = { opening: '1.00', closing: '17.00', rows };

  it('the first whose figures agree is taken, and no other is looked at', () => {
    const looked: string[] = [];
    const all = {
      first: candidate('wrong', wrong),
      *[Symbol.iterator]() {
        for (const one of [candidate('wrong', wrong), candidate('right', right), candidate('also right', right)]) {
          looked.push(one.origin());
          yield one;
        }
      },
    };
    expect([chosen(all), looked]).toEqual(['right', ['wrong', 'right']]);
  });

  it('else the one that contradicts least, and the first of equals', () => {
    expect(chosen(list(candidate('open', open), candidate('wrong', wrong)))).toBe('open');
    expect(chosen(list(candidate('wrong', wrong), candidate('open', open), candidate('second', open)))).toBe('open');
  });

  it('pages that were not read keep a statement from being verified', () => {
    const chained = {
      opening: '1.00',
      rows: [
        ['10.00', '11.00'],
        ['5.00', '16.00'],
      ],
    } as const;
    const status = (pagesUnread: boolean): string =>
      chooseCandidate(list(candidate('chained', chained)), pagesUnread, 0).statement.reconciliation.status;
    expect([status(false), status(true)]).toEqual(['verified', 'unverifiable']);
  });

  it('there has to be one', () => {
    expect(() => chooseCandidate(list(), false, 0)).toThrow(RangeError);
  });

  it('who looks on hears of each that was judged, with its score, and of the choice', () => {
    const fired: Firing[] = [];
    const chose: [Subject, string][] = [];
    const trace = {
      fired: (firing: Firing) => void fired.push(firing),
      chose: (subject: Subject, what: string) => void chose.push([subject, what]),
    } as unknown as Trace;
    chooseCandidate(list(candidate('wrong', wrong), candidate('right', right)), false, 3, trace);
    const subject = { what: 'statement', statement: 3 };
    const by = 'signs and balances';
    expect(fired).toEqual([
      { by, subject, proposes: 'wrong', score: 0, measure: 'by the comparator, failed' },
      { by, subject, proposes: 'right', score: 2_001_000, measure: 'by the comparator, verified' },
    ]);
    expect(chose).toEqual([[subject, 'right']]);
  });

  it('doubts about dates lower what is said of a row', () => {
    const of = (datesDoubtful: readonly boolean[]): number[] =>
      chooseCandidate(list(candidate('right', right, { datesDoubtful })), false, 0).statement.transactions.map(
        ({ confidence }) => confidence ?? 0,
      );
    const [sure = 0, doubtful = 0] = of([false, true]);
    expect(doubtful).toBeLessThan(sure);
    expect(of([false, false])[1]).toBe(sure);
  });
});
