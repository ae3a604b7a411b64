/** After a Canadian bank's card bill: two dates without years, a panel of figures beside the rows, a reference of 23 digits below the text. */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import { account, booked, drawnOf, family, inOrOut, look, mon, point, rowOf, type Sort, total } from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { block, cycle, flow, line, lines, PEOPLE, under } from './americas-parts.ts';

const TOWNS = 'DUNMERE ON;LANTIGNY QC;OTTAWAY ON;NORTH FERNIE BC';
const SORTS: Sort[] = [
  [`PELIMART #0### {${TOWNS}}|#######################`, -14_000, -300],
  [`CLOVER TIRE #### {${TOWNS}}|#######################`, -19_000, -1_200],
  [`FERNIE FOODS {${TOWNS}}|#######################`, -11_000, -900],
  ['NORTHLARK.CA*~~##~#~## NORTHLARK.CA ON|#######################', -9_000, -1_100],
  [
    'STREAMARIA.COM 800-5550117 WA|#######################|Foreign Currency-USD 1#.## Exchange rate-1.37####',
    -4_000,
    -1_500,
  ],
  [`THE COPPER KETTLE {${TOWNS}}|#######################`, -8_000, -500],
  ['PAYMENT - THANK YOU / PAIEMENT - MERCI|#######################', 10_000, 160_000],
  ['CASH BACK REWARD', 1_000, 6_000],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawHeron(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.ca ?? []);
  const number = `4${random.digits(3)} ${random.digits(2)}** **** ${random.digits(4)}`;
  const { opening, rows: all } = booked(
    random,
    { start: dayAfter(start, 1), end, sorts: [...SORTS.slice(0, 6), ...SORTS], floor: null },
    14,
    58,
    [-260_000, -20_000],
  );
  const interest = random.chance(0.4)
    ? [
        {
          date: end,
          lines: ['PURCHASE INTEREST 20.99%'],
          amount: BigInt(-random.integer(300, 4_000)),
          balance: 0n,
          ref: '',
          firstOfDay: true,
          lastOfDay: true,
        },
      ]
    : [];
  const rows = [...all, ...interest];
  const closing = opening + total(rows);
  const short = (iso: string) => `${mon(iso).toUpperCase()} ${iso.slice(8)}`;
  const long = (iso: string) => `${mon(iso).toUpperCase()} ${iso.slice(8)}, ${iso.slice(0, 4)}`;
  const money = (value: bigint) => `${value > 0n ? '-' : ''}$${point(value)}`;
  const week = (iso: string) => new Date(iso).getUTCDay();
  const bought = (iso: string) => dayAfter(iso, week(iso) === 1 ? -3 : -1);
  const W = [62, 48, 204, 62];
  const head = line(
    W,
    'lllr',
    'TRANSACTION<br>DATE|POSTING<br>DATE|<br>ACTIVITY DESCRIPTION|<br>AMOUNT ($)',
    null,
    'hd',
    'th',
  );
  const body = rows.map((move, r) =>
    block(
      4 + 9 * move.lines.length,
      line(
        W,
        'lllr',
        [
          short(move.lines[0]?.startsWith('PURCHASE INT') ? move.date : bought(move.date)),
          short(move.date),
          lines(move),
          money(move.amount),
        ],
        [0, r],
        'ruled',
      ),
    ),
  );
  const row = (label: string, value: string) => `<div class="sp"><span>${label}</span><span>${value}</span></div>`;
  const buys = inOrOut(all, -1);
  const panel = `<div style="position:absolute;right:28pt;top:112pt;width:150pt;background:#eef2f8;padding:7pt"><b>PAYMENTS &amp; INTEREST RATES</b>${row('Minimum payment', '$10.00')}${row('Payment due date', long(dayAfter(end, 21)))}${row('Credit limit', '$8,000.00')}${row('Available credit', '$6,204.71')}${row('Annual interest rates:', '')}${row('Purchases', '20.99%')}${row('Cash advances', '22.99%')}<br><b>CALCULATING YOUR BALANCE</b>${row('Previous Statement Balance', money(opening))}${row('Payments &amp; credits', `-$${point(total(all, 1))}`)}${row('Purchases &amp; debits', `$${point(total(buys))}`)}${row('Cash advances', '$0.00')}${row('Interest', `$${point(total(interest))}`)}${row('Fees', '$0.00')}<div style="border-top:.6pt solid #000"><b>${row('NEW BALANCE', money(closing))}</b></div><br><b>CONTACT US</b><br>Customer Service 1-800-555-0112<br>Outside Canada 1-416-555-0102<br>Lost or stolen 1-800-555-0122<br><br>If you make only the minimum payment each month, we estimate it will take 11 year(s) and 4 month(s) to fully repay the outstanding balance.</div>`;
  const last = block(
    40,
    `<div style="border-top:.8pt solid #024;margin-top:6pt">${line([314, 62], 'lr', ['<b>NEW BALANCE</b>', `<b>${money(closing)}</b>`])}</div><div class="s">Time to Pay: interest of $41.10 would apply on ${long(dayAfter(end, 31))}.</div>`,
  );
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:15pt;line-height:19pt;color:#024">Heron Bank Cash Back Visage</b><span>${index + 1} OF ${count}</span></div><div>STATEMENT FROM ${start.slice(0, 4) === end.slice(0, 4) ? short(start) : long(start)} TO ${long(end)}</div>${index === 0 ? `<div style="margin:10pt 0 16pt"><b>${who}</b> &nbsp; ${number}</div>${panel}` : `<div style="margin:4pt 0 10pt">${who} &nbsp; ${number} &nbsp; (continued)</div>`}${inner}${index === 0 ? `<div class="s" style="position:absolute;bottom:26pt;left:28pt;right:28pt;border-top:.5pt dashed #000;padding-top:4pt">HERON BANK CARD PAYMENT CENTRE P.O. BOX 4016 STN A DUNMERE ON &nbsp;&nbsp; NEW BALANCE ${money(closing)} &nbsp; MINIMUM PAYMENT $10.00 &nbsp; PAYMENT DUE DATE ${long(dayAfter(end, 21))} &nbsp; AMOUNT PAID $ ________<br>${who} 88 QUEEN ST E DUNMERE ON K0A 1B2</div>` : ''}`;
  const before = block(
    14,
    line([314, 62], 'lr', ['<b>PREVIOUS STATEMENT BALANCE</b>', `<b>${money(opening)}</b>`], null, 'ruled'),
  );
  return drawnOf(
    flow([before, block(24, head), ...under([...body, last], head, 24)], 590, 640, frame),
    look(
      "7.4pt/9pt 'Liberation Sans'|28pt 28pt|.hd th{border-bottom:.8pt solid #024;font-weight:bold}.ruled td{border-bottom:.3pt solid #ccc;padding:1.8pt 0}.s{font-size:6.2pt;line-height:8pt}",
    ),
    {
      account: account(`Heron Bank|${who}|credit-card|CAD`, number.replaceAll(' ', '')),
      period: { start, end },
      ...{
        opening,
        closing,
        rows: rows.map((move) =>
          rowOf(move, { alsoAccepted: [move.lines[0] ?? '', move.lines.filter((_, l) => l !== 1).join(' ')] }),
        ),
      },
    },
  );
}

export const families: Family[] = [
  family(
    'ca-card-heron-panel',
    'en',
    'credit-card',
    ['panel-beside', 'two-dates', 'no-year', 'foreign-lines', 'multi-line'],
    drawHeron,
    LETTER,
  ),
];
