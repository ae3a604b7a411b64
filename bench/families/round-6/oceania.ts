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
  moves,
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
import { block, flow, grid, type Line, long, numbered, rowsIn } from './paper-flow.ts';

const short = (iso: string): string => `${day(iso, 'dd')} ${mon(iso)}`;
const side = (value: bigint): string => `$${point(value)} ${value < 0n ? 'DR' : 'CR'}`;

const TAPS: readonly Sort[] = [
  [
    '{GUMLEAF GROCER;BOTTLEBRUSH CAFE;SALTBUSH FUELS} {WARRIGAL NSW AU;DENDY VIC AUS}|Card xx##1#|Value Date: {=dd/mm/yyyy}',
    -19_000,
    -450,
  ],
  ['Direct Debit ##0### {KELPIE INSURANCE;WATTLE ENERGY}|##########', -26_000, -3_900],
  ['Transfer to xx##4# CommonApp|{rent;netball;bond}', -70_000, -2_000],
  ['Wdl ATM {WARRIGAL;DENDY} A', -30_000, -5_000],
  ['Direct Credit ###### {PADEMELON PTY LTD;SHIRE COUNCIL}|PAY ########', 90_000, 310_000],
];
const TAPS_LOOK = look(
  `9pt/12pt 'Liberation Sans'|36pt 50pt|.logo{background:#ffcc00;width:42pt;height:42pt;transform:rotate(45deg);border:4pt solid #111}.k{border:1pt solid #111;padding:6pt 10pt;width:250pt}h1{font-size:17pt;line-height:22pt;padding:18pt 0 6pt}th{border-top:1.4pt solid #111;border-bottom:.6pt solid #111;font-weight:bold;padding:3pt 0}td{border-bottom:.3pt solid #bbb;padding:2pt 0}.n{font-size:8pt;white-space:normal;padding:8pt 0}.foot{position:absolute;right:50pt;bottom:18pt;font-size:7.5pt}`,
);

