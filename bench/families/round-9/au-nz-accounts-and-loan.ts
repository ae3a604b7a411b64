import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
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
  wordy,
} from '../kit.ts';
import { contractAmount, dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { byDate, extra, type Item, leaves, sheets } from './b-kit.ts';

/**
 * Australia: half a year of an everyday account with CR behind balances, crossing New Year, carried over pages; a home loan with DR balances and
 * lines of changed rates. New Zealand: a print of transactions, newest first, without an opening balance.
 */

const EVERYDAY: Sort[] = [
  [
    '{WOOLIES 1###  BRUNSWICK;COALES 4###  FITZROY;CHEMISTWORLD  CARLTON} VIC AUS|Card xx####|Value Date: {=dd/mm/yyyy}',
    -18_000,
    -400,
  ],
  ['Direct Debit 0#### {AGLE ENERGY;OPTIX BILLING;MEDIBANC PTE}|#########', -32_000, -2_500],
  ['Transfer to {J HALLORAN;xx#### CommSaver} NetBanc|{rent;groceries;bike 2nd half}', -130_000, -1_000],
  ['Transfer To {PETER NGUYEN;Bowls Club} PayID Phone from|CommApp {beer;raffle 12/03;thanks}', -20_000, -700],
  ['Wdl ATM {COB;ANZED} {MYER CENTRE;SMITH ST}  VIC 0#####', -40_000, -2_000],
  ['INTNL TRANSACTION FEE|Value Date: {=dd/mm/yyyy}', -900, -9],
  ['STEAMPLAY 4##.##  HAMBURG DEU|Card xx####  AUD {12.10;44.95}  Value Date: {=dd/mm/yyyy}', -7_000, -1_000],
  ['Salary {BAYSIDE HEALTH;KELPIE MEDIA PTY} 0####', 120_000, 390_000],
  ['Fast Transfer From {S OKAFOR;MUM AND DAD}|{split;happy birthday}', 1_000, 40_000],
];

function everyday(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.pick([3, 6, 6]));
  const { rows, opening, closing } = booked(random, { start, end, sorts: EVERYDAY }, 35, 140, [20_000, 800_000]);
  const number = `06 ${random.digits(4)} ${random.digits(8)}`;
  const holder = random.pick(['MS ERIN K HALLORAN', 'MR THANH D NGUYEN & MRS K NGUYEN']);
  const cr = (value: bigint): string => `$${point(value)} ${value < 0n ? 'DR' : 'CR'}`;
  const line = (iso: string, label: string, value: bigint): Item => [
    cells('llrrr', [
      `${day(iso, 'dd')} ${mon(iso)}`,
      `<b>${day(iso, 'yyyy')} ${label}</b>`,
      '',
      '',
      `<b>${cr(value)}</b>`,
    ]),
    14,
  ];
  const one = (move: Move, r: number): Item => [
    cells(
      'llrrr',
      [
        `${day(move.date, 'dd')} ${mon(move.date)}`,
        joined(move.lines),
        move.amount < 0n ? point(move.amount) : '',
        move.amount > 0n ? `$${point(move.amount)}` : '',
        cr(move.balance),
      ],
      [0, r],
    ),
    4 + 10 * move.lines.length,
  ];
  const items = [line(start, 'OPENING BALANCE', opening), ...rows.map(one), line(end, 'CLOSING BALANCE', closing)];
  items.push([
    `<tr><td colspan="5"><div class="sum"><div>Opening balance<br><b>${cr(opening)}</b></div><div>-</div><div>Total debits<br><b>$${point(total(rows, -1))}</b></div><div>+</div><div>Total credits<br><b>$${point(total(rows, 1))}</b></div><div>=</div><div>Closing balance<br><b>${cr(closing)}</b></div></div></td></tr>`,
    50,
  ]);
  const issue = Math.floor(Number(random.digits(2)) / 2) + 2;
  const pages = sheets(items, 380, 630, (body, p, n) =>
    p === 0
      ? `<div class="sp"><b class="lg">Banksia Commonwealth</b><div class="r"><b class="t">Your Statement</b>${span(`Statement ${issue}`, `(Page 1 of ${n})`)}${span('Account Number', number)}${span('Statement Period', `${wordy(start)} - ${wordy(end)}`)}${span('Closing Balance', cr(closing))}</div></div><div class="adr">${holder}<br>UNIT 3 ${random.digits(2)} CANNING ST<br>CARLTON NORTH VIC 3999</div><p><b>Smart Access</b> &nbsp; If this account has an attached overdraft limit or facility this will be shown on a separate page. Enquiries 13 2221 (24 hours a day, 7 days a week)</p><div class="two">${span('Name:', holder)}</div>${table([44, 280, 62, 62, 78], `${heads('llrrr', 'Date|Transaction|Debit|Credit|Balance')}${body}`, 'm')}`
      : `<div class="sp"><span></span><span>Statement ${issue} &nbsp; (Page ${p + 1} of ${n}) &nbsp; Account Number ${number}</span></div><div class="gap"></div>${table([44, 280, 62, 62, 78], `${heads('llrrr', 'Date|Transaction|Debit|Credit|Balance')}${body}`, 'm')}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'Liberation Sans'|34pt 34pt|.lg{font-size:14pt}.r{width:250pt}.t{font-size:14pt;display:block;margin-bottom:6pt}.adr{margin:40pt 0 40pt 30pt}.two{width:300pt;margin:8pt 0}.gap{height:14pt}.m td{padding:1pt 0 3pt;border-bottom:.3pt solid #ccc;white-space:pre}th{border-bottom:1pt solid #000}.sum{display:flex;justify-content:space-between;text-align:center;border:.6pt solid #000;padding:5pt;margin-top:8pt}",
    ),
    {
      account: account(`Banksia Commonwealth|${holder}|checking|AUD`, number.replaceAll(' ', '')),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((move) =>
        rowOf({ ...move, lines: move.lines.map((text) => text.replace(/ +/g, ' ')) }, { shows: true }),
      ),
    },
  );
}

const KIWI: Sort[] = [
  ['Eft-Pos|{Pak N Go Petone;Z Fuel Ngauranga;Dairy 24 Cuba}|####********|{=ddmmyy}1#####', -14_000, -350],
  ['Visa Purchase|{Netstream 0800555;Air Aotearoa;Trade Mine}|####-****', -40_000, -900],
  ['Bill Payment|{Harcourt Rentals;Wgtn City Council}|{Rent;Rates 4/4}|Flat 2B', -120_000, -5_000],
  ['Automatic Payment|{Kids Swim;Savings}|####', -30_000, -1_500],
  ['Direct Debit|{Merid Energy;One New Zed}|##########|DD', -28_000, -4_000],
  ['Direct Credit|{Ministry Educ;Kauri Builders Ltd}|Salary|{=dd mm}', 80_000, 310_000],
  ['Bank Transfer|From R Tamihana|{petrol;dinner 2x}', 500, 30_000],
];

function online(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 14]));
  const { rows } = booked(random, { start, end, sorts: KIWI, floor: -20_000n }, 15, 90, [10_000, 400_000]);
  const number = `38-9${random.digits(3)}-0${random.digits(6)}-0${random.digits(1)}`;
  const holder = random.pick(['R J Tamihana', 'S L Whitcombe']);
  const minus = (value: bigint): string => `${value < 0n ? '-' : ''}$${point(value)}`;
  const printed = rows.map((move, r) => [move, r] as const).reverse();
  const height = ({ lines }: Move): number => 8 + 10 * (lines.length > 2 ? 2 : 1);
  const html = (move: Move, r: number): string =>
    cells(
      'lllrr',
      [
        wordy(move.date),
        move.lines[0] ?? '',
        `${move.lines[1] ?? ''}${move.lines.length > 2 ? `<br><span class="s">${move.lines.slice(2).join(' ')}</span>` : ''}`,
        minus(move.amount),
        minus(move.balance),
      ],
      [0, r],
    );
  const pages = leaves(
    printed,
    ([move]) => height(move),
    [560, 660],
    (part, p, n) =>
      `${p === 0 ? `<div class="sp"><b class="lg">tūī bank</b><span>Printed ${wordy(dayAfter(end, 2))} 8:4${n} pm</span></div><h1>Everyday account &nbsp; ${number}</h1><p>${holder} &nbsp;·&nbsp; Available balance ${minus((rows.at(-1)?.balance ?? 0n) + 50_000n)} &nbsp;·&nbsp; Overdraft limit $500.00</p><p>Showing transactions from ${wordy(start)} to ${wordy(end)}</p>` : ''}${table([62, 92, 210, 76, 76], `${p === 0 ? heads('lllrr', 'Date|Type|Details|Amount|Balance') : ''}${part.map(([move, r]) => html(move, r)).join('')}`, 'z')}<div class="ft"><span>https://online.tuibank.example/accounts/${number}</span><span>${p + 1}/${n}</span></div>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10pt 'DejaVu Sans'|36pt 38pt|.lg{font-size:17pt;color:#0a7a5a}h1{font-size:11pt;margin:14pt 0 6pt}p{margin-bottom:6pt}.z td,.z th{padding:4pt 3pt;font-size:7.2pt}.z tr:nth-child(odd) td{background:#f2f7f5}.s{color:#777}.ft{position:absolute;left:38pt;right:38pt;bottom:18pt;font-size:6.4pt;display:flex;justify-content:space-between}",
    ),
    {
      account: account(`tūī bank|${holder}|checking|NZD`, number),
      period: { start, end },
      rows: rows.map(
        (move): TrueRow =>
          rowOf(move, {
            shows: true,
            description: move.lines.join(' '),
            alsoAccepted: [move.lines.slice(1).join(' ')],
          }),
      ),
      status: 'unverifiable',
      unbound: [0],
    },
  );
}

