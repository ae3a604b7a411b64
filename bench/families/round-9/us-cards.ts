import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  moves,
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
import { bought, extra, type Item, pagesOf, seldomIn, sheets } from './b-kit.ts';

/**
 * United States, card bills by section: a big bank's with reference and account columns under headings of two lines; a store card's
 * where a payment has one day and a purchase two; an insurer's bank's with several cards and a minus behind the dollars.
 */

const SHOPS: Sort[] = [
  [
    '{HARVEST FOODS #0###;COPPER KETTLE CAFE;TST* NOODLE BAR 21} {DENVER       CO;AUSTIN       TX;SPRINGFIELD  IL}',
    -14_000,
    -399,
  ],
  ['{SHELBY OIL 5744####;QUIKTRIP 0###} {TULSA        OK;WICHITA      KS}', -7_500, -1_200],
  ['{AMZN MKTP US*~~#~#~#;AMZN DIGITAL*#~#~} 888-555-0112 WA', -22_000, -599],
  ['{NETSTREAM.COM;CITY WATER 24/7 PAY;DELTOID AIR 006######4#} {866-555-0170 CA;ATLANTA      GA}', -48_000, -999],
  ['{WALDGREENS #0##;PETSMILE 1###;HOMETOWN DEPOT 6##} {PEORIA       AZ;RENO         NV}', -26_000, -450],
  ['{AMZN MKTP US;HOMETOWN DEPOT 6##} CREDIT', 599, 12_000],
];

interface Billed {
  readonly start: string;
  readonly end: string;
  readonly before: bigint;
  readonly closing: bigint;
  readonly credits: Move[];
  readonly debits: Move[];
  readonly interest: Move[];
  readonly rows: Move[];
}

function billed(random: Random, low: number, high: number, payment: string): Billed {
  const { start, end } = periodOf(random, random.pick([3, 9, 12, 22]));
  const before = BigInt(-random.integer(8_000, 600_000));
  const drawn = moves(random, { start, end, count: random.integer(low, high), sorts: seldomIn(SHOPS, 3), floor: null });
  const paid = random.chance(0.3) ? -before / 4n : -before;
  const credits = [extra(dayAfter(start, 4), payment, paid), ...inOrOut(drawn, 1)].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
  const debits = inOrOut(drawn, -1);
  const interest = paid < -before ? [extra(end, 'INTEREST CHARGED ON PURCHASES', (before * 17n) / 1_000n)] : [];
  const rows = [...credits, ...debits, ...interest];
  return { start, end, before, closing: before + total(rows), credits, debits, interest, rows };
}

/** Blanks that set a city apart are one in the truth. */
const even = (move: Move): Move => ({ ...move, lines: move.lines.map((line) => line.replace(/ +/g, ' ')) });

const slash = (iso: string): string => day(iso, 'mm/dd');
const full = (iso: string): string => intlDate(iso, 'en-US', { month: 'long', day: 'numeric', year: 'numeric' });

