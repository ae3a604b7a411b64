import type { Random } from '../../../corpus/generator/random.ts';
import { drawEntries, type Entry, pack, sort } from '../commonwealth.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, rowAttribute, text } from '../markup.ts';

/**
 * A building society's account printed from its web site: newest first, the day in words on a line above its entries, signed
 * amounts and no balances at all, so that nothing printed can check it; the browser's own line at head and foot.
 */
const SORTS = [
  sort('Faster payment', 'From {person}|Ref: {why}', 500, 90_000),
  sort('Faster payment', 'To {person}|Ref: {why}', -80_000, -500),
  sort('Faster payment', 'To {firm}|Ref: INV ####/2', -140_000, -3000),
  sort('Standing order', 'From {person}|Ref: MONTHLY SAVE', 2500, 50_000),
  sort('Standing order', 'To {person}|Ref: POCKET MONEY', -4000, -500),
  sort('Internal transfer', 'To 0611#### Easy Saver', -200_000, -1000),
  sort('Internal transfer', 'From 0611#### Easy Saver', 1000, 150_000),
  sort('Internal transfer', 'From Fixed Rate Bond 1 Year|Matured {day}', 50_000, 900_000),
  sort('Interest', 'Gross interest at 3.15% to {day}', 4, 9000),
  sort('Interest', 'Bonus interest', 4, 4000),
  sort('Cheque', 'Cheque paid in|{town} agency', 2000, 120_000),
  sort('Cheque', 'Society cheque ######|Payee {firm}', -220_000, -10_000),
  sort('Cash', 'Cash paid in {town}', 1000, 60_000),
  sort('Cash', 'Cash withdrawn {town} 14:22', -50_000, -1000),
  sort('Direct debit', '{firm}|Ref: ~~######## 0N', -14_000, -500),
  sort('Direct debit', '{firm}|First payment', -14_000, -500),
  sort('Direct debit', 'Unpaid: {firm} £24.00 {day}', 2400, 2400),
  sort('Card', '{shop} {town}|Visa debit ending ####', -9000, -150),
  sort('Card', '{shop} contactless|Visa debit ending ####', -3000, -150),
  sort('Card', '{shop} refund|Visa debit ending ####', 200, 5000),
  sort('Card', '{web} USD 1#.## at 1.2##|Visa debit ending ####', -4000, -700),
  sort('Bank credit', '{firm} wages|Payroll no. ####', 80_000, 230_000),
  sort('Bank credit', 'DWP ~~######~|State pension', 60_000, 92_000),
  sort('Charge', 'CHAPS fee', -2500, -2500),
  sort('Charge', 'Duplicate statement 2 pages', -500, -500),
];

const WORDS = {
  person: ['M Thistlewood', 'Priya Nair', 'MR O BANKOLE', 'Janet & Roy Fell'],
  firm: ['Wensley Gas', 'Cobble & Sons', 'Hornby Mutual Life', 'Ripley Motors'],
  shop: ['Costwell', 'Pelling Foods', 'Garden & Pond', 'Petalbox'],
  web: ['Streamaro', 'Pagehost.io'],
  why: ['gas share', 'Xmas 2 of 4', 'thanks', '12 High St'],
  town: ['Skipton', 'Ilkley', 'Settle', 'Kendal'],
};

const signed = (minor: bigint) => `${minor < 0n ? '-' : '+'}£${figure(minor, { group: ',', decimal: '.' })}`;
const spelt = (iso: string) =>
  intlDate(iso, 'en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const slashed = (iso: string) => intlDate(iso, 'en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });

interface Line {
  readonly entry: Entry;
  readonly row: number;
  readonly opensDay: boolean;
}

const lineHeight = ({ entry, opensDay }: Line) => 20 + 11 * entry.lines.length + (opensDay ? 26 : 0);

function printRow({ entry, row, opensDay }: Line): string {
  const [first = '', ...rest] = entry.lines;
  const under = rest.map((line) => `<small>${text(line)}</small>`).join('');
  return `${opensDay ? `<h3>${spelt(entry.date)}</h3>` : ''}<div class="row" ${rowAttribute(0, row)}><div><em>${entry.code}</em><b>${text(first)}</b>${under}</div><span class="${entry.amount < 0n ? 'out' : 'in'}">${signed(entry.amount)}</span></div>`;
}

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
}

