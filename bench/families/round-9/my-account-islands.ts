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
import { contractAmount, dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { blocks, br, described, wrapped } from './asia-parts.ts';

/**
 * Accounts of Malaysian and Thai banks: an Islamic bank's ruled table of twelve columns with the other party behind the balance; a current account in
 * English and Malay, deposits before withdrawals, the balance at the day's end; a savings list with codes whose one amount has no sign.
 */

const MY: readonly Sort[] = [
  [
    '{FPX PAYMENT;IBG PAYMENT;DUITNOW TRANSFER}|{KEDAI RUNCIT SERI MAJU;PERABOT JAYA WANGSA SDN BHD;TENAGA UTARA BERHAD}|{INV 2#-####;BIL ELEKTRIK;SEWA KEDAI}|{PAYMENT 03/2024;;MBJ LICENCE}',
    -950_000,
    -5000,
  ],
  [
    '{DUITNOW QR CR;INSTANT TRSF CR}|{NUR AISYAH BT HAMDAN;LIM WEI SHENG;R. KUMARESAN}|{;PAYMENT;DEPOSIT UNIT ##}|{FUND TRANSFER;}',
    2000,
    320_000,
  ],
  ['CASH DEPOSIT CDM|||', 20_000, 900_000],
  ['CHEQUE DEPOSIT|||', 100_000, 2_600_000],
  ['CHEQUE WITHDRAWAL|||', -1_600_000, -50_000],
  ['SERVICE CHARGE|||{RM0.10 X ##;}', -2000, -10],
  [
    'CR ADVICE IBG|{PERNIAGAAN MEGA TIMUR;SYARIKAT BINA LESTARI}|{PO ######;}|{PROGRESS CLAIM NO.#;}',
    400_000,
    4_800_000,
  ],
];
const MYFIRM = ['SERI CENDANA ENTERPRISE', 'WAWASAN TEKNIK (M) SDN BHD', 'KLINIK BUDIMAN'];

const RULED_ALIGN = 'cccllcrrrlll';
const RULED_LOOK = look(
  '6.6pt/9pt Liberation Sans|26pt 36pt|.logo{font-size:13pt;color:#9b0f3c}.info td{padding:0 8pt}.grid{margin-top:10pt}.grid td,.grid th{border:.5pt solid #444;padding:2pt}.grid th{background:#f3dfe6;font-weight:bold;font-size:6.2pt}.note{white-space:normal}',
);
const RULED_HEAD = heads(
  RULED_ALIGN,
  'No|Transaction<br>Date|Trx<br>Code|Transaction Description|Cheque /<br>Ref No|Branch|Debit (MYR)|Credit (MYR)|Balance (MYR)|Sender / Recipient Name|Recipient<br>Reference|Other Payment<br>Details',
);
const codeOf = (what: string, amount: bigint): string => {
  if (what.startsWith('CASH')) return '1010';
  if (what.startsWith('CHEQUE')) return '2080';
  return amount < 0n ? '7122' : '6410';
};

function ruled(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: MY }, 12, 62, [300_000, 9_000_000]);
  const holder = random.pick(MYFIRM);
  const number = random.digits(14);
  const widths = [22, 52, 36, 84, 50, 40, 64, 64, 68, 104, 80, 92];
  const long = rows.map((row) => {
    const [what = '', party = '', ref = '', details = ''] = row.lines;
    const code = codeOf(what, row.amount);
    const cheque = what.startsWith('CHEQUE') ? row.ref.slice(0, 6) : '';
    const cols = [[code], wrapped(what, 18), wrapped(party, 22), ref ? [ref] : [], details ? [details] : []];
    return { ...row, cheque, code, cols };
  });
  const deep = (cols: string[][]) => Math.max(1, ...cols.map((lines) => lines.length));
  const parts = pack(
    long.map((row, at) => ({ row, at })),
    ({ row }) => deep(row.cols) * 9 + 6,
    290,
    400,
  );
  const intro = `<div class="sp"><div>${blocks([holder, 'LOT 7, JALAN CENDANA 2/1', 'TAMAN WANGSA', '81999 JOHAN BARU', 'JOHOR'])}</div><table class="info">${cells('ll', `Account No|${number}`)}${cells('ll', 'Account Type|CURRENT ACCOUNT-i (WADIAH)')}${cells('ll', `Statement Period|${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}`)}${cells('ll', 'Currency|MYR')}${cells('ll', `Opening Balance|${point(opening)}`)}${cells('ll', `Total Debit (${inOrOut(rows, -1).length})|${point(total(rows, -1))}`)}${cells('ll', `Total Credit (${inOrOut(rows, 1).length})|${point(total(rows, 1))}`)}${cells('ll', `Closing Balance|${point(closing)}`)}</table></div>`;
  const pages = parts.map((part, p) => {
    const body = part.map(({ row, at }) => {
      const [, what = [], party = [], ref = [], details = []] = row.cols;
      const values = [
        String(at + 1),
        day(row.date, 'dd/mm/yyyy'),
        row.code,
        br(what),
        row.cheque,
        row.cheque ? '01025' : '99999',
        ...outIn(row.amount, point, '0.00').split('|'),
        point(row.balance),
        br(party),
        br(ref),
        br(details),
      ];
      return cells(RULED_ALIGN, values, [0, at]);
    });
    const note =
      p === parts.length - 1
        ? '<p class="note">This statement is computer generated. Any error must be reported within 14 days of the statement date, failing which the entries are deemed correct. Member of PIDM: protected up to RM250,000 for each depositor.</p>'
        : '';
    return `<div class="sp"><b class="logo">BANK AMANAH TIMUR</b><span>ACCOUNT STATEMENT / PENYATA AKAUN<br>Page ${p + 1} of ${parts.length}</span></div>${p === 0 ? intro : ''}${table(widths, RULED_HEAD + body.join(''), 'grid')}${note}`;
  });
  const truth = long.map((row) =>
    rowOf(row, {
      shows: true,
      reference: row.cheque || null,
      ...described(row.cols.slice(1), [[1, 2, 3], [2], [3], [2, 3]]),
    }),
  );
  const coded = truth.map((row, at) => ({
    ...row,
    alsoAccepted: [...(row.alsoAccepted ?? []), `${long[at]?.code} ${row.description}`],
  }));
  return drawnOf(pages, RULED_LOOK, {
    account: account(`BANK AMANAH TIMUR|${holder}|checking|MYR`, number),
    ...{ period: { start, end }, opening, closing, rows: coded },
  });
}

