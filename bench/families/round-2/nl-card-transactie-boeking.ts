import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, intlDate, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  type Movement,
  type Period,
  slip,
  spread,
  sumOf,
  verdict,
  type Wording,
} from '../romance.ts';

/** A Dutch card issuer's monthly overview: transaction and booking day without year, foreign amounts aside, 'Af' and 'Bij' behind. */

const WORDS = {
  shop: [
    'Boekhandel De Linde',
    'Bakkerij Ooms',
    'Tankstation Zuid',
    'Hotel De Gouden Leeuw',
    'Parkeergarage Markt',
    'Kantoorwinkel Vink',
  ],
  town: ['UTRECHTEN', 'AMSTELVOORT', 'ZWOLDEN', 'GRONINGERVEEN'],
  web: ['CLOUDLEDGER.IO', 'DESIGNKIT PRO', 'ADSPACE IRELAND', 'MAILPIGEON'],
  far: ['LISSABON PRT', 'LONDON GBR', 'BERLIJN DEU', 'NEW YORK USA', 'KOPENHAGEN DNK'],
} as const;

const WORDINGS: readonly Wording[] = [
  ['{shop} {town} NLD', -14_000, -310],
  ['{shop} {dd}-{mm} {town} NLD', -9_000, -250],
  ['{web} *{mm}{yy}#### 8005551### IRL', -24_000, -900],
  ['{web} FACTUUR {yyyy}-##### LUX', -42_000, -1_500],
  ['RESTAURANT DE KADE {town} NLD', -16_000, -1_800],
  ['TREINWEG SERVICES {dd}{mm} UTRECHTEN NLD', -6_500, -420],
  ['VLUCHTWEB TICKET 074########## SCHIPVEEN NLD', -64_000, -7_900],
  ['HOTEL PORTAL BV BOEKING #########', -78_000, -8_800],
  ['TAXI CENTRALE 0## {town} NLD', -7_500, -900],
  ['PARKEERAPP {dd}-{mm}-{yyyy} 12:4# {town} NLD', -2_900, -120],
  ['SOFTWARE MAAND {mm}/{yyyy} LICENTIE 5 ST', -15_000, -1_210],
  ['GELDOPNAME {far} KOSTEN 4% MIN 4,50', -25_000, -2_450],
  ['RENTE OVER OPGENOMEN BEDRAG {mm}-{yyyy}', -2_300, -90],
  ['JAARBIJDRAGE CARD BUSINESS {yyyy}', -5_900, -2_500],
  ['HERINNERINGSKOSTEN BRIEF {dd}-{mm}-{yy}', -1_500, -1_000],
  ['DREMPELKOSTEN ORDER #######', -990, -199],
  ['BEURS DIEMERVOORT STAND B## NLD', -120_000, -15_000],
  ['BOUWMARKT {town} KAS 0# BON ####', -22_000, -700],
  ['BLOEMEN OP DE HOEK {town} NLD', -6_000, -1_100],
  ['POSTPAKKET.NL ORDER ######## NLD', -4_800, -425],
  ['TELECOM VOORDEEL 06######## {mm}/{yy}', -6_200, -1_250],
  ['ABONNEMENT DAGBLAD HET NOORDEN', -4_300, -1_900],
  ['RETOUR {shop} {town} NLD', 900, 14_000],
  ['CREDITNOTA {web} {yyyy}-####', 1_200, 20_000],
  ['TERUGBOEKING BETWISTE TRANSACTIE #######', 2_000, 30_000],
  ['IDEAL BETALING, DANK U', 8_000, 120_000],
];

/** Abroad: the currency, its price in ten-thousandths of a euro, and what was bought. */
const ABROAD: readonly (readonly [code: string, rate: bigint, shop: string])[] = [
  ['USD', 10_912n, 'CLOUDLEDGER.COM SAN JOSE USA'],
  ['GBP', 8_573n, 'TIN KETTLE CAFE LONDON GBR'],
  ['SEK', 113_420n, 'HOTELL NORDMYRA NORDMYRA SWE'],
  ['CHF', 9_638n, 'BUFFET DE LA GARE COPPEX CHE'],
];

interface Line extends Movement {
  readonly foreign: string;
}

