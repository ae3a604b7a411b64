import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  wrap,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Nigerian business account: a grid of every cell, transaction and value date, a sparse reference, the branch, and the
 * remarks wrapped in the last column after the balance; headings on the first page alone; a box of totals on top.
 */
const SORTS = [
  sort('E-CHANNELS', 'NIP/{bank}/{person}/{why}', 500_000, 90_000_000),
  sort('E-CHANNELS', 'NIBSS Instant Payment Outward 0000{nip} {why} TO {bank} {person}', -40_000_000, -300_000),
  sort('E-CHANNELS', 'COMMISSION NIBSS Instant Payment Outward 0000{nip}', -5000, -1000),
  sort('E-CHANNELS', 'VALUE ADDED TAX VAT NIBSS Instant Payment Outward', -375, -75),
  sort('E-CHANNELS', 'ELECTRONIC MONEY TRANSFER LEVY CHARGE {day}', -5000, -5000),
  sort('HEAD OFFICE', 'SMS ALERT CHARGES FROM {day} TO {day} ## ALERTS @ N4.00', -42_000, -2000),
  sort('HEAD OFFICE', 'CARD MAINTENANCE FEE 5399**####', -10_750, -5375),
  sort('HEAD OFFICE', 'ACCOUNT MAINTENANCE CHARGE {month}', -180_000, -9000),
  sort('HEAD OFFICE', 'VAT ON ACCOUNT MAINTENANCE CHARGE {month}', -13_500, -675),
  sort('{branch}', 'CASH WITHDRAWAL BY {person} CHQ NO', -60_000_000, -2_000_000),
  sort('{branch}', 'CASH DEPOSIT BY {person} BEING SALES OF {day}', 1_500_000, 70_000_000),
  sort('{branch}', 'INWARD CLEARING CHEQUE {bank} IFO {firm}', -90_000_000, -5_000_000),
  sort('{branch}', 'CHEQUE LODGEMENT {bank} {firm}', 4_000_000, 120_000_000),
  sort('{branch}', 'RTGS INFLOW FROM {firm} INV/{yr}/0## PART PAYMENT', 90_000_000, 400_000_000),
  sort('{branch}', 'STAMP DUTY CHARGE ON {day}', -5000, -5000),
  sort('E-CHANNELS', 'POS/WEB PURCHASE TRANSACTION -{merchant} -{web} -2##### T 2101~###', -9_000_000, -90_000),
  sort('E-CHANNELS', 'POS SETTLEMENT TID 2{tid} {firm} LESS MSC 0.50%', 700_000, 34_000_000),
  sort('E-CHANNELS', 'AIRTIME PURCHASE VIA *7##*AMT*080########', -500_000, -10_000),
  sort('E-CHANNELS', 'ATM WDL {town} NG 0#/{yr} 2214###', -4_000_000, -500_000),
  sort('E-CHANNELS', 'REVERSAL NIP 0000{nip} BENEFICIARY BANK NOT AVAILABLE', 300_000, 9_000_000),
  sort('E-CHANNELS', 'ELECTRICITY TOKEN METER 45####### {why}', -3_000_000, -200_000),
  sort('E-CHANNELS', 'FGN REMITA RRR 28##-####-#### PAYE {month}', -20_000_000, -900_000),
  sort('E-CHANNELS', 'TRANSFER BETWEEN CUSTOMERS FROM {person} TO {person} {why}', 200_000, 30_000_000),
  sort(
    'E-CHANNELS',
    'TRANSFER BETWEEN CUSTOMERS Via MobileApp {why} FROM OWN ACCOUNT TO {person}',
    -12_000_000,
    -100_000,
  ),
  sort('HEAD OFFICE', 'CREDIT INTEREST {month}', 900, 60_000),
  sort('HEAD OFFICE', 'WITHHOLDING TAX ON INTEREST {month} 10%', -6000, -90),
];

