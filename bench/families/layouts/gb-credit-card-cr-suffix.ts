import type { Random } from '../../../corpus/generator/random.ts';
import { drawEntries, drawFlaw, type Entry, misprinted, pack, rowCount, sort, verdict } from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A British credit card: days without a year, charges bare and credits with CR, foreign amounts on a line under the shop, a
 * block and a subtotal for each holder's card, the account's own entries first, and a slip, rates and an estimate of interest.
 */
const PURCHASES = [
  sort('', '{shop} {town}', -19_000, -250),
  sort('', '{shop} {town} GBR', -9000, -190),
  sort('', '{web} {phone}', -8900, -499),
  sort('', '{web} *~~###~# LONDON', -12_900, -300),
  sort('', '{abroad} {city}|## EUR AT 1.1### INCL NON-STERLING FEE', -14_000, -900),
  sort('', '{abroad} {city}|##.#5 USD AT 1.2###', -20_000, -450),
  sort('', '{abroad} {city}|#,#20 JPY AT 18#.##', -9000, -900),
  sort('', 'CONTACTLESS {cafe} {town}', -2900, -150),
  sort('', '{cafe} LONDON EC# ###', -4100, -210),
  sort('', '{fuel} {town} PUMP ## {day}', -9900, -2000),
  sort('', '{rail} REF ~~######', -16_000, -640),
  sort('', '{rail} 0345 7## ###', -8800, -640),
  sort('', '{hotel} {town} IN {day}', -42_000, -7000),
  sort('', '{hotel} DEPOSIT 50.00', -5000, -5000),
  sort('', 'PAYPORT *{web}', -6200, -299),
  sort('', '{insurer} POLICY ##/####', -60_000, -4000),
  sort('', 'CASH ADVANCE {town} {day}', -20_000, -2000),
  sort('', '{shop} {town} REFUND', 500, 9000),
  sort('', '{web} CREDIT VOUCHER', 300, 6500),
  sort('', 'APL* {web} ITUNES 866-###-####', -1499, -79),
];

const HOUSE = [
  sort('', 'PAYMENT RECEIVED - THANK YOU', 15_000, 120_000),
  sort('', 'DIRECT DEBIT PAYMENT - THANK YOU', 2500, 90_000),
  sort('', 'INTEREST ON PURCHASES', -3900, -40),
  sort('', 'INTEREST ON CASH TRANSACTIONS', -900, -20),
  sort('', 'CASH FEE 3% MIN 3.00', -900, -300),
  sort('', 'LATE PAYMENT CHARGE', -1200, -1200),
  sort('', 'CASHBACK CREDIT', 90, 1900),
];

const WORDS = {
  shop: ['MARLOW & TATE', 'HALBERD DIY 0442', 'PELLING FOODS', 'JUNIPER HOME', 'THE SHOE LOFT'],
  cafe: ['TIN KETTLE', 'SQ *WILD YEAST', 'NINE ELMS TAP', 'GREASY SPOON 2'],
  town: ['READING', 'GUILDFORD', 'BATH', 'NORWICH', 'STOKE ON TR'],
  city: ['LISBOA', 'PARIS 11', 'NEW YORK NY', 'OSAKA'],
  web: ['STREAMARO.CO.UK', 'KINDLEWOOD', 'BRICKAZON MKTPLC', 'TOTEBAG'],
  abroad: ['HOTEL SERRANO', 'BISTRO 22', 'CORNER DELI', 'METRO PASS'],
  phone: ['0800 279 6620', '353-1-4421', 'HTTPSHELP.C'],
  fuel: ['TARN OIL', 'MFP 1182', 'ROADSTAR'],
  rail: ['CROSSMOOR RAIL', 'TRIPLINE.COM'],
  hotel: ['THE GROUSE INN', 'LODGEWELL'],
  insurer: ['HARBOUR MUTUAL', 'PETSURE'],
};

