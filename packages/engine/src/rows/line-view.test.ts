import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

function read(lines: readonly (readonly Placed[])[]) {
  const layout = findLayout([pageOf(lines)]);
  return readOut(readRows(layout), layout);
}

describe('without a heading', () => {
  const row = columns([120, 'right'], [200, 'right'], [220], [320], [400]);
  const rows = [
    row('88.00', '-12.00', '2025-03-13 18:04', 'CARD', 'GREEN GROCER'),
    row('988.00', '900.00', '2025-03-14 09:10', 'SALARY', 'A FAR EMPLOYER'),
    row('980.50', '-7.50', '2025-03-17 12:31', 'CARD', 'CAFE'),
  ];

  it('texts behind the figures are those of the rows, and times of the day are none', () => {
    expect(read(rows).rows.map((text) => text.replace(/ (?:amount|balance|other).*$/u, ''))).toEqual([
      '13.3. CARD GREEN GROCER',
      '14.3. SALARY A FAR EMPLOYER',
      '17.3. CARD CAFE',
    ]);
  });

  it('a time of the day that a text goes on from is a part of it', () => {
    const close = columns([50], [300, 'right']);
    expect(read([close('2025-03-13 18:04 CARD', '-12.00'), close('2025-03-14 09:10 FEE', '-2.00')]).rows[0]).toContain(
      '18:04 CARD',
    );
  });
});

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
