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
 * A South African business cheque account: a description in two parts, an amount bare or with Cr, a balance with Cr or Dr,
 * and at the right the charge accrued for the entry, which is no amount; boxes of balances and charges, a turnover table.
 */
const SORTS = [
  sort('', 'POS Purchase|{shop} 498###*#### {day}', -180_000, -2400),
  sort('', 'POS Purchase|{fuel} 498###*#### {day}', -140_000, -20_000),
  sort('', 'Internet Pmt To|{firm}', -2_400_000, -30_000),
  sort('', 'FNX App Payment To|{person}', -600_000, -9000),
  sort('', 'FNX App Payment From|{person}', 10_000, 900_000),
  sort('', 'FNX OB Pmt|{firm} Inv####', 90_000, 6_500_000),
  sort('', 'Magtape Credit|{firm} {ref}', 200_000, 9_000_000),
  sort('', 'Magtape Debit|{debit} {ref}', -450_000, -9900),
  sort('', 'DebiCheck|{debit} ##########', -390_000, -19_900),
  sort('', 'Insurance Premium|{debit} PL#######', -320_000, -22_000),
  sort('', 'ADT Cash Deposit|{town} 0#####', 50_000, 1_800_000),
  sort('', 'ADT Cash Deposit Fee|{town}', -9900, -700),
  sort('', 'ATM Cash|00##### {town} 4#### {day}', -300_000, -10_000),
  sort('', 'Cheque|No 000###', -700_000, -40_000),
  sort('', 'Prepaid Airtime|08########', -30_000, -1000),
  sort('', 'Electricity Prepaid|1423#######', -150_000, -10_000),
  sort('', 'Rtc Credit|{firm} {why}', 60_000, 3_000_000),
  sort('', 'Rtc Pmt To|{person} {why}', -500_000, -30_000),
  sort('', 'Bond Repayment|3000######', -2_100_000, -900_000),
  sort('', 'Scheduled Trf To|62#########', -400_000, -50_000),
  sort('', 'Send Money App Dr Send|08######## R250.00', -25_000, -25_000),
  sort('', 'Inward Swift|REFI####ZA {usd} @18.2###', 400_000, 8_000_000),
  sort('', 'Service Fees|', -48_000, -900),
  sort('', 'Monthly Account Fee|', -10_500, -6200),
  sort('', 'Item Paid No Funds|01 {day}', -18_500, -18_500),
  sort('', 'Int On Debit Balance|', -39_000, -40),
  sort('', 'SARS eFiling|PAYE {ref} 2#####', -3_800_000, -60_000),
];

const WORDS = {
  shop: ['Karoo Grocers', 'Protea Hardware', 'Spaza Corner', 'Takealoti', 'Braai & Bar'],
  fuel: ['Highveld Motors', 'Engel Garage N1', 'Total-Ly Fuel'],
  firm: ['Umhlanga Supplies', 'Vaalriver Steel', 'Botha Attorneys', 'Ndlovu Transport Cc'],
  person: ['Thandi M', 'J van der Walt', 'Sipho Khumalo', 'Rent Unit 4'],
  debit: ['Discovera Hlth', 'Multivision', 'Outsurely', 'Telkoma', 'Net1 Lease'],
  ref: ['Ref 0091/24', 'Stm Mrt', '7740021', 'Acc 118-2'],
  town: ['Menlyn', 'Rosebank', 'Gqeberha', 'Paarl'],
  why: ['Deposit 50%', 'Feb Wages', 'Qu 1184', 'Refund'],
  usd: ['USD1200.00', 'EUR880.50'],
};

