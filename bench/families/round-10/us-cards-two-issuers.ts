import type { Random } from '../../../corpus/generator/random.ts';
import { type Family, LETTER } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Block, flow, legal, section, spanOfDays, US_PEOPLE } from './blocks-en.ts';

/**
 * Two large American card issuers: a bill with the day of purchase alone, without a year, rates of exchange below, fees and interest as
 * sections; and one with several members' cards, two-line texts, a column of foreign spend and `$` before each amount.
 */

const BUYS: readonly Sort[] = [
  ['OAKMERE MKT #### PELLMOOR TX', -18_000, -300],
  ['SQ *THE BENT SPOON Pellmoor TX', -6_000, -500],
  ['CLOUDLARK.EXAMPLE 866-555-01## CA', -5_000, -299],
  ['GASNROAM #### DUNMERE TX', -7_000, -1_500],
  ['PORTWAY AIR 0012######### 800-555-0177 OR|######   1   ~   PWY      TOL', -60_000, -9_000],
  ['TST* LARCH & RYE - PELLM PELLMOOR TX', -12_000, -1_200],
  ['CANTINA EL FARO TULUM|{=mm/dd} MEXICAN PESO|###.00 X 0.05####### (EXCHG RATE)', -9_000, -800],
  ['HARBOR MUTUAL INS PREM 800-555-0144 OR', -24_000, -5_000],
];
const signed = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;

