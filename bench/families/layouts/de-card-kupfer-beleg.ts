import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A German credit card bill: voucher and booking day, foreign currency, amount and rate in columns of their own, the sign
 * behind the figure, fees for use abroad as lines of their own, two cards with subtotals, the sum to be debited.
 */
const WORDS: shared.Words = {
  shop: [
    'Buchversand Lindwurm',
    'Hotel Zur Alten Post',
    'Tankhof Süd 24h',
    'Fluglinie Aurora',
    'Musikdienst Klangfarbe',
    'Mietwagen Kessler',
    'Kaffeerösterei Sturm',
  ],
  town: ['München', 'Passau', 'Regensburg', 'Luxembourg', 'Berlin', 'Köln'],
  far: ['New York', 'London', 'Zürich', 'Kraków', 'Stockholm', 'Istanbul'],
  on: (_, day) => `${partsOf(day).dd}.${partsOf(day).mm}.`,
};
const HOME: readonly shared.Template[] = [
  ['', '{shop} {town}', -24_000, -500],
  ['', '{shop}, {town} DEU', -12_000, -300],
  ['', '{shop} *{#9} {town}', -6_000, -99],
  ['', 'SumPay *{shop} {town}', -5_000, -180],
  ['', '{shop} Rechnung {#8}', -40_000, -1_000],
  ['', 'Bahnfahrkarte {#6} Online-Ticket {on}', -18_000, -1_200],
  ['', 'Parkhaus {town} P{#1} Ticket {#5}', -3_000, -200],
  ['', '{shop} Abo 1/12 monatl. 9,99', -999, -999],
  ['', 'Taxi {town} {#4} Fahrt {on}', -5_000, -900],
  ['', 'Restaurant Hirschen {town}', -16_000, -1_500],
  ['', 'Gutschrift {shop} Retoure {#7}', 900, 15_000],
  ['', 'Bargeldauszahlung {town} GAA {#6}', -40_000, -5_000],
  ['', 'Mautgebühr Vignette {#8}', -4_000, -990],
  ['', 'APP-STORE-KAUF {#10}', -3_000, -99],
];
const ABROAD: readonly shared.Template[] = [
  ['USD', '{shop} {far}', -40_000, -700],
  ['GBP', 'TFL TRAVEL CH {far}', -2_400, -200],
  ['CHF', 'SBB-Schalter {far} CHE', -12_000, -600],
  ['USD', 'CLOUDHOST INC {#6} CA', -6_000, -499],
  ['PLN', 'Sklep {shop} {far}', -9_000, -400],
  ['SEK', 'KIOSK {far} T-CENTRALEN', -3_000, -250],
  ['TRY', 'Lokanta {far} Terminal {#4}', -7_000, -500],
  ['GBP', '{shop} {far} GBR REF {#9}', -30_000, -900],
  ['USD', 'Online-Magazin {#4} {far}', -2_500, -100],
  ['CHF', 'Bergbahn {#3} {far}', -16_000, -2_500],
  ['USD', 'Gutschrift {shop} {far}', 800, 12_000],
];
const DE = { group: '.', decimal: ',' };
const money = (minor: bigint) => `${figure(minor, DE)} ${minor < 0n ? '-' : '+'}`;
const day = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yy}`;
const longDay = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

interface Charge {
  readonly voucher: string;
  readonly date: string;
  readonly words: string;
  /** Currency, amount and rate as printed; nothing for a charge in euros. */
  readonly foreign: readonly [currency: string, amount: string, rate: string] | null;
  readonly minor: bigint;
  readonly row: number;
}

/** A charge abroad and the fee that follows it. */
function abroad(random: Random, voucher: string): Omit<Charge, 'row'>[] {
  const [entry] = shared.makeEntries(random, [voucher], ABROAD, WORDS);
  if (!entry) return [];
  const date = dayAfter(voucher, random.integer(1, 3));
  const rate = random.integer(80, 160);
  const amount = figure((entry.minor * BigInt(rate)) / 100n, DE);
  const foreign = [
    entry.code,
    amount,
    `${Math.floor(rate / 100)},${String(rate % 100).padStart(2, '0')}${random.digits(2)}`,
  ] as const;
  const fee = (entry.minor * 175n) / 10_000n;
  const charge = { voucher, date, words: entry.lines.join(' '), foreign, minor: entry.minor };
  return fee < 0n
    ? [charge, { voucher, date, words: '1,75 % für Einsatz der Karte im Ausland', foreign: null, minor: fee }]
    : [charge];
}

function chargesOf(random: Random, start: string, end: string, count: number): Omit<Charge, 'row'>[] {
  return shared.daysBetween(random, start, dayAfter(end, -4), count).flatMap((voucher) => {
    if (random.chance(0.2)) return abroad(random, voucher);
    return shared.makeEntries(random, [voucher], HOME, WORDS).map(({ lines, minor }) => ({
      ...{ voucher, date: dayAfter(voucher, random.integer(0, 3)), words: lines.join(' '), foreign: null, minor },
    }));
  });
}

const byDate = (charges: Omit<Charge, 'row'>[]) =>
  charges.toSorted((one, other) => one.date.localeCompare(other.date) || one.voucher.localeCompare(other.voucher));

function printCharge({ voucher, date, words, foreign, minor, row }: Charge): string {
  const [currency = '', amount = '', rate = ''] = foreign ?? [];
  return `<tr ${rowAttribute(0, row)}><td>${day(voucher)}</td><td>${day(date)}</td><td>${text(words)}</td><td>${currency}</td><td class="m">${amount}</td><td class="m">${rate}</td><td class="m">${money(minor)}</td></tr>`;
}

const band = (label: string, minor: bigint | null, kind = 'k') =>
  `<tr class="${kind}"><td colspan="6">${text(label)}</td><td class="m">${minor === null ? '' : money(minor)}</td></tr>`;

interface Bill {
  readonly holder: string;
  readonly customer: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

/** The lines of the bill's table: bands and charges alike take one line. */
function linesOf(bill: Bill, payment: Charge[], cards: readonly (readonly [string, readonly Charge[]])[]): string[] {
  const sections = cards.flatMap(([card, charges]) => [
    band(`Umsätze der Karte ${card}`, null, 'c'),
    ...charges.map(printCharge),
    band(`Zwischensumme Karte ${card.slice(0, 19)}`, shared.total(charges.map(({ minor }) => minor))),
  ]);
  return [
    band('Saldo der letzten Abrechnung', bill.opening),
    ...payment.map(printCharge),
    ...sections,
    band(`Neuer Saldo per ${longDay(bill.end)} in EUR`, bill.closing),
  ];
}

const HEADINGS =
  '<tr><th>Beleg-<br>datum</th><th>Buchungs-<br>datum</th><th>Verwendungszweck</th><th colspan="2">Fremdwährung</th><th class="m">Kurs</th><th class="m">Betrag<br>in EUR</th></tr>';

function pageOf(bill: Bill, lines: readonly string[], index: number, count: number): string {
  const letter = `<div class="to">${text(bill.holder)}<br>Domgasse 4<br>94032 Passau</div><h1>Ihre Kreditkartenabrechnung</h1><p>Abrechnungszeitraum ${longDay(bill.start)} - ${longDay(bill.end)}<br>Kartenkontonummer ${bill.customer}<br>Verfügungsrahmen 5.000,00 EUR</p>`;
  const notice = `<div class="pay">Den Betrag von <b>${figure(bill.closing, DE)} EUR</b> buchen wir am ${longDay(dayAfter(bill.end, 8))} von Ihrem Konto DE** **** **** **** **71 08 ab.</div><p class="f">Sollzins bei Teilzahlung 14,90 % p.a.; Einwände binnen 30 Tagen. Umrechnung nach Referenzwechselkurs zuzüglich 0,50 %.</p>`;
  const table = `<table><colgroup><col style="width:44pt"><col style="width:48pt"><col><col style="width:28pt"><col style="width:56pt"><col style="width:46pt"><col style="width:74pt"></colgroup>${HEADINGS}${lines.join('')}</table>`;
  return `<div class="top"><span>Kupferkarte Kartenservice GmbH</span><i>Seite ${index + 1}/${count}</i></div>${index === 0 ? letter : ''}${table}${index === count - 1 ? notice : '<div class="f">Fortsetzung nächste Seite</div>'}`;
}

const CSS = `.page { padding: 36pt 40pt 24pt; font: 8.6pt/11pt 'Liberation Sans Narrow'; }
.top { display: flex; justify-content: space-between; border-bottom: 3pt solid #a0522d; font-size: 12pt; padding-bottom: 6pt; margin-bottom: 14pt; } .top i { font-size: 8pt; }
.to { height: 86pt; } h1 { font-size: 14pt; line-height: 18pt; } p { margin: 4pt 0 10pt; }
table { width: 100%; table-layout: fixed; } th { text-align: left; border-bottom: 0.7pt solid #a0522d; vertical-align: bottom; font-weight: normal; color: #7a3d1d; } td { height: 13pt; white-space: nowrap; padding-right: 3pt; } .m { text-align: right; }
.k td { font-weight: bold; background: #f6efe9; } .c td { font-style: italic; padding-top: 3pt; } .pay { border: 0.7pt solid #a0522d; padding: 6pt; margin-top: 10pt; } .f { font-size: 6.8pt; margin-top: 6pt; }`;

function cardsOf(
  random: Random,
  holder: string,
  start: string,
  end: string,
  from: number,
): (readonly [string, Charge[]])[] {
  let row = from;
  const names = random.chance(0.4) ? [holder, 'Zusatzkarte M. Kirchgatter'] : [holder];
  return names.map((name) => [
    `4${random.digits(3)} ${random.digits(2)}XX XXXX ${random.digits(4)} ${name}`,
    byDate(chargesOf(random, start, end, shared.rowCount(random, 8, 55))).map((charge) => ({ ...charge, row: row++ })),
  ]);
}

function draw(random: Random): Drawn {
  const start = dayAfter(shared.monthOf(random.integer(0, 30)).start, random.pick([0, 14, 19]));
  const end = dayAfter(start, 29);
  const holder = random.pick(['Ludwig Kirchgatter', 'Rosalie Obermeier', 'Firma Zeltbau Achatz']);
  const opening = random.chance(0.15) ? 0n : -BigInt(random.integer(4_000, 260_000));
  const paid = {
    voucher: dayAfter(start, 5),
    date: dayAfter(start, 5),
    words: 'Lastschrifteinzug, vielen Dank',
    foreign: null,
    minor: -opening,
    row: 0,
  };
  const payment: Charge[] = opening === 0n ? [] : [paid];
  const cards = cardsOf(random, holder, start, end, payment.length);
  const charges = [...payment, ...cards.flatMap(([, each]) => each)];
  const right = opening + shared.total(charges.map(({ minor }) => minor));
  const wrong = random.chance(1 / 6);
  const closing = wrong ? shared.misprinted(right, random) : right;
  const bill: Bill = { holder, customer: random.digits(10), start, end, opening, closing };
  const sheets = shared.breakPages(linesOf(bill, payment, cards), () => 1, [36, 47, 4]);
  return {
    pages: sheets.map((lines, index) => pageOf(bill, lines, index, sheets.length)),
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Kupferkarte Kartenservice GmbH',
          holder,
          number: bill.customer,
          iban: null,
          bic: null,
          type: 'credit-card',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: charges.map(({ date, words, foreign, minor }) => ({
          ...{
            date,
            valueDate: null,
            description: words,
            ...(foreign ? { alsoAccepted: [[words, ...foreign].join(' ')] } : {}),
          },
          ...{ reference: null, amount: contractAmount(minor), balance: null },
        })),
        reconciliation: { status: wrong ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'de-card-kupfer-beleg',
    country: 'DE',
    language: 'de',
    type: 'credit-card',
    difficulties: ['two-dates', 'foreign-currency-columns', 'trailing-signs', 'several-cards', 'subtotals'],
    size: A4,
    draw,
  },
];
