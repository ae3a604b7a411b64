import type { Family } from '../family.ts';
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
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const BRANCH: readonly Sort[] = [
  ['IBFT Funds Transfer to {ASIM BUTT;SADIA KHALID}|A/C ****#### Ref ######', -9_000_000, -100_000],
  ['POS Purchase {CHENAB SUPERSTORE;AL NOOR FUELS} LYALLABAD', -1_500_000, -20_000],
  ['ATM Cash Withdrawal|ATM ID 0#### CANAL RD', -5_000_000, -50_000],
  ['Withholding Tax on Cash Withdrawal u/s 231AB', -30_000, -1_000],
  ['Salary Transfer RAVI SPINNING MILLS', 6_000_000, 22_000_000],
  ['Raast P2P Received from|BILAL AHMED CHEEMA', 50_000, 4_000_000],
];
const HABBA_LOOK = look(
  `8pt/11pt 'Liberation Sans'|36pt 38pt|h1{font-size:15pt;line-height:20pt;color:#00796b}.k td{border:.5pt solid #9cc;padding:3pt 6pt}.k td:nth-child(odd){background:#e4f2f0;font-weight:bold}.m{margin-top:14pt}.m th{background:#00796b;color:#fff;padding:4pt;font-weight:bold}.m td{padding:3pt 4pt;border-bottom:.4pt solid #cdd}.f{position:absolute;left:38pt;bottom:18pt;font-size:6.5pt}`,
);

