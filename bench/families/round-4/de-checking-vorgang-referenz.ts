import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  iban,
  inFours,
  type Movement,
  slip,
  spread,
  sumOf,
  verdict,
  wrap,
} from '../romance.ts';

/**
 * A German direct bank's monthly finance report: the booking day above the value day in one column, then the kind of
 * booking, the bank's reference, the other party and the text in columns of their own, signed amounts without a balance.
 */
const WORDS = {
  name: [
    'Grünau Energie AG',
    'Kaufland Elbtor',
    'Stadtwerke Ansbeck',
    'Dr. Ulf Senger',
    'Hausverw. Brackwede',
    'Bäckerei Holmsen',
    'Nordlicht Telekom GmbH',
  ],
  shop: [
    'REWA Markt 0412',
    'DROGERIE LINDT',
    'BAUHOF ANSBECK',
    'TANKSTELLE A7 OST',
    'BUCHLADEN AM WALL',
    'PIZZERIA DA NINO',
  ],
  month: ['Januar', 'März', 'Mai', 'Juli', 'September', 'November'],
};

/** Kind, other party and text, parted by `;`. */
const WORDINGS: readonly (readonly [string, number, number])[] = [
  ['Übertrag / Überweisung;{name};Gehalt {month} Pers.-Nr. 00#####', 180_000, 420_000],
  ['Übertrag / Überweisung;Brackwede, Jürgen;Miete Garage {month}', 5_000, 9_500],
  ['Übertrag / Überweisung;Toprakçı, Aylin;Danke fürs Auslegen :) 2 Karten à 24,50', 2_000, 9_000],
  ['Gutschrift;Familienkasse;KG######FK## #### Kindergeld', 25_000, 50_000],
  ['Zinsen / Dividenden;Elbtor Versicherung AG;WKN 84#### Stück 45 Dividende 1,35 EUR', 1_200, 9_000],
  ['Retoure;Kleiderkiste Online;Gutschrift zu Auftrag 3#######', 1_500, 12_000],
  [
    'Lastschrift / Belastung;{name};Abschlag Strom Vertragskonto 20######## Gläubiger-ID DE##ZZZ000000#####',
    -18_000,
    -4_000,
  ],
  ['Lastschrift / Belastung;{name};Kd.-Nr. ######## Rg.-Nr. RE20##-##### vom {dd}.{mm}.{yyyy}', -9_000, -1_500],
  ['Lastschrift / Belastung;Nordlicht Telekom GmbH;Mobilfunk 0170/###### Rechnung {mm}/{yyyy}', -6_000, -999],
  ['Lastschrift / Belastung;Beitragsservice;Rundfunk {mm}.{yyyy} Beitragsnr. ### ### ###', -5_508, -5_508],
  [
    'Lastschrift / Belastung;Zahlwerk Europe S.a.r.l.;10########### PP.####.PP . {shop}, Ihr Einkauf bei {shop}',
    -14_000,
    -500,
  ],
  ['Lastschrift / Belastung;Allgem. Ortskasse Holm;Beitrag {month} BN ########', -42_000, -18_000],
  ['Kartenverfügung;{shop};Ansbeck DE {yyyy}-{mm}-{dd}T1#:##:## Karte Nr. 4871 78XX XXXX #### KTN', -13_000, -300],
  ['Kartenverfügung;{shop};{dd}.{mm}.{yyyy} 08:## Debitk.## 2028-12 GIR 6#######', -8_000, -200],
  ['Kartenverfügung;HOTEL DEL SOLE;Torresa IT 100,00 EUR Auslandseinsatz', -22_000, -6_000],
  ['Kartenverfügung;SPOTTUNE SE;Stockholm 119,00 SEK Kurs 11,4210', -1_100, -999],
  ['Geldautomat;GA NR00003### BLZ20099999;Bargeld {dd}.{mm}/1#.##UHR ANSBECK', -40_000, -5_000],
  ['Dauerauftrag;Hausverw. Brackwede;Miete Whg. 14 Lindenweg 4', -98_000, -62_000],
  ['Dauerauftrag;Holmsen, Friederike;Taschengeld', -5_000, -2_000],
  ['Wertpapiere;;WKN A1#### ETF-Sparplan Welt Stück 1,273', -25_000, -2_500],
  ['Übertrag / Überweisung;Finanzamt Ansbeck;St.-Nr. 15/###/##### ESt-VZ {month} {yyyy}', -88_000, -12_000],
  ['Übertrag / Überweisung;{name};Rechnung ####/## Danke', -42_000, -1_900],
  ['Übertrag / Überweisung;Dr. Ulf Senger;Re. 2##### Behandlung vom {dd}.{mm}.{yyyy}', -21_000, -2_900],
  ['Echtzeitüberweisung;Toprakçı, Aylin;Anteil Geschenk', -5_000, -900],
  ['Entgelte;;Kontoführung {month}', -490, -490],
  ['Entgelte;;Porto Finanzreport', -85, -85],
];

