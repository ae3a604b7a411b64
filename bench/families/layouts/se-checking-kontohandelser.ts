/**
 * A Swedish company account's events printed from the internet bank in landscape: newest first, booking and value days in
 * ISO form, a voucher number, one signed amount and the balance; an outgoing balance, but no opening balance anywhere.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, rowAttribute, text } from '../markup.ts';

const BANK = 'Vätterbanken';
const WORDS: Record<string, readonly string[]> = {
  shop: ['Järnboden Åmål', 'Pappersgrossen', 'Lunchköket', 'Drivmedel Väst', 'Skyltverkstan'],
  man: ['Eva Hägg', 'Björn Ström', 'Åsa Löfgren', 'Nils Örn'],
  firm: ['Norrån Elnät AB', 'Fastighets AB Linden', 'Skogstele AB', 'Ekonomibyrån Kvitt HB', 'Transport i Kil AB'],
};
const OUT: readonly string[] = [
  'Kortköp {md} {shop}',
  'Kortköp {ymd} {shop} {4}',
  'Kortköp utland EUR {2},{2} kurs 11,{4}',
  'Bg-bet. via internet {firm}',
  'Bg {4}-{4} {firm}',
  'Pg {6}-{1} OCR {9}{4}',
  'Betalning {firm} faktura {5}',
  'Lön {man}',
  'LB-uttag {4}-{4}',
  'Autogiro {firm}',
  'Moms {4}16-{4}',
  'Skattekonto {9}',
  'Överföring {4} {2} {5}',
  'Swish till {man}',
  'Swish företag avgift {2} st',
  'Pris betalning {2} st',
  'Bankomatuttag {md} kl {time}',
  'Årsavgift företagspaket',
  'Utlandsbet {firm} USD {3},{2}',
  'Ränta på kredit {2},{2}%',
  'Amortering lån {4}-{6}',
  'Hyra kv {1} {firm}',
];
const IN: readonly string[] = [
  'Bankgiro inbetalning {8}',
  'Swish från {man} +467{8}',
  'Insättning {shop} dagskassa {md}',
  'Kortinlösen {md} {5}',
  'Inbetalning faktura {5} {firm}',
  'Återbetalning moms',
  'Kredit kortköp {shop}',
];

const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ' ', decimal: ',' })}`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

function fill(template: string, iso: string, random: Random): string {
  const special: Record<string, () => string> = {
    md: () => dayAfter(iso, -random.integer(0, 3)).slice(5),
    ymd: () => dayAfter(iso, -random.integer(0, 3)).slice(2).replaceAll('-', ''),
    time: () => `${random.integer(10, 21)}.${random.integer(10, 59)}`,
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly amount: bigint;
  readonly printed: bigint;
}

function itemsOf(random: Random, start: string, days: number, misprint: boolean): Item[] {
  const count = random.chance(0.25) ? random.integer(3, 12) : random.integer(45, 120);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  const wrong = misprint ? random.integer(1, count - 2) : -1;
  let balance = BigInt(random.integer(1_000_000, 30_000_000));
  return offsets.map((offset, index) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.3);
    const amount = BigInt(
      credit ? random.integer(10_000, 5_500_000) : -random.integer(150, random.chance(0.2) ? 3_200_000 : 240_000),
    );
    balance += amount;
    const printed = index === wrong ? balance + 100_000n : balance;
    const row = {
      date,
      valueDate: random.chance(0.8) ? date : dayAfter(date, random.pick([-1, 1, 2])),
      description: fill(random.pick(credit ? IN : OUT), date, random),
      reference: `${random.integer(4, 5)}${random.digits(9)}`,
      amount: contractAmount(amount),
      balance: contractAmount(printed),
    };
    return { row, amount, printed };
  });
}

const rowOf = ({ row, amount, printed }: Item, r: number) =>
  `<tr ${rowAttribute(0, r)}><td>${row.date}</td><td>${row.valueDate}</td><td>${row.reference}</td><td>${text(row.description)}</td><td>${money(amount)}</td><td>${money(printed)}</td></tr>`;

const CSS = `.page { padding: 26pt 40pt; font-size: 9.5pt; } .web { display: flex; justify-content: space-between; font-size: 7pt; color: #444; height: 14pt; }
  h1 { font-size: 18pt; font-weight: normal; color: #1b4f2a; margin: 6pt 0 8pt; } dl { display: grid; grid-template-columns: 90pt 200pt 110pt 1fr; row-gap: 3pt; background: #eef4ee; padding: 8pt; margin-bottom: 12pt; } dt { color: #555; } dd { font-weight: bold; }
  .ev { width: 100%; table-layout: fixed; } .ev td, .ev th { height: 16pt; white-space: nowrap; text-align: left; padding: 0 4pt; } .ev th { font-size: 8.5pt; border-bottom: 1.2pt solid #1b4f2a; } .ev tr:nth-child(odd) td { background: #f6f6f6; }
  .ev tr > :nth-child(1), .ev tr > :nth-child(2) { width: 80pt; } .ev tr > :nth-child(3) { width: 104pt; } .ev tr > :nth-child(5), .ev tr > :nth-child(6) { width: 106pt; text-align: right; }`;

const HEAD =
  '<tr><th>Bokföringsdag</th><th>Valutadag</th><th>Verifikationsnummer</th><th>Text/mottagare</th><th>Belopp</th><th>Saldo</th></tr>';

function chunks(items: readonly Item[]): Item[][] {
  const pages = [items.slice(0, 23)];
  for (let from = 23; from < items.length; from += 30) pages.push(items.slice(from, from + 30));
  return pages;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '03', '06', '10', '12'])}-${random.pick(['01', '15'])}`;
  const end = dayAfter(start, random.pick([30, 45, 89]));
  const misprint = random.chance(0.16);
  const items = itemsOf(random, start, 30, misprint);
  const closing = items.at(-1)?.row.balance ?? null;
  const failed = misprint && items.length > 2;
  const number = random.digits(11);
  const iban = ibanOf('SE', `901${random.digits(6)}${number}`);
  const holder = random.pick([
    'Björkdala Snickeri AB',
    'Konsultfirman Ås HB',
    'Ystad Glas & Ram AB',
    'Café Hörnan i Motala AB',
  ]);
  const printedOn = dayAfter(end, 1);
  const pages = chunks(items.toReversed());
  const intro = `<h1>Kontohändelser</h1><dl><dt>Kontohavare</dt><dd>${text(holder)}</dd><dt>Sökt period</dt><dd>${start} – ${end}</dd><dt>Konto</dt><dd>Företagskonto ${number}</dd><dt>IBAN</dt><dd>${iban}</dd>
    <dt>BIC</dt><dd>VATTSESS</dd><dt>Utgående saldo</dt><dd>${money(items.at(-1)?.printed ?? 0n)} SEK</dd><dt>Beviljad kredit</dt><dd>100 000,00 SEK</dd><dt>Utskrivet av</dt><dd>Firmatecknare</dd></dl>`;
  const sheet = (
    rows: readonly Item[],
    p: number,
  ) => `<div class="web"><span>${printedOn} 08:14</span><span>${BANK} – Internetbanken företag</span><span>${p + 1}/${pages.length}</span></div>
    ${p === 0 ? intro : ''}<table class="ev">${HEAD}${rows.map((item) => rowOf(item, items.indexOf(item))).join('')}</table>`;
  return {
    pages: pages.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban, bic: 'VATTSESS', type: 'checking', currency: 'SEK' },
        period: { start, end },
        opening: null,
        closing,
        transactions: items.map(({ row }) => row),
        reconciliation: failed ? { status: 'failed' } : { status: 'unverifiable', unbound: [0] },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'se-checking-kontohandelser',
    country: 'SE',
    language: 'sv',
    type: 'checking',
    difficulties: ['newest-first', 'no-opening', 'landscape', 'voucher-number'],
    size: [841.89, 595.28],
    draw,
  },
];
