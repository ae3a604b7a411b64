import type { Family } from '../family.ts';
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
  mon,
  pack,
  periodOf,
  point,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * South-East Asia: Indonesia's biggest private bank (text in two columns, `DB` behind the amount, the balance at a day's end only) and Malaysia's
 * biggest (headings in three languages, the sign behind the amount, the text goes on below).
 */

const ID = [
  [
    'TRSF E-BANKING DB|{=ddmm}/FTSCY/WS95###|{200000.00;350000.00;1250000.00}|{bayar pesanan;sewa;arisan}|{BUDI SANTIKO;TOKO MAKMUR JAYA;RINI HANDAYU}',
    -5_000_000,
    -250_000_000,
  ],
  ['TRSF E-BANKING CR|{=ddmm}/FTSCY/WS95###|{175000.00;90000.00}|{DEDI KURNIA;SRI WAHYU}', 4_000_000, 500_000_000],
  ['TRANSAKSI DEBIT|TGL: {=ddmm}|QR 014|00000.00{WARUNG BU;ALFAMARI;KOPI TUKU}', -1_500_000, -15_000_000],
  ['KARTU DEBIT|{SUPERINDAH SETIABUDI;INDOMARI CIKINI}|6019####  ######', -3_000_000, -80_000_000],
  ['BI-FAST DB|BIF TRANSFER KE|0{08;02;09}|{PT SUMBER ALAM;AGUS PRIYO}|KBB', -10_000_000, -300_000_000],
  ['BIAYA TXN|BIF TRANSFER KE|002 KBB', -250_000, -250_000],
  ['SWITCHING CR|TRANSFER|DR 009 {PT CIPTA;HENDRA W}|JAKARTA', 20_000_000, 900_000_000],
  ['BIAYA ADM', -1_500_000, -1_700_000],
  ['SETORAN TUNAI|00{12;48}', 50_000_000, 700_000_000],
  ['BUNGA', 1_000, 90_000],
  ['PAJAK BUNGA', -200, -18_000],
] as const;

