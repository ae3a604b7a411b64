/**
 * A pan-European electronic-money account's activity report in English: newest first, the day and time under a bold title,
 * a transaction id in its own column, gross, fee and net apart (the net moves the balance), cards of a summary on top.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, rowAttribute, text } from '../markup.ts';

const ISSUER = 'Quillpay Europe UAB';
const WORDS: Record<string, readonly string[]> = {
  man: ['Ilze Bērziņa', 'Marco Valtieri', 'Chloé Desmarais', 'Kadri Tamm', 'Jonas Petrauskas', 'Eleni Makri'],
  firm: [
    'Brightloom Studio OÜ',
    'Nordhaven Freight B.V.',
    'Atelier Moineau SARL',
    'Keystone Docs Ltd',
    'Olmo Grafica SRL',
  ],
  shop: ['Cafe Torni', 'Parkimine 24', 'Cloudnest', 'Hostel Vana Linn', 'Bookwagon', 'Printmaker.example'],
  city: ['Tallinn EST', 'Vilnius LTU', 'Athens GRC', 'Lisboa PRT', 'Wien AUT'],
};
/** Title, then what stands under it behind the time. */
const OUT: readonly string[] = [
  'Card payment to {shop}|{city} · Card ending {4}',
  'Card payment to {shop}|{city} · Card ending {4} · {3}.{2} PLN at 0.23{2}',
  'Card payment to {shop}|USD {2}.{2} · 1 EUR = 1.08{2} USD',
  'Sent money to {man}|Reference: rent {2}/{2}',
  'Sent money to {man}|EE{2}{4}{4}{4}{4}',
  'Sent money to {firm}|Invoice {4}-{3}',
  'Sent money to {firm}|SEPA Instant · INV{6}',
  'Direct debit {firm}|Mandate QP-{7}',
  'Cash withdrawal {city}|ATM {6} · Card ending {4}',
  'Subscription {shop}|Monthly plan, seat 1 of {1}',
  'Converted to USD|{3}.00 EUR to {3}.{2} USD',
  'Refund issued to {man}|Order #{5}',
  'Marketplace payout to {firm}|Batch {8}',
  'Chargeback {man}|Case PP-D-{7}',
  'Payroll run|{1} recipients · file {9}.csv',
  'Monthly business plan|Billing period ends on the 14th',
];
const IN: readonly string[] = [
  'Payment received from {man}|Order #{5}',
  'Payment received from {man}|Checkout link · item 2 of 3',
  'Payment received from {firm}|INV {4}/{2} thank you',
  'Website payment {man}|Cart {8}',
  'Invoice paid by {firm}|No. 20{2}-{3}',
  'Money added|Top-up by card ending {4}',
  'Received money from {firm}|SEPA · RF{2}{9}',
  'Refund from {shop}|Original payment of {2}.{2} EUR',
  'Converted from GBP|{3}.00 GBP to {3}.{2} EUR',
  'Cashback|0.5% of card spend',
];

