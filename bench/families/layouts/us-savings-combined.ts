import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An American online bank's combined statement of up to three savings accounts: an overview of all accounts, then each with a
 * box of balance and yield and its activity; credits and debits both printed on every row, the empty one as nothing or minus nothing.
 */
interface Entry {
  readonly date: string;
  readonly kind: string;
  readonly detail: string;
  readonly cents: bigint;
  readonly balance: bigint;
}

interface Account {
  readonly title: string;
  readonly number: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly Entry[];
  readonly failed: boolean;
}

interface Item {
  readonly html: string;
  readonly height: number;
  /** The account whose table goes on, where a page breaks before the item. */
  readonly inside: Account | null;
}

const HOLDERS = ['Theodora M Finch', 'Quentin A Bairstow', 'Lucia Marchetti-Holt', 'Desmond O Kipling'];
const TITLES = ['Online Savings Account', 'Emergency Fund Savings', 'House Goal Savings', 'Money Market Account'];
const WORDS: Record<string, readonly string[]> = {
  bank: 'Prairie Checking|Tideline FCU|Union Orchard Bank|Harwick Brokerage'.split('|'),
  firm: 'Bright Path Payroll|Acme Tools Inc|Delta Clinics|State of Ohio Tax Ref'.split('|'),
  who: 'Finch T|Bairstow Q|Marchetti L|Kipling D'.split('|'),
};
const IN = [
  'ACH Deposit|{bank} TRANSFER ~ TRANSFER',
  'ACH Deposit|{firm} DIR DEP ~ PAYROLL {d6}',
  'ACH Deposit|IRS TREAS 310 ~ TAX REF {d6}',
  'Direct Deposit|{firm} {d9}',
  'eCheck Deposit|eCheck Deposit Item {d4}',
  'WEB Funds Transfer|Internet transfer from Savings account XXXXXX{d4}',
  'WEB Funds Transfer|Requested transfer from {bank} account ending {d4}',
  'Recurring Transfer|Recurring transfer from {bank} XXXX{d4} {md}',
  'Round Ups Transfer|Round ups from Spending Account {d4}',
  'Wire Deposit|Incoming wire IMAD {ymd}MMQFMP2L{d6} {who}',
  'Adjustment|Promotional bonus $200.00 offer {d4}',
  'Returned Item|ACH return R01 of {md} {bank}',
  'Dividend Sweep|{bank} SWEEP {ymd}',
  'Check Deposit|Mail deposit item count 2',
] as const;
const OUT = [
  'WEB Funds Transfer|Internet transfer to Savings account XXXXXX{d4}',
  'WEB Funds Transfer|Requested transfer to {bank} account ending {d4} {who}',
  'ACH Withdrawal|{bank} TRANSFER ~ TRANSFER',
  'ACH Withdrawal|{firm} ~ WEB PMT ID {d9}',
  'ACH Withdrawal|POCKETPAY CASHOUT ~ {d9}',
  'ATM Withdrawal|{d4} MAIN ST DAYTON OH {md} {d6}',
  'Outgoing Wire|Wire to {bank} ref {d9} $20.00 fee waived',
  'Fee|Outgoing domestic wire fee',
  'Excessive Transaction|Fee for transaction {d4} of {md}',
  'Federal Withholding|Backup withholding 24%',
  'Bill Payment|{firm} conf {d6}',
  'Debit Card Funding|Card ending {d4} funding {md}',
] as const;

const md = (iso: string): string => `${partsOf(iso).mm}/${partsOf(iso).dd}`;
const mdy = (iso: string): string => `${md(iso)}/${partsOf(iso).yyyy}`;
const money = (cents: bigint): string => `${cents < 0n ? '-' : ''}$${figure(cents, { group: ',', decimal: '.' })}`;

const fill = (random: Random, day: string, pattern: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'md') return md(day);
    if (name === 'ymd') return day.replaceAll('-', '');
    return /^d\d$/.test(name) ? random.digits(Number(name.slice(1))) : random.pick(WORDS[name] ?? []);
  });

function drawEntries(random: Random, start: string, end: string, opening: bigint, count: number): Entry[] {
  let balance = opening;
  const span = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const days = Array.from({ length: count }, () => dayAfter(start, random.integer(0, span))).sort();
  const rows = days.map((date) => {
    const income = balance < 300_000n || random.chance(0.6);
    const size = BigInt(random.integer(500, random.chance(0.2) ? 900_000 : 80_000));
    const cents = income ? size : -(size % (balance - 1n)) - 1n;
    balance += cents;
    const [kind = '', detail = ''] = fill(random, date, random.pick(income ? IN : OUT)).split('|');
    return { date, kind, detail, cents, balance };
  });
  const interest = BigInt(random.integer(1, 9_000));
  return [...rows, { date: end, kind: 'Interest Paid', detail: '', cents: interest, balance: balance + interest }];
}

