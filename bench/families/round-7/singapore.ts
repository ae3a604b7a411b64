import type { Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  joined,
  look,
  type Move,
  mon,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  wordy,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const SPENT: readonly Sort[] = [
  ['{KOPI LANE PTE LTD;SEMBAWANG WET MKT;BUKIT PHARMACY} SINGAPORE', -9_000, -280],
  ['{NIMBUS CLOUD HOSTING;PAGEWELL BOOKS} DUBLIN§USD', -12_000, -1_400],
  ['{IZAKAYA HAMAOKA;EKIMAE STORE} TOKYO§JPY', -30_000, -900],
  ['{SUNDOWN RIDES} JOHOR BAHRU§MYR', -4_000, -300],
  ['TRANSIT TOPUP 0####', -3_000, -1_000],
  ['Refund - {PAGEWELL BOOKS;KOPI LANE PTE LTD}', 300, 6_000],
  ['FAST repayment - thank you', 20_000, 90_000],
];
const ABROAD: Readonly<Record<string, [number, number]>> = { USD: [0.74, 2], JPY: [110, 0], MYR: [3.3, 2] };
const LOOK = look(
  `8.5pt/12pt 'Liberation Sans'|40pt 44pt|.top{background:#2b3df0;color:#fff;padding:14pt;margin-bottom:14pt;font-size:15pt;line-height:18pt}.w{display:flex;justify-content:space-between;margin:14pt 0}.w .k{width:236pt}.k .sp{padding:2pt 0;border-bottom:.4pt solid #ccc}h2{font-size:11pt;line-height:16pt;padding:8pt 0 4pt}th{font-size:7.5pt;line-height:10pt;color:#555;border-bottom:.8pt solid #2b3df0;padding-bottom:3pt;vertical-align:bottom}td{padding:4pt 0;border-bottom:.3pt solid #ddd}.t td{font-weight:bold;border:0}.f{position:absolute;left:44pt;right:44pt;bottom:18pt;font-size:7pt;color:#666}`,
);

/** Money in bears a plus, money out nothing; amounts of abroad in a column of their own. */
const plus = family(
  'sg-credit-card-plus-is-in',
  'en',
  'credit-card',
  ['plus-on-credits-only', 'two-dates', 'foreign-amount-column', 'year-from-period', 'formula-of-balances'],
  (random) => {
    const period = periodOf(random, random.integer(3, 27));
    const opening = BigInt(-random.integer(0, 300_000));
    const drawn = booked(random, { ...period, sorts: SPENT, floor: null }, 9, 48, [0, 0]);
    const rows = drawn.rows;
    const closing = opening + total(rows);
    const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso)}`;
    const made = rows.map((row) => dayAfter(row.date, -random.integer(0, 3)));
    const wordsOf = (row: Move) => [row.lines[0]?.split('§')[0] ?? ''];
    const foreign = rows.map((row) => {
      const [, currency = ''] = row.lines[0]?.split('§') ?? [];
      const [rate, decimals] = ABROAD[currency] ?? [0, 0];
      if (!rate) return '';
      const value = (Number(-row.amount) / 100) * rate;
      return `${value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} ${currency}`;
    });
    const owed = (value: bigint) => `${value > 0n ? '+' : ''}S$${point(value)}`;
    const one = (row: Move, r: number): Line => [
      cells(
        'lllrr',
        `${short(made[r] ?? '')}|${short(row.date)}|${joined(wordsOf(row))}|${foreign[r]}|${row.amount > 0n ? '+' : ''}${point(row.amount)}`,
        [0, r],
      ),
      21,
    ];
    const bare = fill(random, '####', period.start);
    const spent = total(rows, -1);
    const front = `<div class="top">truth bank<br>Your credit card statement</div><div class="sp"><div>Mr Ismail bin Hassan Basri<br>Blk 998 Sembawang Cres #11-204<br>Singapore 759998</div><div class="r">Statement period<br>${short(period.start)} - ${short(period.end)} ${day(period.end, 'yyyy')}</div></div><div class="w"><div class="k"><b>Payment summary</b>${span('Statement balance', owed(closing))}${span('Minimum amount due', closing < 0n ? 'S$50.00' : 'S$0.00')}${span('Payment due date', wordy(dayAfter(period.end, 22)))}${span('Credit limit', 'S$9,500.00')}</div><div class="k"><b>How we got here</b>${span('Previous balance', owed(opening))}${span('Repayments and credits', `+S$${point(total(rows, 1))}`)}${span('Purchases and charges', `S$${point(spent)}`)}${span('Total outstanding balance', owed(closing))}</div></div><h2>Transactions on card ending ${bare}</h2>`;
    const body: Line[] = [
      [
        `<tr class="t">${cells('lllrr', `||Previous balance||${opening > 0n ? '+' : ''}${point(opening)}`).slice(5)}`,
        21,
      ],
      ...rows.map(one),
      [
        `<tr class="t">${cells('lllrr', `||Total outstanding balance||${closing > 0n ? '+' : ''}${point(closing)}`).slice(5)}`,
        21,
      ],
    ];
    const head = heads(
      'lllrr',
      'Transaction<br>date|Posting<br>date|Description|Amount in<br>foreign currency|Amount in<br>SGD',
    );
    const pages = pour(
      body,
      420,
      700,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([58, 54, 216, 94, 84], head + some)}<div class="f sp"><span>Truth Bank Straits Limited &nbsp; UEN 20999${'9999'}Z</span><span>Page ${at + 1} of ${count}</span></div>`,
    );
    const truth = rows.map((row, r) => ({
      ...rowOf(row, { description: wordsOf(row).join(' '), alsoAccepted: [`${wordsOf(row).join(' ')} ${foreign[r]}`] }),
      transactionDate: made[r],
    }));
    const facts = account('Truth Bank Straits Limited|Mr Ismail bin Hassan Basri|credit-card|SGD', bare);
    return drawnOf(pages, LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

export const families: Family[] = [plus];
