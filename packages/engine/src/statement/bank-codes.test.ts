import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { bankCodes } from './bank-codes.ts';

const row = booking('3 March 2025', '-1.00');
const read = (texts: readonly string[], iban: string | null = null) => {
  const items: Item[] = [...texts.map((text) => remark(text)), row];
  return bankCodes(items, items, iban);
};

describe('the codes of bank and branch', () => {
  it.each([
    [['BLZ 974 844 58'], { bankCode: '97484458' }],
    [['Konto-Nr. 5550001234 BLZ 97484458'], { bankCode: '97484458' }],
    [['Bankleitzahl (BLZ): | 974 844 58'], { bankCode: '97484458' }],
    [['Code banque | 94485', 'Code guichet | 14621'], { bankCode: '94485', branchCode: '14621' }],
    [['Entidad | 8568', 'Oficina | 2053'], { bankCode: '8568', branchCode: '2053' }],
    [['金融機関コード：７６７６', '店番 516 口座番号 0414836'], { bankCode: '7676', branchCode: '516' }],
    [['あけぼの支店（店番号516）'], { branchCode: '516' }],
    [['Sort code 12-34-56 Account number 55501234'], { bankCode: '123456' }],
    [['Routing number: 123456780'], { bankCode: '123456780' }],
  ])('of %j are %j', (texts, expected) => expect(read(texts)).toEqual(expected));

  it.each([
    ['too few digits', ['BLZ 974 844']],
    ['too many', ['Entidad 85681']],
    ['an amount', ['Oficina 1234,50']],
    ['a number whose check digit does not hold', ['Routing number: 123456789']],
    ['two that differ', ['BLZ 97484458', 'BLZ 97484459']],
    ['part of another word', ['Oficinas 2053']],
  ])('are not %s', (_, texts) => expect(read(texts)).toEqual({}));

  it('stand below their names', () => {
    const below = remark('94485 | 14621');
    const items = [remark('Code banque | Code guichet'), below, row];
    expect(bankCodes(items, items, null)).toEqual({ bankCode: '94485', branchCode: '14621' });
  });

  it('are those above the rows: a payment names other banks', () => {
    const items = [row, remark('BLZ 97484458')];
    expect(bankCodes(items, items, null)).toEqual({});
  });

  it('agree with the IBAN', () => {
    expect(read(['BLZ 999 123 45'], 'DE61999123450000555012')).toEqual({ bankCode: '99912345' });
    expect(read(['BLZ 974 844 58'], 'DE61999123450000555012')).toEqual({});
  });
});
