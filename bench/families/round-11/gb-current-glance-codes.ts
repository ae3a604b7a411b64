import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
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
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  wordy,
} from '../kit.ts';
import { contractAmount } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { POINT, withForeign } from './europe-kit.ts';

/**
 * Two current accounts of British high-street banks as their customers download them. The one has a narrow table beside a panel with the
 * period's four figures, dates once a day without a year, a balance at the end of the day. The other has a code of the kind of payment in a
 * column of its own, brought-forward and carried-forward lines on every page, and interest tables after the rows.
 */

const GLANCE: readonly Sort[] = [
  ['Direct Debit to {Fellgate Energy;Rushmere Council;Tidewell Water;Orrin Mobile}|Ref: #########', -14_000, -900],
  ['Card Payment to {Hobb & Pyke;Larkfield Bakery;Swiftcart;Penny Farthing Cafe} on {=dd/mm}', -7_800, -210],
  ['Card Purchase {Trainlet.Co.UK;Nettlebed Books;Glenside Garage} On|{=dd/mm}', -12_500, -380],
  ['Cash Machine Withdrawal at Notemachine|High St ## On {=dd/mm} Timed at {10.05;13.40;18.22}', -20_000, -2_000],
  ['Bill Payment to {A Whitcombe;S Oyelaran;Marden Lettings}|Ref: {Rent;Invoice ###;Thanks}', -65_000, -1_500],
  ['Received From {Dunmere Payroll Ltd;K Ashbourne}|Ref: {Salary;Split bill;INV####}', 4_000, 240_000],
  ['Standing Order to Brackley Saver ####', -10_000, -5_000],
];

function glance(random: Random): Drawn {
  const period = periodOf(random, random.pick([1, 5, 19]));
  const { opening, rows, closing } = booked(random, { ...period, sorts: GLANCE, floor: 0n }, 14, 46, [20_000, 300_000]);
  const who = whoIn(random, 'en');
  const number = random.digits(8);
  const sort = `20-${random.digits(2)}-${random.digits(2)}`;
  const short = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;
  const widths = [36, 178, 54, 54, 58];
  const tr = (move: Move) =>
    cells(
      'llrrr',
      [
        move.firstOfDay ? short(move.date) : '',
        joined(move.lines),
        ...outIn(move.amount, point).split('|'),
        move.lastOfDay ? point(move.balance) : '',
      ],
      [0, rows.indexOf(move)],
    );
  const plain = (label: string, iso: string, value: bigint) =>
    cells('llrrr', `${iso ? short(iso) : ''}|<b>${label}</b>|||<b>${point(value)}</b>`);
  const parts = pack(rows, ({ lines }) => lines.length * 10 + 5, 420, 620);
  const head = heads('llrrr', 'Date|Description|Money out £|Money in £|Balance £');
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const before = p === 0 ? opening : (parts[p - 1]?.at(-1)?.balance ?? opening);
    const body = [
      plain(
        p === 0 ? 'Start balance' : 'Balance brought forward from previous page',
        p === 0 ? period.start : '',
        before,
      ),
      ...part.map(tr),
      last
        ? plain('End balance', period.end, closing)
        : plain('Balance carried forward to next page', '', part.at(-1)?.balance ?? before),
    ].join('');
    const panel = `<div class="panel"><h3>At a glance</h3><p>${day(period.start, 'dd')} ${mon(period.start)} – ${wordy(period.end)}</p>
      ${span('Start balance', `£${point(opening)}`)}${span('Money in', `£${point(total(rows, 1))}`)}${span('Money out', `£${point(-total(rows, -1))}`)}
      ${span('<b>End balance</b>', `<b>£${point(closing)}</b>`)}<p class="s">Your deposit is eligible for protection up to £85,000 by the Financial Services Compensation Scheme.</p>
      <h4>Saving for a rainy day?</h4><p class="s">Open a Rainy Day Saver and earn 4.87% AER on balances up to £5,000. Rates correct at 01/02/2022.</p></div>`;
    const top =
      p === 0
        ? `<div class="sp"><div class="addr">${who.person.toUpperCase()}<br>${who.place.toUpperCase().split(', ').join('<br>')}</div><div class="r"><b class="logo">KESTREL</b><br>Your Kestrel Current Account<br>Sort Code ${sort} Account No. ${number}<br>Issued on ${wordy(period.end)}</div></div><h1>Your Kestrel Current Account statement</h1>`
        : `<div class="sp"><b>${who.person.toUpperCase()}</b><span>Sort Code ${sort} • Account No. ${number} • Statement date ${wordy(period.end)}</span></div>`;
    return `<section class="page">${top}<div class="two"><div><h2>Your transactions</h2>${table(widths, head + body)}</div>${p === 0 ? panel : ''}</div>
      <div class="foot sp"><span>${last ? 'Anything wrong? If you’ve noticed any incorrect or unusual transactions, call 0345 600 2323 (Mon–Fri 7am–11pm).' : 'Continued'}</span><span>Page ${p + 1} of ${parts.length}</span></div></section>`;
  });
  return drawnOf(
    pages,
    look(
      "7.5pt/10pt 'Liberation Sans'|34pt 30pt|h1{font-size:15pt;line-height:20pt;margin:30pt 0 10pt;color:#0a4a7a}h2{font-size:10pt;margin:8pt 0}h3{font-size:10pt}h4{margin-top:14pt}td{padding:2pt 3pt;border-bottom:.4pt solid #ccc}th{padding:2pt 3pt;color:#0a4a7a}.two{display:flex;gap:14pt}.panel{width:128pt;background:#e6f0f7;padding:8pt;line-height:13pt}.s{font-size:6.5pt;line-height:8.5pt;margin-top:6pt}.addr{margin-top:40pt}.logo{font-size:18pt;line-height:26pt}.foot{position:absolute;bottom:22pt;left:30pt;right:30pt;font-size:6.5pt}",
    ),
    {
      account: account(`Kestrel|${who.person.toUpperCase()}|checking|GBP`, number),
      period,
      opening,
      closing,
      rows: rows.map((move) => rowOf(move, { shows: move.lastOfDay })),
    },
  );
}

