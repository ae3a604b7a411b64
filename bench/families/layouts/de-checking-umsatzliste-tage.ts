import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import * as shared from './shared/central-europe.ts';

/**
 * A German app bank's list of turnovers, printed from its site: newest first, a heading in words for each day, the payee
 * over a grey line of particulars, plus or minus and the currency at the figure, no balance and no sum at all in most
 * prints; some show the balance at the day of printing and before the period.
 */
const WORDS: shared.Words = {
  shop: [
    'Späti Kollwitz',
    'Rösterei Bohnenstolz',
    'Biomarkt Erdling',
    'Kino Kastanie',
    'Radhaus Wedding',
    'Ramen Kitchen',
    'Plattenladen Rille',
  ],
  firm: ['Quartierstrom GmbH', 'Mobilwelt SIM', 'Haftpflicht Direkt', 'Fitwerk Studios', 'Streamhaus GmbH'],
  name: ['Lena Bartsch', 'Emre Yıldız', 'Chiara Rossi-Neumann', 'WG Kasse', 'Ngoc Anh Trần'],
  amt: (random) => figure(BigInt(random.integer(300, 9_000)), { group: '.', decimal: ',' }),
  on: (_, day) => `${partsOf(dayAfter(day, -1)).dd}.${partsOf(dayAfter(day, -1)).mm}.`,
  at: (random) => `${String(random.integer(0, 23)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
};
const TEMPLATES: readonly shared.Template[] = [
  ['', '{shop}|Kartenzahlung · {at} Uhr · Karte •• {#4}', -6_000, -150],
  ['', '{shop} Berlin|Kartenzahlung · Lebensmittel', -7_000, -200],
  ['', 'SQ *{shop}|Kartenzahlung · Gastronomie · inkl. Trinkgeld 2,00 €', -4_500, -450],
  ['', 'Bahn-App Ticket {#6}|Kartenzahlung · Mobilität', -9_000, -290],
  ['', 'E-Scooter Fahrt {at}|Kartenzahlung · 1,00 € + 0,19 €/min', -900, -119],
  ['', 'CLOUDSTORE *{#8}|Kartenzahlung · {amt} USD · Kurs 1,0792', -9_000, -99],
  ['', '{shop} London|Kartenzahlung · {amt} GBP · Kurs 0,8534', -8_000, -300],
  ['', 'Geldautomat Nr. {#5}|Bargeldabhebung · 2 von 3 gratis', -20_000, -2_000],
  ['', 'Bargeld an der Kasse|Abhebung Biomarkt Erdling', -20_000, -5_000],
  ['', '{firm}|Lastschrift · Mandat {#9}', -8_000, -900],
  ['', '{firm}|Lastschrift · Kundennr. {#7} Abrechnung {on} bis {on}', -12_000, -1_500],
  ['', '{firm} Abo|Lastschrift · monatlich 12,99', -1_299, -1_299],
  ['', 'Rundfunkbeitrag|Lastschrift · 3 Monate · {#9}', -5_508, -5_508],
  ['', '{name}|Überweisung · Miete + Internet', -85_000, -35_000],
  ['', '{name}|Überweisung · Döner & Cola {on}', -2_500, -500],
  ['', '{name}|Echtzeitüberweisung · Rest vom Urlaub, {amt} hab ich schon', -40_000, -1_000],
  ['', 'Unterkonto „Reise“|Umbuchung · Aufrunden', -500, -1],
  ['', 'Unterkonto „Notgroschen“|Umbuchung · Regel {#1}', -30_000, -1_000],
  ['', 'Unterkonto „Reise“|Umbuchung zurück', 1_000, 60_000],
  ['', 'Agentur Pixelhof GmbH|Gehalt · Lohn {#2}/{#4}', 180_000, 360_000],
  ['', '{name}|Gutschrift · für Konzertkarten, danke!', 500, 12_000],
  ['', '{name}|Gutschrift · Nebenkosten {#4}', 1_000, 30_000],
  ['', 'Rückerstattung {shop}|Kartenzahlung storniert · {on}', 300, 15_000],
  ['', 'Finanzamt|Gutschrift · EST {#4} STNR {#2}/{#3}/{#5}', 5_000, 120_000],
  ['', 'Guthabenzinsen|2,26 % p.a. · Vormonat', 5, 2_500],
  ['', 'Premium-Mitgliedschaft|Entgelt · 9,90 monatlich', -990, -990],
  ['', 'Freunde werben|Bonus · Code {#6}', 1_500, 5_000],
];
const HOUSE = 'Kiezkonto';
const money = (minor: bigint) => `${minor < 0n ? '−' : '+'}${figure(minor, { group: '.', decimal: ',' })} €`;
const plain = (minor: bigint) => `${minor < 0n ? '−' : ''}${figure(minor, { group: '.', decimal: ',' })} €`;
const day = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;
const heading = (iso: string) =>
  intlDate(iso, 'de-DE', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

interface Booking extends shared.Entry {
  readonly row: number;
}

interface Paper {
  readonly holder: string;
  readonly iban: string;
  readonly start: string;
  readonly end: string;
  /** Before and after the period, where they are printed. */
  readonly balances: readonly [bigint, bigint] | null;
}

function printBooking({ lines: [payee = '', particulars = ''], minor, row }: Booking): string {
  return `<div class="row" ${rowAttribute(0, row)}><div>${text(payee)}<small>${text(particulars)}</small></div><span${minor > 0n ? ' class="in"' : ''}>${money(minor)}</span></div>`;
}

/** Rows under their days' headings; a day that goes on is headed anew. */
function list(rows: readonly Booking[]): string {
  return rows
    .map(
      (row, index) =>
        `${rows[index - 1]?.date === row.date ? '' : `<h2>${heading(row.date)}</h2>`}${printBooking(row)}`,
    )
    .join('');
}

function pageOf(paper: Paper, rows: readonly Booking[], index: number, count: number): string {
  const { holder, iban, start, end, balances } = paper;
  const sums = balances
    ? `<div class="sums"><div>Kontostand am ${day(dayAfter(start, -1))}<b>${plain(balances[0])}</b></div><div>Kontostand am ${day(end)}<b>${plain(balances[1])}</b></div></div>`
    : '';
  const first = `<h1>Umsätze</h1><div class="meta">${text(holder)} · ${shared.spaced(iban)}<br>Girokonto in EUR · ${day(start)} – ${day(end)} · alle Kategorien</div>${sums}`;
  const none = rows.length === 0 && count === 1 ? '<p class="none">Keine Umsätze im gewählten Zeitraum.</p>' : '';
  const notice = `<p class="end">${HOUSE} ist eine Marke der Spreehafen Bank AG. Diese Übersicht ist kein Rechnungsabschluss und ersetzt nicht den Kontoauszug.</p>`;
  return `<div class="brand">${HOUSE}</div>${index === 0 ? first : ''}${list(rows)}${none}${index === count - 1 ? notice : ''}<div class="foot"><span>Erstellt am ${day(dayAfter(end, 3))}, 08:14 Uhr</span><span>${index + 1} | ${count}</span></div>`;
}

const CSS = `.page { padding: 34pt 84pt; font: 9.6pt/12pt 'DejaVu Sans'; color: #222; }
.brand { font-weight: bold; font-size: 11pt; color: #5a2ad0; height: 26pt; } h1 { font-size: 22pt; line-height: 28pt; } .meta { color: #666; font-size: 8.4pt; padding: 4pt 0 10pt; }
.sums { display: flex; gap: 12pt; } .sums div { background: #f2eefc; border-radius: 6pt; padding: 6pt 10pt; flex: 1; font-size: 8.4pt; } .sums b { display: block; font-size: 12pt; line-height: 16pt; }
h2 { font-size: 8.2pt; color: #777; height: 26pt; padding-top: 11pt; font-weight: normal; border-bottom: 0.4pt solid #ddd; }
.row { display: flex; justify-content: space-between; height: 32pt; padding-top: 5pt; white-space: nowrap; } small { display: block; font-size: 7.6pt; line-height: 10pt; color: #888; } .in { color: #0a8a4a; }
.end { font-size: 7pt; line-height: 9pt; margin-top: 14pt; color: #777; } .none { margin-top: 30pt; } .foot { position: absolute; left: 84pt; right: 84pt; bottom: 22pt; display: flex; justify-content: space-between; font-size: 7pt; color: #777; }`;

function rowOf({ date, lines, minor }: Booking): TrueRow {
  return {
    date,
    valueDate: null,
    description: lines.join(' '),
    reference: null,
    amount: contractAmount(minor),
    balance: null,
  };
}

function verdictOf(bookings: readonly Booking[], bound: boolean, wrong: boolean) {
  if (bound) return { status: wrong ? 'failed' : 'verified' } as const;
  return { status: 'unverifiable', unbound: bookings.map(({ row }) => row) } as const;
}

function draw(random: Random): Drawn {
  const from = shared.monthOf(random.integer(0, 30)).start;
  const start = dayAfter(from, random.pick([0, 0, 9, 16]));
  const end = dayAfter(start, random.pick([29, 44, 60]));
  const days = shared.daysBetween(random, start, end, shared.rowCount(random, 14, 85));
  const bookings = shared.makeEntries(random, days, TEMPLATES, WORDS).map((entry, row) => ({ ...entry, row }));
  const opening = BigInt(random.integer(-10_000, 400_000));
  const right = opening + shared.total(bookings.map(({ minor }) => minor));
  const bound = bookings.length === 0 || random.chance(0.35);
  const wrong = bound && random.chance(0.25);
  const closing = wrong ? shared.misprinted(right, random) : right;
  const holder = random.pick(['Mira Feldkamp', 'Tobias Nguyen-Krause', 'Amal Haddad']);
  const paper: Paper = {
    holder,
    iban: shared.ibanOf('DE', `10097${random.digits(13)}`),
    start,
    end,
    balances: bound ? [opening, closing] : null,
  };
  let before = '';
  const measured = bookings.toReversed().map((booking) => {
    const units = booking.date === before ? 32 : 58;
    before = booking.date;
    return { booking, units };
  });
  const sheets = shared.breakPages(measured, ({ units }) => units, [570, 665, 40]);
  return {
    pages: sheets.map((each, index) =>
      pageOf(
        paper,
        each.map(({ booking }) => booking),
        index,
        sheets.length,
      ),
    ),
    css: CSS,
    statements: [
      {
        account: {
          institution: HOUSE,
          holder,
          number: null,
          iban: paper.iban,
          bic: null,
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: bound ? contractAmount(opening) : null,
        closing: bound ? contractAmount(closing) : null,
        transactions: bookings.map(rowOf),
        reconciliation: verdictOf(bookings, bound, wrong),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'de-checking-umsatzliste-tage',
    country: 'DE',
    language: 'de',
    type: 'checking',
    difficulties: ['newest-first', 'day-headings', 'no-balances', 'minus-sign', 'amounts-in-text'],
    size: A4,
    draw,
  },
];
