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
  type Words,
  wrap,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A large Indian private bank's savings statement: dates with dashes, a cheque number's column, particulars broken at a
 * width, debit, credit and balance in lakhs' grouping, the branch's code last; opening, totals and closing as rows.
 */
const BANK = 'Vindhya Bank Limited';
const SORTS = [
  sort('', 'UPI/P2A/############/{person}/{bank}/{note}', -2_000, -900_000),
  sort('', 'UPI/P2A/############/{person}/{bank}/{note} ', 1_000, 800_000),
  sort('', 'UPI/P2M/############/{shop}/{bank}/Payment from Ph', -1_000, -250_000),
  sort('', 'UPI/P2M/############/{shop}/{bank}/UPI', -500, -90_000),
  sort('', 'UPI/CRADJ/############/{shop}/Refund', 2_000, 90_000),
  sort('', 'IMPS/P2A/############/{person}/{bank}/{note}', -50_000, -2_500_000),
  sort('', 'IMPS/P2A/############/{person}/{bank}/{note} IN', 50_000, 2_500_000),
  sort('', 'NEFT/VNDH##########/{firm}/{bank}/SALARY {my}', 3_500_000, 18_000_000),
  sort('', 'NEFT/MB/VNDH##########/{person}/{bank}/RENT', -1_200_000, -4_500_000),
  sort('', 'RTGS/VNDHR5################/{firm}/{bank}', -20_000_000, -45_000_000),
  sort('', 'ATM-CASH/{city}/########/{dmy}', -50_000, -1_000_000),
  sort('', 'ATM-CASH-VNDH/+{city} MG ROAD/####/{dmy}', -50_000, -2_000_000),
  sort('', 'POS/{shop}/{city}/{dmy}/{hh}:1#', -9_000, -600_000),
  sort('', 'PUR/{web}/MUMBAI/{dmy}', -9_900, -400_000),
  sort('', 'ACH-DR-{fund} SIP-##########', -100_000, -1_000_000),
  sort('', 'ECS/{util}/########', -30_000, -300_000),
  sort('', 'BRN-CLG-CHQ PAID TO {firm}/{bank}', -100_000, -5_000_000),
  sort('', 'BRN-CLG-CHQ DEPOSIT {person}/{bank}', 100_000, 5_000_000),
  sort('', 'BY CASH DEPOSIT-BNA/+{city}/########', 50_000, 4_900_000),
  sort('', 'MOB/TPFT/{person}/9###########', -10_000, -900_000),
  sort('', 'INB/IFT/{firm}/BILL ####', -30_000, -900_000),
  sort('', 'Int.Pd:{dmy} to {dmy}', 900, 120_000),
  sort('', 'Consolidated Charges for A/c', -1_770, -59_000),
  sort('', 'GST @18% on Charges', -318, -9_000),
  sort('', 'SMS Alerts Qtr Fee {my}', -1_770, -2_950),
  sort('', 'EMI/PPR0############/{my}', -600_000, -3_900_000),
  sort('', 'CreditCard Payment XX #### Ref#~~########', -90_000, -5_900_000),
  sort('', 'DIV/{firm}/FINAL {my}', 1_200, 240_000),
];
const words = (date: string): Words => {
  const { dd, mm, yy, yyyy } = partsOf(dayAfter(date, -1));
  return {
    dmy: [`${dd}-${mm}-${yyyy}`, `${dd}${mm}${yy}`],
    my: [`${mm}-${yyyy}`],
    hh: ['09', '13', '18', '20'],
    person: ['RAMESH KUMAR V', 'ANANYA IYER', 'S MEENAKSHI', 'FAROOQ SHAIKH'],
    shop: ['SRI BALAJI STORES', 'MEDIKART', 'CHAI TAPRI', 'INDRADHANUSH FUELS', 'QUICKBASKET'],
    bank: ['NARMADA BAN', 'KAVERI BANK', 'SAHYADRI CO'],
    note: ['rent', 'lunch 250', 'sent usi', 'EMI 12 of 24', 'NA'],
    firm: ['GODAVARI INFOSYS SOLN', 'NIRMAL TEXTILES PVT LTD', 'TRIVENI AGRO'],
    city: ['BENGALURU', 'NASHIK', 'COIMBATORE'],
    web: ['PLUMCART', 'RAILYATRA TICKETS', 'STREAMORA IN'],
    fund: ['ADITI MF', 'KONARK AMC'],
    util: ['BESTPOWER LTD', 'AIRVANI POSTPAID', 'MAHANAGAR PNG'],
  };
};
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.', groupOf: 2 })}`;
const day = (iso: string) => `${partsOf(iso).dd}-${partsOf(iso).mm}-${partsOf(iso).yyyy}`;
const lined = ({ lines }: Entry) => wrap(lines.join(' ').trim(), 34).flatMap((line) => line.match(/.{1,34}/g) ?? []);

const CSS = `.page{padding:34pt 32pt;font-family:'Liberation Serif';font-size:8.4pt;line-height:10pt}.c{color:#861f41;font-size:15pt;font-weight:bold;line-height:20pt;text-align:right}.i{display:flex;justify-content:space-between;height:122pt}.i div{width:47%}
h2{font-size:9pt;text-align:center;margin:6pt 0}.t{width:100%;table-layout:fixed}.t th,.t td{border:.5pt solid #777;padding:1.6pt 4pt;vertical-align:top;white-space:nowrap}.t th{background:#f4e6ea;height:16pt}.t .r{text-align:right}.t .c2{text-align:center}.t tr.b td{font-weight:bold;height:14pt}
.e{font-size:7pt;line-height:8.6pt;margin-top:8pt}.f{position:absolute;bottom:20pt;left:32pt;right:32pt;font-size:6.8pt;text-align:center;line-height:8pt}`;

