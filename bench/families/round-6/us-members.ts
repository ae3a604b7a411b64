import { type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  moves,
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
import { block, flow, grid, long, numbered, type Part, rowsIn } from './paper-flow.ts';

const trail = (value: bigint): string => point(value) + (value < 0n ? '-' : '');

const SHARE: readonly Sort[] = [
  ['Deposit Transfer From Share 0070', 2_500, 30_000],
  ['Withdrawal Transfer To Share 0070', -20_000, -2_000],
  ['Deposit Dividend 0.0##%|Annual Percentage Yield Earned 0.##0%', 11, 320],
];
const DRAFT: readonly Sort[] = [
  ['Withdrawal POS #######|{GRAYLING HARDWARE;PINE COULEE CO-OP;LUCKY OTTER CAFE} {MESA;COULEE} WI', -14_000, -500],
  [
    'Withdrawal ACH {TAMARACK TEL;RIDGEWAY WATER}|TYPE: {ONLINE PMT;UTILITY} ID: 1######### DATA: {=mm/dd/yy}',
    -21_000,
    -2_200,
  ],
  ['Draft 00####', -30_000, -2_000],
  ['Deposit ACH {COULEE SCHOOLS;LAKE CO CLINIC}|TYPE: PAYROLL ID: 2#########', 98_000, 164_000],
  ['Withdrawal Home Banking|Transfer To Loan 0120', -28_000, -14_000],
];
const LOAN: readonly Sort[] = [
  ['Payment Home Banking', 20_000, 34_000],
  ['Finance Charge', -9_000, -2_100],
  ['Payment Cash|Branch 0#', 4_000, 9_000],
];

const UNION_LOOK = look(
  `9pt/11pt 'Liberation Sans Narrow'|30pt 44pt|.logo{font:bold 20pt/22pt 'DejaVu Serif';color:#2b5d34}.to{padding:26pt 0 20pt 30pt;font-family:'Liberation Mono'}h2{font-size:9.5pt;line-height:13pt;background:#dfe9df;padding:1pt 4pt;margin:8pt 0 2pt}.box td{border:.5pt solid #2b5d34;padding:2pt 5pt}th{border-bottom:.5pt solid #2b5d34;font-weight:bold}td{padding-bottom:1pt}.y td{padding-right:20pt}.s{font-size:8pt;font-style:italic}.foot{position:absolute;left:44pt;bottom:16pt;font-size:7pt}`,
);

interface Booked {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly rows: readonly Move[];
}

function share(s: number, name: string, { opening, closing, rows }: Booked, [from, to]: readonly string[]): Part[] {
  const counted = (sign: 1 | -1) =>
    `${rows.filter(({ amount }) => amount > 0n === sign > 0).length} ${sign > 0 ? 'Deposits' : 'Withdrawals'} totaling ${point(total(rows, sign))}`;
  const one = (row: Move, r: number) =>
    cells(
      'lllrr',
      [day(row.date, 'mm/dd'), day(row.date, 'mm/dd'), joined(row.lines), trail(row.amount), trail(row.balance)],
      [s, r],
    );
  return [
    block(`<h2>${name}</h2>`, 25),
    grid([44, 44, 268, 82, 82], heads('lllrr', 'Post Date|Eff Date|Transaction Description|Amount|Balance'), [
      [cells('lllrr', `${from}||<b>Previous Balance</b>||${trail(opening)}`), 12],
      ...rowsIn(rows, 11, 1, one),
      [cells('lllrr', `${to}||<b>Ending Balance</b>||<b>${trail(closing)}</b>`), 12],
      [`<tr><td colspan="5" class="s">${counted(1)} &nbsp;&nbsp; ${counted(-1)}</td></tr>`, 18],
    ]),
  ];
}

function loan(s: number, { opening, closing, rows }: Booked, [from, to]: readonly string[]): Part[] {
  const one = (row: Move, r: number) =>
    cells('llrrr', `${day(row.date, 'mm/dd')}|${joined(row.lines)}|${outIn(row.amount, point)}|${point(row.balance)}`, [
      s,
      r,
    ]);
  const head = heads('llrrr', 'Post Date|Transaction Description|Charges &amp; Advances|Payments|Balance Owed');
  return [
    block('<h2>LOAN 0120 - NEW AUTO &nbsp; Rate 6.490% APR</h2>', 25),
    grid([44, 196, 90, 90, 100], head, [
      [cells('llrrr', `${from}|<b>Previous Loan Balance</b>|||${point(opening)}`), 12],
      ...rowsIn(rows, 11, 1, one),
      [cells('llrrr', `${to}|<b>New Loan Balance</b>|||<b>${point(closing)}</b>`), 12],
    ]),
  ];
}

const union = family(
  'us-savings-union-shares',
  'en',
  'savings',
  ['several-accounts', 'trailing-minus', 'loan-part', 'post-and-effective-date'],
  (random) => {
    const period = periodOf(random, 1, 3);
    const shares = booked(random, { ...period, sorts: SHARE }, 2, 7, [50_000, 900_000]);
    const draft = booked(random, { ...period, sorts: DRAFT, floor: 1_000n }, 18, 44, [60_000, 300_000]);
    const owed = -BigInt(random.integer(400_000, 1_900_000));
    const paid = moves(random, { ...period, opening: owed, count: 6, floor: null, sorts: LOAN });
    const auto = { opening: owed, closing: owed + total(paid), rows: paid };
    const member = random.digits(7);
    const ends = [day(period.start, 'mm/dd'), day(period.end, 'mm/dd')];
    const box = table(
      [90, 130],
      cells('lr', `Member Number|${member}`) +
        cells('lr', `Statement Period|${day(period.start, 'mm/dd/yyyy')} - ${day(period.end, 'mm/dd/yyyy')}`),
      'box',
    );
    const year = cells('lrlr', `Dividends paid|${random.digits(2)}.18|Loan interest paid|1${random.digits(2)}.40`);
    const bodies = flow(
      [
        block(
          `<div class="sp"><div><div class="logo">PINE COULEE</div>COMMUNITY CREDIT UNION</div>${box}</div><div class="to">HOLLIS P TRENARY<br>RR 2 BOX 88<br>COULEE WI 54999</div>`,
          150,
        ),
        ...share(0, 'SHARE 0001 - REGULAR SAVINGS', shares, ends),
        ...share(1, 'SHARE 0070 - FREE DRAFT (CHECKING)', draft, ends),
        ...loan(2, auto, ends),
        block(
          `<h2>YEAR TO DATE</h2>${table([150, 90, 150, 90], year + cells('lrlr', 'Overdraft fees|0.00|Returned item fees|0.00'), 'y')}`,
          60,
        ),
      ],
      700,
      700,
    );
    const facts = (type: string, number: string) =>
      account(`Pine Coulee Community Credit Union|HOLLIS P TRENARY|${type}|USD`, number);
    const of = (rows: readonly Move[]) => rows.map((row) => rowOf(row, { shows: true, valueDate: row.date }));
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot">Federally insured by NCUA &nbsp;•&nbsp; Member ${member} &nbsp;•&nbsp; ${at} of ${count}</div>`,
    );
    const statements = [
      truthOf({ account: facts('savings', '0001'), period, ...shares, rows: of(shares.rows) }),
      truthOf({ account: facts('checking', '0070'), period, ...draft, rows: of(draft.rows) }),
      truthOf({
        account: facts('loan', '0120'),
        period,
        ...auto,
        rows: paid.map((row) => rowOf(row, { shows: true })),
      }),
    ];
    return { pages, css: UNION_LOOK, statements };
  },
  LETTER,
);

