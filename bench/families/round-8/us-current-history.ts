/**
 * After American checking statements: one with a transaction history, balances at a day's end only and no years in its rows; one of a
 * small bank's processor, with signs behind, three columns of checks and of day balances.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  inOrOut,
  look,
  type Move,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day, list } from '../stranger-parts.ts';
import { type Block, block, flow, line, lines, longDay, PEOPLE, US_SPENDING, under } from './americas-parts.ts';

const HISTORY: Sort[] = [
  ...US_SPENDING.map(
    ([words, low, high]): Sort => [
      `Purchase authorized on {=mm/dd} ${words.replace(/ (\{|NORTHLARK\.CO |CA$)/, '|$1')} S30############ Card 4471`,
      low,
      high,
    ],
  ),
  ...US_SPENDING.slice(0, 3).map(
    ([words, low, high]): Sort => [
      `Recurring Payment authorized on {=mm/dd} ${words.replace(' {', '|{')} S46############ Card 4471`,
      low,
      high,
    ],
  ),
  [
    'Online Transfer to {Fenworth I;Ashcombe D} Everyday Checking xxxxxx##17 Ref|Ib0~~#~##~ on {=mm/dd/yy}',
    -90_000,
    -5_000,
  ],
  ['Zelle From {Tobin Reese;Lena Wu} on {=mm/dd} Ref Pp0~~#~##~', 2_000, 60_000],
  ['Wexford Logistics Payroll ######## {Okerlund;Hargrave} M', 120_000, 260_000],
  ['Edeposit IN Branch {=mm/dd/yy} 0#:{1;3;5}#:{0;4}# PM 220 Larch Ave Dunmere WA', 20_000, 140_000],
  [
    'ATM Withdrawal authorized on {=mm/dd} 118 Mill Rise Oakdale|Falls MN 0000### ATM ID 0###~ Card 4471',
    -40_000,
    -4_000,
  ],
];

const HW = [38, 44, 266, 62, 66, 64];

function historyRow(move: Move, r: number, check: string | undefined): Block {
  const [out = '', into = ''] = outIn(move.amount, point).split('|');
  const cellsOf = [
    day(move.date, 'm/d'),
    check ?? '',
    lines(move),
    into,
    out,
    move.lastOfDay ? point(move.balance) : '',
  ];
  return block(4 + move.lines.length * 9, line(HW, 'lllrrr', cellsOf, [0, r], 'ruled'));
}

function drawStage(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(PEOPLE.en ?? []);
  const number = random.digits(10);
  const {
    opening,
    rows: all,
    closing,
  } = booked(random, { start, end, sorts: [...HISTORY, ['Check', -90_000, -2_500]] }, 45, 120, [120_000, 700_000]);
  let next = random.integer(301, 980);
  const checks = all.map(({ lines: [first] }) => (first === 'Check' ? String(next++) : undefined));
  const heading = line(
    HW,
    'llllll',
    '<br>Date|Check<br>Number|<br>Description|Deposits/<br>Additions|Withdrawals/<br>Subtractions|Ending daily<br>balance',
    null,
    'hd',
    'th',
  ).replace(/class="l">(Deposits|Withdrawals|Ending)/g, 'class="r">$1');
  const head = `<div class="h2">Transaction history (continued)</div>${heading}`;
  const rows = all.map((move, r) => historyRow(move, r, checks[r]));
  const foot = [
    block(
      16,
      line(
        HW,
        'lllrrr',
        [`<b>Ending balance on ${day(end, 'm/d')}</b>`, '', '', '', '', `<b>${point(closing)}</b>`],
        null,
        'ruled',
      ),
    ),
    block(
      16,
      line(
        HW,
        'lllrrr',
        ['<b>Totals</b>', '', '', `<b>$${point(total(all, 1))}</b>`, `<b>$${point(total(all, -1))}</b>`, ''],
        null,
        'ruled',
      ),
    ),
  ];
  const fee = `<p class="s">The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>
    <div class="h2">Monthly service fee summary</div><p>Fee period ${day(start, 'mm/dd/yyyy')} - ${day(end, 'mm/dd/yyyy')} &nbsp;&nbsp; Standard monthly service fee $10.00 &nbsp;&nbsp; You paid $0.00</p>
    ${table([300, 110, 110], `${cells('lrr', 'How to avoid the monthly service fee|Minimum required|This fee period', null, 'th')}${cells('lrr', `&middot; Minimum daily balance|$500.00|$${point(opening / 3n)} &#9633;`)}${cells('lrr', '&middot; Total amount of qualifying direct deposits|$500.00|$1,204.00 &#9745;')}`)}`;
  const sumLine = (label: string, value: string) =>
    `<div class="sp" style="border-bottom:.3pt solid #aaa;padding:2pt 0"><span>${label}</span><span>${value}</span></div>`;
  const first = `<div style="margin:30pt 0 50pt 20pt">${who}<br>14 MILL RISE<br>ANSLEY CROSS OH 44${random.digits(3)}-${random.digits(4)}</div>
    <div style="display:flex;gap:24pt"><div style="width:330pt"><b>You and Stage &amp; Coach</b><p>Thank you for being a loyal customer. We value your trust in our company and look forward to continuing to serve you.</p>
    <div class="h2">Statement period activity summary</div>${sumLine(`Beginning balance on ${day(start, 'm/d')}`, `$${point(opening)}`)}${sumLine('Deposits/Additions', point(total(all, 1)))}${sumLine('Withdrawals/Subtractions', `- ${point(total(all, -1))}`)}<div class="sp"><b>Ending balance on ${day(end, 'm/d')}</b><b>$${point(closing)}</b></div></div>
    <div class="s" style="width:186pt"><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week: 1-800-555-0169<br>Write: Stage &amp; Coach Bank, N.A. (114)<br>P.O. Box 6995, Portmere, OR 97228-6995<br><br><b>Account options</b><br>Online Banking &#9745; Direct Deposit &#9745;<br>Auto Transfer/Payment &#9633; Overdraft Protection &#9633;<br><br>Account number: <b>${number}</b><br>${who}<br><i>Ohio account terms and conditions apply</i><br>For Direct Deposit use Routing Number (RTN): 044${random.digits(6)}</div></div>
    <div class="h2">Overdraft Protection</div><p>This account is not currently covered by Overdraft Protection.</p>`;
  const frame = (inner: string, index: number, count: number) =>
    `<div style="${index === 0 ? 'font-size:16pt;line-height:20pt' : 'font-size:9pt'}"><b>Stage &amp; Coach Everyday Checking</b></div><div class="s">Account number: ${number} &nbsp;&#9632;&nbsp; ${longDay(start)} - ${longDay(end)} &nbsp;&#9632;&nbsp; Page ${index + 1} of ${count}</div>${inner}<div class="s" style="position:absolute;bottom:20pt;left:36pt">Sheet Seq = 00${random.digits(5)} &nbsp; Sheet 0000${index + 1} of 0000${count}</div>`;
  const blocks = [
    block(330, first),
    block(48, head.replace(' (continued)', '')),
    ...under([...rows, ...foot], head, 48),
    block(140, fee),
  ];
  const truth: TrueRow[] = all.map((move, r) => rowOf(move, { shows: move.lastOfDay, reference: checks[r] ?? null }));
  return drawnOf(
    flow(blocks, 680, 680, frame),
    look(
      "7.5pt/9pt 'Liberation Sans'|28pt 36pt|.h2{font-size:11pt;line-height:14pt;font-weight:bold;margin:10pt 0 3pt}.s{font-size:6.5pt;line-height:8.5pt}.hd th{border-bottom:.8pt solid #000}.ruled td{border-bottom:.3pt dotted #888;padding:2pt 0 1.6pt}",
    ),
    {
      account: account(`Stage & Coach Bank|${who}|checking|USD`, number),
      period: { start, end },
      ...{ opening, closing, rows: truth },
    },
  );
}

const SMALL: Sort[] = [
  ...US_SPENDING.map(
    ([words, low, high]): Sort => [
      `DBT CRD 0### {=mm/dd/yy} ########|${words.toUpperCase().replaceAll('*', ' ')}|CARD 2207`,
      low,
      high,
    ],
  ),
  ['Deposit', 15_000, 190_000],
  ['PAYROLL PELLMOOR TIMBER CO.|PPD', 98_000, 180_000],
  ['XX####|PURCHASE NORTHLARK SUPPLIES|WEB', -22_000, -3_000],
  ['Internet Transfer to {SAV;DDA} ####', -60_000, -5_000],
];
const behind = (value: bigint) => `${point(value)}${value < 0n ? '-' : ''}`;

function threeAcross<T>(
  some: readonly T[],
  make: (one: T, at: number) => string,
  head: string,
  widths: readonly number[],
  align: string,
): string {
  const deep = Math.ceil(some.length / 3);
  const column = (c: number) =>
    table(
      widths,
      `${cells(align, head, null, 'th')}${some
        .slice(c * deep, (c + 1) * deep)
        .map((one, r) => make(one, c * deep + r))
        .join('')}`,
    );
  return `<div style="display:flex;gap:16pt;align-items:flex-start">${list(3, column).join('')}</div>`;
}

function drawQuill(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(PEOPLE.en ?? []);
  const number = random.digits(8);
  const {
    opening,
    rows: all,
    closing,
  } = booked(
    random,
    {
      start,
      end,
      sorts: [...SMALL, ['CHECK', -60_000, -1_200], ['CHECK', -60_000, -1_200], ['CHECK', -60_000, -1_200]],
    },
    40,
    95,
    [150_000, 480_000],
  );
  const checks = all.filter(({ lines: [first] }) => first === 'CHECK');
  const plus = inOrOut(all, 1);
  const minus = inOrOut(all, -1).filter((move) => !checks.includes(move));
  const from = random.integer(2201, 5300);
  const numbers = checks.map((_, c) => String(from + c + Math.floor(c / 4)));
  const days = all.filter(({ lastOfDay }) => lastOfDay);
  const w = [50, 330, 90];
  const row = (at: number) => (move: Move, r: number) =>
    block(
      2 + 9.5 * move.lines.length,
      line(w, 'llr', [day(move.date, 'm/dd'), lines(move), behind(move.amount)], [0, at + r]),
    );
  const part = (title: string, some: readonly Move[], at: number) => {
    const head = `<div class="bar">${title}</div>${line(w, 'llr', '<u>Date</u>|<u>Description</u>|<u>Amount</u>', null, '', 'th')}`;
    return [block(30, head), ...under(some.map(row(at)), head, 30)];
  };
  const sum = [
    ['Account Title', who, '', ''],
    ['LARCH FREE CHECKING', '', 'Number of Enclosures', String(checks.length)],
    ['Account Number', number, 'Statement Dates', `${day(start, 'm/dd/yy')} thru ${day(end, 'm/dd/yy')}`],
    ['Previous Balance', point(opening), 'Days in the statement period', String(Number(end.slice(8)))],
    [`${plus.length} Deposits/Credits`, point(total(plus)), 'Average Ledger', point((opening + closing) / 2n)],
    [
      `${minus.length + checks.length} Checks/Debits`,
      point(total(all, -1)),
      'Average Collected',
      point((opening + closing) / 2n - 4_127n),
    ],
    ['Service Charge', '.00', '', ''],
    ['Interest Paid', '.00', '', ''],
    ['Current Balance', behind(closing), '', ''],
  ]
    .map((values) =>
      cells(
        'lrll',
        values.map((value, v) => (v === 2 ? `&nbsp;&nbsp;&nbsp;${value}` : value)),
      ),
    )
    .join('');
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:14pt;line-height:18pt">QUILL RIVER STATE BANK</b><span>Date ${day(end, 'm/dd/yy')} &nbsp;&nbsp; Page ${index + 1} of ${count}<br>Primary Account ${number}</span></div><div>Member FDIC &nbsp; 101 Main Street, Quill River, NE 68${random.digits(3)}</div>${index === 0 ? `<div style="margin:34pt 0 34pt 40pt">${who}<br>RR 2 BOX 118<br>QUILL RIVER NE 68999</div><div class="bar">CHECKING ACCOUNTS</div>${table([130, 90, 150, 110], sum)}` : '<div style="height:12pt"></div>'}${inner}`;
  const grid = threeAcross(
    checks,
    (move, c) =>
      cells('lrr', [day(move.date, 'm/dd'), `${numbers[c]}`, point(move.amount)], [0, plus.length + minus.length + c]),
    '<u>Date</u>|<u>Check No</u>|<u>Amount</u>',
    [36, 58, 66],
    'lrr',
  );
  const balances = threeAcross(
    days,
    (move) => cells('lr', [day(move.date, 'm/dd'), behind(move.balance)]),
    '<u>Date</u>|<u>Balance</u>',
    [36, 90],
    'lr',
  );
  const blocks = [
    ...part('Deposits and Additions', plus, 0),
    ...part('Checks and Withdrawals', minus, plus.length),
    ...(checks.length
      ? [
          block(
            50 + 9.5 * Math.ceil(checks.length / 3),
            `<div class="bar">Checks in Serial Number Order</div>${grid}<div>* Denotes missing check numbers</div>`,
          ),
        ]
      : []),
    block(40 + 9.5 * Math.ceil(days.length / 3), `<div class="bar">Daily Balance Information</div>${balances}`),
  ];
  const rows: TrueRow[] = [...plus, ...minus].map((move) => rowOf(move));
  const paid = checks.map((move, c) =>
    rowOf(move, {
      description: '',
      reference: numbers[c] ?? '',
      alsoAccepted: ['Check', 'Check No', numbers[c] ?? ''],
    }),
  );
  return drawnOf(
    flow(blocks, 500, 660, frame),
    look(
      "8pt/9.5pt 'Liberation Sans'|40pt 50pt|.bar{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:center;font-weight:bold;margin:6pt 0 3pt}",
    ),
    {
      account: account(`QUILL RIVER STATE BANK|${who}|checking|USD`, number),
      period: { start, end },
      ...{ opening, closing, rows: [...rows, ...paid] },
    },
  );
}

export const families: Family[] = [
  family(
    'us-current-stage-history',
    'en',
    'checking',
    ['long', 'multi-line', 'day-end-balance', 'no-year', 'two-line-headings'],
    drawStage,
    LETTER,
  ),
  family(
    'us-current-quill-grids',
    'en',
    'checking',
    ['sections', 'trailing-minus', 'three-columns', 'daily-balances', 'no-year'],
    drawQuill,
    LETTER,
  ),
];
