import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountOf, before, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a German direct bank's newer giro statement: a debit column whose figures carry a minus, texts of up to five lines, an appendix with the interest. */

const SORTS: Sorts = [
  [
    'Basislastschrift|STADTWERKE ANSBECK GMBH|Vertragskonto 20######## Abschlag Strom {=mm/yyyy}|Mandat SWA-###### Gläubiger-ID DE##ZZZ0000#######',
    -14_000,
    -4_500,
  ],
  [
    'Kartenzahlung|{REWAL;EDEGA;LIDO;PENNI} MARKT ####/ANSBECK/DE|{=dd.mm.yyyy} {08;11;17;19}:{04;17;35;52} Debitk.# 20##-12',
    -9_500,
    -380,
  ],
  [
    'Kartenzahlung|{BAECKEREI KROPP;SHELLO ####;DROGERIE MARQUARDT} ANSBECK|{=dd.mm.yyyy} {07;12;18}:{04;17;35;52}:{09;28;41} VISA Debit',
    -8_000,
    -240,
  ],
  ['Überweisung|Jürgen Brackwede|Miete {=mm.yyyy} Hafenstr. 118 Whg 4', -98_000, -65_000],
  ['Echtzeitüberweisung|Aylin T.|danke fürs Essen {=d.m.}', -6_000, -700],
  ['Bargeldauszahlung|GA NR######## BLZ########0|{=dd.mm.yyyy}/{09;14;20}.{02;16;44}UHR ANSBECK', -40_000, -2_000],
  ['Dauerauftrag|Sparplan Kinder|Kd-Nr. 4711/##', -15_000, -2_500],
  [
    'Lohn, Gehalt, Rente|KETTLER & SOHN BAUSTOFFE GMBH|LOHN / GEHALT {=mm/yy} PERS.NR. 00####|ABRECHNUNG VOM {=dd.mm.yy}|VWL 40,00 EUR ENTHALTEN',
    210_000,
    390_000,
  ],
  ['Zahlungseingang|Bundesagentur fuer Familie|KG######FK###### 1231 {=mm/yyyy}', 25_000, 51_000],
  [
    'Basislastschrift|PAYFREUND EUROPE S.A.|10########## PP.####.PP . Ihr Einkauf bei Buch und Laden, Artikel-########|EREF 10########## CRED LU96ZZZ0000000000000000058',
    -9_900,
    -499,
  ],
  ['Zahlungseingang|Rückerstattung Zahnarzt|Rg. ####-20 vom {=dd.mm.yyyy}', 1_200, 24_000],
];

const form = before(COMMAED);
const ALIGN = 'llrr';
const WIDTHS = [58, 292, 82, 82];

