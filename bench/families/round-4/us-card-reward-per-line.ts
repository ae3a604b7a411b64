import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import { drawCount, drawMovements, drawPeriod, type Movement, type Period, slip, spread, verdict } from '../romance.ts';

/**
 * An American card issued with a telephone: a page of figures in large type, then payments, then purchases, each of which
 * shows the reward it earned as a per cent and a sum before its own amount; a plan of instalments that is no transaction.
 */
const WORDS = {
  city: ['HARLOW 53999 WI USA', 'PINE BLUFFTON 78999 TX USA', 'NORTH ARDEN 97999 OR USA', 'LAKE MERRIT 33999 FL USA'],
  street: ['1400 W LAKE ST', '22 DEPOT RD', '8801 STATE ROUTE 9', '310 5TH AVE STE 200', '77 COMMERCE PKWY'],
  given: ['Dana Whitlow', 'Marcus Ellery', 'Priya Nandal'],
};

const WORDINGS: readonly (readonly [string, number, number])[] = [
  ['ACH Deposit Internet transfer from account ending in ####', 20_000, 240_000],
  ['ACH Deposit Internet transfer from account ending in ####', 20_000, 160_000],
  ['BRIGHTFORK OUTFITTERS (RETURN) {street} {city}', 1_200, 18_000],
  ['TULLY HARDWARE ##### (RETURN) {street} {city}', 900, 9_000],
  ['GREEN LANTERN GROCERS #### {street} {city}', -18_400, -600],
  ['SQ *MOSS AND KETTLE {street} {city}', -3_900, -350],
  ['TST* THE COPPER LADLE {street} {city}', -14_500, -1_800],
  ['WAYPOST FUEL ####### {street} {city}', -7_800, -2_100],
  ['PARKSIDE PHARMACY #0#### {street} {city}', -6_900, -400],
  ['BYTEHARBOR CLOUD ###-###-#### {city}', -4_999, -99],
  ['STREAMLARK.COM/BILL {city}', -2_299, -799],
  ['NORTH ARDEN TRANSIT MOBILE {city}', -1_000, -250],
  ['TULLY HARDWARE ##### {street} {city}', -32_000, -500],
  ['BRIGHTFORK OUTFITTERS {street} {city}', -24_000, -1_900],
  ['PP*REDWILLOW CRAFTS ########## {city}', -8_800, -900],
  ['HARLOW MUNI WATER WEB {street} {city}', -15_000, -3_200],
  ['EASTGATE CINEMA 12 {street} {city}', -5_600, -1_100],
  ['AIRWREN ########### {street} {city}', -78_000, -9_900],
  ['HOTEL MERRITON FOLIO ##### {street} {city}', -64_000, -11_000],
  ['DR. K. ANSELM DDS {street} {city}', -38_000, -4_000],
  ['CITY OF HARLOW PARKING METER #### {city}', -900, -100],
  ['LYFTON *RIDE TUE 8PM {street} {city}', -4_800, -700],
  ['OAKBARREL WINE & SPIRITS {street} {city}', -9_900, -1_300],
  ['PETAL & PAW VETERINARY {street} {city}', -42_000, -3_500],
  ['FITFORGE GYM DUES 1-8##-###-#### {city}', -5_999, -2_499],
  ['LITTLE OWL BOOKS {street} {city}', -7_200, -600],
  ['HALVORSEN INSURANCE PREM ####### {street} {city}', -26_000, -7_400],
];

interface Item {
  readonly html: string;
  readonly height: number;
}

interface Bill {
  readonly period: Period;
  readonly holder: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly payments: readonly Movement[];
  readonly spent: readonly Movement[];
  readonly slips: { readonly payments: bigint; readonly spent: bigint; readonly closing: bigint };
}

