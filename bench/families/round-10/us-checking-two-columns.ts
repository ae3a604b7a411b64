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
import { rowAttribute } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Block, dailyBalances, flow, legal, longDay, section, US_PEOPLE } from './blocks-en.ts';

/**
 * A large American bank's checking account as downloaded: sections with totals, a subtotal per card, checks in two columns,
 * a page of law before the rows.
 */

const SUBS: readonly Sort[] = [
  ['CHECKCARD {=mmdd} OAKMERE MARKET ### PELLMOOR NC ####4025############', -12_000, -500],
  ['PURCHASE {=mmdd} GASNROAM #### DUNMERE NC', -6_000, -1_500],
  [
    'CHECKCARD {=mmdd} CLOUDLARK.EXAMPLE/BILL 866-555-01## CA 2469216#############|RECURRING CKCD #### XXXXXXXXXXXX8841',
    -5_000,
    -900,
  ],
  ['CORDELL {=mm/dd} #00012345 WITHDRWL LARCH & 4TH PELLMOOR NC', -30_000, -4_000],
];
const OTHERS: readonly Sort[] = [
  [
    'TRIRIVER ENERGY DES:WEB PAY ID:######## INDN:{MARLA KESTREL;DEVIN OAKHURST} CO|ID:##########  WEB',
    -30_000,
    -4_000,
  ],
  ['Online Banking payment to CRD #### Confirmation ##########', -90_000, -5_000],
  ['Zelfast Transfer Conf no. ~#~~##~#~; {Quimby, Rhoda;Hollander, Bix}', -40_000, -1_500],
];
const ADDS: readonly Sort[] = [
  ['PAYFOLD INC DES:PAYROLL ID:######### INDN:KESTREL,MARLA T CO|ID:##########  PPD', 160_000, 290_000],
  ['BKOFTOLL ATM {=mm/dd} #0000####3 DEPOSIT LARCH & 4TH PELLMOOR NC', 5_000, 70_000],
  ['Online Banking transfer from SAV #### Confirmation ##########', 10_000, 60_000],
];

