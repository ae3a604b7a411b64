import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/** A British bank's business account: a type code behind the description, money in before money out, a balance on every line. */

const WORDS = {
  shop: [
    'MARLBOW STORES',
    'OATLANDS GARAGE',
    'THE TIN KETTLE',
    'PENNYFIELD DIY',
    'HALSTOW STATIONERS',
    'RIVERSIDE FUEL',
  ],
  firm: ['KESTREL ENERGY LTD', 'BRINDLECOM', 'SELWICK COUNCIL NNDR', 'OLDMERE INSURANCE', 'FLEETLINE LEASING'],
  person: ['A HOLLOWAY', 'PATEL R', 'JENKINS SIAN', 'M D OSGOOD', 'NWOSU C'],
  client: ['TURNSTILE EVENTS L', 'HARDWICKE SCHOOL', 'COPPERGATE LETTING', 'BAYLISS & DREW LLP', 'CARRICK HOTELS LTD'],
  town: ['SELWICK', 'HALSTOW', 'LONDON N1', 'MARLBOW'],
} as const;

/** The code of a type, a bar, and the lines. */
const WORDINGS: readonly Wording[] = [
  ['DEB|{shop} CD ####', -9_500, -210],
  ['DEB|{shop} {dd}{mm} CD ####|{town}', -14_000, -390],
  ['DEB|WEBSTOCK*2#K## CD ####', -7_900, -499],
  ['DEB|CLOUDLEDGER.COM 44.00 USD|VISA XR 1.2#7 CD ####', -3_700, -3_300],
  ['CPM|{shop} {town}', -5_000, -280],
  ['DD|{firm}|REF 00######', -64_000, -1_800],
  ['DD|{firm} B#######-{mm}{yy}', -31_000, -2_250],
  ['DD|HMRC NDDS|############ VAT {mm}/{yyyy}', -610_000, -28_000],
  ['SO|{person}|RENT UNIT # {town}', -125_000, -60_000],
  ['SO|OLDMERE PENSIONS|SCHEME A###/##', -42_000, -9_000],
  ['FPO|{person}|4000000########|WAGES WK ## {dd}{mm}', -98_000, -31_000],
  ['FPO|{firm}|INV {yyyy}/####', -190_000, -4_200],
  ['FPO|{person} EXPENSES {dd}/{mm}', -18_000, -900],
  ['BP|{firm}|######## 60-##-##', -84_000, -2_000],
  ['CHQ|00####', -76_000, -1_200],
  ['CPT|LNK {shop} CD ####|{dd}{mm}{yy} 1#:4#', -30_000, -2_000],
  ['PAY|ACCOUNT MAINTENANCE|FEE {mm}/{yy}', -850, -700],
  ['PAY|CREDIT IN BRANCH CHARGE|3 @ 0.85', -1_450, -85],
  ['FEE|UNPAID ITEM RETURNED|{firm}', -1_500, -500],
  ['TFR|TO A/C ######## SAVINGS', -400_000, -20_000],
  ['COR|{shop} DISPUTED CD ####', 350, 6_000],
  ['FPI|{client}|{client} INV ####|######## 20-##-##', 9_000, 480_000],
  ['FPI|{person}|DEPOSIT {dd} {mm}', 2_000, 65_000],
  ['BGC|{client}|BACS {yyyy}{mm}{dd}', 15_000, 620_000],
  ['DEP|BRANCH DEPOSIT 50####', 4_000, 190_000],
  ['BGC|CARDPOINT MERCHANT|SETTLE {dd}{mm} GROSS 812.40', 8_000, 210_000],
  ['IB|CHEQUE IMAGE PAY IN|SLIP ######', 2_500, 88_000],
  ['PAY|INTEREST (GROSS)', 12, 1_900],
];

const TYPES: Readonly<Record<string, string>> = {
  ...{ BGC: 'Bank Giro Credit', BP: 'Bill Payments', CHQ: 'Cheque', COR: 'Correction', CPM: 'Contactless payment' },
  ...{ CPT: 'Cashpoint', DD: 'Direct Debit', DEB: 'Debit Card', DEP: 'Deposit', FEE: 'Fixed Service Charge' },
  ...{
    FPI: 'Faster Payment In',
    FPO: 'Faster Payment Out',
    IB: 'Image Banking',
    PAY: 'Payment',
    SO: 'Standing Order',
    TFR: 'Transfer',
  },
};

