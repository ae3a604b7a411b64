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
  mon,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, long, numbered, type Part, rowsIn, single } from './paper-flow.ts';

const dollars = (value: bigint): string => `$${point(value)}`;
const brief = (iso: string): string => `${mon(iso)} ${day(iso, 'd')}`;

const TRAVEL: readonly Sort[] = [
  [
    '{MAPLE & RYE KITCHEN;SKYLARK AIR 0##########;GREENDALE GROCERY #44;COPPERHEAD GYM}{PORTLANDOR;BOISEID;SEATTLEWA}',
    -38_000,
    -700,
  ],
  ['{LUMENFIX.EXAMPLE;CLOUDPAD MONTHLY;TOLLWAY REPLENISH}800-555-####CA', -6_000, -299],
  ['HOTEL ROSMARINPORTO|$###.##|EUR|1.08####### Exchange Rate', -52_000, -9_000],
  ['PALOMA TAXICDMX|$###.00|MXN|0.05####### Exchange Rate', -2_000, -300],
  ['CREDIT-GREENDALE GROCERY #44BOISEID', 600, 9_000],
];

const TRAVEL_LOOK = look(
  `8.5pt/11pt 'Liberation Sans'|34pt 40pt|h1{font:300 20pt/24pt 'DejaVu Sans Light'}h2{font-size:10.5pt;line-height:14pt;padding:9pt 0 2pt;border-bottom:1.5pt solid #1f3a5f}h3{font-size:9pt;line-height:13pt;padding-top:5pt}.cols{display:flex;gap:24pt}.cols>div{flex:1}.warn{border:.6pt solid #555;padding:7pt;margin-top:10pt;font-size:7.5pt}.slip{position:absolute;left:40pt;right:40pt;bottom:34pt;height:150pt;border-top:1pt dashed #444;padding-top:12pt}th{font-weight:bold;border-bottom:.5pt solid #999}td{padding-bottom:2pt}.t td{border-top:.5pt solid #999;font-weight:bold}.mono{font-family:'Liberation Mono'}.foot{position:absolute;right:40pt;bottom:16pt;font-size:7pt}`,
);

/** Sections by holder: payments and credits first, then purchases, fees, interest. */
function travelParts(rows: readonly Move[], swiped: readonly string[], holderOf: (row: Move) => number): Part[] {
  const one = (row: Move) =>
    cells(
      'lllr',
      [
        brief(swiped[rows.indexOf(row)] ?? ''),
        brief(row.date),
        joined(row.lines),
        (row.amount > 0n ? '- ' : '') + dollars(row.amount),
      ],
      [0, rows.indexOf(row)],
    );
  const names = ['IMOGEN FARRAR #4471', 'RUSSELL FARRAR #9026'];
  const special = (row: Move) => /^(Interest|Late)/.test(row.lines[0] ?? '');
  const paid = (row: Move) => row.lines[0]?.startsWith('MOBILE') ?? false;
  const head = heads('lllr', 'Trans Date|Post Date|Description|Amount');
  const section = (name: string, some: readonly Move[], all: string): Part[] => [
    block(`<h3>${name}</h3>`, 18),
    grid([58, 58, 320, 90], head, [
      ...rowsIn(some, 11, 2, one),
      [`<tr class="t"><td colspan="3">${all}</td><td class="r">${dollars(total(some))}</td></tr>`, 14],
    ]),
  ];
  const holders = names.flatMap((name, h) => {
    const own = rows.filter((row) => holderOf(row) === h && !special(row));
    const back = own.filter(({ amount }) => amount > 0n);
    const spent = own.filter(({ amount }) => amount < 0n);
    return [
      ...(back.length > 0
        ? section(`${name}: Payments, Credits and Adjustments`, back, 'Total Payments and Credits')
        : []),
      ...(spent.length > 0 ? section(`${name}: Transactions`, spent, `${name}: Total Transactions`) : []),
    ];
  });
  const of = (word: string) => rows.filter((row) => special(row) && row.lines[0]?.startsWith(word));
  return [
    block('<h2>Transactions</h2>', 26),
    ...holders,
    ...section('Fees', of('Late'), 'Total Fees for This Period'),
    ...section('Interest Charged', of('Interest'), 'Total Interest for This Period'),
    block(rows.some(paid) ? '<p>Visit us online to see detailed transactions.</p>' : '', 14),
  ];
}

