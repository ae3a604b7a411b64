import { describe, expect, it } from 'vitest';
import { createNodeHost } from '../../platform/node/host.ts';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { modelOf } from '../model/load-model.ts';
import { searchReadings } from './search-readings.ts';

const host = createNodeHost();
const cells = columns([50], [110], [320, 'right'], [400, 'right'], [500, 'right']);

/** Balances that rows move upwards by what the headings call charges. */
const charges = [
  cells('Date', 'Description', 'Charges', 'Credits', 'Balance'),
  cells('03/03/2025', 'Room 12', '112.35', '', '112.35'),
  cells('04/03/2025', 'Room tax', '5.10', '', '117.45'),
  cells('05/03/2025', 'Lobby bar', '36.50', '', '153.95'),
  cells('06/03/2025', 'Settled, thank you', '', '153.95', '0.00'),
];

async function statementsOf(...above: readonly string[]): Promise<number> {
  const layout = findLayout([pageOf([...above.map((text) => line(text)), ...charges])]);
  return (await searchReadings(layout, () => modelOf(host), {}, false)).statements.length;
}

describe('sums that only a proposed reading brings out', () => {
  it('make no statement of a paper that shows no institution', async () => {
    expect(await statementsOf('The Green Inn', 'Guest folio 4711')).toBe(0);
  });

  it('are believed where the paper shows one', async () => {
    expect(await statementsOf('Marrow Bank', 'Overdraft limit', 'Available balance', 'Minimum payment')).toBe(1);
  });
});
