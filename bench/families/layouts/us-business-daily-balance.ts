import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An American bank's business checking: one list with a column of check numbers, wrapped descriptions, credits before
 * debits and the balance once a day; after it totals, a summary of checks written (the same checks again) and a fee summary.
 */
interface Entry {
  readonly date: string;
  readonly check: string | null;
  readonly lines: readonly string[];
  readonly cents: bigint;
  readonly balance: bigint;
  readonly printed: bigint | null;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly number: string;
  readonly firm: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly Entry[];
  /** What the total of the debits is misprinted by. */
  readonly slip: bigint;
}

interface Item {
  readonly html: string;
  readonly height: number;
}

const FIRMS = [
  'COPPER CANYON ROOFING LLC',
  'BLUEBONNET DENTAL PLLC',
  'HARBORSIDE CATERING INC',
  'R & D TILE AND STONE LLC',
];
const WORDS: Record<string, readonly string[]> = {
  vendor:
    'Desert Lumber Supply|Gulf Linen Service|Amigo Wholesale|Statewide Dental Lab|Metro Waste|Arroyo Insurance'.split(
      '|',
    ),
  buyer: 'Palo Verde Homes|Westgate Hoa|Cimarron Schools|Saguaro Property Mgt'.split('|'),
  place: 'Tucson AZ|Mesa AZ|El Paso TX|Las Cruces NM'.split('|'),
  who: 'Delgado J|Nguyen T|Okafor P|Whitaker S'.split('|'),
};
/** `#` is a digit, `;` a new line, a name in braces one of its words. */
const OUT = [
  'Purchase authorized on {before} {vendor} {place};P0############### Card ####',
  'Purchase with Cash Back $ 40.00 authorized on {md};{vendor} {place} P##############;Card ####',
  'Recurring Payment authorized on {before} {vendor} {place};S4############## Card ####',
  'ATM Withdrawal authorized on {md} ### E Speedway {place};000#### ATM ID ####{l} Card ####',
  '{vendor} ACH Pmt ###### {number};{firm}',
  'Business to Business ACH Debit - {vendor};Purchase {ymd} ######### {firm}',
  'Irs Usataxpymt {ymd} ###############;{firm}',
  'Online Transfer to {who} Everyday Checking xxxxxx#### Ref;{number}Ib0{l}#{l}#### on {mdy}',
  'WT Fed{number}##### Banco Del Rio /Bnf={vendor};Srf{number} 0000#### Trn{number}###### Rfb{number} {l}##',
  'Wire Trans Svc Charge - Sequence: {ymd}###### Srf{number};Ow0000#### Trn{number}###### Rfb{number} {l}##',
  'Quikpay to {who} on {md} Ref {number}Rp0{l}####### Invoice ####',
  'Payroll Svc Fees {ymd} ######{l} {firm}',
  'Overdraft Fee for a Transaction Posted on {md} $1,2##.##;{vendor}',
  'Merchant Bankcd Discount {ymd} ############;{firm}',
  'Client Analysis Srvc Chrg {ymd};Svc Chge ##### 00000##########',
  'Bill Pay {vendor} on-Line No Account Number on {md}',
] as const;
const IN = [
  'Merchant Bankcd Deposit {ymd} ############;{firm}',
  'eDeposit in Branch {md} 0#:##:## PM ### N Campbell Ave {place};####',
  'Mobile Deposit : Ref Number :############',
  'Deposit Made In A Branch/Store',
  'Cashed/Deposited Item Reversal - {buyer}',
  '{buyer} Payables ###### {number};{firm}',
  'WT Seq######  {buyer} /Org={buyer};Srf{number} {l}{l}#######00#### Trn{number}###### Rfb{number}',
  'Quikpay From {buyer} on {md};Ref {number} Pp0{l}#{l}#### Inv ####, ####',
  'Tapdesk Inc Td{ymd} T3{l}######## {firm}',
  'Purchase Return authorized on {before} {vendor};{place} S######## Card ####',
] as const;

