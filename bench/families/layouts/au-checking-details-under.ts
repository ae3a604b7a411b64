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
 * An Australian everyday account: days without a year between an opening and a closing row that have it, long details with
 * a card's digits and a value date under the first line, credits with a dollar sign, balances with CR or DR, a fee table.
 */
const CARD = '|Card xx####|Value Date: {value}';
const SORTS = [
  sort('', `{shop} {suburb} AU AUS${CARD}`, -18_000, -350),
  sort('', `{cafe} {suburb} NS AUS|Card xx####|Value Date: {value}`, -3800, -420),
  sort('', `{web} {abroad}|Card xx####|USD ##.#9|Value Date: {value}`, -9900, -600),
  sort('', 'International Transaction Fee|Value Date: {value}', -320, -9),
  sort('', 'Tap and Pay xx####|{cafe} {suburb}|AU AUS|Value Date: {value}', -4200, -380),
  sort('', 'Direct Debit ###### {utility}|############', -26_000, -1500),
  sort('', 'Direct Debit ###### {utility}|POLICY ~##-#####', -15_000, -4000),
  sort('', 'Transfer to xx#### {app}|{why}', -60_000, -1000),
  sort('', 'Transfer from xx#### {app}', 2000, 90_000),
  sort('', 'Transfer To {person}|PayID Phone from {app}|{why}', -45_000, -800),
  sort('', 'Fast Transfer From {person}|to PayID Phone|{why}', 900, 60_000),
  sort('', 'Fast Transfer From {firm}|Invoice ####', 9000, 210_000),
  sort('', 'Salary {firm}|{month} WK##', 140_000, 390_000),
  sort('', 'Wdl ATM {cafe} ATM|{suburb} A AUS{card}', -40_000, -2000),
  sort('', 'ATM Withdrawal Fee', -350, -200),
  sort('', '{utility} NetBnk BPAY 23###|########## Ref ~#########', -38_000, -4000),
  sort('', 'MEDICARE MCARE BENEFITS|########|~~~~', 1900, 22_000),
  sort('', 'ATO ATO00#######|~###', 12_000, 260_000),
  sort('', 'Chq ### presented', -92_000, -8000),
  sort('', 'Cash Dep Branch {suburb}|Ref ####', 5000, 120_000),
  sort('', 'Refund Purchase {shop}|{suburb} VI AUS|Card xx####', 900, 14_000),
  sort('', 'Debit Interest', -2600, -30),
  sort('', 'Return {month} Direct Debit|Dishonour Fee 5.00', -500, -500),
  sort('', 'Loan Repayment LN REPAY ##########', -260_000, -90_000),
  sort('', 'Credit Interest', 1, 890),
  sort('', '{toll} TopUp|Auto 000####|Value Date: {value}', -10_000, -2500),
];

const WORDS = {
  shop: ['GREENGUM GROCER 3114', 'HARDWAY HARDWARE', 'BILLABONG FUELS', 'DAN & DOTS LIQUOR', 'SPINIFEX CHEMIST'],
  cafe: ['THE RUSTY SPOON', 'SQ *LITTLE WREN', 'FLAT & STRONG', 'NOODLE HUT'],
  suburb: ['MARRICKVILLE', 'FOOTSCRAY', 'TOOWONG', 'GLENELG', 'NEWCASTLE W'],
  web: ['CLOUDPANE INC', 'PIXELMART*2K4L1', 'SOUNDWELL AB'],
  abroad: ['SAN FRANCISCO CA USA', 'STOCKHOLM SWE', 'DUBLIN IRL'],
  utility: ['SUNCOAST ENERGY', 'RIVERINA WATER', 'OUTBACK MUTUAL', 'TELOPEA MOBILE', 'COUNCIL RATES'],
  app: ['NetBank', 'BankApp'],
  why: ['rent', 'dinner 14/2', 'Bond 1500', 'thanks mate', 'footy tix', 'Invoice 221'],
  person: ['M R Nguyen', 'Sarah-Jane Doyle', 'A KOWALSKI', 'Priya Raman'],
  firm: ['REDCLIFF PTY LTD', 'BANKSIA CARE', 'OUTRIDER TRANSPORT'],
  card: ['|Card xx4471', ''],
  toll: ['LINKWAY', 'E-TOLLY'],
};

