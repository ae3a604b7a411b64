import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  mon,
  moves,
  outIn,
  periodOf,
  point,
  rowOf,
  span,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { type Placed, placed, sheets, shifted, untilOwed } from './europe-parts.ts';

const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso)} ${day(iso, 'yy')}`;

const FIRM = [
  ['VIS|{PELLMOOR TIMBER;OAKMERE CAFE;RAIL DUNMERE}|ANSLEY CROSS', -24_000, -420],
  ['DD|{DUNMERE WATER;MOORGATE RATES;FOUNDRY INS}', -38_000, -4_000],
  ['BP|{Harrowgate Fixings;Colin Barrowby}|INV #### 1#.50 X 4', -160_000, -5_000],
  ['CR|{NORTHLARK SUPPLIES;WEX DUNMERE LLP}|PO 77###', 30_000, 420_000],
  ['ATM|CASH DUNMERE {=ddmm}|@ 1#:#3', -30_000, -2_000],
  [')))|{KIOSK MILL RISE;BAKER ANSLEY}', -1_900, -240],
] as const;

function current(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(5, 22));
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: FIRM, floor: -250_000n },
    22,
    85,
    [-90_000, 400_000],
  );
  const who = whoIn(random, 'en');
  const number = random.digits(8);
  const code = `99-${random.digits(2)}-${random.digits(2)}`;
  const money = (value: bigint) => `${point(value)}${value < 0n ? ' D' : ''}`;
  const one = (row: Placed) =>
    row.lines
      .slice(1)
      .map((line, at, all) => {
        const last = at === all.length - 1;
        const [out = '', into = ''] = last ? outIn(row.amount, point).split('|') : ['', ''];
        return cells(
          'lllrrr',
          [
            row.firstOfDay && at === 0 ? short(row.date) : '',
            at === 0 ? text(row.lines[0] ?? '') : '',
            text(line),
            out,
            into,
            last && row.lastOfDay ? money(row.balance) : '',
          ],
          [0, row.at],
        );
      })
      .join('');
  const bar = (label: string, iso: string, value: bigint) =>
    cells('lllrrr', [short(iso), '', `<b>${label}</b>`, '', '', `<b>${money(value)}</b>`]);
  const recap = `<div class="panel"><b>Account Summary</b>${span('Opening Balance', money(opening))}${span('Payments In', point(total(rows, 1)))}${span('Payments Out', point(total(rows, -1)))}${span('Closing Balance', money(closing))}${span('Arranged Overdraft Limit', '2,500.00')}</div>`;
  const pages = sheets(
    placed(rows),
    opening,
    (row) => (row.lines.length - 1) * 11,
    [480, 550],
    (
      sheet,
    ) => `<div class="sp"><div class="logo">Moorgate &amp; Wex</div><div class="r">Contact tel 0999 000 0000<br>Text phone 0999 000 0001<br>www.moorgatewex.example</div></div>
    <h1>Your Business Current Account</h1><div class="sp"><div>${text(who.firm)}${sheet.first ? `<br>${text(who.place)}<br><br>${wordy(start)} to ${wordy(end)}` : ''}</div>${sheet.first ? recap : ''}</div><div class="sp ids"><span>Account Name <b>${text(who.firm)}</b></span><span>Sortcode <b>${code}</b></span><span>Account Number <b>${number}</b></span><span>Sheet <b>${sheet.index + 11}</b></span></div>
    ${table([58, 28, 214, 70, 70, 75], cells('lllrrr', ['Date', 'Payment type and details', '', 'Paid out', 'Paid in', 'Balance'], null, 'th') + bar('BALANCE BROUGHT FORWARD', sheet.first ? dayAfter(start, -1) : (sheet.part[0]?.date ?? start), sheet.before) + sheet.part.map(one).join('') + bar(sheet.last ? 'CLOSING BALANCE' : 'BALANCE CARRIED FORWARD', sheet.last ? end : (sheet.part.at(-1)?.date ?? end), sheet.after), 'k')}
    <p class="foot">Business overdraft EAR 14.90%. Credit interest 0.00% AER. D = overdrawn. Details of the compensation scheme are overleaf.</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|30pt 40pt 20pt 40pt|.logo{font:bold 17pt 'Liberation Serif';color:#991b1b}h1{font-size:12pt;margin:12pt 0 10pt}.panel{width:220pt;border:.7pt solid #991b1b;padding:6pt}.ids{margin:12pt 0 6pt;border-top:.5pt solid #000;padding-top:4pt;font-size:8pt}.k th{color:#991b1b;border-bottom:.7pt solid #991b1b;overflow:visible}.foot{position:absolute;bottom:22pt;font-size:6.5pt}",
    ),
    {
      account: account(`Moorgate & Wex|${who.firm}|checking|GBP`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay, alsoAccepted: [row.lines.slice(1).join(' ')] })),
    },
  );
}

