import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePdf } from '../written-pdf.ts';
import type { DroppedFile } from './browser.ts';

/** Statements of one invented account, a month each, so that joining them has something to find. */

export interface Month {
  /** 1 to 12, of 2025. */
  readonly month: number;
  /** In dollars, as is what follows; a balance is printed after each row. */
  readonly opening: number;
  readonly rows: readonly (readonly [day: number, text: string, amount: number])[];
  /** Of the first row, another amount than the one that the balances go by. */
  readonly misprint?: number;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Where the columns stand, in points: date, text, paid out, paid in, balance. */
const AT = [50, 130, 330, 410, 490] as const;

const show = (x: number, y: number, text: string): string => `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;

function pageOf({ month, opening, rows, misprint }: Month): string {
  const day = (n: number): string => `${String(n).padStart(2, '0')} ${MONTHS[month - 1]} 2025`;
  const last = new Date(Date.UTC(2025, month, 0)).getUTCDate();
  let balance = opening;
  const lines: string[][] = rows.map(([n, text, amount], at) => {
    balance += amount;
    const figure = Math.abs(at === 0 ? (misprint ?? amount) : amount).toFixed(2);
    return [day(n), text, amount < 0 ? figure : '', amount < 0 ? '' : figure, balance.toFixed(2)];
  });
  const table = [
    ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'],
    [day(1), 'Opening balance', '', '', opening.toFixed(2)],
    ...lines,
    [day(last), 'Closing balance', '', '', balance.toFixed(2)],
  ];
  const head = [
    show(50, 790, 'Lantern Quay Bank'),
    show(50, 770, 'Current account statement'),
    show(50, 750, 'Account number 44556677'),
    show(50, 735, 'Currency USD'),
    show(50, 720, `Statement period ${day(1)} to ${day(last)}`),
  ];
  const body = table.flatMap((cells, at) =>
    cells.map((cell, n) => (cell ? show(AT[n] ?? 0, 690 - 16 * at, cell) : '')),
  );
  return [...head, ...body].join('');
}

/** Writes months into a folder: `2025-01.pdf`. */
export const writeMonths = (folder: string, months: readonly Month[]): DroppedFile[] =>
  months.map((month) => {
    const name = `2025-${String(month.month).padStart(2, '0')}.pdf`;
    const path = join(folder, name);
    writeFileSync(path, writePdf([{ content: pageOf(month) }]));
    return { name, path };
  });

/** January, February and April: each begins where the one before ends, and March is missing. */
export const WITHOUT_MARCH: readonly Month[] = [
  {
    month: 1,
    opening: 500,
    rows: [
      [6, 'RENT', -120],
      [20, 'SALARY', 300.5],
    ],
  },
  {
    month: 2,
    opening: 680.5,
    rows: [
      [3, 'GROCER', -20.25],
      [21, 'SALARY', 300.5],
    ],
  },
  {
    month: 4,
    opening: 900,
    rows: [
      [7, 'BOOKSHOP', -15],
      [22, 'SALARY', 300.5],
    ],
  },
];

/** A year of which nothing is missing: four rows a month. */
export const WHOLE_YEAR: readonly Month[] = Array.from({ length: 12 }, (_, at) => ({
  month: at + 1,
  opening: 500 + at * 100,
  rows: [
    [3, 'GROCER', -40.25],
    [9, 'RENT', -160],
    [17, 'RAILWAY', -49.75],
    [26, 'SALARY', 350],
  ],
}));

/** A statement whose days may be read as months: nothing printed tells. */
export function writeUnsureDates(folder: string, name: string): DroppedFile {
  const rows = [
    ['03/04/2025', 'BAKERY', '20.00', '', '480.00'],
    ['04/04/2025', 'REFUND', '', '100.00', '580.00'],
    ['05/06/2025', 'BOOKSHOP', '30.50', '', '549.50'],
    ['06/07/2025', 'STAMPS', '7.00', '', '542.50'],
  ];
  const table = [
    ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'],
    ['', 'Opening balance', '', '', '500.00'],
    ...rows,
    ['', 'Closing balance', '', '', '542.50'],
  ];
  const head = ['Lantern Quay Bank', 'Savings account statement', 'Account number 99887766', 'Currency USD'];
  const content = [
    ...head.map((line, at) => show(50, 790 - 18 * at, line)),
    ...table.flatMap((cells, at) => cells.map((cell, n) => (cell ? show(AT[n] ?? 0, 690 - 16 * at, cell) : ''))),
  ].join('');
  const path = join(folder, name);
  writeFileSync(path, writePdf([{ content }]));
  return { name, path };
}
