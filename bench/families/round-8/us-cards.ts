/** After two American card bills: one with purchases signed plainly under sections, one with two card holders and two dates a row. */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  drawnOf,
  family,
  inOrOut,
  look,
  type Move,
  mon,
  point,
  rowOf,
  type Sort,
  span,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Block, block, cycle, flow, line, lines, longDay, PEOPLE, US_SPENDING, under } from './americas-parts.ts';

const ABROAD: Sort[] = [
  ['HOTEL MIRAVENTO LISBOA|{=mm/dd} EURO|##.## X 1.08#000 (EXCHG RATE)', -24_000, -1_500],
  ['TIENDA OLIVEDO MADRID|{=mm/dd} EURO|1#.## X 1.09#000 (EXCHG RATE)', -9_000, -1_200],
];
const AIR: Sort = ['LARKAIR 0272######### 800-555-0144 TX|###### 1 ~ DUNM PELL', -62_000, -18_000];
const PAY: Sort = ['Payment Thank You - Web', 20_000, 90_000];
const BACK: Sort = ['NORTHLARK.COM*~~## REFUND NORTHLARK.CO WA', 900, 8_000];

const W = [60, 390, 80];

function activity(title: string, rows: readonly Move[], at: number): Block[] {
  if (rows.length === 0) return [];
  const body = rows.map((row, r) =>
    block(
      3 + 10 * row.lines.length,
      line(
        W,
        'llr',
        [day(row.date, 'mm/dd'), lines(row), row.amount > 0n ? `-${point(row.amount)}` : point(row.amount)],
        [0, at + r],
      ),
    ),
  );
  return [block(18, `<div class="bar">${title}</div>`), ...body];
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawCobalt(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.en ?? []);
  const last = random.digits(4);
  const sorts: Sort[] = [...US_SPENDING, ...US_SPENDING, ...ABROAD, AIR, PAY, BACK];
  const { opening, rows: all } = booked(random, { start, end, sorts, floor: null }, 18, 70, [-310_000, -40_000]);
  const plus = inOrOut(all, 1);
  const buys = inOrOut(all, -1);
  const hasInterest = random.chance(0.5);
  const extra = (words: string, amount: number): Move => ({
    date: end,
    lines: [words],
    amount: BigInt(-amount),
    balance: 0n,
    ref: '',
    firstOfDay: true,
    lastOfDay: true,
  });
  const fees = random.chance(0.3) ? [extra('LATE FEE', 2_900)] : [];
  const interest = hasInterest ? [extra('PURCHASE INTEREST CHARGE', random.integer(400, 5_200))] : [];
  const rows = [...plus, ...buys, ...fees, ...interest];
  const closing = opening + total(rows);
  const owed = (value: bigint) => `${value > 0n ? '-' : ''}$${point(value)}`;
  const due = longDay(dayAfter(end, 25));
  const totals = `<div class="bar">${end.slice(0, 4)} Totals Year-to-Date</div><div style="width:260pt;margin:0 auto">${span(`Total fees charged in ${end.slice(0, 4)}`, `$${point(total(fees) * 2n)}`)}${span(`Total interest charged in ${end.slice(0, 4)}`, `$${point(total(interest) * 3n)}`)}</div><div class="s">Year-to-date totals do not reflect any fee or interest refunds you may have received.</div>
    <div class="h2">INTEREST CHARGES</div><div class="s">Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</div>${line([180, 110, 120, 110], 'lrrr', '<b>Balance Type</b>|<b>APR</b>|<b>Balance Subject To<br>Interest Rate</b>|<b>Interest Charges</b>')}${line([180, 110, 120, 110], 'lrrr', `PURCHASES<br>Purchases|<br>21.49%(v)(d)|<br>- 0 -|<br>$${point(total(interest))}`)}${line([180, 110, 120, 110], 'lrrr', 'CASH ADVANCES<br>Cash Advances|<br>29.99%(v)(d)|<br>- 0 -|<br>- 0 -')}<div class="s">${Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1} Days in Billing Period</div>`;
  const panel = (label: string, value: string) =>
    `<div class="sp" style="padding:1pt 0"><span>${label}</span><span>${value}</span></div>`;
  const cover = `<div class="sp"><b style="font-size:18pt;line-height:22pt;color:#036">COBALT RIDGE BANK</b><div style="text-align:right"><b>New Balance</b> ${owed(closing)} &nbsp; <b>Payment Due Date</b> ${day(dayAfter(end, 25), 'mm/dd/yy')}<br>Minimum Payment Due $40.00<br>Account number: XXXX XXXX XXXX ${last}<br>$____________ Amount Enclosed<br>Make your check payable to Cobalt Ridge Card Services</div></div>
    <div style="margin:40pt 0 26pt 20pt">${who}<br>7 FOUNDRY COURT<br>DUNMERE WA 98999-${random.digits(4)}</div>
    <div style="display:flex;gap:20pt"><div style="width:250pt"><div class="h2">ACCOUNT SUMMARY</div><b>Account Number: XXXX XXXX XXXX ${last}</b>${panel('Previous Balance', `$${point(opening)}`)}${panel('Payment, Credits', `-$${point(total(plus))}`)}${panel('Purchases', `+$${point(total(buys))}`)}${panel('Cash Advances', '$0.00')}${panel('Balance Transfers', '$0.00')}${panel('Fees Charged', `${fees.length ? '+' : ''}$${point(total(fees))}`)}${panel('Interest Charged', `${interest.length ? '+' : ''}$${point(total(interest))}`)}<b>${panel('New Balance', owed(closing))}</b>${panel('Opening/Closing Date', `${day(start, 'mm/dd/yy')} - ${day(end, 'mm/dd/yy')}`)}${panel('Credit Access Line', '$14,500')}${panel('Available Credit', '$11,862')}${panel('Past Due Amount', '$0.00')}</div>
    <div style="width:250pt"><div class="h2">PAYMENT INFORMATION</div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by ${due}, you may have to pay a late fee of up to $40.00.</p><p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest. For example:</p><p class="s">Only the minimum payment &nbsp; 12 years &nbsp; $4,811<br>$96 &nbsp; 3 years &nbsp; $3,466 (Savings=$1,345)</p><div class="h2" style="background:#e5eef7">RIDGE REWARDS</div>${panel('Previous points balance', '18,204')}${panel('+ 1 Point per $1 earned on all purchases', point(total(buys)).split('.')[0] ?? '')}<b>${panel('Total points available', '20,118')}</b></div></div>
    <div class="s" style="margin-top:10pt">Your next AutoPay payment for ${owed(closing)} will be deducted from your Pay From account and credited on your due date.</div>`;
  const head = `<div class="h2">ACCOUNT ACTIVITY (CONTINUED)</div>${line(W, 'llr', 'Date of<br>Transaction|<br>Merchant Name or Transaction Description|<br>$ Amount', null, 'hd', 'th')}`;
  const blocks = [
    block(40, head.replace(' (CONTINUED)', '')),
    ...under(
      [
        ...activity('PAYMENTS AND OTHER CREDITS', plus, 0),
        ...activity('PURCHASE', buys, plus.length),
        ...activity('FEES CHARGED', fees, plus.length + buys.length),
        ...(fees.length
          ? [block(12, line(W, 'lrr', ['', 'TOTAL FEES FOR THIS PERIOD', `$${point(total(fees))}`]))]
          : []),
        ...activity('INTEREST CHARGED', interest, plus.length + buys.length + fees.length),
        ...(interest.length
          ? [block(12, line(W, 'lrr', ['', 'TOTAL INTEREST FOR THIS PERIOD', `$${point(total(interest))}`]))]
          : []),
      ],
      head,
      40,
    ),
    block(150, totals),
  ];
  const inner = flow(
    blocks,
    620,
    660,
    (part, index, count) =>
      `<div class="sp s" style="margin-bottom:10pt"><span>${who} &nbsp; Page ${index + 2} of ${count + 1}</span><span>Statement Date: ${day(end, 'mm/dd/yy')}</span></div>${part}<div class="s" style="position:absolute;bottom:18pt;left:40pt">0000001 FIS33339 C 1 000 Y 9 ${day(end, 'dd yy/mm/dd')} Page ${index + 2} of ${count + 1}</div>`,
  );
  return drawnOf(
    [cover, ...inner],
    look(
      "8pt/10pt 'Liberation Sans'|30pt 40pt|.h2{font-size:11pt;line-height:14pt;font-weight:bold;color:#036;margin:5pt 0}.bar{background:#ddd;font-weight:bold;padding:1pt 4pt;margin:3pt 0}.s{font-size:6.5pt;line-height:8pt}.hd th{border-bottom:.6pt solid #000}p{margin-bottom:4pt}",
    ),
    {
      account: account(`COBALT RIDGE BANK|${who}|credit-card|USD`, `XXXXXXXXXXXX${last}`),
      period: { start, end },
      ...{
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, row.lines.length > 2 ? { alsoAccepted: [row.lines[0] ?? ''] } : {})),
      },
    },
  );
}

