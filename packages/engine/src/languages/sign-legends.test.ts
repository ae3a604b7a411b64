import { expect, it } from 'vitest';
import { meaningOfMinus } from './sign-legends.ts';

it.each([
  ['Importi con segno meno: a Suo favore. TAN 0% per il rimborso a saldo.', 'in'],
  ['Gli importi preceduti dal segno - sono a Suo credito.', 'in'],
  ['13.95% Jahreszins ab Rechnungsdatum. Beträge mit Minus sind Gutschriften.', 'in'],
  ['Les montants précédés du signe moins sont en votre faveur', 'in'],
  ['Amounts with a minus sign are credits to your account', 'in'],
  ['Los importes seguidos del signo - son cargos o saldos deudores.', 'out'],
  ['Beträge mit Minuszeichen sind Belastungen', 'out'],
  ['Beträge mit Minus sind Gutschriften oder Belastungen', null],
  ['A minus sign is printed behind the figure. Credits are listed apart.', null],
  ['Terminus Credits Ltd', null],
])('%s', (text, meaning) => expect(meaningOfMinus(text)).toBe(meaning));
