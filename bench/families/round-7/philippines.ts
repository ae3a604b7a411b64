import type { Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  moves,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, intlDate } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const SWIPED: readonly Sort[] = [
  ['{Carinderia Ni Aling;Bayani Hardware;Lakas Gas} {Quezon;Taguig}', -480_000, -9_000],
  ['{Pagewell Books Dublin;Nimbus.Example Oslo}|U.S. Dollar {9.99;14.50;44.34}', -260_000, -55_000],
  ['Finance Charge', -60_000, -1_000],
  ['{Grabby Ph;Sagip Pharmacy} Makata', -90_000, -2_500],
  ['Reversal {Bayani Hardware;Grabby Ph}', 9_000, 90_000],
];
const LOOK = look(
  `8.5pt/11.5pt 'Liberation Sans'|38pt 44pt|.logo{font-size:17pt;line-height:22pt;color:#8b1a1a;font-weight:bold}.k{width:240pt;border:.6pt solid #8b1a1a;padding:5pt 8pt}.m th{background:#8b1a1a;color:#fff;padding:3pt 5pt}.m td{padding:2.5pt 5pt}.m td.b{font-weight:bold;padding-top:7pt}.f{position:absolute;left:44pt;right:44pt;bottom:18pt;font-size:7pt}`,
);

const word = (iso: string): string => `${intlDate(iso, 'en-US', { month: 'long' })} ${day(iso, 'd')}`;

/** Two cards of one bill, each with its own heading and subtotal; the days are month and number, their year only on the bill's own day. */
const twoCards = family(
  'ph-credit-card-two-cards-one-bill',
  'en',
  'credit-card',
  [
    'two-cards',
    'subtotal-by-card',
    'month-in-words',
    'year-from-statement-date',
    'foreign-amount-line',
    'minus-on-payments',
  ],
  (random) => {
    const period = periodOf(random, random.integer(5, 27));
    const opening = BigInt(-random.integer(50_000, 4_000_000));
    const some = (few: number, many: number) =>
      moves(random, { ...period, count: random.integer(few, many), sorts: SWIPED, floor: null });
    const [gold, web] = [some(6, 26), some(3, 14)];
    const paidOn = gold[0]?.date ?? period.start;
    const paid: Move = { ...(gold[0] as Move), date: paidOn, lines: ['Payment -Thank You'], amount: -opening };
    const cards = [
      { title: 'CORAL GOLD REWARDS CARD', last: random.digits(4), rows: [paid, ...gold] },
      { title: 'CORAL WEBPAY CARD', last: random.digits(4), rows: web },
    ];
    const rows = cards.flatMap((card) => card.rows);
    const closing = opening + total(rows);
    const made = rows.map((row) => dayAfter(row.date, row === paid ? 0 : -random.integer(0, 2)));
    const owed = (value: bigint) => `${value > 0n ? '-' : ''}${point(value)}`;
    const number = `020100-2-0${random.digits(2)}-${random.digits(7)}`;
    const one = (row: Move, r: number): Line => [
      cells('lllr', `${word(made[r] ?? '')}|${word(row.date)}|${joined(row.lines)}|${owed(row.amount)}`, [0, r]),
      5 + 11.5 * row.lines.length,
    ];
    const strong = (words: string, value: string): Line => [
      cells('lllr', `||${words}|${value}`).replaceAll('class="', 'class="b '),
      22,
    ];
    const lines = cards.flatMap((card, c): Line[] => [
      strong(`${card.title} ****${card.last}`, ''),
      ...card.rows.map((row, at) => one(row, at + (c === 0 ? 0 : (cards[0]?.rows.length ?? 0)))),
      strong(`Subtotal ****${card.last}`, owed(total(card.rows))),
    ]);
    const date = (iso: string) => `${word(iso).toUpperCase()}, ${day(iso, 'yyyy')}`;
    const front = `<div class="sp"><div class="logo">Bangko Coral</div><div class="r">CREDIT CARD STATEMENT OF ACCOUNT</div></div><div class="sp" style="padding:14pt 0"><div>MA. LOURDES B. CATACUTAN<br>99 SAMPAGUITA ST BRGY LAKAS<br>TAGUIG 1699</div><div class="k">${span('CUSTOMER NUMBER', number)}${span('STATEMENT DATE', date(period.end))}${span('PAYMENT DUE DATE', date(dayAfter(period.end, 21)))}${span('PREVIOUS BALANCE', `PHP ${owed(opening)}`)}${span('TOTAL CREDITS', `-${point(total(rows, 1))}`)}${span('TOTAL CHARGES', point(total(rows, -1)))}${span('TOTAL AMOUNT DUE', `PHP ${owed(closing)}`)}${span('MINIMUM AMOUNT DUE', 'PHP 850.00')}</div></div>`;
    const head = heads('lllr', 'Transaction Date|Post Date|Description|Amount (PHP)');
    const pages = pour(
      lines,
      530,
      680,
      (body, at, count) =>
        `${at === 0 ? front : ''}${table([92, 92, 224, 98], head + body, 'm')}<div class="f sp"><span>Bangko Coral is regulated by the central bank.</span><span>Page ${at + 1} of ${count}</span></div>`,
    );
    const truth = rows.map((row, r) => ({ ...rowOf(row), transactionDate: made[r] }));
    return drawnOf(pages, LOOK, {
      account: account('Bangko Coral|MA. LOURDES B. CATACUTAN|credit-card|PHP', number),
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [twoCards];
