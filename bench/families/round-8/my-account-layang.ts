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
import { day } from '../stranger-parts.ts';
import { cycleOf, sheets, told } from './asia-parts.ts';

/**
 * Two accounts of Malaysia: a current account newest first, its opening balance last and without a day, counts before the totals, headings in
 * two languages; a savings account in small capitals whose days are printed once, without year, balances brought and carried on every page.
 */

const dmy = (iso: string): string => day(iso, 'dd/mm/yyyy');

const FIRM_SORTS: readonly (readonly [string, number, number])[] = [
  ['DUITNOW TO ACCOUNT|{KEDAI BESI SENTOSA;LIM HARDWARE ENT}|INV{=ddmm}-##', -980_000, -4_000],
  ['IBG CREDIT|{SYARIKAT PERABOT JATI SDN BHD;ONG & SONS TRADING}', 30_000, 2_400_000],
  ['DUITNOW QR-|{WAN NURUL;TAN CHEE KONG;R SIVANESAN}|QR POS ##', 400, 48_000],
  ['CHQ DEPOSIT HSE|MENARA SENTOSA', 120_000, 1_900_000],
  ['CLEARING CHQ', -1_250_000, -35_000],
  ['AUTOPAY CHARGES', -500, -50],
  ['JOMPAY BILL ####|{TENAGA LAYANG;AIR SENTOSA}|REF 22########', -190_000, -8_800],
  ['SERVICE CHARGE|{=mm/yy} MAINTENANCE RM 10.00', -1_000, -1_000],
];

const FIRM_CSS = look(
  "7.5pt/9.5pt 'Liberation Sans'|30pt 36pt|h1{font-size:15pt;line-height:22pt;color:#8d1018}.addr{padding:16pt 0 0 10pt;height:96pt}.info{width:230pt;align-self:flex-start}.info td{padding:1pt 4pt;border:.4pt solid #999}.rows th{border-top:.8pt solid #8d1018;border-bottom:.8pt solid #8d1018;padding:2pt 3pt;line-height:9pt}.rows td{padding:1.5pt 3pt}.sums td{padding:2pt 6pt;border:.4pt solid #999}.imp{font-size:6pt;line-height:7.5pt;margin-top:8pt;border:.4pt solid #999;padding:4pt;white-space:pre-line}.foot{position:absolute;bottom:14pt;left:36pt;right:36pt}",
);

const NOTICE = `Important Notice / Notis Penting
1. All items and balances shown will be considered correct unless the Bank is notified in writing within 21 days of the statement date.
2. Semua item dan baki yang ditunjukkan akan dianggap betul sekiranya tiada maklumat bertulis diterima dalam tempoh 21 hari dari tarikh penyata ini.
3. Protected by PIDM up to RM250,000 for each depositor. / Dilindungi oleh PIDM setakat RM250,000 bagi setiap pendeposit.`;

