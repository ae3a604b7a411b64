import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  hourOf,
  joined,
  look,
  moves,
  POINTED,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  wordy,
} from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day, sum } from '../stranger-parts.ts';

const LAKH: readonly Sort[] = [
  ['{MADHUBAN SWEETS;TARANG FASHIONS;INDRADHANUSH FUELS} {INDORE;KOCHI}', -1_900_000, -9_900],
  ['EMI {TARANG FASHIONS;VAIDYA ELECTRONICS} 0{3;4}/12', -1_200_000, -150_000],
  ['IGST-VPS@18% RATE 18.0 -{22;31}', -9_900, -900],
];

/** An Indian card: day and hour behind a stroke, points in a column before the sums, a plus apart from what came in. */
function points(random: Random): Drawn {
  const period = periodOf(random, 15);
  const opening = -BigInt(random.integer(500_000, 9_000_000));
  const groups = [
    moves(random, {
      ...period,
      count: random.integer(9, 40),
      sorts: [...LAKH, ['NETBANKING TRANSFER (REF NO ############)', 500_000, 9_000_000]],
      floor: null,
    }),
    moves(random, {
      ...period,
      count: random.integer(1, 6),
      sorts: [['{CLOUDPERCH DUBLIN;NIMBUS HOSTING} USD ##.40', -900_000, -40_000]],
      floor: null,
    }),
  ];
  const rows = groups.flat();
  const closing = opening + total(rows);
  const rupee = (value: bigint) => `₹ ${figure(value, { ...POINTED, groupOf: 2 })}`;
  const earned = rows.map(({ amount }) => (amount < 0n ? Number(-amount / 15_000n) * 2 : 0));
  let base = 0;
  const items = groups.flatMap((some, g) => {
    const from = base;
    base += some.length;
    const head = heads('llrr', `DATE &amp; TIME|TRANSACTION DESCRIPTION|REWARDS|AMOUNT`);
    return [
      {
        h: 44,
        html: `<tr><td colspan="4" class="h">${g === 0 ? 'Domestic' : 'International'} Transactions</td></tr>${head}`,
      },
      ...some.map((row, at) => ({
        h: 16,
        html: cells(
          'llrr',
          [
            `${day(row.date, 'dd/mm/yyyy')} | ${hourOf(at, some.length)}`,
            joined(row.lines),
            earned[from + at] ? `+ ${earned[from + at]}` : '',
            `${row.amount > 0n ? '+ ' : ''}${rupee(row.amount)}`,
          ],
          [0, from + at],
        ),
      })),
    ];
  });
  const parts = pack(items, ({ h }) => h, 420, 620);
  const due = `<div class="sp box"><span>PREVIOUS DUES<br>${rupee(opening)}</span><span>−<br></span><span>PAYMENTS RECEIVED<br>${rupee(total(rows, 1))}</span><span>+</span><span>PURCHASES AND CHARGES<br>${rupee(total(rows, -1))}</span><span>=</span><span>TOTAL AMOUNT DUE<br><b>${rupee(closing)}${closing > 0n ? ' Cr' : ''}</b></span></div>`;
  const rewards = `<p class="h">Rewards Program Points Summary</p>${table([120, 120, 120, 120], heads('rrrr', 'Opening Balance|Earned|Redeemed|Expiring 30/06') + cells('rrrr', `4,218|${sum(earned)}|0|120`))}`;
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Nilgiri Cards</b><span>Page ${at + 1} of ${parts.length}<br>Billing Period ${wordy(period.start)} - ${wordy(period.end)}</span></div>${at === 0 ? `<p class="adr">VASUDHA R PILLEWAR<br>Credit Card No. 4315 81XX XXXX 0921<br>Due Date ${day(dayAfter(period.end, 20), 'dd/mm/yyyy')} &emsp; Total Credit Limit ${rupee(50_000_000n)}</p>${due}` : ''}${table([110, 240, 60, 100], part.map(({ html }) => html).join(''))}${at === parts.length - 1 ? rewards : ''}`,
  );
  const css = look(
    `8.2pt/11pt 'Noto Sans CJK JP','DejaVu Sans'|36pt 40pt|.top{height:46pt}.adr{height:54pt}.box{background:#f3f0fa;padding:10pt;height:48pt;margin-bottom:10pt}.h{font-size:10pt;font-weight:bold;padding-top:12pt}td{padding-bottom:5pt}th{color:#666;padding-bottom:4pt}`,
  );
  return drawnOf(pages, css, {
    account: account('Nilgiri Cards|VASUDHA R PILLEWAR|credit-card|INR', '431581XXXXXX0921'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row)),
  });
}

export const families: Family[] = [
  family('in-card-reward-column', 'en', 'credit-card', ['points-column', 'lakhs', 'detached-sign', 'sections'], points),
];