const WORDS = {
  bank: ['KUDOS MFB', 'ZENDA BANK', 'PALMCREST BANK', 'STERLAND', 'UNITY HERALD BANK'],
  person: ['OKAFOR CHINEDU EMEKA', 'ADEBAYO FUNMILAYO', 'IBRAHIM SANI MUSA', 'EZE NGOZI BLESSING', 'BAKARE T. O.'],
  firm: ['GREENFIELD AGRO ALLIED LTD', 'DELTA MARINE STORES', 'SUNRISE PHARMACY', 'BRIGHTPATH SCHOOLS'],
  why: [
    'PAYMENT FOR CEMENT',
    'BALANCE',
    'DIESEL 250 LTRS',
    'RENT 2 YRS',
    'Transfer',
    'LOGISTICS TO ABA',
    'MAY GOD BLESS',
  ],
  branch: ['214 IKEJA ALLEN', '305 ABA MAIN', '118 KANO BELLO RD', '427 PORT HARCOURT'],
  merchant: ['SHOPMART LEKKI', 'EKO FUEL STATION', 'MAMA TEE FOODS'],
  web: ['LA LANG', 'IKEJA LANG', 'ABUJA FCNG'],
  town: ['OPEBI', 'WUSE 2', 'GARKI'],
  nip: ['142303091144200011', '132405170930417723', '152311021705588102'],
  tid: ['101K4471', '214C0092', '070D1180'],
};

