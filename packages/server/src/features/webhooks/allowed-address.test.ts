import { describe, expect, it } from 'vitest';
import { isAllowedAddress } from './allowed-address.ts';

describe('an address that webhooks may call', () => {
  it.each([
    '93.184.215.14',
    '1.1.1.1',
    '8.8.8.8',
    '2606:4700::1111',
    '2a00:1450:4001::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('is %s', (address) => expect(isAllowedAddress(address)).toBe(true));

  it.each([
    // This computer, and what is meant by "here"
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    // Private networks
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:192.168.1.1',
    // A provider's own
    '100.64.0.1',
    '100.127.255.255',
    // A link's, with the secrets of clouds
    '169.254.169.254',
    'fe80::1',
    'fe80::1%eth0',
    '::ffff:169.254.169.254',
    'fd00:ec2::254',
    'fec0::1',
    // Groups
    '224.0.0.1',
    '239.255.255.255',
    'ff02::1',
    '255.255.255.255',
    // Set apart
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '192.88.99.1',
    '2001:db8::1',
    '100::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    'abcd::1',
    // IPv4 in IPv6
    '64:ff9b::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2002:808:808::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '::ffff:0:127.0.0.1',
    // No address
    '',
    'localhost',
    '127.1.2.3.4',
    '1.1.1.1.',
  ])('is not %s', (address) => expect(isAllowedAddress(address)).toBe(false));

  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '192.168.1.1',
    '100.64.0.1',
    'fd12::1',
    '::ffff:10.0.0.1',
    '8.8.8.8',
    '2606:4700::1111',
  ])('is %s where private networks are allowed', (address) => expect(isAllowedAddress(address, true)).toBe(true));

  it.each([
    '169.254.169.254',
    'fe80::1',
    '224.0.0.1',
    '0.0.0.0',
    '::',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '192.0.2.1',
    '4000::1',
  ])('is not %s, even there', (address) => expect(isAllowedAddress(address, true)).toBe(false));
});
