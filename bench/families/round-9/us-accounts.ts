import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
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
  moves,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, intlDate, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { extra, type Item, sheets } from './b-kit.ts';

/**
 * United States: a big bank's checking statement in sections, its checks in a grid of three columns, balances of days in another;
 * a credit union's file of several shares, signed, with a balance on each row.
 */

const IN: Sort[] = [
  ['ORIG CO NAME:{KESTREL LOGISTICS;STATE BENEFITS} ORIG ID:##########|DESC DATE:{=mmdd} CO ENTRY DESCR:PAYROLL SEC:PPD|TRACE NO:0910000####### EED:{=mmdd}', 90_000, 420_000],
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
  ['ORIG CO NAME:{XCELON ENERGY;TOYODA FIN} ORIG ID:9########|DESC DATE:{=mmdd} CO ENTRY DESCR:ONLINE PMTSEC:WEB', -60_000, -4_000],
  ['{=mm/dd} ONLINE TRANSFER TO SAV ...####|TRANSACTION#: ##########', -80_000, -1_000],
];

const slash = (iso: string): string => day(iso, 'mm/dd');
const full = (iso: string): string => intlDate(iso, 'en-US', { month: 'long', day: 'numeric', year: 'numeric' });

function sectioned(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 8, 17]));
  const opening = BigInt(random.integer(300_000, 2_500_000));
  const some = (sorts: Sort[], low: number, high: number): Move[] => moves(random, { start, end, count: random.integer(low, high), sorts, floor: null });
  const ins = some(IN, 2, 9);
  const cards = some(CARD, 6, 50);
  const wires = some(ELECTRONIC, 1, 8);
  let number = random.integer(1_000, 4_000);
  const checks = some([['CHECK', -90_000, -2_500]], 4, 23).map((move) => ({ ...move, ref: String((number += random.chance(0.15) ? 2 : 1)) }));
  const fees = random.chance(0.5) ? [extra(end, 'MONTHLY SERVICE FEE', -1_200n)] : [];
  const wrong = random.chance(0.3);
  const slip = wrong ? BigInt(random.pick([1_000, 900, -450])) : 0n;
  const height = Math.ceil(checks.length / 3);
  const rows = [...ins, ...checks, ...cards, ...wires, ...fees];
  const closing = opening + total(rows);
  const at = (move: Move): number => rows.indexOf(move);
  const masked = `0000${random.digits(8)}`;
  const holder = random.pick(['HARLAN T PIKE', 'ROSA M ECHOLS OR DEAN ECHOLS']);
  const title = (name: string): Item => [`<tr><td colspan="3" class="s">${name}</td></tr>${heads('llr', 'DATE|DESCRIPTION|AMOUNT')}`, 32];
  const part = (name: string, list: readonly Move[], slipped = 0n): Item[] =>
    list.length === 0
      ? []
      : [
          title(name),
          ...list.map((move, r): Item => [
            cells('llr', [slash(move.date), joined(move.lines), `${r === 0 ? '$' : ''}${point(move.amount)}`], [0, at(move)]),
            2 + 10 * move.lines.length,
          ]),
          [`<tr class="t"><td colspan="2">Total ${text(name.toLowerCase().replace(/\b(?!and\b)[a-z]/g, (letter) => letter.toUpperCase()).replace('Atm', 'ATM'))}</td><td class="r">$${point((total(list) < 0n ? -total(list) : total(list)) + slipped)}</td></tr>`, 18],
        ];
  const column = (c: number): string =>
    `<table class="ck">${heads('llr', 'CHECK NO.|DATE PAID|AMOUNT')}${checks
      .slice(c * height, (c + 1) * height)
      .map((move) => cells('llr', [`${move.ref} ${c % 2 ? '^' : ''}`, slash(move.date), `$${point(move.amount)}`], [0, at(move)]))
      .join('')}</table>`;
  const grid: Item = [
    `<tr><td colspan="3"><div class="s">CHECKS PAID</div><div class="g">${[0, 1, 2].map(column).join('')}</div><div class="t sp"><span>Total Checks Paid</span><span>$${point(total(checks))}</span></div></td></tr>`,
    50 + 11 * height,
  ];
  const daily = [...new Set(rows.map(({ date }) => date))].sort().map((date) => ({ date, balance: opening + total(rows.filter((row) => row.date <= date)) }));
  const deep = Math.ceil(daily.length / 3);
  const balances: Item = [
    `<tr><td colspan="3"><div class="s">DAILY ENDING BALANCE</div><div class="g">${[0, 1, 2].map((c) => `<table class="ck">${heads('lr', 'DATE|AMOUNT')}${daily.slice(c * deep, (c + 1) * deep).map(({ date, balance }, r) => cells('lr', [slash(date), `${r === 0 && c === 0 ? '$' : ''}${balance < 0n ? '-' : ''}${point(balance)}`])).join('')}</table>`).join('')}</div></td></tr>`,
    46 + 11 * deep,
  ];
  const items = [...part('DEPOSITS AND ADDITIONS', ins, slip), grid, ...part('ATM & DEBIT CARD WITHDRAWALS', cards), ...part('ELECTRONIC WITHDRAWALS', wires), ...part('FEES', fees), balances];
  const money = (value: bigint): string => `${value < 0n ? '-' : ''}${point(value)}`;
  const summary = [['Beginning Balance', `$${money(opening)}`], ['Deposits and Additions', money(total(ins))], ['Checks Paid', money(total(checks))], ['ATM & Debit Card Withdrawals', money(total(cards))], ['Electronic Withdrawals', money(total(wires))], ...(fees.length > 0 ? [['Fees', money(total(fees))]] : []), ['Ending Balance', `$${money(closing)}`]];
  const counts = ['', ins.length, checks.length, cards.length, wires.length, ...(fees.length > 0 ? [1] : []), rows.length];
  const pages = sheets(items, 380, 610, (body, p, n) =>
    `<div class="sp"><div><b class="lg">HARBORLINE BANK</b><br>Harborline Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43999-2051</div><div class="r">${full(start)} through ${full(end)}<br>Account Number: <b>${masked}</b>${p === 0 ? '<div class="svc"><b>CUSTOMER SERVICE INFORMATION</b><br>Web site: harborline.example<br>Service Center: 1-800-555-0135<br>International Calls: 1-713-555-0162</div>' : ''}</div></div>${p === 0 ? `<div class="adr">${random.digits(8)} DRE 802 219 ${day(end, 'mmdd')} NNNNNNNNNNN 1 000000000<br>${holder}<br>${random.digits(4)} SADDLE RD<br>BOISE ID 83799-${random.digits(4)}</div><h2>CHECKING SUMMARY <span>Harborline Total Checking</span></h2>${table([220, 70, 90], `${heads('lrr', '|INSTANCES|AMOUNT')}${summary.map(([label, value], r) => cells('lrr', [text(label ?? ''), String(counts[r] ?? ''), value ?? ''])).join('')}`)}` : ''}${p > 0 ? '<div class="gap"></div>' : ''}${table([44, 400, 80], body)}${p === n - 1 ? '<p class="fine">^ An image of this check may be available for you to view. A monthly service fee of $12.00 was waived if you kept a balance of $1,500.00 or more. IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: call 1-866-555-0135; we must hear from you within 60 days.</p>' : ''}<div class="ft">Page ${p + 1} of ${n}</div>`,
  );
  const facts = rows.map((move): TrueRow =>
    checks.includes(move as (typeof checks)[number])
      ? rowOf(move, { description: 'CHECKS PAID', reference: move.ref, alsoAccepted: ['', 'CHECK', 'Check', 'Checks Paid', 'Check Paid', move.ref, `${move.ref} ^`, '^', `CHECK ${move.ref}`, `Check ${move.ref}`, `CHECKS PAID ${move.ref}`] })
      : rowOf(move),
  );
  return drawnOf(
    pages,
    look("8pt/10pt 'Liberation Sans'|30pt 40pt|.gap{height:16pt}.lg{font-size:14pt;color:#0b4f8a}.r{text-align:right}.svc{border:.6pt solid #777;padding:4pt;margin-top:6pt;text-align:left;font-size:7pt}.adr{margin:20pt 0 14pt}h2{font-size:10pt;border-bottom:1pt solid #000;margin-bottom:3pt}h2 span{font-weight:normal;font-size:8pt;margin-left:20pt}.s{font-weight:bold;border-bottom:1pt solid #000;padding:6pt 0 1pt}.t,.t td{font-weight:bold;border-top:.4pt solid #777}.g{display:flex;gap:24pt}.ck{flex:1;align-self:flex-start}.ck td,.ck th{line-height:11pt}th{font-size:6.6pt}td{padding-bottom:2pt}.ck td{padding:0}.fine{font-size:6.4pt;line-height:8pt;margin-top:8pt}.ft{position:absolute;bottom:14pt;right:40pt}"),
    {
      account: account(`Harborline Bank, N.A.|${holder}|checking|USD`, masked),
      period: { start, end },
      opening,
      closing,
      rows: facts,
      status: wrong ? 'failed' : 'verified',
    },
  );
}

