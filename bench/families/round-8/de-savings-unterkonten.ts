import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { booked, COMMAED, cells, family, heads, look, type Move, periodOf, rowOf, table, truthOf } from '../kit.ts';
import { dayAfter, rowAttribute, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountOf, type Block, before, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a direct bank's monthly letter on all savings accounts of a customer: an overview, then a table for each, headings of two lines. */

const SORTS: Sorts = [
  ['Gutschrift|{Sparrate;Sparen;Urlaub;Ruecklage Auto} {=mm/yyyy}', 2_500, 80_000],
  ['Gutschrift|UEBERTRAG VOM GIROKONTO {=dd.mm.yyyy}', 10_000, 500_000],
  ['Überweisung|{Urlaub Sommer;Steuernachzahlung;Handwerker Rg ####;fuer Giro}', -250_000, -5_000],
  ['Umbuchung|Umbuchung Unterkonto', -100_000, -1_000],
];

const form = before(COMMAED);
const WIDTHS = [66, 140, 210, 90];
const money = (value: bigint): string => `${form(value)} EUR`;

interface Part {
  readonly name: string;
  readonly iban: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly rows: readonly Move[];
}

function rowHtml(row: Move, s: number, r: number, person: string, other: string): string {
  const [kind = '', purpose = ''] = row.lines;
  const value = dayAfter(row.date, row.amount > 0n ? 0 : 1);
  const first = cells('lllr', [day(row.date, 'dd.mm.yyyy'), kind, text(person), money(row.amount)], [s, r]);
  const second = `<tr ${rowAttribute(s, r)} class="two"><td>${day(value, 'dd.mm.yyyy')}</td><td>${other}</td><td>${text(purpose)}</td><td></td></tr>`;
  return `${first}${second}`;
}

const rowTruth = (row: Move, person: string, other: string) => {
  const [kind = '', purpose = ''] = row.lines;
  const description = `${kind} ${person} ${purpose}`;
  return rowOf(
    { ...row, lines: [description] },
    {
      valueDate: dayAfter(row.date, row.amount > 0n ? 0 : 1),
      alsoAccepted: [
        `${person} ${purpose}`,
        `${kind} ${person} ${other} ${purpose}`,
        `${kind} ${other} ${person} ${purpose}`,
        `${person} ${other} ${purpose}`,
      ],
    },
  );
};

function blocksOf(
  parts: readonly Part[],
  span: { start: string; end: string },
  person: string,
  other: string,
): Block[] {
  const dmy = (iso: string) => day(iso, 'dd.mm.yyyy');
  return parts.flatMap(({ name, iban: own, opening, closing, rows }, s) => {
    const ends = (label: string, iso: string, value: bigint, kind: string) => ({
      h: 22,
      html: `<tr class="${kind}"><td colspan="3" class="l">${label} vom ${dmy(iso)}</td><td class="r">${money(value)}</td></tr>`,
    });
    const none = `<tr><td colspan="4" class="l">Im Berichtszeitraum wurden keine Umsätze gebucht.</td></tr>`;
    return [
      {
        h: 58,
        html: `<h2>${String.fromCharCode(65 + s)} ${name} <span class="n">IBAN ${own}</span></h2><p class="u">Umsätze vom ${dmy(span.start)} bis ${dmy(span.end)}</p>`,
      },
      ends('Anfangssaldo', span.start, opening, 'e'),
      ...rows.map((row, r) => ({ h: 24, html: rowHtml(row, s, r, person, other) })),
      ...(rows.length === 0 ? [{ h: 14, html: none }] : []),
      ends('Endsaldo', span.end, closing, 'e f'),
    ];
  });
}

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'de');
  const { start, end } = periodOf(random);
  const other = iban('DE', random.digits(18));
  const parts = ['Tagesgeldkonto', 'Tagesgeldkonto Rücklage', 'Sparcard']
    .slice(0, random.integer(2, 3))
    .map((name, s) => ({
      name,
      iban: iban('DE', `50059${random.digits(13)}`),
      ...booked(random, { start, end, sorts: SORTS }, 2, s === 0 ? 22 : 4, [10_000, 2_000_000]),
    }));
  const held = parts.map((part) =>
    part.name === 'Sparcard' && random.chance(0.5) ? { ...part, rows: [], closing: part.opening } : part,
  );
  const sum = held.reduce((all, { closing }) => all + closing, 0n);
  const blocks = blocksOf(held, { start, end }, person, other);
  const overview = table(
    [30, 150, 196, 130],
    `${cells('lllr', 'Konto||IBAN|Saldo per {end}'.replace('{end}', day(end, 'dd.mm.yyyy')), null, 'th')}${held
      .map(({ name, iban: own, closing }, s) => cells('lllr', [String.fromCharCode(65 + s), name, own, money(closing)]))
      .join('')}<tr class="f"><td colspan="3" class="l">Gesamtsaldo</td><td class="r">${money(sum)}</td></tr>`,
  );
  const customer = random.digits(8);
  const head =
    heads('lllr', 'Buchung|Vorgang|Auftraggeber / Empfänger|Umsatz') +
    heads('lllr', 'Wertstellung|Kto. Auftraggeber/Empfänger|Verwendungszweck|');
  const pages = flow(blocks, {
    first: 470,
    rest: 640,
    table: columns(WIDTHS, head, 't'),
    page: (inside, index, count) =>
      `${index === 0 ? firstOf({ person, place, customer, end, other, overview }) : `<p class="sp"><b>1777direkt</b><span>Kundennummer ${customer} · Seite ${index + 1} von ${count}</span></p>`}${inside}${foot('1777direkt, eine Marke der Elbtor Sparbank AG, Postfach 999, 60999 Elbtor. Servicezeit täglich 8-20 Uhr unter 069 555 017 77. Vorstand: Ulf Senger. Gläubiger-ID DE77ZZZ00000177777.')}`,
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|40pt 44pt|h1{font-size:14pt;line-height:18pt;margin:70pt 0 10pt}h2{font-size:10pt;margin:16pt 0 4pt}.n{font-weight:normal;font-size:8pt;margin-left:12pt}.u{margin-bottom:6pt}th{font-size:7pt;color:#444}td{padding:1pt 0}.two td{padding-bottom:4pt;color:#333}.e td{font-weight:bold;padding:3pt 0}.f td{border-top:.7pt solid #000;font-weight:bold}.foot{font-size:6pt;line-height:8pt;color:#666}",
  );
  const statements = held.map(({ iban: own, opening, closing, rows }) =>
    truthOf({
      account: accountOf(`1777direkt|${person}|savings|EUR`, null, own),
      period: { start, end },
      ...{ opening, closing, rows: rows.map((row) => rowTruth(row, person, other)) },
    }),
  );
  return { pages, css, statements };
}

interface First {
  readonly person: string;
  readonly place: string;
  readonly customer: string;
  readonly end: string;
  readonly other: string;
  readonly overview: string;
}

const firstOf = ({ person, place, customer, end, other, overview }: First): string =>
  `<div class="sp"><span><small>1777direkt · Postfach 999 · 60999 Elbtor</small><br><br>${text(person)}<br>${text(place).replace(', ', '<br>')}</span><span class="r"><b style="font-size:18pt;line-height:22pt">1777direkt</b><br>Kundennummer ${customer}<br>${day(dayAfter(end, 1), 'dd.mm.yyyy')}</span></div>
  <h1>Monatlicher Kontoauszug</h1>${overview}<p style="margin-top:8pt">Referenzkonto: ${other}</p>`;

export const families: Family[] = [
  family(
    'de-savings-unterkonten',
    'de',
    'savings',
    ['several-accounts', 'two-line-heading', 'two-line-rows', 'empty-account'],
    draw,
  ),
];
