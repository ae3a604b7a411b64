/** After an American bank's transaction history: balances at a day's end only, no years in its rows. */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
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
import { day } from '../stranger-parts.ts';
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

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
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

export const families: Family[] = [
  family(
    'us-current-stage-history',
    'en',
    'checking',
    ['long', 'multi-line', 'day-end-balance', 'no-year', 'two-line-headings'],
    drawStage,
    LETTER,
  ),
];
