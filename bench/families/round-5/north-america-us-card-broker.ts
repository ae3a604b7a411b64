import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  cells,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  moves,
  POINTED,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const usd = (value: bigint): string => figure(value, POINTED);

const BUYS: readonly Sort[] = [
  ['{LOAM & CO;ORCHID PHARMACY;SIDEWINDER FUEL;TWO OAKS DINER} {BEXLEY;PORTER} {NM;AZ}', -19_000, -350],
  ['{VELLUM STREAMING;GRAYBOX CLOUD} 800-555-01##  CA', -4_000, -499],
  ['HOTEL LUMIER PARIS|{84.10;211.00;37.45} EUR X 1.087#### EXCHANGE RATE', -30_000, -4_000],
];

const CREDITS: readonly Sort[] = [
  ['PAYMENT - THANK YOU', 4_000, 90_000],
  ['ORCHID PHARMACY BEXLEY NM', 900, 4_000],
];

const yearToDate = (end: string, owed: bigint, interest: bigint): string =>
  `<h3>${day(end, 'yyyy')} Totals Year-to-Date</h3><p>Total fees charged in ${day(end, 'yyyy')} $${usd(8_700n)}<br>Total interest charged in ${day(end, 'yyyy')} $${usd(21_455n)}</p><h3>Interest Charge Calculation</h3>${table([150, 90, 110, 110], heads('lrrr', 'Type of Balance|APR|Balance Subject to|Charges by Type') + cells('lrrr', ['Purchases', '22.49%V', `$${usd(-owed)}`, `$${usd(interest)}`]) + cells('lrrr', ['Cash Advances', '29.99%V', '$0.00', '$0.00']))}`;

/** A card bill: posting date second, sections with totals of their own, fees of the year, interest reckoned in a table. */
function card(random: Random): Drawn {
  const period = periodOf(random, 14);
  const owed = -BigInt(random.integer(20_000, 300_000));
  const one = (sorts: readonly Sort[], count: number) => moves(random, { ...period, count, sorts, floor: null });
  const fee = one([['LATE FEE FOR PAYMENT DUE {=mm/dd}', -2_900, -2_900]], random.integer(0, 1));
  const charge = one([['INTEREST CHARGED ON PURCHASES', -3_900, -120]], 1);
  const interest = charge.map((row) => ({ ...row, date: period.end }));
  const sections: readonly (readonly [string, Move[]])[] = [
    ['Payments and Other Credits', one(CREDITS, random.integer(1, 3))],
    ['Purchases and Adjustments', one(BUYS, random.integer(12, 45))],
    ['Fees Charged', fee],
    ['Interest Charged', interest],
  ];
  const all = sections.flatMap(([, rows]) => rows);
  const closing = owed + total(all);
  const traded = all.map(({ date }) => dayAfter(date, date > dayAfter(period.start, 1) ? -random.integer(0, 2) : 0));
  const widths = [46, 46, 250, 60, 50, 72];
  const sign = (value: bigint) => `${value > 0n ? '-' : ''}${usd(value)}`;
  let base = 0;
  const items = sections.flatMap(([name, rows]) => {
    const from = base;
    base += rows.length;
    const rowCells = (row: Move, at: number) =>
      cells(
        'llllrr',
        `${day(traded[from + at] ?? '', 'mm/dd')}|${day(row.date, 'mm/dd')}|${joined(row.lines)}|${row.ref.slice(4)}|8804|${at === 0 ? '$' : ''}${sign(row.amount)}`,
        [0, from + at],
      );
    const body = rows.map((row, at) => ({ h: 11 * row.lines.length, html: table(widths, rowCells(row, at)) }));
    const end = `<p class="r">TOTAL ${name.toUpperCase()} FOR THIS PERIOD &nbsp; $${sign(total(rows))}</p>`;
    return rows.length === 0 ? [] : [{ h: 18, html: `<h3>${name}</h3>` }, ...body, { h: 13, html: end }];
  });
  const year = yearToDate(period.end, owed, total(interest));
  const parts = pack([...items, { h: 120, html: year }], ({ h }) => h, 480, 640);
  const line = (label: string, value: string) => `<div class="sp"><span>${label}</span><span>${value}</span></div>`;
  const sums = sections.map(([name, rows]) => line(name, `$${sign(total(rows))}`)).join('');
  const due = dayAfter(period.end, 24);
  const panel = `<div class="sp head"><div class="box"><b>Account Summary</b>${line('Previous Balance', `$${usd(owed)}`)}${sums}${line('<b>New Balance Total</b>', `$${closing > 0n ? '-' : ''}${usd(closing)}`)}</div><div class="box"><b>Payment Information</b>${line('Total Minimum Payment Due', '$35.00')}${line('Payment Due Date', day(due, 'mm/dd/yyyy'))}${line('Credit line', '$6,500.00')}<p>Late Payment Warning: a fee of up to $40.00 may be charged after ${day(due, 'mm/dd')}.</p></div></div>`;
  const head = table(
    widths,
    heads('llllrr', 'Trans.<br>Date|Posting<br>Date|<br>Description|Reference<br>Number|Account<br>Number|<br>Amount'),
  );
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp"><b>SANDROCK BANKCARD</b><span>OTIS P. VANNERMAN &nbsp; Account # 4000 9912 0077 8804<br>${mon(period.start)} ${day(period.start, 'dd, yyyy')} - ${mon(period.end)} ${day(period.end, 'dd, yyyy')} &nbsp; Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? panel : ''}<h2>Transactions</h2>${head}${part.map(({ html }) => html).join('')}`,
    ),
    css: look(
      `8pt/11pt 'Liberation Sans','DejaVu Sans Condensed'|36pt 40pt|.head{height:136pt;padding-top:14pt}.box{width:250pt;border-top:1.5pt solid #933}h2{font-size:12pt;line-height:18pt;color:#933}h3{font-size:8.4pt;padding-top:6pt}th{font-size:7.4pt;line-height:9pt;border-bottom:.5pt solid}`,
    ),
    statements: [
      truthOf({
        account: account('SANDROCK BANKCARD|OTIS P. VANNERMAN|credit-card|USD', '4000991200778804'),
        period,
        opening: owed,
        closing,
        rows: all.map((row) => rowOf(row, { reference: row.ref.slice(4) })),
      }),
    ],
  };
}

