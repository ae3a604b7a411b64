import { fromMinor, type Minor } from '@tallyleaf/contract';
import { type WrittenPage, writePdf } from '../../tests/written-pdf.ts';

/** A statement of one made-up account over many pages, each row of which adds up. */

const OPENING = 1_250_000n;
/** What is paid, over and over, with other figures. */
const TEXTS = ['CARD HARBOUR BAKERY', 'RAILWAY TICKETS', 'GREEN GROCER', 'TRANSFER ELM STREET', 'SALARY HOLLOWAY'];
/** Points between two rows; those of a page stand between its heading and its foot. */
const ROW_STEP = 18;
const FIRST_ROW = 700;
/** Bookings of a day. */
const A_DAY = 24;
const DAY_MS = 86_400_000;
const BEGUN = Date.UTC(2024, 0, 1);

type Cell = readonly [x: number, text: string];

const figure = (minor: Minor): string => fromMinor(minor, 2);
/** Courier: six tenths of its size a character, here 9 points. */
const right = (x: number, text: string): Cell => [x - 5.4 * text.length, text];
const line = (y: number, ...cells: readonly Cell[]): string =>
  cells.map(([x, text]) => `BT /F3 9 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
const printed = (day: number): string =>
  new Date(BEGUN + day * DAY_MS).toISOString().slice(0, 10).split('-').reverse().join('/');

const amountOf = (row: number): Minor => {
  const size = BigInt(100 + ((row * 7919) % 9000));
  return row % 5 === 4 ? size * 4n : -size;
};

/** The PDF of a statement with so many pages and so many rows on each of them. */
export function longStatement(pages: number, rowsOfPage: number): Uint8Array {
  let running = OPENING;
  const last = Math.floor((pages * rowsOfPage - 1) / A_DAY);
  const written = Array.from({ length: pages }, (_, page): WrittenPage => {
    const rows = Array.from({ length: rowsOfPage }, (_, at) => {
      const row = page * rowsOfPage + at;
      const amount = amountOf(row);
      running += amount;
      const text = `${TEXTS[row % TEXTS.length]} ${row + 1}`;
      return line(
        FIRST_ROW - ROW_STEP * at,
        [50, printed(Math.floor(row / A_DAY))],
        [130, text],
        right(440, figure(amount)),
        right(540, figure(running)),
      );
    });
    const head =
      page === 0
        ? [
            line(800, [50, 'Alder Quay Savings Bank']),
            line(782, [50, 'Account number 40218873'], [420, 'Currency GBP']),
            line(764, [50, `Statement period ${printed(0)} to ${printed(last)}`]),
            line(742, [50, 'Opening balance'], right(540, figure(OPENING))),
          ]
        : [];
    const foot =
      page === pages - 1
        ? [line(FIRST_ROW - ROW_STEP * rowsOfPage, [50, 'Closing balance'], right(540, figure(running)))]
        : [];
    const columns = line(722, [50, 'Date'], [130, 'Description'], right(440, 'Amount'), right(540, 'Balance'));
    return { content: [...head, columns, ...rows, ...foot].join('\n') };
  });
  return writePdf(written);
}
