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
import { type Drawn, type Family, LETTER } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A large American retail bank's checking statement: a summary with counts of instances by kind, then one list of
 * month/day, description, signed amount and balance after every row, begun and ended by a row of the balance alone.
 */
const BANK = 'Cordell Harbor Bank, N.A.';
const SORTS = [
  sort('card', 'Card Purchase {md} {shop} {town} Card ####', -480, -14_000),
  sort('card', 'Card Purchase With Pin {md} {shop} {town} Card ####', -900, -18_000),
  sort('card', 'Recurring Card Purchase {md} {web} ###-###-#### {state} Card ####', -499, -6_900),
  sort('card', 'Card Purchase Return {md} {shop} {town} Card ####', 800, 9_000),
  sort('atm', 'Non-Chb ATM Withdraw {md} ### {street} {town} Card ####', -2_300, -40_300),
  sort('atm', 'ATM Withdrawal {md} #### {street} {town} Card ####', -2_000, -50_000),
  sort('dep', 'ATM Check Deposit {md} #### {street} {town} Card ####', 5_000, 120_000),
  sort('dep', 'Remote Online Deposit 1', 3_000, 210_000),
  sort('dep', 'Deposit ##########', 10_000, 340_000),
  sort('dep', '{firm} Direct Dep PPD ID: 9#########', 90_000, 390_000),
  sort('dep', 'Orig CO Name:{firm} Orig ID:9######### Desc Date:{md} CO Entry Descr:Payroll Sec:PPD', 120_000, 410_000),
  sort('dep', 'IRS Treas 310 Tax Ref PPD ID: 9111######', 20_000, 280_000),
  sort('dep', 'Zippay Payment From {person} ~~~#~##~####', 1_500, 60_000),
  sort('out', 'Zippay Payment To {person} ~~~#~##~####', -1_000, -90_000),
  sort('out', 'Zippay Payment To {person} Jpm9########', -1_000, -50_000),
  sort('out', '{utility} Bill Pmt PPD ID: ##########', -3_400, -31_000),
  sort('out', '{utility} Web Pymt ######### Web ID: 1#########', -2_900, -24_000),
  sort('out', '{md} Online Payment ########### To {firm}', -4_000, -160_000),
  sort('out', '{md} Online Transfer To Sav ...#### Transaction#: ##########', -5_000, -100_000),
  sort('dep', '{md} Online Transfer From Chk ...#### Transaction#: ##########', 5_000, 100_000),
  sort('out', '{md} Payment To Cordell Card Ending IN ####', -5_000, -230_000),
  sort('out', 'Check # #### {firm} Checkpaymt Arc ID: 9#########', -4_000, -60_000),
  sort('out', 'Mortgage Serv {firm} 24/7 Pay ID: ~######### CCD', -98_000, -265_000),
  sort('fee', 'Monthly Service Fee', -1_200, -1_500),
  sort('fee', 'Non-Chb ATM Fee-With', -300, -350),
  sort('fee', 'Insufficient Funds Fee For A $###.## Item - Details: {utility} ##########', -3_400, -3_500),
  sort('card', 'Card Purchase {md} {web} Amsterdam Nethe Euro ##.## X 1.0##### (Exchg Rte)', -900, -9_000),
];
const KINDS: readonly (readonly [string, string])[] = [
  ['dep', 'Deposits and Additions'],
  ['card', 'Debit Card Transactions'],
  ['atm', 'ATM Withdrawals'],
  ['out', 'Electronic Withdrawals'],
  ['fee', 'Fees and Other Withdrawals'],
];
const words = (date: string): Words => {
  const { mm, dd } = partsOf(dayAfter(date, -1));
  return {
    md: [`${mm}/${dd}`],
    shop: ['Tuckers Hardware #112', 'Greenfork Market 0482', "Dolly's Diner", 'Penn & Pike Coffee', 'Farrow Fuel 8831'],
    town: ['Marlow Springs OH', 'Eastbrook IL', 'Cedar Notch TX', 'N Hadley NY'],
    street: ['Orchard Ave', 'E Main St', 'Lakeview Blvd', 'Rt 9 South'],
    web: ['Streamora.com', 'Plumshelf Inc', 'Gymloft Memb'],
    state: ['CA', 'WA', 'DE', 'NJ'],
    firm: ['Brightwell Logistics', 'Tri-County Schools', 'Osgood Dental Grp', 'Kestrel Mortgage'],
    person: ['Dana Whitlow', 'Marcus Oyelaran', 'Mom', 'Theo R Lindqvist'],
    utility: ['Ohio Vly Elec', 'Clearpath Water', 'Nimbus Wireless', 'Statewide Ins'],
  };
};
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const dollars = (minor: bigint) => `${minor < 0n ? '-' : ''}$${figure(minor, { group: ',', decimal: '.' })}`;
const long = (iso: string) => intlDate(iso, 'en-US', { month: 'long', day: '2-digit', year: 'numeric' });
const md = (iso: string) => `${partsOf(iso).mm}/${partsOf(iso).dd}`;
const lined = ({ lines }: Entry) => wrap(lines.join(' '), 68);

