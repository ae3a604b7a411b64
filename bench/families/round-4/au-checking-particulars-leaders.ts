import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import { drawCount, drawMovements, drawPeriod, type Movement, slip, spread, sumOf, verdict } from '../romance.ts';

/**
 * An Australian bank's everyday account: particulars led by dots to the figures, the day printed once, the balance with
 * Cr or Dr at each day's end, brought and carried forward from page to page, a summary in a box.
 */
const WORDS = {
  shop: [
    'Wattle Lane Grocer',
    'Boronia Chemist',
    'Saltbush Cafe',
    'Kurrajong Hardware',
    'Bluegum Petroleum',
    'Tidal Surf Co',
  ],
  town: ['Kurrawang', 'Port Hollis', 'Mount Derry', 'Bellbird Flat'],
  firm: ['Derry Shire Council', 'Southern Lights Energy', 'Hollis Water', 'Austel Mobile', 'Roadcare Insurance'],
  who: ['J Pemberthy', 'Ms K L Yarrow', 'T Nguyen-Ashe', 'R & S Coolidge'],
};

const WORDINGS: readonly (readonly [string, number, number])[] = [
  ['{firm} Salary|######', 180_000, 420_000],
  ['Online A########## Tfr From|{who}', 2_000, 90_000],
  ['Medicare Benefit|Mcare #########', 3_000, 22_000],
  ['Fast Payment By {who}|Rent Share', 15_000, 60_000],
  ['Cash Deposit {town}', 5_000, 150_000],
  ['Interest', 12, 900],
  ['V#### {dd}/{mm} {shop}|{town}|74#####', -18_000, -400],
  ['V#### {dd}/{mm} {shop}|{town}|74#####', -7_000, -300],
  ['EFTPOS {dd}/{mm} 1#:## {shop}|{town} Au', -12_000, -350],
  ['Eftpos Purch + $50.00 Cash Out {shop}', -21_000, -5_500],
  ['{firm}|A000######', -42_000, -3_500],
  ['Internet Bpay {firm}|##########', -38_000, -2_900],
  ['Internet Bpay Tax Office Payments|55########## ####', -240_000, -15_000],
  ['Online B########## Tfr To|{who} Soccer Fees', -18_000, -1_000],
  ['Linked Acc Trns|Fund Transfer 08####', -200_000, -5_000],
  ['Automatic Drawing {firm}', -21_000, -1_500],
  ['Home Loan Repayment|Loan ###-###-###', -310_000, -140_000],
  ['ATM Withdrawal {dd}/{mm} {town} Plaza', -60_000, -2_000],
  ['ATM Operator Fee', -290, -200],
  ['Cheque 000###', -140_000, -4_000],
  ['Intl Trans Fee 3.0% On USD 41.99', -195, -180],
  ['V#### {dd}/{mm} Streamlark.Com|Frgn Amt: 15.99 US Dollar', -2_700, -2_300],
  ['Account Fee', -500, -500],
  ['Osko Payment To {who}|Invoice ####', -88_000, -1_200],
  ['Direct Debit ###### Zippy Gym|Ref ########', -5_900, -1_900],
  ['Tap And Go {shop} {town}', -2_400, -300],
];

interface Shown {
  readonly move: Movement;
  readonly r: number;
  readonly first: boolean;
  readonly balance: bigint | null;
}

const money = (minor: bigint): string => figure(minor, { group: ',', decimal: '.' });
const sided = (minor: bigint): string => `${money(minor)} ${minor < 0n ? 'Dr' : 'Cr'}`;
const printed = (iso: string): string =>
  intlDate(iso, 'en-AU', { day: 'numeric', month: 'short', year: 'numeric' }).replace('Sept', 'Sep');
