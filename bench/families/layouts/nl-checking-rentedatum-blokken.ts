import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A Dutch account overview: the interest day in brackets under the booking day, both without years; particulars in two
 * blocks of fixed width side by side, read line by line; debits and credits in columns; a header of small framed cells.
 */
const WORDS: shared.Words = {
  shop: [
    'Groenteboer Smit',
    'Slagerij de Os',
    'Boekhandel Letter',
    'Tuincentrum Waard',
    'Fietspunt Noord',
    'Supermarkt 2203',
  ],
  firm: [
    'HEEMSTAD ENERGIE BV',
    'VERZEKERAAR DE BRUG',
    'WATERSCHAP OOSTPOLDER',
    'TELE-NU NEDERLAND BV',
    'WONINGSTICHTING DE KADE',
  ],
  name: ['A. VAN LEEUWEN', 'M.P. DIJKSTRA', 'R EL IDRISSI', 'VERENIGING DE KNOTWILG', 'B.G. SMEETS-JANSEN'],
  town: ['ALMELO', 'GOES', 'TIEL', 'HOORN', 'WEERT'],
  amt: (random) => figure(BigInt(random.integer(300, 40_000)), { group: '.', decimal: ',' }),
  on: (_, day) => `${partsOf(dayAfter(day, -1)).dd}.${partsOf(dayAfter(day, -1)).mm}.${partsOf(dayAfter(day, -1)).yy}`,
  at: (random) => `${String(random.integer(7, 22)).padStart(2, '0')}.${String(random.integer(0, 59)).padStart(2, '0')}`,
  iban: (random) => shared.ibanOf('NL', `HANZ0${random.digits(9)}`),
};
/** `~` parts a line's left block from its right one. */
const TEMPLATES: readonly shared.Template[] = [
  ['', 'BEA, Betaalpas~{shop},PAS{#3}|NR:{#8}, {on}/{at}~{town}', -12_000, -150],
  ['', 'BEA, Apple-betaling~CCV*{shop},PAS{#3}|NR:CT{#6}, {on}/{at}~{town}', -6_000, -120],
  ['', 'BEA, Betaalpas~KIOSK {town} CS,PAS{#3}|NR:{#6}, {on}/{at}~{town}, Land: NLD', -2_000, -180],
  ['', 'GEA, Betaalpas~GELDMAAT MARKT {#2},PAS{#3}|NR:{#6}, {on}/{at}~{town}', -30_000, -2_000],
  ['', 'eCom, Betaalpas~{shop}|{#6} REF: {#10}~WWW', -14_000, -900],
  [
    '',
    'SEPA Overboeking~IBAN: {iban}|BIC: HANZNL2U~Naam: {name}|Omschrijving: huur + voorschot 60,00~',
    -135_000,
    -60_000,
  ],
  ['', 'SEPA Overboeking~IBAN: {iban}|BIC: HANZNL2U~Naam: {firm}|Betalingskenm.: {#16}~', -60_000, -1_500],
  [
    '',
    'SEPA Overboeking~IBAN: {iban}|BIC: HANZNL2U~Naam: {name}|Omschrijving: deel {amt} weekend~Ardennen',
    1_000,
    30_000,
  ],
  [
    '',
    'SEPA Overboeking~IBAN: {iban}|BIC: HANZNL2U~Naam: SCHEEPSWERF DE BOEG|Omschrijving: SALARIS {#2}-{#4}~Kenmerk: P{#6}',
    180_000,
    380_000,
  ],
  ['', 'SEPA Overboeking~IBAN: {iban}|Naam: SOCIALE BANK {town}~Omschrijving: AOW {#2}/{#4}', 90_000, 150_000],
  [
    '',
    'SEPA iDEAL~IBAN: {iban}|BIC: HANZNL2U~Naam: {shop} via Kassa|Omschrijving: {#16}~bestelling {#6}|Kenmerk: {on} {at} {#16}~',
    -15_000,
    -900,
  ],
  ['', 'SEPA iDEAL~IBAN: {iban}|Naam: Tikkertje~Omschrijving: ID {#12}, pizza', -4_000, -500],
  [
    '',
    'SEPA Incasso algemeen doorlopend~Incassant: NL{#2}ZZZ{#12}|Naam: {firm}~Machtiging: M{#9}|Omschrijving: termijn klant {#7}~IBAN: {iban}',
    -24_000,
    -1_200,
  ],
  [
    '',
    'SEPA Incasso algemeen eenmalig~Incassant: NL{#2}ZZZ{#12}|Naam: {firm}~Machtiging: {#8}|Omschrijving: eindnota {#6}~',
    -30_000,
    -1_000,
  ],
  ['', 'SEPA Periodieke overb.~IBAN: {iban}|BIC: HANZNL2U~Naam: {name}|Omschrijving: zakgeld~', -6_000, -1_000],
  ['', 'SEPA Spoedoverboeking~IBAN: {iban}|Naam: NOTARIS {town}~Omschrijving: dossier {#7}', -240_000, -40_000],
  ['', 'SEPA Terugboeking~IBAN: {iban}|Naam: {firm}~Reden: op verzoek klant', 900, 20_000],
  ['', 'BASISPAKKET~1 x 3,15|BETAALPAS EXTRA~1 x 0,55', -370, -370],
  ['', 'HYPOTHEEK {#3}.{#2}.{#3}~RENTE {amt}|AFLOSSING~PERIODE {#2}-{#4}', -150_000, -60_000],
  ['', 'STORTING AUTOMAAT~{town}|PAS{#3} NR:{#6}~{on}/{at}', 2_000, 90_000],
  ['', 'CREDITCARD AFREKENING~{#4}.XXXX.XXXX.{#4}|INCASSO {on}~', -120_000, -4_000],
  ['', 'SPAREN {#3}.{#3}.{#3}~NAAR SPAARREKENING', -50_000, -2_500],
  ['', 'SPAREN {#3}.{#3}.{#3}~VAN SPAARREKENING', 5_000, 150_000],
  ['', 'BELASTINGDIENST-KANTOOR~BETALINGSKENMERK|{#16}~AANSLAG {#4}.{#2}.{#3}', -90_000, -4_000],
  ['', 'TOESLAGEN VOORSCHOT~{#9}|HUURTOESLAG {#2}~', 10_000, 38_000],
  ['', 'RETOUR BETAALPAS~{shop}|NR:{#8}, {on}/{at}~{town}', 500, 14_000],
];
const HOUSE = 'HANZEBANK';
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const sided = (minor: bigint) => `${money(minor)} ${minor < 0n ? '-' : '+'}/${minor < 0n ? 'DEBET' : 'CREDIT'}`;
const short = (iso: string) => `${partsOf(iso).dd}-${partsOf(iso).mm}`;
const long = (iso: string) => `${short(iso)}-${partsOf(iso).yyyy}`;