function twoColumns(random: Random) {
  const { start, end } = periodOf(random, random.pick([1, 12, 19]));
  const who = random.pick(US_PEOPLE);
  const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const opening = BigInt(random.integer(900_000, 2_000_000));
  const adds = section(random, start, end, random.integer(3, 9), ADDS);
  const card = section(random, start, end, random.integer(8, 40), SUBS);
  const other = section(random, start, end, random.integer(3, 9), OTHERS);
  const checks = section(random, start, end, random.integer(0, 4) * 2 + 1, [['', -90_000, -3_000]]);
  const fee = random.chance(0.5) ? section(random, end, end, 1, [['Monthly Fee', -1_200, -1_200]]) : [];
  const all = [...adds, ...card, ...other, ...checks, ...fee];
  const closing = opening + total(all);
  const signed = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const w = [60, 372, 90];
  let row = 0;
  const list = (name: string, rows: readonly Move[], sub = ''): Block[] => {
    const head = table(w, heads('llr', 'Date|Description|Amount'), 'h');
    const body = rows.map(
      (one): Block => ({
        html: table(
          w,
          cells('llr', [day(one.date, 'mm/dd/yy'), joined(one.lines), signed(one.amount)], [0, row++]),
          't',
        ),
        h: 15 + 10 * (one.lines.length - 1),
      }),
    );
    const subtotal = `${table([432, 90], cells('lr', [`Subtotal for card account # ${sub}`, `<b>-$${point(total(rows))}</b>`]), 'tt')}`;
    return [
      {
        html: `<h2>${name}</h2>${head}${sub ? `<p class="acc">Card account # ${sub}</p>` : ''}`,
        h: sub ? 62 : 48,
        again: `<h2>${name} - continued</h2>${head}`,
      },
      ...body,
      {
        html: `${sub ? subtotal : ''}${table([432, 90], cells('lr', [`<b>Total ${name.toLowerCase()}</b>`, `<b>${total(rows) < 0n ? '-' : ''}$${point(total(rows))}</b>`]), 'tt')}`,
        h: sub ? 40 : 24,
      },
    ];
  };
  const masked = `XXXX XXXX XXXX ${random.digits(4)}`;
  const blocks = [
    ...list('Deposits and other additions', adds),
    ...list('ATM and debit card subtractions', card, masked),
    ...list('Other subtractions', other),
  ];
  const half = Math.ceil(checks.length / 2);
  const from = 200 + random.integer(0, 700);
  const ref = (n: number) => `${from + n + (n > 2 ? 3 : 0)}`;
  const cell = (n: number) => {
    const one = checks[n];
    if (!one) return '<td colspan="3"></td>';
    return [day(one.date, 'mm/dd/yy'), `${ref(n)}${n === 3 ? '*' : ''}`, signed(one.amount)]
      .map((value, c) => `<td class="${'lrr'[c]}" ${rowAttribute(0, row + n)}>${value}</td>`)
      .join('');
  };
  const grid = Array.from({ length: half }, (_, at) => `<tr>${cell(at)}<td></td>${cell(half + at)}</tr>`).join('');
  blocks.push({
    html: `<h2>Checks</h2>${table([60, 60, 110, 60, 60, 60, 110], heads('lrrclrr', 'Date|Check #|Amount||Date|Check #|Amount') + grid, 'd')}${table([432, 90], cells('lr', ['<b>Total checks</b>', `<b>-$${point(total(checks))}</b>`]) + cells('lr', ['<b>Total # of checks</b>', `<b>${checks.length}</b>`]), 'tt')}<p class="n">* There is a gap in sequential check numbers</p>`,
    h: 92 + half * 14,
    again: '',
  });
  row += checks.length;
  if (fee.length > 0) blocks.push(...list('Service fees', fee));
  const daily: [string, bigint][] = [[start, opening], ...dailyBalances(opening, all).filter(([date]) => date > start)];
  if (all.some(({ date }) => date === start))
    daily[0] = [start, opening + total(all.filter(({ date }) => date === start))];
  const third = Math.ceil(daily.length / 3);
  blocks.push({
    html: `<h2>Daily ledger balances</h2>${table(
      [70, 90, 30, 70, 90, 30, 60, 82],
      heads('lrclrclr', 'Date|Balance ($)||Date|Balance($)||Date|Balance ($)') +
        Array.from({ length: third }, (_, at) =>
          cells(
            'lrclrclr',
            [0, 1, 2].flatMap((c) => {
              const one = daily[c * third + at];
              return [...(one ? [day(one[0], 'mm/dd'), signed(one[1])] : ['', '']), ...(c < 2 ? [''] : [])];
            }),
          ),
        ).join(''),
      'd',
    )}`,
    h: 48 + third * 14,
    again: '',
  });
  const title = `${who} &nbsp;|&nbsp; Account # ${number} &nbsp;|&nbsp; ${longDay(start)} to ${longDay(end)}`;
  const line = (name: string, value: string) => cells('lr', [name, value]);
  const front = `<div class="sp"><div class="win">P.O. Box 99284<br>Tollgate, DE 19899<p class="to">${who}<br>220 LARCH AVE APT ${random.digits(2)}<br>PELLMOOR, NC 28999-${random.digits(4)}</p></div><div class="svc"><b class="logo">BANK OF TOLLGATE</b><br><b>Customer service information</b><br>Customer service: 1.800.555.0132<br>TDD/TTY users only: 1.800.555.0188<br>banktollgate.example<br>Bank of Tollgate, N.A.<br>P.O. Box 99118<br>Tampico, FL 33699-5118</div></div><h1>Your Advance Plus Banking</h1><p>for ${longDay(start)} to ${longDay(end)}</p><p class="ac">Account number: <b>${number}</b></p><h2>Account summary</h2><div class="sp">${table([230, 90], line(`Beginning balance on ${longDay(start)}`, `$${point(opening)}`) + line('Deposits and other additions', point(total(adds))) + line('ATM and debit card subtractions', `-${point(total(card))}`) + line('Other subtractions', `-${point(total(other))}`) + line('Checks', `-${point(total(checks))}`) + line('Service fees', `-${point(total(fee))}`) + line(`<b>Ending balance on ${longDay(end)}</b>`, `<b>$${point(closing)}</b>`), 's')}<div class="ad"><b>Send money with Zelfast</b><br>It is a fast way to split a $48.50 lunch with people you know. To begin, sign in by ${longDay(end)}.</div></div>`;
  const rest = flow(blocks, 640, 640, (html) => html);
  const count = rest.length + 2;
  const foot = (at: number) => `<div class="ft">Page ${at} of ${count}</div>`;
  const law = `<div class="tl">${title}</div><h2>IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</h2><div class="law">${legal(['<b>How to Contact Us</b> - You may call us at the telephone number listed on the front of this statement.', '<b>Deposit agreement</b> - When you opened your account, you received a deposit agreement and fee schedule and agreed that your account would be governed by the terms of these documents.', '<b>Direct deposits</b> - If you have arranged to have direct deposits made to your account at least once every 60 days from the same person or company, you may call us to find out if the deposit was made as planned.', '© 2025 Bank of Tollgate Corporation. Member FDIC and Equal Housing Lender.'])}</div>${foot(2)}`;
  const pages = [
    `${front}<div class="pull">PULL: E  CYCLE: 5  SPEC: 0  DELIVERY: E  TYPE:  IMAGE: I  BC: NC</div>${foot(1)}`,
    law,
    ...rest.map((html, at) => `<div class="tl">${title}</div>${html}${foot(at + 3)}`),
  ];
  const rows = all.map((one) => {
    const n = checks.indexOf(one);
    if (n < 0) return rowOf(one);
    return rowOf(one, {
      description: '',
      reference: ref(n),
      alsoAccepted: [ref(n), `${ref(n)}*`, `Check ${ref(n)}`, `Check # ${ref(n)}`, 'Checks'],
    });
  });
  return drawnOf(
    pages,
    look(
      '8pt/11pt Liberation Sans|30pt 45pt|.win{width:250pt;height:130pt}.to{margin-top:40pt}.svc{width:200pt}.logo{font-size:13pt;line-height:24pt;color:#0a2a66}h1{font-size:16pt;line-height:22pt;color:#0a2a66}h2{font-size:12pt;line-height:18pt;color:#c8102e;margin-top:10pt}.h th,.d th{border-bottom:0.6pt solid #777;font-weight:bold}.t td{padding:2pt 0;border-bottom:0.3pt solid #ddd}.acc{font-weight:bold;margin-top:3pt}.tt td{padding-top:3pt}.d td{padding-top:3pt}.s td{padding:2pt 0;border-bottom:0.3pt solid #999}.ad{width:170pt;border:1pt solid #0a2a66;padding:8pt}.ac{text-align:right}.tl{font-size:7.5pt;border-bottom:0.6pt solid #000;margin-bottom:8pt}.ft{position:absolute;right:45pt;bottom:20pt;font-size:7pt}.pull{position:absolute;left:45pt;bottom:32pt;font-size:6pt}.law p{margin-bottom:8pt}.n{font-size:6.5pt}',
    ),
    {
      account: account(`Bank of Tollgate, N.A.|${who}|checking|USD`, number.replaceAll(' ', '')),
      period: { start, end },
      opening,
      closing,
      rows,
    },
  );
}

export const families: Family[] = [
  family(
    'us-checking-two-column-checks',
    'en',
    'checking',
    ['sections', 'side-by-side', 'subtotals', 'legal-page'],
    twoColumns,
    LETTER,
  ),
];
