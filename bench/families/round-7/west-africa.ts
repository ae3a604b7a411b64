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
  mon,
  outIn,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const REMARKS: readonly Sort[] = [
  ['NIBSS Instant Payment Outward|00001#########|NIP TRANSFER TO KOLADE FARMS', -9_000_000, -100_000],
  ['Stamp Duties|STAMP DUTY CHARGE', -5_000, -5_000],
  ['POS/WEB PURCHASE TRANSACTION|-####-OBIORA STORES ABA NG', -3_000_000, -40_000],
  ['TRANSFER BETWEEN CUSTOMERS|via app from T. ADEWUMI', 100_000, 8_000_000],
  ['NEFT TRANSFER|SALARY SAPELE MILLS LTD', 9_000_000, 30_000_000],
];
const LOOK = look(
  `7.5pt/10pt 'Liberation Sans'|30pt 28pt|.k{width:230pt;padding:10pt 0}th{background:#e5e5e5;border:.5pt solid #999;padding:3pt}td{border:.5pt solid #bbb;padding:2pt 3pt}h1{font-size:12pt;line-height:18pt}`,
);

const remarks = family(
  'ng-savings-remarks-after-branch',
  'en',
  'savings',
  ['remarks-last', 'apostrophe-reference', 'two-dates', 'totals-in-summary', 'grid'],
  (random) => {
    const period = periodOf(random, 1, 2);
    const { opening, rows, closing } = booked(random, { ...period, sorts: REMARKS }, 18, 50, [100_000, 20_000_000]);
    const date = (iso: string) => `${day(iso, 'dd')}-${mon(iso)}-${day(iso, 'yyyy')}`;
    const number = random.digits(10);
    const summary = [
      ['Account No', number],
      ['Account Type', 'Everyday Savers'],
      ['Currency', 'NGN'],
      ['Opening Balance', point(opening)],
      ['Total Debit', point(total(rows, -1))],
      ['Total Credit', point(total(rows, 1))],
      ['Closing Balance', point(closing)],
    ];
    const front = `<h1>Benue Trust Bank</h1><b>CUSTOMER STATEMENT</b><p>OLUMIDE BASSEY-CROSS<br>9 KINGSWAY CLOSE, CALABAR</p><p>Statement Period ${date(period.start)} to ${date(period.end)}</p><div class="k">${summary.map(([label, value]) => span(label ?? '', value ?? '')).join('')}</div>`;
    const body = rows.map(
      (row, r): Line => [
        cells(
          'lllrrrll',
          `${date(row.date)}|${date(row.date)}|'${row.ref.slice(0, 6)}|${outIn(row.amount, point)}|${point(row.balance)}|412 WATT MKT|${joined(row.lines)}`,
          [0, r],
        ),
        5 + 10 * row.lines.length,
      ],
    );
    const head = heads(
      'lllrrrll',
      'Trans. Date|Value Date|Reference|Debits|Credits|Balance|Originating Branch|Remarks',
    );
    const pages = pour(
      body,
      500,
      700,
      (some, at) => `${at === 0 ? front : ''}${table([54, 54, 42, 56, 56, 60, 72, 142], head + some)}`,
    );
    const truth = rows.map((row) =>
      rowOf(row, {
        shows: true,
        valueDate: row.date,
        reference: row.ref.slice(0, 6),
        alsoAccepted: [`412 WATT MKT ${row.lines.join(' ')}`],
      }),
    );
    return drawnOf(pages, LOOK, {
      account: account('Benue Trust Bank|OLUMIDE BASSEY-CROSS|savings|NGN', number),
      period,
      opening,
      closing,
      rows: truth,
    });
  },
);

export const families: Family[] = [remarks];
