import type { Random } from '../../../corpus/generator/random.ts';
import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  outIn,
  periodOf,
  rowOf,
  type Sort,
  table,
  truthOf,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const SAVED: readonly Sort[] = [
  ['ATM WITHDRAWAL ({=ddmm})', -400_000, -20_000],
  ['CREDIT INTEREST', 1, 3_000],
  ['{CR TO 0####-833;MR CHOW KA HO}|H####{=ddmm}######', -900_000, -10_000],
  ['SALARY|TSZ LOK TRADING LTD', 1_200_000, 3_800_000],
  ['FPS {CHEUNG WING SZE;PEAK FITNESS}', -250_000, -5_000],
  ['FPS {LAM SIU MAN;MR CHOW KA HO}', 5_000, 150_000],
];
const DRAWN: readonly Sort[] = [
  ['CHEQUE 8#####', -900_000, -40_000],
  ['AUTOPAY {HARBOUR WATER;PEARL POWER}', -200_000, -30_000],
  ['TRANSFER FROM SAVINGS', 300_000, 1_800_000],
];
const ABROAD: readonly Sort[] = [
  ['DEPOSIT|FX ########', 20_000, 400_000],
  ['WITHDRAWAL|TT REF ##########', -300_000, -10_000],
  ['CREDIT INTEREST', 1, 900],
];
const LOOK = look(
  `8.5pt/11.5pt 'Noto Sans CJK HK'|32pt 40pt|.logo{font-size:15pt;line-height:20pt;font-weight:bold}.bar{background:#333;color:#fff;padding:2pt 6pt;margin:12pt 0 4pt;font-weight:bold}th{border-bottom:.6pt solid #333;font-size:7.5pt;line-height:10pt}td{padding-top:1.5pt}.u td{border-bottom:.4pt solid #bbb;padding:2pt 0}.f{position:absolute;right:40pt;bottom:18pt;font-size:7pt}`,
);

interface Book {
  readonly title: string;
  readonly kind: 'savings' | 'checking';
  readonly currency: string;
  readonly decimals: number;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly rows: readonly Move[];
}

const BOOKS: readonly (readonly [string, Book['kind'], string, number, readonly Sort[], number, number])[] = [
  ['HKD Savings 港元儲蓄', 'savings', 'HKD', 2, SAVED, 10, 26],
  ['HKD Current 港元往來', 'checking', 'HKD', 2, DRAWN, 3, 9],
  ['Foreign Currency Savings 外幣儲蓄', 'savings', 'USD', 2, ABROAD, 2, 6],
  ['Foreign Currency Savings 外幣儲蓄', 'savings', 'JPY', 0, ABROAD, 1, 4],
];

/** Accounts of one number, told apart by kind and currency, one under the other. */
const booksOf = (random: Random, period: { start: string; end: string }): Book[] =>
  BOOKS.map(([title, kind, currency, decimals, sorts, low, high]) => ({
    title,
    kind,
    currency,
    decimals,
    ...booked(random, { ...period, sorts }, low, high, [20_000, 6_000_000]),
  }));

const money = (value: bigint, { decimals }: Book): string => figure(value, { group: ',', decimal: '.', decimals });

function linesOf(book: Book, s: number, start: string): Line[] {
  const abroad = book.currency !== 'HKD';
  const short = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;
  const mark = (first: boolean) => (abroad && first ? book.currency : '');
  const row = (move: Move, r: number): Line => [
    cells(
      'lllrrr',
      `${mark(false)}|${move.firstOfDay ? short(move.date) : ''}|${joined(move.lines)}|${outIn(-move.amount, (value) => money(value, book))}|${move.lastOfDay ? money(move.balance, book) : ''}`,
      [s, r],
    ),
    1.5 + 11.5 * move.lines.length,
  ];
  return [
    [cells('lllrrr', `${mark(true)}|${short(start)}|B/F BALANCE 承前結餘|||${money(book.opening, book)}`), 14],
    ...book.rows.map(row),
    [cells('lllrrr', `||C/F BALANCE 結餘|||${money(book.closing, book)}`), 16],
  ];
}

const together = family(
  'hk-mixed-one-number-four-books',
  'en',
  'savings',
  [
    'accounts-and-currencies-together',
    'date-once-a-day',
    'balance-once-a-day',
    'deposit-before-withdrawal',
    'portfolio-summary',
    'bilingual',
  ],
  (random) => {
    const period = periodOf(random, random.integer(2, 25));
    const books = booksOf(random, period);
    const number = `${random.digits(3)}-${random.digits(6)}-833`;
    const words = (iso: string) => `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`;
    const summary = books
      .map((book) => cells('llr', `${book.title}|${book.currency}|${money(book.closing, book)}`))
      .join('');
    const front = `<div class="sp"><div class="logo">Victoria Peak Bank 太平山銀行</div><div class="r">Integrated Statement 綜合月結單<br>Page 1</div></div><div class="sp" style="padding-top:14pt"><div>MS CHOW KA YAN<br>FLAT 9 12/F BLK C TSZ LOK COURT<br>KOWLOON</div><div class="r">Number 號碼 ${number}<br>Statement period 結單期 ${words(period.start)} - ${words(period.end)}</div></div><div class="bar">Portfolio Summary 戶口摘要</div>${table([210, 60, 120], heads('llr', 'Account 戶口|Currency 貨幣|Balance 結餘') + summary, 'u')}`;
    const widths = [34, 48, 202, 76, 76, 78];
    const head = heads(
      'lllrrr',
      'CCY<br>貨幣|Date<br>日期|Transaction Details<br>進支詳情|Deposit<br>存入|Withdrawal<br>支出|Balance<br>結餘',
    );
    const titled = books.flatMap((book, s): Line[] => {
      const fresh = book.title !== books[s - 1]?.title;
      const bar = `</table><div class="bar">${book.title} &nbsp; ${number}</div>${table(widths, head).replace('</table>', '')}`;
      return [...(fresh ? ([[bar, 46]] as Line[]) : []), ...linesOf(book, s, period.start)];
    });
    const pages = pour(
      titled,
      520,
      640,
      (some, at) =>
        `${at === 0 ? front : `<div class="sp"><b>Victoria Peak Bank 太平山銀行</b><span>${number} &nbsp; Page ${at + 1}</span></div>`}${table(widths, some.startsWith('</table>') ? some : head + some)}<div class="f">Member of the Deposit Protection Scheme 存款保障計劃成員</div>`,
    );
    const statements = books.map(({ kind, currency, decimals, opening, closing, rows }) =>
      truthOf({
        account: account(`Victoria Peak Bank|MS CHOW KA YAN|${kind}|${currency}`, number),
        period,
        opening,
        closing,
        decimals,
        rows: rows.map((row) => rowOf(row, { decimals, shows: row.lastOfDay })),
      }),
    );
    return { pages, css: LOOK, statements };
  },
);

export const families: Family[] = [together];