const short = (iso: string): string => `${partsOf(iso).m}/${partsOf(iso).d}`;
const long = (iso: string): string => intlDate(iso, 'en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const money = (cents: bigint): string => `${cents < 0n ? '-' : ''}${figure(cents, { group: ',', decimal: '.' })}`;
const size = (cents: bigint): string => figure(cents, { group: ',', decimal: '.' });

function fill(random: Random, day: string, firm: string, pattern: string): string[] {
  const { yy, mm, dd } = partsOf(day);
  const known: Record<string, string> = {
    md: `${mm}/${dd}`,
    mdy: `${mm}/${dd}/${yy}`,
    ymd: yy + mm + dd,
    number: '#',
    firm,
  };
  const before = partsOf(dayAfter(day, -2));
  return pattern
    .replace(/#/g, () => random.digits(1))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'l') return random.pick([...'BCDFGHKLMN']);
      if (name === 'before') return `${before.mm}/${before.dd}`;
      return known[name] ?? random.pick(WORDS[name] ?? []);
    })
    .split(';');
}

function drawEntries(random: Random, start: string, firm: string, opening: bigint, count: number): Entry[] {
  let balance = opening;
  let check = random.integer(1001, 9000);
  const dates = Array.from({ length: count }, () => dayAfter(start, random.integer(0, 30))).sort();
  return dates.map((date, index) => {
    const income = random.chance(balance < 0n ? 0.7 : 0.33);
    const written = !income && random.chance(0.22);
    const most = income ? 1_900_000 : random.chance(0.15) ? 1_600_000 : 240_000;
    const cents = BigInt(random.integer(900, most) * (income ? 1 : -1));
    balance += cents;
    if (written) check += random.chance(0.25) ? random.integer(2, 9) : 1;
    const name = random.chance(0.3) ? 'Deposited OR Cashed Check' : 'Check';
    const lines = written ? [name] : fill(random, date, firm, random.pick(income ? IN : OUT));
    const printed = dates[index + 1] === date ? null : balance;
    return { date, check: written ? String(check) : null, lines, cents, balance, printed };
  });
}

const cells = (list: readonly string[], kind: string, attribute = ''): string =>
  `<div class="g ${kind}" ${attribute}>${list.map((cell, index) => `<span${index > 2 ? ' class="n"' : ''}>${cell}</span>`).join('')}</div>`;

function entryItem({ date, check, lines, cents, printed }: Entry, row: number): Item {
  const daily = printed === null ? '' : money(printed);
  const amounts = cents > 0n ? [size(cents), '', daily] : ['', size(cents), daily];
  const html = cells([short(date), check ?? '', lines.map(text).join('<br>'), ...amounts], '', rowAttribute(0, row));
  return { html, height: lines.length * 10.5 + 4 };
}

function checkItems(entries: readonly Entry[]): Item[] {
  const checks = entries
    .filter(({ check }) => check !== null)
    .sort((one, other) => Number(one.check) - Number(other.check));
  if (checks.length === 0) return [];
  const depth = Math.ceil(checks.length / 3);
  const cell = (index: number) => {
    const entry = checks[index];
    const gap = entry && index > 0 && Number(entry.check) > Number(checks[index - 1]?.check) + 1;
    return entry
      ? `<span>${entry.check}${gap ? ' *' : ''}</span><span>${short(entry.date)}</span><span class="n">${size(entry.cents)}</span>`
      : '<span></span>'.repeat(3);
  };
  const lines = Array.from({ length: depth }, (_, line) => ({
    html: `<div class="k">${[0, 1, 2].map((column) => cell(column * depth + line)).join('<span></span>')}</div>`,
    height: 14,
  }));
  const head = `<h3>Summary of checks written <i>(checks listed are also displayed in the preceding Transaction history)</i></h3><div class="k b">${'<span>Number</span><span>Date</span><span class="n">Amount</span><span></span>'.repeat(3).slice(0, -13)}</div>`;
  return [{ html: head, height: 48 }, ...lines, { html: '<p>* Gap in check sequence.</p>', height: 14 }];
}

const PENDING = `<p>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.</p>`;
const FEES = `<h3>Monthly service fee summary</h3><p>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p>
  <div class="fee"><b>How to avoid the monthly service fee</b><b>Minimum required</b><b>This fee period</b><span>Average ledger balance</span><span>$1,000.00</span><span>$6,104.00 ☑</span><span>Minimum daily balance</span><span>$500.00</span><span>$212.37 ☐</span></div>
  <h3>Account transaction fees summary</h3><div class="fee six"><b>Service charge description</b><b>Units used</b><b>Units included</b><b>Excess units</b><b>Service charge per excess units ($)</b><b>Total service charge ($)</b><span>Cash Deposited ($)</span><span>2,900</span><span>5,000</span><span>0</span><span>0.0030</span><span>0.00</span><span>Transactions</span><span>61</span><span>100</span><span>0</span><span>0.50</span><span>0.00</span></div>`;

