import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  cells,
  drawnOf,
  family,
  inOrOut,
  look,
  type Move,
  periodOf,
  point,
  rowOf,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { text } from '../markup.ts';
import { iban } from '../stranger-parts.ts';
import { accountOf, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a Lithuanian money app's statement: a section for each currency, each with a balance summary, small print below the rows, pending and reverted ones apart. */

const SORTS: Sorts = [
  ['{Lidolas;Maksima;Rimi Bites}|To: {Lidolas, Vilnius;Maksima X###, Kaunas}|Card: 516732******####', -9_000, -150],
  ['{Uberis;Boltas;Ryanluft}|To: Help.{Uberis;Boltas}.com, Amsterdam|Card: 516732******####', -19_000, -290],
  [
    'Transfer to {Rūta Žvirblytė;Jonas K.}|Reference: {rent;dinner;thanks} {=d/m}|To account: LT## #### #### #### ####',
    -60_000,
    -500,
  ],
  ['Cash withdrawal at Luminas ATM|To: Luminas Nr ####, Vilnius|Card: 516732******####', -30_000, -2_000],
  ['Appel Pay top-up by *####|From: *####', 2_000, 50_000],
  [
    'Payment from UAB Žaliakalnis|Reference: Atlyginimas {=yyyy-mm}|From account: LT## #### #### #### ####',
    80_000,
    230_000,
  ],
  ['Exchanged to {USD;PLN}', -40_000, -1_000],
  ['Premium plan fee', -799, -799],
];

const ALIGN = 'llrrr';
const WIDTHS = [76, 236, 66, 66, 70];
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' };

interface Purse {
  readonly currency: string;
  readonly money: (value: bigint) => string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly rows: readonly Move[];
}

const HEAD = `<tr class="hd"><th class="l">Date</th><th class="l">Description</th><th class="r">Money out</th><th class="r">Money in</th><th class="r">Balance</th></tr>`;

function rowHtml({ date, lines, amount, balance }: Move, s: number, r: number, money: Purse['money']) {
  const [first = '', ...more] = lines;
  const told = `${text(first)}${more.map((line) => `<br><span class="m">${text(line)}</span>`).join('')}`;
  const sides = amount < 0n ? [money(amount), ''] : ['', money(amount)];
  return { h: lines.length * 10 + 7, html: cells(ALIGN, [wordy(date), told, ...sides, money(balance)], [s, r]) };
}

const plainTable = (title: string, iso: string, line: string, sum: string): string =>
  `<h2>${title}</h2>${table([76, 300, 66, 72], `<tr class="hd"><th class="l">Start date</th><th class="l">Description</th><th class="r">Money out</th><th class="r">Money in</th></tr>${cells('llrr', [wordy(iso), line, sum, ''])}`)}`;

function purse(
  random: Random,
  currency: string,
  span: { start: string; end: string },
  head: string,
  s: number,
  main: boolean,
) {
  const money = (value: bigint) =>
    SIGNS[currency] ? `${SIGNS[currency]}${point(value)}` : `${point(value)} ${currency}`;
  const sorts = main ? SORTS : SORTS.filter(([told]) => !told.startsWith('Exchanged') && !told.startsWith('Premium'));
  const { opening, rows, closing } = booked(
    random,
    { ...span, sorts },
    main ? 12 : 3,
    main ? 54 : 14,
    [2_000, 160_000],
  );
  const sums = [
    `Account (Current Account)`,
    money(opening),
    money(total(inOrOut(rows, -1))),
    money(total(inOrOut(rows, 1))),
    money(closing),
  ];
  const short = table(
    [150, 91, 91, 91, 91],
    cells('lrrrr', 'Product|Opening balance|Money out|Money in|Closing balance', null, 'th') +
      cells('lrrrr', sums) +
      cells('lrrrr', ['Total', ...sums.slice(1)]),
    'sum',
  );
  const dates = `from ${wordy(span.start)} to ${wordy(span.end)}`;
  const title = {
    h: 150,
    html: `<p class="cur">${currency} Statement</p>${head}<h2>Balance summary</h2>${short}<p class="m">The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions, while the app shows the balance available for use, which accounts for pending transactions.</p>`,
  };
  const extra =
    main && random.chance(0.6)
      ? [
          { h: 46, html: plainTable(`Pending ${dates}`, span.end, 'Hotel Nerija', money(8_900n)) },
          { h: 46, html: plainTable(`Reverted ${dates}`, span.start, 'Circle Kaunas', money(100n)) },
        ]
      : [];
  const heading = { h: 24, html: `<h2>Account transactions ${dates}</h2>` };
  const body = rows.map((row, r) => rowHtml(row, s, r, money));
  return {
    made: { currency, money, opening, closing, rows } satisfies Purse,
    blocks: [title, ...(s % 2 === 0 ? extra : []), heading, ...body, ...(s % 2 === 0 ? [] : extra)],
  };
}

function draw(random: Random): Drawn {
  const [person = '', place = ''] = random.pick([
    ['Eglė Šimkūnaitė', 'Ąžuolų g. 7-12, 99999 Kaunas'],
    ['Tadas Grėbliūnas', 'Žuvėdrų g. 118, 99998 Klaipėda'],
  ]);
  const span = periodOf(random, 1, random.integer(1, 2));
  const own = iban('LT', `32500${random.digits(11)}`);
  const head = `<div class="sp hd2"><span><b>${text(person)}</b><br>${text(place).replace(', ', '<br>')}</span><span class="r">IBAN ${own.replace(/ /g, '')}<br>BIC RIVOLT21</span></div>`;
  const purses = ['EUR', random.pick(['GBP', 'USD']), 'PLN']
    .slice(0, random.integer(1, 3))
    .map((currency, s) => purse(random, currency, span, head, s, s === 0));
  const made = purses.map(({ made: one }) => one);
  const pages = purses.flatMap(({ blocks, made: { currency } }) =>
    flow(blocks, {
      first: 640,
      rest: 660,
      table: columns(WIDTHS, HEAD, 't'),
      page: (inside, index) =>
        `<div class="sp"><b class="logo">Rivolto</b><span class="m r">${currency} Statement<br>Generated on the ${wordy(span.end)}<br>Rivolto Bank UAB</span></div>${inside}${foot(`<div class="sp"><span>Report lost or stolen card +370 5 555 0033. Get help directly in app. Rivolto Bank UAB is a credit institution licensed in the Republic of Lithuania with company number 999555111, Konstantino pr. 99, Vilnius. Deposits are protected up to €100,000.</span><span>${index + 1}</span></div>`)}`,
    }),
  );
  const css = look(
    "8pt/10pt 'Liberation Sans'|34pt 40pt|.logo{font-size:18pt;line-height:20pt}.cur{font-size:13pt;font-weight:bold;line-height:16pt}.hd2{margin:8pt 0}h2{font-size:9.5pt;margin:12pt 0 5pt}.sum td,.sum th{padding:2pt 0;border-bottom:.4pt solid #bbb}.sum tr:last-child td{font-weight:bold}.hd th{border-bottom:.8pt solid #000;padding-bottom:2pt}.t td{padding:3pt 0;border-bottom:.3pt solid #ddd}.m{color:#666;font-size:6.8pt}.foot{font-size:6pt;line-height:8pt;color:#777}.foot span:first-child{width:430pt}",
  );
  const drawn = drawnOf(pages, css, { account: accountOf(`Rivolto|${person}|checking|EUR`, null, own), rows: [] });
  const statements = made.map(({ currency, opening, closing, rows }) =>
    truthOf({
      account: accountOf(`Rivolto|${person}|checking|${currency}`, null, own, 'RIVOLT21'),
      period: span,
      ...{ opening, closing },
      rows: rows.map((row) =>
        rowOf(row, { shows: true, ...(row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {}) }),
      ),
    }),
  );
  return { ...drawn, statements };
}

export const families: Family[] = [
  family(
    'lt-wallet-balance-summary',
    'en',
    'checking',
    ['several-currencies', 'small-print-below-rows', 'pending-apart', 'reverted-apart', 'summary-per-currency'],
    draw,
  ),
];
