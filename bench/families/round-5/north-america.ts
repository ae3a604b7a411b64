import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import { dayAfter, figure, rowAttribute, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import {
  account,
  cells,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  moves,
  POINTED,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from './kit-one.ts';

const usd = (value: bigint): string => figure(value, POINTED);
const back = (value: bigint): string => `${usd(value)}${value < 0n ? '-' : ''}`;

const DRAFTS: readonly Sort[] = [
  ['Deposit ACH {BRANDLE TOOL CO;COUNTY OF OSMER}|TYPE: PAYROLL CO: {BRANDLE TOOL CO;OSMER}', 90_000, 260_000],
  [
    'Withdrawal Debit Card {TILLER MARKET #41;WICK & SON GAS;PAGELINE BOOKS}|{HARTSEL;OSMER} OR Date {=mm/dd/yy} ##########',
    -14_000,
    -300,
  ],
  [
    'Withdrawal ACH {OSMER PUD;TRAILNET WIRELESS}|TYPE: WEB PMT ID: ##########|CO: {OSMER PUD;TRAILNET}',
    -21_000,
    -2_500,
  ],
  ['Home Banking Transfer To Share 0001', -30_000, -2_000],
  ['Deposit by Check Mobile', 2_000, 60_000],
  ['Draft 00####', -80_000, -1_500],
];
const SHARES: readonly Sort[] = [
  ['Deposit Transfer From Share 0080', 2_000, 30_000],
  ['Withdrawal at ATM #~####|{HARTSEL;OSMER} BRANCH', -20_000, -2_000],
  ['Deposit Dividend 0.250%', 5, 190],
];

/** A credit union: two shares in one paper, amounts with the minus behind, drafts listed once more, dividends of the year. */
function shares(random: Random): Drawn {
  const period = periodOf(random);
  const number = random.digits(7);
  const short = (iso: string) => `${mon(iso).toUpperCase()} ${day(iso, 'dd')}`;
  const drawn = [
    { name: 'REGULAR SHARE', suffix: 'S0001', type: 'savings' as const, sorts: SHARES, count: random.integer(3, 8) },
    { name: 'FREE DRAFT', suffix: 'S0080', type: 'checking' as const, sorts: DRAFTS, count: random.integer(14, 44) },
  ].map((one) => {
    const opening = BigInt(random.integer(40_000, 500_000));
    return { ...one, opening, rows: moves(random, { ...period, opening, sorts: one.sorts, count: one.count }) };
  });
  const widths = [52, 300, 80, 90];
  const items = drawn.flatMap(({ name, suffix, rows, opening }, s) => [
    {
      h: 34,
      html: table(
        widths,
        `<tr class="hd"><td colspan="4">${name} &nbsp; Account ${number}-${suffix}</td></tr>${heads('llrr', 'Date|Transaction Description|Amount|Balance')}${cells('llrr', [short(period.start), 'Beginning Balance', '', usd(opening)])}`,
      ),
    },
    ...rows.map((one, r) => ({
      h: 11 * one.lines.length,
      html: table(
        widths,
        cells('llrr', [short(one.date), joined(one.lines), back(one.amount), usd(one.balance)], [s, r]),
      ),
    })),
    {
      h: 24,
      html: table(
        widths,
        cells('llrr', [short(period.end), 'Ending Balance', '', usd(rows.at(-1)?.balance ?? opening)]),
      ),
    },
  ]);
  const drafts = (drawn[1]?.rows ?? []).filter(({ lines }) => lines[0]?.startsWith('Draft'));
  const again = drafts.map(
    ({ lines, date, amount }) => `<span>${lines[0]?.slice(6)} &nbsp; ${short(date)} &nbsp; ${usd(amount)}</span>`,
  );
  const tail = `<p class="hd">DRAFT RECAP</p><div class="two">${again.join('')}</div><p class="hd">YEAR-TO-DATE</p><p>Dividends paid ${day(period.end, 'yyyy')} S0001: ${usd(BigInt(random.integer(40, 2_000)))} &nbsp; Overdraft fees this year: 0.00 &nbsp; last year: 56.00</p>`;
  const parts = pack([...items, { h: 80 + 6 * drafts.length, html: tail }], ({ h }) => h, 560, 640);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Tamarack Falls Credit Union</b><span>Statement period ${day(period.start, 'mm/dd/yyyy')} thru ${day(period.end, 'mm/dd/yyyy')}<br>Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? '<p class="adr">JONELLE R HARWICK<br>18 QUARRY LOOP<br>HARTSEL OR 97999</p>' : ''}${part.map(({ html }) => html).join('')}`,
  );
  return {
    pages,
    css: look(
      `8.4pt/11pt 'Liberation Sans','Noto Sans CJK JP'|36pt 44pt|.top{height:40pt}.adr{height:80pt;padding:16pt}.hd{background:#dde6dd;font-weight:bold}.two{columns:2}.two span{display:block}`,
    ),
    statements: drawn.map(({ suffix, type, rows, opening }) =>
      truthOf({
        account: {
          institution: 'Tamarack Falls Credit Union',
          holder: 'JONELLE R HARWICK',
          number: `${number}-${suffix}`,
          type,
          currency: 'USD',
        },
        period,
        opening,
        closing: opening + total(rows),
        rows: rows.map((one) => rowOf(one, { shows: true })),
      }),
    ),
  };
}

