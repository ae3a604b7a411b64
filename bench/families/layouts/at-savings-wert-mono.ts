import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * An Austrian savings account on sheets half as high, in typewriter letters set by blanks: days as four digits without a
 * point, one column of amounts with the minus behind, a running balance on every line, the year's interest and its tax.
 */
const WORDS: shared.Words = {
  name: ['Hannelore Prohaska', 'Mag. Gernot Ziegelwanger', 'Sabine Mitterer', 'Dusan Petrovic', 'Fam. Hinteregger'],
  town: ['Tulln', 'Leoben', 'Wien 14', 'Steyr', 'Villach'],
  amt: (random) => figure(BigInt(random.integer(500, 60_000)), { group: '.', decimal: ',' }),
  on: (_, day) =>
    `${partsOf(dayAfter(day, -1)).dd}.${partsOf(dayAfter(day, -1)).mm}.${partsOf(dayAfter(day, -1)).yyyy}`,
  at: (random) => `${String(random.integer(8, 17)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
};
const TEMPLATES: readonly shared.Template[] = [
  ['', 'BAREINZAHLUNG', 2_000, 400_000],
  ['', 'BAREINZAHLUNG FILIALE {town}', 2_000, 150_000],
  ['', 'BARAUSZAHLUNG', -250_000, -5_000],
  ['', 'BARAUSZAHLUNG GEGEN LOSUNGSWORT|{town} {on} {at}', -150_000, -5_000],
  ['', 'SB-EINZAHLUNG AUTOMAT {#4} {town}', 2_000, 90_000],
  ['', 'SB-BEHEBUNG AUTOMAT {#4} K1 UM {at}', -60_000, -2_000],
  ['', 'DAUERAUFTRAG|{name} SPARRATE', 2_500, 60_000],
  ['', 'DAUERAUFTRAG ENKERLSPAREN|{name}', 1_000, 10_000],
  ['', 'UMBUCHUNG VOM GIRO {#5}-{#6}', 5_000, 200_000],
  ['', 'UMBUCHUNG AUF GIRO {#5}-{#6}', -200_000, -5_000],
  ['', 'GUTSCHRIFT {name}|ZAHLUNGSREFERENZ {#12}', 1_000, 90_000],
  ['', 'GUTSCHRIFT INTERNETAUFTRAG|ANTEIL {amt} V. {on}', 1_000, 60_000],
  ['', 'UEBERWEISUNG AUF REFERENZKONTO|AT{#2} {#4} {#4} {#4} {#4}', -300_000, -9_000],
  ['', 'AUFRUNDUNGSSPAREN|{#2} KARTENZAHLUNGEN', 90, 3_900],
  ['', 'PRAEMIE JUGENDSPAREN', 500, 2_000],
  ['', 'BAUSPAREN UEBERTRAG VERTRAG {#8}', 20_000, 600_000],
  ['', 'BAUSPAREN PRAEMIE {#4}', 900, 1_800],
  ['', 'WERTPAPIERERTRAG DEPOT {#7}|STK {#3} ABZGL. KEST 27,5 %', 300, 40_000],
  ['', 'WERTPAPIERKAUF DEPOT {#7}|PLAN {#5} KURS {amt}', -60_000, -5_000],
  ['', 'EINLAGE SCHALTER {on}', 2_000, 100_000],
  ['', 'RUECKBUCHUNG FEHLBUCHUNG V. {on}', -9_000, -500],
  ['', 'STORNO BEHEBUNG {#4}', 2_000, 40_000],
  ['', 'FAMILIENBEIHILFE {#10}', 12_000, 50_000],
  ['', 'VERLASSENSCHAFT {name}|GZ {#1}A {#3}/{#2}', 50_000, 900_000],
  ['', 'BEHEBUNG WELTSPARTAG SPENDE|JUGENDROTTE {town}', -3_000, -500],
];
const INTEREST: readonly shared.Template[] = [['', 'HABENZINSEN {amt} TAGGENAU', 200, 30_000]];
const money = (minor: bigint) => `${figure(minor, { group: '.', decimal: ',' })}${minor < 0n ? '-' : ' '}`;
const digitsOf = (iso: string) => `${partsOf(iso).dd}${partsOf(iso).mm}`;
const day = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

interface Booking extends shared.Entry {
  readonly valueDate: string;
  readonly balance: bigint;
  readonly row: number;
}

interface Paper {
  readonly holder: string;
  readonly number: string;
  readonly iban: string;
  readonly start: string;
  readonly end: string;
  readonly issue: number;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** A line of 88 letters: text from the left, figures at their columns. */
const line = (date: string, words: string, value: string, amount: string, balance: string) =>
  `${date.padEnd(6)}${words.padEnd(44)}${value.padEnd(6)}${amount.padStart(15)} ${balance.padStart(15)}`;

function printBooking({ date, valueDate, lines, minor, balance, row }: Booking): string {
  const [first = '', ...more] = lines;
  const head = line(digitsOf(date), first, digitsOf(valueDate), money(minor), money(balance));
  const rest = more.map((each) => line('', each, '', '', '').trimEnd());
  return `<pre ${rowAttribute(0, row)}>${text([head, ...rest].join('\n'))}</pre>`;
}

function pageOf(paper: Paper, rows: readonly Booking[], index: number, count: number): string {
  const { holder, number, iban, start, end, issue, opening, closing } = paper;
  const top = `<div class="top"><b>ENZIANBANK AG</b><span>SPARKONTO-AUSZUG NR. ${String(issue).padStart(3, '0')}/${String(index + 1).padStart(3, '0')}</span><span>${day(start)} - ${day(end)}</span></div>`;
  const who = `<div class="who"><span>${text(holder)}</span><span>Kontonummer ${number}</span><span>IBAN ${shared.spaced(iban)}</span><span>BIC ENZIAT2LXXX</span><span>EUR</span></div>`;
  const heading = `<pre class="h">${line('Datum', 'Buchungstext', 'Wert', 'Umsatz ', 'Guthaben ')}</pre>`;
  const before = rows[0] ? rows[0].balance - rows[0].minor : closing;
  const carried = index === 0 ? (['KONTOSTAND ALT', opening] as const) : (['UEBERTRAG', before] as const);
  const first = `<pre class="c">${line('', carried[0], '', '', money(carried[1]))}</pre>`;
  const last =
    index === count - 1
      ? `<pre class="c">${line(digitsOf(end), 'KONTOSTAND NEU', '', '', money(closing))}</pre><p>Zinssatz variabel, derzeit 1,250 % p.a. bis 25.000,00, darüber 0,500 % p.a. Kapitalertragsteuer 25 %. Die Einlagen sind gesichert bis EUR 100.000,00. Losungswort nie zum Sparkonto legen!</p>`
      : `<pre class="c">${line('', '*** Fortsetzung nächstes Blatt ***', '', '', '')}</pre>`;
  return `${top}${who}${heading}${first}${rows.map(printBooking).join('')}${last}<div class="bc">ENZ*${number}*${issue}*${index + 1}</div>`;
}

const CSS = `.page { padding: 24pt 34pt 14pt; font: 8.8pt/11pt 'Liberation Mono'; }
pre { font: 8.8pt/11pt 'Liberation Mono'; } .top { display: flex; justify-content: space-between; padding-bottom: 6pt; border-bottom: 2pt solid #4a3f8f; } .top b { color: #4a3f8f; font-size: 12pt; }
.who { display: flex; justify-content: space-between; font: 7.4pt/10pt 'Liberation Sans'; padding: 4pt 0 8pt; } .h { border-bottom: 0.5pt solid #000; } .c { font-weight: bold; padding: 2pt 0; }
p { font: 6.8pt/8.4pt 'Liberation Sans'; margin-top: 6pt; } .bc { position: absolute; bottom: 8pt; right: 34pt; font-size: 6pt; }`;

/** The year's end brings interest and the tax on it. */
function yearEnd(random: Random, end: string): shared.Entry[] {
  const [interest] = shared.makeEntries(random, [end], INTEREST, WORDS);
  if (!interest) return [];
  const tax = { date: end, code: '', lines: ['KAPITALERTRAGSTEUER 25 %'], minor: -(interest.minor / 4n) };
  return [interest, tax];
}

/** Savings are not overdrawn: what would be, is paid in. */
function book(random: Random, start: string, end: string, opening: bigint): Booking[] {
  const days = shared.daysBetween(random, start, end, shared.rowCount(random, 8, 60));
  const entries = shared
    .makeEntries(random, days, TEMPLATES, WORDS)
    .sort((one, other) => one.date.localeCompare(other.date));
  if (partsOf(end).m === '12' && days.length > 0) entries.push(...yearEnd(random, end));
  let balance = opening;
  return entries.map((entry, row) => {
    const kept = balance + entry.minor < 0n ? { ...entry, lines: ['BAREINZAHLUNG'], minor: -entry.minor } : entry;
    balance += kept.minor;
    return { ...kept, row, balance, valueDate: dayAfter(entry.date, random.pick([0, 0, 0, 1])) };
  });
}

function misprintOne(bookings: readonly Booking[], random: Random): Booking[] {
  const hit = random.integer(0, bookings.length - 1);
  return bookings.map((each) =>
    each.row === hit ? { ...each, balance: shared.misprinted(each.balance, random) } : each,
  );
}

function draw(random: Random): Drawn {
  const { start, end } = shared.monthOf(random.integer(0, 9) * 3, random.pick([3, 6, 12]));
  const holder = random.pick(['Herr Alois Kogelnik', 'Frau Waltraud Ebner-Stix', 'Jonas Radlegger (mj.)']);
  const number = random.digits(11).replace(/^0/, '4');
  const opening = BigInt(random.integer(0, 3_000_000));
  const right = book(random, start, end, opening);
  const closing = opening + shared.total(right.map(({ minor }) => minor));
  const wrong = right.length > 0 && random.chance(1 / 6);
  const bookings = wrong ? misprintOne(right, random) : right;
  const iban = shared.ibanOf('AT', `19870${number}`);
  const paper: Paper = { holder, number, iban, start, end, issue: random.integer(1, 40), opening, closing };
  const sheets = shared.breakPages(bookings, ({ lines }) => lines.length, [23, 23, 4]);
  return {
    pages: sheets.map((rows, index) => pageOf(paper, rows, index, sheets.length)),
    css: CSS,
    statements: [
      {
        account: {
          institution: 'ENZIANBANK AG',
          holder,
          number,
          iban,
          bic: 'ENZIAT2LXXX',
          type: 'savings',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: bookings.map(({ date, valueDate, lines, minor, balance }) => ({
          ...{ date, valueDate, description: lines.join(' '), reference: null, amount: contractAmount(minor) },
          balance: contractAmount(balance),
        })),
        reconciliation: { status: wrong ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'at-savings-wert-mono',
    country: 'AT',
    language: 'de',
    type: 'savings',
    difficulties: ['four-digit-days', 'trailing-minus', 'running-balance', 'typewriter', 'half-height-sheets'],
    size: [595.28, 419.53],
    draw,
  },
];
