import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Canadian secured line of credit: advances and charges before payments, the balance owing printed without a sign on every
 * row, changes of the prime rate as rows without an amount, a column of effective dates, serif type and shaded stripes.
 */
interface Entry {
  readonly date: string;
  readonly effective: string;
  readonly description: string;
  /** What is owed grows by it. */
  readonly cents: bigint;
  readonly owing: bigint;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly number: string;
  readonly holder: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly Entry[];
  readonly rate: string;
}

const WORDS: Record<string, readonly string[]> = {
  firm: 'PACIFIC RIM RENOVATIONS|KITS WINDOW & DOOR|FRASER FLOORING|OKANAGAN MARINE|NORTH SHORE DENTAL'.split('|'),
  place: 'VANCOUVER BC|BURNABY BC|KELOWNA BC|NANAIMO BC'.split('|'),
};
const ADVANCES = [
  'CHEQUE NO. {n3}',
  'TRANSFER TO CHEQUING {n5}-{n7}',
  'ONLINE BILL PAYMENT {firm} {n6}',
  'CASH ADVANCE ABM {n4} {place}',
  'POINT OF SALE {firm} {place}',
  'PRE-AUTHORIZED DEBIT {firm} REF {n9}',
  'INTERAC E-TRANSFER SENT CA{n8}',
  'WIRE PAYMENT OUT {firm} WT{n6} CAD',
  'CREDITOR INSURANCE PREMIUM CERT {n8}',
  'PROPERTY TAX PAYMENT {place} ROLL {n7}',
  'BRANCH WITHDRAWAL {n5} {place}',
  'NSF FEE $45.00 CHQ {n3}',
  'ANNUAL FEE',
  'STATEMENT COPY FEE 2 @ 5.00',
  'DRAFT PURCHASE NO {n8}',
  'OVERLIMIT FEE',
] as const;
const PAYMENTS = [
  'PAYMENT THANK YOU',
  'AUTOMATIC PAYMENT FROM {n5}-{n7}',
  'ONLINE TRANSFER FROM SAVINGS {n7}',
  'BRANCH PAYMENT {n5} {place}',
  'MOBILE CHEQUE DEPOSIT {n6}',
  'MERCHANT REFUND {firm}',
  'INTERAC E-TRANSFER RECEIVED CA{n8}',
  'CREDIT ADJUSTMENT RE {md}',
  'INSURANCE CLAIM CREDIT {n8}',
  'PAYMENT BY MAIL RECEIVED {md}',
] as const;

const PER_PAGE = [19, 31] as const;
const printedDate = (iso: string): string => intlDate(iso, 'en-US', { month: 'short', day: '2-digit' });
const fullDate = (iso: string): string => intlDate(iso, 'en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const plain = (cents: bigint): string => figure(cents, { group: ',', decimal: '.' });
const owed = (cents: bigint): string => (cents < 0n ? `${plain(cents)} CR` : plain(cents));

const fill = (random: Random, day: string, pattern: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'md') return printedDate(day).toUpperCase();
    return /^n\d$/.test(name) ? random.digits(Number(name.slice(1))) : random.pick(WORDS[name] ?? []);
  });

function drawEntries(random: Random, start: string, opening: bigint, count: number): Entry[] {
  let owing = opening;
  const days = Array.from({ length: count }, () => dayAfter(start, random.integer(0, 29))).sort();
  const rows = days.map((date) => {
    const payment = owing > 50_000n && random.chance(0.4);
    const size = BigInt(random.integer(700, random.chance(0.2) ? 1_200_000 : 95_000));
    const cents = payment ? -size : size;
    owing += cents;
    const description = fill(random, date, random.pick(payment ? PAYMENTS : ADVANCES));
    return { date, effective: dayAfter(date, -random.integer(0, 2)), description, cents, owing };
  });
  const interest = BigInt(random.integer(300, 45_000));
  const end = dayAfter(start, 29);
  return count === 0
    ? []
    : [
        ...rows,
        { date: end, effective: end, description: 'INTEREST CHARGE', cents: interest, owing: owing + interest },
      ];
}

