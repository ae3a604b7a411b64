import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  family,
  heads,
  joined,
  look,
  type Move,
  moves,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, intlDate, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, sheets } from './europe-parts.ts';

/** Follows a German direct bank's card bill: two dates, foreign amount and rate in columns, the sign behind, the old balance as a row. */
const SORTS = [
  ['{REWO MARKT;EDEKANT;BAHN TICKET} {Elbtor;Ansbeck;Frankfurt}', -14000, -320],
  ['{AMZ MKTP DE*~~#~#~~#;APFEL.COM/BILL;PAYFIX *STREAMBOX} {800-279-6620;0800 123 4567;35314369001}', -8999, -99],
  ['HOTEL {SEEROSE;AM WALL} {GRUENAU;LUEBECK}|{=dd.mm.yy} 2 NAECHTE', -39000, -7800],
  ['Lastschrift|Abrechnung Vormonat', 40000, 190000],
  ['Gutschrift {ZALADO;BUCHKREIS} Retoure', 1200, 14000],
  ['USD {DELI ON 5TH;UBAR TRIP HELP.UBAR} NEW YORK', -9000, -900],
  ['1,75% für Auslandseinsatz', -160, -15],
] as const;

const money = (value: bigint): string => `${figure(value, COMMAED)} ${value < 0n ? '-' : '+'}`;

const DRAW_LOOK = look(
  "7.8pt/10.4pt 'Liberation Sans'|34pt 44pt|h1{font-size:11pt;line-height:18pt}th{border-bottom:.5pt solid;font-weight:bold}td{padding-top:3pt}",
);

const bought = (move: Move) => dayAfter(move.date, -Number(move.ref[0]) % 4);

const foreign = (move: Move): string[] => {
  if (!move.lines[0]?.startsWith('USD ')) return ['', '', ''];
  return ['USD', figure((move.amount * 1083n) / 1000n, COMMAED), '1,0830'];
};

const linesOf = (move: Move) => move.lines.map((line) => line.replace(/^USD /, ''));

function draw(random: Random): Drawn {
  const who = whoIn(random, 'de');
  const { start, end } = periodOf(random, 22);
  const opening = -BigInt(random.integer(10_000, 240_000));
  const rows = moves(random, { start, end, count: random.integer(9, 48), sorts: SORTS, floor: null });
  const closing = opening + total(rows);
  const card = `4907 XXXX XXXX ${random.digits(4)}`;
  const made = rows.map((move, r) => ({
    html: cells(
      'lllcrrr',
      [
        day(bought(move), 'dd.mm.yy'),
        day(move.date, 'dd.mm.yy'),
        joined(linesOf(move)),
        ...foreign(move),
        money(move.amount),
      ],
      [0, r],
    ),
    height: move.lines.length * 10.4 + 3,
    amount: move.amount,
  }));
  const widths = [48, 50, 214, 42, 50, 38, 66];
  const align = 'lllcrrr';
  const heading = heads(
    align,
    'Datum<br>Beleg|Datum<br>Buchung|Angabe des Unternehmens /<br>Verwendungszweck|<br>Währung|<br>Betrag|<br>Kurs|Betrag in<br>EUR',
  );
  let carried = opening;
  const pages = sheets(made, 370, 560, (part, index, count) => {
    const head = index
      ? `<p>Seite ${index + 1} der Abrechnung vom ${day(end, 'dd.mm.yyyy')} · MDB-VISA-Card: ${card}</p>`
      : `<div class="sp" style="height:110pt;margin-top:50pt"><div><u style="font-size:6pt">Märkische Direktbank AG · 10919 Berlin</u><br>${text(who.person)}<br>${text(who.place)}</div><table>${cells('ll', ['Abrechnungsdatum:', intlDate(dayAfter(end, 1), 'de-DE', { day: 'numeric', month: 'long', year: 'numeric' })])}${cells('ll', ['MDB-VISA-Card:', card])}${cells('ll', ['Karteninhaberin:', text(who.person)])}${cells('ll', ['Abrechnung:', `${day(end, 'mm')}/${day(end, 'yyyy')}`])}${cells('ll', ['Verfügungsrahmen:', '3.000,00 EUR'])}</table></div><h1>Ihre Abrechnung vom ${day(start, 'dd.mm.yyyy')} bis ${day(end, 'dd.mm.yyyy')}</h1>`;
    const first = index
      ? cells(align, ['', '', `Übertrag von Seite ${index}`, '', '', '', money(carried)])
      : cells(align, [day(start, 'dd.mm.yy'), '', 'Saldo letzte Abrechnung', '', '', '', money(opening)]);
    carried += total(part);
    const last =
      index < count - 1
        ? cells(align, ['', '', `Zwischensumme Seite ${index + 1}`, '', '', '', money(carried)])
        : cells(align, ['', '', '<b>Neuer Saldo</b>', '', '', '', `<b>${money(closing)}</b>`]);
    const foot =
      index < count - 1
        ? ''
        : `<br>${legal([`Den Betrag von ${figure(closing, COMMAED)} EUR buchen wir am ${day(dayAfter(end, 8), 'dd.mm.yyyy')} von Ihrem Konto DE## 1203 0099 ab.`.replace('##', '61'), 'Umsätze in Fremdwährung werden zum Referenzkurs des Verarbeitungstages umgerechnet. Sollzins 9,90 % p.a. Einwendungen bitte innerhalb von 6 Wochen. Kartensperre 116 116.'], 7)}`;
    return `${head}${table(widths, heading + first + part.map(({ html }) => html).join('') + last)}${foot}`;
  });
  const facts = truthOf({
    account: account(`Märkische Direktbank AG|${who.person}|credit-card|EUR`, bare(card)),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) => rowOf({ ...move, lines: linesOf(move) })),
  });
  return drawnWith(pages, DRAW_LOOK, facts);
}

export const families: Family[] = [
  family(
    'de-card-goldkarte',
    'de',
    'credit-card',
    ['two-dates', 'sign-behind', 'foreign-columns', 'carried-forward'],
    draw,
  ),
];