const head = ({ holder, number, start, end }: Paper) =>
  `<div class="bar"><b>Three Dales Building Society</b><span>Home · Accounts · Payments · Messages (2) · Log out</span></div>
  <h1>Cash Builder savings account</h1><p class="sub">${text(holder)} &nbsp; Sort code 07-44-18 &nbsp; Account number ${number}</p>
  <div class="filter"><span>Transactions from <b>${slashed(start)}</b></span><span>to <b>${slashed(end)}</b></span><span>Show: All</span><span>Sort: Newest first</span></div>`;

function print(lines: readonly Line[], paper: Paper, clock: string): string[] {
  const chunks = pack(lines, lineHeight, 590, 690);
  return chunks.map((chunk, page) => {
    const edge = `<div class="edge top"><span>${slashed(dayAfter(paper.end, 1))}, ${clock}</span><span>My accounts | Three Dales Building Society</span></div>
      <div class="edge low"><span>https://online.threedales.example/accounts/transactions?acc=1&amp;p=all</span><span>${page + 1}/${chunks.length}</span></div>`;
    const end = page === chunks.length - 1 ? '<p class="end">No more transactions to show. <u>Back to top</u></p>' : '';
    return `${edge}${page === 0 ? head(paper) : ''}${chunk.map(printRow).join('')}${end}`;
  });
}

const CSS = `.page { padding: 40pt 44pt; font: 9pt/11pt 'DejaVu Sans'; } .edge { position: absolute; left: 24pt; right: 24pt; display: flex; justify-content: space-between; font: 7pt/9pt 'Liberation Sans'; } .top { top: 14pt; } .low { bottom: 14pt; } .bar { display: flex; justify-content: space-between; border-bottom: 2pt solid #7a1f5c; padding-bottom: 6pt; } .bar span { font-size: 7pt; }
  h1 { font-size: 15pt; line-height: 30pt; } .sub { margin-bottom: 8pt; } .filter { display: flex; gap: 18pt; background: #f4eef2; padding: 6pt 8pt; font-size: 8pt; } h3 { font-size: 9.5pt; height: 26pt; padding-top: 12pt; color: #7a1f5c; } .row { display: flex; justify-content: space-between; align-items: center; border-bottom: .6pt solid #ccc; padding: 3pt 4pt 4pt; white-space: nowrap; }
  .row em { display: block; font-style: normal; font-size: 6.8pt; color: #777; } .row b { font-weight: normal; } .row small { display: block; font-size: 7.6pt; color: #444; } .in { color: #146b2e; font-weight: bold; } .end { padding-top: 10pt; text-align: center; }`;

function draw(random: Random): Drawn {
  const start = dayAfter('2021-02-01', random.integer(0, 1500));
  const days = random.pick([31, 90, 182]);
  const end = dayAfter(start, days - 1);
  const count = random.chance(0.15) ? random.integer(1, 4) : random.integer(14, 70);
  const words = (iso: string) => ({ ...WORDS, day: [slashed(dayAfter(iso, -1))] });
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening: 0n });
  const lines = entries.map((entry, row) => ({ entry, row, opensDay: entry.last })).reverse();
  const holder = random.pick(['Mrs Janet Fell', 'Mr Oluwaseun Bankole', 'Ms P. Nair']);
  const number = random.digits(8);
  const clock = `${random.integer(10, 21)}:${random.integer(10, 59)}`;
  const account = { institution: 'Three Dales Building Society', holder, number, iban: null, bic: null } as const;
  return {
    pages: print(lines, { holder, number, start, end }, clock),
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'savings', currency: 'GBP' },
        period: { start, end },
        opening: null,
        closing: null,
        transactions: entries.map(({ date, code, lines: texts, amount }) => ({
          date,
          valueDate: null,
          description: [code, ...texts].join(' '),
          alsoAccepted: [texts.join(' ')],
          reference: null,
          amount: contractAmount(amount),
          balance: null,
        })),
        reconciliation: { status: 'unverifiable', unbound: entries.map((_, row) => row) },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'gb-savings-web-listing',
    country: 'GB',
    language: 'en',
    type: 'savings',
    difficulties: ['newest-first', 'day-above-rows', 'no-balances', 'no-column-heads', 'signed-amounts', 'web-print'],
    size: A4,
    draw,
  },
];
