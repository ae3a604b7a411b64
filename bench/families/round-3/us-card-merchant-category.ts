import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  isIn,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  type Words,
} from '../commonwealth.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * An American card with a side box of rewards: payments and credits first, then purchases with the merchant's category in
 * a column of its own, then fees and interest, each with its total, and totals of the year that are no entries.
 */
const BANK = 'Larkspur Bank';
const SORTS = [
  sort('Supermarkets', 'GREENFORK MARKET #{4} {town}', -600, -19_000),
  sort('Supermarkets', "PELHAM'S FOODS 0#### {town}", -900, -16_000),
  sort('Gasoline', 'FARROW FUEL ######### {town}', -1_800, -7_500),
  sort('Gasoline', 'ROUTE 9 GAS N GO {town}', -1_500, -6_900),
  sort('Restaurants', 'TST* {food} {town}', -900, -12_000),
  sort('Restaurants', 'SQ *{food} {town}', -450, -4_800),
  sort('Restaurants', 'DASHPLATE*{food} ###-###-#### CA', -1_900, -6_200),
  sort('Services', 'NIMBUS WIRELESS AUTOPAY 800-555-0### NJ', -4_500, -21_000),
  sort('Services', 'STREAMORA.COM/BILL 866-555-0### CA', -799, -2_299),
  sort('Services', 'CLEARPATH WATER UTIL {town}', -2_900, -11_000),
  sort('Services', 'FEDEX ########## MEMPHIS TN', -1_200, -6_000),
  sort('Merchandise', 'PLUMSHELF MKTP US*~~#~##~## WA', -699, -21_000),
  sort('Merchandise', 'TUCKERS HARDWARE 112 {town}', -500, -24_000),
  sort('Merchandise', 'THREAD & LOOM #### {town}', -1_900, -16_000),
  sort('Merchandise', 'PP*PAPERGULL ########## CA', -1_200, -9_000),
  sort('Department Stores', 'HALVORSEN ##### {town}', -1_900, -31_000),
  sort('Warehouse Clubs', 'BULKBARN #0### {town}', -4_000, -38_000),
  sort('Travel/ Entertainment', 'SKYLARK AIR 027########## {town}', -9_900, -72_000),
  sort('Travel/ Entertainment', 'HOTEL PEMBERLEY RES ###### {town}', -11_000, -64_000),
  sort('Travel/ Entertainment', 'CINEPLAZA ONLINE 14 {town}', -1_400, -6_200),
  sort('Automotive', 'PITSTOP LUBE 0## {town}', -3_900, -18_000),
  sort('Education', 'STATE UNIV BURSAR {town}', -5_000, -90_000),
  sort('Medical Services', 'OSGOOD DENTAL GRP {town}', -2_500, -41_000),
  sort('Medical Services', 'CORNER RX 0#### {town}', -400, -7_000),
  sort('Government Services', 'DMV ONLINE SVC ###-###-#### OH', -2_600, -14_000),
  sort('', 'INTERNET PAYMENT - THANK YOU', 10_000, 190_000),
  sort('', 'DIRECTPAY FULL BALANCE', 20_000, 240_000),
  sort('Merchandise', 'PLUMSHELF MKTP RETURN WA', 900, 12_000),
];
const words = (): Words => ({
  '4': ['0482', '0117', '2290'],
  town: ['EASTBROOK IL', 'MARLOW SPRINGS OH', 'CEDAR NOTCH TX', 'N HADLEY NY', 'PORTO LISBOA PRT'],
  food: ["DOLLY'S DINER", 'NOODLE LANTERN', 'PENN & PIKE COFFEE', 'EL FARO TACOS'],
});
interface Line extends Entry {
  readonly section: 'pay' | 'buy' | 'fee' | 'int';
}
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}$${figure(minor, { group: ',', decimal: '.' })}`;
const slash = (iso: string) => `${partsOf(iso).mm}/${partsOf(iso).dd}/${partsOf(iso).yyyy}`;
const short = (iso: string) => `${partsOf(iso).mm}/${partsOf(iso).dd}`;
const HEADS = {
  pay: ['Payments and Credits', 'PAYMENTS AND CREDITS'],
  buy: ['Purchases', 'PURCHASES'],
  fee: ['Fees', 'FEES'],
  int: ['Interest Charged', 'INTEREST CHARGED'],
} as const;
const KEYS = ['pay', 'buy', 'fee', 'int'] as const;

const CSS = `.page{padding:34pt 40pt;font-family:'Liberation Sans';font-size:8pt;line-height:10pt}.bar{background:#e56a12;color:#fff;
padding:5pt 8pt;font-weight:bold;font-size:11pt;display:flex;justify-content:space-between;line-height:12pt}.cols{display:flex;gap:14pt;height:128pt;margin-top:12pt}
.box{border:1pt solid #bbb;border-radius:4pt;padding:7pt;flex:1}.box h3{font-size:9pt;color:#e56a12;margin-bottom:4pt}.kv{width:100%}.kv td{padding:1.5pt 0}
.kv td+td,.tx .r{text-align:right}.tx{width:100%;table-layout:fixed}.tx td,.tx th{height:13pt;padding:0 4pt;white-space:nowrap;text-align:left}
.tx tr.h th{height:20pt;vertical-align:bottom;border-bottom:1pt solid #e56a12;font-size:7pt}.tx tr.t td{font-weight:bold;height:18pt;border-top:.6pt solid #999;vertical-align:top}
.foot{position:absolute;bottom:22pt;left:40pt;right:40pt;font-size:7pt;display:flex;justify-content:space-between}
.ytd{margin-top:10pt;border:1pt solid #bbb;width:240pt}.ytd td,.ytd th{padding:2pt 6pt;text-align:left}`;

function drawLines(random: Random, start: string, end: string, opening: bigint): Line[] {
  const count = rowCount(random, 18, 95);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const bought = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const at = (code: 'fee' | 'int', line: string, amount: bigint): Line => ({
    ...{ date: end, code: '', lines: [line], amount, balance: 0n, last: true, section: code },
  });
  const lines = bought.map((entry): Line => ({ ...entry, section: isIn(entry.amount) ? 'pay' : 'buy' }));
  const late = random.chance(0.3) ? [at('fee', 'LATE FEE', -3_000n)] : [];
  const interest = random.chance(0.5)
    ? [at('int', 'INTEREST CHARGE ON PURCHASES', -BigInt(random.integer(120, 6_000)))]
    : [];
  const all = [...lines, ...(count > 0 ? [...late, ...interest] : [])];
  return KEYS.flatMap((key) => all.filter(({ section }) => section === key));
}

function summary(lines: readonly Line[], opening: bigint, closing: bigint, off: bigint): string {
  const total = (key: string) =>
    sumOf(
      lines.filter(({ section }) => section === key),
      () => true,
    );
  const kv = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  const signed = (minor: bigint) => `${minor < 0n ? '+' : '-'}${money(minor < 0n ? -minor : minor)}`;
  return `<table class="kv">${kv('Previous Balance', money(-opening))}${kv('Payments and Credits', signed(total('pay')))}
    ${kv('Purchases', signed(total('buy') - off))}${kv('Balance Transfers', '+$0.00')}${kv('Cash Advances', '+$0.00')}${kv('Fees Charged', signed(total('fee') - 0n).replace('-$', '+$'))}
    ${kv('Interest Charged', signed(total('int')).replace('-$', '+$'))}<tr><td><b>New Balance</b></td><td><b>${money(-closing)}</b></td></tr></table>`;
}

function table(part: readonly Line[], lines: readonly Line[]): string {
  const index = new Map(lines.map((line, r) => [line, r]));
  return KEYS.map((key) => {
    const mine = part.filter(({ section }) => section === key);
    if (mine.length === 0) return '';
    const whole = lines.filter(({ section }) => section === key);
    const [, caps] = HEADS[key];
    const rows = mine.map(
      (
        line,
      ) => `<tr ${rowAttribute(0, index.get(line) ?? 0)}><td>${short(line.date)}</td><td>${text(line.lines.join(' '))}</td>
        <td>${key === 'pay' || key === 'buy' ? text(line.code) : ''}</td><td class="r">${money(-line.amount)}</td></tr>`,
    );
    const done = whole.at(-1) === mine.at(-1);
    const sum = sumOf(whole, () => true);
    const foot = `<tr class="t"><td></td><td>TOTAL ${caps} FOR THIS PERIOD</td><td></td><td class="r">${money(-sum)}</td></tr>`;
    const head = `<tr class="h"><th>${key === 'fee' || key === 'int' ? '' : 'TRANS. DATE'}</th><th>${caps}</th><th>${key === 'buy' ? 'MERCHANT CATEGORY' : ''}</th><th class="r">AMOUNT</th></tr>`;
    return `${head}${rows.join('')}${done && key !== 'pay' && key !== 'buy' ? foot : ''}`;
  }).join('');
}

const trueRow = (line: Line): TrueRow => {
  const plain = line.lines.join(' ');
  const withCategory = line.code === '' ? plain : `${plain} ${line.code}`;
  return {
    ...{ date: line.date, valueDate: null, description: withCategory, alsoAccepted: [plain], reference: null },
    ...{ amount: contractAmount(line.amount), balance: null },
  };
};

function draw(random: Random): Drawn {
  const start = dayAfter('2022-08-05', random.integer(0, 1100));
  const end = dayAfter(start, random.pick([29, 30]));
  const opening = -BigInt(random.integer(0, 320_000));
  const lines = drawLines(random, start, end, opening);
  const flaw = drawFlaw(random, lines.length, ['closing', 'total']);
  const off = misprinted(random, 0n);
  const closing = opening + sumOf(lines, () => true) + (flaw === 'closing' ? off : 0n);
  const number = `XXXXXXXXXXXX${random.digits(4)}`;
  const holder = random.pick(['GRETA N HOLLOWAY', 'ANTON P VISSER', 'MALIK J BROUSSARD', 'SOO-AH KIM']);
  const due = dayAfter(end, 25);
  const parts = pack(lines, () => 13.6, 400, 540);
  const front = `<div class="cols"><div class="box"><h3>ACCOUNT SUMMARY</h3>${summary(lines, opening, closing, flaw === 'total' ? off : 0n)}</div>
    <div class="box"><h3>PAYMENT INFORMATION</h3><table class="kv"><tr><td>New Balance</td><td>${money(-closing)}</td></tr><tr><td>Minimum Payment Due</td><td>$35.00</td></tr><tr><td>Payment Due Date</td><td>${slash(due)}</td></tr></table><p style="margin-top:6pt">Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00.</p></div>
    <div class="box"><h3>CASHBACK BONUS*</h3><table class="kv"><tr><td>Opening Balance</td><td>$ ${random.integer(1, 90)}.17</td></tr><tr><td>New Cashback Earned</td><td>+$ ${random.integer(1, 20)}.62</td></tr><tr><td>Redeemed This Period</td><td>-$ 0.00</td></tr></table></div></div>`;
  const pages = parts.map((part, p) => {
    const ytd = `<table class="ytd"><tr><th colspan="2">${partsOf(end).yyyy} Totals Year-to-Date</th></tr><tr><td>TOTAL FEES CHARGED IN ${partsOf(end).yyyy}</td><td>$30.00</td></tr><tr><td>TOTAL INTEREST CHARGED IN ${partsOf(end).yyyy}</td><td>$${random.integer(10, 400)}.08</td></tr></table>`;
    return `<div class="bar"><span>LARKSPUR IT CARD</span><span>Account number ending in ${number.slice(-4)}</span></div>
      <p style="margin-top:6pt">${text(holder)} &nbsp; OPEN TO CLOSE DATE: ${slash(start)} - ${slash(end)}</p>${p === 0 ? front : ''}
      <table class="tx" style="margin-top:8pt"><colgroup><col style="width:58pt"><col><col style="width:120pt"><col style="width:74pt"></colgroup>${table(part, lines)}</table>
      ${p === parts.length - 1 ? ytd : ''}<div class="foot"><span>© ${partsOf(end).yyyy} ${BANK}, Member FDIC</span><span>PAGE ${p + 1} of ${parts.length}</span></div>`;
  });
  const account = { institution: BANK, holder, number: number.slice(-4), iban: null, bic: null } as const;
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'credit-card', currency: 'USD' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: lines.map(trueRow),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'us-card-merchant-category',
    ...{ country: 'US', language: 'en', type: 'credit-card', size: LETTER, draw },
    difficulties: ['sections', 'no-year', 'category-column', 'side-boxes'],
  },
];
