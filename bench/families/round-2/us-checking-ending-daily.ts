import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../commonwealth.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Household checking of a large American bank: one running history with additions and subtractions side by side, the balance
 * printed once a day, month/day without year, and the checks shown a second time in a summary of three columns.
 */
const SORTS = [
  kit.sort('', 'Purchase authorized on {md} {shop} {town} {st} P0000000######### Card {card}', -450, -16_000),
  kit.sort('', 'Purchase authorized on {md} {shop} #### {town} {st} S30####2######## Card {card}', -800, -9_000),
  kit.sort(
    '',
    'Recurring Payment authorized on {md} {online} ###-###-#### CA S58########### Card {card}',
    -799,
    -4_999,
  ),
  kit.sort(
    '',
    'Purchase with Cash Back $ 20.00 authorized on {md} {shop} {town} {st} P0000000######### Card {card}',
    -2_500,
    -9_000,
  ),
  kit.sort('', 'Purchase Return authorized on {md} {shop} {town} {st} S61########### Card {card}', 900, 12_000),
  kit.sort(
    '',
    'ATM Withdrawal authorized on {md} ### N Alder St {town} {st} 000#### ATM ID ####~ Card {card}',
    -2_000,
    -40_000,
  ),
  kit.sort('', 'Non-{bank} ATM Transaction Fee', -300, -300),
  kit.sort('', 'ATM Check Deposit on {md} ## Main St {town} {st} 000#### ATM ID ####~ Card {card}', 5_000, 180_000),
  kit.sort('', 'Mobile Deposit : Ref Number :############', 2_500, 90_000),
  kit.sort('', 'eDeposit in Branch {md} 0#:##:## PM ### Main St {town} {st} ####', 10_000, 300_000),
  kit.sort('', '{firm} Payroll {yy}#### ########## {holder}', 90_000, 360_000),
  kit.sort('', '{firm} Dir Dep PPD ID: ##########', 60_000, 240_000),
  kit.sort('', 'Zip-Pay From {person} on {md} Ref # Pp0~~####~', 1_500, 60_000),
  kit.sort('', 'Zip-Pay to {person} on {md} Ref #Rp0~~####~~ Rent Share', -2_000, -95_000),
  kit.sort(
    '',
    'Online Transfer to {holder} Way2Keep Savings xxxxxx#### Ref #Ib0~~#####~ on {md}/{yy}',
    -5_000,
    -60_000,
  ),
  kit.sort(
    '',
    'Online Transfer From {holder} Way2Keep Savings xxxxxx#### Ref #Ib0~~#####~ on {md}/{yy}',
    5_000,
    90_000,
  ),
  kit.sort('', 'Recurring Transfer to {holder} Money Market Ref #Op0~~##### xxxxxx####', -10_000, -50_000),
  kit.sort('', 'Bill Pay {utility} on-Line xxxxxxx#### on {md}', -4_000, -31_000),
  kit.sort('', '{utility} Autopay {yy}#### ##########SPA {holder}', -3_000, -24_000),
  kit.sort('', 'Summit Home Mtg ACH Pmt {yy}#### ########## {holder}', -90_000, -260_000),
  kit.sort('', 'Card Services Epay {yy}#### ########## {holder}', -4_000, -210_000),
  kit.sort('', 'IRS Treas 310 Tax Ref {md}{yy} xxxxxxxxxx##### {holder}', 20_000, 310_000),
  kit.sort(
    '',
    'WT Fed#0#### Second Valley Bank /Org={firm} Srf# ############ Trn#{yy}########## Rfb#',
    80_000,
    500_000,
  ),
  kit.sort('', 'Wire Trans Svc Charge - Sequence: {yy}########## Srf# ############ Trn#{yy}#### Rfb#', -1_500, -1_500),
  kit.sort('', 'Overdraft Fee for a Transaction Posted on {md} $##.## {utility} Web Pay', -3_500, -3_500),
  kit.sort('', 'Interest Payment', 2, 480),
  kit.sort('CHECK', 'Check', -2_500, -120_000),
  kit.sort('CHECK', 'Check', -4_000, -60_000),
  kit.sort('CHECK', 'Deposited OR Cashed Check', -5_000, -80_000),
];
const HOLDERS = ['Marlene J Tuckahoe', 'Desmond P Okerlund', 'Ruth-Ann Vasko', 'Hector D Brisbin'];
const FIXED = {
  shop: [
    'Pinch & Peck Market',
    "Delaney's Hardware",
    'Quiktank Fuel',
    'The Taco Barn',
    'Cloverleaf Pharmacy',
    'Big Elm Grocery',
  ],
  town: ['Ashmont', 'Cedar Falls Park', 'Portola Bend', 'Weller'],
  st: ['OR', 'MN', 'NV', 'TX'],
  online: ['Streamlane.com', 'Cloudbox Plus', 'Gymhaus Monthly'],
  firm: ['Tri-County Schools', 'Lathrop Medical', 'Orchard Freight Co'],
  person: ['Delgado Nina', 'Whitlock J', 'Abara Chidi'],
  utility: ['Valley Gas & Elec', 'Tidewater Water Dist', 'Orbit Wireless', 'City of Weller Utl'],
  bank: ['Fallbrook'],
};
const usd = (minor: bigint) => figure(minor, { group: ',', decimal: '.' });
const signed = (minor: bigint) => `${minor < 0n ? '-' : ''}${usd(minor)}`;
const md = (iso: string) => `${partsOf(iso).m}/${partsOf(iso).d}`;
const slashed = (iso: string) => `${partsOf(iso).mm}/${partsOf(iso).dd}`;