const BUYS: readonly Sort[] = [
  ['{LOAM & CO;ORCHID PHARMACY;SIDEWINDER FUEL;TWO OAKS DINER} {BEXLEY;PORTER} {NM;AZ}', -19_000, -350],
  ['{VELLUM STREAMING;GRAYBOX CLOUD} 800-555-01##  CA', -4_000, -499],
  ['HOTEL LUMIER PARIS|{84.10;211.00;37.45} EUR X 1.087#### EXCHANGE RATE', -30_000, -4_000],
];

const CREDITS: readonly Sort[] = [
  ['PAYMENT - THANK YOU', 4_000, 90_000],
  ['ORCHID PHARMACY BEXLEY NM', 900, 4_000],
];

const yearToDate = (end: string, owed: bigint, interest: bigint): string =>
  `<h3>${day(end, 'yyyy')} Totals Year-to-Date</h3><p>Total fees charged in ${day(end, 'yyyy')} $${usd(8_700n)}<br>Total interest charged in ${day(end, 'yyyy')} $${usd(21_455n)}</p><h3>Interest Charge Calculation</h3>${table([150, 90, 110, 110], heads('lrrr', 'Type of Balance|APR|Balance Subject to|Charges by Type') + cells('lrrr', ['Purchases', '22.49%V', `$${usd(-owed)}`, `$${usd(interest)}`]) + cells('lrrr', ['Cash Advances', '29.99%V', '$0.00', '$0.00']))}`;

