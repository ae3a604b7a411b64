import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import type { Lines } from '../../tests/read-lines.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const cells = columns([50], [110], [420, 'right']);

function read(...lines: Lines): string[] {
  const items = readRows(findLayout([pageOf([cells('Date', 'Details', 'Amount'), ...lines])]));
  return items.flatMap((item) => {
    if (item.kind === 'row') return [`${item.description}`];
    return item.kind === 'labelled' ? [`${item.phrase} ${item.figures.length}`] : [];
  });
}

const rows: Lines = [cells('03/05/2025', 'STATIONER', '30.00'), cells('09/05/2025', 'DINER', '50.00')];

describe('a sum’s name above its figure', () => {
  it.each(['Total', 'Sous-total', 'Gesamtsumme', '合計'])('is no text of the row above: %s', (name) => {
    const [one, other, sum] = read(...rows, cells('', name, ''), cells('', '', '80.00'));
    expect([one, other]).toEqual(['STATIONER', 'DINER']);
    expect(sum).toMatch(/total 1$/);
  });

  it('is a shop’s where its row has no other figure', () => {
    const found = read(...rows, cells('10/05/2025', 'CARD', ''), cells('', 'Total', ''), cells('', '', '80.00'));
    expect(found).not.toContain('total 1');
  });

  it('may be a shop’s where figures of other rows stand alone, too', () => {
    const alone: Lines = [cells('', 'CINEMA', ''), cells('', '', '12.00')];
    expect(read(...rows, ...alone, cells('', 'Total', ''), cells('', '', '92.00'))).not.toContain('total 1');
  });
});
