import type { Family } from '../family.ts';
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
  moves,
  outIn,
  pack,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/**
 * India's biggest private bank: the savings account (narrations broken in mid-word at a fixed width, ruled columns, a summary behind the last row
 * and no opening line before it) and its card bill (date and hour, points beside the amounts, `Cr` behind what is paid, a table for abroad).
 */

const rupees = (value: bigint): string => figure(value, { group: ',', decimal: '.', groupOf: 2 });

const UPI = [
  [
    'UPI-{RAMESH KIRANA STORE;SHREE MEDICOS;ANITA DEVI;AUTO FUELS}-Q########@YBLX-YESX0YBLUPI-4###########-UPI',
    -1_000,
    -250_000,
  ],
  ['UPI-{ZOMARO LIMITED;SWIGLY;BLINKART}-PAYMENTS@AXLB-UTIX0000100-4###########-PAY VIA APP', -9_900, -150_000],
  ['POS 4160XXXXXXXX#### {BIG BASKET MART;RELIANT RETAIL}', -20_000, -900_000],
  ['ACH D- INDIAN CLEARING CORP-###########', -100_000, -1_000_000],
  ['ATW-4160XXXXXXXX####-S1ANCX##-KOTHRUD', -50_000, -1_000_000],
  ['EMI ######## CHQ S######## 03###########', -800_000, -2_500_000],
  ['IMPS-4###########-{SUNIL VERMA;PRAKASH TRADERS}-TULX-XXXXXXXX####-RENT', -300_000, -2_400_000],
  [
    'NEFT CR-SBIX0000001-{NIRMAL SOFT SOLUTIONS PVT LTD;ORBIT LOGISTICS}-SAVITA PATKAR-N###########',
    2_500_000,
    15_000_000,
  ],
  ['UPI-{VIKAS PATIL;MEENA RAO}-########@OKXICI-ICIX0000011-4###########-SPLIT BILL', 5_000, 400_000],
  ['CREDIT INTEREST CAPITALISED', 10_000, 90_000],
  ['CHQ PAID-MICR CTS-PN-{DELTA INTERIORS;HOUSING SOC}', -500_000, -3_000_000],
] as const;

