import type { Random } from '../../../corpus/generator/random.ts';
import { drawEntries, drawFlaw, type Entry, misprinted, pack, sort, wrap } from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Kenyan mobile money statement: newest first, a receipt number before the time of completion, details wrapped in a narrow
 * cell, a status, money withdrawn with a minus; no opening or closing, but mostly a summary of totals by kind above.
 */
const SORTS = [
  sort('SEND MONEY', 'Customer Transfer to - {phone} {person}', -1_500_000, -5000),
  sort('SEND MONEY', 'Customer Transfer of Funds Charge', -10_800, -500),
  sort('SEND MONEY', 'Customer Transfer Fuliza Pesa to - {phone} {person}', -300_000, -10_000),
  sort('RECEIVED MONEY', 'Funds received from - {phone} {person}', 5000, 2_000_000),
  sort(
    'RECEIVED MONEY',
    'Business Payment from 300### - {bank} via API. Original conversation ID is ~~#~##~~#~.',
    50_000,
    6_000_000,
  ),
  sort('RECEIVED MONEY', 'Salary Payment from ###### - {firm}', 1_500_000, 7_000_000),
  sort('AGENT DEPOSIT', 'Deposit of Funds at Agent Till ###### - {agent} {town}', 10_000, 1_000_000),
  sort('AGENT WITHDRAWAL', 'Customer Withdrawal At Agent Till ###### - {agent} {town}', -900_000, -10_000),
  sort('AGENT WITHDRAWAL', 'Withdrawal Charge', -19_700, -1100),
  sort('PAYBILL', 'Pay Bill Online to 888### - {biller} Acc. ########', -600_000, -5000),
  sort('PAYBILL', 'Pay Bill to 247### - {bank} Acc. 0##0########', -4_000_000, -20_000),
  sort('PAYBILL', 'Pay Bill Charge', -10_800, -500),
  sort('PAYBILL', 'Pay Bill Online to 4#4### - {biller} Acc. {person}', -300_000, -10_000),
  sort('BUY GOODS', 'Merchant Payment to 5##### - {shop}', -500_000, -3000),
  sort('BUY GOODS', 'Merchant Payment Online to 7##### - {shop} {town}', -450_000, -5000),
  sort('BUY GOODS', 'Pay merchant Charge', -5000, -200),
  sort('BUY GOODS', 'Customer Payment to Small Business to - {phone} {person}', -200_000, -2000),
  sort('AIRTIME', 'Airtime Purchase', -100_000, -500),
  sort('AIRTIME', 'Buy Bundles Online', -100_000, -2000),
  sort('AIRTIME', 'Airtime Purchase For Other to - {phone}', -50_000, -1000),
  sort('OTHERS', 'OD Loan Repayment to 232323 - Overdraw Pesa', -400_000, -2000),
  sort('OTHERS', 'OverDraft of Credit Party', 2000, 150_000),
  sort('OTHERS', 'Akiba Savings Deposit', -500_000, -10_000),
  sort('OTHERS', 'Akiba Savings Withdraw 1 of 2', 10_000, 400_000),
  sort('OTHERS', 'Loan Disbursement Ref ~~##~~ 30 days', 50_000, 500_000),
  sort('OTHERS', 'Reversal of transaction ~~#~~##~~# by Customer Care', 5000, 200_000),
];

const WORDS = {
  phone: ['2547******118', '0722***904', '2547******663', '0110***027'],
  person: ['WANJIRU KAMAU', 'OTIENO OCHIENG', 'MERCY CHEPKOECH', 'ABDI HASSAN', 'JOHN MUTUA'],
  bank: ['HARAMBEE BANK', 'SIMBA SACCO', 'PWANI TRUST BANK B2C'],
  firm: ['MLIMA TEA FACTORY LTD', 'SAVANNA SECURITY'],
  agent: ['MAMA BRIAN SHOP', 'TWIGA AGENCIES 2', 'JAMII COMMS'],
  town: ['NAKURU', 'KISUMU CBD', 'THIKA RD', 'GITHURAI 45'],
  biller: ['UMEME PREPAID', 'MAJI WATER', 'NYUMBA RENTALS', 'SHULE FEES', 'KAZI FIBRE'],
  shop: ['NAIVAS-TO', 'CHOMA ZONE BAR', 'DAWA CHEMIST', 'PETRO KEN 24'],
};