/** A card bill: posting date second, sections with totals of their own, fees of the year, interest reckoned in a table. */
function card(random: Random): Drawn {
  const period = periodOf(random, 14);
  const owed = -BigInt(random.integer(20_000, 300_000));
  const one = (sorts: readonly Sort[], count: number) => moves(random, { ...period, count, sorts, floor: null });
  const fee = one([['LATE FEE FOR PAYMENT DUE {=mm/dd}', -2_900, -2_900]], random.integer(0, 1));
  const charge = one([['INTEREST CHARGED ON PURCHASES', -3_900, -120]], 1);
  const interest = charge.map((row) => ({ ...row, date: period.end }));
  const sections: readonly (readonly [string, Move[]])[] = [
    ['Payments and Other Credits', one(CREDITS, random.integer(1, 3))],
    ['Purchases and Adjustments', one(BUYS, random.integer(12, 45))],
    ['Fees Charged', fee],
    ['Interest Charged', interest],
  ];
  const all = sections.flatMap(([, rows]) => rows);
  const closing = owed + total(all);
  const traded = all.map(({ date }) => dayAfter(date, date > dayAfter(period.start, 1) ? -random.integer(0, 2) : 0));
  const widths = [46, 46, 250, 60, 50, 72];
  const sign = (value: bigint) => `${value > 0n ? '-' : ''}${usd(value)}`;
  let base = 0;
  const items = sections.flatMap(([name, rows]) => {
    const from = base;
    base += rows.length;
    const rowCells = (row: Move, at: number) =>
      cells(
        'llllrr',
        `${day(traded[from + at] ?? '', 'mm/dd')}|${day(row.date, 'mm/dd')}|${joined(row.lines)}|${row.ref.slice(4)}|8804|${at === 0 ? '$' : ''}${sign(row.amount)}`,
        [0, from + at],
      );
    const body = rows.map((row, at) => ({ h: 11 * row.lines.length, html: table(widths, rowCells(row, at)) }));
    const end = `<p class="r">TOTAL ${name.toUpperCase()} FOR THIS PERIOD &nbsp; $${sign(total(rows))}</p>`;
    return rows.length === 0 ? [] : [{ h: 18, html: `<h3>${name}</h3>` }, ...body, { h: 13, html: end }];
  });
  const year = yearToDate(period.end, owed, total(interest));
  const parts = pack([...items, { h: 120, html: year }], ({ h }) => h, 480, 640);
  const line = (label: string, value: string) => `<div class="sp"><span>${label}</span><span>${value}</span></div>`;
  const sums = sections.map(([name, rows]) => line(name, `$${sign(total(rows))}`)).join('');
  const due = dayAfter(period.end, 24);
  const panel = `<div class="sp head"><div class="box"><b>Account Summary</b>${line('Previous Balance', `$${usd(owed)}`)}${sums}${line('<b>New Balance Total</b>', `$${closing > 0n ? '-' : ''}${usd(closing)}`)}</div><div class="box"><b>Payment Information</b>${line('Total Minimum Payment Due', '$35.00')}${line('Payment Due Date', day(due, 'mm/dd/yyyy'))}${line('Credit line', '$6,500.00')}<p>Late Payment Warning: a fee of up to $40.00 may be charged after ${day(due, 'mm/dd')}.</p></div></div>`;
  const head = table(
    widths,
    heads('llllrr', 'Trans.<br>Date|Posting<br>Date|<br>Description|Reference<br>Number|Account<br>Number|<br>Amount'),
  );
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp"><b>SANDROCK BANKCARD</b><span>OTIS P. VANNERMAN &nbsp; Account # 4000 9912 0077 8804<br>${mon(period.start)} ${day(period.start, 'dd, yyyy')} - ${mon(period.end)} ${day(period.end, 'dd, yyyy')} &nbsp; Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? panel : ''}<h2>Transactions</h2>${head}${part.map(({ html }) => html).join('')}`,
    ),
    css: look(
      `8pt/11pt 'Liberation Sans','DejaVu Sans Condensed'|36pt 40pt|.head{height:136pt;padding-top:14pt}.box{width:250pt;border-top:1.5pt solid #933}h2{font-size:12pt;line-height:18pt;color:#933}h3{font-size:8.4pt;padding-top:6pt}th{font-size:7.4pt;line-height:9pt;border-bottom:.5pt solid}`,
    ),
    statements: [
      truthOf({
        account: account('SANDROCK BANKCARD|OTIS P. VANNERMAN|credit-card|USD', '4000991200778804'),
        period,
        opening: owed,
        closing,
        rows: all.map((row) => rowOf(row, { reference: row.ref.slice(4) })),
      }),
    ],
  };
}

const TRADES: readonly (readonly [string, ...Sort])[] = [
  ['Buy', 'ORLANE ROBOTICS CORP ORLN', -400_000, -20_000],
  ['Sell', 'TEVANT SHIPPING LTD TVSH', 30_000, 500_000],
  ['Dividend', 'MIDCOURSE DIVIDEND ETF MCDX', 300, 9_000],
  ['Fee', 'ADR PASS-THRU FEE TVSH', -900, -20],
  ['Deposit', 'ELECTRONIC FUNDS RECEIVED', 50_000, 300_000],
  ['Interest', 'CREDIT INTEREST ON CASH', 10, 900],
];

