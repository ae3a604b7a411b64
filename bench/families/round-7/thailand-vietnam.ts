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
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const CHANNELS: readonly Sort[] = [
  ['X1§ENET§LANNA (LNB) /X######', 20_000, 4_500_000],
  ['X2§ENET§Transfer to {KHLONG (KHB) /X####;SARAPHI (SRB) /X####}', -2_500_000, -5_000],
  ['X2§SIPI§SIPS {TRUE RICE CO.,LTD.;DOI SUTHEP MOBILE}', -400_000, -2_000],
  ['X1§CDM§CDM#### Cash deposit', 50_000, 2_000_000],
  ['FE§SIPI§Annual card fee', -20_000, -10_000],
  ['X2§ATM§ATM S1A### Cash withdrawal', -1_000_000, -10_000],
];
const THAI_LOOK = look(
  `8pt/11pt 'Liberation Sans'|34pt 36pt|.logo{font-size:15pt;line-height:20pt;color:#4e2a84;font-weight:bold}.k{padding:10pt 0}.m th{border-top:1pt solid #4e2a84;border-bottom:1pt solid #4e2a84;font-weight:bold;padding:4pt 0}.m td{padding:2.5pt 0}.s{margin-top:10pt}.s td{border:.5pt solid #777;padding:3pt 6pt}.f{position:absolute;right:36pt;bottom:18pt;font-size:7pt}`,
);