function baki(random: Random): Drawn {
  const { start, end } = periodOf(random, random.pick([1, 1, 16]));
  const { opening, rows, closing } = booked(random, { start, end, sorts: MY }, 10, 64, [80_000, 6_000_000]);
  const wrong = random.chance(0.35);
  const closes = rows.flatMap((row, at) => (row.lastOfDay ? [at] : []));
  const at = wrong && closes.length > 2 ? closes[random.integer(0, closes.length - 2)] : undefined;
  const shown = rows.map((row, r) => (!row.lastOfDay ? null : r === at ? row.balance + 90_000n : row.balance));
  const holder = random.pick([...MYFIRM, 'ENCIK HAFIZ BIN ROSLAN']);
  const number = random.digits(11);
  const widths = [62, 232, 80, 80, 84];
  const align = 'llrrr';
  const long = rows.map((row) => ({ ...row, lines: row.lines.filter(Boolean).flatMap((line) => wrapped(line, 40)) }));
  const parts = pack(
    long.map((row, r) => ({ row, r })),
    ({ row }) => row.lines.length * 10 + 2,
    370,
    520,
  );
  const head = heads(
    align,
    'Date<br>Tarikh|Transaction Description<br>Huraian Transaksi|Deposit<br>Simpanan|Withdrawal<br>Pengeluaran|Balance<br>Baki',
  );
  const top = (p: number) =>
    `<div class="sp"><b class="logo">HIJAU LESTARI ISLAMIC BANK</b><div>${blocks(['Penyata Akaun / Statement of Account', `Page / Muka surat : ${p + 1} of ${parts.length}`])}</div></div><div class="sp addr"><div>${blocks([holder, 'NO 18 JALAN SEPADU 3', 'TAMAN PERINDUSTRIAN', '41999 KELANG, SELANGOR'])}</div><div>${blocks([`Date / Tarikh                 : ${day(end, 'dd-mm-yyyy')}`, `A/C No / No Akaun : ${number}`, 'Branch / Cawangan : 042 KELANG SENTRAL', 'Protected by PIDM up to RM250,000 for each depositor'])}</div></div><b>CURRENT ACCOUNT-i / AKAUN SEMASA-i</b>`;
  const totals = `<div class="tot">${[
    ['Total Withdrawals / Jumlah Pengeluaran', total(rows, -1)],
    ['Total Deposits / Jumlah Simpanan', total(rows, 1)],
    ['Closing Balance / Baki Akhir', closing],
  ]
    .map(([label, value]) => `<div class="sp"><span>${label}</span><span>${point(value as bigint)}</span></div>`)
    .join('')}<div class="sp"><span>Hibah Rate / Kadar Hibah</span><span>0.10 %</span></div></div>`;
  const notice = `<div class="note"><div><b>Important Notices</b><p>1. With effect from 01-07-2024, cheque processing fee of RM0.50 applies to each cheque issued.</p><p>2. Please examine this statement at once. If no error is reported within 21 days the account is considered correct. Call us at 03-7626 8899.</p></div><div><b>Notis Penting</b><p>1. Berkuat kuasa 01-07-2024, fi pemprosesan cek RM0.50 dikenakan bagi setiap cek yang dikeluarkan.</p><p>2. Sila semak penyata ini dengan segera. Sekiranya tiada kesilapan dilaporkan dalam 21 hari, akaun dianggap betul.</p></div></div>`;
  const line = ({ row, r }: { row: Move; r: number }) => {
    const balance = shown[r];
    const [out, into] = outIn(row.amount, point).split('|');
    return cells(
      align,
      [
        day(row.date, 'dd-mm-yyyy'),
        br(row.lines),
        into ?? '',
        out ?? '',
        balance === null || balance === undefined ? '' : point(balance),
      ],
      [0, r],
    );
  };
  const pages = parts.map((part, p) => {
    const first = p === 0 ? cells(align, ['', 'Balance from previous statement', '', '', point(opening)]) : '';
    return `${top(p)}${table(widths, head + first + part.map(line).join(''), 'list')}${p === parts.length - 1 ? totals + notice : ''}`;
  });
  return drawnOf(
    pages,
    look(
      '7.4pt/10pt Liberation Sans|30pt 28pt|.logo{font-size:12pt;color:#00704a}.addr{margin:14pt 0 18pt;white-space:pre-wrap}.list th{border-top:.7pt solid;border-bottom:.7pt solid;padding:2pt}.list td{padding:1pt 2pt}.tot{width:260pt;margin:8pt 0 0 250pt}.note{display:flex;gap:16pt;margin-top:10pt;font-size:6.4pt;line-height:8pt;border-top:.6pt solid #00704a}.note p{margin:2pt 0}.note>div{flex:1}',
    ),
    {
      account: account(`HIJAU LESTARI ISLAMIC BANK|${holder}|checking|MYR`, number),
      ...{ opening, closing, status: at === undefined ? 'verified' : 'failed' },
      rows: long.map((row, r) => ({
        ...rowOf(row),
        balance: typeof shown[r] === 'bigint' ? contractAmount(shown[r]) : null,
      })),
    },
  );
}

