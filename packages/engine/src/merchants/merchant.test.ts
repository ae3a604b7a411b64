import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merchantKey, merchantOf } from './merchant.ts';

describe('what is taken off', () => {
  it.each([
    // English
    ['CARD PAYMENT TO GREEN GROCER LTD ON 03 MAR 2025', 'GREEN GROCER LTD'],
    ['CARD PAYMENT GREEN GROCER 03/03', 'GREEN GROCER'],
    ['Contactless payment: Harbour Bakery CARD 1234', 'Harbour Bakery'],
    ['POS PURCHASE 4929XXXXXXXX1234 HARBOUR BAKERY', 'HARBOUR BAKERY'],
    ['DIRECT DEBIT TO NORTH WATER REF 00482913', 'NORTH WATER'],
    ['Faster payment A. Miller 12:45', 'A. Miller'],
    ['STANDING ORDER TO HILL FLATS', 'HILL FLATS'],
    ['VISA DEBIT HARBOUR BAKERY #0231', 'HARBOUR BAKERY'],
    ['GREEN GROCER 12', 'GREEN GROCER'],
    ['VIS GREEN GROCER LEEDS', 'GREEN GROCER LEEDS'],
    ['DD NORTH WATER', 'NORTH WATER'],
    // A name that only looks like one of these words, and a word that is alone.
    ['Vis Hill Design', 'Vis Hill Design'],
    ['VIS', 'VIS'],
    ['SQ *GREEN GROCER', 'GREEN GROCER'],
    ['PAYHUB *GREEN GROCER', 'PAYHUB GREEN GROCER'],
    ['BOOKSHELF*2A41K99Z1', 'BOOKSHELF'],
    ['GREEN GROCER//LEEDS/GB', 'GREEN GROCER'],
    ['GREEN GROCER          LEEDS        GB', 'GREEN GROCER'],
    ['GREEN GROCER LEEDS GBR', 'GREEN GROCER LEEDS'],
    ['GREEN GROCER, LEEDS, GB', 'GREEN GROCER'],
    ['HARBOUR BAKERY 800-555-0134 USD 12.40', 'HARBOUR BAKERY'],
    // German
    ['Kartenzahlung Hofladen Lindner vom 03.03.2025 14:35 Uhr', 'Hofladen Lindner'],
    ['SEPA-Lastschrift Stadtwerke Auental EREF+4711 MREF+A-12 CRED+DE98ZZZ09999999999', 'Stadtwerke Auental'],
    ['Stadtwerke Auental EREF 4711 MREF A-12', 'Stadtwerke Auental'],
    ['Stadtwerke Auental EREF: 4711', 'Stadtwerke Auental'],
    ['MREF A-12 Stadtwerke Auental', 'Stadtwerke Auental'],
    ['ÜBERWEISUNG AN MARTA SOMMER Verwendungszweck Miete März', 'MARTA SOMMER'],
    ['Dauerauftrag Hausverwaltung Brückner', 'Hausverwaltung Brückner'],
    ['Folgelastschrift Mandatsref', 'Folgelastschrift Mandatsref'],
    // French
    ['PAIEMENT CB EPICERIE DU PORT 03/03', 'EPICERIE DU PORT'],
    ['PRLV SEPA EAUX DU VALLON REF 88213', 'EAUX DU VALLON'],
    ['Virement reçu de Lucie Martel', 'Lucie Martel'],
    ['CARTE X1234 03/03 BOULANGERIE DES HALLES', 'BOULANGERIE DES HALLES'],
    // Spanish
    ['COMPRA TARJETA 1234 FRUTERIA DEL PUERTO', 'FRUTERIA DEL PUERTO'],
    ['Recibo Aguas del Valle N° 2231', 'Aguas del Valle'],
    ['TRANSFERENCIA A FAVOR DE ANA RUEDA', 'ANA RUEDA'],
    // Portuguese
    ['COMPRA 1234 MERCEARIA DO CAIS', 'MERCEARIA DO CAIS'],
    ['Débito direto Águas da Serra', 'Águas da Serra'],
    ['TRF P/ JOAO TEIXEIRA', 'JOAO TEIXEIRA'],
    // Italian
    ['PAGAMENTO POS 03/03 14:35 FORNO DEL BORGO', 'FORNO DEL BORGO'],
    ['Addebito diretto SEPA Acque del Colle', 'Acque del Colle'],
    ['BONIFICO A FAVORE DI PAOLA RINALDI', 'PAOLA RINALDI'],
    // Japanese and Chinese
    ['カード利用 ミドリ青果店 3月31日', 'ミドリ青果店'],
    ['振込 ﾀﾅｶ ﾊﾅｺ', 'タナカ ハナコ'],
    ['VISAデビット 123456 ミドリ青果店', 'ミドリ青果店'],
    ['POS消费 绿园蔬果店', '绿园蔬果店'],
    ['刷卡消費 綠園蔬果行 20250303', '綠園蔬果行'],
  ])('%s is %s', (description, merchant) => {
    expect(merchantOf(description)).toBe(merchant);
  });
});

describe('what is left as it is', () => {
  it.each([
    'Card payment',
    'GREEN GROCER LTD',
    'SMITH AND CO',
    'PIER 39 DINER',
    'STUDIO 54',
    'POSTAL MUSEUM SHOP',
    'VISION OPTICS',
    'CARTER & SONS',
    'Interest',
    '12345678',
    '工资',
    '',
  ])('%j', (description) => {
    expect(merchantOf(description)).toBe(description);
  });
});

describe('any description', () => {
  it('gives some of its own words, the same again from the outcome, and something where there was something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (description) => {
        const merchant = merchantOf(description);
        expect(merchant === '').toBe(description.normalize('NFKC').trim() === '');
        expect(merchant.length).toBeLessThanOrEqual(description.normalize('NFKC').length);
      }),
    );
  });

  it('is told in no time, however it is written: the test would time out', () => {
    const hostile = `${'A1-'.repeat(1300)}*${' x'.repeat(50)}`;
    for (const text of [hostile, `A${' '.repeat(4000)}`, '1 '.repeat(2000), '1'.repeat(4000), 'x'.repeat(4000)]) {
      expect(merchantOf(text).length).toBeLessThanOrEqual(text.length);
    }
  });
});

describe('keys', () => {
  it.each([
    ['Card payment Café Rivière', 'CB CAFE RIVIERE 03/03'],
    ['GREEN GROCER LTD.', 'card payment Green Grocer Ltd'],
  ])('%s and %s are of one merchant', (one, other) => {
    expect(merchantKey(one)).toBe(merchantKey(other));
  });

  it('are of another one where the names differ', () => {
    expect(merchantKey('GREEN GROCER')).not.toBe(merchantKey('GREEN GROVE'));
  });
});
