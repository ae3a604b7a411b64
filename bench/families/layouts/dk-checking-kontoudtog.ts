/**
 * A Danish budget or wage account's statement: days without a year, interest date behind the text, amounts with a minus
 * behind them, the balance only on a day's last posting, carried over pages, and postings not yet booked listed apart.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Øresunds Andelskasse';
const WORDS: Record<string, readonly string[]> = {
  shop: ['Bager Møllegård', 'Købmand Rønne', 'Tanken Syd', 'Blomsterhjørnet', 'Cykelgården', 'Apotek Hjorten'],
  city: ['København', 'Århus C', 'Sønderborg', 'Hillerød', 'Næstved'],
  man: ['Søren Kjær', 'Mette Ørsted', 'Bjørn Vang', 'Ida Holm Bæk'],
  firm: ['Lysnet Energi A/S', 'Boligselskabet Enghave', 'Havørn Forsikring', 'Fibernet Vest', 'Vandværket Aa'],
};
const OUT: readonly string[] = [
  'Dankort-nota {shop} {5}',
  'DK-nota {5} {shop} {city}',
  'Visa køb EUR {2},{2} Strandcafe Travemünde Den {dm}',
  'Visa/Dankort SEK {3},{2} Kurs 65,{2} Lund Bok Den {dm}',
  'Kontaktløs {shop} {city} Kl. {time}',
  'Hævet i automat {city} {dm} kl. {time}',
  'BS betaling {firm}',
  'Betalingsservice {firm} Aftale {9}',
  'Overførsel til {man}',
  'Netbank {man} Husleje marts',
  'MobilePenge {man}',
  'MobilePenge {shop} Ordre {6}',
  'Indbetalingskort +71<{9}{5}+{8}<',
  'Straksoverførsel {4} {9}',
  'Budgetkonto fast overførsel',
  'Gebyr kontoudskrift',
  'Gebyr 2 stk. udenlandsk køb',
  'Låneydelse {4} {6}',
  'Udenlandsk overførsel EUR {3},{2} Ref. {8}',
  'SKAT B-skat rate {1}',
  'Rente {sum}% debet',
  'Kvit.nr. {6} {shop}',
  'Abonnement Strømsø Film {8}',
];
const IN: readonly string[] = [
  'Lønoverførsel {firm}',
  'Overførsel fra {man}',
  'MobilePenge fra {man}',
  'Børne- og ungeydelse',
  'Indbetaling {city} afdeling',
  'Retur Dankort-nota {shop} {5}',
  'Overskydende skat {3}',
  'Rentetilskrivning',
];

const money = (minor: bigint) => `${figure(minor, { group: '.', decimal: ',' })}${minor < 0n ? '-' : ''}`;
const dayMonth = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}`;
const full = (iso: string) => `${dayMonth(iso)}.${partsOf(iso).yyyy}`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

function fill(template: string, day: string, random: Random): string {
  const special: Record<string, () => string> = {
    dm: () => dayMonth(dayAfter(day, -random.integer(0, 4))),
    time: () => `${random.integer(10, 22)}:${random.integer(10, 59)}`,
    sum: () => `${random.integer(3, 17)},${random.digits(2)}`,
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly amount: bigint;
  readonly running: bigint;
  readonly printed: bigint | null;
}

function itemsOf(random: Random, start: string, days: number, opening: bigint, misprint: boolean): Item[] {
  const count = random.chance(0.05) ? 0 : random.chance(0.25) ? random.integer(1, 12) : random.integer(50, 130);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  const wrong = misprint ? offsets[random.integer(0, Math.max(0, count - 1))] : -1;
  let running = opening;
  return offsets.map((offset, index) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.16);
    const amount = BigInt(
      credit ? random.integer(2_000, 3_200_000) : -random.integer(900, random.chance(0.2) ? 700_000 : 60_000),
    );
    running += amount;
    const last = offsets[index + 1] !== offset;
    const printed = last ? running + (offset === wrong ? 10_000n : 0n) : null;
    const row = {
      date,
      valueDate: random.chance(0.65) ? date : dayAfter(date, random.pick([-3, -1, 1])),
      description: fill(random.pick(credit ? IN : OUT), date, random),
      reference: null,
      amount: contractAmount(amount),
      balance: printed === null ? null : contractAmount(printed),
    };
    return { row, amount, running, printed };
  });
}

const cells = (day: string, what: string, interest: string, amount: string, balance: string) =>
  `<td>${day}</td><td>${text(what)}</td><td>${interest}</td><td>${amount}</td><td>${balance}</td>`;

const rowOf = ({ row, amount, printed }: Item, r: number) =>
  `<tr ${rowAttribute(0, r)}>${cells(dayMonth(row.date), row.description, dayMonth(row.valueDate ?? ''), money(amount), printed === null ? '' : money(printed))}</tr>`;

const furniture = (what: string, balance: bigint) => `<tr class="fur">${cells('', what, '', '', money(balance))}</tr>`;

/** Reservations at the foot: figures that are not booked. */
function pending(random: Random, end: string): string {
  const rows = Array.from({ length: random.integer(1, 4) }, () => {
    const day = dayAfter(end, -random.integer(0, 2));
    return `<tr>${cells(dayMonth(day), fill('Reserveret {shop} {city}', day, random), '', money(BigInt(-random.integer(2_000, 90_000))), '')}</tr>`;
  });
  return `<h2>Reservationer, der endnu ikke er bogført</h2><table class="post pend">${rows.join('')}</table>`;
}

