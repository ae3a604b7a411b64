import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A New Zealand business account, landscape: a type of two letters with its key below, details, particulars, code and
 * reference in columns of their own, the year on a line of its own, totals of every page and of the period.
 */
const SORTS = [
  sort('VT', '{shop} {town}|####******##|{day}|', -19_000, -350),
  sort('EP', 'Eftpos {shop}|############|   ##|', -9000, -220),
  sort('AP', '{person}|Rent|{flat}|', -95_000, -30_000),
  sort('AP', 'Transfer To {kiwi}|Savings||{ref}', -60_000, -1000),
  sort('BP', '{firm}|{who}|{inv}|{ref}', -340_000, -2000),
  sort('BP', '{council}|Rates|###/####|{ref}', -88_000, -30_000),
  sort('BP', 'Inland Revenue|GST|{period}|0##-###-###', -620_000, -20_000),
  sort('BP', '{person}||Dinner|', -9000, -1000),
  sort('DC', '{firm}|{who}|{inv}|{ref}', 9000, 880_000),
  sort('DC', '{firm}|Salary|Wk ##|{ref}', 90_000, 240_000),
  sort('DC', '{person}|From {kiwi}||Thanks', 500, 30_000),
  sort('DC', 'MSD Ministry|Benefit||###-###-###', 20_000, 61_000),
  sort('DC', 'Inland Revenue|Refund|INC|0##-###-###', 4000, 180_000),
  sort('DD', '{power}|{who}|########|{ref}', -42_000, -4000),
  sort('DD', '{power}||Broadband|', -12_900, -6900),
  sort('DD', '{insurer}|Premium|POL##|~########', -31_000, -2500),
  sort('AT', 'ATM {town} Mall|####******##|{day}|', -40_000, -2000),
  sort('CQ', 'Cheque|||000###', -180_000, -4000),
  sort('DP', 'Deposit {town}||Till #|{ref}', 10_000, 400_000),
  sort('FX', 'USD ##.## converted at 0.6###|{web}||', -12_000, -1500),
  sort('FX', 'International money transfer|{web}|AUD|{ref}', 40_000, 500_000),
  sort('BF', 'Monthly A/C Fee|||', -1250, -500),
  sort('BF', 'Overseas Currency Fee|1.3pct of 48.20||', -290, -15),
  sort('IF', 'Debit Interest|||', -4400, -30),
  sort('IP', 'Loan payment|0##-##|Principal|{ref}', -260_000, -60_000),
  sort('VT', 'Refund {shop}|####******##|{day}|', 500, 15_000),
];

const WORDS = {
  shop: ['Kauri Foodmart', 'Tui Hardware', 'Bayside Fuel', 'Pavlova Cafe', 'Mitre & Ten'],
  town: ['Petone', 'Hamilton E', 'Riccarton', 'Whangarei'],
  person: ['A J Tamahori', 'Sione Fifita', 'K. Macpherson', 'Huang Mei'],
  firm: ['Rimu Joinery Ltd', 'Southern Alps Freight', 'Pohutukawa Trust', 'Wairau Vets'],
  who: ['Harakeke Ltd', 'Studio', 'Cust 4471', ''],
  inv: ['INV 1182', 'Inv2093', 'Deposit', '20% dep'],
  ref: ['Harakeke', '0044718', 'March acct', 'Job 118', ''],
  flat: ['Flat 2', 'Wk 12', '12 Elm'],
  kiwi: ['Call a/c', 'App'],
  council: ['Harbour City Council', 'Waikare Dist Cncl'],
  period: ['31/03', 'Jan-Feb', 'GST 101'],
  power: ['Merrydown Energy', 'Spindrift NZ', 'Two Deg Mobile'],
  insurer: ['Tower Hill Ins', 'Southern X Health'],
  web: ['Streamaro.com', 'PAGEHOST'],
};

const KEY =
  'AP Automatic payment · AT ATM transaction · BF Bank fee · BP Bill payment · CQ Cheque · DC Direct credit · DD Direct debit · DP Deposit · EP EFTPOS transaction · FX Foreign exchange · IF Interest · IP Instalment payment · VT Visa transaction · OD Overdrawn';

