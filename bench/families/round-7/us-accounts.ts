import { type Family, LETTER, type Stranger } from '../family.ts';
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
  moves,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, list, POINT, rowsOf, sheet, startDay, stranger } from '../stranger-parts.ts';
import { block, grid, lay, type Piece, sheets, signedAs } from './americas-parts.ts';
import type { Line } from './world-parts.ts';

const MEMBER: readonly Sort[] = [
  ['ACH CREDIT|FROM {FORT DELL FIN SVC;COULEE GUARD}|PAYROLL ######', 90_000, 320_000],
  ['{MOBILE DEPOSIT;MOBILE DEPOSIT;ATM CASH DEPOSIT;INTEREST PAID}', 4_100, 90_000],
  ['DEBIT CARD PURCHASE {=mm/dd/yy}|{BLUFF MART;ZIA DINER;PX 0###} {EL PASO;CLOVIS}  ~~', -24_000, -400],
  ['ACH DEBIT|{MESA ELECTRIC;TRUCK FINANCE CO}  ### ######', -48_000, -3_000],
  ['CHECK', -90_000, -2_000],
  ['CHECK', -30_000, -2_000],
  ['ATM WITHDRAWAL|{CLOVIS;EL PASO} ###', -30_000, -2_000],
];
const MEMBER_LOOK = look(
  `9pt/11pt 'Liberation Mono'|34pt 44pt|h1{font:bold 15pt/18pt 'Liberation Sans';letter-spacing:2pt}.k td,.k th{border:.6pt solid #000;padding:2pt 4pt;font-size:7.5pt}h3{font-size:9pt;line-height:16pt;text-align:center;font-weight:bold}th{font-weight:normal;text-decoration:underline}td,th{padding-right:8pt}`,
);

const monthDay = (iso: string): string => day(iso, 'mm/dd');

/** Sections, checks in three columns and the balances of days. */
function memberParts(rows: readonly Move[], numbers: ReadonlyMap<Move, string>) {
  const checks = rows.filter((row) => numbers.has(row));
  const credits = inOrOut(rows, 1);
  const debits = inOrOut(rows, -1).filter((row) => !checks.includes(row));
  const line = (row: Move): Line => [
    cells('lrl', `${monthDay(row.date)}|${point(row.amount)}|${joined(row.lines)}`, [0, rows.indexOf(row)]),
    11 * row.lines.length,
  ];
  const section = (name: string, some: readonly Move[]): Piece[] => [
    block(`<h3>${name}</h3>`, 16),
    grid([54, 96, 340], heads('lrl', 'DATE|AMOUNT|TRANSACTION DESCRIPTION'), some.map(line)),
  ];
  const threes = <T>(things: readonly T[]) => list(Math.ceil(things.length / 3), (r) => things.slice(r * 3, r * 3 + 3));
  const check = (row: Move) => {
    const mark = `data-row="0.${rows.indexOf(row)}"`;
    return `<td ${mark}>${monthDay(row.date)}</td><td ${mark}>${numbers.get(row)}</td><td class="r" ${mark}>${point(row.amount)}</td>`;
  };
  const days = rows.filter(({ lastOfDay }) => lastOfDay);
  const parts = [
    ...section('DEPOSITS AND OTHER CREDITS', credits),
    ...(checks.length > 0
      ? [
          block('<h3>CHECKS</h3>', 16),
          grid(
            [44, 52, 72, 44, 52, 72, 44, 52, 72],
            heads('llrllrllr', 'DATE|CHECK NO|AMOUNT|'.repeat(3).slice(0, -1)),
            threes(checks).map((some): Line => [`<tr>${some.map(check).join('')}</tr>`, 11]),
          ),
        ]
      : []),
    ...section('OTHER DEBITS', debits),
    block('<h3>ACCOUNT BALANCE SUMMARY</h3>', 16),
    grid(
      [54, 100, 54, 100, 54, 100],
      heads('lrlrlr', 'DATE|BALANCE|'.repeat(3).slice(0, -1)),
      threes(days).map(
        (some): Line => [
          cells('lrlrlr', some.map((row) => `${monthDay(row.date)}|${point(row.balance)}`).join('|')),
          11,
        ],
      ),
    ),
  ];
  return { parts, credits, checks, debits };
}

