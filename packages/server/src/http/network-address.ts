import ipaddr from 'ipaddr.js';
import type { Seal } from '../secrets.ts';

/** How much of an IPv6 address names a line and not a device on it: whoever has the line has all the rest (RFC 6177). */
const LINE_BITS = 64;

/** The network that a request comes from, as far as limits are counted by it: an IPv4 address, or the first half of IPv6. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().replace(/%.*$/, '')}/${LINE_BITS}`)}/${LINE_BITS}`;
}

/** A network on a day, as a fingerprint: limits are counted by it, and nobody can tell the address from it. */
export const networkFingerprint = (seal: Seal, ip: string, startOfDay: Date): string =>
  seal.fingerprint(`credits ${startOfDay.toISOString()} ${networkOf(ip)}`);

/**
 * Trusts so many proxies before the server: the entry of `X-Forwarded-For` before theirs is who calls. To trust all entries
 * would let a caller write another address into each request, and so be limited by none.
 */
export const trustHops = (hops: number): false | ((address: string, hop: number) => boolean) =>
  hops === 0 ? false : (_address, hop) => hop < hops;
