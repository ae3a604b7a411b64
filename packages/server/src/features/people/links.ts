import type { LocaleCode } from '@tallyleaf/contract';

/** Which call of ours a link's token is for; the callback page posts it there. */
export type LinkPurpose = 'verify' | 'reset' | 'change';

const pageOf = (ownAddress: string, locale: LocaleCode, path: string): string =>
  `${ownAddress}${locale === 'en' ? '' : `/${locale}`}${path}`;

/** The link of a mail: the page of the web app that trades its token (specification, section 2: /auth/callback). */
export const mailLink = (ownAddress: string, locale: LocaleCode, purpose: LinkPurpose, token: string): string =>
  `${pageOf(ownAddress, locale, '/auth/callback')}?${purpose}=${token}`;

/** The home page, where one signs in. */
export const homeLink = (ownAddress: string, locale: LocaleCode): string =>
  pageOf(ownAddress, locale, locale === 'en' ? '/' : '');
