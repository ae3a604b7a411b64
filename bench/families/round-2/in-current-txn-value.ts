import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Indian current account downloaded from net banking: a column of labels above, then a ruled table whose narrow cells break
 * dates and narrations wherever they are full, a reference column full of words, lakhs, and a summary with counts.
 */
const OUTS = [
  'TO TRANSFER-UPI/DR/{12}/{name}/{bank}/{vpa}/Payment-',
  'TO TRANSFER-UPI/DR/{12}/{shop}/{bank}/{vpa}/UPI-',
  'TO TRANSFER-INB NEFT UTR NO: {ifsc}{8}--{firm}',
  'TO TRANSFER-INB RTGS UTR NO: {ifsc}R52024{8}--{firm}',
  'TO TRANSFER-INB IMPS/P2A/{12}/{name}XX{3}-',
  'TO TRANSFER-INB {biller}-',
  'TO TRANSFER-INB GST CPIN {14}-',
  'TO TRANSFER-INB CBDT E-Pay BD{10}-',
  'TO CLEARING-{firm}-',
  'TO CLEARING-CTS O/W {firm}-',
  'CHQ TRANSFER-{firm}-',
  'CASH CHEQUE-CASH WITHDRAWAL BY {name}-',
  'ATM WDL-ATM CASH {4} SP KOTHIPURA {name}-',
  'BY DEBIT CARD-OTHPG {12} {shop} MUMBAI-',
  'DEBIT-ACHDr {ifsc}{6} {lender}-',
  'DEBIT-ATMCard AMC {4}*{4}-',
  'CASH HANDLING CHARGES-',
  'CHEQUE BOOK ISSUE CHARGES-50 LEAVES-',
  'SMS CHARGES FOR QTR-GST INCL-',
  'TO TRANSFER-SALARY {name}-',
];
const INS = [
  'BY TRANSFER-UPI/CR/{12}/{name}/{bank}/{vpa}/Bill {3}-',
  'BY TRANSFER-UPI/CR/{12}/{shop}/{bank}/{vpa}/NA-',
  'BY TRANSFER-NEFT*{ifsc}*N{13}*{firm}-',
  'BY TRANSFER-RTGS UTR NO: {ifsc}H2{11}-{firm}',
  'BY TRANSFER-INB IMPS{12}/{10}/XX{4}/{name}/-',
  'CASH DEPOSIT-CASH DEPOSIT SELF-',
  'CEMTEX DEP-POS SETTLEMENT TID {8} MDR {n}.{2}-',
  'BY CLEARING-{firm} CHQ-',
  'CREDIT-REV CHQ RETURN {6} FUNDS INSUFF-',
];
const WORDS: kit.Words = {
  name: ['RAMESHWA', 'SUNITA D', 'MOHAMMED', 'K LAVANY', 'HARJEET'],
  shop: ['SHREE BA', 'Chai Add', 'NEELAM H', 'JP PETRO'],
  bank: ['KVRB', 'UTSB', 'MHGB', 'PAYN'],
  vpa: ['9{n}99000', 'rames.k', 'q{n}40021', 'paytn-77'],
  ifsc: ['KVRBN', 'UTSBH', 'MHGBN'],
  firm: ['NARMADA TUBES PVT LTD', 'VAISHALI TRADERS', 'M S KOLHAN ENGG WORKS', 'DHRUVTARA AGENCIES'],
  biller: ['Bijli Vitran Nigam', 'Jharna Postpaid 9{n}', 'Property Tax Nagar Nigam'],
  lender: ['SAHYADRI FIN', 'TATVA CAPITAL'],
};
const inr = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.', groupOf: 2 })}`;
const day = (iso: string) => `${partsOf(iso).d} ${intlDate(iso, 'en-US', { month: 'short' })} ${partsOf(iso).yyyy}`;
const broken = (iso: string) => day(iso).replace(/ (?=\d{4})/, '<br>');

interface Item {
  readonly move: kit.Move;
  readonly lines: readonly string[];
  readonly value: string;
  readonly reference: readonly string[];
  readonly shown: bigint;
}