const PRINT = { group: ',', decimal: '.' };
const LINE = 9.6;
const plain = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, PRINT)}`;
const long = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })} ${partsOf(iso).yyyy}`;

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly balance: bigint;
  readonly receipt: string;
  readonly time: string;
  readonly details: readonly string[];
}

const lineHeight = ({ details }: Line) => Math.max(details.length, 2) * LINE + 6;

function printRow({ entry, row, balance, receipt, time, details }: Line): string {
  const [into, out] = entry.amount < 0n ? ['', plain(entry.amount)] : [plain(entry.amount), ''];
  return `<tr ${rowAttribute(0, row)}><td>${receipt}</td><td>${entry.date}<br>${time}</td><td>${details.map(text).join('<br>')}</td><td>Completed</td><td class="n">${into}</td><td class="n">${out}</td><td class="n">${plain(balance)}</td></tr>`;
}

const truthOf = ({ entry, balance, receipt, time, details }: Line): TrueRow => ({
  date: entry.date,
  valueDate: null,
  description: details.join(' '),
  alsoAccepted: [
    `${details.join(' ')} Completed`,
    `${time} ${details.join(' ')}`,
    `${time} ${details.join(' ')} Completed`,
  ],
  reference: receipt,
  amount: contractAmount(entry.amount),
  balance: contractAmount(balance),
});

/** Money in and out by kind and in all; `off` is what a misprint adds to the total paid in. */
function summary(entries: readonly Entry[], off: bigint): string {
  const kinds = [...new Set(SORTS.map(({ code }) => code))];
  const sums = kinds.map((kind) => {
    const amounts = entries.filter(({ code }) => code === kind).map(({ amount }) => amount);
    const sum = (wanted: (amount: bigint) => boolean) =>
      amounts.reduce((total, amount) => (wanted(amount) ? total + amount : total), 0n);
    return { kind, into: sum((amount) => amount > 0n), out: -sum((amount) => amount < 0n) };
  });
  const row = (kind: string, into: bigint, out: bigint) =>
    `<tr><td>${kind}</td><td class="n">${plain(into)}</td><td class="n">${plain(out)}</td></tr>`;
  const all = row(
    '<b>TOTAL</b>',
    sums.reduce((total, { into }) => total + into, off),
    sums.reduce((total, { out }) => total + out, 0n),
  );
  return `<h3>SUMMARY</h3><table class="t s"><tr><th>TRANSACTION TYPE</th><th class="n">PAID IN</th><th class="n">PAID OUT</th></tr>${sums.map(({ kind, into, out }) => row(kind, into, out)).join('')}${all}</table>`;
}

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
}

const head = ({ holder, number, start, end }: Paper) =>
  `<h1>TUMA<i>PESA</i> STATEMENT</h1><table class="who"><tr><td>Customer Name:</td><td>${text(holder)}</td></tr><tr><td>Mobile Number:</td><td>${number}</td></tr><tr><td>Email Address:</td><td>${text(holder.toLowerCase().replaceAll(' ', '.'))}@barua.example</td></tr>
  <tr><td>Statement Period:</td><td>${long(start)} - ${long(end)}</td></tr><tr><td>Currency:</td><td>KES</td></tr><tr><td>Request Date:</td><td>${long(dayAfter(end, 1))}</td></tr></table>`;

const COLUMNS = `<colgroup>${[64, 66, 152, 56, 58, 64, 64].map((width) => `<col style="width:${width}pt">`).join('')}</colgroup><tr><th>Receipt No.</th><th>Completion Time</th><th>Details</th><th>Transaction Status</th><th class="n">Paid In</th><th class="n">Withdrawn</th><th class="n">Balance</th></tr>`;

const foot = (page: number, of: number) =>
  `<div class="foot"><span><b>Disclaimer:</b> This record is produced for your personal use and is not transferable. If you have any questions please email care@tumapesa.example or call 234.<br>Twitter: @tuma_care &nbsp; Statement Verification Code <b>7Q${of}KX0${page}</b></span><span>Page ${page} of ${of}</span></div>`;