const PRINT = { group: ',', decimal: '.' };
const plain = (minor: bigint) => figure(minor, PRINT);
/** A holder's money as the card prints it: what is owed bare, what is not with CR. */
const charge = (minor: bigint) => `${plain(minor)}${minor > 0n ? 'CR' : ''}`;
const shortDay = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'en-US', { month: 'short' }).toUpperCase()}`;
const long = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

type Item =
  | { readonly kind: 'row'; readonly entry: Entry; readonly row: number }
  | { readonly kind: 'title' | 'subtotal'; readonly words: string; readonly amount: string };

const itemHeight = (item: Item) => (item.kind === 'row' && item.entry.lines.length > 1 ? 26 : 15.5);

function printItem(item: Item): string {
  if (item.kind !== 'row')
    return `<div class="line ${item.kind}"><span></span><span>${text(item.words)}</span><span>${item.amount}</span></div>`;
  const [first = '', under] = item.entry.lines;
  const more = under ? `<small>${text(under)}</small>` : '';
  return `<div class="line" ${rowAttribute(0, item.row)}><span>${shortDay(item.entry.date)}</span><span>${text(first)}${more}</span><span>${charge(item.entry.amount)}</span></div>`;
}

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

const minimum = (closing: bigint) => (closing < 0n ? plain(closing / 40n - 500n) : '0.00');

function head({ holder, number, start, end, opening, closing }: Paper): string {
  const facts: readonly (readonly [string, string])[] = [
    ['Account number', number],
    ['Statement period', `${long(start)} to ${long(end)}`],
    ['Your previous balance', `£${charge(opening)}`],
    ['Your new balance', `£${charge(closing)}`],
    ['Minimum payment', `£${minimum(closing)}`],
    ['Payment due date', long(dayAfter(end, 25))],
    ['Credit limit', '£6,500.00'],
  ];
  const cells = facts.map(([label, value]) => `<p>${label}<b>${value}</b></p>`).join('');
  return `<div class="top"><div><h1>Marchmont <i>Card</i></h1><p class="to">${text(holder)}<br>2 Salters Yard<br>READING<br>RG1 7TP</p></div><div class="facts">${cells}</div></div>
    <p class="warn"><b>Minimum payment warning:</b> If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance.</p>`;
}

const tail = ({ number, closing, end }: Paper) =>
  `<div class="tail"><h3>Summary of interest rates</h3><table><tr><th>Type of transaction</th><th>Balance</th><th>Monthly rate</th><th>Annual rate (simple)</th></tr>
  <tr><td>Purchases</td><td>£${plain(closing)}</td><td>1.830%</td><td>21.96%</td></tr><tr><td>Cash</td><td>£0.00</td><td>2.076%</td><td>24.90%</td></tr></table>
  <p>Estimated interest next month: £${plain(closing / 60n)}. This estimate assumes that you make no more transactions and pay by ${shortDay(dayAfter(end, 25))}.</p></div>
  <div class="slip"><b>Bank giro credit</b> ${number}<span>Cashier's stamp</span><span>Date ____</span><span>£ ${plain(closing)}</span><br>Marchmont Card Services, PO Box 118, Crewe &lt;000000118&lt; 23</div>`;

function print(items: readonly Item[], paper: Paper): string[] {
  const chunks = pack(items, itemHeight, 440, 520);
  return chunks.map((chunk, page) => {
    const top =
      page === 0
        ? head(paper)
        : `<div class="top"><h1>Marchmont <i>Card</i></h1><span>Account number ${paper.number}</span></div>`;
    const heads = `<div class="line h"><span>Date</span><span>Description</span><span>Amount (£)</span></div>`;
    const back = page === chunks.length - 1 ? tail(paper) : '<p class="over">Continued overleaf</p>';
    return `${top}<h2>Your transactions</h2>${heads}${chunk.map(printItem).join('')}${back}<div class="no">Page ${page + 1} of ${chunks.length}</div>`;
  });
}

const CSS = `.page { padding: 34pt 54pt; font: 9.4pt/12pt 'Liberation Serif'; } .top { display: flex; justify-content: space-between; } h1 { font: bold 19pt 'Liberation Sans'; color: #3a2a6a; } h1 i { font-weight: normal; } .to { margin: 22pt 0 18pt; }
  .facts { width: 250pt; background: #eeebf6; padding: 6pt 10pt; } .facts p { display: flex; justify-content: space-between; line-height: 14pt; font-size: 8.6pt; } .warn { font-size: 7.6pt; line-height: 9.5pt; border: .7pt solid #3a2a6a; padding: 4pt; margin: 8pt 0; } h2 { font: bold 12pt/22pt 'Liberation Sans'; }
  .line { display: grid; grid-template-columns: 58pt 1fr 80pt; border-bottom: .6pt dotted #999; padding: 1.7pt 0; white-space: nowrap; min-height: 15.4pt; } .line span:last-child { text-align: right; } .line small { display: block; font-size: 7.6pt; line-height: 10pt; padding-left: 10pt; } .h { border-bottom: 1pt solid #3a2a6a; font-weight: bold; } .title { font-weight: bold; } .subtotal { font-style: italic; }
  .over { text-align: right; padding-top: 6pt; font-style: italic; } .tail { margin-top: 12pt; font-size: 7.8pt; line-height: 10pt; } .tail td, .tail th { text-align: left; padding-right: 24pt; } .slip { position: absolute; left: 54pt; right: 54pt; bottom: 40pt; border-top: .8pt dashed #333; padding-top: 8pt; font-size: 8pt; } .slip span { padding-left: 34pt; } .no { position: absolute; bottom: 20pt; right: 54pt; font-size: 7.5pt; }`;

