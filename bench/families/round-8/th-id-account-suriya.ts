import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
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
  outIn,
  point,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { cycleOf, readings, sheets, told } from './asia-parts.ts';

/**
 * A savings account of Thailand as its English print has it: a line each, two-figured years, the channel behind the balance, over a hundred rows.
 * And one of Indonesia: kinds and particulars side by side with the amount once more among them, DB behind what goes out, the balance where a day ends.
 */

const THAI_SORTS: readonly (readonly [string, number, number])[] = [
  ['TRF TO OTH BK|mPhone', -900_000, -10_000],
  ['PMT FOR GOODS|mPhone', -250_000, -3_500],
  ['TRF.PROMPTPAY|mPhone', -150_000, -5_000],
  ['TRF FR OTH BK|ATS', 10_000, 800_000],
  ['SALARY|Automatic', 2_400_000, 4_800_000],
  ['CASH W/D|ATM 0{1;4}## SURIYA PL', -1_000_000, -50_000],
  ['PAYMENT BILL ####|Internet', -420_000, -20_000],
  ['FEE ATM SMS {=mm/yy}|Automatic', -25_000, -2_500],
  ['CHEQUE W/D|BR0#14 SURIYA RD', -3_000_000, -400_000],
  ['INTEREST|Automatic', 50, 4_000],
];

const THAI_CSS = look(
  "8pt/11pt 'Liberation Sans'|34pt 40pt|h1{font-size:13pt;line-height:20pt;color:#10307c}.addr{padding:10pt 0;height:78pt}.rows th{background:#10307c;color:#fff;padding:3pt}.rows td{padding:.75pt 3pt}.rows tr:nth-child(odd) td{background:#f3f5fa}.foot{position:absolute;bottom:18pt;left:40pt;right:40pt;font-size:6.5pt}",
);

function thai(random: Random): Drawn {
  const { start } = cycleOf(random, 0);
  const end = dayAfter(start, random.pick([89, 180]));
  const { opening, rows } = booked(random, { start, end, sorts: THAI_SORTS }, 60, 150, [500_000, 20_000_000]);
  const number = `${random.digits(3)}-${random.digits(1)}-${random.digits(5)}-${random.digits(1)}`;
  const holder = random.pick(['MR. SOMWANG PHROMSURIN', 'MS. KANOKRAT WIANGCHAN', 'SURIYA DENTAL LAB LTD.,PART.']);
  const short = (iso: string) => day(iso, 'dd/mm/yy');
  const cheques = rows.map(({ lines, ref }) => (lines[0]?.startsWith('CHEQUE') ? ref : null));
  const titles = heads('llcrrrl', 'Date|Particulars|Chq.No.|Withdrawal|Deposit|Balance|Via');
  const widths = [48, 108, 54, 72, 72, 78, 83];
  const top = `<div class="sp"><div><h1>Suriya Bank</h1><div class="addr">${holder}<br>88/14 Soi Suriya 9, Suriya Road<br>Bang Suriya, Bangkok 10999</div></div><div><b>STATEMENT OF SAVING ACCOUNT</b><br>Statement Period : ${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}<br>Account No. : ${number}<br>Currency : THB<br>Branch : 0${random.digits(3)} SURIYA ROAD</div></div>`;
  const height = () => 12.5;
  const pages = sheets(rows, height, [560, 680, 70], ({ rows: some, index, count, from, isLast }) => {
    const forward = index === 0 ? cells('llcrrrl', [short(start), 'B/F', '', '', '', point(opening), '']) : '';
    const body = some.map((row, r) => {
      const [text = '', via = ''] = row.lines;
      const sides = outIn(row.amount, point).split('|');
      return cells(
        'llcrrrl',
        [short(row.date), text, cheques[from + r] ?? '', ...sides, point(row.balance), via],
        [0, from + r],
      );
    });
    const again = `<div class="sp"><b>${holder}</b><span>Account No. : ${number}</span><span>Statement Period : ${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}</span></div><br>`;
    const sums = `<br><table class="sum"><tr><td>Total Withdrawal</td><td class="r">&nbsp;${inOrOut(rows, -1).length} items&nbsp;</td><td class="r">${point(-total(rows, -1))}</td></tr><tr><td>Total Deposit</td><td class="r">&nbsp;${inOrOut(rows, 1).length} items&nbsp;</td><td class="r">${point(total(rows, 1))}</td></tr></table><p>If there is no notice within 10 days, the statement is taken as correct.</p>`;
    return `${index === 0 ? top : again}${table(widths, titles + forward + body.join(''), 'rows')}${isLast ? sums : ''}<div class="foot sp"><span>Suriya Bank PCL, 333 Suriya Road, Bangkok. Tel. 1333. This document was printed on ${day(dayAfter(end, 3), 'dd/mm/yyyy')} 14:05</span><span>Page ${index + 1} / ${count}</span></div>`;
  });
  const truth = rows.map((row, r) => {
    const [text = '', via = ''] = row.lines;
    return rowOf(row, { shows: true, reference: cheques[r] ?? null, ...told(text, `${text} ${via}`) });
  });
  const facts = { account: account(`Suriya Bank|${holder}|savings|THB`, number), period: { start, end }, opening };
  return drawnOf(pages, THAI_CSS, { ...facts, rows: truth });
}

