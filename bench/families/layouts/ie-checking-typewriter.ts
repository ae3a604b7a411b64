import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  inFours,
  misprinted,
  pack,
  rowCount,
  sort,
  verdict,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An Irish current account of a typewriter's face: lines padded with blanks, the date once a day, the balance at the day's
 * end with OD when overdrawn, foreign rates and references on lines under the figure, a subtotal closing every page.
 */
const SORTS = [
  sort('', 'POS{pos} {shop}', -14_000, -210),
  sort('', 'POSC{pos} {cafe}', -2900, -180),
  sort('', 'POS{pos} {web}|##.## USD@ 1.0####|INC FX FEE E0.##', -9900, -600),
  sort('', 'ATM {town} {pos} {time}', -30_000, -2000),
  sort('', 'SEPA DD {bill}|IE##SDD######', -24_000, -900),
  sort('', 'SEPA DD {bill}', -16_000, -900),
  sort('', '365 Online {person}', -40_000, -1000),
  sort('', '365 Mobile {why}|TO A/C ****####', -25_000, -500),
  sort('', 'TO {person} SO', -110_000, -5000),
  sort('', 'CT {firm} SALARY|{month} ########', 160_000, 360_000),
  sort('', 'CT {person}|{why}', 1000, 60_000),
  sort('', 'CT DEPT SOCIAL PROT CB', 14_000, 28_000),
  sort('', 'CREDIT TRANSFER {firm}|IE2#0#########~~', 5000, 190_000),
  sort('', 'LODGEMENT {town} 0####', 2000, 120_000),
  sort('', 'CHEQUE 000###', -80_000, -3000),
  sort('', 'GOVT STAMP DUTY {day}', -500, -250),
  sort('', 'MAINTENANCE FEE QTR', -1800, -1800),
  sort('', 'FEES TO {day}|## CONTACTLESS @ 0.01', -1200, -30),
  sort('', 'INTEREST ON OD TO {day}', -2900, -40),
  sort('', 'UNPAID DD CHARGE', -1270, -1270),
  sort('', 'VISA REFUND {shop}', 400, 12_000),
  sort('', 'MTG 9######## HOMELOAN', -190_000, -80_000),
  sort('', 'CREDIT UNION {town}', -9000, -2000),
  sort('', 'MOTOR TAX ONLINE|###-~-#####', -40_000, -12_000),
  sort('', 'REVENUE ROS {pos}|PRSN ~######', 9000, 140_000),
];

const WORDS = {
  shop: ['DUNMORE STORES', 'CENTRAL SPAR-K', 'WOODIES YARD', 'BOYNE PHARMACY', 'APPLEGRN M4'],
  cafe: ['INSOMNIACS', 'THE GRAVY BOAT', 'CHIPPER TRIM'],
  web: ['STREAMARO', 'PAGEHOST.IO', 'RYANTRIP FR2X'],
  town: ['NAAS', 'TULLAMORE', 'SALTHILL', 'MALLOW'],
  bill: ['BORD FUINNIMH', 'EIRSPAN', 'LAYER INS', 'IRISH LIFEBOAT', 'PULSE GYM'],
  person: ['A NI BHRIAIN', 'SEAN KEOGH', 'M. ODUYA', 'DELANEY RENT'],
  firm: ['LIFFEY FOODS', 'HSE EAST', 'CORRIB TECH'],
  why: ['BIN MONEY', 'DINNER 24/3', 'GIFT', 'CAR INS 2 OF 4'],
  time: ['11:42', 'TIME 18:05'],
};