/** A broker: trade and settlement dates, money out in parentheses, then holdings with dates and prices. */
function broker(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(500_000, 4_000_000));
  const rows = moves(random, {
    ...period,
    opening,
    count: random.integer(9, 40),
    sorts: TRADES.map(([kind, label, low, high]) => [`${kind}|${label}`, low, high]),
  });
  const paren = (value: bigint) => (value < 0n ? `(${usd(value)})` : usd(value));
  const widths = [58, 58, 56, 190, 50, 60, 70];
  const body = rows.map(({ date, lines: [kind = '', label = ''], amount }, r) => {
    const trade = kind === 'Buy' || kind === 'Sell';
    const price = trade ? BigInt(random.integer(900, 9_000)) : 0n;
    return cells(
      'llllrrr',
      [
        day(trade ? dayAfter(date, -1) : date, 'mm/dd/yyyy'),
        day(date, 'mm/dd/yyyy'),
        kind,
        text(label),
        trade ? String(amount / price).replace('-', '') : '',
        trade ? usd(price) : '',
        paren(amount),
      ],
      [0, r],
    );
  });
  const head = heads('llllrrr', 'Trade Date|Settle Date|Activity|Description|Quantity|Price|Credit/(Debit)');
  const parts = pack(body, () => 13, 430, 590);
  const edge = (label: string, value: bigint) =>
    cells('llllrrr', ['', '', '', `<b>${label}</b>`, '', '', `$${usd(value)}`]);
  const held = ['ORLANE ROBOTICS CORP', 'MIDCOURSE DIVIDEND ETF', 'TEVANT SHIPPING LTD'].map((name) =>
    cells('lrrrr', [
      name,
      random.digits(3),
      usd(BigInt(random.integer(900, 9_000))),
      usd(BigInt(random.integer(90_000, 900_000))),
      day(dayAfter(period.start, -random.integer(100, 900)), 'mm/dd/yyyy'),
    ]),
  );
  const end = `<h2>Holdings on ${mon(period.end)} ${day(period.end, 'd, yyyy')}</h2>${table([200, 60, 70, 90, 80], heads('lrrrr', 'Security|Quantity|Price|Market Value|Acquired') + held.join(''))}`;
  const cash = opening + total(rows);
  return {
    pages: [
      ...parts.map(
        (part, at) =>
          `<div class="sp top"><b>Fennimore Brokerage</b><span>Individual Account 77Q-41902<br>L. Abernethy-Cruz<br>Statement for ${mon(period.start)} ${day(period.start, 'd')} – ${mon(period.end)} ${day(period.end, 'd, yyyy')}</span></div>${at === 0 ? `<p class="box">Total account value $${usd(cash + 4_210_044n)} &nbsp; of which cash $${usd(cash)}</p>` : ''}<h2>Cash Activity${at > 0 ? ' (continued)' : ''}</h2>${table(widths, head + (at === 0 ? edge('Opening Cash Balance', opening) : '') + part.join('') + (at === parts.length - 1 ? edge('Closing Cash Balance', cash) : ''))}`,
      ),
      `<div class="sp top"><b>Fennimore Brokerage</b></div>${end}`,
    ],
    css: look(
      `8pt/11pt 'Liberation Sans','DejaVu Sans Condensed'|40pt 34pt|.top{height:60pt;border-bottom:2pt solid #264}.box{height:40pt;padding:12pt;background:#eef}h2{font-size:11pt;line-height:26pt}td,th{padding:1pt 3pt}`,
    ),
    statements: [
      truthOf({
        account: account('Fennimore Brokerage|L. Abernethy-Cruz|unknown|USD', '77Q-41902'),
        period,
        opening,
        closing: cash,
        rows: rows.map((row) => rowOf({ ...row, lines: row.lines.slice(1) }, { alsoAccepted: [row.lines.join(' ')] })),
      }),
    ],
  };
}

