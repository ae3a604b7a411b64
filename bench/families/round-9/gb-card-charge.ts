import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  family,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  periodOf,
  point,
  rowOf,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, put, sheets } from './europe-parts.ts';

/** Follows a charge card's British bill: two dates without years, CR on the line below a credit, card holders' totals, a line of sums on top. */
const SORTS = [
  ['{WAITSTONE 6##;SAINSBERRYS S/MKT;OCTOPUS COFFEE} {LONDON;DUNMERE}', -14000, -260],
  [
    '{EASIJET;TRAINLINER.COM} {INTERNET;LUTON}|TICKET NUMBER 0001#########|{=dd/mm/yy} LONDON - EDINBURGH',
    -32000,
    -2900,
  ],
  ['{AMZNMKTPLACE AMAZN.CO.UK;DELIVERANCE LONDON} 0800 279 7234', -8000, -499],
  ['HOTEL {MIRADOR BARCELONA;AM PLATZ WIEN}|*#.##% NON-STERLING FEE INCLUDED|FOREIGN: 2##.## EURO', -41000, -9000],
  ['MEMBERSHIP FEE', -1600, -1600],
  ['{ZARRA ONLINE;JOHN LEWES} REFUND', 900, 12000],
] as const;

const DRAW_LOOK = look(
  "8pt/10pt 'Liberation Sans'|34pt 44pt|.s{display:flex;justify-content:space-between;background:#eef;padding:6pt;margin-bottom:6pt}th{border-bottom:.5pt solid}td{padding-top:3pt}.t td{padding-top:8pt}p{white-space:normal}",
);

const short = (iso: string) => `${mon(iso)} ${day(iso, 'd')}`;

const spent = (move: Move) => dayAfter(move.date, -(Number(move.ref[0]) % 3));

const draw1 = (move: Move, r: number) => ({
  html: cells(
    'lllr',
    [
      short(spent(move)),
      short(move.date),
      joined(move.lines),
      `${point(move.amount)}${move.amount > 0n ? '<br>CR' : ''}`,
    ],
    [0, r],
  ),
  height: Math.max(move.lines.length, move.amount > 0n ? 2 : 1) * 10 + 3,
});

const note = (label: string, value = '') => ({
  html: `<tr class="t"><td class="l" colspan="3"><b>${label}</b></td><td class="r"><b>${value}</b></td></tr>`,
  height: 18,
});

const paymentOf = (date: string, amount: bigint): Move => ({
  date,
  lines: ['PAYMENT RECEIVED - THANK YOU'],
  amount,
  balance: 0n,
  ref: '5',
  firstOfDay: true,
  lastOfDay: true,
});

function draw(random: Random): Drawn {
  const who = whoIn(random, 'en');
  const { start, end } = periodOf(random, random.integer(6, 26));
  const opening = -BigInt(random.integer(8_000, 380_000));
  const holders = random.chance(0.5) ? [who.person, 'Ms F Quillfeather'] : [who.person];
  const groups = holders.map(() =>
    moves(random, { start: dayAfter(start, 2), end, count: random.integer(6, 34), sorts: SORTS, floor: null }),
  );
  const payment = paymentOf(dayAfter(start, random.integer(3, 15)), -opening);
  const rows = [payment, ...groups.flat()];
  const closing = opening + total(rows);
  const card = `xxxx-xxxxxx-${random.digits(5)}`;
  let at = 0;
  const made = [
    draw1(payment, at++),
    ...groups.flatMap((group, g) => [
      note(`New transactions for ${text(holders[g] ?? '').toUpperCase()}`),
      ...group.map((move) => draw1(move, at++)),
      note(
        `Total of new transactions for ${text(holders[g] ?? '').toUpperCase()}`,
        point(total(group)) + (total(group) > 0n ? ' CR' : ''),
      ),
    ]),
  ];
  const boxes = [
    ['Previous Balance £', point(opening)],
    ['New Credits £', point(total(inOrOut(rows, 1)))],
    ['New Debits £', point(total(inOrOut(rows, -1)))],
    ['Closing Balance £', point(closing) + (closing > 0n ? ' CR' : '')],
    ['Payment Due Date', wordy(dayAfter(end, 14))],
  ];
  const pages = sheets(made, 430, 610, (part, index, count) => {
    const sums = `<div class="s">${boxes.map(([a, b], k) => `<div>${a}<br><b>${b}</b></div>${['-', '+', '=', ''][k] ?? ''}`).join('')}</div>`;
    const head = `<div class="sp"><b style="font-size:16pt;line-height:22pt;color:#016fd0">Centurial Express</b><span>Statement of Account<br>Page ${index + 1} of ${count + 1}</span></div><div class="sp" style="margin:6pt 0"><span>Prepared for<br><b>${text(who.person)}</b></span><span>Membership Number<br>${card}</span><span>Date<br>${day(end, 'dd/mm/yy')}</span></div>`;
    const window = index
      ? ''
      : `<div style="height:70pt;padding-top:10pt">${text(who.place)}</div>${sums}<p>Statement Period ${wordy(start)} to ${wordy(end)}. Please pay £${point(closing)} by Direct Debit; it will be collected on or after ${wordy(dayAfter(end, 14))}. Minimum payment £25.00.</p>`;
    const heading = cells(
      'lllr',
      ['Transaction<br>Date', 'Process<br>Date', '<br>Transaction Details', '<br>Amount £'],
      null,
      'th',
    );
    return `${head}${window}${table([58, 54, 300, 90], heading + part.map(({ html }) => html).join(''))}${put(40, 810, '<span style="font-size:6pt">Centurial Express Services Europe Ltd, Belgrave Row, London SW99. CR indicates a credit.</span>')}`;
  });
  pages.push(
    `<h2>Information about your account</h2>${legal(['Interest: purchases 31.0% p.a. variable. If you only ever pay the minimum of £25.00, a balance of £1,000.00 would take 26 years and 4 months to repay at a cost of £3,214.00.', 'Late payment £12.00. Returned payment £12.00. Copy statement £2.00. Non-sterling transaction fee 2.99%.', 'Lost or stolen: 0800 917 8099. From abroad +44 1273 696 999. Changes to your agreement take effect on 1 October.'], 8)}`,
  );
  const facts = truthOf({
    account: account(`Centurial Express|${who.person}|credit-card|GBP`, bare(card)),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => rowOf(move)),
  });
  return drawnWith(pages, DRAW_LOOK, facts);
}

export const families: Family[] = [
  family('gb-card-charge', 'en', 'credit-card', ['two-dates', 'credit-below-amount', 'no-year', 'holders'], draw),
];