function firm(random: Random): Drawn {
  const { start, end } = cycleOf(random, 0);
  const { opening, rows, closing } = booked(random, { start, end, sorts: FIRM_SORTS }, 16, 84, [900_000, 9_000_000]);
  const isWrong = random.chance(0.3);
  const number = `80${random.digits(8)}`;
  const holder = random.pick([
    'PERNIAGAAN MEGAT JAYA SDN BHD',
    'LAYANG-LAYANG PRINTING ENTERPRISE',
    'CHONG & RAVI AUTO PARTS',
  ]);
  const refs = rows.map(({ lines, ref }) => (lines[0] === 'CLEARING CHQ' ? ref.slice(2) : null));
  const top = `<div class="sp"><div><h1>LAYANG BANK</h1><div class="addr">${holder}<br>NO 27 JALAN SENTOSA 3/1<br>TAMAN PERINDUSTRIAN SENTOSA<br>43999 SENTOSA<br>SELANGOR</div></div><table class="info"><tr><td>Statement Date / Tarikh Penyata</td><td>${dmy(end)}</td></tr><tr><td>Account No / No Akaun</td><td>${number.slice(0, 2)}-${number.slice(2, 9)}-${number.slice(9)}</td></tr><tr><td>Account Type / Jenis Akaun</td><td>CURRENT ACCOUNT-i</td></tr><tr><td>Branch / Cawangan</td><td>SENTOSA UTAMA</td></tr><tr><td>Currency / Matawang</td><td>RM</td></tr></table></div>`;
  const titles = heads(
    'lllrrr',
    'Date<br>Tarikh|Description<br>Diskripsi|Cheque / Ref No<br>No Cek / Rujukan|Withdrawal<br>Pengeluaran|Deposits<br>Deposit|Balance<br>Baki',
  );
  const widths = [58, 190, 76, 66, 66, 67];
  const order = rows.map((_, r) => rows.length - 1 - r);
  const last = cells('lllrrr', ['', '<b>CLOSING BALANCE / BAKI PENUTUP</b>', '', '', '', `<b>${point(closing)}</b>`]);
  const first = cells('lllrrr', ['', '<b>OPENING BALANCE</b>', '', '', '', `<b>${point(opening)}</b>`]);
  const out = -total(rows, -1) + (isWrong ? 1_000n : 0n);
  const [outs, ins] = [inOrOut(rows, -1), inOrOut(rows, 1)].map(({ length }) => length);
  const sums = `<table class="sums"><tr><td>NO OF WITHDRAWAL<br>BILANGAN PENGELUARAN</td><td class="r">${outs}</td><td>TOTAL WITHDRAWAL<br>JUMLAH PENGELUARAN</td><td class="r">${point(out)}</td><td>NO OF DEPOSITS<br>BILANGAN DEPOSIT</td><td class="r">${ins}</td><td>TOTAL DEPOSITS<br>JUMLAH DEPOSIT</td><td class="r">${point(total(rows, 1))}</td></tr></table><div class="imp">${NOTICE}</div>`;
  const height = (r: number) => 3 + 9.5 * (rows[r]?.lines.length ?? 1);
  const pages = sheets(order, height, [530, 640, 130], ({ rows: some, index, count, isLast }) => {
    const body = some.flatMap((r) => {
      const row = rows[r];
      if (!row) return [];
      const sides = outIn(row.amount, point).split('|');
      return cells('lllrrr', [dmy(row.date), joined(row.lines), refs[r] ?? '', ...sides, point(row.balance)], [0, r]);
    });
    const head =
      index === 0
        ? top
        : `<div class="sp"><b>LAYANG BANK</b><span>Account No / No Akaun ${number.slice(0, 2)}-${number.slice(2, 9)}-${number.slice(9)}　${dmy(end)}</span></div>`;
    const lines = `${titles}${index === 0 ? last : ''}${body.join('')}${isLast ? first : ''}`;
    return `${head}${table(widths, lines, 'rows')}${isLast ? sums : ''}<div class="foot sp"><span>Layang Bank Berhad 199901099999</span><span>Page / Halaman ${index + 1} of ${count}</span></div>`;
  });
  const printed = `${number.slice(0, 2)}-${number.slice(2, 9)}-${number.slice(9)}`;
  const facts = { account: account(`LAYANG BANK|${holder}|checking|MYR`, printed), opening, closing };
  const truth = rows.map((row, r) => rowOf(row, { shows: true, reference: refs[r] ?? null }));
  return drawnOf(pages, FIRM_CSS, { ...facts, rows: truth, status: isWrong ? 'failed' : 'verified' });
}

const HOME_SORTS: readonly (readonly [string, number, number])[] = [
  ['DEBIT CARD TXN ######|{KEDAI RUNCIT AMAN;PASAR SEGAR LAYANG;STESEN MINYAK 0##}', -28_000, -690],
  ['DUITNOW TRSF DR ######|{NUR AISYAH;LEE MEI FONG;SURESH A/L MANIAM}|{sewa;makan;hutang {=dd/mm}}', -150_000, -1_000],
  ['DUITNOW TRSF CR ######|{NUR AISYAH;LEE MEI FONG}|TERIMA KASIH', 1_000, 90_000],
  ['ATM WITHDRAWAL ####', -100_000, -5_000],
  ['GIRO SALARY CR|MEGAT JAYA SDN BHD', 280_000, 520_000],
  ['DR-ECP ######|{TELCO LAYANG 01#-#######;AIR SENTOSA}', -22_000, -3_800],
  ['SAVINGS INTEREST', 11, 260],
];

const HOME_CSS = look(
  "7.5pt/10pt 'DejaVu Sans Mono'|36pt 40pt|.addr{padding-left:8pt;height:84pt}.info{width:210pt;font-size:6.5pt}.rows th{border-top:.6pt solid #000;border-bottom:.6pt solid #000}.rows td,.rows th{padding:0 2pt}.foot{position:absolute;bottom:22pt;left:40pt;right:40pt;font-size:6pt;line-height:8pt;border-top:.6pt solid #000;padding-top:3pt}.info .sp{line-height:11pt}",
);

type Line = { readonly at: number } | { readonly text: string; readonly date: string; readonly balance: bigint };

