import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  type Flaw,
  ibanOf,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, rowAttribute, text } from '../markup.ts';

/**
 * A statement of a bank that lives in an app: newest first, a title with small grey lines under it, a foreign amount under
 * the sterling one, pending payments apart, a summary by product, and at times a second account in euros after the first.
 */
const CARD = '|Card: 535522******####';
const SORTS = [
  sort('', `{shop}|To: {shop}, {town}${CARD}`, -7200, -120),
  sort('', `{cafe}|To: {cafe}, {town}${CARD}`, -2400, -180),
  sort('x', `{abroad}|{symbol}1 = $1.2### (ECB rate* {symbol}1 = $1.2###)|To: {abroad}${CARD}`, -12_000, -300),
  sort('', `{rides}|To: {rides}, London${CARD}`, -3900, -420),
  sort('', 'Payment from {person}|From: {person}, 04-00-##, ########|Reference: {why}', 300, 45_000),
  sort('', 'Payment from {firm}|From: {firm}|Reference: PAYROLL {month}', 120_000, 280_000),
  sort('', 'Transfer to {person}|To: {person}, 2#-4#-1#, ########|Reference: {why}', -40_000, -400),
  sort('', 'Transfer to {person}', -9000, -250),
  sort('', 'Transfer from {person}', 250, 9000),
  sort('', 'To pocket {symbol} {pot}', -20_000, -500),
  sort('', 'Pocket Withdrawal|From {pot}', 1000, 30_000),
  sort('', 'Top-up by *####|From: *####', 1000, 50_000),
  sort('', 'Apple Pay top-up by *####', 500, 20_000),
  sort('', 'Exchanged to USD|{symbol}1 = $1.2###', -30_000, -2000),
  sort('', 'Cash withdrawal at {town} Co-op|To: Notepoint, {town}|Card: 535522******####', -20_000, -1000),
  sort('', 'Premium plan fee', -799, -399),
  sort('', 'Refund from {shop}|From: {shop}, {town}', 400, 7000),
  sort('', 'Direct Debit to {bill}|To: {bill}|Reference: ~~-#########', -9800, -800),
  sort('', '{bill}|To: {bill}|Subscription 1 of 12', -2599, -299),
  sort('', 'Cashback {month}', 3, 260),
  sort('', 'Round-up to {pot}', -99, -1),
  sort('', 'Card delivery fee', -499, -499),
  sort('', 'Gift from {person} for 30.00 dinner', 1000, 3000),
  sort('', 'Split bill {cafe} 2 of 3|From: {person}', 500, 3400),
  sort('', 'Standing order to {person}|Reference: {why}|Every 1st', -85_000, -10_000),
];

const WORDS = {
  shop: ['Pelling Foods', 'Marlow & Tate', 'Costwell', 'Hopscotch Books', 'Quayside Pharmacy'],
  cafe: ['The Tin Kettle', 'Bao & Bone', 'Wild Yeast Bakery', 'Nine Elms Taproom'],
  abroad: ['Streamaro', 'Cloudpane Inc', 'Hotel Serrano 24/7', 'Notewing.io'],
  rides: ['Hopp Rides', 'Metroline Travel Charge'],
  town: ['London', 'Bristol', 'Manchester', 'Leith'],
  person: ['Callum Reyes-Watt', 'Ioana Marinescu', 'Femi A', 'Harriet Boothroyd'],
  firm: ['Lantern Studios Ltd', 'NORTHERN FORGE LIMITED'],
  why: ['rent march', 'Sent from app', 'hols 2/3', 'electric', 'INV-0093'],
  pot: ['Holiday', 'Rainy day', 'New bike'],
  bill: ['Sparkle Energy', 'Ripple Broadband', 'Gymlo', 'Hush Mobile'],
};

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const long = (iso: string) => intlDate(iso, 'en-GB', LONG);
const short = (iso: string) => intlDate(iso, 'en-US', { day: 'numeric', month: 'short', year: 'numeric' });

interface Account {
  readonly index: number;
  readonly symbol: string;
  readonly currency: 'GBP' | 'EUR';
  readonly product: string;
  readonly iban: string;
  readonly holder: string;
  readonly start: string;
  readonly end: string;
}

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly balance: bigint;
  readonly foreign: string;
}

const lineHeight = ({ entry }: Line) => 23 + (entry.lines.length - 1) * 9;
const money = (symbol: string, minor: bigint) =>
  `${minor < 0n ? '-' : ''}${symbol}${figure(minor, { group: ',', decimal: '.' })}`;

