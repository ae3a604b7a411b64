import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { dateFacts, figureFacts } from '../rows/column-facts.ts';
import { LINE_LABELS } from '../rows/line-label.ts';
import { plansOf } from '../rows/table-plan.ts';
import { readModel } from './model.ts';

const weights = new URL('../../weights/', import.meta.url);
const bytes = new Uint8Array(readFileSync(new URL('row-roles.bin', weights)));
const model = readModel(bytes);

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const layout = findLayout([
  pageOf([
    row('Date', 'Description', 'Amount', 'Balance'),
    row('13/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
    row('14/03/2025', 'SALARY', '900.00', '988.00'),
  ]),
]);

it('weighs less than 4 MB, and is what its manifest says', () => {
  expect(bytes.length).toBeLessThan(4_000_000);
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', weights), 'utf8'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(manifest).toEqual({ 'row-roles.bin': { bytes: bytes.length, sha256 } });
});

it('asks for no fact that the engine does not give', () => {
  const [table] = layout.tables;
  const [plan] = plansOf(layout, { model, trust: 'both' }).values();
  const facts = [...figureFacts(table as never, layout.form), ...dateFacts(table as never, layout.form)];
  for (const name of model.columns.features) for (const each of facts) expect(each).toHaveProperty([name]);
  const [line] = plan?.facts.values() ?? [];
  for (const name of model.lines?.features ?? []) expect(line).toHaveProperty([name]);
});

it('answers in the words of the engine', () => expect(model.lines?.classes).toEqual(LINE_LABELS));