const PRINT = { group: ',', decimal: '.' };
const LINE = 12;
const plain = (minor: bigint) => figure(minor, PRINT);
const credit = (minor: bigint) => `${plain(minor)}${minor > 0n ? 'Cr' : ''}`;
const side = (minor: bigint, gap = '') => `${plain(minor)}${gap}${minor < 0n ? 'Dr' : 'Cr'}`;
const shortDay = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })}`;
const long = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly balance: bigint;
  readonly accrued: string;
}

function printRow({ entry, row, balance, accrued }: Line): string {
  const [what = '', whom = ''] = entry.lines;
  return `<tr ${rowAttribute(0, row)}><td>${shortDay(entry.date)}</td><td>${text(what)}</td><td>${text(whom)}</td><td class="n">${credit(entry.amount)}</td><td class="n">${side(balance)}</td><td class="n">${accrued}</td></tr>`;
}

const truthOf = ({ entry, balance }: Line): TrueRow => ({
  date: entry.date,
  valueDate: null,
  description: entry.lines.join(' ').trim(),
  reference: null,
  amount: contractAmount(entry.amount),
  balance: contractAmount(balance),
});

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly charges: string;
  /** Credits and debits, as printed, with their counts. */
  readonly turnover: readonly (readonly [words: string, count: number, sum: string])[];
}

const box = (title: string, rows: readonly (readonly [string, string])[]) =>
  `<div class="box"><h4>${title}</h4>${rows.map(([label, value]) => `<p>${label}<span>${value}</span></p>`).join('')}</div>`;

function head({ holder, number, start, end, opening, closing, charges }: Paper): string {
  const left = box('Statement Balances', [
    ['Opening Balance', side(opening, ' ')],
    ['Closing Balance', side(closing, ' ')],
    ['VAT Inclusive @ 15.00%', 'R 0.00'],
    ['Total VAT (ZAR)', '0.00'],
  ]);
  const middle = box('Bank Charges', [
    ['Service Fees', charges],
    ['Cash Deposit Fees', '0.00'],
    ['Cash Handling Fees', '0.00'],
    ['Other Fees', '0.00'],
  ]);
  const right = box('Interest Rate', [
    ['Credit Rate', 'Tiered'],
    ['Debit Rate', '20.250%'],
    ['Overdraft Limit', '250,000.00'],
    ['Available Balance', plain(closing + 25_000_000n)],
  ]);
  return `<div class="mast"><b>IBHUBESI BANK</b><span>a division of Ibhubesi Holdings Ltd<br>Customer VAT Registration Number : Not Provided<br>Bank VAT Registration Number : 4210102210</span></div>
    <div class="ids"><div>*${text(holder)}<br>PO BOX 4471<br>MENLYN<br>0063</div><div><b>Gold Business Account : ${number}</b><br>Tax Invoice/Statement Number : ${number.slice(-3)}<br>Statement Period : ${long(start)} to ${long(end)}<br>Statement Date : ${long(end)}<br>Universal Branch Code 250655</div></div>
    <div class="boxes">${left}${middle}${right}</div><p class="tiny">We have the right to use your information. Inclusive of VAT at 15.00% unless otherwise stated. Charges that accrue are levied on the date of the next statement.</p>`;
}

const COLUMNS = `<colgroup><col style="width:50pt"><col style="width:112pt"><col style="width:178pt"><col style="width:66pt"><col style="width:72pt"><col style="width:46pt"></colgroup>
  <tr class="h"><th>Date</th><th colspan="2">Description</th><th>Amount</th><th>Balance</th><th>Accrued<br>Bank<br>Charges</th></tr>`;

const edge = (words: string, balance: bigint) =>
  `<tr class="edge"><td></td><td>${words}</td><td></td><td></td><td class="n">${side(balance)}</td><td></td></tr>`;

const turnover = ({ turnover: sides }: Paper) =>
  `<h4 class="turn">Turnover for Statement Period</h4><table class="turn">${sides.map(([words, count, sum]) => `<tr><td>${words}</td><td class="n">${count}</td><td class="n">${sum}</td></tr>`).join('')}</table>
  <p class="tiny">Please contact us within 30 days from your statement date, should you wish to query an entry. Should we not hear from you, we will assume that you received the statement and that it is correct.</p>`;

const codes = ({ number, end }: Paper, page: number, of: number) =>
  `<div class="codes"><table><tr><th>Branch Number</th><th>Account Number</th><th>Date</th><th>DDA 01</th><th>ZBC</th><th>FN</th></tr><tr><td>251</td><td>${number}</td><td>${partsOf(end).yyyy}/${partsOf(end).mm}/${partsOf(end).dd}</td><td>IF 2A</td><td>EF</td><td>PM</td></tr></table>Page ${page} of ${of}<br>Delivery Method E1 R02</div>`;

function print(lines: readonly Line[], paper: Paper): string[] {
  const chunks = pack(lines, () => LINE, 440, 600);
  return chunks.map((chunk, page) => {
    const [first, last] = [page === 0, page === chunks.length - 1];
    const rows = `${first ? edge('Opening Balance', paper.opening) : ''}${chunk.map(printRow).join('')}${last ? edge('Closing Balance', paper.closing) : ''}`;
    const top = first ? head(paper) : `<div class="mast"><b>IBHUBESI BANK</b></div>`;
    return `${top}<h3>Transactions in RAND (ZAR)</h3><table class="t">${COLUMNS}${rows}</table>${last ? turnover(paper) : ''}${codes(paper, page + 1, chunks.length)}`;
  });
}

const CSS = `.page { padding: 28pt 34pt; font: 8.4pt/10pt 'Liberation Sans Narrow'; } .mast { display: flex; justify-content: space-between; border-bottom: 2pt solid #0a8a8f; padding-bottom: 6pt; margin-bottom: 8pt; } .mast b { font-size: 16pt; line-height: 18pt; color: #0a8a8f; } .mast span { text-align: right; font-size: 7pt; line-height: 8pt; }
  .ids { display: flex; justify-content: space-between; margin-bottom: 10pt; } .ids div:last-child { width: 250pt; } .boxes { display: flex; gap: 8pt; } .box { flex: 1; border: .6pt solid #0a8a8f; padding-bottom: 3pt; } .box h4 { background: #0a8a8f; color: #fff; padding: 2pt 4pt; } .box p { display: flex; justify-content: space-between; padding: 1pt 4pt; }
  .tiny { font-size: 6.2pt; line-height: 7.4pt; padding: 4pt 0; } h3 { font-size: 9.5pt; line-height: 14pt; } .t { table-layout: fixed; width: 524pt; } .t td { height: ${LINE}pt; padding: 1pt 3pt 0; white-space: nowrap; overflow: hidden; } .t tr:nth-child(even) td { background: #f2f7f7; } .t th { border-bottom: .6pt solid #0a8a8f; line-height: 9pt; vertical-align: bottom; text-align: center; }
  .n { text-align: right; } .edge { font-weight: bold; } .turn { margin-top: 8pt; } table.turn { margin-top: 2pt; } .turn td { padding: 1pt 26pt 1pt 0; } .codes { position: absolute; left: 34pt; right: 34pt; bottom: 20pt; font-size: 6.6pt; line-height: 8.5pt; } .codes td, .codes th { padding-right: 30pt; text-align: left; font-weight: normal; }`;

function draw(random: Random): Drawn {
  const start = dayAfter('2020-12-15', random.integer(0, 1700));
  const end = dayAfter(start, 30);
  const words = (iso: string) => ({ ...WORDS, day: [shortDay(dayAfter(iso, -1)), shortDay(dayAfter(iso, -3))] });
  const opening = BigInt(random.integer(-4_000_000, 12_000_000));
  const entries = drawEntries(random, {
    sorts: SORTS,
    words,
    start,
    days: 31,
    count: rowCount(random, 28, 120),
    opening,
  });
  const flaw = drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const bad = flaw === 'balance' ? random.integer(0, entries.length - 1) : -1;
  const lines = entries.map((entry, row) => ({
    ...{ entry, row, balance: row === bad ? misprinted(random, entry.balance) : entry.balance },
    accrued: random.chance(0.4) ? plain(BigInt(random.pick([150, 625, 875, 1050, 1775]))) : '',
  }));
  const last = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? misprinted(random, last) : last;
  const out = sumOf(entries, isOut);
  const into = sumOf(entries, isIn);
  const [credits, debits] = [isIn, isOut].map((wanted) => entries.filter(({ amount }) => wanted(amount)).length);
  const paper: Paper = {
    holder: random.pick(['KOPJE DESIGN (PTY) LTD', 'MR PIETER J LOUW', 'ZANELE DUBE T/A ZD CATERING']),
    number: `62${random.digits(9)}`,
    ...{ start, end, opening, closing },
    charges: plain(BigInt(random.integer(4000, 90_000))),
    turnover: [
      ['No. Credit Transactions', credits ?? 0, credit(flaw === 'total' ? misprinted(random, into) : into)],
      ['No. Debit Transactions', debits ?? 0, `${plain(out)}Dr`],
    ],
  };
  const account = {
    institution: 'IBHUBESI BANK',
    holder: paper.holder,
    number: paper.number,
    iban: null,
    bic: null,
  } as const;
  return {
    pages: print(lines, paper),
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'checking', currency: 'ZAR' },
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
    name: 'za-checking-accrued-charges',
    country: 'ZA',
    language: 'en',
    type: 'checking',
    difficulties: ['no-year', 'cr-dr-suffix', 'charges-column', 'two-part-description', 'counts'],
    size: A4,
    draw,
  },
];