/** Value dates within the text; balances say CR or DR. */
const taps = family(
  'au-checking-value-date-in-text',
  'en',
  'checking',
  ['value-date-in-text', 'balance-with-cr-dr', 'year-only-on-opening-row', 'summary-formula'],
  (random) => {
    const period = periodOf(random, random.integer(2, 27), 2);
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: TAPS, floor: -20_000n },
      30,
      80,
      [20_000, 400_000],
    );
    const number = `06 ${random.digits(4)} ${random.digits(8)}`;
    const one = (row: Move, r: number) =>
      cells('llrrr', `${short(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${side(row.balance)}`, [
        0,
        r,
      ]);
    const first: Line = [
      cells('llrrr', `${short(period.start)}|<b>${day(period.start, 'yyyy')} OPENING BALANCE</b>|||${side(opening)}`),
      17,
    ];
    const last: Line = [
      cells('llrrr', `${short(period.end)}|<b>${day(period.end, 'yyyy')} CLOSING BALANCE</b>|||${side(closing)}`),
      17,
    ];
    const sum = table(
      [110, 16, 100, 16, 100, 16, 110],
      cells('ccccccc', 'Opening balance|-|Total debits|+|Total credits|=|Closing balance') +
        cells('ccccccc', `${side(opening)}||$${point(total(rows, -1))}||$${point(total(rows, 1))}||${side(closing)}`),
    );
    const front = `<div class="sp"><div class="logo"></div><div class="k">${span('Statement', `${random.integer(4, 90)} (Page 1)`)}${span('Account Number', number)}${span('Statement Period', `${day(period.start, 'd')} ${mon(period.start)} ${day(period.start, 'yyyy')} - ${day(period.end, 'd')} ${mon(period.end)} ${day(period.end, 'yyyy')}`)}${span('Closing Balance', side(closing))}${span('Enquiries', '13 9999')}</div></div><p style="padding:20pt 0 0">MS TAMSIN WALLAROO-PIKE<br>3/18 BANKSIA PDE<br>WARRIGAL NSW 2999</p><h1>Smart Everyday Account</h1><p class="n">If this account has an attached overdraft limit, check it is repayable on demand. Southern Banksia Bank ABN 99 123 999 123.</p>`;
    const bodies = flow(
      [
        block(front, 250),
        grid([50, 243, 62, 62, 78], heads('llrrr', 'Date|Transaction|Debit|Credit|Balance'), [
          first,
          ...rowsIn(rows, 12, 5, one),
          last,
        ]),
        block(`<div style="padding-top:12pt">${sum}</div>`, 60),
      ],
      740,
      715,
    );
    const pages = numbered(
      bodies,
      (body, at) =>
        `${at > 1 ? `<div class="sp" style="padding-bottom:8pt"><span>Account Number ${number}</span><span>Statement page ${at}</span></div>` : ''}${body}<div class="foot">${random.digits(5)}.${random.digits(5)}.1.${at} ZZ258R3 0303</div>`,
    );
    const truth = rows.map((row) => {
      const told = /Value Date: (\d\d)\/(\d\d)\/(\d{4})/.exec(row.lines.join(' '));
      const valueDate = told ? `${told[3]}-${told[2]}-${told[1]}` : null;
      return rowOf(row, { shows: true, valueDate, alsoAccepted: told ? [row.lines.slice(0, -1).join(' ')] : [] });
    });
    const facts = account('Southern Banksia Bank|MS TAMSIN WALLAROO-PIKE|checking|AUD', number);
    return drawnOf(pages, TAPS_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

const HOME: readonly Sort[] = [
  ['REPAYMENT|FROM A/C ####4##', 90_000, 140_000],
  ['REPAYMENT|FROM A/C ####4##', 90_000, 140_000],
  ['INTEREST CHARGED', -190_000, -110_000],
  ['LOAN ADMINISTRATION FEE', -1_000, -1_000],
  ['REDRAW|INTERNET BANKING TO ####4##', -600_000, -50_000],
];
const HOME_LOOK = look(
  `9pt/13pt 'Liberation Serif'|44pt 56pt|.logo{font:bold 19pt/24pt 'Liberation Serif';color:#00447c;letter-spacing:3pt}.i{border:.6pt solid #00447c;padding:6pt 9pt;margin:10pt 0}.i th{font-weight:bold;border:0}.blue{background:#e4eef6;padding:10pt 14pt;margin:16pt 0}th{border-bottom:1.2pt solid #00447c;font-weight:bold;padding-bottom:3pt;white-space:normal}td{padding:2pt 0}.rate td{font-style:italic;color:#00447c}.foot{position:absolute;left:56pt;right:56pt;bottom:22pt;font-size:7.5pt}`,
);

const rated = (date: string, rate: string): Line => [
  cells('llrrr', `${short(date)}|INTEREST RATE CHANGED TO ${rate}% P.A.|||`).replace('<tr', '<tr class="rate"'),
  17,
];

const home = family(
  'au-loan-home-half-year',
  'en',
  'loan',
  ['loan', 'rate-lines-between-rows', 'balance-owed-with-dr', 'half-a-year', 'interest-table'],
  (random) => {
    const period = periodOf(random, 1, 6);
    const opening = -BigInt(random.integer(21_000_000, 68_000_000));
    const rows = moves(random, { ...period, opening, count: random.integer(14, 30), floor: null, sorts: HOME });
    const closing = opening + total(rows);
    const number = `9${random.digits(3)}-${random.digits(5)}`;
    const middle = Math.floor(rows.length / 2);
    const one = (row: Move, r: number) =>
      cells('llrrr', `${short(row.date)}|${joined(row.lines)}|${outIn(row.amount, point)}|${point(row.balance)} DR`, [
        0,
        r,
      ]);
    const lines = rowsIn(rows, 13, 4, one);
    const between = rated(rows[middle]?.date ?? period.start, '6.34');
    const all: Line[] = [
      [cells('llrrr', `${short(period.start)}|OPENING BALANCE|||${point(opening)} DR`), 17],
      ...lines.slice(0, middle),
      between,
      ...lines.slice(middle),
      [
        cells(
          'llrrr',
          `|<b>TOTALS AT END OF PERIOD</b>|<b>$${point(total(rows, -1))}</b>|<b>$${point(total(rows, 1))}</b>|<b>$${point(closing)} DR</b>`,
        ),
        20,
      ],
    ];
    const interest = total(rows.filter(({ lines: words }) => words[0]?.startsWith('INTEREST')));
    const front = `<div class="sp"><div class="logo">QUOLL MUTUAL</div><div class="r">HOME LOAN STATEMENT<br>Statement number ${random.integer(3, 40)}<br>${long(period.start, 'en-AU')} – ${long(period.end, 'en-AU')}</div></div><p style="padding:26pt 0 4pt">LEOPOLD &amp; ANTHEA MARRON<br>9 SHEARWATER ST<br>HUON VALE TAS 7998</p><div class="blue">${span('Loan account number', number)}${span('Amount owing at start', `$${point(opening)}`)}${span('Total repayments and credits', `$${point(total(rows, 1))}`)}${span('Total interest, fees and redraws', `$${point(total(rows, -1))}`)}${span('<b>Amount owing at end</b>', `<b>$${point(closing)}</b>`)}${span('Available redraw', '$4,180.22')}</div><b>Transaction details</b>`;
    const years = `<div class="i">${table([230, 110, 110], heads('lrr', 'Yearly summary|Previous year|Year to date') + cells('lrr', `Interest charged|$${point(BigInt(random.integer(900_000, 2_000_000)))}|$${point(interest)}`) + cells('lrr', 'Offset benefit|$318.40|$102.75'))}</div>`;
    const bodies = flow(
      [
        block(front, 280),
        grid(
          [48, 180, 84, 84, 86],
          heads(
            'llrrr',
            'Date|Transaction details|Withdrawals/ Charges ($)|Deposits/ Repayments ($)|Balance owing ($)',
          ),
          all,
          { headHeight: 32 },
        ),
        block(years, 70),
      ],
      725,
      720,
    );
    const pages = numbered(
      bodies,
      (body, at, count) =>
        `${body}<div class="foot sp"><span>Quoll Mutual Ltd ABN 87 999 000 111</span><span>Page ${at} of ${count}</span></div>`,
    );
    const facts = account('Quoll Mutual|LEOPOLD & ANTHEA MARRON|loan|AUD', number);
    return drawnOf(pages, HOME_LOOK, {
      account: facts,
      period,
      opening,
      closing,
      rows: rows.map((row) => rowOf(row, { shows: true })),
    });
  },
);

const FERN: readonly Sort[] = [
  ['EFTPOS|{PUKEKO HARDWARE;RIMU FUEL STOP} ######', -30_000, -900],
  ['AP|{TOTARA LEASING} RENT UNIT #', -160_000, -40_000],
  ['BP|{KEA FREIGHT LTD;IRD} INV #### GST', -200_000, -9_000],
  ['DC|{MATAI BUILDERS;WHIO FARMS} INV 0### THANKS', 30_000, 380_000],
  ['FEE|MONTHLY A/C FEE', -1_250, -500],
  ['OD|OVERDRAFT INTEREST', -4_000, -120],
];
const FERN_LOOK = look(
  `8pt/11pt 'DejaVu Sans'|32pt 42pt|.logo{font-size:20pt;line-height:24pt;color:#00573f;font-weight:bold}.logo:before{content:'◣ '}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1pt;background:#00573f;border:1pt solid #00573f;margin:14pt 0}.g div{background:#fff;padding:4pt 7pt}.g b{display:block;font-size:7pt;color:#00573f}th{background:#00573f;color:#fff;font-weight:bold;padding:3pt 4pt}td{padding:1.5pt 4pt}.key{font-size:6.5pt;line-height:9pt;border-top:.5pt solid #00573f;padding-top:5pt;margin-top:10pt;white-space:normal}.foot{position:absolute;right:42pt;bottom:16pt;font-size:7pt}`,
);

const fern = family(
  'nz-checking-type-codes',
  'en',
  'checking',
  ['type-codes-with-legend', 'overdrawn-suffix', 'deposits-before-withdrawals', 'opening-and-closing-in-a-panel'],
  (random) => {
    const period = periodOf(random, random.integer(3, 25));
    const { opening, rows, closing } = booked(
      random,
      { ...period, sorts: FERN, floor: -500_000n },
      12,
      45,
      [-300_000, 200_000],
    );
    const od = (value: bigint) => (value < 0n ? `${point(value)} OD` : point(value));
    const number = `38-9${random.digits(3)}-0${random.digits(6)}-00`;
    const one = (row: Move, r: number) =>
      cells(
        'lllrrr',
        `${day(row.date, 'd')} ${mon(row.date)}|${row.lines[0]}|${joined(row.lines.slice(1))}|${row.amount > 0n ? `${point(row.amount)}|` : `|${point(row.amount)}`}|${od(row.balance)}`,
        [0, r],
      );
    const front = `<div class="sp"><div class="logo">Silverfern Trust Bank</div><div class="r">Business Current Account<br>Statement ${random.integer(12, 300)}</div></div><p style="padding:16pt 0 0">HINAU JOINERY LTD<br>88 TOTARA ROAD<br>MANGAWEKA 4997</p><div class="g"><div><b>ACCOUNT NUMBER</b>${number}</div><div><b>FROM</b>${long(period.start, 'en-NZ')}</div><div><b>TO</b>${long(period.end, 'en-NZ')}</div><div><b>OPENING BALANCE</b>${od(opening)}</div><div><b>CLOSING BALANCE</b>${od(closing)}</div><div><b>OVERDRAFT LIMIT</b>6,000.00</div></div>`;
    const key =
      '<p class="key">AP automatic payment &nbsp; BP bill payment &nbsp; DC direct credit &nbsp; EFTPOS card at a till &nbsp; FEE bank fee &nbsp; OD overdraft. OD after a balance: overdrawn.</p>';
    const bodies = flow(
      [
        block(front, 190),
        grid(
          [44, 50, 184, 74, 74, 84],
          heads('lllrrr', 'Date|Type|Particulars|Deposits|Withdrawals|Balance'),
          rowsIn(rows, 11, -8, one),
          { headHeight: 20 },
        ),
        block(key, 40),
      ],
      750,
      750,
    );
    const pages = numbered(bodies, (body, at, count) => `${body}<div class="foot">${at}/${count}</div>`);
    const truth = rows.map((row) =>
      rowOf(row, { shows: true, description: row.lines.slice(1).join(' '), alsoAccepted: [row.lines.join(' ')] }),
    );
    const facts = account('Silverfern Trust Bank|HINAU JOINERY LTD|checking|NZD', number);
    return drawnOf(pages, FERN_LOOK, { account: facts, period, opening, closing, rows: truth });
  },
);

export const families: Family[] = [taps, home, fern];
