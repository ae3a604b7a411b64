import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  heads,
  inOrOut,
  joined,
  look,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Item, sheets } from './b-kit.ts';

/** United States: a credit union's file of several shares of one member, signed, with a balance on each row. */

const slash = (iso: string): string => day(iso, 'mm/dd');

const SHARE: Sort[] = [
  ['Deposit Dividend 0.100%|Annual Percentage Yield Earned 0.10%', 3, 900],
  ['Deposit Home Banking Transfer|From Share 0007', 1_000, 60_000],
  ['Withdrawal Home Banking Transfer|To Share 0007', -40_000, -1_000],
];
const DRAFT: Sort[] = [
  ['Withdrawal Debit Card {PRAIRIE MART;SUNNY FUEL} {=mm/dd}|{LINCOLN NE;OMAHA NE} Card ending ####', -14_000, -400],
  [
    'Withdrawal ACH {LINCOLN ELECTRIC;ACORN INSUR}|TYPE: {BILLPAY;PREM} ID: ##########|CO: {LINCOLN ELECTRIC;ACORN INS}',
    -42_000,
    -3_000,
  ],
  ['Draft ######', -60_000, -2_000],
  ['Withdrawal at ATM #00###|{3900 O ST;1 PINE LAKE RD}', -30_000, -2_000],
  ['Withdrawal Bill Payment #{1;2}# {RENT;CITY WATER}', -120_000, -3_000],
  ['Deposit ACH {PRAIRIE SCHOOLS;MIDWEST RAIL CO}|TYPE: PAYROLL ID: 147#######', 60_000, 260_000],
  ['Deposit Mobile Check', 1_000, 40_000],
];

function sharesOf(random: Random, start: string, end: string) {
  return [
    {
      name: 'PRIMARY SHARE SAVINGS',
      suffix: '0000',
      type: 'savings',
      plan: booked(random, { start, end, sorts: SHARE }, 0, 6, [500, 800_000]),
    },
    {
      name: 'CHOICE CHECKING',
      suffix: '0007',
      type: 'checking',
      plan: booked(random, { start, end, sorts: DRAFT }, 10, 70, [5_000, 600_000]),
    },
    ...(random.chance(0.5)
      ? [
          {
            name: 'HOLIDAY CLUB',
            suffix: '0012',
            type: 'savings',
            plan: booked(random, { start, end, sorts: SHARE.slice(1, 2) }, 1, 4, [0, 50_000]),
          },
        ]
      : []),
  ];
}

function union(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.pick([1, 1, 3]));
  const shares = sharesOf(random, start, end);
  const member = random.digits(7);
  const holder = random.pick(['JOLENE K VANDERHOF', 'WYATT DUNHAM']);
  const minus = (value: bigint): string => `${value < 0n ? '-' : ''}${figure(value, { group: ',', decimal: '.' })}`;
  const items: Item[] = shares.flatMap(({ name, suffix, plan }, s) => [
    [
      `<tr><td colspan="4" class="s">${name} - ${suffix}</td></tr>${heads('llrr', 'Date|Transaction Description|Amount|New Balance')}`,
      34,
    ] as Item,
    [cells('llrr', [slash(start), 'Previous Balance', '', minus(plan.opening)]), 12] as Item,
    ...plan.rows.map(
      (move, r): Item => [
        cells('llrr', [slash(move.date), joined(move.lines), minus(move.amount), minus(move.balance)], [s, r]),
        1 + 10 * move.lines.length,
      ],
    ),
    [cells('llrr', [slash(end), 'Ending Balance', '', minus(plan.closing)]), 14] as Item,
    [
      `<tr><td></td><td colspan="3" class="m">Dividends Paid Year to Date on ${suffix}: $${point(BigInt(suffix === '0007' ? 0 : 1_214))} &nbsp; ${plan.rows.filter(({ amount }) => amount > 0n).length} Deposits for $${point(total(plan.rows, 1))} &nbsp; ${inOrOut(plan.rows, -1).length} Withdrawals for $${point(total(plan.rows, -1))}</td></tr>`,
      16,
    ] as Item,
  ]);
  const tail = table(
    [110, 90, 110],
    `${heads('lrr', '|Total For This Period|Total Year-to-Date')}${cells('lrr', 'Total Overdraft Fees|$0.00|$58.00')}${cells('lrr', 'Total Returned Item Fees|$0.00|$0.00')}`,
  );
  const pages = sheets(
    items,
    430,
    600,
    (body, p, n) =>
      `<div class="sp"><div><b class="lg">Prairie Wind Credit Union</b><br>PO Box 8${n}20, Lincoln NE 68599</div><div class="bx">${span('Member Number', member)}${span('Statement Period', `${day(start, 'mm/dd/yyyy')} - ${day(end, 'mm/dd/yyyy')}`)}${span('Page', `${p + 1} of ${n}`)}</div></div>${p === 0 ? `<div class="sp"><div class="adr">${holder}<br>${random.digits(4)} SUMNER ST<br>LINCOLN NE 68599</div><div class="ad">Low rate auto loans from 5.49% APR*<br>Apply by ${day(dayAfter(end, 35), 'mm/dd/yyyy')} and pay nothing for 90 days!</div></div>` : ''}${p > 0 ? '<div class="gap"></div>' : ''}${table([48, 306, 80, 90], body)}${p === n - 1 ? tail : ''}`,
  );
  return {
    pages,
    css: look(
      "8pt/10pt 'Liberation Serif'|30pt 42pt|.gap{height:14pt}.lg{font-size:15pt;color:#256}.bx{width:210pt;border:.6pt solid #256;padding:4pt}.adr{margin:40pt 0 24pt 24pt}.ad{background:#eef5ee;padding:12pt;margin:24pt 0;font:9pt 'Liberation Sans'}.s{font-weight:bold;font-size:9.5pt;padding-top:8pt;color:#256}th{border-bottom:.6pt solid #256}.m{font-size:7pt;padding:2pt 0 4pt}",
    ),
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
  family('us-current-prairie-shares', 'en', 'checking', ['several-accounts', 'multi-line', 'no-year'], union, LETTER),
];
