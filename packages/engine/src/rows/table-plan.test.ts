import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { proposeByChain } from '../proposals/columns/balance-chain.ts';
import { RULES } from './judge.ts';
import { plansOf } from './table-plan.ts';

const bare = columns([50], [110], [400, 'right'], [500, 'right']);
const headed = columns([50], [180], [300, 'right']);

const ROWS = [
  bare('03/03/2025', 'GROCER', '-12.00', '88.00'),
  bare('04/03/2025', 'SALARY', '900.00', '988.00'),
  bare('05/03/2025', 'TRAIN', '-8.50', '979.50'),
  bare('06/03/2025', 'BAKER', '-9.50', '970.00'),
];
const ANNOUNCED = [
  headed('Date', 'Description', 'Amount'),
  ...['21.00', '33.40', '5.15', '61.00', '7.20'].map((text, i) => headed(`1${i}/03/2025`, 'SHOP', text)),
];

it('rows whose balances follow are bookings beside a table with headings in which none do', () => {
  const layout = findLayout([pageOf([...ROWS, ...ANNOUNCED])]);
  const assigned = new Map(
    layout.tables.flatMap((table, i) => {
      const proposal = proposeByChain(table, layout.form);
      return proposal ? [[i, proposal.roles] as const] : [];
    }),
  );
  const headings = (given: object) => [
    ...new Set([...plansOf(layout, { ...RULES, ...given }).values()].map(({ table }) => table.heading !== null)),
  ];
  expect(headings({})).toEqual([true]);
  expect(headings({ assigned })).toEqual([false]);
  expect(headings({ tables: 'unheaded' })).toEqual([false]);
  expect(headings({ tables: 'all' })).toEqual([true, false]);
});
