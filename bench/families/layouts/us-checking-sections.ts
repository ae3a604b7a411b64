import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A large American bank's personal checking: sections of deposits, checks (three across, no descriptions), card and
 * electronic withdrawals and fees, all printed without a sign, then daily ending balances three across.
 */
type Section = 'deposits' | 'checks' | 'card' | 'electronic' | 'fees';

interface Entry {
  readonly section: Section;
  readonly date: string;
  readonly lines: readonly string[];
  readonly check: string | null;
  readonly cents: bigint;
}

interface Item {
  readonly html: string;
  readonly height: number;
  readonly section: Section | null;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly number: string;
  readonly holder: readonly string[];
  readonly code: string;
  readonly opening: bigint;
}

const LABELS: Record<Section, string> = {
  deposits: 'Deposits and Additions',
  checks: 'Checks Paid',
  card: 'ATM &amp; Debit Card Withdrawals',
  electronic: 'Electronic Withdrawals',
  fees: 'Fees',
};
const ORDER: readonly Section[] = ['deposits', 'checks', 'card', 'electronic', 'fees'];
const LINE = 11;
const WORDS: Record<string, readonly string[]> = {
  who: 'DARLENE K OSTROWSKI|MARCUS T BELLWETHER|JOAN OR PETER HALVORSEN|RUBEN A CASTELLANO|TIA N WHITLOCK'.split('|'),
  town: 'Toledo OH|Fort Wayne IN|Dayton OH|Kalamazoo MI|Lansing MI|Muncie IN'.split('|'),
  shop: 'Hartwell Market 0231|Buckeye Fuel 4471|Sq *Lumen Coffee|Tst* The Copper Ladle|Pine & Post Hardware'.split('|'),
  payer: 'Ridgeline Supply|Northgate Clinic|Ohio Tool Works|Vantage Staffing'.split('|'),
  bill: 'Midland Electric|Corvid Wireless|Summit Mutual Ins|Erie Water Dist|Harbor Mtg Svc'.split('|'),
};
const ACH =
  'Orig ID:########## Desc Date:{ymd};CO Entry Descr:{sec}   Trace{no}:############### Eed:{ymd};Ind ID:########   Ind Name:{who} Trn: ##########Tc';

/** `#` is a digit, `;` a new line, a name in braces one of its words. */
const TEXTS: Record<Section, readonly string[]> = {
  deposits: [
    `Orig CO Name:{payer}        ${ACH.replace('{sec}', 'Payroll Sec:PPD')}`,
    `Orig CO Name:Us Treasury 310        ${ACH.replace('{sec}', 'Xxsoc Sec Sec:PPD')}`,
    'Deposit      ##########',
    'ATM Cash Deposit {md} #### W Alexis Rd {town} Card ####',
    'Swiftpay Payment From {who} ###########',
    'Online Transfer From Sav ...#### Transaction{no}: ###########',
    'Purchase Return {md} {shop} {town} Card ####',
    'Real Time Transfer Recd From Aba/Contr Bnk-#########;From: Bnf-{who} Iid: ####################',
  ],
  checks: [''],
  card: [
    'Card Purchase           {before} {shop} {town} Card ####',
    'Card Purchase With Pin  {md} {shop} {town} Card ####',
    'Recurring Card Purchase {before} {bill} 800-555-0### DE Card ####',
    'Card Purchase           {before} Maple Air 0############ Winnipeg Card ####;Canadian Dollar 1##.## X 0.74#### (Exchg Rte)',
    'ATM Withdrawal          {md} ### Main St {town} Card ####',
    'Non-Network ATM Withdraw {md} ###### {town} Card ####',
    'Card Purchase W/Cash    {md} {shop} Card ####;Purchase $1#.## Cash Back $20.00',
  ],
  electronic: [
    `Orig CO Name:{bill}        ${ACH.replace('{sec}', 'Web Pay Sec:WEB')}`,
    `Orig CO Name:{bill}        ${ACH.replace('{sec}', 'Ins Prem Sec:PPD')}`,
    'Swiftpay Payment To {who} Gpb########',
    '{md} Online Transfer To Chk ...#### Transaction{no}: ###########',
    '{md} Online Payment ########### To {bill}',
    '{md} Payment To Prairie Card Ending IN ####',
    '{bill}    Bill Paymt #######       Web ID: ##########',
  ],
  fees: [
    'Monthly Service Fee',
    'Insufficient Funds Fee For A $1##.## Item - Details: {bill} {md}',
    'Non-Network ATM Fee-With',
    'Foreign Exch Rt ADJ Fee',
  ],
};

