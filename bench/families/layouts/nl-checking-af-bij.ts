import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A Dutch current account, newest first: a code column, name and particulars with the counter account beneath, the words
 * Af and Bij in a column of their own before an unsigned amount, old and new balance and both totals in a strip above.
 */
const WORDS: shared.Words = {
  shop: [
    'Kaashandel Duinrand',
    'Bakkerij Van Tol',
    'Supermarkt De Hoek 1187',
    'Drogist Lindenlaan',
    'Tankstation Waalbrug',
    'Bouwmarkt Kraan',
  ],
  firm: [
    'Waterbedrijf Laagland NV',
    'Zorgverzekeraar Eendracht',
    'Energie van de Dijk B.V.',
    'Woonstichting Oude Haven',
    'Telefonie Klaar B.V.',
  ],
  name: ['J.H. van der Meulen', 'Mw S. de Wit-Bakker', 'F. El Amrani', 'P.J.M. Hoogendoorn e/o', 'Stichting Buurtkas'],
  town: ['UTRECHT', 'ZWOLLE', 'DEN HELDER', 'BREDA', 'LEIDEN'],
  amt: (random) => figure(BigInt(random.integer(300, 40_000)), { group: '.', decimal: ',' }),
  on: (_, day) =>
    `${partsOf(dayAfter(day, -1)).dd}-${partsOf(dayAfter(day, -1)).mm}-${partsOf(dayAfter(day, -1)).yyyy}`,
  at: (random) => `${String(random.integer(7, 22)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
  iban: (random) => shared.ibanOf('NL', `POLD${random.digits(10)}`),
};
const TEMPLATES: readonly shared.Template[] = [
  ['BA', '{shop} {town}|Pasvolgnr: {#3} {on} {at} Transactie: {#6} Term: {#6}', -12_000, -150],
  ['BA', '{shop}|Pasvolgnr: {#3} {on} {at} Transactie: A{#5} Term: CT{#6} Contactloos', -5_000, -95],
  ['BA', 'CCV*{shop} {town} NLD|Pasvolgnr: {#3} {on} {at} Term: {#8}', -4_000, -200],
  ['BA', 'NS-automaat {town} CS|Pasvolgnr: {#3} {on} {at} Transactie: {#6}', -3_500, -240],
  ['GM', 'Geldautomaat {town} Markt 4|Pasvolgnr: {#3} {on} {at} Transactie: {#6} Term: {#6}', -25_000, -2_000],
  ['GM', 'Geldautomaat Antwerpen BEL|Pasvolgnr: {#3} {on} {at} Bedrag {amt} EUR', -15_000, -2_000],
  [
    'IC',
    '{firm}|Naam: {firm} Kenmerk: {#12} Machtiging ID: M{#8} Incassant ID: NL{#2}ZZZ{#12} Doorlopende incasso',
    -26_000,
    -1_500,
  ],
  ['IC', '{firm}|Omschrijving: Termijn {on} klantnr {#7} IBAN: {iban} Kenmerk: {#9}', -18_000, -1_200],
  ['IC', 'Gemeente {town}|Omschrijving: Aanslag {#9} termijn 3 van 10 totaal {amt} IBAN: {iban}', -12_000, -2_000],
  ['IC', 'Sportvereniging Vooruit|Omschrijving: contributie 2e kwartaal lid {#5}', -8_000, -2_500],
  ['IC', 'Loterij Geluk|Omschrijving: lotnummer {#3} {#3} trekking {on}', -3_200, -1_000],
  ['GT', '{name}|Omschrijving: huur + servicekosten 45,00 IBAN: {iban}', -145_000, -65_000],
  ['GT', '{name}|Omschrijving: tikkie etentje {on} IBAN: {iban}', -6_000, -500],
  ['GT', '{firm}|Omschrijving: factuur {#8} dd {on} IBAN: {iban} Kenmerk: {#16}', -60_000, -900],
  ['GT', '{name}|Omschrijving: verjaardag oma, ieder {amt}', 500, 9_000],
  ['OV', 'Belastingkantoor|Omschrijving: betalingskenmerk {#16} IBAN: {iban}', -120_000, -3_000],
  ['OV', 'Hr {name}|Omschrijving: terug borg aanhanger', 2_000, 20_000],
  ['OV', 'Belastingkantoor Toeslagen|Omschrijving: VOORSCHOT ZORGTOESLAG {#9}', 8_000, 14_000],
  ['VZ', 'Rederij Noordzee B.V.|Omschrijving: salaris periode {#2} personeelsnr {#5} IBAN: {iban}', 190_000, 380_000],
  ['VZ', 'Pensioenfonds Ambacht|Omschrijving: uitkering {#6}', 60_000, 180_000],
  ['ID', '{shop} via Betaaldienst|Omschrijving: {#16} {#10} bestelling {#6} {on} {at}', -19_000, -800],
  ['ID', 'Webwinkel Tuinrijk|Omschrijving: order NL-{#7} 2x 14,95 IBAN: {iban}', -9_000, -1_500],
  ['PO', 'Spaarrekening {#3}{#4}|Naar Oranjeappelspaar bonus {#4}', -60_000, -2_500],
  ['PO', 'Spaarrekening {#3}{#4}|Van spaarpot vakantie', 5_000, 120_000],
  ['DV', 'Kosten betaalpakket|Periode {on} e.v. 1 x 3,45', -345, -345],
  ['ST', 'Storting {town}|Pasvolgnr: {#3} {on} {at} Transactie: {#6}', 2_000, 60_000],
  ['IC', 'Storno {firm}|Omschrijving: terugboeking machtiging M{#8}', 900, 15_000],
];
const CODES =
  'BA Betaalautomaat · GM Geldautomaat · GT Online bankieren · IC Incasso · ID iDEAL · OV Overschrijving · PO Periodieke overschrijving · DV Diversen · ST Storting · VZ Verzamelbetaling';
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const signed = (minor: bigint) => `${minor < 0n ? '-' : ''}${money(minor)}`;
const day = (iso: string) => `${partsOf(iso).dd}-${partsOf(iso).mm}-${partsOf(iso).yyyy}`;

interface Booking extends shared.Entry {
  readonly row: number;
}

/** The printed lines: name, then particulars at the column's width. */
const printedLines = ({ lines: [name = '', ...particulars] }: shared.Entry) => [
  name,
  ...particulars.flatMap((each) => shared.wrapped(each, 52)),
];

function printBooking(booking: Booking): string {
  const [name = '', ...more] = printedLines(booking);
  const rest = more.map((line) => `<br>${text(line)}`).join('');
  return `<div class="t" ${rowAttribute(0, booking.row)}><span>${day(booking.date)}</span><span>${booking.code}</span><p><b>${text(name)}</b>${rest}</p><span>${booking.minor < 0n ? 'Af' : 'Bij'}</span><span class="m">${money(booking.minor)}</span></div>`;
}

interface Paper {
  readonly holder: string;
  readonly iban: string;
  readonly start: string;
  readonly end: string;
  readonly strip: readonly (readonly [label: string, value: string])[];
}

function pageOf(paper: Paper, rows: readonly Booking[], index: number, count: number): string {
  const { holder, iban, start, end, strip } = paper;
  const boxes = strip.map(([label, value]) => `<div>${label}<br><b>${value}</b></div>`).join('');
  const letter = `<div class="to">${text(holder)}<br>Singel 44<br>3511 AB UTRECHT</div><div class="strip">${boxes}</div>`;
  const side = `<div class="side"><b>Meentbank N.V.</b><br>Postbus 1800<br>8000 AZ Zwolle<br>BIC POLDNL2A<br><br>Rekening<br>${shared.spaced(iban)}<br>Betaalrekening EUR<br><br>Datum afdruk<br>${day(dayAfter(end, 2))}<br><br>Pagina<br>${index + 1} van ${count}</div>`;
  const heading =
    '<div class="t h"><span>Datum</span><span>Code</span><p>Naam / Omschrijving</p><span>Af Bij</span><span class="m">Bedrag (EUR)</span></div>';
  const ending =
    index === count - 1
      ? `<div class="codes">${CODES}<br>Dit product valt onder het depositogarantiestelsel tot € 100.000 per persoon.</div>`
      : '';
  return `${side}<div class="body"><h1>Afschrift Betaalrekening</h1><p>Periode ${day(start)} t/m ${day(end)}</p>${index === 0 ? letter : ''}${rows.length > 0 ? heading : '<p class="no">Geen (verdere) bij- en afschrijvingen.</p>'}${rows.map(printBooking).join('')}${ending}</div>`;
}

const CSS = `.page { font: 8.4pt/10.4pt 'DejaVu Sans Condensed'; background: linear-gradient(90deg, #fff 78%, #eef5ee 78%); }
.side { position: absolute; right: 14pt; top: 44pt; width: 112pt; font-size: 7.4pt; color: #1d5b3a; }
.body { position: absolute; left: 36pt; top: 36pt; width: 420pt; } h1 { font-size: 15pt; line-height: 19pt; color: #1d5b3a; font-weight: normal; }
.to { height: 96pt; padding-top: 30pt; } .strip { display: flex; border: 0.6pt solid #1d5b3a; margin-bottom: 12pt; } .strip div { flex: 1; padding: 4pt 6pt; border-right: 0.6pt solid #1d5b3a; }
.t { display: grid; grid-template-columns: 56pt 26pt 1fr 32pt 66pt; padding: 3pt 0; border-bottom: 0.3pt solid #9cb8a6; } .h { font-weight: bold; border-bottom: 1pt solid #1d5b3a; margin-top: 8pt; } .m { text-align: right; } p { white-space: nowrap; }
.codes { font-size: 6.4pt; line-height: 8pt; margin-top: 12pt; } .no { margin-top: 14pt; }`;

function draw(random: Random): Drawn {
  const { start, end } = shared.monthOf(random.integer(0, 30), random.pick([1, 1, 3]));
  const days = shared.daysBetween(random, start, end, shared.rowCount(random, 16, 95));
  const bookings = shared.makeEntries(random, days, TEMPLATES, WORDS).map((entry, row) => ({ ...entry, row }));
  const opening = BigInt(random.integer(-20_000, 700_000));
  const out = shared.total(bookings.map(({ minor }) => (minor < 0n ? minor : 0n)));
  const into = shared.total(bookings.map(({ minor }) => (minor > 0n ? minor : 0n)));
  const wrong = random.chance(1 / 6);
  const wrongTotal = wrong && random.chance(0.5);
  const closing = wrong && !wrongTotal ? shared.misprinted(opening + out + into, random) : opening + out + into;
  const printedOut = wrongTotal ? shared.misprinted(out - 20_000n, random) : out;
  const holder = random.pick(['Mw L.M. Terpstra', 'Dhr K. Oosterhuis', 'Fietsenmaker Bel & Zo V.O.F.']);
  const iban = shared.ibanOf('NL', `POLD0${random.digits(9)}`);
  const strip = [
    ['Vorig saldo', signed(opening)],
    ['Totaal af', money(printedOut)],
    ['Totaal bij', money(into)],
    ['Nieuw saldo', signed(closing)],
  ] as const;
  const paper: Paper = { holder, iban, start, end, strip };
  const unitsOf = (booking: Booking) => 0.8 + printedLines(booking).length;
  const sheets = shared.breakPages(bookings.toReversed(), unitsOf, [48, 62, 5]);
  return {
    pages: sheets.map((rows, index) => pageOf(paper, rows, index, sheets.length)),
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Meentbank N.V.',
          holder,
          number: null,
          iban,
          bic: 'POLDNL2A',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: bookings.map(({ date, code, lines, minor }) => ({
          ...{ date, valueDate: null, description: [code, ...lines].join(' '), alsoAccepted: [lines.join(' ')] },
          ...{ reference: null, amount: contractAmount(minor), balance: null },
        })),
        reconciliation: { status: wrong ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'nl-checking-af-bij',
    country: 'NL',
    language: 'nl',
    type: 'checking',
    difficulties: ['newest-first', 'sign-words', 'code-column', 'multi-line', 'side-column'],
    size: A4,
    draw,
  },
];