const BULAN = 'JANUARI FEBRUARI MARET APRIL MEI JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER'.split(' ');

/** A kind, then its particulars; `$` is the amount once more. */
const ID_SORTS: readonly (readonly [string, number, number])[] = [
  [
    'TRSF E-BANKING DB|{=ddmm}/FTSCY/WS950##|$|{BAYAR KOS;CICILAN;ARISAN RT 05}|{BUDIARTI;HENDRO W;SITI MAESAROH}',
    -250_000_000,
    -2_500_000,
  ],
  [
    'TRSF E-BANKING CR|{=ddmm}/FTSCY/WS950##|$|{INV {=m}/##;PELUNASAN}|{CV SINAR PADANG;TOKO ANUGRAH}',
    5_000_000,
    420_000_000,
  ],
  ['TRANSAKSI DEBIT|TGL: {=dd/mm} 000000#|QR|{WARUNG MBOK;KOPI SENJA;APOTEK SARI}', -25_000_000, -1_200_000],
  ['BI-FAST DB|BIF TRANSFER KE|{014;008;009} {HENDRO WIJAYA;RINI A}|MYAPP', -190_000_000, -5_000_000],
  ['BI-FAST DB|BIAYA TXN KE {014;008;009}', -250_000, -250_000],
  ['KARTU DEBIT|{SWALAYAN MAJU ##;SPBU 34.1####}', -60_000_000, -5_000_000],
  ['TARIKAN ATM {=dd/mm}|', -250_000_000, -10_000_000],
  ['SETORAN TUNAI|0{3;4}## KCU SENJA', 10_000_000, 300_000_000],
  ['BIAYA ADM|', -1_500_000, -1_500_000],
];

const ID_CSS = look(
  "7.5pt/9.5pt 'Liberation Sans'|32pt 40pt|h1{font-size:13pt;line-height:18pt;text-align:center}.box{border:.6pt solid #222;border-radius:5pt;padding:6pt;width:250pt;min-height:64pt}.note{font-size:6pt;line-height:7.5pt;border:.6pt solid #222;padding:4pt;margin:6pt 0}.rows{border:.6pt solid #222}.rows th{border-bottom:.6pt solid #222;padding:3pt}.rows td{padding:1pt 4pt}.rows td,.rows th{border-right:.4pt solid #bbb}.sum{margin:8pt 0 0 90pt}.sum td{padding:0 6pt}.more{font-style:italic;text-align:right}",
);

/** The day's end shows the balance; the amount once more where the particulars have it. */
const idLines = (row: Move): string[] =>
  row.lines
    .slice(1)
    .filter(Boolean)
    .map((one) => (one === '$' ? point(row.amount).replaceAll(',', '') : one));

const height = (row: Move): number => 2 + 9.5 * Math.max(1, idLines(row).length);