const longDay = (iso: string): string => intlDate(iso, 'en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

function shownRows(random: Random, moves: readonly Movement[], faulty: boolean): Shown[] {
  const inner = moves.flatMap((move, r) => (r < moves.length - 1 && move.date !== moves[r + 1]?.date ? [r] : []));
  const wrong = faulty && inner.length > 0 ? random.pick(inner) : -1;
  return moves.map((move, r) => {
    const value = r === wrong ? slip(random, move.after) : move.after;
    const balance = move.date === moves[r + 1]?.date ? null : value;
    return { move, r, first: move.date !== moves[r - 1]?.date, balance };
  });
}

function rowHtml({ move, r, first, balance }: Shown): string {
  const last = move.lines.length - 1;
  return move.lines
    .map((line, at) => {
      const end = at === last;
      const side = move.amount < 0n ? 'd' : 'k';
      const figures = end ? `<i class="dots"></i><b class="${side}">${money(move.amount)}</b>` : '';
      const after = end && balance !== null ? `<b class="s">${sided(balance)}</b>` : '';
      return `<div class="ln" ${rowAttribute(0, r)}><span class="dt">${first && at === 0 ? printed(move.date) : ''}</span><span class="tx">${text(line)}</span>${figures}${after}</div>`;
    })
    .join('');
}

function truthRow({ move, balance }: Shown): TrueRow {
  const amount = contractAmount(move.amount);
  const after = balance === null ? null : contractAmount(balance);
  return {
    date: move.date,
    valueDate: null,
    description: move.lines.join(' '),
    reference: null,
    amount,
    balance: after,
  };
}

const CSS = `.page { padding: 30pt 44pt 0; font: 8.6pt/12pt 'Liberation Sans'; }
  .top { height: 42pt; display: flex; justify-content: space-between; } .top b { font-size: 19pt; line-height: 24pt; color: #8a1020; }
  .mid { height: 196pt; position: relative; } .to { position: absolute; top: 34pt; left: 22pt; line-height: 13pt; } .box { position: absolute; right: 0; top: 0; width: 216pt; background: #f1ece6; padding: 8pt 10pt; }
  .box h3 { font-size: 9.5pt; } .box p { display: flex; justify-content: space-between; line-height: 13.4pt; } .box em { font-style: normal; }
  .mid h1 { position: absolute; top: 150pt; left: 0; font-size: 14pt; line-height: 18pt; } .mid .sub { position: absolute; top: 172pt; left: 0; }
  .hd, .ln { position: relative; height: 12pt; } .hd { font-weight: bold; border-bottom: 1pt solid #8a1020; height: 15pt; margin-bottom: 3pt; }
  .ln span, .ln b, .hd span { position: absolute; top: 0; white-space: nowrap; font-weight: normal; } .dt { left: 0; } .tx { left: 66pt; background: #fff; padding-right: 2pt; z-index: 1; }
  .d, .k, .s { z-index: 1; background: #fff; padding-left: 2pt; } .d { right: 178pt; } .k { right: 100pt; } .s { right: 0; } .ln .d, .ln .k { font-weight: normal; }
  .dots { position: absolute; left: 66pt; right: 186pt; bottom: 2.5pt; border-bottom: .8pt dotted #777; } .ln .bf { font-weight: bold; }
  .fine { position: absolute; left: 44pt; right: 44pt; bottom: 20pt; font-size: 6.4pt; line-height: 8pt; color: #444; } .fine u { float: right; text-decoration: none; }`;

const HEAD =
  '<div class="hd"><span class="dt">Date</span><span class="tx">Particulars</span><span class="d">Debits</span><span class="k">Credits</span><span class="s">Balance</span></div>';

const forward = (label: string, iso: string, value: bigint): string =>
  `<div class="ln"><span class="dt">${iso === '' ? '' : printed(iso)}</span><span class="tx bf">${label}</span><b class="s">${sided(value)}</b></div>`;

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 3);
  const opening = BigInt(random.integer(-20_000, 1_200_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 42,
    floor: -30_000n,
  };
  const moves = drawMovements(random, plan);
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total', 'balance'] as const) : null;
  const rows = shownRows(random, moves, flaw === 'balance');
  const truly = moves.at(-1)?.after ?? opening;
  const closing = flaw === 'closing' ? slip(random, truly) : truly;
  const debits = flaw === 'total' ? slip(random, -sumOf(moves, -1)) : -sumOf(moves, -1);
  const failed =
    flaw === 'balance' ? rows.some(({ balance, move }) => balance !== null && balance !== move.after) : flaw !== null;
  const holder = random.pick(['MS KIRRA L YARROW', 'MR TIMOTHY NGUYEN-ASHE', 'R & S COOLIDGE']);
  const number = `${random.digits(2)}-${random.digits(3)}-${random.digits(4)}`;
  const parts = spread(rows, ({ move }) => 12 * move.lines.length, { first: 460, other: 620, foot: 30 });
  const box = `<div class="box"><h3>Account Balance Summary</h3><p><span>Opening balance</span><em>$${sided(opening)}</em></p><p><span>Total credits</span><em>$${money(sumOf(moves, 1))}</em></p><p><span>Total debits</span><em>$${money(debits)}</em></p><p><span><b>Closing balance</b></span><b>$${sided(closing)}</b></p><br><p><span>BSB number</span><em>989-${partsOf(period.start).mm}7</em></p><p><span>Account number</span><em>${number}</em></p><p><span>Statement number</span><em>${random.integer(3, 180)}</em></p></div>`;
  const pages = parts.map((part, at) => {
    const last = at === parts.length - 1;
    const carried = parts[at + 1]?.[0];
    const before = rows[(part[0]?.r ?? 0) - 1]?.move.after ?? opening;
    const mid = `<div class="mid"><p class="to">${text(holder)}<br>14 WATTLE LANE<br>KURRAWANG WA 6999</p>${box}<h1>Everyday Classic Account</h1><p class="sub">Statement starts ${longDay(period.start)} &nbsp; Statement ends ${longDay(period.end)}</p></div>`;
    const head = at === 0 ? forward('Brought forward', period.start, opening) : forward('Brought forward', '', before);
    const tail = last || !carried ? '' : forward('Carried forward', '', part.at(-1)?.move.after ?? opening);
    return `<div class="top"><b>Southern Cove Bank</b><span>Page ${at + 1} of ${parts.length}</span></div>${at === 0 ? mid : `<p class="sub">Account number ${number} — Transaction details (continued)</p>`}
      ${HEAD}${head}${part.map(rowHtml).join('')}${tail}
      ${last ? '<br><p>Debit interest rate 19.24% p.a. above any limit. Credit interest rate 0.01% p.a.</p>' : ''}
      <p class="fine"><u>SC0${random.digits(4)}/${at + 1}</u>Southern Cove Bank Limited ABN 99 000 999 000 AFSL 999999. Please check your statement and tell us of any error promptly.</p>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Southern Cove Bank',
          holder,
          number,
          iban: null,
          bic: null,
          type: 'checking',
          currency: 'AUD',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthRow),
        reconciliation: verdict(failed),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'au-checking-particulars-leaders',
    country: 'AU',
    language: 'en',
    type: 'checking',
    difficulties: ['leaders', 'date-once-a-day', 'balance-once-a-day', 'carried-forward'],
    size: A4,
    draw,
  },
];
