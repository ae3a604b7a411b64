import { describe, expect, it } from 'vitest';
import {
  ADDRESS_FORM,
  ADDRESS_FORM_BEHIND,
  addressSigns,
  hasEmail,
  INSTITUTION_WORD,
  LEGAL_FORM,
  TITLE_BEFORE,
} from './names.ts';

describe('lines of addresses', () => {
  it.each([
    '14 Alder Rise, Eastmere EM4 2QT',
    'Bachstrasse 7',
    '8999 Zürich',
    '27 rue des Amandiers',
    'C/ del Molino 8, 2º A, 28001 Madrid',
    'ul. Jasna 3/4, 00-001 Warszawa',
    'Rua do Moinho 9, 1000-001 Lisboa',
    '12 Alder St, Halifax NS B3H 2Y4',
    'Bryggvägen 3 B',
    '999 20 Björkvik',
    'SALEM OR 97301',
    '〒999-3301 しらかば市森下1-9',
    '松岭市云溪路18号',
    'toby@mail.example',
  ])('%s is one', (text) => expect(addressSigns(text)).toBeGreaterThan(1));

  it.each(['Toby Fenn', 'Account Statement', 'Closing Balance', '1,234.50', ''])('%j is none', (text) =>
    expect(addressSigns(text)).toBe(0),
  );
});

it.each([
  'Tannenhof Bank',
  'Talerbank',
  'Banque du Lac',
  'Caja del Olmedal',
  'あけぼの湖銀行',
  'Larch Building Society',
])('%s is an institution', (text) => expect(INSTITUTION_WORD.test(text)).toBe(true));
it.each(['Toby Fenn', 'ELENA BANKS', 'Account number', 'Eastmere'])('%s is none', (text) =>
  expect(INSTITUTION_WORD.test(text)).toBe(false),
);

it.each(['Fenn Joinery Ltd', 'Muster GmbH', 'Lago S.A.', 'Morski sp. z o.o.', '青葉株式会社'])(
  '%s has a legal form',
  (text) => expect(LEGAL_FORM.test(text)).toBe(true),
);
it.each(['Agnes Asante', 'Toby Fenn', 'Saskia Ablinger'])('%s has none', (text) =>
  expect(LEGAL_FORM.test(text)).toBe(false),
);

it('forms of address', () => {
  expect(TITLE_BEFORE.test('MR TOBY FENN')).toBe(true);
  expect(TITLE_BEFORE.test('Marion Fenn')).toBe(false);
  expect('Spett.le ROSA BIANCHI'.replace(ADDRESS_FORM, '')).toBe('ROSA BIANCHI');
  expect('Señor(a) ELENA MAR'.replace(ADDRESS_FORM, '')).toBe('ELENA MAR');
  expect('水沢 拓真 様'.replace(ADDRESS_FORM_BEHIND, '')).toBe('水沢 拓真');
  expect(hasEmail('toby@mail.example')).toBe(true);
  expect(hasEmail('paid @ 12.50')).toBe(false);
});
