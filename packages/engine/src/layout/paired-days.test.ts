import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';
import { wordsToLines } from './lines.ts';
import { partPairedDays } from './paired-days.ts';

const cells = columns([40], [90], [250], [500, 'right']);
type Row = readonly [string, string, string, string];

const linesOf = (...rows: readonly Row[]) => wordsToLines(1, pageOf(rows.map((row) => cells(...row))).words);
const textsOf = (...rows: readonly Row[]): string[] =>
  partPairedDays([linesOf(...rows)]).flatMap((lines) => lines.map(({ text }) => text));

const heading: Row = ['Nr.', 'Valuta / Buchungstag', 'Buchungstext', 'EUR'];
const rows: Row[] = [
  ['01', '04.05.2022 / 02.05.2022', 'MIETE', '810,00 -'],
  ['02', '09.05.2022 / 08.05.2022', 'KINO 1 / 2', '24,50 -'],
];

describe('two dates that a slash parts', () => {
  it('stand in two columns, as their names do', () => {
    expect(textsOf(heading, rows[0] as Row)).toEqual([
      'Nr. Valuta Buchungstag Buchungstext EUR',
      '01 04.05.2022 02.05.2022 MIETE 810,00 -',
    ]);
    const [table] = findLayout([pageOf([heading, ...rows].map((row) => cells(...row)))]).tables;
    expect(table?.dates.map((column) => column.heading?.roles[0])).toEqual(['value-date', 'date']);
    expect(table?.figures.map((column) => column.heading?.text)).toEqual(['EUR']);
  });

  it('stand in two columns without names where several lines begin so', () => {
    expect(textsOf(...rows)[1]).toBe('02 09.05.2022 08.05.2022 KINO 1 / 2 24,50 -');
    expect(textsOf(rows[0] as Row)[0]).toContain('04.05.2022 / 02.05.2022');
  });

  it('stand in two columns where a blank alone parts them', () => {
    const close = rows.map((row) => row.map((text) => text.replace(' / ', ' ')) as unknown as Row);
    const [table] = findLayout([pageOf([heading, ...close].map((row) => cells(...row)))]).tables;
    expect(table?.dates.map((column) => column.heading?.roles[0])).toEqual(['value-date', 'date']);
    expect(table?.dates.map((column) => column.tokens.length)).toEqual([2, 2]);
  });

  it('stand in two columns where they are one word, as their names are', () => {
    const glued: Row[] = [
      ['Nr.', 'Buchung/Wert', 'Buchungstext', 'EUR'],
      ['01', '04.05./02.05.', 'MIETE 01.05./31.05.', '810,00 -'],
      ['02', '09.05./08.05.', 'KINO A/B', '24,50 -'],
    ];
    expect(textsOf(...glued)).toEqual([
      'Nr. Buchung Wert Buchungstext EUR',
      '01 04.05. 02.05. MIETE 01.05./31.05. 810,00 -',
      '02 09.05. 08.05. KINO A/B 24,50 -',
    ]);
    const [table] = findLayout([pageOf(glued.map((row) => cells(...row)))]).tables;
    expect(table?.dates.map((column) => column.heading?.roles[0])).toEqual(['date', 'value-date']);
  });

  it('stand as they are behind another date: a period in a text', () => {
    const texts: Row[] = [
      ['1', '04.05.2022', 'ZINS 01.04.2022 / 30.04.2022', '8,10'],
      ['2', '04.06.2022', 'ZINS 01.05.2022 / 31.05.2022', '8,20'],
    ];
    expect(textsOf(...texts)).toEqual(texts.map((row) => row.join(' ')));
  });
});
