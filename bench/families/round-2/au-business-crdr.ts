import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * Australian business transaction account: opening and closing balance are lines of the list, figures stand at the last line
 * of an entry, debits plain, credits with a dollar mark, the balance closed by CR or DR, then an equation and a fee table.
 */
const SORTS = [
  kit.sort('', '{shop} {town} {state} AUS|Card xx{card}|Value Date: {vd}', -450, -28_000),
  kit.sort('', '{shop} {town}|Card xx{card}|Value Date: {vd}', -600, -19_000),
  kit.sort('', '{online} Sydney|Card xx{card} USD {n}#.##|Value Date: {vd}', -1_500, -18_000),
  kit.sort('', 'International Transaction Fee|Value Date: {vd}', -20, -540),
  kit.sort('', 'Direct Debit ###### {biller}|{n}###-##########', -5_000, -160_000),
  kit.sort('', 'Direct Debit ###### {lender}|AU##-{n}#####', -40_000, -280_000),
  kit.sort('', 'Transfer to {person} BizApp|Inv {n}##', -4_000, -190_000),
  kit.sort('', 'Transfer to xx#### BizApp|tax savings', -20_000, -400_000),
  kit.sort('', 'Transfer To {firm}|PayID Phone from BizApp|Invoice #{n}##', -8_000, -330_000),
  kit.sort('', 'BPAY {n}##### TAX OFFICE PAYMENTS|00{n}#########{n}####', -80_000, -920_000),
  kit.sort('', 'BPAY {n}### {biller}|Bizb {n}########', -9_000, -88_000),
  kit.sort('', 'Wages BizBiz|{n} payments batch ####', -180_000, -1_600_000),
  kit.sort('', 'Super Clearing QK{n}######~', -40_000, -360_000),
  kit.sort('', 'Chq ######', -9_000, -310_000),
  kit.sort('', 'Wdl ATM {bank} {town} ###### {state}|Card xx{card}|Value Date: {vd}', -5_000, -50_000),
  kit.sort('', 'Account Fee', -1_000, -3_000),
  kit.sort('', 'Transaction Fee|{n}# Staff Assisted @ $3.00', -300, -5_400),
  kit.sort('', 'Merchant Fee {mer}', -1_900, -39_000),
  kit.sort('', 'Debit Excess Interest', -45, -3_800),
  kit.sort('', 'Direct Credit ###### {mer}|{n}####### Settlement', 15_000, 490_000),
  kit.sort('', 'Direct Credit ###### {firm}|INV-0{n}##', 40_000, 1_250_000),
  kit.sort('', 'Fast Transfer From {person}|Deposit job {n}##', 5_000, 390_000),
  kit.sort('', 'Fast Transfer From {firm}|to PayID Email from {bank}|thanks', 20_000, 680_000),
  kit.sort('', 'Cash Dep Branch {town}', 9_000, 280_000),
  kit.sort('', 'Mobile Cheque Deposit ####', 9_000, 350_000),
  kit.sort('', 'Refund Purchase {shop}|Card xx{card}|Value Date: {vd}', 900, 22_000),
];
const FIXED = {
  n: ['1', '2', '4', '5', '8'],
  shop: [
    "TRADIE'S DEPOT 471",
    'WATTLE ST BAKERY',
    'OUTBACK FUEL',
    'OFFICEBARN',
    'BUSHLINE AUTO PARTS',
    'SQ *CORNER ROAST',
  ],
  town: ['YARRABEE', 'Mt Corella', 'NORTH BILBY', 'Port Quoll'],
  state: ['NS', 'VI', 'QL', 'WA'],
  online: ['CLOUDBOX*TEAM', 'MAILGOOSE', 'ADHERON ADS'],
  biller: ['REDGUM ENERGY', 'SOUTHERN WATER BD', 'TELBRIDGE LTD', 'COBBER INSURANCE'],
  lender: ['MACKEREL EQUIP FIN', 'TOWNSEND LEASING'],
  person: ['K Drabsch', 'Minh Anh Vo', 'S & P Gillespie', 'T Wanganeen'],
  firm: ['Bilby Constructions PL', 'COROWA VET CLINIC', 'Jacana Strata Mgt'],
  bank: ['Heathland', 'PENINSULA CU'],
  mer: ['EFTLINK MERCH', 'TAPHUB SETTLEMENTS'],
};
const aud = (minor: bigint) => figure(minor, { group: ',', decimal: '.' });
const side = (minor: bigint) => (minor === 0n ? 'Nil' : `$${aud(minor)} ${minor < 0n ? 'DR' : 'CR'}`);
const day = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' })}`;
const long = (iso: string) => `${partsOf(iso).d} ${intlDate(iso, 'en-US', { month: 'short' })} ${partsOf(iso).yyyy}`;