const trueRow = (entry: Entry, balance: bigint, cheque: string): TrueRow => ({
  ...{ date: entry.date, valueDate: null, description: lined(entry).join(' ') },
  alsoAccepted: [entry.lines.join(' ').trim()],
  ...{ reference: cheque || null, amount: contractAmount(entry.amount), balance: contractAmount(balance) },
});

const LEGENDS = `<div class="e">Legends :<br>ICONN - Transaction trough Internet Banking<br>VMT-ICON - Visa Money Transfer through Internet Banking<br>CWDR - Cash Withdrawal through ATM<br>PUR - POS purchase<br>Int.Pd - Interest paid to customer<br>
  Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement, it will be taken that he/she has found this statement correct. The closing balance as shown includes not only the credit balance and / or overdraft limit, but also funds which are under clearing.<br>++++ End of Statement ++++</div>`;

const bare = (label: string, debit: string, credit: string, balance: string) =>
  `<tr class="b"><td></td><td></td><td>${label}</td><td class="r">${debit}</td><td class="r">${credit}</td><td class="r">${balance}</td><td></td></tr>`;

const front = (holder: string, number: string, ifsc: string, customer: string) =>
  `<div class="i"><div><b>${text(holder)}</b><br>Joint Holder :- --<br>FLAT 302 SAI RESIDENCY<br>4TH CROSS KORATPUR<br>BENGALURU<br>KARNATAKA-INDIA<br>560999</div>
  <div style="text-align:right">Customer No :${customer}<br>Scheme :SB-EASY ACCESS SALARY<br>Currency :INR<br>IFSC Code :${ifsc}<br>MICR Code :560211${customer.slice(0, 3)}<br>Nominee Registered :Y<br>Registered Mobile No :XXXXXX${customer.slice(-4)}<br>Account No :${number}</div></div>`;

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-01', random.integer(0, 1250));
  const end = dayAfter(start, random.pick([30, 60, 90]));
  const opening = BigInt(random.integer(900_000, 42_000_000));
  const count = rowCount(random, 24, 100);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const cheques = entries.map(({ lines }) => (lines[0]?.startsWith('BRN-CLG') ? random.digits(6) : ''));
  const flaw = drawFlaw(random, count, ['closing', 'balance', 'total']);
  const off = misprinted(random, 0n);
  const wrongAt = flaw === 'balance' ? random.integer(0, count - 1) : -1;
  const balances = entries.map(({ balance }, r) => balance + (r === wrongAt ? off : 0n));
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const branch = random.digits(4);
  const number = `91${random.digits(13)}`;
  const holder = random.pick(['ANANYA IYER', 'RAMESH KUMAR VENKATESAN', 'FAROOQ AHMED SHAIKH', 'DEEPIKA RANGANATHAN']);
  const customer = random.digits(9);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const r = index.get(entry) ?? 0;
    const size = money(entry.amount < 0n ? -entry.amount : entry.amount);
    return `<tr ${rowAttribute(0, r)}><td>${day(entry.date)}</td><td class="c2">${cheques[r] ?? ''}</td><td>${lined(entry).map(text).join('<br>')}</td>
      <td class="r">${isOut(entry.amount) ? size : ''}</td><td class="r">${isIn(entry.amount) ? size : ''}</td><td class="r">${money(balances[r] ?? 0n)}</td><td class="c2">${branch}</td></tr>`;
  };
  const ends = `${bare('TRANSACTION TOTAL', money(-sumOf(entries, isOut)), money(sumOf(entries, isIn) + (flaw === 'total' ? off : 0n)), '')}${bare('CLOSING BALANCE', '', '', money(closing))}`;
  const parts = pack(entries, (entry) => lined(entry).length * 10 + 4, 440, 590);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const head = `<tr><th>Tran Date</th><th>Chq No</th><th>Particulars</th><th>Debit</th><th>Credit</th><th>Balance</th><th>Init.<br>Br</th></tr>`;
    return `${p === 0 ? `<div class="c">VINDHYA BANK</div>${front(holder, number, `VNDH000${branch}`, customer)}<h2>Statement of Account No - ${number} for the period (From : ${day(start)} To : ${day(end)})</h2>` : ''}
      <table class="t"><colgroup><col style="width:58pt"><col style="width:44pt"><col><col style="width:70pt"><col style="width:70pt"><col style="width:76pt"><col style="width:32pt"></colgroup>
      ${head}${p === 0 ? bare('OPENING BALANCE', '', '', money(opening)) : ''}${part.map(row).join('')}${last ? ends : ''}</table>${last ? LEGENDS : ''}
      <div class="f">REGISTERED OFFICE - ${BANK}, TRIVENI, Opp. Samarth Lake, Nashik 422999. BRANCH ADDRESS - ${branch} KORATPUR BR, BENGALURU.<br>Page ${p + 1} of ${parts.length}</div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'savings', currency: 'INR' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => trueRow(entry, balances[r] ?? 0n, cheques[r] ?? '')),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'in-savings-init-br',
    ...{ country: 'IN', language: 'en', type: 'savings', size: A4, draw },
    difficulties: ['lakhs', 'branch-code-column', 'cheque-column', 'texts-cut-mid-word', 'running-balance'],
  },
];
