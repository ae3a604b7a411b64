import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';
import {
  drawCount,
  drawMovements,
  drawPeriod,
  iban,
  inFours,
  type Movement,
  type Period,
  slip,
  spread,
  verdict,
  type Wording,
} from '../romance.ts';

/** A German savings bank's account statement in sheets: debit and credit columns, booking kind over the purpose, carry-overs. */

const WORDS = {
  shop: ['Frischhof Ellernried', 'Brotkorb Dahlmann', 'Baumarkt Querholz', 'Tankhof Süd', 'Drogerie Lavendel'],
  firm: ['Stadtwerke Ellernried GmbH', 'Norvia Versicherung AG', 'Telekorn Mobil GmbH', 'Hausverwaltung Priebe KG'],
  person: ['Ute Wendelborn', 'Marek Sobotta', 'Dr. Heike Anschütz', 'Familie Grotekamp'],
  client: ['Malerbetrieb Strunz', 'Architekten Rübsam + Veit', 'Gemeinde Ellernried', 'Kita Sonnenhang e.V.'],
} as const;

const WORDINGS: readonly Wording[] = [
  ['Kartenzahlung|{shop}//ELLERNRIED/DE {yyyy}-{mm}-{dd}T1#:2#:08|Debitk.# 2027-12', -9_800, -420],
  ['Kartenzahlung|{shop}//DAHLHEIM/DE|{dd}.{mm}.{yyyy} um 17:4# Uhr Girocard 48####', -14_300, -650],
  [
    'Basislastschrift|{firm}|Vertragskonto 30######## Abschlag {mm}/{yyyy}|EREF: VK-######## MREF: M00#####',
    -29_000,
    -3_900,
  ],
  ['Basislastschrift|{firm}|Kd.-Nr. ####### Rechnung R-{yyyy}-##### vom {dd}.{mm}.{yy}', -18_000, -1_990],
  ['Erstlastschrift|{firm}|Mandat 55#### Beitrag 1/4 jährlich', -22_000, -2_400],
  ['Firmenlastschrift|{firm}|CRED: DE41ZZZ0000######## Sammelrechnung #####', -140_000, -20_000],
  ['Einzugsermächtigung|Rundfunkdienst|{mm}.{yyyy} - Beitragsnr. ### ### ###', -5_508, -5_508],
  ['Dauerauftrag|{person}|Miete Stellplatz Nr. 1#', -9_500, -4_500],
  ['Dauerauftrag|Hausverwaltung Priebe KG|Miete Ladenlokal Kirchgasse # zzgl. NK', -142_000, -98_000],
  ['Online-Überweisung|{person}|Auslagen {dd}.{mm}. DATUM {dd}.{mm}.{yyyy}, 09.4# UHR', -25_000, -1_500],
  ['Online-Überweisung|{firm}|RG ######## KD 1####|Skonto 2,00% von 512,40 abgezogen', -160_000, -6_000],
  ['Online-Überweisung|Finanzkasse Ellernried|STNR 214/###/##### UMSATZSTEUER {mm}/{yyyy}', -390_000, -20_000],
  ['Echtzeitüberweisung|{person}|Anzahlung lt. Angebot A-####', -80_000, -10_000],
  ['Sammelüberweisung|ANZAHL 00# LOHN/GEHALT {mm}/{yyyy} DATEI-NR. ######', -720_000, -180_000],
  ['Bargeldauszahlung|GA NR00002### BLZ 25050### 0|{dd}.{mm}./1#.1#UHR ELLERNRIED', -50_000, -5_000],
  ['Bargeldauszahlung fremd|Automat 7## Dahlheim Entgelt 4,50', -30_450, -5_450],
  ['Scheckeinlösung|Scheck-Nr. 0000########', -90_000, -9_000],
  ['Abrechnung Karte|KREDITKARTE 5232 **** **** #### ABR. {dd}.{mm}.{yy}', -130_000, -4_000],
  ['Entgelt Buchungsposten|## Posten x 0,04 EUR', -390, -40],
  ['Kontoführungsentgelt|Monat {mm}/{yyyy} GIRO GEWERBE', -1_490, -790],
  ['Retoure SEPA Lastschrift|{client}|Rückgabegrund AC04 Konto geschlossen Entgelt 3,00', -38_000, -4_000],
  ['Gutschrift Überweisung|{client}|RE-NR {yyyy}-1### VOM {dd}.{mm}.{yyyy}', 12_000, 480_000],
  ['Gutschrift Überweisung|{person}|DANKE FUER DIE SCHNELLE HILFE', 1_500, 40_000],
  ['Echtzeitgutschrift|{client}|Schlussrechnung ### abzgl. 3% Skonto', 30_000, 900_000],
  ['Bargeldeinzahlung|SB-Einzahler 000# {dd}.{mm}. 08:5# Uhr', 8_000, 210_000],
  ['Umsatz Kartenterminal|Terminal-ID 6######## Kassenschnitt {dd}.{mm}. Brutto', 9_000, 160_000],
  ['Gutschrift Rücklastschrift|{firm}|Erstattung Guthaben ########', 2_000, 34_000],
  ['Zinsen|Guthabenzins lt. Abrechnung', 20, 900],
];

