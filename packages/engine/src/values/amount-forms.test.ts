import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';

describe('what is printed is read back', () => {
  const FORMS = [
    { group: ',', decimal: '.' },
    { group: '.', decimal: ',' },
    { group: ' ', decimal: ',' },
    { group: '\u202F', decimal: ',' },
    { group: "'", decimal: '.' },
    { group: '’', decimal: '.' },
    { group: '', decimal: '.' },
    { group: '', decimal: ',' },
  ] as const;
  const SIGNS = [
    (text: string) => `-${text}`,
    (text: string) => `${text}-`,
    (text: string) => `${text} -`,
    (text: string) => `(${text})`,
    (text: string) => `−${text}`,
    (text: string) => `- ${text}`,
    (text: string) => `$(${text})`,
    (text: string) => `-€${text}`,
    (text: string) => `EUR ${text}-`,
  ];

  it('in any form and with any sign', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 99_999_999_999n),
        fc.constantFrom(...FORMS),
        fc.option(fc.constantFrom(...SIGNS), { nil: null }),
        (cents, { group, decimal }, sign) => {
          const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, group);
          const printed = `${whole}${decimal}${(cents % 100n).toString().padStart(2, '0')}`;
          const amount = readAmount(sign ? sign(printed) : printed);
          expect(amount?.readings).toHaveLength(1);
          expect(amount?.readings[0]).toMatchObject({ units: cents, decimals: 2, decimalMark: decimal });
          expect(amount?.sign).toBe(sign ? '-' : null);
        },
      ),
    );
  });

  it('and never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => void readAmount(text)));
    const ink = fc.constantFrom(..."0123456789.,-+()$€ CRD円*'");
    fc.assert(fc.property(fc.array(ink, { maxLength: 20 }), (chars) => void readAmount(chars.join(''))));
  });
});
