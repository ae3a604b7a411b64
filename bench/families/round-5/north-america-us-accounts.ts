import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  cells,
  family,
  heads,
  inOrOut,
  joined,
  look,
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
} from '../kit.ts';
import { figure, rowAttribute, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

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
    'us-checking-drawn-text',
    'en',
    'checking',
    ['drawn-text', 'flag-column', 'balance-once-a-day'],
    drawnText,
    LETTER,
  ),
];