const savings = family(
  'in-savings-narration-wrapped',
  'en',
  'savings',
  ['mid-word-breaks', 'lakhs', 'summary-at-end', 'two-dates', 'long'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const { start, end } = periodOf(random, 1, random.integer(1, 3));
    const { opening, rows, closing } = booked(random, { start, end, sorts: UPI }, 40, 150, [2_000_000, 60_000_000]);
    const narrow = rows.map(({ lines }) => (lines[0] ?? '').match(/.{1,38}/g)?.map((piece) => piece) ?? []);
    const refs = rows.map((move) =>
      /^CHQ/.test(move.lines[0] ?? '')
        ? `0000000000${move.ref.slice(0, 6)}`
        : `0000${(move.lines[0] ?? '').match(/\d{11,12}/)?.[0] ?? `${move.ref}0012`}`.slice(-16).padStart(16, '0'),
    );
    const values = rows.map((move) => dayAfter(move.date, random.chance(0.06) ? -1 : 0));
    const holder = random.pick(['MRS. SAVITA PATKAR', 'M/S. GURUKRIPA HARDWARE', 'MR. NIKHIL BHANDARE']);
    const number = `50100${random.digits(9)}`;
    const body = rows.map((move, at) => ({
      h: (narrow[at]?.length ?? 1) * 9 + 4,
      html: cells(
        'cllcrrr',
        [
          day(move.date, 'dd/mm/yy'),
          joined(narrow[at] ?? []),
          refs[at] ?? '',
          day(values[at] ?? '', 'dd/mm/yy'),
          ...outIn(move.amount, rupees).split('|'),
          rupees(move.balance),
        ],
        [0, at],
      ),
    }));
    const info = [
      ['Account Branch', 'KOTHRUD WEST'],
      ['Address', 'SHOP 4-7, SAI ARCADE<br>PAUD LANE'],
      ['City', 'PUNE 411038'],
      ['State', 'MAHARASHTRA'],
      ['Phone no.', '18002600/18001600'],
      ['OD Limit', `0.00 &nbsp;&nbsp; Currency : INR`],
      ['Email', 'XXXXXX@MAILBOX.IN'],
      ['Cust ID', random.digits(9)],
      ['Account No', `${number} &nbsp; PRIME`],
      ['A/C Open Date', '14/08/2016'],
      ['Account Status', 'Regular'],
      ['RTGS/NEFT IFSC', `TULX0000${random.digits(3)} &nbsp; MICR : 411240${random.digits(3)}`],
      ['Branch Code', random.digits(4)],
    ];
    const head = (p: number) =>
      `<div class="pg">Page No .: ${p}</div><div class="sp top"><div class="ad"><b class="logo">TULSI BANK</b><br><br>${holder}<br>FLAT NO 12 B WING SAI DARSHAN<br>NEAR GANESH MANDIR, PAUD LANE<br>PUNE 411038<br>MAHARASHTRA INDIA<br>JOINT HOLDERS :</div><table class="i">${info.map(([a, b]) => `<tr><td>${a}</td><td>: ${b}</td></tr>`).join('')}</table></div><div class="sp"><span>Nomination : Registered</span><span></span></div><div class="per">From : ${day(start, 'dd/mm/yyyy')} &nbsp;&nbsp;&nbsp; To : ${day(end, 'dd/mm/yyyy')} <b style="margin-left:90pt">Statement of account</b></div>`;
    const foot =
      '<div class="ft">TULSI BANK LIMITED<br>*Closing balance includes funds earmarked for hold and uncleared funds<br>Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement. The address on this statement is that on record with the Bank as at the day of requesting this statement.<br>State account branch GSTN:27AAACT2702H1Z0. Registered Office Address: Tulsi House, Senapati Lane, Mumbai 400013</div>';
    const widths = [42, 170, 92, 42, 62, 62, 68];
    const summed = random.chance(0.7);
    const ends = `<div class="sum">${summed ? `<b>STATEMENT SUMMARY :-</b>${table([90, 70, 70, 90, 90, 90], heads('rrrrrr', 'Opening Balance|Dr Count|Cr Count|Debits|Credits|Closing Bal') + cells('rrrrrr', [rupees(opening), `${inOrOut(rows, -1).length}`, `${inOrOut(rows, 1).length}`, rupees(total(rows, -1)), rupees(total(rows, 1)), rupees(closing)]))}` : ''}<br>Generated On: ${day(dayAfter(end, 3), 'dd/mm/yyyy')} 11:14:${random.integer(10, 59)} &nbsp;&nbsp; Generated By: ${random.digits(9)} &nbsp;&nbsp; Requesting Branch Code: NET<br>This is a computer generated statement and does not require signature.</div>`;
    const parts = pack(body, ({ h }) => h, 440, 440);
    const pages = parts.map(
      (part, p) =>
        `${head(p + 1)}${table(widths, heads('cccccrr', 'Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance') + part.map(({ html }) => html).join(''), 'm')}${p === parts.length - 1 ? ends : ''}${foot}`,
    );
    return drawnOf(
      pages,
      look(
        "7pt/9pt 'Liberation Serif'|22pt 28pt|.pg{text-align:right}.top{margin:4pt 0 6pt}.ad{border:.7pt solid #000;padding:6pt;width:230pt;height:116pt}.logo{font-size:12pt;color:#004c8f}.i td{padding:0 8pt 0 0}.per{margin:4pt 0;font-size:8pt}.m td{border-left:.5pt solid #000;border-right:.5pt solid #000;padding:2pt 2pt}.m th{border:.5pt solid #000;padding:2pt;font-weight:bold}.m{border-bottom:.5pt solid #000}.sum{margin-top:8pt}.ft{position:absolute;bottom:18pt;left:28pt;right:28pt;font-size:6pt;line-height:7.5pt}",
      ),
      {
        account: account(`TULSI BANK|${holder}|savings|INR`, number),
        period: { start, end },
        ...(summed ? { opening, closing } : { status: 'unverifiable' as const, unbound: [0] }),
        rows: rows.map((move, at) =>
          rowOf(move, {
            shows: true,
            description: (narrow[at] ?? []).map((piece) => piece.trim()).join(' '),
            alsoAccepted: [move.lines.join('')],
            reference: refs[at] ?? null,
            valueDate: values[at] ?? null,
          }),
        ),
      },
    );
  },
);

