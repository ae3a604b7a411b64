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
  span,
  table,
  total,
} from '../kit.ts';
import { intlDate } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered, rowsIn } from './paper-flow.ts';

const PLUS: readonly Sort[] = [
  ['TRANSFER FR A/C|{KEDAI RUNCIT ~~ *;AZLINA BT OSMAN *}|INV ####', -90_000, -900],
  ['IBK FUND TFR TO A/C|{SITI RAHAYU *;JOMPAY UTIL *}|###########', -60_000, -1_500],
  ['SALE DEBIT|{PASARAYA TELUK;MINYAK SELASIH}', -24_000, -500],
  ['CASH DEPOSIT', 10_000, 120_000],
  ['FPX PAYMENT FR A/|{SEWA DUA *}', -30_000, -4_000],
  ['INTER-BANK PAYMENT INTO A/C|{PERABOT JATI SDN B *;LEE & NG *}|INVOICE ###', 30_000, 700_000],
];
const PLUS_LOOK = look(
  `8pt/11pt 'Liberation Sans Narrow'|30pt 44pt|.logo{font:bold 18pt/22pt 'Liberation Sans';background:#ffc83d;padding:4pt 10pt;display:inline-block}.tri{font-size:7pt;line-height:9pt}table{border:.7pt solid #000}th{border:.7pt solid #000;font-size:7pt;line-height:9pt;padding:2pt 3pt}td{border-left:.7pt solid #000;border-right:.7pt solid #000;padding:0 3pt}.plain,.plain td{border:0}.foot{position:absolute;left:44pt;right:44pt;bottom:16pt;font:7pt/9pt 'Liberation Sans'}`,
);

