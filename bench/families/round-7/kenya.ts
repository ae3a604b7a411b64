import type { Random } from '../../../corpus/generator/random.ts';
import type { Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  fill,
  heads,
  hourOf,
  joined,
  look,
  moves,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  wordy,
} from '../kit.ts';
import { text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { type Line, pour } from './world-parts.ts';

const KINDS: readonly (readonly [name: string, words: string])[] = [
  ['SEND MONEY', 'Customer Transfer to'],
  ['RECEIVED MONEY', 'Funds received from'],
  ['AGENT WITHDRAWAL', 'Customer Withdrawal At Agent'],
  ['LIPA (PAYBILL)', 'Pay Bill to'],
  ['LIPA (TILL)', 'Merchant Payment to'],
  ['OTHERS', 'Charge'],
];
const USED: readonly Sort[] = [
  ['Customer Transfer to|07******### {AKINYI ODERA;JUMA WEKESA}', -400_000, -5_000],
  ['Funds received from|07******### {MWENDE KILONZO;PETER OTIATO}', 10_000, 1_500_000],
  ['Customer Withdrawal At Agent|Till 1##### Duka Bora Kitengela', -900_000, -50_000],
  ['Pay Bill to 8##### - {Umeme Tokens;Maji Safi} Acc.|##########', -300_000, -10_000],
  ['Merchant Payment to 5#####|- {SOKO FRESH;KIBANDA GRILL}', -150_000, -2_000],
];
const LOOK = look(
  `7.5pt/10pt 'Liberation Sans'|32pt 34pt|.logo{font-size:20pt;line-height:24pt;font-weight:bold;color:#3a9b35}.b{background:#3a9b35;color:#fff;font-weight:bold;padding:3pt 6pt;margin-top:10pt}.s td{border:.5pt solid #bbb;padding:2.5pt 6pt}.s th{border:.5pt solid #bbb;font-weight:bold;padding:2.5pt 6pt}.m th{background:#eee;font-weight:bold;padding:4pt 3pt}.m td{padding:3pt;border-bottom:.4pt solid #ccc}.f{position:absolute;left:34pt;right:34pt;bottom:14pt;font-size:6.5pt}`,
);

/** Movements and the charge that follows some of them under the same receipt. */
function receipts(random: Random, period: { readonly start: string; readonly end: string }) {
  const opening = BigInt(random.integer(500_000, 4_000_000));
  let balance = opening;
  const rows = moves(random, {
    ...period,
    opening,
    count: random.integer(12, 55),
    sorts: USED,
    floor: 60_000n,
  }).flatMap((move) => {
    const receipt = fill(random, 'S~#~~##~~#', move.date);
    const charged = move.amount < 0n && random.chance(0.4);
    const one = { date: move.date, lines: move.lines, amount: move.amount, receipt };
    const lines = [`${move.lines[0]?.split(' to')[0]} Charge`];
    const all = charged ? [one, { ...one, lines, amount: BigInt(-100 * random.integer(5, 33)) }] : [one];
    return all.map((row) => {
      balance += row.amount;
      return { ...row, balance };
    });
  });
  return { opening, rows, closing: opening + total(rows) };
}

/** Newest first; a box of totals by kind; a charge shares its receipt with what it was charged for. */
const wallet = family(
  'ke-checking-wallet-receipts',
  'en',
  'checking',
  ['wallet', 'newest-first', 'shared-receipt', 'totals-by-kind', 'negative-withdrawals', 'status-column'],
  (random) => {
    const period = periodOf(random, random.integer(2, 25), random.integer(1, 2));
    const { rows } = receipts(random, period);
    const number = `07${random.digits(8)}`;
    const kindOf = (words: string) =>
      KINDS.find(([name, start]) =>
        name === 'OTHERS' ? words.endsWith(start) : words.startsWith(start) && !words.endsWith('Charge'),
      )?.[0];
    const sums = KINDS.map(([name]) => {
      const some = rows.filter(({ lines }) => kindOf(lines[0] ?? '') === name);
      return cells('lrr', `${name}:|${point(total(some, 1))}|${point(total(some, -1))}`);
    });
    const front = `<div class="sp"><div class="logo">SIMBA-PESA</div><div class="r"><b>SIMBA-PESA STATEMENT</b></div></div>${table(
      [120, 200],
      [
        ['Customer Name:', 'WANJIRU NJERI KAMAU'],
        ['Mobile Number:', number],
        ['Date of Statement:', wordy(period.end)],
        ['Statement Period:', `${wordy(period.start)} - ${wordy(period.end)}`],
      ]
        .map((line) => cells('ll', line))
        .join(''),
    )}<div class="b">SUMMARY</div>${table([200, 120, 120], heads('lrr', 'TRANSACTION TYPE|PAID IN|PAID OUT') + sums.join('') + cells('lrr', `<b>TOTAL:</b>|<b>${point(total(rows, 1))}</b>|<b>${point(total(rows, -1))}</b>`), 's')}<div class="b">DETAILED STATEMENT</div>`;
    const lines = rows.map(
      (row, r): Line => [
        cells(
          'lllcrrr',
          `${row.receipt}|${row.date} ${hourOf(r, rows.length)}:${day(row.date, 'dd')}|${joined(row.lines)}|Completed|${row.amount > 0n ? `${point(row.amount)}|` : `|-${point(row.amount)}`}|${point(row.balance)}`,
          [0, r],
        ),
        7 + 10 * row.lines.length,
      ],
    );
    const head = heads('lllcrrr', 'Receipt No|Completion Time|Details|Transaction Status|Paid in|Withdrawn|Balance');
    const pages = pour(
      lines.reverse(),
      500,
      690,
      (some, at, count) =>
        `${at === 0 ? front : ''}${table([66, 88, 156, 72, 46, 48, 50], head + some, 'm')}<div class="f sp"><span>Disclaimer: ${text('This record is produced for your personal use & is not transferable.')}</span><span>Page ${at + 1} of ${count}</span></div>`,
    );
    const truth = rows.map((row) => rowOf(row, { shows: true, reference: row.receipt }));
    return drawnOf(pages, LOOK, {
      account: account('SIMBA-PESA|WANJIRU NJERI KAMAU|checking|KES', number),
      period,
      rows: truth,
    });
  },
);

export const families: Family[] = [wallet];
