import type { NumberForm, SignForm } from '../../corpus/generator/layout/grammar.ts';
import type { Random } from '../../corpus/generator/random.ts';
import type { CellLabel } from './labels.ts';
import type { Align } from './setting.ts';

/** How a statement is laid out: each part is drawn for itself, so that layouts come together that nobody thought of. */

export type FigureLine = 'first' | 'last' | 'middle';

export interface Style {
  readonly page: readonly [width: number, height: number];
  readonly margin: number;
  readonly size: number;
  readonly letterWidth: number;
  readonly monospaced: boolean;
  readonly leading: number;
  /** Between rows, in font sizes; where it is 0, nothing but their contents tells rows apart. */
  readonly rowGap: number;
  readonly cells: readonly CellLabel[];
  readonly aligns: readonly Align[];
  readonly figures: Align;
  readonly numbers: NumberForm;
  readonly dates: string;
  readonly valueDates: string;
  readonly marksApart: boolean;
  readonly headed: 'every-page' | 'first-page' | 'none';
  readonly headingLines: 1 | 2;
  readonly dated: 'row' | 'day' | 'heading';
  readonly figureLine: FigureLine;
  /** A second date printed beneath the first. */
  readonly dateBelow: boolean;
  /** Where a description's later lines begin, in points right of the first. */
  readonly indent: number;
  /** The kind of booking stands on a line of its own above the description. */
  readonly typeAbove: boolean;
  /** The share of bookings with more lines than their kind needs. */
  readonly wordy: number;
  /** Sums of each day between its bookings and the next day's. */
  readonly dayTotals: boolean;
  /** Announced bookings, in the same columns as those that are booked. */
  readonly pending: boolean;
  readonly balances: 'row' | 'below' | 'day-end' | 'between' | 'none';
  readonly newestFirst: boolean;
  readonly sections: 'none' | 'directions' | 'kinds';
  readonly opening: 'row' | 'summary' | 'both' | 'none';
  readonly closing: 'row' | 'summary' | 'both' | 'none';
  readonly totals: 'foot' | 'summary' | 'none';
  readonly carried: boolean;
  readonly lookalikes: number;
  /** Words beside the table, on the lines of its rows. */
  readonly sideBar: boolean;
  readonly boldBalances: boolean;
  /** The share of headings and labels in words that the engine does not know. */
  readonly strange: number;
  /** What reading a PDF does to words: the share of those cut in two, or run together with the next. */
  readonly broken: number;
}

const SIGNS: readonly SignForm[] = [
  'minus',
  'minus',
  'minus',
  'unicode-minus',
  'plus-minus',
  'trailing',
  'trailing-plus-minus',
  'parentheses',
  'both-marks',
  'credit-mark',
  'debit-mark',
];

const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  de: ['S', 'H'],
  nl: ['Af', 'Bij'],
  'zh-CN': ['借', '贷'],
  'zh-TW': ['借', '貸'],
  pt: ['D', 'C'],
  es: ['D', 'H'],
};

const POINT = new Set(['en', 'ja', 'zh-CN', 'zh-TW']);

function drawNumbers(random: Random, language: string): NumberForm {
  const point = POINT.has(language) || random.chance(0.06);
  return {
    group: point ? random.pick([',', ',', ',', '', ' ']) : random.pick(['.', '.', ' ', '\u00a0', '']),
    decimal: point ? '.' : ',',
    sign: random.pick(SIGNS),
    marks: MARKS[language] ?? ['DR', 'CR'],
    ...(random.chance(0.08) ? { prefix: random.pick(['$', '£', '€', 'R$ ']) } : {}),
    ...(random.chance(0.06) ? { suffix: random.pick([' €', ' EUR', ' kr']) } : {}),
  };
}

const DATES: Readonly<Record<string, readonly string[]>> = {
  ja: [
    '{yyyy}/{MM}/{dd}',
    '{yyyy}年{M}月{d}日',
    '{era}{ey}年{M}月{d}日',
    '{eraLetter}{ey}.{M}.{d}',
    '{MM}/{dd}',
    '{yy}-{MM}-{dd}',
  ],
  'zh-CN': ['{yyyy}-{MM}-{dd}', '{yyyy}/{MM}/{dd}', '{yyyy}{MM}{dd}', '{MM}/{dd}'],
  'zh-TW': ['{yyyy}/{MM}/{dd}', '{roc}/{MM}/{dd}', '{MM}/{dd}'],
  sv: ['{yyyy}-{MM}-{dd}', '{MM}-{dd}', '{yy}{MM}{dd}', '{d} {MMM} {yyyy}'],
};
const DAY_FIRST = [
  '{dd}/{MM}/{yyyy}',
  '{dd}/{MM}',
  '{dd}.{MM}.{yyyy}',
  '{dd}.{MM}.',
  '{d} {MMM} {yyyy}',
  '{dd} {MMM}',
  '{dd}-{MM}-{yy}',
  '{dd}{MMM}',
  '{dd}.{MM}.{yy}',
];

