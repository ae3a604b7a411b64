import type { MetaDescriptor } from 'react-router';
import { localeOfPath, pathIn, pathWithout } from '../app/paths.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, tagOf } from './locale.ts';
import { OWN_ADDRESS } from './own-address.ts';
import { type Messages, messagesOf } from './translate.ts';

/** Top keys of the texts that describe a page. */
type Described = {
  [K in keyof Messages]: Messages[K] extends { meta: { description: string } } ? K : never;
}[keyof Messages];

/** The size of the pictures that go with a shared link (`scripts/draw-share-pictures.mjs`). */
const SHARE_SIZE = { width: '1200', height: '630' } as const;

/** A page's title and description in the language that its path names. */
export function describePage(pathname: string, page: Described): MetaDescriptor[] {
  const { title, description } = messagesOf(localeOfPath(pathname) ?? DEFAULT_LOCALE)[page].meta;
  return [{ title }, { name: 'description', content: description }];
}

/**
 * All that search engines and other sites want to know of a public page: besides its title, where it is at home, where it
 * stands in the other languages, and what to show where somebody shares it.
 */
export function describePublicPage(pathname: string, page: Described): MetaDescriptor[] {
  const locale = localeOfPath(pathname) ?? DEFAULT_LOCALE;
  const bare = pathWithout(pathname).replace(/(.)\/$/, '$1');
  const { title, description } = messagesOf(locale)[page].meta;
  return [...describePage(pathname, page), ...addresses(locale, bare), ...sharing(locale, bare, title, description)];
}

const addressIn = (locale: Locale, bare: string): string => OWN_ADDRESS + pathIn(locale, bare);

/** `x-default` is the English page: for `/`, the one that leads each reader to the own language. */
const addresses = (locale: Locale, bare: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: addressIn(locale, bare) },
  ...LOCALES.map(({ code, tag }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: tag,
    href: addressIn(code, bare),
  })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(DEFAULT_LOCALE, bare) },
];

const sharing = (locale: Locale, bare: string, title: string, description: string): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: messagesOf(locale).product },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: addressIn(locale, bare) },
  { property: 'og:locale', content: tagOf(locale).replace('-', '_') },
  { property: 'og:image', content: `${OWN_ADDRESS}/share/${locale}.png` },
  { property: 'og:image:width', content: SHARE_SIZE.width },
  { property: 'og:image:height', content: SHARE_SIZE.height },
  { name: 'twitter:card', content: 'summary_large_image' },
];
