import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { joinBrokenDates } from './broken-dates.ts';
import { wordsToLines } from './lines.ts';

const cells = columns([40], [82], [124], [400, 'right']);
const textsOf = (...rows: readonly (readonly string[])[]): string[] => {
  const page = pageOf(
    rows.map((row) => cells(...row)),
    { step: 11 },
  );
  return joinBrokenDates([wordsToLines(1, page.words)]).flatMap((lines) => lines.map(({ text }) => text));
};

describe('dates that narrow cells break', () => {
  it('stand whole on their first line', () => {
    expect(
      textsOf(
        ['6 Feb', '16 Feb', 'CARD PAYMENT', '24.50'],
        ['2025', '2025', 'GREEN GROCER'],
        ['17 Feb', '17 Feb', 'FEE', '1.00'],
        ['2025', '2025'],
      ),
    ).toEqual(['6 Feb 2025 16 Feb 2025 CARD PAYMENT 24.50', 'GREEN GROCER', '17 Feb 2025 17 Feb 2025 FEE 1.00']);
  });

  it.each([
    ['03-Mar-', '2025', '03-Mar-2025'],
    ['03/03/', '2025', '03/03/2025'],
    ['03/03', '/2025', '03/03/2025'],
    ['2025-', '03-03', '2025-03-03'],
    ['Mar 3,', '2025', 'Mar 3, 2025'],
  ])('are put together at the break: %s %s', (above, below, whole) => {
    expect(textsOf([above, '', 'A'], [below, '', 'B'], [above, '', 'C'], [below])).toEqual([
      `${whole} A`,
      'B',
      `${whole} C`,
    ]);
  });

  it.each([
    [['05', 'May', '2025'], '05 May 2025'],
    [['2025-', '05-', '05'], '2025-05-05'],
    [['2025', '年5月', '5日'], null],
  ])('may be broken twice: %j', (parts, whole) => {
    const [a = '', b = '', c = ''] = parts;
    const texts = textsOf([a, '', 'CAFE', '1.00'], [b, '', 'NORTH'], [c], [a, '', 'SHOP', '2.00'], [b], [c]);
    if (whole === null) expect(texts[0]).toBe('2025 CAFE 1.00');
    else expect(texts).toEqual([`${whole} CAFE 1.00`, 'NORTH', `${whole} SHOP 2.00`]);
  });

  it('stand on the line of the figures where nothing stands beside their first part', () => {
    expect(
      textsOf(['05'], ['May', '', 'CAFE', '1.00'], ['2025'], ['06'], ['May', '', 'SHOP', '2.00'], ['2025']),
    ).toEqual(['05 May 2025 CAFE 1.00', '06 May 2025 SHOP 2.00']);
  });

  it('are not made of a year that parts rows', () => {
    const rows = [
      ['30 Dec', '', 'A', '1.00'],
      ['31 Dec', '', 'B', '2.00'],
      ['2025'],
      ['2 Jan', '', 'C', '3.00'],
      ['3 Jan', '', 'D', '4.00'],
      ['31 Dec', '', 'E', '4.00'],
      ['2026'],
      ['2 Jan', '', 'F', '4.00'],
    ];
    expect(textsOf(...rows)).toHaveLength(8);
  });

  it('are not made of whole dates and what stands below them', () => {
    expect(textsOf(['03/03/2025', '', 'A'], ['2025'], ['04/03/2025', '', 'B'], ['2025'])).toHaveLength(4);
  });
});