const SHARE: Sort[] = [
  ['Deposit Dividend 0.100%|Annual Percentage Yield Earned 0.10%', 3, 900],
  ['Deposit Home Banking Transfer|From Share 0007', 1_000, 60_000],
  ['Withdrawal Home Banking Transfer|To Share 0007', -40_000, -1_000],
];
const DRAFT: Sort[] = [
  ['Withdrawal Debit Card {PRAIRIE MART;SUNNY FUEL} {=mm/dd}|{LINCOLN NE;OMAHA NE} Card ending ####', -14_000, -400],
  ['Withdrawal ACH {LINCOLN ELECTRIC;ACORN INSUR}|TYPE: {BILLPAY;PREM} ID: ##########|CO: {LINCOLN ELECTRIC;ACORN INS}', -42_000, -3_000],
  ['Draft ######', -60_000, -2_000],
  ['Withdrawal at ATM #00###|{3900 O ST;1 PINE LAKE RD}', -30_000, -2_000],
  ['Withdrawal Bill Payment #{1;2}# {RENT;CITY WATER}', -120_000, -3_000],
  ['Deposit ACH {PRAIRIE SCHOOLS;MIDWEST RAIL CO}|TYPE: PAYROLL ID: 147#######', 60_000, 260_000],
  ['Deposit Mobile Check', 1_000, 40_000],
];

