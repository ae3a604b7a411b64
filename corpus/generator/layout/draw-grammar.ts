import type { Random } from '../random.ts';
import type { Vocabulary, WordedRole } from '../vocabulary/vocabulary.ts';
import {
  A4,
  type ColumnForm,
  type Family,
  type Grammar,
  LETTER,
  type NumberForm,
  PLAIN,
  type SignForm,
} from './grammar.ts';

/** Draws a grammar whose parts are chosen independently of each other, within what is written in a language. */

interface Conventions {
  readonly groups: readonly string[];
  readonly decimal: string;
  readonly dates: readonly string[];
  readonly marks: readonly (readonly [out: string, in_: string])[];
  readonly families: readonly Family[];
}

const LATIN_FONTS: readonly Family[] = [
  'LiberationSans',
  'LiberationSerif',
  'LiberationMono',
  'LiberationSansNarrow',
  'DejaVuSans',
];
const DAY_FIRST = ['{dd}/{MM}/{yyyy}', '{dd}/{MM}', '{dd}.{MM}.{yyyy}', '{d} {MMM} {yyyy}', '{dd}-{MM}-{yy}'];
const COMMA: Conventions = {
  groups: ['.', ' ', '\u00a0'],
  decimal: ',',
  dates: [...DAY_FIRST, '{dd}.{MM}.'],
  marks: [['D', 'C']],
  families: LATIN_FONTS,
};
const EASTERN: Conventions = {
  groups: [','],
  decimal: '.',
  dates: ['{yyyy}/{MM}/{dd}', '{yyyy}-{MM}-{dd}', '{MM}/{dd}'],
  marks: [['-', '+']],
  families: ['SansSc'],
};

const CONVENTIONS: Readonly<Record<string, Conventions>> = {
  en: {
    groups: [','],
    decimal: '.',
    dates: [...DAY_FIRST, '{dd} {MMM}', '{d}{MMM}{yy}'],
    marks: [['DR', 'CR']],
    families: [...LATIN_FONTS, 'Helvetica', 'Times', 'Courier'],
  },
  de: { ...COMMA, groups: ['.'], marks: [['S', 'H']] },
  nl: { ...COMMA, groups: ['.'], marks: [['Af', 'Bij']] },
  sv: { ...COMMA, dates: ['{yyyy}-{MM}-{dd}', '{MM}-{dd}'] },
  ja: {
    ...EASTERN,
    dates: [...EASTERN.dates, '{era}{ey}年{M}月{d}日', '{eraLetter}{ey}.{M}.{d}'],
    families: ['SansJp'],
  },
  'zh-CN': { ...EASTERN, marks: [['借', '贷']] },
  'zh-TW': { ...EASTERN, dates: [...EASTERN.dates, '{roc}/{MM}/{dd}'], families: ['SansTc'] },
};

const SIGNS: readonly SignForm[] = [
  'minus',
  'minus',
  'unicode-minus',
  'plus-minus',
  'trailing',
  'trailing-plus-minus',
  'parentheses',
  'both-marks',
];

function drawNumbers(random: Random, conventions: Conventions, family: Family): NumberForm {
  const sign = random.pick(SIGNS);
  const builtIn = ['Helvetica', 'Times', 'Courier'].includes(family);
  return {
    group: random.pick(conventions.groups),
    decimal: conventions.decimal,
    sign: sign === 'unicode-minus' && builtIn ? 'minus' : sign,
    marks: random.pick(conventions.marks),
  };
}

/** Parts of the width that the columns' roles commonly take. */
const SHARES: Readonly<Record<WordedRole, number>> = {
  date: 16,
  valueDate: 16,
  type: 16,
  description: 44,
  reference: 13,
  moneyIn: 16,
  moneyOut: 16,
  amount: 18,
  mark: 8,
  balance: 19,
};