const CSS = `.page{padding:40pt 46pt;font-size:8.6pt;line-height:11pt}.top{text-align:right;margin-bottom:16pt}
.logo{position:absolute;left:46pt;top:36pt;font-size:15pt;font-weight:bold;color:#0b4a8f;line-height:16pt}
.addr{height:80pt;padding-top:26pt}h2{font-size:10pt;border:1pt solid #111;border-right:0;padding:2pt 5pt;display:inline-block;
width:200pt;margin:10pt 0 4pt}.sum{width:340pt}.sum td,.sum th{padding:1pt 4pt;text-align:left}.tx{width:100%}
.tx th{font-size:7.4pt;text-align:left;padding:2pt 4pt;border-bottom:1pt solid #111}.tx td{padding:2pt 4pt;vertical-align:top;
border-bottom:.6pt dotted #888;white-space:nowrap}.tx .r,.sum .r,.tx th.r,.sum th.r{text-align:right}.b td{font-weight:bold}
.foot{position:absolute;bottom:26pt;left:46pt;right:46pt;text-align:right;font-size:7.5pt}
.legal{font-size:7.2pt;line-height:9pt;margin-top:12pt}`;

function summary(entries: readonly Entry[], opening: bigint, closing: bigint, flawedKind: string, off: bigint): string {
  const lines = KINDS.map(([code, label]) => {
    const mine = entries.filter((entry) => (entry.amount > 0n ? 'dep' : entry.code) === code);
    if (mine.length === 0) return '';
    const total = sumOf(mine, () => true) + (code === flawedKind ? off : 0n);
    return `<tr><td>${label}</td><td class="r">${mine.length}</td><td class="r">${money(total)}</td></tr>`;
  });
  return `<h2>CHECKING SUMMARY</h2><table class="sum"><tr><th></th><th class="r">INSTANCES</th><th class="r">AMOUNT</th></tr>
    <tr class="b"><td>Beginning Balance</td><td></td><td class="r">${dollars(opening)}</td></tr>${lines.join('')}
    <tr class="b"><td>Ending Balance</td><td class="r">${entries.length}</td><td class="r">${dollars(closing)}</td></tr></table>`;
}

function draw(random: Random): Drawn {
  const start = dayAfter('2022-11-16', random.integer(0, 1000));
  const end = dayAfter(start, random.pick([28, 29, 30, 32]));
  const opening = BigInt(random.integer(80_000, 900_000));
  const count = rowCount(random, 25, 110);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const flaw = drawFlaw(random, count, ['closing', 'balance', 'total']);
  const off = misprinted(random, 0n);
  const wrongAt = flaw === 'balance' ? random.integer(0, count - 1) : -1;
  const balances = entries.map(({ balance }, r) => balance + (r === wrongAt ? off : 0n));
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const wrongKind = flaw === 'total' ? (entries.some(({ amount }) => isIn(amount)) ? 'dep' : 'none') : '';
  const kind = wrongKind === 'none' ? (entries.find(({ amount }) => isOut(amount))?.code ?? '') : wrongKind;
  const number = `0000${random.digits(11)}`;
  const holder = random.pick(['DANIELLE M OKAFOR', 'RAYMOND T SCHULTE', 'LUIS A CARDENAS OR', 'WENDY K BLOOMQUIST']);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const r = index.get(entry) ?? 0;
    return `<tr ${rowAttribute(0, r)}><td>${md(entry.date)}</td><td>${lined(entry).map(text).join('<br>')}</td>
      <td class="r">${money(entry.amount)}</td><td class="r">${money(balances[r] ?? 0n)}</td></tr>`;
  };
  const bare = (label: string, minor: bigint) =>
    `<tr class="b"><td></td><td>${label}</td><td></td><td class="r">${dollars(minor)}</td></tr>`;
  const parts = pack(entries, (entry) => lined(entry).length * 11 + 5.2, 385, 580);
  const pages = parts.map((part, p) => {
    const first = p === 0;
    const last = p === parts.length - 1;
    const address = `<div class="addr">${text(holder)}<br>${random.integer(11, 990)} SYCAMORE LN<br>EASTBROOK IL 60${random.digits(3)}</div>`;
    return `<div class="logo">Cordell Harbor</div><div class="top">${long(start)} through ${long(end)}<br>Account Number: <b>${number}</b></div>
      ${first ? `${address}${summary(entries, opening, closing, kind, off)}` : ''}
      <h2>TRANSACTION DETAIL${first ? '' : ' <span style="font-weight:normal">(continued)</span>'}</h2>
      <table class="tx"><tr><th style="width:44pt">DATE</th><th>DESCRIPTION</th><th class="r" style="width:70pt">AMOUNT</th><th class="r" style="width:72pt">BALANCE</th></tr>
      ${first ? bare('Beginning Balance', opening) : ''}${part.map(row).join('')}${last ? bare('Ending Balance', closing) : ''}</table>
      ${last ? `<p class="legal">In case of errors or questions about your electronic funds transfers call 1-800-555-0${random.digits(3)} or write to ${BANK}, P.O. Box 6599, Eastbrook IL 60099. Tell us your name, account number and the dollar amount of the suspected error within 60 days. Member FDIC.</p>` : ''}
      <div class="foot">Page ${p + 1} of ${parts.length}</div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban: null, bic: null, type: 'checking', currency: 'USD' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => ({
          ...{ date: entry.date, valueDate: null, description: lined(entry).join(' '), reference: null },
          ...{ amount: contractAmount(entry.amount), balance: contractAmount(balances[r] ?? 0n) },
        })),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'us-checking-transaction-detail',
    ...{ country: 'US', language: 'en', type: 'checking', size: LETTER, draw },
    difficulties: ['running-balance', 'no-year', 'dates-in-text', 'summary'],
  },
];