interface Row {
  readonly move: Movement;
  readonly kind: string;
  readonly reference: string;
  readonly party: readonly string[];
  readonly body: readonly string[];
}

const money = (minor: bigint): string => `${minor < 0n ? '-' : '+'}${figure(minor, { group: '.', decimal: ',' })}`;
const day = (iso: string): string => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

function rowFrom(random: Random, move: Movement): Row {
  const [kind = '', party = '', body = ''] = move.lines.join(' ').split(';');
  const reference = `${random.pick(['J3', 'H9', 'KB', '1D'])}${random.digits(4)}${random.pick(['B', 'Q', '0X'])}${random.digits(5)}/${random.integer(1, 40)}`;
  return { move, kind, reference, party: wrap(party, 20), body: wrap(body, 32) };
}

const linesOf = ({ party, body, kind }: Row): number => Math.max(2, party.length, body.length, wrap(kind, 17).length);

const rowHtml = (row: Row, r: number): string =>
  `<tr ${rowAttribute(0, r)}><td>${day(row.move.date)}<br>${day(row.move.valueDate)}</td><td>${wrap(row.kind, 17).map(text).join('<br>')}</td><td>${row.reference}</td><td>${row.party.map(text).join('<br>')}</td><td>${row.body.map(text).join('<br>')}</td><td class="r">${money(row.move.amount)}</td></tr>`;

function truthRow({ move, kind, reference, party, body }: Row): TrueRow {
  const rest = [...party, ...body].join(' ');
  const description = `${kind} ${rest}`.trim();
  const { date, valueDate, amount } = move;
  return {
    date,
    valueDate,
    description,
    alsoAccepted: [rest],
    reference,
    amount: contractAmount(amount),
    balance: null,
  };
}

const CSS = `.page { padding: 0 40pt 0 50pt; font: 7.6pt/10pt 'DejaVu Sans Condensed'; }
  .band { height: 58pt; padding-top: 26pt; display: flex; justify-content: space-between; border-bottom: 3pt solid #ffd100; font-size: 8pt; }
  .band b { font-size: 15pt; } .intro { height: 190pt; position: relative; } .to { position: absolute; top: 24pt; left: 0; font-size: 9pt; line-height: 12pt; }
  .facts { position: absolute; top: 24pt; right: 0; width: 190pt; } .facts p { display: flex; justify-content: space-between; }
  h1 { position: absolute; top: 118pt; font-size: 15pt; line-height: 20pt; } .over { position: absolute; top: 150pt; left: 0; width: 505pt; }
  .over td { padding: 2pt 8pt 2pt 0; } h2 { font-size: 10.5pt; line-height: 14pt; padding: 8pt 0 4pt; height: 26pt; }
  table.moves { width: 505pt; table-layout: fixed; } .moves th { text-align: left; font-weight: bold; border-bottom: .8pt solid #333; height: 24pt; vertical-align: bottom; padding-bottom: 2pt; }
  .moves td { padding: 3pt 4pt 3pt 0; vertical-align: top; border-bottom: .4pt solid #bbb; white-space: nowrap; } .r, .moves th.r { text-align: right; }
  .moves .edge td { font-weight: bold; height: 18pt; } .foot { position: absolute; bottom: 18pt; left: 50pt; right: 40pt; font-size: 6pt; line-height: 8pt; color: #555; display: flex; justify-content: space-between; }`;