const PRINT = { group: ',', decimal: '.' };
const LINE = 9;
const plain = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, PRINT)}`;
const date = (iso: string) => `${partsOf(iso).dd}-${intlDate(iso, 'en-US', { month: 'short' })}-${partsOf(iso).yyyy}`;

interface Line {
  readonly row: TrueRow;
  readonly branch: string;
  readonly out: string;
  readonly into: string;
  readonly running: bigint;
  readonly remarks: readonly string[];
  readonly branchLines: readonly string[];
}

const lineHeight = ({ remarks, branchLines }: Line) => Math.max(remarks.length, branchLines.length, 1) * LINE + 6;

function draftLine(random: Random, entry: ReturnType<typeof drawEntries>[number], printed: bigint): Line {
  const description = entry.lines.join(' ');
  const branch = entry.code.replace('{branch}', random.pick(WORDS.branch));
  const reference = /CHQ|CHEQUE/.test(description)
    ? random.digits(8)
    : random.chance(0.15)
      ? `REF${random.digits(7)}`
      : null;
  const amount = entry.amount;
  const row: TrueRow = {
    date: entry.date,
    valueDate: dayAfter(entry.date, random.chance(0.2) ? (amount > 0n ? 1 : -1) : 0),
    description,
    alsoAccepted: [`${branch} ${description}`],
    reference,
    amount: contractAmount(amount),
    balance: contractAmount(printed),
  };
  const [out, into] = amount < 0n ? [figure(amount, PRINT), ''] : ['', plain(amount)];
  return { row, branch, out, into, running: printed, remarks: wrap(description, 30), branchLines: wrap(branch, 13) };
}

const printRow = (line: Line, r: number) =>
  `<tr ${rowAttribute(0, r)}><td>${date(line.row.date)}</td><td>${date(line.row.valueDate ?? '')}</td><td>${line.row.reference ?? ''}</td>
  <td class="n">${line.out}</td><td class="n">${line.into}</td><td class="n">${plain(line.running)}</td>
  <td>${line.branchLines.map(text).join('<br>')}</td><td>${line.remarks.map(text).join('<br>')}</td></tr>`;

const COLUMNS = `<colgroup><col style="width:52pt"><col style="width:52pt"><col style="width:52pt"><col style="width:66pt"><col style="width:66pt"><col style="width:70pt"><col style="width:62pt"><col style="width:135pt"></colgroup>`;
const HEADINGS = `<tr class="h"><th>Trans. Date</th><th>Value. Date</th><th>Reference</th><th>Debits</th><th>Credits</th><th>Balance</th><th>Originating<br>Branch</th><th>Remarks</th></tr>`;

const CSS = `.page { padding: 26pt 18pt; font: 6.6pt/${LINE}pt 'DejaVu Sans Condensed'; } table.t { table-layout: fixed; width: 555pt; }
  .t td, .t th { border: .6pt solid #b9663a; padding: 2.5pt 3pt; vertical-align: top; white-space: nowrap; } .t th { background: #f7d9c6; }
  .n { text-align: right; } .brand { background: #c2500f; color: #fff; font-size: 15pt; line-height: 24pt; padding: 2pt 10pt; width: 150pt; }
  h2 { text-align: center; font-size: 11pt; line-height: 16pt; } .sub { text-align: center; font-size: 8pt; line-height: 14pt; } .info { display: flex; justify-content: space-between; margin: 8pt 0 10pt; }
  .info td { border: .6pt solid #999; padding: 2pt 5pt; } .info td:last-child { width: 120pt; } .info .n { text-align: right; } .who { width: 220pt; font-size: 8pt; line-height: 12pt; }
  .foot { position: absolute; bottom: 14pt; left: 18pt; right: 18pt; display: flex; justify-content: space-between; } .note { margin-top: 10pt; font-style: italic; }`;

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly figures: readonly (readonly [string, string])[];
}

function head({ holder, number, start, end, figures }: Paper): string {
  const facts = [
    ['Print. Date', date(dayAfter(end, 2))],
    ['Branch Name', 'IKEJA ALLEN'],
    ['Account No', number],
    ['Internal Reference', `214/${number.slice(3)}/1/1/0`],
    ['Account Type', 'CURRENT ACCOUNT'],
    ['Currency', 'Nigerian Naira'],
    ...figures,
  ];
  const cells = facts.map(([label, value]) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`).join('');
  return `<div class="brand">Palmgate</div><h2>CUSTOMER STATEMENT</h2><p class="sub">${date(start)} TO ${date(end)}</p>
    <div class="info"><div class="who"><b>${text(holder)}</b><br>NO 14B ADEOLA CLOSE<br>OFF ALLEN AVENUE, IKEJA<br>LAGOS STATE</div><table>${cells}</table></div>`;
}

function print(lines: readonly Line[], paper: Paper): string[] {
  const chunks = pack(lines, lineHeight, 490, 735);
  let next = 0;
  return chunks.map((chunk, page) => {
    const rows = chunk.map((line) => printRow(line, next++)).join('');
    const table = `<table class="t">${COLUMNS}${page === 0 ? HEADINGS : ''}${rows}</table>`;
    const note =
      page === chunks.length - 1
        ? '<p class="note">This is a computer generated statement. Errors should be reported within 15 days.</p>'
        : '';
    return `${page === 0 ? head(paper) : ''}${table}${note}<div class="foot"><span>Palmgate Bank Plc RC 240117</span><span>${page + 1}/${chunks.length}</span></div>`;
  });
}

function draw(random: Random): Drawn {
  const start = `${random.integer(2021, 2025)}-${random.pick(['01', '02', '05', '08', '11', '12'])}-01`;
  const days = random.pick([31, 62, 90]);
  const end = dayAfter(start, days - 1);
  const words = (iso: string) => ({
    ...WORDS,
    day: [date(dayAfter(iso, -1)).toUpperCase(), date(iso)],
    month: [intlDate(iso, 'en-US', { month: 'short', year: 'numeric' }).toUpperCase()],
    yr: [partsOf(iso).yy],
  });
  const opening = BigInt(random.integer(80_000_000, 900_000_000));
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count: rowCount(random, 24, 100), opening });
  const flaw = drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const bad = flaw === 'balance' ? random.integer(0, entries.length - 1) : -1;
  const lines = entries.map((entry, r) =>
    draftLine(random, entry, r === bad ? misprinted(random, entry.balance) : entry.balance),
  );
  const last = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? misprinted(random, last) : last;
  const credits = sumOf(entries, isIn);
  const figures = [
    ['Opening Balance', plain(opening)],
    ['Total Debit', figure(sumOf(entries, isOut), PRINT)],
    ['Total Credit', plain(flaw === 'total' ? misprinted(random, credits) : credits)],
    ['Closing Balance', plain(closing)],
  ] as const;
  const holder = random.pick([
    'MESSRS DELTA CREST VENTURES',
    'HALIMA & SONS NIGERIA LIMITED',
    'OGUNLEYE SAMUEL AYODEJI',
  ]);
  const number = `01${random.digits(8)}`;
  const account = {
    institution: 'Palmgate Bank Plc',
    holder,
    number,
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'NGN',
  } as const;
  return {
    pages: print(lines, { holder, number, start, end, figures }),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: lines.map(({ row }) => row),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'ng-checking-remarks-last',
    country: 'NG',
    language: 'en',
    type: 'checking',
    difficulties: ['description-last', 'value-date', 'headings-once', 'multi-line', 'sparse-reference'],
    size: A4,
    draw,
  },
];
