import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  truthOf,
  wordy,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const short = (iso: string): string => `${day(iso, 'dd')} ${mon(iso)}`;

const TAPPED: readonly Sort[] = [
  ['{QUOKKA COFFEE ROASTERS;BANDICOOT BOOKS;JACARANDA FUELS} {COOLAMON NSW;GOORAMADDA VIC}', -15_000, -380],
  ['{TINDALE AIRLINES EXAMPLE.COM;PAGEWELL BOOKS DUBLIN}|{12;19;48}.## {US DOLLAR;EURO}', -40_000, -1_900],
  ['INTERNATIONAL TRANSACTION FEE', -900, -20],
  ['Payment Received, Thank You', 20_000, 180_000],
  ['REFUND {JACARANDA FUELS;WOMBAT OUTDOORS}', 900, 12_000],
];
const SUN_LOOK = look(
  `9pt/12pt 'Liberation Sans'|40pt 50pt|.logo{background:#ffd400;padding:8pt 14pt;font-weight:bold;font-size:16pt;line-height:20pt;display:inline-block}.k{width:220pt}.k .sp{border-bottom:.5pt solid #bbb;padding:3pt 0}h2{font-size:12pt;line-height:18pt;padding:16pt 0 4pt}th{border-bottom:1pt solid #000;font-weight:bold;padding-bottom:3pt}td{padding:2.5pt 0}.f{position:absolute;left:50pt;right:50pt;bottom:22pt;font-size:7.5pt}`,
);

/** A day's date stands before its first row only; payments end on a minus. */
const dayOnce = family(
  'au-credit-card-date-once-a-day',
  'en',
  'credit-card',
  ['date-once-a-day', 'trailing-minus', 'foreign-amount-line', 'year-from-period', 'opening-and-closing-in-summary'],
  (random) => {
    const period = periodOf(random, random.integer(3, 27));
    const before = -random.integer(0, 500_000);
    const { opening, rows, closing } = booked(random, { ...period, sorts: TAPPED, floor: null }, 10, 60, [
      before,
      before,
    ]);
    const card = `5353 1${random.digits(3)} ${random.digits(4)} ${random.digits(4)}`;
    const dollar = (value: bigint) => `${value > 0n ? '-' : ''}$${point(value)}`;
    const one = (row: Move, r: number): Line => [
      cells(
        'llr',
        `${row.firstOfDay ? short(row.date) : ''}|${joined(row.lines)}|${point(row.amount)}${row.amount > 0n ? '-' : ''}`,
        [0, r],
      ),
      5 + 12 * row.lines.length,
    ];
    const front = `<div class="sp"><div class="logo">Wattle Bank</div><div class="r">Statement ${random.integer(3, 80)} (Page 1)</div></div><div class="sp" style="padding-top:18pt"><div>MR DARCY NGUYEN-HOLT<br>UNIT 5 / 88 BANKSIA ROAD<br>COOLAMON NSW 2999</div><div class="k">${span('Low Rate Card', card)}${span('Statement period', `${wordy(period.start)} - ${wordy(period.end)}`)}${span('Opening balance', dollar(opening))}${span('New transactions and charges', dollar(total(rows, -1)))}${span('Payments/refunds', `-$${point(total(rows, 1))}`)}${span('Closing balance', dollar(closing))}${span('Available credit', '$4,120.00')}</div></div><h2>Transactions</h2>`;
    const head = heads('llr', 'Date|Transaction Details|Amount (A$)');
    const pages = pour(
      [...rows.map(one), ['', 20]],
      470,
      680,
      (some, at, count) =>
        `${at === 0 ? front : `<div class="sp" style="padding-bottom:8pt"><span>MR DARCY NGUYEN-HOLT</span><span>Account Number ${card} &nbsp; Page ${at + 1}</span></div>`}${table([62, 340, 92], head + some)}${at + 1 === count ? '<p style="padding-top:8pt;font-size:8pt">Please check your transactions listed on this statement and report any discrepancy.</p>' : ''}<div class="f">Wattle Bank ABN 99 123 888 124 &nbsp; Interest rate on purchases 13.99% p.a.</div>`,
    );
    return drawnOf(pages, SUN_LOOK, {
      account: account('Wattle Bank|MR DARCY NGUYEN-HOLT|credit-card|AUD', card.replaceAll(' ', '')),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row)),
    });
  },
);