const PRINT = { group: ',', decimal: '.' };
const plain = (minor: bigint) => figure(minor, PRINT);
const side = (minor: bigint) => `$${plain(minor)} ${minor < 0n ? 'DR' : 'CR'}`;
const shortDay = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })}`;
const slashed = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;
const VALUE = 'Value Date: ';

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly balance: bigint;
  readonly lines: readonly string[];
}

const lineHeight = ({ lines }: Line) => lines.length * 11 + 9;

const printRow = ({ entry, row, balance, lines }: Line) =>
  `<tr ${rowAttribute(0, row)}><td>${shortDay(entry.date)}</td><td>${lines.map(text).join('<br>')}</td><td class="n">${entry.amount < 0n ? plain(entry.amount) : ''}</td>
  <td class="n">${entry.amount < 0n ? '' : `$${plain(entry.amount)}`}</td><td class="n">${side(balance)}</td></tr>`;

function truthOf({ entry, lines, balance }: Line): TrueRow {
  const stamp = lines.find((line) => line.startsWith(VALUE))?.slice(VALUE.length);
  return {
    date: entry.date,
    valueDate: stamp ? stamp.split('/').reverse().join('-') : null,
    description: lines.filter((line) => !line.startsWith(VALUE)).join(' '),
    ...(stamp ? { alsoAccepted: [lines.join(' ')] } : {}),
    reference: null,
    amount: contractAmount(entry.amount),
    balance: contractAmount(balance),
  };
}

const edge = (iso: string, words: string, balance: bigint) =>
  `<tr class="edge"><td>${shortDay(iso)}</td><td>${partsOf(iso).yyyy} ${words} BALANCE</td><td></td><td></td><td class="n">${balance === 0n ? 'Nil' : side(balance)}</td></tr>`;

const HEADINGS = `<tr class="h"><th>Date</th><th>Transaction</th><th class="n">Debit</th><th class="n">Credit</th><th class="n">Balance</th></tr>`;

const FEES = `<h4>Transaction Summary</h4><table class="fees"><tr><th>Transaction Type</th><th>Free</th><th>Charged</th><th>Unit Price</th><th>Fee</th></tr>
  <tr><td>Staff assisted withdrawals</td><td>0</td><td>0</td><td>$3.00</td><td>$0.00</td></tr><tr><td>Cheques written</td><td>0</td><td>0</td><td>$3.00</td><td>$0.00</td></tr>
  <tr><td>Account Fee</td><td></td><td></td><td></td><td>$0.00</td></tr></table>`;

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly debits: bigint;
  readonly credits: bigint;
}

const words = (iso: string) => intlDate(iso, 'en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

const head = ({ holder, number, start, end, closing }: Paper) =>
  `<div class="flag"></div><div class="to">0###<br>${text(holder)}<br>8 JACARANDA PDE<br>MARRICKVILLE NSW 2204</div>
  <div class="card"><h2>Your Statement</h2><p>Statement ${number.slice(-2)}<span>(Page 1 of {n})</span></p><p>Account Number<span>${number}</span></p><p>Statement<br>Period<span>${words(start)} - ${words(end)}</span></p><p>Closing Balance<span><b>${side(closing)}</b></span></p><p>Enquiries<span>13 7700</span></p></div>
  <h1>Everyday Access</h1><p class="blurb">Name: <b>${text(holder)}</b><br>If this account has an attached overdraft limit or facility which is secured over your primary place of residence, we recommend that you have appropriate insurance for your property. Fee changes: the $5.00 monthly fee is waived when at least $2,000.00 is deposited each calendar month.</p>`;

const sums = ({ opening, closing, debits, credits }: Paper) =>
  `<table class="sums"><tr><th>Opening balance</th><th></th><th>Total debits</th><th></th><th>Total credits</th><th></th><th>Closing balance</th></tr>
  <tr><td>${side(opening)}</td><td>-</td><td>$${plain(debits)}</td><td>+</td><td>$${plain(credits)}</td><td>=</td><td>${side(closing)}</td></tr></table>${FEES}`;

function print(lines: readonly Line[], paper: Paper): string[] {
  const chunks = pack(lines, lineHeight, 400, 560);
  return chunks.map((chunk, page) => {
    const [first, last] = [page === 0, page === chunks.length - 1];
    const rows = `${first ? edge(paper.start, 'OPENING', paper.opening) : ''}${chunk.map(printRow).join('')}${last ? edge(paper.end, 'CLOSING', paper.closing) : ''}`;
    const top = first
      ? head(paper)
          .replace('{n}', String(chunks.length))
          .replace('0###', `0${paper.number.slice(0, 3)}`)
      : `<div class="small">Statement ${paper.number.slice(-2)} (Page ${page + 1} of ${chunks.length})<br>Account Number ${paper.number}</div>`;
    return `${top}<table class="t">${HEADINGS}${rows}</table>${last ? sums(paper) : ''}<div class="code">*#* 4471.${paper.number}.1.${page + 1} ZZ258R3 0303 SL.R3.S911.D0${page}.O V06.00.38</div>`;
  });
}

