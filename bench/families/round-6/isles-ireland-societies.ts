import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  periodOf,
  point,
  rowOf,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, list, whoIn } from '../stranger-parts.ts';
import { type Placed, placed } from './europe-parts.ts';

const pound = (value: bigint) => `${value < 0n ? '-' : ''}£${point(value)}`;
const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;

const SHARES = [
  ['Payroll deduction Wex & Dunmere', 2_000, 9_000],
  ['Counter lodgement', 1_000, 50_000],
  ['Withdrawal cheque ####', -60_000, -5_000],
] as const;

/** Each month its interest and its repayment. */
function loanOf(start: string, owed: bigint, months: number): Move[] {
  const rest = { ref: '00000000', firstOfDay: true, lastOfDay: true };
  let left = owed;
  return list(months, (at) => at).flatMap((at): Move[] => {
    const date = dayAfter(start, at * 30 + 14);
    const interest = (left * 7n) / 1000n;
    const pay = BigInt(24_000 + (at % 3) * 1_000);
    const before = left;
    left += interest + pay;
    return [
      { ...rest, date, lines: ['Interest charged'], amount: interest, balance: before + interest },
      { ...rest, date, lines: ['Repayment – direct debit'], amount: pay, balance: left },
    ];
  });
}

const facing = (s: number, row: Placed, first: bigint, second: bigint): string =>
  cells(
    'llrrr',
    [
      short(row.date),
      joined(row.lines),
      first > 0n ? point(first) : '',
      second > 0n ? point(second) : '',
      point(row.balance),
    ],
    [s, row.at],
  );

function creditUnion(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(4, 9));
  const who = whoIn(random, 'en');
  const member = random.digits(5);
  const shares = booked(random, { start, end, sorts: SHARES }, 4, 12, [50_000, 600_000]);
  const owed = -BigInt(random.integer(250_000, 1_200_000));
  const months = Math.round((Date.parse(end) - Date.parse(start)) / 2_629_800_000);
  const loan = loanOf(start, owed, months);
  const left = owed + total(loan);
  const first = placed(shares.rows).map((row) => facing(0, row, row.amount, -row.amount));
  const second = placed(loan).map((row) => facing(1, row, -row.amount, row.amount));
  const bf = (value: bigint) => cells('llrrr', ['', 'Balance brought forward', '', '', point(value)]);
  const page = `<div class="c"><h1>St Ansley’s Community Credit Union</h1><p>7 Foundry Court, Dunmere · Members’ statement</p></div><div class="sp mid"><div>${text(who.person)}<br>${text(who.place)}</div><div class="r">Member no. ${member}<br>${wordy(start)} to ${wordy(end)}<br>All amounts in euro (€)</div></div>
    <h2>SHARE ACCOUNT ${member}-S1</h2>${table([62, 210, 76, 76, 80], heads('llrrr', 'Date|Details|Lodged|Withdrawn|Balance') + bf(shares.opening) + first.join('') + cells('llrrr', ['', '<b>Closing share balance</b>', point(total(shares.rows, 1)), point(total(shares.rows, -1)), `<b>${point(shares.closing)}</b>`]), 'k')}
    <h2>LOAN ACCOUNT ${member}-L4 &nbsp; (rate 8.4% variable)</h2>${table([62, 210, 76, 76, 80], heads('llrrr', 'Date|Details|Interest charged|Repayments|Owed') + bf(owed) + second.join('') + cells('llrrr', ['', '<b>Loan balance outstanding</b>', point(total(loan, -1)), point(total(loan, 1)), `<b>${point(left)}</b>`]), 'k')}
    <p class="sm">Draw: you hold 1 ticket. Dividend of 0.25% is proposed. Shares pledged as security €500.00.</p>`;
  return {
    pages: [page],
    css: look(
      "8.5pt/12.5pt 'Liberation Serif'|36pt 45pt 20pt 45pt|h1{font-size:16pt;line-height:20pt;color:#6d28d9}h2{font-size:9.5pt;margin:16pt 0 4pt}.mid{margin:22pt 0 6pt}.k th{border-top:.6pt solid #6d28d9;border-bottom:.6pt solid #6d28d9}.sm{font-size:7.5pt;margin-top:14pt}",
    ),
    statements: [
      truthOf({
        account: account(`St Ansley’s Community Credit Union|${who.person}|savings|EUR`, `${member}-S1`),
        period: { start, end },
        opening: shares.opening,
        closing: shares.closing,
        rows: shares.rows.map((row) => rowOf(row, { shows: true })),
      }),
      truthOf({
        account: account(`St Ansley’s Community Credit Union|${who.person}|loan|EUR`, `${member}-L4`),
        period: { start, end },
        opening: owed,
        closing: left,
        rows: loan.map((row) => rowOf(row, { shows: true })),
      }),
    ],
  };
}

