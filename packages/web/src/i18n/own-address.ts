/**
 * Stands for the server's own address in what is rendered: pages are written before anybody knows where they will be
 * served, and the server puts its address in when it does (packages/server/src/web/own-pages.ts knows the same text).
 */
const PLACEHOLDER = 'https://own-address.invalid';

/** What the server has put into the page: what the page itself was called by may be another name of the same machine. */
function addressOfPage(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}

/** Where the site is at home, without a slash at the end: what canonical and alternate addresses begin with. */
export const OWN_ADDRESS = typeof document === 'undefined' ? PLACEHOLDER : addressOfPage();
