import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  joined,
  look,
  type Move,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const VILLAGE: readonly Sort[] = [
  ['NBMB {SUTRISNO;WARUNG BU TINI} TO|{DEWI LESTARI;PLN TOKEN}:888####', -300_000_000, -1_500_000],
  ['BRIZZI#####|TOPUP KARTU', -20_000_000, -2_000_000],
  ['ATMLTRNOREK  ######:OVERBOOKING|KE 0417010#####503', -150_000_000, -5_000_000],
  ['Setoran Tunai', 20_000_000, 900_000_000],
  ['GAJI {=mmyyyy} PT TAMBAK SEGARA', 250_000_000, 850_000_000],
  ['Jasa Giro', 1_000, 900_000],
  ['BI-FAST IN 20######|{KOPERASI TANI;H. MANSUR}', 5_000_000, 400_000_000],
];
const LOOK = look(
  `7.5pt/10pt 'Liberation Sans'|32pt 34pt|.logo{font-size:19pt;line-height:24pt;color:#00529c;font-weight:bold}.i{font-style:italic;color:#444}.k{margin:10pt 0}.k td{padding:1pt 4pt 3pt 0;line-height:9pt}.m th{border:.6pt solid #00529c;background:#dfeaf5;padding:3pt;line-height:9pt}.m td{border-left:.6pt solid #00529c;border-right:.6pt solid #00529c;padding:2pt 4pt}.e{margin-top:12pt}.e th,.e td{border:.6pt solid #00529c;padding:4pt;line-height:9pt}.f{position:absolute;left:34pt;right:34pt;bottom:16pt;font-size:6.5pt}`,
);

const pair = (local: string, english: string): string => `${local}<br><span class="i">${english}</span>`;

const HEAD = heads(
  'cccccc',
  `${pair('Tanggal Transaksi', 'Transaction Date')}|${pair('Uraian Transaksi', 'Transaction Description')}|${pair('Teller', 'User ID')}|${pair('Debet', 'Debit')}|${pair('Kredit', 'Credit')}|${pair('Saldo', 'Balance')}`,
);

/** Two languages, a teller's column, four figures at the very end and nowhere else. */
const fourTotals = family(
  'id-savings-four-totals-at-end',
  'id',
  'savings',
  [
    'bilingual',
    'opening-only-at-the-end',
    'day-and-hour-in-a-cell',
    'teller-column',
    'zero-for-empty',
    'two-digit-year',
  ],
  (random) => {
    const period = periodOf(random, 1, random.integer(1, 2));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: VILLAGE, step: 100 },
      10,
      75,
      [2_000_000, 900_000_000],
    );
    const number = `0417-01-0${random.digits(5)}-50-${random.digits(1)}`;
    const one = (row: Move, r: number): Line => [
      cells(
        'llcrrr',
        `${day(row.date, 'dd/mm/yy')} ${hourOf(r, rows.length)}:${Number(row.ref[0]) % 6}7|${joined(row.lines)}|88${row.ref.slice(3, 8)}|${outIn(row.amount, point, '0.00')}|${point(row.balance)}`,
        [0, r],
      ),
      4 + 10 * row.lines.length,
    ];
    const facts = [
      [
        pair('No. Rekening', 'Account No'),
        `: ${number}`,
        pair('Tanggal Laporan', 'Statement Date'),
        `: ${day(period.end, 'dd/mm/yy')}`,
      ],
      [
        pair('Nama Produk', 'Product Name'),
        ': Simpedas Umum',
        pair('Periode Transaksi', 'Transaction Period'),
        `: ${day(period.start, 'dd/mm/yy')} - ${day(period.end, 'dd/mm/yy')}`,
      ],
      [pair('Valuta', 'Currency'), ': IDR', pair('Unit Kerja', 'Business Unit'), ': UNIT TAMBAKREJO'],
    ];
    const front = `<div class="sp"><div class="logo">BANK DESA NUSANTARA</div><div class="r"><b>LAPORAN TRANSAKSI FINANSIAL</b><br><span class="i">STATEMENT OF FINANCIAL TRANSACTION</span></div></div><p style="padding-top:12pt">Kepada Yth. / <span class="i">To</span> :<br>NI LUH PUTU SARASWATI<br>DSN TAMBAKREJO RT 04 RW 02<br>KAB SEGARA 61999</p>${table([90, 170, 100, 166], facts.map((line) => cells('llll', line)).join(''), 'k')}`;
    const end = table(
      [130, 130, 130, 137],
      heads(
        'cccc',
        `${pair('Saldo Awal', 'Opening Balance')}|${pair('Total Transaksi Debet', 'Total Debit Transaction')}|${pair('Total Transaksi Kredit', 'Total Credit Transaction')}|${pair('Saldo Akhir', 'Closing Balance')}`,
      ) + cells('cccc', [opening, total(rows, -1), total(rows, 1), closing].map(point)),
      'e',
    );
    const pages = pour(
      [...rows.map(one), ['', 70]],
      550,
      690,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([88, 178, 46, 68, 68, 79], HEAD + some, 'm')}${at + 1 === count ? end : ''}<div class="f sp"><span>Apabila terdapat perbedaan harap menghubungi unit kerja. / <span class="i">Please contact our unit in case of any difference.</span></span><span>${at + 1} / ${count}</span></div>`,
    );
    const truth = rows.map((row) =>
      rowOf(row, { shows: true, alsoAccepted: [`${row.lines.join(' ')} 88${row.ref.slice(3, 8)}`] }),
    );
    return drawnOf(pages, LOOK, {
      account: account('BANK DESA NUSANTARA|NI LUH PUTU SARASWATI|savings|IDR', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [fourTotals];
