import compile from 'icu-minify/compile';
import { afterEach, expect, it, vi } from 'vitest';
import formatMessage from './format-message.ts';

const getNumberFormat = vi.fn((tag?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) => {
  return new Intl.NumberFormat(tag, options);
});
const options = {
  locale: 'de-DE',
  formatters: {
    getNumberFormat,
    getPluralRules: (tag: Intl.LocalesArgument, how: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, how),
  },
} as unknown as Parameters<typeof formatMessage>[3];
const say = (message: string, count: number) => formatMessage('key', compile(message), { count }, options);

afterEach(() => void getNumberFormat.mockClear());

it('a count in a sentence needs no formatter of Intl', () => {
  expect(say('{count, plural, one {# Seite} other {# Seiten}}', 1000)).toBe('1.000 Seiten');
  expect(getNumberFormat).not.toHaveBeenCalled();
});

it('what is no whole number, or has a form of its own, is written by Intl', () => {
  expect(say('{count, plural, one {# Seite} other {# Seiten}}', 1.5)).toBe('1,5 Seiten');
  expect(say('{count, number, percent}', 3)).toBe(new Intl.NumberFormat('de-DE').format(3));
  expect(getNumberFormat).toHaveBeenCalled();
});
