import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  moves,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { intlDate, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { extra, type Item, sheets } from './b-kit.ts';

/** United States: a big bank's checking statement in sections, its checks in a grid of three columns, balances of days in another. */

const IN: Sort[] = [
  [
    'ORIG CO NAME:{KESTREL LOGISTICS;STATE BENEFITS} ORIG ID:##########|DESC DATE:{=mmdd} CO ENTRY DESCR:PAYROLL SEC:PPD|TRACE NO:0910000####### EED:{=mmdd}',
    90_000,
    420_000,
  ],
  ['REMOTE ONLINE DEPOSIT #', 2_000, 90_000],
  ['ZIPLE PAYMENT FROM {DANA LUNDQUIST;MARCO V} ###########', 1_000, 50_000],
];
const CARD: Sort[] = [
  ['CARD PURCHASE {=mm/dd} {HARVEST FOODS #0## DENVER CO;COPPER KETTLE CAFE BOISE ID} CARD ####', -18_000, -300],
  ['RECURRING CARD PURCHASE {=mm/dd} {NETSTREAM.COM 866-555-0170 CA;GYM 24 #1## RENO NV} CARD ####', -9_000, -799],
  ['ATM WITHDRAWAL {=mm/dd} {12 MAIN ST;4400 W 80TH AVE} DENVER CO CARD ####', -40_000, -2_000],
  ['CARD PURCHASE W/PIN {=mm/dd} WALDGREENS #0###|SHERIDAN CO CARD ####', -9_000, -500],
];
const ELECTRONIC: Sort[] = [
  [
    'ORIG CO NAME:{XCELON ENERGY;TOYODA FIN} ORIG ID:9########|DESC DATE:{=mmdd} CO ENTRY DESCR:ONLINE PMTSEC:WEB',
    -60_000,
    -4_000,
  ],
  ['{=mm/dd} ONLINE TRANSFER TO SAV ...####|TRANSACTION NO: ##########', -80_000, -1_000],
];

const slash = (iso: string): string => day(iso, 'mm/dd');
const full = (iso: string): string => intlDate(iso, 'en-US', { month: 'long', day: 'numeric', year: 'numeric' });

interface Sections {
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly ins: readonly Move[];
  readonly checks: readonly Move[];
  readonly cards: readonly Move[];
  readonly wires: readonly Move[];
  readonly fees: readonly Move[];
  readonly rows: readonly Move[];
}

function sectionsOf(random: Random): Sections {
  const { start, end } = periodOf(random, random.pick([1, 8, 17]));
  const opening = BigInt(random.integer(300_000, 2_500_000));
  const some = (sorts: Sort[], low: number, high: number): Move[] =>
    moves(random, { start, end, count: random.integer(low, high), sorts, floor: null });
  const ins = some(IN, 2, 9);
  const cards = some(CARD, 6, 50);
  const wires = some(ELECTRONIC, 1, 8);
  let number = random.integer(1_000, 4_000);
  const checks = some([['CHECK', -90_000, -2_500]], 4, 23).map((move) => {
    number += random.chance(0.15) ? 2 : 1;
    return { ...move, ref: String(number) };
  });
  const fees = random.chance(0.5) ? [extra(end, 'MONTHLY SERVICE FEE', -1_200n)] : [];
  return {
    start,
    end,
    opening,
    ins,
    checks,
    cards,
    wires,
    fees,
    rows: [...ins, ...checks, ...cards, ...wires, ...fees],
  };
}

const title = (name: string): Item => [
  `<tr><td colspan="3" class="s">${name}</td></tr>${heads('llr', 'DATE|DESCRIPTION|AMOUNT')}`,
  32,
];

const part = (rows: readonly Move[], name: string, list: readonly Move[], slipped = 0n): Item[] =>
  list.length === 0
    ? []
    : [
        title(name),
        ...list.map(
          (move, r): Item => [
            cells(
              'llr',
              [slash(move.date), joined(move.lines), `${r === 0 ? '$' : ''}${point(move.amount)}`],
              [0, rows.indexOf(move)],
            ),
            2 + 10 * move.lines.length,
          ],
        ),
        [
          `<tr class="t"><td colspan="2">Total ${text(
            name
              .toLowerCase()
              .replace(/\b(?!and\b)[a-z]/g, (letter) => letter.toUpperCase())
              .replace('Atm', 'ATM'),
          )}</td><td class="r">$${point((total(list) < 0n ? -total(list) : total(list)) + slipped)}</td></tr>`,
          18,
        ],
      ];

function gridOf({ checks, rows }: Sections): Item {
  const height = Math.ceil(checks.length / 3);
  const column = (c: number): string =>
    `<table class="ck">${heads('llr', 'CHECK NO.|DATE PAID|AMOUNT')}${checks
      .slice(c * height, (c + 1) * height)
      .map((move) =>
        cells(
          'llr',
          [`${move.ref} ${c % 2 ? '^' : ''}`, slash(move.date), `$${point(move.amount)}`],
          [0, rows.indexOf(move)],
        ),
      )
      .join('')}</table>`;
  return [
    `<tr><td colspan="3"><div class="s">CHECKS PAID</div><div class="g">${[0, 1, 2].map(column).join('')}</div><div class="t sp"><span>Total Checks Paid</span><span>$${point(total(checks))}</span></div></td></tr>`,
    50 + 11 * height,
  ];
}

function balancesOf({ rows, opening }: Sections): Item {
  const daily = [...new Set(rows.map(({ date }) => date))]
    .sort()
    .map((date) => ({ date, balance: opening + total(rows.filter((row) => row.date <= date)) }));
  const deep = Math.ceil(daily.length / 3);
  return [
    `<tr><td colspan="3"><div class="s">DAILY ENDING BALANCE</div><div class="g">${[0, 1, 2]
      .map(
        (c) =>
          `<table class="ck">${heads('lr', 'DATE|AMOUNT')}${daily
            .slice(c * deep, (c + 1) * deep)
            .map(({ date, balance }, r) =>
              cells('lr', [slash(date), `${r === 0 && c === 0 ? '$' : ''}${balance < 0n ? '-' : ''}${point(balance)}`]),
            )
            .join('')}</table>`,
      )
      .join('')}</div></td></tr>`,
    46 + 11 * deep,
  ];
}

const money = (value: bigint): string => `${value < 0n ? '-' : ''}${point(value)}`;

function summaryOf({ ins, checks, cards, wires, fees, rows, opening }: Sections): string {
  const summary = [
    ['Beginning Balance', `$${money(opening)}`],
    ['Deposits and Additions', money(total(ins))],
    ['Checks Paid', money(total(checks))],
    ['ATM & Debit Card Withdrawals', money(total(cards))],
    ['Electronic Withdrawals', money(total(wires))],
    ...(fees.length > 0 ? [['Fees', money(total(fees))]] : []),
    ['Ending Balance', `$${money(opening + total(rows))}`],
  ];
  const counts = [
    '',
    ins.length,
    checks.length,
    cards.length,
    wires.length,
    ...(fees.length > 0 ? [1] : []),
    rows.length,
  ];
  return table(
    [220, 70, 90],
    `${heads('lrr', '|INSTANCES|AMOUNT')}${summary.map(([label, value], r) => cells('lrr', [text(label ?? ''), String(counts[r] ?? ''), value ?? ''])).join('')}`,
  );
}

const factsOf = ({ rows, checks }: Sections): TrueRow[] =>
  rows.map(
    (move): TrueRow =>
      checks.includes(move)
        ? rowOf(move, {
            description: 'CHECKS PAID',
            reference: move.ref,
            alsoAccepted: [
              '',
              'CHECK',
              'Check',
              'Checks Paid',
              'Check Paid',
              move.ref,
              `${move.ref} ^`,
              '^',
              `CHECK ${move.ref}`,
              `Check ${move.ref}`,
              `CHECKS PAID ${move.ref}`,
            ],
          })
        : rowOf(move),
  );

function sectioned(random: Random): Drawn {
  const parts = sectionsOf(random);
  const { start, end, opening, rows } = parts;
  const wrong = random.chance(0.5);
  const slip = wrong ? BigInt(random.pick([1_000, 900, -450])) : 0n;
  const closing = opening + total(rows);
  const masked = `0000${random.digits(8)}`;
  const holder = random.pick(['HARLAN T PIKE', 'ROSA M ECHOLS OR DEAN ECHOLS']);
  const items = [
    ...part(rows, 'DEPOSITS AND ADDITIONS', parts.ins, slip),
    gridOf(parts),
    ...part(rows, 'ATM & DEBIT CARD WITHDRAWALS', parts.cards),
    ...part(rows, 'ELECTRONIC WITHDRAWALS', parts.wires),
    ...part(rows, 'FEES', parts.fees),
    balancesOf(parts),
  ];
  const pages = sheets(
    items,
    380,
    610,
    (body, p, n) =>
      `<div class="sp"><div><b class="lg">HARBORLINE BANK</b><br>Harborline Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43999-2051</div><div class="r">${full(start)} through ${full(end)}<br>Account Number: <b>${masked}</b>${p === 0 ? '<div class="svc"><b>CUSTOMER SERVICE INFORMATION</b><br>Web site: harborline.example<br>Service Center: 1-800-555-0135<br>International Calls: 1-713-555-0162</div>' : ''}</div></div>${p === 0 ? `<div class="adr">${random.digits(8)} DRE 802 219 ${day(end, 'mmdd')} NNNNNNNNNNN 1 000000000<br>${holder}<br>${random.digits(4)} SADDLE RD<br>BOISE ID 83799-${random.digits(4)}</div><h2>CHECKING SUMMARY <span>Harborline Total Checking</span></h2>${summaryOf(parts)}` : ''}${p > 0 ? '<div class="gap"></div>' : ''}${table([44, 400, 80], body)}${p === n - 1 ? '<p class="fine">^ An image of this check may be available for you to view. A monthly service fee of $12.00 was waived if you kept a balance of $1,500.00 or more. IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: call 1-866-555-0135; we must hear from you within 60 days.</p>' : ''}<div class="ft">Page ${p + 1} of ${n}</div>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans'|30pt 40pt|.gap{height:16pt}.lg{font-size:14pt;color:#0b4f8a}.r{text-align:right}.svc{border:.6pt solid #777;padding:4pt;margin-top:6pt;text-align:left;font-size:7pt}.adr{margin:20pt 0 14pt}h2{font-size:10pt;border-bottom:1pt solid #000;margin-bottom:3pt}h2 span{font-weight:normal;font-size:8pt;margin-left:20pt}.s{font-weight:bold;border-bottom:1pt solid #000;padding:6pt 0 1pt}.t,.t td{font-weight:bold;border-top:.4pt solid #777}.g{display:flex;gap:24pt}.ck{flex:1;align-self:flex-start}.ck td,.ck th{line-height:11pt}th{font-size:6.6pt}td{padding-bottom:2pt}.ck td{padding:0}.fine{font-size:6.4pt;line-height:8pt;margin-top:8pt}.ft{position:absolute;bottom:14pt;right:40pt}",
    ),
    {
      account: account(`Harborline Bank, N.A.|${holder}|checking|USD`, masked),
      period: { start, end },
      opening,
      closing,
      rows: factsOf(parts),
      status: wrong ? 'failed' : 'verified',
    },
  );
}

export const families: Family[] = [
  family(
    'us-current-harborline-grid',
    'en',
    'checking',
    ['by-section', 'check-grid', 'daily-balances', 'misprint', 'no-year'],
    sectioned,
    LETTER,
  ),
];