const EFTPOS: readonly Sort[] = [
  ['POS W/D {PUKEKO DAIRY;RIMU HARDWARE;TUI FUEL STOP}|{09;13;17}:{05;24;48}', -12_000, -350],
  ['AP {Kereru Property Ltd;Netball Club}|Rent', -62_000, -2_500],
  ['DIRECT CREDIT MATAI JOINERY LTD|Wages', 90_000, 240_000],
  ['BILL PAYMENT Weka Power|###########', -28_000, -4_000],
];
const SAVER: readonly Sort[] = [
  ['TRANSFER FROM ##-00', 2_000, 80_000],
  ['INTEREST EARNED', 5, 2_500],
  ['PIE/RWT DEDUCTED', -800, -2],
];
const KIWI_LOOK = look(
  `8.5pt/11.5pt 'DejaVu Sans'|36pt 42pt|.logo{font-size:17pt;line-height:22pt;color:#0a7d5a;font-weight:bold}.w{padding:12pt 0}h2{font-size:10.5pt;line-height:15pt;background:#d9efe7;padding:3pt 6pt;margin-top:12pt}th{font-weight:bold;border-bottom:.7pt solid #0a7d5a;padding:3pt 0}td{padding:2pt 0}.f{position:absolute;right:42pt;bottom:18pt;font-size:7pt}`,
);

/** Two accounts of one customer number, told apart by their suffix. */
const suffixes = family(
  'nz-mixed-two-suffixes',
  'en',
  'checking',
  ['two-accounts', 'account-suffix', 'balance-with-od', 'withdrawals-and-deposits', 'totals-under-each-account'],
  (random) => {
    const period = periodOf(random, random.integer(1, 25));
    const stem = `38-9${random.digits(3)}-0${random.digits(6)}`;
    const books = [
      {
        title: 'Everyday Account',
        type: 'checking',
        number: `${stem}-00`,
        sorts: EFTPOS,
        few: 12,
        many: 48,
        low: -20_000,
      },
      { title: 'Online Saver', type: 'savings', number: `${stem}-01`, sorts: SAVER, few: 3, many: 12, low: 50_000 },
    ].map(({ sorts, few, many, low, ...book }) => ({
      ...book,
      ...booked(random, { ...period, sorts, floor: BigInt(Math.min(0, low) * 5) }, few, many, [low, 600_000]),
    }));
    const shown = (value: bigint) => `${point(value)}${value < 0n ? ' OD' : ''}`;
    const lines = books.flatMap(({ title, number, opening, rows, closing }, s): Line[] => [
      [
        `<h2 class="sp"><span>${title}</span><span>${number}</span></h2>${table([58, 226, 72, 72, 80], heads('llrrr', 'Date|Transaction|Withdrawals|Deposits|Balance'))}`,
        52,
      ],
      [line(`${short(period.start)}|Opening balance|||${shown(opening)}`), 16],
      ...rows.map(
        (row, r): Line => [
          line(`${short(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${shown(row.balance)}`, [s, r]),
          4 + 11.5 * row.lines.length,
        ],
      ),
      [line(`|Totals|${point(total(rows, -1))}|${point(total(rows, 1))}|`), 16],
      [line(`${short(period.end)}|Closing balance|||${shown(closing)}`), 22],
    ]);
    const front = `<div class="sp"><div class="logo">Kahikatea Bank</div><div class="r">Statement of accounts<br>${wordy(period.start)} to ${wordy(period.end)}</div></div><div class="w">Ms Aroha Te Whetu-Lindsay<br>41 Kowhai Terrace<br>Mangatipua 0999</div>`;
    const pages = pour(
      lines,
      590,
      680,
      (some, at, count) =>
        `${at === 0 ? front : ''}${some}<div class="f">Kahikatea Bank Limited &nbsp; Page ${at + 1} of ${count}</div>`,
    );
    const statements = books.map(({ type, number, opening, closing, rows }) =>
      truthOf({
        account: account(`Kahikatea Bank|Ms Aroha Te Whetu-Lindsay|${type}|NZD`, number),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: true })),
      }),
    );
    return { pages, css: KIWI_LOOK, statements };
  },
);

const line = (value: string, at: readonly [number, number] | null = null): string =>
  table([58, 226, 72, 72, 80], cells('llrrr', value, at));

export const families: Family[] = [dayOnce, suffixes];
