import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

function read(lines: readonly (readonly Placed[])[]) {
  const layout = findLayout([pageOf(lines)]);
  return readOut(readRows(layout), layout);
}

describe('words right of the last heading', () => {
  it('are the text that stands under a heading whose words say nothing that we know', () => {
    const row = columns([50], [220, 'right'], [300, 'right'], [330]);
    const { rows } = read([
      row('Date', 'Amount', 'Balance', 'Qwzx'),
      row('13/03/2025', '-12.00', '88.00', 'CARD PAYMENT GREEN GROCER, LONDON'),
      row('14/03/2025', '900.00', '988.00', 'SALARY OF MARCH FROM A FAR EMPLOYER'),
    ]);
    expect(rows).toEqual([
      '13.3. CARD PAYMENT GREEN GROCER, LONDON amount -12.00 balance 88.00',
      '14.3. SALARY OF MARCH FROM A FAR EMPLOYER amount 900.00 balance 988.00',
    ]);
  });

  it('go on the text that begins left of its edge', () => {
    const row = columns([50], [110, 'left'], [330, 'right'], [400]);
    const { rows } = read([
      row('Date', 'Amount', 'Balance', 'Branch'),
      row('13/03/2025', '-12.00', '88.00', 'CARD PAYMENT GREEN GROCER'),
      row('14/03/2025', '900.00', '988.00', 'SALARY OF MARCH'),
    ]);
    expect(rows[0]).toContain('CARD PAYMENT GREEN GROCER');
  });

  it('are none of the table where they stand apart', () => {
    const row = columns([50], [110], [300, 'right'], [360, 'right']);
    const { rows } = read([
      line('Statement'),
      row('Date', 'Description', 'Amount', 'Balance'),
      [...row('13/03/2025', 'GROCER', '-12.00', '88.00'), { text: 'Call us', x: 450 }],
      row('14/03/2025', 'SALARY', '900.00', '988.00'),
    ]);
    expect(rows[0]).toBe('13.3. GROCER amount -12.00 balance 88.00');
  });
});