function items({ entries, start, end, opening, closing, slip }: Paper): Item[] {
  const total = (sign: bigint) => entries.reduce((sum, { cents }) => (cents * sign > 0n ? sum + cents : sum), 0n);
  const sums = [`<b>$${size(total(1n))}</b>`, `<b>$${size(slip - total(-1n))}</b>`];
  return [
    { html: cells(['', '', `Beginning balance on ${short(start)}`, '', '', money(opening)], ''), height: 14.5 },
    ...entries.map(entryItem),
    { html: cells(['', '', `<b>Ending balance on ${short(end)}</b>`, '', '', money(closing)], ''), height: 14.5 },
    { html: `${cells(['<b>Totals</b>', '', '', ...sums, ''], 'sum')}${PENDING}`, height: 44 },
    ...checkItems(entries),
    { html: FEES, height: 160 },
  ];
}

const HEAD = `<h3>Transaction history</h3>${cells(['<br>Date', 'Check<br>Number', '<br>Description', 'Deposits/<br>Credits', 'Withdrawals/<br>Debits', 'Ending daily<br>balance'], 'b')}`;

function firstPage(paper: Paper): string {
  const { opening, closing, entries, start, end, number, firm, slip } = paper;
  const line = (label: string, amount: string) => `<div class="l"><span>${label}</span><span>${amount}</span></div>`;
  const total = (sign: bigint) => entries.reduce((sum, { cents }) => (cents * sign > 0n ? sum + cents : sum), 0n);
  const summary = [
    line(`Beginning balance on ${short(start)}`, `$${money(opening)}`),
    line('Deposits/Credits', size(total(1n))),
    line('Withdrawals/Debits', `- ${size(-total(-1n) + slip)}`),
    `<div class="e">${line(`<b>Ending balance on ${short(end)}</b>`, `<b>$${money(closing)}</b>`)}</div>`,
    line('Average ledger balance this period', `$${size((opening + closing) / 2n)}`),
  ];
  return `<div class="two"><div class="to">${text(firm)}<br>${number.slice(-4)} N ORACLE RD STE ${number.slice(2, 5)}<br>TUCSON AZ 857${number.slice(-2)}-${number.slice(0, 4)}</div><div class="ask"><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br>We accept all relay calls, including 711<br><b>1-800-CALL-555</b> (1-800-555-0155)<br><i>Online:</i> sonorantrust.example/biz<br><i>Write:</i> Sonoran Trust Bank (825), P.O. Box 6995, Tucson, AZ 85701</div></div>
    <div class="two"><div class="box"><h3>Statement period activity summary</h3>${summary.join('')}</div><div class="ask">Account number: <b>${number}</b><br><b>${text(firm)}</b><br>Arizona account terms and conditions apply<br>For Direct Deposit use<br>Routing Number (RTN): 122199021<br>For Wire Transfers use<br>Routing Number (RTN): 122199034</div></div>
    <h3 class="od">Overdraft Protection</h3><p>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement.</p>`;
}

function pagesOf(paper: Paper): string[] {
  const pages: string[][] = [[]];
  const all = items(paper);
  const lastRow = all.findLastIndex(({ html }) => html.includes('Ending balance on'));
  let left = 320;
  all.forEach(({ html, height }, index) => {
    const together = html.includes('Summary of checks') ? height + 16 : height;
    if (together > left) {
      pages.push(index <= lastRow ? [HEAD.replace('history', 'history (continued)')] : []);
      left = index <= lastRow ? 575 : 620;
    }
    pages.at(-1)?.push(html);
    left -= height;
  });
  return pages.map((page, index) => {
    const run = `<div class="top"><div><b>Ledger Business Checking</b><br>Account number: ${paper.number} &nbsp;▪&nbsp; ${long(paper.start)} - ${long(paper.end)} &nbsp;▪&nbsp; Page ${index + 1} of ${pages.length}</div><div class="logo">SONORAN<br>TRUST</div></div>`;
    return `<section class="page">${run}${index === 0 ? firstPage(paper) + HEAD : ''}${page.join('')}<div class="foot">Sheet Seq = 00${paper.number.slice(-5)} &nbsp; Sheet 0000${index + 1} of 0000${pages.length}</div></section>`;
  });
}

