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
  mon,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
} from '../kit.ts';
import { dayAfter, intlDate } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { block, flow, grid, type Line, long, numbered, rowsIn } from './paper-flow.ts';

const RAND: readonly Sort[] = [
  ['POS Purchase {Spaza Central;Karoo Fuel} 4##### ## {=dd} Card ####', -90_000, -2_000],
  ['FNX App Payment To {Rent Unit ##;Sipho M}', -900_000, -10_000],
  ['Magtape Debit {Protea Life;Baobab Cell} ########', -120_000, -9_000],
  ['Inward EFT Credit {Fynbos Clinic;Thandeka N}', 50_000, 2_600_000],
  ['#Monthly Account Fee'.replace('#', '*'), -9_900, -6_900],
  ['Cash Deposit Branch {Umlazi;Kloof}', 20_000, 500_000],
];
const RAND_LOOK = look(
  `8pt/10.5pt 'Liberation Sans'|28pt 36pt|.logo{font:bold 20pt/24pt 'Liberation Sans';color:#009999}.two{display:flex;gap:20pt;padding:10pt 0}.two>div{flex:1;border-top:1.5pt solid #009999;padding-top:3pt}th{border-bottom:1pt solid #009999;border-top:1pt solid #009999;font-weight:bold;padding:2pt 0}td{padding:1.2pt 0}.st td{border-bottom:.3pt solid #aaa}.c3{display:flex;gap:10pt;font-size:7pt;line-height:9pt;padding-top:10pt}.c3>div{flex:1;border:.4pt solid #009999;padding:4pt}.foot{position:absolute;left:36pt;right:36pt;bottom:12pt;font-size:6.5pt}`,
);