function printRow(account: Account, { entry, row, balance, foreign }: Line): string {
  const [title = '', ...rest] = entry.lines;
  const cell = `${money(account.symbol, entry.amount < 0n ? -entry.amount : entry.amount)}${foreign ? `<small>${foreign}</small>` : ''}`;
  return `<div class="row" ${rowAttribute(account.index, row)}><span>${short(entry.date)}</span><span>${text(title)}<small>${rest.map(text).join('<br>')}</small></span>
    <span>${entry.amount < 0n ? cell : ''}</span><span>${entry.amount < 0n ? '' : cell}</span><span class="n">${money(account.symbol, balance)}</span></div>`;
}

const HEADS =
  '<div class="row h"><span>Date</span><span>Description</span><span>Money out</span><span>Money in</span><span class="n">Balance</span></div>';

function pendingBlock(random: Random, { symbol, end }: Account): string {
  if (!random.chance(0.5)) return '';
  const rows = Array.from({ length: random.integer(1, 2) }, () => {
    const shop = random.pick(WORDS.shop);
    return `<div class="row"><span>${short(end)}</span><span>${shop}<small>To: ${shop}, London</small></span><span>${money(symbol, BigInt(random.integer(300, 6000)))}</span><span></span><span></span></div>`;
  });
  return `<h3>Pending from ${long(dayAfter(end, -2))} to ${long(end)}</h3><div class="row h p"><span>Start date</span><span>Description</span><span>Money out</span><span>Money in</span><span></span></div>${rows.join('')}`;
}

function summary({ symbol, product }: Account, figures: readonly bigint[]): string {
  const cells = figures.map((minor) => `<td>${money(symbol, minor)}</td>`).join('');
  return `<h3>Balance summary</h3><table class="sum"><tr><th>Product</th><th>Opening balance</th><th>Money out</th><th>Money in</th><th>Closing balance</th></tr>
    <tr><td>${product}</td>${cells}</tr><tr class="b"><td>Total</td>${cells}</tr></table><p class="tiny">The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions, while the app shows the balance available for use, which accounts for pending transactions.</p>`;
}

const head = ({ currency, end }: Account) =>
  `<div class="head"><b class="logo">plover</b><div><h1>${currency} Statement</h1>Generated on the ${long(dayAfter(end, 1))}<br>Plover Payments UK Ltd</div></div>`;

const owner = ({ holder, iban, currency }: Account) =>
  `<div class="own"><div><b>${text(holder)}</b><br>Flat 3, 40 Corder Street<br>London<br>SE15 4RT<br>United Kingdom</div><table><tr><td>IBAN</td><td>${iban}</td></tr><tr><td>BIC</td><td>${currency === 'GBP' ? 'PLVRGB21' : 'PLVRLT21'}</td></tr></table></div>`;

const FOOT = `<div class="foot"><b>Report lost or stolen card</b> +44 20 3322 0118 <b>Get help directly in app</b><br>Plover Payments UK Ltd is a company registered in England and Wales with company number 0884 0193 and is authorised under the Electronic Money Regulations 2011, Firm Reference 900581.</div>`;

function pagesOf(random: Random, account: Account, lines: readonly Line[], figures: readonly bigint[]): string[] {
  const chunks = pack([...lines].reverse(), lineHeight, 375, 600);
  const title = `<h3>Account transactions from ${long(account.start)} to ${long(account.end)}</h3>`;
  return chunks.map((chunk, page) => {
    const top =
      page === 0 ? `${owner(account)}${summary(account, figures)}${pendingBlock(random, account)}${title}` : '';
    const body =
      lines.length === 0
        ? '<p>No transactions in this period</p>'
        : `${HEADS}${chunk.map((line) => printRow(account, line)).join('')}`;
    return `${head(account)}${top}${body}${FOOT}<div class="no">Page ${page + 1} of ${chunks.length}</div>`;
  });
}

