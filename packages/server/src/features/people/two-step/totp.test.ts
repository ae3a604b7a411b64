import { expect, it } from 'vitest';
import { isAppCode, newTotpSecret, plainCode, stepOfCode, totpUri } from './totp.ts';

/** "12345678901234567890" of RFC 6238, appendix B, in base32; its codes, cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %d s the code is that of RFC 6238', (seconds, code) => {
  expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('a clock may be off by one code, not by two', () => {
  const at = (seconds: number) => stepOfCode(SECRET, '287082', seconds * 1000);
  expect([at(0), at(30), at(59), at(60), at(89), at(90)]).toEqual([1, 1, 1, 1, 1, undefined]);
  expect(stepOfCode(SECRET, '28708', 59_000)).toBeUndefined();
});

it('secrets have 160 bits and are not the same twice', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

it('an app reads whose it is, and takes the rest as it does by itself', () => {
  expect(totpUri(SECRET, 'Tally & Leaf', 'ada@example.org')).toBe(
    `otpauth://totp/Tally%20%26%20Leaf:ada%40example.org?issuer=Tally%20%26%20Leaf&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});

it.each([
  ['123456', true],
  [' 123 456 ', true],
  ['１２３４５６', true],
  ['12345', false],
  ['7K2MQ-X09FD', false],
])('%j is a code of an app: %s', (typed, is) => {
  expect(isAppCode(typed)).toBe(is);
  if (is) expect(plainCode(typed)).toBe('123456');
});