function referenceOf(random: Random, narration: string): string[] {
  if (/^(TO CLEARING|CHQ TRANSFER|CASH CHEQUE|BY CLEARING)/.test(narration)) return [random.digits(6)];
  if (narration.startsWith('TO TRANSFER')) return ['TRANSFER TO', `${random.digits(13)}`];
  if (narration.startsWith('BY TRANSFER')) return ['TRANSFER', `FROM ${random.digits(13)}`];
  return random.chance(0.4) ? ['/'] : [];
}

const itemsOf = (random: Random, moves: readonly kit.Move[], printed: readonly bigint[]): Item[] =>
  moves.map((move, index) => ({
    move,
    lines: kit.cutAt(move.text, 22),
    value: random.chance(0.06) ? dayAfter(move.date, 1) : move.date,
    reference: referenceOf(random, move.text),
    shown: printed[index] ?? 0n,
  }));

interface Sheet {
  readonly firm: string;
  readonly number: string;
  readonly period: kit.Period;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly outs: bigint;
  readonly ins: bigint;
  readonly counts: readonly [number, number];
}

function labels(sheet: Sheet): string {
  const { period, number } = sheet;
  const pairs = [
    ['Account Name', `M/S. ${sheet.firm}`],
    ['Address', 'SHOP NO 11, LOHA MANDI<br>KOTHIPURA<br>DIST. SARANGI - 499999'],
    ['Date', day(dayAfter(period.end, 3))],
    ['Account Number', number],
    ['Account Description', 'CA-SMALL-TRADER-GEN-PUB-INR'],
    ['Branch', 'LOHA MANDI KOTHIPURA'],
    ['Drawing Power', '0.00'],
    ['Interest Rate(% p.a.)', '0.0'],
    ['MOD Balance', '0.00'],
    ['CIF No.', `9${number.slice(-8)}21`],
    ['IFS Code', 'KVRB0009914'],
    ['MICR Code', '499002999'],
    ['Nomination Registered', 'No'],
    [`Balance as on ${day(period.start)}`, inr(sheet.opening)],
  ];
  return `<div class="lab">${pairs.map(([label, value]) => `<span>${label}</span><span>:</span><span>${value}</span>`).join('')}</div>
    <p class="of">Account Statement from ${day(period.start)} to ${day(period.end)}</p>`;
}

const rowOf = ({ move, lines, value, reference, shown }: Item, r: number): string => {
  const sum = inr(move.amount > 0n ? move.amount : -move.amount);
  return `<tr ${rowAttribute(0, r)}><td>${broken(move.date)}</td><td>${broken(value)}</td><td>${lines.map(text).join('<br>')}</td><td>${reference.join('<br>')}</td>
    <td class="r">${move.amount < 0n ? sum : ''}</td><td class="r">${move.amount > 0n ? sum : ''}</td><td class="r">${inr(shown)}</td></tr>`;
};

const HEAD = `<tr><th>Txn Date</th><th>Value<br>Date</th><th>Description</th><th>Ref No./Cheque<br>No.</th><th>Debit</th><th>Credit</th><th>Balance</th></tr>`;

function pagesOf(items: readonly Item[], sheet: Sheet): string[] {
  const heightOf = ({ lines, reference }: Item) => Math.max(2, lines.length, reference.length) * 10 + 5;
  const parts = kit.paginate(items, heightOf, (page) => (page === 0 ? 455 : 725), 130);
  return parts.map((part, p) => {
    const rows = part.map((item) => rowOf(item, items.indexOf(item))).join('');
    const table = part.length > 0 || p === 0 ? `<table class="tx">${p === 0 ? HEAD : ''}${rows}</table>` : '';
    const foot = `<table class="sum"><tr><th colspan="6">Statement Summary</th></tr><tr><td>Brought Forward</td><td>Dr Count</td><td>Cr Count</td><td>Total Debits</td><td>Total Credits</td><td>Closing Balance</td></tr>
      <tr><td>${inr(sheet.opening)}</td><td>${sheet.counts[0]}</td><td>${sheet.counts[1]}</td><td>${inr(sheet.outs)}</td><td>${inr(sheet.ins)}</td><td>${inr(sheet.closing)}</td></tr></table>
      <p class="s">Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media. Bank never asks for such information.<br>
      **This is a computer generated statement and does not require a signature.</p>`;
    return `${p === 0 ? `<div class="logo">KAVERI RASHTRIYA BANK</div>${labels(sheet)}` : ''}${table}${p === parts.length - 1 ? foot : ''}`;
  });
}