const WIDTH = { date: 13, details: 31, out: 15, into: 15, balance: 15 };
const PRINT = { group: ',', decimal: '.' };
const LINE = 10.6;
const plain = (minor: bigint) => figure(minor, PRINT);
const side = (minor: bigint) => `${plain(minor)}${minor < 0n ? ' OD' : '   '}`;
const day = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })} ${partsOf(iso).yyyy}`;

const typed = (date: string, details: string, out: string, into: string, balance: string) =>
  text(
    `${date.padEnd(WIDTH.date)}${details.padEnd(WIDTH.details)}${out.padStart(WIDTH.out)}${into.padStart(WIDTH.into)}${balance.padStart(WIDTH.balance + 3)}`.trimEnd(),
  );

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly printed: bigint | null;
}

const lineHeight = ({ entry }: Line) => entry.lines.length * LINE;

function printRow({ entry, row, printed }: Line, withDate: boolean): string {
  const [first = '', ...rest] = entry.lines;
  const [out, into] = entry.amount < 0n ? [plain(entry.amount), ''] : ['', plain(entry.amount)];
  const head = typed(withDate ? day(entry.date) : '', first, out, into, printed === null ? '' : side(printed));
  return `<pre ${rowAttribute(0, row)}>${[head, ...rest.map((line) => typed('', line, '', '', ''))].join('\n')}</pre>`;
}

interface Paper {
  readonly holder: string;
  readonly iban: string;
  readonly number: string;
  readonly sheet: number;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

const BIC = 'LEEBIE2D';

const head = ({ holder, iban, number, sheet, end }: Paper, page: number, of: number) =>
  `<div class="top"><div class="to">${text(holder)}<br>14 CANAL VIEW<br>NAAS<br>CO. KILDARE<br>W91 X2K4</div>
  <div class="facts"><b>Leeside Bank</b><br>Naas, Co. Kildare. Tel (045) 700 114<br><table><tr><td>Branch code</td><td>90-1#-44</td></tr><tr><td>Account number</td><td>${number}</td></tr><tr><td>Bank Identifier Code</td><td>${BIC}</td></tr><tr><td>IBAN</td><td>${inFours(iban)}</td></tr><tr><td>Currency</td><td>EUR</td></tr><tr><td>Statement date</td><td>${day(end)}</td></tr><tr><td>Page</td><td>${sheet} (${page} of ${of})</td></tr></table></div></div>
  <h2>Your Current Account statement</h2>`.replace('90-1#-44', `90-1${number.slice(0, 1)}-44`);

const notice = ({ start, end, opening, closing }: Paper) =>
  `<div class="notice"><b>Statement period ${day(start)} to ${day(end)}</b><br>Balance forward ${side(opening)} &nbsp; Balance at close ${side(closing)}<br>Overdraft limit 1,500.00. Interest rates: authorised 13.25%, surcharge 5.00%.
  <br>Eligible deposits are protected under the Deposit Guarantee Scheme up to 100,000.00 per depositor. Government stamp duty of 0.12 a cash withdrawal, to a maximum of 2.50 or 5.00 a year.</div>`;

function print(lines: readonly Line[], paper: Paper): string[] {
  const chunks = pack(lines, lineHeight, 490, 490);
  let carried = paper.opening;
  return chunks.map((chunk, page) => {
    const isLast = page === chunks.length - 1;
    const titles = `<pre class="h">${typed('Date', 'Transaction details', 'Payments - out', 'Payments - in', 'Balance   ')}</pre>`;
    const brought = `<pre>${typed(page === 0 ? day(paper.start) : '', 'BALANCE FORWARD', '', '', side(carried))}</pre>`;
    const rows = chunk.map((line, k) => printRow(line, chunk[k - 1]?.entry.date !== line.entry.date));
    carried = chunk.at(-1)?.entry.balance ?? carried;
    const bottom = `<pre class="sub">${typed('', 'SUBTOTAL:', '', '', side(isLast ? paper.closing : carried))}</pre>`;
    return `${head(paper, page + 1, chunks.length)}<div class="paper">${titles}${brought}${rows.join('')}${bottom}</div>${isLast ? notice(paper) : ''}<p class="legal">Leeside Bank is regulated by the Central Bank of Ireland. Registered in Ireland No. 118402.</p>`;
  });
}

const CSS = `.page { padding: 32pt 42pt; font-size: 8pt; line-height: 10pt; } .top { display: flex; justify-content: space-between; height: 126pt; } .to { padding-top: 44pt; font: 9pt/11pt 'Liberation Mono'; } .facts { width: 220pt; } .facts b { font-size: 15pt; line-height: 18pt; color: #0b3d91; } .facts td { padding-right: 12pt; }
  h2 { font-size: 10pt; line-height: 20pt; } pre { font: 8.6pt/${LINE}pt 'Liberation Mono'; } .paper { border: .7pt solid #0b3d91; padding: 3pt 5pt; } .h { color: #0b3d91; border-bottom: .7pt solid #0b3d91; margin-bottom: 3pt; } .sub { margin-top: 5pt; }
  .notice { margin-top: 12pt; font-size: 7pt; line-height: 9.4pt; } .legal { position: absolute; bottom: 20pt; left: 42pt; font-size: 6.4pt; }`;

const truthOf = ({ entry, printed }: Line): TrueRow => ({
  date: entry.date,
  valueDate: null,
  description: entry.lines.join(' '),
  reference: null,
  amount: contractAmount(entry.amount),
  balance: printed === null ? null : contractAmount(printed),
});

function linesOf(random: Random, entries: readonly Entry[], spoil: boolean): Line[] {
  const ends = entries.flatMap(({ last }, row) => (last ? [row] : []));
  const bad = spoil ? random.pick(ends) : -1;
  return entries.map((entry, row) => {
    const balance = row === bad ? misprinted(random, entry.balance) : entry.balance;
    return { entry, row, printed: entry.last ? balance : null };
  });
}

/** Details too long for their column are cut, as such a printer cuts them. */
const cut = (entry: Entry): Entry => ({
  ...entry,
  lines: entry.lines.map((line) => line.slice(0, WIDTH.details - 2).trim()),
});

function draw(random: Random): Drawn {
  const start = dayAfter('2021-01-02', random.integer(0, 1600));
  const end = dayAfter(start, random.pick([30, 30, 91]));
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const upper = (iso: string, options: Intl.DateTimeFormatOptions) => intlDate(iso, 'en-US', options).toUpperCase();
  const pos = (iso: string) => `${partsOf(iso).dd}${upper(iso, { month: 'short' })}`;
  const words = (iso: string) => ({
    ...WORDS,
    pos: [pos(iso), pos(dayAfter(iso, -1))],
    day: [`${pos(iso)}${partsOf(iso).yy}`],
    month: [upper(iso, { month: 'long' })],
  });
  const opening = BigInt(random.integer(-90_000, 260_000));
  const plan = { sorts: SORTS, words, start, days, count: rowCount(random, 26, 110), opening };
  const entries = drawEntries(random, plan).map(cut);
  const flaw = drawFlaw(random, entries.length, ['closing', 'balance']);
  const lines = linesOf(random, entries, flaw === 'balance');
  const last = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? misprinted(random, last) : last;
  const number = random.digits(8);
  const iban = ibanOf('IE', `LEEB901${number.slice(0, 1)}44${number}`);
  const holder = random.pick([
    'MS AOIFE NI DHALAIGH',
    'MR CORMAC TIERNAN',
    'TIERNAN ELECTRICAL LTD',
    'MR & MRS P. OKEKE',
  ]);
  const account = {
    institution: 'Leeside Bank',
    holder,
    number,
    iban,
    bic: BIC,
    type: 'checking',
    currency: 'EUR',
  } as const;
  const paper = { holder, iban, number, sheet: random.integer(20, 310), start, end, opening, closing };
  return {
    pages: print(lines, paper),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: lines.map(truthOf),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'ie-checking-typewriter',
    country: 'IE',
    language: 'en',
    type: 'checking',
    difficulties: ['date-once-a-day', 'balance-at-day-end', 'monospaced', 'od-suffix', 'page-subtotals'],
    size: A4,
    draw,
  },
];
