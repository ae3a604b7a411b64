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
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const TRADE: readonly Sort[] = [
  ['ELECTRONIC BANKING PAYMENT TO|{KAROO FEEDS B0WD###:##;FYNBOS PRINT INV###}', -4_000_000, -60_000],
  ['CREDIT TRANSFER|{PROTEA GUEST FARM;J VD MERWE ####}', 50_000, 9_000_000],
  ['##FEE ELECTRONIC PAYMENT', -2_500, -600],
  ['CHEQUE CARD PURCHASE|{BOERE WINKEL 5###*####;KALK BAY FUEL 5###*####}', -300_000, -5_000],
  ['##SERVICE FEE STATEMENT', -3_900, -1_900],
  ['DEBIT ORDER|{MZANSI LIFE ######;VELD SECURITY}', -500_000, -40_000],
];
const LOOK = look(
  `8pt/10.5pt 'Liberation Sans Narrow'|40pt 44pt|.logo{font:bold 17pt/22pt 'Liberation Sans';color:#0033a1}.k{width:230pt}th{border-top:1pt solid #0033a1;border-bottom:1pt solid #0033a1;font-weight:bold;padding:3pt 4pt}td{padding:2pt 4pt}.e{margin-top:12pt}.e td{border:.4pt solid #99a;padding:3pt 6pt}.f{position:absolute;left:44pt;right:44pt;bottom:20pt;font-size:7pt}`,
);

/** The day stands behind the amounts, month before day; what goes out ends on a minus; a mark flags fees. */
const dayBehind = family(
  'za-checking-day-behind-amounts',
  'en',
  'checking',
  ['date-after-amounts', 'month-before-day', 'trailing-minus-in-debits', 'fee-mark-column', 'year-from-period'],
  (random) => {
    const period = periodOf(random, random.integer(2, 26));
    const { opening, rows, closing } = booked(
      random,
      {
        ...period,
        sorts: TRADE.map(([words, low, high]): Sort => [words.replace('##', '§'), low, high]),
        floor: -900_000n,
      },
      14,
      70,
      [-300_000, 9_000_000],
    );
    const isFee = (row: Move) => row.lines[0]?.startsWith('§') === true;
    const wordsOf = (row: Move) => row.lines.map((words) => words.replaceAll('§', ''));
    const signed = (value: bigint) => `${point(value)}${value < 0n ? '-' : ''}`;
    const number = `0${random.digits(1)} ${random.digits(3)} ${random.digits(3)} ${random.digits(1)}`;
    const one = (row: Move, r: number): Line => [
      cells(
        'lcrrcr',
        `${joined(wordsOf(row))}|${isFee(row) ? '##' : ''}|${row.amount < 0n ? `${signed(row.amount)}|` : `|${point(row.amount)}`}|${day(row.date, 'mm dd')}|${signed(row.balance)}`,
        [0, r],
      ),
      4 + 10.5 * row.lines.length,
    ];
    const long = (iso: string) =>
      `${day(iso, 'd')} ${mon(iso, 'January February March April May June July August September October November December')} ${day(iso, 'yyyy')}`;
    const front = `<div class="sp"><div class="logo">Standvas Bank</div><div class="r">BUSINESS CURRENT ACCOUNT<br>STATEMENT / TAX INVOICE</div></div><div class="sp" style="padding:14pt 0"><div>KAROO LODGE BK<br>PO BOX 99<br>PRINS ALBERTUS 6999</div><div class="k">${span('Account number', number)}${span('Statement from', `${long(period.start)} to ${long(period.end)}`)}${span('Statement frequency', 'Monthly')}${span('VAT Reg No.', '4999999999')}</div></div>`;
    const fees = rows.filter(isFee).reduce((all, { amount }) => all + amount, 0n);
    const end = table(
      [180, 90],
      cells('lr', `Balance at date of statement|R ${signed(closing)}`) +
        cells('lr', `Total charges for items marked ##|R ${point(fees)}`) +
        cells('lr', `Number of items listed|${rows.length}`),
      'e',
    );
    const body: Line[] = [
      [cells('lcrrcr', `BALANCE BROUGHT FORWARD||||${day(period.start, 'mm dd')}|${signed(opening)}`), 15],
      ...rows.map(one),
      ['', 75],
    ];
    const head = heads('lcrrcr', 'Details|Service Fee|Debits|Credits|Date|Balance');
    const pages = pour(
      body,
      560,
      680,
      (some, at, count) =>
        `${at === 0 ? front : `<div class="sp" style="padding-bottom:6pt"><b>Standvas Bank</b><span>${number}</span></div>`}${table([196, 52, 74, 74, 42, 70], head + some)}${at + 1 === count ? end : ''}<div class="f sp"><span>## These fees include VAT at 15%. Month and day are shown as MM DD.</span><span>Page ${at + 1} of ${count}</span></div>`,
    );
    const truth = rows.map((row) => rowOf(row, { shows: true, description: wordsOf(row).join(' ') }));
    return drawnOf(pages, LOOK, {
      account: account('Standvas Bank|KAROO LODGE BK|checking|ZAR', number.replaceAll(' ', '')),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [dayBehind];
