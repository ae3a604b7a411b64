import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  inFours,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A British high-street current account: a code of the payment's type before details on two or three lines, the figure on
 * the last of them, the date once a day and the balance at the day's end, overdrawn ones marked D, brought and carried forward.
 */
const SORTS = [
  sort(')))', '{shop}|{town}', -4800, -180),
  sort('VIS', '{shop}|{town}', -14_000, -350),
  sort('VIS', "INT'L ##########|{web}|{city}", -9000, -500),
  sort('VIS', "INT'L ##########|{web}|EUR ##.## @ 1.1#3#|Visa Rate", -9500, -900),
  sort('DR', 'Non-Sterling|Transaction Fee', -280, -12),
  sort('DD', '{utility}', -16_500, -900),
  sort('DD', '{council} COUNCIL|######### CTAX', -21_000, -11_000),
  sort('SO', '{person}|RENT FLAT #', -92_000, -40_000),
  sort('SO', '{person}|SAVINGS', -20_000, -2500),
  sort('BP', '{person}|{why}', -32_000, -500),
  sort('BP', '{firm}|INV-#####', -88_000, -2000),
  sort('CR', '{firm}|SALARY {month}', 145_000, 310_000),
  sort('CR', '{person}|{why}', 500, 40_000),
  sort('CR', '{person}|SENT FROM MOBILE', 1000, 9000),
  sort('CR', 'HM REVENUE & CUST|CHILD BENEFIT|~~######~', 9600, 17_000),
  sort('TFR', '4#-#3-## ########|TO SAVINGS', -50_000, -2000),
  sort('TFR', '4#-#3-## ########|FROM SAVINGS', 2000, 60_000),
  sort('ATM', 'CASH {town} {time}|CARD ENDING ####', -30_000, -1000),
  sort('ATM', 'CASH NOTEMACHINE|{town} {time}', -20_000, -1000),
  sort('CHQ', '10####', -45_000, -2500),
  sort('PIM', 'PAID IN AT {town}|BRANCH', 2000, 60_000),
  sort('OBP', '{card} CARD|4929 #### #### ####', -60_000, -2500),
  sort('DR', 'TOTAL CHARGES TO|{day}', -2500, -500),
  sort('DR', 'DEBIT INTEREST TO|{day}', -1800, -40),
  sort('CR', 'REFUND {shop}|ORDER 20#-#######', 400, 8900),
  sort('DD', '{gym}|REF ~~##### 1ST PAYMENT', -5400, -1899),
];

const WORDS = {
  shop: [
    'PELLING FOODS 3214',
    'HARKER & DALE',
    'COSTWELL EXPRESS',
    'THE CROOKED LOAF',
    'NORTHGATE PHARM',
    'SUMPTER DIY 118',
  ],
  town: ['HARROGATE', 'LEEDS', 'KESWICK', 'SHEFFIELD', 'OTLEY', 'SKIPTON GB'],
  city: ['LUXEMBOURG', 'DUBLIN', 'AMSTERDAM', 'BERLIN'],
  web: ['STREAMARO.COM', 'PAGEHOST*3 MTH', 'KITEAIR WEB', 'INKWELL APP'],
  utility: [
    'FELL WATER PLC',
    'NORBEX ENERGY',
    'TALKSPAN BROADBAND',
    'DALES INSURANCE',
    'TV LICENCE MBP',
    'LUMA MOBILE',
  ],
  council: ['ARNDALE', 'WHARFE VALLEY'],
  person: ['MISS T OYELARAN', 'J R WHITCOMBE', 'PATEL S & K', 'GRAEME LAIDLAW', 'MRS A HOLROYD'],
  firm: ['OTTERBURN JOINERY', 'BRIMHAM LTD', 'HEXCOTE LLP', 'STANE LOGISTICS'],
  why: ['HALF OF 24.60', 'BIRTHDAY', 'CAR 12 MONTHS', 'THANKS X', 'INV 2031'],
  card: ['CALDER', 'ROOKWOOD'],
  gym: ['PULSEFIT GYMS', 'LEISURE 4 U'],
  time: ['JAN03 18:22', '09:41', 'MAR19 12:07'],
};

const PRINT = { group: ',', decimal: '.' };
const LINE = 11.5;
const plain = (minor: bigint) => figure(minor, PRINT);
const signed = (minor: bigint) => `${plain(minor)}${minor < 0n ? '<i>D</i>' : ''}`;
const shortDate = (iso: string) =>
  `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })} ${partsOf(iso).yy}`;