interface Booking extends shared.Entry {
  readonly valueDate: string;
  readonly row: number;
}

interface Paper {
  readonly holder: string;
  readonly iban: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly bookings: readonly Booking[];
}

const side = ({ bookings }: Paper, positive: boolean) => bookings.filter(({ minor }) => minor > 0n === positive);

function printBooking({ date, valueDate, lines, minor, row }: Booking): string {
  const blocks = lines.map((line) =>
    line
      .split('~')
      .map((block) => `<span>${text(block)}</span>`)
      .join(''),
  );
  return `<tr ${rowAttribute(0, row)}><td>${short(date)}<br>(${short(valueDate)})</td><td><div class="k">${blocks.join('')}</div></td><td class="m">${minor < 0n ? money(minor) : ''}</td><td class="m">${minor < 0n ? '' : money(minor)}</td></tr>`;
}

const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

function head(paper: Paper, index: number, count: number): string {
  const { holder, iban, number, start, end, opening, closing } = paper;
  const debits = side(paper, false);
  const credits = side(paper, true);
  const totals = `${cell('Totaal afgeschreven', money(shared.total(debits.map(({ minor }) => minor))))}${cell('Totaal bijgeschreven', money(shared.total(credits.map(({ minor }) => minor))))}${cell('Aantal afschrijvingen', String(debits.length))}${cell('Aantal bijschrijvingen', String(credits.length))}`;
  const balances = `${cell('Vorig saldo', sided(opening))}${cell('Nieuw saldo', sided(closing))}${totals}`;
  const frame = `<div class="cells">${cell('Rekeningnummer', number)}${cell('Periode', `${long(start)} t/m ${long(end)}`)}${cell('Bladnummer', `${index + 1} van ${count}`)}${cell('Rekening', 'PRIVÉREKENING EUR')}${index === 0 ? balances : ''}</div>`;
  const letter = index === 0 ? `<div class="to">${text(holder)}<br>Achterom 15<br>7607 KL ALMELO</div>` : '';
  return `<div class="top"><span>Rekeningafschrift</span><b>${HOUSE}</b></div>${letter}${frame}<div class="ib">IBAN ${shared.spaced(iban)} &nbsp; BIC HANZNL2U &nbsp; ten name van ${text(holder)}</div>`;
}

