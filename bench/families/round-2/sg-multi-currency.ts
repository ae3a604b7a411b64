import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Consolidated monthly statement of a Singapore business: an overview of accounts in local value, then one section per
 * account and currency (yen without decimals among them), running on from page to page, each with its own totals.
 */
const SORTS = [
  kit.sort('', 'FAST Payment / Receipt|PIB##########{n}######|{firm}|OTHR OTHR-Supplier', -900_000, -8_000),
  kit.sort('', 'FAST Payment / Receipt|INV-####{n} {firm}|PAYNOW TRANSFER', 12_000, 1_600_000),
  kit.sort('', 'GIRO|{gov}|UEN2#####{n}##~', -700_000, -9_000),
  kit.sort('', 'GIRO Salary|PAYROLL {mmm}|BATCH ######', -2_900_000, -300_000),
  kit.sort('', 'GIRO Collection|{util}|A/C ##########', -90_000, -4_500),
  kit.sort('', 'Inward Credit-FAST|{firm}|PINV####', 8_000, 900_000),
  kit.sort('', 'Cheque Deposit|######', 20_000, 700_000),
  kit.sort('', 'Cash Deposit Machine|CDM {place}', 10_000, 300_000),
  kit.sort('', 'Service Charge|FAST TXN {n}# @ 0.50', -5_000, -50),
  kit.sort('', 'Account Fee|{mmm}', -4_000, -1_000),
  kit.sort('', 'Debit Card Transaction|{shop} SI SGP {dm}|####-####-##{n}#-####', -60_000, -450),
  kit.sort('', 'Point-of-Sale Settlement|MID ########## {dm}|LESS MDR {n}.##', 9_000, 380_000),
];
const FOREIGN = [
  kit.sort('', 'Telegraphic Transfer|TT/{n}#######|{abroad}', -3_000_000, -60_000),
  kit.sort('', 'Inward Telegraphic Transfer|0{n}##IT#######|{abroad}|INV {n}### LESS CHG', 90_000, 4_200_000),
  kit.sort('', 'Commission in lieu of exchange|TT/{n}#######', -9_000, -900),
  kit.sort('', 'Cable Charge|TT/{n}#######', -3_000, -1_500),
  kit.sort('', 'Foreign Exchange Transfer|FX DEAL ######## RATE 1.3{n}##', -900_000, -50_000),
  kit.sort('', 'Foreign Exchange Transfer|FX DEAL ######## RATE 1.3{n}##', 50_000, 900_000),
  kit.sort('', 'Agent Bank Charges|{abroad}', -4_000, -1_000),
  kit.sort('', 'Trade Bill Settlement|LC {n}#####/##|{abroad}', -1_900_000, -90_000),
  kit.sort('', 'Credit Interest', 1, 900),
];
const WORDS = {
  n: ['1', '4', '6', '7', '9'],
  firm: ['PANDAN MARINE PTE LTD', 'LIM HOCK SENG TRADING', 'KALLANG PAPER CO', 'ORCHID CLINIC LLP'],
  gov: ['INLAND REV TAX COLLECT', 'PROVIDENT FUND BOARD', 'FOREIGN WKR LEVY'],
  util: ['ISLAND POWER & GAS', 'LIONTEL BROADBAND', 'TOWN COUNCIL S&CC'],
  abroad: ['HANBIT PRECISION CO., LTD.', 'NORTHLARK SUPPLIES INC.', 'ALSTERKAI IMPORT GMBH', 'MIZUSAWA SEIKI K.K.'],
  shop: ['KOPI CORNER 12', 'BUKIT HARDWARE', 'SEMBAWANG FUEL'],
  place: ['JURONG PT', 'TAMPINES'],
};
const CURRENCIES = [
  { code: 'SGD', decimals: 2, rate: 1000n, title: 'Business Multi-Currency Account', sorts: SORTS },
  { code: 'USD', decimals: 2, rate: 1342n, title: 'Business Multi-Currency Account', sorts: FOREIGN },
  { code: 'JPY', decimals: 0, rate: 890n, title: 'Foreign Currency Current Account', sorts: FOREIGN },
  { code: 'EUR', decimals: 2, rate: 1461n, title: 'Foreign Currency Current Account', sorts: FOREIGN },
] as const;
type Currency = (typeof CURRENCIES)[number];

interface Section {
  readonly currency: Currency;
  readonly number: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly kit.Entry[];
  readonly shown: readonly bigint[];
  readonly out: bigint;
  readonly flaw: kit.Flaw;
}

interface Line {
  readonly height: number;
  readonly html: string;
  readonly heading?: string;
}

const money = (minor: bigint, { decimals }: Currency) =>
  `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.', decimals })}`;
