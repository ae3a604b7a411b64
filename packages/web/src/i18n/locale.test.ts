import { expect, it } from 'vitest';
import { LOCALES, localeCookie, tagOf } from './locale.ts';

const all = LOCALES.map(({ code }) => code);

it('remembers a locale for 365 days on every path', () => {
  expect(localeCookie('de')).toBe('i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('knows the tag of every locale', () => {
  expect(all.map(tagOf)).toEqual(['en-US', 'es-ES', 'pt-PT', 'fr-FR', 'de-DE', 'it-IT', 'ja-JP', 'zh-CN', 'zh-TW']);
});