interface Item {
  readonly entry: kit.Entry;
  readonly lines: readonly string[];
  readonly check: string | null;
  readonly shown: bigint | null;
}

function itemsOf(random: Random, entries: readonly kit.Entry[], flaw: kit.Flaw): Item[] {
  let next = random.integer(340, 5200);
  const lasts = entries.flatMap((entry, index) => (entry.last ? [index] : []));
  const wrong = flaw === 'balance' ? random.pick(lasts) : -1;
  return entries.map((entry, index) => {
    const check = entry.code === 'CHECK' ? String(next) : null;
    if (check) next += random.pick([1, 1, 1, 2]);
    const shown = entry.last ? (index === wrong ? kit.misprinted(random, entry.balance) : entry.balance) : null;
    return { entry, lines: kit.wrap(entry.lines.join(' '), 54), check, shown };
  });
}

const HEAD = `<tr class="h"><th class="d">Date</th><th class="n">Check<br>Number</th><th>Description</th>
  <th class="r">Deposits/<br>Additions</th><th class="r">Withdrawals/<br>Subtractions</th><th class="r">Ending daily<br>balance</th></tr>`;

function rowOf({ entry, lines, check, shown }: Item, r: number): string {
  const sum = usd(entry.amount);
  return `<tr ${rowAttribute(0, r)}><td>${md(entry.date)}</td><td class="n">${check ?? ''}</td><td>${lines.map(text).join('<br>')}</td>
    <td class="r">${entry.amount > 0n ? sum : ''}</td><td class="r">${entry.amount > 0n ? '' : sum}</td><td class="r">${shown === null ? '' : signed(shown)}</td></tr>`;
}

const checksBox = (items: readonly Item[]): string => {
  const checks = items.filter(({ check }) => check !== null);
  if (checks.length === 0) return '';
  const cell = ({ check, entry }: Item) =>
    `<div><i>${check}</i><i>${md(entry.date)}</i><b>${usd(entry.amount)}</b></div>`;
  const head = '<div class="hh"><i>Number</i><i>Date</i><b>Amount</b></div>';
  return `<h3>Summary of checks written <small>(checks listed are also displayed in the preceding Transaction history)</small></h3>
    <div class="checks">${head.repeat(Math.min(3, checks.length))}${checks.map(cell).join('')}</div>
    <p class="s">* Gap in check sequence.</p>`;
};

interface Sheet {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly totals: readonly [ins: bigint, outs: bigint];
}

const summary = (
  sheet: Sheet,
): string => `<div class="two"><div><h3>Statement period activity summary</h3><table class="sum">
  <tr><td>Beginning balance on ${md(sheet.start)}</td><td class="r">$${signed(sheet.opening)}</td></tr>
  <tr><td>Deposits/Additions</td><td class="r">${usd(sheet.totals[0])}</td></tr>
  <tr><td>Withdrawals/Subtractions</td><td class="r">- ${usd(sheet.totals[1])}</td></tr>
  <tr class="t"><td>Ending balance on ${md(sheet.end)}</td><td class="r">$${signed(sheet.closing)}</td></tr></table></div>
  <div class="acct">Account number: <b>${sheet.number}</b><br><b>${text(sheet.holder.toUpperCase())}</b><br><i>Oregon account terms and conditions apply</i><br>
  For Direct Deposit use<br>Routing Number (RTN): 999000412</div></div>`;