function drawAccount(random: Random, start: string, end: string, title: string): Account {
  const opening = BigInt(random.chance(0.1) ? 0 : random.integer(10_000, 6_500_000));
  const busy = random.chance(0.75);
  const drawn = random.chance(0.08)
    ? []
    : drawEntries(random, start, end, opening, busy ? random.integer(10, 30) : random.integer(0, 4));
  const wrong = drawn.length > 0 && random.chance(0.13) ? random.pick(['closing', 'running']) : null;
  const off = BigInt(random.integer(1, 70)) * 100n;
  const slip = wrong === 'running' ? Math.floor(drawn.length / 3) : -1;
  const entries = drawn.map((entry, row) => (row === slip ? { ...entry, balance: entry.balance + off } : entry));
  const closing = (drawn.at(-1)?.balance ?? opening) + (wrong === 'closing' ? off : 0n);
  return { title, number: `21${random.digits(8)}`, opening, closing, entries, failed: wrong !== null };
}

const row = (cells: readonly string[], kind: string, attribute = ''): string =>
  `<div class="g ${kind}" ${attribute}>${cells.map((cell, index) => `<span${index > 1 ? ' class="n"' : ''}>${cell}</span>`).join('')}</div>`;

const columns = row(['Date', 'Description', 'Credits', 'Debits', 'Balance'], 'h');

function accountItems(account: Account, statement: number, start: string, end: string): Item[] {
  const { title, number, opening, closing, entries } = account;
  const interest = entries.at(-1)?.cents ?? 0n;
  const plain = (html: string, height: number, inside: Account | null = account): Item => ({ html, height, inside });
  const box = `<h2>${title} <small>Account number ${number}</small></h2><div class="box"><span>Annual Percentage Yield Earned</span><b>4.20%</b><span>Interest Paid YTD</span><b>${money(interest * 3n)}</b><span>Interest Paid This Period</span><b>${money(interest)}</b><span>Days in Statement Period</span><b>${(Date.parse(end) - Date.parse(start)) / 86_400_000 + 1}</b><span>Beginning Balance</span><b>${money(opening)}</b><span>Ending Balance</span><b>${money(closing)}</b></div><h4>Activity</h4>${columns}`;
  const lines = entries.map(({ date, kind, detail, cents, balance }, r) => {
    const amounts = [money(cents > 0n ? cents : 0n), `-${money(cents < 0n ? -cents : 0n)}`, money(balance)];
    const words = text(kind) + (detail ? `<br><i>${text(detail)}</i>` : '');
    return plain(row([mdy(date), words, ...amounts], '', rowAttribute(statement, r)), detail ? 31 : 19);
  });
  const first = row([mdy(start), 'Beginning Balance', '', '', money(opening)], 'e');
  const last = row([mdy(end), 'Ending Balance', '', '', money(closing)], 'e');
  return [plain(box, 152, null), plain(first, 19), ...lines, plain(last, 30)];
}

function frontPage(accounts: readonly Account[], holder: string, start: string, end: string): string {
  const lines = accounts.map(
    ({ title, number, opening, closing }) =>
      `<tr><td>${title}</td><td>${number}</td><td>${money(opening)}</td><td>${money(closing)}</td></tr>`,
  );
  const total = (pick: (account: Account) => bigint) =>
    money(accounts.reduce((sum, account) => sum + pick(account), 0n));
  return `<div class="who">${text(holder.toUpperCase())}<br>4410 LINDEN TERRACE<br>DAYTON, OH 45402</div><h1>Combined Customer Statement</h1><p>${mdy(start)} – ${mdy(end)}</p>
    <table><tr><th>Account Name</th><th>Account Number</th><th>Beginning Balance</th><th>Ending Balance</th></tr>${lines.join('')}<tr><th>Total of all accounts</th><th></th><th>${total(({ opening }) => opening)}</th><th>${total(({ closing }) => closing)}</th></tr></table>
    <p class="tip">Rates may change at any time. A transfer requested before 8 pm ET on 06/28 is sent the same day, up to $10,000.00 a transfer and $50,000.00 a day. Member FDIC.</p>`;
}