const LINE = 10.6;
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '.', decimal: ',' })}`;
const date = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;

interface Paper {
  readonly period: Period;
  readonly holder: readonly string[];
  readonly iban: string;
  readonly number: string;
  readonly sheet: number;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly limit: bigint;
}

const BIC = 'ELRNDE21KSX';

function lineOf(label: string, amount: bigint, kind: string): string {
  const cells = amount < 0n ? [money(amount), ''] : ['', money(amount)];
  return `<tr class="${kind}"><td></td><td>${text(label)}</td><td class="r">${cells[0]}</td><td class="r">${cells[1]}</td></tr>`;
}

const hasValue = ({ date: booked, valueDate }: Movement) => valueDate !== booked;

function rowOf(move: Movement, index: number): string {
  const [kind = '', ...more] = move.lines;
  const wert = hasValue(move) ? `<span class="wert">Wert: ${date(move.valueDate)}</span>` : '';
  const cells = move.amount < 0n ? [money(move.amount), ''] : ['', money(move.amount)];
  const under = more.map((line) => `<div>${text(line)}</div>`).join('');
  return `<tr ${rowAttribute(0, index)}><td>${date(move.date)}</td><td><div>${text(kind)}${wert}</div>${under}</td>
    <td class="r">${cells[0]}</td><td class="r">${cells[1]}</td></tr>`;
}

function head(paper: Paper, page: number, count: number): string {
  const { holder, sheet, period } = paper;
  const address =
    page === 0
      ? `<div class="window"><small>Kreissparkasse Ellernried · Postfach 11 20 · 31999 Ellernried</small>${holder.map((line) => `<div>${text(line)}</div>`).join('')}</div>`
      : '';
  return `<div class="brand">Kreissparkasse Ellernried</div>${address}
    <div class="facts"><b>Kontoauszug ${sheet}/${partsOf(period.end).yyyy}</b><div>Blatt ${page + 1} von ${count}</div>
    <div>Kontonummer ${paper.number}</div><div>IBAN ${inFours(paper.iban)}</div><div>BIC ${BIC}</div><div>Zeitraum ${date(period.start)} – ${date(period.end)}</div></div>
    <div class="edge">KA 0${sheet} ${paper.number} ${partsOf(period.end).mm}${partsOf(period.end).yy} ${page + 1}/${count}</div>`;
}

function foot(paper: Paper): string {
  return `<div class="tail"><p>Ihr eingeräumter Dispositionskredit beträgt ${money(paper.limit)} EUR. Der Sollzinssatz beträgt zurzeit
    10,47 % p.a., für die geduldete Überziehung 14,97 % p.a.</p><p>Bitte prüfen Sie den Auszug. Einwendungen müssen innerhalb von sechs
    Wochen erhoben werden. Gutschriften aus Lastschriften erfolgen unter Vorbehalt des Eingangs.</p></div>`;
}

function pagesOf(paper: Paper, moves: readonly Movement[]): string[] {
  const items = moves.map((move, index) => ({ move, index }));
  const parts = spread(items, ({ move }) => move.lines.length * LINE + 4, { first: 520, other: 600, foot: 70 });
  return parts.map((part, page) => {
    const carried = moves[(part[0]?.index ?? moves.length) - 1]?.after ?? paper.opening;
    const last = page === parts.length - 1;
    const start =
      page === 0
        ? lineOf(
            `Kontostand am ${date(dayAfter(paper.period.start, -1))}, Auszug Nr. ${paper.sheet - 1}`,
            paper.opening,
            'sum',
          )
        : lineOf(`Übertrag von Blatt ${page}`, carried, 'sum');
    const end = last
      ? lineOf(`Kontostand am ${date(paper.period.end)} um 20:05 Uhr`, paper.closing, 'sum end')
      : lineOf(`Übertrag auf Blatt ${page + 2}`, part.at(-1)?.move.after ?? paper.opening, 'sum end');
    const rows = part.map(({ move, index }) => rowOf(move, index)).join('');
    return `${head(paper, page, parts.length)}<table class="list ${page === 0 ? 'one' : 'next'}"><tr><th>Datum</th><th>Erläuterung</th>
      <th class="r">Betrag Soll EUR</th><th class="r">Betrag Haben EUR</th></tr>${start}${rows}${end}</table>
      ${last ? foot(paper) : ''}<div class="imprint">Anstalt des öffentlichen Rechts · HRA 200417 · USt-IdNr. DE 119 999 218</div>`;
  });
}

function truthOf(move: Movement): TrueRow {
  const [kind = '', ...more] = move.lines;
  const withValue = (value: string) => [kind, value, ...more].join(' ');
  return {
    date: move.date,
    valueDate: hasValue(move) ? move.valueDate : null,
    description: move.lines.join(' '),
    ...(hasValue(move) ? { alsoAccepted: [withValue('Wert:'), withValue(`Wert: ${date(move.valueDate)}`)] } : {}),
    reference: null,
    amount: contractAmount(move.amount),
    balance: null,
  };
}

const CSS = `.page { font-family: 'Liberation Sans'; font-size: 8.6pt; line-height: ${LINE}pt; }
.page > * { position: absolute; }
.brand { left: 60pt; top: 34pt; font-size: 15pt; font-weight: bold; color: #c1121f; line-height: 18pt; }
.window { left: 60pt; top: 96pt; } .window small { display: block; font-size: 6pt; text-decoration: underline; margin-bottom: 4pt; }
.facts { left: 385pt; top: 60pt; } .facts b { font-size: 11pt; }
.edge { left: 14pt; top: 420pt; font-size: 5.5pt; writing-mode: vertical-rl; color: #555; }
.list { left: 60pt; width: 490pt; table-layout: fixed; } .list.one { top: 210pt; } .list.next { top: 135pt; }
.list td, .list th { vertical-align: top; padding: 2pt 3pt; white-space: nowrap; text-align: left; }
.list th { border-bottom: 0.8pt solid #c1121f; font-weight: normal; font-size: 7.6pt; }
.list th:nth-child(1) { width: 60pt; } .list th:nth-child(n+3) { width: 86pt; } .list .r { text-align: right; }
.sum td { font-weight: bold; padding-top: 4pt; } .end td { border-top: 0.5pt solid #666; }
.wert { padding-left: 26pt; } .tail { left: 60pt; width: 480pt; bottom: 46pt; font-size: 7pt; line-height: 8.6pt; }
.imprint { left: 60pt; bottom: 22pt; font-size: 6pt; color: #777; }`;

function draw(random: Random): Drawn {
  const period = drawPeriod(random);
  const opening = BigInt(random.integer(-90_000, 1_400_000));
  const count = drawCount(random);
  const plan = { period, count, opening, wordings: WORDINGS, words: WORDS, width: 46, floor: -400_000n };
  const moves = drawMovements(random, plan);
  const truly = moves.at(-1)?.after ?? opening;
  const wrong = random.chance(1 / 6);
  const number = random.digits(9).replace(/^0/, '4');
  const holder = random.pick([
    ['Herr', 'Jörn Wiesenkötter', 'Am Mühlbach 3', '31999 Ellernried'],
    ['Firma', 'Tischlerei Kobsch & Töchter GmbH', 'Werkstr. 17', '31998 Dahlheim'],
    ['Frau', 'Annegret Pflaumbaum', 'Kirchgasse 9', '31999 Ellernried'],
  ]);
  const paper: Paper = {
    ...{ period, holder, number, opening, iban: iban('DE', `25999917${number.padStart(10, '0')}`) },
    ...{ sheet: random.integer(2, 12), closing: wrong ? slip(random, truly) : truly },
    limit: BigInt(random.integer(5, 60)) * 50_000n,
  };
  return {
    pages: pagesOf(paper, moves),
    css: CSS,
    statements: [
      {
        account: {
          ...{
            institution: 'Kreissparkasse Ellernried',
            holder: holder[1] ?? null,
            number,
            iban: paper.iban,
            bic: BIC,
          },
          ...{ type: 'checking', currency: 'EUR' },
        },
        period: { start: period.start, end: period.end },
        opening: contractAmount(opening),
        closing: contractAmount(paper.closing),
        transactions: moves.map(truthOf),
        reconciliation: verdict(wrong),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'de-checking-soll-haben-blatt',
    country: 'DE',
    language: 'de',
    type: 'checking',
    difficulties: ['debit-credit-columns', 'multi-line', 'carry-over', 'value-date'],
    size: A4,
    draw,
  },
];
