import { describe, expect, it } from 'vitest';
import { accepts, DATES, orderedDate, readSettings, SettingError, standardOf, type TextSetting } from './settings.ts';

const BANK: TextSetting = {
  kind: 'text',
  id: 'bank-id',
  label: 'Bank id',
  standard: '3000',
  pattern: '\\d{1,9}',
  maxLength: 9,
  expects: 'one to nine digits',
};

describe('settings', () => {
  it.each([
    [undefined, 'ymd'],
    ['de-DE', 'dmy'],
    ['en-US', 'mdy'],
    ['en', 'ymd'],
    ['en_GB', 'dmy'],
  ])('the standard for %s is %s', (locale, value) => expect(standardOf(DATES, locale)).toBe(value));

  it('fills in what was not given', () => {
    expect(readSettings([DATES, BANK], { dates: 'ymd' }, 'en-US')).toEqual({ dates: 'ymd', 'bank-id': '3000' });
  });

  it.each([
    [{ dates: 'dym' }, '"dates" is mdy or dmy or ymd, not "dym".'],
    [{ 'bank-id': '12x' }, '"bank-id" takes one to nine digits, not "12x".'],
    [{ 'bank-id': '12\n' }, '"bank-id" takes one to nine digits, not "12\n".'],
    [{ colour: 'red' }, 'This format has no setting "colour"; it has dates, bank-id.'],
  ])('refuses %o', (given, message) => {
    expect(() => readSettings([DATES, BANK], given)).toThrow(new SettingError(Object.keys(given)[0] ?? '', message));
  });
});

it.each([
  ['mdy', '12/31/2025'],
  ['dmy', '31/12/2025'],
  ['ymd', '2025-12-31'],
])('a date in the order %s is %s', (order, text) => expect(orderedDate('2025-12-31', order)).toBe(text));

describe('a fault that a pattern cannot say', () => {
  const even: TextSetting = {
    ...BANK,
    fault: (value) => (Number(value) % 2 === 0 ? null : new SettingError('bank-id', 'It must be even.')),
  };

  it('is what is said of the value', () => {
    expect(readSettings([even], { 'bank-id': '12' })).toEqual({ 'bank-id': '12' });
    expect(() => readSettings([even], { 'bank-id': '13' })).toThrow('It must be even.');
    expect(() => readSettings([even], { 'bank-id': 'x' })).toThrow('takes one to nine digits');
  });

  it('makes the value one that is not accepted', () => {
    expect(['12', '13', 'x'].map((value) => accepts(even, value))).toEqual([true, false, false]);
  });
});