interface Block {
  readonly title: string;
  readonly subtotal: string;
  readonly entries: readonly Entry[];
}

/** The blocks' lines one after another, rows numbered through; `off` is what a misprint adds to the last subtotal. */
function itemsOf(blocks: readonly Block[], opening: bigint, off: bigint): Item[] {
  let row = 0;
  const items: Item[] = [{ kind: 'title', words: 'BALANCE FROM PREVIOUS STATEMENT', amount: charge(opening) }];
  blocks.forEach(({ title, subtotal, entries }, index) => {
    const sum = entries.reduce((total, { amount }) => total + amount, index === blocks.length - 1 ? off : 0n);
    if (title) items.push({ kind: 'title', words: title, amount: '' });
    items.push(...entries.map((entry): Item => ({ kind: 'row', entry, row: row++ })));
    if (subtotal) items.push({ kind: 'subtotal', words: subtotal, amount: charge(sum) });
  });
  return items;
}

const truthOf = ({ date, lines, amount }: Entry): TrueRow => ({
  date,
  valueDate: null,
  description: lines.join(' '),
  reference: null,
  amount: contractAmount(amount),
  balance: null,
});

function drawBlocks(random: Random, holder: string, start: string): Block[] {
  const words = (iso: string) => ({ ...WORDS, day: [shortDay(dayAfter(iso, -1)).replace(' ', '')] });
  const entriesOf = (sorts: typeof HOUSE, count: number) =>
    drawEntries(random, { sorts, words, start, days: 31, count, opening: 0n });
  const count = rowCount(random, 24, 70);
  const second = count > 8 && random.chance(0.5) ? random.integer(3, 12) : 0;
  const block = (name: string, size: number) => {
    const card = `card ending ${random.digits(4)}`;
    return {
      title: `${name.toUpperCase()} ${card}`,
      subtotal: `Total for ${card}`,
      entries: entriesOf(PURCHASES, size),
    };
  };
  const house = { title: '', subtotal: '', entries: entriesOf(HOUSE, count === 0 ? 0 : random.integer(1, 3)) };
  if (count === 0) return [house];
  return [house, block(holder, count - second), ...(second > 0 ? [block('Mr R Additional-Hope', second)] : [])];
}

function draw(random: Random): Drawn {
  const start = dayAfter('2021-01-06', random.integer(0, 1500));
  const end = dayAfter(start, 30);
  const holder = random.pick(['Mrs Gwendolyn Frayne', 'Mr Anil Chaudhry', 'Miss Keeley O. Marsh']);
  const blocks = drawBlocks(random, holder, start);
  const entries = blocks.flatMap((block) => block.entries);
  const opening = BigInt(-random.integer(0, 240_000));
  const sum = entries.reduce((total, { amount }) => total + amount, opening);
  const flaw = drawFlaw(random, entries.length, ['closing', 'total']);
  const closing = flaw === 'closing' ? misprinted(random, sum) : sum;
  const number = `5228 **** **** ${random.digits(4)}`;
  const items = itemsOf(blocks, opening, flaw === 'total' ? misprinted(random, 0n) : 0n);
  const account = {
    institution: 'Marchmont Card',
    holder,
    iban: null,
    bic: null,
    type: 'credit-card',
    currency: 'GBP',
  } as const;
  return {
    pages: print(items, { holder, number, start, end, opening, closing }),
    css: CSS,
    statements: [
      {
        account: { ...account, number: number.replaceAll(' ', '') },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map(truthOf),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'gb-credit-card-cr-suffix',
    country: 'GB',
    language: 'en',
    type: 'credit-card',
    difficulties: ['no-year', 'cr-suffix', 'no-running-balance', 'blocks-with-subtotals', 'foreign-amount'],
    size: A4,
    draw,
  },
];
