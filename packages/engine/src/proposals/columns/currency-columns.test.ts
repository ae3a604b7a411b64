import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../../tests/page-builder.ts';
import { readOut } from '../../../tests/read-out.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { readRows } from '../../rows/read-rows.ts';
import { currencyColumns } from './currency-columns.ts';

const wide = columns([50], [110], [300, 'right'], [400, 'right'], [510, 'right']);
const layoutOf = (...lines: readonly (readonly Placed[])[]) =>
  findLayout([pageOf([wide('FECHA', 'DETALLE', 'COMPROB.', 'PESOS', 'DÓLARES'), ...lines])]);

const grocer = wide('13/03/2025', 'ALMACEN', '34390', '1.390,51', '');
const cafe = wide('14/03/2025', 'CAFE', '34391', '390,00', '');
const hotel = wide('15/03/2025', 'HOTEL', '34392', '', '87,98');

describe('columns under the names of two currencies', () => {
  it('hold the amounts of two accounts where no row has both', () => {
    const layout = layoutOf(grocer, cafe, hotel);
    expect(layout.tables.map((table) => currencyColumns(table).filter(Boolean))).toEqual([['PESOS', 'DÓLARES']]);
    const items = readRows(layout);
    expect(items.flatMap((item) => (item.kind === 'row' ? item.figures.map(({ unit }) => unit) : []))).toEqual(
      expect.arrayContaining(['PESOS', 'PESOS', 'DÓLARES']),
    );
    expect(readOut(items, layout).rows.at(-1)).toContain('amount 87.98');
  });

  it('hold them though lines of their totals have a day in another place', () => {
    const total = wide('', 'TOTAL', '15/03/2025', '1.780,51', '87,98');
    const layout = layoutOf(grocer, cafe, hotel, total, total);
    expect(layout.tables.map((table) => currencyColumns(table).filter(Boolean))).toEqual([['PESOS', 'DÓLARES']]);
  });

  it('hold one amount twice where rows have both', () => {
    const layout = layoutOf(
      wide('13/03/2025', 'ALMACEN', '', '1.390,51', '1,39'),
      wide('14/03/2025', 'CAFE', '', '390,00', '0,39'),
    );
    expect(layout.tables.flatMap((table) => currencyColumns(table).filter(Boolean))).toEqual([]);
  });
});