const LINE = 10;
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const sided = (minor: bigint) => `${money(minor)} ${minor < 0n ? 'Af' : 'Bij'}`;
const short = (iso: string) => `${partsOf(iso).dd} ${intlDate(iso, 'nl-NL', { month: 'short' }).replace('.', '')}`;
const long = (iso: string) => intlDate(iso, 'nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
const NAME = 'Gildekaart Card Services B.V.';

interface Paper {
  readonly period: Period;
  readonly holder: string;
  readonly number: string;
  readonly last: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly received: bigint;
  readonly spent: bigint;
}

function foreignOf(random: Random, move: Movement): Line {
  if (move.amount > 0n || move.amount < -60_000n || !random.chance(0.18)) return { ...move, foreign: '' };
  const [code, rate, shop] = random.pick(ABROAD);
  const minor = (-move.amount * rate) / 10_000n;
  const lines = [shop, `Wisselkoers ${code} ${figure(rate, { group: '', decimal: ',', decimals: 4 })}`];
  return { ...move, lines, foreign: `${money(minor)} ${code}` };
}

function rowOf(line: Line, index: number): string {
  const { date, valueDate, lines, foreign, amount } = line;
  return `<tr ${rowAttribute(0, index)}><td>${short(valueDate)}</td><td>${short(date)}</td><td>${lines.map(text).join('<br>')}</td>
    <td class="r">${foreign}</td><td class="r">${money(amount)}</td><td>${amount < 0n ? 'Af' : 'Bij'}</td></tr>`;
}

function summary(paper: Paper): string {
  const { opening, received, spent, closing } = paper;
  const due = long(dayAfter(paper.period.end, 21));
  return `<table class="sum"><tr><th>Vorig openstaand saldo</th><th>Totaal ontvangen betalingen</th><th>Totaal nieuwe uitgaven</th><th>Nieuw openstaand saldo</th></tr>
    <tr>${[opening, received, -spent, closing].map((minor) => `<td>€ ${sided(minor)}</td>`).join('')}</tr></table>
    <p class="pay">Bestedingslimiet € 7.500,00 &nbsp;·&nbsp; Minimaal te betalen bedrag € ${money(-closing > 0n ? -closing : 0n)}. Wij schrijven dit bedrag omstreeks ${due} af van uw rekening NL•• •••• •••• ••17 42.</p>`;
}

function pageOf(paper: Paper, part: readonly string[], page: number, count: number): string {
  const { period, holder, number, last } = paper;
  const facts: readonly (readonly [string, string])[] = [
    ['Datum', long(period.end)],
    ['Klantnummer', number],
    ['Volgnummer', String(Number(partsOf(period.end).mm))],
    ['Bladnummer', `${page + 1} van ${count}`],
  ];
  const block = facts.map(([label, value]) => `<div><small>${label}</small><b>${value}</b></div>`).join('');
  const address = page === 0 ? `<div class="to">${text(holder)}<br>Lindelaan 114 B<br>9999 XK AMSTELVOORT</div>` : '';
  const end =
    page === count - 1
      ? '<p class="law">Dit product valt onder het depositogarantiestelsel van de bank. Klopt een transactie niet? Meld dit binnen 30 dagen via Mijn Gildekaart. Koersen: inclusief 2% koersopslag.</p>'
      : '';
  return `<div class="logo">gilde<b>kaart</b></div>${address}<h1>Rekeningoverzicht ${long(period.start)} t/m ${long(period.end)}</h1><div class="facts">${block}</div>${page === 0 ? summary(paper) : ''}
    <table class="list"><tr class="h"><th>Datum<br>transactie</th><th>Datum<br>boeking</th><th>Omschrijving</th><th class="r">Bedrag in<br>vreemde valuta</th><th class="r">Bedrag in<br>euro’s</th><th></th></tr>
    <tr class="card"><td colspan="6">Uw Gildekaart Business met als laatste vier cijfers ${last} &nbsp; ${text(holder)}</td></tr>${part.join('')}</table>${end}
    <div class="foot">${NAME} · Postbus 99, 1999 AB Diemervoort · KvK 99 06 14 17 · BTW NL999060417B01</div>`;
}

const CSS = `.page { font-family: 'Liberation Sans Narrow'; font-size: 9pt; line-height: ${LINE}pt; padding: 30pt 46pt; }
.logo { text-align: right; font-size: 20pt; line-height: 24pt; color: #e2571e; } .to { height: 66pt; font-size: 10pt; line-height: 12pt; }
h1 { font-size: 12pt; line-height: 15pt; padding: 8pt 0; } .facts { display: flex; border-top: 1pt solid #e2571e; border-bottom: 1pt solid #e2571e; padding: 4pt 0; }
.facts div { width: 125pt; } small { display: block; font-size: 7pt; line-height: 8pt; color: #666; } .sum { width: 503pt; margin-top: 10pt; background: #fbeee6; }
.sum th, .sum td { width: 25%; text-align: left; padding: 3pt 6pt; font-weight: normal; } .sum td { font-weight: bold; font-size: 10pt; } .pay { padding: 6pt 0 0; }
.list { width: 503pt; margin-top: 12pt; table-layout: fixed; } .list td, .list th { padding: 1.5pt 4pt 1.5pt 0; text-align: left; vertical-align: top; white-space: nowrap; }
.h th { border-bottom: 0.6pt solid #333; font-size: 8pt; vertical-align: bottom; } .h th:nth-child(-n+2) { width: 50pt; } .h th:nth-child(4), .h th:nth-child(5) { width: 76pt; } .h th:last-child { width: 26pt; }
.list .r { text-align: right; } .card td { font-weight: bold; padding: 5pt 0; } .law { font-size: 7pt; padding-top: 12pt; } .foot { position: absolute; bottom: 18pt; left: 46pt; font-size: 7pt; color: #666; }`;

/** Transaction days lie before the booking, and so aside of the value date's meaning. */
function truthOf({ date, lines, foreign, amount }: Line): TrueRow {
  const [first = '', ...more] = lines;
  return {
    ...{ date, valueDate: null, reference: null, balance: null },
    description: lines.join(' '),
    ...(foreign ? { alsoAccepted: [[first, foreign, ...more].join(' '), `${lines.join(' ')} ${foreign}`] } : {}),
    amount: contractAmount(amount),
  };
}

function paperOf(random: Random, period: Period, opening: bigint, lines: readonly Line[], flaw: string): Paper {
  const closing = lines.at(-1)?.after ?? opening;
  const received = sumOf(lines, 1);
  return {
    ...{ period, opening, spent: -sumOf(lines, -1), number: random.digits(11), last: random.digits(4) },
    holder: random.pick([
      'DHR. K.W. VAN DER HEUL',
      'MEVR. S. TERPSTRA-OONK',
      'BUREAU ZILVERMEEUW V.O.F.',
      'DHR. A. BENCHAIB',
    ]),
    closing: flaw === 'closing' ? slip(random, closing) : closing,
    received: flaw === 'total' ? slip(random, received + 100_000n) : received,
  };
}

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const opening = BigInt(-random.integer(4_000, 480_000));
  const plan = { period, opening, count: Math.min(drawCount(random), 80), wordings: WORDINGS, words: WORDS, width: 46 };
  const moves = drawMovements(random, { ...plan, floor: -900_000n });
  const shifted = moves.map((move) => ({ ...move, valueDate: dayAfter(move.date, -random.pick([0, 1, 1, 2])) }));
  const lines = shifted.map((move) => foreignOf(random, move));
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total']) : '';
  const paper = paperOf(random, period, opening, lines, flaw);
  const items = lines.map((line, index) => ({ html: rowOf(line, index), height: line.lines.length * LINE + 3.2 }));
  const parts = spread(items, ({ height }) => height, { first: 460, other: 590, foot: 40 });
  return {
    pages: parts.map((part, page) =>
      pageOf(
        paper,
        part.map(({ html }) => html),
        page,
        parts.length,
      ),
    ),
    css: CSS,
    statements: [
      {
        account: {
          ...{ institution: NAME, holder: paper.holder, number: paper.number, iban: null, bic: null },
          ...{ type: 'credit-card', currency: 'EUR' },
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(paper.closing),
        transactions: lines.map(truthOf),
        reconciliation: verdict(flaw !== ''),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'nl-card-transactie-boeking',
    country: 'NL',
    language: 'nl',
    type: 'credit-card',
    difficulties: ['year-less-dates', 'two-dates', 'foreign-currency', 'sign-word'],
    size: A4,
    draw,
  },
];
