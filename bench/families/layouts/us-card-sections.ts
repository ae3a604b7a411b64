import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An American bank's credit card: a first page of boxes (summary, payment information, minimum payment warning, coupon), then
 * sections with transaction and posting dates, reference and account numbers, totals in a column of their own; after them
 * totals year to date and the interest calculation. Purchases stand without a sign, payments with a minus.
 */
type Section = 'payments' | 'purchases' | 'fees' | 'interest';

interface Entry {
  readonly section: Section;
  readonly made: string;
  readonly date: string;
  readonly lines: readonly string[];
  readonly reference: string | null;
  /** As the bill prints it: owed is positive. */
  readonly cents: bigint;
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly card: string;
  readonly holder: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly Entry[];
  /** What the purchases' total is misprinted by. */
  readonly slip: bigint;
}

const ORDER: readonly Section[] = ['payments', 'purchases', 'fees', 'interest'];
const TITLES: Record<Section, readonly [string, string]> = {
  payments: ['Payments and Other Credits', 'TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD'],
  purchases: ['Purchases and Adjustments', 'TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD'],
  fees: ['Fees', 'TOTAL FEES CHARGED FOR THIS PERIOD'],
  interest: ['Interest Charged', 'TOTAL INTEREST CHARGED FOR THIS PERIOD'],
};
const WORDS: Record<string, readonly string[]> = {
  city: 'SAN MATEO    CA|RENO         NV|BOISE        ID|TACOMA       WA|EUGENE       OR|888-555-0123 WA'.split('|'),
  shop: 'OLIVE & THYME|BIG SKY OUTFITTERS|MOUNTAIN FRESH MKT|CASA LUPITA|GEARHEAD AUTO PARTS|PETALS N PAWS'.split('|'),
  web: 'NILEBOOKS MKTPL*{l}2##K{l}#|STREAMHAUS.EXAMPLE|PPAL *KNITWIT|CLOUDSTOR 2TB|GAMEHUB*G{l}####'.split('|'),
};
const TEXTS: Record<Section, readonly string[]> = {
  payments: [
    'PAYMENT - THANK YOU',
    'Online payment from CHK ####',
    'ELECTRONIC PAYMENT  CONF ##########',
    '{shop}           {city} CREDIT',
    'CASH REWARDS STATEMENT CREDIT',
    'PROVISIONAL CREDIT DISPUTE ######',
  ],
  purchases: [
    '{shop} {no}### {city}',
    'SQ *{shop}     {city}',
    'TST* {shop} - ##  {city}',
    '{web}  {city}',
    '{web}  HTTPSWWW.EXAM WA',
    'FUELSTOP 0######## {city}',
    'AERO PACIFIC 0##########  DALLAS       TX;PASSENGER {l}ORRIS/J  DEPART {md}  SEA-PHX  Y',
    'HOTEL LUMIERE   LYON FRANCE;1##.## EUR @ 1.0#### {md}',
    'TIENDA DEL MAR  CANCUN        MEX;2,###.## MXN',
    '{shop} STORE 00#### {city}',
    'PARKING METER 4 ## {city}',
    'CITY UTILITIES ONLINE {city}',
    'GYMWORLD MONTHLY 29.99  {city}',
    'RIDELY *TRIP {md}  {city}',
    'DR R HALLORAN DDS {city}',
  ],
  fees: ['LATE FEE FOR PAYMENT DUE {md}', 'FOREIGN TRANSACTION FEE', 'CASH ADVANCE FEE', 'ANNUAL MEMBERSHIP FEE'],
  interest: [
    'Interest Charged on Purchases',
    'Interest Charged on Balance Transfers',
    'Interest Charged on Dir Dep&ChkCashAdv',
  ],
};

