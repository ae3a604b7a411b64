import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  inOrOut,
  joined,
  look,
  type Move,
  mon,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const BOOK: readonly Sort[] = [
  ['CR/ADV INSTANT TRF|{TAN BEE LIAN;KEDAI EMAS CENGAL}|{duit raya;sewa kedai}', 5_000, 250_000],
  ['MEPS ATM WITHDRAWAL|KG DELIMA ####', -100_000, -5_000],
  ['Instant Transfer at KLM|{LOH WAI KIT;NURHALIZA BT SAAD}|{pinjaman;yuran}', -180_000, -2_500],
  ['SALARY CREDIT|ANGGUN LOGISTIK SDN BHD', 210_000, 640_000],
  ['DuitNow QR-|WARUNG PAK LANG', -6_000, -450],
];
const BOOK_LOOK = look(
  `8.5pt/11.5pt 'Liberation Serif'|38pt 44pt|.h{border-bottom:1.5pt solid #b71c1c;padding-bottom:6pt}.big{font-size:16pt;line-height:20pt;color:#b71c1c;font-weight:bold}.q td{padding:1pt 6pt 1pt 0}.m{margin-top:14pt}.m th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-weight:bold;line-height:10pt;padding:3pt 0}.m td{padding-bottom:4pt}.f{position:absolute;left:44pt;right:44pt;bottom:20pt;font-size:7pt;line-height:9pt;white-space:normal}`,
);

