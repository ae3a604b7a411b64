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
  joined,
  look,
  mon,
  moves,
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
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const JAR: readonly Sort[] = [
  ['{Pickle & Rye;Thornbus;Moss Grocers}', -6_000, -120],
  ['From {Idris K;Maeve Tolland}|Thanks for {lunch;the tickets}', 500, 20_000],
  ['Round-up to jar', -99, -1],
  ['Wages {Orrery Ltd;Fenwright Studios}', 90_000, 240_000],
];

/** A British app account: newest first, the balance stands left of the sum, the day and its hour right of both. */
function balanceLeft(random: Random): Drawn {
  const period = periodOf(random);
  const { rows, closing } = booked(random, { ...period, sorts: JAR }, 12, 50, [4_000, 90_000]);
  const widths = [80, 90, 110, 220];
  const body = rows.map((row, r) => ({
    h: 11 * row.lines.length + 5,
    html: cells(
      'rrll',
      `£${point(row.balance)}|${row.amount < 0n ? '−' : '+'}£${point(row.amount)}|&emsp;${day(row.date, 'yyyy-mm-dd')} ${hourOf(r, rows.length)}|${joined(row.lines)}`,
      [0, r],
    ),
  }));
  const parts = pack(body.reverse(), ({ h }) => h, 530, 640);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>hopjar</b><span>${wordy(period.start)} – ${wordy(period.end)}</span></div>${at === 0 ? `<p class="adr">Rowan Achterberry<br>Sort code 00-99-14<br>Account number 41188203<br><b>Balance at the end of ${wordy(period.end)}: £${point(closing)}</b></p>` : ''}${table(widths, heads('rrll', 'Left over|What moved|&emsp;When|With whom') + part.map(({ html }) => html).join(''))}<p class="foot">hopjar is a trading name of Hopjar Money Ltd, e-money firm 900999. Newest first. ${at + 1}/${parts.length}</p>`,
  );
  const css = look(
    `8.6pt/11pt 'Noto Sans CJK JP','Liberation Sans'|36pt 44pt|.top{height:50pt;font-size:12pt}.adr{height:80pt}td{padding-bottom:5pt}th{color:#777}`,
  );
  const facts = account('hopjar|Rowan Achterberry|checking|GBP', '41188203');
  return drawnOf(pages, css, {
    account: facts,
    period,
    closing,
    status: 'unverifiable',
    unbound: [0],
    rows: rows.map((row) => rowOf(row, { shows: true })),
  });
}

const IRISH: readonly Sort[] = [
  ['{SIOPA CNOC;TIGH MHAIRTIN;BUSWAY LEAP CARD;ARDAN BOOKS} {CORRIN;BALLYDREEN}', -18_000, -250],
  ['VELLUM STREAMING AMSTERDAM', -1_599, -999],
  ['FOREIGN CURRENCY CHARGE', -350, -12],
  ['PAYMENT RECEIVED - THANK YOU', 5_000, 60_000],
];

/** An Irish card: the month is a heading, the day a bare number; credits have CR behind. */
function bareDays(random: Random): Drawn {
  const period = periodOf(random, 12);
  const opening = -BigInt(random.integer(10_000, 200_000));
  const rows = moves(random, { ...period, count: random.integer(14, 60), sorts: IRISH, floor: null });
  const closing = opening + total(rows);
  const owed = (value: bigint) => `€${point(value)}${value > 0n ? ' CR' : ''}`;
  const items = rows.map(({ date, lines, amount }, r) => {
    const turn = rows[r - 1]?.date.slice(0, 7) !== date.slice(0, 7);
    const month = turn
      ? `<tr><td colspan="3" class="m">${mon(date, 'January February March April May June July August September October November December')} ${date.slice(0, 4)}</td></tr>`
      : '';
    return {
      h: turn ? 36 : 13,
      html:
        month +
        cells(
          'rlr',
          `${day(date, 'd')}|&emsp;${joined(lines)}|${point(amount)}${amount > 0n ? ' CR' : '&emsp;&ensp;'}`,
          [0, r],
        ),
    };
  });
  const parts = pack(items, ({ h }) => h, 460, 590);
  const box = `<div class="box">${span('Balance on last statement', owed(opening))}${span('Payments and credits', `€${point(total(rows, 1))} CR`)}${span('Purchases and charges', `€${point(total(rows, -1))}`)}${span('<b>Balance now owed</b>', owed(closing))}${span('Minimum payment', '€25.00')}${span('Pay by', wordy(dayAfter(period.end, 21)))}</div>`;
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Corrin Credit<br>Cártaí Chorrin</b><p>MS SINEAD FALLON<br>Card number **** **** **** 7731<br>Statement period: ${wordy(period.start)} to ${wordy(period.end)}</p></div>${at === 0 ? box : ''}${table([30, 350, 100], heads('rlr', 'Day|&emsp;Details|Amount €') + part.map(({ html }) => html).join(''))}<p class="foot">APR 22.1% variable incl. €30 stamp duty charged each 1 April. Page ${at + 1}</p>`,
  );
  const css = look(
    `8.8pt/13pt 'DejaVu Serif','Liberation Serif'|40pt 50pt|.top{height:70pt}.box{width:270pt;margin:6pt 0 20pt;background:#eef4ee;padding:6pt}.m{font-weight:bold;padding-top:10pt;color:#074}`,
  );
  return drawnOf(pages, css, {
    account: account('Corrin Credit|MS SINEAD FALLON|credit-card|EUR', '************7731'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row)),
  });
}

export const families: Family[] = [
  family(
    'gb-wallet-left-over',
    'en',
    'checking',
    ['balance-left-of-amount', 'newest-first', 'unusual-headings', 'no-opening'],
    balanceLeft,
  ),
  family('ie-card-month-headings', 'en', 'credit-card', ['month-headings', 'bare-days', 'credit-mark'], bareDays),
];
