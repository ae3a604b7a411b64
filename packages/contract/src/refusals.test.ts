import { describe, expect, it } from 'vitest';
import { isRefusalCode, REFUSALS, refusalCodes } from './refusals.ts';

describe('refusal codes', () => {
  it('are those of the contract, in its order', () => {
    expect(refusalCodes).toEqual([
      'unsupported-file',
      'damaged-file',
      'password-required',
      'password-wrong',
      'too-large',
      'too-many-pages',
      'took-too-long',
      'no-statement',
      'too-few-credits',
    ]);
  });

  it.each(refusalCodes)('%s is one, and says what to do next', (code) => {
    expect(isRefusalCode(code)).toBe(true);
    expect(REFUSALS[code]).toMatch(/^[A-Z].*\. .+[.]$|^[A-Z].+ and try .+[.]$/);
  });

  // Names that every object has are no codes.
  it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__', '', 'No-Statement', 'no-statement '])(
    '%j is none',
    (text) => expect(isRefusalCode(text)).toBe(false),
  );
});