/** Posting date, effective date, description, advances, payments, owing. */
const line = (cells: readonly string[], attribute: string): string =>
  `<tr ${attribute}>${cells.map((cell, index) => `<td${index > 2 ? ' class="n"' : ''}>${cell}</td>`).join('')}</tr>`;

function entryLine({ date, effective, description, cents, owing }: Entry, row: number): string {
  const amounts = cents < 0n ? ['', plain(cents)] : [plain(cents), ''];
  return line(
    [printedDate(date), printedDate(effective), text(description), ...amounts, owed(owing)],
    rowAttribute(0, row),
  );
}

function lines({ entries, opening, closing, rate, start }: Paper): string[] {
  const change = dayAfter(start, 12);
  const after = entries.filter(({ date }) => date <= change).length;
  const rows = entries.map(entryLine);
  const note = line([printedDate(change), '', `ANNUAL INTEREST RATE CHANGED TO ${rate}%`, '', '', ''], 'class="i"');
  const changed = entries.length > 4 ? [...rows.slice(0, after), note, ...rows.slice(after)] : rows;
  return [
    line(['', '', 'Opening balance owing', '', '', owed(opening)], 'class="b"'),
    ...changed,
    line(['', '', 'Closing balance owing', '', '', owed(closing)], 'class="b"'),
  ];
}

function front(paper: Paper): string {
  const { entries, opening, closing, start, end, rate } = paper;
  const total = (sign: bigint, interest: boolean) =>
    entries.reduce(
      (sum, { cents, description }) =>
        cents * sign > 0n && (description === 'INTEREST CHARGE') === interest ? sum + cents : sum,
      0n,
    );
  const pair = (label: string, amount: string) => `<div><span>${label}</span><b>${amount}</b></div>`;
  return `<div class="to">${text(paper.holder)}<br>SUITE ${paper.number.slice(5, 8)} - 1888 COMOX STREET<br>VANCOUVER BC &nbsp;V6G 1R3</div>
    <div class="flow">${pair('Opening balance', `$${owed(opening)}`)}<i>+</i>${pair('Advances and charges', `$${plain(total(1n, false))}`)}<i>+</i>${pair('Interest', `$${plain(total(1n, true))}`)}<i>−</i>${pair('Payments and credits', `$${plain(total(-1n, false))}`)}<i>=</i>${pair('Closing balance', `$${owed(closing)}`)}</div>
    <div class="terms">${pair('Credit limit', '$250,000.00')}${pair('Available credit', `$${plain(25_000_000n - closing)}`)}${pair('Annual interest rate', `${rate}%`)}${pair('Minimum payment', '$483.17')}${pair('Payment due', fullDate(dayAfter(end, 21)))}</div>
    <p>Your rate is Prime + 0.50%. From ${fullDate(start)} to ${fullDate(dayAfter(start, 11))} the rate was 7.45%. If you pay only the minimum, it may take 23 years to repay.</p>`;
}

const COLUMNS =
  '<tr><th>Posted</th><th>Effective</th><th class="w">Transaction details</th><th class="r">Advances &amp;<br>charges ($)</th><th class="r">Payments &amp;<br>credits ($)</th><th class="r">Balance<br>owing ($)</th></tr>';

function pagesOf(paper: Paper): string[] {
  const all = lines(paper);
  const chunks: string[][] = [all.slice(0, PER_PAGE[0])];
  for (let at: number = PER_PAGE[0]; at < all.length; at += PER_PAGE[1]) chunks.push(all.slice(at, at + PER_PAGE[1]));
  return chunks.map((chunk, index) => {
    const head = `<div class="top"><div class="logo">Cascadia <i>Savings &amp; Loan</i></div><div class="id">Home Equity Line of Credit Statement<br>Account ${paper.number}<br>${fullDate(paper.start)} to ${fullDate(paper.end)}</div></div>`;
    const last = index === chunks.length - 1;
    const foot = `<div class="foot">${last ? 'Interest is calculated daily on the balance owing and charged monthly. Payments are applied first to interest and fees.' : 'Transactions continue on the next page.'}<span>${index + 1} / ${chunks.length}</span></div>`;
    return `<section class="page">${head}${index === 0 ? front(paper) : ''}<table>${COLUMNS}${chunk.join('')}</table>${foot}</section>`;
  });
}

