import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, sum } from '../stranger-parts.ts';
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
  moves,
  outIn,
  POINTED,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from './kit-one.ts';

const point = (value: bigint): string => figure(value, POINTED);
const wordy = (iso: string): string => `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`;
const span = (label: string, value: string): string =>
  `<div class="sp"><span>${label}</span><span>${value}</span></div>`;

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

const HARBOUR: readonly Sort[] = [
  ['{CR TO;FPS FROM} {CHEUNG LAI FAN;PEAK TRAM TOYS LTD}|N{=dmm}######', 20_000, 900_000],
  ['ATM WITHDRAWAL|{=ddmm} ########', -300_000, -10_000],
  ['AUTOPAY {PEARL GAS;LANTAU TEL}', -90_000, -8_000],
  ['CREDIT INTEREST', 3, 1_900],
];

/** Hong Kong: three accounts in two languages, day and balance once a day, deposits before withdrawals, an overdraft DR. */
function harbour(random: Random): Drawn {
  const period = periodOf(random);
  const kinds = [
    ['HKD Savings 港元儲蓄', '833', 'savings', 'HKD'],
    ['HKD Current 港元往來', '001', 'checking', 'HKD'],
    ['Foreign Currency Savings 外幣儲蓄', '888', 'savings', 'USD'],
  ] as const;
  const drawn = kinds.map(([name, tail, type, currency], s) => ({
    ...booked(
      random,
      { ...period, sorts: HARBOUR, floor: s === 1 ? -900_000n : 0n },
      3,
      18,
      s === 1 ? [-90_000, 90_000] : [50_000, 2_000_000],
    ),
    name,
    tail,
    type,
    currency,
  }));
  const after = (value: bigint) => `${point(value)}${value < 0n ? ' DR' : ''}`;
  const items = drawn.flatMap(({ name, tail, rows, opening, closing, currency }, s) => [
    {
      h: 46,
      html: `<tr><td colspan="5" class="h">${name} &emsp; 418-229917-${tail}</td></tr>${heads('llrrr', `Date<br>日期|Transaction Details<br>進支詳情|Deposit<br>存入|Withdrawal<br>支出|Balance (${currency})<br>結餘`)}${cells('llrrr', `${day(period.start, 'd')} ${mon(period.start)}|B/F BALANCE 承前結餘|||${after(opening)}`)}`,
    },
    ...rows.map((row, r) => ({
      h: 11 * row.lines.length,
      html: cells(
        'llrrr',
        `${row.firstOfDay ? `${day(row.date, 'd')} ${mon(row.date)}` : ''}|${joined(row.lines)}|${row.amount > 0n ? point(row.amount) : ''}|${row.amount < 0n ? point(row.amount) : ''}|${row.lastOfDay ? after(row.balance) : ''}`,
        [s, r],
      ),
    })),
    { h: 20, html: cells('llrrr', `|C/F BALANCE 結轉結餘|||${after(closing)}`) },
  ]);
  const parts = pack(items, ({ h }) => h, 490, 640);
  const sums = drawn
    .map(({ name, currency, closing }) => cells('llr', `${name}|${currency}|${after(closing)}`))
    .join('');
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Victoria Gap Bank 維港峽銀行</b><span>STATEMENT OF ACCOUNTS 綜合結單<br>Period 結單期 ${wordy(period.start)} - ${wordy(period.end)}<br>Page 頁 ${at + 1}/${parts.length}</span></div>${at === 0 ? `<p>MR LO KIN MING<br>FLAT 9Z, 88 SHEK WAN ROAD</p><p class="h">Financial Position 財務狀況</p>${table([220, 60, 120], sums)}` : ''}${table([46, 230, 76, 76, 90], part.map(({ html }) => html).join(''))}`,
  );
  const css = look(
    `7.8pt/11pt 'Noto Sans CJK HK','Noto Sans CJK JP'|34pt 36pt|.top{height:50pt}.h{font-weight:bold;padding-top:8pt}th{border-bottom:.4pt solid}`,
  );
  return {
    pages,
    css,
    statements: drawn.map(({ tail, type, currency, rows, opening, closing }) =>
      truthOf({
        account: account(`Victoria Gap Bank|MR LO KIN MING|${type}|${currency}`, `418-229917-${tail}`),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
      }),
    ),
  };
}

const RINGGIT: readonly Sort[] = [
  ['IBK FUND TFR FR A/C|{SYARIKAT BUNGA RAYA;NOR AZLINA} *|{Sewa;invoice ####}', 10_000, 400_000],
  ['SALE DEBIT|KEDAI {PINANG;TERATAI}|{=dd/mm}  ######', -30_000, -500],
  ['TRANSFER TO A/C|{CHONG WEI ENT;PAK MAN} *|{QRPAY ;gaji}######', -200_000, -2_000],
  ['PROFIT PAID', 3, 900],
];

/** Malaysia: headings in two languages, plus or minus behind the sum, two or three lines, the end among the rows. */
function trailing(random: Random): Drawn {
  const period = periodOf(random);
  const { opening, rows, closing } = booked(random, { ...period, sorts: RINGGIT }, 10, 44, [20_000, 500_000]);
  const short = (iso: string) => day(iso, 'dd/mm/yy');
  const body = rows.map(({ date, lines, amount, balance }, r) => ({
    h: 11 * lines.length + 2,
    html: cells(
      'llrr',
      `${short(date)}|${lines.map((line, at) => (at === 0 ? '' : '&emsp;') + text(line)).join('<br>')}|${point(amount)}${amount < 0n ? '-' : '+'}|${point(balance)}`,
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 500);
  const foot = `<p class="end">ENDING BALANCE : &emsp; ${point(closing)}<br>LEDGER BALANCE : &emsp; ${point(closing)}<br>TOTAL DEBIT : &emsp; ${point(total(rows, -1))}<br>TOTAL CREDIT : &emsp; ${point(total(rows, 1))}</p>`;
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>Bank Seroja Berhad</b><span>MUKA/PAGE : ${at + 1}<br>TARIKH PENYATA/STATEMENT DATE : ${short(dayAfter(period.end, 1))}<br>TEMPOH/PERIOD : ${short(period.start)} - ${short(period.end)}<br>NOMBOR AKAUN/ACCOUNT NUMBER : 514099-118203</span></div><p class="adr">FARIDAH BINTI OSMAN<br>LOT 9, JALAN KENANGA</p><p>URUSNIAGA AKAUN/ ACCOUNT TRANSACTIONS</p>${table([70, 250, 90, 90], heads('llrr', 'TARIKH MASUK<br>ENTRY DATE|BUTIR URUSNIAGA<br>TRANSACTION DESCRIPTION|JUMLAH URUSNIAGA<br>TRANSACTION AMOUNT|BAKI PENYATA<br>STATEMENT BALANCE') + (at === 0 ? cells('llrr', `|BEGINNING BALANCE||${point(opening)}`) : '') + part.map(({ html }) => html).join(''))}${at === parts.length - 1 ? foot : ''}<p class="foot">Perhatian / Note: Semua maklumat dan baki akan dianggap betul jika tiada bantahan dalam 21 hari. PIDM melindungi sehingga RM250,000.00.</p>`,
  );
  const css = look(
    `7.8pt/11pt 'DejaVu Sans Mono','Liberation Mono'|36pt 40pt|.page{font-size:7pt}.top{height:64pt}.adr{height:44pt}th{font-size:6pt;line-height:9pt;border-top:1pt solid #da0;border-bottom:1pt solid #da0}td{padding-bottom:2pt}.end{padding:10pt 0 0 200pt}.foot{position:absolute;bottom:30pt;left:40pt;right:40pt;font-size:5.6pt;line-height:8pt}`,
  );
  return drawnOf(pages, css, {
    account: account('Bank Seroja Berhad|FARIDAH BINTI OSMAN|savings|MYR', '514099-118203'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true })),
  });
}