const CSS = `.page { padding: 34pt 40pt 34pt 52pt; font: 8.8pt/11pt 'DejaVu Sans'; font-size: 7.8pt; } .flag { width: 34pt; height: 34pt; background: #f6c500; transform: rotate(45deg); margin: 6pt; }
  .to { position: absolute; top: 110pt; left: 60pt; font-size: 8.4pt; line-height: 12pt; } .card { position: absolute; top: 34pt; right: 40pt; width: 232pt; } .card h2 { font-size: 14pt; line-height: 22pt; } .card p { position: relative; border-bottom: .5pt solid #bbb; padding: 2pt 0; } .card span { position: absolute; right: 0; bottom: 2pt; }
  h1 { margin-top: 128pt; font-size: 14pt; line-height: 20pt; } .blurb { margin: 5pt 0 10pt; font-size: 7.2pt; line-height: 9.6pt; } .t { width: 100%; table-layout: fixed; } .t th { text-align: left; background: #ededed; padding: 4pt 3pt; }
  .t td { padding: 4pt 3pt; vertical-align: top; border-bottom: .5pt solid #ddd; white-space: nowrap; } .t th:nth-child(1) { width: 48pt; } .t th:nth-child(2) { width: 210pt; } .t .n, .n { text-align: right !important; } .t td.n { vertical-align: bottom; }
  .edge { font-weight: bold; } .sums { width: 100%; margin: 14pt 0; border: .7pt solid #888; } .sums th { font-weight: normal; padding-top: 3pt; } .sums td { text-align: center; font-weight: bold; padding: 3pt; } .fees { width: 330pt; font-size: 7pt; } .fees th { text-align: left; }
  .small { text-align: right; margin-bottom: 12pt; } .code { position: absolute; left: 14pt; bottom: 60pt; writing-mode: vertical-rl; font-size: 5pt; color: #777; }`;

function draw(random: Random): Drawn {
  const start = dayAfter('2021-07-01', random.integer(0, 1400));
  const end = dayAfter(start, random.pick([30, 89]));
  const value = (iso: string) => [slashed(dayAfter(iso, -2)), slashed(dayAfter(iso, -1)), slashed(iso)];
  const texts = (iso: string) => ({ ...WORDS, value: value(iso), month: [intlDate(iso, 'en-AU', { month: 'long' })] });
  const opening = random.chance(0.1) ? 0n : BigInt(random.integer(-20_000, 600_000));
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const entries = drawEntries(random, {
    sorts: SORTS,
    words: texts,
    start,
    days,
    count: rowCount(random, 20, 80),
    opening,
  });
  const flaw = drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const bad = flaw === 'balance' ? random.integer(0, entries.length - 1) : -1;
  const lines = entries.map((entry, row) => ({
    ...{ entry, row, balance: row === bad ? misprinted(random, entry.balance) : entry.balance },
    lines: entry.lines.flatMap((line) => line.split('|')),
  }));
  const final = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? misprinted(random, final) : final;
  const debits = -sumOf(entries, isOut);
  const paper: Paper = {
    holder: random.pick(['MR LACHLAN P TREGENZA', 'MS MEI LIN FONG', 'MRS BRONWYN & MR GARY STAPLES']),
    number: `06${random.digits(12)}`,
    ...{ start, end, opening, closing, credits: sumOf(entries, isIn) },
    debits: flaw === 'total' ? misprinted(random, debits) : debits,
  };
  const account = { institution: null, holder: paper.holder, number: paper.number, iban: null, bic: null } as const;
  return {
    pages: print(lines, paper),
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'checking', currency: 'AUD' },
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
    name: 'au-checking-details-under',
    country: 'AU',
    language: 'en',
    type: 'checking',
    difficulties: ['multi-line', 'value-date-in-text', 'year-in-edges-only', 'cr-dr-suffix', 'fee-table'],
    size: A4,
    draw,
  },
];