/** One column of amounts with the sign behind; headings in three languages. */
const plus = family(
  'my-checking-sign-behind',
  'ms',
  'checking',
  ['trailing-plus-and-minus', 'three-languages', 'totals-under-the-table'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: PLUS, floor: 1_000n },
      22,
      70,
      [80_000, 900_000],
    );
    const one = (row: Move, r: number) =>
      cells(
        'lllrr',
        `${day(row.date, 'dd/mm/yy')}||${joined([row.lines[0] ?? '', ...row.lines.slice(1).map((line) => `  ${line}`)])}|${point(row.amount)}${row.amount < 0n ? '-' : '+'}|${point(row.balance)}`,
        [0, r],
      );
    const number = `5${random.digits(5)}-${random.digits(6)}`;
    const front = `<div class="sp"><div class="logo">Bank Harimau</div><div class="r">MUKA/ 頁/ PAGE : 1<br>TARIKH PENYATA<br>結單日期 &nbsp; ${day(period.end, 'dd/mm/yy')}<br>STATEMENT DATE<br>NOMBOR AKAUN 戶號 ACCOUNT NUMBER<br>${number}</div></div><p style="padding:14pt 0 20pt">PERABOT CENGAL ENTERPRISE<br>LOT 18 JALAN SELASIH<br>99000 TELUK BARU</p><p class="tri">URUSNIAGA AKAUN/ 戶口進支項 /ACCOUNT TRANSACTIONS</p>`;
    const head = heads(
      'llllr',
      'TARIKH MASUK<br>進支日期<br>ENTRY DATE|TARIKH NILAI<br>過帳日期<br>VALUE DATE|BUTIR URUSNIAGA<br>進支項說明<br>TRANSACTION DESCRIPTION|JUMLAH URUSNIAGA<br>銀碼<br>TRANSACTION AMOUNT|BAKI PENYATA<br>結單存餘<br>STATEMENT BALANCE',
    );
    const pair = (name: string, value: bigint): Line => [cells('lllrr', `||${name}||${point(value)}`), 11];
    const lines: Line[] = [
      pair('BEGINNING BALANCE', opening),
      ...rowsIn(rows, 11, 0, one),
      ['<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr>', 11],
      pair('ENDING BALANCE :', closing),
      pair('LEDGER BALANCE :', closing),
      pair('TOTAL DEBIT :', total(rows, -1)),
      pair('TOTAL CREDIT :', total(rows, 1)),
    ];
    const bodies = flow([block(front, 165), grid([62, 62, 204, 88, 88], head, lines, { headHeight: 32 })], 740, 730);
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot">Perhatian / Note: (1) Semua maklumat dan baki yang dinyatakan dianggap betul. &nbsp; ${at}/${count}</div>`,
    );
    const facts = account('Bank Harimau|PERABOT CENGAL ENTERPRISE|checking|MYR', number);
    return drawnOf(pages, PLUS_LOOK, {
      account: facts,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

const MUTASI: readonly Sort[] = [
  [
    'TRSF E-BANKING DB|{=ddmm}/FTSCY/WS9####|{bayar kain;listrik ruko}|{SRI WULANDARI;TOKO SINAR}',
    -900_000_000,
    -5_000_000,
  ],
  ['KARTU DEBIT|{MINIMART KENANGA;SPBU 34.#####}', -60_000_000, -1_500_000],
  ['TRSF E-BANKING CR|{=ddmm}/FTSCY/WS9####|{pelunasan;dp kebaya}|{RATNA DEWI;CV ANUGERAH}', 10_000_000, 1_200_000_000],
  ['BIAYA ADM', -1_700_000, -1_500_000],
  ['SETORAN TUNAI|TGL: {=ddmm} CABANG', 50_000_000, 400_000_000],
];
const MUTASI_LOOK = look(
  `8pt/11pt 'Liberation Mono'|36pt 40pt|.logo{font:bold italic 20pt/24pt 'Liberation Serif';color:#005baa}.box{border:.6pt solid #000;padding:8pt 10pt;width:250pt;height:86pt}th{border-top:.6pt solid #000;border-bottom:.6pt solid #000;font-weight:bold;padding:2pt 0}.note{font:6.5pt/9pt 'Liberation Sans';padding:6pt 0 10pt;white-space:normal}.foot{position:absolute;right:40pt;bottom:18pt}`,
);

const mutasi = family(
  'id-checking-mutasi',
  'id',
  'checking',
  ['db-suffix', 'balance-once-a-day', 'four-line-rows', 'mono', 'continued-line'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: MUTASI, floor: 10_000_000n },
      60,
      150,
      [100_000_000, 2_000_000_000],
    );
    const date = (iso: string) => day(iso, 'dd/mm');
    const one = (row: Move, r: number) =>
      cells(
        'lllrlr',
        `${date(row.date)}|${joined(row.lines)}||${point(row.amount)}|${row.amount < 0n ? '&nbsp;DB' : ''}|${row.lastOfDay ? point(row.balance) : ''}`,
        [0, r],
      );
    const number = random.digits(10);
    const month = intlDate(period.end, 'id-ID', { month: 'long', year: 'numeric' }).toUpperCase();
    const front =
      `<div class="sp"><div class="logo">Bank Nusa Kenanga</div><div class="r"><b>REKENING TAHAPAN</b><br>KCP PASAR TURI</div></div><div class="sp" style="padding-top:10pt"><div class="box">SEKAR AYUNINGTYAS<br>JL MELATI GG II NO 8<br>KEBONSARI<br>SURAMADU 69990<br>INDONESIA</div><div class="box" style="width:245pt">${span('NO. REKENING :', number)}${span('HALAMAN :', '1 / n')}${span('PERIODE :', month)}${span('MATA UANG :', 'IDR')}</div></div><p class="note">CATATAN: Apabila nasabah tidak melakukan sanggahan atas Laporan Mutasi Rekening ini sampai dengan akhir bulan berikutnya, nasabah dianggap telah menyetujui segala data.</p>`.replace(
        '1 / n',
        '1',
      );
    const first: Line = [cells('lllrlr', `${date(period.start)}|SALDO AWAL||||${point(opening)}`), 11];
    const count = (sign: 1 | -1) => rows.filter(({ amount }) => amount > 0n === sign > 0).length;
    const end = `<div style="padding-top:12pt">${table(
      [100, 14, 140, 40],
      [
        ['SALDO AWAL', point(opening), ''],
        ['MUTASI CR', point(total(rows, 1)), String(count(1))],
        ['MUTASI DB', point(total(rows, -1)), String(count(-1))],
        ['SALDO AKHIR', point(closing), ''],
      ]
        .map(([name, value, n]) => cells('llrr', `${name}|:|${value}|${n}`))
        .join(''),
    )}</div>`;
    const bodies = flow(
      [
        block(front, 175),
        grid([48, 196, 30, 108, 24, 108], heads('lllrlr', 'TANGGAL|KETERANGAN|CBG|MUTASI||SALDO'), [
          first,
          ...rowsIn(rows, 11, 3, one),
        ]),
        block(end, 64),
      ],
      725,
      720,
    );
    const pages = numbered(
      bodies,
      (body, at, all) => `${body}<div class="foot">${at < all ? 'Bersambung ke Halaman berikut' : ''}</div>`,
    );
    const facts = account('Bank Nusa Kenanga|SEKAR AYUNINGTYAS|checking|IDR', number);
    return drawnOf(pages, MUTASI_LOOK, {
      account: facts,
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
    });
  },
);