const CSS = `.page { padding: 36pt 50pt; font-family: 'Liberation Sans Narrow'; font-size: 10pt; line-height: 13pt; }
  .mark { font-family: 'Liberation Serif'; font-size: 19pt; line-height: 24pt; letter-spacing: 1pt; color: #7a1020; }
  .box { position: absolute; right: 50pt; top: 40pt; width: 190pt; background: #f3ece4; padding: 6pt 8pt; font-size: 8.5pt; line-height: 12pt; } .box div { display: flex; justify-content: space-between; }
  .to { margin-top: 30pt; height: 78pt; } h1 { font-size: 14pt; line-height: 20pt; font-weight: normal; } h2 { font-size: 10pt; margin-top: 12pt; }
  .post { width: 100%; table-layout: fixed; } .post td, .post th { height: 13pt; white-space: nowrap; text-align: left; }
  .post tr > :nth-child(1) { width: 40pt; } .post tr > :nth-child(3) { width: 60pt; text-align: center; } .post tr > :nth-child(4) { width: 84pt; text-align: right; } .post tr > :nth-child(5) { width: 90pt; text-align: right; }
  .post th { border-bottom: 1pt solid #7a1020; color: #7a1020; font-weight: normal; } .fur td { font-weight: bold; } .pend { color: #555; }
  .foot { position: absolute; left: 50pt; right: 50pt; bottom: 22pt; font-size: 7pt; line-height: 9pt; color: #777; text-align: center; }`;

const HEAD = '<tr><th>Dato</th><th>Tekst</th><th>Rentedato</th><th>Beløb</th><th>Saldo</th></tr>';
const FIRST = 34;
const REST = 38;

function chunks(items: readonly Item[]): Item[][] {
  const pages = [items.slice(0, FIRST)];
  for (let from = FIRST; from < items.length; from += REST) pages.push(items.slice(from, from + REST));
  return pages;
}

function accountOf(random: Random) {
  const branch = random.digits(4);
  const number = random.digits(10);
  return {
    branch,
    number,
    iban: ibanOf('DK', branch + number),
    holder: random.pick(['Kirsten Bøgh', 'Aage Lyngsø og Tove Lyngsø', 'Snedkeriet Ærø ApS', 'Jens-Peter Østergård']),
    kind: random.pick(['Lønkonto', 'Budgetkonto', 'Erhvervskonto']),
  };
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '04', '07', '10', '12'])}-${random.pick(['01', '01', '02'])}`;
  const days = random.pick([29, 30, 60, 88]);
  const end = dayAfter(start, days);
  const opening = BigInt(random.integer(-300_000, 4_000_000));
  const misprint = random.chance(0.16);
  const items = itemsOf(random, start, days, opening, misprint);
  const closing = items.at(-1)?.running ?? opening;
  const { branch, number, iban, holder, kind } = accountOf(random);
  const apart = random.chance(0.6) ? pending(random, end) : '';
  const pages = chunks(items);
  const sheet = (rows: readonly Item[], p: number) => {
    const from = p === 0 ? 0 : FIRST + (p - 1) * REST;
    const last = p === pages.length - 1;
    const carry = items[from - 1]?.running ?? opening;
    const table = `<table class="post">${HEAD}${furniture(p === 0 ? `Saldo ${full(dayAfter(start, -1))}` : `Overført fra side ${p}`, carry)}
      ${rows.map((item, r) => rowOf(item, from + r)).join('')}${furniture(last ? `Saldo pr. ${full(end)}` : 'Transport til næste side', rows.at(-1)?.running ?? carry)}</table>`;
    return `<div class="mark">${BANK}</div><div class="box"><div><span>Reg.nr.</span><span>${branch}</span></div><div><span>Kontonr.</span><span>${number}</span></div>
      <div><span>IBAN</span><span>${iban}</span></div><div><span>SWIFT</span><span>OEANDK21</span></div><div><span>Side</span><span>${p + 1} af ${pages.length}</span></div></div>
      <div class="to">${text(holder)}<br>Strandgade 41, 2. tv.<br>3000 Helsingør</div><h1>Kontoudtog · ${kind} i DKK</h1><p>Periode ${full(start)} - ${full(end)}</p>
      ${table}${last ? apart : ''}<div class="foot">${BANK} · CVR-nr. 30 21 88 40 · Havnegade 2 · 3000 Helsingør · Tlf. 49 00 12 40<br>Bemærk: Beløb med minus er hævet på kontoen. Indsigelser bedes rettet til afdelingen hurtigst muligt.</div>`;
  };
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban, bic: 'OEANDK21', type: 'checking', currency: 'DKK' },
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
    name: 'dk-checking-kontoudtog',
    country: 'DK',
    language: 'da',
    type: 'checking',
    difficulties: ['no-year', 'trailing-minus', 'day-balances', 'pending-apart'],
    size: A4,
    draw,
  },
];