function fill(random: Random, day: string, pattern: string): string[] {
  const { yy, mm, dd } = partsOf(day);
  const dates: Record<string, string> = { md: mmdd(day), before: mmdd(dayAfter(day, -1)), ymd: yy + mm + dd };
  return pattern
    .replace(/#/g, () => random.digits(1))
    .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'no' ? '#' : (dates[name] ?? random.pick(WORDS[name] ?? []))))
    .split(';');
}

const mmdd = (iso: string): string => `${partsOf(iso).mm}/${partsOf(iso).dd}`;
const longDate = (iso: string): string => intlDate(iso, 'en-US', { year: 'numeric', month: 'long', day: '2-digit' });
const money = (cents: bigint): string => `${cents < 0n ? '-' : ''}${figure(cents, { group: ',', decimal: '.' })}`;
const sum = (entries: readonly Entry[]): bigint => entries.reduce((total, { cents }) => total + cents, 0n);

function drawEntries(random: Random, start: string, days: number): Entry[] {
  const none = random.chance(0.04);
  const ranges = [1, 9, -4, 16, 0, 45, 1, 16, -2, 3];
  const most = [420_000, 90_000, 30_000, 90_000, 3500];
  let check = random.integer(101, 6000);
  return ORDER.flatMap((section, s) => {
    const size = none ? 0 : Math.max(0, random.integer(ranges[2 * s] ?? 0, ranges[2 * s + 1] ?? 0));
    const dates = Array.from({ length: size }, () => dayAfter(start, random.integer(0, days)));
    return dates.sort().map((date): Entry => {
      check += random.chance(0.2) ? random.integer(2, 5) : 1;
      const cents = random.integer(450, most[s] ?? 1) * (section === 'deposits' ? 1 : -1);
      const lines = fill(random, date, random.pick(TEXTS[section]));
      return { section, date, lines, check: section === 'checks' ? String(check) : null, cents: BigInt(cents) };
    });
  });
}

const unsigned = (cents: bigint): string => figure(cents, { group: ',', decimal: '.' });

/** Checks run down the first column, then the second: each row of the grid holds up to three. */
function checkItems(entries: readonly Entry[], first: number): Item[] {
  const depth = Math.ceil(entries.length / 3);
  const cell = (index: number): string => {
    const entry = entries[index];
    if (!entry) return '<span></span>'.repeat(3);
    const gap = index > 0 && Number(entry.check) > Number(entries[index - 1]?.check) + 1;
    const at = rowAttribute(0, first + index);
    return `<span class="c" ${at}>${entry.check}${gap ? ' *' : ''}</span><span ${at}>${mmdd(entry.date)}</span><span class="n" ${at}>${index === 0 ? '$' : ''}${unsigned(entry.cents)}</span>`;
  };
  return Array.from({ length: depth }, (_, line) => ({
    html: `<div class="checks">${[0, 1, 2].map((column) => cell(column * depth + line)).join('')}</div>`,
    ...{ height: LINE + 3, section: 'checks' as const },
  }));
}

const CHECK_HEAD = '<span class="c">CHECK NO.</span><span>DATE PAID</span><span class="n">AMOUNT</span>';
const ROW_HEAD = '<span>DATE</span><span>DESCRIPTION</span><span class="n">AMOUNT</span>';

function headItem(section: Section, again: boolean): Item {
  const checks = section === 'checks';
  const columns = `<div class="${checks ? 'checks' : 'row'} th">${checks ? CHECK_HEAD.repeat(3) : ROW_HEAD}</div>`;
  const title = LABELS[section].toUpperCase().replace('&AMP;', '&amp;');
  return { html: `<h2>${title}${again ? ' <i>(continued)</i>' : ''}</h2>${columns}`, height: 46, section };
}

const CHECK_NOTE =
  '<p class="note">* All of your recent checks may not be on this statement, either because they haven’t cleared yet or they were listed on one of your previous statements.</p>';

function rowItem({ section, date, lines, cents }: Entry, index: number, first: number): Item {
  const amount = `${index === 0 ? '$' : ''}${unsigned(cents)}`;
  const html = `<div class="row" ${rowAttribute(0, first + index)}><span>${mmdd(date)}</span><span>${lines.map(text).join('<br>')}</span><span class="n">${amount}</span></div>`;
  return { html, height: lines.length * LINE + 3, section };
}

function sectionItems(section: Section, entries: readonly Entry[], first: number, total: bigint): Item[] {
  if (entries.length === 0) return [];
  const checks = section === 'checks';
  const rows = checks ? checkItems(entries, first) : entries.map((entry, index) => rowItem(entry, index, first));
  const sums = `<div class="total"><b>Total ${LABELS[section]}</b><b>$${unsigned(total)}</b></div>`;
  const last = { html: sums + (checks ? CHECK_NOTE : ''), height: checks ? 44 : 20, section };
  return [headItem(section, false), ...rows, last];
}

