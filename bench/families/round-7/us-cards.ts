import type { Random } from '../../../corpus/generator/random.ts';
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
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, grid, inTime, lay, type Piece, sheets, wanted } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const short = (iso: string): string => day(iso, 'mm/dd');

const BOUGHT: readonly Sort[] = [
  ['{LANTERN GROCERY #1##;PRAIRIE FUEL 0###;ODELL TIRE}  {KILLEEN TX;BISMARCK ND}', -32_000, -400],
  ['CALDERA STREAM 888-555-#### WA', -2_400, -599],
  ['MISSION TACOS SANTA FE NM|4## MILES TOLL PLAZA', -5_400, -700],
  ['LANTERN GROCERY #1## KILLEEN TX CREDIT', 500, 9_000],
];

/** Movements of a card's month, payments and charges included. */
function cardMonth(random: Random, sorts: readonly Sort[], count: readonly [number, number]) {
  const period = periodOf(random, random.integer(3, 25));
  const plan = { ...period, end: dayAfter(period.end, -2), sorts, floor: null };
  const drawn = booked(random, plan, count[0], count[1], [-400_000, -40_000]);
  const late = random.chance(0.4) ? [wanted(dayAfter(period.end, -1), 'LATE FEE', -2_500n)] : [];
  const rows = inTime([
    ...drawn.rows,
    wanted(dayAfter(period.start, 9), 'AUTOMATIC PAYMENT - THANK YOU', BigInt(random.integer(4_000, 40_000)), '0098'),
    ...late,
    wanted(period.end, 'INTEREST CHARGE ON PURCHASES', -BigInt(random.integer(150, 7_000))),
  ]);
  return { period, rows, opening: drawn.opening, closing: drawn.opening + total(rows) };
}

const own = (row: Move) => /^(AUTO|LATE|INTEREST)/.test(row.lines[0] ?? '');
const named = (rows: readonly Move[], word: string) => rows.filter(({ lines }) => lines[0]?.startsWith(word));

const ALLIED_LOOK = look(
  `8.5pt/11pt 'Liberation Sans'|30pt 42pt|h1{font-size:15pt;line-height:20pt}h2{font-size:11pt;line-height:16pt;border-bottom:2pt solid #00365b;margin-top:8pt}h3{font-size:9pt;line-height:14pt;font-weight:bold}.c2{display:flex;gap:30pt;margin-top:12pt}.c2>div{flex:1}th{border-bottom:.5pt solid #555;font-weight:bold}.tt{text-align:right;font-weight:bold;padding:3pt 12pt 6pt 0}.f{position:absolute;left:42pt;bottom:14pt;font-size:7pt}.w{white-space:normal;font-size:7.5pt;padding:8pt 0}`,
);