interface Sheet {
  readonly firm: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly out: bigint;
  readonly entries: readonly kit.Entry[];
  readonly shown: readonly bigint[];
}

type Line =
  | { readonly kind: 'row'; readonly r: number }
  | { readonly kind: 'mark'; readonly date: string; readonly label: string; readonly balance: bigint };

const cells = (date: string, label: string, debit: string, credit: string, balance: string, attribute = ''): string =>
  `<div class="e" ${attribute}><div>${date}</div><div class="d">${label}</div><div class="a">${debit}</div><div class="a">${credit}</div><div class="a">${balance}</div></div>`;

function lineOf(sheet: Sheet, line: Line): string {
  if (line.kind === 'mark')
    return cells(day(line.date), `<b>${line.label}</b>`, '', '', `<b>${side(line.balance)}</b>`);
  const { date, lines, amount } = sheet.entries[line.r] as kit.Entry;
  const sum = aud(amount);
  return cells(
    day(date),
    lines.map(text).join('<br>'),
    amount < 0n ? sum : '',
    amount > 0n ? `$${sum}` : '',
    side(sheet.shown[line.r] ?? 0n),
    rowAttribute(0, line.r),
  );
}

function linesOf(sheet: Sheet): Line[] {
  const mark = (date: string, name: string, balance: bigint): Line => ({
    kind: 'mark',
    date,
    label: `${partsOf(date).yyyy} ${name} BALANCE`,
    balance,
  });
  return [
    mark(sheet.start, 'OPENING', sheet.opening),
    ...sheet.entries.map((_, r): Line => ({ kind: 'row', r })),
    mark(sheet.end, 'CLOSING', sheet.closing),
  ];
}

const box = (sheet: Sheet, page: number, count: number): string =>
  `<div class="box"><h1>Statement ${Number(sheet.number.slice(-3)) + 1}</h1> <small>(Page ${page} of ${count})</small><dl><dt>Account Number</dt><dd>${sheet.number.slice(0, 6).replace(/(...)/, '$1 ')} ${sheet.number.slice(6)}</dd>
  ${page === 1 ? `<dt>Statement Period</dt><dd>${long(sheet.start)} - ${long(sheet.end)}</dd><dt>Closing Balance</dt><dd>${side(sheet.closing)}</dd><dt>Enquiries</dt><dd>13 9990<br><small>(24 hours a day, 7 days a week)</small></dd>` : ''}</dl></div>`;

function tailOf(sheet: Sheet): string {
  const ins = kit.sumOf(sheet.entries, kit.isIn);
  const fees = [
    ['Staff assisted withdrawals', '2', '0', '2', '$3.00', '$6.00'],
    ['Cheques written', '4', '4', '0', '$3.00', '$0.00'],
    ['Over the counter deposit', '1', '0', '1', '$3.00', '$3.00'],
  ];
  return `<div class="eq"><div>Opening balance<br><b>${side(sheet.opening)}</b></div><i>-</i><div>Total debits<br><b>$${aud(sheet.out)}</b></div><i>+</i><div>Total credits<br><b>$${aud(ins)}</b></div><i>=</i><div>Closing balance<br><b>${side(sheet.closing)}</b></div></div>
    <h3>Transaction Summary during ${long(sheet.start)} to ${long(sheet.end)}</h3><table class="fee"><tr><th>Transaction Type</th><th>Total</th><th>Free</th><th>Chargeable</th><th>Unit<br>Price</th><th>Fee<br>Charged</th></tr>
    ${fees.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}<tr><td>Account Fee</td><td></td><td></td><td></td><td></td><td>$10.00</td></tr></table>
    <p class="s">Important Information: We try to get things right the first time - but if we don't, we'll do what we can to fix it. GST inclusive fees where shown.</p>`;
}