const CARD = [
  [')))OAKMERE GROCERS {PELLMOOR;DUNMERE}', -9_000, -180],
  ['LOW WATER ENERGY ONLINE', -18_000, -6_000],
  ['{HOTEL LAGO MILANO;BISTRO QUAI PARIS}|### EUR @ 1.1#70 incl 2.99% fee £1.4#', -26_000, -2_000],
  ['REFUND BRINDLE RAIL', 900, 6_000],
] as const;

function card(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(6, 24));
  const opening = -BigInt(random.integer(20_000, 300_000));
  const who = whoIn(random, 'en');
  const plain = { balance: 0n, ref: '00000000', firstOfDay: true, lastOfDay: true };
  const pay = {
    ...plain,
    date: dayAfter(start, 4),
    lines: ['PAYMENT RECEIVED - THANK YOU'],
    amount: (-opening * 3n) / 5n,
  };
  const later = untilOwed(0n, () =>
    moves(random, {
      start: dayAfter(start, 4),
      end: dayAfter(end, -1),
      count: random.integer(4, 34),
      sorts: CARD,
      floor: null,
    }),
  );
  const interest = {
    ...plain,
    date: end,
    lines: ['STANDARD INTEREST ON PURCHASES'],
    amount: -BigInt(random.integer(150, 2_500)),
  };
  const rows = placed([pay, ...later, interest]);
  const closing = opening + total(rows);
  const number = `4999 99${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`;
  const dm = (iso: string) => `${day(iso, 'dd')} ${mon(iso)}`;
  const traded = (row: Placed) => shifted(row, -3, 0);
  const one = (row: Placed) =>
    cells(
      'lllr',
      [dm(traded(row)), dm(row.date), joined(row.lines), `${point(row.amount)}${row.amount > 0n ? ' CR' : ''}`],
      [0, row.at],
    );
  const rates = table(
    [120, 60, 60, 70],
    heads('lrrr', 'Transaction type|Monthly|Annual|Balance') +
      cells('lrrr', ['Purchases', '1.733%', '22.90%', point(closing)]) +
      cells('lrrr', ['Cash', '2.085%', '28.10%', '0.00']),
    'k',
  );
  const page = (
    part: readonly Placed[],
    index: number,
    count: number,
  ) => `<div class="strip">Larch<b>Card</b><span>Statement ${wordy(end)} · page ${index + 1} of ${count}</span></div>
    ${index === 0 ? `<div class="sp"><div><br>${text(who.person)}<br>${text(who.place)}<br><br>Card number ${number}<br>Credit limit £6,500&emsp;Available £${point(650_000n + closing)}</div><div class="due">${span('Previous balance', `£${point(opening)}`)}${span('Payments received', `£${point(pay.amount)} CR`)}${span('New transactions and interest', `£${point(total(rows.slice(1)))}`)}${span('<b>New balance</b>', `<b>£${point(closing)}</b>`)}${span('Minimum payment', `£${point(closing / 40n)}`)}${span('Pay by', wordy(dayAfter(end, 25)))}</div></div>` : ''}
    ${table([70, 70, 290, 85], cells('lllr', ['Transaction<br>date', 'Date<br>posted', 'Transaction details', 'Amount (£)'], null, 'th') + part.map(one).join(''), 'k')}
    ${index === count - 1 ? `<p class="h">How we calculated your interest</p>${rates}<div class="slip"><div class="sp"><span>bank giro credit</span><span>${number.replaceAll(' ', '')}</span><span>£ ______</span></div>&lt;${number.slice(-4)}0999&lt; &nbsp; 99-00-99+ 73 X</div>` : ''}`;
  const parts = rows.length > 20 ? [rows.slice(0, 20), rows.slice(20)] : [rows];
  return {
    pages: parts.map((part, index) => page(part, index, parts.length)),
    css: look(
      "8.5pt/12pt 'DejaVu Sans'|0 40pt 20pt 40pt|.strip{background:#1e293b;color:#fff;margin:0 -40pt 18pt;padding:14pt 40pt;font-size:15pt;line-height:18pt;display:flex;gap:0}.strip span{margin-left:auto;font-size:8pt}.due{width:250pt;background:#f1f5f9;padding:9pt}.k{margin-top:14pt}.k th{font-size:7.5pt;line-height:9pt;border-bottom:1pt solid #1e293b;padding-bottom:3pt}.k td{padding:1.5pt 0;font-size:8pt}.h{margin-top:14pt;font-weight:bold}.slip{position:absolute;bottom:26pt;left:40pt;right:40pt;border-top:1pt dashed #000;padding-top:10pt;font-family:'Liberation Mono'}",
    ),
    statements: [
      truthOf({
        account: account(`LarchCard|${who.person}|credit-card|GBP`, number),
        ...{ opening, closing },
        rows: rows.map((row) => rowOf(row, { valueDate: traded(row) })),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'gb-business-paid-out-in',
    'en',
    'checking',
    ['date-once-a-day', 'day-end-balance', 'carry-lines', 'overdrawn-letter'],
    current,
  ),
  family(
    'gb-card-transaction-posted',
    'en',
    'credit-card',
    ['cr-suffix', 'no-year', 'transaction-before-posting'],
    card,
  ),
];
