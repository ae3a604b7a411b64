import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Caribbean bank's current account off a line printer: fixed pitch, days run together with month and year, value dates, a
 * column of cheque numbers, balances with CR or DR behind them, brought and carried forward on every page.
 */
interface Entry {
  readonly date: string;
  readonly value: string;
  readonly lines: readonly string[];
  readonly cheque: string | null;
  readonly cents: bigint;
  readonly balance: bigint;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly number: string;
  readonly holder: string;
  readonly currency: string;
  readonly opening: bigint;
  readonly entries: readonly Entry[];
}

const WORDS: Record<string, readonly string[]> = {
  shop: 'MARACAS TRADERS|SCARLET IBIS GROCERY|CHAGUANAS HARDWARE|POINTE FUELS|DOUBLES & THINGS'.split('|'),
  place: 'PORT OF SPAIN|SAN FERNANDO|ARIMA|SCARBOROUGH|COUVA'.split('|'),
  who: 'R RAMPERSAD|K JOSEPH|S ALI-MOHAMMED|T DE FREITAS'.split('|'),
};
/** `#` is a digit, `;` a new line, a name in braces one of its words. */
const OUT = [
  'POS PURCHASE {shop};{place} TT ########',
  'LINX PURCHASE {shop};CARD ****#### {dm} ##:##',
  'ABM WITHDRAWAL {place} ####',
  'CHEQUE',
  'STANDING ORDER {who};REF SO######',
  'BILL PAYMENT T&TEL ########',
  'BILL PAYMENT WATER AUTH ######',
  'ACH DEBIT {shop};ID ##########',
  'SERVICE CHARGE',
  'CHEQUE BOOK CHARGE',
  'VAT ON CHARGES 12.5%',
  'FOREIGN CURRENCY DRAFT USD 1##.00;@ 6.78##',
  'RTGS TRF {who};RTG########',
  'LOAN REPAYMENT ######-##',
  'RETURNED CHEQUE FEE',
  'INTERNET TRF TO {who}',
];
const IN = [
  'CASH DEPOSIT {place}',
  'CHEQUE DEPOSIT {place};CLEARING #### ITEMS 0#',
  'SALARY {shop};{dm} BATCH ####',
  'ACH CREDIT GOV OF TT PENSION',
  'INTERNET TRF FROM {who}',
  'NIGHT DEPOSIT BAG ####',
  'INWARD REMITTANCE USD 2##.00;@ 6.71## {who}',
  'CREDIT INTEREST',
  'POS REVERSAL {shop};{dm} ########',
  'MERCHANT SETTLEMENT TERM ########',
];

const ROWS = [42, 58] as const;
const stamp = (iso: string): string =>
  `${partsOf(iso).dd}${intlDate(iso, 'en-US', { month: 'short' }).toUpperCase()}${partsOf(iso).yy}`;
const slashed = (iso: string): string => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;
const plain = (cents: bigint): string => figure(cents, { group: ',', decimal: '.' });
const sided = (cents: bigint): string => `${plain(cents)} ${cents < 0n ? 'DR' : 'CR'}`;

const fill = (random: Random, day: string, pattern: string): string[] =>
  pattern
    .replace(/#/g, () => random.digits(1))
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'dm' ? slashed(day).slice(0, 5) : random.pick(WORDS[name] ?? []),
    )
    .split(';');

function drawEntries(random: Random, start: string, opening: bigint, count: number): Entry[] {
  let balance = opening;
  let number = random.integer(120, 4_000);
  const days = Array.from({ length: count }, () => dayAfter(start, random.integer(0, 29))).sort();
  return days.map((date) => {
    const income = random.chance(balance < 0n ? 0.6 : 0.28);
    const lines = fill(random, date, random.pick(income ? IN : OUT));
    const cheque = lines[0] === 'CHEQUE' ? String(++number).padStart(6, '0') : null;
    const size = random.integer(600, random.chance(0.15) ? 2_400_000 : 160_000);
    const cents = BigInt(income ? size : -size);
    balance += cents;
    return {
      date,
      value: dayAfter(date, random.chance(0.2) ? random.integer(1, 3) : 0),
      lines,
      cheque,
      cents,
      balance,
    };
  });
}

const SPACES = [10, 10, 35, 8, 15, 15, 17] as const;
/** Cells as fixed-pitch columns: amounts to the right, the rest to the left. */
const columns = (cells: readonly string[]): string =>
  SPACES.map((width, index) =>
    index > 3 ? (cells[index] ?? '').padStart(width) : (cells[index] ?? '').padEnd(width),
  ).join('');

function entryLines({ date, value, lines, cheque, cents, balance }: Entry, row: number): string[] {
  const amounts = cents < 0n ? [plain(cents), ''] : ['', plain(cents)];
  const first = columns([stamp(date), stamp(value), lines[0] ?? '', cheque ?? '', ...amounts, sided(balance)]);
  const more = lines.slice(1).map((line) => columns(['', '', line]).trimEnd());
  return [first, ...more].map((line) => `<div ${rowAttribute(0, row)}>${text(line)}</div>`);
}

const forward = (label: string, balance: bigint): string =>
  `<div>${columns(['', '', label, '', '', '', sided(balance)])}</div>`;

