import type { Random } from '../../../corpus/generator/random.ts';
import * as kit from '../asia-kit.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, rowAttribute, text } from '../markup.ts';

/**
 * An Emirates firm's account on a landscape page: posting and value date, a code and a bank reference in columns of their
 * own, narration of up to three lines, debits with a minus, balances with CR or DR, an overdraft, a side box of the totals.
 */
const BANK = 'Dune Crest Bank P.J.S.C.';
const WORDS: kit.Words = {
  firm: [
    'AL NAKHLA BUILDING MATERIALS LLC',
    'SABKHA FREIGHT FZE',
    'GULF PEARL STATIONERY TR LLC',
    'WADI TECHNICAL SERVICES LLC',
    'QAMAR GENERAL TRADING FZCO',
  ],
  man: ['MOHAMMED SHAFEEQ', 'FATIMA AL MAZROUI', 'RAJEEV KUMAR NAIR', 'MARIA CRISTINA REYES', 'OMAR HADDAD'],
  shop: ['OASIS FUEL STN 4{2}', 'BURJ VIEW CAFE', 'SOUK AL BAHAR OFFICE', 'PEARL DIVER HOTEL'],
  city: ['DUBAI AE', 'ABU DHABI AE', 'SHARJAH AE'],
};
const OUTS = [
  'TRF;IPP {12}|{man}|P/O SAL',
  'TRF;TT REF {9}DC|{firm}|INV {4}/24',
  'CHQ;INWARD CLEARING CHQ NO {6}',
  'CHQ;CHEQUE PAID {6}|{firm}',
  'POS;POS-PURCHASE CARD NO.4{3}XXXXXXXX{4}|{shop} {city} {n}{2}.{2},AED',
  'CHG;VAT ON CHARGES 5%',
  'CHG;CHARGES FOR {12}',
  'ATM;ATM CASH WDL {6} {city}',
  'WPS;WPS SALARY FILE {14}|COUNT {n}{1}',
  'DDS;UAEDDS {10}|{firm}',
  'UTL;WATER & ELECTRICITY A/C 20{8}',
  'UTL;TELECOM BILL 05{8}',
  'GOV;SMART PAY FEE {16}|TRADE LICENCE',
  'CHG;MONTHLY RELATIONSHIP FEE',
  'TRF;OWN ACCOUNT TRANSFER TO XXX{4}',
  'LNS;LOAN INSTALMENT {9}|PRIN {n},{3}.00 INT {3}.{2}',
  'CHG;CHEQUE RETURN CHARGE {6}',
  'FX;FX DEAL {8} USD {n},{3}.00|RATE 3.6{3}',
  'GOV;SALIK RECHARGE {8}',
  'POS;ECOM {shop}|AUTH {6}',
];
const INS = [
  'TRF;INWARD REMITTANCE {9}|{firm}|USD {n},{3}.{2} RATE 3.67',
  'CDM;CASH DEP CDM {5} {city}',
  'CHQ;CHEQUE DEPOSIT {6}|SUBJECT TO REALISATION',
  'TRF;IPP {12}|{firm}|PAYMENT AGAINST INV {4}',
  'MER;POS SETTLEMENT TID {8}|GROSS {n}{3}.00 NET OF MSF',
  'REV;REVERSAL {12}',
  'TRF;SWIFT {11}|{firm}',
];
const LINE = 10.4;
const ROOM = 33;

interface Entry extends kit.Move {
  readonly code: string;
  readonly lines: readonly string[];
  readonly reference: string;
  readonly valueDate: string;
  readonly printed: bigint;
}

const money = (minor: bigint) => figure(minor, { group: ',', decimal: '.' });
const withSide = (minor: bigint) => `${money(minor)} ${minor < 0n ? 'DR' : 'CR'}`;
const date = (iso: string) =>
  intlDate(iso, 'en-GB', { day: '2-digit', month: 'short', year: 'numeric' })
    .replace('Sept', 'Sep')
    .replaceAll(' ', '-')
    .toUpperCase();

/** An IBAN of the Emirates with its right checksum. */
function ibanOf(bank: string, number: string): string {
  const rest = BigInt(`${bank}${number}101400`) % 97n;
  return `AE${String(98n - rest).padStart(2, '0')}${bank}${number}`;
}