function plain(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([29, 30]));
  const who = random.pick(US_PEOPLE);
  const number = `XXXX XXXX XXXX ${random.digits(4)}`;
  const owed = BigInt(random.integer(0, 400_000));
  const paid = section(random, start, dayAfter(end, -2), random.integer(1, 3), [
    ['Payment Thank You-Mobile', 2_000, 90_000],
    ['AUTOMATIC PAYMENT - THANK YOU', 2_000, 200_000],
    ['OAKMERE MKT #### PELLMOOR TX', 900, 6_000],
  ]);
  const buys = section(random, dayAfter(start, -2), end, random.integer(5, 76), BUYS);
  const fees = random.chance(0.3) ? section(random, end, end, 1, [['LATE FEE', -4_000, -2_900]]) : [];
  const interest = random.chance(0.5) ? section(random, end, end, 1, [['PURCHASE INTEREST CHARGE', -6_000, -150]]) : [];
  const parts: [string, Move[]][] = [
    ['PAYMENTS AND OTHER CREDITS', paid],
    ['PURCHASE', buys],
    ...(fees.length ? [['FEES CHARGED', fees] as [string, Move[]]] : []),
    ...(interest.length ? [['INTEREST CHARGED', interest] as [string, Move[]]] : []),
  ];
  const all = parts.flatMap(([, rows]) => rows);
  const opening = -owed;
  const closing = opening + total(all);
  const w = [80, 360, 80];
  const head = `<div class="bar">ACCOUNT ACTIVITY</div>${table(w, heads('llr', 'Date of<br>Transaction|<br>Merchant Name or Transaction Description|<br>$ Amount'), 'h')}`;
  let row = 0;
  const blocks = parts.flatMap(([name, rows], p): Block[] => [
    { html: `${p === 0 ? head : ''}<p class="sec">${name}</p>`, h: p === 0 ? 66 : 20, again: head },
    ...rows.map(
      (one): Block => ({
        html: table(w, cells('llr', [day(one.date, 'mm/dd'), joined(one.lines), signed(-one.amount)], [0, row++]), 't'),
        h: 11.5 + 9.5 * (one.lines.length - 1),
      }),
    ),
    ...(name.endsWith('CHARGED')
      ? [
          {
            html: `<p class="tot">TOTAL ${name.split(' ')[0]} FOR THIS PERIOD &nbsp; $${point(total(rows))}</p>`,
            h: 14,
          },
        ]
      : []),
  ]);
  const yy = end.slice(0, 4);
  const balance = `${closing > 0n ? '-' : ''}$${point(closing)}`;
  const ytd = table(
    [220, 80],
    cells('lr', [`<b>${yy} Totals Year-to-Date</b>`, '']) +
      cells('lr', [`Total fees charged in ${yy}`, `$${point(total(fees) * 2n)}`]) +
      cells('lr', [`Total interest charged in ${yy}`, `$${point(total(interest) * 3n)}`]),
    'y',
  );
  const rates = `<div class="bar">INTEREST CHARGES</div><p class="sm">Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${table([150, 90, 130, 150], heads('lrrr', 'Balance Type|Annual<br>Percentage<br>Rate (APR)|Balance<br>Subject To<br>Interest Rate|<br>Interest<br>Charges') + cells('lrrr', ['<b>PURCHASES</b>', '', '', '']) + cells('lrrr', ['Purchases', '21.49%(v)(d)', `$${point(owed)}`, `$${point(total(interest))}`]) + cells('lrrr', ['<b>CASH ADVANCES</b>', '', '', '']) + cells('lrrr', ['Cash Advances', '29.99%(v)(d)', '- 0 -', '- 0 -']), 'y')}<p class="sm">${random.pick([30, 31])} Days in Billing Period &nbsp; (v) = Variable Rate (d) = Daily Balance Method</p>`;
  blocks.push({ html: `<div class="ytd">${ytd}</div>${rates}`, h: 200 });
  const front = `<div class="cou"><div class="sp"><div>${span('Payment Due Date:', `<b>${day(dayAfter(end, 25), 'mm/dd/yy')}</b>`)}${span('New Balance:', `<b>${balance}</b>`)}${span('Minimum Payment Due:', '<b>$40.00</b>')}</div><div>Account number: ${number}<br>$ _ _ _ _ . _ _ &nbsp; Amount Enclosed<br>Make your check payable to: Cordwain Card Services</div></div></div><p class="to">${random.digits(5)} BEX Z ${random.digits(5)} D<br>${who}<br>220 LARCH AVE APT 9<br>PELLMOOR TX 78999</p><div class="sp"><div class="cal"><b>Manage your account</b><br>cordwain.example/cards<br><b>Customer Service:</b> 1-800-555-0142<br><br><b>New Balance</b><br><b class="big">${balance}</b><br>Minimum Payment Due<br>$40.00<br>Payment Due Date<br>${day(dayAfter(end, 25), 'mm/dd/yy')}<p class="sm"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may rise to a maximum Penalty APR of 29.99%.</p><p class="sm"><b>Minimum Payment Warning:</b> Only the minimum payment: about 14 years, $6,204. $78: 3 years, $2,808 (Savings=$3,396)</p></div><div class="sum"><div class="bar">ACCOUNT SUMMARY</div>${span('Account Number:', number)}${span('Previous Balance', `$${point(owed)}`)}${span('Payment, Credits', `-$${point(total(paid))}`)}${span('Purchases', `+$${point(total(buys))}`)}${span('Cash Advances', '$0.00')}${span('Balance Transfers', '$0.00')}${span('Fees Charged', `${fees.length ? '+' : ''}$${point(total(fees))}`)}${span('Interest Charged', `${interest.length ? '+' : ''}$${point(total(interest))}`)}${span('<b>New Balance</b>', `<b>${balance}</b>`)}<hr>${span('Opening/Closing Date', `${day(start, 'mm/dd/yy')} - ${day(end, 'mm/dd/yy')}`)}${span('Credit Access Line', '$18,500')}${span('Available Credit', '$12,940')}${span('Cash Access Line', '$925')}${span('Past Due Amount', '$0.00')}<div class="bar">REWARDS SUMMARY</div>${span('Previous points balance', '14,209')}${span('+ 1 Point per $1 earned on all purchases', `${total(buys) / -100n}`)}${span('= Total points available', `${14_209n + total(buys) / -100n}`)}</div></div>`;
  const mark = (at: number, count: number) =>
    `<div class="ft">${random.digits(7)} &nbsp; FIS33339 C 1 &nbsp; 000 N Z ${day(end, 'dd yy/mm/dd')} &nbsp; Page ${at} of ${count}</div>`;
  const rest = flow(blocks, 660, 660, (html) => html);
  const count = rest.length + 1;
  const pages = [
    front + mark(1, count),
    ...rest.map(
      (html, at) =>
        `<div class="sp tl"><b class="lg">CORDWAIN</b><span>Statement Date: &nbsp; ${day(end, 'mm/dd/yy')}<br>${who}</span></div>${html}${mark(at + 2, count)}`,
    ),
  ];
  return drawnOf(
    pages,
    look(
      '8pt/9.5pt Liberation Sans|24pt 40pt|.cou{border-bottom:1pt dashed #000;padding:16pt 0 20pt}.cou .sp>div{width:250pt;line-height:14pt}.to{margin:24pt 0 30pt 20pt}.cal{width:230pt;line-height:12pt}.big{font-size:15pt;line-height:18pt}.sum{width:280pt;line-height:13pt}.bar{background:#0f4c81;color:#fff;font-weight:bold;padding:3pt 5pt;margin:8pt 0 4pt}.sec{font-weight:bold;text-align:center;margin:5pt 0 3pt}.h th{font-size:7pt;border-bottom:0.4pt solid #000}.t td{padding-top:2pt}.tot{text-align:center;font-weight:bold;padding-top:3pt}.ytd{border:0.7pt solid #000;margin:10pt 110pt;padding:3pt}.y td,.y th{padding-top:1pt;font-size:7.5pt}.sm{font-size:7pt;line-height:8.5pt;margin-top:5pt}.tl{margin-bottom:4pt}.lg{font-size:14pt;line-height:18pt}.ft{position:absolute;left:40pt;bottom:14pt;font-size:5.5pt}',
    ),
    {
      account: account(`CORDWAIN|${who}|credit-card|USD`, number.replaceAll(' ', '')),
      period: { start, end },
      opening,
      closing,
      rows: all.map((one) => rowOf({ ...one, lines: [one.lines.join(' ').replace(/ +/g, ' ')] })),
    },
  );
}

