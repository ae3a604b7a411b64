import { describe, expect, it } from 'vitest';
import { checkedAddress, isDangerous, payloadAddress } from './addresses.ts';

const HERE = 'https://tallyleaf.example/de/terms';

describe('specification, section 5: a payload URL must not contain a host name', () => {
  it.each([
    ['/', '/_payload.json?1a2b'],
    ['/de', '/de/_payload.json?1a2b'],
    ['/de/terms/', '/de/terms/_payload.json?1a2b'],
    ['/de?x=1#y', '/de/_payload.json?1a2b'],
  ])('the data of %s lie at %s', (page, address) => {
    expect(payloadAddress(page, '1a2b')).toBe(address);
  });

  it.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', 'http://localhost/', 'evil.example', ''])(
    '%j is refused',
    (page) => {
      expect(() => payloadAddress(page, '1a2b')).toThrow('host name');
    },
  );
});

describe('specification, section 5: a dangerous protocol is refused', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://tallyleaf.example/1',
  ])('%j is dangerous', (address) => {
    expect(isDangerous(address)).toBe(true);
    expect(() => checkedAddress(address, HERE, { external: true })).toThrow('dangerous');
  });

  it.each(['/javascript:', 'https://tallyleaf.example/?x=javascript:', 'data', '/data:x'])('not %j', (address) => {
    expect(isDangerous(address)).toBe(false);
  });

  it.each(['mailto:a@b.example', 'file:///etc/passwd', 'ftp://a.example/'])('and %j is nowhere to go', (address) => {
    expect(() => checkedAddress(address, HERE, { external: true })).toThrow('does not lead');
  });
});

describe('specification, section 5: an external address needs the external option', () => {
  it.each([
    'https://checkout.example/pay',
    '//checkout.example/pay',
    'http://tallyleaf.example/',
    '/\\checkout.example',
  ])('%j is external', (address) => {
    expect(() => checkedAddress(address, HERE)).toThrow('external');
    expect(checkedAddress(address, HERE, { external: true })).toMatch(/^https?:/);
  });

  it.each([
    ['/de', 'https://tallyleaf.example/de'],
    ['?x=1', 'https://tallyleaf.example/de/terms?x=1'],
    ['https://tallyleaf.example/', 'https://tallyleaf.example/'],
  ])('not %j, which is ours', (address, full) => {
    expect(checkedAddress(address, HERE)).toBe(full);
  });
});
