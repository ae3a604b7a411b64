import { describe, expect, it } from 'vitest';
import { statement } from '../testing/cases.ts';
import { frenchAccount, germanAccount, japaneseAccount, spanishAccount } from './national-accounts.ts';

const account = (parts: Parameters<typeof statement>[0] extends infer P | undefined ? NonNullable<P> : never) =>
  statement(parts).account;
const of = (over: Record<string, string | null>) => account({ account: { number: null, iban: null, ...over } });

describe('a Spanish account', () => {
  const split = { bank: '2100', branch: '0418', account: '0200051332' };
  it('is taken from its IBAN, else from a number whose check digits hold', () => {
    expect(spanishAccount(of({ iban: 'ES9121000418450200051332' }))).toEqual(split);
    expect(spanishAccount(of({ number: '2100-0418-45-0200051332' }))).toEqual(split);
  });
  it('is taken from its parts where they are printed apart', () => {
    const parts = { bankCode: '2100', branchCode: '0418', number: '0200051332' };
    expect(spanishAccount(of(parts))).toEqual(split);
    expect(spanishAccount(of({ ...parts, branchCode: '041' }))).toBeNull();
  });
  it.each(['21000418440200051332', '00000000000000000000', '2100****450200051332', '0200051332'])(
    'is not %s',
    (number) => expect(spanishAccount(of({ number }))).toBeNull(),
  );
  it('is not what another country’s IBAN says', () =>
    expect(spanishAccount(of({ iban: 'DE61999123450000555012', number: '21000418450200051332' }))).toBeNull());
});

describe('a French account', () => {
  const split = { bank: '20041', branch: '01005', account: '0500013M026' };
  it('is taken from its IBAN, else from a number whose key holds', () => {
    expect(frenchAccount(of({ iban: 'FR1420041010050500013M02606' }))).toEqual(split);
    expect(frenchAccount(of({ number: '20041.01005.0500013m026.06' }))).toEqual(split);
  });
  it('is taken from its parts where they are printed apart', () => {
    const parts = { bankCode: '20041', branchCode: '01005', number: '0500013M026' };
    expect(frenchAccount(of(parts))).toEqual(split);
    expect(frenchAccount(of({ ...parts, number: '0500013' }))).toBeNull();
  });
  it.each(['20041010050500013M02607', '00000000000000000000000', '0500013M026'])('is not %s', (number) =>
    expect(frenchAccount(of({ number }))).toBeNull(),
  );
});

it('a German account is bank code and number, without zeros before it', () => {
  expect(germanAccount(of({ iban: 'DE61999123450000555012' }))).toEqual({ bank: '99912345', account: '555012' });
  expect(germanAccount(of({ iban: 'FR1420041010050500013M02606' }))).toBeNull();
  expect(germanAccount(of({}))).toBeNull();
});

it('a Japanese account needs the codes of bank and branch, and all of its digits', () => {
  const whole = { number: '1234567', bankCode: '0001', branchCode: '001' };
  expect(japaneseAccount(of(whole))).toEqual({ bank: '0001', branch: '001', account: '1234567' });
  for (const missing of [{ bankCode: null }, { branchCode: '01' }, { number: '***4567' }, { number: null }]) {
    expect(japaneseAccount(of({ ...whole, ...missing }))).toBeNull();
  }
});

it('a Japanese branch may stand before the number that it keeps', () => {
  const printed = of({ number: '516-0414836', bankCode: '0001' });
  expect(japaneseAccount(printed)).toEqual({ bank: '0001', branch: '516', account: '0414836' });
});
