import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { chooseLocale, localeOfPath } from './locale.ts';

const ALL = new Set<LocaleCode>(LOCALES.map(({ code }) => code));

describe('the locale', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, '', 'en'],
    [undefined, 'de-DE,de;q=0.9', 'de'],
    [undefined, 'de-AT', 'de'],
    [undefined, 'pt-BR', 'pt'],
    [undefined, 'zh-TW,zh;q=0.9', 'zh-TW'],
    [undefined, 'zh-CN', 'cn'],
    [undefined, 'zh', 'cn'],
    [undefined, 'ZH-tw', 'zh-TW'],
    [undefined, 'en;q=0.1, ja;q=0.9', 'ja'],
    [undefined, 'sv, da, fr;q=0.2', 'fr'],
    [undefined, 'fr;q=0', 'en'],
    [undefined, '*', 'en'],
    [undefined, ';;;,=,q', 'en'],
    ['it', 'de', 'it'],
    ['xx', 'de', 'de'],
  ])('of cookie %s and languages %s is %s', (cookie, languages, expected) => {
    expect(chooseLocale(cookie, languages, ALL)).toBe(expected);
  });

  it('takes the reader’s languages in their order, each by its tag or its base language', () => {
    expect(chooseLocale(undefined, 'de-AT, de;q=0.9, en-US;q=0.8', ALL)).toBe('de');
    expect(chooseLocale(undefined, 'de-AT, fr-FR', ALL)).toBe('de');
  });

  it.each([
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hans', 'cn'],
    ['zh', 'cn'],
  ])('of %s is the Chinese of its script', (language, expected) => {
    expect(chooseLocale(undefined, language, ALL)).toBe(expected);
  });

  it('is one that has pages', () => {
    const built = new Set<LocaleCode>(['en', 'de']);
    expect(chooseLocale('fr', 'fr, de;q=0.5', built)).toBe('de');
    expect(chooseLocale('fr', 'fr', built)).toBe('en');
  });

  it.each([
    ['/', undefined],
    ['/de', 'de'],
    ['/de/terms', 'de'],
    ['/zh-TW', 'zh-TW'],
    ['/den', undefined],
    ['/en', undefined],
  ])('of the path %s is %s', (path, expected) => {
    expect(localeOfPath(path)).toBe(expected);
  });
});
