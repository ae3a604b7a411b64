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
  point,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, long, numbered, type Part, rowsIn, single } from './paper-flow.ts';

const CASH: readonly Sort[] = [
  [
    'Advice FAST Payment / Receipt|{=yyyymmdd}ORCHMYS0###########|{OTHER;SUPP} {TAN WEI LING;KOPI MERAH}',
    5_000,
    190_000,
  ],
  ['Point-of-Sale Transaction|{MERLION MART #0#-##;SERAI BAKERY}', -9_000, -380],
  ['Bill Payment IBG|{STRAITS POWER;BAYTEL} :I-BANK|REF ##########', -30_000, -3_000],
  ['Advice Funds Transfer|###-#####-# : I-BANK', -90_000, -2_000],
  ['Salary|PANDAN SHIPPING PTE', 240_000, 480_000],
];
const DOLLAR: readonly Sort[] = [
  ['Inward Telegraphic Transfer|HOUSTON DATUM LLC REF ########', 60_000, 900_000],
  ['Foreign Exchange|USD/SGD 1.3### CONTRACT ######', -300_000, -20_000],
  ['Cable Charges', -2_000, -2_000],
];
const CASH_LOOK = look(
  `8.5pt/11pt 'Liberation Sans'|30pt 44pt|.logo{font-weight:bold;font-size:18pt;line-height:22pt;color:#d71920}.ov{background:#f1f1f1;margin:12pt 0;padding:8pt 12pt}h2{background:#444;color:#fff;font-size:9.5pt;line-height:15pt;padding:0 6pt;margin-top:10pt}th{font-weight:bold;border-bottom:.8pt solid #444;padding:3pt 0}td{padding:1.5pt 0}.bf td{font-weight:bold}.ad{border:1pt dashed #d71920;padding:8pt;margin-top:14pt}.foot{position:absolute;left:44pt;right:44pt;bottom:14pt;font-size:6.5pt}`,
);

/** Each page of an account starts and ends with a balance carried. */
function carried(
  s: number,
  name: string,
  currency: string,
  { opening, closing, rows }: { opening: bigint; closing: bigint; rows: readonly Move[] },
  room: number,
): Part[] {
  const date = (iso: string) => day(iso, 'dd/mm/yyyy');
  const one = (row: Move, r: number) =>
    cells(
      'llrrr',
      `${date(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${row.lastOfDay ? point(row.balance) : ''}`,
      [s, r],
    );
  const mark = (words: string, value: bigint): Line => [
    cells('llrrr', `|${words}|||${currency} &nbsp; ${point(value)}`).replace('<tr', '<tr class="bf"'),
    14,
  ];
  const parts: Part[] = [];
  const head = heads('llrrr', 'Date|Description|Withdrawal (-)|Deposit (+)|Balance');
  for (let from = 0; from < rows.length; ) {
    let left = from === 0 ? room : 600;
    let to = from;
    while (to < rows.length && left > 0) left -= (rows[to++]?.lines.length ?? 0) * 11 + 3;
    const begins = mark('Balance Brought Forward', from === 0 ? opening : (rows[from - 1]?.balance ?? 0n));
    const some = rows.slice(from, to).map((row, at): Line => [one(row, from + at), row.lines.length * 11 + 3]);
    const sums = `|<b>Total</b>|<b>${point(total(rows, -1))}</b>|<b>${point(total(rows, 1))}</b>|`;
    const ends = mark('Balance Carried Forward', rows[to - 1]?.balance ?? closing);
    const tail: Line[] = to < rows.length ? [ends] : [[cells('llrrr', sums), 14], ends];
    const top: Line = from === 0 ? begins : [begins[0], Number.POSITIVE_INFINITY];
    parts.push(grid([68, 205, 76, 76, 82], head, [top, ...some, ...tail]));
    from = to;
  }
  return [block(`<h2>${name}</h2>`, 28), ...parts];
}