const HEADINGS =
  '<tr><th>Boekdatum<br>(Rentedatum)</th><th>Omschrijving</th><th class="m">Bedrag af<br>(debet)</th><th class="m">Bedrag bij<br>(credit)</th></tr>';

const CSS = `.page { padding: 30pt 34pt 20pt 44pt; font: 8.4pt/10pt 'Liberation Sans'; }
.top { display: flex; justify-content: space-between; font-size: 13pt; line-height: 18pt; } .top b { color: #8a6d00; letter-spacing: 2pt; } .to { padding-top: 40pt; height: 96pt; }
.cells { display: grid; grid-template-columns: repeat(4, auto); border-left: 0.5pt solid #777; border-top: 0.5pt solid #777; } .cells div { border-right: 0.5pt solid #777; border-bottom: 0.5pt solid #777; padding: 2pt 4pt; white-space: nowrap; } small { display: block; font-size: 6.2pt; line-height: 8pt; color: #555; }
.ib { padding: 6pt 0 8pt; font-size: 7.6pt; } table { width: 100%; table-layout: fixed; } th { text-align: left; font-size: 7.6pt; background: #f4edd0; padding: 2pt 3pt; vertical-align: top; font-weight: normal; } td { vertical-align: top; padding: 2pt 3pt 4pt; }
th:first-child { width: 58pt; } th.m { width: 62pt; } .m { text-align: right; } .k { display: grid; grid-template-columns: 172pt 1fr; font: 7.4pt/10pt 'Liberation Mono'; white-space: nowrap; column-gap: 6pt; min-height: 10pt; } .f { font-size: 6.6pt; margin-top: 12pt; }`;

function book(random: Random, start: string, end: string): Booking[] {
  const days = shared.daysBetween(random, start, end, shared.rowCount(random, 14, 85));
  return shared.makeEntries(random, days, TEMPLATES, WORDS).map((entry, row) => ({
    ...{ ...entry, row, valueDate: dayAfter(entry.date, random.pick([0, 0, 0, 1, -1])) },
  }));
}

function pagesOf(paper: Paper): string[] {
  const unitsOf = ({ lines }: Booking) => 0.6 + Math.max(2, lines.length);
  const sheets = shared.breakPages(paper.bookings, unitsOf, [52, 66, 4]);
  return sheets.map((rows, index) => {
    const table =
      rows.length > 0
        ? `<table>${HEADINGS}${rows.map(printBooking).join('')}</table>`
        : '<p>Er waren geen (verdere) boekingen in deze periode.</p>';
    const notice =
      index === sheets.length - 1
        ? '<p class="f">Rente roodstand 9,90 % per jaar, limiet 1.000,00. Uw tegoed valt onder de depositogarantie tot EUR 100.000,00.</p>'
        : '';
    return head(paper, index, sheets.length) + table + notice;
  });
}

function draw(random: Random): Drawn {
  const { start, end } = shared.monthOf(random.integer(0, 30), random.pick([1, 1, 2]));
  const bookings = book(random, start, end);
  const opening = BigInt(random.integer(-60_000, 600_000));
  const right = opening + shared.total(bookings.map(({ minor }) => minor));
  const wrong = random.chance(1 / 6);
  const closing = wrong ? shared.misprinted(right, random) : right;
  const holder = random.pick(['J.W. TER HORST', 'MW S.A. KUIPERS', 'HR EN MW BOERSMA-POSTMA']);
  const account = random.digits(9);
  const number = `${account.slice(0, 2)}.${account.slice(2, 4)}.${account.slice(4, 6)}.${account.slice(6)}`;
  const paper: Paper = {
    holder,
    number,
    iban: shared.ibanOf('NL', `HANZ0${account}`),
    start,
    end,
    opening,
    closing,
    bookings,
  };
  return {
    pages: pagesOf(paper),
    css: CSS,
    statements: [
      {
        account: {
          institution: HOUSE,
          holder,
          number,
          iban: paper.iban,
          bic: 'HANZNL2U',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: bookings.map(({ date, valueDate, lines, minor }) => ({
          ...{ date, valueDate, reference: null, amount: contractAmount(minor), balance: null },
          description: lines.join(' ').replaceAll('~', ' ').replaceAll(/ +/g, ' ').trim(),
        })),
        reconciliation: { status: wrong ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'nl-checking-rentedatum-blokken',
    country: 'NL',
    language: 'nl',
    type: 'checking',
    difficulties: [
      'value-date-in-brackets',
      'dates-without-year',
      'two-text-blocks',
      'debit-credit-columns',
      'framed-cells',
    ],
    size: A4,
    draw,
  },
];