const PRINT = { group: ',', decimal: '.' };
const ROW = 13;
const plain = (minor: bigint) => figure(minor, PRINT);
const side = (minor: bigint) => `${plain(minor)}${minor < 0n ? ' OD' : ''}`;
const shortDay = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })}`;
const long = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-NZ', { month: 'long', year: 'numeric' })}`;

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly balance: bigint;
  /** The year, where it is another than the row's before. */
  readonly year: string;
}

const lineHeight = ({ year }: Line) => (year ? 2 * ROW : ROW);

function printRow({ entry, row, balance, year }: Line): string {
  const texts = [shortDay(entry.date), entry.code, ...entry.lines].map((cell) => `<td>${text(cell)}</td>`).join('');
  const [out, into] = entry.amount < 0n ? [plain(entry.amount), ''] : ['', plain(entry.amount)];
  const above = year ? `<tr class="year"><td>${year}</td><td colspan="8"></td></tr>` : '';
  return `${above}<tr ${rowAttribute(0, row)}>${texts}<td class="n">${out}</td><td class="n">${into}</td><td class="n">${side(balance)}</td></tr>`;
}

function truthOf({ entry, balance }: Line): TrueRow {
  const joined = (cells: readonly string[]) =>
    cells
      .map((cell) => cell.trim().replace(/ +/g, ' '))
      .filter(Boolean)
      .join(' ');
  const reference = entry.lines[3] ?? '';
  const cells = entry.lines.slice(0, 3);
  const others = [joined(cells), joined([entry.code, ...entry.lines]), joined(entry.lines)];
  return {
    date: entry.date,
    valueDate: null,
    description: joined([entry.code, ...cells]),
    alsoAccepted: [...new Set(others)],
    reference: reference === '' ? null : reference,
    amount: contractAmount(entry.amount),
    balance: contractAmount(balance),
  };
}

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly statement: number;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  /** Of the period, as printed. */
  readonly totals: readonly [withdrawals: bigint, deposits: bigint, closing: bigint];
}

const HEADS = `<tr class="h"><th>Date</th><th>Type</th><th>Details</th><th>Particulars</th><th>Code</th><th>Reference</th><th class="n">Withdrawals</th><th class="n">Deposits</th><th class="n">Balance</th></tr>`;
const COLUMNS = `<colgroup>${[52, 34, 178, 98, 76, 86, 78, 78, 86].map((width) => `<col style="width:${width}pt">`).join('')}</colgroup>`;

const total = (words: string, [out, into, balance]: readonly [bigint, bigint, bigint]) =>
  `<tr class="total"><td></td><td></td><td colspan="4">${words}</td><td class="n">$${plain(out)}</td><td class="n">$${plain(into)}</td><td class="n">$${side(balance)}</td></tr>`;

const head = ({ holder, number, statement, start, end }: Paper, page: number, of: number) =>
  `<div class="head"><div><b class="logo">Tasman Mutual</b><br>Business Current Account</div><table><tr><td>Account name</td><td><b>${text(holder)}</b></td><td>Statement number</td><td><b>${statement}</b></td></tr>
  <tr><td>Account number</td><td><b>${number}</b></td><td>Statement period</td><td><b>${long(start)} - ${long(end)}</b></td></tr></table><span>Page ${page} of ${of}</span></div>`;

const intro = ({ holder }: Paper) =>
  `<div class="intro"><p>${text(holder)}<br>118 Marine Parade<br>Petone<br>Lower Hutt 5012</p><p class="tip">Do we have your IRD number? If not, interest is taxed at the non-declaration rate of 45%. Our address: PO Box 1184, Wellington. Phone 0800 118 447.</p></div>`;