function dailyItems(entries: readonly Entry[], opening: bigint): Item[] {
  const days = [...new Set(entries.map(({ date }) => date))].sort();
  const balance = (day: string) => money(opening + sum(entries.filter(({ date }) => date <= day)));
  const cells = days.map((day) => `<span>${mmdd(day)}</span><span class="n">${balance(day)}</span>`);
  const depth = Math.ceil(cells.length / 3);
  const head = `<h2>DAILY ENDING BALANCE</h2><div class="daily th">${'<span>DATE</span><span class="n">AMOUNT</span>'.repeat(3)}</div>`;
  const lines = Array.from({ length: depth }, (_, line) => {
    const three = [0, 1, 2].map((column) => cells[column * depth + line] ?? '<span></span><span></span>');
    return { html: `<div class="daily">${three.join('')}</div>`, height: LINE + 3, section: null };
  });
  return depth === 0 ? [] : [{ html: head, height: 46, section: null }, ...lines];
}

function paginate(items: readonly Item[], first: number, other: number): string[] {
  const pages: Item[][] = [[]];
  let left = first;
  items.forEach((item, index) => {
    const needed = item.html.startsWith('<h2>') ? item.height + (items[index + 1]?.height ?? 0) : item.height;
    if (needed > left) {
      const again = item.section && !item.html.startsWith('<h2>') ? [headItem(item.section, true)] : [];
      pages.push(again);
      left = other - again.reduce((total, { height }) => total + height, 0);
    }
    pages.at(-1)?.push(item);
    left -= item.height;
  });
  return pages.map((page) => page.map(({ html }) => html).join(''));
}

function summaryBox(entries: readonly Entry[], opening: bigint, closing: bigint): string {
  const line = (label: string, count: string, amount: string) =>
    `<div class="sum"><span>${label}</span><span class="n">${count}</span><span class="n">${amount}</span></div>`;
  const sections = ORDER.map((section) => {
    const own = entries.filter((entry) => entry.section === section);
    return own.length === 0 ? '' : line(LABELS[section], String(own.length), money(sum(own)));
  });
  return `<h2>CHECKING SUMMARY <i>Prairie Total Checking</i></h2><div class="sum th"><span></span><span class="n">INSTANCES</span><span class="n">AMOUNT</span></div>
    ${line('<b>Beginning Balance</b>', '', `<b>$${money(opening)}</b>`)}${sections.join('')}
    ${line('<b>Ending Balance</b>', String(entries.length), `<b>$${money(closing)}</b>`)}`;
}

function firstHead({ code, ...paper }: Paper): string {
  return `<div class="top"><div><b class="logo">▚ Great Prairie Bank</b><br>P O Box 18${code.slice(0, 4)}<br>Columbus, OH 43218-${code.slice(0, 4)}</div>
    <div class="n">${longDate(paper.start)} through ${longDate(paper.end)}<br>Account Number: &nbsp;<b>${paper.number}</b></div></div>
    <div class="mid"><div><small>${code} DRE 021 210 ${code.slice(3)} NNNNNNNNNNN 1 000000000 64 0000</small><br>${paper.holder.map(text).join('<br>')}</div>
    <div class="service"><b>CUSTOMER SERVICE INFORMATION</b><br>Web site: greatprairie.example<br>Service Center: 1-800-555-0142<br>Para Espanol: 1-877-555-0171<br>International Calls: 1-713-555-0160</div></div>`;
}

const LEGAL = `<p class="legal"><b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b> Call us at 1-866-555-0183 or write us at the address on the front of this statement immediately if you think your statement or receipt is incorrect. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem or error appeared. Be prepared to give us your name and account number, a description of the error, and the dollar amount ($50.00 or more needs a signed letter). If we take more than 10 business days (or 20 for new accounts) we will credit your account. Member FDIC</p>`;