function bigBank(random: Random): Drawn {
  const bill = billed(random, 12, 90, 'PAYMENT - THANK YOU');
  const { start, end, before, closing, credits, debits, interest, rows } = bill;
  const days = bought(random, rows);
  const last4 = random.digits(4);
  const number = `4400 66${random.digits(2)} ${random.digits(4)} ${last4}`;
  const holder = random.pick(['MARGUERITE A HOLLIS', 'TERRENCE J BOYDE', 'NOEMI CASTELLAN']);
  const refs = rows.map(() => random.digits(4));
  const dollars = (value: bigint): string => `${value > 0n ? '-' : ''}$${point(value)}`;
  const bare = (value: bigint): string => `${value > 0n ? '-' : ''}${point(value)}`;
  const section = (name: string, sum: string, some: readonly Move[]): Item[] => [
    [`<tr><td colspan="3" class="s">${name}</td></tr>`, 16],
    ...some.map((move): Item => {
      const r = rows.indexOf(move);
      return [
        cells(
          'lllrrrr',
          [slash(days[r] ?? ''), slash(move.date), joined(move.lines), refs[r] ?? '', last4, bare(move.amount), ''],
          [0, r],
        ),
        13,
      ];
    }),
    [cells('lllrrrr', ['', '', `<b>${sum}</b>`, '', '', '', `<b>${dollars(total(some))}</b>`]), 16],
  ];
  const items = [
    ...section('Payments and Other Credits', 'TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD', credits),
    ...section('Purchases and Adjustments', 'TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD', debits),
    ...section('Interest Charged', 'TOTAL INTEREST CHARGED FOR THIS PERIOD', interest),
  ];
  const period = `${full(start).replace(/, \d+$/, '')} - ${full(end)}`;
  const top = `<div class="top"><b>${holder}</b> ! Account # ${number} ! ${period}</div>`;
  const front = `<b class="lg">MERIDIAN OF AMERICA</b>${top}<div class="cols"><div><h2>Account Summary/Payment Information</h2>${span('Previous Balance', `$${point(before)}`)}${span('Payments and Other Credits', `-$${point(total(credits))}`)}${span('Purchases and Adjustments', `$${point(total(debits))}`)}${span('Fees Charged', '$0.00')}${span('Interest Charged', `$${point(total(interest))}`)}<b>${span('New Balance Total', `$${point(closing)}`)}</b><br>${span('Total Credit Line', '$12,000.00')}${span('Cash Credit Line', '$3,600.00')}${span('Statement Closing Date', day(end, 'mm/dd/yyyy'))}${span('Days in Billing Cycle', '30')}</div><div><b>${span('New Balance Total', `$${point(closing)}`)}${span('Total Minimum Payment Due', '$35.00')}${span('Payment Due Date', day(dayAfter(end, 27), 'mm/dd/yyyy'))}</b><p>Late Payment Warning: If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p><p>Total Minimum Payment Warning: If you make only the Total Minimum Payment each period, you will pay more in interest. For example: Only the Total Minimum Payment &nbsp; 14 years &nbsp; $9,120.00; $98.00 &nbsp; 36 months &nbsp; $3,528.00</p></div></div><div class="slip">${holder}<br>PO BOX ${random.digits(4)}<br>MESQUITE TX 79999-${random.digits(4)}<span>Account Number: ${number}<br>New Balance Total ... $${point(closing)}<br>Amount enclosed $</span></div>`;
  const body = sheets(
    items,
    560,
    590,
    (inside, p, n) =>
      `${top}<h1>Transactions ${p > 0 ? 'Continued' : ''}</h1>${table([46, 44, 230, 50, 44, 54, 62], `${heads('lllrrrr', 'Transaction|Posting||Reference|Account||')}${cells('lllrrrr', 'Date|Date|Description|Number|Number|Amount|Total', null, 'th')}${inside}`)}<div class="ft">Page ${p + 3} of ${n + 3}</div>`,
  );
  const law = `${top}<h1>IMPORTANT INFORMATION ABOUT THIS ACCOUNT</h1><p>Paying interest: we will not charge interest on purchases if you pay the New Balance Total by the due date each month. Returned payments are charged up to $29.00. For lost cards call 1.800.555.0122. Effective 01/01/${day(end, 'yyyy')} foreign transactions are charged 3% of the U.S. dollar amount.</p>`;
  const rates = `${top}<h1>Interest Charge Calculation</h1>${table([130, 70, 100, 100], `${heads('lrrr', 'Type|APR|Balance Subject to Rate|Interest Charges')}${cells('lrrr', ['Purchases', '20.24%', `$${point(before)}`, `$${point(total(interest))}`])}${cells('lrrr', 'Cash Advances|29.49%|$0.00|$0.00')}`)}<h2>${day(end, 'yyyy')} Totals Year-to-Date</h2>${table([230, 80], `${cells('lr', 'Total fees charged|$0.00')}${cells('lr', ['Total interest charged', `$${point(total(interest) * 3n)}`])}`)}`;
  return drawnOf(
    pagesOf([front, law, ...body, rates]),
    look(
      "8pt/11pt 'Liberation Sans'|34pt 38pt|.top{text-align:right;font-size:7pt;border-bottom:.6pt solid #012169;padding-bottom:3pt;margin-bottom:14pt}h1{font-size:13pt;color:#012169;margin-bottom:6pt}h2{font-size:10pt;color:#012169;margin:10pt 0 4pt}.lg{font-size:15pt;color:#e31837}.cols{display:flex;gap:24pt}.cols>div{flex:1}.cols p{font-size:7pt;margin-top:6pt;line-height:9pt}.s{font-weight:bold;padding-top:4pt}td{padding-bottom:2pt}.slip{position:absolute;bottom:40pt;left:38pt;right:38pt;border-top:.6pt dashed #777;padding-top:14pt}.slip span{float:right;text-align:right}.ft{position:absolute;bottom:16pt;right:38pt}td,th{white-space:pre}",
    ),
    {
      account: account(`MERIDIAN OF AMERICA|${holder}|credit-card|USD`, number.replaceAll(' ', '')),
      period: { start, end },
      opening: before,
      closing,
      rows: rows.map((move, r) => rowOf(even(move), { reference: refs[r] ?? null })),
    },
  );
}

