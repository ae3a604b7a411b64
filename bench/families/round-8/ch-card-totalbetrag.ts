import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, moves, rowOf, total } from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { APOSTROPHE, at, behind, billOf, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a Swiss card processor's bill: purchases unsigned, payments with a minus behind, foreign amounts in two columns, rates below the row, several cards. */

const SORTS: Sorts = [
  ['{Migrolino;Cooperativa;Volgg;Denna} {Zürich;Winterthur;Olten;Bülach} CHE', -18_000, -420],
  ['SBB{ Mobile; CFF FFS Automat} {Bern;Zürich} CHE', -9_500, -260],
  ['{Swissair Tax Free;Hotel Krone;Restaurant Zum Anker} {Kloten;Chur;Luzern} CHE', -52_000, -1_900],
  ['E|{AMAZIN EU SARL;BOOKINGS.COM;ZALANDIA SE} {Luxembourg LUX;Amsterdam NLD;Berlin DEU}', -40_000, -1_500],
  ['U|{APPEL.COM/BILL;OPENED AI;GITHUP INC} {Cork IRL;San Francisco USA}', -9_000, -300],
  ['Versicherungsprämie Karte', -690, -190],
  ['Gutschrift {Zalandia SE;Digitech} Nr. ########', 1_200, 26_000],
];

const money = behind(APOSTROPHE, '', '-');
const ALIGN = 'lllrrr';
const WIDTHS = [44, 44, 258, 34, 60, 72];

interface Bought {
  readonly date: string;
  readonly value: string;
  readonly lines: readonly string[];
  readonly amount: bigint;
  readonly foreign: string;
}

/** Foreign purchases carry a rate and a fee below their text. */
function boughtOf(random: Random, row: { date: string; lines: readonly string[]; amount: bigint }): Bought {
  const { date, amount } = row;
  const [first = '', name = ''] = row.lines;
  const value = dayAfter(date, random.integer(1, 3));
  const purchase = date;
  if (name === '') return { date: purchase, value, lines: row.lines, amount, foreign: '|' };
  const rate = BigInt(random.integer(8_900, 9_800));
  const fee = (-amount * 172n) / 10_000n;
  const plain = -amount - fee;
  const currency = first === 'E' ? 'EUR' : 'USD';
  const lines = [
    name,
    `Umrechnungskurs 0.${rate} vom ${day(purchase, 'dd.mm.yy')} CHF ${figure(plain, APOSTROPHE)}`,
    `Bearbeitungsgebühr 1.75% CHF ${figure(fee, APOSTROPHE)}`,
  ];
  return {
    date: purchase,
    value,
    lines,
    amount,
    foreign: `${currency}|${figure((plain * 10_000n) / rate, APOSTROPHE)}`,
  };
}

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'de');
  const { start, end } = billOf(random, random.integer(14, 22));
  const number = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const previous = BigInt(random.integer(20_000, 420_000));
  const paid = {
    date: dayAfter(start, 9),
    value: dayAfter(start, 9),
    lines: ['Ihre Zahlung – Danke'],
    amount: previous,
    foreign: '|',
  };
  const cards = Array.from({ length: random.integer(1, 2) }, (_, c) => ({
    name: `${c === 0 ? 'Kreditkarte Silber' : 'Partnerkarte'} XXXX XXXX XXXX ${random.digits(4)} ${person.toUpperCase()}`,
    rows: moves(random, { start, end: dayAfter(end, -3), count: random.integer(6, 34), sorts: SORTS, floor: null }).map(
      (row) => boughtOf(random, row),
    ),
  }));
  const groups = [[paid], ...cards.map(({ rows }) => rows)];
  const all = groups.flat();
  const closing = total(all) - previous;
  let r = 0;
  const blocks = [
    { h: 15, html: cells(ALIGN, ['', '', 'Totalbetrag letzte Rechnung', '', '', figure(previous, APOSTROPHE)]) },
    ...groups.flatMap((rows, g) => {
      const card = cards[g - 1];
      const body = rows.map(({ date, value, lines, amount, foreign }) => ({
        h: lines.length * 10 + 4,
        html: cells(
          ALIGN,
          [day(date, 'dd.mm.yy'), day(value, 'dd.mm.yy'), joined(lines), ...foreign.split('|'), money(amount)],
          [0, r++],
        ),
      }));
      if (!card) return body;
      const sum = -total(rows);
      const head = { h: 24, html: `<tr class="card"><td colspan="6" class="l">${text(card.name)}</td></tr>` };
      return [
        head,
        ...body,
        {
          h: 16,
          html: `<tr class="sub"><td></td><td></td><td colspan="3" class="l">Total ${card.name.slice(0, 40).replace(/ XXXX.*/, '')}</td><td class="r">${money(-sum)}</td></tr>`,
        },
      ];
    }),
    {
      h: 26,
      html: `<tr class="tot"><td></td><td></td><td class="l">Totalbetrag</td><td class="r">CHF</td><td></td><td class="r">${money(closing)}</td></tr>`,
    },
    {
      h: 70,
      html: `<p class="s">Zahlbar bis ${day(dayAfter(end, 20), 'dd.mm.yyyy')}. Mindestbetrag CHF ${figure(-closing / 20n, APOSTROPHE)}. Bei Teilzahlung wird ab Buchungsdatum ein Jahreszins von 11.95% verrechnet. Beanstandungen sind innert 30 Tagen schriftlich einzureichen. Ohne Gegenbericht gilt die Rechnung als genehmigt. Punktestand surprize: 12'450 Punkte, davon verfallen 300 per 31.12.</p>`,
    },
  ];
  const pages = flow(blocks, {
    first: 490,
    rest: 660,
    table: columns(WIDTHS, heads(ALIGN, 'Datum|Valuta|Details|Währung|Betrag|Betrag in CHF'), 't'),
    page: (inside, index, count) =>
      `<div class="sp"><b class="logo">cardella</b><span class="r">${index === 0 ? 'Cardella Card Services AG<br>Postfach 9999, 8999 Seefurt<br>Telefon +41 58 555 84 01' : `Rechnung vom ${day(end, 'dd.mm.yyyy')}<br>Kartenkonto ${number}<br>Seite ${index + 1} / ${count}`}</span></div>${index === 0 ? `${at(330, 110, `${text(person)}<br>${text(place).replace(', ', '<br>')}`)}<div class="h"><h1>Rechnung vom ${day(end, 'dd.mm.yyyy')}</h1>Kartenkonto ${number}<br>Kartenlimite CHF 8'000.00<br>Verfügbar CHF ${figure(800_000n + (closing < 0n ? closing : 0n), APOSTROPHE)}</div>` : '<br>'}${inside}${foot(`cardella.example · MWST-Nr. CHE-999.555.111 · Seite ${index + 1} / ${count}`)}`,
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|36pt 40pt|.logo{font-size:20pt;line-height:22pt;color:#c8102e}.h{margin:110pt 0 18pt}h1{font-size:12pt;line-height:16pt}th{border-bottom:.6pt solid #000;padding-bottom:2pt}td{padding:2pt 0}.card td{font-weight:bold;padding:9pt 0 4pt}.sub td{border-top:.4pt solid #888}.tot td{font-weight:bold;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:5pt 0}.s{font-size:6.8pt;line-height:9pt;margin-top:12pt}.foot{font-size:6.5pt;color:#666}",
  );
  return drawnOf(pages, css, {
    account: account(`cardella|${person}|credit-card|CHF`, number.replace(/ /g, '')),
    ...{ opening: -previous, closing },
    rows: all.map((row) =>
      rowOf(row, { valueDate: row.value, ...(row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {}) }),
    ),
  });
}

export const families: Family[] = [
  family(
    'ch-card-totalbetrag',
    'de',
    'credit-card',
    ['unsigned-purchases', 'minus-behind-payments', 'foreign-columns', 'several-cards', 'subtotals'],
    draw,
  ),
];
