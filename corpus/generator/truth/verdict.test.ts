import { describe, expect, it } from 'vitest';
import { type Grammar, PLAIN } from '../layout/grammar.ts';
import { printAccount } from '../layout/printed-account.ts';
import type { AccountModel } from '../model/statement-model.ts';
import { verdictOf } from './verdict.ts';

const entry = (date: string, amount: bigint) => ({
  date,
  valueDate: date,
  type: '',
  lines: ['X'],
  reference: '',
  amount,
});

const account: AccountModel = {
  institution: 'Quillhaven Bank',
  holder: 'JUNE ARDLEIGH',
  address: [],
  number: '1',
  iban: null,
  bic: null,
  type: 'checking',
  currency: 'EUR',
  start: '2025-03-01',
  end: '2025-03-31',
  opening: 10000n,
  entries: [entry('2025-03-03', -2500n), entry('2025-03-03', 400n), entry('2025-03-07', -150n)],
};

const verdict = (grammar: Partial<Grammar>) =>
  verdictOf(printAccount(account, { ...PLAIN, balances: 'none', opening: 'none', closing: 'none', ...grammar }));

describe('the verdict that printed figures allow', () => {
  it.each<[string, Partial<Grammar>, string, number[]]>([
    ['opening and closing bind all rows', { opening: 'row', closing: 'summary' }, 'verified', []],
    ['running balances leave the first row unbound', { balances: 'running' }, 'unverifiable', [0]],
    ['an opening binds it', { balances: 'running', opening: 'row' }, 'verified', []],
    ['day-end balances leave the first day unbound', { balances: 'day-end' }, 'unverifiable', [0, 1]],
    ['a closing alone binds nothing', { closing: 'row' }, 'unverifiable', [0, 1, 2]],
    ['totals bind all rows', { totals: 'summary' }, 'verified', []],
    ['subtotals of sections bind all rows', { sections: 'by-direction' }, 'verified', []],
    ['nothing printed binds nothing', {}, 'unverifiable', [0, 1, 2]],
    ['a wrong closing contradicts', { opening: 'row', closing: 'row', misprint: 'closing' }, 'failed', []],
    ['a wrong balance contradicts', { opening: 'row', balances: 'running', misprint: 'balance' }, 'failed', []],
    ['a wrong total contradicts', { totals: 'foot', misprint: 'total' }, 'failed', []],
    [
      'a wrong closing that nothing is held against cannot be found',
      { closing: 'row', misprint: 'closing' },
      'unverifiable',
      [0, 1, 2],
    ],
  ])('%s', (_, grammar, status, unbound) => {
    expect(verdict(grammar)).toEqual({ status, unbound });
  });
});