function drawCells(random: Random): CellLabel[] {
  const figures = random.pick<readonly CellLabel[]>([
    ['amount'],
    ['amount'],
    ['money-out', 'money-in'],
    ['money-out', 'money-in'],
    ['money-in', 'money-out'],
  ]);
  const texts: CellLabel[] = random.shuffle<CellLabel>([
    ...(random.chance(0.22) ? (['reference'] as const) : []),
    ...(random.chance(0.25) ? (['type'] as const) : []),
    ...(random.chance(0.12) ? (['other-text'] as const) : []),
  ]);
  texts.splice(random.integer(0, texts.length), 0, 'description');
  const dates = random.pick<readonly CellLabel[]>([
    ['date'],
    ['date'],
    ['date'],
    ['date', 'value-date'],
    ['value-date', 'date'],
    ['other-date', 'date'],
  ]);
  const other: readonly CellLabel[] = random.chance(0.1) ? ['other-figure'] : [];
  const balance: readonly CellLabel[] = random.chance(0.62) ? ['balance'] : [];
  const figured = random.chance(0.5) ? [...other, ...figures, ...balance] : [...figures, ...other, ...balance];
  if (random.chance(0.08)) return [...dates.slice(0, 1), ...figured, ...dates.slice(1), ...texts];
  if (random.chance(0.08)) return [...dates.slice(0, 1), ...figures, ...texts, ...dates.slice(1), ...other, ...balance];
  if (random.chance(0.12)) return [...dates.slice(0, 1), ...texts, ...dates.slice(1), ...figured];
  return [...dates, ...texts, ...figured];
}

function drawBalances(random: Random, cells: readonly CellLabel[]): Style['balances'] {
  if (cells.includes('balance')) return random.pick(['row', 'row', 'row', 'day-end'] as const);
  return random.pick(['none', 'none', 'none', 'below', 'between'] as const);
}

const place = (random: Random): Style['opening'] => random.pick(['row', 'row', 'summary', 'both', 'none']);

/** Draws a layout for a language. */
export function drawStyle(random: Random, language: string): Style {
  const cells = drawCells(random);
  const balances = drawBalances(random, cells);
  const dates = random.pick(DATES[language] ?? DAY_FIRST);
  const monospaced = random.chance(0.1);
  const newestFirst = random.chance(0.15);
  return {
    page: random.pick([
      [595, 842],
      [595, 842],
      [612, 792],
      [842, 595],
    ] as const),
    margin: random.integer(24, 60),
    size: random.pick([6.5, 7, 7.5, 8, 8.5, 9, 10]),
    letterWidth: random.pick([0.8, 0.9, 1, 1, 1, 1.1]),
    monospaced,
    leading: random.pick([1.1, 1.2, 1.25, 1.35]),
    rowGap: random.pick([0, 0, 0.2, 0.4, 0.8, 1.4]),
    cells,
    aligns: cells.map(() => (random.chance(0.08) ? 'centre' : 'left')),
    figures: random.pick(['right', 'right', 'right', 'right', 'right', 'right', 'left', 'centre'] as const),
    numbers: drawNumbers(random, language),
    dates,
    valueDates: random.chance(0.8) ? dates : random.pick(DATES[language] ?? DAY_FIRST),
    marksApart: random.chance(0.1),
    headed: random.pick(['every-page', 'every-page', 'every-page', 'first-page', 'first-page', 'none'] as const),
    headingLines: random.chance(0.15) ? 2 : 1,
    dated: random.pick(['row', 'row', 'row', 'row', 'row', 'day', 'heading'] as const),
    figureLine: random.pick(['first', 'first', 'first', 'first', 'last', 'last', 'middle'] as const),
    dateBelow: cells.includes('value-date') && random.chance(0.12),
    indent: random.pick([0, 0, 0, 0, 6, 14, -12]),
    typeAbove: random.chance(0.15),
    wordy: random.pick([0, 0.1, 0.3, 0.8]),
    dayTotals: random.chance(0.04),
    pending: random.chance(0.08),
    balances,
    newestFirst,
    sections: random.pick(['none', 'none', 'none', 'none', 'directions', 'kinds'] as const),
    opening: place(random),
    closing: place(random),
    totals: random.pick(['foot', 'summary', 'none', 'none'] as const),
    carried: !newestFirst && random.chance(0.3),
    lookalikes: random.pick([0, 0, 0, 1, 1, 2]),
    sideBar: random.chance(0.05),
    boldBalances: random.chance(0.5),
    strange: random.pick([0, 0, 0.1, 0.3, 0.8]),
    broken: random.pick([0, 0, 0, 0.01, 0.03]),
  };
}