const md = (iso: string): string => `${partsOf(iso).mm}/${partsOf(iso).dd}`;
const mdy = (iso: string): string => `${md(iso)}/${partsOf(iso).yyyy}`;
const long = (iso: string): string => intlDate(iso, 'en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const money = (cents: bigint): string => `${cents < 0n ? '-' : ''}${figure(cents, { group: ',', decimal: '.' })}`;
const dollars = (cents: bigint): string => money(cents).replace(/^-?/, '$&$');
const sum = (entries: readonly Entry[]): bigint => entries.reduce((total, { cents }) => total + cents, 0n);

const fill = (random: Random, day: string, pattern: string): string =>
  pattern
    .replace(/\{(\w\w\w+)\}/g, (_, name: string) => random.pick(WORDS[name] ?? []))
    .replace(/#/g, () => random.digits(1))
    .replace(/\{(no|md|l)\}/g, (_, name: string) => {
      if (name === 'l') return random.pick([...'ABDEHKMRTVX']);
      return name === 'md' ? md(day) : '#';
    });

function drawEntries(random: Random, start: string): Entry[] {
  const quiet = random.chance(0.1);
  const sizes = quiet
    ? [random.integer(0, 1), random.integer(0, 1)]
    : [1, 14, -2].map((low, s) => random.integer(low, [5, 78, 2][s] ?? 0));
  return ORDER.flatMap((section, s) => {
    const fixed = section === 'interest' ? TEXTS.interest.map((label) => [label]) : null;
    const count = fixed?.length ?? Math.max(0, sizes[s] ?? 0);
    const days = Array.from({ length: count }, () => dayAfter(start, fixed ? 28 : random.integer(0, 28))).sort();
    return days.map((date, index): Entry => {
      const made = section === 'purchases' || section === 'payments' ? dayAfter(date, -random.integer(0, 2)) : date;
      const size = random.integer(
        section === 'payments' ? 2_000 : 199,
        section === 'fees' ? 9_500 : section === 'payments' ? 180_000 : 21_000,
      );
      const lines = fixed?.[index] ?? fill(random, made, random.pick(TEXTS[section])).split(';');
      const cents = fixed
        ? index === 0 && !quiet
          ? random.integer(0, 9_000)
          : 0
        : section === 'payments'
          ? -size
          : size;
      return { section, made, date, lines, reference: fixed ? null : random.digits(4), cents: BigInt(cents) };
    });
  });
}

interface Item {
  readonly html: string;
  readonly height: number;
}

function entryItem({ made, date, lines, reference, cents }: Entry, row: number, card: string): Item {
  const cells = [
    md(made),
    md(date),
    lines.map(text).join('<br>'),
    reference ?? '',
    reference ? card.slice(-4) : '',
    money(cents),
    '',
  ];
  const html = `<div class="g" ${rowAttribute(0, row)}>${cells.map((cell, index) => `<span class="${index > 4 ? 'n' : index > 2 ? 'c' : ''}">${cell}</span>`).join('')}</div>`;
  return { html, height: lines.length * 10.5 + 3 };
}

/** The rows that change the balance: interest of nothing is printed too, but is no transaction. */
const counts = ({ cents }: Entry): boolean => cents !== 0n;

function items({ entries, card, slip }: Paper): Item[] {
  const rows = entries.filter(counts);
  return ORDER.flatMap((section) => {
    const own = entries.filter((entry) => entry.section === section);
    if (own.length === 0) return [];
    const total = sum(own) + (section === 'purchases' ? slip : 0n);
    const lines = own.map((entry) => {
      const item = entryItem(entry, rows.indexOf(entry), card);
      return counts(entry) ? item : { ...item, html: item.html.replace(/ data-row="[^"]*"/, '') };
    });
    const head = { html: `<div class="g h"><span></span><span></span><b>${TITLES[section][0]}</b></div>`, height: 21 };
    const foot = `<div class="g t"><span></span><span></span><span>${TITLES[section][1]}</span><span></span><span></span><span></span><b class="n">${dollars(total)}</b></div>`;
    return [head, ...lines, { html: foot, height: 15 }];
  });
}

const COLUMNS =
  '<h2>Transactions</h2><div class="g x"><span>Transaction<br>Date</span><span>Posting<br>Date</span><span><br>Description</span><span class="c">Reference<br>Number</span><span class="c">Account<br>Number</span><span class="n"><br>Amount</span><span class="n"><br>Total</span></div>';

function paginate(all: readonly Item[], room: number): string[] {
  const pages: string[][] = [[]];
  let left = room;
  for (const [index, { html, height }] of all.entries()) {
    const next = html.includes('class="g h"') ? (all[index + 1]?.height ?? 0) : 0;
    if (height + next > left) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)?.push(html);
    left -= height;
  }
  return pages.map((page) => page.join(''));
}

function summary({ entries, opening, closing, start, end }: Paper): string {
  const of = (section: Section) => sum(entries.filter((entry) => entry.section === section));
  const line = (label: string, amount: string) => `<div class="l"><span>${label}</span><span>${amount}</span></div>`;
  return `<div class="box"><h3>Account Summary/Payment Information</h3>${line('Previous Balance', dollars(opening))}${line('Payments and Other Credits', dollars(of('payments')))}${line('Purchases and Adjustments', dollars(of('purchases')))}${line('Fees Charged', dollars(of('fees')))}${line('Interest Charged', dollars(of('interest')))}<div class="l k"><b>New Balance Total</b><b>${dollars(closing)}</b></div>
    ${line('Total Credit Line', '$12,000.00')}${line('Cash Credit Line', '$3,600.00')}${line('Statement Closing Date', mdy(end))}${line('Days in Billing Cycle', String((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1))}</div>`;
}

function frontPage(paper: Paper, pages: number): string {
  const { holder, card, start, end, closing } = paper;
  const due = mdy(dayAfter(end, 25));
  const least = closing > 3_500n ? '$35.00' : '$0.00';
  return `<section class="page"><div class="top"><div><b class="logo">SIERRA CREST</b> <span class="logo thin">Cash Rewards</span><br>${long(start)} - ${long(end)}</div><div class="r">Account# ${card}<br>Customer Service: 1-800-555-0136<br>TTY 1-800-555-0137<br>Page 1 of ${pages}</div></div>
    <div class="cols">${summary(paper)}<div class="box"><div class="l"><b>New Balance Total</b><b>${dollars(closing)}</b></div><div class="l"><b>Current Payment Due</b><b>${least}</b></div><div class="l k"><b>Payment Due Date</b><b>${due}</b></div>
    <p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p>
    <p><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
    <table class="warn"><tr><th>If you make no additional charges using this card and each month you pay</th><th>You will pay off the balance shown on this statement in about</th><th>And you will end up paying an estimated total of</th></tr><tr><td>Only the Total Minimum Payment</td><td>18 years</td><td>$9,412.00</td></tr><tr><td>$131.00</td><td>36 months</td><td>$4,716.00 (Savings = $4,696.00)</td></tr></table></div></div>
    <div class="coupon"><div class="l"><span>${card.replace(/ /g, '')}&nbsp; 0003500 0${closing < 0n ? '0' : closing}00000</span></div><div class="cols"><div><br>SIERRA CREST BANK<br>P.O. BOX 15019<br>WILMINGTON, DE 19886-5019<br><br><br>${text(holder)}<br>77 JUNIPER CT<br>SPARKS NV 89436-2210</div><div class="box">Account Number: ${card}<div class="l"><span>New Balance Total</span><span>${dollars(closing)}</span></div><div class="l"><span>Total Minimum Payment Due</span><span>${least}</span></div><div class="l"><span>Payment Due Date</span><span>${due}</span></div><br>Enter payment amount &nbsp; $ ______________</div></div></div></section>`;
}

function tail({ end, closing, entries }: Paper): string {
  const year = partsOf(end).yyyy;
  const interest = sum(entries.filter(({ section }) => section === 'interest'));
  return `<div class="ytd"><b>${year} Totals Year-to-Date</b><div class="l"><span>Total fees charged in ${year}</span><span>$57.40</span></div><div class="l"><span>Total interest charged in ${year}</span><span>${dollars(interest + 11_273n)}</span></div></div>
    <h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>
    <table class="warn"><tr><th></th><th>Annual Percentage Rate</th><th>Promotional Transaction Type</th><th>Balance Subject to Interest Rate</th><th>Interest Charges by Transaction Type</th></tr><tr><td>Purchases</td><td>24.49%V</td><td></td><td>${dollars(closing < 0n ? 0n : closing - (closing % 700n))}</td><td>${dollars(interest)}</td></tr><tr><td>Balance Transfers</td><td>24.49%V</td><td></td><td>$0.00</td><td>$0.00</td></tr><tr><td>Direct Deposit and Check Cash Advances</td><td>27.49%V</td><td></td><td>$0.00</td><td>$0.00</td></tr></table>
    <p>APR Type Definitions: Daily Interest Rate Type: V= Variable Rate (rate may vary)</p>`;
}

const CSS = `.page { padding: 30pt 40pt; font-size: 8pt; line-height: 10.5pt; } .top, .cols, .l { display: flex; justify-content: space-between; } .top { height: 62pt; border-bottom: 2pt solid #b3202c; } .logo { font-size: 15pt; line-height: 20pt; color: #b3202c; } .thin { color: #333; } .r { text-align: right; }
 .box { width: 255pt; padding: 6pt 0; } .l { height: 13pt; } .k { border-top: .8pt solid #333; border-bottom: .8pt solid #333; margin: 3pt 0; padding-top: 1pt; } h3 { font-size: 10pt; height: 18pt; color: #b3202c; } h2 { font-size: 12pt; height: 24pt; line-height: 22pt; color: #b3202c; } p { margin: 5pt 0; font-size: 7.5pt; line-height: 9pt; }
 .warn { width: 100%; font-size: 7pt; line-height: 8.5pt; } .warn td, .warn th { border: .5pt solid #999; padding: 2.5pt; text-align: center; } .coupon { position: absolute; bottom: 24pt; left: 40pt; right: 40pt; height: 186pt; border-top: 1pt dashed #555; padding-top: 6pt; } .g { display: grid; grid-template-columns: 50pt 42pt 1fr 48pt 44pt 58pt 66pt; padding-bottom: 3pt; white-space: pre; }
 .x { background: #f2e6e7; height: 26pt; font-size: 7.5pt; padding: 2pt 0; } .h { height: 21pt; padding-top: 7pt; } .t { height: 15pt; font-size: 7.5pt; } .n { text-align: right; } .c { text-align: center; } .ytd { width: 260pt; border: 1pt solid #b3202c; padding: 6pt; margin: 16pt auto; }`;

function pagesOf(paper: Paper): string[] {
  const bodies = paginate(items(paper), 590);
  const rest = bodies.at(-1)?.match(/class="g/g)?.length ?? 0;
  const backs =
    rest > 24
      ? [...bodies.map((body) => COLUMNS + body), tail(paper)]
      : bodies.map((body, index) => COLUMNS + body + (index === bodies.length - 1 ? tail(paper) : ''));
  const run = (page: number) =>
    `<div class="top"><div>${text(paper.holder)} &nbsp;|&nbsp; Account # ${paper.card} &nbsp;|&nbsp; ${long(paper.start)} - ${long(paper.end)}</div><div class="r">Page ${page} of ${backs.length + 1}</div></div>`;
  return [
    frontPage(paper, backs.length + 1),
    ...backs.map(
      (body, index) =>
        `<section class="page">${run(index + 2).replace('class="top"', 'class="top" style="height:30pt"')}${body}</section>`,
    ),
  ];
}

function draw(random: Random): Drawn {
  const start = random.chance(0.2) ? '2024-12-11' : dayAfter('2023-01-05', random.integer(0, 880));
  const entries = drawEntries(random, start);
  const opening = BigInt(random.chance(0.08) ? 0 : random.integer(4_000, 420_000));
  const wrong = random.chance(0.19) ? random.pick(['closing', 'total']) : null;
  const off = BigInt(random.integer(1, 80)) * 100n;
  const closing = opening + sum(entries) + (wrong === 'closing' ? off : 0n);
  const holder = random.pick(['ELEANOR J PRUITT', 'HECTOR VILLANUEVA', 'SAMIRA N KHATTAK', 'WALTER B LINDQVIST']);
  const card = `4400 66${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`;
  const slip = wrong === 'total' ? off : 0n;
  const paper: Paper = { start, end: dayAfter(start, 28), card, holder, opening, closing, entries, slip };
  const transactions = entries.filter(counts).map(
    ({ date, lines, reference, cents }): TrueRow => ({
      ...{
        date,
        valueDate: null,
        description: lines.join(' ').replace(/\s+/g, ' '),
        reference,
        amount: contractAmount(-cents),
        balance: null,
      },
    }),
  );
  const known = { institution: 'SIERRA CREST', holder, number: card.replace(/ /g, ''), iban: null, bic: null };
  const statement: TrueStatement = {
    ...{ account: { ...known, type: 'credit-card', currency: 'USD' }, period: { start, end: paper.end } },
    ...{ opening: contractAmount(-opening), closing: contractAmount(-closing), transactions },
    reconciliation: {
      status:
        wrong && (wrong === 'closing' || entries.some(({ section }) => section === 'purchases'))
          ? 'failed'
          : 'verified',
    },
  };
  return { pages: pagesOf(paper), css: CSS, statements: [statement] };
}

export const families: Family[] = [
  {
    ...{ name: 'us-card-sections', country: 'US', language: 'en', type: 'credit-card', size: LETTER, draw },
    difficulties: ['two-dates', 'sections', 'reference-column', 'payment-coupon', 'zero-interest-rows'],
  },
];