const annex = (end: string, closing: bigint, own: string): string =>
  `<h2>Rechnungsabschluss: Anlage zum Kontoauszug</h2><p>IBAN ${own}</p><p>Abrechnungszeitraum vom ${day(`${end.slice(0, 8)}01`, 'dd.mm.yyyy')} bis ${day(end, 'dd.mm.yyyy')}</p>
  ${table(
    [330, 90],
    [
      ['Zinsen für eingeräumte Kontoüberziehung 9,9000 %', '0,00'],
      ['Zinsen für Guthaben 0,0000 %', '0,00'],
      ['Entgelte vom 01. bis Monatsende', '0,00'],
      [`Kontostand in EUR am ${day(end, 'dd.mm.yyyy')}`, form(closing)],
      [`Rechnungsabschluss / Saldo per ${day(end, 'dd.mm.yyyy')}`, form(closing)],
    ]
      .map((row) => cells('lr', row))
      .join(''),
  )}
  <h2>Hinweise zum Kontoauszug:</h2><p class="s">Einwendungen gegen Rechnungsabschlüsse müssen innerhalb von sechs Wochen nach Zugang erhoben werden. Die Abrechnung gilt sonst als genehmigt. Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes bis 100.000,00 EUR entschädigungsfähig. Schecks, Lastschriften und sonstige Einzugspapiere werden Eingang vorbehalten gutgeschrieben. Die Umsatzsteuer-Identifikationsnummer der Bank lautet DE999555111. Dieser Auszug wurde am ${day(dayAfter(end, 2), 'dd.mm.yyyy')} maschinell erstellt.</p>`;

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'de');
  const { start, end } = periodOf(random);
  const plan = { start, end, sorts: SORTS, floor: -60_000n };
  const { opening, rows, closing } = booked(random, plan, 14, 64, [5_000, 480_000]);
  const number = random.digits(10);
  const own = iban('DE', `12099900${number}`);
  const ordinal = Number(end.slice(5, 7));
  const balanceLine = (iso: string, value: bigint, more: string) => ({
    h: 20,
    html: `<tr class="k"><td colspan="2" class="l">Kontostand am ${day(iso, 'dd.mm.yyyy')}${more}</td><td colspan="2" class="r">${form(value)}</td></tr>`,
  });
  const body = rows.map(({ date, lines, amount }, r) => {
    const told = joined(lines);
    const values = amount < 0n ? [form(amount), ''] : ['', form(amount)];
    return { h: lines.length * 10 + 6, html: cells(ALIGN, [day(date, 'dd.mm.yyyy'), told, ...values], [0, r]) };
  });
  const totals = table(
    [180, 110],
    `${cells('lr', ['Summe Soll EUR', form(total(inOrOut(rows, -1)))])}${cells('lr', ['Summe Haben EUR', form(total(inOrOut(rows, 1)))])}`,
  );
  const opened = balanceLine(dayAfter(start, -1), opening, `, Auszug Nr. ${ordinal === 1 ? 12 : ordinal - 1}`);
  const closed = balanceLine(end, closing, ` um ${random.pick(['18:02', '20:15', '23:59'])} Uhr`);
  const blocks = [
    opened,
    ...body,
    closed,
    { h: 58, html: `<p class="g"><b>Gesamtumsatzsummen</b></p>${totals}` },
    { h: 240, html: annex(end, closing, own) },
  ];
  const first = `<div class="sp"><span style="margin-top:60pt"><small>DLB AG, 10999 Grünau</small><br><br>${text(person)}<br>${text(place).replace(', ', '<br>')}</span><b class="logo">DLB</b></div><div class="info">Anzahl Anlagen: 1<br>Internes Zeichen: ${random.digits(3)}/${random.digits(5)}<br>Telefon 030 555 99 00</div>`;
  const pages = flow(blocks, {
    first: 560,
    rest: 640,
    table: columns(WIDTHS, heads(ALIGN, 'Datum|Erläuterung|Betrag Soll EUR|Betrag Haben EUR'), 't'),
    page: (inside, index, count) =>
      `${index === 0 ? first : ''}<div class="sp h"><b>Kontoauszug ${ordinal}/${end.slice(0, 4)}</b><span>Seite ${index + 1} von ${count}</span></div><p class="a">Girokonto ${number}, ${own}</p>${inside}${foot('<span>DLB Deutsche Landkredit AG · Taubenweg 7-9 · 10999 Grünau · Amtsgericht Grünau HRB 99555 · BIC DLBADE55XXX · Vorsitz Aufsichtsrat: Friederike Holmsen</span>')}`,
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|36pt 40pt|.logo{font-size:26pt;line-height:30pt;color:#0b5fa5}.info{text-align:right;margin:-20pt 0 16pt;font-size:7pt}.h{font-size:11pt;margin-bottom:3pt}.a{margin-bottom:10pt}th{border-top:1pt solid #0b5fa5;border-bottom:1pt solid #0b5fa5;padding:2pt 0}td{padding:3pt 0}.k td{font-weight:bold;padding:5pt 0}.g{margin-top:12pt}h2{font-size:9.5pt;margin:16pt 0 6pt}.s{font-size:6.5pt;line-height:8.5pt}.foot{font-size:6pt;color:#666;text-align:center}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`DLB|${person}|checking|EUR`, number, own, 'DLBADE55XXX'),
    ...{ opening, closing },
    rows: rows.map((row) => rowOf(row, { alsoAccepted: [row.lines.slice(1).join(' ')] })),
  });
}

export const families: Family[] = [
  family(
    'de-current-soll-haben-anlage',
    'de',
    'checking',
    ['debit-column-with-minus', 'rows-of-five-lines', 'appendix-repeats-closing', 'no-period'],
    draw,
  ),
];
