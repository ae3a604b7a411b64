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
  mon,
  periodOf,
  point,
  rowOf,
  total,
} from '../kit.ts';
import { partsOf, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { at, columns, flow, foot, type Sorts, withMonths } from './europe-parts.ts';

/** After a British high-street bank's current account: a panel at a glance on the left, a day's date once, balances on the last row of a day. */

const SORTS: Sorts = [
  ['Card Payment to {Tescal Stores ####;Greggory Bakers;Trainspot.com;Boots Road ####}|On {=d@mm}', -9_900, -180],
  ['Card Payment to {Spotiphone UK;Amazin UK*~~#~##;Uberly *Trip}|On {=d@mm}', -12_000, -299],
  ['Contactless Payment to {Pret-A-Poser;Costal Coffee ########;TFL Travel Charge}|On {=d@mm}', -1_900, -160],
  ['Direct Debit to {Thornwater plc;Northlark Energy;Ansley Cross Council}|Ref: ##########', -21_000, -1_900],
  ['On-Line Banking Bill Payment to|J T Quillfeather|Ref:-{Rent;Gig Tickets;Xmas} ##', -95_000, -1_000],
  ['Standing Order to Mutual Savings|Ref: SAVE ######', -30_000, -2_500],
  ['Cash Machine Withdrawal at {Mill Rise;Dunmere Stn}|On {=d@mm} Timed at {09;13;18}.{04;25;51}', -20_000, -1_000],
  ['Received From Harrowgate Fixings|Ref: SALARY {JAN;FEB;WK} ##', 140_000, 320_000],
  ['Received From P Maddern|Ref: {Pizza;Cheers;Half Bills}', 500, 12_000],
  ['Refund From Amazin UK*~~#~##|On {=d@mm}', 700, 8_000],
];

const ALIGN = 'llrrr';
const WIDTHS = [44, 178, 58, 58, 62];

const dmon = (iso: string): string => `${partsOf(iso).d} ${mon(iso)}`;

function panel(values: readonly (readonly [string, string])[]): string {
  const inside = values
    .map(([label, value]) => `<div class="pl">${label}</div><div class="pv">£${value}</div>`)
    .join('');
  return `<div class="panel"><b>At a glance</b>${inside}<div class="ad"><b>Go paperless</b><br>Get up to 7 years of statements in the app. Last year customers saved 1,250 tonnes of paper.<br><br><b>Overdraft</b><br>Your arranged limit is £500.00. From 6 Apr the rate is 35.0% EAR. First £15.00 free of interest.</div></div>`;
}

const LAST = `<h2>How it works</h2><p class="s">Credit interest is paid on the first business day of each quarter. The Financial Services Compensation Scheme covers up to £85,000 of your deposits. If you have a complaint, call 0345 555 0101 within 6 months. Maximum monthly unarranged overdraft charge: £20.00. Non-sterling transaction fee 2.75%; cash abroad £1.50. Rates correct at 1 March 2022. Using your debit card abroad on 14 Feb? Tell us first.</p>`;

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'en');
  const { start, end } = periodOf(random, random.pick([1, 6, 14]));
  const drawn = booked(random, { start, end, sorts: SORTS }, 16, 62, [5_000, 260_000]);
  const { opening, closing } = drawn;
  const rows = drawn.rows.map((row) => ({ ...row, lines: withMonths(row.lines) }));
  const number = random.digits(8);
  const sort = `20-${random.digits(2)}-${random.digits(2)}`;
  const line = (iso: string, label: string, value: bigint) =>
    `<tr class="k"><td>${iso}</td><td>${label}</td><td></td><td></td><td class="r">${point(value)}</td></tr>`;
  const body = rows.map((row, r) => {
    const date = row.firstOfDay ? dmon(row.date) : '';
    const out = row.amount < 0n ? [point(row.amount), ''] : ['', point(row.amount)];
    const shown = row.lastOfDay ? `<br>`.repeat(row.lines.length - 1) + point(row.balance) : '';
    return {
      h: row.lines.length * 10 + 5,
      html: cells(ALIGN, [date, joined(row.lines), ...out, shown], [0, r]),
      balance: row.balance,
    };
  });
  const blocks = [
    { h: 16, html: line(dmon(start), 'Start balance', opening) },
    ...body,
    { h: 16, html: line(dmon(end), 'End balance', closing) },
    { h: 90, html: LAST },
  ];
  const span = `${dmon(start)}${start.slice(0, 4) === end.slice(0, 4) ? '' : ` ${start.slice(0, 4)}`} - ${dmon(end)} ${end.slice(0, 4)}`;
  const glance = panel([
    ['Start balance', point(opening)],
    ['Money in', point(total(inOrOut(rows, 1)))],
    ['Money out', point(total(inOrOut(rows, -1)))],
    ['End balance', point(closing)],
  ]);
  const pages = flow(blocks, {
    first: 500,
    rest: 610,
    table: columns(WIDTHS, heads(ALIGN, 'Date|Description|Money out £|Money in £|Balance £'), 't'),
    over: [
      (value) => line('', 'Balance carried forward to next page', value),
      (value) => line('', 'Balance brought forward from previous page', value),
    ],
    opening,
    page: (inside, index, count) =>
      `<div class="sp top"><b class="logo">MARLAYS</b><span class="r">${index === 0 ? '<b>Current account statement</b><br>' : ''}${text(person)}<br>Sort code ${sort}<br>Account no. ${number}</span></div>
      ${index === 0 ? `<div class="addr">${text(person)}<br>${text(place).replace(', ', '<br>')}</div><p>Your Marlays Account<br>Statement date ${day(end, 'd')} ${mon(end)} ${end.slice(0, 4)}</p><h1>${span}</h1>${glance}` : `<p class="r">${span}</p>`}
      <div class="main">${inside}</div>${index < count - 1 ? at(500, 796, 'Continued') : ''}${foot(`<div class="sp"><span>Marlays Bank UK PLC. Registered in England No. 9995551. 1 Foundry Place, Dunmere DM9 9ZZ</span><span>Page ${index + 1} of ${count}</span></div>`)}`,
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|34pt 30pt 20pt 30pt|.logo{font-size:18pt;color:#007aa8}.top{margin-bottom:14pt}.addr{margin:6pt 0 26pt}h1{font-size:13pt;line-height:18pt;margin:4pt 0 10pt}.panel{position:absolute;left:30pt;top:228pt;width:104pt;background:#e8f3f8;padding:8pt;white-space:normal}.pl{margin-top:7pt}.pv{font-weight:bold;font-size:9.5pt}.ad{margin-top:22pt;font-size:6.5pt;line-height:8.5pt}.main{margin-left:130pt}th{border-bottom:.8pt solid #007aa8;padding-bottom:3pt;font-weight:bold}td{padding:2.5pt 0}.k td{font-weight:bold;padding:3pt 0}h2{font-size:9pt;margin:14pt 0 4pt}.s,.foot{font-size:6.3pt;line-height:8pt;color:#444}",
  );
  return drawnOf(pages, css, {
    account: account(`Marlays|${person}|checking|GBP`, number),
    period: { start, end },
    ...{ opening, closing },
    rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
  });
}

export const families: Family[] = [
  family(
    'gb-current-at-a-glance',
    'en',
    'checking',
    ['panel-beside-table', 'date-once-a-day', 'balance-of-day', 'carried-forward'],
    draw,
  ),
];
