import { describe, expect, it } from 'vitest';
import { remark } from '../../tests/item-builder.ts';
import { CHAINED, namesOf, rows } from '../../tests/paper-builder.ts';
import { isAccountStatement, paperOf, weigh } from './evidence.ts';

describe('another paper whose rows move a balance', () => {
  it.each([
    [
      'a trader’s account of a customer',
      [
        remark('STATEMENT OF ACCOUNT'),
        ...rows('Invoice 4711', 'Invoice 4712', 'Payment received', 'Credit note 12'),
        remark('Our unpaid invoices are payable to accounts receivable'),
      ],
      [],
    ],
    [
      'a customer’s ledger',
      [
        remark('Kontoauszug'),
        remark('Offene Posten Ihres Kundenkontos, Kundenkonto 88'),
        ...rows('Rechnung 1', 'Rechnung 2', 'Zahlungseingang'),
      ],
      ['Datum', 'Beleg', 'fällig am', 'Betrag'],
    ],
    [
      'receivables',
      [remark('Leverantörsreskontra|Betalningsvillkor'), ...rows('Faktura 12', 'Faktura 13', 'Inbetalning')],
      ['Datum', 'Förfallodatum', 'Belopp', 'Saldo'],
    ],
    ['a cash book', [remark('Libro de caja'), remark('Caja chica')], ['Entradas', 'Salidas', 'Existencia']],
    [
      'a supplier’s deliveries',
      [remark('对账单'), remark('应收账款 销货方')],
      ['日期', '品名规格', '数量', '单价', '金额'],
    ],
    ['a ledger of sales', [remark('得意先元帳'), ...rows('掛売上', '掛売上', '回収')], ['日付', '売上', '残高']],
    ['a plan of repayment', [remark('Tableau d’amortissement')], ['Échéance', 'Capital amorti', 'Capital restant dû']],
    ['a list of calls', [remark('Registro de llamadas')], ['Fecha', 'Hora', 'Número llamado', 'Duración', 'Importe']],
    ['readings of a meter', [remark('Overzicht')], ['Datum', 'Meterstand', 'Verbruik', 'Tarief', 'Bedrag']],
    [
      'an account of rent',
      [remark('Rent statement'), remark('Tenant: A. Nobody'), ...rows('Rent due', 'Rent due', 'Payment received')],
      [],
    ],
  ])('%s', (_, items, headings) => expect(isAccountStatement(CHAINED, paperOf(items, headings))).toBe(false));

  it('says why', () => {
    const paper = paperOf(
      [remark('Offene Posten Ihres Kundenkontos, Kundenkonto 88'), ...rows('Rechnung 1', 'Rechnung 2', 'Zahlung')],
      ['fällig am'],
    );
    expect(namesOf(paper)).toEqual([
      'columns of another paper',
      'words of another paper',
      'rows are invoices and their payments',
    ]);
    expect(weigh(paper.signs)).toBeLessThan(-3);
  });
});