/** A small bank's line printer: a table drawn with signs, a flag for the direction, the balance at a day's end only. */
function drawnText(random: Random): Drawn {
  const period = periodOf(random);
  const opening = BigInt(random.integer(100_000, 900_000));
  const rows = moves(random, {
    ...period,
    opening,
    count: random.integer(14, 50),
    sorts: DRAFTS.map(([label, low, high]) => [label.split('|').slice(0, 2).join('|'), low, high]),
  });
  const closing = opening + total(rows);
  const rule = `+${[10, 42, 13, 4, 14].map((n) => '-'.repeat(n)).join('+')}+`;
  const line = (...[date = '', label = '', amount = '', flag = '', balance = '']: string[]) =>
    `| ${date.padEnd(8)} | ${label.slice(0, 40).padEnd(40)} | ${amount.padStart(11)} | ${flag.padEnd(2)} | ${balance.padStart(12)} |`;
  const compact = (iso: string) => day(iso, 'yyyymmdd');
  const items = rows.map(({ date, lines, amount, balance, lastOfDay }, r) => ({
    n: lines.length,
    html: `<div ${rowAttribute(0, r)}>${text(lines.map((label, at) => (at === 0 ? line(compact(date), label, usd(amount), amount < 0n ? 'D' : 'C', lastOfDay ? usd(balance) : '') : line('', label))).join('\n'))}</div>`,
  }));
  const parts = pack(items, ({ n }) => n, 42, 54);
  const head = [rule, line('DATE', 'TRANSACTION', 'AMOUNT', 'DC', 'BALANCE'), rule].join('\n');
  const top = `                    *** OSMER VALLEY STATE BANK ***\nACCOUNT: 00-3381-${random.digits(2)}X          HARWICK FEED AND SEED\nSTATEMENT FROM ${compact(period.start)} TO ${compact(period.end)}\n\nOPENING BALANCE ........ ${usd(opening).padStart(14)}\nCREDITS (C) ${String(inOrOut(rows, 1).length).padStart(4)} ....... ${usd(total(rows, 1)).padStart(14)}\nDEBITS (D)  ${String(inOrOut(rows, -1).length).padStart(4)} ....... ${usd(total(rows, -1)).padStart(14)}\nCLOSING BALANCE ........ ${usd(closing).padStart(14)}\n\n`;
  const number = /00-3381-\d\dX/.exec(top)?.[0] ?? null;
  return {
    pages: parts.map(
      (part, at) =>
        `${at === 0 ? top : `OSMER VALLEY STATE BANK    ${number}    PAGE ${at + 1}\n\n`}${head}\n${part.map(({ html }) => html).join('')}${rule}`,
    ),
    css: look(`8.6pt/12pt 'DejaVu Sans Mono','Liberation Mono'|36pt 50pt|.page{white-space:pre}`),
    statements: [
      truthOf({
        account: account('OSMER VALLEY STATE BANK|HARWICK FEED AND SEED|checking|USD', number),
        period,
        opening,
        closing,
        rows: rows.map((row) =>
          rowOf({ ...row, lines: row.lines.map((label) => label.slice(0, 40).trimEnd()) }, { shows: row.lastOfDay }),
        ),
      }),
    ],
  };
}

const CANADIAN: readonly Sort[] = [
  ['Achat PD/POS Purchase|{BOULANGERIE TISSARD;PETRO-LUNE #88;QUINCAILLERIE DRAY}', -16_000, -300],
  ['Virement Interac/e-Transfer|{Solveig M.;Odile Tran}', -60_000, -2_000],
  ['Paie/Payroll {ATELIER NORDEX INC;VILLE DE LORME}', 120_000, 280_000],
  ['Frais mensuels/Monthly fee', -1_195, -1_195],
  ['Dépôt mobile/Mobile deposit', 1_500, 90_000],
];

