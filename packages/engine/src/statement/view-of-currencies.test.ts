import { expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from '../rows/read-rows.ts';
import { buildStatements } from './build-statements.ts';

const cells = columns([50], [110], [400, 'right'], [500, 'right']);

it('the currencies of one card are printed alike, however few purchases one has', () => {
  const layout = findLayout([
    pageOf([
      line('Movimientos de tarjeta de crédito'),
      line('Tarjeta: 5983-50**-****-0692'),
      cells('Fecha', 'Descripción', 'Monto Local', 'Monto Dólares'),
      cells('15/10/2022', 'CABLE', '195.30', '0.00'),
      cells('17/10/2022', 'GASOLINERA', '449.13', '0.00'),
      cells('18/10/2022', 'MERCADO', '543.85', '0.00'),
      cells('25/10/2022', 'HECHO', '0.00', '-63.43'),
      cells('30/10/2022', 'HECHO', '0.00', '-214.90'),
      cells('01/11/2022', 'NORTHLARK', '0.00', '129.97'),
    ]),
  ]);
  const read = buildStatements(readRows(layout), layout.form).map(({ first }) =>
    first.transactions.map(({ amount }) => amount),
  );
  expect(read).toEqual([
    ['-195.30', '-449.13', '-543.85'],
    ['63.43', '214.90', '-129.97'],
  ]);
});
