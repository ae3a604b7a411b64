import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { wordsToLines } from '../layout/lines.ts';
import type { Line } from '../shapes/layout.ts';
import { labelledFigures, linesBelow } from './labelled-figures.ts';

const four = columns([50], [180], [300], [420]);

/** What the first line names, with the figures under the names. */
function named(names: readonly string[], figures: readonly string[]): string[] {
  const [line, below] = wordsToLines(1, pageOf([four(...names), four(...figures)]).words) as [Line, Line];
  return labelledFigures(line, below ? [below] : [], { decimalMark: '.', decimals: 2 }).map(
    ({ phrase, figures: [first] }) => `${phrase} ${first?.amount.readings[0]?.units}`,
  );
}

describe('a line that names opening and closing balance', () => {
  it('names sums by words that elsewhere head columns', () => {
    const found = named(['Opening Balance', 'Debits', 'Credits', 'Closing Balance'], ['10.00', '1.00', '0.00', '9.00']);
    expect(found).toEqual(['opening 1000', 'total-out 100', 'total-in 0', 'closing 900']);
  });

  it('may name a limit, which is no sum', () => {
    const found = named(
      ['Opening Balance', 'Credit limit', 'Debits', 'Closing Balance'],
      ['10.00', '4.00', '1.00', '9.00'],
    );
    expect(found).toEqual(['opening 1000', 'total-out 100', 'closing 900']);
  });

  it('counts bookings, and these are no sums', () => {
    const found = named(['Opening Balance', 'Dr Count', 'Debits', 'Closing Balance'], ['10.00', '4', '1.00', '9.00']);
    expect(found).toEqual(['opening 1000', 'total-out 100', 'closing 900']);
  });
});

it('words for a balance that begin within the name of another one are its end', () => {
  const place = columns([50], [260, 'right'], [320], [540, 'right']);
  const line = wordsToLines(
    1,
    pageOf([place('Začetno stanje na dan:', '18.00', 'Končno stanje na dan:', '38.00')]).words,
  );
  const found = labelledFigures(line[0] as Line, [], { decimalMark: '.', decimals: 2 });
  expect(found.map(({ phrase }) => phrase)).toEqual(['opening', 'closing']);
});

it('words behind a figure name the next one, whatever they say', () => {
  const two = columns([50], [180, 'right'], [300], [420, 'right']);
  const figuresOf = (...cells: string[]) => {
    const line = wordsToLines(1, pageOf([two(...cells)]).words)[0] as Line;
    const [first] = labelledFigures(line, [], { decimalMark: '.', decimals: 2 });
    return first?.figures.map(({ amount }) => amount.readings[0]?.units);
  };
  expect(figuresOf('Closing balance', '80.00', 'Qwertz', '500.00')).toEqual([8000n]);
  expect(figuresOf('Closing balance', '80.00', 'Credit limit', '500.00')).toEqual([8000n]);
  expect(figuresOf('Closing balance', '80.00', 'Credit', '500.00')).toEqual([8000n, 50000n]);
  expect(figuresOf('Closing balance', '80.00', 'USD', '500.00')).toEqual([8000n, 50000n]);
});

it('a side with the count of its bookings names their sum', () => {
  const line = wordsToLines(1, pageOf([columns([50])('收入：7 笔 91.29 元 支出：41 笔 31.34 元')]).words)[0] as Line;
  const found = labelledFigures(line, [], { decimalMark: '.', decimals: 2 });
  expect(
    found.map(({ phrase, figures }) => [phrase, ...figures.map(({ amount }) => amount.readings[0]?.units)]),
  ).toEqual([
    ['total-in', 9129n],
    ['total-out', 3134n],
  ]);
});

it('words for either balance name both, by one figure', () => {
  expect(named(['Balance on 16 April 2022', '', '', '2,350.57'], ['', '', '', ''])).toEqual([
    'opening 235057',
    'closing 235057',
  ]);
});

it.each([
  ['Beginning Balance on March 1', 'opening'],
  ['Ending Balance on March 31', 'closing'],
])('of words for balances that overlap, the first ones say which it is: %s', (name, phrase) =>
  expect(named([name, '', '', '2,350.57'], ['', '', '', ''])).toEqual([`${phrase} 235057`]),
);