/** Amounts of both directions in one column without a sign; the text stands behind the balance; the balance is brought forward on every page. */
const unsigned = family(
  'th-savings-text-after-balance',
  'en',
  'savings',
  [
    'unsigned-amounts',
    'direction-by-balance',
    'description-last',
    'brought-forward-on-each-page',
    'counts-and-sums-at-the-end',
  ],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(random, { ...period, sorts: CHANNELS }, 14, 80, [3_000, 5_000_000]);
    const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`;
    const partOf = (row: Move, at: number) => row.lines[0]?.split('§')[at] ?? '';
    const one = (row: Move, r: number): Line => [
      cells(
        'lllcrrl',
        `${day(row.date, 'dd/mm/yy')}|${hourOf(r, rows.length)}|${partOf(row, 0)}|${partOf(row, 1)}|${point(row.amount)}|${point(row.balance)}|&nbsp;&nbsp;${partOf(row, 2)}`,
        [0, r],
      ),
      16,
    ];
    const lines: Line[] = [...rows.map(one), ['', 70]];
    const head = heads('lllcrrl', 'Date|Time|Code|Channel|Debit / Credit|Balance (Baht)|&nbsp;&nbsp;Description');
    let done = 0;
    const pages = pour(lines, 580, 580, (some, at, count) => {
      const before = done === 0 ? opening : (rows[done - 1]?.balance ?? 0n);
      done += (some.match(/<tr /g) ?? []).length;
      const forward = cells('llllrrl', `BALANCE BROUGHT FORWARD|||||${point(before)}|`).replace('<tr ', '<tr');
      const sums = table(
        [150, 50, 110],
        cells('lrr', `Total debit (withdrawals)|${inOrOut(rows, -1).length}|${point(total(rows, -1))}`) +
          cells('lrr', `Total credit (deposits)|${inOrOut(rows, 1).length}|${point(total(rows, 1))}`) +
          cells('lrr', `Ending balance||${point(closing)}`),
        's',
      );
      return `<div class="sp"><div class="logo">SIAM LANNA BANK PCL.</div><div class="r">STATEMENT OF SAVINGS ACCOUNT<br>Page ${at + 1}/${count}</div></div><div class="k sp"><div>MISS PIMCHANOK WONGSAWAT<br>99/412 MOO 8 THA SALA<br>MUEANG, LAMDUAN 59999</div><div>Account No. ${number}<br>${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}<br>Branch: THA SALA</div></div>${table([52, 34, 34, 46, 82, 84, 190], head + forward + some, 'm')}${at + 1 === count ? sums : ''}<div class="f">X1 = transfer in &nbsp; X2 = payment or transfer out &nbsp; FE = fee</div>`;
    });
    const truth = rows.map((row) =>
      rowOf(row, {
        shows: true,
        description: partOf(row, 2),
        alsoAccepted: [`${partOf(row, 0)} ${partOf(row, 1)} ${partOf(row, 2)}`, `${partOf(row, 1)} ${partOf(row, 2)}`],
      }),
    );
    return drawnOf(pages, THAI_LOOK, {
      account: account('SIAM LANNA BANK PCL.|MISS PIMCHANOK WONGSAWAT|savings|THB', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

const whole = (value: bigint): string => figure(value, { group: ',', decimal: '.', decimals: 0 });
const NARRATIVES: readonly Sort[] = [
  ['MBSHB.##########.LE THI HANH chuyen|tien. CT tu 0351########|NGUYEN VAN KHOI', -9_000_000, -50_000],
  ['POS799000##.######.{=yyyymmdd}.######|GD:{CA PHE BEN SONG;SIEU THI LUA VANG}', -2_000_000, -35_000],
  ['//SAL{=yyyymmdd}S0370######//CHI LUONG|CTY TNHH THEP DONG BAC', 9_000_000, 45_000_000],
  ['Phi SMS thang', -55_000, -11_000],
  ['IBFT {TRAN QUOC BAO;DO MAI LINH}|tra no tien hang', 100_000, 30_000_000],
];
const TELLER_LOOK = look(
  `8pt/11pt 'DejaVu Sans'|34pt 34pt|h1{font-size:13pt;line-height:18pt;text-align:center}.q{margin:8pt 0 12pt}.q td{padding:1.5pt 4pt}.m th{border:.6pt solid #222;background:#eee;font-weight:bold;padding:3pt;line-height:10pt;font-size:7.5pt}.m td{border:.6pt solid #222;padding:2pt 3pt}.c td{font-weight:bold}.f{position:absolute;left:34pt;bottom:18pt;font-size:7pt}`,
);

/** A teller's reference beneath the day; the text in the last column; totals and ending balance as rows. */
const teller = family(
  'vn-checking-narrative-last',
  'vi',
  'checking',
  ['reference-beneath-the-day', 'numbered-rows', 'description-last', 'whole-dong', 'totals-row', 'zero-for-empty'],
  (random) => {
    const period = periodOf(random, random.integer(1, 20), random.integer(1, 4));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: NARRATIVES, step: 500 },
      8,
      45,
      [50_000, 60_000_000],
    );
    const number = `190${random.digits(11)}`;
    const refs = rows.map((row) => `${row.ref.slice(0, 4)}.${row.ref.slice(4)}`);
    const one = (row: Move, r: number): Line => [
      cells(
        'clrrrl',
        `${r + 1}|${day(row.date, 'dd/mm/yyyy')}<br>${refs[r]}|${outIn(row.amount, whole, '0')}|${whole(row.balance)}|${joined(row.lines)}`,
        [0, r],
      ),
      5 + 11 * Math.max(2, row.lines.length),
    ];
    const facts = [
      ['Tên khách hàng / Customer name:', 'NGUYỄN VĂN KHÔI', 'Số tài khoản / Account no.:', number],
      ['Mã KH / Customer ID:', random.digits(8), 'Loại tiền / Currency:', 'VND'],
      ['Từ ngày / From:', day(period.start, 'dd/mm/yyyy'), 'Đến ngày / To:', day(period.end, 'dd/mm/yyyy')],
      ['Số dư đầu kỳ / Opening balance:', whole(opening), 'Loại TK / Type:', 'TIỀN GỬI THANH TOÁN'],
    ];
    const front = `<div class="sp"><b>NGÂN HÀNG TMCP SÔNG HỒNG XANH</b><span>CN LONG KHÁNH</span></div><h1>SAO KÊ TÀI KHOẢN<br>STATEMENT OF ACCOUNT</h1>${table([140, 120, 130, 137], facts.map((line) => cells('llll', line)).join(''), 'q')}`;
    const strong = (value: string): string => cells('clrrrl', value).replace('<tr ', '<tr class="c"');
    const lines: Line[] = [
      ...rows.map(one),
      [strong(`|Cộng doanh số<br>Total volume|${whole(total(rows, -1))}|${whole(total(rows, 1))}||`), 27],
      [strong(`|Số dư cuối kỳ<br>Ending balance|||${whole(closing)}|`), 27],
    ];
    const head = heads(
      'cccccc',
      'STT<br>No|Ngày GD<br>Date / Ref|Nợ<br>Debit|Có<br>Credit|Số dư<br>Balance|Nội dung giao dịch<br>Description',
    );
    const pages = pour(
      lines,
      540,
      690,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([28, 84, 74, 74, 80, 187], head + some, 'm')}<div class="f">Trang ${at + 1} / ${count} &nbsp; In ngày ${day(period.end, 'dd/mm/yyyy')} - 09:45:23</div>`,
    );
    const truth = rows.map((row, r) => rowOf(row, { decimals: 0, shows: true, reference: refs[r] ?? null }));
    return drawnOf(pages, TELLER_LOOK, {
      account: account('NGÂN HÀNG TMCP SÔNG HỒNG XANH|NGUYỄN VĂN KHÔI|checking|VND', number),
      period,
      opening,
      closing,
      rows: truth,
      decimals: 0,
    });
  },
);

export const families: Family[] = [unsigned, teller];
