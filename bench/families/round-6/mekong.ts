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
  total,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, numbered, rowsIn } from './paper-flow.ts';

const BAHT: readonly Sort[] = [
  ['X2|ENET|Transfer to {KAB;SRB} x#### {NAI SOMSAK;MS PIMCHANOK}', -900_000, -5_000],
  ['X2|ATM|Cash withdrawal LOTUS BANG #', -2_000_000, -50_000],
  ['X1|ENET|PromptPay x#### {BAAN SUAN CO;MR ANAN}', 20_000, 1_500_000],
  ['FE|SYS|Annual card fee', -30_000, -20_000],
  ['IN|SYS|Interest net of tax 15%', 10, 9_000],
];
const BAHT_LOOK = look(
  `8.5pt/12pt 'Liberation Sans'|34pt 40pt|.logo{font:bold 16pt/20pt 'DejaVu Sans';color:#4e2e7f}table{width:100%}th{border-top:1pt solid #4e2e7f;border-bottom:1pt solid #4e2e7f;color:#4e2e7f;font-size:7.5pt;line-height:10pt;font-weight:bold;padding:2pt 3pt}td{padding:2pt 3pt}.tot{border-top:.6pt solid #4e2e7f;margin-top:10pt;padding-top:8pt;width:330pt}.foot{position:absolute;left:40pt;right:40pt;bottom:16pt;font-size:6.5pt}`,
);

