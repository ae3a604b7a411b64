import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
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
  mon,
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  span,
  table,
  total,
  wordy,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const RAND: readonly Sort[] = [
  ['FNV App Payment From|{Baobab Traders;Sipho M Deli}', 50_000, 900_000],
  ['POS Purchase {Karee Spar;Mopane Motors}|######*#### {=dd} ~~~', -120_000, -2_500],
  ['Magtape Debit|{Protea Insure;Vlei Fibre} ######', -250_000, -20_000],
  ['#Service Fees', -9_900, -350],
  ['Internet Pmt To {Acacia Paints;Rent Dune St}', -600_000, -10_000],
];

/** South Africa: one column of sums with Cr behind what came in, and a further column of charges accrued, no part of the account. */
function accrued(random: Random): Drawn {
  const period = periodOf(random, 6);
  const sorts = RAND.map(([label, low, high]): Sort => [label.replace('#Service', 'Service'), low, high]);
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts, floor: -2_000_000n },
    14,
    60,
    [-400_000, 3_000_000],
  );
  const mark = (value: bigint) => `${point(value)}${value >= 0n ? 'Cr' : ''}`;
  const state = (value: bigint) => `${point(value)}${value >= 0n ? 'Cr' : 'Dr'}`;
  const fee = ({ lines, ref }: Move) => (lines.length > 1 ? `${Number(ref[0]) + 2}.${ref.slice(1, 3)}` : '');
  const body = rows.map((row, r) =>
    cells(
      'lllrrr',
      `${day(row.date, 'dd')} ${mon(row.date)}|${text(row.lines[0] ?? '')}|${text(row.lines[1] ?? '')}|${mark(row.amount)}|${state(row.balance)}|${fee(row)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 12, 400, 590);
  const count = (sign: 1 | -1) => inOrOut(rows, sign).length;
  const turnover = `<p class="b">Turnover for Statement Period</p><p>No. Credit Transactions ${count(1)} &emsp; ${point(total(rows, 1))}Cr<br>No. Debit Transactions ${count(-1)} &emsp; ${point(total(rows, -1))}Dr</p>`;
  const box = `<div class="sp box"><div>${span('Opening Balance', state(opening))}${span('Closing Balance', state(closing))}</div><div>${span('VAT Inclusive @ 15.00%', '12.40Dr')}${span('Total VAT', '1.62Dr')}</div><div>${span('Credit Rate', '**Tiered')}${span('Debit Rate', '21.75%')}</div></div>`;
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>First Veld Bank</b><span>GOLD BUSINESS ACCOUNT : 62914480371<br>Statement Period : ${wordy(period.start)} to ${wordy(period.end)}<br>Tax Invoice/Statement Number : 41 &emsp; Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? `<p>*DUNE STREET CERAMICS CC<br>PO BOX 9914, MARULA PARK, 9990</p>${box}<p class="b">Transactions in RAND (ZAR)</p>` : ''}${table([44, 150, 140, 70, 74, 46], heads('lllrrr', 'Date|Description||Amount|Balance|Accrued<br>Charges') + part.join(''))}${at === parts.length - 1 ? turnover : ''}`,
  );
  const css = look(
    `7.6pt/12pt 'Liberation Sans','DejaVu Sans Condensed'|36pt 34pt|.top{height:60pt}.b{font-weight:bold;padding-top:10pt}.box{margin:16pt 0;height:40pt}.box div div{width:150pt}th{border-bottom:1pt solid #0aa;vertical-align:bottom}`,
  );
  return drawnOf(pages, css, {
    account: account('First Veld Bank|DUNE STREET CERAMICS CC|checking|ZAR', '62914480371'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true })),
  });
}

const MOBILE: readonly Sort[] = [
  ['Customer Transfer to 07******{41;88} - {wanjiku mutua;OTIENO B}', -400_000, -1_000],
  ['Funds received from 2547******## - {ACHIENG ODERO;JOMO K}', 2_000, 900_000],
  ['Pay Bill to ###### - {MAJI BORA;UMEME YETU}|Acc. ######', -300_000, -5_000],
  ['Customer Transfer of Funds Charge', -10_800, -700],
];

/** A Kenyan wallet: newest first, receipt numbers, withdrawals below nought in their own column, a summary by kind on top. */
function receipts(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const { rows } = booked(random, { ...period, sorts: MOBILE }, 12, 60, [20_000, 600_000]);
  const receipt = ({ ref, date }: Move) => `T${ref.slice(0, 2)}K${day(date, 'dd')}${ref.slice(2, 4)}QX`;
  const body = rows
    .map((row, r) => ({
      h: 10 * row.lines.length + 5,
      html: cells(
        'lllcrrr',
        `${receipt(row)}|${day(row.date, 'yyyy-mm-dd')} ${hourOf(r, rows.length)}:0${row.ref[7]}|${joined(row.lines)}|COMPLETED|${row.amount > 0n ? point(row.amount) : '0.00'}|${row.amount < 0n ? '-' : ''}${row.amount < 0n ? point(row.amount) : '0.00'}|${point(row.balance)}`,
        [0, r],
      ),
    }))
    .reverse();
  const parts = pack(body, ({ h }) => h, 450, 620);
  const sent = rows.filter(({ lines }) => lines[0]?.startsWith('Customer'));
  const paid = rows.filter(({ lines }) => lines[0]?.startsWith('Pay'));
  const sums =
    cells('lrr', `CUSTOMER TRANSFERS AND CHARGES:|0.00|${point(total(sent))}`) +
    cells('lrr', `FUNDS RECEIVED:|${point(total(rows, 1))}|0.00`) +
    cells('lrr', `PAY BILL:|0.00|${point(total(paid))}`) +
    cells('lrr', `TOTAL:|${point(total(rows, 1))}|${point(total(rows, -1))}`);
  const pages = parts.map(
    (part, at) =>
      `<b>TWIGA-CASH FULL STATEMENT</b>${at === 0 ? `<p class="adr">Customer Name: Baraka Njoroge Limo<br>Mobile Number: 0799118204<br>Statement Period: ${wordy(period.start)} - ${wordy(period.end)}<br>Request Date: ${wordy(dayAfter(period.end, 2))}</p><p>SUMMARY</p>${table([220, 90, 90], heads('lrr', 'TRANSACTION TYPE|PAID IN|PAID OUT') + sums)}` : ''}<p>DETAILED STATEMENT (KES)</p>${table([62, 96, 176, 56, 54, 56, 54], heads('lllcrrr', 'Receipt No.|Completion Time|Details|Status|Paid In|Withdrawn|Balance') + part.map(({ html }) => html).join(''))}<p class="foot">Disclaimer: this record is valid for 30 days. Twiga-Cash charges 50.00 for a stamped copy. Page ${at + 1} of ${parts.length}</p>`,
  );
  const css = look(
    `6.6pt/10pt 'Liberation Sans','DejaVu Sans Condensed'|36pt 20pt|.adr{padding:8pt 0;height:60pt}td,th{border:.4pt solid #999;padding:2pt}th{background:#cfe8cf}p{padding:6pt 0}`,
  );
  return drawnOf(pages, css, {
    account: account('TWIGA-CASH|Baraka Njoroge Limo|unknown|KES', '0799118204'),
    period,
    rows: rows.map((row) => rowOf(row, { shows: true, reference: receipt(row) })),
  });
}

export const families: Family[] = [
  family('za-business-accrued-charges', 'en', 'checking', ['credit-mark', 'extra-amount-column'], accrued),
  family('ke-wallet-receipt-completion', 'en', 'unknown', ['newest-first', 'signed-column', 'no-edges'], receipts),
];
