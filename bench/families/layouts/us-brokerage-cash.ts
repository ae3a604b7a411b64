import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow, TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An American broker's cash activity, landscape: the date only on a day's first row, category, action, symbol, description,
 * quantity, price and charges before the amount, money out in parentheses; beside it positions, the sweep into the bank
 * (which is part of the cash) and pending trades, none of which are transactions of the cash.
 */
interface Entry {
  readonly date: string;
  readonly category: string;
  readonly action: string;
  readonly symbol: string;
  readonly lines: readonly string[];
  readonly quantity: string;
  readonly price: string;
  readonly charge: string;
  readonly cents: bigint;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly number: string;
  readonly holder: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly Entry[];
}

const FUNDS = [
  ['PLGX', 'PLANETARY LARGE CAP INDEX ETF'],
  ['ORBT', 'ORBITAL FREIGHT HLDGS CLASS A'],
  ['NWFX', 'NORTHWAY TOTAL BOND FUND INSTL'],
  ['KELP', 'KELPWORKS INC'],
  ['VDLA', 'VIDALIA FOODS CO 0.5% PFD SER B'],
  ['912XQ4', 'US TREASURY BILL 0% DUE 08/15/2026'],
  ['GLDN', 'GOLDENROD REIT SBI'],
] as const;
const WORDS: Record<string, readonly string[]> = {
  bank: 'TIDEWATER NATL|UNION ORCHARD|PINE STATE FCU'.split('|'),
  firm: 'CEDAR GAS CO|METRO HOA|NORTHFORK INS|SOUND WATER'.split('|'),
};
/** Category, action, sign, then the description; `#` is a digit, `;` a new line; trades take theirs from the list of funds. */
const KINDS = [
  'Purchase||-|',
  'Purchase|Reinvested Shares|-|',
  'Sale||+|',
  'Sale|Sell to Close|+|CALL KELPWORKS INC $45 EXP 06/21/##',
  'Dividend|Cash Dividend|+|',
  'Dividend|Qual. Dividend|+|',
  'Dividend|Special Dividend|+|',
  'Dividend|Foreign Tax Paid|-|',
  'Interest|Bank Interest|+|BANK INT 0416##-0515##',
  'Interest|Bond Interest|+|US TREASURY NOTE 4.125% ACCRUED',
  'Interest|Margin Interest|-|MARGIN INT 0#/16 THRU 0#/15',
  'Deposit|Funds Received|+|MONEYLINK DEPOSIT {bank};CONF ##########',
  'Deposit|Funds Received|+|MOBILE DEPOSIT REF ######',
  'Deposit|Funds Received|+|WIRED FUNDS RECEIVED;FR {bank} REF ########',
  'Deposit|Payroll|+|DIRECT DEP {firm} ID #######',
  'Withdrawal|Funds Paid|-|MONEYLINK TXN TO {bank};TRACE ###############',
  'Withdrawal|Visa Purchase|-|DEBIT CARD {firm} 0#/1# SEATTLE WA',
  'Withdrawal|ATM|-|ATM W/D #### PIKE ST SEATTLE WA',
  'Withdrawal|Bill Payment|-|E-BILLPAY {firm} ########',
  'Withdrawal|Auto Payment|-|ACH {firm} WEB ##########',
  'Withdrawal|Check Paid|-|CHECK PAID 1##',
  'Expense|Service Fee|-|WIRED FUNDS FEE',
  'Expense|ADR Mgmt Fee|-|VIDALIA FOODS ADR PASS THRU $0.0#',
  'Expense|Advisor Fee|-|MGMTFEE TO ADVISOR Q# 0.80%',
  'Other Activity|Journaled Funds|-|JOURNAL TO ACCT ####-##97',
  'Other Activity|Journaled Funds|+|JOURNAL FRM ####-##41',
  'Other Activity|Misc Credits|+|CLASS ACTION PROCEEDS;CASE ##-CV-0####',
] as const;

const md = (iso: string): string => `${partsOf(iso).mm}/${partsOf(iso).dd}`;
const plain = (cents: bigint): string => figure(cents, { group: ',', decimal: '.' });
const money = (cents: bigint): string => (cents < 0n ? `(${plain(cents)})` : plain(cents));
const sum = (entries: readonly Entry[]): bigint => entries.reduce((total, { cents }) => total + cents, 0n);