function head({ start, end, number, holder, currency }: Paper, page: number): string {
  const pair = (label: string, value: string) => `<div>${' '.repeat(62)}${label.padEnd(18)}: ${value}</div>`;
  const address =
    page > 1
      ? ''
      : `<div>${text(holder)}</div><div>LP ${number.slice(-2)} EASTERN MAIN ROAD</div><div>TUNAPUNA</div><div>TRINIDAD W.I.</div>`;
  const rule = `<div>${'-'.repeat(110)}</div>`;
  const titles = columns(['TRANS.', 'VALUE', 'PARTICULARS', 'CHQ NO', 'DEBIT', 'CREDIT', 'BALANCE']);
  return `<h1>ISLAND COMMERCIAL BANK LIMITED</h1><div>CURRENT ACCOUNT STATEMENT</div><br>${pair('ACCOUNT NO', number)}${pair('CURRENCY', currency)}${pair('STATEMENT PERIOD', `${slashed(start)} TO ${slashed(end)}`)}${pair('PAGE', String(page))}${address}<br>${rule}<div>${titles}</div><div>${columns(['DATE', 'DATE'])}</div>${rule}`;
}

function summary({ entries, start, end, opening }: Paper, closing: bigint): string {
  const of = (sign: bigint) => entries.filter(({ cents }) => cents * sign > 0n);
  const total = (sign: bigint) => plain(of(sign).reduce((sum, { cents }) => sum + cents, 0n));
  const pair = (label: string, count: string, amount: string) =>
    `<div>${label.padEnd(34)}${count.padStart(6)}${amount.padStart(22)}</div>`;
  return `<br>${pair(`OPENING BALANCE ${stamp(start)}`, '', sided(opening))}${pair('TOTAL DEBITS', String(of(-1n).length), `${total(-1n)}   `)}${pair('TOTAL CREDITS', String(of(1n).length), `${total(1n)}   `)}${pair(`CLOSING BALANCE ${stamp(end)}`, '', sided(closing))}
    <br><div>*** END OF STATEMENT ***</div><div>UNCLEARED EFFECTS MAY BE INCLUDED. NOTIFY THE BANK WITHIN 30 DAYS OF ANY DISCREPANCY.</div>`;
}

function pagesOf(paper: Paper, closing: bigint): string[] {
  const pages: string[][] = [[forward('BALANCE BROUGHT FORWARD', paper.opening)]];
  let left: number = ROWS[0];
  paper.entries.forEach((entry, row) => {
    const lines = entryLines(entry, row);
    if (lines.length > left) {
      const balance = paper.entries[row - 1]?.balance ?? paper.opening;
      pages.at(-1)?.push(forward('BALANCE CARRIED FORWARD', balance));
      pages.push([forward('BALANCE BROUGHT FORWARD', balance)]);
      left = ROWS[1] - 12;
    }
    pages.at(-1)?.push(...lines);
    left -= lines.length;
  });
  return pages.map((page, index) => {
    const end = index === pages.length - 1 ? summary(paper, closing) : '';
    return `<section class="page">${head(paper, index + 1)}${page.join('')}${end}</section>`;
  });
}

const CSS = `.page { padding: 34pt 32pt; font-family: 'Liberation Mono'; font-size: 8pt; line-height: 10.5pt; white-space: pre; } h1 { font-size: 11pt; height: 16pt; } section br { line-height: 10.5pt; }`;

function draw(random: Random): Drawn {
  const start = random.chance(0.2) ? '2024-12-17' : dayAfter('2022-05-01', random.integer(0, 1_200));
  const opening = BigInt(random.integer(-60_000, 2_500_000));
  const drawn = drawEntries(
    random,
    start,
    opening,
    random.chance(0.07) ? 0 : random.integer(random.chance(0.15) ? 2 : 34, 96),
  );
  const wrong = random.chance(0.17) && drawn.length > 2 ? random.pick(['closing', 'running']) : null;
  const off = BigInt(random.integer(1, 300)) * 15n;
  const slip = wrong === 'running' ? random.integer(0, drawn.length - 2) : -1;
  const entries = drawn.map((entry, row) => (row === slip ? { ...entry, balance: entry.balance + off } : entry));
  const closing = (drawn.at(-1)?.balance ?? opening) + (wrong === 'closing' ? off : 0n);
  const holder = random.pick([
    'MR RAVI MAHARAJ',
    'CORAL REEF GUEST HOUSE LTD',
    'MS ABIGAIL PHILLIP',
    'D & K SINGH CONTRACTORS',
  ]);
  const currency = random.pick(['TTD', 'TTD', 'USD']);
  const paper: Paper = {
    start,
    end: dayAfter(start, 30),
    number: random.digits(12),
    holder,
    currency,
    opening,
    entries,
  };
  const transactions = entries.map(
    ({ date, value, lines, cheque, cents, balance }): TrueRow => ({
      ...{ date, valueDate: value, description: lines.join(' '), reference: cheque },
      ...{ amount: contractAmount(cents), balance: contractAmount(balance) },
    }),
  );
  const known = { institution: 'ISLAND COMMERCIAL BANK LIMITED', holder, number: paper.number, iban: null, bic: null };
  const statement: TrueStatement = {
    ...{ account: { ...known, type: 'checking', currency }, period: { start, end: paper.end }, transactions },
    ...{ opening: contractAmount(opening), closing: contractAmount(closing) },
    reconciliation: { status: wrong ? 'failed' : 'verified' },
  };
  return { pages: pagesOf(paper, closing), css: CSS, statements: [statement] };
}

export const families: Family[] = [
  {
    ...{ name: 'tt-current-mono', country: 'TT', language: 'en', type: 'checking', size: A4, draw },
    difficulties: ['fixed-pitch', 'value-date', 'cr-dr-suffix', 'carried-forward', 'cheque-column'],
  },
];
