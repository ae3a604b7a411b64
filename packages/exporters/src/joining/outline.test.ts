import { describe, expect, it } from 'vitest';
import { conversion, statement, transaction } from '../testing/cases.ts';
import { neighboursOf } from './neighbours.ts';
import { outlinesOf } from './outline.ts';

const outline = (start: string, end: string, opening: string, closing: string, number = '0012345678') =>
  outlinesOf(conversion(statement({ period: { start, end }, opening, closing, account: { number } })))[0] ?? never();
const never = (): never => {
  throw new Error('a statement without an outline');
};

describe('the outline of a statement', () => {
  it('says what lists show, and of the account only its last places', () => {
    const [one] = outlinesOf(conversion(statement()));
    expect(one).toEqual({
      institution: 'Example Bank',
      account: '•••• 5678',
      accountKey: expect.stringMatching(/^[0-9a-f]{16}$/),
      currency: 'USD',
      period: { start: '2025-03-01', end: '2025-03-31' },
      opening: '1520.75',
      closing: '1497.35',
      rows: 1,
      verdict: 'verified',
    });
    expect(JSON.stringify(one)).not.toContain('0012345678');
  });

  it('takes the days of the rows where no period is printed, and tells what was not read', () => {
    const transactions = [transaction({ date: '2025-03-09' }), transaction({ date: '2025-03-04' })];
    const reconciliation = { status: 'unverifiable' as const, checks: [], unread: ['dates' as const] };
    const period = { start: null, end: null };
    const [one] = outlinesOf(conversion(statement({ period, transactions, reconciliation })));
    expect(one).toMatchObject({ period: { start: '2025-03-04', end: '2025-03-09' }, unread: ['dates'], rows: 2 });
  });

  it('has the same key on every statement of an account, and none where nothing is printed', () => {
    const keys = outlinesOf(
      conversion(
        statement(),
        statement({ opening: '1.00' }),
        statement({ account: { number: '1' } }),
        statement({ account: { currency: 'EUR' } }),
        statement({ account: { number: null } }),
      ),
    ).map(({ accountKey }) => accountKey);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys.slice(1)).size).toBe(4);
    expect(keys[4]).toBeNull();
  });

  it('shows short numbers whole', () => {
    expect(outlinesOf(conversion(statement({ account: { number: '4021' } })))[0]?.account).toBe('4021');
    expect(outlinesOf(conversion(statement({ account: { number: null } })))[0]?.account).toBeNull();
  });
});

describe('neighbours, by their outlines', () => {
  const january = outline('2025-01-01', '2025-01-31', '1.00', '2.00');
  const march = outline('2025-03-01', '2025-03-31', '3.00', '4.00');

  it('names the month that is missing, whatever their order', () => {
    const told = neighboursOf([march, january]);
    expect([...told.keys()]).toEqual([march]);
    expect(told.get(march)).toMatchObject({ kind: 'missing-days', months: ['2025-02'], expected: '2.00' });
  });

  it('says where balances do not follow, and nothing where they do', () => {
    expect(neighboursOf([january, outline('2025-02-01', '2025-02-28', '2.00', '3.00'), march]).size).toBe(0);
    const february = outline('2025-02-01', '2025-02-28', '2.01', '3.00');
    expect(neighboursOf([january, february]).get(february)?.kind).toBe('balance-break');
  });

  it('says which days two share', () => {
    const long = outline('2025-01-01', '2025-06-30', '1.00', '9.00');
    expect(neighboursOf([long, march]).get(march)).toEqual({
      kind: 'overlap',
      start: '2025-03-01',
      end: '2025-03-31',
    });
    const july = outline('2025-07-01', '2025-07-31', '9.00', '1.00');
    expect([...neighboursOf([long, march, july]).keys()]).toEqual([march]);
  });

  it('compares no two accounts', () => {
    expect(neighboursOf([january, outline('2025-03-01', '2025-03-31', '3.00', '4.00', '99')]).size).toBe(0);
  });
});