const CSS = `.page{padding:40pt 36pt;font:8pt/10pt 'Liberation Sans'}.logo{text-align:right;color:#1b4fa0;font:bold 13pt/16pt 'DejaVu Sans';margin-bottom:8pt}.lab{display:grid;grid-template-columns:130pt 12pt 1fr;row-gap:2pt}
.of{font-weight:bold;margin:12pt 0 8pt}.tx{width:100%;table-layout:fixed}.tx td,.tx th{border:.6pt solid #000;padding:2pt 3pt;vertical-align:top;text-align:left}.tx th{background:#d9e2f3}.tx td{overflow-wrap:anywhere}
.tx tr>:nth-child(1),.tx tr>:nth-child(2){width:42pt}.tx tr>:nth-child(3){width:158pt}.tx tr>:nth-child(4){width:80pt}.tx .r,.tx tr>:nth-child(n+5){text-align:right}.tx tr>:nth-child(n+5){width:66pt}
.sum{margin-top:14pt;width:100%}.sum td,.sum th{border:.6pt solid #999;padding:3pt;text-align:center}.s{margin-top:12pt;font-size:7pt;line-height:9pt}`;

function rowsOf(items: readonly Item[]): TrueRow[] {
  return items.map(({ move, lines, value, reference, shown }) => ({
    date: move.date,
    valueDate: value,
    description: lines.join(' '),
    alsoAccepted: [lines.join(''), move.text],
    reference: reference.length > 0 && reference[0] !== '/' ? reference.join(' ') : null,
    amount: contractAmount(move.amount),
    balance: contractAmount(shown),
  }));
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const opening = BigInt(random.integer(200_000, 60_000_000));
  const plan: kit.Plan = {
    period,
    count: kit.rowCount(random, 95),
    opening,
    sums: [2_950, 900_000],
    round: 50,
    outs: OUTS,
    ins: INS,
    inShare: 0.35,
    words: WORDS,
  };
  const moves = kit.moves(random, plan).map((move) => ({ ...move, text: kit.fill(random, move.text, WORDS) }));
  const fault = kit.drawFault(random, ['closing', 'balance', 'total'] as const, moves.length);
  const items = itemsOf(random, moves, kit.printedBalances(random, moves, fault === 'balance'));
  const last = moves.at(-1)?.balance ?? opening;
  const closing = fault === 'closing' ? kit.misprint(random, last) : last;
  const ins = kit.sumOf(moves, 1);
  const firm = random.pick([
    'BHOLENATH HARDWARE STORES',
    'SRI ANJANEYA PRINTERS',
    'KOTHARI & SONS CLOTH MERCHANTS',
    'NEW PUNJAB SPARES',
  ]);
  const number = `000000${random.digits(11)}`;
  const inCount = moves.filter(({ amount }) => amount > 0n).length;
  const sheet: Sheet = {
    firm,
    number,
    period,
    opening,
    closing,
    outs: -kit.sumOf(moves, -1),
    ins: fault === 'total' ? kit.misprint(random, ins) : ins,
    counts: [moves.length - inCount, inCount],
  };
  const account = {
    institution: 'KAVERI RASHTRIYA BANK',
    holder: `M/S. ${firm}`,
    number,
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'INR',
  } as const;
  return {
    pages: pagesOf(items, sheet),
    css: CSS,
    statements: [
      {
        account,
        period,
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rowsOf(items),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'in-current-txn-value',
    country: 'IN',
    language: 'en',
    type: 'checking',
    difficulties: ['broken-words', 'broken-dates', 'lakhs', 'words-in-reference', 'headings-once'],
    size: A4,
    draw,
  },
];
