import { expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { reconcile } from '../proof/reconcile.ts';
import { readRows } from '../rows/read-rows.ts';
import { buildStatements } from './build-statements.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const summary = columns([50], [300, 'right']);

/** A statement whose table holds both balances, with lines above it, between them and below it. */
const statement = (
  closing: string,
  { above = [], between = [], below = [] }: Partial<Record<'above' | 'between' | 'below', Placed[][]>> = {},
): Placed[][] => [
  line('Statement of account'),
  line('Period 01/03/2025 - 31/03/2025'),
  ...above,
  row('Date', 'Description', 'Amount', 'Balance'),
  row('01/03/2025', 'Opening balance', '', '500.00'),
  ...between,
  row('31/03/2025', 'Closing balance', '', closing),
  ...below,
];

/** What every way to read a page comes to. */
function verdicts(lines: readonly (readonly Placed[])[]): string[] {
  const layout = findLayout([pageOf(lines)]);
  const ways = buildStatements(readRows(layout), layout.form);
  expect(ways).toHaveLength(1);
  return ways.flatMap((each) => [...each]).map(({ reading, decimals }) => reconcile(reading, decimals).status);
}

const nothing = row('', 'There were no transactions in this period.');

it('is proven by balances that are the same', () => {
  expect(verdicts(statement('500.00', { between: [nothing] }))).toContain('verified');
  const totals = [summary('Total deposits', '0.00'), summary('Total withdrawals', '0.00')];
  expect(verdicts(statement('500.00', { above: totals, between: [nothing] }))).toContain('verified');
});

it('is contradicted by another closing balance, whatever is said beside it', () => {
  const above = [summary('Opening balance', '500.00'), summary('Closing balance', '770.00')];
  expect(verdicts(statement('770.00', { above, between: [nothing] }))).not.toContain('verified');
  expect(verdicts(statement('500.00', { above, between: [nothing] }))).not.toContain('verified');
});

it('is contradicted by sums of what came in and went out', () => {
  const above = [summary('Total deposits', '80.00'), summary('Total withdrawals', '80.00')];
  expect(verdicts(statement('500.00', { above, between: [nothing] }))).not.toContain('verified');
  const beside = columns([50], [300, 'right'], [350], [480, 'right'])(
    'Total deposits',
    '0.00',
    'Credit line',
    '8,500.00',
  );
  expect(verdicts(statement('500.00', { above: [beside], between: [nothing] }))).toContain('verified');
});

it('is not contradicted by sums of the year', () => {
  const year = [line('Totals year-to-date'), summary('Total deposits', '80.00')];
  expect(verdicts(statement('500.00', { above: year, between: [nothing] }))).toContain('verified');
});

it('is not proven where a line between the balances was not read', () => {
  expect(verdicts(statement('500.00', { between: [row('', 'Rate', '', '1.25 %')] }))).toContain('verified');
  const lines = [
    row('', 'GROCER', '80.00', '420.00'),
    row('', 'GROCER', '', '42O.00'),
    row('03/03/2025', 'GROCER', '8O.OO'),
  ];
  for (const unread of lines) expect(verdicts(statement('500.00', { between: [unread] }))).not.toContain('verified');
});

it('is not proven where a line elsewhere looks like a booking', () => {
  const below = [line(''), line('Further entries'), columns([50], [300], [480, 'right'])('03/03', 'GROCER', '80.00')];
  expect(verdicts(statement('500.00', { between: [nothing], below }))).not.toContain('verified');
});
