import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A German direct bank's account: the value day stands below the booking day in one column, the purpose below the kind of
 * booking, one signed column of amounts, the balances in a box beside the address, items noted in advance listed apart.
 */
const WORDS: shared.Words = {
  firm: [
    'Nordlicht Energie AG',
    'Funkwerk Mobil GmbH',
    'Wohnbau Elbhang eG',
    'Assekuranz Hanse VVaG',
    'Beitragsservice Rundfunk',
  ],
  shop: [
    'KAUFLADEN SIEVERS',
    'Buchhandlung Lesezeit',
    'PIZZERIA DA NINO',
    'VISA BAHNTICKETS ONLINE',
    'Apotheke am Deich',
    'OBI-SCHMIDT BAUMARKT',
  ],
  name: ['Thorben Lüdemann', 'Dr. Silke Wiechert', 'Paweł Nowicki', 'Yasemin Korkmaz', 'Henrike v. Allwörden'],
  town: ['HAMBURG', 'BREMEN', 'ELMSHORN', 'LUEBECK'],
  amt: (random) => figure(BigInt(random.integer(500, 60_000)), { group: '.', decimal: ',' }),
  on: (random, day) =>
    intlDate(dayAfter(day, -random.integer(0, 4)), 'de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  month: (_, day) => intlDate(day, 'de-DE', { month: 'long', year: 'numeric' }),
  at: (random) => `${String(random.integer(7, 22)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
};
const TEMPLATES: readonly shared.Template[] = [
  ['Lastschrift', '{firm}|Vertrag {#9} Abschlag {month}|Mandat: {#10}|Referenz: {#6}-{#8}', -17_000, -3_000],
  ['Lastschrift', '{firm}|Kd.Nr. {#8} Rg.Nr. {#11} v. {on}|Mandat: DE-M-{#6}|Referenz: {#12}', -8_000, -900],
  ['Lastschrift', '{shop}|NR {#10} {town} KAUFUMSATZ {on} {#6}|ARN{#11}', -12_000, -300],
  ['Lastschrift', '{shop}|NR {#10} INTERNET KAUFUMSATZ {on} {#6} {amt} USD|Kurs 1,0834 ARN{#11}', -22_000, -900],
  [
    'Lastschrift',
    'Verein der Freunde {town}|Jahresbeitrag {#4}, Spende {amt} enthalten|Referenz: NOTPROVIDED',
    -14_000,
    -2_000,
  ],
  [
    'Lastschrift',
    'Paydirekt Zahlungsdienst S.A.|{#13}/. {shop}, Ihr Einkauf bei {shop}|Mandat: 4JA2{#7}|Referenz: {#13}',
    -18_000,
    -700,
  ],
  [
    'Lastschrift',
    'Hauptzollamt {town}|Kfz-Steuer fuer HH XY {#3} fuer die Zeit vom {on}|Referenz: {#14}',
    -30_000,
    -4_000,
  ],
  ['Lastschrift', 'Parkraum {town}|NR {#8} {on} {at} Girocard Nr. {#10}', -2_000, -150],
  ['Gehalt/Rente', 'Reederei Claasen & Co. KG|Lohn/Gehalt {month}|Referenz: PERS-{#5}', 180_000, 390_000],
  ['Gehalt/Rente', 'Versorgungswerk Nord|Bezuege {month} RNR {#10}', 80_000, 190_000],
  ['Gutschrift', '{name}|Danke fürs Auslegen ({amt} Euro je Person)', 800, 30_000],
  ['Gutschrift', '{firm}|Erstattung Guthaben {#9}|Referenz: {#12}', 900, 28_000],
  ['Gutschrift aus Dauerauftrag', '{name}|Haushaltsgeld', 20_000, 90_000],
  ['Gutschrift', 'Agentur Kindergeld|KG{#6}FK{#6} {#4} {month}|Referenz: KG{#6}', 25_000, 50_000],
  ['Retoure', 'Lastschrift {firm}|Ruecklastschrift mangels Deckung vom {on}', 900, 9_000],
  ['Überweisung', '{name}|Miete {month} inkl. NK 210,00', -120_000, -60_000],
  ['Überweisung', '{name}|Rechnung {#4}/{#2} abzgl. 3% Skonto', -70_000, -1_500],
  ['Überweisung', '{name}', -20_000, -500],
  ['Echtzeitüberweisung', '{name}|Kaution Fahrrad {on} {at} Uhr', -9_000, -1_000],
  ['Dauerauftrag/Terminueberw.', '{name}|Taschengeld {month}', -8_000, -2_000],
  ['Dauerauftrag/Terminueberw.', 'Sparkonto Extra {#10}|Sparrate 12 von 36', -40_000, -5_000],
  ['Barauszahlung', 'Visa-Card {#4}|BARGELDAUSZAHLUNG {town} GA {#6} {on} {at}', -40_000, -5_000],
  ['Wertpapierkauf', 'WP-ABRECHNUNG {#8} ISIN IE00B{#6}1 Stueck 3,127', -50_000, -5_000],
  ['Zins/Dividende', 'ISIN DE000A{#5}4 {#3} STK Ertragsgutschrift', 300, 18_000],
  ['Entgelt', 'Girocard Jahresentgelt, 12 x 1,49 EUR', -1_788, -1_788],
  ['Storno', 'Entgelt vom {on}', 149, 1_788],
];
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',' })}`;
const day = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

interface Booking extends shared.Entry {
  readonly valueDate: string;
  readonly row: number;
}

function printBooking({ date, valueDate, code, lines, minor, row }: Booking): string {
  const [party = '', ...purpose] = lines;
  const more = purpose.map((line) => `<div class="p">${text(line)}</div>`).join('');
  return `<tbody ${rowAttribute(0, row)}><tr><td>${day(date)}</td><td>${text(`${code} ${party}`)}</td><td class="m">${money(minor)}</td></tr><tr><td>${day(valueDate)}</td><td>${more}</td><td></td></tr></tbody>`;
}

interface Paper {
  readonly number: string;
  readonly iban: string;
  readonly holder: string;
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  readonly closing: bigint;
}

function head(paper: Paper, index: number, count: number): string {
  const side = [
    ['Datum', day(paper.end)],
    ['Auszugsnummer', partsOf(paper.end).m],
    ['Eingeräumte Kontoüberziehung', '2.500,00 Euro'],
    ['Alter Saldo', `${money(paper.opening)} Euro`],
    ['Neuer Saldo', `<b>${money(paper.closing)} Euro</b>`],
    ['IBAN', shared.spaced(paper.iban)],
    ['BIC', 'LOTSDEH7XXX'],
  ];
  const box = side.map(([label = '', value = '']) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
  const first = `<div class="to"><small>Lotsenbank AG · 20931 Hamburg</small><br>${text(paper.holder)}<br>Fährdamm 18<br>20459 Hamburg</div><dl>${box}</dl>`;
  const again = `<dl class="again"><dt>Auszugsnummer</dt><dd>${partsOf(paper.end).m}</dd><dt>Datum</dt><dd>${day(paper.end)}</dd></dl>`;
  return `<div class="bar">34LOKA${paper.number}_T</div><div class="logo">lotsenbank</div>${index === 0 ? first : again}<h1>Girokonto Nummer ${paper.number}<span>Seite ${index + 1} von ${count}</span></h1><h2>Kontoauszug ${day(paper.start)} bis ${day(paper.end)}</h2>`;
}

const HEADINGS =
  '<thead><tr><th>Buchung<br>Valuta</th><th>Buchung / Verwendungszweck</th><th class="m">Betrag (EUR)</th></tr></thead>';

/** Items not yet booked, and what else the bank tells: none of it is in the balance. */
function foot(random: Random, { end, closing }: Paper): string {
  const noted = shared.makeEntries(random, [end, end].slice(random.integer(0, 2)), TEMPLATES.slice(2, 4), WORDS);
  const list = noted
    .map(
      ({ date, lines, minor }) =>
        `<tr><td>${day(dayAfter(date, 1))}</td><td>Vorgemerkt ${text(lines[0] ?? '')}</td><td class="m">${money(minor)}</td></tr>`,
    )
    .join('');
  const pending =
    noted.length > 0 ? `<h3>Vorgemerkte Umsätze (nicht im Saldo enthalten)</h3><table>${list}</table>` : '';
  return `<table><tr class="n"><td></td><td>Neuer Saldo</td><td class="m">${money(closing)}</td></tr></table>${pending}
    <h3>Kunden-Information</h3><p>Ab ${day(dayAfter(end, 14))}: Sollzins für eingeräumte Kontoüberziehung 10,99 % p.a., geduldete Überziehung 10,99 % p.a. Bitte prüfen Sie Ihren Kontoauszug; Rechnungsabschlüsse gelten nach sechs Wochen als genehmigt.</p>`;
}

const CSS = `.page { font: 9.2pt/12pt 'DejaVu Sans Condensed'; padding: 40pt 46pt 30pt 70pt; }
.bar { position: absolute; left: 20pt; bottom: 120pt; font-size: 6pt; transform: rotate(-90deg); transform-origin: left bottom; color: #555; }
.logo { color: #e06000; font-size: 20pt; font-weight: bold; text-align: right; line-height: 24pt; }
.to { position: absolute; top: 110pt; width: 200pt; } small { font-size: 6.5pt; }
dl { display: grid; grid-template-columns: 1fr auto; width: 262pt; margin: 22pt 0 0 auto; column-gap: 8pt; font-size: 8pt; } dl.again { margin-top: 8pt; width: 160pt; } dd { text-align: right; }
h1 { font-size: 12pt; margin-top: 26pt; line-height: 15pt; } h1 span { float: right; font: 8pt/15pt 'DejaVu Sans Condensed'; } h2 { font-size: 9.2pt; font-weight: normal; margin-bottom: 8pt; } h3 { font-size: 9.2pt; margin: 12pt 0 3pt; }
table { width: 100%; table-layout: fixed; } th { text-align: left; vertical-align: bottom; background: #f3e9e0; font-size: 8.4pt; } td, th { padding: 0 4pt; vertical-align: top; white-space: nowrap; }
td:first-child, th:first-child { width: 74pt; } td:last-child, th:last-child { width: 84pt; } .m { text-align: right; }
tbody tr:last-child td { padding-bottom: 6pt; border-bottom: 0.3pt solid #ccc; } .n td { font-weight: bold; padding-top: 6pt; } p { font-size: 7.4pt; line-height: 9.5pt; }`;

function book(random: Random, start: string, end: string): Booking[] {
  const days = shared.daysBetween(random, start, end, shared.rowCount(random, 12, 80));
  return shared
    .makeEntries(random, days, TEMPLATES, WORDS)
    .map((entry, row) => ({ ...entry, row, valueDate: dayAfter(entry.date, random.pick([0, 0, 1, 2, -1])) }));
}

function draw(random: Random): Drawn {
  const { start, end } = shared.monthOf(random.integer(0, 30), random.pick([1, 1, 2]));
  const number = `54${random.digits(8)}`;
  const holder = random.pick(['Frau Nele Harmsen', 'Herrn Jasper Brodersen', 'Frau Agnieszka Timm und Herrn Ole Timm']);
  const bookings = book(random, start, end);
  const opening = BigInt(random.integer(-40_000, 900_000));
  const right = opening + shared.total(bookings.map(({ minor }) => minor));
  const wrong = random.chance(1 / 6);
  const closing = wrong ? shared.misprinted(right, random) : right;
  const paper: Paper = {
    number,
    iban: shared.ibanOf('DE', `20931${random.digits(3)}${number}`),
    holder,
    start,
    end,
    opening,
    closing,
  };
  const sheets = shared.breakPages(bookings, ({ lines }) => 0.6 + Math.max(2, lines.length), [33, 46, 15]);
  const pages = sheets.map((rows, index) => {
    const table = rows.length > 0 ? `<table>${HEADINGS}${rows.map(printBooking).join('')}</table>` : '';
    return head(paper, index, sheets.length) + table + (index === sheets.length - 1 ? foot(random, paper) : '');
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Lotsenbank AG',
          holder,
          number,
          iban: paper.iban,
          bic: 'LOTSDEH7XXX',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: bookings.map(({ date, valueDate, code, lines, minor }) => ({
          ...{ date, valueDate, reference: null, amount: contractAmount(minor), balance: null },
          description: [code, ...lines].join(' '),
        })),
        reconciliation: { status: wrong ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'de-checking-lotsen-valuta',
    country: 'DE',
    language: 'de',
    type: 'checking',
    difficulties: ['value-date-below', 'multi-line', 'rotated-text', 'pending-items', 'balances-beside-address'],
    size: A4,
    draw,
  },
];