const allied = family(
  'us-credit-card-two-cards-trailing-minus',
  'en',
  'credit-card',
  ['two-cards', 'trailing-minus', 'closing-date-without-period', 'reference-column', 'fees-with-one-date'],
  (random) => {
    const { period, rows, opening, closing } = cardMonth(random, BOUGHT, [14, 60]);
    const swiped = rows.map((row) => (own(row) ? row.date : dayAfter(row.date, -random.integer(0, 2))));
    const cards = rows.map(() => random.integer(0, 1));
    const ends = [random.digits(4), random.digits(4)];
    const money = (value: bigint) => `$${point(value)}${value > 0n ? '-' : ''}`;
    const one = (row: Move): Line => {
      const r = rows.indexOf(row);
      const single = /^(LATE|INTEREST)/.test(row.lines[0] ?? '');
      const ref = single ? '' : `74${row.ref}`;
      const dates = `${single ? '' : short(swiped[r] ?? '')}|${short(row.date)}`;
      return [
        cells('llllr', `${dates}|${ref}|${joined(row.lines)}|${money(row.amount)}`, [0, r]),
        1 + 11 * row.lines.length,
      ];
    };
    const head = heads('llllr', 'Trans Date|Post Date|Reference Number|Description|Amount');
    const section = (name: string, some: readonly Move[], sum: string): Piece[] => [
      block(`<h3>${name}</h3>`, 14),
      grid([56, 56, 92, 222, 88], head, some.map(one)),
      block(`<div class="tt">${sum} &nbsp; ${money(total(some))}</div>`, 20),
    ];
    const back = rows.filter(({ amount }) => amount > 0n);
    const spent = rows.filter((row) => row.amount < 0n && !own(row));
    const fees = named(rows, 'LATE');
    const interest = named(rows, 'INTEREST');
    const parts = [
      block('<h2>Transactions</h2>', 26),
      ...section('Payments and Credits', back, 'Total Payments and Credits for This Period'),
      ...[0, 1].flatMap((c) => {
        const some = spent.filter((row) => cards[rows.indexOf(row)] === c);
        const name = c === 0 ? 'DELPHINE OSTRANDER' : 'AUGUST OSTRANDER';
        const who = `${name} - Card Ending in ${ends[c]}`;
        return some.length > 0 ? section(`Transactions &nbsp; ${who}`, some, `Total Transactions For ${name}`) : [];
      }),
      ...(fees.length > 0 ? section('Fees', fees, 'TOTAL FEES FOR THIS PERIOD') : []),
      ...section('Interest Charged', interest, 'TOTAL INTEREST FOR THIS PERIOD'),
      block(
        '<p class="w"><b>2-year totals:</b> Total fees charged this year $75.00 &nbsp; Total interest charged this year $211.48</p>',
        30,
      ),
    ];
    const front = `<div class="sp"><h1>Allied Prairie Savings Bank</h1><div class="r">Statement Closing Date ${day(period.end, 'mm/dd/yy')}<br>Account Number ending in ${ends[0]}</div></div><p style="padding-top:26pt">DELPHINE OSTRANDER<br>12 CALICHE RD<br>KILLEEN TX 76999</p><div class="c2"><div><h3>Account Summary</h3>${span('Previous Balance', money(opening))}${span('Payments', `- $${point(total(named(rows, 'AUTO')))}`)}${span('Other Credits', `- $${point(total(back) - total(named(rows, 'AUTO')))}`)}${span('Purchases', `+ $${point(total(spent))}`)}${span('Fees Charged', `+ $${point(total(fees))}`)}${span('Interest Charged', `+ $${point(total(interest))}`)}${span('<b>New Balance</b>', `<b>${money(closing)}</b>`)}</div><div><h3>Payment Information</h3>${span('New Balance', money(closing))}${span('Minimum Payment Due', '$35.00')}${span('Payment Due Date', day(dayAfter(period.end, 25), 'mm/dd/yy'))}${span('Credit Limit', '$9,000.00')}</div></div>`;
    const pages = sheets(
      lay([block(front, 220), ...parts], 690, 690),
      (body, at, count) =>
        `${at > 1 ? `<div class="sp"><b>DELPHINE OSTRANDER</b><span>Transactions (continued)</span></div>` : ''}${body}<div class="f">Page ${at} of ${count}</div>`,
    );
    const truth = rows.map((row, r) => {
      const single = /^(LATE|INTEREST)/.test(row.lines[0] ?? '');
      return {
        ...rowOf(row, { reference: single ? null : `74${row.ref}` }),
        ...(single ? {} : { transactionDate: swiped[r] }),
      };
    });
    const facts = account('Allied Prairie Savings Bank|DELPHINE OSTRANDER|credit-card|USD', ends[0] ?? '');
    return drawnOf(pages, ALLIED_LOOK, { account: facts, opening, closing, rows: truth });
  },
  LETTER,
);

const CLUB_LOOK = look(
  `8.5pt/11pt 'Liberation Sans'|34pt 40pt|.two{display:flex;gap:16pt}.m{width:372pt}.side{width:140pt;border:1pt solid #005daa;border-radius:6pt;padding:8pt;font-size:7.5pt;height:260pt}h1{font:bold 15pt/19pt 'Liberation Sans Narrow';color:#005daa}h2{font-size:11pt;line-height:18pt}h3{font-size:8.5pt;line-height:14pt;font-weight:bold}th{font-size:7pt;line-height:8pt;font-weight:bold;border-bottom:1pt solid #005daa;white-space:pre-line}td{border-bottom:.3pt solid #ddd;padding:2pt 0}.e{font-weight:bold;padding:3pt 0}`,
);

