import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  look,
  moves,
  outIn,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  wordy,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { list } from '../stranger-parts.ts';
import { br, minus, whole, wrapped } from './asia-parts.ts';

/** A Kenyan phone wallet: totals by kind before the rows, a receipt for each, newest first, what is withdrawn below zero. */

const KE: readonly Sort[] = [
  ['Customer Transfer to - 07******### {JANE WANJALA;PETER OMUNDI}', -400_000, -5000],
  ['Customer Transfer of Funds Charge', -10_800, -700],
  ['Merchant Payment to ###### - {MAMA LISHE GROCERS;NYOTA PHARMACY;SUKARI SUPERMARKET 2}', -350_000, -5000],
  ['Pay Bill to 8##### - {UMEME PREPAID;MAJI BORA} Acc. {014########;A/C 7#-20##}', -250_000, -10_000],
  ['Funds received from - 2547******### {SAMUEL KIPLAMAI;FAITH ACHIENG O}', 5000, 900_000],
  [
    'Business Payment from 3##### - {TAI BANK APP via API. Original conversation ID is ~~###~;PWANI SACCO}.',
    50_000,
    2_500_000,
  ],
  ['Customer Withdrawal At Agent Till 1##### - {Baraka Shop Soko Road;Jirani Telecoms}', -900_000, -10_000],
  ['Airtime Purchase', -50_000, -1000],
];

const align = 'lllcrrr';
const KE_LOOK = look(
  '7pt/9.5pt Liberation Sans|28pt 24pt|h1{font-size:13pt;color:#3a9b35;margin:0 0 8pt}h2{font-size:9pt;margin:8pt 0 3pt}.info td{padding:1pt 10pt 1pt 0}.grid td,.grid th{border:.4pt solid #ccc;padding:2.8pt 3pt}.grid th{background:#3a9b35;color:#fff}.foot{position:absolute;bottom:12pt;left:24pt;right:24pt;font-size:5.8pt}',
);

function wallet(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, random.integer(1, 3));
  const rows = moves(random, {
    start,
    end,
    sorts: KE,
    count: random.integer(14, 120),
    opening: BigInt(random.integer(0, 2_000_000)),
  });
  const holder = random.pick(['MERCY ATIENO OGOLA', 'BRIAN KIMUTAI']);
  const phone = `07${random.digits(8)}`;
  const widths = [62, 82, 166, 54, 60, 62, 60];
  const long = rows.map((row, at) => ({
    row,
    at,
    lines: wrapped(row.lines.join(' ').trim(), 40),
    receipt: `S${random.pick(['A', 'B', 'C'])}${random.digits(1)}${list(7, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'])).join('')}`,
  }));
  const sum = (label: string, match: RegExp) => [
    label,
    ...([1, -1] as const).map((sign) =>
      point(
        total(
          rows.filter(({ lines }) => match.test(lines.join(' '))),
          sign,
        ),
      ),
    ),
  ];
  const sums = [
    sum('Cash Out', /^Customer Withdrawal/),
    sum('Send Money', /^Customer Transfer/),
    sum('Received Money', /^Funds/),
    sum('Pay Bill', /^Pay Bill/),
    sum('Buy Goods', /^Merchant/),
    sum('B2C Payment', /^Business/),
    sum('Others', /^Airtime/),
    ['<b>TOTAL:</b>', point(total(rows, 1)), point(total(rows, -1))],
  ];
  const pages = pack([...long].reverse(), ({ lines }) => lines.length * 9.5 + 7, 400, 660).map((part, p, all) => {
    const body = part.map(({ row, at, lines, receipt }) => {
      const [out, into] = outIn(row.amount, (value) => minus(value, point)).split('|');
      return cells(
        align,
        [
          receipt,
          `${row.date} ${hourOf(at, rows.length)}:${random.digits(1)}7`.replace(/:([6-9])7$/, ':27'),
          br(lines),
          'Completed',
          into ?? '',
          out ?? '',
          point(row.balance),
        ],
        [0, at],
      );
    });
    const intro = `<h1>PESALINK STATEMENT</h1><div class="sp"><table class="info">${cells('ll', `Customer Name:|${holder}`)}${cells('ll', `Mobile Number:|${phone}`)}${cells('ll', 'Email Address:|m***@mail.example')}${cells('ll', `Statement Period:|${wordy(start)} - ${wordy(end)}`)}${cells('ll', `Request Date:|${wordy(dayAfter(end, 1))}`)}</table></div><h2>SUMMARY</h2>${table([160, 100, 100], heads('lrr', 'TRANSACTION TYPE|PAID IN|PAID OUT') + sums.map((values) => cells('lrr', values)).join(''), 'grid')}<h2>DETAILED STATEMENT</h2>`;
    return `${p === 0 ? intro : ''}${table(widths, heads(align, 'Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn|Balance').replace('Transaction Status', 'Transaction<br>Status') + body.join(''), 'grid')}<div class="foot sp"><span>Disclaimer: this record is produced for your personal use and is not transferable. For queries call 0722 009 999. Limits: KES ${whole(500_000n)} a day.</span><span>Page ${p + 1} of ${all.length}</span></div>`;
  });
  return drawnOf(pages, KE_LOOK, {
    account: account(`PESALINK|${holder}|checking|KES`, phone),
    period: { start, end },
    rows: long.map(({ row, lines, receipt }) =>
      rowOf({ ...row, lines }, { shows: true, reference: receipt, alsoAccepted: [`${lines.join(' ')} Completed`] }),
    ),
  });
}

export const families: Family[] = [
  family(
    'ke-wallet-receipts',
    'en',
    'checking',
    ['newest-first', 'totals-before-rows', 'time-in-date', 'no-opening'],
    wallet,
  ),
];