function homeLines(rows: readonly Move[], opening: bigint, start: string, per: number): Line[] {
  const lines: Line[] = [{ text: 'Balance B/F', date: start, balance: opening }];
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    if (before && at % per === 0)
      for (const text of ['Balance C/F', 'Balance B/F'])
        lines.push({ text, date: text.endsWith('B/F') ? row.date : '', balance: before.balance });
    lines.push({ at });
  });
  return lines;
}

function home(random: Random): Drawn {
  const { start, end } = cycleOf(random, 0);
  const { opening, rows, closing } = booked(random, { start, end, sorts: HOME_SORTS }, 20, 72, [30_000, 900_000]);
  const number = random.digits(10);
  const holder = random.pick(['NUR AISYAH BINTI ROSLAN', 'TAN CHEE KONG', 'DEVI A/P MANIAM']);
  const lines = homeLines(rows, opening, start, 20);
  const pageOf = lines.reduce<Line[][]>((all, line) => {
    const isNew = all.length === 0 || ('text' in line && line.text === 'Balance B/F');
    if (isNew) all.push([]);
    all.at(-1)?.push(line);
    return all;
  }, []);
  const info = (page: number) =>
    `<div class="sp"><div class="addr"><b>BANK AWAM SENTOSA</b><br>${holder}<br>12 LORONG AMAN 4<br>TAMAN AMAN<br>08999 SUNGAI AMAN KEDAH</div><div class="info"><b>PENYATA AKAUN / STATEMENT OF ACCOUNT</b><div class="sp"><span>TARIKH PENYATA<br>STATEMENT DATE</span><span>${dmy(end)}</span></div><div class="sp"><span>NOMBOR AKAUN / ACCOUNT NO.</span><span>${number}</span></div><div class="sp"><span>JENIS / TYPE</span><span>SIMPANAN / SAVINGS</span></div><div class="sp"><span>MUKA SURAT / PAGE</span><span>${page} / ${pageOf.length}</span></div></div></div><p>UNTUK TEMPOH / FOR THE PERIOD : ${dmy(start)} - ${dmy(end)}</p><br>`;
  const titles = heads(
    'llrrr',
    'TARIKH<br>DATE|URUS NIAGA<br>TRANSACTION|DEBIT<br>DEBIT|KREDIT<br>CREDIT|BAKI<br>BALANCE',
  );
  const pages = pageOf.map((some, p) => {
    const body = some.map((line, l) => {
      if ('text' in line)
        return cells('llrrr', [line.date ? day(line.date, 'dd/mm') : '', line.text, '', '', point(line.balance)]);
      const row = rows[line.at] as Move;
      const before = some[l - 1];
      const isFirst = row.firstOfDay || !before || ('text' in before && before.date !== row.date);
      const sides = outIn(row.amount, point).split('|');
      return cells(
        'llrrr',
        [isFirst ? day(row.date, 'dd/mm') : '', joined(row.lines), ...sides, point(row.balance)],
        [0, line.at],
      );
    });
    const tail =
      p === pageOf.length - 1
        ? cells('llrrr', ['', '<br>Closing Balance In This Statement', '', '', `<br>${point(closing)}`]) +
          cells('llrrr', ['', `Total Debits  ${inOrOut(rows, -1).length}`, point(-total(rows, -1)), '', '']) +
          cells('llrrr', ['', `Total Credits ${inOrOut(rows, 1).length}`, '', point(total(rows, 1)), ''])
        : '';
    return `${info(p + 1)}${table([40, 230, 76, 76, 92], titles + body.join('') + tail, 'rows')}<div class="foot">Sila maklumkan kepada Bank sebarang kesilapan dalam masa 21 hari. Jika tiada, penyata ini dianggap betul. / Please notify the Bank of any error within 21 days.<br>PIDM RM250,000. Kadar faedah / Interest rate 0.10% p.a. from 01/07/2020.</div>`;
  });
  const truth = rows.map((row) => rowOf(row, { shows: true, ...told(row.lines.join(' ')) }));
  const facts = {
    account: account(`BANK AWAM SENTOSA|${holder}|savings|MYR`, number),
    period: { start, end },
    opening,
    closing,
  };
  return drawnOf(pages, HOME_CSS, { ...facts, rows: truth });
}

export const families: Family[] = [
  family('my-current-layang-newest', 'en', 'checking', ['newest-first', 'two-languages', 'counts', 'misprint'], firm),
  family('my-savings-sentosa-once', 'ms', 'savings', ['date-once', 'no-year', 'carried-forward', 'mono'], home),
];
