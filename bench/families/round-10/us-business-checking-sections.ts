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
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Block, dailyBalances, flow, legal, longDay, section, US_FIRMS } from './blocks-en.ts';

/** A large American bank's business checking as downloaded: sections with totals, a list of checks, daily balances in columns. */

const CARD: readonly Sort[] = [
  ['Card Purchase {=mm/dd} Oakmere Market ### Pellmoor TX Card 4417', -14_000, -450],
  ['Card Purchase With Pin {=mm/dd} Gas-N-Roam #### Dunmere TX Card 4417', -7_500, -1_900],
  ['Recurring Card Purchase {=mm/dd} Cloudlark Storage 800-555-01## CA Card 4417', -4_000, -999],
  ['ATM Withdrawal {=mm/dd} ### W Larch Ave Pellmoor TX Card 4417', -40_000, -4_000],
  ['Card Purchase {=mm/dd} Sq *The Bent Spoon 512-555-01## TX Card 4417', -6_000, -700],
];
const ELECTRONIC: readonly Sort[] = [
  [
    'Orig CO Name:Tri-River Energy Orig ID:74109##### Desc Date:{=mmdd} CO Entry|Descr:Bill Pay Sec:PPD Trace:1110000####### Eed:{=yymmdd} Ind ID:###########|Ind Name:Fenwicker Plumb Trn: 0#########Tc',
    -60_000,
    -4_100,
  ],
  [
    'Orig CO Name:Payfold Payroll Orig ID:92211##### Desc Date:{=yymmdd} CO Entry|Descr:Fees Sec:CCD Trace:0210000####### Eed:{=yymmdd} Ind ID:##~#####|Ind Name:~~ LLC Trn: 0#########Tc',
    -420_000,
    -9_900,
  ],
  ['{=mm/dd} Online Payment ########### To Harbor Mutual Lease', -190_000, -20_000],
  ['{=mm/dd} Online Transfer To Chk ...#### Transaction: ###########', -150_000, -5_000],
];
const IN: readonly Sort[] = [
  ['Remote Online Deposit #', 24_000, 410_000],
  [
    'Orig CO Name:Swipewell Orig ID:41208##### Desc Date:{=yymmdd} CO Entry|Descr:Payout Sec:CCD Trace:0910000####### Eed:{=yymmdd} Ind ID:St-~#~#~#~#',
    9_000,
    280_000,
  ],
  ['Deposit ##########', 30_000, 160_000],
  ['Zelfast Payment From {Rhoda Quimby;Bix Hollander;T Amberly} ###########', 4_000, 90_000],
];

