import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An Indonesian rekening tahapan: days and months whose year stands only beside PERIODE, notes over several lines in two
 * half-columns, a branch code, one column of mutations with DB behind what goes out, and a balance on some rows only.
 */
const BANK = 'BANK SAMUDRA KENCANA';
const WORDS: kit.Words = {
  man: ['AGUS SETIAWAN', 'DEWI ANGGRAINI', 'I MADE SUARTANA', 'SITI NURHALIZAH', 'BUDI HARTONO W'],
  firm: ['CV MEKAR ABADI', 'PT LINTAS NUSA JAYA', 'TOKO BESI SENTOSA', 'PT GRIYA PANGAN'],
  shop: ['KOPI TEPI SAWAH', 'WARUNG BU TINI', 'MINI MART 2{3}', 'APOTEK SEHATI', 'BENSIN PERMATA'],
  why: ['bayar kos', 'arisan', 'DP mebel', 'lunas inv {3}', 'uang makan', 'titipan'],
};
const OUTS = [
  'TRSF E-BANKING DB|{4}/FTSCY/WS9{4}|{n}{2}000.00|{why}|{man}',
  'TRSF E-BANKING DB|TANGGAL :{tgl}|TRANSFER KE 014|{man}',
  'KARTU DEBIT|{shop}|{16}',
  'TARIKAN ATM {tgl}',
  'BIAYA ADM',
  'PAJAK BUNGA',
  'TRANSAKSI DEBIT|TGL: {tgl} QR 9{2}|00000.00{shop}',
  'BYR VIA E-BANKING|{tgl} WSID Z{n}{3}1|PLN PASCABAYAR|{12}',
  'BI-FAST DB|BIF TRANSFER KE|{3} {man}|KBB',
  'BI-FAST DB|BIAYA TXN KE|{3} {man}',
  'FLAZZ TOPUP|{16}',
  'DB OTOMATIS|{tgl} KARTU KREDIT|4{3}-XXXX-{4}',
  'TRSF E-BANKING DB|{tgl} {5}|{firm}',
  'SETORAN KLIRING TOLAK',
  'BYR VIA E-BANKING|PDAM {10}',
  'PEMBELIAN PULSA|08{10}',
  'ASURANSI|POLIS {9}|PREMI {n}/2{n}',
  'CICILAN KPR|{10} KE-{2}',
  'TARIKAN TUNAI|{man}',
  'SWITCHING DB|TRANSFER KE {3}|{man}|PRIMA',
];
const INS = [
  'TRSF E-BANKING CR|{4}/FTSCY/WS9{4}|{n}{3}000.00|{why}|{man}',
  'BI-FAST CR|TRANSFER DR|{3} {man}',
  'SETORAN TUNAI|{man}',
  'BUNGA',
  'KR OTOMATIS|GAJI|{firm}',
  'SWITCHING CR|TRANSFER DR {3}|{man}|PRIMA',
  'KR OTOMATIS|TANGGAL :{tgl}|MID : 88500{7}|{firm}',
  'SETORAN VIA CDM|TGL {tgl} {4}',
  'KLIRING CR|{firm}',
];
const ROOM = 49;

interface Entry extends kit.Move {
  readonly lines: readonly string[];
  readonly branch: string;
  readonly printed: bigint | null;
}