function storeCard(random: Random): Drawn {
  const bill = billed(random, 10, 60, 'ONLINE PAYMENT, THANK YOU');
  const { start, end, before, closing, credits, debits, interest, rows } = bill;
  const days = bought(random, rows);
  const last4 = random.digits(4);
  const holder = random.pick(['GWENDOLYN PARRISH', 'LUIS ALDERETE']);
  const dollars = (value: bigint): string => `${value > 0n ? '-' : ''}$${point(value)}`;
  const rowFor = (move: Move): Item => {
    const r = rows.indexOf(move);
    const sale = r === 0 || move.lines[0]?.startsWith('ONLINE PAYMENT') ? '' : slash(days[r] ?? '');
    return [cells('lllr', [sale, slash(move.date), joined(move.lines), dollars(move.amount)], [0, r]), 12];
  };
  const title = (name: string): Item => [`<tr><td colspan="4" class="s">${name}</td></tr>`, 18];
  const items: Item[] = [
    title('Payments, Credits and Adjustments'),
    ...credits.map(rowFor),
    title('Standard Purchases'),
    ...debits.map(rowFor),
    title('Fees Charged'),
    ['<tr><td></td><td></td><td class="l">TOTAL FEES FOR THIS PERIOD</td><td class="r">$0.00</td></tr>', 12],
    title('Interest Charged'),
    ...interest.map(rowFor),
    [
      `<tr><td></td><td></td><td class="l">TOTAL INTEREST FOR THIS PERIOD</td><td class="r">${dollars(total(interest))}</td></tr>`,
      12,
    ],
  ];
  const span2 = `${day(start, 'mm/dd/yy')}-${day(end, 'mm/dd/yy')}`;
  const head = `<div class="sp"><div><b>${holder}</b><br>Member Since ${Number(day(end, 'yyyy')) - 9} &nbsp; Account number ending in: ${last4}<br>Billing Period: ${span2}</div><b class="lg">Keystone Warehouse<br>Anywhere Visa® by Summit Bank</b></div>`;
  const side = `<div class="side"><b>Rewards Summary</b>${span('Previous balance', '$48.11')}${span('Earned this period', `+$${point(total(debits) / 50n)}`)}${span('Year to date', `$${point(total(debits) / 12n)}`)}<p>2% on warehouse purchases $12.40<br>1% on all else $3.19</p><b>Pay from your phone</b><p>Text PAY to 55501. Offer ends ${day(dayAfter(end, 40), 'mm/dd/yyyy')}.</p></div>`;
  const front = `${head}<div class="cols"><div class="min">${span('Minimum payment due:', '$41.00')}${span('New balance:', `$${point(closing)}`)}${span('Payment due date:', day(dayAfter(end, 25), 'mm/dd/yy'))}<p>Late Payment Warning: you may have to pay a late fee of up to $41 and your APRs may be increased up to 29.99%.</p></div><div><h2>Account Summary</h2>${span('Previous balance', `$${point(before)}`)}${span('Payments', `-$${point(credits.filter(({ lines }) => lines[0]?.startsWith('ONLINE')).reduce((sum, { amount }) => sum + amount, 0n))}`)}${span('Credits', `-$${point(credits.filter(({ lines }) => !lines[0]?.startsWith('ONLINE')).reduce((sum, { amount }) => sum + amount, 0n))}`)}${span('Purchases', `+$${point(total(debits))}`)}${span('Cash advances', '+$0.00')}${span('Fees', '+$0.00')}${span('Interest', `+$${point(total(interest))}`)}<b>${span('New balance', `$${point(closing)}`)}</b>${span('Credit limit', '$9,500')}</div></div>`;
  const pages = sheets(
    items,
    430,
    640,
    (body, p, n) =>
      `${p === 0 ? front : head}<div class="two"><div><h2>Account Summary ${p > 0 ? 'continued' : ''}</h2>${table([38, 38, 236, 66], `<tr><th class="l">Sale<br>Date</th><th class="l">Post<br>Date</th><th class="l">Description</th><th class="r">Amount</th></tr>${body}`)}</div>${p === 0 ? side : ''}</div><div class="ft">Page ${p + 1} of ${n} &nbsp; Customer Service 1-855-555-0137</div>`,
  );
  return drawnOf(
    pages,
    look(
      "7.6pt/10pt 'Liberation Sans'|30pt 32pt|.lg{text-align:right;color:#004f9f}.cols{display:flex;gap:20pt;margin:12pt 0}.cols>div{flex:1}.min{background:#e8f0f8;padding:6pt}.min p{font-size:6.4pt;line-height:8pt;margin-top:5pt}h2{font-size:10pt;color:#004f9f}.two{display:flex;gap:14pt}.side{width:140pt;background:#f4f4f4;padding:6pt;font-size:7pt;align-self:flex-start}.s{font-weight:bold;padding:5pt 0 2pt}td{padding-bottom:2pt;white-space:pre}.ft{position:absolute;bottom:16pt;left:32pt;font-size:6.5pt}",
    ),
    {
      account: account(`Summit Bank|${holder}|credit-card|USD`, last4),
      period: { start, end },
      opening: before,
      closing,
      rows: rows.map((move) => rowOf(even(move))),
    },
  );
}

