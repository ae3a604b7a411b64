import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, put, sheets, valueDay, withIban } from './europe-parts.ts';

/** Follows the statements of an Austrian online bank's settlement account: the closing above and below the rows, minus behind. */
const SORTS = [
  [
    'Kauf Wertpapiere|{Donauwerke AG;Alpenstrom AG;iPole Core World} ~~#########|Kurs: ##,## EUR|Provision: 5,95- EUR|Fremde Spesen: 1,20- EUR',
    -480000,
    -25000,
  ],
  [
    'Verkauf Wertpapiere|{Brennerbahn AG;Salzachtal Papier} AT0000######|Kurs: 1#,### EUR|KESt: 12,44- EUR',
    40000,
    390000,
  ],
  ['Ertrag|{Donauwerke AG;Alpenstrom AG} AT0000######|Bruttobetrag: 5#,## EUR KESt 27,50%', 800, 41000],
  ['Internet-Überweisung|{Friederike Holmsen;Eigenübertrag}|IBAN AT## 2011 #### #### ####', -250000, -5000],
  ['Gutschrift|{Eigenübertrag;Monika Stieglbauer}|Sparen {=mm/yyyy}', 20000, 500000],
  ['SEPA-Lastschrift|Depotentgelt 2. Halbjahr', -2400, -300],
  ['Kapitalertragsteuer', -3000, -12],
] as const;

const money = (value: bigint): string => `${figure(value, COMMAED)}${value < 0n ? '-' : ''}`;

const DRAW_LOOK = look(
  "8.2pt/10.5pt 'Liberation Sans'|40pt 50pt|h1{font-size:14pt;line-height:20pt;margin-top:8pt}.brand{color:#0a6b58;font-size:17pt;line-height:22pt;text-align:right}th{border-bottom:.6pt solid;padding:8pt 0 2pt}td{padding-top:3pt}.b{font-weight:bold;margin:5pt 0}",
);

function draw(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, random.pick([1, 1, 3]));
  const { opening, rows, closing } = booked(random, { start, end, sorts: SORTS }, 4, 26, [30_000, 2_400_000]);
  const number = `${random.digits(5)}-${random.digits(3)}`;
  const code = iban('AT', `1945${'0'.repeat(0)}${random.digits(12)}`);
  const nr = Number(end.slice(5, 7));
  const row = (move: Move, r: number): string =>
    cells(
      'llrr',
      [day(move.date, 'dd.mm'), joined(move.lines), day(valueDay(move), 'dd.mm'), money(move.amount)],
      [0, r],
    );
  const made = rows.map((move, r) => ({ html: row(move, r), height: move.lines.length * 10.5 + 4 }));
  const side = `Konto-Nr.: ${number}<br>IBAN: ${code}<br>BIC: TAUEAT2SXXX<br>Währung: EUR`;
  const result = (label: string) => `<div class="sp b"><span>${label}</span><span>${money(closing)}</span></div>`;
  const pages = sheets(made, 400, 560, (part, index, count) => {
    const top = `<div class="brand">tauernbank <i>direkt</i></div><h1>KONTOAUSZUG</h1><div class="sp"><span>vom ${day(end, 'dd.mm.yyyy')}</span><span>Auszug ${nr}/${day(end, 'yyyy')}</span><span>Blatt ${index + 1} von ${count}</span></div>`;
    const window = index
      ? `<div class="sp" style="margin:8pt 0"><span>${text(who.person)}</span><span>Konto-Nr.: ${number}</span></div>`
      : `<div class="sp" style="height:100pt;margin-top:14pt"><div><u style="font-size:6pt">Tauernbank AG, Postfach 14, 5099 Stadlau</u><br>${text(who.person)}<br>${text(who.place)}</div><div>${side}</div></div><p>Empfängerhinweis: Bitte prüfen Sie Ihren Auszug. Einwände sind binnen zwei Monaten, spätestens am ${day(dayAfter(end, 61), 'dd.mm.yyyy')}, zu erheben.</p>${result('Neuer Saldo zu Ihren Gunsten')}`;
    const old = index
      ? ''
      : cells('llrr', ['', `Alter Saldo per ${day(dayAfter(start, -1), 'dd.mm.yyyy')}`, '', money(opening)]);
    const sums = [
      `Summe der Gutschriften|${money(total(inOrOut(rows, 1)))}`,
      `Summe der Lastschriften|${money(total(inOrOut(rows, -1)))}`,
    ]
      .map((line) => `<div class="sp"><span>${line.replace('|', '</span><span>')}</span></div>`)
      .join('');
    const last =
      index < count - 1
        ? ''
        : `<div style="border-top:.6pt solid;margin-top:6pt;padding-top:4pt">${sums}${result('Neuer Saldo zu Ihren Gunsten')}</div>`;
    const foot = put(
      50,
      775,
      legal([
        'Einlagen sind gemäß ESAEG bis 100.000,00 EUR je Kunde gesichert; Informationsbogen Stand 01.07.2023. Sollzinssatz 9,750 % p.a., Überziehungsprovision 5,000 % p.a. FN 123999x, LG Salzburg · Hotline +43 50 33 99-100',
      ]),
      'width:490pt',
    );
    return `${top}${window}${table([45, 320, 50, 80], heads('llrr', 'Datum|Buchungstext|Wert|Betrag') + old + part.map(({ html }) => html).join(''))}${last}${foot}`;
  });
  const facts = truthOf({
    account: account(`Tauernbank AG|${who.person}|checking|EUR`, bare(number)),
    opening,
    closing,
    rows: rows.map((move) =>
      rowOf(move, { valueDate: valueDay(move), alsoAccepted: [move.lines.slice(0, 2).join(' ')] }),
    ),
  });
  return drawnWith(pages, DRAW_LOOK, withIban(facts, code, 'TAUEAT2SXXX'));
}

export const families: Family[] = [
  family('at-current-verrechnung', 'de', 'checking', ['year-from-heading', 'trailing-minus', 'detail-lines'], draw),
];