const money = (minor: bigint) => figure(minor, { group: ',', decimal: '.' });
const day = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}`;

function drawEntries(random: Random, period: kit.Period, opening: bigint): Entry[] {
  const tgl = [0, 1, 2].map((n) => `${partsOf(period.start).dd.replace('01', '1')}${n}/${partsOf(period.start).mm}`);
  const plain = kit.moves(random, {
    ...{
      period,
      count: kit.rowCount(random, 75),
      opening,
      sums: [1_000_000, 40_000_000],
      round: random.pick([100, 50_000]),
    },
    ...{
      outs: OUTS,
      ins: INS,
      inShare: 0.24,
      words: {
        ...WORDS,
        tgl,
        shop: (WORDS.shop ?? []).map((shop) => kit.fill(random, shop, {})),
        why: (WORDS.why ?? []).map((why) => kit.fill(random, why, {})),
      },
    },
  });
  return plain.map((move, r) => {
    const shows = move.date !== plain[r + 1]?.date || random.chance(0.15);
    return {
      ...move,
      lines: move.text.split('|'),
      branch: random.chance(0.12) ? `0${random.digits(3)}` : '',
      printed: shows ? move.balance : null,
    };
  });
}

/** First line beside the rest: the left half says what, the right half the details. */
function rowHtml(entry: Entry, r: number): string {
  const [first = '', ...rest] = entry.lines;
  const mark = entry.amount < 0n ? ' DB' : '';
  return `<div class="l" ${rowAttribute(0, r)}><span>${day(entry.date)}</span><span>${text(first)}</span><span>${rest.map(text).join('<br>')}</span><span>${entry.branch}</span><span class="r">${money(entry.amount)}<em>${mark}</em></span><span class="r">${entry.printed === null ? '' : money(entry.printed)}</span></div>`;
}

function truthOf({ date, lines, branch, amount, printed }: Entry): TrueRow {
  const words = lines.join(' ');
  return {
    date,
    valueDate: null,
    description: words,
    alsoAccepted: branch ? [`${words} ${branch}`] : [],
    reference: null,
    amount: contractAmount(amount),
    balance: printed === null ? null : contractAmount(printed),
  };
}

function headOf(holder: string, number: string, month: string, page: string, address: string): string {
  return `<div class="logo">${BANK}</div><div class="t">REKENING TAHAPAN SAMUDRA</div><div class="kcp">KCP PASAR LAMA</div>
    <div class="who">${holder}<br>${address}</div><div class="box"><i>NO. REKENING</i><span>: ${number}</span><i>HALAMAN</i><span>: ${page}</span><i>PERIODE</i><span>: ${month}</span><i>MATA UANG</i><span>: IDR</span></div>
    <div class="note"><b>CATATAN:</b><p>• Apabila nasabah tidak melakukan sanggahan atas Laporan Mutasi Rekening ini sampai dengan akhir bulan berikutnya, nasabah dianggap telah menyetujui segala data yang tercantum.</p><p>• Bank berhak setiap saat melakukan koreksi apabila ada kesalahan pada Laporan Mutasi Rekening.</p></div>
    <div class="l h"><span>TANGGAL</span><span>KETERANGAN</span><span></span><span>CBG</span><span class="r">MUTASI</span><span class="r">SALDO</span></div>`;
}

function totals(opening: bigint, entries: readonly Entry[], credit: bigint, closing: bigint): string {
  const outs = entries.filter(({ amount }) => amount < 0n).length;
  const line = (label: string, sum: bigint, count: string) =>
    `<i>${label}</i><span>:</span><span class="r">${money(sum)}</span><span class="r">${count}</span>`;
  return `<div class="tot">${line('SALDO AWAL', opening, '')}${line('MUTASI CR', credit, `${entries.length - outs}`)}${line('MUTASI DB', -kit.sumOf(entries, -1), `${outs}`)}${line('SALDO AKHIR', closing, '')}</div>`;
}

function draw(random: Random): Drawn {
  const start = `${random.integer(2022, 2025)}-${String(random.integer(1, 12)).padStart(2, '0')}-01`;
  const end = new Date(Date.UTC(Number(partsOf(start).yyyy), Number(partsOf(start).m), 0)).toISOString().slice(0, 10);
  const period = { start, end };
  const opening = BigInt(random.integer(10_000_000, 2_000_000_000));
  const drawn = drawEntries(random, period, opening);
  const fault = kit.drawFault(random, ['closing', 'balance', 'credit'], drawn.length);
  const wrong = fault === 'balance' ? drawn.findLastIndex(({ printed }) => printed !== null) : -1;
  const entries = drawn.map((entry, r) =>
    r === wrong ? { ...entry, printed: kit.misprint(random, entry.balance) } : entry,
  );
  const last = entries.at(-1)?.balance ?? opening;
  const closing = fault === 'closing' ? kit.misprint(random, last) : last;
  const into = kit.sumOf(entries, 1);
  const credit = fault === 'credit' ? kit.misprint(random, into) : into;
  const holder = random.pick(['WAYAN ADI PUTRA', 'RINI KUSUMAWATI', 'HENDRA GUNAWAN', 'UD SUMBER REJEKI']);
  const number = `${random.integer(1, 8)}${random.digits(9)}`;
  const address = `JL MELATI RAYA NO ${random.integer(1, 140)}<br>RT 00${random.integer(1, 9)} RW 0${random.integer(10, 19)}<br>KEBON JERUK LOR<br>SURABAYA 60${random.digits(3)}<br>INDONESIA`;
  const month = intlDate(start, 'id-ID', { month: 'long', year: 'numeric' }).toUpperCase();
  const pages = kit.paginate(
    entries,
    ({ lines }) => Math.max(1, lines.length - 1),
    () => ROOM - 1,
    6,
  );
  let r = 0;
  const html = pages.map((page, index) => {
    const first =
      index === 0
        ? `<div class="l"><span>${day(start)}</span><span>SALDO AWAL</span><span></span><span></span><span></span><span class="r">${money(opening)}</span></div>`
        : '';
    const isLast = index === pages.length - 1;
    const foot = isLast
      ? totals(opening, entries, credit, closing)
      : '<p class="next">Bersambung ke halaman berikut</p>';
    return `${headOf(holder, number, month, `${index + 1} / ${pages.length}`, address)}<div class="body">${first}${page.map((entry) => rowHtml(entry, r++)).join('')}${foot}</div>`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'savings', currency: 'IDR' },
        period,
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map(truthOf),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

const CSS = `
.page { font-family: 'Liberation Sans Narrow'; font-size: 8.4pt; }
.logo { position: absolute; left: 30pt; top: 24pt; font-size: 15pt; font-weight: bold; color: #0a3f8f; } .t { position: absolute; right: 30pt; top: 26pt; font-size: 12pt; font-weight: bold; } .kcp { position: absolute; left: 30pt; top: 46pt; }
.who { position: absolute; left: 30pt; top: 62pt; width: 262pt; height: 76pt; border: .8pt solid #000; border-radius: 6pt; padding: 5pt 8pt; line-height: 10.8pt; }
.box { position: absolute; right: 30pt; top: 62pt; width: 262pt; height: 76pt; border: .8pt solid #000; border-radius: 6pt; padding: 8pt; display: grid; grid-template-columns: 90pt 1fr; line-height: 14pt; } i { font-style: normal; }
.note { position: absolute; left: 30pt; right: 30pt; top: 144pt; font-size: 6.8pt; line-height: 8.4pt; }
.l { display: grid; grid-template-columns: 52pt 112pt 142pt 34pt 104pt 91pt; line-height: 11.6pt; white-space: nowrap; padding: 0 2pt; } .l.h { position: absolute; left: 30pt; width: 539pt; top: 184pt; border: .8pt solid #000; border-radius: 4pt; height: 17pt; line-height: 16pt; font-weight: bold; }
.l em { font-style: normal; display: inline-block; width: 16pt; text-align: left; padding-left: 3pt; } .r { text-align: right; }
.body { position: absolute; left: 30pt; width: 539pt; top: 204pt; } .next { text-align: right; font-style: italic; padding-top: 4pt; } .tot { display: grid; grid-template-columns: 70pt 10pt 100pt 40pt; margin: 10pt 0 0 52pt; line-height: 11.6pt; }
`;

export const families: Family[] = [
  {
    name: 'id-savings-mutasi',
    country: 'ID',
    language: 'id',
    type: 'savings',
    difficulties: ['no-year', 'mark-behind', 'some-balances', 'two-part-description', 'amounts-in-text'],
    size: A4,
    draw,
  },
];