function indonesian(random: Random): Drawn {
  const { start, end } = cycleOf(random, 0);
  const plan = { start, end, sorts: ID_SORTS, step: 5000, floor: 1_000_000n };
  const rolled = booked(random, plan, 22, 90, [0, 0]);
  const opening = BigInt(random.integer(8_000, 900_000)) * 10_000n;
  const rows = rolled.rows.map((row) => ({ ...row, balance: row.balance + opening }));
  const closing = opening + total(rows);
  const number = random.digits(10);
  const holder = random.pick(['HENDRO WIJAYAKUSUMO', 'SITI MAESAROH', 'CV SINAR SENJA ABADI']);
  const periode = `${BULAN[Number(start.slice(5, 7)) - 1]} ${start.slice(0, 4)}`;
  const titles = heads('llllrr', 'TANGGAL|KETERANGAN||CBG|MUTASI|SALDO');
  const top = (page: number, count: number) =>
    `<h1>REKENING TAHAPAN</h1><div class="sp"><div class="box">${holder}<br>JL SENJA RAYA NO 41 RT 005/02<br>KEL. SENJA KEC. PADANG BARU<br>PADANG BARU 25999<br>INDONESIA</div><div class="box">NO. REKENING : ${number}<br>HALAMAN : ${page} / ${count}<br>PERIODE : ${periode}<br>MATA UANG : IDR</div></div><div class="note">CATATAN: Apabila nasabah tidak melakukan sanggahan atas Laporan Mutasi Rekening ini sampai dengan akhir bulan berikutnya, nasabah dianggap telah menyetujui segala data yang tercantum. Bank berhak setiap saat melakukan koreksi.</div>`;
  const pages = sheets(rows, height, [560, 560, 60], ({ rows: some, index, count, from, isLast }) => {
    const first = index === 0 ? cells('llllrr', [day(start, 'dd/mm'), 'SALDO AWAL', '', '', '', point(opening)]) : '';
    const body = some.map((row, r) => {
      const sum = `${point(row.amount)}${row.amount < 0n ? ' DB' : ''}`;
      const balance = row.lastOfDay ? point(row.balance) : '';
      const branch = row.lines[0]?.startsWith('SETORAN') ? '0341' : row.lines[0]?.startsWith('TARIKAN') ? '0998' : '';
      return cells(
        'llllrr',
        [day(row.date, 'dd/mm'), row.lines[0] ?? '', joined(idLines(row)), branch, sum, balance],
        [0, from + r],
      );
    });
    const sums = `<table class="sum"><tr><td>SALDO AWAL</td><td>:</td><td class="r">${point(opening)}</td><td></td></tr><tr><td>MUTASI CR</td><td>:</td><td class="r">${point(total(rows, 1))}</td><td class="r">${inOrOut(rows, 1).length}</td></tr><tr><td>MUTASI DB</td><td>:</td><td class="r">${point(-total(rows, -1))}</td><td class="r">${inOrOut(rows, -1).length}</td></tr><tr><td>SALDO AKHIR</td><td>:</td><td class="r">${point(closing)}</td><td></td></tr></table>`;
    const tail = isLast ? sums : '<div class="more">Bersambung ke halaman berikut</div>';
    return `<b>Bank Senja Asia</b>${top(index + 1, count)}${table([48, 108, 148, 34, 92, 85], titles + first + body.join(''), 'rows')}${tail}`;
  });
  const truth = rows.map((row) => {
    const { byCell, byLine } = readings([[row.lines[0] ?? ''], idLines(row)]);
    return rowOf(row, { shows: row.lastOfDay, ...told(byCell, byLine) });
  });
  const facts = {
    account: account(`Bank Senja Asia|${holder}|savings|IDR`, number),
    period: { start, end },
    opening,
    closing,
  };
  return drawnOf(pages, ID_CSS, { ...facts, rows: truth });
}

export const families: Family[] = [
  family('th-savings-suriya-via', 'en', 'savings', ['one-line', 'two-figured-year', 'many-rows', 'no-closing'], thai),
  family('id-savings-senja-mutasi', 'id', 'savings', ['marks', 'day-balance', 'amount-in-text', 'no-year'], indonesian),
];