const day = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })}`;
const slashes = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

function sectionOf(random: Random, currency: Currency, start: string, days: number, most: number): Section {
  const opening = BigInt(random.integer(500_000, 40_000_000));
  const words = (date: string) => ({
    ...WORDS,
    mmm: [intlDate(date, 'en-US', { month: 'short', year: 'numeric' }).toUpperCase()],
    dm: [`${partsOf(date).dd}${intlDate(date, 'en-US', { month: 'short' }).toUpperCase()}`],
  });
  const count = random.chance(0.1) ? 0 : random.integer(2, most);
  const entries = kit.drawEntries(random, { sorts: currency.sorts, words, start, days, count, opening });
  const flaw = random.chance(0.5) ? kit.drawFlaw(random, entries.length, ['closing', 'balance', 'total']) : null;
  const at = flaw === 'balance' ? random.integer(0, entries.length - 2) : -1;
  const last = entries.at(-1)?.balance ?? opening;
  const out = -kit.sumOf(entries, kit.isOut);
  return {
    currency,
    number: `0${random.digits(2)}-9${random.digits(5)}-${random.digits(1)}`,
    opening,
    closing: flaw === 'closing' ? kit.misprinted(random, last) : last,
    entries,
    shown: entries.map(({ balance }, r) => (r === at ? kit.misprinted(random, balance) : balance)),
    out: flaw === 'total' ? kit.misprinted(random, out) : out,
    flaw,
  };
}

const five = (cells: readonly string[], kind: string, attribute = ''): string =>
  `<div class="ln ${kind}" ${attribute}>${cells.map((cell, c) => (cell === '' ? '' : `<span class="k${c}">${cell}</span>`)).join('')}</div>`;

function linesOf(section: Section, s: number): Line[] {
  const { currency, entries } = section;
  const heading = `<div class="sec">${currency.title}<span>Account No. ${section.number}</span></div>
    ${five(['Date', 'Description', 'Withdrawal (-)', 'Deposit (+)', 'Balance'], 'hd')}<div class="cur">CURRENCY: ${nameOf(currency)}</div>`;
  const rows = entries.map(({ date, lines, amount }, r): Line => {
    const sum = money(amount < 0n ? -amount : amount, currency);
    const cells = [
      day(date),
      lines.map(text).join('<br>'),
      amount < 0n ? sum : '',
      amount > 0n ? sum : '',
      money(section.shown[r] ?? 0n, currency),
    ];
    return { height: lines.length * 10 + 4, html: five(cells, 'tx', rowAttribute(s, r)) };
  });
  const ins = kit.sumOf(entries, kit.isIn);
  return [
    {
      height: 74,
      html: `${heading}${five(['', 'Balance Brought Forward', '', '', money(section.opening, currency)], 'bf')}`,
      heading,
    },
    ...rows,
    { height: 15, html: five(['', 'Total', money(section.out, currency), money(ins, currency), ''], 'tt') },
    { height: 30, html: five(['', 'Balance Carried Forward', '', '', money(section.closing, currency)], 'bf end') },
  ];
}

const nameOf = ({ code }: Currency): string =>
  ({ SGD: 'SINGAPORE DOLLAR', USD: 'UNITED STATES DOLLAR', JPY: 'JAPANESE YEN', EUR: 'EURO' })[code];

function overview(sections: readonly Section[], end: string): string {
  const value = ({ closing, currency }: Section) => (closing * currency.rate) / 1000n;
  const sgd = CURRENCIES[0];
  const rows = sections.map((section) => {
    const { currency, number, closing } = section;
    return `<tr><td>${currency.title}</td><td>${number}</td><td>${currency.code}</td><td class="r">${money(closing, currency)}</td><td class="r">${money(value(section), sgd)}</td></tr>`;
  });
  const total = sections.reduce((sum, section) => sum + value(section), 0n);
  return `<h2>Account Summary as at ${slashes(end)}</h2><table class="ov"><tr><th>Current and Savings Account</th><th>Account No.</th><th>Currency</th><th class="r">Balance</th><th class="r">Balance (SGD Equivalent)</th></tr>${rows.join('')}
    <tr class="t"><td colspan="4">Total</td><td class="r">${money(total, sgd)}</td></tr></table><p class="s">Exchange rates: USD/SGD 1.342 &nbsp; 100 JPY/SGD 0.890 &nbsp; EUR/SGD 1.461. The SGD equivalent is for reference only.</p>`;
}

interface Person {
  readonly firm: string;
  readonly start: string;
  readonly end: string;
}

function pagesOf(sections: readonly Section[], { firm, start, end }: Person): string[] {
  const pages: string[][] = [[]];
  let left = 400;
  let heading = '';
  for (const [s, section] of sections.entries())
    for (const line of linesOf(section, s)) {
      if (line.height > left) {
        pages.push(line.heading ? [] : [heading]);
        left = 625 - (line.heading ? 0 : 60);
      }
      heading = line.heading ?? heading;
      pages.at(-1)?.push(line.html);
      left -= line.height;
    }
  const address = `<div class="ad">${text(firm)}<br>18 SUNGEI ROAD #04-11<br>PANDAN TECHPARK<br>SINGAPORE 999018</div>`;
  return pages.map(
    (
      lines,
      p,
    ) => `<div class="top"><div class="mk">TEMBUSU<br>BANK</div><div class="tt1">Consolidated Statement<br><small>${partsOf(end).d} ${intlDate(end, 'en-US', { month: 'long' })} ${partsOf(end).yyyy}</small></div><div class="pn">Page ${p + 1} of ${pages.length}</div></div>
    ${p === 0 ? `${address}${overview(sections, end)}<h2>Transaction Details from ${slashes(start)} to ${slashes(end)}</h2>` : '<h2>Transaction Details (continued)</h2>'}${lines.join('')}
    <div class="ft"><b>FRM-0412-M</b> Tembusu Bank Ltd &nbsp; 99 Harbour Drive, Singapore 999099 &nbsp; Co. Reg. No. 19990099Z &nbsp; Business hotline 6999 2200. Deposits in foreign currency are not insured.</div>`,
  );
}

