import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Canadian everyday chequing account: the description stands first and the date fourth, after both amounts; months glued
 * to days, years only in the period; the balance only on a day's last row, overdrawn ones with a trailing OD.
 */
const PER_PAGE = [30, 46] as const;
const WORDS: Record<string, readonly string[]> = {
  shop: 'PRAIRIE GROCER|TIMBER JOE’S|CANUCK HARDWARE|MAPLE FUEL|THE BAGEL CO|LAKESHORE VET|NORTH 49 BOOKS'.split('|'),
  bill: 'PEEL HYDRO|ROYALE MOBILE|TRILLIUM GAS|ENERHOME|KAWARTHA CU LN|CITY OF GUELPH TX'.split('|'),
  who: 'ANIL R|SOPHIE TREMBLAY|D. MACISAAC|WEI-LING CHU|OMAR H'.split('|'),
};
const OUT = [
  '{shop} ####  _V',
  '{shop} {no}###  _F',
  'SEND E-TFR ***{code}',
  '{bill}   MSP',
  '{bill}   BPY',
  'LT ATM W/D    ######',
  'NON-LT ATM W/D',
  'CHQ#00###-##########',
  'MORTGAGE PAYMENT ####',
  'LT VISA PREAUTH PYMT',
  'TFR-TO C/C  4520**##',
  'TFR-TO #######  {who}',
  'MONTHLY ACCOUNT FEE',
  'OVERDRAFT INTEREST',
  'E-TRANSFER FEE 1.50 EA',
  'PTS FRM: #######',
  '{shop} US 4.## USD @1.36####',
  'INTL FOREX FEE 2.5%',
  'CANUCK LIFE   INS',
  'GC ####-TRANSIT PASS',
] as const;
const IN = [
  'LAKEVIEW UNIV PAY',
  'E-TRANSFER ***{code}',
  'CANADA       GST',
  'CANADA       CCB',
  'MOBILE DEPOSIT',
  'DEPOSIT   BR.####',
  'TFR-FR #######',
  '{shop} ####  _V RFD',
  'INTEREST CREDIT',
  'GEORGIAN DENTAL CLM',
] as const;

interface Entry {
  readonly date: string;
  readonly description: string;
  readonly cents: bigint;
  readonly balance: bigint;
  /** The balance as printed, on the day's last row. */
  readonly printed: bigint | null;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly branch: string;
  readonly number: string;
  readonly holder: string;
  readonly opening: bigint;
}

const code = (random: Random): string =>
  `${random.pick([...'abcdefghkmnpqrstuvwxyz'])}${random.digits(1)}${random.pick([...'ABCDEFGHJKMNP'])}`;

const fill = (random: Random, pattern: string): string =>
  pattern
    .replace(/#/g, () => random.digits(1))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'no') return '#';
      return name === 'code' ? code(random) : random.pick(WORDS[name] ?? []);
    });

const month = (iso: string): string => intlDate(iso, 'en-US', { month: 'short' }).toUpperCase();
const shortDate = (iso: string): string => `${month(iso)}${partsOf(iso).dd}`;
const fullDate = (iso: string): string => `${month(iso)} ${partsOf(iso).dd}/${partsOf(iso).yy}`;
const plain = (cents: bigint): string => figure(cents, { group: ',', decimal: '.' });
const balanceText = (cents: bigint): string => `${plain(cents)}${cents < 0n ? 'OD' : ''}`;

function drawEntries(random: Random, paper: Paper, count: number): Entry[] {
  const days = Array.from({ length: count }, () => dayAfter(paper.start, random.integer(1, 29))).sort();
  let balance = paper.opening;
  return days.map((date, index) => {
    const income = random.chance(balance < 0n ? 0.6 : 0.18);
    const cents = BigInt(
      income ? random.integer(2_000, 280_000) : -random.integer(150, random.chance(0.2) ? 160_000 : 14_000),
    );
    balance += cents;
    const printed = days[index + 1] === date ? null : balance;
    return { date, description: fill(random, random.pick(income ? IN : OUT)), cents, balance, printed };
  });
}

