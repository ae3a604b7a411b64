import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBic, isBic } from './bic.ts';
import { currencyOfIban, findIban, isIban } from './iban.ts';

// Example IBANs of the SWIFT registry's countries
const EXAMPLES = [
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'BE68539007547034',
  'CH9300762011623852957',
  'AT611904300234573201',
  'ES9121000418450200051332',
  'IT60X0542811101000000123456',
  'PT50000201231234567890154',
  'PL61109010140000071219812874',
  'SE4550000000058398257466',
  'NO9386011117947',
  'DK5000400440116243',
  'FI2112345600000785',
  'MT84MALT011000012345MTLCAST001S',
];

describe('IBANs', () => {
  it.each(EXAMPLES)('%s', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(findIban(`IBAN ${iban.replace(/(.{4})/g, '$1 ')} BIC X`)).toBe(iban);
    expect(findIban(`Konto: ${iban}, Seite 1`)).toBe(iban);
    expect(findIban(iban.toLowerCase())).toBe(iban);
  });

  it('may have the currency of their account glued to them, and nothing else', () => {
    expect(findIban('Account: GE26KV1393515667806600USD')).toBe('GE26KV1393515667806600');
    expect(currencyOfIban('Account: GE26KV1393515667806600USD')).toBe('USD');
    expect(currencyOfIban('GE26KV1393515667806600 USD')).toBeNull();
    expect(findIban('GE26KV1393515667806600USX')).toBeNull();
    expect(findIban('GE26KV1393515667806600USD1')).toBeNull();
  });

  it.each([
    ['IBANDE89370400440532013000'],
    ['IBAN: DE89 3704 0044 0532 0130 00'],
    ['DE89-3704-0044-0532-0130-00'],
    ['DE 89 3704 0044 0532 0130 00'],
    ['ＤＥ８９ 3704 0044 0532 0130 00'],
    ['VISA DE12 x DE89370400440532013000'],
  ])('%s', (text) => expect(findIban(text)).toBe('DE89370400440532013000'));

  it.each([
    [''],
    ['DE88370400440532013000'],
    ['DE893704004405320130'],
    ['DE8937040044053201300000'],
    ['DE89 3704 **** **** 0130 00'],
    ['DE89 XXXX XXXX XXXX XXXX 00'],
    ['XX89370400440532013000'],
    ['ADE89370400440532013000'],
    ['89370400440532013000'],
    ['DE89.3704.0044.0532.0130.00'],
  ])('none in %j', (text) => expect(findIban(text)).toBeNull());

  it('no single wrong digit passes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXAMPLES), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, step) => {
        const digits = [...iban.matchAll(/\d/g)].map((match) => match.index);
        const place = digits[at % digits.length] as number;
        const wrong = (Number(iban[place]) + step) % 10;
        expect(isIban(iban.slice(0, place) + wrong + iban.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('BICs', () => {
  it.each([
    ['BIC COBADEFFXXX', 'COBADEFFXXX'],
    ['BIC: COBADEFF', 'COBADEFF'],
    ['SWIFT-Code COBADEFFXXX', 'COBADEFFXXX'],
    ['BIC/SWIFT: COBADEFFXXX', 'COBADEFFXXX'],
    ['IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'COBADEFFXXX'],
    ['BIC COBA DE FF XXX', 'COBADEFFXXX'],
    ['COBADEFFXXX', 'COBADEFFXXX'],
    ['BIC GENODEF1S01', 'GENODEF1S01'],
  ])('%s', (text, bic) => expect(findBic(text)).toBe(bic));

  it.each([
    [''],
    ['BIC'],
    ['BIC 12345678'],
    ['BIC COBAZZFF'],
    ['BIC COBADEF'],
    ['bic cobadeff'],
    ['DE89370400440532013000'],
  ])('none in %j', (text) => expect(findBic(text)).toBeNull());

  it('has a country', () => {
    expect(isBic('COBADEFF')).toBe(true);
    expect(isBic('COBAQQFF')).toBe(false);
  });
});
