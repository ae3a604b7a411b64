import { describe, expect, it } from 'vitest';
import { encode, encodes } from './charsets.ts';

describe('character sets', () => {
  it.each([
    ['windows-1252', '€ „ä“', [0x80, 0x20, 0x84, 0xe4, 0x93]],
    ['iso-8859-1', 'ÿ¿Ñ', [0xff, 0xbf, 0xd1]],
    ['cp850', 'éÑ±', [0x82, 0xa5, 0xf1]],
    ['shift_jis', 'ｱ表', [0xb1, 0x95, 0x5c]],
  ] as const)('%s writes %s', (charset, text, bytes) => expect([...encode(text, charset)]).toEqual(bytes));

  it.each([
    ['windows-1252', 'ł'],
    ['iso-8859-1', '€'],
    ['cp850', '€'],
    ['shift_jis', 'é'],
  ] as const)('%s has no %s', (charset, character) => {
    expect(encodes(charset, character)).toBe(false);
    expect(() => encode(character, charset)).toThrow(RangeError);
  });

  it('has 256 characters where a byte is a character', () => {
    const all = Array.from({ length: 0x10000 }, (_, n) => String.fromCharCode(n));
    expect(all.filter((character) => encodes('cp850', character)).length).toBe(256);
  });
});