/** Description, withdrawals, deposits, date, balance: one line of the table. */
const line = (cells: readonly string[], attribute: string): string =>
  `<tr ${attribute}>${cells.map((cell, index) => `<td class="${index === 0 ? 'd' : index === 3 ? 'm' : 'n'}">${cell}</td>`).join('')}</tr>`;

function entryLine({ date, description, cents, printed }: Entry, row: number): string {
  const amount = plain(cents);
  const balance = printed === null ? '' : balanceText(printed);
  const cells = [text(description), cents < 0n ? amount : '', cents < 0n ? '' : amount, shortDate(date), balance];
  return line(cells, rowAttribute(0, row));
}

function head(paper: Paper, page: number, pages: number): string {
  const period = `${fullDate(paper.start)} - ${fullDate(paper.end)}`;
  const slim = `<div class="slim"><b>Statement of Account</b><span>${paper.branch}-${paper.number}</span><span>${period}</span><span>Page ${page} of ${pages}</span></div>`;
  if (page > 1) return slim;
  return `<div class="bar">LAURENTIDE TRUST</div>
    <div class="boxes"><div class="to">${text(paper.holder)}<br>${paper.number.slice(-3)} BLOOR ST W UNIT ${paper.branch.slice(1)}<br>TORONTO ON &nbsp;M6H 1M${paper.branch.slice(0, 1)}</div>
    <div class="about"><b>Your Branch</b><br>1435 KING ST E, KITCHENER ON<br>Tel: 1-800-555-0199<br><b>Account Type</b> EVERY DAY CHEQUING ACCOUNT<br><b>Statement From - To</b><br>${period}</div></div>
    <div class="tell"><b>Monthly plan fee rebate:</b> keep $4,000.00 at the end of each day in the month and the $16.95 fee is waived. Transactions made after JAN 02 follow the new fee schedule.</div>${slim}`;
}

function pagesOf(
  paper: Paper,
  entries: readonly Entry[],
  closing: bigint,
  totals: readonly [bigint, bigint],
): string[] {
  const chunks: (readonly Entry[])[] = [entries.slice(0, PER_PAGE[0])];
  for (let at: number = PER_PAGE[0]; at < entries.length; at += PER_PAGE[1])
    chunks.push(entries.slice(at, at + PER_PAGE[1]));
  let row = 0;
  return chunks.map((chunk, index) => {
    const before = entries[row - 1];
    const forward = before
      ? line(['BALANCE FORWARD', '', '', shortDate(before.date), balanceText(before.balance)], '')
      : line(['STARTING BALANCE', '', '', shortDate(paper.start), balanceText(paper.opening)], '');
    const lines = chunk.map((entry) => entryLine(entry, row++)).join('');
    const last = index === chunks.length - 1;
    const end = last ? line(['CLOSING BALANCE', '', '', shortDate(paper.end), balanceText(closing)], '') : '';
    const sums = last ? line(['<b>TOTALS</b>', plain(totals[0]), plain(totals[1]), '', ''], 'class="sum"') : '';
    const columns = '<tr><th>Description</th><th>Withdrawals</th><th>Deposits</th><th>Date</th><th>Balance</th></tr>';
    return `<section class="page">${head(paper, index + 1, chunks.length)}<table>${columns}${forward}${lines}${end}${sums}</table>
      <div class="foot">Please ensure you check your statement and inform us of any error or omission within 30 days. LT-${paper.branch}-CHQ (0523) &nbsp; ® Trade-mark of Laurentide Trust</div></section>`;
  });
}