function pagesOf(accounts: readonly Account[], holder: string, start: string, end: string): string[] {
  const pages: string[][] = [[frontPage(accounts, holder, start, end)]];
  const all = accounts.flatMap((account, statement) => accountItems(account, statement, start, end));
  let left = 350 - 18 * accounts.length;
  for (const { html, height, inside } of all) {
    if (height + (inside ? 0 : 70) > left) {
      pages.push(
        inside ? [`<h2>${inside.title} <small>Account number ${inside.number} (continued)</small></h2>${columns}`] : [],
      );
      left = inside ? 530 : 580;
    }
    pages.at(-1)?.push(html);
    left -= height;
  }
  return pages.map(
    (page, index) =>
      `<section class="page"><div class="brand">◗ lumena <span>Call 1-877-555-0122 &nbsp;|&nbsp; lumena.example &nbsp;|&nbsp; Statement Date ${mdy(end)} &nbsp;|&nbsp; Page ${index + 1} of ${pages.length}</span></div>${page.join('')}<div class="foot">Lumena Bank, PO Box 951, Horsham, PA 19044. In case of errors or questions about your electronic transfers, telephone us as soon as you can.</div></section>`,
  );
}

const CSS = `.page { padding: 32pt 48pt; font-family: 'DejaVu Sans'; font-size: 7.5pt; line-height: 12pt; color: #2a2433; } .brand { color: #6a1a6b; font-size: 15pt; line-height: 22pt; font-weight: bold; height: 46pt; display: flex; justify-content: space-between; } .brand span { font-size: 7pt; font-weight: normal; color: #555; }
 .who { height: 82pt; padding-top: 26pt; } h1 { font-size: 15pt; font-weight: normal; line-height: 24pt; } table { width: 100%; margin: 10pt 0; } td, th { height: 18pt; text-align: right; border-bottom: .5pt solid #bbb; } td:first-child, th:first-child, td:nth-child(2), th:nth-child(2) { text-align: left; } .tip { color: #666; font-size: 6.5pt; line-height: 9pt; }
 h2 { font-size: 11pt; color: #6a1a6b; height: 26pt; padding-top: 10pt; font-weight: normal; } h2 small { font-size: 7.5pt; color: #333; } .box { display: grid; grid-template-columns: 150pt 80pt 150pt 90pt; background: #f3eef4; border-radius: 6pt; padding: 8pt; row-gap: 3pt; height: 62pt; margin: 6pt 0; } h4 { font-size: 9pt; height: 18pt; }
 .g { display: grid; grid-template-columns: 64pt minmax(0, 1fr) 72pt 72pt 82pt; padding: 3pt 0; border-bottom: .5pt solid #ddd; white-space: nowrap; } .h { font-weight: bold; border-bottom: 1pt solid #6a1a6b; } .e { font-weight: bold; } .g i { color: #666; font-style: normal; font-size: 7pt; } .n { text-align: right; } .foot { position: absolute; bottom: 20pt; left: 48pt; font-size: 6pt; color: #777; }`;

function statementOf(account: Account, holder: string, start: string, end: string): TrueStatement {
  const transactions = account.entries.map(
    ({ date, kind, detail, cents, balance }): TrueRow => ({
      ...{ date, valueDate: null, description: detail ? `${kind} ${detail}` : kind, reference: null },
      ...{ amount: contractAmount(cents), balance: contractAmount(balance) },
    }),
  );
  const known = {
    institution: 'Lumena Bank',
    holder: holder.toUpperCase(),
    number: account.number,
    iban: null,
    bic: null,
  };
  return {
    ...{ account: { ...known, type: 'savings', currency: 'USD' }, period: { start, end }, transactions },
    ...{ opening: contractAmount(account.opening), closing: contractAmount(account.closing) },
    reconciliation: { status: account.failed ? 'failed' : 'verified' },
  };
}

function draw(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const month = random.integer(1, 12);
  const over = random.chance(0.2);
  const start = over ? `${year}-12-16` : new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const end = over ? dayAfter(start, 30) : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const holder = random.pick(HOLDERS);
  const titles = random.shuffle(TITLES).slice(0, random.integer(1, 3));
  const accounts = titles.map((title) => drawAccount(random, start, end, title));
  return {
    ...{ pages: pagesOf(accounts, holder, start, end), css: CSS },
    statements: accounts.map((account) => statementOf(account, holder, start, end)),
  };
}

export const families: Family[] = [
  {
    ...{ name: 'us-savings-combined', country: 'US', language: 'en', type: 'savings', size: LETTER, draw },
    difficulties: ['several-accounts', 'zero-amounts-printed', 'two-line-descriptions', 'overview-table'],
  },
];