const CODES: readonly Sort[] = [
  [')))|{COPPERFIELD COFFEE;TFB TRAVEL CH;SWIFTCART STORES ####;MARSH PHARMACY}|{LONDON;BRISTOL;YORK}', -4_200, -180],
  ['VIS|{NETTLEBED.CO.UK;PYKE ONLINE;GLENSIDE SERV STN}|{0345 600 ####;LEEDS}', -16_000, -499],
  ["VIS|INT'L 00########|{APPLEWICK DIGITAL;HOTEL BRISA}|{DUBLIN;LISBOA}|EUR ¤ @ 1.1#2#|Visa Rate", -9_800, -1_500],
  ['DR|Non-Sterling|Transaction Fee', -290, -40],
  ['DD|{RUSHMERE B COUNCIL;TIDEWELL WATER;FELLGATE ENERGY;HARROW INSURE}', -21_000, -950],
  ['SO|{MARDEN LETTINGS;J ASHBOURNE}|RENT FLAT #', -95_000, -40_000],
  ['BP|{S OYELARAN;PRIYA M;GARDENER}|{thanks;March;lunch}', -12_000, -800],
  ['ATM|CASH {NOTEMAC;LINKPT}|{=ddmm} HIGH ST@{11:05;12:48;16:30;19:17}', -20_000, -1_000],
  ['CR|{DUNMERE PAYROLL;HMRC CHILD BENEFIT;K ASHBOURNE}|{SALARY;REF ######}', 2_560, 310_000],
];

const shown = ({ balance }: Move, wrong: boolean) => (wrong ? balance + 9_000n : balance);

const codeRow = (move: Move, wrong: boolean): TrueRow =>
  rowOf(
    { ...move, lines: move.lines.slice(1) },
    {
      alsoAccepted: [move.lines.join(' ')],
      balance: move.lastOfDay ? contractAmount(shown(move, wrong)) : null,
    },
  );