const CSS = `.page { padding: 26pt 40pt; font-family: 'DejaVu Sans Condensed'; font-size: 8pt; } .bar { background: #2c5e3a; color: #fff; font-weight: bold; font-size: 13pt; padding: 6pt 10pt; letter-spacing: 1pt; }
 .boxes { display: flex; justify-content: space-between; height: 104pt; margin-top: 14pt; line-height: 12pt; } .to { padding-top: 28pt; } .about { border: 1pt solid #2c5e3a; border-radius: 5pt; padding: 6pt 9pt; width: 215pt; height: 92pt; }
 .tell { height: 34pt; font-size: 7pt; } .slim { display: flex; justify-content: space-between; border-top: 1.5pt solid #2c5e3a; padding: 4pt 0 8pt; } table { width: 100%; border: .7pt solid #444; } th { border: .7pt solid #444; background: #e9f0ea; font-weight: normal; padding: 3pt; text-align: center; }
 td { border-left: .7pt solid #444; padding: 0 6pt; height: 13pt; line-height: 11pt; white-space: pre; } .d { width: 210pt; } .n { text-align: right; } .m { text-align: center; width: 58pt; } .sum td { border-top: .7pt solid #444; } .foot { position: absolute; bottom: 18pt; left: 40pt; right: 40pt; font-size: 6pt; color: #555; }`;

function draw(random: Random): Drawn {
  const start = random.chance(0.2) ? '2023-12-15' : dayAfter('2023-01-31', random.integer(0, 900));
  const paper: Paper = {
    ...{ start, end: dayAfter(start, 30), branch: random.digits(4), number: random.digits(7) },
    holder: random.pick([
      'MS PRIYA RAGHAVAN',
      'MR GORDON P LEMIEUX',
      'KATHLEEN ANNE DOHERTY',
      'MR T NAKAMURA AND MRS L NAKAMURA',
    ]),
    opening: BigInt(random.integer(5_000, 600_000)),
  };
  const drawn = drawEntries(random, paper, random.chance(0.06) ? 0 : random.integer(random.chance(0.25) ? 2 : 32, 104));
  const wrong = random.chance(0.16) && drawn.length > 3 ? random.pick(['closing', 'running', 'total']) : null;
  const off = BigInt(random.integer(1, 900)) * 10n;
  const slip = drawn.findIndex(
    ({ printed }, index) => printed !== null && index >= drawn.length / 2 && index < drawn.length - 1,
  );
  const entries = drawn.map((entry, index) =>
    wrong === 'running' && index === slip && entry.printed !== null
      ? { ...entry, printed: entry.printed + off }
      : entry,
  );
  const closing =
    (drawn.at(-1)?.balance ?? paper.opening) + (wrong === 'closing' || (wrong === 'running' && slip < 0) ? off : 0n);
  const total = (sign: (cents: bigint) => boolean) =>
    entries.reduce((sum, { cents }) => (sign(cents) ? sum + cents : sum), 0n);
  const totals = [total((cents) => cents < 0n) - (wrong === 'total' ? off : 0n), total((cents) => cents > 0n)] as const;
  const transactions = entries.map(
    ({ date, description, cents, printed }): TrueRow => ({
      ...{ date, valueDate: null, description: description.replace(/\s+/g, ' '), reference: null },
      ...{ amount: contractAmount(cents), balance: printed === null ? null : contractAmount(printed) },
    }),
  );
  const known = { institution: 'LAURENTIDE TRUST', holder: paper.holder, number: `${paper.branch}-${paper.number}` };
  const statement: TrueStatement = {
    ...{
      account: { ...known, iban: null, bic: null, type: 'checking', currency: 'CAD' },
      period: { start, end: paper.end },
    },
    ...{ opening: contractAmount(paper.opening), closing: contractAmount(closing), transactions },
    reconciliation: { status: wrong ? 'failed' : 'verified' },
  };
  return { pages: pagesOf(paper, entries, closing, totals), css: CSS, statements: [statement] };
}

export const families: Family[] = [
  {
    ...{ name: 'ca-chequing-date-after', country: 'CA', language: 'en', type: 'checking', size: LETTER, draw },
    difficulties: ['date-after-amounts', 'no-year', 'balance-per-day', 'carried-forward'],
  },
];
