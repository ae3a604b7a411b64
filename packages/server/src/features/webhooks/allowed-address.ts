import ipaddr from 'ipaddr.js';

/** Networks of one's own that may be called where the operator allows it (`WEBHOOKS_PRIVATE`). */
const PRIVATE_RANGES: ReadonlySet<string> = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);

/** The only IPv6 addresses that are given out for the internet so far (RFC 4291, 2.4; IANA's registry). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Of translators from IPv6 to IPv4, the one whose addresses a name server gives for public hosts (RFC 6052, 2.1). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether a webhook may call an address. Public unicast only: nothing on this computer, in a private network, in a
 * provider's (100.64/10), of a link (169.254/16, where clouds keep their secrets), no group, nothing set apart. An IPv4
 * address inside an IPv6 one counts as what it is; ways to IPv4 over others' machines (6to4, Teredo) are not taken.
 * @param allowPrivate networks of one's own may be called, too; links, groups and what is set apart still may not
 */
export function isAllowedAddress(text: string, allowPrivate = false): boolean {
  if (!ipaddr.isValid(text)) return false;
  // Turns an IPv4-mapped address into the IPv4 address.
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return isAllowedRange(address.range(), allowPrivate);
  if (address.match(NAT64)) return isAllowedRange(embedded(address).range(), false);
  if (isAllowedRange(address.range(), allowPrivate)) return !isPublic(address.range()) || address.match(GLOBAL_UNICAST);
  return false;
}

const isPublic = (range: string): boolean => range === 'unicast';
const isAllowedRange = (range: string, allowPrivate: boolean): boolean =>
  isPublic(range) || (allowPrivate && PRIVATE_RANGES.has(range));

/** The IPv4 address in the last 32 bits. */
const embedded = (address: ipaddr.IPv6): ipaddr.IPv4 => new ipaddr.IPv4(address.toByteArray().slice(12));
