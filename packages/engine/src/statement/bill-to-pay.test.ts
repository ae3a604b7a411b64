import { expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { reconcile } from '../proof/reconcile.ts';
import { readRows } from '../rows/read-rows.ts';
import { isCardBill } from './account.ts';
import { buildStatements } from './build-statements.ts';
import { accountType } from './named-type.ts';

const row = booking('3 March 2025', '1.00');

it.each(['Saldo da pagare', 'Total a pagar', 'Zu zahlender Betrag', 'Balance owed'])(
  '%s of a card by its number makes a bill',
  (label) => {
    const total = labelled('closing', ['12.00'], { label, inTable: false });
    expect(isCardBill([remark('Carta n. 4532 **** **** 4300'), total, row], false)).toBe(true);
    expect(isCardBill([remark('N. 200 300 400'), total, row], false)).toBe(false);
  },
);

it('the day on which an account’s limit ends is no day of payment', () =>
  expect(isCardBill([remark('limite da conta: R$ 2.000,00 vencimento do limite: 10/12'), row], false)).toBe(false));

it('what is to be paid names no savings', () => expect(accountType([remark('Saldo da pagare'), row], null)).toBeNull());

it('a card’s number names no deposit: few minus signs beside it prove no direction', () => {
  const at = columns([50], [110], [400, 'right']);
  const statusWith = (number: string): string | undefined => {
    const lines = [
      line('Statement of account'),
      line(`Number ${number}`),
      line('Period 01/03/2025 - 31/03/2025'),
      line('Opening balance 100.00'),
      line('Closing balance 139.75'),
      at('Date', 'Description', 'Amount'),
      at('12/03/2025', 'GROCER', '12.40'),
      at('13/03/2025', 'BOOKS', '-7.15'),
      at('14/03/2025', 'GARDEN', '34.50'),
    ];
    const layout = findLayout([pageOf(lines)]);
    const [ways] = buildStatements(readRows(layout), layout.form);
    return ways && reconcile(ways.first.reading, ways.first.decimals).status;
  };
  expect(statusWith('12 345 678')).toBe('verified');
  expect(statusWith('4532 **** **** 4300')).toBe('unverifiable');
});