function drawColumns(random: Random, vocabulary: Vocabulary, balance: boolean): ColumnForm[] {
  const figures = random.pick<readonly WordedRole[]>([
    ['amount'],
    ['amount', 'mark'],
    ['moneyOut', 'moneyIn'],
    ['moneyIn', 'moneyOut'],
  ]);
  const text: WordedRole[] = random.shuffle<WordedRole>([
    'description',
    ...(random.chance(0.2) ? (['reference'] as const) : []),
    ...(random.chance(0.2) ? (['type'] as const) : []),
  ]);
  const dates: WordedRole[] = random.chance(0.35) ? ['date', 'valueDate'] : ['date'];
  const middle = random.chance(0.12) ? [...figures, ...text] : [...text, ...figures];
  const roles: WordedRole[] = [...dates, ...middle, ...(balance ? (['balance'] as const) : [])];
  return roles.map((role) => ({
    role,
    share: SHARES[role],
    heading: random.integer(0, vocabulary.headings[role].length - 1),
  }));
}

/** What is printed that sums can hold on to. */
function drawFigures(random: Random, balance: boolean, inAndOut: boolean): Partial<Grammar> {
  const place = () => random.pick<Grammar['opening']>(['row', 'summary', 'both', 'summary', 'none']);
  return {
    balances: balance ? random.pick(['running', 'running', 'day-end'] as const) : 'none',
    opening: place(),
    closing: place(),
    totals: inAndOut
      ? random.pick(['foot', 'summary', 'none'] as const)
      : random.pick(['summary', 'none', 'none'] as const),
    carried: random.chance(0.25),
  };
}

/**
 * Draws a grammar for a language. A date pattern without a year asks for a printed period, a list that is newest first
 * carries nothing over.
 */
export function drawGrammar(random: Random, vocabulary: Vocabulary): Grammar {
  const conventions = CONVENTIONS[vocabulary.language] ?? COMMA;
  const family = random.pick(conventions.families);
  const balance = random.chance(0.6);
  const columns = drawColumns(random, vocabulary, balance);
  const figures = drawFigures(
    random,
    balance,
    columns.some(({ role }) => role === 'moneyIn'),
  );
  const newestFirst = random.chance(0.15);
  const dates = random.pick(conventions.dates);
  const dated = /yy|ey|roc/.test(dates);
  const size = vocabulary.language === 'en' && random.chance(0.5) ? LETTER : A4;
  return {
    ...PLAIN,
    page: {
      ...size,
      margin: random.integer(34, 54),
      rotate: random.chance(0.06) ? random.pick([90, 180, 270] as const) : 0,
    },
    family,
    size: random.pick([7, 7.5, 8]),
    accent: random.pick(['#1f4e79', '#7a1f3d', '#0b5d3b', '#3a2d6b', '#a16207', '#334155']),
    ink: random.pick(['runs', 'runs', 'runs', 'words', 'letters'] as const),
    letterSpacing: random.chance(0.08) ? 0.4 : 0,
    header: random.pick(['band', 'letter', 'plain', 'centred'] as const),
    summary: random.pick(['box', 'cells', 'lines'] as const),
    rules: random.pick(['none', 'lines', 'grid', 'zebra', 'head'] as const),
    columns,
    numbers: drawNumbers(random, conventions, family),
    dates,
    longDates: conventions.dates.find((pattern) => /yyyy|ey/.test(pattern)) ?? dates,
    ...figures,
    carried: figures.carried === true && !newestFirst,
    order: newestFirst ? 'newest-first' : 'oldest-first',
    dateShown: random.chance(0.2) ? 'once-a-day' : 'every-row',
    amountLine: random.chance(0.15) ? 'last' : 'first',
    headings: random.pick(['every-page', 'every-page', 'first-page'] as const),
    rowsBreak: random.chance(0.1),
    period: !dated || random.chance(0.9) ? 'printed' : 'none',
    lookalikes: (['fees', 'interest', 'daily-balances', 'pending'] as const).filter(() => random.chance(0.15)),
    advert: random.chance(0.2),
    terms: random.chance(0.3),
  };
}
