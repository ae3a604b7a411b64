/** After the paper of a small American bank's processor: signs behind, three columns of checks and of day balances. */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  inOrOut,
  look,
  type Move,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day, list } from '../stranger-parts.ts';
import { block, flow, line, lines, PEOPLE, US_SPENDING, under } from './americas-parts.ts';

const SMALL: Sort[] = [
  ...US_SPENDING.map(
    ([words, low, high]): Sort => [
      `DBT CRD 0### {=mm/dd/yy} ########|${words.toUpperCase().replace(/ ?\* ?/g, ' ')}|CARD 2207`,
      low,
      high,
    ],
  ),
  ['Deposit', 15_000, 190_000],
  ['PAYROLL PELLMOOR TIMBER CO.|PPD', 98_000, 180_000],
  ['XX####|PURCHASE NORTHLARK SUPPLIES|WEB', -22_000, -3_000],
  ['Internet Transfer to {SAV;DDA} ####', -60_000, -5_000],
];
const behind = (value: bigint) => `${point(value)}${value < 0n ? '-' : ''}`;

function threeAcross<T>(
  some: readonly T[],
  make: (one: T, at: number) => string,
  head: string,
  widths: readonly number[],
  align: string,
): string {
  const deep = Math.ceil(some.length / 3);
  const column = (c: number) =>
    table(
      widths,
      `${cells(align, head, null, 'th')}${some
        .slice(c * deep, (c + 1) * deep)
        .map((one, r) => make(one, c * deep + r))
        .join('')}`,
    );
  return `<div style="display:flex;gap:16pt;align-items:flex-start">${list(3, column).join('')}</div>`;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from its top to its bottom
function drawQuill(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(PEOPLE.en ?? []);
  const number = random.digits(8);
  const {
    opening,
    rows: all,
    closing,
  } = booked(
    random,
    {
      start,
      end,
      sorts: [...SMALL, ['CHECK', -60_000, -1_200], ['CHECK', -60_000, -1_200], ['CHECK', -60_000, -1_200]],
    },
    40,
    95,
    [150_000, 480_000],
  );
  const checks = all.filter(({ lines: [first] }) => first === 'CHECK');
  const plus = inOrOut(all, 1);
  const minus = inOrOut(all, -1).filter((move) => !checks.includes(move));
  const from = random.integer(2201, 5300);
  const numbers = checks.map((_, c) => String(from + c + Math.floor(c / 4)));
  const days = all.filter(({ lastOfDay }) => lastOfDay);
  const w = [50, 330, 90];
  const row = (at: number) => (move: Move, r: number) =>
    block(
      2 + 9.5 * move.lines.length,
      line(w, 'llr', [day(move.date, 'm/dd'), lines(move), behind(move.amount)], [0, at + r]),
    );
  const part = (title: string, some: readonly Move[], at: number) => {
    const head = `<div class="bar">${title}</div>${line(w, 'llr', '<u>Date</u>|<u>Description</u>|<u>Amount</u>', null, '', 'th')}`;
    return [block(30, head), ...under(some.map(row(at)), head, 30)];
  };
  const sum = [
    ['Account Title', who, '', ''],
    ['LARCH FREE CHECKING', '', 'Number of Enclosures', String(checks.length)],
    ['Account Number', number, 'Statement Dates', `${day(start, 'm/dd/yy')} thru ${day(end, 'm/dd/yy')}`],
    ['Previous Balance', point(opening), 'Days in the statement period', String(Number(end.slice(8)))],
    [`${plus.length} Deposits/Credits`, point(total(plus)), 'Average Ledger', point((opening + closing) / 2n)],
    [
      `${minus.length + checks.length} Checks/Debits`,
      point(total(all, -1)),
      'Average Collected',
      point((opening + closing) / 2n - 4_127n),
    ],
    ['Service Charge', '.00', '', ''],
    ['Interest Paid', '.00', '', ''],
    ['Current Balance', behind(closing), '', ''],
  ]
    .map((values) =>
      cells(
        'lrll',
        values.map((value, v) => (v === 2 ? `&nbsp;&nbsp;&nbsp;${value}` : value)),
      ),
    )
    .join('');
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:14pt;line-height:18pt">QUILL RIVER STATE BANK</b><span>Date ${day(end, 'm/dd/yy')} &nbsp;&nbsp; Page ${index + 1} of ${count}<br>Primary Account ${number}</span></div><div>Member FDIC &nbsp; 101 Main Street, Quill River, NE 68${random.digits(3)}</div>${index === 0 ? `<div style="margin:34pt 0 34pt 40pt">${who}<br>RR 2 BOX 118<br>QUILL RIVER NE 68999</div><div class="bar">CHECKING ACCOUNTS</div>${table([130, 90, 150, 110], sum)}` : '<div style="height:12pt"></div>'}${inner}`;
  const grid = threeAcross(
    checks,
    (move, c) =>
      cells('lrr', [day(move.date, 'm/dd'), `${numbers[c]}`, point(move.amount)], [0, plus.length + minus.length + c]),
    '<u>Date</u>|<u>Check No</u>|<u>Amount</u>',
    [36, 58, 66],
    'lrr',
  );
  const balances = threeAcross(
    days,
    (move) => cells('lr', [day(move.date, 'm/dd'), behind(move.balance)]),
    '<u>Date</u>|<u>Balance</u>',
    [36, 90],
    'lr',
  );
  const blocks = [
    ...part('Deposits and Additions', plus, 0),
    ...part('Checks and Withdrawals', minus, plus.length),
    ...(checks.length
      ? [
          block(
            50 + 9.5 * Math.ceil(checks.length / 3),
            `<div class="bar">Checks in Serial Number Order</div>${grid}<div>* Denotes missing check numbers</div>`,
          ),
        ]
      : []),
    block(40 + 9.5 * Math.ceil(days.length / 3), `<div class="bar">Daily Balance Information</div>${balances}`),
  ];
  const rows: TrueRow[] = [...plus, ...minus].map((move) => rowOf(move));
  const paid = checks.map((move, c) =>
    rowOf(move, {
      description: '',
      reference: numbers[c] ?? '',
      alsoAccepted: ['Check', 'Check No', numbers[c] ?? ''],
    }),
  );
  return drawnOf(
    flow(blocks, 500, 660, frame),
    look(
      "8pt/9.5pt 'Liberation Sans'|40pt 50pt|.bar{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:center;font-weight:bold;margin:6pt 0 3pt}",
    ),
    {
      account: account(`QUILL RIVER STATE BANK|${who}|checking|USD`, number),
      period: { start, end },
      ...{ opening, closing, rows: [...rows, ...paid] },
    },
  );
}

export const families: Family[] = [
  family(
    'us-current-quill-grids',
    'en',
    'checking',
    ['sections', 'trailing-minus', 'three-columns', 'daily-balances', 'no-year'],
    drawQuill,
    LETTER,
  ),
];