const indo = family(
  'id-savings-mutasi-db',
  'id',
  'savings',
  ['db-behind', 'day-end-balance', 'no-year', 'amounts-in-text', 'two-text-columns', 'misprint'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const { start, end } = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { start, end, sorts: ID, step: 100 },
      15,
      90,
      [50_000_000, 3_000_000_000],
    );
    const wrong = random.chance(0.4);
    const out = total(rows, -1);
    const month = mon(start, 'JANUARI FEBRUARI MARET APRIL MEI JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER');
    const holder = random.pick(['HARTONO WIBAWA', 'CV BERKAH TANI', 'NI LUH KADEK ARI']);
    const number = random.digits(10);
    const branch = (move: Move) => (/^(SETORAN|SWITCHING)/.test(move.lines[0] ?? '') ? `${move.ref.slice(0, 4)}` : '');
    const body = rows.map((move, at) => ({
      h: Math.max(1, move.lines.length - 1) * 10 + 2,
      html: cells(
        'lllcrlr',
        [
          day(move.date, 'dd/mm'),
          text(move.lines[0] ?? ''),
          joined(move.lines.slice(1)),
          branch(move),
          point(move.amount),
          move.amount < 0n ? 'DB' : '',
          move.lastOfDay ? point(move.balance) : '',
        ],
        [0, at],
      ),
    }));
    const lines = [
      { h: 12, html: cells('lllcrlr', [day(start, 'dd/mm'), 'SALDO AWAL', '', '', '', '', point(opening)]) },
      ...body,
    ];
    const parts = pack(lines, ({ h }) => h, 470, 470);
    const head = (p: number) =>
      `<div class="sp"><b class="logo">BSA</b><b class="ti">REKENING TAHAPAN</b></div><div class="bx"><div>${holder}<br>KP MELATI RT 00${random.digits(1)} RW 004<br>SUKAMAJU<br>BOGOR 16${random.digits(3)}<br>INDONESIA</div><table class="i"><tr><td>NO. REKENING</td><td>: ${number}</td></tr><tr><td>HALAMAN</td><td>: ${p + 1} / ${parts.length}</td></tr><tr><td>PERIODE</td><td>: ${month} ${day(start, 'yyyy')}</td></tr><tr><td>MATA UANG</td><td>: IDR</td></tr></table></div><div class="kc">KCP SUKAMAJU</div><div class="ca"><div>CATATAN:<br>• Apabila nasabah tidak melakukan sanggahan atas Laporan Mutasi Rekening ini sampai dengan akhir bulan berikutnya, nasabah dianggap telah menyetujui segala data yang tercantum pada Laporan Mutasi Rekening ini.</div><div>• BSA berhak setiap saat melakukan koreksi apabila ada kesalahan pada Laporan Mutasi Rekening.</div></div>`;
    const foot = `<table class="e"><tr><td>SALDO AWAL</td><td>:</td><td class="r">${point(opening)}</td><td></td></tr><tr><td>MUTASI CR</td><td>:</td><td class="r">${point(total(rows, 1))}</td><td class="r">${inOrOut(rows, 1).length}</td></tr><tr><td>MUTASI DB</td><td>:</td><td class="r">${point(wrong ? out - 10_000_000n : out)}</td><td class="r">${inOrOut(rows, -1).length}</td></tr><tr><td>SALDO AKHIR</td><td>:</td><td class="r">${point(closing)}</td><td></td></tr></table>`;
    const pages = parts.map(
      (part, p) =>
        `${head(p)}${table([44, 108, 152, 30, 84, 20, 92], heads('lllcrlr', 'TANGGAL|KETERANGAN||CBG|MUTASI||SALDO') + part.map(({ html }) => html).join(''), 'm')}${p === parts.length - 1 ? foot : '<div class="n">Bersambung ke Halaman berikut</div>'}`,
    );
    return drawnOf(
      pages,
      look(
        "8pt/10pt 'Liberation Sans'|30pt 32pt|.logo{font-size:24pt;color:#0060af;line-height:28pt}.ti{font-size:12pt}.bx{display:flex;justify-content:space-between;border:.7pt solid #000;border-radius:6pt;padding:8pt;margin:8pt 0}.i td{padding-right:10pt}.kc{margin-bottom:6pt}.ca{display:flex;gap:24pt;font-size:6.5pt;line-height:8pt;border:.7pt solid #000;border-radius:6pt;padding:5pt;margin-bottom:8pt}.ca div{flex:1}th{border-bottom:.7pt solid #000;border-top:.7pt solid #000;padding:3pt 0}.m td{padding-top:2pt}.m td:nth-child(6){padding-left:4pt}.n{margin-top:8pt}.e{margin:12pt 0 0 44pt}.e td{padding-right:10pt}",
      ),
      {
        account: account(`BSA|${holder}|savings|IDR`, number),
        period: { start, end },
        opening,
        closing,
        status: wrong ? 'failed' : 'verified',
        rows: rows.map((move) =>
          rowOf(move, {
            description: move.lines.join(' ').replace(/ +/g, ' '),
            alsoAccepted: branch(move)
              ? [
                  `${move.lines[0]} ${move.lines[1] ?? ''} ${branch(move)} ${move.lines.slice(2).join(' ')}`
                    .replace(/ +/g, ' ')
                    .trim(),
                ]
              : [],
            balance: move.lastOfDay ? rowOf(move, { shows: true }).balance : null,
          }),
        ),
      },
    );
  },
);

const MY = [
  ['TRANSFER FR A/C|{NUR AISYAH BINTI *;LIM WEI HONG *;SYKT MAJU JAYA *}|{rent;makan;Fund transfer}', -1_000, -180_000],
  ['TRANSFER TO A/C|{KEDAI RUNCIT ALI *;RAVI A/L K *}|pymt inv ###', 5_000, 250_000],
  ['PRE-AUTH DEBIT|{GRABIT-EC KUALA LUMPUR;SHOPPI MALAYSIA KL}|5181################', -900, -30_000],
  ['PAYMENT VIA MYDEBIT|{99 SPEEDMARKT ####;PETRONAX KLANG}|########', -1_200, -22_000],
  ['IBK FUND TFR FR A/C|{TNB ######;AIR SELANGOR}|{=dd/mm} BILL ########', -4_000, -45_000],
  ['CASH DEPOSIT|ATM ####', 10_000, 300_000],
  ['FPX PAYMENT FR A/|UNISHOP SDN BHD *|##############', -2_000, -90_000],
  ['IBG CREDIT|{KILANG PERABOT SDN *;LHDN REFUND *}|SALARY {JAN;MAC;OGOS}', 180_000, 720_000],
  ['DEBIT ADVICE|SERVICE CHARGE', -50, -1_000],
  ['PROFIT PAID', 3, 900],
] as const;

