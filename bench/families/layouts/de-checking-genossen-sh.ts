import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A current account of a German cooperative bank: booking and value day without years, the kind of booking with its
 * primanota number, many lines of SEPA particulars, S or H behind every figure, sheets with carried sums, and a quarterly
 * account closing whose parts are listed apart.
 */
const WORDS: shared.Words = {
  firm: [
    'Stadtwerke Hollerau',
    'Mobilnetz Krummau',
    'Versicherungsverein Lindach',
    'Hausverwaltung Pröll',
    'Heizöl Mertz',
  ],
  shop: ['EINKAUFSMARKT GRÜNBERG', 'BAECKEREI KNUST', 'TANKSTELLE OSTTOR', 'DROGERIE WALLNER', 'BAUZENTRUM HECHT'],
  name: ['Ingeborg Saalfrank', 'Jörn Petermichl', 'Kathrin Oßwald', 'Metin Aygündüz', 'Familie Brandstätter'],
  town: ['Hollerau', 'Krummau', 'Bad Lindach', 'Oberrieth'],
  amt: (random) => figure(BigInt(random.integer(900, 90_000)), { group: '.', decimal: ',' }),
  on: (_, day) =>
    `${partsOf(dayAfter(day, -2)).dd}.${partsOf(dayAfter(day, -2)).mm}.${partsOf(dayAfter(day, -2)).yyyy}`,
  at: (random) => `${String(random.integer(7, 21)).padStart(2, '0')}.${String(random.integer(0, 59)).padStart(2, '0')}`,
  iban: (random) => shared.ibanOf('DE', random.digits(18)),
  sepa: [
    'EREF: {#12}-{#4}|MREF: M{#8}|CRED: DE{#2}ZZZ0000{#7}|IBAN: {iban}',
    'EREF: RG{#9} MREF: {#7}-01|CRED: DE{#2}ZZZ0000{#7}',
  ],
};
const TEMPLATES: readonly shared.Template[] = [
  ['Basislastschrift', '{firm}|ABSCHLAG STROM KD-NR {#8}|{sepa}', -19_000, -4_500],
  ['Basislastschrift', '{firm}|RECHNUNG {#10} VOM {on}|{sepa}', -9_900, -1_200],
  ['Basislastschrift', '{firm}|BEITRAG KFZ {#7} FAELLIG {on} EUR {amt}|{sepa}', -60_000, -8_000],
  ['Basislastschrift', 'Turn- und Sportverein {town}|Mitgliedsbeitrag {#4} 2. Halbjahr|{sepa}', -9_000, -3_000],
  ['Firmenlastschrift', '{firm}|SAMMELRECHNUNG {#6} SKONTO 2 %|{sepa}', -240_000, -20_000],
  ['Kartenzahlung girocard', '{shop}//{town}/DE|{on} um {at} Uhr|{#8}/{#6}/ECTL/|REF {#10}/{#6}', -15_000, -400],
  ['Kartenzahlung girocard', '{shop} SAGT DANKE. {#8}|{on} um {at} Uhr GIR {#9}', -9_000, -700],
  ['Kartenzahlung kontaktlos', '{shop}//{town}/DE {on}T{at}|Kfn. {#1} VJ 26{#2}', -4_000, -150],
  ['Lastschrift Einzug', 'PARKHAUS {town}|ELV{#8} {on} {at} ME1', -2_400, -200],
  ['Auszahlung girocard', 'GA NR{#8} BLZ{#8} {#1}|{on}/{at}UHR {town}', -50_000, -5_000],
  ['Auszahlung GAA', 'Eigene Bank {town}, Automat {#4}', -40_000, -2_000],
  ['Überweisungsauftrag', '{name}|Miete Whg. {#2} 1.OG links|IBAN: {iban}', -98_000, -55_000],
  ['Überweisungsauftrag', '{name}|Rg. {#5} v. {on}, Danke!|IBAN: {iban}', -70_000, -2_000],
  ['Echtzeitüberweisung', '{name}|Geschenk Oma, Anteil {amt} von 3 Pers.|IBAN: {iban}', -12_000, -1_500],
  ['Dauerauftrag', '{name}|TASCHENGELD|IBAN: {iban}', -15_000, -2_500],
  ['Dauerauftrag', 'Bausparkasse am Turm|BSV {#9} SPARBEITRAG', -20_000, -5_000],
  ['SEPA-Überweisungsausgang', 'Finanzkasse {town}|STNR {#3}/{#4}/{#4} EST-VZ 1.VJ|IBAN: {iban}', -180_000, -20_000],
  ['Scheckbelastung', 'SCHECK-NR. {#13}', -90_000, -6_000],
  ['Wertpapiere Kauf', 'DEPOT {#9} WKN A{#5}|STK 12 KURS {amt}', -80_000, -12_000],
  ['Ratenzahlung', 'DARLEHEN {#10} TILGUNG 312,45 ZINSEN {amt}', -85_000, -35_000],
  ['Rückbuchung Lastschrift', 'MANGELS DECKUNG|{firm}|OC 24,90 CC 3,00', 1_000, 12_000],
  ['Lohn, Gehalt, Rente', 'Maschinenfabrik Rottner GmbH|LOHN/GEHALT PERS-NR {#6}|IBAN: {iban}', 190_000, 420_000],
  ['Lohn, Gehalt, Rente', 'Rentenkasse Nordost|RV-NR {#8} RENTE', 90_000, 170_000],
  ['Gutschrift', 'Familienkasse|KG{#6}FK{#6} {#4}|IBAN: {iban}', 25_000, 75_000],
  ['Gutschrift', '{name}|Rueckzahlung Urlaub {amt} minus Sprit|IBAN: {iban}', 2_000, 60_000],
  ['SEPA-Überweisungseingang', '{firm}|GUTHABEN ABR {#8}|EREF: NOTPROVIDED', 1_000, 30_000],
  ['Bareinzahlung', 'EINZAHLUNG AM AUTOMAT {#4}', 5_000, 80_000],
  ['Gutschrift Dividende', 'DEPOT {#9} WKN {#6} ABZGL. KAPST 25 % SOLZ 5,5 %', 500, 20_000],
];
const money = (minor: bigint) => `${figure(minor, { group: '.', decimal: ',' })} ${minor < 0n ? 'S' : 'H'}`;
const short = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.`;
const long = (iso: string) => `${short(iso)}${partsOf(iso).yyyy}`;

interface Booking extends shared.Entry {
  readonly valueDate: string;
  readonly row: number;
}

/** The quarter's closing: one booking, which a table below takes apart. */
function closingOf(random: Random, end: string): shared.Entry {
  const fees = -BigInt(random.integer(295, 2_900));
  return { date: end, code: 'Abschluss', lines: [`lt. Anlage 1   PN:${random.digits(3)}5`], minor: fees };
}

function book(random: Random, start: string, end: string): Booking[] {
  const days = shared.daysBetween(random, start, end, shared.rowCount(random, 14, 75));
  const entries = shared.makeEntries(random, days, TEMPLATES, WORDS);
  if (random.chance(0.5)) entries.push(closingOf(random, end));
  return entries.map((entry, row) => ({
    ...entry,
    row,
    valueDate: dayAfter(entry.date, random.pick([0, 0, 0, 1, -1])),
  }));
}

function printBooking({ date, valueDate, code, lines, minor, row }: Booking): string {
  const more = lines.map((line) => `<div class="w">${text(line)}</div>`).join('');
  return `<div class="b" ${rowAttribute(0, row)}><span>${short(date)}</span><span>${short(valueDate)}</span><div><b>${text(code)}</b>${more}</div><span class="m">${money(minor)}</span></div>`;
}

const sumLine = (label: string, minor: bigint) =>
  `<div class="s"><span>${text(label)}</span><span class="m">${money(minor)}</span></div>`;

interface Paper {
  readonly number: string;
  readonly iban: string;
  readonly holder: string;
  readonly start: string;
  readonly end: string;
  readonly issue: number;
}

function head(paper: Paper, sheet: number, sheets: number): string {
  const { number, iban, holder, start, end, issue } = paper;
  const address =
    sheet === 1
      ? `<div class="to">Landgenossenbank Hollerau eG · Postfach 11 40 · 94999 Hollerau<br><br>${text(holder)}<br>Am Anger 7<br>94999 Hollerau</div>`
      : '';
  return `<div class="logo">Landgenossenbank Hollerau eG</div>${address}<div class="box"><b>Kontoauszug ${issue}/${partsOf(end).yyyy}</b><span>Blatt ${sheet} von ${sheets}</span><span>Kontonummer</span><span>${number}</span><span>Zeitraum</span><span>${long(start)} - ${long(end)}</span><span>Privatgiro</span><span>EUR-Konto</span></div><div class="ib">IBAN: ${shared.spaced(iban)} &nbsp; BIC: GENODEX9HLM</div><div class="h"><span>Bu-Tag</span><span>Wert</span><span>Vorgang</span></div>`;
}

/** The closing's parts, and notices: none of it moves the balance again. */
function foot(bookings: readonly Booking[], { start, end }: Paper): string {
  const fees = bookings.find(({ code }) => code === 'Abschluss');
  const base = fees ? (fees.minor * 2n) / 3n : 0n;
  const parts = fees
    ? `<div class="an"><b>Anlage 1: Rechnungsabschluss per ${long(end)}</b><div>Kontoführung ${long(start)} bis ${long(end)}<i>${money(base)}</i></div><div>Buchungsposten 0,10 EUR<i>${money(fees.minor - base)}</i></div><div>Abschlusssaldo<i>${money(fees.minor)}</i></div></div>`
    : '';
  return `${parts}<p class="fine">Bitte prüfen Sie die Buchungen, Berechnungen und den Kontostand. Einwendungen gegen diesen Auszug sind unverzüglich, spätestens sechs Wochen nach Zugang zu erheben. Einlagen sind bis 100.000,00 EUR geschützt.</p>`;
}

const CSS = `.page { padding: 34pt 48pt 20pt 62pt; font: 9pt/11pt 'Liberation Sans'; }
.logo { color: #00407a; font: bold 13pt 'Liberation Sans'; height: 26pt; } .to { font-size: 8.5pt; height: 92pt; }
.box { display: grid; grid-template-columns: 1fr auto; border: 0.6pt solid #00407a; padding: 4pt 8pt; width: 230pt; margin-left: auto; }
.ib { padding: 8pt 0; } .h, .b { display: grid; grid-template-columns: 36pt 36pt 1fr 88pt; } .h { border-bottom: 0.8pt solid #000; margin-bottom: 5pt; }
.b { padding-bottom: 4pt; white-space: pre; } .b b { font-weight: normal; } .w { padding-left: 6pt; } .m { text-align: right; white-space: pre; }
.s { display: flex; justify-content: space-between; padding: 3pt 0 7pt 72pt; font-weight: bold; }
.an { border-top: 0.5pt dashed #555; margin: 12pt 0 0 72pt; width: 300pt; padding-top: 3pt; } .an i { float: right; font-style: normal; }
.fine { font-size: 6.5pt; line-height: 8pt; margin-top: 10pt; }`;

function draw(random: Random): Drawn {
  const { start, end } = shared.monthOf(random.integer(0, 30), random.pick([1, 1, 3]));
  const account = random.digits(9);
  const holder = random.pick(['Herrn Veit Tannhäuser', 'Frau Dr. Almut Geß', 'Eheleute Rike und Falk Sommerlatte']);
  const paper = {
    number: account,
    iban: shared.ibanOf('DE', `7419${random.digits(4)}0${account}`),
    holder,
    start,
    end,
    issue: random.integer(1, 12),
  };
  const bookings = book(random, start, end);
  const opening = BigInt(random.integer(-80_000, 600_000));
  const right = opening + shared.total(bookings.map(({ minor }) => minor));
  const wrong = random.chance(1 / 6);
  const closing = wrong ? shared.misprinted(right, random) : right;
  const sheets = shared.breakPages(bookings, ({ lines }) => 1.4 + lines.length, [46, 53, 14]);
  let carried = opening;
  const pages = sheets.map((rows, index) => {
    const before =
      index === 0
        ? sumLine(`alter Kontostand vom ${long(dayAfter(start, -1))}`, carried)
        : sumLine(`Übertrag von Blatt ${index}`, carried);
    carried += shared.total(rows.map(({ minor }) => minor));
    const last = index === sheets.length - 1;
    const after = last
      ? sumLine(`neuer Kontostand vom ${long(end)}`, closing) + foot(bookings, paper)
      : sumLine(`Übertrag auf Blatt ${index + 2}`, carried);
    return head(paper, index + 1, sheets.length) + before + rows.map(printBooking).join('') + after;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'Landgenossenbank Hollerau eG',
          holder,
          number: account,
          iban: paper.iban,
          bic: 'GENODEX9HLM',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: bookings.map(({ date, valueDate, code, lines, minor }) => ({
          ...{ date, valueDate, reference: null, amount: contractAmount(minor), balance: null },
          description: [code, ...lines].join(' ').replaceAll(/ +/g, ' '),
        })),
        reconciliation: { status: wrong ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'de-checking-genossen-sh',
    country: 'DE',
    language: 'de',
    type: 'checking',
    difficulties: ['sign-letters', 'dates-without-year', 'multi-line', 'carried-forward', 'closing-parts'],
    size: A4,
    draw,
  },
];
