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
  pack,
  periodOf,
  point,
  rowOf,
  type Sort,
  table,
  total,
  wordy,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const LENDING: readonly Sort[] = [
  ['Repayment - direct debit', 90_000, 260_000],
  ['Interest charged', -240_000, -90_000],
  ['Redraw to 0{33;41} ### ###', -500_000, -20_000],
  ['Extra repayment ~. Merrick', 5_000, 100_000],
  ['Monthly loan fee', -800, -800],
];

/** An Australian home loan: dollar signs stand apart, the balance is DR, changes of the rate stand among the rows. */
function homeLoan(random: Random): Drawn {
  const period = periodOf(random, 1, 6);
  const opening = -BigInt(random.integer(20_000_000, 60_000_000));
  const rows = moves(random, { ...period, opening, count: random.integer(12, 34), sorts: LENDING, floor: null });
  const closing = opening + total(rows);
  const widths = [66, 196, 12, 66, 12, 66, 12, 70, 20];
  const align = 'llrrrrrrl';
  const apart = (value: bigint) => `$|${point(value)}`;
  const body = rows.flatMap(({ date, lines, amount, balance }, r) => [
    cells(
      align,
      `${wordy(date)}|${joined(lines)}|${amount < 0n ? `${apart(amount)}||` : `||${apart(amount)}`}|${apart(balance)}|DR`,
      [0, r],
    ),
    ...(r % 9 === 4 ? [cells(align, `${wordy(date)}|<i>Interest rate changed to 6.${r + 11}% p.a.</i>|||||||`)] : []),
  ]);
  const edge = (label: string, iso: string, value: bigint) =>
    cells(align, `${wordy(iso)}|<b>${label}</b>|||||${apart(value)}|DR`);
  const foot =
    edge('Closing balance', period.end, closing) +
    cells(align, `|Totals|${apart(total(rows, -1))}|${apart(total(rows, 1))}|||`);
  const pages = [
    `<div class="sp top"><b>Wattlebrook Mutual</b><span>Home loan statement<br>${wordy(period.start)} to ${wordy(period.end)}</span></div><div class="sp mid"><p>D & P MERRICK<br>9 BANKSIA CT<br>TARNOOK VIC 3999</p><p>BSB 999-014<br>Loan account 7740 11932<br>Rate 6.04% p.a.<br>Available redraw $ 12,400.00</p></div>${table(widths, heads(align, 'Date|Transaction||Debits||Credits||Balance|') + edge('Opening balance', period.start, opening) + body.join('') + foot)}<p class="foot">Your next repayment of $1,988.00 is due ${wordy(dayAfter(period.end, 14))}. Interest charged this financial year $9,204.11.</p>`,
  ];
  const css = look(
    `8pt/13pt 'Liberation Sans','DejaVu Sans Condensed'|36pt 34pt|.top{height:50pt;border-bottom:3pt solid #b60}.mid{height:80pt;padding-top:12pt}th{border-bottom:.5pt solid}`,
  );
  return drawnOf(pages, css, {
    account: account('Wattlebrook Mutual|D & P MERRICK|loan|AUD', '774011932'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true })),
  });
}

const KIWI: readonly Sort[] = [
  ['AUTOMATIC PAYMENT|TOTARA RENTALS|WEEKLY RENT|FLAT #B', -60_000, -30_000],
  ['EFTPOS TRANSACTION|{FOUR CORNERS DAIRY;KOWHAI FUELS} {=d/mm} ##:##', -9_000, -300],
  ['DIRECT CREDIT|{HARAKEKE LTD;RATA SCHOOL BOARD}|WAGES', 90_000, 210_000],
  ['BILL PAYMENT|TUI POWER|########|INV ####', -22_000, -4_000],
  ['TRANSFER FROM SAVINGS', 5_000, 60_000],
];

/** New Zealand: rows of up to four lines, totals and a balance carried forward at every page's foot. */
function fourLines(random: Random): Drawn {
  const period = periodOf(random, 17);
  const { opening, rows, closing } = booked(random, { ...period, sorts: KIWI }, 16, 50, [20_000, 300_000]);
  const widths = [56, 214, 80, 80, 80];
  const parts = pack([...rows.entries()], ([, row]) => 10.5 * row.lines.length + 2, 430, 520);
  const pages = parts.map((part, at) => {
    const [first] = part[0] ?? [0];
    const [last] = part.at(-1) ?? [0];
    const before = first === 0 ? opening : (rows[first - 1]?.balance ?? opening);
    const body = part
      .map(([r, { date, lines, amount, balance }]) =>
        cells('llrrr', `${day(date, 'd')} ${mon(date)}|${joined(lines)}|${outIn(amount, point)}|${point(balance)}`, [
          0,
          r,
        ]),
      )
      .join('');
    const own = rows.slice(first, last + 1);
    const end = at === parts.length - 1 ? 'Closing balance' : 'Balance carried forward to next page';
    const edges = [
      cells(
        'llrrr',
        `|${at === 0 ? 'Opening balance' : 'Balance brought forward from previous page'}|||${point(before)}`,
      ),
      cells('llrrr', `|Page totals|${point(total(own, -1))}|${point(total(own, 1))}|`) +
        cells('llrrr', `|${end}|||${point(rows[last]?.balance ?? opening)}`),
    ];
    return `<div class="sp top"><b>Kahikatea Bank</b><span>Account 98-0199-0447132-00<br>Statement from ${wordy(period.start)} to ${wordy(period.end)}<br>Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? '<p class="adr">Te Rangi Hollis<br>4 Rimu Tce<br>Otane 9999</p>' : ''}${table(widths, heads('llrrr', 'Date|Transaction|Withdrawals|Deposits|Balance') + edges.join(body))}`;
  });
  const css = look(
    `8.2pt/10.5pt 'Liberation Sans','Noto Sans CJK JP'|36pt 40pt|.top{height:56pt}.adr{height:84pt;padding:14pt}td{padding-bottom:2pt}`,
  );
  return drawnOf(pages, css, {
    account: account('Kahikatea Bank|Te Rangi Hollis|checking|NZD', '98-0199-0447132-00'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true })),
  });
}

export const families: Family[] = [
  family('au-loan-rate-lines', 'en', 'loan', ['detached-symbol', 'rate-lines', 'dr-mark'], homeLoan),
  family('nz-checking-page-totals', 'en', 'checking', ['four-lines', 'carried-forward', 'page-totals'], fourLines),
];