/** Canada in two languages: the day is printed once, the balance at its end, withdrawals before deposits. */
function bilingual(random: Random): Drawn {
  const period = periodOf(random, 20);
  const opening = BigInt(random.integer(30_000, 400_000));
  const rows = moves(random, { ...period, opening, count: random.integer(12, 46), sorts: CANADIAN });
  const closing = opening + total(rows);
  const form = (value: bigint) => figure(value, { group: ' ', decimal: ',' });
  const widths = [54, 240, 84, 84, 84];
  const body = rows.map(({ date, lines, amount, balance, firstOfDay, lastOfDay }, r) => ({
    h: 11.5 * lines.length,
    html: cells(
      'llrrr',
      [
        firstOfDay ? `${day(date, 'dd')} ${mon(date, 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC')}` : '',
        joined(lines),
        amount < 0n ? form(amount) : '',
        amount > 0n ? form(amount) : '',
        lastOfDay ? form(balance) : '',
      ],
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 600);
  const head = heads(
    'llrrr',
    'Date|Description / Libellé|Retraits ($)<br>Withdrawals|Dépôts ($)<br>Deposits|Solde ($)<br>Balance',
  );
  const edge = (label: string, value: bigint) =>
    cells('llrrr', ['', `<b>${label}</b>`, '', '', `<b>${form(value)}</b>`]);
  const side = `<div class="side"><b>En bref / At a glance</b><br>Retraits/Withdrawals<br>${form(total(rows, -1))} $<br>Dépôts/Deposits<br>${form(total(rows, 1))} $</div>`;
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>Caisse Lormeaux<br>Lormeaux Trust</b><span>Relevé de compte / Account statement<br>Du/From ${day(period.start, 'yyyy-mm-dd')} au/to ${day(period.end, 'yyyy-mm-dd')}<br>Compte/Account 04417-331 908-2</span></div>${at === 0 ? `<div class="sp adr"><p>MME ODETTE GRAVELINE<br>77 RUE DU QUAI<br>LORME QC J9Z 9Z9</p>${side}</div>` : ''}${table(widths, head + (at === 0 ? edge("Solde d'ouverture / Opening balance", opening) : '') + part.map(({ html }) => html).join('') + (at === parts.length - 1 ? edge('Solde de fermeture / Closing balance', closing) : ''))}<p class="foot">${at + 1} / ${parts.length} &nbsp; LX-${period.end}</p>`,
    ),
    css: look(
      `8.6pt/11.5pt 'Liberation Sans','Noto Sans CJK JP'|34pt 32pt|.top{height:52pt}.adr{height:96pt;padding-top:10pt}.side{border:1pt solid #789;padding:4pt 10pt;height:70pt}th{border-bottom:1pt solid}.foot{position:absolute;bottom:14pt;right:32pt;font-size:6pt}`,
    ),
    statements: [
      truthOf({
        account: account('Caisse Lormeaux|MME ODETTE GRAVELINE|checking|CAD', '04417-331908-2'),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'us-savings-two-shares',
    'en',
    'savings',
    ['several-accounts', 'trailing-minus', 'repeated-summary'],
    shares,
    LETTER,
  ),
  family(
    'us-card-trans-posting-sections',
    'en',
    'credit-card',
    ['sections', 'two-dates', 'year-to-date'],
    card,
    LETTER,
  ),
  family('us-brokerage-settle-parentheses', 'en', 'unknown', ['two-dates', 'parentheses', 'holdings'], broker, LETTER),
  family(
    'us-checking-drawn-text',
    'en',
    'checking',
    ['drawn-text', 'flag-column', 'balance-once-a-day'],
    drawnText,
    LETTER,
  ),
  family(
    'ca-checking-retraits-depots',
    'fr',
    'checking',
    ['two-languages', 'date-once-a-day', 'balance-once-a-day'],
    bilingual,
    LETTER,
  ),
];