/** Newest first below a table of labels and values; the balances before and after stand in that table. */
const newest = family(
  'pk-checking-newest-first',
  'en',
  'checking',
  ['newest-first', 'facts-in-a-table', 'iban', 'three-letter-month', 'balance-column'],
  (random) => {
    const period = periodOf(random, random.integer(1, 25), random.integer(1, 3));
    const { opening, rows, closing } = booked(random, { ...period, sorts: BRANCH }, 10, 55, [500_000, 40_000_000]);
    const date = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yyyy')}`;
    const number = random.digits(14);
    const spaced = iban('PK', `HABA00${number}`);
    const facts = [
      ['Account Title', 'MUHAMMAD TARIQ WARRAICH', 'Account Number', number],
      ['IBAN', spaced.replaceAll(' ', ''), 'Account Type', 'CURRENT ACCOUNT'],
      ['Branch', '0417 CANAL ROAD LYALLABAD', 'Currency', 'PKR'],
      ['Period From', date(period.start), 'Period To', date(period.end)],
      ['Opening Balance', point(opening), 'Closing Balance', point(closing)],
      ['Total Debit', point(total(rows, -1)), 'Total Credit', point(total(rows, 1))],
    ];
    const front = `<h1>HABBA BANK</h1><p style="padding-bottom:8pt">Statement of Account</p>${table([90, 170, 90, 168], facts.map((line) => cells('llll', line)).join(''), 'k')}`;
    const one = (row: Move, r: number): Line => [
      cells('llrrr', `${date(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${point(row.balance)}`, [
        0,
        r,
      ]),
      7 + 11 * row.lines.length,
    ];
    const head = heads('llrrr', 'Date|Particulars|Debit|Credit|Balance');
    const pages = pour(
      rows.map(one).reverse(),
      530,
      690,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([66, 236, 70, 70, 76], head + some, 'm')}<div class="f">This is a system generated statement. Page ${at + 1} of ${count}</div>`,
    );
    const whose = account('HABBA BANK|MUHAMMAD TARIQ WARRAICH|checking|PKR', number);
    return drawnOf(pages, HABBA_LOOK, {
      account: { ...whose, iban: spaced.replaceAll(' ', '') } as typeof whose,
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

const PIPED: readonly Sort[] = [
  ['Funds Transfer {MUSTAFA TRDRS;HINA NAZ}', -4_000_000, -50_000],
  ['Inward Clearing Chq', -9_000_000, -400_000],
  ['Bill Payment {KARWAN GAS;SEHAR ELEC}', -900_000, -30_000],
  ['Cash Deposit BR ####', 300_000, 15_000_000],
  ['Profit Paid', 1_000, 400_000],
  ['IBFT Inward {ZAINAB S;OCEAN RICE}', 200_000, 9_000_000],
];
const PIPED_LOOK = look(
  `8pt/10.5pt 'Liberation Mono'|36pt 34pt|pre{font:8pt/10.5pt 'Liberation Mono';white-space:pre}`,
);

/** A printer's page of fixed width, bars between the columns. */
const piped = family(
  'pk-savings-bars-between-columns',
  'en',
  'savings',
  ['mono', 'pipes', 'rules-of-dashes', 'brought-and-carried-forward', 'two-digit-year'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(random, { ...period, sorts: PIPED }, 16, 90, [900_000, 60_000_000]);
    const widths = [10, 11, 31, 15, 15, 16];
    const line = (values: readonly string[]) =>
      `|${values.map((value, c) => (c < 3 ? ` ${value}`.padEnd(widths[c] ?? 0) : `${value} `.padStart(widths[c] ?? 0))).join('|')}|`;
    const rule = `+${widths.map((width) => '-'.repeat(width)).join('+')}+`;
    const date = (iso: string) => day(iso, 'dd/mm/yy');
    const number = `0${random.digits(3)}-${random.digits(10)}`;
    const chq = rows.map((row) => (row.lines[0]?.includes('Chq') ? row.ref : ''));
    const one = (row: Move, r: number) => {
      const sides = row.amount < 0n ? [point(row.amount), ''] : ['', point(row.amount)];
      return `<span data-row="0.${r}">${text(line([date(row.date), chq[r] ?? '', row.lines.join(' '), ...sides, point(row.balance)]))}</span>`;
    };
    const parts: Move[][] = [];
    for (let at = 0; at < rows.length; at += 44) parts.push(rows.slice(at, at + 44));
    const pages = parts.map((part, p) => {
      const before = p === 0 ? opening : (rows[44 * p - 1]?.balance ?? 0n);
      const after = part.at(-1)?.balance ?? before;
      const last = p + 1 === parts.length;
      const top = [
        `MEHRAN ISLAMIC BANK LTD              STATEMENT OF ACCOUNT                PAGE : ${p + 1} OF ${parts.length}`,
        '',
        `TITLE    : RUKHSANA PARVEEN CHANDIO          BRANCH   : 0${number.slice(1, 4)} SADDAR SUKHAR`,
        `ACCOUNT  : ${number.padEnd(31)}   PRODUCT  : BACHAT SAVINGS`,
        `PERIOD   : ${day(period.start, 'dd/mm/yyyy')} TO ${day(period.end, 'dd/mm/yyyy')}          CURRENCY : PKR`,
        '',
        rule,
        line(['DATE', 'CHEQUE NO', 'PARTICULARS', 'WITHDRAWALS', 'DEPOSITS', 'BALANCE']),
        rule,
        line(['', '', p === 0 ? 'OPENING BALANCE' : 'BALANCE BROUGHT FORWARD', '', '', point(before)]),
      ];
      const sums = line(['', '', 'TOTAL', point(total(rows, -1)), point(total(rows, 1)), '']);
      const bottom = [
        rule,
        ...(last ? [sums] : []),
        line(['', '', last ? 'CLOSING BALANCE' : 'BALANCE CARRIED FORWARD', '', '', point(after)]),
        rule,
        '',
        '** IN CASE OF ANY DISCREPANCY PLEASE CONTACT THE BRANCH WITHIN 14 DAYS **',
      ];
      const body = part.map((row, at) => one(row, 44 * p + at));
      return `<section class="page"><pre>${[...top.map(text), ...body, ...bottom.map(text)].join('\n')}</pre></section>`;
    });
    const truth = rows.map((row, r) => rowOf(row, { shows: true, reference: chq[r] || null }));
    return drawnOf(pages, PIPED_LOOK, {
      account: account('MEHRAN ISLAMIC BANK LTD|RUKHSANA PARVEEN CHANDIO|savings|PKR', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [newest, piped];
