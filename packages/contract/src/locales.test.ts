import { expect, it } from 'vitest';
import { LOCALES } from './locale-list.ts';

it('specification, section 3: the locales with their names and tags', () => {
  expect(LOCALES.map(({ code, name, tag }) => [code, name, tag])).toEqual([
    ['en', 'English', 'en-US'],
    ['es', 'Español', 'es-ES'],
    ['pt', 'Português', 'pt-PT'],
    ['fr', 'Français', 'fr-FR'],
    ['de', 'Deutsch', 'de-DE'],
    ['it', 'Italiano', 'it-IT'],
    ['ja', '日本語', 'ja-JP'],
    ['cn', '简体中文', 'zh-CN'],
    // In traditional characters (product, section 7).
    ['zh-TW', '繁體中文', 'zh-TW'],
  ]);
});

it.each(LOCALES.map(({ tag }) => tag))('specification, section 3: %s is written from left to right', (tag) => {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    readonly textInfo?: { readonly direction: string };
    readonly getTextInfo?: () => { readonly direction: string };
  };
  expect((locale.getTextInfo?.() ?? locale.textInfo)?.direction).toBe('ltr');
});