function print(lines: readonly Line[], paper: Paper): string[] {
  const chunks = pack(lines, lineHeight, 300, 370);
  let carried = paper.opening;
  return chunks.map((chunk, page) => {
    const [first, last] = [page === 0, page === chunks.length - 1];
    const edge = `<tr class="edge"><td>${first ? shortDay(paper.start) : ''}</td><td></td><td colspan="4">${first ? 'Opening balance' : 'Balance brought forward from previous page'}</td><td></td><td></td><td class="n">${side(carried)}</td></tr>`;
    const entries = chunk.map(({ entry }) => entry);
    carried = entries.at(-1)?.balance ?? carried;
    const ofPage = total('Totals at end of page', [sumOf(entries, isOut), sumOf(entries, isIn), carried]);
    const ends = `${ofPage}${last ? total('Totals at end of period', paper.totals) : ''}`;
    return `${head(paper, page + 1, chunks.length)}${first ? intro(paper) : ''}<table class="t">${COLUMNS}${HEADS}${edge}${chunk.map(printRow).join('')}${ends}</table><p class="key">${KEY}</p><p class="legal">This statement has been prepared by Tasman Mutual Bank Limited. Please check it and tell us of any error within 30 days.</p>`;
  });
}

const CSS = `.page { padding: 24pt 36pt; font: 8pt/10pt 'DejaVu Serif'; font-size: 7.2pt; } .head { display: flex; justify-content: space-between; height: 40pt; } .head td { padding: 0 14pt 3pt 0; } .logo { font: bold 17pt/20pt 'Liberation Sans'; color: #00594f; } .intro { display: flex; justify-content: space-between; height: 66pt; } .tip { width: 300pt; background: #e3f1ee; padding: 6pt; height: 44pt; }
  .t { table-layout: fixed; width: 766pt; } .t td, .t th { height: ${ROW}pt; padding: 1pt 4pt 0; text-align: left; white-space: nowrap; overflow: hidden; } .t tr:nth-child(odd) td { background: #eef5f3; } .t th { background: #00594f; color: #fff; } .t .n { text-align: right; } .t .edge td, .t .year td { font-style: italic; }
  .t .total td { font-weight: bold; border-top: .8pt solid #00594f; background: #fff; } .key { position: absolute; bottom: 34pt; left: 36pt; right: 36pt; font-size: 6pt; line-height: 8pt; } .legal { position: absolute; bottom: 18pt; left: 36pt; font-size: 6pt; }`;

function linesOf(random: Random, entries: readonly Entry[], spoil: boolean): Line[] {
  const bad = spoil ? random.integer(0, entries.length - 1) : -1;
  return entries.map((entry, row) => {
    const year = partsOf(entry.date).yyyy;
    const before = entries[row - 1]?.date.slice(0, 4);
    const balance = row === bad ? misprinted(random, entry.balance) : entry.balance;
    return { entry, row, balance, year: year === before ? '' : year };
  });
}

function draw(random: Random): Drawn {
  const start = dayAfter('2020-12-18', random.integer(0, 60) * 30);
  const end = dayAfter(start, 30);
  const words = (iso: string) => ({ ...WORDS, day: [shortDay(dayAfter(iso, -1)), shortDay(dayAfter(iso, -2))] });
  const opening = BigInt(random.integer(-150_000, 1_800_000));
  const plan = { sorts: SORTS, words, start, days: 31, count: rowCount(random, 18, 88), opening };
  const entries = drawEntries(random, plan);
  const flaw = drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const lines = linesOf(random, entries, flaw === 'balance');
  const last = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? misprinted(random, last) : last;
  const into = sumOf(entries, isIn);
  const holder = random.pick(['Harakeke Studio Limited', 'R M & T Paewai', 'Cloudy Bay Kayaks Ltd']);
  const number = `38-9${random.digits(3)}-0${random.digits(6)}-0${random.integer(0, 3)}`;
  const deposits = flaw === 'total' ? misprinted(random, into) : into;
  const paper: Paper = {
    ...{ holder, number, start, end, opening, statement: random.integer(4, 260) },
    totals: [sumOf(entries, isOut), deposits, closing],
  };
  const account = { institution: 'Tasman Mutual Bank Limited', holder, number, iban: null, bic: null } as const;
  return {
    pages: print(lines, paper),
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'checking', currency: 'NZD' },
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
    name: 'nz-checking-particulars',
    country: 'NZ',
    language: 'en',
    type: 'checking',
    difficulties: ['landscape', 'many-text-columns', 'year-on-its-own-line', 'page-totals', 'od-suffix', 'type-column'],
    size: [A4[1], A4[0]],
    draw,
  },
];