function pagesOf(sheet: Sheet): string[] {
  const height = (line: Line) => (line.kind === 'mark' ? 16 : (sheet.entries[line.r]?.lines.length ?? 1) * 10.5 + 5.5);
  const parts: Line[][] = kit.pack(linesOf(sheet), height, 370, 560);
  const used = (parts.at(-1) ?? []).reduce((sum, line) => sum + height(line), 0);
  if (used + 190 > (parts.length === 1 ? 370 : 560)) parts.push([]);
  const head =
    '<div class="e hd"><div>Date</div><div>Transaction</div><div class="a">Debit</div><div class="a">Credit</div><div class="a">Balance</div></div>';
  return parts.map((part, p) => {
    const first = `<div class="ad"><div class="bar">*#*1${sheet.number.slice(3)}K*#*</div>${text(sheet.firm)}<br>UNIT 3 18 GANTRY RD<br>NORTH BILBY NSW 2999</div><h2>Business Transaction Account</h2>
      <p class="s">Your account has no monthly fee while $0 is held. If this account has an attached overdraft limit or facility which is set to expire on a date after the issue of this statement, we will notify you.<br>
      Name: &nbsp; <b>${text(sheet.firm)}</b> &nbsp;&nbsp; Note: Have you checked your statement today? It's easy to find out more information about each of your transactions.</p>`;
    const body = part.map((line) => lineOf(sheet, line)).join('');
    return `<div class="logo">Heathland Bank</div>${box(sheet, p + 1, parts.length)}<div class="${p === 0 ? 'first' : 'next'}">${p === 0 ? first : ''}${part.length > 0 ? `${head}${body}` : ''}${p === parts.length - 1 ? tailOf(sheet) : ''}</div>
      <div class="side">${sheet.number.slice(0, 4)}.${sheet.number.slice(5)}.1.${p + 1} ZZ258R3 0303 SL.R3.S9${sheet.number.slice(-2)}.D${partsOf(sheet.end).dd} O V06.00.33</div>`;
  });
}

const CSS = `.page{padding:30pt 46pt 30pt 40pt;font:8.5pt/10.5pt 'Liberation Sans Narrow','Liberation Sans'}.logo{font:bold 15pt/18pt 'Liberation Sans';border-left:12pt solid #e0a800;padding-left:8pt}.box{position:absolute;right:46pt;top:30pt;width:250pt;text-align:right}
.box h1{font-size:15pt;line-height:18pt;display:inline}dl{display:grid;grid-template-columns:100pt 1fr;border-top:.6pt solid #000;margin-top:4pt;padding-top:4pt;row-gap:3pt;text-align:left}dd{text-align:right;font-weight:bold}dd small,.s{font-weight:normal;font-size:7pt;line-height:9pt}
.first{margin-top:78pt}.next{margin-top:52pt}.ad{height:92pt}.bar{font:6pt/9pt 'Liberation Mono';margin-bottom:3pt}h2{font-size:16pt;line-height:20pt;font-weight:normal}.e{display:grid;grid-template-columns:44pt 1fr 78pt 78pt 100pt;border-bottom:.3pt solid #bbb;padding:2.5pt 0;align-items:end}
.e>div:first-child,.e>.d{align-self:start}.a{text-align:right}.hd{font-weight:bold;border-bottom:1pt solid #000;border-top:1pt solid #000;margin-top:10pt}.eq{display:flex;justify-content:space-around;border:.8pt solid #000;margin:12pt 0;padding:5pt;text-align:center}.eq i{font:bold 14pt/22pt 'Liberation Sans'}
h3{font-size:9pt;line-height:12pt;margin-bottom:3pt}.fee{width:100%}.fee td,.fee th{border-bottom:.3pt solid #bbb;padding:2pt 0;text-align:right}.fee td:first-child,.fee th:first-child{text-align:left}.s{margin-top:6pt}.side{position:absolute;right:-150pt;top:560pt;width:330pt;transform:rotate(90deg);font:5pt/6pt 'Liberation Mono'}`;