function codes(random: Random): Drawn {
  const period = periodOf(random, random.pick([1, 8, 21]));
  const plan = { ...period, sorts: CODES, floor: -90_000n };
  const { opening, rows: plain, closing } = booked(random, plan, 38, 95, [-20_000, 250_000]);
  const rows = withForeign(plain, POINT);
  const who = whoIn(random, 'en');
  const holder = who.person;
  const number = random.digits(8);
  const sort = `40-${random.digits(2)}-${random.digits(2)}`;
  const misprint = random.chance(0.35) ? rows.findLast((move, r) => move.lastOfDay && r < rows.length - 6) : undefined;
  const owed = (value: bigint) => `${point(value)}${value < 0n ? ' D' : ''}`;
  const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;
  const widths = [50, 24, 216, 62, 62, 72];
  const tr = (move: Move) => {
    const [code = '', ...lines] = move.lines;
    return cells(
      'lllrrr',
      [
        move.firstOfDay ? short(move.date) : '',
        code,
        joined(lines),
        // The figures stand beside the last line of the details.
        ...outIn(move.amount, (value) => '<br>'.repeat(lines.length - 1) + point(value)).split('|'),
        move.lastOfDay ? '<br>'.repeat(lines.length - 1) + owed(shown(move, move === misprint)) : '',
      ],
      [0, rows.indexOf(move)],
    );
  };
  const parts = pack(rows, ({ lines }) => (lines.length - 1) * 9.5 + 2, 370, 590);
  const head = heads('llrrr', 'Date|Payment type and details|Paid out|Paid in|Balance').replace(
    '<th class="l">Pay',
    '<th class="l" colspan="2">Pay',
  );
  const edge = (iso: string, label: string, value: bigint) =>
    cells('lllrrr', `${iso ? short(iso) : ''}||<b>${label}</b>|||${owed(value)}`, null).replace(
      '<tr',
      '<tr class="edge"',
    );
  const pages = parts.map((part, p) => {
    const before = p === 0 ? opening : (parts[p - 1]?.at(-1)?.balance ?? opening);
    const end = part.at(-1)?.balance ?? before;
    const last = p === parts.length - 1;
    const body =
      edge(p === 0 ? period.start : '', 'BALANCE BROUGHT FORWARD', before) +
      part.map(tr).join('') +
      edge(last ? period.end : '', 'BALANCE CARRIED FORWARD', end);
    const summary = `<div class="box"><b>Account Summary</b>${span('Opening Balance', owed(opening))}${span('Payments In', point(total(rows, 1)))}${span('Payments Out', point(-total(rows, -1)))}${span('Closing Balance', owed(closing))}</div>`;
    const title = `<div class="sp"><div><b>Your Current Account details</b><br>${day(period.start, 'd')} ${mon(period.start)} to ${wordy(period.end)}</div><div class="r">Account Name<br>${holder}</div><div>Sortcode<br>${sort}</div><div>Account Number<br>${number}</div><div>Sheet Number<br>${212 + p}</div></div>`;
    return `<section class="page"><div class="sp"><b class="logo">◆ OSTLER BANK</b><span class="s">Contact tel 03457 404 404<br>see reverse for call times<br>Text phone 03457 125 563</span></div>
      ${p === 0 ? `<div class="sp top"><div>${holder}<br>${who.place.split(', ').join('<br>')}</div>${summary}</div>` : '<div style="height:20pt"></div>'}${title}
      <h2>Your Current Account</h2>${table(widths, head + body, 'main')}
      ${last ? `<p class="s"><b>Information about the Financial Services Compensation Scheme</b> Most deposits with us are covered. £85,000 limit.</p>${table([130, 90, 60, 90, 60], heads('lrrlr', 'Credit Interest Rates|balance|AER variable|Debit Interest Rates|EAR') + cells('lrrlr', 'Credit interest is not applied||0.00%|Debit interest upto 25|0.00%') + cells('lrrlr', '|||over 25|39.90%'), 's')}` : ''}
      <div class="foot s">Ostler Bank plc, 8 Corn Street, Larkfield LF1 2AB. Authorised by the Prudential Regulation Authority. Registered number 1470##</div></section>`.replace(
      '##',
      '92',
    );
  });
  const css = look(
    "7.5pt/9.5pt 'Liberation Sans'|28pt 44pt|.logo{font-size:14pt;line-height:24pt}.s{font-size:6pt;line-height:7.5pt}.top{margin:34pt 0 26pt}.box{width:170pt;line-height:12pt}h2{font-size:9pt;margin:12pt 0 4pt;border-bottom:1pt solid #a00}.main td{padding:1pt 2pt}.main th{padding:2pt;font-weight:bold}.edge td{background:#eee}p{margin:10pt 0 4pt}.foot{position:absolute;bottom:18pt;left:44pt}",
  );
  return drawnOf(pages, css, {
    account: account(`OSTLER BANK|${holder}|checking|GBP`, number),
    period,
    opening,
    closing,
    rows: rows.map((move) => codeRow(move, move === misprint)),
    status: misprint ? 'failed' : 'verified',
  });
}

export const families: Family[] = [
  family('gb-current-at-a-glance', 'en', 'checking', ['date-once-a-day', 'panel-beside', 'no-year'], glance),
  family('gb-current-payment-codes', 'en', 'checking', ['balance-at-day-end', 'carried-forward', 'misprint'], codes),
];