const V = [56, 56, 330, 80];
const minusBlank = (value: bigint) => (value > 0n ? `- $${point(value)}` : `$${point(value)}`);
const short = (iso: string) => `${mon(iso)} ${Number(iso.slice(8))}`;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawViking(random: Random): Drawn {
  const { start, end } = cycle(random);
  const names = random.shuffle(PEOPLE.en ?? []).slice(0, 2);
  const lasts = [random.digits(4), random.digits(4)];
  const sorts: Sort[] = [
    ...US_SPENDING,
    ...US_SPENDING,
    ['PRETORIA BISTRO CALGARYAB|$##.##|CAD|1.37######## Exchange Rate', -8_000, -1_000],
    [
      'LARKAIR 0162#########DUNMEREWA|TK: 0162######### PSGR: ASHCOMBE/D|ORIG: PEL, DEST: DUN, S/O: O, CARRIER: LK, SVC: Y',
      -48_000,
      -12_000,
    ],
  ];
  const opening = BigInt(-random.integer(30_000, 280_000));
  const one = booked(random, { start, end: dayAfter(end, -1), sorts, floor: null }, 8, 34, [0, 0]).rows;
  const two = booked(random, { start, end: dayAfter(end, -1), sorts, floor: null }, 2, 16, [0, 0]).rows;
  const pays = booked(
    random,
    {
      start,
      end: dayAfter(end, -1),
      sorts: [
        ['CAPSTAN MOBILE PYMTAuthDate {=dd-mm}', 10_000, 160_000],
        ['CREDIT-CASH BACK REWARD', 500, 6_000],
        ['NORTHLARK.COM REFUND800-555-0117WA', 700, 9_900],
      ],
      floor: null,
    },
    1,
    4,
    [0, 0],
  ).rows;
  const rows = [...pays, ...one, ...two];
  const closing = opening + total(rows);
  const posted = (move: Move) => {
    const week = new Date(move.date).getUTCDay();
    const next = dayAfter(move.date, week === 5 ? 3 : week === 6 ? 2 : 1);
    return next > end ? end : next;
  };
  const list3 = (some: readonly Move[], at: number, head: string) =>
    under(
      some.map((move, r) =>
        block(
          4 + 10 * move.lines.length,
          line(
            V,
            'lllr',
            [short(move.date), short(posted(move)), lines(move), minusBlank(move.amount)],
            [0, at + r],
            'ruled',
          ),
        ),
      ),
      `${head}${line(V, 'lllr', 'Trans Date|Post Date|Description|Amount', null, 'hd', 'th')}`,
      36,
    );
  const part = (title: string, some: readonly Move[], at: number): Block[] => {
    const head = `<div class="h2">${title}</div>`;
    return some.length
      ? [
          block(36, `${head}${line(V, 'lllr', 'Trans Date|Post Date|Description|Amount', null, 'hd', 'th')}`),
          ...list3(some, at, head),
        ]
      : [];
  };
  const total3 = (words: string, some: readonly Move[]) => [
    block(20, line([442, 80], 'lr', [`<b>${words}</b>`, `<b>$${point(total(some))}</b>`], null, 'ruled')),
  ];
  const title = (n: number) => `${names[n]} #${lasts[n]}`;
  const fees = `<div class="h2">Fees</div>${line([112, 330, 80], 'llr', '<b>Total Fees for This Period</b>||<b>$0.00</b>')}<div class="h2">Interest Charged</div>${line([442, 80], 'lr', 'Interest Charge on Purchases|$0.00')}${line([442, 80], 'lr', 'Interest Charge on Cash Advances|$0.00')}${line([442, 80], 'lr', 'Total Interest for This Period|$0.00')}<div class="h2">Totals Year-to-Date</div>${line([442, 80], 'lr', `Total Fees charged|$${random.pick(['0.00', '39.00'])}`)}`;
  const blocks = [
    ...part(`${title(0)}: Payments, Credits and Adjustments`, pays, 0),
    ...part(`${title(0)}: Transactions`, one, pays.length),
    ...total3(`${title(0)}: Total Transactions`, one),
    ...part(`${title(1)}: Transactions`, two, pays.length + one.length),
    ...total3(`${title(1)}: Total Transactions`, two),
    ...total3('Total Transactions for This Period', [...one, ...two]),
    block(130, fees),
  ];
  const bill = `${mon(start)} ${Number(start.slice(8))}, ${start.slice(0, 4)} - ${mon(end)} ${Number(end.slice(8))}, ${end.slice(0, 4)}`;
  const top = (index: number, count: number) =>
    `<div class="sp s"><span>Page ${index + 1} of ${count}</span><span>${names[0]} | Longship World Elite ending in ${lasts[0]}<br>${bill} | ${Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1} days in Billing Cycle</span></div>`;
  const sumLine = (label: string, value: string) =>
    `<div class="sp" style="padding:2pt 0;border-bottom:.3pt solid #ccc"><span>${label}</span><span>${value}</span></div>`;
  const cover = `<div style="font-size:20pt;line-height:26pt;margin:8pt 0"><i><b>Capstan Card</b></i></div><div style="display:flex;gap:24pt"><div style="width:250pt"><div class="h2">Payment Information</div>${sumLine('Payment Due Date', `<b>${short(dayAfter(end, 25))}, ${dayAfter(end, 25).slice(0, 4)}</b>`)}${sumLine('New Balance', minusBlank(closing))}${sumLine('Minimum Payment Due', '$35.00')}<p class="s"><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p></div>
    <div style="width:250pt;background:#eef3f7;padding:8pt"><div class="h2">Account Summary</div>${sumLine('Previous Balance', minusBlank(opening))}${sumLine('Payments', `- $${point(total(pays.filter((move) => move.lines[0]?.startsWith('CAPSTAN'))))}`)}${sumLine('Other Credits', `- $${point(total(pays.filter((move) => !move.lines[0]?.startsWith('CAPSTAN'))))}`)}${sumLine('Transactions', `+ $${point(total([...one, ...two]))}`)}${sumLine('Cash Advances', '+ $0.00')}${sumLine('Fees Charged', '+ $0.00')}${sumLine('Interest Charged', '+ $0.00')}<b>${sumLine('New Balance', `= ${minusBlank(closing)}`)}</b>${sumLine('Credit Limit', '$12,000.00')}${sumLine(`Available Credit (as of ${short(end)}, ${end.slice(0, 4)})`, '$9,411.20')}</div></div>
    <div class="h2">Rewards Summary</div>${sumLine(`Rewards as of: ${day(end, 'mm/dd/yyyy')}`, '<b>$41.17</b>')}<div class="h2" style="margin-top:30pt">Account Notifications</div><p>Your payment of $${point(total(pays))} was received. AutoPay is off. Pay or manage your account at capstan.example.</p><div style="position:absolute;bottom:90pt;left:60pt">${names[0]}<br>220 LARCH AVE<br>PELLMOOR, TX 78${random.digits(3)}</div>`;
  const pages = flow(
    blocks,
    650,
    650,
    (inner, index, count) =>
      `${top(index + 1, count + 1)}<div style="font-size:14pt;line-height:20pt">Transactions${index ? ' (Continued)' : ''}</div><div class="s">Visit capstan.example to see detailed transactions.</div>${inner}`,
  );
  return drawnOf(
    [`${top(0, pages.length + 1)}${cover}`, ...pages],
    look(
      "8pt/10pt 'Liberation Sans'|30pt 44pt|.h2{font-size:10pt;line-height:13pt;font-weight:bold;color:#013d5b;margin:6pt 0 3pt}.s{font-size:6.8pt;line-height:8.6pt}.hd th{border-bottom:.8pt solid #013d5b;font-size:7pt}.ruled td{border-bottom:.3pt solid #ccc;padding:1.7pt 0}",
    ),
    {
      account: account(`Capstan Card|${names[0]}|credit-card|USD`, lasts[0] ?? null),
      period: { start, end },
      ...{
        opening,
        closing,
        rows: rows.map((move) =>
          rowOf(move, {
            date: posted(move),
            ...(move.lines.length > 1 ? { alsoAccepted: [move.lines[0] ?? ''] } : {}),
          }),
        ),
      },
    },
  );
}

export const families: Family[] = [
  family(
    'us-card-cobalt-activity',
    'en',
    'credit-card',
    ['sections', 'no-year', 'foreign-lines', 'interest-tables'],
    drawCobalt,
    LETTER,
  ),
  family(
    'us-card-capstan-holders',
    'en',
    'credit-card',
    ['holders', 'two-dates', 'no-year', 'foreign-lines', 'subtotals'],
    drawViking,
    LETTER,
  ),
];
