import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
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
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const BAHT: readonly Sort[] = [
  ['Transfer Withdrawal|To BBX X#### {MS. KANYA P++;SIAM ROTI CO}', -900_000, -5_000],
  ['Payment|Paid for Ref X#### {THUNG FA WATER;RAI MOBILE}', -200_000, -9_900],
  ['Transfer Deposit|From SCX X#### {MR. ANAN T++;DOI FARM LTD}', 10_000, 1_500_000],
  ['Cash Deposit|CDM {Talat Noi;Wang Mai}', 50_000, 500_000],
  ['Debit Card Spending|{ANNUAL FEE;KRATHONG CAFE}', -30_000, -4_500],
];

/** Thailand in Latin script: one column of unsigned sums whose way the words and the balance tell, channel and details behind. */
function unsigned(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: BAHT }, 12, 60, [100_000, 3_000_000]);
  const align = 'lllrrll';
  const short = (iso: string) => day(iso, 'dd-mm-yy');
  const body = rows.map(({ date, lines, amount, balance }, r) =>
    cells(
      align,
      `${short(date)}|${hourOf(r, rows.length)}|${text(lines[0] ?? '')}|${point(amount)}|${point(balance)}|&ensp;${r % 4 === 0 ? 'ATM' : 'K-APP'}|${text(lines[1] ?? '')}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 13, 440, 540);
  const before = (at: number) => rows[parts.slice(0, at).flat().length - 1];
  const box = `<div class="box">${table([150, 40, 90], cells('lrr', `Total Withdrawal|${inOrOut(rows, -1).length} Items|${point(total(rows, -1))}`) + cells('lrr', `Total Deposit|${inOrOut(rows, 1).length} Items|${point(total(rows, 1))}`) + cells('lrr', `Ending Balance||${point(closing)}`))}</div>`;
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Chao Krathong Bank</b><span>Statement of Savings Account<br>Period ${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}<br>Page/of ${at + 1}/${parts.length}</span></div>${at === 0 ? `<div class="sp"><p>MISS RATTANA BUNSOM<br>Account Number 041-9-22718-3<br>Owner Branch Talat Noi</p>${box}</div>` : ''}${table([46, 34, 94, 66, 72, 48, 176], heads(align, 'Date|Time|Descriptions|Withdrawal / Deposit|Outstanding Balance|&ensp;Channel|Details') + cells(align, `${short(before(at)?.date ?? period.start)}||${at === 0 ? 'Beginning Balance' : 'Balance Brought Forward'}||${point(before(at)?.balance ?? opening)}||`) + part.join(''))}<p class="foot">Issued by K-Print &nbsp; ${random.digits(14)}</p>`,
  );
  const css = look(
    `7pt/13pt 'Liberation Sans','DejaVu Sans Condensed'|36pt 28pt|.top{height:60pt;line-height:12pt}.box{border:1pt solid #083;padding:6pt;height:56pt;margin-bottom:10pt}th{font-size:5.6pt;border-bottom:1pt solid #083}`,
  );
  return drawnOf(pages, css, {
    account: account('Chao Krathong Bank|MISS RATTANA BUNSOM|savings|THB', '041-9-22718-3'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true, alsoAccepted: [row.lines[1] ?? ''] })),
  });
}

const RUPIAH: readonly Sort[] = [
  ['TRSF E-BANKING DB|{=ddmm}/FTSCY/WS#####|{WARUNG MELATI;DEWI ANJANI}', -90_000_000, -1_000_000],
  ['TRSF E-BANKING CR|{=ddmm}/FTSCY/WS#####|{TOKO CENDANA;BAYU S}', 5_000_000, 300_000_000],
  ['KARTU DEBIT|{APOTEK KAMBOJA;PASAR ANYAR} {=dd/mm}', -40_000_000, -1_500_000],
  ['BIAYA ADM', -1_500_000, -1_500_000],
  ['BUNGA', 1_000, 900_000],
];

