import { describe, expect, it } from 'vitest';
import { detectLocale, LOCALES, localeCookie, matchLanguages, parseAcceptLanguage, tagOf } from './locale.ts';

const all = LOCALES.map(({ code }) => code);

describe('matchLanguages', () => {
  it.each([
    [['de-DE'], 'de'],
    [['de-AT', 'de', 'en-US'], 'de'],
    [['pt-BR', 'en'], 'pt'],
    [['nl', 'fr-CA'], 'fr'],
    [['zh'], 'cn'],
    [['zh-Hans-SG'], 'cn'],
    [['zh-TW'], 'zh-TW'],
    [['zh-Hant'], 'zh-TW'],
    [['zh-HK', 'en'], 'zh-TW'],
    [['JA'], 'ja'],
  ])('%j is %s', (languages, locale) => {
    expect(matchLanguages(languages, all)).toBe(locale);
  });

  it.each([[['nl', 'sv']], [[]], [['']], [['*']]])('%j is none of ours', (languages) => {
    expect(matchLanguages(languages, all)).toBeUndefined();
  });

  it('offers no language that is not translated', () => {
    expect(matchLanguages(['ja-JP', 'de'], ['en', 'de'])).toBe('de');
  });
});

describe('detectLocale', () => {
  it.each([
    ['de', ['en-US'], 'de'],
    [undefined, ['de-CH'], 'de'],
    [undefined, ['sv'], 'en'],
    ['ja', ['de'], 'de'],
    ['../x', ['de'], 'de'],
  ])('with the cookie %s and %j it is %s', (cookie, languages, locale) => {
    expect(detectLocale(cookie, languages, ['en', 'de'])).toBe(locale);
  });
});

describe('parseAcceptLanguage', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
    ['en;q=0.3, fr', ['fr', 'en']],
    ['*, de;q=0', []],
    ['', []],
  ])('%s', (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });
});

it('remembers a locale for 365 days on every path', () => {
  expect(localeCookie('de')).toBe('i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('knows the tag of every locale', () => {
  expect(all.map(tagOf)).toEqual(['en-US', 'es-ES', 'pt-PT', 'fr-FR', 'de-DE', 'it-IT', 'ja-JP', 'zh-CN', 'zh-TW']);
});