const money = (minor: bigint) => `${minor < 0n ? '−' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const long = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const short = (iso: string) => intlDate(iso, 'en-US', { month: 'short', day: 'numeric', year: 'numeric' });

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

const fill = (template: string, random: Random) =>
  template.replace(/\{(\w+)\}/g, (_, key: string) =>
    /^\d$/.test(key) ? random.digits(Number(key)) : random.pick(WORDS[key] ?? ['']),
  );

const idOf = (random: Random) =>
  Array.from({ length: 13 }, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXY0123456789'])).join('');

interface Item {
  readonly row: TrueRow;
  readonly title: string;
  readonly under: string;
  readonly time: string;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly printed: bigint;
}

function feeOf(random: Random, gross: bigint): bigint {
  if (gross > 0n && random.chance(0.7)) return -((gross * 29n) / 1000n + 35n);
  return random.chance(0.25) ? -BigInt(random.pick([20, 39, 50, 150])) : 0n;
}

function itemsOf(random: Random, start: string, days: number, opening: bigint, misprint: boolean): Item[] {
  const count = random.chance(0.07) ? 0 : random.chance(0.25) ? random.integer(1, 8) : random.integer(24, 75);
  const moments = Array.from({ length: count }, () => random.integer(0, days * 1440 + 1439)).sort((a, b) => a - b);
  const wrong = misprint ? random.integer(0, Math.max(0, count - 1)) : -1;
  let balance = opening;
  return moments.map((moment, index) => {
    const date = dayAfter(start, Math.floor(moment / 1440));
    const time = `${String(Math.floor((moment % 1440) / 60)).padStart(2, '0')}:${String(moment % 60).padStart(2, '0')}`;
    const credit = random.chance(0.45);
    const [title = '', under = ''] = fill(random.pick(credit ? IN : OUT), random).split('|');
    const gross = BigInt(
      credit ? random.integer(900, 95_000) : -random.integer(199, random.chance(0.15) ? 240_000 : 30_000),
    );
    const fee = feeOf(random, gross);
    balance += gross + fee;
    const printed = index === wrong ? balance - 1_000n : balance;
    const description = `${title} ${time} · ${under}`;
    const others = { alsoAccepted: [`${title} ${under}`, `${title} · ${under}`, `${title} , ${time} · ${under}`] };
    const row = {
      date,
      valueDate: null,
      description,
      ...others,
      reference: idOf(random),
      amount: contractAmount(gross + fee),
      balance: contractAmount(printed),
    };
    return { row, title, under, time, gross, fee, printed };
  });
}

const rowOf = ({ row, title, under, time, gross, fee, printed }: Item, r: number) =>
  `<div class="row" ${rowAttribute(0, r)}><div class="what"><b>${text(title)}</b><span>${short(row.date)}, ${time} · ${text(under)}</span></div>
   <div class="id">${row.reference}</div><div>${money(gross)}</div><div>${fee === 0n ? '0.00' : money(fee)}</div><div class="net">${money(gross + fee)}</div><div>${money(printed)}</div></div>`;

const CSS = `.page { padding: 36pt 44pt; font-size: 8.5pt; line-height: 12pt; color: #1c2330; }
  .top { display: flex; justify-content: space-between; align-items: center; height: 28pt; } .top b { font-size: 16pt; color: #5a31f4; }
  h1 { font-size: 15pt; line-height: 22pt; margin-top: 10pt; } .parts { display: flex; gap: 10pt; margin: 12pt 0 16pt; } .parts div { flex: 1; background: #f3f1fd; border-radius: 6pt; padding: 8pt 10pt; } .parts b { display: block; font-size: 11pt; line-height: 16pt; }
  .acc { display: grid; grid-template-columns: 120pt 1fr; font-size: 8pt; } .acc span { color: #667; }
  .row { display: grid; grid-template-columns: 1fr 96pt 68pt 52pt 68pt 76pt; align-items: center; height: 33pt; border-bottom: 0.5pt solid #dcdde6; white-space: nowrap; } .row > div { text-align: right; } .row > .what, .row > .id { text-align: left; }
  .what b, .what span { display: block; } .what span { color: #667; font-size: 7.2pt; line-height: 10pt; } .id { font-family: 'Liberation Mono'; font-size: 7pt; } .net { font-weight: bold; }
  .head { height: 20pt; color: #667; font-size: 7.5pt; } .foot { position: absolute; left: 44pt; right: 44pt; bottom: 20pt; font-size: 6.3pt; line-height: 8.5pt; color: #889; display: flex; justify-content: space-between; gap: 30pt; }`;

const HEAD =
  '<div class="row head"><div class="what">Activity</div><div class="id">Transaction ID</div><div>Gross</div><div>Fee</div><div>Net</div><div>Balance</div></div>';

function summary(items: readonly Item[], opening: bigint, closing: bigint): string {
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  const parts: [string, bigint][] = [
    ['Balance at start', opening],
    ['Money in (gross)', sum(items.map(({ gross }) => gross).filter((gross) => gross > 0n))],
    ['Money out (gross)', sum(items.map(({ gross }) => gross).filter((gross) => gross < 0n))],
    ['Fees', sum(items.map(({ fee }) => fee))],
    ['Balance at end', closing],
  ];
  return `<div class="parts">${parts.map(([label, amount]) => `<div>${label}<b>${money(amount)} EUR</b></div>`).join('')}</div>`;
}

function chunks(items: readonly Item[]): Item[][] {
  const pages = [items.slice(0, 8)];
  for (let from = 8; from < items.length; from += 13) pages.push(items.slice(from, from + 13));
  return pages;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '03', '06', '09', '12'])}-${random.pick(['01', '15', '20'])}`;
  const days = random.pick([27, 29, 30, 89]);
  const end = dayAfter(start, days);
  const opening = BigInt(random.integer(200_000, 1_800_000));
  const misprint = random.chance(0.16);
  const items = itemsOf(random, start, days, opening, misprint);
  const closing = items.reduce((total, { gross, fee }) => total + gross + fee, opening);
  const holder = random.pick(['Tamm & Kask OÜ', 'Aikaterini Rousou', 'Vėjas Design MB', 'Pedro Sarmento']);
  const iban = ibanOf('LT', `37${random.digits(14)}`);
  const pages = chunks(items.toReversed());
  const place = (item: Item) => items.indexOf(item);
  const intro = `<h1>EUR balance statement</h1><p>${long(start)} – ${long(end)} · Generated on ${long(dayAfter(end, random.integer(1, 9)))}</p><br>
    <div class="acc"><span>Account holder</span><b>${text(holder)}</b><span>IBAN</span><b>${iban.replace(/(.{4})(?=.)/g, '$1 ')}</b><span>SWIFT/BIC</span><b>QULPLT21</b></div>${summary(items, opening, closing)}`;
  const sheet = (
    rows: readonly Item[],
    p: number,
  ) => `<div class="top"><b>quillpay</b><span>${ISSUER}</span></div>${p === 0 ? intro : '<br>'}${HEAD}
    ${rows.map((item) => rowOf(item, place(item))).join('')}${items.length === 0 ? '<p><br>No activity in this period.</p>' : ''}
    <div class="foot"><span>${ISSUER} is an electronic money institution authorised by its home regulator (licence no. 77). Funds are safeguarded, not covered by a deposit guarantee scheme. Times are in CET/CEST. Need help? help.quillpay.example</span><span>${p + 1} / ${pages.length}</span></div>`;
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: ISSUER, holder, number: null, iban, bic: 'QULPLT21', type: 'unknown', currency: 'EUR' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: items.map(({ row }) => row),
        reconciliation: { status: misprint && items.length > 0 ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'eu-emoney-gross-fee',
    country: 'LT',
    language: 'en',
    type: 'unknown',
    difficulties: ['newest-first', 'gross-fee-net', 'date-below-title', 'landscape'],
    size: [841.89, 595.28],
    draw,
  },
];
