import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [120], [500, 'right']);

/** What is read of the rows where this line stands below the first. */
function texts(line: string): string[] {
  const lines = [
    row('Datum', 'Vorgang', 'Betrag EUR'),
    row('13.03.2025', 'SAMMELUEBERWEISUNG', '-12,00'),
    row('', line, ''),
    row('14.03.2025', 'MIETE', '-33,00'),
  ];
  const items = readRows(findLayout([pageOf(lines)]));
  return items.flatMap((item) => (item.kind === 'row' ? [item.description] : []));
}

it('a count beside another field is of what one booking is made of', () => {
  expect(texts('ANZAHL 13 DATEI-ID: UX2935')).toEqual(['SAMMELUEBERWEISUNG ANZAHL 13 DATEI-ID: UX2935', 'MIETE']);
  expect(texts('ANZAHL BUCHUNGEN 13')).toEqual(['SAMMELUEBERWEISUNG', 'MIETE']);
  expect(texts('ANZAHL 13 Summe Soll: 45,00')).toEqual(['SAMMELUEBERWEISUNG', 'MIETE']);
});