/** A credit says Cr, a debit nothing; the bank's charges stand beside in a column of their own. */
const rand = family(
  'za-checking-accrued-charges',
  'en',
  'checking',
  ['cr-suffix-only', 'charges-column-beside', 'vat-boxes', 'turnover-table-after-rows', 'day-month-words'],
  (random) => {
    const period = periodOf(random, random.integer(2, 20));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: RAND, floor: -400_000n },
      25,
      75,
      [-90_000, 900_000],
    );
    const cr = (value: bigint) => (value > 0n ? `${point(value)} Cr` : value < 0n ? `${point(value)} Dr` : '0.00');
    const date = (iso: string) => `${day(iso, 'dd')} ${mon(iso)}`;
    const charges = rows.map(({ amount }) =>
      amount < 0n && random.chance(0.4) ? `${random.integer(1, 19)}.${random.digits(2)}` : '',
    );
    const one = (row: Move, r: number) =>
      cells(
        'llrrr',
        `${date(row.date)}|${joined(row.lines)}|${point(row.amount)}${row.amount > 0n ? 'Cr' : ''}|${cr(row.balance).replace(' ', '')}|${charges[r]}`,
        [0, r],
      );
    const number = `62${random.digits(9)}`;
    const front = `<div class="sp"><div class="logo">Acacia National</div><div class="r">Tax Invoice/Statement Number : ${random.integer(20, 190)}<br>Statement Period : ${long(period.start, 'en-GB')} to ${long(period.end, 'en-GB')}<br>Statement Date : ${long(period.end, 'en-GB')}</div></div><p style="padding:16pt 0 4pt">*UBUHLE BUSINESS SOLUTIONS CC<br>12 JAKARANDA WAY<br>KLOOF 9610</p><b>Gold Business Account : ${number}</b><div class="two"><div><b>Statement Balances</b>${span('Opening Balance', cr(opening))}${span('Closing Balance', cr(closing))}${span('VAT Inclusive @', '15.00%')}</div><div><b>Bank Charges</b>${span('Service Fees', '99.00')}${span('Cash Deposit Fees', '14.20')}${span('Total VAT', '14.77 Dr')}</div><div><b>Interest Rate</b>${span('Credit Rate**', 'Tiered')}${span('Debit Rate', '14.75%')}</div></div><b>Transactions in RAND (ZAR)</b>`;
    const turn = (sign: 1 | -1) =>
      `${rows.filter(({ amount }) => amount > 0n === sign > 0).length}|${point(total(rows, sign))}`;
    const end = `<div style="padding-top:8pt"><b>Closing Balance</b> &nbsp; ${cr(closing)}</div><div style="padding-top:8pt"><b>Turnover for Statement Period</b>${table([180, 60, 100], cells('lrr', `No. Credit Transactions|${turn(1)} Cr`) + cells('lrr', `No. Debit Transactions|${turn(-1)} Dr`))}</div><div class="c3"><div>Did you know? Deposits after 15:30 count on the next day.</div><div>Fraud line 087 999 ${random.digits(4)}</div><div>Credit rates: 0.00 - 9,999.99 0.10%; 10,000.00 and more 0.35%</div></div>`;
    const bodies = flow(
      [
        block(front, 205),
        grid(
          [48, 262, 76, 80, 57],
          heads('llrrr', 'Date|Description|Amount|Balance|Accr. Chgs'),
          [
            [cells('llrrr', `|Opening Balance||${cr(opening).replace(' ', '')}|`), 13] as Line,
            ...rowsIn(rows, 10.5, 2.4, one),
          ],
          { kind: 'st' },
        ),
        block(end, 130),
      ],
      765,
      765,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Branch Number 999655 &nbsp; Account Number ${number} &nbsp; DDA BF / ${random.digits(2)}</span><span>Page ${at} of ${count}</span></div>`,
    );
    return drawnOf(pages, RAND_LOOK, {
      account: account('Acacia National|UBUHLE BUSINESS SOLUTIONS CC|checking|ZAR', number),
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

const MOBILE: readonly Sort[] = [
  ['Customer Transfer to - 07########|{JOSPHAT KIPLAGAT;MARY ATIENO}', -900_000, -5_000],
  ['Pay Bill to ###### -|{UMEME TOKENS;MAJI CO} Acc. ########', -400_000, -10_000],
  ['Merchant Payment to ###### -|{NAIVAS KIOSK;MAMA MBOGA}', -150_000, -3_000],
  ['Customer Transfer of Funds Charge', -10_500, -700],
  ['Funds received from - 2547######## |{BRIAN OTIENO;WANJIKU N}', 20_000, 1_500_000],
  ['Deposit of Funds at Agent Till ######|{KERICHO AGENCIES}', 50_000, 900_000],
];
const MOBILE_LOOK = look(
  `7.5pt/10pt 'DejaVu Sans'|34pt 36pt|.logo{font-size:18pt;line-height:22pt;font-weight:bold;color:#3aa935}h2{background:#3aa935;color:#fff;font-size:8.5pt;line-height:13pt;padding:1pt 5pt;margin:12pt 0 3pt}th{background:#e3f3e2;font-weight:bold;padding:3pt;border:.4pt solid #9c9}td{padding:2pt 3pt;border:.4pt solid #cdc}.foot{position:absolute;left:36pt;right:36pt;bottom:14pt;font-size:6.5pt}`,
);

const mobile = family(
  'ke-checking-mobile-money',
  'en',
  'checking',
  ['newest-first', 'receipt-number-first', 'summary-by-kind', 'withdrawn-with-minus', 'wallet', 'status-column'],
  (random) => {
    const period = periodOf(random);
    const { rows } = booked(random, { ...period, sorts: MOBILE, floor: 0n }, 12, 60, [100, 900_000]);
    const refs = rows.map(
      () =>
        `S~~${random.digits(1)}`.replace(/~/g, () => random.pick(['K', 'Q', 'R', 'T'])) +
        random.digits(3) +
        random.pick(['AB', 'XW', 'LM']) +
        random.digits(1),
    );
    const one = (row: Move, r: number) =>
      cells(
        'lllcrrr',
        `${refs[r]}|${row.date} ${hourOf(r, rows.length)}:0${r % 10}|${joined(row.lines)}|Completed|${row.amount > 0n ? `${point(row.amount)}|` : `|-${point(row.amount)}`}|${point(row.balance)}`,
        [0, r],
      );
    const kinds = ['Customer Transfer', 'Pay Bill', 'Merchant Payment', 'Funds received', 'Deposit of Funds'];
    const byKind = kinds.map((kind) => {
      const some = rows.filter(({ lines }) => lines[0]?.startsWith(kind));
      return cells('lrr', `${kind.toUpperCase()}:|${point(total(some, 1))}|${point(total(some, -1))}`);
    });
    const sum = table(
      [220, 100, 100],
      heads('lrr', 'TRANSACTION TYPE|PAID IN|PAID OUT') +
        byKind.join('') +
        cells('lrr', `<b>TOTAL:</b>|<b>${point(total(rows, 1))}</b>|<b>${point(total(rows, -1))}</b>`),
    );
    const phone = `07${random.digits(8)}`;
    const front = `<div class="sp"><div class="logo">pesa-moja</div><div class="r"><b>PESA-MOJA STATEMENT</b><br>Customer Name: AKINYI ODHIAMBO<br>Mobile Number: ${phone}<br>Date of Statement: ${long(dayAfter(period.end, 1), 'en-GB')}<br>Statement Period: ${long(period.start, 'en-GB')} - ${long(period.end, 'en-GB')}</div></div><h2>SUMMARY</h2>${sum}<h2>DETAILED STATEMENT</h2>`;
    const lines = rowsIn(rows, 10, 5, one).reverse();
    const head = heads('lllcrrr', 'Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn|Balance');
    const bodies = flow(
      [
        block(front, 205),
        grid([66, 92, 150, 60, 50, 52, 52], head.replace('Transaction Status', 'Status'), lines, { headHeight: 18 }),
      ],
      750,
      745,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Disclaimer: this record is produced for your personal use. Verification code ${random.digits(8)}</span><span>Page ${at} of ${count}</span></div>`,
    );
    const truth = rows.map((row, r) =>
      rowOf({ ...row, lines: row.lines.map((line) => line.trim()) }, { shows: true, reference: refs[r] ?? null }),
    );
    return drawnOf(pages, MOBILE_LOOK, {
      account: account('pesa-moja|AKINYI ODHIAMBO|checking|KES', phone),
      period,
      rows: truth,
    });
  },
);

const RIYAL: readonly Sort[] = [
  ['MADA POS {PANDA SOUQ;DANUB GATE} RIYADH|Card 4#####******####', -90_000, -800],
  ['SADAD Bill Payment {001;044} ##########', -150_000, -5_000],
  ['Outgoing SARIE {KHALID A;GULF PARTS EST}|Ref 0#########', -900_000, -20_000],
  ['Fees SARIE', -700, -50],
  ['VAT 15% on fees', -105, -8],
  ['Salary Transfer {NAJD CONTRACTING}|Ref 0#########', 600_000, 1_900_000],
];
const RIYAL_LOOK = look(
  `8.5pt/12pt 'DejaVu Sans'|34pt 40pt|.logo{font-size:17pt;line-height:22pt;color:#1b3f94;font-weight:bold}.sum td{border:.5pt solid #1b3f94;padding:3pt 6pt}th{background:#1b3f94;color:#fff;font-weight:bold;padding:3pt;line-height:12pt;font-size:7.5pt}td{padding:2.5pt 4pt}td.l{padding-left:14pt}.m td{border-bottom:.4pt solid #c3cbe3}.h{font-size:6.5pt;color:#555}.foot{position:absolute;left:40pt;right:40pt;bottom:16pt;font-size:7pt;direction:rtl}`,
);

/** From right to left: the date stands on the right, the balance on the left; the Hijri day beneath. */
const riyal = family(
  'sa-checking-right-to-left',
  'ar',
  'checking',
  ['right-to-left-columns', 'hijri-day-beneath', 'bilingual', 'credit-left-of-debit', 'balance-first'],
  (random) => {
    const period = periodOf(random);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: RIYAL, floor: 0n },
      10,
      40,
      [20_000, 2_000_000],
    );
    const hijri = (iso: string) =>
      intlDate(iso, 'en-u-ca-islamic-umalqura', { day: '2-digit', month: '2-digit', year: 'numeric' }).replace(
        ' AH',
        'H',
      );
    const one = (row: Move, r: number) =>
      cells(
        'rrrlr',
        `${point(row.balance)}|${row.amount > 0n ? `${point(row.amount)}|` : `|${point(row.amount)}`}|${joined(row.lines)}|${day(row.date, 'dd/mm/yyyy')}<br><span class="h">${hijri(row.date)}</span>`,
        [0, r],
      );
    const number = `${random.digits(6)}60801${random.digits(4)}`;
    const box = table(
      [128, 128, 128, 128],
      cells(
        'cccc',
        'الرصيد الختامي<br>Closing Balance|مجموع الدائن<br>Total Credit|مجموع المدين<br>Total Debit|الرصيد الافتتاحي<br>Opening Balance',
      ) +
        cells(
          'cccc',
          [closing, total(rows, 1), total(rows, -1), opening].map((value) => `${point(value)} SAR`),
        ),
      'sum',
    );
    const front = `<div class="sp"><div>Account Statement<br>${day(period.start, 'dd/mm/yyyy')} - ${day(period.end, 'dd/mm/yyyy')}</div><div class="logo">مصرف الواحة</div></div><div class="sp" style="padding:10pt 0"><div>Al Waha Bank<br>Customer: SULTAN NASSER AL HARTHY<br>Account Number: ${number}<br>Currency: SAR</div><div class="r" dir="rtl">كشف حساب<br>اسم العميل: SULTAN NASSER AL HARTHY<br>العملة: ريال سعودي</div></div>${box}<div style="height:12pt"></div>`;
    const height = (row: Move) => Math.max(2, row.lines.length) * 12 + 5.5;
    const lines = rows.map((row, r): Line => [one(row, r), height(row)]);
    const head = heads(
      'rrrlr',
      'الرصيد<br>Balance|دائن<br>Credit|مدين<br>Debit|تفاصيل العملية<br>Transaction Details|التاريخ<br>Date',
    );
    const bodies = flow(
      [block(front, 175), grid([80, 72, 72, 214, 76], head, lines, { headHeight: 32, kind: 'm' })],
      745,
      745,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot">الهاتف المجاني 800 999 ${random.digits(4)} &nbsp; صفحة ${at} من ${count}</div>`,
    );
    const facts = account('Al Waha Bank|SULTAN NASSER AL HARTHY|checking|SAR', number);
    return drawnOf(pages, RIYAL_LOOK, {
      account: facts,
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

export const families: Family[] = [rand, mobile, riyal];