const TH: readonly Sort[] = [
  ['ORIFT|Transfer out via touch to {PromptPay;KB;SC;BL} X####', -1_500_000, -2000],
  ['NBSDP|Transfer in from {SC;KB;BL} X####{ MR. ANAN WONGDEE; MS PIMCHANOK S;}', 10_000, 3_000_000],
  ['BCASH|Cash withdrawal ATM', -2_000_000, -10_000],
  ['CDMDP|Cash deposit CDM', 10_000, 2_500_000],
  ['PMTBL|Bill payment {NAKORN WATERWORKS;SIAM FIBER CO.;EASY PLUS CARD}', -450_000, -15_000],
  ['SALPY|Salary in', 1_800_000, 5_200_000],
  ['INTCR|Interest paid', 12, 9000],
  ['QRPAY|QR payment {BAAN KAFAE;TALAD RUAMCHOK;MAE NOI NOODLE}', -60_000, -2500],
];
const tiny = (value: bigint): string => point(value).replace(/^0\./, '.');

function codes(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(1, 6));
  const empty = random.chance(0.08);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: TH },
    empty ? 0 : 14,
    empty ? 0 : 110,
    [5, 900_000],
  );
  const holder = random.pick(['MR. THANAWAT SRIKHEMA', 'MS. KANYA PHROMMAEKHA']);
  const number = `###-#-#####-#`.replace(/#/g, () => random.digits(1));
  const widths = [48, 40, 48, 54, 84, 88, 176];
  const align = 'llllrrl';
  const wide = (values: string, at: [number, number] | null = null) => cells(align, values, at);
  const out = inOrOut(rows, -1);
  const pages = pack(
    rows.map((row, at) => ({ row, at })),
    () => 13,
    500,
    610,
  ).map((part, p, all) => {
    const body = part.map(({ row, at }) =>
      wide(
        `${day(row.date, 'dd/mm/yy')}|${hourOf(at, rows.length)}|${row.lines[0]}|${Number(row.ref.slice(0, 4)) % 3 ? 'MOB' : `0${row.ref.slice(0, 3)}`}|${tiny(row.amount)}|${tiny(row.balance)}|${row.lines[1]}`,
        [0, at],
      ),
    );
    const sums = `<div class="tot">${blocks([`Total withdrawal ${out.length} items     ${point(total(out))}`, `Total deposit ${rows.length - out.length} items     ${point(total(rows, 1))}`, `Ending balance as of ${day(end, 'dd/mm/yyyy')}     ${tiny(closing)}`])}</div>`;
    const before = p === 0 ? opening : (part[0]?.row.balance ?? 0n) - (part[0]?.row.amount ?? 0n);
    return `<div class="sp"><b class="logo">TTW Thanathon Bank</b><span>Page ${p + 1}/${all.length}</span></div><h1>SAVINGS ACCOUNT STATEMENT</h1><div class="sp"><div>${blocks([holder, '99/41 SOI CHAROEN 12', 'BANGKLO, THONBURAI 10999'])}</div><div>${blocks([`Account No. ${number}`, 'Branch 0112 BANGKLO', `Period ${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}`])}</div></div>${table(widths, heads(align, 'Date|Time|Code|Channel|Amount|Balance|Details') + wide(`||BF|||${tiny(before)}|`) + body.join(''), 'list')}${p === all.length - 1 ? sums : ''}<div class="foot">Issued ${day(dayAfter(end, 2), 'dd/mm/yy')} upon customer request. Contact Center 1999. Code : ORIFT = transfer out, NBSDP = transfer in, BCASH = cash withdrawal</div>`;
  });
  return drawnOf(
    pages,
    look(
      '7.6pt/11pt Liberation Sans|30pt 28pt|.logo{font-size:13pt;color:#0050f0}h1{font-size:10pt;text-align:center}.list{margin-top:10pt}.list td{padding:1pt 4pt}.list th{padding:3pt 4pt;border-bottom:1pt solid #0050f0;border-top:1pt solid #0050f0}.tot{margin-top:8pt;white-space:pre-wrap}.foot{position:absolute;bottom:16pt;left:28pt;font-size:6pt}',
    ),
    {
      account: account(`TTW Thanathon Bank|${holder}|savings|THB`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) =>
        rowOf(row, {
          shows: true,
          alsoAccepted: [
            row.lines[1] ?? '',
            ...['MOB', `0${row.ref.slice(0, 3)}`].map((channel) => `${row.lines[0]} ${channel} ${row.lines[1]}`),
          ],
        }),
      ),
    },
  );
}

export const families: Family[] = [
  family(
    'my-current-ruled',
    'en',
    'checking',
    ['twelve-columns', 'text-behind-balance', 'zeros-in-empty-cells'],
    ruled,
    [A4[1], A4[0]],
  ),
  family(
    'my-current-baki',
    'en',
    'checking',
    ['deposit-before-withdrawal', 'balance-at-day-end', 'bilingual-heads', 'misprint'],
    baki,
  ),
  family(
    'th-savings-codes',
    'en',
    'savings',
    ['unsigned-amount', 'balance-without-zero', 'carried-on-every-page'],
    codes,
  ),
];
