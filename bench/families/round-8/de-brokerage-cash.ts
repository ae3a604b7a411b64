import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  inOrOut,
  joined,
  look,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { figure, partsOf, text } from '../markup.ts';
import { iban, whoIn } from '../stranger-parts.ts';
import { accountOf, columns, flow, foot, named, type Sorts } from './europe-parts.ts';

/** After a German neobroker's statement of its cash account: the day broken over two lines, a kind beside the text, IN before OUT, then tables of the trustees and of fund units that are no rows. */

const SORTS: Sorts = [
  ['Handel|Buy trade DE000{A;C;E}###### ISHX CORE MSCI WRLD U.ETF,|quantity: {3;12;40}.######', -90_000, -2_500],
  ['Handel|Savings plan execution IE00B###### VANGARD FTSE ALL-WLD,|quantity: 0.######', -30_000, -2_500],
  ['Handel|Sell trade US88######## TESSLA INC. DL -,001, quantity: {2;5}', 9_000, 120_000],
  ['Kartentransaktion|{Lidolo sagt Danke;REWAL Markt;Amazin.de}', -9_500, -210],
  [
    'Kartentransaktion|BAR CENTRALE, 18,50 CHF, exchange rate: 0,95####,|ECB rate: 0,96########, markup: 0,1######',
    -3_000,
    -1_200,
  ],
  ['Ertrag|Cash Dividend for ISIN US47########', 120, 8_000],
  ['Überweisung|Incoming transfer from {Jürgen Brackwede;Ulf Senger} (DE####################)', 5_000, 150_000],
  ['Überweisung|Outgoing transfer for Aylin Toprak (DE####################)', -80_000, -2_000],
  ['Prämie|Your Saveback payment', 20, 1_500],
  ['Zinszahlung|Interest payment', 30, 4_500],
];

const MONTHS = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.';
const money = (value: bigint): string => `${figure(value, COMMAED)} €`;
const long = (iso: string): string => `${named(iso, MONTHS)} ${iso.slice(0, 4)}`;
const ALIGN = 'lllrrr';
const WIDTHS = [44, 84, 234, 54, 54, 62];

function tables(end: string, closing: bigint): string {
  const third = closing / 3n;
  const trust = table(
    [200, 120],
    cells('lr', 'TREUHANDKONTEN|SALDO', null, 'th') +
      cells('lr', ['Elbtor Bank AG', money(third)]) +
      cells('lr', ['Grünau Bank Europe', money(closing - third)]),
  );
  const units = table(
    [70, 80, 130, 70, 90, 80],
    cells('lllrrr', 'DATUM|ZAHLUNGSART|GELDMARKTFONDS|STÜCK|KURS PRO STÜCK|BETRAG', null, 'th') +
      cells('lllrrr', [long(end), 'Kauf', 'IE000GMF99955', '12,51', '100,02 €', '1.251,25 €']) +
      cells('lllrrr', [long(end), 'Verkauf', 'IE000GMF99955', '3,00', '100,03 €', '300,09 €']),
  );
  return `<h2>BARMITTELÜBERSICHT</h2><p>Barmittel per ${long(end)}</p>${trust}<h2>TRANSAKTIONSÜBERSICHT</h2>${units}<h2>HINWEISE ZUM KONTOAUSZUG</h2><p class="s">Bitte überprüfe die Richtigkeit der Angaben und der verzeichneten Buchungen. Einwendungen sind innerhalb von sechs Wochen schriftlich zu erheben. Guthaben bis 100.000,00 € sind gesetzlich abgesichert. Der Zinssatz beträgt 2,25 % p.a. seit 01.02.2022.</p>`;
}

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, random.pick([1, 1, 3]));
  const { opening, rows, closing } = booked(random, { start, end, sorts: SORTS }, 10, 68, [5_000, 400_000]);
  const own = iban('DE', `50210${random.digits(13)}`);
  const body = rows.map(({ date, lines, amount, balance }, r) => {
    const [kind = '', ...more] = lines;
    const sides = amount > 0n ? [money(amount), ''] : ['', money(amount)];
    const when = `${named(date, MONTHS)}<br>${partsOf(date).yyyy}`;
    return { h: 25, html: cells(ALIGN, [when, kind, joined(more), ...sides, money(balance)], [0, r]) };
  });
  const short = table(
    [132, 100, 100, 100, 100],
    cells('lrrrr', 'PRODUKT|ANFANGSSALDO|ZAHLUNGSEINGANG|ZAHLUNGSAUSGANG|ENDSALDO', null, 'th') +
      cells('lrrrr', [
        'Cashkonto',
        money(opening),
        money(total(inOrOut(rows, 1))),
        money(total(inOrOut(rows, -1))),
        money(closing),
      ]),
    'sum',
  );
  const pages = flow([...body, { h: 220, html: tables(end, closing) }], {
    first: 500,
    rest: 620,
    table: columns(
      WIDTHS,
      `<tr class="hd"><th class="l">DATUM</th><th class="l">TYP</th><th class="l">BESCHREIBUNG</th><th class="r">ZAHLUNGS-<br>EINGANG</th><th class="r">ZAHLUNGS-<br>AUSGANG</th><th class="r">SALDO</th></tr>`,
      't',
    ),
    page: (inside, index, count) =>
      `<div class="sp m"><span>MARKT REPUBLIKA BANK GMBH &nbsp; BRUNNENSTRASSE 99 &nbsp; 10999 GRÜNAU</span></div>${index === 0 ? `<div class="sp hd2"><span>${text(person)}<br>${text(place).replace(', ', '<br>')}</span><span>DATUM ${long(start)} - ${long(end)}<br>IBAN ${own.replace(/ /g, '')}<br>BIC MRBKDEBB</span></div><h2>KONTOÜBERSICHT</h2>${short}<h2>UMSATZÜBERSICHT</h2>` : '<br>'}${inside}${foot(`<div class="sp"><span>Markt Republika Bank GmbH<br>www.marktrepublika.example</span><span>Sitz der Gesellschaft: Grünau<br>AG Grünau HRB 99955 B · USt-ID DE999555111</span><span>Erstellt am ${long(end)}<br>Seite ${index + 1} von ${count}</span></div>`)}`,
  });
  const css = look(
    "7.5pt/9.5pt 'Liberation Sans'|30pt 31pt|.m{color:#666;font-size:6.5pt}.hd2{margin:22pt 0 20pt}h2{font-size:9pt;margin:14pt 0 6pt}.sum th,.hd th{font-size:6.5pt;border-bottom:.6pt solid #000;padding-bottom:2pt;vertical-align:bottom}.t td{padding:3pt 0;border-bottom:.3pt solid #ccc}.s{font-size:6.5pt;line-height:8.5pt}.foot{font-size:6pt;line-height:8pt;color:#666}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`MARKT REPUBLIKA BANK GMBH|${person}|checking|EUR`, null, own, 'MRBKDEBB'),
    period: { start, end },
    ...{ opening, closing },
    rows: rows.map((row) => rowOf(row, { shows: true, alsoAccepted: [row.lines.slice(1).join(' ')] })),
  });
}

export const families: Family[] = [
  family(
    'de-brokerage-cash',
    'de',
    'checking',
    ['date-over-two-lines', 'money-in-first', 'kind-column', 'tables-after-rows', 'figures-in-texts'],
    draw,
  ),
];