const usd = (minor: bigint): string => `${minor < 0n ? '-' : ''}$${figure(minor, { group: ',', decimal: '.' })}`;
const numeric = (iso: string): string => `${partsOf(iso).mm}/${partsOf(iso).dd}/${partsOf(iso).yyyy}`;
const inWords = (iso: string): string => intlDate(iso, 'en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const total = (rows: readonly Movement[]): bigint => rows.reduce((sum, { amount }) => sum + amount, 0n);

function rowItem(move: Movement, index: number, rate: number | null): Item {
  const earned = rate === null ? '' : usd((-move.amount * BigInt(rate)) / 100n);
  const reward = rate === null ? '' : `<span class="r">${rate}%</span><span class="r">${earned}</span>`;
  const body = move.lines.map(text).join('<br>');
  return {
    html: `<div class="line${rate === null ? ' plain' : ''}" ${rowAttribute(0, index)}><span>${numeric(move.date)}</span><span>${body}</span>${reward}<span class="r">${usd(-move.amount)}</span></div>`,
    height: 13 + 11 * move.lines.length,
  };
}

function bodyItems(random: Random, bill: Bill): Item[] {
  const head = (title: string, middle: string) => ({
    html: `<h2>${title}</h2><div class="line${middle ? '' : ' plain'} head"><span>Date</span><span>Description</span>${middle}<span class="r">Amount</span></div>`,
    height: 62,
  });
  const sum = (label: string, value: string) => ({
    html: `<div class="sum"><b>${label}</b><b>${value}</b></div>`,
    height: 24,
  });
  const rewards = '<span class="r wide">Daily Return</span>';
  return [
    head('Payments', ''),
    ...bill.payments.map((move, r) => rowItem(move, r, null)),
    sum('Total payments for this period', usd(-total(bill.payments) + bill.slips.payments)),
    head('Transactions', rewards),
    ...bill.spent.map((move, r) => rowItem(move, bill.payments.length + r, random.pick([1, 2, 2, 3]))),
    sum('Total charges, credits and returns', usd(-total(bill.spent) + bill.slips.spent)),
    {
      html: '<h2>Interest Charged</h2><p class="sum"><b>Total interest for this month</b><b>$0.00</b></p>',
      height: 62,
    },
    {
      html: `<h2>Monthly Installments</h2><div class="plan"><span>06/14/2022</span><span>Kestrel Phone 12 · installment 7 of 24 · total financed $999.00</span><span class="r">Final payment in ${inWords(dayAfter(bill.period.end, 500))}</span></div>`,
      height: 66,
    },
  ];
}

const front = (bill: Bill): string => `<div class="mast"><b>Pomelo Card</b><span>Customer</span></div>
  <div class="who">${text(bill.holder)}, ${bill.holder.toLowerCase().replace(' ', '.')}@post.example</div>
  <h1>Statement</h1><p class="span">${inWords(bill.period.start)} — ${inWords(bill.period.end)}</p>
  <div class="big"><div><i>Your ${intlDate(bill.period.end, 'en-US', { month: 'long' })} Balance</i><b>${usd(bill.slips.closing - bill.closing)}</b><small>as of ${inWords(bill.period.end)}</small></div>
  <div><i>Minimum Payment Due</i><b>$25.00</b><small>due by ${inWords(dayAfter(bill.period.end, 30))}</small></div></div>
  <div class="facts"><p><span>Previous Total Balance</span><span>${usd(-bill.opening)}</span></p>
  <p><span>Payments and Credits</span><span>${usd(-total(bill.payments) + bill.slips.payments)}</span></p>
  <p><span>Net Charges</span><span>${usd(-total(bill.spent) + bill.slips.spent)}</span></p>
  <p class="strong"><span>Total Balance</span><span>${usd(bill.slips.closing - bill.closing)}</span></p>
  <p><span>Credit limit</span><span>$15,000.00</span></p></div>
  <p class="legal"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay interest that exceeds your normal rate. <b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. If you would like information about credit counseling services, call 1-800-555-0142.</p>`;

function truthRow({ date, lines, amount }: Movement): TrueRow {
  const description = lines.join(' ');
  return { date, valueDate: null, description, reference: null, amount: contractAmount(amount), balance: null };
}

function drawBill(random: Random): Bill {
  const period = drawPeriod(random, 1);
  const opening = -BigInt(random.integer(0, 420_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 48,
    floor: -(10n ** 9n),
  };
  const rows = drawMovements(random, plan);
  const isPayment = ({ lines }: Movement) => (lines[0] ?? '').startsWith('ACH');
  const flaw = random.chance(1 / 6) ? random.pick(['payments', 'spent', 'closing'] as const) : null;
  const error = slip(random, 0n);
  return {
    period,
    holder: random.pick(WORDS.given),
    opening,
    closing: opening + total(rows),
    payments: rows.filter(isPayment),
    spent: rows.filter((row) => !isPayment(row)),
    slips: {
      payments: flaw === 'payments' ? error : 0n,
      spent: flaw === 'spent' ? error : 0n,
      closing: flaw === 'closing' ? error : 0n,
    },
  };
}

const CSS = `.page { padding: 40pt 46pt; font-size: 8.5pt; line-height: 11pt; color: #1d1d1f; }
  .mast { display: flex; justify-content: space-between; font-size: 15pt; line-height: 20pt; }
  .who { text-align: right; color: #6e6e73; padding-bottom: 8pt; border-bottom: 1pt solid #d2d2d7; }
  h1 { font-size: 26pt; line-height: 34pt; margin-top: 20pt; } .span { font-size: 12pt; line-height: 18pt; color: #6e6e73; }
  .big { display: flex; gap: 20pt; margin: 26pt 0; } .big div { flex: 1; border: 1pt solid #d2d2d7; border-radius: 8pt; padding: 14pt; }
  .big i, .big b, .big small { display: block; font-style: normal; } .big b { font-size: 22pt; line-height: 30pt; }
  .facts p { display: flex; justify-content: space-between; padding: 5pt 0; border-bottom: .5pt solid #d2d2d7; font-size: 10pt; }
  .strong { font-weight: bold; } .legal { margin-top: 26pt; color: #6e6e73; font-size: 7.5pt; line-height: 10pt; }
  h2 { font-size: 15pt; line-height: 20pt; padding: 12pt 0 6pt; }
  .line { display: grid; grid-template-columns: 72pt 1fr 34pt 48pt 76pt; padding: 6pt 0 6.5pt; border-bottom: .5pt solid #e3e3e6; }
  .plain { grid-template-columns: 72pt 1fr 76pt; } .head { color: #6e6e73; } .r { text-align: right; } .wide { grid-column: span 2; }
  .sum { display: flex; justify-content: space-between; padding: 6pt 0; font-size: 9.5pt; }
  .plan { display: grid; grid-template-columns: 72pt 1fr 130pt; padding: 6pt 0; }
  .foot { position: absolute; left: 46pt; right: 46pt; bottom: 22pt; color: #6e6e73; font-size: 7pt; display: flex; justify-content: space-between; }`;

function draw(random: Random): Drawn {
  const bill = drawBill(random);
  const pages = spread(bodyItems(random, bill), ({ height }) => height, { first: 640, other: 640, foot: 0 });
  const bodies = [
    front(bill),
    ...pages.map(
      (items) =>
        `<div class="mast"><b>Pomelo Card</b><span>Statement</span></div><div class="who">${text(bill.holder)}</div>${items.map(({ html }) => html).join('')}`,
    ),
  ];
  const foot = (at: number) =>
    `<div class="foot"><span>Pomelo Card is issued by Tidewater Bank USA, Harlow Branch. Member FDIC.</span><span>Page ${at + 1} /${bodies.length}</span></div>`;
  const { slips } = bill;
  const account = { institution: 'Tidewater Bank USA', holder: bill.holder, number: null, iban: null, bic: null };
  return {
    pages: bodies.map((body, at) => body + foot(at)),
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'credit-card', currency: 'USD' },
        period: { start: bill.period.start, end: bill.period.end },
        opening: contractAmount(bill.opening),
        closing: contractAmount(bill.closing - slips.closing),
        transactions: [...bill.payments, ...bill.spent].map(truthRow),
        reconciliation: verdict(slips.payments !== 0n || slips.spent !== 0n || slips.closing !== 0n),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'us-card-reward-per-line',
    country: 'US',
    language: 'en',
    type: 'credit-card',
    difficulties: ['sections', 'second-amount-column', 'no-account-number'],
    size: LETTER,
    draw,
  },
];