const CSS = `.page { padding: 30pt 42pt; font-size: 8pt; line-height: 10.5pt; } .top, .two, .l { display: flex; justify-content: space-between; } .top { height: 52pt; } .top b { font-size: 14pt; line-height: 20pt; } .logo { background: #5a2d82; color: #ffd84a; font-weight: bold; font-family: 'Liberation Serif'; padding: 7pt; height: 36pt; }
 .two { height: 112pt; } .to { padding-top: 24pt; } .ask { width: 225pt; } .box { width: 270pt; } .l { height: 13pt; } .e { border-top: .7pt solid #333; padding-top: 2pt; } h3 { font-size: 10pt; height: 22pt; padding-top: 8pt; } h3 i { font-size: 8pt; font-weight: normal; } .od { height: 20pt; } p { font-size: 7pt; line-height: 8.5pt; }
 .g { display: grid; grid-template-columns: 30pt 44pt minmax(0,1fr) 60pt 62pt 64pt; border-bottom: .4pt solid #ccc; padding: 1pt 0 2.6pt; white-space: nowrap; } .b { font-style: italic; border-bottom: 1pt solid #333; } .sum { border-top: 1pt solid #333; } .n { text-align: right; }
 .k { display: grid; grid-template-columns: 46pt 38pt 62pt 24pt 46pt 38pt 62pt 24pt 46pt 38pt 62pt; height: 14pt; } .fee { display: grid; grid-template-columns: 260pt 110pt 110pt; row-gap: 2pt; } .six { grid-template-columns: 130pt 60pt 70pt 60pt 100pt 90pt; } .foot { position: absolute; bottom: 18pt; left: 42pt; font-size: 6pt; color: #555; }`;

function statementOf({ entries, firm, number, start, end, opening, closing }: Paper, failed: boolean): TrueStatement {
  const transactions = entries.map(
    ({ date, check, lines, cents, printed }): TrueRow => ({
      ...{ date, valueDate: null, description: lines.join(' ').replace(/\s+/g, ' '), reference: check },
      ...{ amount: contractAmount(cents), balance: printed === null ? null : contractAmount(printed) },
    }),
  );
  return {
    account: {
      institution: 'SONORAN TRUST',
      holder: firm,
      number,
      iban: null,
      bic: null,
      type: 'checking',
      currency: 'USD',
    },
    ...{ period: { start, end }, opening: contractAmount(opening), closing: contractAmount(closing), transactions },
    reconciliation: { status: failed ? 'failed' : 'verified' },
  };
}

function draw(random: Random): Drawn {
  const start = random.chance(0.2)
    ? '2023-12-16'
    : `${random.integer(2022, 2025)}-${random.pick(['01', '03', '06', '10'])}-01`;
  const firm = random.pick(FIRMS);
  const opening = BigInt(random.integer(30_000, 3_000_000));
  const drawn = drawEntries(
    random,
    start,
    firm,
    opening,
    random.chance(0.06) ? 0 : random.integer(random.chance(0.15) ? 3 : 25, 95),
  );
  const wrong =
    random.chance(0.17) && drawn.some(({ cents }) => cents < 0n) ? random.pick(['closing', 'running', 'total']) : null;
  const off = BigInt(random.integer(1, 400)) * 25n;
  const days = drawn.filter(({ printed }) => printed !== null);
  const slipped = wrong === 'running' ? days[Math.floor(days.length / 2)] : null;
  const entries = drawn.map((entry) => (entry === slipped ? { ...entry, printed: entry.balance - off } : entry));
  const closing = (drawn.at(-1)?.balance ?? opening) + (wrong === 'closing' ? off : 0n);
  const paper: Paper = {
    start,
    end: dayAfter(start, 30),
    number: random.digits(10),
    firm,
    opening,
    closing,
    entries,
    slip: wrong === 'total' ? off : 0n,
  };
  return { pages: pagesOf(paper), css: CSS, statements: [statementOf(paper, wrong !== null)] };
}

export const families: Family[] = [
  {
    ...{ name: 'us-business-daily-balance', country: 'US', language: 'en', type: 'checking', size: LETTER, draw },
    difficulties: ['check-column', 'credits-before-debits', 'balance-per-day', 'checks-shown-again', 'wrapped'],
  },
];