const member = family(
  'us-checking-amount-before-words',
  'en',
  'checking',
  ['amount-before-text', 'sections', 'checks-in-three-columns', 'daily-balance-pairs', 'summary-in-one-line'],
  (random) => {
    const period = periodOf(random, random.integer(3, 26));
    const plan = { ...period, sorts: MEMBER, floor: 10_000n };
    const { opening, rows, closing } = booked(random, plan, 22, 90, [60_000, 600_000]);
    const first = random.integer(1020, 7900);
    const checked = rows.filter(({ lines }) => lines[0] === 'CHECK');
    const numbers = new Map(checked.map((row, at) => [row, String(first + at + (at > 2 ? 1 : 0))]));
    const { parts, credits, checks, debits } = memberParts(rows, numbers);
    const number = `${random.digits(5)}-${random.digits(4)}`;
    const box = table(
      [140, 200, 170],
      heads('ccc', 'ACCOUNT NUMBER|ACCOUNT TYPE|STATEMENT PERIOD') +
        cells('ccc', `${number}|MEMBER CHECKING|${day(period.start, 'mm/dd/yy')} - ${day(period.end, 'mm/dd/yy')}`),
      'k',
    );
    const summary = table(
      [90, 30, 80, 30, 80, 30, 80, 90],
      heads('rrrrrrrr', 'BALANCE LAST STMT|NO|DEPOSITS|NO|CHECKS|NO|OTHER DEBITS|BALANCE') +
        cells('rrrrrrrr', [
          point(opening),
          ...[credits, checks, debits].flatMap((some) => [String(some.length), point(total(some))]),
          point(closing),
        ]),
      'k',
    );
    const front = `<p style="padding:22pt 0">SGT ROWENA MCALISTAIR<br>PSC 99 BOX 1188<br>CLOVIS NM 88199</p>${summary}`;
    const pages = sheets(
      lay([block(front, 110), ...parts], 620, 620),
      (body, at) => `<div class="sp"><h1>FRONTIER MEMBERS BANK</h1><span>PAGE ${at}</span></div>${box}${body}`,
    );
    const truth = rows.map((row) => {
      const no = numbers.get(row);
      return no
        ? rowOf(row, {
            description: 'CHECKS',
            reference: no,
            alsoAccepted: ['', no, 'CHECK', `CHECK ${no}`, `CHECKS ${no}`, 'CHECK NO', `CHECK NO ${no}`],
          })
        : rowOf(row);
    });
    const facts = account('FRONTIER MEMBERS BANK|SGT ROWENA MCALISTAIR|checking|USD', number);
    return drawnOf(pages, MEMBER_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
  LETTER,
);

const SOLD: readonly Sort[] = [
  ['Mobile Payment|Tamsin Arkwright', 900, 40_000],
  ['Express Checkout Payment|Kiln & Clay Supply', 1_500, 90_000],
  ['Payment Refund|Odo Petrakis', -9_000, -700],
  ['PreApproved Payment Bill User Payment|Domain Lantern Inc', -4_000, -500],
  ['User Initiated Withdrawal', -60_000, -9_000],
];
const SOLD_LOOK = look(
  `8.5pt/12pt 'DejaVu Sans'|36pt 40pt|h1{font-size:15pt;line-height:22pt}h2{font-size:10.5pt;line-height:20pt}.k{display:flex;gap:30pt;margin:8pt 0}.k>div{flex:1}th{font-size:7pt;border-bottom:1pt solid #999;padding:3pt 0}td{padding:3pt 0;border-bottom:.3pt solid #ddd;font-size:8pt}`,
);
const EURO = { USD: 0, EUR: 1 } as const;

const seller = family(
  'us-unknown-processor-gross-fee-net',
  'en',
  'unknown',
  ['two-currencies-interleaved', 'gross-fee-net', 'currency-column', 'conversion-pairs', 'identity-line'],
  (random) => {
    const period = periodOf(random, 1);
    const minus = signedAs({ group: ',', decimal: '.' });
    const opening = [BigInt(random.integer(20_000, 300_000)), BigInt(random.integer(3_000, 80_000))];
    const drawn = [
      moves(random, { ...period, sorts: SOLD, opening: opening[0] ?? 0n, count: random.integer(12, 45) }),
      moves(random, { ...period, sorts: SOLD.slice(0, 3), opening: opening[1] ?? 0n, count: random.integer(3, 14) }),
    ];
    const fees = new Map<Move, bigint>();
    for (const row of drawn.flat())
      fees.set(row, /Mobile|Express/.test(row.lines[0] ?? '') ? -(row.amount * 349n) / 10_000n - 49n : 0n);
    const changed = list(random.integer(1, 3), (at) => {
      const date = dayAfter(period.start, 6 + 7 * at);
      const euros = BigInt(random.integer(1_000, 9_000));
      return [1, 0].map((s): [Move, number] => [
        {
          ...{ date, lines: ['General Currency Conversion'], ref: random.digits(8), balance: 0n },
          ...{ amount: s === 1 ? -euros : (euros * 106n) / 100n, firstOfDay: true, lastOfDay: true },
        },
        s,
      ]);
    }).flat();
    const mixed = [
      ...(drawn[0] ?? []).map((row): [Move, number] => [row, EURO.USD]),
      ...(drawn[1] ?? []).map((row): [Move, number] => [row, EURO.EUR]),
      ...changed,
    ].sort(([a], [b]) => a.date.localeCompare(b.date));
    const kept = [0, 1].map((s) => mixed.flatMap(([row, at]) => (at === s ? [row] : [])));
    const net = (row: Move) => row.amount + (fees.get(row) ?? 0n);
    const closing = kept.map((some, s) => some.reduce((all, row) => all + net(row), opening[s] ?? 0n));
    const wordsOf = (row: Move) => [...row.lines, `ID: ${row.ref}${row.ref.slice(1, 7)}~`.replace('~', 'T')];
    const code = ['USD', 'EUR'];
    const lines = mixed.map(([row, s]): Line => {
      const figures = `${minus(row.amount)}|${minus(fees.get(row) ?? 0n)}|${minus(net(row))}`;
      const at = kept[s]?.indexOf(row) ?? 0;
      return [
        cells('llcrrr', `${day(row.date, 'mm/dd/yyyy')}|${joined(wordsOf(row))}|${code[s]}|${figures}`, [s, at]),
        7 + 12 * wordsOf(row).length,
      ];
    });
    const box = (s: number) =>
      `<div><b>Balance Summary - ${code[s]}</b>${span('Beginning Available Balance', minus(opening[s] ?? 0n))}${span('Ending Available Balance', minus(closing[s] ?? 0n))}</div>`;
    const front = `<p>Kestrel &amp; Oak Pottery LLC<br>31 Kiln Lane, Asheford NC 28799</p><div class="k">${box(0)}${box(1)}</div><h2>Transaction History</h2>`;
    const head = heads('llcrrr', 'DATE|DESCRIPTION|CURRENCY|AMOUNT|FEES|TOTAL');
    const number = `KOP${random.digits(9)}`;
    const pages = sheets(
      lay([block(front, 100), grid([70, 196, 60, 66, 60, 72], head, lines, { headHeight: 20 })], 600, 600),
      (body, at) =>
        `<div class="sp"><h1>PayLark</h1><div class="r">Merchant Account ID: ${number}<br>Statement period ${wordy(period.start)} - ${wordy(period.end)}</div></div>${body}<p class="r">Page ${at}</p>`,
    );
    const statements = kept.map((some, s) =>
      truthOf({
        account: account(`PayLark|Kestrel & Oak Pottery LLC|unknown|${code[s]}`, number),
        period,
        opening: opening[s] ?? 0n,
        closing: closing[s] ?? 0n,
        rows: some.map((row) => rowOf({ ...row, lines: wordsOf(row), amount: net(row) })),
      }),
    );
    return { pages, css: SOLD_LOOK, statements };
  },
  LETTER,
);

/** A lender's forecast of an escrow account for the coming year: payments and balances that have not happened. */
const escrow = stranger(
  'us-escrow-projection',
  'en',
  (random) => {
    const start = startDay(random);
    const monthly = random.integer(30_000, 70_000);
    const before = random.integer(90_000, 200_000);
    let balance = before;
    const rows = list(12, (at) => {
      const iso = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) + at, 1)).toISOString();
      const out = at === 4 ? monthly * 7 : at === 9 ? monthly * 4 : 0;
      balance += monthly - out;
      return [
        `${mon(iso)} ${iso.slice(0, 4)}`,
        at === 4 ? 'COUNTY TAX' : at === 9 ? 'HAZARD INS' : '',
        POINT(monthly),
        POINT(out),
        POINT(balance),
        POINT(balance - monthly),
      ];
    });
    const head = ['Date', 'Description', 'Payments to Escrow', 'Payments from Escrow', 'Projected Balance', 'Required'];
    const page = `<h1>Tidewater Home Lending</h1><p><b>Annual Escrow Account Disclosure Statement - Projections</b></p><p>Loan number ${random.digits(10)} &nbsp; Analysis date ${day(start, 'mm/dd/yyyy')}</p><p>Your new monthly escrow payment of $${POINT(monthly)} begins ${rows[0]?.[0]}.</p><table>${rowsOf('llrrrr', [head], 'th')}${rowsOf('llrrrr', [['', 'STARTING BALANCE', '', '', POINT(before), '']])}${rowsOf('llrrrr', rows)}</table><p>This is a projection for the coming year. No payment shown here has been made. Keep it to compare with next year's history.</p>`;
    return {
      pages: [page],
      css: sheet(
        "'Liberation Sans'",
        9,
        '50pt 50pt',
        'h1{font-size:16pt}p{padding:6pt 0}th{border-bottom:1pt solid #000;padding:3pt 7pt;font-size:8pt}td{padding:3pt 7pt}',
      ),
    };
  },
  LETTER,
);

export const families: Family[] = [member, seller];
export const strangers: Stranger[] = [escrow];
