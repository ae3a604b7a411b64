import { describe, expect, it } from 'vitest';
import { booking } from '../../tests/item-builder.ts';
import { block, type Cell, line } from '../../tests/line-builder.ts';
import type { Remark } from '../shapes/row.ts';
import { findHolder } from './holder.ts';

const row = booking('3 March 2025', '-1.00', undefined, { spot: { page: 1, box: [50, 500, 540, 510] } });
const more = block(400, ['Statement period March 2025', 'Opening balance 12.00', 'Closing balance 11.00'], 300);
const holderOf = (...lines: Remark[]): string | null => findHolder([...lines, ...more, row], 'Tannenhof Bank');

describe('by a label', () => {
  it.each<[cells: Cell[], expected: string | null]>([
    [[['Account holder: Toby Fenn']], 'Toby Fenn'],
    [
      [
        ['Kontoinhaber', 50],
        ['Dr. Rut Engel', 150],
      ],
      'Dr. Rut Engel',
    ],
    [
      [
        ['Eier', 50],
        ['Kari Holm', 150],
        ['Kontonummer', 300],
      ],
      'Kari Holm',
    ],
    [[['Cliente: MARTA ALVES Período: 01/04/2025 a 30/04/2025']], 'MARTA ALVES'],
    [
      [
        ['Señor(a)', 50],
        ['ELENA MAR', 150],
        ['Cartola N°', 300],
      ],
      'ELENA MAR',
    ],
    [[['Spett.le ROSA BIANCHI']], 'ROSA BIANCHI'],
    [
      [
        ['户名：林若溪', 50],
        ['卡号： 6228 0000 1111', 250],
      ],
      '林若溪',
    ],
    [[['Name: Fenn Joinery Ltd']], 'Fenn Joinery Ltd'],
    [[['CUSTOMER SERVICE', 300]], null],
    [[['Für Ihre Fragen']], null],
    [[['Customer Relations Department']], null],
    [[['Gentile Cliente,']], null],
    [[['Spettabile clientela, le condizioni sono cambiate']], null],
    [[['Kunde 5551234']], null],
    [
      [
        ['Customer', 50],
        ['Reference', 150],
      ],
      null,
    ],
  ])('%j says %s', (cells, expected) => expect(holderOf(line(80, cells))).toBe(expected));

  it('below it, in a table of headings', () => {
    const headings: Cell[] = [
      ['Account Name', 50],
      ['Sortcode', 200],
      ['Account Number', 300],
    ];
    const values: Cell[] = [
      ['T FENN', 50],
      ['00-00-00', 200],
      ['12345678', 300],
    ];
    expect(holderOf(line(200, headings), line(210, values))).toBe('T FENN');
  });
});

describe('by the address', () => {
  it.each<[lines: string[], expected: string | null]>([
    [['MR TOBY FENN', '14 Alder Rise', 'Eastmere EM4 2QT'], 'MR TOBY FENN'],
    [['Johanna Ebner', 'Erlenweg 8/14, 1050 Wien'], 'Johanna Ebner'],
    [['Frau Rut Engel', 'Bachstrasse 7', '8999 Zürich'], 'Frau Rut Engel'],
    [['M. LUC GRANDCHAMP', '27 rue des Amandiers', '99120 VAL-OMBRELLE'], 'M. LUC GRANDCHAMP'],
    [['P. van der Meer', 'Molenpad 12, 9999 ZX Waterlinde'], 'P. van der Meer'],
    [['FENN JOINERY LLC', '4100 FOUNDRY PKWY', 'SALEM OR 97301'], 'FENN JOINERY LLC'],
    [['TAN LI WEN', 'No. 9 Jalan Melati 5, 40000 Shah Alam'], 'TAN LI WEN'],
    [['ASHA VERMA', '45/6 3rd Cross', 'Malviya Nagar', 'Jaipur 302017'], 'ASHA VERMA'],
    [['TOBY FENN', 'JUNE FENN', '14 Alder Rise', 'Eastmere EM4 2QT'], 'TOBY FENN'],
    [['青葉 しおり', '〒999-3301 しらかば市森下1-9'], '青葉 しおり'],
    [['葉沛晴', '竹嶺市晴川路27號5樓'], '葉沛晴'],
    [['Toby Fenn', 'toby.fenn@mail.example'], 'Toby Fenn'],
    [['KALLIO OTSO', 'FI60 9999 9900 0123 45'], 'KALLIO OTSO'],
    [['Toby Fenn, 14 Alder Street, Eastmere EM4 2QT'], 'Toby Fenn'],
    [['Birk Lund Konto 0055-1234567 DKK'], 'Birk Lund'],
    [['口座番号 0123456 水沢 拓真 様'], '水沢 拓真'],
    [['葉沛晴 君'], '葉沛晴'],
    [['Tannenhof Bank', '1 Market Street', 'Eastmere EM4 2QT'], null],
    [['Eastmere Branch', '1 Market Street', 'Eastmere EM4 2QT'], null],
    [['Account Summary', '1 March 2025', '31 March 2025'], null],
    [['Great Offers', 'Book before June'], null],
  ])('%j', (lines, expected) => expect(holderOf(...block(80, lines))).toBe(expected));

  it('not the department that stands under the bank’s name, but the block beside it', () => {
    const ours = block(60, ['Tannenhof Bank', 'PRIVATE CLIENTS DESK', '1 Market Street', 'Eastmere EM4 2QT'], 320);
    expect(holderOf(...ours, ...block(110, ['Toby Fenn', '14 Alder Rise', 'Eastmere EM4 2QT']))).toBe('Toby Fenn');
  });
});