function society(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 12);
  const who = whoIn(random, 'en');
  const parts = ['Branch Saver 7', 'Members’ ISA 2'].map((name, s) => ({
    name,
    number: `${random.digits(4)}/${random.digits(7)}-${s + 1}`,
    ...booked(
      random,
      {
        start,
        end,
        sorts:
          s === 0
            ? [
                ['RECEIPT – CHEQUE', 5_000, 90_000],
                ['WITHDRAWAL – CASH', -30_000, -2_000],
                ['TRANSFER FROM ####', 1_000, 40_000],
              ]
            : [['ANNUAL INTEREST (TAX FREE)', 900, 9_000]],
      },
      s === 0 ? 1 : 1,
      s === 0 ? 5 : 1,
      [20_000, 1_500_000],
    ),
  }));
  const body = parts.map(({ name, number, opening, rows, closing }, s) => {
    const one = (row: Placed) =>
      cells(
        'llrrr',
        [
          short(row.date).toUpperCase(),
          joined(row.lines),
          ...(row.amount > 0n ? [pound(row.amount), ''] : ['', `£${point(row.amount)}`]),
          pound(row.balance),
        ],
        [s, row.at],
      );
    return `<h2>${name}<span>Account ${number}</span></h2>${table([80, 210, 82, 82, 90], heads('llrrr', 'DATE|TRANSACTION|RECEIPTS|WITHDRAWALS|BALANCE') + cells('llrrr', [short(start).toUpperCase(), 'Balance at start of year', '', '', pound(opening)]) + placed(rows).map(one).join('') + cells('llrrr', [short(end).toUpperCase(), 'Balance at end of year', '', '', pound(closing)]), 'k')}<p class="sm">Gross rate ${s === 0 ? '2.15' : '3.40'}% · AER ${s === 0 ? '2.15' : '3.40'}% · Average balance ${pound((opening + closing) / 2n)}</p>`;
  });
  const page = `<div class="side">The Barrowby<br>Building<br>Society<br><br><i>since 1874</i><br><br>Branch<br>14 Mill Rise<br>Ansley Cross</div><div class="main"><h1>Annual statement</h1><p>${text(who.person)}, ${text(who.place)}</p><p>Year from ${wordy(start)} to ${wordy(end)}</p>${body.join('')}<p class="vote">Your vote counts: the Annual General Meeting is on ${wordy(dayAfter(end, 100))}. Directors’ remuneration £412,000.</p></div>`;
  return {
    pages: [page],
    css: look(
      "9pt/13pt 'Liberation Serif'|0|.side{position:absolute;left:0;top:0;bottom:0;width:130pt;background:#7c2d12;color:#fde68a;padding:50pt 16pt;font-size:12pt;line-height:16pt}.main{margin-left:160pt;padding-top:46pt}h1{font-size:20pt;line-height:26pt}h2{font-size:11pt;margin:34pt 0 6pt;width:544pt}h2 span{margin-left:30pt;font-weight:normal;font-size:9pt}.k th{border-bottom:1pt solid #7c2d12}.k td{padding:3pt 0}.sm{font-size:8pt;margin-top:6pt}.vote{margin-top:40pt}",
    ),
    statements: parts.map(({ number, opening, rows, closing }) =>
      truthOf({
        account: account(`The Barrowby Building Society|${who.person}|savings|GBP`, number),
        ...{ period: { start, end }, opening, closing },
        rows: rows.map((row) => rowOf(row, { shows: true })),
      }),
    ),
  };
}

export const families: Family[] = [
  family(
    'ie-credit-union-shares-loan',
    'en',
    'savings',
    ['shares-and-loan', 'in-before-out', 'interest-column'],
    creditUnion,
  ),
  family(
    'gb-society-annual',
    'en',
    'savings',
    ['side-panel', 'in-before-out', 'few-rows', 'two-accounts'],
    society,
    [841.89, 595.28],
  ),
];