const CSS = `.page{padding:26pt 34pt;font:8pt/10pt 'Liberation Sans'}.top{display:flex;height:52pt}.mk{font:bold 13pt/14pt 'Liberation Sans';color:#5b2a86;border-left:6pt solid #5b2a86;padding-left:6pt;width:190pt;height:29pt}.tt1{font-size:13pt;line-height:15pt;flex:1}.tt1 small{font-size:9pt}
.ad{height:78pt;padding-top:8pt}h2{font-size:9.5pt;line-height:12pt;margin:6pt 0 4pt}.ov{width:100%}.ov td,.ov th{padding:2.5pt 4pt;text-align:left;border-bottom:.4pt solid #bbb}.ov .r{text-align:right}.t td{font-weight:bold}.s{font-size:6.5pt;margin:3pt 0 8pt}
.sec{background:#ece5f3;font-weight:bold;padding:4pt 6pt;display:flex;justify-content:space-between}.ln{display:grid;grid-template-columns:52pt 1fr 92pt 92pt 96pt;padding:2pt 6pt}.k0{grid-column:1}.k1{grid-column:2}.k2{grid-column:3;text-align:right}.k3{grid-column:4;text-align:right}.k4{grid-column:5;text-align:right}
.hd{font-weight:bold;border-bottom:.8pt solid #333}.cur{font-weight:bold;padding:3pt 6pt}.bf{font-weight:bold}.tt{font-weight:bold;border-top:.6pt solid #333}.end{border-bottom:.6pt solid #333;margin-bottom:14pt}.ft{position:absolute;bottom:18pt;left:34pt;right:34pt;font-size:6pt;color:#555}`;

const statementOf = (section: Section, { firm, start, end }: Person): TrueStatement => {
  const amount = (minor: bigint) => contractAmount(minor, section.currency.decimals);
  const transactions: TrueRow[] = section.entries.map((entry, r) => ({
    date: entry.date,
    valueDate: null,
    description: entry.lines.join(' '),
    reference: null,
    amount: amount(entry.amount),
    balance: amount(section.shown[r] ?? 0n),
  }));
  return {
    account: {
      institution: 'TEMBUSU BANK',
      holder: firm,
      number: section.number,
      iban: null,
      bic: null,
      type: 'checking',
      currency: section.currency.code,
    },
    period: { start, end },
    opening: amount(section.opening),
    closing: amount(section.closing),
    transactions,
    reconciliation: kit.verdict(section.flaw),
  };
};

function draw(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const month = random.integer(0, 11);
  const start = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const end = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  const days = Number(end.slice(8));
  const chosen = [CURRENCIES[0], ...random.shuffle(CURRENCIES.slice(1)).slice(0, random.integer(1, 3))];
  const sections = chosen.map((currency) =>
    sectionOf(random, currency, start, days, currency.code === 'SGD' ? 60 : 24),
  );
  const firm = random.pick([
    'TANJONG BOLT & NUT PTE. LTD.',
    'MERANTI DESIGN STUDIO LLP',
    'SELAT CHANDLERS (PTE) LIMITED',
    'KAMPONG BAKERY HOLDINGS PTE LTD',
  ]);
  const person: Person = { firm, start, end };
  return {
    pages: pagesOf(sections, person),
    css: CSS,
    statements: sections.map((section) => statementOf(section, person)),
  };
}

export const families: Family[] = [
  {
    name: 'sg-multi-currency',
    country: 'SG',
    language: 'en',
    type: 'checking',
    difficulties: ['several-accounts', 'several-currencies', 'currency-without-decimals', 'no-year'],
    size: A4,
    draw,
  },
];