function print(lines: readonly Line[], paper: Paper): string[] {
  const chunks = pack([...lines].reverse(), lineHeight, paper.summary ? 385 : 530, 690);
  return chunks.map((chunk, page) => {
    const top = page === 0 ? `${head(paper)}${paper.summary}<h3>DETAILED STATEMENT</h3>` : '';
    return `${top}<table class="t">${COLUMNS}${chunk.map(printRow).join('')}</table>${foot(page + 1, chunks.length)}`;
  });
}

const CSS = `.page { padding: 28pt 34pt; font: 7.4pt/${LINE}pt 'Liberation Sans'; } h1 { font-size: 15pt; line-height: 26pt; text-align: right; color: #2c7a1f; } h1 i { color: #c01818; font-style: normal; } .who td { padding: 1pt 18pt 1pt 0; font-weight: bold; } h3 { font-size: 8.4pt; line-height: 18pt; color: #2c7a1f; margin-top: 4pt; }
  .t { table-layout: fixed; width: 524pt; } .t td, .t th { border-bottom: .5pt solid #9c9; border-left: .5pt solid #dfe; padding: 2.5pt 4pt; vertical-align: top; text-align: left; } .t td { white-space: nowrap; } .t th { background: #d7ecd2; } .t .n { text-align: right; } .s { width: 400pt; }
  .foot { position: absolute; bottom: 20pt; left: 34pt; right: 34pt; display: flex; justify-content: space-between; font-size: 6.2pt; line-height: 8pt; }`;

/** Times that never fall, so that rows of one day keep their order. */
function clocks(random: Random, count: number): string[] {
  const seconds = Array.from({ length: count }, () => random.integer(21_000, 84_000)).sort((one, other) => one - other);
  return seconds.map((second) => new Date(second * 1000).toISOString().slice(11, 19));
}

function linesOf(random: Random, entries: readonly Entry[], bad: number): Line[] {
  const dates = [...new Set(entries.map(({ date }) => date))];
  const times = dates.flatMap((date) => clocks(random, entries.filter((entry) => entry.date === date).length));
  let receipt = '';
  return entries.map((entry, row) => {
    const description = entry.lines.join(' ').replace(/ +/g, ' ');
    if (receipt === '' || !description.endsWith('Charge')) {
      receipt = `S${random.pick(['C', 'D', 'E'])}${random.digits(1)}${random.pick(['K', 'Q', 'T'])}${random.digits(2)}${random.pick(['WX', 'PL', 'ZA'])}${random.digits(2)}`;
    }
    const balance = row === bad ? misprinted(random, entry.balance) : entry.balance;
    return { entry, row, balance, receipt, time: times[row] ?? '', details: wrap(description, 33) };
  });
}

function draw(random: Random): Drawn {
  const start = dayAfter('2021-01-01', random.integer(0, 1600));
  const days = random.pick([31, 31, 92, 183]);
  const end = dayAfter(start, days - 1);
  const count = random.chance(0.12) ? random.integer(1, 4) : random.integer(16, 105);
  const opening = BigInt(random.integer(3_000_000, 9_000_000));
  const entries = drawEntries(random, { sorts: SORTS, words: () => WORDS, start, days, count, opening });
  const summed = random.chance(0.7);
  const flaw = drawFlaw(random, count, summed ? ['balance', 'total'] : ['balance']);
  const lines = linesOf(random, entries, flaw === 'balance' ? random.integer(0, count - 1) : -1);
  const holder = random.pick(['FAITH NJERI MWANGI', 'KEVIN ODHIAMBO', 'HALIMA NOOR ADAN']);
  const number = `07${random.digits(8)}`;
  const sums = summed ? summary(entries, flaw === 'total' ? misprinted(random, 0n) : 0n) : '';
  const sound: TrueStatement['reconciliation'] = summed
    ? { status: 'verified' }
    : { status: 'unverifiable', unbound: [0] };
  const account = {
    institution: 'TUMAPESA',
    holder,
    number,
    iban: null,
    bic: null,
    type: 'unknown',
    currency: 'KES',
  } as const;
  return {
    pages: print(lines, { holder, number, start, end, summary: sums }),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: null,
        closing: null,
        transactions: lines.map(truthOf),
        reconciliation: flaw ? { status: 'failed' } : sound,
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'ke-unknown-mobile-money',
    country: 'KE',
    language: 'en',
    type: 'unknown',
    difficulties: ['newest-first', 'no-opening', 'reference-column', 'summary-by-kind', 'status-column', 'multi-line'],
    size: A4,
    draw,
  },
];