function pagesOf(items: readonly Item[], sheet: Sheet): string[] {
  const packed = kit.pack(items, ({ lines }) => lines.length * 11 + 4, 430, 600);
  const tail = `<tr class="t"><td colspan="3">Ending balance on ${md(sheet.end)}</td><td></td><td></td><td class="r">${signed(sheet.closing)}</td></tr>
    <tr class="t"><td colspan="3">Totals</td><td class="r">$${usd(sheet.totals[0])}</td><td class="r">$${usd(sheet.totals[1])}</td><td></td></tr>`;
  const bodies = packed.map((part, p) => {
    const rows = part.map((item) => rowOf(item, items.indexOf(item))).join('');
    const title = p === 0 ? 'Transaction history' : 'Transaction history (continued)';
    return `${p === 0 ? summary(sheet) : ''}<h2>${title}</h2><table class="tx">${HEAD}${rows}${p === packed.length - 1 ? tail : ''}</table>`;
  });
  bodies.push(`<p class="s" style="margin-top:26pt">The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been
    outstanding on your account when your transactions posted.</p>${checksBox(items)}<h3>Monthly service fee summary</h3>
    <table class="fee"><tr><td>Fee period ${slashed(sheet.start)}/${partsOf(sheet.start).yyyy} - ${slashed(sheet.end)}/${partsOf(sheet.end).yyyy}</td>
    <td>Standard monthly service fee $10.00</td><td>You paid $0.00</td></tr><tr><td>How to avoid the monthly service fee</td><td>Minimum required</td><td>This fee period</td></tr>
    <tr><td>Minimum daily balance</td><td>$500.00</td><td>$${usd(sheet.opening / 3n)} &#9745;</td></tr></table>`);
  const date = intlDate(sheet.end, 'en-US', { month: 'long', day: 'numeric', year: 'numeric' });
  return bodies.map((body, p) => {
    const first =
      p === 0
        ? `<h1>Everyday Choice Checking</h1><p>${date} &#9632; Page 1 of ${bodies.length}</p>`
        : `<p>${date} &#9632; Page ${p + 1} of ${bodies.length}</p>`;
    return `<div class="logo">FALLBROOK<br>TRUST</div>${first}${body}<div class="foot">&copy;${partsOf(sheet.end).yyyy} Fallbrook Trust Bank, N.A. All rights reserved. Member FDIC.</div>`;
  });
}

const CSS = `.page{padding:34pt 40pt;font-size:8.5pt;line-height:11pt}.logo{position:absolute;right:40pt;top:30pt;background:#7a1f2b;color:#fff;padding:6pt 9pt;font:bold 9pt 'Liberation Serif'}
h1{font:bold 19pt 'Liberation Sans';margin-bottom:6pt}h2{font-size:12pt;margin:22pt 0 5pt}h3{font-size:10pt;margin:14pt 0 4pt}small,.s{font-size:7pt;font-weight:normal}
.two{display:flex;justify-content:space-between;margin-top:60pt}.sum td{padding:1.5pt 0;width:160pt}.sum td.r{width:80pt}.acct{width:240pt;padding-top:14pt}
.tx{width:100%}.tx td,.tx th{padding:1.5pt 3pt;vertical-align:bottom;border-bottom:.4pt solid #ccc;white-space:nowrap}th{font-size:7.5pt;line-height:9pt;text-align:left;color:#555;font-style:italic;font-weight:normal}
.tx .r,.sum .r{text-align:right}.n{text-align:right;width:44pt}.d{width:30pt}.t td{font-weight:bold;border-top:.8pt solid #333}.tx td:first-child{vertical-align:top}.tx td:nth-child(3){width:262pt}
.checks{display:grid;grid-template-columns:repeat(3,150pt);column-gap:24pt}.checks div{display:flex;justify-content:space-between;border-bottom:.4pt solid #ccc}.checks i{font-style:normal;width:48pt}.checks b{font-weight:normal}
.fee td{border:.5pt solid #999;padding:3pt 8pt}.foot{position:absolute;bottom:20pt;left:40pt;font-size:6.5pt;color:#666}`;

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-08', random.integer(0, 1300));
  const days = random.integer(28, 32);
  const end = dayAfter(start, days);
  const holder = random.pick(HOLDERS);
  const card = random.digits(4);
  const opening = BigInt(random.integer(40_000, 1_400_000));
  const words = (date: string) => ({
    ...FIXED,
    holder: [holder],
    card: [card],
    yy: [partsOf(date).yy],
    md: [slashed(dayAfter(date, -1))],
  });
  const entries = kit.drawEntries(random, {
    sorts: SORTS,
    words,
    start,
    days,
    count: kit.rowCount(random, 22, 105),
    opening,
  });
  const flaw = kit.drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const items = itemsOf(random, entries, flaw);
  const last = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? kit.misprinted(random, last) : last;
  const ins = kit.sumOf(entries, kit.isIn);
  const outs = -kit.sumOf(entries, kit.isOut);
  const number = random.digits(10);
  const totals: [bigint, bigint] = [ins, flaw === 'total' ? kit.misprinted(random, outs) : outs];
  const transactions: TrueRow[] = items.map(({ entry, lines, check, shown }) => ({
    date: entry.date,
    valueDate: null,
    description: lines.join(' '),
    reference: check,
    amount: contractAmount(entry.amount),
    balance: shown === null ? null : contractAmount(shown),
  }));
  const account = {
    institution: 'Fallbrook Trust',
    holder: holder.toUpperCase(),
    number,
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'USD',
  } as const;
  return {
    pages: pagesOf(items, { holder, number, start, end, opening, closing, totals }),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions,
        reconciliation: kit.verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'us-checking-ending-daily',
    country: 'US',
    language: 'en',
    type: 'checking',
    difficulties: ['balance-once-a-day', 'no-year', 'checks-repeated'],
    size: LETTER,
    draw,
  },
];