const longDate = (iso: string, year: boolean) =>
  `${partsOf(iso).d} ${intlDate(iso, 'en-GB', { month: 'long' })}${year ? ` ${partsOf(iso).yyyy}` : ''}`;

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly printed: bigint | null;
}

const lineHeight = ({ entry }: Line) => entry.lines.length * LINE;

function printRow({ entry, row, printed }: Line, withDate: boolean): string {
  const out = entry.amount < 0n ? plain(entry.amount) : '';
  const into = entry.amount < 0n ? '' : plain(entry.amount);
  return `<div class="row" ${rowAttribute(0, row)}><span>${withDate ? shortDate(entry.date) : ''}</span><b>${text(entry.code)}</b>
    <span>${entry.lines.map(text).join('<br>')}</span><span class="n">${out}</span><span class="n">${into}</span>
    <span class="n">${printed === null ? '' : signed(printed)}</span></div>`;
}

const forward = (words: string, balance: bigint, date = '') =>
  `<div class="row fwd"><span>${date}</span><b></b><span class="up">${words}</span><span></span><span></span><span class="n">${signed(balance)}</span></div>`;

interface Sheet {
  readonly holder: string;
  readonly sortCode: string;
  readonly number: string;
  readonly iban: string;
  readonly bic: string;
  readonly period: string;
  readonly sheet: number;
}

const strip = ({ holder, sortCode, number, sheet }: Sheet, page: number) =>
  `<div class="strip"><p><em>Account Name</em>${text(holder)}</p><p><em>Sortcode</em>${sortCode}</p><p><em>Account Number</em>${number}</p><p><em>Sheet Number</em>${sheet + page}</p></div>`;

const head = (
  sheet: Sheet,
  box: string,
) => `<div class="top"><div class="to">${text(sheet.holder)}<br>17 Weavers Row<br>Otley<br>West Yorkshire<br>LS21 4QX</div>
  <div class="side"><p>Contact tel 03450 700 118</p><p class="small">see reverse for call times<br>Text phone 03450 700 119<br>used by deaf or speech impaired customers</p></div></div>
  <h2>Your Statement</h2><div class="two"><div><b>${sheet.period}</b><p class="small">International Bank Account Number</p>${inFours(sheet.iban)}<p class="small">Branch Identifier Code</p>${sheet.bic}</div>${box}</div>`;

const foot = `<div class="foot">12 Exchange Street, Leeds LS1 5QT<br><span class="small">Calder &amp; Thorne Bank plc. Registered in England number 4417120. Authorised by the Prudential Regulation Authority.</span></div>`;

const rates = `<div class="rates"><h3>Credit and Debit Interest Rates</h3><p>Credit Interest Rates <span>balance</span><span>AER variable</span></p><p>Credit interest is not applied</p>
  <p>Debit Interest Rates <span>balance</span><span>EAR variable</span></p><p>Debit interest <span>Upto £25.00</span><span>0.00%</span></p><p>Debit interest <span>over £25.00</span><span>39.90%</span></p></div>`;

function lines(entries: readonly Entry[], random: Random, spoil: boolean): Line[] {
  const ends = entries.flatMap(({ last }, row) => (last ? [row] : []));
  const bad = spoil ? random.pick(ends) : -1;
  return entries.map((entry, row) => ({
    entry,
    row,
    printed: entry.last ? (row === bad ? misprinted(random, entry.balance) : entry.balance) : null,
  }));
}

const truthOf = ({ entry, printed }: Line): TrueRow => ({
  date: entry.date,
  valueDate: null,
  description: [entry.code, ...entry.lines].join(' '),
  alsoAccepted: [entry.lines.join(' ')],
  reference: null,
  amount: contractAmount(entry.amount),
  balance: printed === null ? null : contractAmount(printed),
});

function printPages(chunks: readonly Line[][], sheet: Sheet, box: string, opening: bigint, start: string): string[] {
  let carried = opening;
  return chunks.map((chunk, page) => {
    const brought = forward('Balance brought forward', carried, page === 0 ? shortDate(start) : '');
    const rows = chunk.map((line, k) => printRow(line, chunk[k - 1]?.entry.date !== line.entry.date));
    carried = chunk.at(-1)?.entry.balance ?? carried;
    const isLast = page === chunks.length - 1;
    return `<div class="logo">Calder &amp; Thorne</div>${page === 0 ? head(sheet, box) : `<h2>Your Statement</h2><p class="per">${sheet.period}</p>`}
      ${strip(sheet, page)}<h3>Your Current Account details</h3>
      <div class="row heads"><span>Date</span><span class="wide">Payment type and details</span><span class="n">£Paid out</span><span class="n">£Paid in</span><span class="n">£Balance</span></div>
      ${brought}${rows.join('')}${forward('Balance carried forward', carried, isLast ? shortDate(dayAfter(start, 30)) : '')}${isLast ? rates : ''}${foot}`;
  });
}