const MEMBER: readonly Sort[] = [
  ['OAKMERE MARKET ####|PELLMOOR            TX|GROCERY STORE', -16_000, -400],
  [
    'PORTWAY AIR LINES|PORTWAY             OR|PORTWAY AIR LINES|From: To: Carrier: Class:|PORTWAY OR TOLBRIDGE OH PW 0~|Ticket Number: 0012#########  Date of Departure: {=mm/dd}',
    -70_000,
    -12_000,
  ],
  ['BENT SPOON COFFEE {0;1}##|512-555-01##        TX|RESTAURANT', -4_000, -350],
  ['CLOUDLARK.EXAMPLE*~~####|866-555-0171        CA|######', -6_000, -499],
  ['HOTEL BREVAN PARIS!{9#;1#9}.##|PARIS!Euros|LODGING', -40_000, -9_000],
  ['GASNROAM 00#### 0000####|DUNMERE             TX|+15125550177', -8_000, -1_200],
];

function members(random: Random) {
  const { start, end } = spanOfDays(random, random.pick([29, 30]));
  const [one = '', two = ''] = random.shuffle(US_PEOPLE);
  const base = random.digits(5);
  const names = random.chance(0.6) ? [one, two] : [one];
  const owed = BigInt(random.integer(10_000, 700_000));
  const paid = section(random, start, end, random.integer(1, 2), [
    ['ONLINE PAYMENT - THANK YOU', 40_000, 700_000],
    ['AUTOPAY PAYMENT RECEIVED - THANK YOU', 20_000, 400_000],
  ]);
  const back = section(random, start, end, random.integer(0, 2), [
    ['OAKMERE MARKET ####|PELLMOOR TX|CREDIT', 500, 12_000],
  ]);
  const own = names.map((_, n) =>
    section(random, dayAfter(start, 1), end, random.integer(n === 0 ? 6 : 1, n === 0 ? 34 : 12), MEMBER),
  );
  const fees = section(random, end, end, 1, [['Annual Membership Fee', -9_500, -9_500]]).slice(random.integer(0, 1));
  const interest = section(random, end, end, 1, [['Interest Charge on Pay Over Time Purchases', -8_000, -300]]).slice(
    random.integer(0, 1),
  );
  const all = [...paid, ...back, ...own.flat(), ...fees, ...interest];
  const opening = -owed;
  const closing = opening + total(all);
  const w = [64, 296, 84, 84];
  const ending = (n: number) => `${base[0]}-${base.slice(1, 3)}${n + 1}0${base[4]}`;
  const dollar = (value: bigint) => `${value < 0n ? '-' : ''}$${point(value)}`;
  let row = 0;
  const texts = new Map<Move, [string[], string[]]>();
  const items = (some: readonly Move[], star = ''): Block[] =>
    some.map((move) => {
      const split = move.lines.map((line) => line.replace(/ +/g, ' ').split('!'));
      const left = split.map(([text = '']) => text);
      const spend = split.map(([, text = '']) => text);
      texts.set(move, [left, spend]);
      return {
        html: table(
          w,
          cells(
            'llrr',
            [
              `${day(move.date, 'mm/dd/yy')}${star}`,
              joined(left),
              joined(spend).replace(/(<br>)+$/, ''),
              `${dollar(-move.amount)}${star === '' && move.amount < 0n && move.ref < '3' ? ' &#10731;' : ''}`,
            ],
            [0, row++],
          ),
          't',
        ),
        h: 13 + 10 * (left.length - 1),
      };
    });
  const sums = (name: string, lines: readonly [string, bigint][]) =>
    `<h2>${name}</h2><b>Summary</b>${table([430, 98], heads('lr', '|Total') + lines.map(([label, value]) => cells('lr', [label, dollar(value)])).join(''), 's')}`;
  const blocks: Block[] = [
    {
      html: `${sums('Payments and Credits', [
        ['Payments', -total(paid)],
        ['Credits', -total(back)],
        ['<b>Total Payments and Credits</b>', -total(paid) - total(back)],
      ])}<div class="de sp"><b>Detail</b><span>*Indicates posting date</span></div>`,
      h: 96,
      again: '<h2>Detail Continued</h2>',
    },
    { html: table(w, cells('llrr', ['<b>Payments</b>', '', '', '<b>Amount</b>']), 'h'), h: 16 },
    ...items(paid, '*'),
    ...(back.length
      ? [{ html: table(w, cells('llrr', ['<b>Credits</b>', '', '', '<b>Amount</b>']), 'h'), h: 16 }, ...items(back)]
      : []),
    {
      html: `${sums('New Charges', [...names.map((name, n): [string, bigint] => [`${name} &nbsp; ${ending(n)}`, -total(own[n] ?? [])]), ['<b>Total New Charges</b>', -total(own.flat())]])}<div class="de sp"><b>Detail</b><span>&#10731; - denotes Pay Over Time and/or Cash Advance activity</span></div>`,
      h: 100,
      again: '<h2>Detail Continued</h2>',
    },
    ...names.flatMap((name, n): Block[] => [
      {
        html: `<p class="cm"><b>${name}</b><br>Card Ending ${ending(n)}</p>${table(w, cells('llrr', ['', '', 'Foreign<br>Spend', '<br><b>Amount</b>']), 'h')}`,
        h: 52,
      },
      ...items(own[n] ?? []),
    ]),
    { html: `<h2>Fees</h2>${table(w, cells('llrr', ['', '', '', '<b>Amount</b>']), 'h')}`, h: 36, again: '' },
    ...items(fees),
    { html: table([430, 98], cells('lr', ['<b>Total Fees for this Period</b>', dollar(-total(fees))]), 's'), h: 16 },
    {
      html: `<h2>Interest Charged</h2>${table(w, cells('llrr', ['', '', '', '<b>Amount</b>']), 'h')}`,
      h: 36,
      again: '',
    },
    ...items(interest),
    {
      html: `${table([430, 98], cells('lr', ['<b>Total Interest Charged for this Period</b>', dollar(-total(interest))]), 's')}<div class="yt"><b>${end.slice(0, 4)} Fees and Interest Totals Year-to-Date</b>${table([280, 98], cells('lr', [`Total Fees in ${end.slice(0, 4)}`, '$95.00']) + cells('lr', [`Total Interest in ${end.slice(0, 4)}`, '$141.07']))}</div>`,
      h: 76,
    },
  ];
  const facts = `${one}<br>Account Ending ${ending(0)}`;
  const summary = `<div class="sm sp"><div class="nb"><b>New Balance</b><br><b class="big">${dollar(-closing)}</b><br>Minimum Payment Due<br><b>$85.00</b><hr>Payment Due Date<br><b>${day(dayAfter(end, 25), 'mm/dd/yy')}</b><p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${day(dayAfter(end, 25), 'mm/dd/yy')}, you may have to pay a late fee of up to $40.00.</p></div><div class="as"><b>Account Summary</b>${span('Previous Balance', dollar(owed))}${span('Payments/Credits', dollar(-total(paid) - total(back)))}${span('New Charges', `+${dollar(-total(own.flat()))}`)}${span('Fees', `+${dollar(-total(fees))}`)}${span('Interest Charged', `+${dollar(-total(interest))}`)}<hr>${span('<b>New Balance</b>', `<b>${dollar(-closing)}</b>`)}${span('Minimum Due', '$85.00')}<hr>${span('Pay Over Time Limit', '$25,000.00')}${span('Available Pay Over Time Limit', '$19,315.40')}${span('Billing Period', `${day(start, 'mm/dd/yy')} - ${day(end, 'mm/dd/yy')}`)}</div></div><div class="law">${legal(['<b>See page 2 for important information about your account.</b>', 'Customer Care: 1-800-555-0128 &nbsp; Pay by Phone: 1-800-555-0127. Your Membership Points: 84,210 as of 01/31.'])}</div>`;
  const parts = flow(blocks, 640, 640, (html) => html);
  const count = parts.length + 1;
  const top = (at: number) =>
    `<div class="sp tl"><div><b class="lg">Meridian&nbsp;Gold Card</b><br>${facts}</div><div>p. ${at}/${count}<br>Closing Date ${day(end, 'mm/dd/yy')}</div></div>`;
  const pages = [top(1) + summary, ...parts.map((html, at) => top(at + 2) + html)];
  const rows = all.map((move) => {
    const [left, spend] = texts.get(move) ?? [[...move.lines], []];
    const text = left.join(' ');
    const foreign = spend.filter(Boolean);
    if (foreign.length === 0) return rowOf({ ...move, lines: left });
    const mixed = left.map((line, at) => [line, spend[at]].filter(Boolean).join(' ')).join(' ');
    return rowOf(
      { ...move, lines: left },
      {
        alsoAccepted: [
          mixed,
          `${text} ${foreign.join(' ')}`,
          left.map((line, at) => (at === 1 ? `${line} ${foreign[1]}` : line)).join(' '),
          `${text} ${foreign[1]}`,
        ],
      },
    );
  });
  return drawnOf(
    pages,
    look(
      '8pt/10pt Liberation Sans|26pt 42pt|.tl{border-bottom:0.8pt solid #016fd0;padding-bottom:5pt;margin-bottom:6pt}.lg{font-size:13pt;line-height:18pt;color:#016fd0}h2{font-size:12pt;line-height:16pt;color:#016fd0;margin-top:6pt;font-weight:normal}.s td{padding-top:2pt;border-bottom:0.3pt solid #bbb}.h{border-bottom:0.6pt solid #000}.t td{padding-top:3pt}.de{margin:8pt 0 3pt}.cm{margin-top:6pt}.nb{width:230pt;line-height:13pt}.big{font-size:18pt;line-height:22pt}.as{width:250pt;background:#eef4fa;padding:8pt;line-height:14pt}.law{margin-top:30pt}.law p{margin-bottom:8pt}.yt{background:#eee;margin:10pt 60pt;padding:5pt}',
    ),
    {
      account: account(`Meridian|${one}|credit-card|USD`, ending(0)),
      period: { start, end },
      opening,
      closing,
      rows,
    },
  );
}

export const families: Family[] = [
  family(
    'us-card-opening-closing',
    'en',
    'credit-card',
    ['sections', 'no-year', 'purchase-date-only', 'exchange-lines', 'year-crossing'],
    plain,
    LETTER,
  ),
  family(
    'us-card-members-foreign-spend',
    'en',
    'credit-card',
    ['several-cards', 'multi-line', 'foreign-column', 'summary-before-detail'],
    members,
    LETTER,
  ),
];