const malay = family(
  'my-savings-trilingual-sign-behind',
  'ms',
  'savings',
  ['sign-behind', 'three-languages', 'lines-below', 'no-period', 'running-balance'],
  (random) => {
    const { start, end } = periodOf(random);
    const { opening, rows, closing } = booked(random, { start, end, sorts: MY }, 14, 110, [4_000, 900_000]);
    const holder = random.pick(['AHMAD FIRDAUS BIN OSMAN', 'TAN SIEW LING', 'PERNIAGAAN SRI MELUR']);
    const number = `1${random.digits(5)}-${random.digits(6)}`;
    const body = rows.map((move, at) => ({
      h: move.lines.length * 10,
      html: cells(
        'llrr',
        [
          day(move.date, 'dd/mm/yy'),
          text(move.lines[0] ?? '') +
            move.lines
              .slice(1)
              .map((line) => `<br>&nbsp;&nbsp;&nbsp;${text(line)}`)
              .join(''),
          `${point(move.amount)}${move.amount < 0n ? '-' : '+'}`,
          point(move.balance),
        ],
        [0, at],
      ),
    }));
    const lines = [
      { h: 12, html: cells('llrr', `|BEGINNING BALANCE||${point(opening)}`) },
      ...body,
      {
        h: 70,
        html: `<tr><td></td><td colspan="3"><br>ENDING BALANCE : &nbsp;&nbsp;&nbsp;&nbsp; ${point(closing)}<br>LEDGER BALANCE : &nbsp;&nbsp;&nbsp;&nbsp; ${point(closing)}<br>TOTAL DEBIT : &nbsp;&nbsp;&nbsp;&nbsp; ${point(total(rows, -1))}<br>TOTAL CREDIT : &nbsp;&nbsp;&nbsp;&nbsp; ${point(total(rows, 1))}<br>END OF STATEMENT</td></tr>`,
      },
    ];
    const parts = pack(lines, ({ h }) => h, 395, 395);
    const head = (p: number) =>
      `<div class="sp"><div><b class="logo">Bank Melur Berhad</b> (3813-Z)<br><span class="s">14th Floor, Menara Melur, 100 Jalan Tun Pekan, 50050 Kuala Lumpur, Malaysia</span></div><div class="s r">MUKA/頁/PAGE : ${p + 1}</div></div><div class="two"><div><br>${holder}<br>NO ${random.digits(2)} JALAN SG ${random.digits(1)}/4<br>TAMAN SRI GOMBEK<br>68100 BATU KAVES<br>SEL</div><table class="i"><tr><td>TARIKH PENYATA<br>結單日期<br>STATEMENT DATE</td><td>: ${day(end, 'dd/mm/yy')}</td></tr><tr><td>NOMBOR AKAUN<br>戶號<br>ACCOUNT NUMBER</td><td>: ${number}</td></tr></table></div><div class="s">PERLINDUNGAN OLEH PIDM SETAKAT RM250,000 BAGI SETIAP PENDEPOSIT<br>00 IBS KLANG MAIN</div><div class="ban">PERSONAL SAVER-i</div><div class="s">URUSNIAGA AKAUN/ 戶口進支項 /ACCOUNT TRANSACTIONS</div>`;
    const title = cells(
      'llrr',
      'TARIKH MASUK<br>進支日期<br>ENTRY DATE|BUTIR URUSNIAGA<br>進支項說明<br>TRANSACTION DESCRIPTION|JUMLAH URUSNIAGA<br>銀碼<br>TRANSACTION AMOUNT|BAKI PENYATA<br>結單存餘<br>STATEMENT BALANCE',
      null,
      'th',
    );
    const note =
      '<div class="ft">Perhatian / Note<br>(1) Semua maklumat dan baki yang dinyatakan di dalam penyata ini akan dianggap betul melainkan pihak Bank dimaklumkan secara bertulis dalam tempoh 21 hari.<br>(2) 敬請注意:如有任何錯誤,請在21天內通知本行。<br>(3) All items and balances shown will be considered correct unless the Bank is notified in writing of any discrepancies within 21 days. Hotline 1-300-88-6688.</div>';
    const pages = parts.map(
      (part, p) => `${head(p)}${table([78, 230, 110, 110], title + part.map(({ html }) => html).join(''), 'm')}${note}`,
    );
    return drawnOf(
      pages,
      look(
        "8pt/10pt 'Liberation Sans', 'Noto Sans CJK TC'|28pt 32pt|.logo{font-size:15pt;line-height:20pt}.s{font-size:6.5pt;line-height:8.5pt}.two{display:flex;justify-content:space-between;margin:8pt 0}.i td{padding:2pt 6pt;font-size:7pt;line-height:9pt}.ban{background:#ffc800;text-align:right;padding:3pt 6pt;font-weight:bold;margin:6pt 0}th{font-size:6.5pt;line-height:9pt;border-bottom:.7pt solid #000;border-top:.7pt solid #000;padding:2pt 0}.ft{position:absolute;bottom:16pt;left:32pt;right:32pt;font-size:6pt;line-height:8pt}",
      ),
      {
        account: account(`Bank Melur Berhad|${holder}|savings|MYR`, number),
        opening,
        closing,
        rows: rows.map((move) => rowOf(move, { shows: true, description: move.lines.join(' ') })),
      },
    );
  },
);

export const families: Family[] = [indo, malay];