const HOME = [
  ['AMAZOM PAY INDIA PRIVATE BANGALORE IN', -9_900, -900_000],
  ['SWIGLY LIMITED BENGALURU IN', -15_000, -120_000],
  ['INDIAN OIL {KOTHRUD;BANER} PUNE', -50_000, -350_000],
  ['MAKEYTRIP INDIA PVT LTD NEW DELHI', -250_000, -2_800_000],
  ['EMI PRINCIPAL-0{3;4}/12, REF ########', -120_000, -500_000],
  ['IGST-VPS25########-RATE 18.0 -27 (Ref No. 09999999980228000######)', -1_800, -9_000],
  ['REVERSAL FUEL SURCHARGE WAIVER', 1_000, 4_000],
] as const;
const ABROAD = [
  ['OPENDATA *SUBSCR SAN FRANCISCO', -170_000, -200_000],
  ['BOOKERY HOTEL AMSTERDAM', -500_000, -3_500_000],
] as const;

const card = family(
  'in-card-date-hour-points',
  'en',
  'credit-card',
  ['hours', 'points-column', 'cr-behind', 'foreign-column', 'sections', 'no-period'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const close = `${random.integer(2023, 2025)}-${String(random.integer(1, 12)).padStart(2, '0')}-${random.integer(10, 24)}`;
    const start = dayAfter(close, -30);
    const home = moves(random, {
      start,
      end: dayAfter(close, -1),
      count: random.integer(14, 60),
      sorts: HOME,
      floor: null,
    });
    const abroad = moves(random, {
      start,
      end: dayAfter(close, -1),
      count: random.integer(0, 5),
      sorts: ABROAD,
      floor: null,
    });
    const previous = BigInt(random.integer(500_000, 9_000_000));
    const paid = home[random.integer(2, 10)] as Move;
    home[home.indexOf(paid)] = {
      ...paid,
      amount: previous,
      lines: [`CREDIT CARD PAYMENT Net Banking (Ref No. 00000000${random.digits(22)})`],
    };
    const rows = [...home, ...abroad];
    const closing = -previous + total(rows);
    const holder = random.pick(['SAVITA PATKAR', 'JASPREET SINGH GILL', 'T K RAGHUNATH']);
    const number = `4375 51XX XXXX ${random.digits(4)}`;
    const row = (at: number, foreign: boolean): string => {
      const move = rows[at];
      if (!move) return '';
      const points =
        move.amount < 0n && !/EMI|IGST/.test(move.lines[0] ?? '') ? `${(-move.amount / 15_000n) * 4n}` : '';
      const amount = `${rupees(move.amount)}${move.amount > 0n ? '&nbsp;Cr' : ''}`;
      const when = `${day(move.date, 'dd/mm/yyyy')} ${/PAYMENT|IGST|EMI/.test(move.lines[0] ?? '') ? '' : `${hourOf(at, rows.length)}:${String((at * 17) % 60).padStart(2, '0')}`}`;
      return foreign
        ? cells(
            'llrrr',
            [when, text(move.lines[0] ?? ''), points, `USD ${rupees(-move.amount / 87n)}`, amount],
            [0, at],
          )
        : cells('llrr', [when, text(move.lines[0] ?? ''), points, amount], [0, at]);
    };
    const box = (titles: string, values: readonly string[], widths: readonly number[]) =>
      table(widths, heads('ccccccc', titles) + cells('ccccccc', values), 'b');
    const due = rupees(closing);
    const first = `<div class="two"><div class="ad">Name : ${holder}<br>Email : xxxxxx@mailbox.in<br>Address : FLAT NO 12 B WING SAI DARSHAN<br>PAUD LANE KOTHRUD<br>PUNE 411038</div><div>Statement for TULSI Regal Credit Card<br>Card No: ${number.replaceAll(' ', ' ')}<br>AAN : 0001014${random.digits(12)}<br><b>Statement Date:${day(close, 'dd/mm/yyyy')}</b></div></div>
    ${box('Payment Due Date|Total Dues|Minimum Amount Due', [day(dayAfter(close, 20), 'dd/mm/yyyy'), due, rupees(closing / 20n)], [175, 175, 175])}
    ${box('Credit Limit|Available Credit Limit|Available Cash Limit', ['4,50,000', rupees(45_000_000n + closing).slice(0, -3), '1,80,000'], [175, 175, 175])}
    <h3>Account Summary</h3>${box('Opening Balance|Payment/ Credits|Purchase/ Debits|Finance Charges|Total Dues', [rupees(previous), rupees(total(rows, 1)), rupees(total(rows, -1)), '0.00', due], [105, 105, 105, 105, 105])}
    <h3>Past Dues (If any)</h3>${box('Overlimit|3 Months+|2 Months|1 Months|Current Dues|Minimum Amount Due', ['0.00', '0.00', '0.00', '0.00', rupees(closing / 20n), rupees(closing / 20n)], [87, 87, 87, 87, 87, 90])}`;
    const lines = [
      {
        h: 30,
        html: `<tr><td colspan="4" class="t">Domestic Transactions</td></tr>${heads('llrr', 'Date|Transaction Description|Feature Reward<br>Points|Amount (in Rs.)')}<tr><td></td><td><b>${holder}</b></td><td></td><td></td></tr>`,
      },
      ...home.map((_, at) => ({ h: 14, html: row(at, false) })),
    ];
    const parts = pack(lines, ({ h }) => h, 300, 610);
    const tables = parts.map((part) => table([96, 290, 62, 77], part.map(({ html }) => html).join(''), 'm'));
    const reward = `<h3>Reward Points Summary</h3>${box('Opening Balance|Earned|Disbursed|Adjusted/Lapsed|Closing Balance', ['12,418', '356', '0', '0', '12,774'], [105, 105, 105, 105, 105])}<p>Late payment charges: above Rs. 25,000 &amp; up to Rs. 50,000: Rs. 1,100/-. Interest 3.75% per month. Offers valid till ${day(dayAfter(close, 40), 'dd/mm/yyyy')}: flat Rs. 500 off on spends of Rs. 5,000.</p>`;
    const last = `${abroad.length > 0 ? table([96, 210, 62, 80, 77], `<tr><td colspan="5" class="t">International Transactions</td></tr>${heads('llrrr', 'Date|Transaction Description|Feature Reward<br>Points|Foreign Currency|Amount (in Rs.)')}${abroad.map((_, at) => row(home.length + at, true)).join('')}`, 'm') : ''}${reward}`;
    const pages = [`${first}${tables[0]}`, ...tables.slice(1), last];
    return drawnOf(
      pages.map(
        (page, p) =>
          `<div class="sp"><b class="logo">TULSI BANK</b><span>${p > 0 ? `Card No: ${number}` : 'HSN Code: 997113'}</span></div>${page}<div class="ft">Page ${p + 1} of ${pages.length}</div>`,
      ),
      look(
        "7.5pt/10pt 'Liberation Sans'|30pt 34pt|.logo{font-size:14pt;color:#004c8f;line-height:20pt}.two{display:flex;gap:30pt;margin:12pt 0}.two>div{flex:1}h3{font-size:8.5pt;margin:10pt 0 3pt}.b{margin-top:6pt}.b th{background:#e8edf4;padding:3pt;font-weight:bold}.b td{padding:4pt;border:.5pt solid #ccc;font-size:8.5pt}.m{margin-top:10pt}.m td{padding:2pt 2pt;border-bottom:.4pt solid #ddd}.m th{font-weight:bold;padding:2pt;vertical-align:bottom}.m .t{background:#004c8f;color:#fff;font-weight:bold}p{margin-top:10pt;font-size:6.5pt;line-height:9pt}.ft{position:absolute;bottom:18pt;right:34pt;font-size:6.5pt}",
      ),
      {
        account: account(`TULSI BANK|${holder}|credit-card|INR`, number.replaceAll(' ', '')),
        opening: -previous,
        closing,
        rows: rows.map((move) => rowOf(move)),
      },
    );
  },
);

export const families: Family[] = [savings, card];