const TRADES: readonly Sort[] = [
  ['Bought {ALDER ROBOTICS INC;NORTH FJORD ETF;COPPER BASIN CO}|CUSIP ######~## UNSOLICITED', -480_000, -12_000],
  ['Sold {ALDER ROBOTICS INC;HELIX RAIL CORP}|CUSIP ######~## UNSOLICITED', 15_000, 520_000],
  ['Dividend received {NORTH FJORD ETF;COPPER BASIN CO}|RECORD DATE {=mm/dd/yy} QUALIFIED', 140, 9_000],
  ['EFT transfer received BANK ****####', 50_000, 400_000],
  ['Advisory fee for the quarter', -9_000, -1_100],
  ['Foreign tax withheld NORTH FJORD ETF', -900, -45],
];

const TRADES_LOOK = look(
  `8.5pt/11pt 'DejaVu Sans'|36pt 36pt|.logo{font:italic bold 17pt/22pt 'Liberation Serif';color:#14532d}h2{font-size:10pt;line-height:13pt;padding:12pt 0 3pt;color:#14532d}.to{padding:22pt 0}.side{position:absolute;right:30pt;top:36pt;width:112pt;background:#eef3ee;padding:8pt;height:700pt}.main{width:390pt}td,th{padding:2pt 0;border-bottom:.4pt solid #b7c6b7;font-size:8pt}th{font-weight:bold}.s{padding-top:10pt;font-size:7pt;white-space:normal}`,
);

