import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  periodOf,
  point,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { partsOf, text } from '../markup.ts';
import { whoIn } from '../stranger-parts.ts';
import { columns, flow, foot, MONTHS, type Sorts, withMonths } from './europe-parts.ts';

/** After a British bank's select account of many rows: money in before money out, an opening that is a row, OD behind what is overdrawn. Some have a misprinted balance. */

const SORTS: Sorts = [
  ['Card Transaction|#### {=dd@mm} C , {MARMITE & CO;COOP GROUP FOOD;SAINSBOROUGH S/MKT} , DUNMERE GB', -8_800, -150],
  ['Card Transaction|#### {=dd@mm} CD , {STAGELINE BUS;EASYFIT GYM;GREGGORY PLC} , ANSLEY GB', -3_000, -110],
  ['Direct Debit|{THISTLE MOBILE;DVLA-~~##~~~;PELLMOOR WATER}', -9_000, -900],
  [
    'OnLine Transaction|J QUILLFEATHER , {RENT;LOAN;HOLS FUND} , VIA MOBILE - PYMT , FP {=dd/mm/yy} 10 , ################',
    -70_000,
    -1_000,
  ],
  ['Cash Withdrawal|MARLBANK {=dd@mm} , PELLMOOR HIGH ST', -30_000, -1_000],
  [
    'Card Transaction|#### {=dd@mm} , AMAZIN PRIME*~~#~ , AMZN.CO/PM LU|EUR ##.## VRATE 1.1### N-S TRN FEE 0.##',
    -9_000,
    -400,
  ],
  ['Charges|{=dd@mm} A/C ########', -600, -100],
  ['Automated Credit|C BARROWBY , {SALARY;EXPENSES;GIFT} , FP {=dd/mm/yy} #### , ############', 9_000, 210_000],
  ['Cheque|000###', -40_000, -2_000],
  ['Branch/Agent Deposit|PELLMOOR 0###', 4_000, 90_000],
];
const ALIGN = 'llrrr';
const WIDTHS = [66, 262, 60, 60, 68];
const ddMon = (iso: string): string => `${partsOf(iso).dd} ${mon(iso).toUpperCase()}`;
const full = (iso: string): string => `${ddMon(iso)} ${iso.slice(0, 4)}`;
const shown = (value: bigint): string => `${point(value)}${value < 0n ? ' OD' : ''}`;

/** The balances as printed: of some seeds one has two digits in the wrong order. */
function printedBalances(random: Random, rows: readonly Move[]): bigint[] {
  const wrong = random.chance(0.35) ? random.integer(2, rows.length - 3) : -1;
  return rows.map(({ balance }, r) => (r === wrong ? balance + 9_000n : balance));
}

function summary(
  rows: readonly Move[],
  opening: bigint,
  closing: bigint,
  span: string,
  sort: string,
  number: string,
): string {
  const left = [
    ['Previous Balance', `£${shown(opening)}`],
    ['Paid In', `£${point(total(inOrOut(rows, 1)))}`],
    ['Withdrawn', `£${point(total(inOrOut(rows, -1)))}`],
    ['New Balance', `£${shown(closing)}`],
  ];
  const inside = left.map((row, r) => cells('lr', row, null, r === 3 ? 'th' : 'td')).join('');
  return `<div class="sp sum"><div><b>Summary</b><br>Account number: ${number}<br>Branch sort code: ${sort}</div><div>Period Covered: ${span}${table([110, 90], inside)}</div></div>`;
}

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'en');
  const { start, end } = periodOf(random, random.pick([1, 2, 20]), random.integer(1, 2));
  const plan = { start, end, sorts: SORTS, floor: -50_000n };
  const drawn = booked(random, plan, 58, 140, [-30_000, 120_000]);
  const { opening, closing } = drawn;
  const rows = drawn.rows.map((row) => ({ ...row, lines: withMonths(row.lines, MONTHS.toUpperCase(), '') }));
  const balances = printedBalances(random, rows);
  const failed = balances.some((balance, r) => balance !== rows[r]?.balance);
  const number = random.digits(8);
  const sort = `60-${random.digits(2)}-${random.digits(2)}`;
  const body = rows.map((row, r) => {
    const inOut = row.amount > 0n ? [point(row.amount), ''] : ['', point(row.amount)];
    const values = [row.firstOfDay ? ddMon(row.date) : '', joined(row.lines), ...inOut, shown(balances[r] ?? 0n)];
    return { h: row.lines.length * 9.5 + 4, html: cells(ALIGN, values, [0, r]), balance: balances[r] ?? 0n };
  });
  const over = (label: string) => (value: bigint) =>
    `<tr><td></td><td>${label}</td><td></td><td></td><td class="r">${shown(value)}</td></tr>`;
  const first = {
    h: 14,
    html: `<tr><td>${full(start)}</td><td>BROUGHT FORWARD</td><td></td><td></td><td class="r">${shown(opening)}</td></tr>`,
  };
  const pages = flow([first, ...body], {
    first: 460,
    rest: 590,
    table: columns(WIDTHS, heads(ALIGN, 'Date|Description|Paid In(£)|Withdrawn(£)|Balance(£)'), 't'),
    over: [over('CARRIED FORWARD'), over('BROUGHT FORWARD')],
    opening,
    page: (inside, index, count) =>
      `<div class="sp"><b class="logo">NorthWest Union</b><span>${index === 0 ? 'Statement' : `Account No ${number} · Sort Code ${sort}`} &nbsp; Page ${index + 1} of ${count}</span></div>
      ${index === 0 ? `<div class="addr">${text(person).toUpperCase()}<br>${text(place).replace(', ', '<br>').toUpperCase()}</div><p>Statement Date ${full(end)}</p>${summary(rows, opening, closing, `${full(start)} to ${full(end)}`, sort, number)}<p class="s">Welcome to your select account statement. If you have changed your address or telephone number please let us know. Interest (variable) you may pay us for use of your overdraft: 39.49% EAR on balances above £100.00.</p>` : `<p>${text(person).toUpperCase()}</p>`}
      ${inside}${foot('NorthWest Union Bank Plc. Registered Office: 250 Larch Gate, Ansley Cross AC9 9YY. Authorised under Registration Number 999555. Dispute? 0800 555 0144')}`,
  });
  const css = look(
    "7.5pt/9.5pt 'Liberation Sans'|32pt 38pt|.logo{font-size:15pt;color:#5a287d;line-height:20pt}.addr{margin:34pt 0 30pt 20pt}.sum{background:#f1ecf5;padding:8pt;margin:8pt 0}.s{font-size:6.5pt;line-height:8.5pt;margin-bottom:8pt}th{font-weight:bold;padding-bottom:3pt;white-space:nowrap}.t th{border-bottom:1pt solid #5a287d}.t tr:nth-child(odd) td{background:#f8f6fa}td{padding:2pt 0}.foot{font-size:6pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: account(`NorthWest Union|${person.toUpperCase()}|checking|GBP`, number),
    period: { start, end },
    ...{ opening, closing, status: failed ? 'failed' : 'verified' },
    rows: rows.map((row, r) =>
      rowOf({ ...row, balance: balances[r] ?? 0n }, { shows: true, alsoAccepted: [row.lines.slice(1).join(' ')] }),
    ),
  });
}

export const families: Family[] = [
  family(
    'gb-current-paid-in-first',
    'en',
    'checking',
    ['money-in-first', 'many-rows', 'overdrawn-mark', 'date-once-a-day', 'misprint'],
    draw,
  ),
];