interface Lent {
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly often: number;
  readonly repay: bigint;
}

function lentRows(random: Random, { start, end, opening, often, repay }: Lent): Move[] {
  const list: Move[] = [];
  for (let at = random.integer(2, 12); dayAfter(start, at) <= end; at += often)
    list.push(
      extra(
        dayAfter(start, at),
        random.chance(0.85) ? 'LOAN REPAYMENT|FROM A/C 0##7'.replace('##', '31') : 'REPAYMENT - THANK YOU',
        repay,
      ),
    );
  for (let at = 29; dayAfter(start, at) <= end; at += 30) {
    list.push(extra(dayAfter(start, at), 'INTEREST CHARGED', (opening * BigInt(random.integer(46, 54))) / 10_000n));
    list.push(extra(dayAfter(start, at), 'ACCOUNT KEEPING FEE', -800n));
  }
  if (random.chance(0.5))
    list.push(
      extra(
        dayAfter(start, 50),
        `REDRAW TO ${random.digits(9)}|KITCHEN DEPOSIT 10%`,
        BigInt(-random.integer(100_000, 2_000_000)),
      ),
    );
  if (random.chance(0.5))
    list.push(extra(dayAfter(start, 71), 'EXTRA REPAYMENT|INTERNET BANKING', BigInt(random.integer(50_000, 900_000))));
  let balance = opening;
  return list.sort(byDate).map((move) => {
    balance += move.amount;
    return { ...move, balance };
  });
}