const TRADES: readonly (readonly [string, ...Sort])[] = [
  ['Buy', 'ORLANE ROBOTICS CORP ORLN', -400_000, -20_000],
  ['Sell', 'TEVANT SHIPPING LTD TVSH', 30_000, 500_000],
  ['Dividend', 'MIDCOURSE DIVIDEND ETF MCDX', 300, 9_000],
  ['Fee', 'ADR PASS-THRU FEE TVSH', -900, -20],
  ['Deposit', 'ELECTRONIC FUNDS RECEIVED', 50_000, 300_000],
  ['Interest', 'CREDIT INTEREST ON CASH', 10, 900],
];

/** A broker: trade and settlement dates, money out in parentheses, then holdings with dates and prices. */
function broker(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(500_000, 4_000_000));
  const rows = moves(random, {
    ...period,
    opening,
    count: random.integer(9, 40),
    sorts: TRADES.map(([kind, label, low, high]) => [`${kind}|${label}`, low, high]),
  });
  const paren = (value: bigint) => (value < 0n ? `(${usd(value)})` : usd(value));
  const widths = [58, 58, 56, 190, 50, 60, 70];
  const body = rows.map(({ date, lines: [kind = '', label = ''], amount }, r) => {
    const trade = kind === 'Buy' || kind === 'Sell';
    const price = trade ? BigInt(random.integer(900, 9_000)) : 0n;
    return cells(
      'llllrrr',
      [
        day(trade ? dayAfter(date, -1) : date, 'mm/dd/yyyy'),
        day(date, 'mm/dd/yyyy'),
        kind,
        text(label),
        trade ? String(amount / price).replace('-', '') : '',
        trade ? usd(price) : '',
        paren(amount),
      ],
      [0, r],
    );
  });
  const head = heads('llllrrr', 'Trade Date|Settle Date|Activity|Description|Quantity|Price|Credit/(Debit)');
  const parts = pack(body, () => 13, 430, 590);
  const edge = (label: string, value: bigint) =>
    cells('llllrrr', ['', '', '', `<b>${label}</b>`, '', '', `$${usd(value)}`]);
  const held = ['ORLANE ROBOTICS CORP', 'MIDCOURSE DIVIDEND ETF', 'TEVANT SHIPPING LTD'].map((name) =>
    cells('lrrrr', [
      name,
      random.digits(3),
      usd(BigInt(random.integer(900, 9_000))),
      usd(BigInt(random.integer(90_000, 900_000))),
      day(dayAfter(period.start, -random.integer(100, 900)), 'mm/dd/yyyy'),
    ]),
  );
  const end = `<h2>Holdings on ${mon(period.end)} ${day(period.end, 'd, yyyy')}</h2>${table([200, 60, 70, 90, 80], heads('lrrrr', 'Security|Quantity|Price|Market Value|Acquired') + held.join(''))}`;
  const cash = opening + total(rows);
  return {
    pages: [
      ...parts.map(
        (part, at) =>
          `<div class="sp top"><b>Fennimore Brokerage</b><span>Individual Account 77Q-41902<br>L. Abernethy-Cruz<br>Statement for ${mon(period.start)} ${day(period.start, 'd')} – ${mon(period.end)} ${day(period.end, 'd, yyyy')}</span></div>${at === 0 ? `<p class="box">Total account value $${usd(cash + 4_210_044n)} &nbsp; of which cash $${usd(cash)}</p>` : ''}<h2>Cash Activity${at > 0 ? ' (continued)' : ''}</h2>${table(widths, head + (at === 0 ? edge('Opening Cash Balance', opening) : '') + part.join('') + (at === parts.length - 1 ? edge('Closing Cash Balance', cash) : ''))}`,
      ),
      `<div class="sp top"><b>Fennimore Brokerage</b></div>${end}`,
    ],
    css: look(
      `8pt/11pt 'Liberation Sans','DejaVu Sans Condensed'|40pt 34pt|.top{height:60pt;border-bottom:2pt solid #264}.box{height:40pt;padding:12pt;background:#eef}h2{font-size:11pt;line-height:26pt}td,th{padding:1pt 3pt}`,
    ),
    statements: [
      truthOf({
        account: account('Fennimore Brokerage|L. Abernethy-Cruz|unknown|USD', '77Q-41902'),
        period,
        opening,
        closing: cash,
        rows: rows.map((row) => rowOf({ ...row, lines: row.lines.slice(1) }, { alsoAccepted: [row.lines.join(' ')] })),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'us-card-trans-posting-sections',
    'en',
    'credit-card',
    ['sections', 'two-dates', 'year-to-date'],
    card,
    LETTER,
  ),
  family('us-brokerage-settle-parentheses', 'en', 'unknown', ['two-dates', 'parentheses', 'holdings'], broker, LETTER),
];
