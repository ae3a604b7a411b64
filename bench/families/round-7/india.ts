import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  joined,
  look,
  type Move,
  mon,
  periodOf,
  rowOf,
  type Sort,
  span,
  table,
  total,
  wordy,
} from '../kit.ts';
import { type FigureForm, figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const LAKH: FigureForm = { group: ',', decimal: '.', groupOf: 2 };
const lakh = (value: bigint): string => figure(value, LAKH);

const TRANSFERS: readonly Sort[] = [
  ['BY TRANSFER-|NEFT*SVNB00004##*N######*|VAIGAI TEXTILE MI--', 4_000_000, 14_000_000],
  [
    'TO TRANSFER-|UPI/DR/###########/{MEENA PR;TANGEDCO;KAVERI S}/SVNB/|{rent;bill;milk}@okspice/UPI--',
    -2_500_000,
    -4_000,
  ],
  ['ATM WDL-ATM CASH ##### MG ROAD|TIRUNELPET--', -1_000_000, -50_000],
  ['BY TRANSFER-|UPI/CR/###########/ANITHA R/SVNB/|anitha.r#@okspice/Paym--', 5_000, 900_000],
  ['CASH CHEQUE-CASH WITHDRAWAL BY|SELF--', -3_000_000, -200_000],
  ['CREDIT INTEREST--', 900, 90_000],
];
const DEPOSITORY_LOOK = look(
  `7.5pt/10pt 'DejaVu Sans'|32pt 30pt|.logo{font-size:15pt;line-height:20pt;color:#1a3c8b;font-weight:bold}.a{width:330pt;padding:8pt 0}.a div.sp span:last-child{width:200pt;text-align:left}th{background:#d7e3f4;border:.6pt solid #000;padding:3pt;font-weight:bold}td{border:.6pt solid #000;padding:2pt 3pt}.n{padding-top:8pt;font-size:6.5pt;white-space:normal}`,
);

/** Credit stands before debit; opening and closing are rows of the table. */
const depository = family(
  'in-savings-credit-before-debit',
  'en',
  'savings',
  ['credit-before-debit', 'opening-and-closing-as-rows', 'lakh-grouping', 'dash-for-empty', 'full-grid'],
  (random) => {
    const period = periodOf(random, 1, 2);
    const { opening, rows, closing } = booked(random, { ...period, sorts: TRANSFERS }, 14, 60, [200_000, 30_000_000]);
    const date = (iso: string) => `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`;
    const number = `0000004${random.digits(10)}`;
    const refs = rows.map((row) => (row.lines[0]?.startsWith('CASH CHEQUE') ? row.ref.slice(0, 6) : '-'));
    const facts: [string, string][] = [
      ['Account Name', 'Mrs. VALLIAMMAI SUBRAMANIAM'],
      ['Address', '14 NORTH CAR STREET'],
      ['', 'TIRUNELPET 629999'],
      ['Date', date(period.end)],
      ['Account Number', number],
      ['Account Description', 'REGULAR SB CHQ-INDIVIDUALS'],
      ['Branch', 'NORTH CAR STREET, TIRUNELPET'],
      ['Drawing Power', '0.00'],
      ['Interest Rate(% p.a.)', '2.70'],
      ['IFS Code', 'SVNB0004417'],
      [`Balance as on ${date(period.start)}`, lakh(opening)],
    ];
    const front = `<div class="logo">SAHYADRI VIKAS NATIONAL BANK</div><div class="a">${facts.map(([label, value]) => span(label, `${label ? ': ' : '&nbsp; '}${value}`)).join('')}</div><p style="padding-bottom:6pt"><b>Account Statement from ${date(period.start)} to ${date(period.end)}</b></p>`;
    const money = (value: bigint, wanted: boolean) => (wanted ? lakh(value) : '-');
    const one = (row: Move, r: number): Line => [
      cells(
        'llllrrr',
        `${date(row.date)}|${date(row.date)}|${joined(row.lines)}|${refs[r]}|${money(row.amount, row.amount > 0n)}|${money(row.amount, row.amount < 0n)}|${lakh(row.balance)}`,
        [0, r],
      ),
      5 + 10 * row.lines.length,
    ];
    const body: Line[] = [
      [cells('llllrrr', `||OPENING BALANCE||||${lakh(opening)}`), 15],
      ...rows.map(one),
      [cells('llllrrr', `||CLOSING BALANCE||||${lakh(closing)}`), 15],
      ['', 40],
    ];
    const head = heads('llllrrr', 'Txn Date|Value Date|Description|Ref No./<br>Cheque No.|Credit|Debit|Balance');
    const pages = pour(
      body,
      522,
      735,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([56, 56, 178, 62, 58, 58, 66], head + some)}${at + 1 === count ? '<p class="n">Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone. This is a computer generated statement and does not require a signature.</p>' : ''}`,
    );
    const truth = rows.map((row, r) =>
      rowOf(row, { shows: true, valueDate: row.date, reference: refs[r] === '-' ? null : (refs[r] ?? null) }),
    );
    return drawnOf(pages, DEPOSITORY_LOOK, {
      account: account('SAHYADRI VIKAS NATIONAL BANK|Mrs. VALLIAMMAI SUBRAMANIAM|savings|INR', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

const APP: readonly Sort[] = [
  [
    'UPI Credit-{FARHAN ALI;DEVIKA N}-VANI0000123-|{farhan.a;devika}@pmoney-############-Payment from app',
    1_000,
    800_000,
  ],
  ['UPI Debit-{NILGIRI TEA CO;METRO RECHARGE;SURYA MEDICALS}-|{pay;merchant}@okneem-############-', -300_000, -900],
  ['Interest Cr. for {=dd-mm-yyyy}', 20, 4_000],
  ['IMPS Credit-Mr Devraj Ponnappa-VANI0000999-|XX###1-Selftransfer', 500_000, 5_000_000],
  ['Monies parked in FD ######', -4_000_000, -100_000],
];
const APP_LOOK = look(
  `8.5pt/12pt 'Liberation Sans'|44pt 46pt|.logo{font-size:22pt;line-height:28pt;color:#7a1fa2;font-weight:bold}.box{display:flex;justify-content:space-between;background:#f6effa;border-radius:8pt;padding:12pt 14pt;margin:16pt 0}.box div{font-size:7.5pt}.box b{font-size:10pt;font-weight:bold;display:block;padding-top:2pt}th{color:#666;border-bottom:.7pt solid #999;padding-bottom:4pt;font-size:7.5pt}td{padding:5pt 0;border-bottom:.3pt solid #ddd}.f{position:absolute;left:46pt;right:46pt;bottom:22pt;font-size:7pt;color:#777}`,
);

/** A young bank's app: an apostrophe before the year, the rupee sign after the minus, five figures above. */
const app = family(
  'in-savings-rupee-after-minus',
  'en',
  'savings',
  ['apostrophe-year', 'sign-before-currency-sign', 'five-figure-summary', 'reference-column', 'lakh-grouping'],
  (random) => {
    const period = periodOf(random, random.integer(1, 20), random.integer(1, 3));
    const { opening, rows, closing } = booked(random, { ...period, sorts: APP }, 8, 45, [0, 9_000_000]);
    const date = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} '${day(iso, 'yy')}`;
    const rupees = (value: bigint) => `${value < 0n ? '-' : ''}₹${lakh(value)}`;
    const number = random.digits(15);
    const refs = rows.map((row) => fill(random, `80${row.ref}######`, row.date));
    const interest = rows.filter((row) => row.lines[0]?.startsWith('Interest'));
    const deposits = rows.filter((row) => row.amount > 0n && !interest.includes(row));
    const sums: [string, bigint][] = [
      ['Opening balance', opening],
      ['Total deposits', total(deposits)],
      ['Interest earned', total(interest)],
      ['Total withdrawals', total(rows, -1)],
      ['Closing balance', closing],
    ];
    const front = `<div class="sp"><div class="logo">mango</div><div class="r">Savings account statement<br>${date(period.start)} - ${date(period.end)}</div></div><div class="sp" style="padding-top:14pt"><div><b>Zoya Rehmatullah Qazi</b><br>22 Lake View Layout<br>Nandanpur 560999</div><div>Account number &nbsp; ${number}<br>IFSC &nbsp; MNGO0000001<br>Nominee &nbsp; Registered</div></div><div class="box">${sums.map(([label, value]) => `<div>${label}<b>${rupees(value)}</b></div>`).join('')}</div>`;
    const body = rows.map(
      (row, r): Line => [
        cells(
          'lllrr',
          `${date(row.date)}|${joined(row.lines)}|${refs[r]}|${rupees(row.amount)}|${rupees(row.balance)}`,
          [0, r],
        ),
        11 + 12 * row.lines.length,
      ],
    );
    const head = heads('lllrr', 'Date|Transaction details|Ref No.|Amount|Balance');
    const pages = pour(
      body,
      495,
      690,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([58, 232, 90, 60, 62], head + some)}<div class="f sp"><span>mango small finance bank ltd. &nbsp; Generated on ${wordy(period.end)}</span><span>${at + 1}/${count}</span></div>`,
    );
    const truth = rows.map((row, r) => rowOf(row, { shows: true, reference: refs[r] ?? null }));
    return drawnOf(pages, APP_LOOK, {
      account: account('mango small finance bank ltd.|Zoya Rehmatullah Qazi|savings|INR', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [depository, app];