const LINE = 11.2;
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const short = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })} ${partsOf(iso).yy}`;
const long = (iso: string) => intlDate(iso, 'en-GB', { day: '2-digit', month: 'long', year: 'numeric' });
const NAME = 'Selwick & Marlbow Bank';

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly sort: string;
  readonly number: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly moneyIn: bigint;
  readonly moneyOut: bigint;
  readonly balances: readonly bigint[];
}

interface Parts {
  readonly code: string;
  readonly lines: readonly string[];
}

const partsOfMove = ({ lines: [code = '', ...lines] }: Movement): Parts => ({ code, lines });

function rowOf(move: Movement, index: number, balance: bigint): string {
  const { code, lines } = partsOfMove(move);
  const cells = move.amount < 0n ? ['', money(-move.amount)] : [money(move.amount), ''];
  return `<div class="row" ${rowAttribute(0, index)}><span>${short(move.date)}</span><span>${lines.map(text).join('<br>')}</span>
    <span>${code}</span><span class="r">${cells[0]}</span><span class="r">${cells[1]}</span><span class="r">${money(balance)}</span></div>`;
}

function summary(paper: Paper): string {
  const { period, moneyIn, moneyOut, opening, closing } = paper;
  const line = (label: string, minor: bigint) =>
    `<div><span>${label}</span><b>£${money(minor).replace('-', '')}${minor < 0n ? ' OD' : ''}</b></div>`;
  return `<div class="to">${text(paper.holder)}<br>UNIT 4 TANNERY YARD<br>MILL LANE<br>SELWICK<br>SW99 4QX</div>
    <div class="sum"><h2>Your Business Account summary</h2><p>${long(period.start)} to ${long(period.end)}</p>
    ${line(`Balance on ${long(period.start)}`, opening)}${line('Money In', moneyIn)}${line('Money Out', moneyOut)}
    ${line(`Balance on ${long(period.end)}`, closing)}</div>`;
}

function key(codes: readonly string[]): string {
  const items = codes.map((code) => `<div><b>${code}</b> ${TYPES[code] ?? ''}</div>`).join('');
  return `<div class="key"><h3>Transaction types</h3><div class="codes">${items}</div>
    <p>Your deposits are protected up to the limit of the deposit guarantee scheme. If you think that something is wrong, tell us within
    13 months of the date of the payment. Lines are open 24 hours on 0999 602 1417.</p></div>`;
}

function pageOf(paper: Paper, part: readonly string[], page: number, count: number, codes: readonly string[]): string {
  const head =
    '<div class="row h"><span>Date</span><span>Description</span><span>Type</span><span class="r">In (£)</span><span class="r">Out (£)</span><span class="r">Balance (£)</span></div>';
  const strip = `<div class="strip"><span>Sort code <b>${paper.sort}</b></span><span>Account number <b>${paper.number}</b></span><span>Page ${page + 1} of ${count}</span></div>`;
  const first = page === 0 ? `${summary(paper)}<h1>Your transactions</h1>` : '<h1>Your transactions (continued)</h1>';
  const last = page === count - 1;
  const next = last ? key(codes) : '<p class="more">(Continued on next page)</p>';
  return `<header>${NAME}<i>Business Current Account statement</i></header>${strip}${first}${head}${part.join('')}${next}
    <footer>${NAME} plc. Registered office: 1 Weir Street, Selwick SW99 1AA. Registered in England and Wales no. 09990417.</footer>`;
}

const CSS = `.page { font-family: 'Liberation Sans'; font-size: 9pt; line-height: ${LINE}pt; padding: 32pt 40pt; }
header { font-size: 17pt; line-height: 22pt; color: #0b5d3b; font-weight: bold; display: flex; justify-content: space-between; align-items: baseline; }
header i { font-size: 10pt; color: #333; font-weight: normal; font-style: normal; }
.strip { display: flex; gap: 28pt; border-top: 2pt solid #0b5d3b; margin-top: 8pt; padding: 6pt 0; } .strip span:last-child { margin-left: auto; }
.to { height: 78pt; padding-top: 12pt; font-size: 9.5pt; } .sum { margin-left: 250pt; height: 104pt; background: #edf4f0; padding: 8pt 10pt; border-radius: 5pt; margin-top: -66pt; }
.sum h2 { font-size: 10.5pt; } .sum p { padding-bottom: 5pt; color: #444; } .sum div { display: flex; justify-content: space-between; line-height: 13.5pt; }
h1 { font-size: 13pt; line-height: 16pt; padding: 12pt 0 6pt; color: #0b5d3b; } h3 { font-size: 9.5pt; }
.row { display: grid; grid-template-columns: 58pt 1fr 44pt 70pt 70pt 76pt; padding: 2.4pt 4pt; border-bottom: 0.4pt solid #c9d6cf; }
.row .r { text-align: right; } .h { font-weight: bold; background: #edf4f0; border-bottom: 1pt solid #0b5d3b; } .more { padding-top: 6pt; text-align: right; }
.key { padding-top: 14pt; font-size: 7.5pt; line-height: 9.5pt; } .codes { display: grid; grid-template-columns: repeat(4, 1fr); padding: 4pt 0 8pt; }
footer { position: absolute; left: 40pt; bottom: 18pt; font-size: 6.4pt; color: #666; }`;

function paperOf(random: Random, period: Period, opening: bigint, moves: readonly Movement[], flaw: string): Paper {
  const closing = moves.at(-1)?.after ?? opening;
  const moneyIn = sumOf(moves, 1);
  const bad = flaw === 'balance' && moves.length > 0 ? random.integer(0, moves.length - 1) : -1;
  return {
    ...{ period, opening, moneyOut: -sumOf(moves, -1), number: random.digits(8) },
    sort: `${random.digits(2)}-${random.digits(2)}-${random.digits(2)}`,
    holder: random.pick([
      'TANNERY YARD JOINERY LTD',
      'MS F OKONJO T/A BRIGHT TEETH',
      'SELWICK COMMUNITY RADIO CIC',
      'D R PEMBERLEY & SON',
    ]),
    closing: flaw === 'closing' ? slip(random, closing) : closing,
    moneyIn: flaw === 'total' ? slip(random, moneyIn + 100_000n) : moneyIn,
    balances: moves.map(({ after }, index) => (index === bad ? slip(random, after) : after)),
  };
}

function truthOf(move: Movement, balance: bigint): TrueRow {
  const { code, lines } = partsOfMove(move);
  const plain = lines.join(' ');
  const [first = '', ...more] = lines;
  return {
    ...{ date: move.date, valueDate: null, reference: null },
    description: `${plain} ${code}`,
    alsoAccepted: [plain, `${code} ${plain}`, [first, code, ...more].join(' ')],
    ...{ amount: contractAmount(move.amount), balance: contractAmount(balance) },
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(20_000, 2_400_000));
  const plan = { period, opening, count: drawCount(random), wordings: WORDINGS, words: WORDS, width: 34 };
  const moves = drawMovements(random, { ...plan, floor: -30_000n });
  const flaw = random.chance(1 / 6)
    ? random.pick(moves.length > 0 ? ['closing', 'total', 'balance'] : ['closing'])
    : '';
  const paper = paperOf(random, period, opening, moves, flaw);
  const items = moves.map((move, index) => {
    const lines = partsOfMove(move).lines.length;
    return { html: rowOf(move, index, paper.balances[index] ?? 0n), height: lines * LINE + 5.2 };
  });
  const parts = spread(items, ({ height }) => height, { first: 465, other: 620, foot: 120 });
  const codes = [...new Set(moves.map((move) => partsOfMove(move).code))].sort();
  return {
    pages: parts.map((part, page) =>
      pageOf(
        paper,
        part.map(({ html }) => html),
        page,
        parts.length,
        codes,
      ),
    ),
    css: CSS,
    statements: [
      {
        account: {
          ...{ institution: NAME, holder: paper.holder, number: paper.number, iban: null, bic: null },
          ...{ type: 'checking', currency: 'GBP' },
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(paper.closing),
        transactions: moves.map((move, index) => truthOf(move, paper.balances[index] ?? 0n)),
        reconciliation: verdict(flaw !== ''),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'gb-checking-type-code-in-out',
    country: 'GB',
    language: 'en',
    type: 'checking',
    difficulties: ['running-balance', 'in-out-columns', 'type-column', 'multi-line'],
    size: A4,
    draw,
  },
];
