import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  booked,
  COMMAED,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  type Move,
  periodOf,
  rowOf,
  table,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountOf, before, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a car maker's bank's call-money statement: below the new balance two boxes side by side, interest and taxes. */

const SORTS: Sorts = [
  ['Überweisungsgutschrift|Einzahlung', 10_000, 1_500_000],
  ['Überweisungsgutschrift|Sparen {=mm.yyyy}', 5_000, 90_000],
  ['Überweisung|Auszahlung Referenzkonto', -600_000, -5_000],
  ['Überweisung|Auszahlung Referenzkonto|Auftrag vom {=dd.mm.yyyy}', -60_000, -5_000],
];

const form = before(COMMAED);
const ALIGN = 'lllr';
const WIDTHS = [82, 78, 240, 90];

function boxes(random: Random, start: string, end: string, interest: bigint, tax: readonly bigint[]): string {
  const half = interest / 3n;
  const mid = dayAfter(start, random.integer(8, 20));
  const line = (label: string, value: bigint) => cells('lr', [label, form(value)]);
  const left = `<tr><th colspan="2" class="l">Zinsen vom ${day(start, 'dd.mm.yyyy')} bis ${day(end, 'dd.mm.yyyy')}</th></tr>${line(`2,00 % bis ${day(mid, 'dd.mm.yy')}`, half)}${line(`2,25 % ab ${day(dayAfter(mid, 1), 'dd.mm.yy')}`, interest - half)}${line('Habenzinsen', interest)}`;
  const [flat = 0n, soli = 0n, church = 0n] = tax;
  const right = `<tr><th colspan="2" class="l">Steuern</th></tr>${line('Kapitalertragsteuer', flat)}${line('Solidaritätszuschlag', soli)}${line('Kirchensteuer', church)}${line('Summe', flat + soli + church)}`;
  return `<div class="sp boxes"><div class="box">${table([150, 70], left)}</div><div class="box">${table([150, 70], right)}</div></div>`;
}

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'de');
  const { start, end } = periodOf(random, 1, 3);
  const drawn = booked(random, { start, end, sorts: SORTS }, 1, 20, [100_000, 5_000_000]);
  const interest = BigInt(random.integer(400, 22_000));
  const freed = random.chance(0.4);
  const flat = freed ? 0n : interest / 4n;
  const soli = (flat * 11n) / 200n;
  const church = random.chance(0.5) ? (flat * 9n) / 100n : 0n;
  const late: readonly (readonly [string, bigint])[] = [
    ['Habenzinsen', interest],
    ['Kapitalertragsteuer', -flat],
    ['Solidaritätszuschlag', -soli],
    ['Kirchensteuer', -church],
  ];
  const system = late.flatMap(([line, amount]) => (amount === 0n ? [] : [{ date: end, lines: [line], amount }]));
  const rows: Pick<Move, 'date' | 'lines' | 'amount'>[] = [...drawn.rows, ...system];
  const closing = drawn.closing + system.reduce((all, { amount }) => all + amount, 0n);
  const number = random.digits(10);
  const own = iban('DE', `50099900${number}`);
  const other = iban('DE', random.digits(18));
  const told = rows.map(({ date, lines, amount }) => ({
    ...{ date, amount, value: amount < 0n ? date : dayAfter(date, lines.length > 1 ? 1 : 0) },
    lines: lines.length > 1 ? [...lines, other] : lines,
  }));
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  const ends = (label: string, value: bigint) => ({
    h: 20,
    html: `<tr class="k"><td colspan="3" class="l">${label}</td><td class="r">${form(value)}</td></tr>`,
  });
  const body = told.map(({ date, value, lines, amount }, r) => ({
    h: lines.length * 10 + 5,
    html: cells(ALIGN, [dmy(date), dmy(value), joined(lines), form(amount)], [0, r]),
  }));
  const blocks = [
    ends(`Alter Saldo vom ${dmy(dayAfter(start, -1))}`, drawn.opening),
    ...body,
    ends(`Neuer Saldo vom ${dmy(end)}`, closing),
    { h: 120, html: boxes(random, start, end, interest, [flat, soli, church]) },
  ];
  const first = `<div class="sp"><span><small>Tarno Money, Henriweg 1, 50999 Elbtor</small><br><br>${text(person)}<br>${text(place).replace(', ', '<br>')}</span><span class="r"><b class="logo">Tarno Money</b><br><br>Kontonummer ${number}<br>IBAN ${own}<br>Datum ${dmy(end)}<br>Auszug ${random.integer(1, 40)}</span></div><h1>Tagesgeld Kontoauszug</h1>`;
  const pages = flow(blocks, {
    first: 480,
    rest: 660,
    table: columns(WIDTHS, heads(ALIGN, 'Buchungsdatum|Valutadatum|Buchungstext|Betrag in EUR')),
    page: (inside, index, count) =>
      `${index === 0 ? first : `<p>Kontonummer ${number} · Datum ${dmy(end)} · Seite ${index + 1} von ${count}</p>`}${inside}${foot('Tarno Bank GmbH · Henriweg 1 · 50999 Elbtor · Kundenservice 0221 555 99 11 · Sie nutzen einen Freistellungsauftrag? Stand und Verbrauch sehen Sie im Online-Banking. Einwendungen gegen diesen Abschluss bitte binnen sechs Wochen.')}`,
  });
  const css = look(
    "8.5pt/10pt 'DejaVu Sans Condensed'|44pt 52pt|.logo{font-size:15pt}h1{font-size:12pt;margin:46pt 0 10pt}th{border-bottom:.8pt solid #333;font-weight:bold;padding-bottom:3pt}td{padding:2.5pt 0}.k td{font-weight:bold;padding:5pt 0}.boxes{margin-top:22pt}.box{border:.8pt solid #999;padding:6pt}.foot{font-size:6.5pt;line-height:8pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: accountOf(`Tarno Money|${person}|savings|EUR`, number, own),
    ...{ opening: drawn.opening, closing },
    rows: told.map((row) => {
      const short = row.lines.length > 1 ? [row.lines.slice(0, -1).join(' '), row.lines.slice(1).join(' ')] : [];
      return rowOf(row, { valueDate: row.value, ...(short.length > 0 ? { alsoAccepted: short } : {}) });
    }),
  });
}

export const families: Family[] = [
  family('de-savings-zinskaesten', 'de', 'savings', ['boxes-side-by-side', 'taxes-as-rows', 'no-period'], draw),
];
