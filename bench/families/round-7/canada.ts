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
  mon,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, grid, inTime, lay, type Piece, sheets, wanted } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const DOTTED = 'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec.';
const dotted = (iso: string): string => `${mon(iso, DOTTED)} ${day(iso, 'd')}`;
const dottedYear = (iso: string): string => `${dotted(iso)}, ${day(iso, 'yyyy')}`;

const SPENT: readonly Sort[] = [
  ['{MAPLE STREET BAKERY;CANUCK FUEL 0####;RINK SPORTS} {GUELPH ON;MONCTON NB}', -28_000, -350],
  ['CLOUDNEST.EXAMPLE SEATTLE WA|USD {12.99;49.99;104}@1.3{8;9}##########', -15_000, -1_700],
  ['TRANSIT ## TAP TORONTO ON', -700, -330],
  ['RINK SPORTS MONCTON NB', 900, 12_000],
];
const RED_LOOK = look(
  `8.5pt/11pt 'Liberation Sans'|36pt 44pt|.bar{background:#0079c1;color:#fff;padding:8pt 12pt;font-size:14pt;line-height:18pt}.c2{display:flex;gap:24pt;margin:12pt 0}.c2>div{flex:1}th{font-size:7pt;line-height:8pt;font-weight:bold;white-space:pre-line;border-bottom:1pt solid #0079c1}td{padding:1pt 0}h3{font-size:9.5pt;line-height:16pt;font-weight:bold}.e{font-weight:bold;padding:3pt 0 8pt}.w{white-space:normal;font-size:7pt;line-height:9pt;padding-top:8pt}`,
);