/** Indonesia: DB behind what went out, a bare sum came in, a day's balance at its end; now and then a misprinted end. */
function mutasi(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: RUPIAH }, 12, 50, [90_000_000, 900_000_000]);
  const wrong = random.chance(0.5);
  const printed = closing + (wrong ? 1_000_000n : 0n);
  const short = (iso: string) => day(iso, 'dd/mm');
  const body = rows.map(({ date, lines, amount, balance, lastOfDay }, r) => ({
    h: 11.5 * lines.length,
    html: cells(
      'lllrlr',
      `${short(date)}|${joined(lines)}|${r % 4 === 0 ? '0998' : ''}|${point(amount)}|&ensp;${amount < 0n ? 'DB' : ''}|${lastOfDay ? point(balance) : ''}`,
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 430);
  const sums = [
    ['SALDO AWAL', opening, ''],
    ['MUTASI CR', total(rows, 1), inOrOut(rows, 1).length],
    ['MUTASI DB', total(rows, -1), inOrOut(rows, -1).length],
    ['SALDO AKHIR', printed, ''],
  ] as const;
  const foot = table(
    [90, 10, 120, 40],
    sums.map(([label, value, n]) => cells('llrr', `${label}|:|${point(value)}|${n}`)).join(''),
    'sums',
  );
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>BANK NUSA KENARI</b><b>REKENING TAHAPAN</b></div><div class="sp box"><p>PUTRI MAHESWARI<br>JL KENARI DALAM 14<br>BANDAR ASRI</p><p>NO. REKENING : 0418822971<br>HALAMAN : ${at + 1} / ${parts.length}<br>PERIODE : ${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}<br>MATA UANG : IDR</p></div><p class="note">CATATAN: Apabila nasabah tidak melakukan sanggahan sampai dengan akhir bulan berikutnya, nasabah dianggap telah menyetujui segala data.</p>${table([44, 200, 40, 100, 24, 110], heads('lllrlr', 'TANGGAL|KETERANGAN|CBG|MUTASI||SALDO') + (at === 0 ? cells('lllrlr', `${short(period.start)}|SALDO AWAL||||${point(opening)}`) : '') + part.map(({ html }) => html).join(''))}${at === parts.length - 1 ? foot : '<p class="r">Bersambung ke Halaman berikut</p>'}`,
  );
  const css = look(
    `8pt/11.5pt 'Liberation Sans','DejaVu Sans Condensed'|40pt 36pt|.top{height:34pt;font-size:12pt}.box{border:1pt solid #000;padding:8pt;height:66pt}.note{font-size:6pt;line-height:9pt;padding:8pt 0}th{border-top:1pt solid;border-bottom:1pt solid}.sums{margin-top:16pt}`,
  );
  return drawnOf(pages, css, {
    account: account('BANK NUSA KENARI|PUTRI MAHESWARI|savings|IDR', '0418822971'),
    period,
    opening,
    closing: printed,
    status: wrong ? 'failed' : 'verified',
    rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
  });
}

const RINGGIT: readonly Sort[] = [
  ['IBK FUND TFR FR A/C|{SYARIKAT BUNGA RAYA;NOR AZLINA} *|{Sewa;invoice ####}', 10_000, 400_000],
  ['SALE DEBIT|KEDAI {PINANG;TERATAI}|{=dd/mm}  ######', -30_000, -500],
  ['TRANSFER TO A/C|{CHONG WEI ENT;PAK MAN} *|{QRPAY ;gaji}######', -200_000, -2_000],
  ['PROFIT PAID', 3, 900],
];

/** Malaysia: headings in two languages, plus or minus behind the sum, two or three lines, the end among the rows. */
function trailing(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: RINGGIT }, 10, 44, [20_000, 500_000]);
  const short = (iso: string) => day(iso, 'dd/mm/yy');
  const body = rows.map(({ date, lines, amount, balance }, r) => ({
    h: 11 * lines.length + 2,
    html: cells(
      'llrr',
      `${short(date)}|${lines.map((line, at) => (at === 0 ? '' : '&emsp;') + text(line)).join('<br>')}|${point(amount)}${amount < 0n ? '-' : '+'}|${point(balance)}`,
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 500);
  const foot = `<p class="end">ENDING BALANCE : &emsp; ${point(closing)}<br>LEDGER BALANCE : &emsp; ${point(closing)}<br>TOTAL DEBIT : &emsp; ${point(total(rows, -1))}<br>TOTAL CREDIT : &emsp; ${point(total(rows, 1))}</p>`;
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Bank Seroja Berhad</b><span>MUKA/PAGE : ${at + 1}<br>TARIKH PENYATA/STATEMENT DATE : ${short(dayAfter(period.end, 1))}<br>TEMPOH/PERIOD : ${short(period.start)} - ${short(period.end)}<br>NOMBOR AKAUN/ACCOUNT NUMBER : 514099-118203</span></div><p class="adr">FARIDAH BINTI OSMAN<br>LOT 9, JALAN KENANGA</p><p>URUSNIAGA AKAUN/ ACCOUNT TRANSACTIONS</p>${table([70, 250, 90, 90], heads('llrr', 'TARIKH MASUK<br>ENTRY DATE|BUTIR URUSNIAGA<br>TRANSACTION DESCRIPTION|JUMLAH URUSNIAGA<br>TRANSACTION AMOUNT|BAKI PENYATA<br>STATEMENT BALANCE') + (at === 0 ? cells('llrr', `|BEGINNING BALANCE||${point(opening)}`) : '') + part.map(({ html }) => html).join(''))}${at === parts.length - 1 ? foot : ''}<p class="foot">Perhatian / Note: Semua maklumat dan baki akan dianggap betul jika tiada bantahan dalam 21 hari. PIDM melindungi sehingga RM250,000.00.</p>`,
  );
  const css = look(
    `7.8pt/11pt 'DejaVu Sans Mono','Liberation Mono'|36pt 40pt|.page{font-size:7pt}.top{height:64pt}.adr{height:44pt}th{font-size:6pt;line-height:9pt;border-top:1pt solid #da0;border-bottom:1pt solid #da0}td{padding-bottom:2pt}.end{padding:10pt 0 0 200pt}.foot{position:absolute;bottom:30pt;left:40pt;right:40pt;font-size:5.6pt;line-height:8pt}`,
  );
  return drawnOf(pages, css, {
    account: account('Bank Seroja Berhad|FARIDAH BINTI OSMAN|savings|MYR', '514099-118203'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true })),
  });
}

const PISO: readonly Sort[] = [
  ['Transfer from 09#########1 to 09#########8', 5_000, 400_000],
  ['Payment to {Sari-Sari ni Nena;Kuryente Co-op;Jeep Load}', -150_000, -1_000],
  ['Buy Load Transaction for 09#########', -50_000, -1_000],
  ['Cash-in from {Bangko Narra;7th St Kiosk}', 10_000, 500_000],
];

/** A Philippine wallet on a sheet turned sideways: timestamps, a reference in the middle, the edges among the rows. */
function wallet(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const { opening, rows, closing } = booked(random, { ...period, sorts: PISO }, 10, 60, [1_000, 90_000]);
  const stamp = ({ date }: Move, r: number) => {
    const hour = hourOf(r, rows.length);
    const late = Number(hour.slice(0, 2)) >= 13;
    return `${day(date, 'yyyy-mm-dd')} ${late ? `0${Number(hour.slice(0, 2)) - 12}`.slice(-2) : hour.slice(0, 2)}${hour.slice(2)} ${hour >= '12' ? 'PM' : 'AM'}`;
  };
  const reference = ({ ref }: Move) => `90${ref}${ref.slice(0, 3)}`;
  const body = rows.map((row, r) =>
    cells(
      'lllrrr',
      `${stamp(row, r)}|${joined(row.lines)}|${reference(row)}|${outIn(row.amount, point)}|${point(row.balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 15, 340, 400);
  const edge = (label: string, sums: string) => cells('lllrrr', `|${label}|${sums}`);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>PisoTap Transaction History</b><span>Mutya Del Rosal-Abad &emsp; 0999 118 2047<br>Transaction Period ${day(period.start, 'yyyy-mm-dd')} to ${day(period.end, 'yyyy-mm-dd')} (PHP)</span></div>${table([130, 290, 110, 70, 70, 80], heads('lllrrr', 'Date and Time|Description|Reference No.|Debit|Credit|Balance') + (at === 0 ? edge('STARTING BALANCE', `|||${point(opening)}`) : '') + part.join('') + (at === parts.length - 1 ? edge('ENDING BALANCE', `|||${point(closing)}`) + edge('Total Debit', `|${point(total(rows, -1))}||`) + edge('Total Credit', `||${point(total(rows, 1))}|`) : ''))}`,
  );
  const css = look(
    `8pt/11pt 'Noto Sans CJK JP','Liberation Sans'|36pt 40pt|.top{height:50pt}td,th{padding:2pt;border:.3pt solid #ccd}th{background:#dfe9ff}`,
  );
  return drawnOf(pages, css, {
    account: account('PisoTap|Mutya Del Rosal-Abad|unknown|PHP', '09991182047'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true, reference: reference(row) })),
  });
}

const SIDEWAYS: Family['size'] = [A4[1], A4[0]];

export const families: Family[] = [
  family('th-savings-unsigned', 'en', 'savings', ['unsigned-amounts', 'carried-forward', 'text-right'], unsigned),
  family('id-savings-mutasi-db', 'id', 'savings', ['debit-mark', 'balance-once-a-day', 'misprints'], mutasi),
  family('my-savings-sign-behind', 'ms', 'savings', ['trailing-sign', 'two-languages', 'many-lines'], trailing),
  family('ph-wallet-sideways', 'en', 'unknown', ['landscape', 'timestamps', 'edges-among-rows'], wallet, SIDEWAYS),
];