const broker = family(
  'us-unknown-brokerage-cash',
  'en',
  'unknown',
  ['holdings-before-rows', 'parentheses', 'quantity-and-price-beside'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(random, { ...period, sorts: TRADES }, 5, 16, [90_000, 1_500_000]);
    const signed = (value: bigint) => (value < 0n ? `(${point(value)})` : point(value));
    const held = ['ALDER ROBOTICS INC', 'NORTH FJORD ETF', 'COPPER BASIN CO', 'HELIX RAIL CORP'].map(
      (name) => [name, BigInt(random.integer(4, 400)), BigInt(random.integer(900, 31_000))] as const,
    );
    const number = `${random.digits(4)}-${random.digits(4)}`;
    const worth = held.reduce((all, [, n, price]) => all + n * price, 0n);
    const dates = `${long(period.start)} – ${long(period.end)}`;
    const pair = (name: string, value: bigint) => cells('lr', [name, signed(value)]);
    const side = `<div class="side"><b>Talk to us</b><br>1-866-555-01${random.digits(2)}<br><br><b>Account</b><br>${number}<br><br><b>Your advisor</b><br>P. Lindqvist<br>Suite 1400<br><br><b>Rates</b><br>Sweep yield 0.45%<br>Margin 11.25%</div>`;
    const first = `${side}<div class="main"><div class="logo">Alderpoint Securities LLC</div><p>Brokerage Account Statement<br><b>${dates}</b></p><p class="to">JUNIPER TALLANT<br>TOD<br>18 WHARF ST, KITTERY ME 03998</p>
      <h2>Account value</h2>${table([250, 120], pair('Cash', closing) + pair('Securities', worth) + pair('<b>Total account value</b>', worth + closing))}
      <h2>Holdings</h2>${table([150, 60, 70, 90], heads('lrrr', 'Security|Quantity|Price ($)|Market value ($)') + held.map(([name, n, price]) => cells('lrrr', [name, `${n}.0000`, point(price), point(n * price)])).join(''))}
      <h2>Cash summary</h2>${table([250, 120], pair('Opening cash balance', opening) + pair('Credits', total(rows, 1)) + pair('Debits', total(rows, -1)) + pair('Closing cash balance', closing))}</div>`;
    const body = rows.map((row, r) => {
      const price = random.integer(1_000, 20_000);
      const traded = /^(Bought|Sold)/.test(row.lines[0] ?? '');
      const quantity = (-Number(row.amount) / price).toFixed(4);
      const beside = traded ? `${quantity}|${(price / 100).toFixed(4)}` : '|';
      const money = `${signed(row.amount)}|${signed(row.balance)}`;
      return cells('llrrrr', `${day(row.date, 'mm/dd/yyyy')}|${joined(row.lines)}|${beside}|${money}`, [0, r]);
    });
    const later = cells(
      'llrrr',
      `${day(dayAfter(period.end, 2), 'mm/dd/yyyy')}|Bought HELIX RAIL CORP|10.0000|41.2000|(412.00)`,
    );
    const widths = [66, 186, 58, 58, 78, 94];
    const second = `<div class="logo">Alderpoint Securities LLC</div><p>Account ${number} &nbsp; ${dates}</p><h2>Cash activity</h2>${table(widths, heads('llrrrr', 'Date|Activity|Quantity|Price|Amount ($)|Cash balance ($)') + body.join(''))}<h2>Trades not yet settled</h2>${table(widths.slice(0, 5), later)}<p class="s">Member SIPC. Trades not yet settled are not part of the cash balance. Amounts in parentheses reduce your cash.</p>`;
    return drawnOf([first, second], TRADES_LOOK, {
      account: account('Alderpoint Securities LLC|JUNIPER TALLANT|unknown|USD', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
  LETTER,
);

export const families: Family[] = [union, broker];