function union(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.pick([1, 1, 3]));
  const shares = [
    { name: 'PRIMARY SHARE SAVINGS', suffix: '0000', type: 'savings', plan: booked(random, { start, end, sorts: SHARE }, 0, 6, [500, 800_000]) },
    { name: 'CHOICE CHECKING', suffix: '0007', type: 'checking', plan: booked(random, { start, end, sorts: DRAFT }, 10, 70, [5_000, 600_000]) },
    ...(random.chance(0.5) ? [{ name: 'HOLIDAY CLUB', suffix: '0012', type: 'savings', plan: booked(random, { start, end, sorts: SHARE.slice(1, 2) }, 1, 4, [0, 50_000]) }] : []),
  ];
  const member = random.digits(7);
  const holder = random.pick(['JOLENE K VANDERHOF', 'WYATT DUNHAM']);
  const minus = (value: bigint): string => `${value < 0n ? '-' : ''}${figure(value, { group: ',', decimal: '.' })}`;
  const items: Item[] = shares.flatMap(({ name, suffix, plan }, s) => [
    [`<tr><td colspan="4" class="s">${name} - ${suffix}</td></tr>${heads('llrr', 'Date|Transaction Description|Amount|New Balance')}`, 34] as Item,
    [cells('llrr', [slash(start), 'Previous Balance', '', minus(plan.opening)]), 12] as Item,
    ...plan.rows.map((move, r): Item => [cells('llrr', [slash(move.date), joined(move.lines), minus(move.amount), minus(move.balance)], [s, r]), 1 + 10 * move.lines.length]),
    [cells('llrr', [slash(end), 'Ending Balance', '', minus(plan.closing)]), 14] as Item,
    [`<tr><td></td><td colspan="3" class="m">Dividends Paid Year to Date on ${suffix}: $${point(BigInt(suffix === '0007' ? 0 : 1_214))} &nbsp; ${plan.rows.filter(({ amount }) => amount > 0n).length} Deposits for $${point(total(plan.rows, 1))} &nbsp; ${inOrOut(plan.rows, -1).length} Withdrawals for $${point(total(plan.rows, -1))}</td></tr>`, 16] as Item,
  ]);
  const tail = table([110, 90, 110], `${heads('lrr', '|Total For This Period|Total Year-to-Date')}${cells('lrr', 'Total Overdraft Fees|$0.00|$58.00')}${cells('lrr', 'Total Returned Item Fees|$0.00|$0.00')}`);
  const pages = sheets(items, 430, 600, (body, p, n) =>
    `<div class="sp"><div><b class="lg">Prairie Wind Credit Union</b><br>PO Box 8${n}20, Lincoln NE 68599</div><div class="bx">${span('Member Number', member)}${span('Statement Period', `${day(start, 'mm/dd/yyyy')} - ${day(end, 'mm/dd/yyyy')}`)}${span('Page', `${p + 1} of ${n}`)}</div></div>${p === 0 ? `<div class="sp"><div class="adr">${holder}<br>${random.digits(4)} SUMNER ST<br>LINCOLN NE 68599</div><div class="ad">Low rate auto loans from 5.49% APR*<br>Apply by ${day(dayAfter(end, 35), 'mm/dd/yyyy')} and pay nothing for 90 days!</div></div>` : ''}${p > 0 ? '<div class="gap"></div>' : ''}${table([48, 306, 80, 90], body)}${p === n - 1 ? tail : ''}`,
  );
  return {
    pages,
    css: look("8pt/10pt 'Liberation Serif'|30pt 42pt|.gap{height:14pt}.lg{font-size:15pt;color:#256}.bx{width:210pt;border:.6pt solid #256;padding:4pt}.adr{margin:40pt 0 24pt 24pt}.ad{background:#eef5ee;padding:12pt;margin:24pt 0;font:9pt 'Liberation Sans'}.s{font-weight:bold;font-size:9.5pt;padding-top:8pt;color:#256}th{border-bottom:.6pt solid #256}.m{font-size:7pt;padding:2pt 0 4pt}"),
    statements: shares.map(({ suffix, type, plan }) =>
      truthOf({
        account: account(`Prairie Wind Credit Union|${holder}|${type}|USD`, suffix),
        period: { start, end },
        opening: plan.opening,
        closing: plan.closing,
        rows: plan.rows.map((move) => rowOf(move, { shows: true })),
      }),
    ),
  };
}

export const families: Family[] = [
  family('us-current-harborline-grid', 'en', 'checking', ['by-section', 'check-grid', 'daily-balances', 'misprint', 'no-year'], sectioned, LETTER),
  family('us-current-prairie-shares', 'en', 'checking', ['several-accounts', 'multi-line', 'no-year'], union, LETTER),
];