function sheetOf(random: Random, flaw: kit.Flaw, plan: Pick<Sheet, 'start' | 'end' | 'opening' | 'entries'>): Sheet {
  const { entries, opening } = plan;
  const at = flaw === 'balance' ? random.integer(0, entries.length - 2) : -1;
  const last = entries.at(-1)?.balance ?? opening;
  const out = -kit.sumOf(entries, kit.isOut);
  return {
    ...plan,
    firm: random.pick([
      'DRABSCH PLUMBING & GAS PTY LTD',
      'THE TRUSTEE FOR CORELLA FAMILY TRUST',
      'PORT QUOLL SURF HIRE',
      'WANGANEEN DESIGN CO PTY LTD',
    ]),
    number: `06${random.digits(12)}`,
    closing: flaw === 'closing' ? kit.misprinted(random, last) : last,
    out: flaw === 'total' ? kit.misprinted(random, out) : out,
    shown: entries.map(({ balance }, r) => (r === at ? kit.misprinted(random, balance) : balance)),
  };
}

/** The value date is labelled, but stands among the lines of the text. */
function trueRow({ date, lines, amount }: kit.Entry, shown: bigint): TrueRow {
  const [, dd, mm, yyyy] = /^Value Date: (\d+)\/(\d+)\/(\d+)$/.exec(lines.at(-1) ?? '') ?? [];
  return {
    date,
    valueDate: yyyy ? `${yyyy}-${mm}-${dd}` : null,
    description: lines.join(' '),
    ...(yyyy ? { alsoAccepted: [lines.slice(0, -1).join(' ')] } : {}),
    reference: null,
    amount: contractAmount(amount),
    balance: contractAmount(shown),
  };
}

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-01', random.integer(0, 1370));
  const days = random.pick([30, 31, 31, 91]);
  const end = dayAfter(start, days - 1);
  const opening = BigInt(random.integer(-90_000, 4_000_000));
  const card = random.digits(4);
  const slashed = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;
  const words = (date: string) => ({
    ...FIXED,
    card: [card],
    vd: [slashed(dayAfter(date, -1)), slashed(dayAfter(date, -2))],
  });
  const entries = kit.drawEntries(random, {
    sorts: SORTS,
    words,
    start,
    days,
    count: kit.rowCount(random, 16, 90),
    opening,
  });
  const flaw = kit.drawFlaw(random, entries.length, ['closing', 'balance', 'total']);
  const sheet = sheetOf(random, flaw, { start, end, opening, entries });
  const transactions = entries.map((entry, r) => trueRow(entry, sheet.shown[r] ?? 0n));
  const account = {
    institution: 'Heathland Bank',
    holder: sheet.firm,
    number: sheet.number,
    iban: null,
    bic: null,
    type: 'checking',
    currency: 'AUD',
  } as const;
  return {
    pages: pagesOf(sheet),
    css: CSS,
    statements: [
      {
        account,
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(sheet.closing),
        transactions,
        reconciliation: kit.verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'au-business-crdr',
    country: 'AU',
    language: 'en',
    type: 'checking',
    difficulties: ['figures-on-last-line', 'value-date-in-text', 'crdr-suffix', 'no-year', 'sideways-furniture'],
    size: A4,
    draw,
  },
];