const owing = (value: bigint): string => `$${point(value)}${value > 0n ? '-' : ''}`;

const cardTitle = (name: string): Item => [`<tr><td colspan="5" class="s">${name}</td></tr>`, 18];

const cardSum = (name: string, value: bigint): Item => [
  `<tr class="t"><td></td><td colspan="3" class="l">${name}</td><td class="r">${owing(value)}</td></tr>`,
  14,
];

const INSURER_LOOK =
  "8pt/10pt 'DejaVu Sans Condensed','Liberation Sans'|32pt 40pt|.lg{font-size:14pt;color:#12395b}.sp span{text-align:right}.adr{margin:34pt 0}.sum{width:230pt;border:.6pt solid #12395b;padding:6pt;margin:14pt 0}.s{font-weight:bold;padding:5pt 0 2pt;color:#12395b}.t td{font-weight:bold}td{white-space:pre;font-size:7.4pt}th{background:#dfe8ef}.fine{font-size:6.4pt;margin-top:10pt;line-height:8pt}";

function insurer(random: Random): Drawn {
  const bill = billed(random, 14, 80, 'USAV CREDIT CARD PAYMENT SAN ANTONIO TX');
  const { end, before, closing, credits, debits, interest } = bill;
  const cards = list2(random);
  const owner = debits.map(() => random.integer(0, cards.length - 1));
  const groups = cards
    .map((card, at) => ({ card, some: debits.filter((_, d) => owner[d] === at) }))
    .filter(({ some }) => some.length > 0);
  const rows = [...credits, ...groups.flatMap(({ some }) => some), ...interest];
  const days = bought(random, rows, 2);
  const refs = rows.map(
    () =>
      `${random.digits(4)}${random.pick(['B', 'F', 'K'])}${random.digits(3)}${random.pick(['X', 'T'])}${random.digits(8)}`,
  );
  const number = `XXXX XXXX XXXX ${cards[0]}`;
  const rowFor = (move: Move): Item => {
    const r = rows.indexOf(move);
    return [
      cells(
        'llllr',
        [slash(days[r] ?? ''), slash(move.date), refs[r] ?? '', joined(move.lines), owing(move.amount)],
        [0, r],
      ),
      12,
    ];
  };
  const items: Item[] = [
    cardTitle('Payments and Credits'),
    ...credits.map(rowFor),
    cardSum('Total Payments and Credits for this Period', total(credits)),
    ...groups.flatMap(({ card, some }) => [
      cardTitle(`Transactions for card ending in ${card}`),
      ...some.map(rowFor),
      cardSum(`Total Transactions For ${card}`, total(some)),
    ]),
    cardTitle('Fees'),
    cardSum('Total Fees For This Period', 0n),
    cardTitle('Interest Charged'),
    ...interest.map(rowFor),
    cardSum('Total Interest For This Period', total(interest)),
  ];
  const holder = random.pick(['SGT R D MCALLAN', 'PATRICE N OYELOWE']);
  const pages = sheets(
    items,
    400,
    610,
    (body, p, n) =>
      `<div class="sp"><b class="lg">PALISADE FSB</b><span>Account Number ${number}<br>Statement Closing Date ${day(end, 'mm/dd/yyyy')}<br>Page ${p + 1} of ${n}</span></div>${p === 0 ? `<div class="sp"><div class="adr">${holder}<br>${random.digits(4)} RIDGELINE DR<br>KILLEEN TX 76999</div><div class="sum"><b>Summary of Account Activity</b>${span('Previous Balance', `$${point(before)}`)}${span('Payments and Credits', `-$${point(total(credits))}`)}${span('Purchases', `+$${point(total(debits))}`)}${span('Fees Charged', '+$0.00')}${span('Interest Charged', `+$${point(total(interest))}`)}<b>${span('New Balance', `$${point(closing)}`)}</b>${span('Credit Limit', '$15,000.00')}${span('Minimum Payment Due', '$29.00')}${span('Payment Due Date', day(dayAfter(end, 26), 'mm/dd/yyyy'))}</div></div>` : '<p class="s">Transactions (continued)</p>'}${table(
        [38, 38, 102, 270, 70],
        `${heads('llllr', 'Trans Date|Post Date|Reference Number|Transaction Description|Amount')
          .replace(/Trans Date/, 'Trans<br>Date')
          .replace(/Post Date/, 'Post<br>Date')}${body}`,
      )}${p === n - 1 ? '<p class="fine">Your Annual Percentage Rate (APR) is the annual interest rate on your account. Purchases 17.90% (v). Cash advances 24.90%. Report a lost card to 800-555-0164. A late payment may cost up to $25.00.</p>' : ''}`,
  );
  return drawnOf(pages, look(INSURER_LOOK), {
    account: account(`PALISADE FSB|${holder}|credit-card|USD`, number.replaceAll(' ', '')),
    opening: before,
    closing,
    rows: rows.map((move, r) => rowOf(even(move), { reference: refs[r] ?? null })),
  });
}

const list2 = (random: Random): string[] => Array.from({ length: random.integer(1, 3) }, () => random.digits(4));

export const families: Family[] = [
  family(
    'us-card-meridian-posting',
    'en',
    'credit-card',
    ['two-line-headings', 'by-section', 'no-year', 'several-pages'],
    bigBank,
    LETTER,
  ),
  family(
    'us-card-keystone-sale',
    'en',
    'credit-card',
    ['by-section', 'one-date-payments', 'side-panel', 'no-year'],
    storeCard,
    LETTER,
  ),
  family(
    'us-card-palisade-cards',
    'en',
    'credit-card',
    ['several-cards', 'trailing-minus', 'by-section', 'no-year'],
    insurer,
    LETTER,
  ),
];