const CSS = `.page { padding: 30pt 44pt; font-size: 8.5pt; line-height: ${LINE}pt; } .n { text-align: right; } h2 { font-size: 10pt; background: #e6e9ee; border: 1pt solid #222; width: 330pt; padding: 3pt 5pt; margin: 12pt 0 0; line-height: 12pt; height: 20pt; }
 h2 i { font-weight: normal; } .th { font-weight: bold; font-size: 7.5pt; } .row { display: grid; grid-template-columns: 44pt 1fr 80pt; padding: 1pt 0 2pt; white-space: pre-wrap; }
 .row, .total { border-bottom: .4pt solid #bbb; } .total { display: flex; justify-content: space-between; height: 20pt; padding-top: 4pt; border: 0; } .checks, .daily { display: grid; height: ${LINE + 3}pt; padding-top: 1pt; }
 .checks { grid-template-columns: 58pt 50pt 50pt 58pt 50pt 50pt 58pt 50pt 50pt; column-gap: 4pt; } .c { padding-left: 6pt; } .daily { grid-template-columns: 60pt 80pt 60pt 80pt 60pt 80pt; column-gap: 16pt; } .sum { display: grid; grid-template-columns: 200pt 60pt 90pt; height: 13pt; }
 .top, .mid { display: flex; justify-content: space-between; } .logo { font-size: 15pt; line-height: 20pt; color: #1c4a7d; } .mid { margin-top: 26pt; height: 96pt; } .service { border: .6pt solid #555; padding: 5pt; width: 210pt; height: 68pt; } small { font-size: 5.5pt; }
 .note { font-size: 6.5pt; line-height: 8pt; } .run { text-align: right; height: 40pt; } .foot { position: absolute; right: 44pt; bottom: 20pt; } .legal { font-size: 6.5pt; line-height: 8pt; position: absolute; bottom: 40pt; left: 44pt; right: 44pt; }`;

function drawPages(paper: Paper, entries: readonly Entry[], items: readonly Item[], summary: string): string[] {
  const bodies = paginate([...items, ...dailyItems(entries, paper.opening)], 375, 610);
  return bodies.map((body, index) => {
    const period = `${longDate(paper.start)} through ${longDate(paper.end)}`;
    const run = `<div class="run">${period}<br>Account Number: &nbsp;<b>${paper.number}</b></div>`;
    const head = index === 0 ? firstHead(paper) + summary : run;
    const foot = `${index === bodies.length - 1 ? LEGAL : ''}<div class="foot">Page ${index + 1} of ${bodies.length}</div>`;
    return `<section class="page">${head}${body}${foot}</section>`;
  });
}

const truthRow = ({ date, lines, check, cents }: Entry): TrueRow => ({
  ...{ date, valueDate: null, description: lines.join(' ').replace(/\s+/g, ' '), reference: check },
  ...{ amount: contractAmount(cents), balance: null },
  ...(check ? { alsoAccepted: ['Check', `Check ${check}`, 'CHECKS PAID', 'Checks Paid'] } : {}),
});

function drawPaper(random: Random): Paper {
  const turn = random.chance(0.2);
  const start = turn ? dayAfter('2023-12-08', random.integer(0, 20)) : dayAfter('2023-02-01', random.integer(0, 800));
  const town = random.pick(WORDS.town ?? []).toUpperCase();
  const street = `${random.integer(11, 9900)} ORCHARD LN APT ${random.integer(1, 40)}`;
  return {
    ...{ start, end: dayAfter(start, random.integer(27, 31)), number: `000000${random.digits(9)}` },
    holder: [random.pick(WORDS.who ?? []), street, `${town} 4${random.digits(4)}-${random.digits(4)}`],
    ...{ code: random.digits(8), opening: BigInt(random.integer(20_000, 1_400_000)) },
  };
}

function draw(random: Random): Drawn {
  const paper = drawPaper(random);
  const { start, end, number, opening } = paper;
  const entries = drawEntries(random, start, 27);
  const wrong = random.chance(0.16) && entries.length > 0 ? random.pick(['closing', 'total']) : null;
  const off = BigInt(random.integer(1, 90)) * 100n;
  const closing = opening + sum(entries) + (wrong === 'closing' ? off : 0n);
  const broken = wrong === 'total' ? entries.at(-1)?.section : null;
  const items = ORDER.flatMap((section) => {
    const own = entries.filter((entry) => entry.section === section);
    const first = entries.findIndex((entry) => entry.section === section);
    return sectionItems(section, own, first, sum(own) - (broken === section ? off : 0n));
  });
  const known = { institution: 'Great Prairie Bank', holder: paper.holder[0] ?? null, number, iban: null, bic: null };
  const statement: TrueStatement = {
    ...{ account: { ...known, type: 'checking', currency: 'USD' }, period: { start, end } },
    ...{ opening: contractAmount(opening), closing: contractAmount(closing), transactions: entries.map(truthRow) },
    reconciliation: { status: wrong ? 'failed' : 'verified' },
  };
  const pages = drawPages(paper, entries, items, summaryBox(entries, opening, closing));
  return { pages, css: CSS, statements: [statement] };
}

export const families: Family[] = [
  {
    name: 'us-checking-sections',
    country: 'US',
    language: 'en',
    type: 'checking',
    difficulties: ['sections', 'unsigned', 'checks-across', 'daily-balance-table'],
    size: LETTER,
    draw,
  },
];