const CSS = `.page { padding: 30pt 46pt; font-size: 8.6pt; line-height: ${LINE}pt; }
  .logo { text-align: right; font: bold 17pt 'Liberation Serif'; color: #8c1020; height: 26pt; } .top, .two, .strip { display: flex; justify-content: space-between; }
  .to { padding-top: 16pt; height: 84pt; } .small { font-size: 6.8pt; line-height: 8.5pt; color: #444; } h2 { font-size: 15pt; line-height: 22pt; font-weight: normal; } h3 { font-size: 10pt; line-height: 18pt; }
  .box { width: 210pt; border: .7pt solid #8c1020; padding: 4pt 8pt; } .box p { display: flex; justify-content: space-between; } .strip { margin: 8pt 0; border-top: .7pt solid #999; border-bottom: .7pt solid #999; padding: 3pt 0; }
  .strip em { display: block; font-style: normal; font-size: 6.8pt; color: #555; } .row { display: grid; grid-template-columns: 54pt 28pt 1fr 68pt 68pt 78pt; white-space: nowrap; }
  .row b { font-weight: normal; } .n { text-align: right; align-self: end; } .n i { font-style: normal; padding-left: 4pt; } .wide { grid-column: span 2; } .heads { border-bottom: .7pt solid #000; font-weight: bold; }
  .fwd { background: #f1ecec; } .up { text-transform: uppercase; } .foot { position: absolute; bottom: 22pt; left: 46pt; } .rates { margin-top: 14pt; border-top: .7pt solid #999; font-size: 7.4pt; }
  .rates p { display: grid; grid-template-columns: 200pt 110pt 80pt; } .per { font-weight: bold; }`;

function draw(random: Random): Drawn {
  const start = dayAfter('2021-01-04', random.integer(0, 1500));
  const opening = BigInt(random.integer(-60_000, 240_000));
  const words = (date: string) => ({
    ...WORDS,
    month: [intlDate(date, 'en-GB', { month: 'short' }).toUpperCase()],
    day: [shortDate(dayAfter(date, -12)).replaceAll(' ', '').toUpperCase()],
  });
  const plan = { sorts: SORTS, words, start, days: 31, count: rowCount(random, 22, 95), opening };
  const entries = drawEntries(random, plan);
  const flaw = drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const drawn = lines(entries, random, flaw === 'balance');
  const end = dayAfter(start, 30);
  const last = entries.at(-1)?.balance ?? opening;
  const closing = flaw === 'closing' ? misprinted(random, last) : last;
  const [paidIn, out] = [sumOf(entries, isIn), sumOf(entries, isOut)];
  const paidOut = flaw === 'total' ? misprinted(random, -out) : out;
  const [sortCode, number] = [`40-7${random.digits(1)}-${random.digits(2)}`, random.digits(8)];
  const iban = ibanOf('GB', `CTHN${sortCode.replaceAll('-', '')}${number}`);
  const holder = random.pick([
    'Mr Daniel J Prowse',
    'Ms Ruth Adeyinka',
    'Mrs E M Thackray',
    'Dr Ian Sowerby & Mrs L Sowerby',
  ]);
  const period = `${longDate(start, start.slice(0, 4) !== end.slice(0, 4))} to ${longDate(end, true)}`;
  const sheet: Sheet = { holder, sortCode, number, iban, bic: 'CTHNGB2LXXX', period, sheet: random.integer(12, 240) };
  const box = `<div class="box"><b>Account Summary</b><p>Opening Balance<span>${signed(opening)}</span></p><p>Payments In<span>${plain(paidIn)}</span></p><p>Payments Out<span>${plain(paidOut)}</span></p><p>Closing Balance<span>${signed(closing)}</span></p></div>`;
  const chunks = pack(drawn, lineHeight, 395, 475);
  const account = {
    institution: 'Calder & Thorne Bank plc',
    holder,
    number,
    iban,
    bic: sheet.bic,
    type: 'checking',
    currency: 'GBP',
  } as const;
  return {
    pages: printPages(chunks, sheet, box, opening, start),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: drawn.map(truthOf),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'gb-checking-paid-out-in',
    country: 'GB',
    language: 'en',
    type: 'checking',
    difficulties: ['date-once-a-day', 'balance-at-day-end', 'multi-line', 'type-column', 'carried-forward'],
    size: A4,
    draw,
  },
];
