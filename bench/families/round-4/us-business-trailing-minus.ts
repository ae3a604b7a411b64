import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import {
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

/**
 * An American regional bank's business checking: a summary with item counts, then deposits, card and other withdrawals
 * each with a reference number and a dollar sign before the figure, withdrawals with the minus behind, checks two abreast,
 * and the balances of the days three abreast.
 */
const WORDS = {
  firm: ['Halvorsen Supply', 'Redwillow Crafts', 'Lake Merrit Dental', 'Ardent Payroll Svc', 'Northgate Leasing'],
  shop: ['WAYPOST FUEL 1182', 'TULLY HARDWARE', 'OFFICE BARN #40', 'COPPER LADLE', 'BYTEHARBOR.COM', 'UPTOWN POSTAL'],
  town: ['HARLOW WI', 'PINE BLUFFTON TX', 'NORTH ARDEN OR'],
};

const DEPOSITS: readonly Wording[] = [
  ['Electronic Deposit From {firm}|REF=########N00 1#########CORP PAY ########', 40_000, 900_000],
  ['Electronic Deposit From MERCHANT BNKCD|REF=#########N00 14########DEPOSIT ##########', 9_000, 400_000],
  ['Mobile Check Deposit', 5_000, 180_000],
  ['Wire Credit REF#########|ORG={firm}', 200_000, 2_400_000],
  ['Branch Deposit {town}', 10_000, 300_000],
  ['Zippay Instant PMT From {firm} on {mm}/{dd}/{yy}', 2_000, 90_000],
  ['Returned Item Credit Adjustment', 1_000, 30_000],
];

const CARD: readonly Wording[] = [
  ['Debit Purchase - VISA On {mm}{dd}{yy} {town}|{shop} REF # 2469###########', -60_000, -700],
  ['Debit Purchase On {mm}{dd}{yy} {town}|{shop} ########## REF #########', -24_000, -400],
  ['Recurring Debit Purchase On {mm}{dd}{yy}|BYTEHARBOR.COM ###-###-####', -9_900, -999],
  ['ATM Withdrawal {town}|SERIAL NO. 00#####', -50_000, -4_000],
  ['Foreign Transaction Fee 3% Of 84.50', -254, -254],
  ['Debit Purchase - VISA {shop}|{town} REF # 2423###########', -42_000, -1_200],
];

const OTHER: readonly Wording[] = [
  ['Electronic Withdrawal To {firm}|REF=########N00 95########INVOICE #####', -380_000, -9_000],
  ['Electronic Withdrawal To IRS-TREAS USATAXPYMT|REF=########N00 3########', -900_000, -30_000],
  ['Electronic Withdrawal To CITY UTILITIES|REF=########N00 WEB PAY', -90_000, -8_000],
  ['Internet Banking Transfer To Deposit Account ########', -500_000, -20_000],
  ['Internet Banking Payment To Credit Card *************####', -260_000, -9_000],
  ['Wire Debit REF#########|BNF={firm}', -1_200_000, -100_000],
  ['Wire Transfer Fee Domestic 1 @ $30.00', -3_000, -3_000],
  ['Analysis Service Charge|{mm}{dd}{yy}', -9_800, -1_200],
  ['Electronic Withdrawal To Ardent Payroll Svc|REF=########N00 PAYROLL PPE {mm}/{dd}', -1_400_000, -300_000],
  ['Loan Payment To Account ###-####-####', -240_000, -90_000],
  ['Cash Withdrawal {town}', -200_000, -20_000],
  ['Deposited Item Returned CK #####', -90_000, -5_000],
  ['Zippay Instant PMT To {firm} on {mm}/{dd}/{yy}', -80_000, -2_000],
  ['Electronic Withdrawal To Northgate Leasing|REF=########N00 LEASE 17/48', -120_000, -42_000],
];

interface Section {
  readonly title: string;
  readonly label: string;
  readonly moves: readonly Movement[];
  readonly printed: bigint;
  readonly base: number;
}

interface Item {
  readonly html: string;
  readonly height: number;
}

type References = ReadonlyMap<number, string>;

const usd = (minor: bigint): string => `${figure(minor, { group: ',', decimal: '.' })}${minor < 0n ? '-' : ''}`;
const short = (iso: string): string => intlDate(iso, 'en-US', { month: 'short', day: 'numeric' });
const long = (iso: string): string => intlDate(iso, 'en-US', { month: 'short', day: 'numeric', year: 'numeric' });

function drawSection(random: Random, period: Period, wordings: readonly Wording[], count: number): Movement[] {
  const income = wordings.every(([, low]) => low > 0);
  const floor = income ? 10n ** 15n : -(10n ** 15n);
  return drawMovements(random, { period, count, opening: 0n, wordings, words: WORDS, width: 70, floor });
}

const totalOf = (moves: readonly Movement[]): bigint => sumOf(moves, 1) + sumOf(moves, -1);

function sectionItems({ title, label, moves, printed, base }: Section, references: References): Item[] {
  if (moves.length === 0) return [];
  const head = `<h3>${title}</h3><div class="g th"><span>Date</span><span>Description of Transaction</span><span class="r">Ref Number</span><span></span><span class="r">Amount</span></div>`;
  const rows = moves.map(({ date, lines, amount }, at) => ({
    html: `<div class="g" ${rowAttribute(0, base + at)}><span>${short(date)}</span><span>${lines.map(text).join('<br>')}</span><span class="r">${references.get(base + at) ?? ''}</span><span>${at === 0 ? '$' : ''}</span><span class="r">${usd(amount)}</span></div>`,
    height: 1 + 10 * lines.length,
  }));
  const end = `<div class="g tot"><span></span><span></span><span class="r">Total ${label}</span><span>$</span><span class="r">${usd(printed)}</span></div>`;
  return [{ html: head, height: 40 }, ...rows, { html: end, height: 20 }];
}

/** Checks, numbered upwards, read down the left half and then the right. */
function checkItems({ moves, printed, base }: Section, references: References): Item[] {
  if (moves.length === 0) return [];
  const half = Math.ceil(moves.length / 2);
  const cell = (at: number) => {
    const move = moves[at];
    return move
      ? `<div class="k" ${rowAttribute(0, base + at)}><span>${references.get(base + at)}</span><span>${short(move.date)}</span><span class="r">${usd(-move.amount)}</span></div>`
      : '';
  };
  const column = (from: number, to: number) =>
    `<div><div class="k th"><span>Check</span><span>Date</span><span class="r">Amount</span></div>${Array.from({ length: to - from }, (_, at) => cell(from + at)).join('')}</div>`;
  const html = `<h3>Checks Presented Conventionally</h3><div class="two">${column(0, half)}${column(half, moves.length)}</div><p class="gap">* Gap in check sequence</p><div class="g tot"><span></span><span></span><span class="r">Conventional Checks Paid (${moves.length})</span><span>$</span><span class="r">${usd(printed)}</span></div>`;
  return [{ html, height: 76 + 11 * half }];
}

function dayItems(moves: readonly Movement[], opening: bigint): Item[] {
  const sorted = [...moves].sort((one, other) => one.date.localeCompare(other.date));
  const days = [...new Set(sorted.map(({ date }) => date))];
  const cells = days.map((date) => {
    const after = opening + totalOf(sorted.filter((move) => move.date <= date));
    return `<span>${short(date)}</span><span class="r">${usd(after)}</span>`;
  });
  if (days.length === 0) return [];
  const head = '<span>Date</span><span class="r">Ending Balance</span>';
  return [
    {
      html: `<h3>Balance Summary</h3><div class="three">${head.repeat(3)}${cells.join('')}</div><p class="gap">Balances only appear for days reflecting change.</p>`,
      height: 66 + 11 * Math.ceil(days.length / 3),
    },
  ];
}

function summary(sections: readonly Section[], opening: bigint, closing: bigint, { start, end }: Period): string {
  const lines = sections.map(
    ({ label, moves, printed }) =>
      `<div class="s"><span>${label}</span><span class="r">${moves.length || ''}</span><span class="r">${usd(printed)}</span></div>`,
  );
  const edge = (label: string, iso: string, value: bigint) =>
    `<div class="s b"><span>${label} on ${short(iso)}</span><span></span><span class="r">$ ${usd(value)}</span></div>`;
  return `<h3>Account Summary</h3><div class="s"><span></span><span class="r"># Items</span><span></span></div>${edge('Beginning Balance', start, opening)}${lines.join('')}${edge(`Ending Balance`, `${end}`, closing)}`;
}

const CSS = `.page { padding: 32pt 48pt 0; font: 8.6pt/10pt 'Liberation Serif'; }
  .top { height: 52pt; display: flex; justify-content: space-between; font: 8pt/10.5pt 'Liberation Sans'; } .top b { font-size: 13pt; line-height: 16pt; color: #0c2074; }
  .adr { height: 104pt; position: relative; font: 9pt/12pt 'Liberation Sans'; } .adr p { position: absolute; top: 24pt; left: 20pt; } .adr div { position: absolute; right: 0; top: 0; border: 1pt solid #0c2074; padding: 6pt 10pt; text-align: right; line-height: 12pt; }
  .name { background: #0c2074; color: #fff; font: bold 9.5pt/16pt 'Liberation Sans'; padding: 0 4pt; display: flex; justify-content: space-between; height: 16pt; } h3 { font: bold 9pt/12pt 'Liberation Sans'; padding: 12pt 0 3pt; }
  .s { display: grid; grid-template-columns: 190pt 44pt 92pt; height: 12pt; } .b { font-weight: bold; }
  .g { display: grid; grid-template-columns: 44pt 300pt 84pt 14pt 74pt; padding-bottom: 1pt; white-space: nowrap; } .th { font-style: italic; border-bottom: .5pt solid #000; height: 12pt; margin-bottom: 1pt; } .tot { font-weight: bold; padding: 4pt 0 6pt; } .tot span:nth-child(3) { margin-left: -160pt; }
  .g span:nth-child(4) { padding-left: 6pt; } .two { display: grid; grid-template-columns: 236pt 236pt; column-gap: 44pt; } .k { display: grid; grid-template-columns: 80pt 60pt 96pt; height: 11pt; } .gap { font-size: 7.4pt; padding: 4pt 0 0 20pt; }
  .three { display: grid; grid-template-columns: repeat(3, 50pt 90pt); column-gap: 14pt; line-height: 11pt; } .r { text-align: right; }`;

function drawSections(random: Random, period: Period): { sections: Section[]; references: Map<number, string> } {
  const size = random.chance(0.1) ? 2 : random.chance(0.05) ? 0 : random.integer(12, 34);
  const some = (most: number) => (size === 0 ? 0 : random.integer(1, Math.max(1, most)));
  const checks: readonly Wording[] = [['Check', -300_000, -3_000]];
  const kinds: readonly (readonly [string, string, readonly Wording[], number])[] = [
    ['Other Deposits', 'Other Deposits', DEPOSITS, some(size)],
    ['Card Withdrawals', 'Card Withdrawals', CARD, some(size)],
    ['Other Withdrawals', 'Other Withdrawals', OTHER, some(size)],
    ['', 'Checks Paid', checks, random.chance(0.75) ? some(Math.min(size, 30)) : 0],
  ];
  const references = new Map<number, string>();
  let base = 0;
  let check = random.integer(1001, 8200);
  const sections = kinds.map(([title, label, wordings, count]) => {
    const moves = drawSection(random, period, wordings, count);
    const section = { title, label, moves, printed: totalOf(moves), base };
    for (const at of moves.keys()) {
      const gap = at > 0 && random.chance(0.2) ? random.integer(2, 9) : 1;
      check += gap;
      if (title === '') references.set(base + at, `${check}${gap > 1 ? '*' : ''}`);
      else if (random.chance(0.8)) references.set(base + at, random.digits(10));
    }
    base += moves.length;
    return section;
  });
  return { sections, references };
}

function truthRow({ date, lines, amount }: Movement, reference: string | null, isCheck: boolean): TrueRow {
  const number = reference?.replace('*', '') ?? null;
  const description = isCheck ? '' : lines.join(' ');
  const others = isCheck ? { alsoAccepted: ['Check', `Check ${number}`, `${number}`, `${reference}`] } : {};
  return {
    date,
    valueDate: null,
    description,
    ...others,
    reference: number,
    amount: contractAmount(amount),
    balance: null,
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const { sections: drawn, references } = drawSections(random, period);
  const moves = drawn.flatMap((section) => section.moves);
  const opening = BigInt(random.integer(400_000, 9_000_000));
  const flaw = random.chance(1 / 6)
    ? random.pick(moves.length > 0 ? (['closing', 'total'] as const) : (['closing'] as const))
    : null;
  const wrong = random.pick(
    drawn.flatMap((section, at) => (section.moves.length > 0 ? [at] : [])).concat(moves.length > 0 ? [] : [-1]),
  );
  const sections = drawn.map((one, at) =>
    flaw === 'total' && at === wrong ? { ...one, printed: slip(random, one.printed) } : one,
  );
  const truly = opening + totalOf(moves);
  const closing = flaw === 'closing' ? slip(random, truly) : truly;
  const holder = random.pick(['REDWILLOW CRAFTS LLC', 'LAKE MERRIT DENTAL PC', 'HALVORSEN SUPPLY INC']);
  const number = `1 ${random.digits(3)} ${random.digits(4)} ${random.digits(4)}`;
  const items = [
    { html: summary(sections, opening, closing, period), height: 112 },
    ...sections.flatMap((section) =>
      section.title === '' ? checkItems(section, references) : sectionItems(section, references),
    ),
    ...dayItems(moves, opening),
  ];
  const parts = spread(items, ({ height }) => height, { first: 545, other: 640, foot: 0 });
  const pages = parts.map((part, at) => {
    const address = `<div class="adr"><p>${text(holder)}<br>310 5TH AVE STE 200<br>HARLOW WI 53999-${random.digits(4)}</p><div><b>Business Statement</b><br>Account Number:<br>${number}<br>Statement Period:<br>${long(period.start)} through ${long(period.end)}</div></div>`;
    return `<div class="top"><b>Great Prairie Bank</b><span>P.O. Box 9${partsOf(dayAfter(period.end, 1)).mm}<br>Harlow, Wisconsin 53999<br>Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? address : ''}
      <div class="name"><span>GOLD BUSINESS CHECKING${at === 0 ? '' : ' (CONTINUED)'}</span><span>${at === 0 ? 'Member FDIC' : `Account Number ${number}`}</span></div>${part.map(({ html }) => html).join('')}`;
  });
  const transactions = sections.flatMap(({ title, base, moves: own }) =>
    own.map((move, at) => truthRow(move, references.get(base + at) ?? null, title === '')),
  );
  const account = {
    institution: 'Great Prairie Bank',
    holder,
    number: number.replaceAll(' ', ''),
    iban: null,
    bic: null,
  };
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'checking', currency: 'USD' },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions,
        reconciliation: verdict(flaw !== null),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'us-business-trailing-minus',
    country: 'US',
    language: 'en',
    type: 'checking',
    difficulties: ['sections', 'trailing-minus', 'checks-two-abreast', 'daily-balance-table'],
    size: LETTER,
    draw,
  },
];
