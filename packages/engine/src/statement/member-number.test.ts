import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { memberNumber, withSuffix } from './member-number.ts';

describe('a member’s accounts', () => {
  const member = remark('Member Number 0555123');
  const row = booking('3 March 2025', '-1.00');
  it.each([
    ['by the code in the title', [remark('S20 MEADOW CHECKING'), row], [member], '0555123-S20'],
    ['by the code behind the title', [remark('SHARE SAVINGS | ID S0001'), row], [member], '0555123-S0001'],
    ['not without members', [remark('S20 MEADOW CHECKING'), row], [], '0555123'],
    ['not by what stands behind the rows', [row, remark('S20 MEADOW CHECKING')], [member], '0555123'],
    ['not by a post code', [remark('F94 X9Z9'), row], [member], '0555123'],
    ['not without a code', [remark('MEADOW CHECKING'), row], [member], '0555123'],
  ])('%s', (_, items, all, expected) => expect(withSuffix('0555123', items, all)).toBe(expected));

  it('are numbered by the member’s number where they have none of their own', () => {
    const items = [remark('SHARE 07 - DRAFT'), row];
    expect(withSuffix(null, items, [remark('Member 0555123'), ...items])).toBe('055512307');
    expect(withSuffix(null, items, [remark('Member since 2010'), ...items])).toBeNull();
  });

  it('have none where no number is printed', () => expect(withSuffix(null, [row], [member])).toBeNull());
});

it.each([
  ['Member No: 555013', '555013'],
  ['Member No. 555013', '555013'],
  ['Member since 2010', null],
])('members of credit unions have a number: %s', (text, expected) => {
  expect(memberNumber([remark(text)])).toBe(expected);
});