const baht = family(
  'th-savings-text-after-balance',
  'en',
  'savings',
  ['description-last', 'time-column', 'codes', 'debit-credit-balance-then-text', 'code-legend'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: BAHT, floor: 0n },
      10,
      60,
      [10_000, 4_000_000],
    );
    const one = (row: Move, r: number) =>
      cells(
        'llclrrrl',
        `${day(row.date, 'dd/mm/yy')}|${hourOf(r, rows.length)}|${row.lines[0]}|${row.lines[1]}|${outIn(row.amount, point)}|${point(row.balance)}|${joined(row.lines.slice(2))}`,
        [0, r],
      );
    const number = `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`;
    const front = `<div class="sp"><div class="logo">Rajapruek Commercial Bank</div><div class="r">STATEMENT OF SAVINGS ACCOUNT<br>${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}</div></div><div class="sp" style="padding:16pt 0"><div>MS. KANYA SRISUK<br>55/9 SOI PRADIT 4<br>NONG BUA 39990</div><div>${span('Account No.&nbsp;', number)}${span('Branch&nbsp;', '0415 NONG BUA')}${span('Page&nbsp;', '1')}</div></div>`;
    const first: Line = [cells('llclrrrl', `||||||${point(opening)}|BALANCE BROUGHT FORWARD`), 16];
    const end = `<div class="tot">${span(`TOTAL WITHDRAWAL (${rows.filter(({ amount }) => amount < 0n).length} ITEMS)`, point(total(rows, -1)))}${span(`TOTAL DEPOSIT (${rows.filter(({ amount }) => amount > 0n).length} ITEMS)`, point(total(rows, 1)))}${span('ENDING BALANCE', point(closing))}</div>`;
    const bodies = flow(
      [
        block(front, 110),
        grid(
          [48, 32, 28, 36, 66, 66, 70, 168],
          heads('llclrrrl', 'DATE|TIME|CODE|CHNL|DEBIT<br>WITHDRAWAL|CREDIT<br>DEPOSIT|BALANCE<br>BAHT|DESCRIPTION'),
          [first, ...rowsIn(rows, 0, 16, one)],
          { headHeight: 26 },
        ),
        block(end, 60),
      ],
      740,
      730,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>X1 deposit &nbsp; X2 withdrawal &nbsp; FE fee &nbsp; IN interest</span><span>${at}/${count}</span></div>`,
    );
    const truth = rows.map((row) =>
      rowOf(row, {
        shows: true,
        description: row.lines[2] ?? '',
        alsoAccepted: [
          row.lines.join(' '),
          `${row.lines[2]} ${row.lines[0]} ${row.lines[1]}`,
          `${row.lines[1]} ${row.lines[2]}`,
        ],
      }),
    );
    const facts = account('Rajapruek Commercial Bank|MS. KANYA SRISUK|savings|THB', number);
    return drawnOf(pages, BAHT_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

const dong = (value: bigint): string => figure(value, { group: ',', decimal: '.', decimals: 0 });
const SAOKE: readonly Sort[] = [
  [
    'MBVCB.##########.######.{NGUYEN THI MO;LE VAN TAM}|chuyen tien.CT tu ############|toi 2########## tai NH SEN VANG',
    -30_000_000,
    -50_000,
  ],
  ['IBPS/SE.CTY TNHH {GOM BAT HA;MAY TRE XANH}|TT HD ####/{=yyyy}', 1_000_000, 180_000_000],
  ['PHI SMS BANKING T{=mm}.{=yyyy}', -55_000, -11_000],
  ['POS########.######.{=yyyymmdd}|.97043####ve####.GD:SIEU THI', -4_000_000, -40_000],
  ['THU PHI CK LIEN NH|VAT 10%', -11_000, -3_300],
];
const SAOKE_LOOK = look(
  `8.5pt/11pt 'Liberation Serif'|34pt 40pt|h1{text-align:center;font-size:14pt;line-height:18pt}.c{text-align:center}.logo{font:bold 15pt/18pt 'Liberation Sans';color:#006b54}td,th{border:.5pt solid #333;padding:2pt 4pt}th{font-weight:bold;line-height:10pt;font-size:8pt}i{font-size:7.5pt}.foot{position:absolute;left:40pt;right:40pt;bottom:16pt;font-size:7pt}`,
);

const saoke = family(
  'vn-checking-so-phu',
  'vi',
  'checking',
  ['serial-number', 'document-number-under-the-date', 'text-last', 'whole-dong', 'bilingual', 'full-grid'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: SAOKE, floor: 100_000n },
      10,
      44,
      [2_000_000, 300_000_000],
    );
    const one = (row: Move, r: number) =>
      cells(
        'clrrrl',
        `${r + 1}|${day(row.date, 'dd/mm/yyyy')}<br>${row.ref.slice(0, 4)}.${row.ref.slice(4)}|${outIn(row.amount, dong)}|${dong(row.balance)}|${joined(row.lines)}`,
        [0, r],
      );
    const number = `00${random.digits(11)}`;
    const front = `<div class="logo">NGÂN HÀNG TMCP SEN VÀNG</div><h1>SAO KÊ TÀI KHOẢN</h1><p class="c"><i>STATEMENT OF ACCOUNT</i></p><p class="c">Từ ngày/ <i>From</i>: ${day(period.start, 'dd/mm/yyyy')} &nbsp; Đến ngày/ <i>To</i>: ${day(period.end, 'dd/mm/yyyy')}</p><div style="padding:10pt 0">Số tài khoản/ <i>Account number</i>: ${number}<br>Tên tài khoản/ <i>Account name</i>: CONG TY TNHH MAY TRE LANG XUA<br>Loại tiền/ <i>Currency</i>: VND<br>Số dư đầu kỳ/ <i>Opening balance</i>: <b>${dong(opening)}</b></div>`;
    const head = heads(
      'cccccc',
      'STT<br><i>No.</i>|Ngày GD/ Số CT<br><i>Tnx date/ Doc No</i>|Số tiền ghi nợ<br><i>Debit</i>|Số tiền ghi có<br><i>Credit</i>|Số dư<br><i>Balance</i>|Nội dung chi tiết<br><i>Transactions in detail</i>',
    );
    const end = `<div style="padding-top:8pt">Tổng số phát sinh/ <i>Total</i>: ghi nợ ${dong(total(rows, -1))} &nbsp; ghi có ${dong(total(rows, 1))}<br>Số dư cuối kỳ/ <i>Closing balance</i>: <b>${dong(closing)}</b></div><div class="sp" style="padding:20pt 60pt"><b>GIAO DỊCH VIÊN</b><b>KIỂM SOÁT</b></div>`;
    const height = (row: Move): Line => ['', Math.max(2, row.lines.length) * 11 + 5];
    const lines = rows.map((row, r): Line => [one(row, r), height(row)[1]]);
    const bodies = flow(
      [block(front, 165), grid([26, 74, 70, 70, 74, 200], head, lines, { headHeight: 28 }), block(end, 80)],
      740,
      735,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Postal address: 99 Pho Lang Xua, Ha Noi &nbsp; Swift SENVVNVX</span><span>${at}/${count}</span></div>`,
    );
    const truth = rows.map((row) =>
      rowOf(row, { decimals: 0, shows: true, reference: `${row.ref.slice(0, 4)}.${row.ref.slice(4)}` }),
    );
    const facts = account('NGÂN HÀNG TMCP SEN VÀNG|CONG TY TNHH MAY TRE LANG XUA|checking|VND', number);
    return drawnOf(pages, SAOKE_LOOK, { account: facts, period, opening, closing, rows: truth, decimals: 0 });
  },
);

export const families: Family[] = [baht, saoke];
