import type { Random } from '../../../corpus/generator/random.ts';
import { LETTER, type Stranger } from '../family.ts';
import {
  day,
  daysFrom,
  list,
  moneyIn,
  POINT,
  paged,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/** Two papers with days, signs and running figures that no bank issued: a frequent flyer's miles, a health plan's benefits. */

const WHOLE = moneyIn(',', '.', 0);
const ACTIVITY = [
  'Flight WR 0482 Harlow - Port Hollis, class K',
  'Flight WR 2210 Lake Merrit - North Arden, class Y',
  'Partner hotel: Merriton Suites, 2 nights',
  'Car hire: Waypost Rentals',
  'Bonus miles, silver level 25%',
  'Online shopping partner Brightfork Outfitters',
];
const AWARDS = ['Award ticket WR 0917, one way', 'Seat upgrade WR 0482', 'Miles donated', 'Award fee reversal'];

function miles(random: Random): ReturnType<Stranger['draw']> {
  const start = startDay(random);
  const { person, place } = whoIn(random, 'en');
  const dates = daysFrom(random, start, random.integer(14, 70), 6);
  const before = random.integer(4_000, 90_000);
  let balance = before;
  const rows = dates.map((date) => {
    const spends = balance > 15_000 && random.chance(0.15);
    const change = spends ? -random.integer(3_000, 14_000) : random.integer(120, 4_800);
    balance += change;
    const label = random.pick(spends ? AWARDS : ACTIVITY);
    return [day(date, 'mm/dd/yyyy'), label, change > 0 ? `+${WHOLE(change)}` : WHOLE(change), WHOLE(balance)];
  });
  const head = `<h1>Airwren Wingspan</h1><p>${person}<br>${place}<br>Member number WS ${random.digits(9)} · Silver</p>
    <p class="box">Miles at ${day(start, 'mm/dd/yyyy')}: <b>${WHOLE(before)}</b> &nbsp; Miles today: <b>${WHOLE(balance)}</b> &nbsp; Segments this year: ${random.integer(4, 40)}</p><h2>Account activity</h2>`;
  const pages = paged(
    rows,
    30,
    38,
    (part, index, count) =>
      `${index === 0 ? head : '<h2>Account activity (continued)</h2>'}${tableOf('llrr', ['Date', 'Activity', 'Miles', 'Balance'], part)}<p class="end">Miles have no cash value and expire after 24 months without activity. Page ${index + 1} of ${count}</p>`,
  );
  const css =
    '.page h1{font-size:21pt;color:#0a5c8c}h2{font-size:11pt;padding:12pt 0 4pt}p{line-height:13pt}.box{background:#e8f2f8;padding:8pt;margin-top:10pt}table{width:516pt}td,th{padding:1.6pt 4pt;border-bottom:.4pt solid #bbb}.end{margin-top:10pt;font-size:7pt}';
  return { pages, css: sheet("'Liberation Sans'", 9, '40pt 48pt', css) };
}

const CARE = [
  'Office visit, established',
  'Laboratory test, blood panel',
  'Radiology, wrist',
  'Physical therapy',
  'Vaccination',
  'Emergency room',
];
const GIVERS = ['Lake Merrit Clinic', 'Dr. K. Anselm', 'Harlow Imaging LLC', 'Pine Bluffton Hospital'];

function benefits(random: Random): ReturnType<Stranger['draw']> {
  const { person, place } = whoIn(random, 'en');
  const start = startDay(random);
  const lines = daysFrom(random, start, random.integer(4, 34), 9).map((date) => {
    const billed = random.integer(4_000, 190_000);
    const cut = Math.round(billed * (0.2 + 0.4 * random.unit()));
    const paid = Math.round((billed - cut) * random.pick([0, 0.8, 0.8, 1]));
    return { date, sums: [billed, -cut, paid, billed - cut - paid] };
  });
  const rows = lines.map(({ date, sums }) => [
    day(date, 'mm/dd/yy'),
    `${random.pick(GIVERS)}: ${random.pick(CARE)}`,
    `${random.digits(5)}`,
    ...sums.map((value) => `$${POINT(value)}`.replace('$-', '-$')),
  ]);
  const total = list(4, (at) => `$${POINT(sum(lines.map(({ sums }) => sums[at] ?? 0)))}`.replace('$-', '-$'));
  const head = `<div class="hd"><h1>Ardent Health Plan</h1><p><b>THIS IS NOT A BILL</b></p></div><p>${person}<br>${place}</p><p class="facts">Member ID AHP${random.digits(8)} · Group 0${random.digits(5)} · Claims processed ${day(start, 'mm/dd/yyyy')} and after · Deductible met $${POINT(random.integer(0, 150_000))} of $1,500.00</p><h2>Explanation of benefits</h2>`;
  const titles = [
    'Service date',
    'Provider and service',
    'Code',
    'Amount billed',
    'Plan discount',
    'Plan paid',
    'You may owe',
  ];
  const pages = paged(rows, 24, 34, (part, index, count) => {
    const last = index === count - 1 ? [['', 'Total', '', ...total]] : [];
    return `${index === 0 ? head : ''}${tableOf('lllrrrr', titles, [...part, ...last])}<p class="end">You have the right to appeal within 180 days. Page ${index + 1} of ${count}</p>`;
  });
  const css =
    '.hd{display:flex;justify-content:space-between}h1{font-size:17pt}h2{font-size:11pt;padding:14pt 0 6pt}p{line-height:12pt}.facts{padding-top:10pt}table{width:532pt}th{background:#dfeadf}td,th{padding:2.4pt 3pt}.end{margin-top:12pt;font-size:7pt}';
  return { pages, css: sheet("'Liberation Sans Narrow'", 8.4, '40pt', css) };
}

export const strangers: Stranger[] = [
  stranger('us-frequent-flyer-miles', 'en', miles, LETTER),
  stranger('us-explanation-of-benefits', 'en', benefits, LETTER),
];
