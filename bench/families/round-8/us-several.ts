/**
 * After the quarterly paper of an American credit union, with a share account, a checking account and a certificate, and a broker's
 * statement with positions before its cash movements.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  look,
  type Move,
  periodOf,
  point,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { contractAmount, dayAfter } from '../markup.ts';
import { day, list } from '../stranger-parts.ts';
import {
  type Block,
  block,
  flow,
  line,
  lines,
  longDay,
  PEOPLE,
  plainRow,
  US_SPENDING,
  under,
} from './americas-parts.ts';

const CHECKING: Sort[] = [
  ...US_SPENDING.map(
    ([words, low, high]): Sort => [`Withdrawal Debit Card MC Debit {=mm/dd} {=mmdd}#######|${words}`, low, high],
  ),
  ['Deposit ACH WEXFORD LOGIST TYPE: PAYROLL|CO: WEXFORD LOGIST', 90_000, 210_000],
  ['Withdrawal ACH BRINDLE ENERGY TYPE: BILLPAY ID: ########|DATA: ELEC 0# CO: BRINDLE ENERGY', -19_000, -4_000],
  ['Withdrawal Transfer To Share 00', -30_000, -2_000],
  ['Withdrawal by Check', -40_000, -2_500],
];
const SHARES: Sort[] = [
  ['Deposit Transfer From Share 10', 2_000, 30_000],
  ['Withdrawal Home Banking Transfer', -25_000, -1_500],
];

const U = [44, 320, 76, 80];

/** Shares earn on the last day of each month; a certificate earns alone. */
function withDividends(random: Random, rows: readonly Move[], opening: bigint, start: string, rate: number): Move[] {
  const dates = list(3, (m) =>
    new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) + m, 0)).toISOString().slice(0, 10),
  );
  const extra = dates.map(
    (date): Move => ({
      date,
      lines: [
        `Deposit Dividend ${(rate / 1000).toFixed(3)}%`,
        `Annual Percentage Yield Earned ${((rate + 3) / 1000).toFixed(3)}% from ${day(`${date.slice(0, 8)}01`, 'mm/dd/yyyy')} through ${day(date, 'mm/dd/yyyy')}`,
      ],
      amount: BigInt(random.integer(12, 40 + rate)),
      balance: 0n,
      ref: '',
      firstOfDay: true,
      lastOfDay: true,
    }),
  );
  let balance = opening;
  return [...rows, ...extra]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((move) => {
      balance += move.amount;
      return { ...move, balance };
    });
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawOsprey(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 3);
  const who = random.pick(PEOPLE.en ?? []);
  const member = random.digits(7);
  const form = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const open = [
    random.integer(20_000, 900_000),
    random.integer(50_000, 400_000),
    500_000 + random.integer(0, 900_000),
  ].map(BigInt);
  const empty = random.chance(0.3);
  const groups = [
    withDividends(
      random,
      empty ? [] : booked(random, { start, end, sorts: SHARES }, 2, 9, [Number(open[0]), Number(open[0])]).rows,
      open[0] ?? 0n,
      start,
      100,
    ),
    booked(random, { start, end, sorts: [...CHECKING, ...CHECKING.slice(0, 8)] }, 25, 75, [
      Number(open[1]),
      Number(open[1]),
    ]).rows,
    withDividends(random, [], open[2] ?? 0n, start, 4_250),
  ];
  const names = ['PRIMARY SHARE SAVINGS', 'FREEDOM CHECKING', '18 MONTH CERTIFICATE'];
  const codes = ['00', '10', '40'];
  const closings = groups.map((rows, g) => (open[g] ?? 0n) + total(rows));
  const head = (g: number, more = '') =>
    `<div class="bar">${names[g]} - SHARE ${codes[g]}${more}</div>${line(U, 'llrr', 'Date|Transaction Description|Amount|Balance', null, 'hd', 'th')}`;
  const fixed = (words: string, date: string, value: bigint) =>
    block(11, line(U, 'llrr', [day(date, 'mm/dd'), words, '', `<b>${form(value)}</b>`]));
  const part = (rows: readonly Move[], g: number): Block[] => [
    block(50, `${head(g)}`),
    fixed('Beginning Balance', start, open[g] ?? 0n),
    ...under(
      rows.map((move, r) =>
        block(
          1 + 10 * move.lines.length,
          line(U, 'llrr', [day(move.date, 'mm/dd'), lines(move), form(move.amount), form(move.balance)], [g, r]),
        ),
      ),
      head(g, ' (continued)'),
      30,
    ),
    fixed('Ending Balance', end, closings[g] ?? 0n),
    block(
      24,
      `<div class="s">${g === 2 ? `Certificate matures on ${longDay(dayAfter(end, 211))}. Early withdrawal penalties may apply.` : `Total deposits ${point(total(rows, 1))} &nbsp; Total withdrawals ${point(total(rows, -1))} &nbsp; ${g === 1 ? 'Total overdraft fees this period 0.00, year to date 0.00' : ''}`}</div>`,
    ),
  ];
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><div><b style="font-size:15pt;line-height:18pt;color:#175">Osprey Point</b><br>FEDERAL CREDIT UNION</div><div style="border:.6pt solid #175;padding:4pt 8pt">Member Number: <b>${member}</b><br>Statement Period: ${day(start, 'mm/dd/yyyy')} to ${day(end, 'mm/dd/yyyy')}<br>Page ${index + 1} of ${count}</div></div>${
      index === 0
        ? `<div class="sp" style="margin:28pt 0 20pt"><div style="margin-left:20pt">${who}<br>14 MILL RISE<br>ANSLEY CROSS OH 44113</div><div style="width:200pt;background:#e8f3ec;padding:6pt"><b>Auto loans as low as 5.24% APR*</b><br>Finance up to $60,000 by ${longDay(dayAfter(end, 45))} and skip your first payment. 1-800-555-0190</div></div><div class="bar">SUMMARY OF YOUR ACCOUNTS</div>${table([70, 220, 115, 115], `${cells('llrr', 'Share|Description|Beginning Balance|Ending Balance', null, 'th')}${names.map((name, g) => cells('llrr', [codes[g] ?? '', name, form(open[g] ?? 0n), form(closings[g] ?? 0n)])).join('')}${cells('llrr', ['', '<b>Total Shares</b>', form(total(open.map((amount) => ({ amount })))), form(total(closings.map((amount) => ({ amount }))))])}`)}`
        : '<div style="height:10pt"></div>'
    }${inner}<div class="s" style="position:absolute;bottom:18pt;left:46pt">Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government.</div>`;
  const pages = flow(
    groups.flatMap((rows, g) => part(rows, g)),
    470,
    640,
    frame,
  );
  const statements = groups.map((rows, g) =>
    truthOf({
      account: account(`Osprey Point FEDERAL CREDIT UNION|${who}|${g === 1 ? 'checking' : 'savings'}|USD`, member),
      period: { start, end },
      opening: open[g] ?? 0n,
      closing: closings[g] ?? 0n,
      rows: rows.map((move) => plainRow(move, { shows: true })),
    }),
  );
  return {
    pages,
    css: look(
      "8pt/10pt 'Liberation Sans'|30pt 46pt|.bar{background:#175;color:#fff;font-weight:bold;padding:2pt 4pt;margin:6pt 0 3pt}.s{font-size:6.5pt;line-height:8pt}.hd th{border-bottom:.6pt solid #175;font-weight:bold}",
    ),
    statements,
  };
}

const KINDS: readonly (readonly [
  category: string,
  action: string,
  symbol: string,
  words: string,
  low: number,
  high: number,
])[] = [
  ['Deposit', 'Funds Received', '', 'MONEYLINK TXN|WEXFORD CU', 50_000, 900_000],
  ['Withdrawal', 'MoneyLink Txn', '', 'Tfr OSPREY POINT FCU, D ASHCOMBE', -300_000, -20_000],
  ['Purchase', '', 'TLMX', 'TALLMARK TOTAL MKT ETF', -600_000, -40_000],
  ['Purchase', '', 'BRNE', 'BRINDLE ENERGY CORP', -400_000, -20_000],
  ['Sale', '', 'NRLK', 'NORTHLARK SUPPLIES INC', 30_000, 500_000],
  ['Dividend', 'Cash Dividend', 'TLMX', 'TALLMARK TOTAL MKT ETF', 500, 14_000],
  ['Dividend', 'Qual. Dividend', 'BRNE', 'BRINDLE ENERGY CORP', 300, 9_000],
  ['Interest', 'Bank Interest', '', 'BANK INT ######-######', 20, 2_400],
  ['Fee', 'ADR Mgmt Fee', 'QZAB', 'QUAZAR AB SPONS ADR', -900, -50],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawTallmark(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(PEOPLE.en ?? []);
  const number = `${random.digits(4)}-${random.digits(4)}`;
  const sorts = KINDS.map(
    ([category, action, symbol, words, low, high]): Sort => [
      `${category}~^${action}^${symbol}^${words}`.replace('~^', '^'),
      low,
      high,
    ],
  );
  const { opening, rows: all, closing } = booked(random, { start, end, sorts, floor: 0n }, 8, 30, [300_000, 2_200_000]);
  const paren = (value: bigint) => (value < 0n ? `(${point(value)})` : point(value));
  const parsed = all.map((move) => {
    const [category = '', action = '', symbol = '', ...words] = move.lines.join('|').split('^');
    return { ...move, category, action, symbol, lines: words.join('^').split('|') };
  });
  const sumOf = (category: string) => paren(total(parsed.filter((move) => move.category === category)));
  const T = [38, 62, 72, 50, 150, 56, 50, 70];
  const head = `<div class="h2">Transaction Details</div>${line(T, 'llllrrrr'.replace(/^llllr/, 'lllll'), 'Date|Category|Action|Symbol/<br>CUSIP|Description|Quantity|Price/Rate<br>per Share($)|Amount($)', null, 'hd', 'th')}`;
  const detail = parsed.map((move, r) => {
    const traded = move.category === 'Purchase' || move.category === 'Sale';
    const price = BigInt(random.integer(1_900, 24_000));
    const amount = move.amount < 0n ? -move.amount : move.amount;
    const quantity = traded
      ? `${move.amount > 0n ? '(' : ''}${(Number(amount) / Number(price)).toFixed(4)}${move.amount > 0n ? ')' : ''}`
      : '';
    return block(
      3 + 9.5 * move.lines.length,
      line(
        T,
        'lllllrrr',
        [
          move.firstOfDay ? day(move.date, 'mm/dd') : '',
          move.category,
          move.action,
          move.symbol,
          lines(move),
          quantity,
          traded ? `${point(price)}00` : '',
          paren(move.amount),
        ],
        [0, r],
        'ruled',
      ),
    );
  });
  const spread = `<div class="h2">Positions - Equities and Exchange Traded Funds</div>${table([60, 170, 60, 70, 90, 90], `${cells('llrrrr', 'Symbol|Description|Quantity|Price($)|Market Value($)|Cost Basis($)', null, 'th')}${['TLMX|TALLMARK TOTAL MKT ETF|212.4410|241.18|51,236.52|44,180.09', 'BRNE|BRINDLE ENERGY CORP|90.0000|57.42|5,167.80|6,004.11', 'QZAB|QUAZAR AB SPONS ADR|35.0000|18.96|663.60|702.45'].map((row) => cells('llrrrr', row)).join('')}${cells('llrrrr', 'Total Equities||||57,067.92|50,886.65')}`)}<div class="h2">Transactions - Summary</div>${table([92, 72, 76, 70, 70, 80, 80], `${cells('rrrrrrr', `Beginning Cash* as of ${day(start, 'mm/dd')}|Deposits|Withdrawals|Purchases|Sales/Redemptions|Dividends/Interest|Fees`, null, 'th')}${cells('rrrrrrr', [`$${point(opening)}`, ...['Deposit', 'Withdrawal', 'Purchase', 'Sale'].map(sumOf), paren(total(parsed.filter(({ category }) => category === 'Dividend' || category === 'Interest'))), sumOf('Fee')])}`, 'small')}<div style="text-align:right;margin-top:3pt"><b>Ending Cash* as of ${day(end, 'mm/dd')} &nbsp; $${point(closing)}</b></div><div class="s">*Cash (includes any cash debit balance) held in your account plus the value of any cash invested in a sweep money fund.</div>`;
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><div><b style="font-size:14pt;line-height:18pt">tallmark</b> BROKERAGE<br>Account Number ${number} &nbsp; Individual Account of ${who}</div><div style="text-align:right">Statement Period<br><b>${named2(start, end)}</b></div></div>${index === 0 ? `<div style="margin:14pt 0;padding:6pt;background:#eef">Account Value as of ${day(end, 'mm/dd/yyyy')}: <b>$${point(closing + 5_706_792n)}</b> &nbsp;&nbsp; Beginning Account Value $${point(opening + 5_601_113n)} &nbsp; Questions? (800) 555-0133</div>` : '<div style="height:8pt"></div>'}${inner}<div class="s" style="position:absolute;bottom:18pt;right:40pt">${index + 1} of ${count}</div>`;
  const pages = flow(
    [
      block(250, spread),
      block(44, head),
      ...under(detail, head.replace('Details', 'Details (continued)'), 44),
      block(24, line([478, 70], 'lr', ['<b>Total Transactions</b>', `<b>$${paren(total(all))}</b>`])),
    ],
    620,
    660,
    frame,
  );
  const rows = parsed.map((move) => {
    const words = move.lines.join(' ');
    const full = [move.category, move.action, move.symbol, words].filter(Boolean).join(' ');
    return plainRow(move, {
      description: full,
      alsoAccepted: [
        words,
        [move.action, words].filter(Boolean).join(' '),
        [move.category, move.action, words].filter(Boolean).join(' '),
        [move.action, move.symbol, words].filter(Boolean).join(' '),
        [move.symbol, words].filter(Boolean).join(' '),
        [move.category, words].join(' '),
      ],
      amount: contractAmount(move.amount),
    });
  });
  return {
    pages,
    css: look(
      "7.5pt/9.5pt 'Liberation Sans'|30pt 32pt|.h2{font-size:10pt;line-height:13pt;font-weight:bold;border-bottom:1pt solid #036;margin:8pt 0 3pt}.s,.small{font-size:6.4pt;line-height:8pt}.small th{white-space:normal;text-align:right}.hd th{border-bottom:.4pt solid #000;font-weight:bold}.ruled td{border-bottom:.3pt solid #ddd;padding:1.3pt 0}",
    ),
    statements: [
      truthOf({
        account: account(`tallmark BROKERAGE|${who}|unknown|USD`, number),
        period: { start, end },
        opening,
        closing,
        rows,
      }),
    ],
  };
}

const named2 = (start: string, end: string): string =>
  `${longDay(start).replace(/,.*/, '')}-${Number(end.slice(8))}, ${end.slice(0, 4)}`;

export const families: Family[] = [
  family(
    'us-savings-osprey-shares',
    'en',
    'savings',
    ['several-accounts', 'multi-line', 'no-year', 'quarter'],
    drawOsprey,
    LETTER,
  ),
  family(
    'us-brokerage-tallmark-cash',
    'en',
    'unknown',
    ['positions', 'date-once-a-day', 'parentheses', 'no-year', 'two-line-headings'],
    drawTallmark,
    LETTER,
  ),
];