/** Deposit stands before withdrawal, the balance of the last statement in the first row. */
const depositFirst = family(
  'my-savings-deposit-first',
  'en',
  'savings',
  ['deposit-before-withdrawal', 'balance-once-a-day', 'balance-from-previous-statement', 'bilingual', 'totals-row'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(random, { ...period, sorts: BOOK }, 12, 60, [10_000, 900_000]);
    const date = (iso: string) => `${day(iso, 'dd-mm-yyyy')}`;
    const number = `${random.digits(3)}-${random.digits(2)}-${random.digits(5)}-${random.digits(1)}`;
    const one = (row: Move, r: number): Line => [
      cells(
        'llrrr',
        `${date(row.date)}|${joined(row.lines)}|${row.amount > 0n ? `${point(row.amount)}|` : `|${point(row.amount)}`}|${row.lastOfDay ? point(row.balance) : ''}`,
        [0, r],
      ),
      4 + 11.5 * row.lines.length,
    ];
    const facts: [string, string][] = [
      ['Date / Tarikh', `: ${date(period.end)}`],
      ['A/C No / No Akaun', `: ${number}`],
      ['Statement Period / Tempoh', `: ${date(period.start)} - ${date(period.end)}`],
      ['Protected by PIDM', ': Yes / Ya'],
    ];
    const front = `<div class="h sp"><div class="big">Hock Leong Bank</div><div>DEPOSIT ACCOUNT STATEMENT<br>PENYATA AKAUN DEPOSIT</div></div><div class="sp" style="padding-top:16pt"><div>MISS GERALDINE ANAK JUGAH<br>NO 7 LORONG DELIMA 3<br>TAMAN DELIMA<br>98999 MIRAU, SARAWAK</div>${table([120, 150], facts.map((line) => cells('ll', line)).join(''), 'q')}</div><p style="padding-top:14pt"><b>Pay&amp;Save Account</b> &nbsp; (MYR)</p>`;
    const body: Line[] = [
      [cells('llrrr', `|Balance from previous statement|||${point(opening)}`), 16],
      ...rows.map(one),
      [cells('llrrr', `|<b>Total / Jumlah</b>|${point(total(rows, 1))}|${point(total(rows, -1))}|`), 18],
      [
        cells(
          'llrrr',
          `|Closing Balance / Baki Akhir (${inOrOut(rows, 1).length} deposits, ${inOrOut(rows, -1).length} withdrawals)|||${point(closing)}`,
        ),
        18,
      ],
    ];
    const head = heads(
      'llrrr',
      'Date<br>Tarikh|Transaction Description<br>Diskripsi Transaksi|Deposit<br>Simpanan|Withdrawal<br>Pengeluaran|Balance<br>Baki',
    );
    const pages = pour(
      body,
      540,
      670,
      (some, at, count) =>
        `${at === 0 ? front : `<div class="h sp"><b>Hock Leong Bank</b><span>${number}</span></div>`}${table([64, 212, 74, 74, 82], head + some, 'm')}<div class="f">Please advise the Bank of any discrepancy within 14 days. / Sila maklumkan Bank sekiranya terdapat perbezaan. &nbsp; Page ${at + 1} of ${count}</div>`,
    );
    const truth = rows.map((row) => rowOf(row, { shows: row.lastOfDay }));
    return drawnOf(pages, BOOK_LOOK, {
      account: account('Hock Leong Bank|MISS GERALDINE ANAK JUGAH|savings|MYR', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

const POCKET: readonly Sort[] = [
  ['{Transfer to LIM SOON HUAT;QR payment to Roti Canai Hut}', -30_000, -400],
  ['Interest earned', 1, 900],
  ['Transfer from {AMANAH KITA BHD;Chong Mei Fern}', 3_000, 400_000],
  ['Debit card payment {Grabby;Borneo Mart}', -20_000, -550],
  ['Moved to Pocket {Holiday;Umrah}', -90_000, -1_000],
];
const POCKET_LOOK = look(
  `9pt/12pt 'DejaVu Sans'|42pt 46pt|.logo{font-size:26pt;line-height:30pt;font-weight:bold;color:#5b21b6}h1{font-size:14pt;line-height:20pt;padding-top:18pt}.q{margin:12pt 0}.q td{padding:3pt 14pt 3pt 0}.q tr:first-child td{color:#777;font-size:7.5pt}.m th{color:#777;font-size:7.5pt;border-bottom:.5pt solid #999;padding-bottom:4pt}.m td{padding:5pt 0;border-bottom:.3pt solid #ddd}.h{font-size:7.5pt;color:#777}.f{position:absolute;left:46pt;right:46pt;bottom:20pt;font-size:7pt;color:#777}`,
);

/** Day and month only, the hour on a second line; one column of signed amounts. */
const pocket = family(
  'my-savings-hour-under-day',
  'en',
  'savings',
  ['day-and-month-only', 'hour-beneath-the-day', 'signed-amounts', 'year-in-heading', 'summary-line'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(random, { ...period, sorts: POCKET }, 7, 50, [0, 700_000]);
    const date = (iso: string) => `${day(iso, 'd')} ${mon(iso)}`;
    const clock = (at: number) => {
      const [hour = '0', minute = ''] = hourOf(at, rows.length).split(':');
      return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
    };
    const signed = (value: bigint) => `${value < 0n ? '-' : '+'}${point(value)}`;
    const number = `8888${random.digits(8)}`;
    const one = (row: Move, r: number): Line => [
      cells(
        'llrr',
        `${date(row.date)}<br><span class="h">${clock(r)}</span>|${joined(row.lines)}|${signed(row.amount)}|${point(row.balance)}`,
        [0, r],
      ),
      35,
    ];
    const sums = [opening, total(rows, 1), total(rows, -1), closing].map(point);
    const box = table(
      [110, 120, 120, 120],
      cells('llll', 'Opening balance (RM)|Total money in (RM)|Total money out (RM)|Closing balance (RM)') +
        cells('llll', sums),
      'q',
    );
    const front = `<div class="logo">JX</div><h1>Account statement</h1><p>${day(period.start, 'd')} ${mon(period.start)} ${day(period.start, 'yyyy')} to ${day(period.end, 'd')} ${mon(period.end)} ${day(period.end, 'yyyy')}</p><p style="padding-top:12pt">KAVITHA A/P MUNIANDY<br>Savings Account ${number}</p>${box}`;
    const body: Line[] = [
      [cells('llrr', `${date(period.start)}|Opening balance||${point(opening)}`), 24],
      ...rows.map(one),
      [cells('llrr', `${date(period.end)}|Closing balance||${point(closing)}`), 24],
    ];
    const head = heads('llrr', 'Date|Transaction description|Amount (RM)|Balance (RM)');
    const pages = pour(
      body,
      500,
      690,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([78, 240, 90, 94], head + some, 'm')}<div class="f sp"><span>JX Bank Berhad (Company No. 209901000000)</span><span>${at + 1} of ${count}</span></div>`,
    );
    return drawnOf(pages, POCKET_LOOK, {
      account: account('JX Bank Berhad|KAVITHA A/P MUNIANDY|savings|MYR', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

export const families: Family[] = [depositFirst, pocket];