const CSS = `.page { padding: 36pt 50pt; font-family: 'Liberation Serif'; font-size: 9.5pt; } .top { display: flex; justify-content: space-between; height: 62pt; } .logo { font-size: 22pt; color: #17476b; } .id { text-align: right; line-height: 13pt; } .to { height: 86pt; padding-top: 20pt; line-height: 13pt; }
 .flow, .terms { display: flex; justify-content: space-between; align-items: center; } .flow { background: #17476b; color: #fff; padding: 7pt 12pt; height: 42pt; } .flow div, .terms div { display: flex; flex-direction: column; font-size: 8.5pt; line-height: 13pt; } .flow i { font-size: 15pt; font-style: normal; } .terms { padding: 7pt 12pt; border: 1pt solid #17476b; height: 44pt; }
 p { height: 40pt; padding-top: 8pt; font-size: 8.5pt; } table { width: 100%; } th { text-align: left; font-size: 8.5pt; border-bottom: 1.2pt solid #17476b; height: 30pt; vertical-align: bottom; padding-bottom: 3pt; } td { height: 18.5pt; white-space: nowrap; padding: 0 3pt; } tr:nth-child(odd) td { background: #eef3f7; } .w { width: 218pt; }
 .n, th.r { text-align: right; } .b td { font-weight: bold; } .i td { font-style: italic; } .foot { position: absolute; left: 50pt; right: 50pt; bottom: 24pt; font-size: 8pt; display: flex; justify-content: space-between; }`;

function draw(random: Random): Drawn {
  const start = random.chance(0.2) ? '2024-12-18' : dayAfter('2022-03-02', random.integer(0, 1_200));
  const opening = BigInt(random.integer(0, 14_000_000));
  const drawn = drawEntries(
    random,
    start,
    opening,
    random.chance(0.07) ? 0 : random.integer(random.chance(0.3) ? 2 : 16, 66),
  );
  const wrong = random.chance(0.17) && drawn.length > 2 ? random.pick(['closing', 'running']) : null;
  const off = BigInt(random.integer(1, 500)) * 10n;
  const slip = wrong === 'running' ? random.integer(0, drawn.length - 2) : -1;
  const entries = drawn.map((entry, row) => (row === slip ? { ...entry, owing: entry.owing + off } : entry));
  const closing = (drawn.at(-1)?.owing ?? opening) - (wrong === 'closing' ? off : 0n);
  const holder = random.pick(['INGRID M SOLBERG', 'HARJIT S DHALIWAL', 'CLAIRE AND DOUGLAS PENNER', 'MEI FONG LAU']);
  const paper: Paper = {
    start,
    end: dayAfter(start, 29),
    number: `${random.digits(4)}-${random.digits(3)}-${random.digits(5)}`,
    holder,
    opening,
    closing,
    entries,
    rate: `6.${partsOf(start).dd}`,
  };
  const transactions = entries.map(
    ({ date, effective, description, cents, owing }): TrueRow => ({
      ...{ date, valueDate: effective, description, reference: null },
      ...{ amount: contractAmount(-cents), balance: contractAmount(-owing) },
    }),
  );
  const known = { institution: 'Cascadia Savings & Loan', holder, number: paper.number, iban: null, bic: null };
  const statement: TrueStatement = {
    ...{ account: { ...known, type: 'loan', currency: 'CAD' }, period: { start, end: paper.end }, transactions },
    ...{ opening: contractAmount(-opening), closing: contractAmount(-closing) },
    reconciliation: { status: wrong ? 'failed' : 'verified' },
  };
  return { pages: pagesOf(paper), css: CSS, statements: [statement] };
}

export const families: Family[] = [
  {
    ...{ name: 'ca-line-of-credit', country: 'CA', language: 'en', type: 'loan', size: LETTER, draw },
    difficulties: ['owed-is-positive', 'effective-date', 'rows-without-amount', 'no-year'],
  },
];
