import type { Random } from '../../corpus/generator/random.ts';
import { latin1, repeated } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import { onePage } from './write-pdf.ts';

const written = (text: string): string => text.replace(/[()\\]/g, '\\$&');
const shown = (x: number, y: number, text: string, size = 8): string =>
  `BT /F ${size} Tf ${x} ${y} Td (${written(text)}) Tj ET\n`;

/** What words are made of, so that a pattern that goes back and forth does so for ever. */
const SYLLABLES = [
  ...['1', '1,', '1.', '1 ', '-', '--', '- ', '(', ')', '.', ',', ' ', "'", '+', '/', ':', '*', '#', '0', '1-', '1/'],
  ...[
    'A',
    'a ',
    'DE',
    'DE1',
    'XX00',
    '12.',
    '1.1',
    ',1',
    '1.234,',
    '01/',
    '01/02/',
    '2025-',
    'Jan',
    'Jan ',
    '1 Jan ',
    'EUR',
  ],
  ...[
    'EUR ',
    '$',
    '$1',
    'CR',
    ' CR',
    'Balance ',
    'balance brought ',
    'Total',
    'Total: ',
    'IBAN ',
    'page 1 of ',
    '\xa3',
    '\xa0',
  ],
];

function nastyWord(random: Random, most: number): string {
  const part = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.pick(SYLLABLES)).join('');
  return repeated(part, random.pick([1, 3, 30, most])) + random.pick(['', 'x', '!', '1', ' ']);
}

/** Words and lines in which every pattern finds a beginning and none an end. */
function words(random: Random): Buffer {
  const [lines, most] = random.pick([
    [1, 50_000],
    [3, 10_000],
    [50, 500],
    [2000, 30],
  ] as const);
  const content = Array.from({ length: lines }, (_, i) =>
    shown(30 + random.integer(0, 2) * 90, 800 - ((i * 9) % 780), nastyWord(random, most), random.pick([8, 8, 0.5])),
  );
  return onePage({ content: latin1(content.join('')) });
}

const HEADINGS = [
  'Date',
  'Description',
  'Amount',
  'Balance',
  'Debit',
  'Credit',
  'Paid out',
  'Paid in',
  'Value date',
  'Reference',
  'Withdrawals',
  'Deposits',
];
const TITLES = [
  'Opening balance',
  'Closing balance',
  'Balance brought forward',
  'Balance carried forward',
  'Total',
  'Subtotal',
  'Account number 12345678',
  'Statement period 01/01/2025 to 31/12/2025',
  'Page 1 of 3',
];

function figure(random: Random): string {
  const text = `${random.integer(0, 99_999)}.${random.digits(2)}`;
  return random.pick([
    text,
    text,
    text,
    `-${text}`,
    `${text}-`,
    `(${text})`,
    `${text} CR`,
    text.replace('.', ','),
    '',
    `1.${text}`,
  ]);
}

function cell(random: Random): string {
  const day = `${random.digits(2)}/${random.integer(1, 12)}/2025`;
  return random.pick([
    day,
    day,
    figure(random),
    figure(random),
    'CARD PAYMENT',
    random.pick(TITLES),
    `${random.integer(1, 31)} Jan`,
    '*',
    '',
  ]);
}

/** Tables that look like a statement's and make no sense: everything may be anything, and nothing adds up. */
function rows(random: Random): Buffer {
  const columns = random.integer(1, 12);
  const count = random.pick([10, 60, 60, 300, 5000]);
  const step = random.pick([12, 12, 2, 0.15]);
  const mixed = random.chance(0.3);
  const kinds = Array.from({ length: columns }, () => random.pick(['date', 'text', 'figure', 'figure', 'any']));
  const lines = Array.from({ length: count }, (_, row) => {
    const y = 780 - ((row * step) % 760);
    const cells = kinds.map((kind, column) => {
      const text =
        kind === 'date'
          ? `${1 + (row % 28)}/01/2025`
          : kind === 'text'
            ? 'PAYMENT'
            : kind === 'figure'
              ? figure(random)
              : cell(random);
      return shown(30 + (column * 540) / columns + (mixed ? random.integer(0, 40) : 0), y, text);
    });
    return cells.join('');
  });
  const headings = kinds.map((_, column) => shown(30 + (column * 540) / columns, 792, random.pick(HEADINGS)));
  const titles = Array.from({ length: random.integer(0, 6) }, (_, i) =>
    shown(30, 830 - 6 * i, `${random.pick(TITLES)} ${figure(random)}`),
  );
  const pages = random.pick([1, 1, 3, 40]);
  return onePage({
    content: latin1([...titles, ...headings, ...lines].join('')),
    ...(pages > 1 && { pages }),
  });
}

export const TEXTS: readonly Recipe[] = [
  { name: 'pdf-words', make: words },
  { name: 'pdf-rows', make: rows },
];