const cash = family(
  'sg-checking-consolidated',
  'en',
  'checking',
  ['several-currencies', 'brought-and-carried-forward', 'overview-before', 'balance-once-a-day'],
  (random) => {
    const period = periodOf(random);
    const sgd = booked(random, { ...period, sorts: CASH, floor: 0n }, 25, 70, [100_000, 2_000_000]);
    const usd = booked(random, { ...period, sorts: DOLLAR, floor: 0n }, 2, 7, [400_000, 2_000_000]);
    const numbers = [
      `0${random.digits(2)}-${random.digits(6)}-${random.digits(1)}`,
      `0${random.digits(3)}-${random.digits(6)}-01-${random.digits(1)}-022`,
    ] as const;
    const overview = table(
      [220, 130, 120],
      heads('llr', 'Account|Account No.|Balance') +
        cells('llr', `Merlion Multiplier Account|${numbers[0]}|SGD ${point(sgd.closing)}`) +
        cells('llr', `Foreign Currency Current|${numbers[1]}|USD ${point(usd.closing)}`),
    );
    const front = `<div class="sp"><div class="logo">Temasek Lion Bank</div><div class="r">Consolidated Statement<br>as at ${long(period.end, 'en-SG', 'short')}</div></div><p style="padding:22pt 0">MR GOH BOON TECK<br>BLK 214 SERAI RISE #11-308<br>SINGAPORE 999214</p><div class="ov"><b>Account Summary</b>${overview}</div><div class="ad"><b>Earn up to 4.10% p.a.</b> when you credit $2,500.00 or more a month. T&amp;Cs apply. Offer until ${day(dayAfter(period.end, 60), 'dd/mm/yyyy')}.</div><h2 style="background:none;color:#000">Transaction Details as of ${long(period.end, 'en-SG', 'short')}</h2>`;
    const bodies = flow(
      [
        block(front, 285),
        ...carried(0, `Merlion Multiplier Account &nbsp;&nbsp; Account No. ${numbers[0]}`, 'SGD', sgd, 330),
        ...carried(1, `Foreign Currency Current &nbsp;&nbsp; Account No. ${numbers[1]}`, 'USD', usd, 600),
      ],
      745,
      740,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Temasek Lion Bank Ltd Co. Reg. No. 196800000E &nbsp; GST Reg No. MR-8500000-1</span><span>PDS_CONS_LP_${random.digits(6)} &nbsp; ${at} of ${count}</span></div>`,
    );
    const of = (rows: readonly Move[]) => rows.map((row) => rowOf(row, { shows: row.lastOfDay }));
    const facts = (s: 0 | 1, currency: string) =>
      account(`Temasek Lion Bank|MR GOH BOON TECK|checking|${currency}`, numbers[s]);
    // `as at` names the day of the balances, and no period.
    const statements = [
      truthOf({ account: facts(0, 'SGD'), ...sgd, rows: of(sgd.rows) }),
      truthOf({ account: facts(1, 'USD'), ...usd, rows: of(usd.rows) }),
    ];
    return { pages, css: CASH_LOOK, statements };
  },
);

const SWIPES: readonly Sort[] = [
  ['{KOPI MERAH;NTUC SERAI;GRABRIDE*A-##} SINGAPORE SG|Ref No. : 7###################', -12_000, -320],
  ['{BAHN FAHRT BERLIN;SHINKAN RAIL TOKYO} DE|Ref No. : 7###################|EUR ##.##', -30_000, -2_000],
  ['CCY CONVERSION FEE|SGD ###.##', -400, -30],
  ['IPP 0#/12 COURTS OF LIGHT', -20_000, -6_000],
  ['{AIRLINE REFUND;SHOPEZE REFUND} SINGAPORE', 2_000, 30_000],
];
const SWIPES_LOOK = look(
  `8pt/11pt 'DejaVu Sans Condensed'|30pt 40pt|.logo{font:bold 17pt/21pt 'DejaVu Sans';color:#0b2c6b}.pay{border:1pt solid #0b2c6b;display:flex}.pay div{flex:1;padding:5pt 8pt;border-right:.5pt solid #0b2c6b}.pay b{display:block;font-size:11pt;line-height:15pt}h2{font-size:10pt;line-height:15pt;border-bottom:1.4pt solid #0b2c6b;margin-top:14pt}th{font-weight:bold;background:#dfe6f3;padding:2pt 4pt;white-space:normal;line-height:10pt}td{padding:1.5pt 4pt}.b td{font-weight:bold}.foot{position:absolute;right:40pt;bottom:14pt;font-size:6.5pt}`,
);

const credit = (value: bigint): string => (value > 0n ? `${point(value)} CR` : point(value));
const swiped = (iso = ''): string => `${day(iso, 'dd')} ${mon(iso).toUpperCase()}`;

interface Card {
  readonly name: string;
  readonly number: string;
  readonly rows: readonly Move[];
  readonly dates: readonly string[];
  readonly opening: bigint;
  readonly closing: bigint;
}

function swipesPart({ name, number, rows, dates, opening, closing }: Card, s: number): Part[] {
  const line = (words: string, value: bigint): Line => [
    cells('lllr', `||${words}|${credit(value)}`).replace('<tr', '<tr class="b"'),
    14,
  ];
  const one = (row: Move, r: number) =>
    cells('lllr', `${swiped(row.date)}|${swiped(dates[r])}|${joined(row.lines)}|${credit(row.amount)}`, [s, r]);
  const head = heads('lllr', 'Post<br>Date|Trans<br>Date|Description of Transaction|Transaction Amount<br>SGD');
  return [
    block(`<h2>${name} &nbsp; ${number} &nbsp; GOH SOO HAN</h2>`, 30),
    grid(
      [54, 54, 296, 110],
      head,
      [
        line('PREVIOUS BALANCE', opening),
        ...rowsIn(rows, 11, 3, one),
        line('SUB TOTAL', closing),
        line(`TOTAL BALANCE FOR ${name}`, closing),
      ],
      { headHeight: 26 },
    ),
  ];
}

const swipes = family(
  'sg-credit-card-two-cards',
  'en',
  'credit-card',
  ['two-cards-with-own-totals', 'post-date-before-transaction-date', 'cr-suffix', 'foreign-amount-beneath'],
  (random) => {
    const period = periodOf(random, random.integer(4, 26));
    const cards = ['VISA TITANE', 'WORLD MASTER'].map((name) => {
      const drawn = booked(random, { ...period, sorts: SWIPES, floor: null }, 3, 24, [-200_000, -20_000]);
      const paid = single(
        dayAfter(period.start, random.integer(6, 20)),
        'PAYMT THRU E-BANK/HOMEB/CYBERB (EP08)',
        -drawn.opening,
      );
      const rows = [...drawn.rows, paid].sort((a, b) => a.date.localeCompare(b.date));
      const number = `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`;
      const dates = rows.map((row) => (row.amount < 0n ? dayAfter(row.date, -random.integer(0, 3)) : row.date));
      return { name, number, rows, dates, opening: drawn.opening, closing: drawn.opening + total(rows) };
    });
    const parts = cards.flatMap(swipesPart);
    const owed = cards.reduce((all, { closing }) => all + closing, 0n);
    const summary = table(
      [200, 110, 110],
      heads('lrr', 'Card|Total balance|Minimum payment') +
        cards.map(({ name, closing }) => cells('lrr', `${name}|${point(closing)}|50.00`)).join(''),
    );
    const front = `<div class="sp"><div class="logo">Straits Orchid Bank</div><div class="r">Credit Card(s) Statement</div></div><p style="padding:20pt 0">GOH SOO HAN<br>7 LORONG PANDAN<br>SINGAPORE 999007</p><div class="pay"><div>Statement Date<b>${long(period.end, 'en-SG', 'short')}</b></div><div>Payment Due Date<b>${long(dayAfter(period.end, 21), 'en-SG', 'short')}</b></div><div>Grand Total<b>${point(owed)}</b></div><div>Credit Limit<b>15,000</b></div></div><h2>Statement Summary</h2>${summary}`;
    const uni = block(
      '<h2>Orchid$ Rewards</h2>UNI$ Brought Forward 1,420 &nbsp;&nbsp; Earned 318 &nbsp;&nbsp; Used 0 &nbsp;&nbsp; Expiring 30 JUN 210',
      40,
    );
    const pages = numbered(
      flow([block(front, 210), ...parts, uni], 750, 750),
      (body, at, count) =>
        `${body}<div class="foot">Page ${at} of ${count} &nbsp; Please note that you are bound by a duty to check this statement.</div>`,
    );
    const statements = cards.map(({ number, rows, dates, opening, closing }) =>
      truthOf({
        account: account('Straits Orchid Bank|GOH SOO HAN|credit-card|SGD', number),
        opening,
        closing,
        rows: rows.map((row, r) => rowOf(row, { valueDate: dates[r] ?? null })),
      }),
    );
    return {
      pages,
      css: SWIPES_LOOK,
      statements,
    };
  },
);

export const families: Family[] = [cash, swipes];