/** The firm has an overdraft: all its balances are lowered by the same sum. */
function drawEntries(random: Random, period: kit.Period, opening: bigint, lowered: bigint): Entry[] {
  const plain = kit.moves(random, {
    ...{
      period,
      count: kit.rowCount(random, 70),
      opening: opening + lowered,
      sums: [500, 200_000],
      round: random.pick([1, 25, 100]),
    },
    ...{
      outs: OUTS,
      ins: INS,
      inShare: 0.27,
      words: { ...WORDS, shop: (WORDS.shop ?? []).map((shop) => kit.fill(random, shop, {})) },
    },
  });
  return plain.map((move) => {
    const [code = '', words = ''] = move.text.split(';');
    const balance = move.balance - lowered;
    const valueDate = random.chance(0.15) ? dayAfter(move.date, random.pick([-2, -1, 1, 2])) : move.date;
    return {
      ...move,
      balance,
      printed: balance,
      code,
      lines: words.split('|'),
      reference: `${random.pick(['FT', 'TT', 'CH'])}${random.digits(5)}${random.pick(['A', 'K', 'X'])}${random.digits(4)}`,
      valueDate,
    };
  });
}

function rowHtml(entry: Entry, r: number): string {
  const { amount } = entry;
  return `<tr ${rowAttribute(0, r)}><td>${date(entry.date)}</td><td>${date(entry.valueDate)}</td><td>${entry.code}</td><td>${entry.lines.map(text).join('<br>')}</td><td>${entry.reference}</td><td class="r">${amount < 0n ? `-${money(amount)}` : ''}</td><td class="r">${amount > 0n ? money(amount) : ''}</td><td class="r">${withSide(entry.printed)}</td></tr>`;
}

const truthOf = (entry: Entry): TrueRow => ({
  date: entry.date,
  valueDate: entry.valueDate,
  description: [entry.code, ...entry.lines].join(' '),
  alsoAccepted: [entry.lines.join(' ')],
  reference: entry.reference,
  amount: contractAmount(entry.amount),
  balance: contractAmount(entry.printed),
});

interface Figures {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly debits: bigint;
  readonly credits: bigint;
}

function headOf(
  holder: string,
  number: string,
  iban: string,
  period: kit.Period,
  figures: Figures,
  entries: readonly Entry[],
): string {
  const outs = entries.filter(({ amount }) => amount < 0n).length;
  return `<div class="brand">${BANK}<small>P.O. Box 60${number.slice(0, 3)}, Dubai, United Arab Emirates &nbsp; TRN 100${number}003</small></div><div class="ttl">STATEMENT OF ACCOUNT</div>
    <div class="left"><b>${holder}</b><br>P.O. BOX ${number.slice(4, 9)}<br>DUBAI<br>UNITED ARAB EMIRATES</div>
    <div class="mid"><i>Account Number</i><span>${number}</span><i>IBAN</i><span>${iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span><i>BIC</i><span>DUCRAEADXXX</span><i>Account Type</i><span>BUSINESS CURRENT ACCOUNT</span><i>Currency</i><span>AED</span><i>Period</i><span>${date(period.start)} TO ${date(period.end)}</span></div>
    <div class="right"><i>Opening Balance</i><span>${withSide(figures.opening)}</span><i>Total Debits (${outs})</i><span>${money(figures.debits)}</span><i>Total Credits (${entries.length - outs})</i><span>${money(figures.credits)}</span><i>Closing Balance</i><span>${withSide(figures.closing)}</span><i>Overdraft Limit</i><span>100,000.00</span></div>`;
}

