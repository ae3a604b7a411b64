import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../../tests/page-builder.ts';
import { findLayout } from '../../layout/find-layout.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { proposeByRates } from './exchange.ts';

const wide = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);

function rolesOf(...lines: readonly (readonly Placed[])[]): readonly FigureRole[] | undefined {
  const layout = findLayout([pageOf([wide('Date', 'Details', 'Amount', 'Zuiop', 'Qwertz'), ...lines])]);
  const [table] = layout.tables.filter(({ figures }) => figures.length > 0);
  if (!table) throw new RangeError('no table');
  const ruled = table.figures.map((_, i): FigureRole => (i === 0 ? 'amount' : 'other'));
  return proposeByRates(table, layout.form, ruled)?.roles;
}

const home = [wide('13/03/2025', 'GROCER', '', '', '112.00'), wide('15/03/2025', 'CAFE', '', '', '19.50')];

describe('two columns that a rate connects', () => {
  it('are the amount abroad, and the booked one on all rows', () => {
    const first = wide('14/03/2025', 'HOTEL', '10.00', '11.0310', '110.31');
    const second = wide('16/03/2025', 'FERRY', '144.48', '11.0287', '1,593.43');
    expect(rolesOf(first, ...home, second)).toEqual(['other', 'amount']);
  });

  it('come out with a rate that is quoted the other way round, and in a column of figures', () => {
    const first = wide('14/03/2025', 'HOTEL', '1,103.10', '11.0300', '100.01');
    const second = wide('16/03/2025', 'FERRY', '1,593.43', '11.0300', '144.46');
    expect(rolesOf(first, ...home, second)).toEqual(['other', 'other', 'amount']);
  });

  it.each([
    ['one line comes out', [wide('14/03/2025', 'HOTEL', '10.00', '11.0310', '110.31')]],
    [
      'some lines do not come out',
      [
        wide('14/03/2025', 'HOTEL', '10.00', '11.0310', '110.31'),
        wide('16/03/2025', 'FERRY', '144.48', '11.0287', '1,593.43'),
        wide('17/03/2025', 'FERRY', '144.48', '11.0287', '1,493.43'),
      ],
    ],
    [
      'the rate is about one',
      [
        wide('14/03/2025', 'HOTEL', '110.31', '1.0001', '110.32'),
        wide('16/03/2025', 'FERRY', '93.43', '1.0002', '93.45'),
      ],
    ],
  ])('are not told where %s', (_, abroad) => expect(rolesOf(...home, ...abroad)).toBeUndefined());

  it('are not told where both are filled alike', () => {
    const first = wide('14/03/2025', 'HOTEL', '10.00', '11.0310', '110.31');
    const second = wide('16/03/2025', 'FERRY', '144.48', '11.0287', '1,593.43');
    expect(rolesOf(first, second)).toBeUndefined();
  });
});
