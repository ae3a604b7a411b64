import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [150], [370, 'right'], [430, 'right'], [510, 'right']);

it('initials in a column of codes name no balance, though a language shortens one so', () => {
  // `IB` is `ingående balans` in Swedish
  const page = [
    row('Fecha', 'Origen', 'Concepto', 'Debitos', 'Creditos', 'Saldo'),
    row('12/03/2025', '', 'PAGO HABERES MARZO LOTE 4711', '9,00', '', '88,00'),
    row('13/03/2025', 'S034', 'DEPOSITO CHEQUE 48 HS', '', '900,00', '988,00'),
    row('14/03/2025', 'IB', 'TRANSF. RECIBIDA', '', '12,00', ''),
    row('', '', 'FRIGORIFICO DEL SUR', '', '', ''),
    row('15/03/2025', '', 'COMISION MANTENIMIENTO', '3,00', '', '997,00'),
    row('16/03/2025', 'IB', 'TRANSF. RECIBIDA', '', '3,00', ''),
    row('17/03/2025', '', 'IVA 21%', '1,00', '', '999,00'),
  ];
  const rows = readRows(findLayout([pageOf(page)])).flatMap((item) => (item.kind === 'row' ? [item.description] : []));
  expect(rows).toEqual([
    'PAGO HABERES MARZO LOTE 4711',
    'S034 DEPOSITO CHEQUE 48 HS',
    'IB TRANSF. RECIBIDA FRIGORIFICO DEL SUR',
    'COMISION MANTENIMIENTO',
    'IB TRANSF. RECIBIDA',
    'IVA 21%',
  ]);
});