const club = family(
  'us-credit-card-payment-with-one-date',
  'en',
  'credit-card',
  ['one-date-on-payments', 'side-panel', 'minus-before-currency', 'rewards-figures', 'zero-fee-sections'],
  (random) => {
    const { period, rows, opening, closing } = cardMonth(random, BOUGHT, [8, 40]);
    const swiped = rows.map((row) => (own(row) ? null : dayAfter(row.date, -random.integer(1, 3))));
    const money = (value: bigint) => `${value < 0n ? '-' : ''}$${point(value)}`;
    const number = random.digits(4);
    const one = (row: Move): Line => {
      const r = rows.indexOf(row);
      const sale = swiped[r];
      return [
        cells('lllr', `${sale ? short(sale) : ''}|${short(row.date)}|${joined(row.lines)}|${money(-row.amount)}`, [
          0,
          r,
        ]),
        6 + 11 * row.lines.length,
      ];
    };
    const head = heads('lllr', 'Sale\nDate|Post\nDate|Description|Amount');
    const section = (name: string, some: readonly Move[], foot = ''): Piece[] => [
      block(`<h3>${name}</h3>`, 14),
      ...(some.length > 0 ? [grid([44, 44, 200, 80], head, some.map(one), { headHeight: 20 })] : []),
      ...(foot ? [block(`<div class="e">${foot}</div>`, 18)] : []),
    ];
    const paid = named(rows, 'AUTO');
    const credits = rows.filter((row) => row.amount > 0n && !own(row));
    const fees = named(rows, 'LATE');
    const interest = named(rows, 'INTEREST');
    const bought = rows.filter((row) => row.amount < 0n && !own(row));
    const parts = [
      block('<h2>Account Summary</h2>', 18),
      ...section('Payments, Credits and Adjustments', inTime([...paid, ...credits])),
      ...section('Standard Purchases', bought),
      ...section('Fees charged', fees, `Total fees charged in this billing period &nbsp; ${money(-total(fees))}`),
      ...section(
        'Interest charged',
        interest,
        `Total interest charged in this billing period &nbsp; ${money(-total(interest))}`,
      ),
      block(
        `<h3>${day(period.end, 'yyyy')} totals year-to-date</h3>${span(`Total fees charged in ${day(period.end, 'yyyy')}`, '$50.00')}${span(`Total interest charged in ${day(period.end, 'yyyy')}`, '$104.09')}`,
        40,
      ),
    ];
    const summary = `<div style="width:300pt;padding:12pt 0">${span('Previous balance', money(-opening))}${span('Payments', `-$${point(total(paid))}`)}${span('Credits', `-$${point(total(credits))}`)}${span('Purchases', `+$${point(total(bought))}`)}${span('Cash advances', '+$0.00')}${span('Fees', `+$${point(total(fees))}`)}${span('Interest', `+$${point(total(interest))}`)}${span('<b>New balance</b>', `<b>${money(-closing)}</b>`)}</div>`;
    const top = `<h1>TimberClub Anywhere Card</h1><p>BARNABY LINDQVIST &nbsp; Account number ending in: ${number}</p><p>Billing Period: ${day(period.start, 'mm/dd/yy')}-${day(period.end, 'mm/dd/yy')}</p>`;
    const side = `<div class="side"><b>Member rewards</b><br><br>${span('4% on gas', '$12.18')}${span('3% on dining', '$9.44')}${span('2% in club', '$22.70')}${span('1% other', '$3.61')}<br>${span('Total earned', '$47.93')}${span('Year to date', '$301.27')}<br>Your reward certificate will come with the ${day(dayAfter(period.end, 40), 'mm/dd/yy')} statement.</div>`;
    const bodies = lay([block(summary, 115), ...parts], 620, 620);
    const pages = sheets(
      bodies,
      (body, at, count) =>
        `${top}<div class="two"><div class="m">${body}</div>${at === 1 ? side : ''}</div><p class="r">Page ${at} of ${count} &nbsp; Hartwick Bank, N.A.</p>`,
    );
    const truth = rows.map((row, r) => ({ ...rowOf(row), ...(swiped[r] ? { transactionDate: swiped[r] } : {}) }));
    const facts = account('Hartwick Bank, N.A.|BARNABY LINDQVIST|credit-card|USD', number);
    return drawnOf(pages, CLUB_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  LETTER,
);

export const families: Family[] = [allied, club];
