import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An Indian savings account: ruled columns of narration, cheque or reference number, value date, withdrawal, deposit and
 * closing balance; narrations cut wherever the column ends, sums in lakhs, the opening balance only in the last page's summary.
 */
const BANK = 'Nilgiri Merchants Bank';
const WORDS: kit.Words = {
  who: [
    'ANANDHI R',
    'RAKESH PILLAI',
    'SUNITA DEVI',
    'MOHD FAIZAN',
    'KRISHNAVENI S',
    'JOSEPH KURIAN',
    'P LAKSHMI NARAYANAN',
  ],
  shop: [
    'GREENLEAF SUPER STORES',
    'ANNAI MEDICALS',
    'BLUEKITE FOODS',
    'METROLINE CABS',
    'SRI GANAPATHY FUELS',
    'PAGEMARK BOOKS',
  ],
  upi: ['okbluebank', 'ybnmb', 'paynmb', 'axlnil', 'ibkl'],
  city: ['CHENNAI', 'COIMBATORE', 'BENGALURU', 'KOCHI', 'MYSURU'],
  firm: ['ORANGE LOTUS INFOTECH PVT LTD', 'VETRI TEXTILES', 'SAHYOG TRADERS', 'TEJAS AUTO COMPONENTS LLP'],
};
const OUTS = [
  'UPI-{shop}-{n}{9}@{upi}-NLGI0000{3}-{12}-UPI',
  'UPI-{who}-{who}@{upi}-KRVB0001{3}-4{11}-PAYMENT FROM PHONE',
  'UPI-{shop}-Q{8}@{upi}-YSNB0YSNUPI-{12}-NO REMARKS',
  'POS 4{5}XXXXXX{4} {shop}',
  'POS 4{5}XXXXXX{4} {shop} POS DEBIT',
  'ATW-4{5}XXXXXX{4}-S1ACCN{2}-{city}',
  'NWD-4{5}XXXXXX{4}-{8}-{city}',
  'EAW-4{5}XXXXXX{4}-CSCNI{3}-{city}',
  'ACH D- {firm}-{10}',
  'EMI {9} CHQ S{8}1 0{n}25{9}',
  'NEFT DR-NLGI0000{3}-{who}-NETBANK, MUM-N{12}-RENT MARCH',
  'IMPS-{12}-{who}-NLGI-XXXXXXX{4}-HOUSE HELP',
  'CHQ PAID-MICR CTS-{city}-{who}',
  'CASH WDL {city} MAIN BR SELF',
  'IB BILLPAY DR-NLGIE{n}-{6}XXXXXX{4}',
  'SMS CHARGES QTR INCL GST 2{3}24',
  'DEBIT CARD ANNUAL FEE-{6}-INCL GST 18.00%',
  'RTGS DR-KRVB0000{3}-{firm}-NETBANK, MUM-NLGIR5{15}-INV {4}/24-25',
  'ME DC SI 4{5}XXXXXX{4} {shop}',
  'MIN BAL CHGS INCL GST 0{n}{2}24',
];
const INS = [
  'NEFT CR-KRVB0000{3}-{firm}-{who}-KRVBN5{15}',
  'IMPS-{12}-{who}-KRVB-XXXXXXXX{4}-LOAN RETURN',
  'UPI-{who}-{n}{9}@{upi}-UTKB0000{3}-{12}-DINNER SHARE',
  'CASH DEP {city} MAIN',
  'CREDIT INTEREST CAPITALISED',
  'CHQ DEP - MICR CLG - {city} WBO',
  'SALARY FOR THE MONTH {firm}',
  'POS REFUND 4{5}XXXXXX{4} {shop}',
  'FD INT CR-5030{10}',
];
const date = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yy}`;
const longDate = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;
const money = (minor: bigint) => figure(minor, { group: ',', decimal: '.', groupOf: 2 });
const LINE = 10.6;
const ROOM = 47;

interface Line extends kit.Move {
  readonly lines: readonly string[];
  readonly reference: string;
  readonly valueDate: string;
  readonly printed: bigint;
}

function header(holder: string, number: string, period: kit.Period, random: Random): string {
  const branch = random.pick(['ADYAR', 'RACE COURSE ROAD', 'KALOOR', 'JAYALAKSHMIPURAM']);
  return `<div class="logo">${BANK}<small>We stand by your word</small></div>
    <div class="who"><b>${text(holder)}</b><br>${random.integer(2, 90)}/${random.digits(1)} , FLAT ${random.integer(1, 9)}C<br>THIRUVENGADAM STREET<br>RAJA NAGAR<br>CHENNAI ${random.integer(600_001, 600_119)}<br>TAMIL NADU INDIA<br><br>JOINT HOLDERS :</div>
    <div class="acc"><i>Account Branch</i><span>: ${branch}</span><i>Address</i><span>: ${random.integer(10, 99)}, ARCOT TRUNK ROAD</span>
    <i>Phone no.</i><span>: 1800${random.digits(7)}</span><i>OD Limit</i><span>: 0.00</span><i>Currency</i><span>: INR</span><i>Cust ID</i><span>: ${random.digits(8)}</span>
    <i>Account No</i><span>: ${number}</span><i>A/C Open Date</i><span>: ${date(dayAfter(period.start, -random.integer(900, 4000)))}</span><i>Account Status</i><span>: Regular</span>
    <i>RTGS/NEFT IFSC</i><span>: NLGI0000${random.digits(3)}</span><i>Account Type</i><span>: SAVINGS A/C - RESIDENT (${random.digits(3)})</span></div>
    <div class="from">From : ${longDate(period.start)} &nbsp; To : ${longDate(period.end)}</div><div class="title">Statement of account</div>`;
}

function rowHtml(row: Line, r: number): string {
  const out = row.amount < 0n ? money(row.amount) : '';
  const into = row.amount > 0n ? money(row.amount) : '';
  return `<tr ${rowAttribute(0, r)}><td>${date(row.date)}</td><td>${row.lines.map(text).join('<br>')}</td><td>${row.reference}</td><td>${date(row.valueDate)}</td><td class="r">${out}</td><td class="r">${into}</td><td class="r">${money(row.printed)}</td></tr>`;
}

const summary = (opening: bigint, closing: bigint, debits: bigint, credits: bigint, counts: [number, number]) =>
  `<div class="sum"><b>STATEMENT SUMMARY :-</b><table><tr><th>Opening Balance</th><th>Dr Count</th><th>Cr Count</th><th>Debits</th><th>Credits</th><th>Closing Bal</th></tr>
  <tr><td>${money(opening)}</td><td>${counts[0]}</td><td>${counts[1]}</td><td>${money(debits)}</td><td>${money(credits)}</td><td>${money(closing)}</td></tr></table></div>
  <p class="gen">This is a computer generated statement and does not require signature.</p>`;

function truthOf(row: Line): TrueRow {
  const description = row.lines.join(' ');
  const unbroken = row.lines.join('');
  return {
    date: row.date,
    valueDate: row.valueDate,
    description,
    ...(unbroken === description ? {} : { alsoAccepted: [unbroken, row.text] }),
    reference: row.reference,
    amount: contractAmount(row.amount),
    balance: contractAmount(row.printed),
  };
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const opening = BigInt(random.integer(90_000, 24_000_000));
  const plain = kit.moves(random, {
    ...{ period, count: kit.rowCount(random, 95), opening, sums: [2_000, 150_000], round: random.pick([1, 100]) },
    ...{ outs: OUTS, ins: INS, inShare: 0.2, words: WORDS },
  });
  const fault = kit.drawFault(random, ['closing', 'balance', 'debits'], plain.length);
  const balances = kit.printedBalances(random, plain, fault === 'balance');
  const rows: Line[] = plain.map((row, r) => ({
    ...row,
    lines: kit.cutAt(row.text, 27),
    reference: `0000${random.digits(12)}`,
    valueDate: random.chance(0.1) ? dayAfter(row.date, random.pick([-1, 1])) : row.date,
    printed: balances[r] ?? 0n,
  }));
  const end = rows.at(-1)?.balance ?? opening;
  const closing = fault === 'closing' ? kit.misprint(random, end) : end;
  const out = -kit.sumOf(rows, -1);
  const debits = fault === 'debits' ? kit.misprint(random, out) : out;
  const holder = `${random.pick(['MR.', 'MRS.', 'MS.'])} ${random.pick(WORDS.who ?? [])}`;
  const number = `5010${random.digits(10)}`;
  const head = header(holder, number, period, random);
  const outs = rows.filter(({ amount }) => amount < 0n).length;
  const foot = summary(opening, closing, debits, kit.sumOf(rows, 1), [outs, rows.length - outs]);
  const pages = kit.paginate(
    rows,
    ({ lines }) => lines.length,
    () => ROOM,
    6,
  );
  let r = 0;
  const html = pages.map((page, index) => {
    const body = page.map((row) => rowHtml(row, r++)).join('');
    const last = index === pages.length - 1;
    return `<div class="no">Page No .: ${index + 1}</div>${head}<table class="tx"><tr><th>Date</th><th>Narration</th><th>Chq./Ref.No.</th><th>Value Dt</th><th>Withdrawal Amt.</th><th>Deposit Amt.</th><th>Closing Balance</th></tr>${body}<tr class="gap"><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>${last ? foot : ''}
      <div class="legal">${BANK.toUpperCase()} LIMITED<br>*Closing balance includes funds earmarked for hold and uncleared funds. Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement.<br>State account branch GSTN:33AAACN${random.digits(4)}B1ZG. Registered Office Address: Nilgiri House, Mount Road, Chennai 600002</div>`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'savings', currency: 'INR' },
        period,
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthOf),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

const CSS = `
.page { padding: 18pt 16pt; font-family: 'Liberation Sans'; font-size: 7.4pt; }
.no { text-align: right; height: 11pt; } .logo { font-size: 15pt; font-weight: bold; color: #123a7a; height: 32pt; } .logo small { display: block; font-size: 6.5pt; color: #a03030; }
.who { position: absolute; left: 16pt; top: 62pt; width: 250pt; border: .6pt solid #444; padding: 4pt; height: 116pt; line-height: 10pt; }
.acc { position: absolute; left: 300pt; top: 62pt; width: 280pt; display: grid; grid-template-columns: 76pt 1fr; line-height: 10pt; } .acc i { font-style: normal; }
.from { position: absolute; top: 184pt; left: 16pt; } .title { position: absolute; top: 182pt; left: 300pt; font-weight: bold; font-size: 9pt; }
table.tx { position: absolute; top: 198pt; left: 16pt; width: 563pt; table-layout: fixed; border: .6pt solid #444; }
.tx th { background: #dde3ee; font-size: 7.2pt; height: 16pt; border: .6pt solid #444; }
.tx th:nth-child(1) { width: 44pt; } .tx th:nth-child(2) { width: 176pt; } .tx th:nth-child(3) { width: 88pt; } .tx th:nth-child(4) { width: 46pt; } .tx th:nth-child(7) { width: 76pt; }
.tx td { vertical-align: top; line-height: ${LINE}pt; padding: 0 3pt; border-left: .6pt solid #444; white-space: nowrap; } .tx .gap td { height: 5pt; } .tx .r { text-align: right; }
.sum { position: absolute; bottom: 76pt; left: 16pt; width: 563pt; } .sum table { width: 100%; } .sum th, .sum td { text-align: center; padding-top: 2pt; }
.gen { position: absolute; bottom: 62pt; left: 16pt; } .legal { position: absolute; bottom: 16pt; left: 16pt; width: 563pt; font-size: 6.2pt; color: #333; }
`;

export const families: Family[] = [
  {
    name: 'in-savings-narration',
    country: 'IN',
    language: 'en',
    type: 'savings',
    difficulties: ['wrapped-mid-word', 'value-date', 'reference-column', 'lakhs', 'opening-at-end'],
    size: A4,
    draw,
  },
];