const dr = (value: bigint): string => `${point(value)} ${value < 0n ? 'DR' : 'CR'}`;
const stamp = (iso: string): string => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;

const loanRow = (move: Move, r: number): Item => [
  cells(
    'llrrr',
    [
      stamp(move.date),
      joined(move.lines),
      move.amount < 0n ? point(move.amount) : '',
      move.amount > 0n ? point(move.amount) : '',
      dr(move.balance),
    ],
    [0, r],
  ),
  3 + 10 * move.lines.length,
];

function loan(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 6);
  const opening = BigInt(-random.integer(18_000_000, 92_000_000));
  const often = random.pick([14, 30]);
  const repay = BigInt(often === 14 ? random.integer(110_000, 210_000) : random.integer(230_000, 420_000));
  const rows = lentRows(random, { start, end, opening, often, repay });
  const closing = opening + total(rows);
  const number = `${random.digits(3)}-${random.digits(3)} ${random.digits(9)}`;
  const holder = random.pick(['G & M PETROVSKI', 'DAVID JAMES ROURKE']);
  const changed = dayAfter(start, 64);
  const note = rows.findIndex(({ date }) => date > changed);
  const items: Item[] = [
    [cells('llrrr', [stamp(start), 'BALANCE BROUGHT FORWARD', '', '', dr(opening)]), 14],
    ...rows.flatMap((move, r): Item[] => [
      ...(r === note
        ? [
            [
              `<tr class="n"><td>${stamp(changed)}</td><td colspan="4">INTEREST RATE CHANGED FROM 6.19% P.A. TO 6.44% P.A. NEW REPAYMENT $${point(repay + 4_100n)}</td></tr>`,
              13,
            ] as Item,
          ]
        : []),
      loanRow(move, r),
    ]),
    [
      cells('llrrr', [
        stamp(end),
        'CLOSING BALANCE',
        `<b>${point(total(rows, -1))}</b>`,
        `<b>${point(total(rows, 1))}</b>`,
        `<b>${dr(closing)}</b>`,
      ]),
      16,
    ],
  ];
  const pages = sheets(
    items,
    400,
    620,
    (body, p, n) =>
      `<div class="sp"><b class="lg">Wattle Mutual</b><span>HOME LOAN STATEMENT<br>Page ${p + 1} of ${n}</span></div>${p === 0 ? `<div class="sp"><div class="adr">${holder}<br>${random.digits(2)} TULLAROOP RD<br>CASTLEMAINE VIC 3999</div><div class="k">${span('Account number', number)}${span('Statement starts', wordy(start))}${span('Statement ends', wordy(end))}${span('Loan balance at end', `$${dr(closing)}`)}${span('Available redraw', '$12,841.07')}${span('Interest rate (variable)', '6.44% p.a.')}${span('Remaining term', '23 years 4 months')}${span('Total interest this financial year', `$${point(-opening / 20n)}`)}</div></div>` : '<div class="g"></div>'}${table([56, 232, 70, 70, 88], `${heads('llrrr', 'Date|Transaction details|Debits ($)|Credits ($)|Balance ($)')}${body}`)}${p === n - 1 ? '<p class="f">Please check the entries. Late payments attract a fee of $20.00. If you are in difficulty call 1800 555 014. For complaints write to Locked Bag 9, Bendigo VIC 3999.</p>' : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/10pt 'Liberation Serif'|36pt 38pt|.lg{font-size:17pt;color:#b8860b}.sp>span{text-align:right}.adr{margin:40pt 0}.k{width:240pt;margin:16pt 0;border-left:2pt solid #b8860b;padding-left:8pt}th{border-top:.6pt solid #000;border-bottom:.6pt solid #000;font-weight:bold}td{padding-bottom:3pt}.n td{font-style:italic;font-size:7pt}.f{margin-top:16pt;font-size:7pt}.g{height:14pt}",
    ),
    {
      account: account(`Wattle Mutual|${holder}|loan|AUD`, number.replaceAll(' ', '')),
      period: { start, end },
      opening,
      closing,
      rows: rows.map((move) => rowOf(move, { shows: true, balance: contractAmount(move.balance) })),
    },
  );
}

export const families: Family[] = [
  family(
    'au-current-banksia-halfyear',
    'en',
    'checking',
    ['cr-dr', 'multi-line', 'year-crossing', 'many-rows', 'no-year'],
    everyday,
    A4,
  ),
  family('nz-current-tui-print', 'en', 'checking', ['newest-first', 'no-opening', 'headings-once'], online, A4),
  family('au-loan-wattle-home', 'en', 'loan', ['negative-balance', 'cr-dr', 'notes-between-rows'], loan, A4),
];