function draw(random: Random): Drawn {
  const period = kit.drawPeriod(random);
  const lowered = random.chance(0.5) ? 10_000_000n : 0n;
  const opening = BigInt(random.integer(100_000, 12_000_000)) - lowered / 2n;
  const drawn = drawEntries(random, period, opening, lowered);
  const fault = kit.drawFault(random, ['closing', 'balance', 'debits'], drawn.length);
  const printed = kit.printedBalances(random, drawn, fault === 'balance');
  const entries = drawn.map((entry, r) => ({ ...entry, printed: printed[r] ?? 0n }));
  const end = entries.at(-1)?.balance ?? opening;
  const out = -kit.sumOf(entries, -1);
  const figures: Figures = {
    opening,
    closing: fault === 'closing' ? kit.misprint(random, end) : end,
    debits: fault === 'debits' ? kit.misprint(random, out) : out,
    credits: kit.sumOf(entries, 1),
  };
  const holder = `${random.pick(WORDS.firm ?? [])}`;
  const number = `1${random.digits(12)}`;
  const iban = ibanOf('097', `000${number}`);
  const head = headOf(holder, number, iban, period, figures, entries);
  const pages = kit.paginate(
    entries,
    ({ lines }) => lines.length + 0.4,
    () => ROOM,
    3,
  );
  let r = 0;
  const html = pages.map((page, index) => {
    const body = page.map((entry) => rowHtml(entry, r++)).join('');
    const last = index === pages.length - 1 ? '<p class="end">*** END OF STATEMENT ***</p>' : '';
    return `${head}<div class="body"><table><tr><th>Posting Date</th><th>Value Date</th><th>Code</th><th>Narration</th><th>Bank Reference</th><th class="r">Debit</th><th class="r">Credit</th><th class="r">Running Balance</th></tr>${body}</table>${last}</div>
      <div class="foot"><span>Any error or discrepancy must be notified within 30 days, failing which the statement shall be deemed correct. Dune Crest Bank P.J.S.C. is licensed by the Central Bank.</span><span>Printed ${date(dayAfter(period.end, 1))} 08:${random.integer(10, 59)} &nbsp; Page ${index + 1} of ${pages.length}</span></div>`;
  });
  return {
    pages: html,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban, bic: 'DUCRAEADXXX', type: 'checking', currency: 'AED' },
        period,
        opening: contractAmount(figures.opening),
        closing: contractAmount(figures.closing),
        transactions: entries.map(truthOf),
        reconciliation: { status: fault ? 'failed' : 'verified' },
      },
    ],
  };
}

const CSS = `
.page { font-family: 'DejaVu Sans Condensed', 'DejaVu Sans'; font-size: 7pt; font-stretch: condensed; }
.brand { position: absolute; left: 30pt; top: 20pt; font-size: 14pt; color: #0d4d3c; font-family: 'DejaVu Serif'; } .brand small { display: block; font-size: 6pt; color: #555; } .ttl { position: absolute; right: 30pt; top: 24pt; font-size: 12pt; letter-spacing: 2pt; }
.left, .mid, .right { position: absolute; top: 60pt; height: 80pt; border: .7pt solid #b9a26a; padding: 6pt 8pt; line-height: 11pt; } .left { left: 30pt; width: 220pt; } .mid { left: 258pt; width: 292pt; } .right { right: 30pt; width: 254pt; background: #faf6ea; }
.mid, .right { display: grid; grid-template-columns: 90pt 1fr; } i { font-style: normal; color: #666; } .right span { text-align: right; font-weight: bold; }
.body { position: absolute; top: 150pt; left: 30pt; right: 30pt; } table { width: 100%; table-layout: fixed; } th { text-align: left; background: #0d4d3c; color: #fff; font-weight: normal; height: 15pt; padding: 0 4pt; }
td { vertical-align: top; line-height: ${LINE}pt; padding: .08pt 4pt ${LINE * 0.4}pt; white-space: nowrap; } tr:nth-child(odd) td { background: #f5f5f2; } .r { text-align: right; }
th:nth-child(1), th:nth-child(2) { width: 68pt; } th:nth-child(3) { width: 34pt; } th:nth-child(5) { width: 86pt; } th:nth-child(6), th:nth-child(7) { width: 78pt; } th:nth-child(8) { width: 100pt; }
.end { text-align: center; padding-top: 8pt; } .foot { position: absolute; left: 30pt; right: 30pt; bottom: 18pt; display: flex; justify-content: space-between; font-size: 5.8pt; border-top: .6pt solid #b9a26a; padding-top: 3pt; }
`;

export const families: Family[] = [
  {
    name: 'ae-checking-iban',
    country: 'AE',
    language: 'en',
    type: 'checking',
    difficulties: ['landscape', 'value-date', 'code-column', 'reference-column', 'cr-dr', 'overdraft'],
    size: [841.89, 595.28],
    draw,
  },
];