const fill = (random: Random, pattern: string): string =>
  pattern
    .replace(/#/g, () => random.digits(1))
    .replace(/\{(\w+)\}/g, (_, name: string) => random.pick(WORDS[name] ?? []));

function drawEntry(random: Random, date: string): Entry {
  const [category = '', action = '', sign = '', pattern = ''] = random.pick(KINDS).split('|');
  const fund = random.pick(FUNDS);
  const trade = category === 'Purchase' || category === 'Sale';
  const units = random.integer(1_000, 900_000);
  const price = random.integer(50_000, 3_400_000);
  const charged = category === 'Sale' && random.chance(0.6);
  const other = random.integer(3, category === 'Deposit' ? 240_000 : 32_000);
  const size = trade ? Math.max(70, Math.round((units * price) / 1_000_000)) - (charged ? 65 : 0) : other;
  const four = (value: number) => (trade ? figure(BigInt(value), { group: ',', decimal: '.', decimals: 4 }) : '');
  const symbol = pattern === '' ? fund[0] : '';
  const lines = (pattern === '' ? fund[1] : fill(random, pattern)).split(';');
  const quantity = trade && sign === '+' ? `(${four(units)})` : four(units);
  const cents = BigInt(sign === '+' ? size : -size);
  const shares = { quantity, price: four(price), charge: charged ? '0.65' : '' };
  return { date, category, action, symbol, lines, ...shares, cents };
}

function drawEntries(random: Random, start: string, days: number, count: number): Entry[] {
  const dates = Array.from({ length: count }, () => dayAfter(start, random.integer(0, days))).sort();
  return dates.map((date) => drawEntry(random, date));
}

interface Item {
  readonly html: string;
  readonly height: number;
}

const grid = (cells: readonly string[], kind: string, attribute = ''): string =>
  `<div class="${kind}" ${attribute}>${cells.map((cell, index) => `<span${index > 4 ? ' class="n"' : ''}>${cell}</span>`).join('')}</div>`;

const HEAD = `<h2>Transaction Details</h2>${grid(['<br>Date', '<br>Category', '<br>Action', 'Symbol/<br>CUSIP', '<br>Description', '<br>Quantity', 'Price/Rate<br>per Share($)', 'Charges/<br>Interest($)', '<br>Amount($)'], 'g h')}`;

function entryItem(entry: Entry, row: number, shown: boolean): Item {
  const { date, category, action, symbol, lines, quantity, price, charge, cents } = entry;
  const cells = [
    shown ? md(date) : '',
    category,
    action,
    symbol,
    lines.map(text).join('<br>'),
    quantity,
    price,
    charge,
    money(cents),
  ];
  return { html: grid(cells, 'g', rowAttribute(0, row)), height: lines.length * 10 + 4 };
}

function tailItems({ entries, opening, closing, start, end }: Paper): Item[] {
  const row = (cells: readonly string[], kind = 's') =>
    `<div class="${kind}">${cells.map((cell, index) => `<span${index > 2 ? ' class="n"' : ''}>${cell}</span>`).join('')}</div>`;
  const moves = entries
    .filter((_, index) => index % 5 === 0)
    .map(({ date, cents }) =>
      row([
        md(date),
        cents < 0n ? 'Auto Transfer' : 'BANK CREDIT',
        cents < 0n ? 'BANK TRANSFER TO BROKERAGE' : 'BANK CREDIT FROM BROKERAGE',
        plain(cents),
      ]),
    );
  const sweep = [
    '<h2>Bank Sweep Activity</h2>',
    row(['Date', 'Description', '', 'Amount'], 's h'),
    row([md(start), 'Beginning Balance', '', plain(opening)]),
    ...moves.slice(0, 12),
    row([md(end), 'Ending Balance', 'Interest Rate 0.45%', plain(closing)]),
  ];
  const pending = `<h2>Pending / Open Activity</h2>${row(['Activity Type', 'Trade Date', 'Description', 'Amount'], 's h')}${row(['Pending Purchase', md(end), 'PLANETARY LARGE CAP INDEX ETF &nbsp; settles after period', '(1,204.55)'])}`;
  return [
    { html: `<div class="t"><b>Total Transactions</b><b>$${money(sum(entries))}</b></div>`, height: 18 },
    { html: sweep.join(''), height: sweep.length * 14 + 24 },
    { html: pending, height: 60 },
  ];
}

function frontPage({ entries, opening, closing, start, end, number, holder }: Paper): string {
  const names = ['Deposit|Deposits', 'Withdrawal|Withdrawals', 'Purchase|Purchases', 'Sale|Sales/ Redemptions'];
  const more = ['Dividend Interest|Dividends/ Interest', 'Expense|Expenses', 'Other Activity|Other Activity'];
  const inner = [...names, ...more].map((name): readonly [string, string] => {
    const [categories = '', label = ''] = name.split('|');
    return [label, money(sum(entries.filter(({ category }) => categories.includes(category))))];
  });
  const first = [`Beginning Cash* as of ${md(start)}`, `$${plain(opening)}`] as const;
  const boxes = [first, ...inner, [`Ending Cash* as of ${md(end)}`, `$${plain(closing)}`] as const];
  const positions = FUNDS.slice(0, 5).map(
    ([symbol, name], index) =>
      `<tr><td>${symbol}</td><td>${name}</td><td>${(index + 2) * 31}.0000</td><td>${(index + 3) * 17}.4100</td><td>${plain(BigInt((index + 2) * 31 * ((index + 3) * 1_741)))}</td><td>${index % 2 ? '' : '1.9%'}</td></tr>`,
  );
  return `<div class="two"><div class="to">${text(holder)}<br>${number.slice(0, 4)} ALDERWOOD LOOP<br>OLYMPIA WA 98501</div><div class="val"><span>Ending Account Value as of ${md(end)}</span><b>$${plain(closing + 1_994_120n)}</b><span>Total Cash and Cash Investments</span><b>$${plain(closing)}</b></div></div>
    <h2>Transactions - Summary</h2><div class="sum">${boxes.map(([label, amount]) => `<div>${label}<b>${amount}</b></div>`).join('')}</div><p>*Cash (includes any cash debit balance) held in your account plus the value of any cash invested in a sweep money fund or deposited at the bank.</p>
    <h2>Positions - Equities and Funds</h2><table><tr><th>Symbol</th><th>Description</th><th>Quantity</th><th>Price($)</th><th>Market Value($)</th><th>Est. Yield</th></tr>${positions.join('')}</table>`;
}

function pagesOf(paper: Paper): string[] {
  const { entries, start, end, number } = paper;
  const rows = entries.map((entry, index) => ({ entry, index }));
  const pages: string[][] = [[frontPage(paper)], [HEAD]];
  let left = 415;
  let fresh = true;
  for (const { entry, index } of rows) {
    const height = entry.lines.length * 10 + 4;
    if (height > left) {
      pages.push([HEAD.replace('Details', 'Details (continued)')]);
      left = 415;
      fresh = true;
    }
    pages.at(-1)?.push(entryItem(entry, index, fresh || entries[index - 1]?.date !== entry.date).html);
    fresh = false;
    left -= height;
  }
  for (const { html, height } of tailItems(paper)) {
    if (height > left) {
      pages.push([]);
      left = 460;
    }
    pages.at(-1)?.push(html);
    left -= height;
  }
  const month = `${intlDate(start, 'en-US', { month: 'long', day: 'numeric' })}-${intlDate(end, 'en-US', { month: 'long', day: 'numeric', year: 'numeric' })}`;
  return pages.map(
    (page, index) =>
      `<section class="page"><div class="top"><div><b>Brokerage Account</b> of ${text(paper.holder)}</div><div>Account Number<br><b>${number}</b></div><div>Statement Period<br><b>${month}</b></div><div class="logo">meridian<br>&amp; wells</div></div>${page.join('')}<div class="foot">Securities products: Not FDIC Insured · No Bank Guarantee · May Lose Value <span>${index + 1} of ${pages.length}</span></div></section>`,
  );
}

const CSS = `.page { padding: 28pt 40pt; font-family: 'Liberation Sans'; font-size: 8pt; line-height: 10pt; } .top { display: flex; justify-content: space-between; height: 42pt; border-bottom: .7pt solid #00a0df; } .logo { color: #00a0df; font-weight: bold; font-size: 11pt; } h2 { font-size: 11pt; height: 24pt; padding-top: 9pt; line-height: 13pt; color: #0b5c86; }
 .g { display: grid; grid-template-columns: 36pt 72pt 84pt 56pt minmax(0, 1fr) 72pt 66pt 56pt 74pt; padding: 1.6pt 0 2pt; border-bottom: .3pt solid #ccd; white-space: nowrap; } .h { font-weight: bold; font-size: 7.5pt; border-bottom: 1pt solid #00a0df; } .n { text-align: right; } .t { display: flex; justify-content: space-between; height: 18pt; padding-top: 4pt; }
 .s { display: grid; grid-template-columns: 90pt 110pt 240pt 90pt; height: 14pt; padding-top: 2pt; } .two { display: flex; justify-content: space-between; height: 100pt; padding-top: 30pt; } .val { display: grid; grid-template-columns: 190pt 90pt; text-align: right; height: 44pt; font-size: 9pt; background: #eaf6fb; padding: 8pt; row-gap: 5pt; } .sum { display: flex; gap: 4pt; height: 46pt; }
 .sum div { flex: 1; border-right: .5pt solid #aaa; text-align: right; padding-right: 5pt; display: flex; flex-direction: column; justify-content: space-between; } p { font-size: 7pt; height: 16pt; padding-top: 4pt; } table { width: 100%; } td, th { text-align: right; padding: 2.5pt; border-bottom: .3pt solid #ccd; } td:nth-child(-n+2), th:nth-child(-n+2) { text-align: left; } .foot { position: absolute; bottom: 16pt; left: 40pt; right: 40pt; display: flex; justify-content: space-between; font-size: 7pt; }`;

function truthRow({ date, category, action, symbol, lines, cents }: Entry): TrueRow {
  const join = (...parts: readonly string[]) =>
    parts
      .filter((part) => part !== '')
      .join(' ')
      .replace(/\s+/g, ' ');
  const words = lines.join(' ');
  return {
    ...{ date, valueDate: null, description: join(category, action, symbol, words), reference: null },
    alsoAccepted: [
      join(words),
      join(action, words),
      join(symbol, words),
      join(action, symbol, words),
      join(category, action, words),
    ],
    ...{ amount: contractAmount(cents), balance: null },
  };
}

function draw(random: Random): Drawn {
  const month = random.integer(1, 12);
  const year = random.integer(2022, 2025);
  const from = new Date(Date.UTC(year, month - (random.chance(0.4) ? 3 : 1), 1)).toISOString().slice(0, 10);
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const start = from.slice(0, 4) === end.slice(0, 4) ? from : `${end.slice(0, 4)}-01-01`;
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(
    random,
    start,
    days,
    random.chance(0.05) ? 0 : random.integer(random.chance(0.25) ? 2 : 25, 80),
  );
  const least = entries.reduce(
    ({ low, at }, { cents }) => ({ low: at + cents < low ? at + cents : low, at: at + cents }),
    { low: 0n, at: 0n },
  ).low;
  const opening = BigInt(random.integer(10_000, 900_000)) - least;
  const wrong = random.chance(0.17) && entries.length > 0;
  const closing = opening + sum(entries) + (wrong ? BigInt(random.integer(1, 900)) * 5n : 0n);
  const holder = random.pick(['YVONNE D STAHL', 'PRESCOTT FAMILY LIVING TRUST', 'ARJUN K BHATT', 'NORA JEAN OAKES']);
  const paper: Paper = {
    start,
    end,
    number: `${random.digits(4)}-${random.digits(4)}`,
    holder,
    opening,
    closing,
    entries,
  };
  const known = { institution: 'meridian & wells', holder, number: paper.number, iban: null, bic: null };
  const statement: TrueStatement = {
    ...{
      account: { ...known, type: 'unknown', currency: 'USD' },
      period: { start, end },
      transactions: entries.map(truthRow),
    },
    ...{ opening: contractAmount(opening), closing: contractAmount(closing) },
    reconciliation: { status: wrong ? 'failed' : 'verified' },
  };
  return { pages: pagesOf(paper), css: CSS, statements: [statement] };
}

export const families: Family[] = [
  {
    ...{ name: 'us-brokerage-cash', country: 'US', language: 'en', type: 'unknown', size: [792, 612], draw },
    difficulties: ['landscape', 'date-once-a-day', 'parentheses', 'quantity-and-price-columns', 'sub-tables'],
  },
];