const HEAD = `<colgroup><col style="width:58pt"><col style="width:82pt"><col style="width:74pt"><col style="width:98pt"><col style="width:137pt"><col style="width:56pt"></colgroup>
  <tr><th>Buchungstag<br>Valuta</th><th>Vorgang</th><th>Referenz</th><th>Auftraggeber /<br>Empfänger</th><th>Buchungstext</th><th class="r">Betrag<br>in EUR</th></tr>`;

function draw(random: Random): Drawn {
  const period = drawPeriod(random, 1);
  const opening = BigInt(random.integer(-40_000, 900_000));
  const plan = {
    period,
    count: drawCount(random),
    opening,
    wordings: WORDINGS,
    words: WORDS,
    width: 400,
    floor: 20_000n,
  };
  const moves = drawMovements(random, plan);
  const rows = moves.map((move) => rowFrom(random, move));
  const flaw = random.chance(1 / 6) ? random.pick(['closing', 'total'] as const) : null;
  const truly = opening + sumOf(moves, 1) + sumOf(moves, -1);
  const closing = flaw === 'closing' ? slip(random, truly) : truly;
  const outs = flaw === 'total' ? slip(random, sumOf(moves, -1)) : sumOf(moves, -1);
  const holder = random.pick(['Friederike Holmsen', 'Jürgen Brackwede', 'Dr. Malte Sievershagen']);
  const number = `${random.digits(7)}00`;
  const own = iban('DE', `20099999${number.padStart(10, '0')}`);
  const edge = (label: string, iso: string, value: bigint) =>
    `<tr class="edge"><td>${day(iso)}</td><td colspan="4">${label}</td><td class="r">${money(value)}</td></tr>`;
  const parts = spread(
    rows.map((row, r) => ({ row, r })),
    ({ row }) => 7 + 10 * linesOf(row),
    { first: 430, other: 610, foot: 70 },
  );
  const intro = `<div class="intro"><p class="to">${text(holder)}<br>Lindenweg 4<br>24999 Ansbeck</p>
    <div class="facts"><p><span>Kunden-Nr.</span><span>${number.slice(0, 7)}</span></p><p><span>Datum</span><span>${day(period.end)}</span></p><p><span>IBAN</span><span>${inFours(own)}</span></p><p><span>BIC</span><span>LOTBDEHHXXX</span></p><p><span>Zeitraum</span><span>${day(period.start)} - ${day(period.end)}</span></p></div>
    <h1>Finanzreport Nr. ${Number(partsOf(period.end).mm)}</h1><table class="over"><tr><td><b>Kontoübersicht</b></td><td>Saldo in EUR</td><td>Kreditlinie in EUR</td><td>Sollzins</td></tr><tr><td>Girokonto ${number}</td><td>${money(closing)}</td><td>2.500,00</td><td>9,90 % p.a.</td></tr></table></div>`;
  const pages = parts.map((part, at) => {
    const first = at === 0 ? edge('Alter Saldo', period.start, opening) : '';
    const last =
      at === parts.length - 1
        ? `${edge('Neuer Saldo', period.end, closing)}<tr><td></td><td colspan="4">Summe Eingänge</td><td class="r">${money(sumOf(moves, 1))}</td></tr><tr><td></td><td colspan="4">Summe Ausgänge</td><td class="r">${money(outs)}</td></tr>`
        : '';
    return `<div class="band"><b>lotsia direkt</b><span>Seite ${at + 1} von ${parts.length}</span></div>${at === 0 ? intro : ''}<h2>Girokonto${at === 0 ? '' : ' (Fortsetzung)'}</h2>
      <table class="moves">${HEAD}${first}${part.map(({ row, r }) => rowHtml(row, r)).join('')}${last}</table>
      <div class="foot"><span>lotsia direkt · eine Marke der Elbtor Bank AG · Hafenstr. 118 · 18999 Elbtor · HRB 99129 · USt-IdNr. DE999999999</span><span>${random.digits(6)}.1/${at + 1}</span></div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: 'lotsia direkt',
          holder,
          number,
          iban: own,
          bic: 'LOTBDEHHXXX',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: rows.map(truthRow),
        reconciliation: verdict(flaw !== null),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'de-checking-vorgang-referenz',
    country: 'DE',
    language: 'de',
    type: 'checking',
    difficulties: ['stacked-dates', 'description-in-columns', 'reference-column', 'no-running-balance'],
    size: A4,
    draw,
  },
];