const PISO: readonly Sort[] = [
  ['Transfer from 09#########1 to 09#########8', 5_000, 400_000],
  ['Payment to {Sari-Sari ni Nena;Kuryente Co-op;Jeep Load}', -150_000, -1_000],
  ['Buy Load Transaction for 09#########', -50_000, -1_000],
  ['Cash-in from {Bangko Narra;7th St Kiosk}', 10_000, 500_000],
];

/** A Philippine wallet on a sheet turned sideways: timestamps, a reference in the middle, the edges among the rows. */
function wallet(random: Random): Drawn {
  const period = periodOf(random, 1, 2);
  const { opening, rows, closing } = booked(random, { ...period, sorts: PISO }, 10, 60, [1_000, 90_000]);
  const stamp = ({ date }: Move, r: number) => {
    const hour = hourOf(r, rows.length);
    const late = Number(hour.slice(0, 2)) >= 13;
    return `${day(date, 'yyyy-mm-dd')} ${late ? `0${Number(hour.slice(0, 2)) - 12}`.slice(-2) : hour.slice(0, 2)}${hour.slice(2)} ${hour >= '12' ? 'PM' : 'AM'}`;
  };
  const reference = ({ ref }: Move) => `90${ref}${ref.slice(0, 3)}`;
  const body = rows.map((row, r) =>
    cells(
      'lllrrr',
      `${stamp(row, r)}|${joined(row.lines)}|${reference(row)}|${outIn(row.amount, point)}|${point(row.balance)}`,
      [0, r],
    ),
  );
  const parts = pack(body, () => 15, 340, 400);
  const edge = (label: string, sums: string) => cells('lllrrr', `|${label}|${sums}`);
  const pages = parts.map(
    (part, at) =>
      `<div class="sp top"><b>PisoTap Transaction History</b><span>Mutya Del Rosal-Abad &emsp; 0999 118 2047<br>Transaction Period ${day(period.start, 'yyyy-mm-dd')} to ${day(period.end, 'yyyy-mm-dd')} (PHP)</span></div>${table([130, 290, 110, 70, 70, 80], heads('lllrrr', 'Date and Time|Description|Reference No.|Debit|Credit|Balance') + (at === 0 ? edge('STARTING BALANCE', `|||${point(opening)}`) : '') + part.join('') + (at === parts.length - 1 ? edge('ENDING BALANCE', `|||${point(closing)}`) + edge('Total Debit', `|${point(total(rows, -1))}||`) + edge('Total Credit', `||${point(total(rows, 1))}|`) : ''))}`,
  );
  const css = look(
    `8pt/11pt 'Noto Sans CJK JP','Liberation Sans'|36pt 40pt|.top{height:50pt}td,th{padding:2pt;border:.3pt solid #ccd}th{background:#dfe9ff}`,
  );
  return drawnOf(pages, css, {
    account: account('PisoTap|Mutya Del Rosal-Abad|unknown|PHP', '09991182047'),
    period,
    opening,
    closing,
    rows: rows.map((row) => rowOf(row, { shows: true, reference: reference(row) })),
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

const SIDEWAYS: Family['size'] = [A4[1], A4[0]];

export const families: Family[] = [
  family(
    'gb-wallet-left-over',
    'en',
    'checking',
    ['balance-left-of-amount', 'newest-first', 'unusual-headings', 'no-opening'],
    balanceLeft,
  ),
  family('ie-card-month-headings', 'en', 'credit-card', ['month-headings', 'bare-days', 'credit-mark'], bareDays),
  family('au-loan-rate-lines', 'en', 'loan', ['detached-symbol', 'rate-lines', 'dr-mark'], homeLoan),
  family('nz-checking-page-totals', 'en', 'checking', ['four-lines', 'carried-forward', 'page-totals'], fourLines),
  family('za-business-accrued-charges', 'en', 'checking', ['credit-mark', 'extra-amount-column'], accrued),
  family('in-card-reward-column', 'en', 'credit-card', ['points-column', 'lakhs', 'detached-sign', 'sections'], points),
  family(
    'hk-savings-three-accounts',
    'en',
    'savings',
    ['several-accounts', 'two-languages', 'date-once-a-day'],
    harbour,
  ),
  family('my-savings-sign-behind', 'ms', 'savings', ['trailing-sign', 'two-languages', 'many-lines'], trailing),
  family('ph-wallet-sideways', 'en', 'unknown', ['landscape', 'timestamps', 'edges-among-rows'], wallet, SIDEWAYS),
  family('ke-wallet-receipt-completion', 'en', 'unknown', ['newest-first', 'signed-column', 'no-edges'], receipts),
];
