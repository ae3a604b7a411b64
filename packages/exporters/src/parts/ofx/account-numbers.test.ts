import { describe, expect, it } from 'vitest';
import { conversion, statement } from '../../testing/cases.ts';
import { accountNumbers, plainNumber, withAccountNumber } from './account-numbers.ts';

const of = (...numbers: (string | null)[]) =>
  conversion(...numbers.map((number) => statement({ account: { number } })));

describe('accounts that do not print all of their number', () => {
  it('are asked for once each; others are not', () => {
    expect(accountNumbers([of('0012345678', '****1234', 'XXXX9876', null, '****1234')], '')).toEqual([
      { printed: '****1234', given: '' },
      { printed: 'XXXX9876', given: '' },
      { printed: 'UNKNOWNUSD', given: '' },
    ]);
  });

  it('keep the number that was given', () => {
    const first = withAccountNumber('', '****1234', '777');
    const both = withAccountNumber(first, '****9876', '555');
    expect(both).toBe('****1234=777;****9876=555');
    expect(withAccountNumber(both, '****1234', '778')).toBe('****9876=555;****1234=778');
    expect(accountNumbers([of('****1234')], both)).toEqual([{ printed: '****1234', given: '777' }]);
    expect(withAccountNumber(first, '****1234', '')).toBe('');
  });

  it('are known by their letters and digits if nobody says more', () => {
    expect([plainNumber('****1234'), plainNumber('5555 **** 4444'), plainNumber('***')]).toEqual([
      '1234',
      '55554444',
      'UNKNOWN',
    ]);
  });
});
