import { describe, expect, it } from 'vitest';
import { columns } from '../../tests/page-builder.ts';
import { readLines, textsAfter } from '../../tests/read-lines.ts';
import { withoutNamesOfValueDays } from './valued-days.ts';

const cells = columns([50], [150], [450, 'right']);
const textsOf = textsAfter(withoutNamesOfValueDays, cells);

const read = (...rows: readonly (readonly string[])[]) =>
  readLines([cells('Date', 'Libellé', 'Montant'), ...rows.map((row) => cells(...row))]);

describe('days of value below the days of rows, each behind a name of its own', () => {
  it('are of no text, whether words or nothing stands beside them', () => {
    const { items } = read(
      ['03/11/2023', 'VIREMENT', '-12,00'],
      ['val. 04/11/2023', 'FIDUCIAIRE', ''],
      ['06/11/2023', 'RETRAIT', '-20,00'],
      ['val. 06/11/2023', '', ''],
      ['07/11/2023', 'PAIEMENT', '-8,00'],
      ['val. 09/11/2023', 'LIBRAIRIE', ''],
    );
    const rows = items.filter((item) => item.kind === 'row');
    expect(rows.map(({ description }) => description)).toEqual([
      'VIREMENT FIDUCIAIRE',
      'RETRAIT',
      'PAIEMENT LIBRAIRIE',
    ]);
    expect(rows.map(({ date }) => date?.readings[0]?.day)).toEqual([3, 6, 7]);
    expect(rows.map(({ valueDate }) => valueDate?.readings[0]?.day)).toEqual([4, 6, 9]);
    expect(rows.map(({ eitherDate }) => eitherDate)).toEqual([undefined, undefined, undefined]);
  });

  it('are told apart from the days of booking by that name alone', () => {
    const { items } = read(
      ['03/11/2023', 'VIREMENT', '-12,00'],
      ['04/11/2023', 'FIDUCIAIRE', ''],
      ['07/11/2023', 'PAIEMENT', '-8,00'],
      ['09/11/2023', 'LIBRAIRIE', ''],
    );
    expect(items.flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []))).toEqual([true, true]);
  });

  it('lose their name only where a cell says nothing else, right below a day', () => {
    const others = [
      ['03/11/2023', 'VIREMENT', '-12,00'],
      ['val. 04/11/2023 LUX', 'FIDUCIAIRE', ''],
      ['06/11/2023', 'val. 04/11/2023', '-20,00'],
      ['facture 06/11/2023', '', ''],
      ['val. 04/11/2023', 'NOTE', ''],
      ['07/11/2023', 'PAIEMENT', ''],
      ['val. 09/11/2023', 'LIBRAIRIE', '-8,00'],
    ];
    expect(textsOf(...others)).toEqual(others.map((row) => row.filter((text) => text !== '').join(' ')));
  });
});
