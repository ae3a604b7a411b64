/** Where the app may lead to, as pure rules (specification, section 5). */

/** Protocols that run or hold something instead of leading somewhere; browsers pass over blanks and controls before them. */
const DANGEROUS = /^[\s\p{Cc}]*(?:javascript|data|vbscript|blob):/iu;

/** Whether an address has a dangerous protocol. Line ends and tabs within count for nothing, as browsers drop them. */
export const isDangerous = (address: string): boolean => DANGEROUS.test(address.replace(/[\t\n\r]/g, ''));

/** Whether an address is of another origin than the page. */
const isExternal = (address: string, here: string): boolean => new URL(address, here).origin !== new URL(here).origin;

export interface WayOptions {
  /** The address may lead away from the app. */
  readonly external?: boolean;
}

/**
 * An address that may be gone to, in full.
 * @param here the page's own address
 * @throws {Error} when its protocol is dangerous, or when it leads away without `external`
 */
export function checkedAddress(address: string, here: string, { external = false }: WayOptions = {}): string {
  if (isDangerous(address)) throw new Error('An address with a dangerous protocol is refused.');
  const url = new URL(address, here);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`The app does not lead to ${url.protocol} addresses.`);
  if (!external && isExternal(address, here)) {
    throw new Error('Leading to another site needs the option `external`.');
  }
  return url.href;
}

/** Leads to an address by loading it. @throws {Error} as `checkedAddress` does */
export function leadTo(address: string, options: WayOptions = {}): void {
  window.location.assign(checkedAddress(address, window.location.href, options));
}

/**
 * Where a page's data lie, of one build: `/de/terms` → `/de/terms/_payload.json?1a2b`.
 * @throws {Error} when the page's address contains a host name
 */
export function payloadAddress(page: string, buildId: string): string {
  const base = 'http://localhost';
  if (
    !URL.canParse(page, base) ||
    new URL(page, base).origin !== base ||
    !page.startsWith('/') ||
    /^\/[/\\]/.test(page)
  ) {
    throw new Error(`The address of a page's data must not contain a host name: ${page}`);
  }
  const { pathname } = new URL(page, base);
  return `${pathname.replace(/\/+$/, '')}/_payload.json?${encodeURIComponent(buildId)}`;
}