const travel = family(
  'us-credit-card-two-holders',
  'en',
  'credit-card',
  ['sections-by-holder', 'rates-in-description', 'payment-slip', 'month-words-without-year'],
  (random) => {
    const period = periodOf(random, random.integer(6, 24));
    const drawn = booked(
      random,
      { ...period, end: dayAfter(period.end, -3), sorts: TRAVEL, floor: null },
      14,
      46,
      [-300_000, -60_000],
    );
    const rows = [
      ...drawn.rows,
      single(
        dayAfter(period.start, 11),
        'MOBILE PYMTAuthDate {}'.replace('{}', `${day(dayAfter(period.start, 10), 'dd')}-${mon(period.start)}`),
        BigInt(random.integer(20_000, 60_000)),
      ),
      ...(random.chance(0.5) ? [single(dayAfter(period.end, -1), 'Late Payment Fee', -2_900n)] : []),
      single(period.end, 'Interest Charge on Purchases', -BigInt(random.integer(300, 6_000))),
    ].sort((a, b) => a.date.localeCompare(b.date));
    const swiped = rows.map(({ date, lines }) =>
      /^(Interest|Late|MOB)/.test(lines[0] ?? '') ? date : dayAfter(date, -random.integer(0, 2)),
    );
    const holders = rows.map(({ lines }) => (lines[0]?.startsWith('MOB') ? 0 : random.integer(0, 1)));
    const { opening } = drawn;
    const closing = opening + total(rows);
    const number = `44${random.digits(2)}`;
    const due = dayAfter(period.end, 25);
    const interest = rows.at(-1)?.amount ?? 0n;
    const late = total(rows.filter(({ lines }) => lines[0]?.startsWith('Late')));
    const paid = total(rows.filter(({ lines }) => lines[0]?.startsWith('MOB')));
    const front = `<div class="sp"><h1>Summit Ledger Bank</h1><div class="r">Wayfarer World Card ending in ${number}<br>${long(period.start, 'en-US', 'short')} - ${long(period.end, 'en-US', 'short')} &nbsp;|&nbsp; ${(Date.parse(period.end) - Date.parse(period.start)) / 86_400_000 + 1} days in Billing Cycle</div></div>
    <div class="cols" style="margin-top:16pt"><div><h2>Payment Information</h2>${span('Payment Due Date', long(due, 'en-US', 'short'))}${span('New Balance', dollars(closing))}${span('Minimum Payment Due', '$40.00')}<div class="warn"><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.<br><b>MINIMUM PAYMENT WARNING:</b> Paying the minimum only takes about 9 years and a total of $4,811.</div></div>
    <div><h2>Account Summary</h2>${span('Previous Balance', dollars(opening))}${span('Payments', `- ${dollars(paid)}`)}${span('Other Credits', dollars(total(rows, 1) - paid))}${span('Transactions', `+ ${dollars(total(rows, -1) - interest - late)}`)}${span('Cash Advances', '+ $0.00')}${span('Fees Charged', `+ ${dollars(late)}`)}${span('Interest Charged', `+ ${dollars(interest)}`)}${span('<b>New Balance</b>', `<b>= ${dollars(closing)}</b>`)}<br>${span('Credit Limit', '$12,500.00')}${span('Cash Advance Credit Limit', '$2,500.00')}</div></div>
    <div class="warn"><b>Miles</b> ${span('Previous balance', '18,204')}${span('Earned this period', '1,377')}${span('Balance as of close', '19,581')}</div>`;
    const slip = `<div class="slip"><div class="cols"><div>IMOGEN FARRAR<br>77 QUARRY LN<br>BOISE ID 83999</div><div>${span('Account ending in', number)}${span('Payment Due Date', long(due, 'en-US', 'short'))}${span('New Balance', dollars(closing))}${span('Amount Enclosed', '$ ________')}</div></div><p class="mono" style="padding-top:22pt">1 44${random.digits(14)} 17 ${random.digits(22)}</p></div>`;
    const charge = table(
      [140, 130, 140, 110],
      heads('lrrr', 'Type of Balance|Annual Percentage Rate (APR)|Balance Subject to Interest|Interest Charge') +
        cells('lrrr', ['Purchases', '21.49% P', dollars(BigInt(random.integer(50_000, 200_000))), dollars(interest)]) +
        cells('lrrr', 'Cash Advances|28.99% P|$0.00|$0.00'),
    );
    const bodies = flow(
      [
        ...travelParts(rows, swiped, (row) => holders[rows.indexOf(row)] ?? 0),
        block(`<h2>Interest Charge Calculation</h2>${charge}`, 70),
      ],
      690,
      690,
    );
    const pages = numbered(
      [front + slip, ...bodies],
      (body, at, count) => `${body}<div class="foot">Page ${at} of ${count}</div>`,
    );
    const truth = rows.map((row, r) => rowOf(row, { valueDate: swiped[r] ?? null }));
    const facts = account('Summit Ledger Bank|IMOGEN FARRAR|credit-card|USD', number);
    return drawnOf(pages, TRAVEL_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  LETTER,
);

const BOUGHT: readonly Sort[] = [
  ['PURCHASE STORE 0### {BELLHAVEN NC;RALSTON VA}|BEDDING 2 @ $##.99|HOUSEWARES 1 @ $1#.49', -26_000, -4_000],
  ['PURCHASE ONLINE ORDER W########|OUTDOOR 1 @ $###.00', -62_000, -9_900],
  ['RETURN STORE 0### BELLHAVEN NC|SHOES 1 @ $##.00', 2_000, 8_000],
  ['PAYMENT - THANK YOU', 5_000, 20_000],
];

const STORE_LOOK = look(
  `9pt/12pt 'Liberation Serif'|40pt 40pt|.l0{position:absolute;left:0;top:0;bottom:0;width:150pt;background:#3b1f47;color:#f4ecf7;padding:40pt 14pt;font:8pt/12pt 'Liberation Sans'}.l0 b{font-size:10pt}.m{margin-left:140pt;width:385pt}h1{font:bold italic 22pt/26pt 'DejaVu Serif';color:#3b1f47}h2{font-size:11pt;line-height:15pt;margin-top:12pt;border-top:2pt solid #3b1f47;padding-top:3pt}th{font-style:italic;text-decoration:underline;padding-bottom:3pt}td{padding-bottom:4pt}.deal{font-size:8pt;margin-top:4pt}.deal td,.deal th{border:.5pt solid #999;padding:2pt 4pt}.p{white-space:normal;font-size:8pt;padding-top:8pt}`,
);

const store = family(
  'us-credit-card-department-store',
  'en',
  'credit-card',
  ['few-rows', 'side-panel', 'goods-under-the-row', 'promotional-plans'],
  (random) => {
    const period = periodOf(random, random.integer(4, 26));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: BOUGHT, floor: null },
      1,
      5,
      [-190_000, -30_000],
    );
    const money = (value: bigint) => (value > 0n ? `($${point(value)})` : `$${point(value)}`);
    const number = `****-****-${random.digits(4)}`;
    const side = `<div class="l0"><b>YOUR ACCOUNT AT A GLANCE</b><br><br>Account number<br>${number}<br><br>New balance<br><b>$${point(closing)}</b><br><br>Minimum payment due<br><b>$35.00</b><br><br>Payment due date<br><b>${day(dayAfter(period.end, 23), 'mm/dd/yyyy')}</b><br><br>Credit limit<br>$3,000.00<br><br>Available credit<br>$${point(300_000n + closing)}<br><br><br><b>PRIVATE SALE</b><br>20% off all linens, ${day(dayAfter(period.end, 9), 'mm/dd')} to ${day(dayAfter(period.end, 12), 'mm/dd')}. Code LINEN20.<br><br><br>Questions?<br>1-855-555-0${random.digits(3)}</div>`;
    const summary = [
      ['Previous Balance', money(opening)],
      ['- Payments and Other Credits', `$${point(total(rows, 1))}`],
      ['+ Purchases', `$${point(total(rows, -1))}`],
      ['+ Fees and Interest Charged', '$0.00'],
      ['<b>= New Balance</b>', `<b>$${point(closing)}</b>`],
    ].map(([name = '', value = '']) => span(name, value));
    const body = rows.map(
      (row, r): Line => [
        cells(
          'lllr',
          [day(row.date, 'mm/dd'), `F${row.ref}00${row.ref.slice(0, 3)}`, joined(row.lines), money(row.amount)],
          [0, r],
        ),
        30,
      ],
    );
    const plan =
      cells(
        'llrrr',
        `EQUAL PAY 12 MO|${day(dayAfter(period.end, 200), 'mm/dd/yy')}|$${point(BigInt(random.integer(9_000, 40_000)))}|$0.00|26.99%`,
      ) +
      cells(
        'llrrr',
        `NO INT IF PAID IN FULL|${day(dayAfter(period.end, 90), 'mm/dd/yy')}|$${point(BigInt(random.integer(4_000, 20_000)))}|$14.27|29.99%`,
      );
    const page = `${side}<div class="m"><h1>Bellhaven &amp; Daughters</h1><p>Charge account issued by Ralston Savings Bank</p><p>Billing period ${day(period.start, 'mm/dd/yyyy')} - ${day(period.end, 'mm/dd/yyyy')}</p><p style="padding:22pt 0 8pt">CORDELIA NASH-WHITLOW<br>5 PEMBROKE TER<br>BELLHAVEN NC 27997</p><h2>Summary of Account Activity</h2>${summary.join('')}
    <h2>Transactions</h2>${table([48, 92, 165, 80], heads('lllr', 'Date|Reference #|Description|Amount') + body.map(([html]) => html).join(''))}
    <h2>Promotional Plans</h2>${table([120, 62, 70, 70, 60], heads('llrrr', 'Plan|Expires|Plan balance|Deferred int.|APR') + plan, 'deal')}<p class="p">Amounts in ( ) are credits to your account. The plan balances above are part of your New Balance.</p></div>`;
    return drawnOf([page], STORE_LOOK, {
      account: account('Bellhaven & Daughters|CORDELIA NASH-WHITLOW|credit-card|USD', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { reference: `F${row.ref}00${row.ref.slice(0, 3)}` })),
    });
  },
  LETTER,
);

export const families: Family[] = [travel, store];
