import { describe, expect, it } from 'vitest';
import { findLayout } from '../src/layout/find-layout.ts';
import { reconcile } from '../src/proof/reconcile.ts';
import { readRows } from '../src/rows/read-rows.ts';
import { buildStatements } from '../src/statement/build-statements.ts';
import { columns, line, type Placed, pageOf } from './page-builder.ts';

/**
 * Pages with one printed digit wrong, read as a document is: no way to read them may come out verified. No figure is
 * printed again where nothing compares the two, and a balance stands behind the last row.
 */

type Lines = readonly (readonly Placed[])[];

const summary = columns([50], [300, 'right']);
const head: Lines = [line('Statement of account'), line('Period 01/03/2025 - 31/03/2025')];
const ends = (opening: string, closing: string): Lines => [
  summary('Opening balance', opening),
  summary('Closing balance', closing),
];
const four = columns([50], [110], [400, 'right'], [500, 'right']);
const three = columns([50], [110], [400, 'right']);
const five = columns([50], [110], [330, 'right'], [420, 'right'], [510, 'right']);

const LAYOUTS: readonly (readonly [name: string, lines: Lines])[] = [
  [
    'signed amounts and running balances',
    [
      ...head,
      ...ends('1,250.10', '2,013.65'),
      four('Date', 'Description', 'Amount', 'Balance'),
      four('13/03/2025', 'GROCER', '-112.35', '1,137.75'),
      four('14/03/2025', 'SALARY', '1,900.00', '3,037.75'),
      four('15/03/2025', 'RENT', '-987.60', '2,050.15'),
      four('16/03/2025', 'CAFE', '-36.50', ''),
    ],
  ],
  [
    'amounts without balances',
    [
      ...head,
      ...ends('1,250.10', '2,013.65'),
      three('Date', 'Description', 'Amount'),
      three('13/03/2025', 'GROCER', '-112.35'),
      three('14/03/2025', 'SALARY', '1,900.00'),
      three('15/03/2025', 'RENT', '-987.60'),
      three('16/03/2025', 'CAFE', '-36.50'),
    ],
  ],
  [
    'paid out and paid in, balances at the end of a day',
    [
      ...head,
      five('Date', 'Details', 'Paid out', 'Paid in', 'Balance'),
      five('', 'Balance brought forward', '', '', '1,250.10'),
      five('13/03/2025', 'GROCER', '112.35', '', ''),
      five('', 'SALARY', '', '1,900.00', '3,037.75'),
      five('15/03/2025', 'RENT', '987.60', '', ''),
      five('', 'CAFE', '36.50', '', ''),
      five('', 'REFUND', '', '17.25', '2,030.90'),
      five('16/03/2025', 'KIOSK', '4.15', '', '2,026.75'),
      five('', 'Balance carried forward', '', '', '2,026.75'),
    ],
  ],
  [
    'totals only',
    [
      ...head,
      five('Date', 'Details', 'Paid out', 'Paid in', ''),
      five('13/03/2025', 'GROCER', '112.35', '', ''),
      five('14/03/2025', 'SALARY', '', '1,900.00', ''),
      five('15/03/2025', 'RENT', '987.60', '', ''),
      five('16/03/2025', 'REFUND', '', '17.25', ''),
      five('', 'Total', '1,099.95', '1,917.25', ''),
    ],
  ],
  [
    'a card bill',
    [
      line('Credit card statement'),
      line('Statement period 01/03/2025 - 31/03/2025'),
      summary('Previous balance', '1,120.40'),
      summary('New balance', '1,256.85'),
      summary('Minimum payment due', '25.00'),
      three('Date', 'Description', 'Amount'),
      three('13/03/2025', 'GROCER', '112.35'),
      three('14/03/2025', 'PAYMENT RECEIVED', '-963.50'),
      three('15/03/2025', 'FLIGHT', '987.60'),
    ],
  ],
  [
    'newest first',
    [
      ...head,
      ...ends('1,250.10', '2,050.15'),
      four('Date', 'Description', 'Amount', 'Balance'),
      four('15/03/2025', 'RENT', '-987.60', ''),
      four('14/03/2025', 'SALARY', '1,900.00', '3,037.75'),
      four('13/03/2025', 'GROCER', '-112.35', '1,137.75'),
    ],
  ],
  [
    'balances below the amounts',
    [
      ...head,
      three('Date', 'Description', 'Amount'),
      three('', 'Opening balance', '1,250.10'),
      three('13/03/2025', 'GROCER', '-112.35'),
      three('', 'LONDON', '1,137.75'),
      three('14/03/2025', 'SALARY', '1,900.00'),
      three('', 'MARCH', '3,037.75'),
      three('15/03/2025', 'RENT', '-987.60'),
      three('', 'LONDON', '2,050.15'),
      three('16/03/2025', 'CAFE', '-36.50'),
      three('', 'PARIS', '2,013.65'),
    ],
  ],
];

function verdicts(lines: Lines): string[] {
  const layout = findLayout([pageOf(lines)]);
  return buildStatements(readRows(layout), layout.form).map((ways) => {
    const statuses = [...ways].map((one) => reconcile(one.reading, one.decimals).status);
    return statuses.includes('verified') ? 'verified' : (statuses[0] ?? 'none');
  });
}

const FIGURE = /^-?[\d,]+\.\d\d$/;

interface Misprint {
  readonly what: string;
  readonly lines: Lines;
}

/** Every digit of every figure as two others; a first digit is never a zero. */
function misprints(lines: Lines): Misprint[] {
  return lines.flatMap((texts, row) =>
    texts.flatMap((placed, cell) => {
      if (!FIGURE.test(placed.text) || texts[0]?.text.startsWith('Minimum')) return [];
      const first = placed.text.search(/\d/);
      return [...placed.text].flatMap((char, at) => {
        if (!/\d/.test(char)) return [];
        const others = [1, 4, 7].map((step) => (Number(char) + step) % 10).filter((digit) => digit > 0 || at !== first);
        return others.slice(0, 2).map((digit) => {
          const text = placed.text.slice(0, at) + digit + placed.text.slice(at + 1);
          return { what: `${placed.text} as ${text}`, lines: lines.with(row, texts.with(cell, { ...placed, text })) };
        });
      });
    }),
  );
}

const isBooked = (texts: readonly Placed[]): boolean => /^\d\d\/\d\d\/\d{4}$/.test(texts[0]?.text ?? '');

/** Each row without its line or lines. */
const losses = (lines: Lines): Misprint[] =>
  lines.flatMap((texts, row) =>
    isBooked(texts) ? [{ what: `without ${texts[1]?.text}`, lines: lines.toSpliced(row, 1) }] : [],
  );

describe.each(LAYOUTS)('%s', (_, lines) => {
  it('verify as they are', () => expect(verdicts(lines)).toEqual(['verified']));

  it('do not with a digit changed', () => {
    const tried = misprints(lines);
    const left = tried.filter((one) => verdicts(one.lines).includes('verified'));
    expect(tried.length).toBeGreaterThan(40);
    expect(left.map(({ what }) => what)).toEqual([]);
  });

  it('do not with a row missing', () => {
    const left = losses(lines).filter((one) => verdicts(one.lines).includes('verified'));
    expect(left.map(({ what }) => what)).toEqual([]);
  });
});