it('words that head columns name no sums by themselves', () =>
  expect(named(['Debits', 'Credits'], ['1.00', '0.00'])).toEqual([]));

it('signs that reckon alone are no line between names and figures', () => {
  const lines = wordsToLines(1, pageOf([four('Opening', 'In'), four('', '+', '='), four('1.00', '2.00')]).words);
  expect(linesBelow(lines, 0)[0]?.text).toBe('1.00 2.00');
  expect(linesBelow(lines, 2)).toEqual([]);
});

it('the end of one name and the beginning of the next make no name', () =>
  expect(
    named(['Opening Balance', 'Debit Amount', 'Credit Amount', 'Closing Balance'], ['10.00', '2.00', '1.00', '9.00']),
  ).toEqual(['opening 1000', 'total-out 200', 'total-in 100', 'closing 900']));

it('two names stand beside each other though the end of one and the beginning of the next would make a third', () => {
  const found = named(['Vorig saldo', 'Nieuw saldo', 'Totaal af', 'Totaal bij'], ['10.00', '9.00', '1.00', '0.00']);
  expect(found.slice(0, 2)).toEqual(['opening 1000', 'closing 900']);
});

it('names that say the same in shared words are one', () =>
  expect(named(['Vorig saldo', 'Totaal ontvangen betalingen', '', ''], ['10.00', '2.00', '', ''])).toEqual([
    'opening 1000',
    'total-in 200',
  ]));

it('a figure within a sentence stands under no name', () => {
  const cell = columns([50]);
  const under = (figures: string): number => {
    const lines = wordsToLines(1, pageOf([cell('Payments received until 5 pm'), cell(figures)]).words);
    const [line, below] = lines as [Line, Line];
    return labelledFigures(line, below ? [below] : [], { decimalMark: '.', decimals: 2 }).length;
  };
  expect(under('Bills over $70 within a month')).toBe(0);
  expect(under('$70.00')).toBe(1);
});

it.each([
  ['Belastungen, Spesen und Gutschriften', []],
  ['Summe der Gutschriften', ['total-in 515']],
])('%j names %j: a list of both sides names neither', (text, found) =>
  expect(named(['', text, '', ''], ['', '5.15', '', ''])).toEqual(found),
);

it('a figure stands under a name though a name beside it goes on between them', () => {
  const under = (...rows: readonly (readonly string[])[]): number => {
    const [line, ...below] = wordsToLines(1, pageOf(rows.map((row) => four(...row))).words) as [Line, ...Line[]];
    return labelledFigures(line, below, { decimalMark: '.', decimals: 2 }).length;
  };
  const names = ['Interest on', '', '', 'Total deposits'];
  expect(under(names, ['overdrafts'], ['10.35 %', '', '', '608.07'])).toBe(1);
  expect(under(names, ['1.00'], ['10.35 %', '', '', '608.07'])).toBe(0);
});

it('a figure set larger than its name stands beside it, though a little lower', () => {
  const place = columns([40], [330], [480, 'right']);
  const name = place('A. HOLDER', 'Opening balance', '').map((cell, i) => ({ ...cell, drop: i * 1.5 }));
  const figure = place('', '', '1,372.08').map((cell) => ({ ...cell, size: 12, drop: 3 }));
  const [line, below] = wordsToLines(1, pageOf([[...name, ...figure]], { size: 7.5 }).words) as [Line, Line];
  expect(below?.text).toBe('1,372.08');
  const found = labelledFigures(line, [below], { decimalMark: '.', decimals: 2 });
  expect(found.map(({ phrase, figures }) => [phrase, figures[0]?.amount.readings[0]?.units])).toEqual([
    ['opening', 137208n],
  ]);
});

it('the days of balances may stand between their names and their figures', () => {
  const [line, ...below] = wordsToLines(
    1,
    pageOf([
      four('Opening balance', 'Total debits', '', 'Closing balance'),
      four('28-02-2025', '(32 items)', '', '31-03-2025'),
      four('1,000.00', '200.00', '', '800.00'),
    ]).words,
  ) as [Line, Line, Line];
  const found = labelledFigures(line, below, { decimalMark: '.', decimals: 2 });
  expect(found.map(({ phrase, figures: [first] }) => `${phrase} ${first?.amount.readings[0]?.units}`)).toEqual([
    'opening 100000',
    'total-out 20000',
    'closing 80000',
  ]);
});