function business(random: Random) {
  const { start, end } = periodOf(random);
  const who = random.pick(US_FIRMS);
  const number = `0000007${random.digits(8)}`;
  const opening = BigInt(random.integer(2_500_000, 5_000_000));
  const parts: [string, string, Move[]][] = [
    ['DEPOSITS AND ADDITIONS', 'Deposits and Additions', section(random, start, end, random.integer(6, 16), IN)],
    ['CHECKS PAID', 'Checks Paid', section(random, start, end, random.integer(2, 7), [['', -210_000, -9_000]])],
    [
      'ATM & DEBIT CARD WITHDRAWALS',
      'ATM & Debit Card Withdrawals',
      section(random, start, end, random.integer(10, 34), CARD),
    ],
    [
      'ELECTRONIC WITHDRAWALS',
      'Electronic Withdrawals',
      section(random, start, end, random.integer(5, 14), ELECTRONIC),
    ],
    ['FEES', 'Fees', section(random, end, end, 1, [['Monthly Service Fee', -1_500, -1_500]])],
  ];
  const all = parts.flatMap(([, , rows]) => rows);
  const closing = opening + total(all);
  const dollar = (value: bigint, at: number, form = point(value)) => (at === 0 ? `$${form}` : form);
  let row = 0;
  const first = 1020 + random.integer(0, 400);
  const title = (name: string, head: string, note = '') => `<div class="bar"><b>${name}</b>${note}</div>${head}`;
  const blocks = parts.flatMap(([caps, name, rows]): Block[] => {
    const checks = name === 'Checks Paid';
    const w = checks ? [90, 240, 90, 110] : [50, 400, 80];
    const al = checks ? 'llcr' : 'llr';
    const head = table(
      w,
      heads(al, checks ? 'CHECK NO.|DESCRIPTION|DATE<br>PAID|AMOUNT' : 'DATE|DESCRIPTION|AMOUNT'),
      'h',
    );
    const shut = checks
      ? '<p class="n">If you see a description in the Checks Paid section, it means that we received only electronic information about the check, not the original or an image of the check. ^ An image of this check may be available for you to view online.</p>'
      : '';
    return [
      { html: title(caps, head), h: 46, again: title(caps, head, ' <i>(continued)</i>') },
      ...rows.map((one, at): Block => {
        const values = checks
          ? [`${first + at} ^`, '', day(one.date, 'mm/dd'), dollar(one.amount, at)]
          : [day(one.date, 'mm/dd'), joined(one.lines), dollar(one.amount, at)];
        return { html: table(w, cells(al, values, [0, row++]), 't'), h: 12 + 10 * (one.lines.length - 1) };
      }),
      {
        html: `${table([430, 100], cells('lr', [`<b>Total ${name}</b>`, `<b>$${point(total(rows))}</b>`]), 'tt')}${shut}`,
        h: checks ? 46 : 26,
      },
    ];
  });
  const daily = dailyBalances(opening, all);
  const third = Math.ceil(daily.length / 3);
  const grid = Array.from({ length: third }, (_, at) =>
    cells(
      'lrclrclr',
      [0, 1, 2].flatMap((c) => {
        const one = daily[c * third + at];
        return [...(one ? [day(one[0], 'mm/dd'), dollar(one[1], at)] : ['', '']), ...(c < 2 ? [''] : [])];
      }),
    ),
  ).join('');
  blocks.push({
    html: `<div class="bar"><b>DAILY ENDING BALANCE</b></div>${table([50, 90, 40, 50, 90, 40, 50, 90], heads('lrclrclr', 'DATE|AMOUNT||DATE|AMOUNT||DATE|AMOUNT') + grid, 'd')}`,
    h: 44 + third * 12,
    again: '',
  });
  const line = (name: string, count: string, sum: string) => cells('lrr', [name, count, sum]);
  const summary = `<div class="bar"><b>CHECKING SUMMARY</b> &nbsp; Foundry Business Checking</div>${table([230, 90, 110], `${line('', 'INSTANCES', 'AMOUNT')}${line('<b>Beginning Balance</b>', '', `<b>$${point(opening)}</b>`)}${parts.map(([, name, rows]) => line(name, `${rows.length}`, `${name.startsWith('Dep') ? '' : '-'}${point(total(rows))}`)).join('')}${line('<b>Ending Balance</b>', `<b>${all.length}</b>`, `<b>$${point(closing)}</b>`)}`, 's')}<p class="n">The monthly service fee of $15.00 was not waived: the minimum daily ending balance of $2,000.00 was not kept on 4 days.</p>`;
  const top = (at: number, count: number) =>
    `<div class="top"><span class="logo">${at === 0 ? 'CORDWAIN' : ''}</span><span class="per">${longDay(start)} through ${longDay(end)}<br>Account Number: <b>${number}</b></span></div><div class="pg">Page <b>${at + 1}</b> of <b>${count}</b></div>`;
  const front = `<div class="sp"><div class="win"><p>Cordwain Bank, N.A.<br>P O Box 99 2051<br>Tollbridge, OH 43299-2051</p><p class="dre">0${random.digits(7)} DRE 201 219 ${random.digits(5)} NNNNNNNNNNN 1 000000000 64 0000</p><p>${who.replace('&', '&amp;')}<br>14 MILL RISE STE ${random.digits(3)}<br>PELLMOOR TX 78999-${random.digits(4)}</p></div><div class="svc"><b>CUSTOMER SERVICE INFORMATION</b><table><tr><td>Web site:</td><td>cordwain.example</td></tr><tr><td>Service Center:</td><td>1-800-555-0142</td></tr><tr><td>Para Espanol:</td><td>1-888-555-0109</td></tr><tr><td>International Calls:</td><td>1-713-555-0179</td></tr></table></div></div>`;
  const pages = flow(
    blocks,
    290,
    630,
    (html, at, count) => `${top(at, count)}${at === 0 ? front + summary : ''}${html}`,
  );
  pages.push(
    `${top(pages.length, pages.length + 1).replace('of <b>', 'of <b>')}<div class="law">${legal(['<b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b> Call or write us at the phone number or address on the front of this statement if you think your statement or receipt is incorrect. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem appeared, with your name, account number and the dollar amount of the suspected error. If we take more than 10 business days we will credit your account for the amount you think is in error.', '<b>Effective January 1, 2026</b> the fee for a cashier check is $10.00 (was $8.00) and for an incoming wire $15.00.'])}</div>`,
  );
  const count = pages.length;
  const fixed = pages.map((page) => page.replace(/of <b>\d+<\/b><\/div>/, `of <b>${count}</b></div>`));
  let _at = -1;
  const rows = parts.flatMap(([, name, some]) =>
    some.map((one, n) => {
      _at += 1;
      if (name !== 'Checks Paid') return rowOf(one);
      const ref = `${first + n}`;
      return rowOf(one, {
        description: '',
        reference: ref,
        alsoAccepted: ['^', `${ref} ^`, ref, `Check ${ref}`, 'CHECKS PAID', 'Checks Paid'],
      });
    }),
  );
  return drawnOf(
    fixed,
    look(
      '7.5pt/10pt Liberation Sans|26pt 40pt|.top{display:flex;justify-content:space-between;height:52pt}.logo{font-weight:bold;font-size:19pt;line-height:24pt}.pg{text-align:right;font-size:6.5pt;height:14pt}.bar{border:0.7pt solid #000;padding:2pt 4pt;margin:10pt 0 3pt;font-size:8.5pt}.win{height:120pt}.win p{margin-bottom:9pt}.dre{font-size:5pt}.svc{width:230pt;background:#e7e7e7;padding:6pt;height:70pt}.svc td{padding-right:14pt}.t td{padding-top:2pt}.h th{font-size:6.5pt;vertical-align:bottom}.tt{border-top:0.5pt solid #000;margin-top:2pt}.n{font-size:6.5pt;line-height:8pt;margin-top:3pt}.d td{padding-top:2pt}.law p{margin-top:10pt;font-size:8pt}',
    ),
    {
      account: account(`Cordwain Bank, N.A.|${who}|checking|USD`, number),
      period: { start, end },
      opening,
      closing,
      rows,
    },
  );
}

export const families: Family[] = [
  family(
    'us-business-checking-sections',
    'en',
    'checking',
    ['sections', 'check-list', 'daily-balances', 'long-descriptions'],
    business,
    LETTER,
  ),
];
