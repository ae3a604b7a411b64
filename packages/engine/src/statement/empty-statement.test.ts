import { describe, expect, it } from 'vitest';
import { labelled, remark } from '../../tests/item-builder.ts';
import { isEmptyStatement } from './empty-statement.ts';
import { paperOf } from './evidence.ts';

describe('a document without rows', () => {
  const balances = [labelled('opening', ['5.00']), labelled('closing', ['5.00'])];
  const titled = remark('Account statement');
  const institutional = [
    remark('Credit limit 500.00|Minimum payment due 20.00'),
    remark('Overdraft|Cash advance|Routing number'),
  ];

  it.each([
    ['that is titled a statement, with both balances', [titled, ...balances], true],
    ['that says that nothing was booked', [...balances, remark('There were no transactions')], true],
    ['with both balances only', balances, false],
    ['of much that only an institution says, with equal balances', [...institutional, ...balances], true],
    [
      'of as much, with balances that differ',
      [...institutional, labelled('opening', ['5.00']), labelled('closing', ['6.00'])],
      false,
    ],
    [
      'of as much, with noughts alone, as in a form that is not filled in',
      [...institutional, labelled('opening', ['0.00']), labelled('closing', ['0.00'])],
      false,
    ],
    ['with one balance', [titled, ...balances.slice(1)], false],
    ['of another kind', [remark('Invoice'), ...balances, remark('no transactions')], false],
    [
      'with carried balances',
      [titled, labelled('brought-forward', ['5.00']), labelled('carried-forward', ['5.00'])],
      true,
    ],
    ['that says nothing', [titled], false],
    [
      'that is a card’s bill of nothing',
      [
        remark('カードご利用代金明細書'),
        remark('会員番号 ****-1234'),
        remark('ご利用可能枠 400,000円'),
        remark('お支払日|お引落口座'),
        labelled('closing', ['0']),
      ],
      true,
    ],
    [
      'that is a letter about a balance',
      [remark('残高証明書'), remark('普通預金'), labelled('closing', ['52,061'])],
      false,
    ],
    [
      'that is a letter about a balance of nothing',
      [remark('Saldenbestätigung'), remark('Girokonto'), labelled('closing', ['0.00'])],
      false,
    ],
  ])('%s', (_, items, expected) => expect(isEmptyStatement(items, paperOf(items))).toBe(expected));
});
