import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, booked, COMMAED, cells, family, joined, look, periodOf, rowOf, table, truthOf } from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, put, valueDay, withIban } from './europe-parts.ts';

/** Follows a German direct bank's savings account: a running number, value date before booking date in one column, few rows or none. */
const SORTS = [
  ['Überweisungsgutschrift|{Friederike Holmsen;Aylin Toprakçı;J. Brackwede}|Sparen {=mm/yyyy}', 50_000, 1_500_000],
  ['Auszahlung auf Referenzkonto|DE## 2005 0550 #### #### ##', -900_000, -20_000],
  ['Zinsgutschrift|Zinssatz 2,40 % p.a. bis 100.000,00 EUR', 310, 24_000],
  ['Kapitalertragsteuer|25,00 % aus 1##,## EUR', -6_000, -80],
  ['Solidaritätszuschlag', -330, -4],
] as const;

const money = (value: bigint): string => `${figure(value, COMMAED)}${value < 0n ? ' -' : ''}`;

const DRAW_LOOK = look(
  "8.6pt/11.5pt 'Liberation Sans'|42pt 50pt|h1{font-size:13pt;line-height:18pt;margin-top:26pt}.logo{text-align:right;font-size:18pt;line-height:22pt;color:#8a1c1c}.t{margin-top:14pt}.t th{background:#eee;padding:3pt 2pt}.t td{padding:3pt 2pt}",
);

function draw(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, random.pick([1, 3, 12]));
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: SORTS },
    random.chance(0.15) ? 0 : 3,
    random.chance(0.15) ? 0 : 16,
    [100_000, 9_000_000],
  );
  const count = rows.length;
  const number = random.digits(10);
  const code = iban('DE', `30020400${number}`);
  const balance = (label: string, iso: string, value: bigint): string =>
    cells('lllr', ['', '', `<b>${label} zum ${day(iso, 'dd.mm.yyyy')}</b>`, '']) +
    cells('lllr', ['', '', 'in EUR', `<b>${money(value)}</b>`]);
  const body = rows
    .map((move, r) =>
      cells(
        'lllr',
        [
          String(r + 1),
          `${day(valueDay(move), 'dd.mm.yyyy')} ${day(move.date, 'dd.mm.yyyy')}`,
          joined(move.lines),
          money(move.amount),
        ],
        [0, r],
      ),
    )
    .join('');
  const heading = cells('lllr', ['Nr.', 'Valuta / Buchungstag', 'Buchungstext', 'EUR'], null, 'th');
  const note = count > 0 ? '' : '<p style="margin:12pt 0">Im Abrechnungszeitraum lagen keine Umsätze vor.</p>';
  const page = `<div class="logo">wupper<b>leasing</b>bank</div>
    <div style="margin-top:30pt;height:86pt"><u style="font-size:6.5pt">wupperleasing bank GmbH · Postfach 10 99 99 · 42099 Wupperau</u><br>${text(who.person)}<br>${text(who.place)}</div>
    ${put(390, 120, `<table>${cells('ll', ['Kontonummer', number])}${cells('ll', ['Kundennummer', random.digits(7)])}${cells('ll', ['Datum', day(dayAfter(end, 1), 'dd.mm.yyyy')])}${cells('ll', ['Auszug Nr.', `${random.integer(1, 12)}`])}${cells('ll', ['Blatt', '1 von 1'])}</table>`)}
    <h1>Kontoauszug</h1><p>Produkt: flex Tagesgeldkonto &nbsp; IBAN ${code} &nbsp; BIC WUPBDE33XXX</p>
    ${table([28, 130, 240, 90], heading + balance('alter Saldo', dayAfter(start, -1), opening) + body + balance('neuer Saldo', end, closing), 't')}${note}
    ${put(50, 730, legal(['Die Einlagen sind bis 100.000,00 EUR nach dem EinSiG geschützt. Guthaben als Sicherheiten und Schuldverschreibungen sind es nicht. Bitte prüfen Sie den Rechnungsabschluss; Einwendungen sind innerhalb von sechs Wochen nach Zugang zu erheben.', `Zinssatz ab 01.0${random.integer(1, 9)}.${day(end, 'yyyy')}: 2,15 % p.a. Erteilter Freistellungsauftrag 1.000,00 EUR, davon verbraucht ${random.integer(10, 999)},00 EUR.`, 'Geschäftsführer: Dr. Ute Sommerfeld, Klaus Dieter Prang · Amtsgericht Wuppertal HRB 99999 · USt-ID DE129999999']), 'width:490pt')}`;
  const facts = truthOf({
    account: account(`wupperleasing bank GmbH|${who.person}|savings|EUR`, bare(number)),
    opening,
    closing,
    rows: rows.map((move) => rowOf(move, { valueDate: valueDay(move) })),
  });
  return drawnWith([page], DRAW_LOOK, withIban(facts, code, 'WUPBDE33XXX'));
}

export const families: Family[] = [
  family('de-savings-festgeld', 'de', 'savings', ['row-numbers', 'value-date-first', 'empty-month'], draw),
];