const red = family(
  'ca-credit-card-dotted-months',
  'en',
  'credit-card',
  ['dotted-months', 'cr-behind-credits', 'two-cards', 'foreign-rate-line', 'subtotal-by-card'],
  (random) => {
    const period = periodOf(random, random.integer(4, 24));
    const plan = { ...period, end: dayAfter(period.end, -2), sorts: SPENT, floor: null };
    const drawn = booked(random, plan, 12, 58, [-500_000, -60_000]);
    const rows = inTime([
      ...drawn.rows,
      wanted(dayAfter(period.start, 15), 'PAYMENT RECEIVED - THANK YOU', BigInt(random.integer(9_000, 60_000))),
      ...(random.chance(0.5)
        ? [wanted(dayAfter(period.start, 2), 'INTEREST PURCHASES', -BigInt(random.integer(300, 6_000)))]
        : []),
    ]);
    const swiped = rows.map(({ date, lines }) =>
      /^(PAYMENT|INTEREST)/.test(lines[0] ?? '') ? date : dayAfter(date, -random.integer(0, 3)),
    );
    const { opening } = drawn;
    const closing = opening + total(rows);
    const holder = rows.map(({ lines }) => (/^(PAYMENT|INTEREST)/.test(lines[0] ?? '') ? 0 : random.integer(0, 1)));
    const cards = [0, 1].map(() => `XXXX XXXX XXXX ${random.digits(4)}`);
    const amount = (value: bigint) => point(value) + (value > 0n ? ' CR' : '');
    const one = (row: Move): Line => {
      const r = rows.indexOf(row);
      return [
        cells('lllr', `${dotted(swiped[r] ?? '')}|${dotted(row.date)}|${joined(row.lines)}|${amount(row.amount)}`, [
          0,
          r,
        ]),
        2 + 11 * row.lines.length,
      ];
    };
    const head = heads('lllr', 'TRANS\nDATE|POSTING\nDATE|DESCRIPTION|AMOUNT ($)');
    const names = ['MR THADDEUS GRENIER', 'MRS OLWEN GRENIER'];
    const parts = [0, 1].flatMap((c): Piece[] => {
      const some = rows.filter((row) => holder[rows.indexOf(row)] === c);
      if (some.length === 0) return [];
      return [
        block(`<h3>Card number: ${cards[c]} &nbsp; ${names[c]}</h3>`, 16),
        grid([62, 62, 300, 90], head, some.map(one), { headHeight: 18 }),
        block(`<div class="sp e"><span>Subtotal for ${names[c]}</span><span>${amount(total(some))}</span></div>`, 24),
      ];
    });
    const paid = total(rows.filter(({ lines }) => lines[0]?.startsWith('PAYMENT')));
    const interest = total(rows.filter(({ lines }) => lines[0]?.startsWith('INTEREST')));
    const front = `<div class="bar">Bank of Saint-Aubin &nbsp; Cash Back Card</div><div class="c2"><div>MR THADDEUS GRENIER<br>88 FALLOWFIELD CRES<br>GUELPH ON N9H 9Z9<br><br>${span('Statement date', dottedYear(period.end))}${span('Statement period', `${dottedYear(period.start)} - ${dottedYear(period.end)}`)}</div><div><b>Your account at a glance</b>${span(`Previous balance, ${dottedYear(dayAfter(period.start, -1))}`, `$${point(opening)}`)}${span('Payments and credits', `- $${point(total(rows, 1))}`)}${span('Purchases and other charges', `+ $${point(total(rows, -1) - interest)}`)}${span('Interest', `+ $${point(interest)}`)}${span('<b>New balance</b>', `<b>$${point(closing)}</b>`)}<br>${span('Minimum payment due', '$10.00')}${span('Payment due date', dottedYear(dayAfter(period.end, 21)))}</div></div><h3>Transactions since your last statement</h3>`;
    const tail = `<div class="sp e"><span>Total for all cards</span><span>${amount(total(rows))}</span></div><p class="w">If you make only the minimum payment of $10.00, it will take 14 year(s) and 3 month(s) to pay $${point(closing)}. Last payment of $${point(paid)} received ${dottedYear(dayAfter(period.start, 15))}.</p>`;
    const pages = sheets(
      lay([block(front, 180), ...parts, block(tail, 50)], 680, 680),
      (body, at, count) => `${body}<p class="r">Page ${at} of ${count}</p>`,
    );
    const truth = rows.map((row, r) => ({ ...rowOf(row), transactionDate: swiped[r] }));
    const facts = account(
      'Bank of Saint-Aubin|MR THADDEUS GRENIER|credit-card|CAD',
      (cards[0] ?? '').replaceAll(' ', ''),
    );
    return drawnOf(pages, RED_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  LETTER,
);

const FIRM: readonly Sort[] = [
  ['DEPOSIT|FREE INTERAC E-TRANSFER', 4_000, 240_000],
  ['MB-EFT PAYABLE|{PRAIRIE LUMBER;YUKON TOOLS}', -500_000, -9_000],
  ['CHEQUE ####|', -300_000, -5_000],
  ['BUSINESS PAD|{GST-P  CANADA;WORKSAFE PEI}|########', -120_000, -6_000],
  ['SERVICE CHARGE', -4_500, -1_000],
  ['MISC. PAYMENT|{MONIES CARD SVC;TABLETOP PAY}', 20_000, 900_000],
];
const FIRM_LOOK = look(
  `8pt/10pt 'Liberation Serif'|40pt 40pt|h1{font:bold 17pt/22pt 'Liberation Serif';color:#b00}.k td{border:.5pt solid #000;padding:3pt 5pt}.k{margin:14pt 0}.t th{border:.5pt solid #000;background:#eee;padding:2pt 4pt;font-weight:bold}.t td{border-left:.5pt solid #000;border-right:.5pt solid #000;padding:1pt 4pt}.t tr:last-child td{border-bottom:.5pt solid #000}`,
);

/** A figure with no more decimals than it needs: `1,200`, `45.5`. */
const trimmed = (value: bigint): string => {
  const [whole = '', cents = ''] = point(value).split('.');
  const kept = cents.replace(/0+$/, '');
  return kept ? `${whole}.${kept}` : whole;
};

const firm = family(
  'ca-checking-parentheses-short-cents',
  'en',
  'checking',
  ['month-first-dates', 'parentheses-in-debit-column', 'trailing-zeros-left-out', 'balance-forward', 'grid'],
  (random) => {
    const period = periodOf(random, 1, random.integer(1, 3));
    const plan = { ...period, sorts: FIRM, step: random.pick([1, 5, 10]) };
    const { opening, rows, closing } = booked(random, plan, 18, 90, [90_000, 4_000_000]);
    const date = (iso: string) => day(iso, 'mm/dd/yyyy');
    const long = (iso: string) => `${mon(iso)} ${day(iso, 'dd')} ${day(iso, 'yyyy')}`;
    const words = (row: Move) => row.lines.filter(Boolean);
    const lines = rows.map((row, r): Line => {
      const figures = row.amount < 0n ? `(${trimmed(row.amount)})|` : `|${trimmed(row.amount)}`;
      return [
        cells('llrrr', `${date(row.date)}|${joined(words(row))}|${figures}|${trimmed(row.balance)}`, [0, r]),
        3 + 10 * words(row).length,
      ];
    });
    const number = `${random.digits(5)} ${random.digits(5)} ${random.digits(2)}`;
    const count = (sign: 1 | -1) => rows.filter(({ amount }) => amount > 0n === sign > 0).length;
    const facts = table(
      [130, 130, 130, 130],
      cells(
        'llll',
        `Account Number:<br>${number}|From:<br>${long(period.start)}|To:<br>${long(period.end)}|Currency:<br>CAD`,
      ) +
        cells(
          'llll',
          `No. of Debits: ${count(-1)}<br>Total Amount - Debits:|<br>${trimmed(total(rows, -1))}|No. of Credits: ${count(1)}<br>Total Amount - Credits:|<br>${trimmed(total(rows, 1))}`,
        ),
      'k',
    );
    const forward = cells('llrrr', `${date(period.start)}|BALANCE FORWARD|||${trimmed(opening)}`);
    const head = heads('llrrr', 'Date|Description|Withdrawals/Debits ($)|Deposits/Credits ($)|Balance ($)');
    const pages = sheets(
      lay(
        [
          block(
            `<p style="padding-bottom:16pt">GALE &amp; SORREL CARPENTRY INC.<br>RR 2, SOURIS PE C9A 9B0</p>${facts}`,
            120,
          ),
          grid([64, 190, 96, 92, 80], head, [[forward, 13], ...lines], { kind: 't', headHeight: 18 }),
        ],
        610,
        610,
      ),
      (body, at, all) =>
        `<div class="sp"><h1>Novabanc</h1><span>Business Account Statement<br>Page ${at} of ${all}</span></div>${body}`,
    );
    return drawnOf(pages, FIRM_LOOK, {
      account: account('Novabanc|GALE & SORREL CARPENTRY INC.|checking|CAD', number.replaceAll(' ', '')),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf({ ...row, lines: words(row) }, { shows: true })),
    });
  },
  LETTER,
);

export const families: Family[] = [red, firm];