const CSS = `.page { padding: 36pt 40pt; font: 8pt/12pt 'Liberation Sans'; } .head { display: flex; justify-content: space-between; height: 56pt; text-align: right; font-size: 7pt; line-height: 9pt; } .logo { font-size: 20pt; line-height: 22pt; letter-spacing: -1pt; } h1 { font-size: 14pt; line-height: 18pt; }
  .own { display: flex; justify-content: space-between; margin-bottom: 14pt; } .own td { padding: 0 0 2pt 14pt; } h3 { font-size: 11pt; line-height: 15pt; margin: 8pt 0 4pt; } .sum { width: 100%; } .sum th { text-align: left; border-bottom: 1pt solid #111; font-size: 7.4pt; } .sum td { padding: 3pt 0; border-bottom: .4pt solid #ccc; } .b { font-weight: bold; }
  .tiny { font-size: 6pt; line-height: 7.5pt; color: #666; padding: 5pt 0; } .row { display: grid; grid-template-columns: 72pt 1fr 72pt 72pt 72pt; border-bottom: .4pt solid #ddd; padding: 5pt 0; white-space: nowrap; } .row small { display: block; font-size: 6.6pt; line-height: 9pt; color: #777; }
  .h { font-weight: bold; border-bottom: 1pt solid #111; font-size: 7.4pt; } .n { text-align: right; } .foot { position: absolute; left: 40pt; right: 40pt; bottom: 36pt; font-size: 6pt; line-height: 8pt; color: #555; border-top: .5pt solid #bbb; padding-top: 4pt; } .no { position: absolute; right: 40pt; bottom: 20pt; font-size: 6.5pt; }`;

interface Made {
  readonly pages: readonly string[];
  readonly statement: TrueStatement;
}

function truthOf(
  account: Account,
  lines: readonly Line[],
  opening: bigint,
  closing: bigint,
  flaw: Flaw,
): TrueStatement {
  const { holder, iban, currency, start, end } = account;
  const bic = currency === 'GBP' ? 'PLVRGB21' : 'PLVRLT21';
  return {
    account: { institution: 'Plover Payments UK Ltd', holder, number: null, iban, bic, type: 'checking', currency },
    period: { start, end },
    opening: contractAmount(opening),
    closing: contractAmount(closing),
    transactions: lines.map(({ entry, balance, foreign }) => ({
      date: entry.date,
      valueDate: null,
      description: entry.lines.join(' '),
      ...(foreign ? { alsoAccepted: [`${entry.lines.join(' ')} ${foreign}`] } : {}),
      reference: null,
      amount: contractAmount(entry.amount),
      balance: contractAmount(balance),
    })),
    reconciliation: verdict(flaw),
  };
}

function make(random: Random, account: Account, count: number): Made {
  const { start, end, symbol } = account;
  const opening = BigInt(random.integer(0, 90_000));
  const words = (iso: string) => ({ ...WORDS, symbol: [symbol], month: [intlDate(iso, 'en-GB', { month: 'long' })] });
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const flaw = drawFlaw(random, count, ['closing', 'balance', 'total']);
  const bad = flaw === 'balance' ? random.integer(0, count - 1) : -1;
  const lines = entries.map((entry, row) => ({
    ...{ entry, row, balance: row === bad ? misprinted(random, entry.balance) : entry.balance },
    foreign: entry.code === 'x' ? `$${figure((-entry.amount * 127n) / 100n, { group: ',', decimal: '.' })}` : '',
  }));
  const last = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? misprinted(random, last) : last;
  const out = -sumOf(entries, isOut);
  const figures = [opening, flaw === 'total' ? misprinted(random, out) : out, sumOf(entries, isIn), closing];
  return {
    pages: pagesOf(random, account, lines, figures),
    statement: truthOf(account, lines, opening, closing, flaw),
  };
}

function draw(random: Random): Drawn {
  const start = `${random.integer(2021, 2025)}-${random.pick(['01', '03', '07', '10', '12'])}-01`;
  const end = dayAfter(start, random.pick([30, 60]));
  const holder = random.pick(['Imogen Sallow', 'Tariq Bellamy', 'Zofia Anna Krol']);
  const common = { holder, start, end };
  const sterling: Account = {
    ...common,
    index: 0,
    symbol: '£',
    currency: 'GBP',
    product: 'Account (Current Account)',
    iban: ibanOf('GB', `PLVR0400${random.digits(10)}`),
  };
  const euro: Account = {
    ...common,
    index: 1,
    symbol: '€',
    currency: 'EUR',
    product: 'Account (Current Account)',
    iban: ibanOf('LT', `32500${random.digits(11)}`),
  };
  const made = [make(random, sterling, rowCount(random, 18, 75))];
  if (random.chance(0.35)) made.push(make(random, euro, random.integer(2, 16)));
  return {
    pages: made.flatMap(({ pages }) => pages),
    css: CSS,
    statements: made.map(({ statement }) => statement),
  };
}

export const families: Family[] = [
  {
    name: 'gb-checking-app-newest-first',
    country: 'GB',
    language: 'en',
    type: 'checking',
    difficulties: ['newest-first', 'pending-section', 'multi-line', 'foreign-amount', 'several-accounts'],
    size: A4,
    draw,
  },
];