const WALLET: readonly Sort[] = [
  ['Transfer from 0917####### to 0928#######', -300_000, -2_000],
  ['Payment to {SARI-SARI NI LYN;MERALUX}, Merchant Transaction Number: ########', -90_000, -1_000],
  ['Buy Load Transaction for 0917#######', -10_000, -1_000],
  ['Received PISOBANK Transfer with account ending in #### and invno:{=yyyymmdd}######', 10_000, 900_000],
  ['Cash-in from {BAYAN KIOSK;OTC PARTNER}', 10_000, 200_000],
];
const WALLET_LOOK = look(
  `8pt/11pt 'Liberation Sans'|40pt 40pt|h1{font-size:15pt;line-height:20pt;text-align:center;color:#005ce6}th{background:#005ce6;color:#fff;padding:4pt;font-weight:bold}td{padding:4pt;border-bottom:.5pt solid #ccd}td:nth-child(2){white-space:normal}.foot{position:absolute;left:40pt;bottom:20pt;font-size:7pt}`,
);

const wallet = family(
  'ph-checking-wallet-history',
  'en',
  'checking',
  ['wallet', 'time-in-the-date', 'wrapped-text', 'starting-and-ending-rows', 'unnamed-bank-account'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(random, { ...period, sorts: WALLET, floor: 0n }, 8, 46, [100, 300_000]);
    const clock = (at: number) => {
      const [hour = '', minute = ''] = hourOf(at, rows.length).split(':');
      return `${String(Number(hour) > 12 ? Number(hour) - 12 : Number(hour)).padStart(2, '0')}:${minute} ${Number(hour) >= 12 ? 'PM' : 'AM'}`;
    };
    const refs = rows.map((row) => `00${row.ref}${random.digits(3)}`);
    const one = (row: Move, r: number) =>
      cells(
        'lllrrr',
        `${row.date} ${clock(r)}|${joined(row.lines)}|${refs[r]}|${outIn(row.amount, point)}|${point(row.balance)}`,
        [0, r],
      );
    const lines: Line[] = [
      [cells('lllrrr', `|STARTING BALANCE||||${point(opening)}`), 20],
      ...rowsIn(rows, 22, 9, one),
      [cells('lllrrr', `|ENDING BALANCE||||<b>${point(closing)}</b>`), 20],
      [cells('lllrrr', `|Total Debit / Total Credit||${point(total(rows, -1))}|${point(total(rows, 1))}|`), 20],
    ];
    const front = `<h1>PisoPal Transaction History</h1><p class="c" style="padding-bottom:14pt">${period.start} to ${period.end} &nbsp; Mobile number 0917${random.digits(7)} &nbsp; Currency PHP</p>`;
    const bodies = flow(
      [
        block(front, 46),
        grid(
          [98, 152, 82, 58, 58, 64],
          heads('lllrrr', 'Date and Time|Description|Reference No.|Debit|Credit|Balance'),
          lines,
          { headHeight: 20 },
        ),
      ],
      725,
      725,
    );
    const pages = numbered(
      bodies,
      (body, at) => `${body}<div class="foot">This is a system-generated document. &nbsp; ${at}</div>`,
    );
    const truth = rows.map((row, r) => rowOf(row, { shows: true, reference: refs[r] ?? null }));
    const number = /0917\d{7}/.exec(front)?.[0] ?? null;
    const facts = account('PisoPal||checking|PHP', number);
    return drawnOf(pages, WALLET_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

export const families: Family[] = [plus, mutasi, wallet];
