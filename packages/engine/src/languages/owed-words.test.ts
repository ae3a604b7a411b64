import { describe, expect, it } from 'vitest';
import { saysCharged, saysOwed, saysPaid, saysToPay, thanksForPayment } from './owed-words.ts';

describe('a heading says that a balance is owed', () => {
  it.each(['Balance owed', 'AMOUNT OWING', 'Solde dû', 'Saldo devedor', 'Restschuld', 'Openstaand saldo', '借入残高'])(
    '%s',
    (heading) => expect(saysOwed(heading)).toBe(true),
  );

  it.each(['Balance', 'Solde du 3 mars', 'Saldo', 'Borrowed', 'Outstanding payments'])('not by %s', (heading) =>
    expect(saysOwed(heading)).toBe(false),
  );
});

it('a bill’s total is to be paid, or owed', () => {
  expect(['Saldo da pagare', 'Total a pagar', 'Montant dû', 'TOTALE DOVUTO'].every(saysToPay)).toBe(true);
  expect(['Saldo attuale', 'Saldo pagato', 'Payments'].some(saysToPay)).toBe(false);
});

it('charges and payments are told apart, in any case', () => {
  expect([saysCharged('Aprēķināts'), saysPaid('Samaksāts'), saysOwed('Parāda atlikums')]).toEqual([true, true, true]);
  expect([saysCharged('CHARGES'), saysPaid('CHARGES')]).toEqual([true, false]);
  expect([saysCharged('Paiements'), saysPaid('Paiements')]).toEqual([false, true]);
  expect([saysCharged('Charges & Advances'), saysCharged('Charges & Payments')]).toEqual([true, false]);
});

it('a bill thanks for the payment of the last one; shops pay back without thanks', () => {
  expect(
    ['PAYMENT RECEIVED, THANK YOU', 'Zahlung dankend erhalten', 'Gracias por su pago'].every(thanksForPayment),
  ).toBe(true);
  expect(['Payment refund', 'Thankyou Books', 'Zahlung'].some(thanksForPayment)).toBe(false);
});
